"""Promises of what people say of rows and cells: it holds, nothing is lost by it, and what is gone is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.compare import Comparison, compare, compare_judged
from dossier.model.judgements import Corrected, Judgement, Merged, Pin, Removed, RowRef, Said, SettledRow, Split
from dossier.model.links import Finding
from dossier.model.reports import Record
from tests.compare.samples import case, record

ANA = "person:ana"


def said(*words: Said) -> list[Judgement]:
    return [Judgement(f"J{n}", "C1", one, f"2026-01-0{n}", ANA) for n, one in enumerate(words, 1)]


def judged(told: Sequence[Record], *words: Said) -> Comparison:
    return compare_judged(told, said(*words))


def keyed(findings: Sequence[Finding], key: str) -> Finding:
    (found,) = [row for row in findings if row.key == key]
    return found


def ref(key: str, told: Sequence[Record] | None = None) -> RowRef:
    return keyed(compare(told or case()), key).ref


def pin(key: str, report: str) -> Pin:
    return next(pin for pin in ref(key).cells if pin.report == report)


def pin_of(told: Sequence[Record], key: str, report: str) -> Pin:
    return next(pin for pin in ref(key, told).cells if pin.report == report)


def values(row: Finding) -> dict[str, object]:
    return {cell.report: cell.value for cell in row.cells}


def test_nothing_said_changes_nothing() -> None:
    """Without judgements the rows are those that the machine gives."""
    assert judged(case()).findings == compare(case())
    assert judged(case()).judgements == ()


def test_a_corrected_cell_shows_the_persons_word_over_what_was_read() -> None:
    """The value is the person's, what was read and its words stay beside it, and the row is weighed anew."""
    key = "figure/killed"
    assert keyed(compare(case()), key).relation == "update"
    row = keyed(judged(case(), Corrected(ref(key), pin(key, "R2"), 2, qualifier="exactly")).findings, key)
    (cell,) = [cell for cell in row.cells if cell.report == "R2"]
    assert (cell.value, cell.by, [other.value for other in cell.others]) == (2, ANA, [3])
    assert cell.evidence.proves(case()[1].rendition)
    assert (row.agree, row.relation, row.judgements) == (True, "same", ("J1",))


def test_corrections_of_one_cell_follow_each_other() -> None:
    """The later one is shown; whoever said nothing of a part leaves it as it was."""
    key = "figure/killed"
    first, second = Corrected(ref(key), pin(key, "R2"), 4), Corrected(ref(key), pin(key, "R2"), attributed_to="mayor")
    (cell,) = [c for c in keyed(judged(case(), first, second).findings, key).cells if c.report == "R2"]
    assert (cell.value, cell.attributed_to, [other.value for other in cell.others]) == (4, "mayor", [3, 4])


def test_rows_of_one_thing_are_merged_and_then_compared() -> None:
    """One row with the first one's name holds the cells of both; numbers of one thing that differ contradict."""
    told = [record("Seven fishermen were arrested.", "R1"), record("Nine tourists were arrested.", "R2")]
    first, second = compare(told)
    (whole,) = judged(told, Merged((second.ref, first.ref))).findings
    assert {c.evidence for c in whole.cells} == {c.evidence for part in (first, second) for c in part.cells}
    assert (whole.key, whole.of, whole.merged) == (second.key, second.of, (first.key,))
    assert (first.relation, whole.relation, whole.agree) == ("one-report", "contradiction", False)


def test_an_old_merge_of_two_kinds_no_longer_applies() -> None:
    """0.5.0 logged such judgements; money and durations stay apart, and the judgement is said not to apply."""
    told = [record("The fire cost $5 million. The trial lasted 12 days.", "R1")]
    money, days = (next(found for found in compare(told) if found.kind == kind) for kind in ("money", "duration"))
    found = judged(told, Merged((money.ref, days.ref)))
    assert {row.key: row.merged for row in found.findings} == {money.key: (), days.key: ()}
    assert [standing.applies for standing in found.judgements] == [False]


def test_cells_are_split_off_into_a_row_of_their_own() -> None:
    """What is split off stands in a row that says where it came from; the rest is weighed without it."""
    key = "figure/killed"
    found = judged(case(), Split(ref(key), (pin(key, "R2"),))).findings
    rest, apart = keyed(found, key), keyed(found, f"{key}/J1")
    assert (set(values(rest)), set(values(apart))) == ({"R1", "R3"}, {"R2"})
    assert (rest.agree, apart.split_from, apart.relation) == (True, key, "one-report")


def test_a_removed_cell_is_gone_and_a_row_without_cells_as_well() -> None:
    """What does not belong anywhere is left out of its row; what is left of it counts."""
    key = "figure/killed"
    gone = [Removed(ref(key), pin(key, report)) for report in ("R1", "R2", "R3")]
    assert set(values(keyed(judged(case(), gone[1]).findings, key))) == {"R1", "R3"}
    assert key not in {row.key for row in judged(case(), *gone).findings}


def test_a_settled_row_says_who_settled_it_and_how() -> None:
    """The note and the value held to be right stand at the row; it goes on to show how its sources stand."""
    row = keyed(judged(case(), SettledRow(ref("figure/killed"), "the mayor counted", 3)).findings, "figure/killed")
    assert row.settled
    assert (row.settled.note, row.settled.value, row.settled.by, row.settled.unseen) == (
        "the mayor counted",
        3,
        ANA,
        (),
    )
    assert row.relation == "update"


def test_what_came_after_a_row_was_settled_is_told() -> None:
    """A report that the person had not seen is named; the settlement is neither dropped nor widened."""
    later = [*case(), record("The barge killed five people, police said.", "R4")]
    row = keyed(judged(later, SettledRow(ref("figure/killed"), "seen")).findings, "figure/killed")
    assert row.settled
    assert row.settled.unseen == ("R4",)


