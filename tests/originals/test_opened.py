"""Files held open by a confined child, and versions copied out."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typst

from dossier.archive import Archive
from dossier.archive.originals import plain_name
from dossier.errors import BadInput, Unreadable
from dossier.model.originals import look_of
from dossier.model.quotes import Quote
from dossier.originals.opened import ViewerClient
from tests.reading.documents import STYLES, docx, odt, par, run

PDF = typst.compile(b"#set page(width: 10cm, height: 20cm)\n#text(size: 40pt)[One]\n#pagebreak()\nTwo")


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    desk = tmp_path / "desk"
    desk.mkdir()
    (desk / "a.pdf").write_bytes(PDF)
    (desk / "b.html").write_text("<h1>A headline for all</h1><p>Words of a page.<script>x()</script>")
    (desk / "c.txt").write_text("The Herald\n\nDocks are shut\n\nWords in Bogotá. " + "More of them. " * 50)
    with Archive.create(tmp_path / "archive", person="ana") as made:
        list(made.add(desk))
        yield made


def _named(archive: Archive, name: str) -> str:
    return next(row.report for row in archive.reports.list() if row.path.endswith(name))


def test_pages_are_drawn_in_a_child() -> None:
    """Each sheet comes as wide as it was asked for, with ink on its paper; one that is not there is a sentence."""
    with ViewerClient("sheets", PDF) as opened:
        assert opened.pages == 2
        sheet = opened.sheet(1, 300)
        assert (sheet.number, sheet.width, sheet.height) == (1, 300, 600)
        assert len(sheet.dots) == sheet.stride * sheet.height and sheet.points == pytest.approx(283.5, abs=1)
        assert 0 in sheet.dots and 255 in sheet.dots
        with pytest.raises(Unreadable):
            opened.sheet(3, 300)
        assert opened.sheet(2, 100).width == 100


def test_a_sheet_is_never_larger_than_a_screen_needs() -> None:
    """However wide it is asked for, a drawing has no more dots than memory is meant for."""
    with ViewerClient("sheets", PDF) as opened:
        sheet = opened.sheet(1, 60_000)
        assert sheet.width * sheet.height < 12_100_000


@pytest.mark.parametrize("data", [b"", b"%PDF-1.7\nrubbish", b"\0" * 1000, PDF[:400]])
def test_what_is_no_pdf_is_refused_in_a_sentence(data: bytes) -> None:
    """A file that cannot be opened costs nothing but itself."""
    with pytest.raises(Unreadable, match="cannot be opened"):
        ViewerClient("sheets", data)


def test_a_child_that_hangs_is_ended() -> None:
    """Nobody waits for ever: who opens is patient for so long, and no process is left."""
    with pytest.raises(Unreadable, match="takes too long"):
        ViewerClient("sheets", PDF, patience=0.01)


def test_a_child_that_dies_is_a_sentence() -> None:
    """What kills the program that draws kills nothing else."""
    opened = ViewerClient("sheets", PDF)
    os.kill(opened._child.pid, 9)
    with pytest.raises(Unreadable, match="ended the program"):
        opened.sheet(1, 100)
    opened.close()


@pytest.mark.parametrize(
    "answer",
    [
        b"5", b"[1]", b'{"bytes": null}', b'{"bytes": Infinity}', b"[" * 60_000, b"", b'{"bytes": 9}',
        b'{"bytes": 0}', b'{"bytes": 0, "pages": "x"}', b'{"bytes": 0, "pages": -1}', b'{"bytes": 0, "pages": 1e15}',
        b'{"bytes": 0, "pages": 1}\n{"bytes": 0, "width": Infinity, "height": 1, "stride": 3, "points": 1}',
        b'{"bytes": 0, "pages": 1}\n{"bytes": 0, "width": 1, "height": 0, "stride": 3, "points": NaN, "channels": 3}',
    ],
)  # fmt: skip
def test_a_child_that_lies_is_a_sentence(answer: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a child says that a hostile file has taken over, the file cannot be shown, and nothing else happens."""
    liar = tmp_path / "liar.py"
    liar.write_text(f"import sys; sys.stdin.buffer.readline(); sys.stdout.buffer.write({answer!r} + b'\\n')")
    monkeypatch.setattr("dossier.originals.opened.child_command", lambda _: [sys.executable, str(liar)])
    with pytest.raises(Unreadable), ViewerClient("sheets", b"") as opened:
        opened.sheet(1, opened.pages)


