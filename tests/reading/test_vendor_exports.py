"""Exports whose vendors part, label and list their stories in ways of their own; each with its whole result."""

# ruff: noqa: E501 - samples are as long as exports have them
from __future__ import annotations

import json

import pytest

from dossier.errors import Unreadable
from dossier.model.describe import contract_json
from dossier.reading import read
from tests.reading.exported import BODIES, BOTH, PAPERS, PEOPLE, TITLES
from tests.reading.test_exports import EXPECTED, stories, told, without


def nexis_uni() -> str:
    """Stories that a closing line ends, behind a sheet that lists their headlines."""
    sheet = "User Name: Ada Quill\nDate and Time: Tuesday, 19 May 2020 14:02\nDocuments (2)\n" + "".join(
        f"{n}. {title}\nClient/Matter: -None-\nSearch Terms: crane or lamp\n" for n, title in enumerate(TITLES, 1)
    )
    return sheet + "".join(
        f"{title}\n{paper}\n{long}\n\nCopyright 2020 {paper}\n\nSection: NEWS; Pg. 3\nLength: 80 words\nByline: {who}\nBody\n\n{body}\n\n"
        f"Load-Date: {long}\n\nEnd of Document\n\n"
        for title, paper, who, _, long, body in BOTH
    )


def gale() -> str:
    return "".join(
        f"Title: {title}\nAuthor: {who}\nSource: {paper} (Lerwick, Scotland). (Feb. {n + 3}, 2020): News: p3.\n"
        f"Document Type: Article\nCopyright: COPYRIGHT 2020 {paper}\n\nFull Text:\n{body}\n\nSource Citation (MLA 9th Edition)\n"
        f'"{title}." {paper}, 2020. Accessed 19 May 2020.\nGale Document Number: GALE|A67890123{n}\n\n'
        for n, (title, paper, who, _, _, body) in enumerate(BOTH)
    )


def ebsco() -> str:
    return "".join(
        f"Record: {n}\nTitle:\n   {title}\nAuthors:\n   {who.split()[1]}, {who.split()[0]}\nSource:\n   {paper}. {n + 2} Feb. 2020.\n"
        f"Document Type:\n   Article\nAccession Number:\n   2W6{n}1234\nFull Text Word Count:\n   80\n{body}\n"
        f"Copyright of {paper} is the property of its owner and may not be copied.\n\n"
        for n, (title, paper, who, _, _, body) in enumerate(BOTH, 1)
    )


def rows_of_values() -> str:
    """NewsBank's newer form: a day and a paper in one row, labels in the next."""
    return "".join(
        f"{title}\n\n{long.rsplit(' ', 1)[0]} | {paper} (Lerwick, Scotland)\nAuthor: {who} | Section: Local | Page: A1\n"
        f"80 Words | Readability: Lexile: 1210\n\n{body}\n\nCitation (MLA Style)\n{who}. {title}. {paper}.\n\n"
        f"Record Number: 18A2C0FFEE0{n}\nCopyright (c) 2020 {paper}\n\n"
        for n, (title, paper, who, _, long, body) in enumerate(BOTH)
    )


def factiva_page() -> str:
    """A page of Factiva in Spanish: no labels, and a number that closes each story."""
    days = "3 febrero 2020", "4 febrero 2020"
    return "<html><body>" + "".join(
        f'<div class="article"><div id="hd"><span>{title}</span></div><div>Por {who}</div><div>80 palabras</div><div>{day}</div>'
        f"<div>{paper}</div><div>SKERRY</div><div>Español</div><div>© 2020. {paper}</div>"
        + "".join(f"<p>{part}</p>" for part in body.split("\n\n"))
        + f"<p>Documento SKERRY0020200203eg8300{n}</p></div>"
        for n, ((title, paper, who, _, _, body), day) in enumerate(zip(BOTH, days, strict=True))
    ) + "</body></html>"  # fmt: skip


@pytest.mark.parametrize(
    ("source", "name"),
    [
        (nexis_uni(), "Files.txt"),
        (gale(), "gale.txt"),
        (ebsco(), "delivery.txt"),
        (rows_of_values(), "newsbank.txt"),
        (factiva_page(), "Factiva.html"),
    ],
    ids=["nexis-uni", "gale", "ebsco", "newsbank", "factiva-page"],
)
def test_stories_are_parted_as_each_vendor_parts_them(source: str, name: str) -> None:
    """A cover sheet is no story, and what a database writes around a story is not in its text."""
    assert stories(source.encode(), name) == EXPECTED


