"""Web pages as a whole: what is read of each layout, and what is said of pages that are hardly pages."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.model.claims import Dateline, Person, Published, Reading, Words
from dossier.reading.html.html_reader import HtmlReader
from tests.reading import pages

READER = HtmlReader()


def read(data: bytes) -> Reading:
    return READER.read(data, "page.html")


def best(reading: Reading, field: str) -> str | None:
    claim = reading.description.best(field)  # type: ignore[arg-type]
    return claim.value.value if claim and isinstance(claim.value, Words | Published) else None


def authors(reading: Reading) -> list[str]:
    people = [c.value for c in reading.description.all_of("byline") if isinstance(c.value, Person)]
    return [person.name for person in people if person.role != "photographer"]


def assert_proved(reading: Reading) -> None:
    for claim in (*reading.description.claims, *reading.description.others):
        assert all(e.span is not None and e.proves(reading.rendition) for e in claim.evidence if e.origin != "outlets")


def assert_in_order(reading: Reading) -> None:
    spans = reading.description.text
    assert all(a.end <= b.start for a, b in pairwise(spans))
    assert all(span.end <= len(reading.rendition) for span in spans)


def test_a_graph_page_gives_every_field() -> None:
    """A page with a JSON-LD graph gives headline, outlet, authors, date, address, language and dateline."""
    reading = read(pages.GRAPH_PAGE)
    assert best(reading, "headline") == pages.HEADLINE
    assert best(reading, "outlet") == "The Andean Meridian"
    assert authors(reading) == ["Ada Ruiz", "Ben Ortega"]
    assert best(reading, "published") == "2019-03-03T14:05-05:00"
    assert best(reading, "url") == "https://andeanmeridian.example/bridge"
    assert best(reading, "language") == "en"
    place = reading.description.best("dateline")
    assert place is not None and place.value.place.name == "Quito"  # type: ignore[union-attr]
    assert place.value.date == "2019-03-03"  # type: ignore[union-attr]


def test_visible_words_are_the_first_evidence() -> None:
    """What is stated and also seen is proved by the visible words first, and by the statement second."""
    reading = read(pages.GRAPH_PAGE)
    for field in ("headline", "byline"):
        claim = reading.description.best(field)
        assert claim is not None and claim.evidence[0].origin == "text"
        assert any(e.origin == "json-ld" for e in claim.evidence)


def test_the_update_is_a_candidate_and_not_the_date() -> None:
    """The day of a change is kept beside the day of publication, as what it is."""
    others = read(pages.GRAPH_PAGE).description.candidates("published")
    assert any(isinstance(c.value, Published) and c.value.what == "updated" for c in others)


def test_only_meta_tags_are_enough() -> None:
    """A page without JSON-LD is read from its meta tags; a job title is no second author."""
    reading = read(pages.META_PAGE)
    assert best(reading, "headline") == pages.HEADLINE
    assert best(reading, "outlet") == "Sierra Courier"
    assert authors(reading) == ["Ada Ruiz"]
    assert best(reading, "published") == "2019-03-03T19:05+00:00"
    assert best(reading, "url") == "https://sierracourier.example/news/bridge"


def test_a_table_layout_is_read_from_what_it_shows() -> None:
    """A page of the nineties, with nothing but tables and fonts, still gives its story, author and date."""
    reading = read(pages.TABLE_PAGE)
    assert authors(reading) == ["Ada Ruiz"]
    assert best(reading, "published") == "1998-03-03"
    assert all(words in reading.text for words in pages.PARAGRAPHS)
    assert "Home" not in reading.text


def test_microdata_is_read() -> None:
    """Marks on the visible words themselves name the author and the date."""
    reading = read(pages.MICRODATA_PAGE)
    assert best(reading, "headline") == pages.HEADLINE
    assert authors(reading) == ["Ada Ruiz"]
    assert best(reading, "published") == "2019-03-03"


def test_spanish() -> None:
    """A Spanish page gives its author, its date in words and its language."""
    reading = read(pages.SPANISH_PAGE)
    assert best(reading, "headline") == "Cae un puente viejo en Quito"
    assert authors(reading) == ["Ada Ruiz"]
    assert best(reading, "published") == "2019-03-03"
    assert best(reading, "language") == "es"


def test_a_newsroom_is_an_agency_and_no_person() -> None:
    """A newsroom that is named as the author is shown as what it is."""
    claims = read(pages.GERMAN_PAGE).description.all_of("byline")
    assert [(c.value.name, c.value.role) for c in claims] == [("Bergbote-Redaktion", "agency")]  # type: ignore[union-attr]


def test_a_wrong_language_in_the_template_loses() -> None:
    """The story's own words outweigh a template that says another language."""
    wrong = pages.SPANISH_PAGE.replace(b'lang="es"', b'lang="en"')
    assert best(read(wrong), "language") == "es"


