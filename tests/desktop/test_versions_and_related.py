"""Any two versions word by word, related reports with their reasons, and the history in full."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dossier.desktop.views.side_by_side import SideBySide
from dossier.model.events import PREMIS
from tests.desktop.conftest import FERRY, STRIKE, Stage, aside

HEADLINE = "Ferry strike halts island traffic for a third day"


def test_any_two_versions_are_compared(stage: Stage, qtbot: QtBot) -> None:
    """Two versions are chosen, the last two by themselves; keys go from change to change, and words are counted."""
    path = stage.write("ferry.txt", FERRY)
    stage.take(path)
    for text in (FERRY.replace("27 people", "41 people"), FERRY.replace("27 people", "50 men").replace("ten", "nine")):
        path.write_text(text, encoding="utf-8")
        held = aside(lambda: stage.archive.reports.get("R1").versions[-1].number)
        stage.drop(path)
        stage.until(lambda held=held: aside(lambda: stage.archive.reports.get("R1").versions[-1].number) > held)
    stage.choose(HEADLINE)
    view = stage.window.pane.versions
    stage.until(lambda: len(stage.window.pane.detail.versions) == 3)
    stage.window.pane.go_to_tab("Versions")
    stage.until(lambda: view.changes.changes == 2)
    assert view.pair == (2, 3) and view._summary_label.text().splitlines() == [
        "Changed: 1 figure, 1 quotation",
        "2 changes, 3 words put in, 3 words taken out",
    ]
    assert "41 people 50 men" in view.changes.toPlainText()
    qtbot.keyClick(view, Qt.Key.Key_N)
    assert view.changes.current() == "41 people 50 men"
    qtbot.keyClick(view, Qt.Key.Key_N)
    assert view.changes.current() == "ten nine"
    qtbot.keyClick(view, Qt.Key.Key_P)
    assert view.changes.current() == "41 people 50 men"
    view.compare(1, 2)
    stage.until(lambda: "27 41 people" in view.changes.toPlainText())
    qtbot.keyClick(view, Qt.Key.Key_W)
    assert view.changes.whole and view.changes.toPlainText().startswith("The Harbour Courier")
    view.compare(2, 2)
    stage.until(lambda: view._summary_label.text() == "Choose two different versions.")


def test_reasons_open_both_reports_side_by_side(stage: Stage, qtbot: QtBot) -> None:
    """A reason marks its words in both reports; the arrows go to the next reason."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.choose(HEADLINE)
    pane = stage.window.pane
    pane.go_to_tab("Related")
    stage.until(lambda: pane.related.reasons_model.rowCount() > 1)
    values = [reason.value for reason in pane.related.reasons_model.things()]
    pane.related.reasons.select(values.index("Olga Brandt"))
    pane.related.reasons.opened.emit(pane.related.reasons.current())
    stage.until(lambda: stage.window.findChildren(SideBySide))
    (beside,) = stage.window.findChildren(SideBySide)
    assert [text.marked() for text in beside.texts] == [["Olga Brandt"], ["Olga Brandt"]]
    before = beside.at
    qtbot.keyClick(beside, Qt.Key.Key_Right)
    assert beside.at == (before + 1) % len(beside._reasons)
    qtbot.keyClick(beside, Qt.Key.Key_Left)
    assert beside.at == before
    beside.close()
    stage.until(lambda: not stage.window.findChildren(SideBySide))


def test_one_key_rules_and_rulings_in_force_are_shown(stage: Stage, qtbot: QtBot) -> None:
    """A keeps two reports apart, U unrelates them: the ruling stays in sight, and can be taken back there."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.choose(HEADLINE)
    related = stage.window.pane.related
    stage.window.pane.go_to_tab("Related")
    stage.until(lambda: related.model.rowCount() == 1)
    qtbot.keyClick(related, Qt.Key.Key_A)
    stage.until(lambda: [one.link.ruling for one in related.model.things()] == ["apart"])
    qtbot.keyClick(related, Qt.Key.Key_Backspace)
    stage.until(lambda: [one.link.ruling for one in related.model.things()] == [None])
    qtbot.keyClick(related, Qt.Key.Key_U)
    stage.until(lambda: related.model.rowCount() == 0 and not related._rulings.isHidden())
    items = [related._rulings_row.itemAt(at) for at in range(related._rulings_row.count())]
    buttons = [item.widget() for item in items if item]
    assert [made.text() for made in buttons] == ["R2: Ruled unrelated", "Take back"]
    buttons[1].click()
    stage.until(lambda: related.model.rowCount() == 1 and related._rulings.isHidden())


def test_the_history_tells_all_that_the_log_holds(stage: Stage) -> None:
    """A chosen event is told in the terms of PREMIS, with its digests, and can be copied."""
    stage.take(stage.write("a.txt", FERRY))
    stage.choose(HEADLINE)
    pane = stage.window.pane
    pane.go_to_tab("History")
    stage.until(lambda: pane.history.model.rowCount() == 2)
    pane.history.list.select(1)
    event = aside(lambda: stage.archive.reports.history("R1"))[0]
    told = pane.history.details.toPlainText()
    assert PREMIS["accession"] in told and event.detail["sha256"] in told and event.agent in told and event.at in told
    pane.history.copy()
    assert QApplication.clipboard().text() == told
    pane.history.copy_all()
    assert told in QApplication.clipboard().text() and "metadata extraction" in QApplication.clipboard().text()
    stage.window.session.correct("R1", "outlet", "The Harbor Courier")
    stage.until(lambda: pane.history.model.rowCount() == 3)
    assert pane.history.list.currentIndex().row() == 2  # the one that was chosen


def test_how_reports_are_related_is_told_whole(stage: Stage) -> None:
    """The columns of few words are as wide as these, in every language and size of letters."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.choose("Ferry strike halts island traffic for a third day")
    related = stage.window.pane.related
    stage.window.pane.go_to_tab("Related")
    stage.until(lambda: related.model.rowCount() == 1)
    for points in (10, 16):
        stage.window._look.be_sized(points)
        told = str(related.model.index(0, 2).data())
        assert told and related.list.columnWidth(2) >= related.list.fontMetrics().horizontalAdvance(told) + 13
