"""Authors of pages: what is stated and what is shown, and who is no author though the page says so."""

from __future__ import annotations

import pytest

from dossier.model.claims import Person
from dossier.reading import read
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.wide_byline import read_wide
from tests.reading.pages import PARAGRAPHS, body, page, script

TITLE = "Ferry to Isla Pardal stops for the winter"
SITE = '<meta property="og:site_name" content="The Pardal Pilot">'


def byline(head: str = "", above: str = "", below: str = "") -> list[tuple[str, str]]:
    main = f"<article><h1>{TITLE}</h1>{above}{body(PARAGRAPHS)}{below}</article>"
    found = read(page(f"<title>{TITLE}</title>{SITE}{head}", main), "p.html")
    claims = (*found.description.claims, *found.description.others)
    assert all(e.proves(found.rendition) for claim in claims for e in claim.evidence)
    shown = found.description.all_of("byline")
    return [(claim.value.name, claim.value.role) for claim in shown if isinstance(claim.value, Person)]


def authored(*authors: object) -> str:
    return script({"@type": "NewsArticle", "headline": TITLE, "author": list(authors)})


def body_of(name: str) -> dict[str, str]:
    return {"@type": "Organization", "name": name}


ADA = {"@type": "Person", "name": "Ada Ruiz"}


@pytest.mark.parametrize(
    ("head", "above", "expected"),
    [
        (authored(body_of("The Pardal Pilot")), "", [("The Pardal Pilot", "agency")]),
        (authored(body_of("The Pardal Pilot")), "<p>By Ada Ruiz</p>", [("Ada Ruiz", "author")]),
        (authored(ADA, body_of("The Pardal Pilot")), "", [("Ada Ruiz", "author")]),
        (authored(ADA, body_of("Pardal Pilot Sport")), "", [("Ada Ruiz", "author")]),
        (authored("The Pardal Pilot avec AFP"), "", [("The Pardal Pilot", "agency"), ("AFP", "agency")]),
        (authored(body_of("AFP")), "<p>The Pardal Pilot</p>", [("AFP", "agency")]),
        (authored(ADA, body_of("Reuters")), "", [("Ada Ruiz", "author"), ("Reuters", "agency")]),
        (authored(body_of("Ada Ruiz")) + '<meta name="author" content="Ada Ruiz">', "", [("Ada Ruiz", "author")]),
    ],
)
def test_the_pages_own_outlet_is_no_agency_beside_others(
    head: str, above: str, expected: list[tuple[str, str]]
) -> None:
    """Who published the page is credited where nobody else is, or together with agencies, and never beside persons."""
    assert byline(head, above) == expected


@pytest.mark.parametrize(
    ("author", "expected"),
    [
        ("Analysis by Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Ada Ruiz ada.ruiz@pardalpilot.example", [("Ada Ruiz", "author")]),
        ("Ada Ruiz @adaruiz", [("Ada Ruiz", "author")]),
        ("Ada Ruiz with Ben Ortega", [("Ada Ruiz", "author"), ("Ben Ortega", "author")]),
        ("Ada Ruiz, BBC Sport", [("Ada Ruiz", "author"), ("BBC Sport", "agency")]),
        ("ada-ruiz", []),
        ("Updated 3 March 2019", []),
        ("3 March 2019", []),
        ("XYZ", [("XYZ", "agency")]),
        ("Jean-Luc Rel", [("Jean-Luc Rel", "author")]),
        ("Anna Ruiz Reporter", [("Anna Ruiz", "author")]),
        ("Anna Ruiz Travel News Reporter", [("Anna Ruiz", "author")]),
        ("Martin Luis Ruiz Jr", [("Martin Luis Ruiz Jr", "author")]),
        ("Redakteur", []),
        ("User Admin", []),
        ("Pardalweb d.o.o", [("Pardalweb d.o.o", "agency")]),
        ("Außenministerium der Inseln", [("Außenministerium der Inseln", "agency")]),
        ("Nachrichtenagentur", []),
        ("Pardal University", [("Pardal University", "agency")]),
        ("Universidad de Lobos", [("Universidad de Lobos", "agency")]),
        ("Ministry of Roads and Rivers", [("Ministry of Roads and Rivers", "agency")]),
        ("Ada Ruiz, University of Pardal", [("Ada Ruiz", "author")]),
        ("Ada Ruiz and Ben Ortega, Institute of Tides", [("Ada Ruiz", "author"), ("Ben Ortega", "author")]),
    ],
)
def test_stated_authors(author: str, expected: list[tuple[str, str]]) -> None:
    """Names are freed of what stands around them; a date, a slug and a handle are nobody's name."""
    assert byline(authored(author)) == expected


