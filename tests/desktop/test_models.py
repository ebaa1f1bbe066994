"""The models: what Qt's tester demands, and blocks of rows that come late."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dossier.desktop.models.field_model import FieldsModel
from dossier.desktop.models.finding_model import FindingsModel
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.models.report_model import ReportsModel
from dossier.desktop.models.side_bar_model import SideBarItem, SideBarSection, SideModel
from dossier.desktop.nouns.row_pages import BLOCK, RowPage, Wanted
from dossier.model.claims import Claim, Description, Words
from dossier.model.digest import Digest
from dossier.model.evidence import quoted
from dossier.model.links import Cell, Finding
from dossier.model.reports import ReportRow

ROWS = 1000
Answer = Callable[[RowPage], None]
TOLD = QAbstractItemModelTester.FailureReportingMode.Warning  # and a warning fails the test


def row(number: int) -> ReportRow:
    digest = Digest.of(str(number).encode())
    seen = "2024-03-13T14:05:00.000000Z"
    return ReportRow(f"R{number}", 1, "read", f"Report {number}", None, None, None, None, None, None, seen, "a", digest)


class Late:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Wanted, Answer]] = []

    def __call__(self, wanted: Wanted, then: Answer) -> None:
        self.asked.append((wanted, then))

    def answer(self, at: int = 0) -> None:
        wanted, then = self.asked.pop(at)
        blocks = {block: [row(n) for n in range(block * BLOCK, min(block * BLOCK + BLOCK, ROWS))]
                  for block in wanted.blocks}  # fmt: skip
        then(RowPage(blocks, ROWS if wanted.count else None))


@pytest.fixture
def late(qtbot: QtBot) -> tuple[Late, ReportsModel]:
    fetch = Late()
    model = ReportsModel(fetch)
    QAbstractItemModelTester(model, TOLD, model)
    model.look_for("")
    fetch.answer()
    return fetch, model


def test_rows_out_of_sight_are_not_fetched(late: tuple[Late, ReportsModel]) -> None:
    """A row's block is asked for once, when the row is first painted, and shown when it comes."""
    fetch, model = late
    assert model.rowCount() == ROWS and fetch.asked == []
    assert model.index(555, 0).data() == "…" and model.index(556, 0).data() == "…"
    assert [wanted.blocks for wanted, _ in fetch.asked] == [(5,)]
    fetch.answer()
    assert model.index(555, 0).data() == "Report 555"


def test_what_was_scrolled_past_is_not_waited_for(late: tuple[Late, ReportsModel]) -> None:
    """Whoever scrolls far is shown the last rows first; of what lay on the way only the nearest blocks are fetched."""
    fetch, model = late
    for block in range(9):
        model.index(block * BLOCK + BLOCK, 0).data()
    came = []
    while fetch.asked:
        came += fetch.asked[0][0].blocks
        fetch.answer()
    assert came == [1, 9, 8, 7, 6]


def test_a_block_that_cannot_be_had_keeps_no_other_back(late: tuple[Late, ReportsModel]) -> None:
    """Where a question fails, its rows stay unknown and can be asked for again; the rest comes."""
    fetch, model = late
    for row in (555, 755):
        model.index(row, 0).data()
    _, then = fetch.asked.pop(0)
    then(RowPage({}))
    fetch.answer()
    assert model.index(755, 0).data() == "Report 755"
    assert model.index(555, 0).data() == "…"
    fetch.answer()
    assert model.index(555, 0).data() == "Report 555"


def test_an_answer_to_an_older_question_is_dropped(late: tuple[Late, ReportsModel]) -> None:
    """While typing, only the answer to the last words is shown."""
    fetch, model = late
    told: list[int] = []
    model.settled.connect(told.append)
    model.look_for("first")
    model.look_for("second")
    fetch.answer(0)
    assert told == []
    fetch.answer(0)
    assert told == [ROWS] and model.query == "second"


def test_of_many_questions_the_last_is_asked(late: tuple[Late, ReportsModel]) -> None:
    """Whoever types faster than answers come waits for two at most: the one on its way, and that to the last words."""
    fetch, model = late
    for letters in ("s", "st", "str", "stri"):
        model.look_for(letters)
    fetch.answer()
    assert [wanted.query for wanted, _ in fetch.asked] == ["stri"]
    fetch.answer()
    assert fetch.asked == [] and model.shown == "stri"


def test_a_list_that_changes_all_the_time_is_shown(late: tuple[Late, ReportsModel]) -> None:
    """News that come faster than answers keep no answer from being shown, for it is one about the same list."""
    fetch, model = late
    told: list[int] = []
    model.settled.connect(told.append)
    model.refresh()
    for _ in range(3):
        model.refresh()
        fetch.answer()
    assert told == [ROWS] * 3 and len(fetch.asked) == 1


def test_a_question_that_fails_leaves_the_list_and_the_next_is_asked(late: tuple[Late, ReportsModel]) -> None:
    """What was shown stays where an answer could not be had, and further questions are answered."""
    fetch, model = late
    model.look_for("failing")
    _, then = fetch.asked.pop()
    then(RowPage({}))
    assert model.rowCount() == ROWS and model.shown == ""
    model.look_for("next")
    fetch.answer()
    assert model.shown == "next"


