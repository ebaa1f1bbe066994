"""What pages state about themselves."""

from __future__ import annotations

import json

import pytest

from dossier.model.claims import Words
from dossier.reading.fields.people import people
from dossier.reading.fields.stated_dates import stated_date
from dossier.reading.html.html_reader import HtmlReader
from dossier.reading.html.jsonld import plain, read_jsonld
from tests.reading import pages


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("Ada Ruiz", [("Ada Ruiz", "author")]),
        ("By Ada Ruiz and Ben Ortega", [("Ada Ruiz", "author"), ("Ben Ortega", "author")]),
        (
            "Ada Ruiz, Ben Ortega & Cleo Vance",
            [("Ada Ruiz", "author"), ("Ben Ortega", "author"), ("Cleo Vance", "author")],
        ),
        ("Ada Ruiz, Political Editor", [("Ada Ruiz", "author")]),
        ("Por Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Von Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Reuters", [("Reuters", "agency")]),
        ("Sierra Newsroom Staff", [("Sierra Newsroom Staff", "agency")]),
        ("https://social.example/ada", []),
        ("@adaruiz", []),
        ("admin", []),
        ("Super User", []),
        ("12345", []),
        ("", []),
        ("Ada Ruiz, Pardal News", [("Ada Ruiz", "author"), ("Pardal News", "agency")]),
        ("Ada Ruiz and Ben Ortega, Reuters", [("Ada Ruiz", "author"), ("Ben Ortega", "author"), ("Reuters", "agency")]),
        ("Pardal News Online, Ada Ruiz", [("Pardal News Online", "agency"), ("Ada Ruiz", "author")]),
        ("Black Mills and Ferries News", [("Black Mills and Ferries News", "agency")]),
        ("Ada Ruiz i Ben Ortega", [("Ada Ruiz", "author"), ("Ben Ortega", "author")]),
        ("Jordi Pi i Puig", [("Jordi Pi i Puig", "author")]),
        ("Ада Руис и Бен Орт", [("Ада Руис", "author"), ("Бен Орт", "author")]),
        ("Ada Ruiz, envoyée spéciale à Quito", [("Ada Ruiz", "author")]),
        ("Ada Ruiz, à Quito", [("Ada Ruiz", "author")]),
        ("Propos recueillis par Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Journalist Ada Ruiz", [("Ada Ruiz", "author")]),
        ("Ada Ruiz Special to the Pilot", [("Ada Ruiz", "author")]),
        ("記者・佐藤花子", [("佐藤花子", "author")]),
        ("佐藤花子記者", [("佐藤花子", "author")]),
        ("홍길동 기자", [("홍길동", "author")]),
    ],
)
def test_people(value: str, expected: list[tuple[str, str]]) -> None:
    """Names are parted, titles and addresses left out, newsrooms told from persons; each name stands where it says."""
    found = list(people(value))
    assert [(name, role) for name, role, _ in found] == expected
    assert all(value[at : at + len(name)] == name for name, _, at in found)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2019-03-03T14:05:09-05:00", ("2019-03-03T14:05-05:00", "minute")),
        ("2019-03-03T14:05:09.123Z", ("2019-03-03T14:05+00:00", "minute")),
        ("2019-03-03 14:05", ("2019-03-03T14:05", "minute")),
        ("2019-03-03T14:05:00+0200", ("2019-03-03T14:05+02:00", "minute")),
        ("2019-03-03", ("2019-03-03", "day")),
        ("20190303", ("2019-03-03", "day")),
        ("1551639909", ("2019-03-03T19:05+00:00", "minute")),
        ("1551639909000", ("2019-03-03T19:05+00:00", "minute")),
        ("March 3, 2019", ("2019-03-03", "day")),
        ("2019-02-30", None),
        ("2019-03-03T99:99", ("2019-03-03", "day")),
        ("yesterday", None),
        ("0000-00-00", None),
    ],
)
def test_stated_dates(value: str, expected: tuple[str, str] | None) -> None:
    """Machine dates of every usual form are read, and days that no calendar has are not."""
    assert stated_date(value) == expected


def test_the_pages_own_article_is_chosen() -> None:
    """Among several articles in JSON-LD the one with the page's title is the page's."""
    nodes = [
        {"@type": "NewsArticle", "headline": f"Other {n}", "author": "X Y", "datePublished": "2001-01-01"}
        for n in range(3)
    ]
    own = {"@type": ["Thing", "ReportageNewsArticle"], "headline": "Ours &amp; theirs"}
    stated = read_jsonld([json.dumps([*nodes, own])], ["Ours & theirs"])
    assert stated.facts[0] == ("headline", "Ours & theirs")


