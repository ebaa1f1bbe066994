"""Columns of the list: which has the room, and what is seen where one is not shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap

from dossier.desktop.models.report_model import COLUMNS
from dossier.desktop.views.report_rows import RowDelegate
from tests.desktop.conftest import FERRY

if TYPE_CHECKING:
    from tests.desktop.conftest import Stage

pytestmark = pytest.mark.styled

KEYS = [column.key for column in COLUMNS]


def test_in_quarantine_the_reason_has_the_room(stage: Stage) -> None:
    """There the reason is the widest column, everywhere else the headline; going to and fro changes no width.

    What stands first there are files, of which no headline is known.
    """
    path = stage.folder / "scan.bin"
    path.write_bytes(bytes(range(256)) * 2)
    stage.take(path, stage.write("a.txt", FERRY))
    table, reason = stage.window.middle.table, KEYS.index("reason")
    stage.window.resize(1280, 800)
    for place in ("reports", "attention", "reports", "attention"):
        stage.window.browsing.go(place)
        shown = {key: table.columnWidth(KEYS.index(key)) for key in table.shown_columns()}
        assert max(shown, key=lambda key: shown[key]) == ("reason" if place == "attention" else "headline")
        first = stage.window.model.headerData(0, Qt.Orientation.Horizontal)
        assert first == ("File" if place == "attention" else "Headline")
    assert table.columnWidth(reason) > table.columnWidth(0) > 0
    table._choose_columns(["reason", "outlet"])
    stage.window.browsing.go("reports")
    assert table.columnWidth(reason) <= table._meant(reason)


def test_a_state_out_of_the_usual_is_seen_without_its_column(stage: Stage) -> None:
    """In a narrow list a report in quarantine or in the trash has its picture before the headline, others have none."""
    path = stage.folder / "scan.bin"
    path.write_bytes(bytes(range(256)) * 2)
    stage.take(path, stage.write("a.txt", FERRY))
    table = stage.window.middle.table
    stage.until(lambda: len(stage.headlines()) == 2)
    delegate, ground = table.itemDelegate(), QPixmap(200, 30)
    assert isinstance(delegate, RowDelegate)
    rows = {row.state: row for row in map(stage.window.model.row_at, range(2)) if row}
    for chosen, expected in (([], True), (["state"], False)):
        table._choose_columns(["outlet", *chosen])
        painter = QPainter(ground)
        drawn = {state: delegate._sign(painter, row, QRect(0, 0, 200, 30)) > 0 for state, row in rows.items()}
        trashed = delegate._sign(painter, replace(rows["read"], trashed=True), QRect(0, 0, 200, 30)) > 0
        painter.end()
        assert drawn == {"read": False, "quarantined": expected} and trashed is expected


def test_outlets_have_more_room_where_there_is_some(stage: Stage) -> None:
    """In a wide window their column is wider, in a narrow one as before; one that a person drew stays as it is."""
    stage.take(stage.write("a.txt", FERRY))
    window, table, outlet = stage.window, stage.window.middle.table, KEYS.index("outlet")
    table._choose_columns(["outlet", "published"])
    meant = table._meant(outlet)
    window.resize(1600, 800)
    stage.until(lambda: meant < table.columnWidth(outlet) <= round(meant * 1.4))
    window.resize(1000, 800)
    window.panes.setSizes([200, 340, 460])
    stage.until(lambda: table.columnWidth(outlet) == meant)
    table.setColumnWidth(outlet, meant + 31)
    window.resize(1600, 800)
    assert table.columnWidth(outlet) == meant + 31
