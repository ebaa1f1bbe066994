"""Days that pages tell in other places than metas: in their address, in a line of their own, under the story."""

from __future__ import annotations

import pytest

from dossier.model.claims import Published
from dossier.reading import read
from dossier.reading.fields.dates import find_dates
from tests.reading.pages import HEADLINE, PARAGRAPHS, body, page

STORY = ("The city has closed the old bridge to lorries.", *PARAGRAPHS[1:])


def day(main: str, head: str = "", lang: str = "en") -> tuple[str, str] | None:
    """The day that is shown for a page, and the first words that prove it."""
    found = read(page(head, f"<h1>{HEADLINE}</h1>{main}", lang=lang), "p.html").description
    shown = found.all_of("published")
    if not shown:
        return None
    assert isinstance(shown[0].value, Published)
    return shown[0].value.value, shown[0].evidence[0].quote


def canonical(path: str) -> str:
    return f'<link rel="canonical" href="https://sierracourier.example{path}">'


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/2019/03/03/bridge", ("2019-03-03", "2019/03/03")),
        ("/world/2019/mar/03/bridge", ("2019-03-03", "2019/mar/03")),
        ("/news/20190303-bridge", ("2019-03-03", "20190303")),
        ("/2019/03/bridge-falls.html", ("2019-03", "2019/03")),
        ("/2019/13/bridge-falls.html", None),
        ("/archive/1200/10/bridge", None),
    ],
)
def test_an_address_tells_its_day_or_its_month(path: str, told: tuple[str, str] | None) -> None:
    """What an address carries is told with the part of it that says so, a section between its numbers or not."""
    assert day(body(STORY), canonical(path)) == told


def test_a_line_tells_more_than_the_addresss_month() -> None:
    """A month in the address stands back behind any day that the page shows."""
    assert day(f"<p>4 March 2019</p>{body(STORY)}", canonical("/2019/03/bridge")) == ("2019-03-04", "4 March 2019")


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("Gespeichert von ada am 3. März 2019 - 14:05", "2019-03-03T14:05"),
        ("Enviado por ada el 3 de marzo de 2019", "2019-03-03"),
        ("Ingediend door ada op 3 maart 2019", "2019-03-03"),
    ],
)
def test_a_line_under_the_story_says_who_sent_it_when(line: str, value: str) -> None:
    """The line with which systems close an entry tells its day."""
    assert (day(f"{body(STORY)}<div class='submitted'>{line}</div>") or ("",))[0] == value


def test_what_closes_an_entry_may_stand_below_its_links() -> None:
    """ "This entry was posted on ..." is found below a list that stands under the story."""
    links = "".join(f"<li><a href='/{n}'>Bolts, a box of {n}</a></li>" for n in range(8))
    posted = "This entry was posted on March 3, 2019 by Ada Ruiz and is filed under Bridges."
    assert (day(f"{body(STORY)}<ul>{links}</ul><div>{posted}</div>") or ("",))[0] == "2019-03-03"


@pytest.mark.parametrize("words", ["03 آذار/مارس 2019", "3 مارس (آذار) 2019", "3 آذار / مارس 2019"])
def test_an_arab_month_may_go_by_both_its_names(words: str) -> None:
    """A day whose month is named as the Levant and as Egypt name it is that day."""
    assert [date.value for date in find_dates(words)] == ["2019-03-03"]


COMMENT = '<div class="comment"><p>Ben wrote: <time datetime="2020-05-05T10:00:00+00:00">{}</time></p></div>'


def test_a_readers_moment_is_not_the_pages() -> None:
    """The time element of a comment dates no story, whether the page shows a day of its own or none."""
    comments = COMMENT.format("a while ago")
    assert day(f"<p>3 March 2019</p>{body(STORY)}{comments}") == ("2019-03-03", "3 March 2019")
    assert day(f"{body(STORY)}{comments}") is None


PUBLISHED = '<meta property="article:published_time" content="2019-03-04T02:05:00Z">'


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("Published March 3, 2019, 9:05 pm", "2019-03-03T21:05-05:00"),
        ("Published March 3, 2019, 9:05 pm EST", "2019-03-03T21:05-05:00"),
        ("Published March 4, 2019, 7:50 am", "2019-03-04T07:50+05:45"),
        ("Published March 3, 2019, 9:04 pm", "2019-03-04T02:05+00:00"),
        ("Updated March 3, 2019, 9:05 pm", "2019-03-04T02:05+00:00"),
        ("Published March 2, 2019, 9:05 am", "2019-03-04T02:05+00:00"),
    ],
)
def test_a_moment_is_told_on_the_pages_own_clock(line: str, value: str) -> None:
    """What is stated at Greenwich keeps the day on which readers saw it, where the page's words tell that moment."""
    assert (day(f"<p>{line}</p>{body(STORY)}", PUBLISHED) or ("",))[0] == value


def test_labels_may_be_glued_to_what_they_label() -> None:
    """Korean labels of an article's entry and of its change are told from each other."""
    line = "<p>기사입력 2019-03-03 03:00:00 기사수정 2019-03-04 03:00:00</p>"
    assert (day(line + body(STORY), lang="ko") or ("",))[0] == "2019-03-03T03:00"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("DCSext.articleFirstPublished", True),
        ("article_date_original", True),
        ("DC.date.issue", True),
        ("og:article:published_time", True),
        ("publisher_founded", False),
    ],
)
def test_systems_call_their_days_what_they_like(name: str, shown: bool) -> None:
    """A meta whose name says that it holds the day of publication is believed, and a publisher's is not."""
    told = day(body(STORY), f'<meta name="{name}" content="2019-03-03">')
    assert told == (("2019-03-03", "2019-03-03") if shown else None)


@pytest.mark.parametrize(
    ("above", "below"),
    [
        ("<p>Press release of 3 March 2019 | Leith</p>", ""),
        ("", "<ul><li>Menu</li><li>Contact</li></ul><p>Added to this site: 3 March 2019</p>"),
    ],
)
def test_a_page_that_states_no_day_gets_the_likeliest_that_it_shows(above: str, below: str) -> None:
    """No rule knows these lines; one day of the page is likely enough, and its words are kept."""
    assert day(f"{above}{body(STORY)}{below}") == ("2019-03-03", "3 March 2019")


def test_a_day_in_the_story_is_not_the_storys_day() -> None:
    """What happened on a day is no sign of when the story appeared."""
    assert day(body((*STORY, "The bridge was built in June 1911 and was mended on 4 May 1987 by the town."))) is None