def test_the_cover_of_a_single_story_is_not_its_text() -> None:
    """What a database says of the search stands above the story; the headline is the one that the sheet lists."""
    title, paper, who, _, long, body = BOTH[0]
    source = (
        f"User Name: Ada Quill\nDate and Time: Tuesday, 19 May 2020 14:02\nDocument (1)\n1. {title}\nSearch Terms: crane\n{title}\n{paper}\n{long}\n\n"
        f"Section: NEWS\nLength: 80 words\nByline: {who}\nBody\n\n{body}\n\nLoad-Date: {long}\n\nEnd of Document\n"
    )
    assert told(source.encode(), "Files.txt") == EXPECTED[0]


def test_references_of_endnote_are_entries() -> None:
    """Tags of the form refer, each after a percent sign."""
    source = "".join(
        f"%0 Newspaper Article\n%T {t}\n%A {w}\n%B {p}\n%D 2020\n%8 {long.rpartition(' ')[0]}\n%U https://x.example/{d}\n\n"
        for t, p, w, d, long, _ in BOTH
    )
    assert [row[:4] for row in stories(source.encode(), "list.enw")] == [row[:4] for row in EXPECTED]


def test_an_appendix_is_in_no_story() -> None:
    """The list of sources behind the last story ends it."""
    source = "".join(
        f"Document {n} of 2\n\nTitle: {title}\n\nAuthor: {who}\n\nPublication title: {paper}\n\nPublication date: {day}\n\n"
        f"ProQuest document ID: 258123456{n}\n\nFull text: {body}\n\n"
        for n, (title, paper, who, day, _, body) in enumerate(BOTH, 1)
    )
    source += "Bibliography\n\nCitation style: APA 7th\n\nHalcrow, M. (2020). Crane topples. The Skerry Times\n"
    assert stories(source.encode(), "ProQuestDocuments.txt") == EXPECTED


def test_a_table_is_known_by_column_names_of_any_language() -> None:
    heads = "Titular;Autor;Medio;Fecha;Texto\n"
    rows = "".join(f'"{t}";"{w}";"{p}";"{d}";"{b.replace(chr(10), " ")}"\n' for t, p, w, d, _, b in BOTH)
    found = stories((heads + rows).encode(), "noticias.csv")
    assert [row[:4] for row in found] == [row[:4] for row in EXPECTED]


def test_lists_of_addresses_are_tables() -> None:
    """What programs for reading later export is named as a table, though a cell holds a sentence."""
    heads = "URL,Title,Selection,Folder\n"
    rows = f'https://skerry.example/crane,{TITLES[0]},"{BODIES[0][:160]}",Unread\nhttps://yell.example/lamp,{TITLES[1]},,Archive\n'
    with pytest.raises(Unreadable) as refused:
        read((heads + rows).encode(), "instapaper.csv")
    assert str(refused.value.args[0]).startswith("table") or "table" in repr(refused.value)


def test_bibtex_is_read_as_it_is_printed() -> None:
    """Names of papers that are defined once, accents that TeX writes as commands, and dates in parts."""
    source = (
        "@string{st = {The Skerry Times}}\n@comment{exported}\n@article{a1,\n title = {{Crane} topples onto quay in {Lerwick}},\n"
        " author = {Halcrow, Mairi},\n journaltitle = st,\n date = {2020-02-03},\n}\n"
        '@misc{b2, title = "Br{\\"u}cke in Lerwick", author = {M{\\"u}ller, J{\\"o}rg and Krau{\\ss}, Ines},\n'
        " howpublished = {Yell Gazette}, year = 2020, month = feb, day = 4}\n"
    )
    assert [row[:4] for row in stories(source.encode(), "export.bib")] == [
        (TITLES[0], PAPERS[0], [PEOPLE[0]], "2020-02-03"),
        ("Brücke in Lerwick", PAPERS[1], ["Jörg Müller", "Ines Krauß"], "2020-02-04"),
    ]


def test_a_feed_names_the_outlet_of_its_stories() -> None:
    """JSON Feed states the title of the feed once."""
    items = [
        {"id": d, "url": f"https://skerry.example/{d}", "title": t, "content_html": f"<p>{b}</p>", "date_published": d,
         "authors": [{"name": w}]}
        for t, _, w, d, _, b in BOTH
    ]  # fmt: skip
    feed = {"title": PAPERS[0], "home_page_url": "https://skerry.example/", "items": items}
    assert [row[1] for row in stories(json.dumps(feed).encode(), "feed.json")] == [PAPERS[0], PAPERS[0]]


def test_lists_of_values_hold_the_main_one_first() -> None:
    """ninjs 2 has several headlines and bodies."""
    story = {
        "headlines": [{"role": "main", "value": TITLES[0]}, {"role": "short", "value": "Crane"}],
        "byline": f"By {PEOPLE[0]}",
        "infosources": [{"name": PAPERS[0]}],
        "versioncreated": "2020-02-03T06:30:00Z",
        "bodies": [{"role": "main", "value": "".join(f"<p>{part}</p>" for part in BODIES[0].split("\n\n"))}],
    }
    assert told(json.dumps(story).encode(), "item.json") == EXPECTED[0]


