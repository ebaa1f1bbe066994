"""Reads PDFs that we set ourselves: columns, margins, hyphens, browser prints, and what cannot be read."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.model.claims import Claim, Person, Published, Reading, Words
from dossier.reading import read
from dossier.reading.layout import pdf_words
from dossier.reading.layout.blocks import blocks_of
from dossier.reading.layout.joining import Joiner
from dossier.reading.layout.layout_lines import lines_of
from dossier.reading.layout.layout_nouns import LayoutLine, Word
from dossier.reading.layout.pdf_reader import PdfReader
from tests.reading import sheets

WITHOUT_OCR = PdfReader(engine=lambda: None)


def shown(source: str) -> Reading:
    """The reading of a typst document, with its evidence proved."""
    return proved(read(sheets.pdf(source), "report.pdf"))


def proved(reading: Reading) -> Reading:
    found = reading.description
    claims = (*found.claims, *found.others)
    assert all(e.proves(reading.rendition) for claim in claims for e in claim.evidence)
    ends = [at for span in found.text for at in (span.start, span.end)]
    assert ends == sorted(ends)
    return reading


def value(reading: Reading, field: str) -> str | None:
    best = next((claim for claim in reading.description.claims if claim.field == field), None)
    return best.value.value if best is not None and isinstance(best.value, (Words, Published)) else None


def authors(reading: Reading) -> list[str]:
    people = [claim.value for claim in reading.description.all_of("byline")]
    return [one.name for one in people if isinstance(one, Person) and one.role == "author"]


def straight(text: str) -> str:
    return text.replace("’", "'")


def laid(*lines: tuple[float, float, float, str]) -> Reading:
    """The reading of lines drawn at places of one page."""
    return proved(read(sheets.written(sheets.content(sheets.lines_at(*lines))), "report.pdf"))


def test_a_report_in_one_column_is_its_paragraphs() -> None:
    """Headline, byline, dateline and the paragraphs of a plain report are read, lines joined as they were written."""
    reading = shown(sheets.one_column())
    assert value(reading, "headline") == sheets.HEADLINE
    assert authors(reading) == ["Ada Ruiz", "Benito Haro"]
    assert reading.text.split("\n\n") == list(sheets.STORY)
    assert reading.media_type == "application/pdf"
    assert "left out" not in reading.rendition, "it was read whole"


def test_a_page_of_more_letters_than_are_read_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a page holds beyond the limit is left out, and the reading names the page."""
    monkeypatch.setattr(pdf_words, "_MOST", 300)
    reading = shown(sheets.one_column())
    assert sheets.STORY[-1][-30:] not in reading.rendition
    assert reading.rendition.endswith("pdf:left out: more words than are read: page 1")


@pytest.mark.parametrize("columns", [2, 3, 4, 5, 6])
def test_columns_are_read_one_after_the_other(columns: int) -> None:
    """The story under a headline that spans two to six columns comes whole, without the story under it."""
    reading = shown(sheets.newspaper(columns))
    assert value(reading, "headline") == sheets.HEADLINE
    assert reading.text.split("\n\n") == list(sheets.STORY)


def test_a_newspaper_tells_of_itself() -> None:
    """The line at the page's head gives outlet and date, the caption its photographer, the headline's company rest."""
    reading = shown(sheets.newspaper())
    assert value(reading, "outlet") == "The Sandoval Courier"
    assert value(reading, "published") == "2019-03-03"
    assert authors(reading) == ["Ada Ruiz", "Benito Haro"]
    assert Person("Clara Soto", "photographer") in [c.value for c in reading.description.all_of("byline")]


def test_other_stories_of_the_page_stay_in_the_rendition() -> None:
    """A second story is no part of the first, and its paragraphs stand unmixed below."""
    reading = shown(sheets.newspaper())
    place = [reading.rendition.index(words) for words in (sheets.OTHER, *sheets.SALT)]
    assert place == sorted(place)
    assert sheets.OTHER not in reading.text


def test_running_heads_and_page_numbers_are_no_text() -> None:
    """What stands at the edge of every page is told once and cuts no sentence that runs over a page's end."""
    size = "width: 12cm, height: 10cm"
    reading = shown(sheets.one_column(head="*The Sandoval Courier* #h(1fr) Sunday, March 3, 2019", size=size))
    assert reading.text.split("\n\n") == list(sheets.STORY)
    assert reading.rendition.count("The Sandoval Courier") == 1
    assert value(reading, "outlet") == "The Sandoval Courier"


