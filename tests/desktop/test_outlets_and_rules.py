"""Outlets told of and rules made in a real window on a real archive, and undone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from dossier.desktop.rules_wording import effect_text, how_text
from dossier.desktop.views.outlets_view import OutletForm, OutletsDialog
from dossier.desktop.views.rules_view import RulePreview, RulesDialog
from dossier.model.audits import Summary
from dossier.model.claims import Person
from dossier.model.rules import Meaning, Proposal, Rule, Trim
from tests.desktop.conftest import FERRY, STRIKE, Stage, aside

SECOND = FERRY.replace("third day", "fourth day").replace("March 3", "March 4").replace("27 people", "29 people")
PLACELESS = """The Harbour Courier

Ferry strike ends after a night of talks

By Ada Ruiz

The strike at the docks is over, both sides said early on Tuesday, after a night of talks in the harbour office.
"""


def sound(stage: Stage) -> bool:
    return [item for item in aside(lambda: list(stage.archive.proofs.audit())) if not isinstance(item, Summary)] == []


def open_outlets(stage: Stage) -> OutletsDialog:
    stage.window.actions_by_name["outlets"].trigger()
    dialog = stage.window.authority.outlets_dialog
    assert dialog
    stage.until(lambda: dialog.model.rowCount() > 2000)
    return dialog


def find(stage: Stage, dialog: OutletsDialog, words: str, count: int) -> None:
    dialog.filter.setText(words)
    stage.until(lambda: dialog.model.rowCount() == count)


@pytest.mark.styled
def test_an_outlet_is_told_of_and_what_mentions_it_is_read_again(stage: Stage, qtbot: QtBot) -> None:
    """Typed into the form, it leads the list, gives old reports their place, and undoing takes all of that back."""
    stage.take(stage.write("ends.txt", PLACELESS))
    stage.choose("Ferry strike ends after a night of talks")
    stage.until(lambda: stage.field("dateline") == "")
    dialog = open_outlets(stage)
    find(stage, dialog, "harbour courier", 0)

    form, closed = stage.window.authority.edit_outlet(None), list[int]()
    form.finished.connect(closed.append)
    form.name.setText("The Harbour Courier")
    form.city.setText("Nowhere at All")
    form._save.click()
    stage.until(lambda: "no place that the gazetteer knows" in form._trouble.text())
    assert form.isVisible()
    form.city.setText("Guayaquil")
    qtbot.keyClick(form.city, Qt.Key.Key_Return)
    stage.until(lambda: closed)
    stage.until(lambda: dialog.model.rowCount() == 1)
    assert dialog.model.things()[0].outlet.country == "EC"
    stage.until(lambda: stage.field("dateline").startswith("Guayaquil"))

    stage.until(stage.window.actions_by_name["undo"].isEnabled)
    stage.window.actions_by_name["undo"].trigger()
    stage.until(lambda: stage.field("dateline") == "" and dialog.model.rowCount() == 0)
    stage.window.actions_by_name["redo"].trigger()
    stage.until(lambda: stage.field("dateline").startswith("Guayaquil"))
    assert sound(stage)


def test_a_listed_outlet_is_edited_and_dropped(stage: Stage, qtbot: QtBot) -> None:
    """By keys alone: find it, open it, change it; it is a person's then, can be dropped, and undoing brings it back."""
    dialog = open_outlets(stage)
    find(stage, dialog, "reuters.com", 1)
    qtbot.keyClick(dialog.filter, Qt.Key.Key_Return)
    assert not dialog.gone.isEnabled()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    form = next(form for form in dialog.findChildren(OutletForm) if form.isVisible())
    assert form.name.text() == "Reuters"
    assert form.wire.isChecked()
    form.aliases.setText("R. News; Reuters Wire")
    form._save.click()
    stage.until(lambda: dialog.model.things()[0].is_mine)
    known = dialog.model.things()[0]
    assert (known.outlet.aliases, known.listed is not None) == (("R. News", "Reuters Wire"), True)
    dialog.mine.setChecked(True)
    stage.until(lambda: dialog.model.rowCount() == 1)

    dialog.table.select(0)
    assert dialog.gone.isEnabled()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
    stage.until(lambda: dialog.model.rowCount() == 0)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    stage.until(lambda: dialog.model.rowCount() == 1)
    assert aside(lambda: stage.archive.outlets.list(mine=True))[0].outlet.aliases == ("R. News", "Reuters Wire")
    dialog.close()


def correct(stage: Stage, qtbot: QtBot, field: str, words: str) -> None:
    stage.window.pane.edit(field)
    editor = stage.window.pane.fields.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.setText(words)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    stage.until(lambda: stage.field(field) == words)


def preview(stage: Stage) -> RulePreview:
    stage.until(lambda: any(found.isVisible() for found in stage.window.findChildren(RulePreview)))
    return next(found for found in stage.window.findChildren(RulePreview) if found.isVisible())