def test_versions_are_shown_as_they_came(archive: Archive) -> None:
    """A PDF as sheets, a page as harmless markup, text as it is, in pieces."""
    with archive.originals.open(_named(archive, "a.pdf")) as opened:
        assert opened.pages == 2
    with archive.originals.open(_named(archive, "b.html")) as opened:
        page = opened.page()
    assert page.pieces == ("<h1>A headline for all</h1><p>Words of a page.</p>",) and page.scripts == 1
    text = _named(archive, "c.txt")
    first = archive.originals.words(text, most=40)
    rest = archive.originals.words(text, start=40)
    assert first.more == len(rest.text) and (first.text + rest.text).startswith(
        "The Herald\n\nDocks are shut\n\nWords in Bogotá"
    )
    with pytest.raises(BadInput):
        archive.originals.open(text)


def test_a_copy_has_the_same_bytes_and_overwrites_nothing(archive: Archive, tmp_path: Path) -> None:
    """What is saved is what was kept; a file that is there already stays."""
    report, out = _named(archive, "a.pdf"), tmp_path / "copy.pdf"
    assert archive.originals.copy(report, None, out).read_bytes() == PDF
    out.write_bytes(b"mine")
    with pytest.raises(BadInput, match="there already"):
        archive.originals.copy(report, None, out)
    assert out.read_bytes() == b"mine"
    with pytest.raises(BadInput, match="cannot be written"):
        archive.originals.copy(report, None, tmp_path / "nowhere" / "x.pdf")


def test_what_is_lent_is_a_copy_that_can_only_be_read(archive: Archive) -> None:
    """Another program gets a file of the same name outside the archive, and it goes when it is taken back."""
    lent = archive.originals.lend(_named(archive, "a.pdf"))
    assert lent.name == "a.pdf" and lent.read_bytes() == PDF
    assert not lent.stat().st_mode & 0o222 and archive.folder not in lent.parents
    archive.originals.take_back(lent)
    assert not lent.parent.exists()


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/x/a b.pdf", "a b.pdf"), ("/x/mail.eml//../../etc/passwd", "passwd"),
        ("/x/w.warc//https://a.example/n/?q=1", "n"),
        ("/x/a:b*c?.txt", "a_b_c_.txt"), ("/x/" + "n" * 300 + ".html", "n" * 145 + ".html"), ("/x/..", "R1"),
        ("/x/photo\u202egpj.exe", "photo_gpj.exe"), ("/x/nul.txt", "_nul.txt"),
        ("/x/m.eml//" + "水" * 140 + ".pdf", "水" * 78 + ".pdf"),
    ],
)  # fmt: skip
def test_a_name_is_made_fit_for_any_disk(archive: Archive, path: str, name: str) -> None:
    """Names of parts may be addresses or worse; the copy's name is one plain name."""
    from dataclasses import replace

    assert plain_name(replace(archive.originals.get("R1")[0], path=path)) == name


def test_what_a_kind_of_file_looks_like() -> None:
    """Only what can be shown safely is shown."""
    kinds = ("text/plain", "text/html", "application/pdf", "image/png", "application/zip", "message/rfc822")
    assert [look_of(kind) for kind in kinds] == ["text", "page", "sheets", "picture", "none", "mail"]