def test_a_browsers_print_gives_its_address() -> None:
    """The address in a print's margin is the report's, the day of printing is that of its capture, never published."""
    reading = shown(sheets.browser_print())
    assert value(reading, "url") == "https://sandovalcourier.example/2019/03/footbridge-falls"
    assert value(reading, "headline") == sheets.HEADLINE
    assert reading.text.split("\n\n") == list(sheets.STORY)
    captured = [claim.value for claim in reading.description.candidates("published")]
    assert Published("2019-03-04", "day", "captured") in captured
    assert value(reading, "published") is None


def test_a_shortened_address_is_none() -> None:
    """A print shows a long address cut short; what is left is no address of anything."""
    reading = shown(sheets.browser_print("https://sandovalcourier.example/2019/03/a-very-long…"))
    assert value(reading, "url") is None
    assert "https://sandovalcourier.example/2019/03/a-very-long…" in reading.rendition


def test_what_the_file_states_is_evidence_and_not_shown() -> None:
    """Title and author of the document's properties are candidates; where the page says the same, they second it."""
    source = sheets.one_column()
    stated = f'#set document(title: "Microsoft Word - brücke.doc", author: "PC-Redaktion", date: none)\n{source}'
    reading = shown(stated)
    assert value(reading, "headline") == sheets.HEADLINE
    assert authors(reading) == ["Ada Ruiz", "Benito Haro"]
    assert "pdf:Title: Microsoft Word - brücke.doc" in reading.rendition
    seconded = shown(f'#set document(title: "{sheets.HEADLINE}", date: none)\n{source}').description.best("headline")
    assert seconded is not None
    assert "pdf:Title" in [e.origin for e in seconded.evidence]


def test_the_day_of_typing_is_not_shown_as_published() -> None:
    """A creation date is kept as what it is."""
    dated = f"#set document(date: datetime(year: 2021, month: 5, day: 6))\n{sheets.one_column()}"
    reading = shown(dated)
    assert value(reading, "published") is None
    kept: list[Claim] = list(reading.description.candidates("published"))
    assert ("2021-05-06", "created") in [
        (c.value.value[:10], c.value.what) for c in kept if isinstance(c.value, Published)
    ]


def test_captions_are_no_text() -> None:
    """Words set smaller than the story are not of it; they stay in the rendition."""
    reading = shown(sheets.newspaper())
    assert "Rescuers at the river" not in reading.text
    assert "Rescuers at the river" in reading.rendition


def test_a_large_initial_opens_its_word() -> None:
    """An initial over three lines is the first letter of the first word, not a word on the third line."""
    reading = laid(
        (50, 300, 40, "T"),
        (80, 320, 11, "hree people died when the old footbridge gave way,"),
        (80, 308, 11, "the mayor of the town said on Sunday at the scene."),
        (50, 290, 11, "The council meets on Thursday to hear two engineers who"),
        (50, 278, 11, "had warned of the state of the bridge for some years."),
    )
    assert "Three people died when the old footbridge gave way, the mayor" in " ".join(reading.rendition.split())


def test_turned_words_stand_apart() -> None:
    """Words that run up the page's edge do not fall between the lines."""
    source = sheets.one_column() + "#place(top + left, dx: -1.5cm, rotate(-90deg, reflow: true)[Printed in Quito])"
    reading = shown(source)
    assert reading.text.split("\n\n") == list(sheets.STORY)
    assert "Printed in Quito" in reading.rendition


def test_a_page_on_its_side_is_read_as_it_is_turned() -> None:
    """A page all of whose words run upward is read like any other."""
    source = sheets.one_column().replace("\n\n", "\n\n", 1)
    turned = source.split("#text(20pt)", 1)
    reading = shown(f"{turned[0]}#rotate(-90deg, reflow: true, block(width: 12cm)[#text(20pt){turned[1]}])")
    assert value(reading, "headline") == sheets.HEADLINE
    assert reading.text.split("\n\n") == list(sheets.STORY)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("the foot-", "bridge fell. A footbridge"), "the footbridge fell. A footbridge"),
        (("a well-", "known man. The well-known man"), "a well-known man. The well-known man"),
        (("the Rhine-", "Ruhr plain"), "the Rhine-Ruhr plain"),
        (("in 1914-", "1918 they"), "in 1914- 1918 they"),
        (("a secre\xad", "tary of"), "a secretary of"),
        (("THE FOOT-", "BRIDGE FELL"), "THE FOOTBRIDGE FELL"),
        (("東京の", "新聞"), "東京の新聞"),
    ],
)
def test_hyphens_at_line_ends(lines: Sequence[str], words: str) -> None:
    """A hyphen goes where the word is written without it elsewhere, or goes on in small letters; else it stays."""
    joiner = Joiner([LayoutLine(line, 0, 100, 10.0 * n, 10) for n, line in enumerate(lines)])
    assert joiner.text(lines) == words