def test_a_wire_without_equals_signs_opens_with_its_headline() -> None:
    """The first line is the headline, a credit below it is the byline; indented lines begin paragraphs."""
    source = (
        f"\x16\x16\x01cwi0042 4 i 212 CWI /CW\r\n\r\nCrane\r\n\r\n\x02{TITLES[0]}  \r\nBy {PEOPLE[0]}  \r\n"
        + "\r\n   ".join(BODIES[0].split("\n\n"))
        + "\r\n\x03\r\nCWI 030635 GMT FEB 20\r\n\x04"
    )
    headline, _, byline, day, text = told(source.encode(), "wire.txt")
    assert (headline, byline, day, text) == (TITLES[0], [PEOPLE[0]], "2020-02-03", BODIES[0])


def test_the_printed_source_of_an_edition_is_the_report() -> None:
    """TEI: the article's title and paper, not those of the corpus; a scraper's XML names its fields as attributes."""
    paragraphs = "".join(f"<p>{part}</p>" for part in BODIES[0].split("\n\n"))
    tei = (
        '<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><fileDesc><titleStmt><title>Corpus, text 17</title></titleStmt>'
        f"<sourceDesc><biblStruct><analytic><title>{TITLES[0]}</title><author>{PEOPLE[0]}</author></analytic><monogr>"
        f'<title>{PAPERS[0]}</title><imprint><date when="2020-02-03"/></imprint></monogr></biblStruct></sourceDesc></fileDesc>'
        f"</teiHeader><text><body>{paragraphs}</body></text></TEI>"
    )
    doc = f'<doc sitename="{PAPERS[0]}" title="{TITLES[0]}" author="{PEOPLE[0]}" date="2020-02-03"><main>{paragraphs}</main></doc>'
    assert [told(tei.encode(), "a.xml"), told(doc.encode(), "b.xml")] == [EXPECTED[0]] * 2


def test_parts_of_a_name_are_put_in_order() -> None:
    """Zotero's RDF keeps family and given name apart; the day of access is the moment of capture."""
    source = (
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:bib="http://purl.org/net/biblio#" xmlns:foaf="f" xmlns:dc="d"'
        ' xmlns:dcterms="t">'
        + "".join(
            f'<bib:Article rdf:about="{d}"><dcterms:isPartOf><bib:Newspaper><dc:title>{p}</dc:title></bib:Newspaper></dcterms:isPartOf>'
            f"<bib:authors><rdf:Seq><rdf:li><foaf:Person><foaf:surname>{w.split()[1]}</foaf:surname><foaf:givenName>{w.split()[0]}</foaf:givenName>"
            f"</foaf:Person></rdf:li></rdf:Seq></bib:authors><dc:title>{t}</dc:title><dcterms:abstract>{b.partition(chr(10))[0]}</dcterms:abstract>"
            f"<dc:date>{d}</dc:date><dcterms:dateSubmitted>2020-05-19 14:02:11</dcterms:dateSubmitted></bib:Article>"
            for t, p, w, d, _, b in BOTH
        )
        + "</rdf:RDF>"
    )
    assert [row[:4] for row in stories(source.encode(), "items.rdf")] == [row[:4] for row in without()]


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("h1{color:red}", "style.css"),
        ("var a=1;function b(){return a}", "app.js"),
        ("outlets:\n  - name: Skerry\n    title: h1\n", "a.yaml"),
        ("-- MySQL dump 10.13\nDROP TABLE stories;\n", "dump.sql"),
        ('"Subject","Body","From","To"\n"a "b" c","d\ne","f"\n', "mail.csv"),
        ('<?xml version="1.0"?><opml><head><title>Feeds</title></head><body><outline text="Skerry"/></body></opml>', "a.opml"),
        ("User-agent: *\nDisallow: /admin/\n", "robots.txt"),
        ("2020-02-03 10:00:01,123 ERROR fetch gave up\nTraceback:\n  File one\n  File two\n2020-02-03 10:00:02,001 INFO fetch ended\n", "a.log"),
    ],
    ids=["style", "script", "settings", "dump", "table", "feeds", "robots", "log"],
)  # fmt: skip
def test_data_of_a_line_or_two_is_named(source: str, name: str) -> None:
    with pytest.raises(Unreadable):
        read(source.encode(), name)


def test_escapes_name_their_charset() -> None:
    """ISO 2022 is known by the escapes within it, whatever a page declares."""
    words = "港でクレーンが倒れ、作業員2人がけがをした。"
    assert words in contract_json(read(f"見出し\n\n{words}\n".encode("iso2022_jp"), "n.txt"))["text"]