@pytest.mark.parametrize("label", ["iso-8859-15", "windows-1252", "no-such-charset", "utf-16"])
def test_a_wrong_charset_label_does_no_harm(label: str) -> None:
    """UTF-8 that is labelled otherwise is read as UTF-8."""
    data = pages.SPANISH_PAGE.replace(b'charset="utf-8"', f'charset="{label}"'.encode())
    assert "Machángara" in read(data).text


def test_a_stray_byte_out_of_sight_does_no_harm() -> None:
    """A page in UTF-8 stays so where a script holds a byte that is none, and its words are as they were."""
    stray = pages.SPANISH_PAGE.replace(b"</body>", b"<script>ads('caf\xe9')</script></body>")
    assert (b"\xe9" in stray, read(stray).rendition) == (True, read(pages.SPANISH_PAGE).rendition)


def test_a_page_without_label_in_an_old_charset() -> None:
    """Bytes of Windows-1252 without a label keep their accents."""
    data = pages.SPANISH_PAGE.decode().replace('<meta charset="utf-8">', "").encode("cp1252")
    assert "Machángara" in read(data).text


def test_scripts_and_hidden_parts_are_not_words() -> None:
    """What no reader of the page sees is not in the visible part of the rendition."""
    data = pages.page(
        "", "<p>Seen</p><script>var unseen1</script><div hidden>unseen2</div><p style='display: none'>unseen3"
    )
    assert "unseen" not in read(data).rendition


def test_streamed_segments_are_read_at_their_places() -> None:
    """A story that React streamed after its page is read where its script would put it, parts within parts too."""
    first, *rest = pages.PARAGRAPHS
    streamed = pages.page(
        "",
        f"<main><h1>{pages.HEADLINE}</h1><template id=B:0></template><p>Loading</p></main><footer>The foot</footer>"
        f"<div hidden id=S:0><p>{first}</p><template id=B:1></template></div>"
        f"<div hidden id=S:1>{pages.body(tuple(rest))}</div><script>$RC('B:0','S:0');$RC('B:1','S:1')</script>",
    )
    reading = read(streamed)
    assert reading.text.split("\n\n") == list(pages.PARAGRAPHS)
    assert reading.rendition.index(first) < reading.rendition.index(rest[0]) < reading.rendition.index("The foot")


@pytest.mark.parametrize(
    "data", [b"<html></html>", b"<html><script>x=1</script></html>", b"<html><style>p{}</style><body> "]
)
def test_a_page_without_words_says_so(data: bytes) -> None:
    """A page that neither shows nor states anything is unreadable, with the reason."""
    with pytest.raises(Unreadable, match="without words"):
        read(data)


def test_an_empty_body_still_has_its_title() -> None:
    """What the source states is said even where the page shows nothing."""
    reading = read(pages.page(f"<title>{pages.HEADLINE}</title>", ""))
    assert best(reading, "headline") == pages.HEADLINE
    assert reading.text == ""
    assert_proved(reading)


ODD = [
    None,
    7,
    True,
    [],
    {},
    [[["x"]]],
    {"name": None},
    {"name": ["Ada Ruiz", 3]},
    "<b>Ada Ruiz</b>",
    [None, {"@id": "#none"}],
]


@pytest.mark.parametrize("odd", ODD)
def test_statements_of_the_wrong_type(odd: object) -> None:
    """A statement of the wrong type is passed over, and never breaks the reading."""
    data = {
        key: odd
        for key in ("headline", "author", "publisher", "datePublished", "inLanguage", "articleBody", "url", "@id")
    }
    reading = read(
        pages.page(pages.script({"@type": "NewsArticle", **data}), f"<h1>{pages.HEADLINE}</h1>{pages.body()}")
    )
    assert any(
        claim.value == Words(pages.HEADLINE) for claim in reading.description.claims + reading.description.others
    )
    assert_proved(reading)


NASTY = {
    "deep": "<div>" * 30_000 + "<p>The end of the tunnel is reached at last, said the guide.",
    "deep lists": "<ul><li>" * 15_000 + "The end of the tunnel is reached at last, said the guide.",
    "attributes": "<div " + " ".join(f'a{n}="x"' for n in range(40_000)) + ">Words after all of these attributes.",
    "bare attributes": "<div " + " ".join(f"a{n}" for n in range(40_000)) + ">Words after all of these attributes.",
    "formatting": "<b><i><u><font>" * 5_000 + "<p>Words in many fonts.",
    "open tags": "Some words first. " + "<a" * 20_000,
    "brackets": "<" * 20_000 + "p>Words after many brackets.",
    "options": "<p>Choose.<select>" + "<option>x" * 20_000,
    "lines": "<p>Words at last.<p>" + "By Ada Ruiz<br>" * 20_000 + "<p>",
    "dashes": f"<title>{'a - ' * 500}</title><p>Words.<p>" + "a - " * 50_000,
    "marks": "<div>" + "<span class=author>Ada Ruiz</span>" * 3_000,
    "deep statements": '<p>Words.<script type="application/ld+json">' + "[" * 50_000 + "</script>",
    "broken statements": '<p>Words.<script type="application/ld+json">{"headline": "x",,,</script>',
}


