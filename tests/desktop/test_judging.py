"""Promises of judging in a real window: by keys, undone by keys, shown in words and signs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit
from pytestqt.qtbot import QtBot

from dossier.desktop.dialogs import judgement_dialogs as dialogs
from dossier.desktop.findings_wording import subject
from dossier.model.judgements import Grade
from dossier.model.links import Finding
from tests.desktop.conftest import FERRY, STRIKE, Stage, aside


@pytest.fixture
def case(stage: Stage) -> Stage:
    """A window on a case of two reports, which differ in how many people were arrested."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.workspace.turn_to("compare")
    stage.until(lambda: stage.window.middle.case.compare.model.rowCount() > 0)
    stage.window.activateWindow()
    return stage


def at(stage: Stage, what: str, column: int) -> QModelIndex:
    model = stage.window.middle.case.compare.model
    rows = [row for row in range(model.rowCount()) if model.index(row, 0).data() == what]
    return model.index(rows[0], column) if rows else QModelIndex()


def choose(stage: Stage, what: str, column: int, *, also: bool = False) -> None:
    cells = stage.window.middle.case.compare.findings.cells
    cells.setFocus()
    if also:
        cells.selectionModel().select(at(stage, what, column), QItemSelectionModel.SelectionFlag.Select)
    else:
        cells.setCurrentIndex(at(stage, what, column))


def press(stage: Stage, name: str) -> None:
    action = stage.window.actions_by_name[name]
    stage.until(action.isEnabled)
    action.trigger()


def shown(stage: Stage, what: str, column: int) -> object:
    return at(stage, what, column).data()


def answering(monkeypatch: pytest.MonkeyPatch, fill: Callable[[QDialog], None]) -> None:
    """The next dialog is filled in and accepted, without waiting for a person."""

    def accepted(dialog: QDialog) -> int:
        fill(dialog)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(dialogs._Form, "exec", accepted)


def test_a_row_is_settled_shown_so_and_taken_back(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The verdict says settled and the value, the tab no longer counts it, and undoing brings the difference back."""

    def fill(dialog: QDialog) -> None:
        ok = dialog.findChild(QDialogButtonBox)
        assert isinstance(ok, QDialogButtonBox)
        assert not ok.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
        dialog.findChild(QLineEdit, "note").setText("The court's list names them.")  # type: ignore[union-attr]
        dialog.findChild(dialogs.QComboBox, "value").setCurrentText("31")  # type: ignore[union-attr]
        assert ok.button(QDialogButtonBox.StandardButton.Ok).isEnabled()

    answering(monkeypatch, fill)
    pane = case.window.middle.case
    choose(case, "Arrested", 2)
    before = pane.title("compare")
    press(case, "settle")
    case.until(lambda: shown(case, "Arrested", 1) == "settled: 31")
    assert pane.title("compare") != before
    tip = at(case, "Arrested", 1).data(Qt.ItemDataRole.ToolTipRole)
    assert "The court's list names them." in tip
    assert pane.compare.findings.cells.currentIndex() == at(case, "Arrested", 2)
    press(case, "undo")
    case.until(lambda: shown(case, "Arrested", 1) == "differ")
    press(case, "redo")
    case.until(lambda: shown(case, "Arrested", 1) == "settled: 31")
    press(case, "undo")
    case.until(lambda: shown(case, "Arrested", 1) == "differ")


def test_f2_corrects_the_chosen_cell(case: Stage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The form holds what was read; what differs is the person's, named beside what was read."""

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, dialogs.CorrectionForm)
        assert (dialog.value.text(), dialog.qualifier.currentText()) == ("31", "at least")
        assert dialog.correction() is None
        dialog.value.setText("27")
        dialog.qualifier.setCurrentText("exactly")

    answering(monkeypatch, fill)
    choose(case, "Arrested", 3)
    case.until(lambda: case.window.pane.detail and case.window.pane.detail.row.report == "R2")
    press(case, "correct")
    case.until(lambda: shown(case, "Arrested", 3) == "27")
    assert shown(case, "Arrested", 1) == "agree"
    told = at(case, "Arrested", 3).data(Qt.ItemDataRole.ToolTipRole)
    assert "corrected by tester; read as at least 31" in told
    press(case, "undo")
    case.until(lambda: shown(case, "Arrested", 3) == "at least 31")


def test_rows_are_split_and_merged_and_a_cell_left_out(case: Stage) -> None:
    """The chosen cells make a row of their own; two chosen rows become one; what is left out is gone until undone."""
    choose(case, "Arrested", 3)
    press(case, "split")
    case.until(lambda: shown(case, "Arrested · split off", 3) == "at least 31")
    assert shown(case, "Arrested", 3) == ""
    choose(case, "Arrested", 2)
    choose(case, "Arrested · split off", 3, also=True)
    press(case, "merge")
    case.until(lambda: not at(case, "Arrested · split off", 3).isValid())
    assert shown(case, "Arrested", 3) == "at least 31"
    choose(case, "Arrested", 3)
    press(case, "strike")
    case.until(lambda: shown(case, "Arrested", 3) == "")
    for _ in range(3):
        press(case, "undo")
        case.until(case.window.actions_by_name["redo"].isEnabled)
    case.until(lambda: shown(case, "Arrested", 1) == "differ")


