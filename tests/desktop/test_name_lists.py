"""The window on a list of names: who is in which reports, and the report behind each row."""

from __future__ import annotations

import csv

from tests.archive.test_entities import FIRST, SECOND
from tests.desktop.conftest import Stage

LIST = "name,other\nMarta Oliveira,M. Oliveira\nRui Costa,\nNobody Atall,\n"


def test_a_list_shows_who_is_in_which_reports_and_opens_one(stage: Stage) -> None:
    """A name in no report has a row of its own, which opens nothing; the box leaves only those."""
    stage.take(stage.write("a.txt", FIRST), stage.write("b.txt", SECOND))
    names = stage.folder / "names.csv"
    names.write_text(LIST, encoding="utf-8")
    lists = stage.window.name_lists
    lists.look_for(names)
    dialog = lists.dialog
    assert dialog
    stage.until(lambda: len(dialog.model.things()) == 4)
    rows = [[dialog.model.index(row, at).data() for at in range(3)] for row in range(4)]
    assert sorted(rows) == [
        ["Marta Oliveira", "M. Oliveira", "R2"],
        ["Marta Oliveira", "Marta Oliveira", "R1"],
        ["Nobody Atall", "", "In no report"],
        ["Rui Costa", "Rui Costa", "R2"],
    ]
    assert dialog.head.text() == "3 names, in 2 reports, 1 of them in none"
    second = next(hit for hit in dialog.model.things() if hit.row and hit.row.report == "R2")
    dialog.table.opened.emit(second)
    stage.until(lambda: stage.window.pane.detail and stage.window.pane.detail.row.report == "R2")
    dialog.absent.setChecked(True)
    (absent,) = dialog.model.things()
    assert (absent.name, absent.row) == ("Nobody Atall", None)
    dialog.table.opened.emit(absent)
    assert stage.window.pane.detail and stage.window.pane.detail.row.report == "R2"


def test_the_table_is_written_and_a_bad_list_is_refused_in_a_sentence(stage: Stage) -> None:
    stage.take(stage.write("a.txt", FIRST), stage.write("b.txt", SECOND))
    names, out = stage.folder / "names.csv", stage.folder / "found.csv"
    names.write_text(LIST, encoding="utf-8")
    lists = stage.window.name_lists
    lists.write(names, out)
    stage.until(out.exists)
    rows = list(csv.reader(out.read_text(encoding="utf-8").splitlines()))
    assert [row[:3] for row in rows[1:]] == [
        ["Marta Oliveira", "Marta Oliveira", "R1"],
        ["Marta Oliveira", "M. Oliveira", "R2"],
        ["Rui Costa", "Rui Costa", "R2"],
        ["Nobody Atall", "Nobody Atall", ""],
    ]
    names.write_bytes(b"\xff\xfe\x00")
    lists.look_for(names)
    dialog = lists.dialog
    assert dialog
    stage.until(lambda: "names.csv" in dialog.head.text() and "UTF-8" in dialog.head.text())
    assert dialog.model.things() == () and not dialog.export.isEnabled()