def test_a_slug_is_the_same_person() -> None:
    """A name stated again in the form of an address is not a second author."""
    head = '<meta name="author" content="Ada Ruiz"><meta name="parsely-author" content="ada-ruiz">'
    assert byline(head) == [("Ada Ruiz", "author")]


def test_a_heading_that_quotes_somebody_is_no_byline() -> None:
    """A second heading that opens with a name and a colon says who speaks, not who wrote."""
    head = authored(body_of("The Pardal Pilot"))
    assert byline(head, '<h2>Marta Illán: "Not much left to lose"</h2>') == [("The Pardal Pilot", "agency")]


def test_an_author_named_in_a_box_under_the_story() -> None:
    """A labelled name in a box under the story is the author's, where nothing better is said."""
    below = "<ul><li>Datum 03.03.2019</li><li>Autorin/Autor Ada Ruiz</li></ul>"
    assert byline("", "", below) == [("Ada Ruiz", "author")]
    assert byline(authored("Ben Ortega"), "", below) == [("Ben Ortega", "author")]


def test_a_newsroom_signs_under_the_story() -> None:
    """A newsroom's sign-off is a credit to a body, not to a person."""
    assert byline("", "", "<p>PP-Redaktion</p>") == [("PP-Redaktion", "agency")]


def test_family_names_in_capitals() -> None:
    """Names are names with their family name in capitals, and a body's letters are none."""
    assert byline("", "<p>Von: Ada RUIZROJO, Ben ORTEGA</p>") == [("Ada RUIZROJO", "author"), ("Ben ORTEGA", "author")]
    assert not is_name("Shreveport PD", stated=True)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("（记者王小明、李大文）", [("王小明", "author"), ("李大文", "author")]),
        ("(责编：王小明、李大文)", [("王小明", "editor"), ("李大文", "editor")]),
        ("作者：王小明", [("王小明", "author")]),
        ("記者王小明／台北報導", [("王小明", "author")]),
        ("撮影：山田太郎", [("山田太郎", "photographer")]),
        ("住民に不安が広がっている。【山田 太郎】", [("山田 太郎", "author")]),
        ("홍길동 기자 hong@pardalpilot.example", [("홍길동", "author")]),
        ("홍길동 특파원", [("홍길동", "author")]),
        ("칼럼니스트 홍길동 hong@pardalpilot.example", [("홍길동", "author")]),
        ("배는 더 오지 않는다. " * 20 + "\n평론가 홍길동 hong@pardalpilot.example", [("홍길동", "author")]),
        ("칼럼니스트 홍길동", []),
        ("大臣は記者会見で述べた。", []),
        ("记者从现场了解到", []),
        ("【関連記事】", []),
        ("（共同）", []),
    ],
)
def test_credits_in_han_and_hangul(line: str, expected: list[tuple[str, str]]) -> None:
    """Chinese, Japanese and Korean credits give names with what their bearers did; other lines give none."""
    found = list(dict.fromkeys((c.name, c.role) for c in read_wide(line, 0, len(line), closing=True)))
    assert found == expected
    assert all(line[c.start : c.end].split() == c.name.split() for c in read_wide(line, 0, len(line), closing=True))


@pytest.mark.parametrize(
    ("above", "below", "expected"),
    [
        ("", "<p><strong>Ada Ruiz</strong><br>Puerto Lobos</p>", [("Ada Ruiz", "author")]),
        ("", "<p><em>Ada Ruiz</em></p>", [("Ada Ruiz", "author")]),
        ("<p>By Ben Ortega</p>", "<p><strong>Ada Ruiz</strong></p>", [("Ben Ortega", "author")]),
        ("", "<p>Ada Ruiz</p>", [("The Pardal Pilot", "agency")]),
        ("", "<h3><b>Ada Ruiz</b></h3>", [("The Pardal Pilot", "agency")]),
    ],
)
def test_a_name_drawn_apart_closes_a_story(above: str, below: str, expected: list[tuple[str, str]]) -> None:
    """A name in bold or italics under the story is its author's where nobody else is named, but no heading is."""
    assert byline(authored(body_of("The Pardal Pilot")), above, below) == expected