def test_words_are_found_on_the_page_and_in_the_place_meant() -> None:
    """Of words that stand in several places, those whose surroundings agree are given; what is nowhere is left out."""
    source = "By Ada Ruiz\n\n" + "Words of no weight. " * 60 + "\n#pagebreak()\nSo said Ada Ruiz later."
    with ViewerClient("sheets", typst.compile(source.encode())) as opened:
        last = opened.pages
        marks = opened.marks([Quote("Ada  Ruiz", "By"), Quote("ada ruiz", "So said", "later"), Quote("Nobody here")])
    assert last > 1 and [mark.page for mark in marks] == [1, last]
    for mark in marks:
        (left, top, right, bottom) = mark.boxes[0]
        assert 0 < left < right < 0.5 and 0 < top < bottom < 1 and bottom - top < 0.1


@pytest.mark.parametrize("boxes", ["5", "[[0, 0, 2, 1]]", "[[1, 0, 0, 1]]", "[[NaN, 0, 1, 1]]", '[["a"]]'])
def test_boxes_that_are_on_no_page_are_a_sentence(boxes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a child says of places is held to what a page has."""
    answer = f'[{{"page": 1, "boxes": {boxes}}}]'.encode()
    lines = b'{"bytes": 0, "pages": 1}\n{"bytes": %d}\n%b' % (len(answer), answer)
    liar = tmp_path / "liar.py"
    liar.write_text(f"import sys; sys.stdin.buffer.readline(); sys.stdout.buffer.write({lines!r})")
    monkeypatch.setattr("dossier.originals.opened.child_command", lambda _: [sys.executable, str(liar)])
    with ViewerClient("sheets", b"") as opened, pytest.raises(Unreadable):
        opened.marks([Quote("x")])


def test_a_letter_that_means_harm_is_harmless() -> None:
    """Markup in a letter's header is words; of its page only our own elements are left."""
    letter = b"From: <img src=x>\r\nSubject: <script>x()</script>\r\nMIME-Version: 1.0\r\n\r\n<b>plain</b> & words"
    with ViewerClient("mail", letter) as opened:
        markup = "".join(opened.page().pieces)
    assert "<img" not in markup and "<script" not in markup and "&lt;b&gt;plain&lt;/b&gt; &amp; words" in markup


@pytest.mark.parametrize("look", ["mail", "saved", "document", "captures"])
@pytest.mark.parametrize("data", [b"", b"\0" * 500, b"PK\x03\x04rubbish", b"WARC/1.0\r\nrubbish", b"{\\rtf1"])
def test_rubbish_of_any_kind_is_a_sentence_or_an_empty_page(look: str, data: bytes) -> None:
    """Damage costs the file alone."""
    try:
        with ViewerClient(look, data) as opened:
            assert opened.captures() if look == "captures" else opened.page() is not None
    except Unreadable as error:
        assert "cannot be opened" in error.reason


def test_a_document_keeps_headings_and_tables() -> None:
    """What stands in a document comes in its order: its title, its headings, its tables row by row."""
    cells = "".join(f"<w:tc>{par(words)}</w:tc>" for words in ("Sunday", "27"))
    table = f"<w:tbl><w:tr><w:tc>{par('Day')}</w:tc><w:tc>{par('Arrests')}</w:tc></w:tr><w:tr>{cells}</w:tr></w:tbl>"
    data = docx(par("Docks shut", "Ttulo") + par("Words <of> it.") + table)
    with ViewerClient("document", data) as opened:
        markup = "".join(opened.page().pieces)
    assert markup == (
        '<h1>Docks shut</h1><p>Words &lt;of&gt; it.</p><table border="1" cellspacing="0" cellpadding="4">'
        "<tr><td>Day</td><td>Arrests</td></tr><tr><td>Sunday</td><td>27</td></tr></table>"
    )


DRAFT = docx(
    par("Docks shut", "Loud")
    + par("", "", run("Words ") + run("of", "<w:b/>") + run(" <it>", "<w:b/><w:i/>") + run(" all", "<w:b w:val='0'/>"))
    + par(
        "", "Loud", run("Loud ") + run("quiet", "<w:rStyle w:val='Strong'/>") + run(" still", "<w:b w:val='false'/>")
    ),
    {
        "styles": STYLES.replace(
            "</w:styles>",
            "<w:style w:type='paragraph' w:styleId='Loud'><w:name w:val='Loud'/><w:rPr><w:b/></w:rPr></w:style>"
            "<w:style w:type='character' w:styleId='Strong'><w:rPr><w:b/></w:rPr></w:style></w:styles>",
        )
    },
)
LETTER = odt(
    "<office:automatic-styles>"
    "<style:style style:name='B' style:family='text'><style:text-properties fo:font-weight='bold'/></style:style>"
    "<style:style style:name='I' style:family='text'><style:text-properties fo:font-style='italic'/></style:style>"
    "<style:style style:name='L' style:family='text' style:parent-style-name='B'>"
    "<style:text-properties fo:font-weight='400'/></style:style>"
    "<style:style style:name='P' style:family='paragraph'><style:text-properties fo:font-weight='700'/></style:style>"
    "</office:automatic-styles>"
    "<text:p>Words <text:span text:style-name='B'>of <text:span text:style-name='I'>it</text:span></text:span> all"
    "</text:p>"
    "<text:p text:style-name='P'>Loud <text:span text:style-name='L'>quiet</text:span></text:p>"
)
NOTE = (
    b"{\\rtf1\\ansi {\\stylesheet{\\s1\\b Loud;}}Words \\u-10179?\\u-8704? {\\b of {\\i it}} all\\par"
    b"\\b loud\\b0  quiet \\i soft\\plain  plain\\par}"
)


@pytest.mark.parametrize(
    ("data", "shown"),
    [
        (
            DRAFT,
            "<p><b>Docks shut</b></p><p>Words <b>of</b><b><i> &lt;it&gt;</i></b> all</p><p><b>Loud </b>quiet still</p>",
        ),
        (LETTER, "<p>Words <b>of </b><b><i>it</i></b> all</p><p><b>Loud </b>quiet</p>"),
        (NOTE, "<p>Words 😀 <b>of </b><b><i>it</i></b> all</p><p><b>loud</b> quiet <i>soft</i> plain</p>"),
    ],
    ids=["docx", "odt", "rtf"],
)
def test_a_document_keeps_what_is_bold_and_italic(data: bytes, shown: str) -> None:
    """Said of the letters themselves or by a style; what a style says can be turned off again."""
    with ViewerClient("document", data) as opened:
        assert "".join(opened.page().pieces) == shown


def test_a_heading_is_set_as_a_heading() -> None:
    """Its bold letters are no more than that; what is italic in it stays so."""
    data = docx(par("", "berschr1", run("Docks ", "<w:b/>") + run("shut", "<w:b/><w:i/>")))
    with ViewerClient("document", data) as opened:
        assert "".join(opened.page().pieces) == "<h2>Docks <i>shut</i></h2>"


def test_links_within_a_document_are_told_with_their_words() -> None:
    """What leads to another page is told with its words, its box and that page; what leads out of it is not."""
    linked = typst.compile(
        b'#set page(width: 10cm, height: 20cm)\n#link(<there>)[[12]] #link("https://example.org")[out]\n'
        b"#pagebreak()\n= There <there>"
    )
    with ViewerClient("sheets", linked) as opened:
        (link,) = opened.links(1)
        assert (link.words, link.page) == ("[12]", 2)
        left, top, right, bottom = link.box
        assert 0 < left < right < 0.5 and 0 < top < bottom < 0.3
        assert opened.links(2) == ()
        with pytest.raises(Unreadable):
            opened.links(3)


def test_a_page_whose_charset_has_to_be_guessed_is_shown() -> None:
    """What guessing needs is at hand before the child is confined: a page that names a wrong charset ends no child."""
    page = b"<meta charset='shift_jis'><p>Dock workers kept the gates shut \xff~{</p>"
    with ViewerClient("page", page) as opened:
        assert "Dock workers kept the gates shut" in "".join(opened.page().pieces)
