"""Pages that state nothing out of sight and name none of their elements: what their visible lines tell."""

from __future__ import annotations

import pytest

from dossier.model.claims import Person, Published, Words
from dossier.reading import read
from dossier.reading.fields.job_titles import without_post
from tests.reading.pages import PARAGRAPHS, body, page

TITLE = "Ferry to Isla Pardal stops for the winter"
DECK = "<p>The islanders fear a long winter without the doctor, who comes by boat, and without mail.</p>"


def shown(
    above: str, below: str = "", title: str = TITLE, heading: str = TITLE, head: str = ""
) -> dict[str, list[str]]:
    """What is shown of each field; every piece of evidence is proved."""
    main = f"<article><h1>{heading}</h1>{above}{body(PARAGRAPHS)}{below}</article>"
    found = read(page(f"<title>{title}</title>{head}", main), "p.html")
    claims = (*found.description.claims, *found.description.others)
    assert all(e.proves(found.rendition) for claim in claims for e in claim.evidence)
    told: dict[str, list[str]] = {"author": [], "agency": [], "published": [], "headline": []}
    for claim in found.description.claims:
        match claim.value:
            case Person(name, role) if role in told:
                told[role].append(name)
            case Published(value) if not told["published"]:
                told["published"].append(value)
            case Words(value) if claim.field == "headline" and not told["headline"]:
                told["headline"].append(value)
    return told


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Ada Ruiz Crime Reporter", "Ada Ruiz"),
        ("Ada Ruiz Senior Political Correspondent", "Ada Ruiz"),
        ("Ada Maria Ruiz Travel News Editor", "Ada Maria Ruiz"),
        ("Jorun Elbek Redakteurin", "Jorun Elbek"),
        ("Jorun Elbek Landespolitische Korrespondentin", "Jorun Elbek"),
        ("Jorun Elbek Sportredakteur", "Jorun Elbek"),
        ("Ada Ruiz Redactora de Política", "Ada Ruiz"),
        ("Ada Ruiz Journaliste au service Culture", "Ada Ruiz"),
        ("Ada Ruiz Gear Team", "Ada Ruiz"),
        ("Jorun Elbek Team", "Jorun Elbek Team"),
        ("Lobos Crime Reporter", "Lobos Crime Reporter"),
        ("Chief Political Correspondent", ""),
        ("Pilot Staff Writer Ada Ruiz", "Pilot Staff Writer Ada Ruiz"),
        ("Ada Ruiz reporters say", "Ada Ruiz reporters say"),
    ],
)
def test_a_name_is_parted_from_the_post_behind_it(words: str, name: str) -> None:
    """What stands behind a name without a comma is left out where it closes with a post, and nothing else is."""
    assert without_post(words) == name


@pytest.mark.parametrize(
    "above",
    [
        "<div>By</div><div>Ada Ruiz</div>",
        "<div>By</div><div><a href='/ada'>Ada Ruiz</a> Travel News Reporter</div>",
        "<dl><dt>Author:</dt><dd>Ada Ruiz</dd></dl>",
        "<p>Von:</p><p>Ada Ruiz</p>",
        "<div>Ada Ruiz</div><p>Share</p><p>Save</p><p>Print</p>",
        f"{DECK}<div>Ada Ruiz</div><div>2 hours ago</div><p>Share</p><p>Save</p><p>Print</p>",
        "<div>By Ada Ruiz ada@pardal.example (509) 555-0182</div>",
        "<p>5:45 AM PST 3/3/2019 by Ada Ruiz</p>",
        "<p>Ada Ruiz, Kxyz Harbour Writer</p>",
    ],
)
def test_who_wrote_is_read_without_names_of_elements(above: str) -> None:
    """A line that says only "By" leads to the next; a post, a time ago, the headline right over it vouch for a name."""
    assert shown(above)["author"] == ["Ada Ruiz"]


@pytest.mark.parametrize(
    ("above", "agencies"),
    [
        ("<div>By Pardal Pilot Staff</div>", ["Pardal Pilot Staff"]),
        ("<p>Von</p><p>Pardal24 Redaktion</p>", ["Pardal24 Redaktion"]),
        ("<p>By Island Weather Agency</p>", ["Island Weather Agency"]),
        (f"{DECK}<p>Reuters</p><p>Save</p>", []),
        ("<p>By Pardal News Weekly 3 Comments</p>", []),
    ],
)
def test_a_newsroom_or_an_agency_is_read_where_its_line_says_that_it_wrote(above: str, agencies: list[str]) -> None:
    """Behind "By" a body is who wrote, and a listed agency beside the date; alone it may have sent the picture."""
    told = shown(above)
    assert told["agency"] == agencies
    assert told["author"] == []


