"""One working day in one window: from a file saved in a watched folder to a brief read again, and back to the desk."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QLineEdit, QWidget

from dossier.archive import Archive
from dossier.desktop.brief_choices import Wish
from dossier.desktop.controllers import cases_controller
from dossier.desktop.dialogs import judgement_dialogs
from dossier.desktop.dialogs import small_dialogs as dialogs
from dossier.desktop.dialogs.tag_dialogs import TagsDialog, WordsDialog
from dossier.model.evidence import Span
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage, aside

if TYPE_CHECKING:
    from tests.desktop.conftest import MainThreadGuard

pytestmark = pytest.mark.styled

FIRST, SECOND = "Ferry strike halts island traffic for a third day", "Strike at the docks: arrests on the third day"
THIRD = "Library opens a reading garden"
PAGE = f"<html><head><title>{THIRD}</title></head><body><article>{LIBRARY}</article></body></html>"
CASE = "Dock strike"
CITED, BLACK = "27 people were arrested", "Olga Brandt"


def press(widget: QWidget, keys: str) -> None:
    """Keys of menus are heard in the window that is in front only."""
    widget.window().activateWindow()
    assert QTest.qWaitForWindowActive(widget.window())
    QTest.keySequence(widget, QKeySequence(keys))


def do(stage: Stage, name: str) -> None:
    """An action that can be done now, or soon."""
    action = stage.window.actions_by_name[name]
    stage.until(action.isEnabled)
    action.trigger()


def choose_words(stage: Stage, words: str) -> None:
    text = stage.window.pane.text
    stage.until(lambda: words in text.toPlainText())
    at = stage.window.pane.detail.rendition.index(words)
    text.choose(Span(at, at + len(words)))


def answer(stage: Stage, words: str) -> None:
    """Fills in the question that is open."""
    stage.until(lambda: any(dialog.isVisible() for dialog in stage.window.findChildren(QDialog)))
    (dialog,) = [dialog for dialog in stage.window.findChildren(QDialog) if dialog.isVisible()]
    dialog.findChildren(QLineEdit)[0].setText(words)
    dialog.findChildren(QDialogButtonBox)[0].button(QDialogButtonBox.StandardButton.Ok).click()


def answering(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions about rows and sources are answered at once: a reason, the first of the values, the first grade."""

    def accepted(dialog: QDialog) -> int:
        if note := dialog.findChild(QLineEdit, "note"):
            note.setText("The list of the court.")
        for box in dialog.findChildren(QComboBox):
            box.setCurrentIndex(box.count() - 1)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(judgement_dialogs._Form, "exec", accepted)


# the day