def test_ligatures_are_letters() -> None:
    """A search for "official" finds the word, however the font draws its letters."""
    parts = [
        "The official offered a fifth of the final affidavit, officers said, and left the office on Friday at five."
    ]
    assert parts[0] in shown(sheets.one_column(parts=parts)).text


def test_letters_beyond_the_first_plane_are_whole() -> None:
    """An emoji, or a letter of mathematics, is read as what it is and not as two halves."""
    assert "was 𝒃elated" in shown("The ferry was 𝒃elated on Monday, and nobody minded it at all.").text


def test_a_locked_file_says_so() -> None:
    """A PDF with a password is refused with that reason."""
    with pytest.raises(Unreadable, match=r"^is locked with a password$"):
        read(sheets.locked(), "report.pdf")


@pytest.mark.parametrize("cut", [0.3, 0.6, 0.9])
def test_a_torn_file_is_read_or_says_so(cut: float) -> None:
    """Of a file whose end is lost either the words come, or a reason."""
    data = sheets.written(sheets.content(sheets.lines_at(*_sentences(8))))
    try:
        reading = proved(read(data[: int(len(data) * cut)], "report.pdf"))
    except Unreadable as error:
        assert "PDF" in error.reason
    else:
        assert reading.rendition


def test_a_file_whose_end_alone_is_lost_is_read() -> None:
    """Without its table of places a PDF still shows its words."""
    data = sheets.written(sheets.content(sheets.lines_at(*_sentences(8))))
    assert "sentence 7" in proved(read(data[: data.rindex(b"xref\n0")], "report.pdf")).rendition


def _sentences(count: int) -> list[tuple[float, float, float, str]]:
    return [(50, 380 - 14 * n, 11, f"This is sentence {n} of a report that was torn.") for n in range(count)]


def test_pages_without_words() -> None:
    """A PDF that shows nothing is refused with that reason."""
    with pytest.raises(Unreadable, match=r"^is a PDF without words$"):
        read(sheets.written(sheets.content(b"0 0 m 100 100 l S")), "report.pdf")


