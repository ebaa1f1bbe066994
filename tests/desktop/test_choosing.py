"""Lists with any column, and what is chosen in them, also where they are longer than what the window holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from dossier.desktop.models.report_model import COLUMNS
from dossier.model.tags import Tally
from tests.desktop.conftest import FERRY, aside
from tests.desktop.handling import FIRST, SECOND, THIRD, pick, press

if TYPE_CHECKING:
    from tests.desktop.conftest import Stage

COPY = Qt.DropAction.CopyAction
KEYS = [column.key for column in COLUMNS]


def many(stage: Stage, count: int) -> None:
    """More reports than a window with small blocks holds."""
    paths = [stage.write(f"{n}.txt", FERRY.replace("27 people", f"{n + 100} people")) for n in range(count)]
    aside(lambda: list(stage.archive.add(paths, jobs=1)))
    stage.until(lambda: stage.window.model.rowCount() == count)


def test_any_column_is_shown_sorted_and_remembered(three: Stage) -> None:
    """Tags, size, folder and the others can be chosen, sort in the catalog, and are there again at the next start."""
    aside(lambda: three.archive.tags.add(["R2"], ["b"]) and three.archive.tags.add(["R3"], ["a"]))
    table = three.window.middle.table
    table._choose_columns(["tags", "size", "folder", "report"])
    assert table.shown_columns() == ["headline", "tags", "folder", "size", "report"]
    three.until(lambda: three.window.model.index(three.headlines().index(THIRD), KEYS.index("tags")).data() == "a")
    table.sortByColumn(KEYS.index("tags"), Qt.SortOrder.AscendingOrder)
    three.until(lambda: three.headlines() == [THIRD, SECOND, FIRST])
    table.sortByColumn(KEYS.index("tags"), Qt.SortOrder.DescendingOrder)
    three.until(lambda: three.headlines() == [SECOND, THIRD, FIRST])
    assert three.window.model.index(0, KEYS.index("folder")).data() == str(three.folder / "desk")
    three.close()
    again = three.open()
    three.until(lambda: len(three.headlines()) == 3)
    assert again.middle.table.shown_columns() == ["headline", "tags", "folder", "size", "report"]
    three.until(lambda: three.headlines() == [SECOND, THIRD, FIRST])


@pytest.fixture
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that fetches and holds a few rows only."""
    for module in ("models.report_model", "workers.questions"):
        monkeypatch.setattr(f"dossier.desktop.{module}.BLOCK", 3)
    monkeypatch.setattr("dossier.desktop.models.report_model._HELD", 2)


@pytest.mark.usefixtures("small_blocks")
def test_choosing_all_means_also_what_is_not_loaded(stage: Stage) -> None:
    """Ctrl+A and a tag, the trash or a drop: all reports of the list have it, not only those that the window holds."""
    many(stage, 20)
    window = stage.window
    press(stage, "select-all")
    assert window.middle.table.chosen_count() == 20 and len(window.middle.table.chosen()) < 20
    window.sorting.choosing.reports(lambda ids: window.sorting.tag(ids, ["all"]))
    stage.until(lambda: aside(stage.archive.tags.list) == [Tally("all", 20)])
    stage.until(lambda: stage.side("tag") == ["all"])
    press(stage, "undo")
    stage.until(lambda: aside(stage.archive.tags.list) == [])
    stage.until(lambda: stage.side("tag") == [])
    press(stage, "select-all")
    data = window.model.mimeData([window.model.index(row, 0) for row in range(20)])
    window.side_model.dropMimeData(data, COPY, -1, -1, window.side_model.find("trash", ""))
    stage.until(lambda: window.model.rowCount() == 0)
    assert aside(lambda: stage.archive.reports.count("in:trash")) == 20


@pytest.mark.usefixtures("small_blocks")
def test_a_list_that_has_changed_is_not_taken_for_the_one_that_was_chosen_in(stage: Stage) -> None:
    """Where rows have moved since they were chosen, nothing is done, and it is said."""
    many(stage, 10)
    window = stage.window
    press(stage, "select-all")
    window.session.changed.disconnect(window.browsing._changed)
    aside(lambda: stage.archive.reports.trash(["R10"]))
    done: list[list[str]] = []
    window.sorting.choosing.reports(done.append)
    stage.until(lambda: "has changed since the reports were chosen" in window.middle.notice.text)
    assert done == []
    window.session.changed.connect(window.browsing._changed)


def test_what_is_chosen_stays_chosen_while_the_archive_grows(three: Stage) -> None:
    """A report that comes in meanwhile moves the rows, and not the choice."""
    pick(three, FIRST, THIRD)
    aside(lambda: list(three.archive.add([three.write("d.txt", FERRY.replace("27", "33"))], jobs=1)))
    three.until(lambda: three.window.model.rowCount() == 4)
    three.until(lambda: {row.headline for row in three.window.middle.table.chosen()} == {FIRST, THIRD})