def test_a_later_word_holds_for_what_an_earlier_one_left() -> None:
    """A row that was merged into another is found under either name, and one that was split off under its own."""
    told = [record("Seven fishermen were arrested.", "R1"), record("Nine tourists were arrested.", "R2")]
    first, second = compare(told)
    merge, settle = Merged((first.ref, second.ref)), SettledRow(second.ref, "seen")
    assert keyed(judged(told, merge, settle).findings, first.key).settled
    split = Split(ref("figure/killed"), (pin("figure/killed", "R2"),))
    apart = keyed(judged(case(), split).findings, "figure/killed/J1").ref
    back = judged(case(), split, Merged((ref("figure/killed"), apart))).findings
    assert set(values(keyed(back, "figure/killed"))) == {"R1", "R2", "R3"}


def test_a_word_follows_the_words_that_it_is_about() -> None:
    """Where a text has more before them, or the row is called otherwise, the judgement finds its cell."""
    key = "figure/killed"
    moved = [replace(r, **_after("Rain fell on the river.\n", r)) for r in case()]
    word = Corrected(ref(key), pin(key, "R2"), 2)
    assert values(keyed(judged(moved, word).findings, key))["R2"] == 2
    renamed = replace(word, row=RowRef("figure/dead", word.row.cells))
    assert values(keyed(judged(case(), renamed).findings, key))["R2"] == 2


def _after(words: str, told: Record) -> dict[str, object]:
    moved = tuple(type(span)(span.start + len(words), span.end + len(words)) for span in told.text)
    return {"rendition": words + told.rendition, "text": moved}


def test_a_word_whose_words_are_gone_changes_nothing_and_says_so() -> None:
    """A new version without them, or a report that left: the judgement is listed as one that no longer applies."""
    key = "figure/killed"
    words = [Corrected(ref(key), pin(key, "R2"), 2), SettledRow(ref(key), "seen")]
    without = [r for r in case() if r.report != "R2"]
    found = judged(without, *words)
    assert [standing.applies for standing in found.judgements] == [False, True]
    assert values(keyed(found.findings, key)) == {"R1": 2, "R3": 2}
    other = [record("Nobody died. Nine tents were put up.", r.report) for r in case()]
    assert [standing.applies for standing in judged(other, *words).judgements] == [False, False]


def test_the_same_key_with_other_words_is_another_row() -> None:
    """A judgement is not carried over to a row that holds none of the words which the person saw."""
    told = [record("Seven people died.", "R1"), record("Eight people died.", "R2")]
    found = judged(told, SettledRow(ref("figure/killed"), "seen"))
    assert keyed(found.findings, "figure/killed").settled is None
    assert not found.judgements[0].applies


def test_days_quotations_and_names_are_judged_as_well() -> None:
    """A day is corrected, a speaker of a quotation, and a spelling is split off: each is weighed anew."""
    texts = (
        'The fire broke out on Monday. "We ran to the gate and waited," said Ana Ruiz. Mayor Marcelo Zurita came.',
        'The fire broke out on Tuesday. "We ran to the gate and waited," said Ana Ruiz. Mayor Marcelo Surita came.',
    )
    told = [replace(record(text, f"R{n}"), published="2019-03-06", language="en") for n, text in enumerate(texts, 1)]
    found = compare(told)
    day, quote, name = (next(row for row in found if row.finding == kind) for kind in ("date", "quote", "name"))
    assert (day.agree, quote.voices, name.agree) == (False, 1, False)
    words = [
        Corrected(day.ref, day.cells[1].pin, str(day.cells[0].value)),
        Corrected(quote.ref, quote.cells[1].pin, attributed_to="Rosa Lima"),
        Split(name.ref, (name.cells[1].pin,)),
    ]
    after = judged(told, *words)
    assert all(standing.applies for standing in after.judgements)
    assert keyed(after.findings, day.key).relation == "same"
    assert keyed(after.findings, quote.key).voices == 2
    assert {cell.report for cell in keyed(after.findings, f"{name.key}/J3").cells} == {"R2"}


_ROWS = [row for row in compare(case()) if row.finding != "omission"]


@st.composite
def words(draw: st.DrawFn) -> Said:
    row, other = draw(st.sampled_from(_ROWS)), draw(st.sampled_from(_ROWS))
    cell = draw(st.sampled_from(row.cells)).pin
    kind = draw(st.integers(0, 4))
    if kind == 0 and other.finding == row.finding:
        return Merged((row.ref, other.ref))
    if kind == 1:
        return Split(row.ref, (cell,))
    if kind == 2 and row.finding == "figure":
        return Corrected(row.ref, cell, draw(st.integers(0, 50)))
    return Removed(row.ref, cell) if kind == 3 else SettledRow(row.ref, "seen")


@settings(max_examples=120, deadline=None)
@given(st.lists(words(), max_size=9))
def test_whatever_is_said_no_cell_is_lost_and_every_cell_has_its_words(told: list[Said]) -> None:
    """Each cell that the machine gave stands in one row or was removed; all prove their words; keys stay single."""
    records = {r.report: r for r in case()}
    found = judged(case(), *told)
    rows = [row for row in found.findings if row.finding != "omission"]
    assert len({row.key for row in rows}) == len(rows)
    cells = [(c.report, c.evidence.span, row.finding) for row in rows for c in row.cells]
    before = [(c.report, c.evidence.span, row.finding) for row in _ROWS for c in row.cells]
    removed = sum(isinstance(s.judgement.said, Removed) and s.applies for s in found.judgements)
    assert set(cells) <= set(before)
    assert len(cells) >= len(before) - removed
    assert all(c.evidence.proves(records[c.report].rendition) for row in found.findings for c in row.cells)