def test_a_refused_merge_names_the_rows_as_they_are_shown(case: Stage) -> None:
    """Rows of different kinds stay apart, and the sentence holds no key of the archive's."""
    found = case.window.middle.case.compare.model.findings
    name = subject(next(finding for finding in found if finding.key.startswith("quote/")))
    choose(case, "Arrested", 2)
    choose(case, name, 2, also=True)
    press(case, "merge")
    case.until(lambda: "cannot be one row" in case.window.middle.notice.text)
    assert case.window.middle.notice.text.startswith(f"Arrested, {name}: ")


def test_a_source_is_graded_and_its_column_says_so(case: Stage) -> None:
    """The grade stands in the head of the report's column, and in words behind it."""
    model, across = case.window.middle.case.compare.model, Qt.Orientation.Horizontal
    case.window.judging.graded("R2", Grade("B", 2), "")
    case.until(lambda: "B2" in str(model.headerData(3, across)))
    assert "usually reliable; probably true" in model.headerData(3, across, Qt.ItemDataRole.ToolTipRole)
    press(case, "undo")
    case.until(lambda: "B2" not in str(model.headerData(3, across)))


def test_what_was_said_is_listed_and_can_be_taken_back_there(case: Stage) -> None:
    """Also what was said on another day; what no longer applies says so."""
    page = case.window.middle.case.judgements
    aside(lambda: case.archive.judgements.settle("Strike", "figure/arrested", "seen", 31))
    aside(lambda: case.archive.judgements.grade("R1", "C3"))
    case.until(lambda: page.list.count() == 2)
    assert page.list.item(0).text().startswith("R1 graded C3")
    assert page.list.item(1).text().startswith("“Arrested” settled at 31 – seen\ntester")
    aside(lambda: case.archive.cases.remove("Strike", ["R1", "R2"]))
    case.until(lambda: page.list.item(0).text().startswith("No longer applies"))
    assert not page.back.isEnabled()
    page.list.setCurrentRow(0)
    page.back.click()
    case.until(lambda: page.list.count() == 0)
    press(case, "undo")
    case.until(lambda: page.list.count() == 1)
    press(case, "redo")
    case.until(lambda: page.list.count() == 0)


def test_a_number_that_no_comparison_holds_is_told_as_left_out(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is listed with the reason, among what was said, and the rows stand as they were."""
    page = case.window.middle.case.judgements
    with monkeypatch.context() as once:
        once.setattr("dossier.model.judgements.DIGITS", 500)
        aside(lambda: case.archive.judgements.settle("Strike", "figure/arrested", "seen", 10**40))
    case.until(lambda: page.list.count() == 1)
    assert page.list.item(0).text().startswith("Left out of account, for its number is larger")


def test_without_a_chosen_cell_the_person_is_told_what_to_choose(case: Stage) -> None:
    """Nothing is asked and nothing is written where no row, several rows, or an empty cell is chosen."""
    events = len(aside(case.archive.reports.history))
    notice = case.window.middle.notice
    case.window.middle.case.compare.findings.cells.clearSelection()
    for name, said in (("settle", "Choose a cell"), ("merge", "Hold Ctrl"), ("strike", "Choose a cell")):
        press(case, name)
        assert said in notice.text
    assert len(aside(case.archive.reports.history)) == events


def test_each_form_gives_what_the_person_chose(case: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A grade's two halves and its note; nothing when the person thinks better of it."""

    def fill(dialog: QDialog) -> None:
        outlet, report = dialog.findChildren(dialogs.QComboBox)
        outlet.setCurrentIndex(1)
        report.setCurrentIndex(1)

    answering(monkeypatch, fill)
    assert dialogs.ask_grade(case.window, "R1", None) == (Grade("B", 2), "")
    monkeypatch.setattr(dialogs._Form, "exec", lambda _: QDialog.DialogCode.Rejected)
    assert dialogs.ask_grade(case.window, "R1", None) is None
    row: Finding = aside(lambda: case.archive.compare.findings("Strike")[0])
    assert dialogs.ask_settlement(case.window, row, "Arrested") is None
    assert dialogs.ask_correction(case.window, row, row.cells) is None


def test_a_form_takes_the_keys_in_its_first_field(case: Stage) -> None:
    """What settles a row can be typed at once."""
    row: Finding = aside(lambda: case.archive.compare.findings("Strike")[0])
    form = dialogs.settlement_form(case.window, row, "Arrested")
    form.show()
    focus = form.focusWidget()
    assert focus is not None and focus.objectName() == "note"
    form.close()
