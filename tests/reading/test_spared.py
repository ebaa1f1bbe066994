"""What newer rules about pages and texts leave alone: names, days and headlines that only look like what they cut."""

from __future__ import annotations

import pytest

from dossier.model.claims import Description, Words
from dossier.reading import read
from dossier.reading.fields.boilerplate_lines import is_leftover
from tests.reading.pages import PARAGRAPHS, body
from tests.reading.test_event_days import told as told_days
from tests.reading.test_page_makers import H1, TITLE, authors, best, described, meta, text_of, told
from tests.reading.test_window import copied, shown

AGAIN = "Crane without an owner sold for one pound at Leith"
TEXT = "\n\n".join(PARAGRAPHS)


def plain(*over: str) -> Description:
    return read("\n\n".join((*over, TEXT)).encode(), "t.txt").description


@pytest.mark.parametrize(
    "headline",
    ["McDonald and McAllister meet DeShawn MacArthur in LaGrange", "FedEx, LinkedIn, eBay, AirBnB: who pays?",
     "#BringBackOurFerryNow: forty people in the rain", "#FerryGate: search for the owner goes on"],
)  # fmt: skip
def test_names_with_capitals_within_are_no_menu(headline: str) -> None:
    """However many firms, people and hashes a headline names, it is none of a menu's lines."""
    found = read(f"{headline}\n\nBy Ada Ruiz\n\n{TEXT}".encode(), "t.txt").description.best("headline")
    assert found is not None and isinstance(found.value, Words) and found.value.value == headline
    assert not is_leftover(headline)


@pytest.mark.parametrize(
    "line",
    ["Date and time: March 3, 2019", "Fecha y hora: 3 de marzo de 2019", "Date (UTC): March 3, 2019",
     "Print date: March 3, 2019", "Uhrzeit und Datum: 4. März 2019, 10:30 Uhr", "Original date: March 3, 2019"],
)  # fmt: skip
def test_what_belongs_to_any_days_label_is_no_events(line: str) -> None:
    """Hours, zones and the ways in which reports appear may stand in the label of their day."""
    assert [what for _, what in told_days(line)] == ["published"]


@pytest.mark.parametrize("line", ["Payment date: March 3, 2019", "Date of birth: March 3, 2019"])
def test_what_else_has_a_date_is_still_told_apart(line: str) -> None:
    """A label for something else than a report is no day of publication."""
    assert told_days(line) == []


def test_a_dash_that_the_page_shows_opens_a_quotation() -> None:
    """Papers of the north open with a dash what somebody said: it is the headline's."""
    said = "– Vi venter på fergen"
    found = described(f"<title>{said}</title>{meta(og__title=said)}", f"<h1>{said}</h1>{body()}", lang="no")
    assert best(found, "headline") == said


def test_a_card_within_a_sentence_or_a_houses_is_no_authors() -> None:
    """A full name on a card is its author's only where an element calls it so."""
    card = '<span class="fn">Martin Lowe</span>'
    assert not authors(
        told("", f"<p>{card} of the council has said so at every meeting of the year, and again now.</p>")
    )
    house = '<div class="vcard"><a class="fn org" href="/">Harbour Crow</a></div>'
    assert not authors(described("", f"{house}<article>{H1}{body()}</article>"))


def test_whom_a_list_below_names_is_no_author() -> None:
    """A person at the end of the title who stands again among a story's subjects is one of them."""
    listed = '<ul><li><a href="/t/mateo">Mateo Brunel</a></li></ul>'
    assert not authors(told(f"<title>{TITLE} | Mateo Brunel</title>", "", f"<p>Subjects</p>{listed}"))
    assert not authors(described(f"<title>{TITLE} | Santa Rosa</title>", f"<h2>Santa Rosa</h2>{H1}{body()}"))


def test_a_first_moment_that_is_a_changes_gives_no_place_to_other_stories() -> None:
    """Where the shown moment is also stated as that of the last change, the days of linked stories stay theirs."""
    changed = "2016-10-04T10:00"
    shown = f'<p><time datetime="{changed}">Tuesday, 10:00</time></p>'
    more = '<ul><li><a href="/a">Mill burns down</a> <time datetime="2016-09-30T08:00">September 30</time></li></ul>'
    found = told(meta(article__modified_time=changed), shown, f"<aside><h3>More</h3>{more}</aside>")
    assert best(found, "published") == changed


def test_links_may_be_relative_to_another_site() -> None:
    """What links are relative to tells whose a page is only where no address does."""
    base = '<base href="https://www.nytimes.com/">'
    assert best(told(base), "outlet") == "The New York Times"
    found = told(f'{base}<link rel="canonical" href="https://www.harbourcrow.example/x">')
    assert best(found, "outlet") != "The New York Times"


