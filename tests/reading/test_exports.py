"""Files of many stories, formats with named fields, and files that are data: each family with its whole result."""

# ruff: noqa: E501 - samples are as long as exports have them
from __future__ import annotations

import csv
import gzip
import io
import json
import plistlib
import warnings
import zipfile
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.model.describe import contract_json
from dossier.model.file_parts import Capture, Part
from dossier.reading import parts, read
from dossier.reading.exports import split_reader
from dossier.reading.exports.story_split import split
from dossier.reading.exports.xml_items import XmlItems
from dossier.reading.readers import RecognisedFile
from tests.reading import exported
from tests.reading.exported import BODIES, BOTH, DAYS, PAPERS, PEOPLE, TITLES


def told(data: bytes, name: str) -> tuple[Any, ...]:
    """Headline, outlet, byline, day and text of a file."""
    found = contract_json(read(data, name))
    values = [found[field] and found[field]["value"] for field in ("headline", "outlet", "published")]
    return values[0], values[1], [who["name"] for who in found["byline"]], values[2] and values[2][:10], found["text"]


def stories(data: bytes, name: str) -> list[tuple[Any, ...]]:
    """The same of each story in a file, which itself claims nothing."""
    assert read(data, name).description.claims == ()
    return [told(part.data, part.name.rpartition("/")[2]) for part in parts(data, name)]


EXPECTED = [
    (title, paper, [who], day, body)
    for title, paper, who, day, body in zip(TITLES, PAPERS, PEOPLE, DAYS, BODIES, strict=True)
]


def without(*places: int) -> list[tuple[Any, ...]]:
    """What is expected of formats that do not state some of it."""
    return [
        tuple([] if n == 2 and n in places else None if n in places else value for n, value in enumerate(row))
        for row in EXPECTED
    ]


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (exported.lexis().encode(), "export.txt"),
        (exported.factiva_tags().encode(), "Factiva.txt"),
        (exported.newsbank().encode(), "newsbank.txt"),
        (exported.nexis_rtf(), "Files.RTF"),
        (exported.factiva_page().encode(), "Factiva.html"),
        (exported.atom().encode(), "feed.xml"),
        (exported.newsml().encode(), "newsml.xml"),
        (exported.mailbox().encode(), "clips.mbox"),
    ],
    ids=["lexis", "factiva", "newsbank", "rtf", "page", "atom", "newsml", "mbox"],
)
def test_every_story_of_an_export_is_a_report(data: bytes, name: str) -> None:
    """Two stories give two parts, each with its own headline, paper, author, day and text, and no cover sheet."""
    found = stories(data, name)
    if name.endswith("mbox"):  # a mail's day is that of its header
        found = [
            (*row[:3], row[3] and day, row[4].replace("\n\nFrom the archive: nothing.", ""))
            for row, day in zip(found, DAYS, strict=True)
        ]
    assert found == EXPECTED


def _articles() -> list[dict[str, Any]]:
    return [
        {
            "title": title,
            "authors": [who],
            "date_publish": f"{day} 07:00:00",
            "maintext": body,
            "source": paper,
            "url": f"https://s.example/{n}",
        }
        for n, (title, paper, who, day, _, body) in enumerate(BOTH)
    ]


def test_scrapers_files_give_their_stories() -> None:
    """A list, an object that holds a list, JSON Lines, and a table with a column of texts give the same reports."""
    listed = json.dumps(_articles()).encode()
    held = json.dumps({"status": "ok", "articles": _articles()}).encode()
    lines = "\n".join(map(json.dumps, _articles())).encode()
    table = io.StringIO()
    writer = csv.writer(table, delimiter=";")
    writer.writerow(["title", "author", "date", "source", "text"])
    writer.writerows([title, who, day, paper, body] for title, paper, who, day, _, body in BOTH)
    for data, name in ((listed, "a.json"), (held, "b.json"), (lines, "c.jsonl"), (table.getvalue().encode(), "d.csv")):
        assert stories(data, name) == EXPECTED, name


def test_an_agencys_story_is_read_by_its_fields() -> None:
    """NITF states headline, author, place, paper and moment; evidence names the field, and its words stand there."""
    reading = read(exported.nitf(0).encode(), "story.xml")
    assert told(exported.nitf(0).encode(), "story.xml") == EXPECTED[0]
    dateline = contract_json(reading)["dateline"]
    assert (dateline["place"]["name"], dateline["basis"]) == ("Lerwick", "stated")
    claims = (*reading.description.claims, *reading.description.others)
    assert [e for c in claims for e in c.evidence if e.span and e.span.of(reading.rendition) != e.quote] == []
    assert {e.origin for c in claims if c.field == "headline" for e in c.evidence} == {"nitf:hl1"}