@pytest.mark.parametrize("role", ["By", "Fotos"])
def test_no_word_but_by_leads_to_the_next_line(role: str) -> None:
    """A label that is not of who wrote makes nobody an author."""
    assert shown(f"<div>{role}</div>{DECK}<div>Ben Orr</div><p>Save</p>")["author"] == []


TAG = '<meta name="{}" content="{}">'


@pytest.mark.parametrize(
    ("tags", "above", "below", "authors"),
    [
        ((("author", "Ada Ruiz"), ("content-creator", "ferrydesk")), "", "", ["Ada Ruiz"]),
        ((("author", "ferrydesk"),), "", "", ["ferrydesk"]),
        ((("author", "Orvane Halb"),), "", "<p>© 2019 Orvane Halb. All rights.</p>", ["Orvane Halb"]),
        ((("author", "Ben Orr"), ("sailthru.author", "Ada Ruiz")), "<p>By Ada Ruiz</p>", "", ["Ada Ruiz"]),
    ],
)
def test_tags_name_others_than_authors(
    tags: tuple[tuple[str, str], ...], above: str, below: str, authors: list[str]
) -> None:
    """An account, a publisher, and whom only one of several tags names, go by whom the page shows to have written."""
    found = shown(above, below, head="".join(TAG.format(*tag) for tag in tags))
    assert sorted(found["author"]) == sorted(authors)


def test_a_tags_body_is_told_without_the_places_that_it_sits_in() -> None:
    """ "pardal.net, Quito, Ecuador" is a body in a town; an agency before a newsroom is one of two."""
    assert shown("", head=TAG.format("author", "pardal.net, Quito, Ecuador"))["agency"] == ["pardal.net"]
    assert shown("", head=TAG.format("author", "dpa LT-Redaktion"))["agency"] == ["dpa", "LT-Redaktion"]


def test_an_agency_of_two_names_is_shown_once() -> None:
    """A mark gives the agency as it is written, a line as it is listed: it is one."""
    assert shown("<p class='author'>By <a class='author'>Associated Press</a></p>")["agency"] == ["Associated Press"]


@pytest.mark.parametrize(
    ("above", "below", "title", "day"),
    [
        ("<p>Veröffentlicht am 03.04.19 um 07:39 Uhr</p>", "", TITLE, "2019-04-03T07:39"),
        ("<p>Aktualisiert: 03.04.19</p>", "", TITLE, "2019-04-03"),
        ("", "", f"{TITLE} – PT – 23.04.2019", "2019-04-23"),
        ("", "", f"{TITLE} on 23.04.2019", None),
        ("", "<p>5 April 2019 ( modifica il 6 April 2019 | 15:24)</p>", TITLE, "2019-04-05"),
    ],
)
def test_the_day_is_read_where_no_machine_is_told(above: str, below: str, title: str, day: str | None) -> None:
    """Behind a label without its century, at the end of the window's title, right under the story; not in passing."""
    assert shown(above, below, title)["published"] == ([day] if day else [])


KICKED = "<span>Winter on the coast</span> <span>Ferry to Isla Pardal stops</span>"


@pytest.mark.parametrize(
    ("heading", "title", "expected"),
    [
        (KICKED, "Winter on the coast: Ferry to Isla Pardal stops", "Winter on the coast: Ferry to Isla Pardal stops"),
        (KICKED, "Ferry to Isla Pardal stops", "Ferry to Isla Pardal stops"),
        ("Thunder and dust", "How the old bridge over the Machángara river fell", "Thunder and dust"),
        (
            "Sport",
            "How the old bridge over the Machángara river fell",
            "How the old bridge over the Machángara river fell",
        ),
    ],
)
def test_the_headline_over_a_story_that_states_none(heading: str, title: str, expected: str) -> None:
    """A line over the headline is not run into it, and a lone heading over the story may tease."""
    assert shown("", title=title, heading=heading)["headline"] == [expected]


def test_menus_and_captions_of_unnamed_elements_are_no_story() -> None:
    """Links over the headline, and whatever stands in a picture's caption, stay out of the article's text."""
    menu = "".join(f"<li><a href='/t{n}'>TOWN{n} NEWS AND WEATHER</a></li>" for n in range(60))
    caption = "Boats lay in the harbour of Isla Pardal on Sunday, as the wind dropped. © Ada Ruiz | Ada Ruiz"
    picture = f"<figure><img src='b.jpg'><figcaption><div>{caption}</div></figcaption></figure>"
    main = f"<div><ul>{menu}</ul><h1>{TITLE}</h1>{body(PARAGRAPHS[:2])}{picture}{body(PARAGRAPHS[2:])}</div>"
    text = read(page(f"<title>{TITLE}</title>", main), "p.html").text
    assert text.startswith(PARAGRAPHS[0])
    assert caption not in text
    assert text.endswith(PARAGRAPHS[-1])