def test_few_blocks_are_held(late: tuple[Late, ReportsModel]) -> None:
    """However far one scrolls, no more than a fixed number of blocks stays in memory."""
    fetch, model = late
    for _ in range(20):
        for block in range(ROWS // BLOCK):
            model.index(block * BLOCK, 0).data()
            while fetch.asked:
                fetch.answer()
    assert len(model._held.blocks) <= 60


def test_fields_keep_candidates_and_evidence(qtbot: QtBot) -> None:
    """A field shows its value; candidates of another value stand under it, each once."""
    text = "The Herald and The Post"
    claims = [Claim("outlet", Words(text[a:b]), (quoted(text, a, b),)) for a, b in ((0, 10), (15, 23), (15, 23))]
    model = FieldsModel()
    QAbstractItemModelTester(model, TOLD, model)
    model.show(Description((claims[0],), (), (claims[1], claims[2])))
    outlet = model.index_of("outlet")
    assert outlet.data() == "The Herald" and model.rowCount(outlet) == 1
    assert model.index(0, 0, outlet).data() == "The Post"
    assert not model.setData(outlet, "The Herald") and not model.setData(outlet, "  ")
    with qtbot.waitSignal(model.corrected) as said:
        model.setData(outlet, "The Gazette")
    assert said.args == ["outlet", "The Gazette"] and outlet.data() == "The Herald"


def test_findings_say_disagreement_in_words(qtbot: QtBot) -> None:
    """Disagreement is told by a word besides the colour; a silent report has an empty cell."""
    text = "7 dead"
    cell = Cell("R1", 1, 7, quoted(text, 0, 1), "at-least")
    model = FindingsModel()
    QAbstractItemModelTester(model, TOLD, model)
    other = Cell("R2", 1, 9, quoted(text, 0, 1))
    rows = [row(1), row(2), row(3)]
    model.show([Finding("figure", "killed", "miners", False, (cell, other))], rows)
    assert [model.index(0, at).data() for at in range(5)] == ["Killed · miners", "differ", "at least 7", "9", ""]
    model.show([Finding("figure", "killed", "miners", True, (cell,))], rows)
    assert model.index(0, 1).data() == "one source"


def test_a_cell_says_whom_it_counts_where_its_row_says_otherwise(qtbot: QtBot) -> None:
    """Seven workers in a row of people are told as workers; what goes by the row's own name says no more."""
    words = quoted("7 workers died", 0, 14)
    cells = Cell("R1", 1, 7, words, "at-least", of="workers"), Cell("R2", 1, 9, words)
    model = FindingsModel()
    model.show([Finding("figure", "killed", None, False, cells)], [row(1), row(2)])
    assert [model.index(0, at).data() for at in (0, 2, 3)] == ["Killed", "at least 7 · workers", "9"]


def test_lines_forget_the_oldest(qtbot: QtBot) -> None:
    """A log that is full lets its oldest lines go."""
    model = LinesModel[int]((LineColumn("Number", str),), most=3)
    QAbstractItemModelTester(model, TOLD, model)
    model.put_first([1, 2])
    model.put_first([3, 4])
    assert model.things() == (4, 3, 2)


ITEMS = some.lists(some.tuples(some.sampled_from("abcdef"), some.integers(0, 3)), unique_by=lambda pair: pair[0])


@settings(deadline=None)
@given(states=some.lists(ITEMS, min_size=1, max_size=6))
def test_the_side_bar_follows_and_keeps_what_was_chosen(
    qapp: QApplication, states: list[list[tuple[str, int]]]
) -> None:
    """Through any changes the side bar shows exactly what it is given, and a chosen line that stays, stays chosen."""
    model = SideModel()
    QAbstractItemModelTester(model, TOLD, model)
    chosen: QPersistentModelIndex | None = None
    for state in states:
        items = tuple(SideBarItem("case", key, key.upper(), "case", count) for key, count in state)
        model.show([SideBarSection("Cases", items), SideBarSection("Else", ())])
        top = model.index(0, 0)
        shown = [model.item(model.index(at, 0, top)) for at in range(model.rowCount(top))]
        assert shown == list(items)
        if chosen is not None and chosen.isValid():
            assert chosen.data() == "A"
        found = model.find("case", "a")
        chosen = QPersistentModelIndex(found) if found.isValid() else None
    assert model.rowCount(QModelIndex()) == 2


def test_the_same_description_again_disturbs_nobody_who_edits(qapp: QApplication) -> None:
    """News of other reports shows this one anew; a field that is being typed in stays open."""
    claim = Claim("headline", Words("Ferry strike"), (quoted("Ferry strike", 0, 12),))
    model, resets = FieldsModel(), list[bool]()
    model.modelReset.connect(lambda: resets.append(True))
    for _ in range(2):
        model.show(Description((claim,), ()))
    assert len(resets) == 1
    model.show(Description((claim,), ()), may_edit=False)
    assert len(resets) == 2 and not model.may_edit