def test_ninjs_and_csl_are_read_by_their_names() -> None:
    """Nested names and parts of dates are understood."""
    title, paper, who, day, _, body = BOTH[0]
    ninjs = {"uri": "https://s.example/1", "type": "text", "headline": title, "byline": f"By {who}", "versioncreated": f"{day}T07:00:00Z",
             "body_xhtml": "".join(f"<p>{p}</p>" for p in body.split("\n\n")), "provider": {"name": paper}, "language": "en"}  # fmt: skip
    assert told(json.dumps(ninjs).encode(), "story.json") == EXPECTED[0]
    csl = [{"id": f"k{n}", "type": "article-newspaper", "title": row[0], "container-title": row[1],
            "author": [{"family": row[2].split()[1], "given": row[2].split()[0]}],
            "issued": {"date-parts": [[int(x) for x in row[3].split("-")]]}} for n, row in enumerate(BOTH)]  # fmt: skip
    assert [row[:4] for row in stories(json.dumps(csl).encode(), "refs.json")] == [row[:4] for row in EXPECTED]


def test_references_are_stubs() -> None:
    """RIS and BibTeX: a report an entry with turned names turned back, and no text."""
    ris, bib = exported.references()
    expected = [(*row[:4], "") for row in EXPECTED]
    assert stories(ris.encode(), "export.ris") == expected
    assert stories(bib.encode(), "export.bib") == expected


def test_notes_keep_their_addresses() -> None:
    """Evernote: the note's source is the report's address; the day of clipping is no day of publication."""
    assert [row[0:1] + row[2:3] + row[4:] for row in stories(exported.notes().encode(), "clips.enex")] == [
        row[0:1] + row[2:3] + row[4:] for row in EXPECTED
    ]
    urls = [
        contract_json(read(part.data, "note"))["url"]["value"]
        for part in parts(exported.notes().encode(), "clips.enex")
    ]
    assert urls == ["https://skerry.example/1", "https://skerry.example/2"]


def test_a_document_type_is_never_resolved() -> None:
    """Entities of a feed's own are dropped with its document type; those of HTML are understood."""
    feed = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel><title>T</title><item><title>Lamp &eacute;teint &b;</title>' \
        "<description>The lamp on the pier has been dark since the winter.</description><link>https://s.example/1</link></item></channel></rss>"  # fmt: skip
    assert told(feed.encode(), "feed.xml")[0] == "Lamp éteint"


def test_a_feed_that_is_cut_off_gives_what_is_whole() -> None:
    """Stories before the cut are parts, and the file says that it is cut off."""
    data = exported.atom().encode() + b""
    cut = data[: data.rindex(b"<entry>") + 60].replace(b"</feed>", b"")
    three = data[: data.rindex(b"</feed>")] + data[data.index(b"<entry>") : data.index(b"<entry>") + 60]
    assert len(list(parts(three, "feed.xml"))) == 2
    assert read(three, "feed.xml").lacks == "is cut off within its last story"
    assert told(cut, "feed.xml")[0] == TITLES[0]


def test_an_export_that_is_cut_off_says_so_in_code_and_words() -> None:
    """Each kind of export with a mark of its end gives the stories before a cut, and the code of what is missing."""
    page, text = exported.factiva_page().encode(), exported.lexis().replace(" of 2 DOC", " of 5 DOC").encode()
    for data, name, code in (
        (page[: page.rindex(b"clerk told")], "page.html", "cut-off-within-last-story"),
        (text, "lexis.txt", "fewer-stories-than-numbered"),
    ):
        lacks = read(data, name).lacks
        assert lacks is not None and lacks.code == code
        assert len(list(parts(data, name))) == 2
    assert read(page, "page.html").lacks is read(exported.lexis().encode(), "lexis.txt").lacks is None


@pytest.mark.parametrize("left", [0.75, 0.9])
def test_a_table_that_is_cut_off_within_a_cell_is_still_a_table(left: float) -> None:
    """Its last row is read as far as it goes, with the names of the columns."""
    table = io.StringIO()
    rows = [(title, paper, day, body) for title, paper, _, day, _, body in BOTH]
    csv.writer(table).writerows([("headline", "source", "date", "text"), *rows])
    whole = table.getvalue().encode()
    data = whole[: int(len(whole) * left)]
    lacks = read(data, "rows.csv").lacks
    assert lacks is not None and lacks.code == "cut-off-within-last-row"
    assert [_read_part(part)[:2] for part in parts(data, "rows.csv")] == [*zip(TITLES, PAPERS, strict=True)]