def test_a_headline_that_opens_as_the_site_is_called_names_no_outlet() -> None:
    """What follows a site's name in the title is what happened, though it begins with the site's name."""
    said = "Harbour Crow Ferry Sinks"
    found = described(f"<title>harbourcrow | {said}</title>{meta(og__site_name='harbour')}", f"<h1>{said}</h1>{body()}")
    assert best(found, "outlet") == "harbour"


def test_a_paper_may_be_called_news_from_somewhere() -> None:
    """ "News from Nowhere", on a line of its own, too, is the whole name."""
    found = described("<title>News from Nowhere</title>", f"<div>News from Nowhere</div>{H1}{body()}")
    assert best(found, "outlet") == "News from Nowhere"


@pytest.mark.parametrize(
    "line", ["[Photos are not allowed in the court.]", "De joven trabajó en la radio. Corresponsal en Bagdad."]
)
def test_a_storys_last_sentence_stays(line: str) -> None:
    """What is told of pictures and posts is the story's; their credits are not."""
    assert line in text_of("", f"<h1>{TITLE}</h1><article>{body()}<p>{line}</p></article>")


@pytest.mark.parametrize(
    ("stated", "names"),
    [("Ada Ruiz, ludmila hahn", ["Ada Ruiz", "ludmila hahn"]),
     ("Zwelethu Ndebele and danah boyd", ["Zwelethu Ndebele"]), ("Szilvia and peter hahn", ["Szilvia", "peter hahn"])],
)  # fmt: skip
def test_who_signs_in_small_letters_is_no_section(stated: str, names: list[str]) -> None:
    """A comma parts names however they are written, and a full name opens no section's."""
    found = told(meta(author=stated))
    assert authors(found) == names
    assert not any("and" in str(claim.value) for claim in found.all_of("byline"))


@pytest.mark.parametrize(
    "under",
    [("By Ada Ruiz", "3 March 2019", f"{AGAIN} (Photo: Ben Ortega)"),
     ("Image", f"{AGAIN}. © Ben Ortega", "By Ada Ruiz", "3 March 2019"),
     (f"{AGAIN}.", "By Ada Ruiz", "3 March 2019")],
)  # fmt: skip
def test_a_caption_may_repeat_the_headline(under: tuple[str, ...]) -> None:
    """A headline that stands again below a picture stays the headline, and its caption is none."""
    assert shown(copied(AGAIN, *under), "headline") == AGAIN


def test_what_goes_on_in_small_letters_is_no_headline_by_itself() -> None:
    """A headline's end that stands by itself, too, is a link within it and leaves it whole."""
    end = "the crane without an owner at Leith"
    found = copied(f"We ask again who sold {end}", "By Ada Ruiz", "3 March 2019", end)
    assert shown(found, "headline") == f"We ask again who sold {end}"


def test_a_life_is_no_day_on_which_a_story_appeared() -> None:
    """The days of a birth and a death behind a name are no dateline's."""
    life = "Ada Ruiz, 3 March 1950 – 4 May 2019, sailed the ferry for forty years and was never once late."
    assert best(plain(TITLE, life), "published") is None


def test_a_day_within_a_sentence_opens_no_story() -> None:
    """Behind a dateline a sentence begins; a word, a day and a dash may be one's own beginning."""
    assert (
        best(plain(TITLE, "Then, March 3, 1944 - a day of rain - the ferry was sold to the town."), "published") is None
    )


@pytest.mark.parametrize("end", ["the ferry is tied up for the third day", "Ferry is tied up for the third day"])
def test_a_headline_keeps_what_it_opens_with(end: str) -> None:
    """A line under it that repeats its end makes no kicker of a sentence's beginning, nor of words before a colon."""
    headline = f"Why {end}" if end[0].islower() else f"Mayor: {end}"
    assert best(plain(headline, end), "headline") == headline


def test_who_reports_from_a_court_is_an_author() -> None:
    """A post in brackets behind a name is its bearer's, though it names a court; who gave a picture is none."""
    assert authors(plain(TITLE, "Ada Ruiz (Court Reporter)")) == ["Ada Ruiz"]
    assert not authors(plain(TITLE, "By Editors Choice"))


def test_the_way_to_a_page_may_close_with_its_section() -> None:
    """A section's name that menus have, too, is no headline, though the way to the page leads to it."""
    name = "Harbours & Inland Waterways"
    found = copied(name, f"Home>Coast>{name}", name, AGAIN, "Post", "Share", "The Leith Lantern", "3 March 2019")
    assert shown(found, "headline") == AGAIN
