"""Promises of notes: what is cited stands in them to be read and to be found again, and nothing begun is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dossier.desktop.citation_drag import CITATION_MIME, CitedPassage, carried, carry
from dossier.model.evidence import Span
from dossier.model.plans import Passage, cited
from tests.desktop.conftest import FERRY, STRIKE, Stage, aside


@pytest.fixture
def case(stage: Stage) -> Stage:
    """A window on the notes of a case of two reports."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.workspace.turn_to("notes")
    stage.window.activateWindow()
    return stage


def test_chosen_words_are_cited_by_a_key_and_lead_back(case: Stage) -> None:
    """The note holds the words and `[R1 v1 …]`; its link marks them in the report; their sentence stands beneath."""
    window, notes = case.window, case.window.middle.case.notes
    case.window.workspace.turn_to("reports")
    case.choose("Ferry strike halts island traffic for a third day")
    start = FERRY.index("27 people")
    window.pane.text.choose(Span(start, start + 9))
    window.actions_by_name["cite"].trigger()
    passage = Passage("R1", 1, Span(start, start + 9))
    assert notes.words.toPlainText() == f"“27 people” {passage} "
    assert window.middle.case.shown == "notes" and notes.words.hasFocus()
    notes.words.insertPlainText("is too few.")
    notes.words.kept.emit()
    case.until(lambda: "the gates shut on Sunday, and 27 people were arrested" in notes.shown.toPlainText())
    (kept,) = aside(lambda: case.archive.cases.get("C1")).notes
    assert [*cited(kept.text)] == [passage] and not kept.private
    case.choose("Strike at the docks: arrests on the third day")
    notes.shown.anchorClicked.emit(QUrl(f"words:R1/1/{start}-{start + 9}"))
    case.until(lambda: window.pane.detail and window.pane.detail.row.report == "R1")
    case.until(lambda: window.pane.text.marked() == ["27 people"])


def test_a_cell_of_the_comparison_is_cited_by_the_same_key(case: Stage) -> None:
    """While the person is in the matrix, its chosen cell is what is cited."""
    window = case.window
    window.workspace.turn_to("compare")
    page = window.middle.case.compare
    case.until(lambda: page.model.rowCount() > 0)
    row = next(row for row in range(page.model.rowCount()) if page.model.index(row, 0).data() == "Arrested")
    page.findings.cells.setFocus()
    page.findings.cells.setCurrentIndex(page.model.index(row, 3))
    window.actions_by_name["cite"].trigger()
    (found,) = cited(window.middle.case.notes.words.toPlainText())
    assert found.report == "R2" and "31" in found.span.of(STRIKE)


def test_words_copied_or_dragged_from_a_report_fall_into_a_note_as_a_citation(case: Stage) -> None:
    """The same words in another program are plain."""
    window, notes = case.window, case.window.middle.case.notes
    window.workspace.turn_to("reports")
    case.choose("Ferry strike halts island traffic for a third day")
    start = FERRY.index("two hours")
    window.pane.text.choose(Span(start, start + 9))
    data = window.pane.text.createMimeDataFromSelection()
    assert data.text() == "two hours"
    assert notes.words.canInsertFromMimeData(data)
    notes.words.insertFromMimeData(data)
    assert notes.words.toPlainText() == f"“two hours” {Passage('R1', 1, Span(start, start + 9))} "
    plain = QMimeData()
    plain.setText("only words")
    notes.words.insertFromMimeData(plain)
    assert notes.words.toPlainText().endswith("only words")