@pytest.mark.parametrize(
    ("author", "expected"),
    [
        ("Interview: Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Ada Ruiz, Trieste", [("Ada Ruiz", "author")]),
        ("Ada Ruiz | Westhafen", [("Ada Ruiz", "author")]),
        ("Ada Ruiz, Staff Writer", [("Ada Ruiz", "author")]),
        ("Ada Ruiz, Digital Editor", [("Ada Ruiz", "author")]),
        ("Ada Ruiz, Sydney Ortega", [("Ada Ruiz", "author"), ("Sydney Ortega", "author")]),
        ("unseren Reportern", []),
        ("Our correspondents", []),
    ],
)
def test_what_stands_beside_a_name_is_none(author: str, expected: list[tuple[str, str]]) -> None:
    """Words before a name, its place and its bearer's post are left out; reporters without names are nobody."""
    assert byline(authored(author)) == expected


def sent(opening: str, head: str) -> list[tuple[str, str]]:
    story = (f"{opening} Ruiz Harbours, which owns the ferry, will not let it sail before the spring.", *PARAGRAPHS[1:])
    main = f"<article><h1>{TITLE}</h1>{body(story)}</article>"
    found = read(page(f"<title>{TITLE}</title>{SITE}{head}", main), "p.html")
    shown = found.description.all_of("byline")
    return [(claim.value.name, claim.value.role) for claim in shown if isinstance(claim.value, Person)]


def test_a_wire_is_credited_and_who_issued_a_release_is_not() -> None:
    """The agency of the dateline is credited; a release's is too, and not the company that it speaks of."""
    issued = authored(body_of("Ruiz Harbours")) + '<meta name="author" content="Ruiz Harbours">'
    assert sent("QUITO, March 3, 2019 /PardalWire/ --", issued) == [("PardalWire", "agency")]
    assert sent("QUITO, March 3 (PXN) -", authored(ADA)) == [("Ada Ruiz", "author"), ("PXN", "agency")]
    assert sent("QUITO, March 3 (Special) -", authored(ADA)) == [("Ada Ruiz", "author")]


def tag(author: str, name: str = "author") -> str:
    return f'<meta name="{name}" content="{author}">'


@pytest.mark.parametrize(
    ("head", "above", "expected"),
    [
        (authored(ADA), "By Ada Ruiz, Ben Ortega", ["Ada Ruiz", "Ben Ortega"]),
        (authored(ADA) + tag("Ada Ruiz"), "By Ben Ortega and Ada Ruiz", ["Ben Ortega", "Ada Ruiz"]),
        (authored(ADA, "Ben Ortega"), "By Ada Ruiz", ["Ada Ruiz", "Ben Ortega"]),
        (authored(ADA), "By Ada Ruiz</p><p>By Ben Ortega", ["Ada Ruiz"]),
        (authored(ADA), "By Ben Ortega", ["Ada Ruiz"]),
        (authored(ADA) + tag("By Ben Ortega", "sailthru.author"), "By Ben Ortega", ["Ben Ortega"]),
    ],
)
def test_the_byline_against_what_is_stated(head: str, above: str, expected: list[str]) -> None:
    """A byline with all stated authors adds the others on it; against another it holds where a tag says the same."""
    assert sorted(byline(head, f"<p>{above}</p>")) == sorted((name, "author") for name in expected)


def test_stamps_may_stand_between_a_lone_name_and_its_story() -> None:
    """When it was published and changed, on lines of their own below the name."""
    stamps = "<div>Publicado: 03/03/2021 | 14:05 h</div><div>Actualizado: 03/03/2021 | 18:40 h</div>"
    assert byline(above=f"<div>Ada Ruiz</div>{stamps}") == [("Ada Ruiz", "author")]


DECK = "<p>The islanders fear a long winter without the doctor, who comes by boat, and without mail.</p>"
PICTURE = "<p>Boats in the harbour, as they lay there on a day without wind in the spring</p><p>Save</p><p>Share</p>"


@pytest.mark.parametrize(
    ("above", "expected"),
    [
        (f"{DECK}<div>Ada Ruiz</div><div>3 March 2019</div>{PICTURE}", ["Ada Ruiz"]),
        (f"{DECK}<div>3 March 2019</div><div>Ada Ruiz</div>{PICTURE}", ["Ada Ruiz"]),
        (f"{DECK}<div>Ada Ruiz</div><div>Monday 5:30PM</div>{PICTURE}", ["Ada Ruiz"]),
        (f"{DECK}<div><a href='/ada'>Ada Ruiz</a> 5 hours ago</div>{PICTURE}", ["Ada Ruiz"]),
        (f"{DECK}<div>Ada Ruiz hace 5 minutos</div>{PICTURE}", ["Ada Ruiz"]),
        (f"{DECK}<div>Ada Ruiz @adaruiz</div>{PICTURE}", ["Ada Ruiz"]),
        (f"<div><a href='/ada'>Ada Ruiz</a></div>{DECK}{PICTURE}", ["Ada Ruiz"]),
        (f"{DECK}<div>Isla Pardal</div><div>3 March 2019</div>{PICTURE}", []),
    ],
)
def test_a_name_alone_is_told_by_what_stands_beside(above: str, expected: list[str]) -> None:
    """A person alone between headline and story wrote it where a day, a time ago or a handle stands beside."""
    assert byline("", above) == [(name, "author") for name in expected]


