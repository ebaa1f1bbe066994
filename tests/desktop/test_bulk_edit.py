"""Promises of editing several reports at once: only what was typed changes, in one step that can be undone."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox

from tests.desktop.conftest import FERRY, Stage, aside

OTHER = FERRY.replace("The Harbour Courier", "Andes Evening Post").replace("Ferry", "Tram")


def outlets(stage: Stage) -> dict[str, str]:
    return aside(lambda: {row.report: row.outlet for row in stage.archive.reports.list()})


def test_fields_of_several_reports_are_corrected_in_one_step(stage: Stage) -> None:
    """What the reports have in common is shown, what differs is called mixed, and what was not typed stays."""
    stage.take(stage.write("a.txt", FERRY))
    stage.take(stage.write("b.txt", OTHER))
    window, before = stage.window, outlets(stage)
    window.middle.table.selectAll()
    window.actions_by_name["edit-fields"].trigger()
    stage.until(lambda: window.editing.dialog is not None)
    dialog = window.editing.dialog
    assert dialog is not None
    assert not dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    outlet, dateline = dialog.fields["outlet"], dialog.fields["dateline"]
    assert (outlet.text(), outlet.placeholderText()) == ("", "mixed values")
    assert dateline.text() == "Quito, 2019-03-03"
    outlet.setText("Harbour News")
    assert dialog.changed() == {"outlet": "Harbour News"}
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()
    stage.until(lambda: set(outlets(stage).values()) == {"Harbour News"})
    stage.until(lambda: window.desk.operations.next_undo is not None)
    window.actions_by_name["undo"].trigger()
    stage.until(lambda: outlets(stage) == before)


def test_a_report_without_words_is_named_and_nothing_changes(stage: Stage) -> None:
    """The window stays open, for the person to choose others."""
    stage.take(stage.write("a.txt", FERRY))
    stage.take(stage.write("b.txt", ""))
    window, before = stage.window, outlets(stage)
    window.middle.table.selectAll()
    window.actions_by_name["edit-fields"].trigger()
    stage.until(lambda: window.editing.dialog is not None)
    dialog = window.editing.dialog
    assert dialog is not None
    dialog.fields["section"].setText("Transport")
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()
    stage.until(dialog._trouble.isVisible)
    assert "R2" in dialog._trouble.text()
    assert outlets(stage) == before
    dialog.reject()
