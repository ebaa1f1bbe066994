"""Promises of the timeline: everything has its place, nothing covers anything, and keys reach all of it."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dossier.desktop.models.timeline_model import ENTRY_ROLE
from dossier.desktop.views import painting
from dossier.desktop.views.timeline_layout import Sizes, TimelineItem, days, laid_out, stacked, ticks
from dossier.desktop.views.timeline_painting import beyond
from dossier.desktop.views.timeline_view import TimelineView
from tests.desktop.conftest import FERRY, STRIKE, Stage

pytestmark = pytest.mark.styled

SIZES = Sizes(wide=176, high=40, gap=8, margin=20, band=30)
ITEMS = st.lists(st.builds(TimelineItem, st.none() | st.floats(700_000, 740_000), st.booleans()), max_size=70)
UNDATED = FERRY.replace("March 3, 2019 – ", "").replace("QUITO, ", "QUITO – ").replace("27 people", "28 people")


@given(ITEMS, st.floats(0.01, 2400))
def test_no_box_covers_another_nor_the_axis(items: list[TimelineItem], scale: float) -> None:
    """Whatever the dates and the zoom; what happened is above the axis, what came out below."""
    times = [item.at for item in items if item.at is not None]
    begin, length = (min(times), max(times) - min(times)) if times else (0.0, 1.0)
    made = laid_out(items, begin, length, scale, SIZES, 300)
    assert made.height >= 300
    for at, (left, top) in enumerate(made.corners):
        assert top >= 0 and top + SIZES.high <= made.height and left + SIZES.wide <= made.width
        assert (top + SIZES.high <= made.axis) if items[at].above else (top >= made.axis + SIZES.band)
        for other_left, other_top in made.corners[at + 1 :]:
            assert abs(top - other_top) >= SIZES.high or abs(left - other_left) >= SIZES.wide


@given(st.lists(st.floats(0, 1000), max_size=60))
def test_boxes_are_stacked_no_higher_than_they_must_be(lefts: list[float]) -> None:
    """As many levels as there are boxes at the busiest place."""
    levels = stacked(lefts, 100, 8)
    busiest = max((sum(left - 108 < other <= left for other in lefts) for left in lefts), default=0)
    assert max(levels, default=-1) + 1 == busiest


@pytest.mark.parametrize(
    ("first", "last", "unit"),
    [
        (datetime(2019, 3, 3), datetime(2019, 3, 3, 12), "hour"),
        (datetime(2019, 3, 3), datetime(2019, 3, 8), "day"),
        (datetime(2019, 3, 3), datetime(2019, 11, 8), "month"),
        (datetime(2009, 3, 3), datetime(2019, 3, 8), "year"),
        (datetime(1, 1, 1), datetime(9990, 1, 1), "year"),
    ],
)
def test_an_axis_has_ticks_for_every_span(first: datetime, last: datetime, unit: str) -> None:
    """Hours, days, months or years: some of them, in order, never nearer than their labels need."""
    start, end = days(first), days(last)
    scale = 600 / (end - start)
    found = ticks(start, end, scale, 80)
    places = [tick.at * scale for tick in found]
    assert found and {tick.unit for tick in found} == {unit}
    assert all(start <= tick.at <= end for tick in found)
    if unit != "year" or end - start < 5000:
        assert all(later - sooner >= 72 for sooner, later in pairwise(places))


@pytest.fixture
def view(stage: Stage) -> TimelineView:
    """The timeline of three reports, one of which tells no date."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE), stage.write("c.txt", UNDATED))
    stage.window.casework.make("Strike", ["R1", "R2", "R3"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.workspace.turn_to("timeline")
    view = stage.window.middle.case.timeline.view
    stage.until(lambda: view.model().rowCount() > 0)
    stage.window.activateWindow()
    return view


def entries(view: TimelineView) -> list[tuple[str, str]]:
    model = view.model()
    told = [model.index(row, 0).data(ENTRY_ROLE) for row in range(model.rowCount())]
    return [(entry.kind, entry.sources[0].report) for entry in told]


def test_publications_and_datelines_are_there_and_what_is_not_told_is_marked(view: TimelineView) -> None:
    """The report without a date stands where the archive saw it first, and says so to eyes and ears."""
    found = entries(view)
    assert ("published", "R1") in found and ("published", "R2") in found and ("first-seen", "R3") in found
    assert ("filed", "R1") in found
    seen = view.model().index(found.index(("first-seen", "R3")), 0)
    assert "Publication date not stated" in seen.data(Qt.ItemDataRole.AccessibleTextRole)
    published = view.model().index(found.index(("published", "R2")), 0)
    assert published.data() == "Andes Evening Post"
    assert "March 4, 2019" in published.data(Qt.ItemDataRole.AccessibleTextRole)


def test_arrows_reach_every_entry_and_enter_opens_its_words(stage: Stage, view: TimelineView, qtbot: QtBot) -> None:
    """Right goes on in time, up and down to the other side of the axis, Enter to the report."""
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Home)
    reached = [view.currentIndex().row()]
    for _ in range(view.model().rowCount() - 1):
        qtbot.keyClick(view, Qt.Key.Key_Right)
        reached.append(view.currentIndex().row())
    assert reached == [*range(view.model().rowCount())]
    found = entries(view)
    view.setCurrentIndex(view.model().index(found.index(("published", "R2")), 0))
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.currentIndex().data(ENTRY_ROLE).above
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert not view.currentIndex().data(ENTRY_ROLE).above
    view.setCurrentIndex(view.model().index(found.index(("filed", "R2")), 0))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    stage.until(lambda: stage.window.pane.detail and stage.window.pane.detail.row.report == "R2")
    stage.until(lambda: any("QUITO" in words for words in stage.window.pane.text.marked()))


def test_wheel_and_keys_zoom_and_zero_fits(stage: Stage, view: TimelineView, qtbot: QtBot) -> None:
    """The moment under the mouse stays there; nothing gets lost beyond the closest and the farthest view."""
    before = view.scale
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.scale > before
    qtbot.keyClick(view, "0")
    assert view.scale == pytest.approx(before)
    row = entries(view).index(("published", "R2"))
    x = view.visualRect(view.model().index(row, 0)).left()
    none, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton
    event = QWheelEvent(QPointF(x, 100), QPointF(x, 100), QPoint(), QPoint(0, 120), buttons, none,
                        Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)
    assert view.scale > before
    assert abs(view.visualRect(view.model().index(row, 0)).left() - x) <= 2
    for _ in range(80):
        view.zoom(1.25)
    assert view.scale == 2400
    for _ in range(160):
        view.zoom(0.8)
    assert view.layout_now.width <= view.viewport().width() + 2

    # A click opens, and what lies under the mouse is the entry whose box is there
    view.fit()
    row = entries(view).index(("published", "R1"))
    index = view.model().index(row, 0)
    view.scrollTo(index)
    place = view.visualRect(index).center()
    assert view.indexAt(place) == index
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    stage.until(lambda: stage.window.pane.detail and stage.window.pane.detail.row.report == "R1")
    assert not view.grab().isNull()


def test_what_lies_out_of_sight_is_a_click_away(stage: Stage, view: TimelineView, qtbot: QtBot) -> None:
    """The mark that tells how many entries are later, or earlier, goes to the nearest."""
    (later,) = beyond(view)
    assert later.said == "1 later ›" and later.nearest.data(ENTRY_ROLE).kind == "first-seen"
    left, opened = Qt.MouseButton.LeftButton, []
    view.opened.connect(opened.append)
    qtbot.mouseClick(view.viewport(), left, pos=later.rect.center())
    assert view.viewport().rect().contains(view.visualRect(later.nearest))
    (earlier,) = beyond(view)
    assert earlier.said.endswith("earlier") and earlier.rect.left() < later.rect.left()
    qtbot.mouseClick(view.viewport(), left, pos=earlier.rect.center())
    assert view.viewport().rect().contains(view.visualRect(earlier.nearest)) and not opened


def test_no_day_peeps_out_under_what_lies_out_of_sight(view: TimelineView, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the axis stands, a label that the mark would cover in part is left out; all others are there."""
    (later,) = beyond(view)
    seen: list[QRect] = []
    paint = painting.line

    def painted(painter: QPainter, rect: QRect, *rest: Any) -> int:
        seen.append(QRect(rect))
        return paint(painter, rect, *rest)

    monkeypatch.setattr(painting, "line", painted)
    covered = 0
    for across in range(0, 120, 8):
        view.horizontalScrollBar().setValue(across)
        pointers = [pointer.rect for pointer in beyond(view)]
        seen.clear()
        view.viewport().grab()
        labels = [rect for rect in seen if rect.height() == later.rect.height() + 6]  # as high as the axis
        assert labels and not any(rect.intersects(pointer) for rect in labels for pointer in pointers)
        covered += len(pointers)
    assert covered
