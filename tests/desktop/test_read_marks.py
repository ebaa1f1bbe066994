"""Promises of the marks of opened reports: they are kept in a line, and an opened headline is no longer bold."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dossier.desktop.nouns.read_marks import ReadMarks
from tests.desktop.conftest import FERRY, STRIKE, Stage

MARKS = st.dictionaries(st.integers(1, 60), st.integers(1, 3))


@given(MARKS)
def test_marks_are_kept_in_a_line(marks: dict[int, int]) -> None:
    """What was added is there again, up to its version and no further; other reports are not."""
    made = ReadMarks()
    for number, version in marks.items():
        made.add(f"R{number}", version)
    again = ReadMarks(str(made))
    for number in range(1, 61):
        opened = marks.get(number, 0)
        assert [again.has(f"R{number}", version) for version in (1, 2, 3)] == [v <= opened for v in (1, 2, 3)]


def test_neighbours_are_a_range_and_what_is_no_mark_is_left_out() -> None:
    """A hundred thousand opened reports are a short line; a damaged one loses only the marks that it damages."""
    made = ReadMarks()
    for number in range(1, 1001):
        made.add(f"R{number}", 1)
    made.add("R25", 2)
    assert str(made) == "1-24 25:2 26-1000"
    damaged = ReadMarks("1-24 x:2 26-")
    assert damaged.has("R24", 1) and not damaged.has("R25", 1)


def test_a_report_that_was_open_for_a_second_is_marked_and_stays_so(stage: Stage) -> None:
    """The list shows the others in bold; the mark is kept for the next start, and a new version has none."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    table = stage.window.middle.table
    table.go_to("R2")
    stage.until(lambda: table.reports_model.opened.has("R2", 1))
    kept = ReadMarks(stage.preferences.text(f"opened/{stage.archive.identity}"))
    assert kept.has("R2", 1) and not kept.has("R2", 2)
