"""A promise over the whole window: whatever words it shows come through the tongue, or out of the archive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QContextMenuEvent, QDesktopServices
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QMenu,
    QMessageBox,
    QTabBar,
    QTabWidget,
    QWidget,
)

from dossier.desktop import menus
from dossier.desktop.actions import SPECS, Spec
from dossier.desktop.appearance import Appearance
from dossier.desktop.controllers import filter_controller, judgements_controller
from dossier.desktop.models.finding_model import FIXED
from dossier.desktop.views import field_view, filters, painting, report_columns
from dossier.desktop.views.first_run import FirstRun
from dossier.translations import speak
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage
from tests.desktop.words_in_sight import QtsOwn, Watch, data_of, indexes

SLOW = {"quit", "sample", "reveal"}  # ends the test, takes long, or leaves the program


def pseudo(text: str, _n: int | None) -> str:
    """A language in which every message shows where it begins and ends."""
    return f"⟦{text}⟧"


@pytest.fixture
def wrapped(qapp: QApplication) -> Iterator[None]:
    qts_own = QtsOwn()
    qapp.installTranslator(qts_own)
    speak(pseudo)
    yield
    speak(None)
    qapp.removeTranslator(qts_own)


@pytest.fixture
def case(wrapped: None, stage: Stage) -> Stage:
    """A window in the language of wrappings, on a case of reports that differ, one of them unreadable."""
    locked = stage.write("locked.pdf", "%PDF-1.4 broken")
    stage.take(*(stage.write(f"{n}.txt", text) for n, text in enumerate((FERRY, STRIKE, LIBRARY))), locked)
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    return stage


@pytest.fixture
def watch(case: Stage, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Hears all that is painted, and answers every dialog that would wait with no."""
    made = Watch([*data_of(case), *Path.cwd().parts[1:], str(Path.cwd())])
    case.preferences.keep("folder-copies", str(Path.cwd()))  # else it is whatever this computer calls documents

    def waits(dialog: QDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        made.all_of(dialog)
        dialog.reject()
        return int(QDialog.DialogCode.Rejected)

    for kind in (QDialog, QMessageBox):
        monkeypatch.setattr(kind, "exec", waits)

    def asks(nothing: object) -> Callable[..., object]:
        def ask(*words: object, **_: object) -> object:
            for text in words[1:2] + words[3:4]:
                made.look(text, "QFileDialog")
            return nothing

        return ask

    for name, nothing in (("getOpenFileName", ("", "")), ("getOpenFileNames", ([], "")), ("getSaveFileName", ("", "")),
                          ("getExistingDirectory", "")):  # fmt: skip
        monkeypatch.setattr(QFileDialog, name, asks(nothing))

    class Shown(QMenu):
        def exec(self, *_: object) -> None:  # type: ignore[override]
            self.aboutToShow.emit()
            made.all_of(self)

    for module in (menus, judgements_controller, filter_controller, field_view, filters, report_columns):
        monkeypatch.setattr(module, "QMenu", Shown)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda *_: True)
    for name in ("line", "paragraph", "pill"):
        monkeypatch.setattr(painting, name, _heard(made, getattr(painting, name)))
    return made


def _heard(watch: Watch, paint: Callable[..., Any]) -> Callable[..., Any]:
    def painted(*words: Any, **named: Any) -> Any:
        watch.look(next(word for word in words if isinstance(word, str)), f"painted by {paint.__name__}")
        return paint(*words, **named)

    return painted


def _settle(stage: Stage) -> None:
    """What was asked of lanes has come and is painted."""
    stage.qtbot.wait(40)
    stage.window.grab()


def test_nothing_is_shown_past_the_tongue(case: Stage, watch: Watch) -> None:
    """In menus, views, dialogs, tooltips, headers and names for screen readers there is no word that is not translated,
    but those of the archive itself."""
    window = case.window
    window.resize(1600, 1000)
    for place, key in (("attention", ""), ("case", "C1"), ("reports", "")):
        window.browsing.go(place, key)
        _settle(case)
        _turn_all(case)
        watch.all_of(window)
        _menus(case)
    window.middle.table.select(0)
    _settle(case)
    _press_all(case, watch, lambda _: True)
    case.rest()  # the case was undone and redone
    case.until(lambda: case.side("case") == ["Strike"])
    window.browsing.go("case", "C1")
    window.workspace.turn_to("compare")
    cells = window.middle.case.compare.findings.cells
    case.until(lambda: cells.model().rowCount() > 0)
    cells.setFocus()
    cells.setCurrentIndex(cells.model().index(0, FIXED))
    _press_all(case, watch, lambda spec: spec.needs == "case")
    watch.all_of(window)
    first = FirstRun(Appearance(case.preferences), case.folder / "archive", lambda *_: None)
    watch.all_of(first)
    first.deleteLater()
    assert watch.seen > 500
    past = [f"{where}: {text[:120]!r}" for text, where in watch.past.items()]
    assert not past, "\n".join(past)


def _turn_all(case: Stage) -> None:
    """Every tab comes to the front once."""
    for tabs in case.window.findChildren(QTabWidget):
        for at in range(tabs.count()):
            tabs.setCurrentIndex(at)
            _settle(case)
    for bar in case.window.findChildren(QTabBar):
        for at in range(bar.count() if bar.isVisible() else 0):
            bar.setCurrentIndex(at)
            _settle(case)


def _menus(case: Stage) -> None:
    """Every menu that comes up where something is clicked; opening one shows it to the watch."""
    window, model = case.window, case.window.side_model
    for index in indexes(model, QModelIndex()):
        if item := model.item(index):
            window.menus.of_side(item, QPoint())
    window.menus.of_report(QPoint())
    window.judging.menu(window.actions_by_name.by_name).exec()
    table = window.pane.fields
    for row in range(table.model().rowCount()):
        at = table.visualRect(table.model().index(row, 0)).center()
        table.contextMenuEvent(QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, at))


def _press_all(case: Stage, watch: Watch, among: Callable[[Spec], bool]) -> None:
    for spec in SPECS:
        action = case.window.actions_by_name.by_name.get(spec.name)
        if action and action.isEnabled() and spec.name not in SLOW and among(spec):
            action.trigger()
            case.qtbot.wait(5)
            _dialogs(watch, case.window)
    _settle(case)
    watch.all_of(case.window)
    _dialogs(watch, case.window)


def _dialogs(watch: Watch, window: QWidget) -> None:
    for other in QApplication.topLevelWidgets():
        if other is not window and other.isVisible() and not isinstance(other, QMenu):
            watch.all_of(other)
            other.close()
