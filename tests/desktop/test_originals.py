"""Files as they came: drawn, rewritten, decoded; nothing is loaded, and only copies leave."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import typst
from PySide6.QtCore import QSettings, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QTextDocument
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from dossier.children import Done
from dossier.desktop.appearance import Appearance
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.safe_browser import SafeBrowser
from dossier.desktop.workers import picture_worker
from dossier.desktop.workers.picture_worker import picture
from dossier.errors import Unreadable
from tests.desktop.conftest import FERRY, Stage
from tests.reading.captures import Got, warc

PAGE = """<html><head><title>Docks shut</title><meta property="og:site_name" content="The Courier">
<link rel=stylesheet href="file:///etc/passwd"><style>p {{ background: url(http://a.example/x.png) }}</style></head>
<body><h1>Docks shut for a third day</h1><p class=byline>By Ada Ruiz</p><img src="file:///etc/hostname" alt="the docks">
{paragraphs}<a href="http://a.example/more">More</a><script src="http://a.example/x.js"></script>
<iframe src="http://a.example"></iframe></body></html>"""


def _page(count: int = 3) -> str:
    words = "<p>Dock workers in Quito kept the gates shut on Sunday, and {n} people were arrested, the police said.</p>"
    return PAGE.format(paragraphs="".join(words.format(n=n) for n in range(count)))


def _take(stage: Stage, name: str, data: bytes) -> None:
    path = stage.folder / "desk" / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    stage.take(path)
    stage.until(lambda: stage.window.model.rowCount() == 1)
    stage.window.middle.table.select(0)
    stage.until(lambda: stage.window.pane.detail is not None and stage.window.pane.detail.version.state != "archived")


def test_a_page_is_shown_without_anything_that_loads(stage: Stage) -> None:
    """The words of a page come in their order; what was left out is counted, and nothing was asked for."""
    _take(stage, "page.html", _page(400).encode())
    pane = stage.window.pane
    pane.fields.setCurrentIndex(pane.fields_model.index_of("headline"))
    pane.go_to_tab("Original")
    view = pane.original
    stage.until(lambda: view.body.currentWidget() is view.page and view.page.is_whole)
    words = view.page.toPlainText()
    assert "Docks shut for a third day" in words and "399 people" in words and "[the docks]" in words
    assert "Left out: 1 script, 1 picture and 1 frame." in view._note.text()
    assert view.page.refused == [] and view.page.marked() == ["Docks shut for a third day"]
    view.page.anchorClicked.emit(QUrl("http://a.example/more"))
    assert "http://a.example/more" in view._note.text() and view.page.refused == []


def test_the_browser_gives_nothing_even_if_asked(qtbot: QtBot, tmp_path: Path) -> None:
    """Markup that was not made harmless gets no file, no picture and no style: the second lock on the same door."""
    secret = tmp_path / "secret.html"
    secret.write_text("<p>secret words</p>")
    browser = SafeBrowser(Appearance(Preferences(QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat))))
    qtbot.addWidget(browser)
    address = QUrl.fromLocalFile(str(secret)).toString()
    browser.show_pieces([f"<img src='{address}'><link rel=stylesheet href='{address}'><a href='{address}'>x</a>"])
    browser.show()
    browser.setSource(QUrl(address))
    assert browser.loadResource(int(QTextDocument.ResourceType.HtmlResource.value), QUrl(address)) is None
    assert browser.refused and "secret" not in browser.toPlainText()


def test_pages_of_a_pdf_are_drawn_and_turned(stage: Stage) -> None:
    """A PDF shows its first page as wide as the pane; it is turned and enlarged."""
    pdf = typst.compile(b"= The Herald\nDocks shut in Quito.\n#pagebreak()\nSecond page of words.")
    _take(stage, "paper.pdf", pdf)
    pane = stage.window.pane
    pane.go_to_tab("Original")
    sheets = pane.original.sheets
    stage.until(lambda: not sheets.image.isNull() and pane.original._number.text() == "1 of 2")
    first = sheets.image.copy()
    sheets.turn(1)
    stage.until(lambda: pane.original._number.text() == "2 of 2" and sheets.image != first)
    wide = sheets.image.width()
    sheets.zoom(2)
    stage.until(lambda: sheets.image.width() > wide * 1.4)
    sheets.turn(5)
    assert sheets.number == 2


def test_a_text_file_comes_in_pieces(stage: Stage) -> None:
    """The file as it is, decoded as its reader does; more of it comes when its end is near."""
    words = FERRY + "\n\n" + "Words of a long report in Bogotá.\n" * 4000
    _take(stage, "long.txt", words.encode("utf-16"))
    pane = stage.window.pane
    pane.go_to_tab("Original")
    text = pane.original.text
    stage.until(lambda: "Olga Brandt" in text.toPlainText())
    shown = len(text.toPlainText())
    assert shown < len(words)
    text.verticalScrollBar().setValue(text.verticalScrollBar().maximum())
    stage.until(lambda: len(text.toPlainText()) > shown)
    assert "Bogotá" in text.toPlainText()


def _picture(kind: str, tmp_path: Path) -> bytes:
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(0xFF2060A0)
    path = tmp_path / f"x.{kind}"
    assert image.save(str(path))
    return path.read_bytes()


@pytest.mark.parametrize("kind", ["png", "jpg", "bmp", "webp", "tiff"])
def test_pictures_are_decoded_in_a_child(qapp: QApplication, tmp_path: Path, kind: str) -> None:
    """Every kind of picture that is read is shown, with its dots as they are."""
    image = picture(_picture(kind, tmp_path))
    assert (image.width(), image.height()) == (60, 40) and abs(image.pixelColor(5, 5).blue() - 0xA0) < 4


@pytest.mark.parametrize("data", [b"", b"\x89PNG\r\n\x1a\n rubbish", b"<svg xmlns='http://www.w3.org/2000/svg'/>"])
def test_what_is_no_picture_is_refused(qapp: QApplication, data: bytes) -> None:
    """A damaged or strange picture is a sentence."""
    with pytest.raises(Unreadable):
        picture(data)


@pytest.mark.parametrize(
    "said",
    [
        b"", b"[]", b"7", b"null", b"[" * 200_000, b'{"width": 1e999}',
        b'{"width": 99999999999, "height": 0, "format": 4, "colours": [], "turned": 0}',
        b'{"width": 1, "height": 1, "format": 99999999999, "colours": [], "turned": 0}',
        b'{"width": 1, "height": 1, "format": 4, "colours": [1e999], "turned": 0}\n0000',
    ],
    ids=lambda said: repr(said[:40]),
)  # fmt: skip
def test_what_a_child_says_of_a_picture_is_not_believed(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    """A picture that got hold of the child that decodes it is a sentence as well, whatever the child answers."""
    monkeypatch.setattr(picture_worker, "run", lambda *_: Done(0, said, b""))
    with pytest.raises(Unreadable, match="ended the program"):
        picture(b"any")


def test_a_copy_is_saved_and_none_is_overwritten(stage: Stage) -> None:
    """Saving writes the bytes as they came; a file that is there already stays, and that is told."""
    _take(stage, "a.txt", FERRY.encode())
    out = stage.folder / "desk" / "copy.txt"
    stage.window.showing.originals.save_to(out)
    stage.until(lambda: "A copy of the file" in stage.window.middle.notice.text)
    assert out.read_text(encoding="utf-8") == FERRY
    stage.window.showing.originals.save_to(out)
    stage.until(lambda: "is there already" in stage.window.middle.notice.text)


def test_what_is_dragged_out_is_a_copy_that_can_only_be_read(stage: Stage) -> None:
    """The mouse gets the address of a copy of the same name outside the archive; it is gone with the window."""
    _take(stage, "a.txt", FERRY.encode())
    view = stage.window.pane.original
    stage.window.pane.go_to_tab("Original")
    assert view._carried() is None
    view.grip.pressed.emit()
    stage.until(view._carried)
    data = view._carried()
    assert data is not None
    path = Path(data.urls()[0].toLocalFile())
    assert path.name == "a.txt" and path.read_text(encoding="utf-8") == FERRY
    assert stage.archive.folder not in path.parents and not path.stat().st_mode & 0o222
    stage.window.close()
    assert not path.exists()


def test_another_program_gets_a_copy_after_a_warning(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The warning comes first; Cancel opens nothing, and what is opened is never the archive's own file."""
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    _take(stage, "a.txt", FERRY.encode())
    for button, count in (("Cancel", 0), ("Open it anyway", 1)):
        stage.window.actions_by_name["open-original"].trigger()
        stage.until(lambda: any(box.isVisible() for box in stage.window.findChildren(QMessageBox)))
        box = next(box for box in stage.window.findChildren(QMessageBox) if box.isVisible())
        assert "protection" in box.text()
        next(one for one in box.buttons() if one.text().replace("&", "") == button).click()
        stage.until(lambda count=count: len(opened) == count)
    assert os.path.basename(opened[0]) == "a.txt" and str(stage.archive.folder) not in opened[0]  # noqa: PTH119


def test_a_picture_that_could_not_be_read_is_seen_all_the_same(stage: Stage) -> None:
    """A picture in quarantine is shown as it came; a PDF that cannot be opened says why."""
    desk = stage.folder / "desk"
    desk.mkdir()
    blank, broken = desk / "blank.png", desk / "broken.pdf"
    QImage(60, 40, QImage.Format.Format_RGB32).save(str(blank))
    broken.write_bytes(b"%PDF-1.4 broken")
    stage.take(blank, broken)
    stage.until(lambda: set(stage.headlines()) == {"blank.png", "broken.pdf"})
    table, pane = stage.window.middle.table, stage.window.pane
    table.select(stage.headlines().index("blank.png"))
    stage.until(lambda: pane.detail and pane.detail.version.state == "quarantined")
    pane.go_to_tab("Original")
    view = pane.original
    stage.until(lambda: view.body.currentWidget() is view.sheets)
    table.select(stage.headlines().index("broken.pdf"))
    stage.until(lambda: view._hint._title.text() == "This file cannot be shown here")
    assert "PDF" in view._hint._sentence.text() and "octet" not in view._hint._sentence.text()


def test_a_page_begins_at_its_top(qtbot: QtBot, tmp_path: Path) -> None:
    """A page of which no words are marked is shown from its first line, however it came and whoever stands in it."""
    settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    browser = SafeBrowser(Appearance(Preferences(settings)))
    qtbot.addWidget(browser)
    browser.resize(300, 200)
    browser.show()
    browser.show_pieces(["<p>Dock workers kept the gates shut.</p>" * 60] * 3)
    qtbot.waitUntil(lambda: browser.is_whole)
    browser.ensureCursorVisible()
    assert browser.textCursor().position() == 0 and browser.verticalScrollBar().value() == 0


def _choose_field(stage: Stage, name: str) -> None:
    fields, model = stage.window.pane.fields, stage.window.pane.fields_model
    fields.setCurrentIndex(model.index_of(name))


def test_the_chosen_field_is_marked_on_the_page_of_a_pdf(stage: Stage) -> None:
    """The words that a field rests on are framed where they stand, on the page on which they stand."""
    first = "#set page(height: 12cm)\n= The Herald\n" + "Words about other things. " * 30
    last = "#pagebreak()\n= Docks shut for a third day\nBy Ada Ruiz\n\nQUITO, March 3, 2019 – The gates stay shut."
    _take(stage, "paper.pdf", typst.compile(f"{first}\n{last}".encode()))
    pane = stage.window.pane
    headline = pane.detail.row.headline if pane.detail else None
    assert headline
    _choose_field(stage, "headline")
    pane.go_to_tab("Original")
    sheets = pane.original.sheets
    stage.until(lambda: sheets.marked and not sheets.image.isNull())
    box = sheets.marked[0]
    assert 0 < box.left() < box.right() <= 1 and 0 < box.top() < box.bottom() < 0.5
    assert "Marked: Headline" in pane.original._note.text()
    stage.until(lambda: sheets.image.width() > 100)
    shown = sheets._paper.grab().toImage()
    frame = sheets._paper.on_paper(box)
    there = shown.pixelColor(round(frame.left()) + 4, round(frame.bottom()) - 3)
    assert there.blue() < there.red() - 30, "a marker's colour lies over the white of the paper"


def test_the_chosen_field_is_marked_in_a_text_file(stage: Stage) -> None:
    """Words are found in the file as it came, wherever its lines break."""
    _take(stage, "a.txt", FERRY.replace("for a third", "for\na third").encode())
    _choose_field(stage, "byline")
    stage.window.pane.go_to_tab("Original")
    text = stage.window.pane.original.text
    stage.until(text.marked)
    assert "Ada Ruiz" in text.marked()[0]


LETTER = b"""From: Ada Ruiz <ada@courier.example>\r\nTo: desk@a.example\r\nSubject: Docks shut for a third day\r
Date: Sun, 3 Mar 2019 10:00:00 +0000\r\nMessage-ID: <1@a.example>\r\nMIME-Version: 1.0\r
Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\n\r
<h1>Docks shut for a third day</h1><p>Dock workers in Quito kept the gates shut on Sunday.</p>
<img src="http://a.example/t.png"><script>x()</script>\r
--x\r\nContent-Type: text/plain; name=list.txt\r\nContent-Disposition: attachment; filename=list.txt\r\n\r
Names of all who were there on that day.\r\n--x--\r\n"""
SAVED = b"""From: <Saved by Blink>\r\nSnapshot-Content-Location: https://a.example/p\r\nSubject: Docks\r
MIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html"; boundary="b"\r\n\r\n--b\r
Content-Type: text/html\r\nContent-Location: https://a.example/p\r\n\r
<h1>Docks shut for a third day</h1><p>Dock workers in Quito kept the gates shut on Sunday.</p>\r\n--b--\r\n"""
RICH = (
    rb"{\rtf1\ansi {\b Docks shut for a third day}\par By Ada Ruiz\par Dock workers in Quito kept the gates shut.\par}"
)


@pytest.mark.parametrize(
    ("name", "data", "told"),
    [
        ("letter.eml", LETTER, "The letter as it came"), ("page.mhtml", SAVED, "An outline of the page"),
        ("words.rtf", RICH, "The document’s words"),
    ],
)  # fmt: skip
def test_letters_saved_pages_and_documents_are_drawn(stage: Stage, name: str, data: bytes, told: str) -> None:
    """What came as one page of any kind is shown as one, and nothing is asked for."""
    desk = stage.folder / "desk"
    desk.mkdir()
    (desk / name).write_bytes(data)
    stage.take(desk / name)
    row = next(n for n, head in enumerate(stage.headlines()) if "Docks" in head)  # not what came with it
    stage.window.middle.table.select(row)
    pane = stage.window.pane
    stage.until(lambda: pane.detail and pane.detail.description and pane.detail.version.path.endswith(name))
    _choose_field(stage, "headline")
    pane.go_to_tab("Original")
    view = pane.original
    stage.until(lambda: view.body.currentWidget() is view.page and view.page.is_whole)
    assert "Docks shut for a third day" in view.page.toPlainText() and view.page.refused == []
    assert told in view._note.text() and "Docks shut for a third day" in view.page.marked()
    if data is LETTER:
        assert "ada@courier.example" in view.page.toPlainText() and "With it came: list.txt." in view._note.text()
        assert "1 script and 1 picture" in view._note.text()


def _web_archive() -> bytes:
    pdf = typst.compile(b"= The Herald\nDocks shut in Quito.\n#pagebreak()\nSecond page of words.")
    return warc(
        Got("https://a.example/0", _page().encode()),
        Got("https://a.example/1", pdf, "application/pdf"),
        Got("https://a.example/2", b"Plain words of a page.", "text/plain"),
    )


def test_pages_of_a_web_archive_are_listed_and_drawn(stage: Stage) -> None:
    """Each page that was captured stands in the list; the chosen one is drawn, whether it is a page, a PDF or words."""
    desk = stage.folder / "desk"
    desk.mkdir()
    (desk / "all.warc.gz").write_bytes(_web_archive())
    stage.take(desk / "all.warc.gz")
    stage.until(lambda: stage.window.model.rowCount() == 4)
    pane, view = stage.window.pane, stage.window.pane.original
    stage.window.showing.open_report("R1")
    stage.until(lambda: pane.detail and pane.detail.version.media_type == "application/warc")
    pane.go_to_tab("Original")
    stage.until(lambda: view.body.currentWidget() is view.page and "Docks shut" in view.page.toPlainText())
    assert view.captures.count() == 3 and "https://a.example/1" in view.captures.item(1).text()
    view.captures.setCurrentRow(1)
    stage.until(lambda: view.body.currentWidget() is view.sheets and not view.sheets.image.isNull())
    assert view._number.text() == "1 of 2"
    view.captures.setCurrentRow(2)
    stage.until(lambda: view.body.currentWidget() is view.page and "Plain words" in view.page.toPlainText())
    assert view.page.refused == []
