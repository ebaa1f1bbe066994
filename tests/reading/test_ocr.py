"""Reads pictures of reports by the tesseract program, where it is installed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from difflib import SequenceMatcher

import pytest

from dossier.errors import Unreadable
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import Limits, Task
from dossier.model.claims import Person, Reading, Words
from dossier.reading import read, readers
from dossier.reading.layout import ocr
from dossier.reading.layout.ocr_lines import OcrWord, confidence, seen_words, sheets_seen
from dossier.reading.layout.pdf_reader import PdfReader
from dossier.reading.layout.picture import PictureReader, kind_of
from tests.reading import sheets

needs_tesseract = pytest.mark.skipif(ocr.installed() is None, reason="tesseract is not installed")

SPANISH = """#set page(width: 14cm, height: 12cm, margin: 1.5cm)
#set text(size: 11pt, lang: "es")
#text(18pt)[*La cañada se llevó el viejo puente*]

Por Inés Peñaloza

CUENCA.- Tres personas murieron este domingo cuando se derrumbó el viejo puente sobre la cañada, informó el alcalde, y
la comisión pidió una investigación sobre las advertencias que nadie leyó.

El puente se levantó en 1911 y estaba cerrado a los carros desde el año pasado, según los vecinos de la otra orilla.
"""


def headline(reading: Reading) -> str | None:
    best = reading.description.best("headline")
    return best.value.value if best is not None and isinstance(best.value, Words) else None


def is_near(found: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether these are the same paragraphs, but for a mark here and there that was misread."""
    alike = (
        SequenceMatcher(None, one, other, autojunk=False).ratio() for one, other in zip(found, wanted, strict=False)
    )
    return len(found) == len(wanted) and all(ratio > 0.97 for ratio in alike)


def proved(reading: Reading) -> Reading:
    found = reading.description
    assert all(e.proves(reading.rendition) for claim in (*found.claims, *found.others) for e in claim.evidence)
    return reading


@needs_tesseract
@pytest.mark.parametrize("form", [sheets.Picture.png, sheets.Picture.bmp, sheets.Picture.pdf])
def test_a_picture_of_a_report_is_read_like_the_report(form: Callable[[sheets.Picture], bytes]) -> None:
    """Headline, byline, dateline and story come from the picture, and the rendition says what recognised them."""
    reading = proved(read(form(sheets.scanned(sheets.one_column(), 200)), "scan"))
    assert headline(reading) == sheets.HEADLINE
    assert Person("Ada Ruiz") in [claim.value for claim in reading.description.all_of("byline")]
    assert is_near(reading.text.split("\n\n"), sheets.STORY)
    engine = ocr.installed()
    assert engine is not None
    assert f"recognised by: tesseract {engine.version}, language eng" in reading.rendition


@needs_tesseract
def test_columns_of_a_picture_are_read_one_after_the_other() -> None:
    """A scanned newspaper page gives the story under its largest headline, whole and without its neighbour."""
    reading = proved(read(sheets.scanned(sheets.newspaper(), 220).png(), "page.png"))
    assert headline(reading) == sheets.HEADLINE
    assert is_near(reading.text.split("\n\n"), sheets.STORY)
    assert sheets.OTHER in reading.rendition


@needs_tesseract
def test_a_page_that_lies_on_its_side_is_turned() -> None:
    """A page scanned on its side is read as the same page upright."""
    engine = ocr.installed()
    assert engine is not None
    if not engine.finds_turned:
        pytest.skip("tesseract's data for turned pages (osd) is not installed")
    reading = proved(read(sheets.scanned(sheets.one_column(), 200).turned().png(), "scan.png"))
    assert headline(reading) == sheets.HEADLINE


@needs_tesseract
def test_the_language_is_found_from_the_picture() -> None:
    """A Spanish page is read by the Spanish model: its letters keep their marks."""
    engine = ocr.installed()
    assert engine is not None
    if "spa" not in engine.languages:
        pytest.skip("tesseract's data for Spanish is not installed")
    reading = proved(read(sheets.scanned(SPANISH, 200).png(), "recorte.png"))
    assert headline(reading) == "La cañada se llevó el viejo puente"
    assert "language spa" in reading.rendition


@needs_tesseract
def test_a_picture_without_words_is_refused() -> None:
    """White paper gives a reason and no report."""
    with pytest.raises(Unreadable, match=r"^shows no words that tesseract could read$"):
        read(sheets.Picture(600, 400, b"\xff" * 240_000).png(), "blank.png")


@needs_tesseract
def test_a_damaged_picture_is_refused() -> None:
    """What only begins like a picture is refused with tesseract's own complaint."""
    with pytest.raises(Unreadable, match=r"^is a picture that tesseract cannot read"):
        read(b"\x89PNG\r\n\x1a\n" + b"\0" * 200, "torn.png")


