"""Sections of pages: what is stated, what is seen, and what the address says."""

from __future__ import annotations

import pytest

from dossier.model.claims import Claim, Words
from dossier.reading.html.html_reader import HtmlReader
from tests.reading import pages

TITLE = "Ferry to Isla Pardal stops for the winter"
ADDRESS = '<link rel="canonical" href="https://pardalpilot.example/{}">'


def section(head: str, above: str = "") -> Claim | None:
    body = f"{above}<article><h1>{TITLE}</h1>{pages.body()}</article>"
    reading = HtmlReader().read(pages.page(f"<title>{TITLE} | The Pardal Pilot</title>{head}", body), "p.html")
    claims = (*reading.description.claims, *reading.description.others)
    assert all(e.proves(reading.rendition) for c in claims for e in c.evidence)
    return reading.description.best("section")


def stated(*sections: str) -> str:
    return pages.script({"@type": "NewsArticle", "headline": TITLE, "articleSection": list(sections)})


def trail(*names: str) -> str:
    items = [{"@type": "ListItem", "position": n, "name": name} for n, name in enumerate(names, 1)]
    return pages.script({"@type": "BreadcrumbList", "itemListElement": items})


@pytest.mark.parametrize(
    ("head", "expected", "origin"),
    [
        (stated("Islands", "Sea travel"), "Islands", "json-ld"),
        ('<meta property="article:section" content="Islands">', "Islands", "meta:article:section"),
        ('<meta name="parsely-section" content="Islands">', "Islands", "meta:parsely-section"),
        ('<meta property="article:section" content="News/Islands">', "Islands", "meta:article:section"),
        ('<meta property="article:section" content="Islands, Sea travel">', "Islands", "meta:article:section"),
        (stated("Islands,Front Page,Popular"), "Islands", "json-ld"),
        (stated("U.S."), "U.S.", "json-ld"),
        (trail("Home", "News", "Islands", TITLE), "Islands", "json-ld"),
        (ADDRESS.format("politics/2019/03/ferry-stops"), "politics", "link:canonical"),
        (stated("sea-travel") + trail("Home", "Sea travel", TITLE), "sea-travel", "json-ld"),
    ],
)
def test_a_stated_section(head: str, expected: str, origin: str) -> None:
    """The section is what the page states, the nearest step of its trail, or at least a step of its address."""
    found = section(head)
    assert found is not None and found.value == Words(expected)
    assert found.evidence[0].origin == origin


@pytest.mark.parametrize(
    "above",
    [
        "<nav class='breadcrumbs'><ol><li>You are here</li><li><a href='/'>Home</a></li>"
        f"<li><a href='/i'>Islands</a></li><li>{TITLE}</li></ol></nav>",
        f"<div class='breadcrumb'><a href='/'>Home</a> › <a href='/i'>Islands</a> › {TITLE}</div>",
        "<div class='article-kicker'>Islands</div>",
        "<div>You are here: <a href='/'>Home</a> / <a href='/i'>Islands</a> / Ferry</div>",
        "<div class='breadcrumb'><a href='/'>Home</a> / <a href='/n'>News</a> / Islands</div>",
        "<p class='rubrique'><a href='/i'>Islands</a></p>",
        "<div><a href='/n'>News</a> &gt; <a href='/i'>Islands</a></div>",
    ],
)
def test_a_visible_section(above: str) -> None:
    """The last step of a trail, or the line over the headline, is the section where none is stated."""
    found = section("", above)
    assert found is not None and found.value == Words("Islands")
    assert found.evidence[0].origin == "text" and found.evidence[0].quote == "Islands"


def test_what_is_stated_and_seen_is_proved_by_what_is_seen() -> None:
    """A stated section that also stands over the headline has the visible words as its first evidence."""
    found = section(stated("Islands"), "<div class='kicker'>Islands</div>")
    assert found is not None
    assert [e.origin for e in found.evidence] == ["text", "json-ld"]


@pytest.mark.parametrize(
    "head",
    [
        stated("Uncategorized"),
        stated("The Pardal Pilot") + '<meta property="og:site_name" content="The Pardal Pilot">',
        stated(TITLE),
        stated("https://pardalpilot.example/islands"),
        stated("2019"),
        stated("pardalpilot.example"),
        stated("us"),
        ADDRESS.format("2019/03/05/ferry-stops"),
        ADDRESS.format("releases/ferry-stops"),
        ADDRESS.format("ferry-stops"),
    ],
)
def test_what_is_no_section(head: str) -> None:
    """Neither filler, outlet, headline, address nor number is given as a section."""
    assert section(head) is None


def test_links_that_nothing_parts_are_no_section() -> None:
    """A line of several links without a sign between them does not tell where one name ends."""
    assert section("", "<div class='breadcrumb'><a href='/'>Pilot</a> <a href='/i'>Islands</a></div>") is None


def test_a_step_of_the_address_that_the_menu_names() -> None:
    """A step of the page's address is the section, written as the page's own menu writes it."""
    menu = "<nav><a href='/i'>Islands</a> <a href='/s'>Sea Travel</a></nav>"
    found = section(ADDRESS.format("en/news/sea-travel/ferry-stops"), menu)
    assert found is not None and found.value == Words("Sea Travel")
    assert [e.origin for e in found.evidence] == ["text", "link:canonical"]
    assert section(ADDRESS.format("en/releases/ferry-stops"), menu) is None


def test_a_line_over_the_headline_that_says_anything() -> None:
    """An overline that is neither a link nor the name of a section belongs to the headline."""
    assert section("", "<p class='antetitulo'>Trades that are dying out</p>") is None
    found = section("", "<p class='antetitulo'>Politics</p>")
    assert found is not None and found.value == Words("Politics")


def test_a_menu_over_the_headline_names_all_sections() -> None:
    """The last entry of a menu is no section's line, whatever the elements around it are called."""
    menu = "<div class='site-section'><ul class='main-menu'><li><a href='/i'>Islands</a></li></ul></div>"
    assert section("", menu) is None
    assert section("", "<div class='site-section'><p><a href='/i'>Islands</a></p></div>") is not None


def test_a_headline_that_reads_as_a_list_is_no_section() -> None:
    """The headline that ends a stated trail is not cut at its comma into a section."""
    title = "Islands, ferries and the sea: what the winter brings"
    main = f"<article><h1>{title}</h1>{pages.body()}</article>"
    found = HtmlReader().read(pages.page(f"<title>{title}</title>{trail('Home', title)}", main), "p.html")
    assert found.description.best("section") is None