def _read_part(part: Part) -> tuple[Any, ...]:
    found = contract_json(read(part.data, part.name, part.capture))
    return found["headline"]["value"], found["outlet"]["value"]


def test_pieces_of_a_feed_are_feeds() -> None:
    """Each piece is a file of the same format with one story, its channel's own words around it."""
    for part in parts(exported.atom().encode(), "feed.xml"):
        assert XmlItems().accepts(part.data, part.name)
        assert list(parts(part.data, part.name)) == []


@given(
    st.lists(
        st.sampled_from(
            [*BODIES, "SHORT LINE", "BYLINE: Ada Ruiz", "3 of 9 DOCUMENTS", "End of Document", "_" * 40, ""]
        ),
        max_size=12,
    )
)
def test_pieces_cover_the_words_in_order(blocks: list[str]) -> None:
    """Stories never overlap, and stand in the order of the words that they are cut from."""
    words = "\n\n".join(blocks)
    at = 0
    for story in split(words).stories:
        assert at <= story.start < story.end <= len(words)
        at = story.end


def _packed(files: dict[str, bytes]) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as container:
        for name, data in files.items():
            container.writestr(name, data)
    return held.getvalue()


PAGE = (
    f'<html><head><meta charset="utf-8"><title>{TITLES[0]}</title><meta property="og:site_name" content="{PAPERS[0]}">'
    f'<meta name="author" content="{PEOPLE[0]}"><meta property="article:published_time" content="{DAYS[0]}"></head>'
    f"<body><article><h1>{TITLES[0]}</h1>{''.join(f'<p>{p}</p>' for p in BODIES[0].split(chr(10) * 2))}</article></body></html>"
).encode()


def test_a_wrapped_page_is_the_page() -> None:
    """Gzip, Safari's archive in both forms, and SingleFile's zip form are read as the page within."""
    archive = {"WebMainResource": {"WebResourceData": PAGE, "WebResourceURL": "https://s.example/1", "WebResourceMIMEType": "text/html", "WebResourceTextEncodingName": "UTF-8"}}  # fmt: skip
    loader = b"<!doctype html><html data-sfz><head><title>x</title></head><body><div id='sfz-wait-message'></div><!--"
    forms = {
        "page.html.gz": gzip.compress(PAGE),
        "a.webarchive": plistlib.dumps(archive, fmt=plistlib.FMT_BINARY),
        "b.webarchive": plistlib.dumps(archive, fmt=plistlib.FMT_XML),
        "c.zip.html": loader + _packed({"index.html": PAGE, "images/0.png": b"\x89PNG"}) + b"--></body></html>",
    }
    for name, data in forms.items():
        assert told(data, name) == EXPECTED[0], name


def test_a_zip_of_clippings_gives_its_files() -> None:
    """Each file is a part under a path that stays within; what systems add is none."""
    data = _packed({"../../a/one.html": PAGE, "b/two.txt": b"Words.", "__MACOSX/b/._two.txt": b"x", ".DS_Store": b"x"})
    assert [part.name for part in parts(data, "clips.zip")] == ["a/one.html", "b/two.txt"]


