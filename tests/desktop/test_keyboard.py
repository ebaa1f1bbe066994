"""The window without a mouse and without sight: what has a name, and where Tab and F6 lead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.desktop.conftest import FERRY, STRIKE, Stage

pytestmark = pytest.mark.styled


@pytest.fixture
def case(stage: Stage) -> Stage:
    """A window on a case of two reports that differ, wide enough for all that it shows."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.window.resize(1280, 800)
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None and stage.window.model.rowCount() == 2)
    stage.window.middle.table.select(0)
    stage.until(lambda: stage.window.pane.detail is not None)
    return stage


def _reached(window: QWidget) -> list[QWidget]:
    """What takes the focus by Tab, of all that is in sight."""
    found = (p for p in window.findChildren(QWidget) if p.isVisible() and p.isEnabled() and not p.focusProxy())
    return [part for part in found if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.window() is window]


def _said(widget: QWidget) -> str:
    """What a screen reader calls it."""
    told = QAccessible.queryAccessibleInterface(widget)
    return told.text(QAccessible.Text.Name) if told else ""


def _views(stage: Stage) -> Iterator[str]:
    """Brings every page of the window to the front, one after the other, and names it."""
    window = stage.window
    yield "list"
    for at in range(window.pane.tabs.count()):
        window.pane.tabs.setCurrentIndex(at)
        yield f"report {window.pane.tab()}"
    for name in window.middle.case._names:
        window.middle.case.turn_to(name)
        yield f"case {name}"
    window.dock.show()
    yield "jobs"
    window.dock.hide()
    for kind in ("reports", "attention", "trash", "review"):
        window.browsing.go(kind)
        yield kind


def test_whatever_takes_the_focus_has_a_name(case: Stage) -> None:
    """A screen reader has something to say of every widget that Tab or a click leads to, on every page."""
    nameless = set()
    seen = 0
    for page in _views(case):
        case.qtbot.wait(50)
        for widget in _reached(case.window):
            seen += 1
            if not _said(widget).strip():
                nameless.add((page, type(widget).__name__, widget.objectName(), type(widget.parentWidget()).__name__))
    assert nameless == set() and seen > 100


def test_an_empty_window_has_names_too(stage: Stage) -> None:
    """The first page of an empty archive can be heard, and its first button is reached by Tab."""
    assert [w for w in _reached(stage.window) if not _said(w).strip()] == []
    assert stage.window.welcome.first in _reached(stage.window)


def _walk(window: QWidget, start: QWidget, steps: int) -> list[QWidget]:
    """Where Tab leads from a widget, until it comes back."""
    start.setFocus(Qt.FocusReason.TabFocusReason)
    been: list[QWidget] = []
    for _ in range(steps):
        now = window.focusWidget()
        assert now is not None
        if now in been:
            break
        been.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    return been


def test_tab_goes_from_the_side_bar_over_search_and_list_to_the_report(case: Stage) -> None:
    """The order of the window is the order of reading, and nothing in it holds the focus fast."""
    window = case.window
    been = _walk(window, window.side, 80)
    order = [window.side, window.middle.search, window.middle.table, window.pane.text, window.pane.fields]
    at = [been.index(part) for part in order]
    assert at == sorted(at)
    assert [part for part in _reached(window) if part not in been] == []


def test_tab_comes_to_what_stands_over_a_page_of_a_case(case: Stage) -> None:
    """From the tabs over the choices of what is compared to the rows, and to the signs over the timeline."""
    pages, window = case.window.middle.case, case.window
    for name, over in (("compare", pages.compare.kinds), ("timeline", pages.timeline.view)):
        window.actions_by_name[f"case-{name}"].trigger()
        case.until(lambda name=name: pages.shown == name)
        pages.bar.setFocus(Qt.FocusReason.TabFocusReason)
        passed = []
        while not pages.front.hasFocus() and len(passed) < 9:
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
            passed.append(window.focusWidget())
        assert over in passed and len(passed) >= 2, [_said(part) for part in passed]


def test_f6_goes_round_the_panes(case: Stage) -> None:
    """Side bar, search, list, words, fields, and again; a pane that is put away is passed over."""
    window = case.window
    window.side.setFocus()
    been = []
    for _ in range(5):
        been.append(window.focusWidget())
        window._next_pane()
    order = [window.side, window.middle.search, window.middle.table, window.pane.text, window.pane.fields]
    assert been == order and window.focusWidget() is window.side
    window.actions_by_name["report-pane"].trigger()
    for _ in range(3):
        window._next_pane()
    assert window.focusWidget() is window.side