def _packed(piece: bytes, times: int) -> bytes:
    """A megabyte of some operator or colour, so many times."""
    squeezing = zlib.compressobj(9)
    mega = piece * ((1 << 20) // len(piece))
    head, each = (squeezing.compress(mega) + squeezing.flush(zlib.Z_FULL_FLUSH) for _ in range(2))
    return head + each * (times - 1)  # pieces after a full flush stand for themselves


@pytest.mark.parametrize("operator", [b"q ", b" ", b"0 0 1 1 re f "])
def test_a_drawing_of_millions_of_operators_is_refused_before_it_is_unfolded(operator: bytes) -> None:
    """A small stream of them is told by its growth: objects for all of them would end the reader."""
    reason = "^holds a drawing that is too large to read: it unfolds to more than 32 MB$"
    with pytest.raises(Unreadable, match=reason):
        read(sheets.written(sheets.content(b"", packed=_packed(operator, 40))), "report.pdf")


def _beside(picture: bytes, side: int) -> bytes:
    """A page of words, in whose file a picture of so many bytes a side stands as well."""
    shown = sheets.lines_at((50, 300, 11, "The bridge fell on a Sunday in March, the mayor said."))
    about = b"/Subtype /Image /Width %d /Height %d /BitsPerComponent 8 /ColorSpace /DeviceGray" % (side, side)
    stream = b"<< /Type /XObject %b /Length %d /Filter /FlateDecode >>\nstream\n%b\nendstream" % (
        about, len(picture), picture,
    )  # fmt: skip
    return sheets.written([*sheets.content(shown), stream])


def test_a_picture_of_one_colour_is_no_bomb() -> None:
    """It may be large and pack well; a gigabyte of it is a bomb all the same."""
    assert "the mayor said" in proved(read(_beside(_packed(b"\xff", 64), 8192), "report.pdf")).rendition
    with pytest.raises(Unreadable, match=r"^holds a stream that unfolds to more than 512 MB$"):
        read(_beside(_packed(b"\xff", 1 << 10), 32768), "report.pdf")


def test_a_stream_that_grows_much_and_ends_is_no_bomb() -> None:
    """White space of ten megabytes, with other bytes after it, costs a page nothing but its words."""
    stream = b" " * 10_000_000 + sheets.lines_at((50, 300, 11, "The bridge fell on a Sunday in March, the mayor said."))
    data = sheets.written(sheets.content(stream)) + b"\n" * 100_000
    assert "the mayor said" in proved(read(data, "report.pdf")).rendition


def test_a_file_of_ten_thousand_pages_is_read_in_part() -> None:
    """The first pages are read, and the rendition tells how many were left."""
    data = sheets.written(
        sheets.content(sheets.lines_at((50, 300, 11, "The same sentence stands here.")), pages=10_000)
    )
    assert "read are the first 800 of 10,000 pages" in proved(read(data, "report.pdf")).rendition


def test_a_deep_tree_of_pages_ends() -> None:
    """A tree of pages five thousand levels deep gives words or a reason."""
    depth = 5000
    nodes = [b"<< /Type /Pages /Count 1 /Kids [%d 0 R] >>" % (n + 3) for n in range(depth)]
    leaf = b"<< /Type /Page /MediaBox [0 0 400 400] >>"
    with pytest.raises(Unreadable, match="PDF"):
        read(sheets.written([b"<< /Type /Catalog /Pages 2 0 R >>", *nodes, leaf]), "report.pdf")


def test_without_tesseract_a_scan_says_what_is_missing() -> None:
    """A page that is a picture is refused with what could read it."""
    data = sheets.scanned(sheets.one_column()).pdf()
    with pytest.raises(Unreadable, match=r"^has no text layer, and tesseract, which could read its pictures, is not"):
        WITHOUT_OCR.read(data, "scan.pdf")


@given(
    st.lists(st.tuples(st.integers(0, 500), st.integers(0, 700), st.integers(1, 60), st.sampled_from([8, 9, 18, 30])))
)
def test_no_word_is_lost_on_the_way_to_blocks(places: list[tuple[int, int, int, int]]) -> None:
    """However words lie on a page, each stands in exactly one block, whose lines go down the page."""
    words = [Word(f"w{n}", x, x + width, y, size, n) for n, (x, y, width, size) in enumerate(places)]
    blocks = blocks_of(lines_of(words))
    told = " ".join(block.text for block in blocks).replace("w", " w").split()
    assert sorted(told) == sorted(word.text for word in words)
    assert all(a.base <= b.base for block in blocks for a, b in zip(block.lines, block.lines[1:], strict=False))


@given(st.integers(2, 6), st.integers(6, 30), st.floats(0.6, 3.0))
def test_columns_of_any_number_are_parted(columns: int, rows: int, gutter: float) -> None:
    """Lines of columns with a gutter of half a letter's size or more are read down each column."""
    size, width = 10.0, 100.0
    words = [
        Word(f"c{column}r{row}", x, x + width, 50.0 + 12 * row, size, (column * rows + row) * 2)
        for column in range(columns)
        for x in [column * (width + gutter * size)]
        for row in range(rows)
    ]
    told = " ".join(block.text for block in blocks_of(lines_of(words))).split()
    assert told == [f"c{column}r{row}" for column in range(columns) for row in range(rows)]


def test_reading_twice_gives_the_same() -> None:
    """The same bytes give the same rendition and description."""
    data = sheets.pdf(sheets.newspaper())
    first, second = read(data, "a.pdf"), read(data, "a.pdf")
    assert first == replace(second)


def test_a_torn_packet_of_facts_lends_its_words_to_none() -> None:
    """An XMP packet without an end is passed over, however many of its kind stand before a whole one."""
    torn = b"<x:xmpmeta><pdf:Trapped/><dc:title>Torn tide table</dc:title>" * 20
    whole = b"<x:xmpmeta><pdf:Trapped/><dc:title>Ferry returns</dc:title></x:xmpmeta>"
    reading = proved(WITHOUT_OCR.read(sheets.pdf("The ferry came back to Ullapool on Monday.") + torn + whole, "a.pdf"))
    assert "Ferry returns" in reading.rendition
    assert "Torn tide table" not in reading.rendition
