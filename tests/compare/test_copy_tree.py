"""Promises of who copied whom, of what rests on one source, and of the toll through time."""

from __future__ import annotations

from dataclasses import replace

from dossier.compare import case_sources, compare, copy_tree, dependences, toll_history
from dossier.model.reports import Record
from tests.compare.samples import record

AGENCY = """Ferry runs aground off Lota
The ferry Doña Elisa ran aground off Lota on Friday night with 61 people aboard, the harbour master said. Three
passengers were hurt. Divers will look at the hull on Saturday, when the tide is low enough for their boat."""
COPY = """Sixty-one aboard stranded ferry
The ferry Doña Elisa ran aground off Lota on Friday night with 61 people aboard, the harbour master said. Five
passengers were hurt. Divers will look at the hull on Saturday, when the tide is low. Fishermen brought blankets."""
OWN = """Night on the rocks
Rain hid the lamp at Punta Puchoco. Elisa Duarte, a nurse, tied up the arms of three passengers hurt on the stairs
with scarves, and sang. The owners of the boat did not answer calls."""


def _case() -> list[Record]:
    days = ("2021-05-02", "2021-05-01", "2021-05-03")
    texts = (COPY, AGENCY, OWN)
    return [
        replace(record(text, f"R{n}"), published=day) for n, (text, day) in enumerate(zip(texts, days, strict=True), 1)
    ]


def test_a_copy_hangs_on_the_text_that_was_first() -> None:
    """Three reports of two sources: the later of two like texts copies the earlier, another text copies none."""
    found = {one.report: (one.copies, one.source) for one in copy_tree(_case())}
    assert found == {"R2": (None, "R2"), "R1": ("R2", "R2"), "R3": (None, "R3")}


def test_an_edge_shows_what_was_copied_changed_added_and_cut() -> None:
    """Every sentence of a copy has its words and those that it came from, at their places."""
    case = {one.report: one for one in _case()}
    (copy,) = [one for one in copy_tree([*case.values()]) if one.copies]
    kinds = [change.kind for change in copy.changes]
    assert (kinds.count("copied"), kinds.count("added"), kinds.count("cut")) == (1, 2, 1)
    assert kinds.count("changed") == 2
    for change in copy.changes:
        assert change.after is None or change.after.proves(case["R1"].rendition)
        assert change.before is None or change.before.proves(case["R2"].rendition)


def test_one_text_five_times_is_one_source() -> None:
    """Copies of one text go back to its first, and nothing of them is added or cut."""
    found = copy_tree([record(AGENCY, f"R{n}") for n in range(1, 6)])
    assert {one.source for one in found} == {"R1"}
    assert all(change.kind == "copied" for one in found for change in one.changes)


def test_a_case_without_reports_has_no_tree() -> None:
    """Nothing copies nothing."""
    assert copy_tree([]) == ()


def test_a_row_of_one_report_falls_without_it() -> None:
    """Without the only report that counts five hurt, the disagreement about the hurt is gone."""
    case = _case()
    found = dependences(compare(case), compare([one for one in case if one.report != "R1"]))
    (hurt,) = [one for one in found if one.row.kind == "wounded"]
    assert (hurt.effect, hurt.left is not None and {cell.value for cell in hurt.left.cells}) == ("changes", {3})
    assert dependences(compare(case), compare(case)) == ()
    assert {one.effect for one in dependences(compare(case), [])} == {"falls"}


def test_a_toll_is_ordered_by_day_and_marks_what_was_lowered() -> None:
    """Three hurt, then five, then three again: the last number was lowered."""
    case = _case()
    points = toll_history(compare(case), case)
    hurt = [(one.cell.report, one.cell.value, one.lowered) for one in points if one.row.kind == "wounded"]
    assert hurt == [("R2", 3, False), ("R1", 5, False), ("R3", 3, True)]


def test_a_number_in_the_notice_of_a_correction_is_marked() -> None:
    """Where the paragraph says that an earlier version was another, its number is a corrected one."""
    notice = "Correction: Five passengers were hurt, not three as this article said."
    told = record(f"{AGENCY}\n{notice}", "R1")
    found = {point.cell.value: point.corrected for point in toll_history(compare([told]), [told])}
    assert found == {3: False, 5: True}


def test_sources_know_what_rests_on_them_alone() -> None:
    """A speaker whom two reports name carries the row of both; of two outlets each carries its own wounded."""
    texts = ("Nine people died, said the mayor Ada Ruiz.", "At least nine were killed, Ruiz said.\nSix were hurt.")
    case = [replace(record(text, f"R{n}"), outlet=f"Paper {n}") for n, text in enumerate(texts, 1)]
    found = compare(case)
    sources = {(one.kind, one.name): one for one in case_sources(found, case)}
    (ruiz,) = [one for (kind, _), one in sources.items() if kind == "speaker"]
    assert (ruiz.reports, ruiz.rows) == (("R1", "R2"), ("figure/killed",)) and len(ruiz.names) == 2
    assert sources["report", "R2"].rows == sources["outlet", "Paper 2"].rows == ("figure/wounded",)
    assert sources["report", "R1"].rows == ()


def test_figures_of_one_source_are_one_voice() -> None:
    """A short sentence in two copies of one text is one voice; a report of its own words is another."""
    texts = (AGENCY, COPY.replace("Five", "Three"), OWN)
    found = compare([record(text, f"R{n}") for n, text in enumerate(texts, 1)])
    (hurt,) = [row for row in found if row.kind == "wounded" and len(row.cells) == len(texts)]
    assert (hurt.voices, [cell.voice for cell in hurt.cells]) == (2, [1, 1, 2])