def byline(stage: Stage, report: str) -> str | None:
    return aside(lambda: stage.archive.reports.get(report)).row.byline


def test_a_correction_becomes_a_rule_and_undo_takes_it_back(stage: Stage, qtbot: QtBot) -> None:
    """Offered after a correction, previewed, made: other reports of the outlet follow, and undoing lets them go."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", SECOND), stage.write("c.txt", STRIKE))
    stage.choose("Ferry strike halts island traffic for a third day")
    correct(stage, qtbot, "byline", "Ada Ruiz (photographer)")
    notice = stage.window.middle.notice
    stage.until(lambda: notice._button.text() == "Make this a rule for The Harbour Courier…")
    notice._button.click()
    dialog = preview(stage)
    row = [dialog.model.index(0, column).data() for column in range(4)]
    assert row[1:] == [
        "Ferry strike halts island traffic for a fourth day", "Ada Ruiz", "Ada Ruiz (photographer)",
    ]  # fmt: skip
    assert dialog.model.rowCount() == 1
    other = row[0]
    assert byline(stage, other) == "Ada Ruiz"

    dialog.accepting.click()
    stage.until(lambda: byline(stage, other) == "Ada Ruiz (photographer)")
    stage.until(lambda: notice.findChild(QPushButton).text() == "Undo")
    stage.choose("Ferry strike halts island traffic for a fourth day")
    stage.until(lambda: stage.field("byline") == "Ada Ruiz (photographer)")
    entry = stage.window.pane.fields_model.entry(stage.window.pane.fields_model.index_of("byline"))
    assert entry and entry.by == "tester (rule L1)" and not entry.corrected

    stage.window.actions_by_name["undo"].trigger()
    stage.until(lambda: stage.field("byline") == "Ada Ruiz")
    stage.window.actions_by_name["redo"].trigger()
    stage.until(lambda: stage.field("byline") == "Ada Ruiz (photographer)")
    assert [rule.rule for rule in aside(stage.archive.rules.list)] == ["L2"]
    assert sound(stage)


def test_cancelling_a_preview_changes_nothing(stage: Stage, qtbot: QtBot) -> None:
    """By keys: Ctrl+L previews the chosen field's correction, Escape leaves all as it was."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", SECOND))
    stage.choose("Ferry strike halts island traffic for a third day")
    stage.window.actions_by_name["make-rule"].trigger()
    stage.until(lambda: "Choose a field" in stage.window.middle.notice.text)
    stage.window.pane.fields.setCurrentIndex(stage.window.pane.fields_model.index_of("byline"))
    stage.window.actions_by_name["make-rule"].trigger()
    stage.until(lambda: "correct it first" in stage.window.middle.notice.text)
    correct(stage, qtbot, "byline", "Li Na")
    stage.window.actions_by_name["make-rule"].trigger()
    dialog, closed = preview(stage), list[int]()
    dialog.finished.connect(closed.append)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    stage.until(lambda: closed)
    assert aside(stage.archive.rules.list) == []


def test_rules_are_listed_and_withdrawn(stage: Stage, qtbot: QtBot) -> None:
    """A rule made by anybody stands in the list; withdrawn there, its reports show as before."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", SECOND))
    aside(lambda: stage.archive.corrections.set("R1", "byline", "Li Na"))
    aside(lambda: stage.archive.rules.add("R1", "byline"))
    stage.window.actions_by_name["rules"].trigger()
    dialog = stage.window.authority.rules_dialog
    assert isinstance(dialog, RulesDialog)
    stage.until(lambda: dialog.model.rowCount() == 1)
    assert dialog.model.index(0, 3).data() == "“Ada Ruiz” means “Li Na”"
    qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
    stage.until(lambda: dialog.model.rowCount() == 0)
    assert byline(stage, "R2") == "Ada Ruiz"
    qtbot.keyClick(dialog.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    stage.until(lambda: dialog.model.rowCount() == 1)
    assert byline(stage, "R2") == "Li Na"
    dialog.close()


def rule(how: Trim | Meaning) -> Rule:
    return Rule("Delta Weekly", "byline", how, "R1", 7, "x", "person:ana", "L1")


def test_rules_and_their_effects_are_told_in_words() -> None:
    """What a rule says, and what becomes of reports that people corrected, is said in full sentences."""
    assert how_text(rule(Trim("By ", " (staff)"))) == "Leave out “By” in front and “(staff)” at the end"
    nobody = rule(Meaning((Person("News Desk"),), ()))
    assert how_text(nobody) == "“News Desk” is nobody"
    assert effect_text(Proposal(nobody, (), 0)).startswith("No other report is from Delta Weekly yet")
    told = effect_text(Proposal(nobody, (), 3, agreeing=1, against=2))
    assert told.startswith("Changes none of 3 other reports")
    assert "agrees with 1 correction made by hand" in told
    assert "2 reports corrected otherwise by hand will stay so" in told