@needs_tesseract
def test_a_reader_in_its_cage_may_call_tesseract(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The limits under which files are read leave room for the program that recognises them."""
    path = tmp_path_factory.mktemp("scans") / "scan.png"
    path.write_bytes(sheets.scanned(sheets.one_column(), 150).png())
    with ReaderPool(1, Limits()) as cage:
        cage.submit([Task(1, str(path), path.name)])
        [answer] = cage.ready(wait=True)
    assert answer.reason is None
    assert sheets.HEADLINE.encode() in answer.description


def test_without_tesseract_a_picture_says_what_is_missing() -> None:
    """A picture is kept with the reason why it was not read."""
    reader = PictureReader(engine=lambda: None)
    with pytest.raises(Unreadable, match=r"^is a picture, and tesseract, which could read it, is not installed$"):
        reader.read(sheets.Picture(4, 4, b"\0" * 16).png(), "scan.png")


@pytest.mark.parametrize("there", [True, False])
def test_files_refused_without_tesseract_are_read_when_it_is_there(there: bool) -> None:
    """Who refused a file differs with tesseract at hand, so that the next start tries again."""
    path = "" if not there else f"{sys.prefix}/bin"
    found = "from dossier.reading import readers; import dossier.reading.layout.ocr as ocr"
    found += "; print(ocr.is_there(), readers.REFUSED_BY)"
    done = subprocess.run(
        [sys.executable, "-c", f"import os; os.environ['PATH'] = {path!r}; {found}"], capture_output=True, text=True
    )
    is_there, refused_by = done.stdout.split()
    assert refused_by.endswith("+tesseract") == (is_there == "True")
    assert refused_by.removesuffix("+tesseract") == readers.REFUSED_BY.removesuffix("+tesseract")


@pytest.mark.parametrize(
    ("data", "media_type"),
    [
        (b"\x89PNG\r\n\x1a\n", "image/png"),
        (b"\xff\xd8\xff\xe0", "image/jpeg"),
        (b"GIF89a", "image/gif"),
        (b"II*\0", "image/tiff"),
        (b"MM\0*", "image/tiff"),
        (b"RIFF\0\0\0\0WEBPVP8 ", "image/webp"),
        (sheets.Picture(4, 4, b"\0" * 16).bmp(), "image/bmp"),
        (b"BMW recalls ten thousand cars", None),
        (b"RIFF\0\0\0\0WAVEfmt ", None),
    ],
)
def test_pictures_are_told_by_their_first_bytes(data: bytes, media_type: str | None) -> None:
    """A report that begins with the letters of a format's mark is no picture."""
    assert kind_of(data) == media_type


def test_a_table_that_is_none_says_nothing() -> None:
    """Rows that tesseract would not write are passed over."""
    good = "5\t1\t1\t1\t1\t1\t10\t20\t30\t9\t96.5\tQuito"
    assert [w.text for w in seen_words(f"level\tpage\n{good}\n5\t1\t1\n5\tx\t1\t1\t1\t1\t1\t2\t3\t9\t9\tA\n")] == [
        "Quito"
    ]
    assert list(seen_words("")) == []
    assert confidence([]) == 0.0


def test_turned_places_are_set_upright() -> None:
    """Words that run up a picture are placed as their reader sees them, from left to right."""
    upward = [
        OcrWord(text, 1, (1, 1, 1, 1), 50, top, 10, 40, 95.0)
        for text, top in (("one", 300), ("two", 200), ("three", 100))
    ]
    [sheet] = sheets_seen(upward, 1, 1.0, {1: (100, 400)})
    [line] = sheet.lines
    assert (sheet.width, sheet.height) == (400, 100)
    assert line.text == "one two three"
    assert (line.left, line.right, line.base) == (60, 300, 60)


CIPHERED = sheets.lines_at(
    (40, 340, 20, "Footbridge falls, killing three"),
    (40, 300, 12, "By Ada Ruiz"),
    (40, 270, 11, "QUITO - Three people died on Saturday when an old bridge fell"),
    (40, 254, 11, "into the river, the mayor said, and the council promised an"),
    (40, 238, 11, "inquiry into warnings that had been filed away for years."),
)


@needs_tesseract
@pytest.mark.parametrize("meaning", [0xE020, 0x03], ids=["private letters", "the font's own numbers"])
def test_a_page_whose_font_does_not_tell_its_letters_is_read_as_it_is_seen(meaning: int) -> None:
    """A text layer of letters without meaning is passed over for what is drawn."""
    reading = proved(read(sheets.ciphered(CIPHERED, meaning), "print.pdf"))
    assert headline(reading) == "Footbridge falls, killing three"
    assert "the council promised" in reading.rendition
    assert "pdf:recognised by: tesseract" in reading.rendition


def test_without_tesseract_letters_without_meaning_are_named() -> None:
    """Where nothing can read the page as it is seen, its words are kept as they are told, and said to be no words."""
    reading = PdfReader(engine=lambda: None).read(sheets.ciphered(CIPHERED, 0x03), "print.pdf")
    assert "letters of fonts that do not tell which they are: page 1" in reading.rendition


def test_icons_among_words_leave_a_page_its_text_layer() -> None:
    """A few letters of a font of icons do not make a page one without words."""
    story = sheets.pdf(sheets.one_column(head="\ue001 \ue002 \ue003"))
    reading = PdfReader(engine=lambda: None).read(story, "print.pdf")
    assert headline(reading) == sheets.HEADLINE
    assert "do not tell" not in reading.rendition


def test_tesseract_is_told_how_fine_a_page_was_drawn() -> None:
    """Where that is known: else it would take small letters for large ones."""
    asked: list[list[str]] = []

    def nothing(command: list[str]) -> list[str]:
        asked.append(command)
        return [sys.executable, "-c", ""]

    hands = ocr.Tesseract(nothing)
    hands.engine = ocr.Engine("tesseract", "5", ("eng",), finds_turned=True)  # type: ignore[misc]
    assert [hands.table(ocr.Shot(b"", "eng", dpi), 30.0) for dpi in (None, 300)] == ["", ""]
    plain, fine = asked
    assert "--dpi" not in plain and fine[fine.index("--dpi") + 1] == "300"
    assert [command[command.index("--psm") + 1] for command in asked] == ["1", "1"]