@pytest.mark.parametrize("name", NASTY)
def test_markup_made_to_hurt(name: str) -> None:
    """Markup that is deep, broad or broken beyond measure is read like any other."""
    reading = read(f"<html><body>{NASTY[name]}".encode())
    assert (
        "ords" in reading.rendition
        or "guide" in reading.rendition
        or "Choose" in reading.rendition
        or "Ada" in reading.rendition
    )
    assert_proved(reading)


_MARKUP = (
    "<p>|</p>|<div class='byline author'>|</div>|<h1>|</h1>|<br>|<a href=x>|</a>|<table><tr><td>|&nbsp;|&#0;|&shy;"
    "|<script type='application/ld+json'>|</script>|<meta name=author content='|'>|<title>|</title>"
    "|<time datetime=2020-01-02>|By Ada Ruiz|March 3, 2019|QUITO (AP) - |á|\r\n| |<!--|-->"
    "|The bridge fell on Sunday, said the fire service of the city. "
)
_STATEMENT = ('{"@type":"NewsArticle","author":"', '","headline":"', '"}')
PIECES = st.sampled_from([*_MARKUP.split("|"), *_STATEMENT])


@settings(max_examples=150, deadline=None)
@given(st.lists(PIECES, max_size=60).map("".join))
def test_whatever_the_markup_evidence_is_proved(markup: str) -> None:
    """Any heap of markup is unreadable for a reason, or read with proved evidence and paragraphs in order."""
    try:
        reading = read(f"<html>{markup}".encode())
    except Unreadable:
        return
    assert_proved(reading)
    assert_in_order(reading)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes(data: bytes) -> None:
    """Any bytes at all are unreadable for a reason, or read with proved evidence and paragraphs in order."""
    try:
        reading = read(data)
    except Unreadable:
        return
    assert_proved(reading)
    assert_in_order(reading)


def test_a_reading_is_the_same_each_time() -> None:
    """The same bytes give the same reading, whatever was read before."""
    assert read(pages.GRAPH_PAGE) == read(pages.GRAPH_PAGE)


@pytest.mark.parametrize(
    ("data", "name", "taken"),
    [
        (b"<!DOCTYPE html><p>x", "a.txt", True),
        (b"\xef\xbb\xbf<html>", "a", True),
        (b"just words", "a.html", False),
        (b"a <b>word", "a.htm", True),
        (b"two < three and words", "a.txt", False),
    ],
)
def test_what_is_taken_for_a_page(data: bytes, name: str, taken: bool) -> None:
    """Markup near the start makes a page, or an ending that says so with some markup."""
    assert READER.accepts(data, name) is taken


@pytest.mark.parametrize(
    ("host", "town"), [("elpais.com.uy", "Montevideo"), ("elpais.hn", "San Pedro Sula"), (None, None)]
)
def test_of_papers_of_one_name_the_address_tells_which(host: str | None, town: str | None) -> None:
    """A name that papers of several towns bear infers no home town, unless the page's address names one of them."""
    address = f'<link rel="canonical" href="https://www.{host}/nota">' if host else ""
    head = f'<title>{pages.HEADLINE}</title><meta property="og:site_name" content="El País">{address}'
    paragraphs = (pages.PARAGRAPHS[0].removeprefix("QUITO, March 3 - "), *pages.PARAGRAPHS[1:])
    claim = read(pages.page(head, f"<h1>{pages.HEADLINE}</h1>{pages.body(paragraphs)}")).description.best("dateline")
    place = claim.value.place if claim and isinstance(claim.value, Dateline) else None
    assert (place.name if place else None) == town


@pytest.mark.parametrize("damage", ["\0", "\0\0\0", ""])
@pytest.mark.parametrize("charset", ["utf-8", "cp1252"])
def test_nuls_in_a_page_are_dropped(damage: str, charset: str) -> None:
    """A page with NULs reads as browsers show it, with right offsets; zeros behind its end are dropped."""
    page = pages.GRAPH_PAGE.decode()
    hurt = page.replace("<p>", f"<p>{damage}").replace("the ", f"t{damage}he ")
    found, sound = read(hurt.encode(charset, "xmlcharrefreplace") + b"\0" * 5000), read(pages.GRAPH_PAGE)
    assert found.rendition == sound.rendition
    assert found.description == sound.description
    assert_proved(found)


def test_binary_data_with_tags_is_no_page() -> None:
    """A program or a table of bytes that holds a page's tags is still refused."""
    for data in (bytes(range(256)) * 40, b"\0" * 3000 + b"x", b"\x7f\0\0\1" * 2000, b"words " * 9999 + b"\0" * 99):
        with pytest.raises(Unreadable, match="binary"):
            read(b"<html><body><p>" + data + b"</p></body></html>")