def watch(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is saved in the folder comes into the list, one after the other."""
    inbox = stage.folder / "inbox"
    inbox.mkdir()
    monkeypatch.setattr(dialogs, "ask_folder", lambda *_: inbox)
    do(stage, "watch")
    stage.until(lambda: stage.side("folder") == ["inbox"])
    for count, (name, text) in enumerate(
        (("a.txt", FERRY), ("b.txt", STRIKE.replace(BLACK, "Ana Sol")), ("c.html", PAGE)), 1
    ):
        stage.write(name, text, "inbox")
        stage.until(lambda count=count: stage.window.model.rowCount() == count)  # type: ignore[misc]
    stage.until(lambda: set(stage.headlines()) == {FIRST, SECOND, THIRD})


def correct(stage: Stage) -> None:
    """Enter accepts, F2 corrects, Ctrl+Z and Ctrl+Shift+Z go back and forth, chosen words fill a field."""
    pane = stage.window.pane
    stage.choose(FIRST)
    pane.fields.setFocus()
    pane.fields.setCurrentIndex(pane.fields_model.index_of("outlet"))
    press(pane.fields, "Return")
    stage.until(lambda: (entry := pane.fields.current()) and entry.confirmed)
    press(pane.fields, "F2")
    editor = pane.fields.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, "The Harbor Courier")
    press(editor, "Return")
    stage.until(lambda: stage.field("outlet") == "The Harbor Courier")
    for keys, outlet in (("Ctrl+Z", "The Harbour Courier"), ("Ctrl+Shift+Z", "The Harbor Courier")):
        stage.until(stage.window.actions_by_name["undo" if keys == "Ctrl+Z" else "redo"].isEnabled)
        press(pane.fields, keys)
        stage.until(lambda outlet=outlet: stage.field("outlet") == outlet)  # type: ignore[misc]
    choose_words(stage, BLACK)
    press(pane.text, "3")
    stage.until(lambda: stage.field("byline") == BLACK)


def look_at_the_file(stage: Stage) -> None:
    """The file as it came, and the changes of a later version beside the first."""
    window, pane = stage.window, stage.window.pane
    do(stage, "original")
    stage.until(lambda: "Dock workers in Quito" in pane.original.text.toPlainText() and pane.original.text.isVisible())
    stage.write("a.txt", FERRY.replace("ten minutes", "five minutes"), "inbox")
    stage.until(lambda: pane.detail and len(pane.detail.versions) == 2)
    do(stage, "versions")
    stage.until(lambda: "ten five minutes" in pane.versions.changes.toPlainText())
    do(stage, "related")
    stage.until(lambda: pane.related.model.rowCount() == 1)
    pane.related.ruled.emit("R2", "together")
    stage.until(lambda: [one.link.ruling for one in pane.related.model.things()] == ["together"])
    assert window.middle.notice.text
    do(stage, "text")


def find(stage: Stage) -> None:
    """A value is completed, the search kept; a tag and the trash are undone."""
    window, search = stage.window, stage.window.middle.search
    press(window, "Ctrl+F")
    QTest.keyClicks(search, "outlet:even")
    stage.until(lambda: search.offered == ['outlet:"Andes Evening Post"'])
    search.take(search.offered[0])
    stage.until(lambda: stage.headlines() == [SECOND])
    do(stage, "save-search")
    assert isinstance(window.sorting.dialog, WordsDialog)
    window.sorting.dialog.field.setText("Evening")
    window.sorting.dialog.accept()
    stage.until(lambda: stage.side("saved") == ["Evening"])
    search.ask("")
    stage.choose(THIRD)
    do(stage, "tag")
    assert isinstance(window.sorting.dialog, TagsDialog)
    window.sorting.dialog.field.setText("aside")
    window.sorting.dialog.accept()
    stage.until(lambda: stage.side("tag") == ["aside"])
    do(stage, "trash")
    stage.until(lambda: THIRD not in stage.headlines())
    press(window.middle.table, "Ctrl+Z")
    stage.until(lambda: THIRD in stage.headlines())
    stage.until(lambda: not window.middle.notice.isVisible())  # it told of what is no longer so


def make_a_case(stage: Stage) -> None:
    """A new case, and two reports dropped on it."""
    window, model = stage.window, stage.window.model
    window.casework.make(CASE, [])
    stage.until(lambda: stage.side("case") == [CASE] and window.browsing.case())
    do(stage, "all")
    stage.until(lambda: len(stage.headlines()) == 3)
    data = model.mimeData([model.index(stage.headlines().index(one), 0) for one in (FIRST, SECOND)])
    copy = Qt.DropAction.CopyAction
    window.side_model.dropMimeData(data, copy, -1, -1, window.side_model.find("case", "C1"))
    stage.until(lambda: "2 reports now in the case" in window.middle.notice.text)
    window.browsing.visit_case("C1")
    stage.until(lambda: model.rowCount() == 2)


def compare(stage: Stage) -> None:
    """The tolls that differ are opened side by side and settled; the source is graded."""
    page = stage.window.middle.case.compare
    do(stage, "case-compare")
    stage.until(lambda: page.model.rowCount() > 0)

    def row() -> int:
        return [page.model.index(at, 0).data() for at in range(page.model.rowCount())].index("Arrested")

    assert page.model.index(row(), 1).data() == "differ"
    page.findings.cells.setFocus()
    page.findings.cells.setCurrentIndex(page.model.index(row(), 3))
    stage.until(lambda: page.words.cards and all(card.said.excerpt for card in page.words.cards))
    do(stage, "settle")
    stage.until(lambda: str(page.model.index(row(), 1).data()).startswith("settled"))
    do(stage, "grade")
    stage.until(lambda: "is graded" in stage.window.middle.notice.text)
    for name, shown in (("timeline", stage.window.middle.case.timeline), ("map", stage.window.middle.case.map)):
        do(stage, f"case-{name}")
        stage.until(shown.isVisible)
    do(stage, "case-notes")
    choose_words(stage, "third day on Sunday")
    do(stage, "cite")
    notes = stage.window.middle.case.notes
    notes.words.insertPlainText("is told by one only.")
    press(notes.words, "Ctrl+Return")
    stage.until(lambda: "is told by one only." in notes.shown.toPlainText())


def write_the_brief(stage: Stage) -> None:
    """A title, a cited sentence, and words that nobody is to read."""
    page = stage.window.drafting.page
    do(stage, "case-brief")
    stage.until(lambda: page.sheets.count and page.tabs.isEnabled())
    page.words.title.setFocus()
    QTest.keyClicks(page.words.title, "The third day")
    page.words.summary.setPlainText("So many: ")
    page.words.summary.moveCursor(page.words.summary.textCursor().MoveOperation.End)
    stage.window.showing.open_report("R1")
    choose_words(stage, CITED)
    do(stage, "cite-words")
    stage.until(lambda: "[R1 v2 " in aside(lambda: stage.archive.plans.get(CASE)).summary)
    choose_words(stage, BLACK)
    do(stage, "redact")
    answer(stage, "She asked for it.")
    stage.until(lambda: page.withheld.passages.count() == 1)


def export(stage: Stage, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the menu; read back by the window."""
    monkeypatch.setattr(cases_controller, "ask_brief", lambda *_: (out, Wish(out.suffix)))
    do(stage, "export")
    stage.until(lambda: f"Exported {out.name}" in stage.window.middle.notice.text)


def printed(path: Path) -> str:
    """The words of a PDF, in one line."""
    with pypdfium2.PdfDocument(path) as pdf:
        return " ".join(" ".join(page.get_textpage().get_text_range() for page in pdf).split())


def hand_over(stage: Stage, guard: MainThreadGuard, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bag, a backup, and a check that finds no fault."""
    window, notice = stage.window, stage.window.middle.notice
    monkeypatch.setattr(dialogs, "ask_bag", lambda *_: stage.folder / "bag")
    monkeypatch.setattr(dialogs, "ask_backup", lambda *_: stage.folder / "kept.tar")
    guarded, guard.folder = guard.folder, stage.folder / "archive" / "blobs"  # the rest of these lies beside it
    do(stage, "bag")
    stage.until(lambda: "Packed into bag: " in notice.text and "every check passed" in notice.text)
    do(stage, "back-up")
    stage.until(lambda: "is backed up to kept.tar" in notice.text)
    guard.folder = guarded
    do(stage, "audit")
    dialog = window.auditing.dialog
    assert dialog
    stage.until(dialog.bar.isHidden)
    assert dialog.state.text().startswith("No fault")
    dialog.close()


def test_a_day_from_a_saved_file_to_a_brief_and_back_to_the_desk(
    stage: Stage, guard: MainThreadGuard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is saved, corrected, compared and cited stands in the PDF, sealed; all is there at the next start."""
    stage.window.activateWindow()
    answering(monkeypatch)
    watch(stage, monkeypatch)
    correct(stage)
    look_at_the_file(stage)
    find(stage)
    make_a_case(stage)
    compare(stage)
    write_the_brief(stage)
    pdf = stage.folder / "brief.pdf"
    for out in (pdf, stage.folder / "brief.html", stage.folder / "brief.docx"):
        export(stage, out, monkeypatch)
    words = printed(pdf)
    for told in ("The third day", CITED, "The Harbor Courier", "31", "is told by one only."):
        assert told in words
    assert BLACK not in words
    assert BLACK not in (stage.folder / "brief.html").read_text(encoding="utf-8")
    checks = aside(lambda: [*Archive.verify(pdf), *Archive.verify(stage.folder / "brief.html")])
    assert checks and all(check.ok for check in checks)
    hand_over(stage, guard, monkeypatch)

    do(stage, "side-bar")
    stage.close()
    window = stage.open()
    stage.until(lambda: len(stage.headlines()) == 3)
    assert window.side.isHidden() and window.pane.isVisible()
    places = (["inbox"], [CASE], ["Evening"])
    stage.until(lambda: (stage.side("folder"), stage.side("case"), stage.side("saved")) == places)
    stage.choose(FIRST)
    assert stage.field("outlet") == "The Harbor Courier"
    window.browsing.visit_case("C1")
    stage.until(lambda: window.browsing.case() is not None)
    assert window.middle.case.shown == "brief"
    stage.until(lambda: window.drafting.page.words.title.text() == "The third day")