def test_an_export_is_cut_once_for_its_stories_and_its_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cutting a large one takes longer than all else that is done with it; what was cut is not held on to."""
    cut: list[int] = []
    monkeypatch.setattr(split_reader, "split", lambda words: cut.append(len(words)) or split(words))
    data = exported.lexis().encode()
    for _ in range(2):
        opened = RecognisedFile(data, "lexis.txt")
        assert [part.name for part in opened.parts()] == ["1 of 2", "2 of 2"]
        assert "2. 2 of 2" in opened.read().rendition
        assert not split_reader._taken_out
    assert len(cut) == 2
    assert read(data, "lexis.txt").rendition == RecognisedFile(data, "lexis.txt").read().rendition


def test_no_file_of_a_zip_is_lost_for_its_name() -> None:
    """Names that lead out of the container, and several that are or become the same, give each file its own part."""
    buffer = io.BytesIO()
    names = "..\\..\\up.txt", "C:\\news\\a.txt", "/a.txt", "A.TXT", "../a.txt", "a.txt", "a.txt"
    with zipfile.ZipFile(buffer, "w") as packed, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a name that comes twice
        for number, name in enumerate(names):
            packed.writestr(name, f"Words of file {number}.")
    found = [*parts(buffer.getvalue(), "clips.zip")]
    assert [part.data.decode() for part in found] == [f"Words of file {number}." for number in range(len(names))]
    assert [part.name for part in found][:3] == ["up.txt", "news/a.txt", "a.txt"]
    assert len({part.name.casefold() for part in found}) == len(names)
    assert not any(step in ("..", "") for part in found for step in part.name.split("/"))
    assert "A zip archive of 7 files" in read(buffer.getvalue(), "clips.zip").rendition


def test_wrappings_are_bounded() -> None:
    """A bomb, and files packed again and again, are refused with the bound."""
    data = PAGE
    for _ in range(7):
        data = gzip.compress(data)
    with pytest.raises(Unreadable, match="packed more than 5 times"):
        read(data, "page.gz")
    with pytest.raises(Unreadable, match="unfolds to more than"):
        read(gzip.compress(bytes(70 << 20)), "bomb.gz")


DATA = {
    "is a shortcut to https://s.example/1": b"[InternetShortcut]\r\nURL=https://s.example/1\r\n",
    "is a pointer to a Google document": b'{"doc_id": "1", "email": "a@b.example"}',
    "is a settings file": b"[server]\nname = skerry\nport = 80\n; a note\n[paths]\nroot = /srv\n",
    "is a log": b"2020-02-03 07:00:00 INFO started\n2020-02-03 07:00:01 WARN no lamp\n",
    "is a table": b"id,publish_date,title,url\n1,2020-02-03,Lamp,https://s.example/1\n2,2020-02-04,Crane,https://s.example/2\n",
    "is a calendar": b"BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n",
    "is a style sheet": b"body { margin: 0; }\nh1 {\n  color: red;\n}\n@media print {\n}\n",
    "is a program's source": b"function lamp(x) {\n  return x + 1;\n}\nconst y = lamp(2);\n",
    "is JSON data": b'{"a": [1, 2, {"b": null}]}',
    "is XML data (lamp)": b"<?xml version='1.0'?><lamp><lit>no</lit></lamp>",
    "is a property list": b"<?xml version='1.0'?><plist version='1.0'><dict><key>a</key><string>b</string></dict></plist>",
    "is PostScript": b"%!PS-Adobe-3.0\n/Times findfont\n(Lamp) show\n",
    "is a WordPerfect document": b"\xffWPC" + bytes(60),
    "is a damaged Zstandard archive": b"\x28\xb5\x2f\xfd" + bytes(20),
    "is an Apple Pages document": _packed({"Index/Document.iwa": b"x" * 9}),
}


@pytest.mark.parametrize(("reason", "data"), DATA.items())
def test_data_is_no_prose(reason: str, data: bytes) -> None:
    """What is data is named by what its bytes are, whatever it is called; no line of it becomes a headline."""
    with pytest.raises(Unreadable) as raised:
        read(data, "report.txt")
    assert raised.value.reason.startswith(reason)


def test_many_labels_without_a_line_between_are_asked_about() -> None:
    """Two bylines under labels, and no separator: one report, with a doubt that it may be several."""
    text = "\n\n".join(f"{title}\nBYLINE: {who}\nLENGTH: 80 words\n\n{body}" for title, _, who, _, _, body in BOTH)
    assert [note.kind for note in read(text.encode(), "x.txt").description.notes] == ["several"]


def test_a_story_of_an_export_is_not_cut_again() -> None:
    """A part that an export gave is one story, whatever lines it has; the same words in a file of their own are cut."""
    labelled = "Headline: Ferry {0} is late\nByline: Ada Ruiz\n" + "The ferry of Mompox was late again on Monday. " * 4
    words = "\n______________________________\n".join(labelled.format(n) for n in range(3)).encode()
    assert len(list(RecognisedFile(words, "a.txt").parts())) == 3
    story = RecognisedFile(words, "a.txt", Capture(media_type="text/plain; charset=utf-8", told_by="export"))
    assert list(story.parts()) == []
    assert "Ferry 2 is late" in story.read().rendition


def test_a_story_of_an_export_reads_as_it_did_by_itself() -> None:
    """What the export says of a part spares a look at its bytes, and changes nothing in its reading."""
    scraped = [
        {"title": f"Pier {n} is lit", "author": "Ada Ruiz", "date": "2019-03-01", "text": "Lamps. " * 30}
        for n in range(3)
    ]
    for part in parts(json.dumps(scraped).encode(), "a.json"):
        assert read(part.data, part.name, part.capture) == read(part.data, part.name)