@pytest.mark.parametrize("wrapped", ["<!-- {} -->", "//<![CDATA[\n{}\n//]]>", "{};", "\n {} \n"])
def test_wrapped_json_is_read(wrapped: str) -> None:
    """JSON in comments or CDATA, with raw line ends or a comma too many, is read."""
    inner = '{"@type": "NewsArticle", "headline": "One\ntwo", }'
    assert read_jsonld([wrapped.replace("{}", inner)], []).facts == [("headline", "One two")]


@pytest.mark.parametrize(
    ("value", "words"), [("a &amp;amp; b", "a & b"), ("<i>a</i> b", "a b"), (True, ""), (None, ""), (7, "7"), ([1], "")]
)
def test_plain(value: object, words: str) -> None:
    """Values become words: entities decoded, tags taken out, other types nothing."""
    assert plain(value) == words


@pytest.mark.parametrize(
    ("title", "headline"),
    [
        ("Old bridge falls in Quito | World | Sierra Courier", "Old bridge falls in Quito"),
        ("Old bridge falls in Quito - Sierra Courier", "Old bridge falls in Quito"),
        ("Sierra Courier: Old bridge falls in Quito", "Sierra Courier: Old bridge falls in Quito"),
        ("Quito - Guayaquil: the old road reopens", "Quito - Guayaquil: the old road reopens"),
    ],
)
def test_the_outlets_name_is_cut_from_titles(title: str, headline: str) -> None:
    """The outlet at the end of a title is no part of the headline; other dashes stay."""
    head = f"<title>{title}</title><meta property='og:site_name' content='Sierra Courier'>"
    claim = HtmlReader().read(pages.page(head, pages.body()), "a.html").description.best("headline")
    assert claim is not None and claim.value == Words(headline)


def test_the_heading_outvotes_a_search_engines_title() -> None:
    """Where the heading and the shared title agree, a third wording in JSON-LD is only a candidate."""
    head = pages.script({"@type": "NewsArticle", "headline": "Quito bridge: all you need to know"})
    head += f"<meta property='og:title' content='{pages.HEADLINE}'>"
    reading = HtmlReader().read(pages.page(head, f"<h1>{pages.HEADLINE}</h1>{pages.body()}"), "a.html")
    claim = reading.description.best("headline")
    assert claim is not None and claim.value == Words(pages.HEADLINE)
    assert Words("Quito bridge: all you need to know") in [c.value for c in reading.description.candidates("headline")]


def test_a_person_outranks_the_outlet_as_author() -> None:
    """Where JSON-LD names only the outlet, the person in the visible byline is an author."""
    head = pages.script({"@type": "NewsArticle", "author": {"@type": "Organization", "name": "Sierra Courier"}})
    reading = HtmlReader().read(
        pages.page(head, f"<h1>{pages.HEADLINE}</h1><p>By Ada Ruiz</p>{pages.body()}"), "a.html"
    )
    assert ("Ada Ruiz", "author") in [(c.value.name, c.value.role) for c in reading.description.all_of("byline")]  # type: ignore[union-attr]


def test_a_page_without_headings_shows_its_headline_as_a_line() -> None:
    """Pages laid out in tables name outlet and section in their title, and draw headline and byline as lines."""
    cell = "<td>WORLD<br><b>Old bridge falls in Quito</b><br><i>It was closed hours before</i><br>By Ada Ruiz</td>"
    page = (
        "<title>The Andean Meridian - World</title><table><tr><td><b>The Andean Meridian</b></td></tr>"
        f"<tr>{cell}</tr><tr><td>{pages.body()}</td></tr><tr><td>The Andean Meridian. All rights reserved.</td></tr>"
        "</table>"
    )
    found = HtmlReader().read(page.encode(), "page.html").description
    values = {field: found.best(field) for field in ("headline", "outlet")}  # type: ignore[arg-type]
    assert {f: c.value.value for f, c in values.items() if c and isinstance(c.value, Words)} == {
        "headline": "Old bridge falls in Quito",
        "outlet": "The Andean Meridian",
    }


def test_the_first_line_alone_is_no_outlet() -> None:
    """A part of the title that stands at the page's top, and not at its foot, may be the headline."""
    page = f"<title>Old bridge falls - World</title><div>Old bridge falls</div>{pages.body()}<p>Imprint</p>"
    assert HtmlReader().read(page.encode(), "page.html").description.best("outlet") is None