def test_the_words_that_a_field_rests_on_can_be_dragged_out_of_its_row(
    case: Stage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A drag from the dateline's row carries its words and their place."""
    held: list[list[CitedPassage]] = []

    def caught(drag: QDrag, *_: object) -> Qt.DropAction:
        held.append(carried(drag.mimeData()))
        return Qt.DropAction.CopyAction

    monkeypatch.setattr(QDrag, "exec", caught)
    case.window.workspace.turn_to("reports")
    case.choose("Ferry strike halts island traffic for a third day")
    fields = case.window.pane.fields
    fields.setCurrentIndex(case.window.pane.fields_model.index_of("dateline"))
    at = fields.visualRect(fields.currentIndex()).center()
    qtbot.mousePress(fields.viewport(), Qt.MouseButton.LeftButton, pos=at)
    gone = QPointF(at.x() + 60, at.y())
    move = QMouseEvent(QEvent.Type.MouseMove, gone, fields.viewport().mapToGlobal(gone), Qt.MouseButton.NoButton,
                       Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)  # fmt: skip
    QApplication.sendEvent(fields.viewport(), move)
    ((found,),) = held
    assert found.passage.report == "R1" and found.words == found.passage.span.of(FERRY)
    assert found.words.startswith("QUITO")


def test_without_chosen_words_the_person_is_told_what_to_choose(case: Stage) -> None:
    """Nothing is cited that nobody has chosen."""
    window = case.window
    window.browsing.go("case", "C1")
    window.showing.show_nothing()
    case.until(lambda: window.pane.detail is None)
    window.actions_by_name["cite"].trigger()
    assert "Choose words" in window.middle.notice.text
    assert window.middle.case.notes.words.toPlainText() == ""


def test_a_citation_of_words_that_are_not_there_says_so(case: Stage) -> None:
    """A report, version or place made up by hand is named as such, and the note is shown all the same."""
    notes = case.window.middle.case.notes
    text = "See [R1 v9 1-5], [R77 v1 1-5] and [R1 v1 1-99999]; <b>this</b> is no tag."
    aside(lambda: case.archive.cases.add_note("C1", text))
    case.until(lambda: notes.shown.toPlainText().count("no such words") == 3)
    assert "<b>this</b> is no tag." in notes.shown.toPlainText()


def test_a_private_note_says_so(case: Stage, qtbot: QtBot) -> None:
    """The box is ticked, the note is kept as private, and the box is empty for the next one."""
    notes = case.window.middle.case.notes
    notes.private.setChecked(True)
    notes.words.setPlainText("Ask the union first.")
    notes.words.kept.emit()
    case.until(lambda: "private, in no brief" in notes.shown.toPlainText())
    assert [note.private for note in aside(lambda: case.archive.cases.get("C1")).notes] == [True]
    assert not notes.private.isChecked()


def test_what_was_begun_stays_with_its_case(case: Stage) -> None:
    """Looking into another case loses no word."""
    aside(lambda: case.archive.cases.new("Other", ["R2"]))
    case.until(lambda: "Other" in case.side("case"))
    notes = case.window.middle.case.notes
    notes.words.setPlainText("Half a thou")
    case.window.browsing.go("case", "C2")
    assert notes.words.toPlainText() == ""
    case.window.browsing.go("case", "C1")
    assert notes.words.toPlainText() == "Half a thou"


def test_a_note_that_could_not_be_kept_comes_back(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the reason; the words are in the field again."""
    from dossier.errors import BadInput

    def fails(*_: object, **__: object) -> object:
        raise BadInput("C1", "takes no notes now")

    monkeypatch.setattr(type(case.archive.cases), "add_note", fails)
    notes = case.window.middle.case.notes
    notes.words.setPlainText("Worth keeping.")
    notes.words.kept.emit()
    case.until(lambda: "takes no notes now" in case.window.middle.notice.text)
    assert notes.words.toPlainText() == "Worth keeping."


def test_a_kept_note_is_taken_back_by_undo_and_comes_back_the_same(case: Stage) -> None:
    """Ctrl+Z right after Ctrl+Enter, with the cursor still in the field; redone it is the note that it was."""
    window, notes = case.window, case.window.middle.case.notes
    notes.words.setFocus()
    QTest.keyClicks(notes.words, "Ask the union.")
    QTest.keyClick(notes.words, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    case.until(lambda: "Ask the union." in notes.shown.toPlainText())
    (kept,) = aside(lambda: case.archive.cases.get("C1")).notes
    case.until(window.actions_by_name["undo"].isEnabled)
    QTest.keyClick(notes.words, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    case.until(lambda: "No notes yet" in notes.shown.toPlainText())
    assert aside(lambda: case.archive.cases.get("C1")).notes == ()
    case.until(window.actions_by_name["redo"].isEnabled)
    window.actions_by_name["redo"].trigger()
    case.until(lambda: "Ask the union." in notes.shown.toPlainText())
    assert aside(lambda: case.archive.cases.get("C1")).notes == (kept,)


def test_undo_in_the_field_is_of_its_words_first(case: Stage) -> None:
    """What is being typed is taken back before what was kept."""
    notes = case.window.middle.case.notes
    notes.words.setPlainText("First.")
    notes.words.kept.emit()
    case.until(lambda: "First." in notes.shown.toPlainText())
    notes.words.setFocus()
    QTest.keyClicks(notes.words, "Second")
    QTest.keyClick(notes.words, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert notes.words.toPlainText() == ""
    case.qtbot.wait(100)
    assert "First." in notes.shown.toPlainText()


def test_a_note_is_withdrawn_by_its_link_and_undo_puts_it_back(case: Stage) -> None:
    """Any note, also an older one; it keeps its number, its time and its place among the others."""
    notes = case.window.middle.case.notes
    for text in ("One.", "Two."):
        aside(lambda text=text: case.archive.cases.add_note("C1", text))
    case.until(lambda: "Two." in notes.shown.toPlainText())
    before = aside(lambda: case.archive.cases.get("C1")).notes
    notes.shown.anchorClicked.emit(QUrl(f"withdraw:{before[0].note}"))
    case.until(lambda: "One." not in notes.shown.toPlainText())
    assert aside(lambda: case.archive.cases.get("C1")).notes == before[1:]
    case.window.actions_by_name["undo"].trigger()
    case.until(lambda: "One." in notes.shown.toPlainText())
    assert aside(lambda: case.archive.cases.get("C1")).notes == before


def test_a_drag_carries_its_citations_and_nothing_can_be_slipped_in(qapp: QApplication) -> None:
    """What is carried comes back the same; what another program puts under that name is none."""
    held = [CitedPassage(Passage("R12", 1, Span(812, 851)), "at least\n31 people")]
    data = carry(held)
    assert carried(data) == held and data.text() == "“at least 31 people” [R12 v1 812-851]"
    for rubbish in (b"", b"{}", b"[[1]]", b'[["R1", 1, 9, 3, "x"]]', b"\xff"):
        strange = QMimeData()
        strange.setData(CITATION_MIME, rubbish)
        assert carried(strange) == []