def test_an_authors_other_stories_name_nobody() -> None:
    """A link in the author's box that is too long for a name is the title of another story."""
    other = "<li class='author-post'><a href='/o'>Island council asks for the mail boat with Marta Illán</a></li>"
    box = f"<p class='author-name'>Ada Ruiz</p><ul>{other}</ul>"
    assert byline("", box) == [("Ada Ruiz", "author")]


def test_a_byline_far_above_the_story() -> None:
    """A table between byline and story leaves the byline the story's, and who is named in the table is not."""
    rows = ["<tr><td>Boat</td><td>12 trips</td></tr>"] * 10
    named = ["<tr><td>Boat</td><td><span class='author'>Ben Ortega</span></td></tr>"] * 10
    table = "".join([*rows, *named, *rows])
    assert byline("", f"<p>By Ada Ruiz</p><table>{table}</table>") == [("Ada Ruiz", "author")]


@pytest.mark.parametrize(
    ("stated", "expected"),
    [
        ("Von PARDAL-Online-Redakteurin Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Gastautor Ada Ruiz", [("Ada Ruiz", "author")]),
        ("ADA RUIZ, KX Boat Writer", [("ADA RUIZ", "author")]),
        ("Ada Ruiz \u200b Puerto Lobos", [("Ada Ruiz", "author")]),
        ("Ada\u200b Ruiz", [("Ada Ruiz", "author")]),
    ],
)
def test_a_post_or_a_town_that_systems_add_to_a_name_is_left_out(stated: str, expected: list[tuple[str, str]]) -> None:
    """What a page states as its author is the name alone, whatever its system writes before or behind it."""
    assert byline(authored({"@type": "Person", "name": stated}), "") == expected


@pytest.mark.parametrize(
    ("above", "name"),
    [
        ("<p><span class='author'>هدى الشرقاوي</span> الخميس 25 فبراير 2019 - 06:56</p>", "هدى الشرقاوي"),
        ("<p><span class='author'>अनीता शेखावत</span></p>", "अनीता शेखावत"),
        ("<p><span class='author'>דנה לביא</span></p>", "דנה לביא"),
        ("<p>Ada Ruiz | 03.03.2019 - Güncelleme : 04.03.2019</p>", "Ada Ruiz"),
        ("<p>Ada Ruiz – 3 marzo 2019</p>", "Ada Ruiz"),
    ],
)
def test_names_are_read_in_scripts_without_capitals_and_before_a_day(above: str, name: str) -> None:
    """A name that its element marks needs no capitals; one before a bar and a day needs no mark."""
    assert byline("", above) == [(name, "author")]


@pytest.mark.parametrize("line", ["Puerto Madryn – 3 marzo 2019", "Notas – ver la edición del 3 de marzo de 2019"])
def test_a_place_or_a_phrase_before_a_day_is_no_author(line: str) -> None:
    """What stands before a day is an author only where it is a name."""
    assert byline("", f"<p>{line}</p>") == []


def test_a_broadcaster_s_programme_is_no_author() -> None:
    """Capitals without a vowel are a station's, not a given name."""
    assert byline("", "<p class='author'>von Ada Ruiz, XDR HESSEN</p>") == [("Ada Ruiz", "author")]


@pytest.mark.parametrize(
    ("above", "expected"),
    [
        ("<p>Von</p><p>Ada Ruiz</p><p>Benito Haro</p><p>3. Mai 2024</p>", ["Ada Ruiz", "Benito Haro"]),
        ("<p>By</p><p>Ada Ruiz</p><p>Island Reporter</p><p>Benito Haro</p>", ["Ada Ruiz"]),
        ("<p>By</p><p>Ada Ruiz</p><p>Isla Pardal</p>", ["Ada Ruiz"]),
    ],
)
def test_names_under_each_other_below_by_are_all_authors(above: str, expected: list[str]) -> None:
    """Under "By" on a line of its own stand as many authors as lines are names; a post or a place ends them."""
    assert [name for name, role in byline("", above) if role == "author"] == expected
