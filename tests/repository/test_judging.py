"""Promises of judgements in an archive: each is an event, outlives rebuilding, and can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.audits import Summary
from dossier.model.judgements import CREDIBILITY, RELIABILITY, Grade, WordsOf
from dossier.model.links import Finding

TOLD = (
    "Twelve people were injured when a crane fell on the quay of Momil on Sunday. Seven dockers were arrested.",
    "Nine people were injured when a crane fell on the quay of Momil on Sunday. Seven workers were arrested.",
    "Nine people were hurt, police said: a crane fell on the quay of Momil. A guard counted 40 trucks. "
    "The mayor counted 41 trucks.",
)
KEY = "figure/wounded"


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    (tmp_path / "in").mkdir()
    for n, text in enumerate(TOLD, 1):
        (tmp_path / "in" / f"{n}.txt").write_text(f"Crane falls, report {n}\n\n{text}\n")
    with Archive.create(tmp_path / "archive", person="ana") as opened:
        list(opened.add([tmp_path / "in" / f"{n}.txt" for n in (1, 2, 3)], jobs=1))
        opened.cases.new("Crane", ["R1", "R2", "R3"])
        yield opened


def row(archive: Archive, key: str = KEY) -> Finding:
    (found,) = [row for row in archive.compare.findings("Crane") if row.key == key]
    return found


def reported(archive: Archive, key: str = KEY) -> dict[str, object]:
    return {cell.report: cell.value for cell in row(archive, key).cells}


def test_an_age_is_no_row_of_those_who_are_counted(archive: Archive, tmp_path: Path) -> None:
    """How old somebody is cannot be merged with how many were hurt: that is refused, and nothing is logged."""
    for n, age in enumerate((34, 43), 4):
        (tmp_path / "in" / f"{n}.txt").write_text(f"Crane falls, report {n}\n\nAda Orwin, {age}, was at the quay.\n")
    list(archive.add([tmp_path / "in" / f"{n}.txt" for n in (4, 5)], jobs=1))
    archive.cases.add("Crane", ["R4", "R5"])
    assert row(archive, "age/ada orwin").relation == "contradiction"
    with pytest.raises(BadInput, match="cannot be one row: age and wounded"):
        archive.judgements.merge("Crane", ["age/ada orwin", KEY])
    assert list(archive.judgements.list("Crane")) == []
    archive.judgements.settle("Crane", "age/ada orwin", "her passport says so", "34")
    assert row(archive, "age/ada orwin").settled


def test_rows_of_different_kinds_or_currencies_are_not_merged(archive: Archive, tmp_path: Path) -> None:
    """Money is no duration, the wounded are not the arrested, dollars are no euros: refused, and nothing is logged."""
    told = "The crane cost $5 million. The mayor took a loan of 3 million euros. The trial lasted 12 days."
    (tmp_path / "in" / "4.txt").write_text(f"Crane falls, report 4\n\n{told}\n")
    list(archive.add([tmp_path / "in" / "4.txt"], jobs=1))
    archive.cases.add("Crane", ["R4"])
    rows = archive.compare.findings("Crane")
    units = {unit: found.key for found in rows if found.kind == "money" for unit in {c.unit for c in found.cells}}
    (days,) = [found.key for found in rows if found.kind == "duration"]
    for one, other, why in (
        (units["USD"], days, "duration and money"),
        (units["USD"], units["EUR"], "EUR and USD"),
        ("figure/arrested/workers", KEY, "arrested and wounded"),
    ):
        with pytest.raises(BadInput, match=f"cannot be one row: {why}"):
            archive.judgements.merge("Crane", [one, other])
    assert list(archive.judgements.list("Crane")) == []


def test_every_kind_of_judgement_is_an_event_and_is_taken_back(archive: Archive) -> None:
    """Settled, merged, split, corrected, removed, graded: the log names the person; undone, all is as it was."""
    before = archive.compare.findings("Crane")
    made = [
        archive.judgements.settle("Crane", KEY, "the hospital counted", "12"),
        archive.judgements.correct("Crane", KEY, "R1", value="9", attributed_to="the harbour office"),
        archive.judgements.split("Crane", KEY, ["R3"]),
        archive.judgements.remove("Crane", KEY, "R2"),
        archive.judgements.grade("R1", "b-2", "seldom wrong"),
    ]
    apart = next(found.key for found in archive.compare.findings("Crane") if found.split_from == KEY)
    made.append(archive.judgements.merge("Crane", [KEY, apart]))
    told = [event for event in archive.reports.history() if event.kind == made[-1].said.kind or "cell" in event.detail]
    assert {event.agent for event in told} == {"person:ana"}
    assert [standing.judgement for standing in archive.judgements.list()] == made
    assert all(standing.applies for standing in archive.judgements.list("Crane"))
    for judgement in reversed(made):
        archive.judgements.undo(judgement.judgement)
    assert archive.compare.findings("Crane") == before
    assert [*archive.judgements.list()] == []
    assert [item for item in archive.proofs.audit() if not isinstance(item, Summary)] == []


def test_a_judgement_outlives_a_catalog_that_is_made_again(archive: Archive) -> None:
    """It stands in the log; the catalog is only an index of it, also one of the form before there were judgements."""
    archive.judgements.correct("Crane", KEY, "R1", value=9)
    archive.judgements.settle("Crane", KEY, "seen", 9)
    undone = archive.judgements.grade("R1", Grade("C", 3))
    archive.judgements.undo(undone.judgement)
    before, held = archive.compare.findings("Crane"), [*archive.judgements.list()]
    archive.rebuild()
    assert (archive.compare.findings("Crane"), [*archive.judgements.list()]) == (before, held)


def test_what_a_report_tells_in_truth_is_said_in_its_own_form(archive: Archive) -> None:
    """A number, a range, a bound, nobody as the source; each as the row has them."""
    archive.judgements.correct("Crane", KEY, "R3", value="8-10")
    archive.judgements.correct("Crane", KEY, "R1", value="1,200", qualifier="about")
    archive.judgements.correct("Crane", KEY, "R3", attributed_to="")
    told = {cell.report: (cell.least, cell.value, cell.qualifier, cell.attributed_to) for cell in row(archive).cells}
    assert told["R3"] == (8, 10, "between", None)
    assert told["R1"][:3] == (None, 1200, "about")
    archive.judgements.correct("Crane", KEY, "R3", value="9")
    assert {cell.report: cell.qualifier for cell in row(archive).cells}["R3"] == "exactly"


def test_a_new_version_without_the_words_leaves_the_judgement_listed(archive: Archive, tmp_path: Path) -> None:
    """The correction no longer applies, and says so; when the words are back, so is the correction."""
    archive.judgements.correct("Crane", KEY, "R1", value=9)
    old = (tmp_path / "in" / "1.txt").read_text()
    for text, applies, value in ((old.replace("Twelve", "Thirty"), False, 30), (old, True, 9)):
        (tmp_path / "in" / "1.txt").write_text(text)
        list(archive.add([tmp_path / "in" / "1.txt"], jobs=1))
        assert [standing.applies for standing in archive.judgements.list("Crane")] == [applies]
        assert reported(archive)["R1"] == value


def test_as_of_an_earlier_day_or_in_another_case_a_judgement_holds_where_its_words_are(archive: Archive) -> None:
    """A judgement is of one case; a grade is of the report, wherever it stands."""
    archive.cases.new("Other", ["R1", "R2"])
    archive.judgements.settle("Crane", KEY, "seen")
    archive.judgements.grade("R1", "B2")
    archive.judgements.grade("R3", "F6")
    assert not any(found.settled for found in archive.compare.findings("Other"))
    assert [s.judgement.said.kind for s in archive.judgements.list("Other")] == ["source-graded"]
    grades = [source.grade and str(source.grade.said.grade) for source in archive.compare.file("Crane").sources]  # type: ignore[union-attr]
    assert grades == ["B2", None, "F6"]
    archive.judgements.grade("R1", "A1")
    again = archive.compare.file("Crane").sources[0].grade
    assert again is not None
    assert str(again.said.grade) == "A1"  # type: ignore[union-attr]


def test_what_cannot_be_judged_so_is_refused_and_not_recorded(archive: Archive) -> None:
    """Unknown rows, cells and grades, rows of two kinds, and values that a row cannot hold; each names the reason."""
    events = len(archive.reports.history())
    trucks = "figure/count/lorries"
    quote = next((r.key for r in archive.compare.findings("Crane") if r.finding != "figure"), "date/none")
    for wrong in (
        lambda: archive.judgements.settle("Crane", "figure/none", "seen"),
        lambda: archive.judgements.settle("Crane", KEY, "  "),
        lambda: archive.judgements.settle("Nowhere", KEY, "seen"),
        lambda: archive.judgements.settle("Crane", KEY, "seen", "a dozen"),
        lambda: archive.judgements.merge("Crane", [KEY, KEY]),
        lambda: archive.judgements.merge("Crane", [KEY, quote]),
        lambda: archive.judgements.split("Crane", KEY, ["R1", "R2", "R3"]),
        lambda: archive.judgements.split("Crane", KEY, ["R9"]),
        lambda: archive.judgements.correct("Crane", KEY, "R1"),
        lambda: archive.judgements.correct("Crane", KEY, "R1", value="a dozen"),
        lambda: archive.judgements.correct("Crane", trucks, "R3", value=40),
        lambda: archive.judgements.remove("Crane", KEY, WordsOf("R1", "no such words")),
        lambda: archive.judgements.grade("R1", "G7"),
        lambda: archive.judgements.grade("R9", "A1"),
        lambda: archive.judgements.undo("J1"),
        lambda: archive.judgements.last("row-settled", KEY, "Crane"),
    ):
        with pytest.raises(BadInput):
            wrong()
    assert len(archive.reports.history()) == events
    archive.judgements.remove("Crane", trucks, WordsOf("R3", "41"))
    assert reported(archive, trucks) == {"R3": 40}


def test_the_last_judgement_of_a_kind_is_found_by_what_it_is_about(archive: Archive) -> None:
    """So that a person can take back what was said of a row or a report without knowing its number."""
    archive.judgements.settle("Crane", KEY, "first")
    second = archive.judgements.settle("Crane", KEY, "second")
    assert archive.judgements.last("row-settled", KEY, "Crane") == second
    graded = archive.judgements.grade("R1", "B2")
    assert archive.judgements.last("source-graded", "R1") == graded


def test_grades_are_those_of_the_admiralty_scale() -> None:
    """Six letters, six digits, in any usual writing; nothing else."""
    assert ("".join(RELIABILITY), [*CREDIBILITY]) == ("ABCDEF", [1, 2, 3, 4, 5, 6])
    assert [str(Grade.of(text)) for text in ("b2", "B-2", " F/6 ")] == ["B2", "B2", "F6"]
    for wrong in ("", "B", "2B", "G1", "A7", "A0", "A1 B2"):
        with pytest.raises(ValueError, match="no such grade"):
            Grade.of(wrong)


@pytest.mark.parametrize("value", ["9" * 400, "9" * 5000, 10**400, float("nan"), float("inf")])
def test_numbers_beyond_comparing_are_refused(archive: Archive, value: str | float) -> None:
    """A number that no float holds is refused before it stands in the log, where it would end every comparison."""
    with pytest.raises(BadInput, match="larger than any number"):
        archive.judgements.correct("Crane", KEY, "R1", value=value)
    with pytest.raises(BadInput, match="larger than any number"):
        archive.judgements.settle("Crane", KEY, "why", value)
    assert archive.compare.file("Crane").findings


def test_a_number_that_was_taken_once_ends_no_comparison(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction and a settlement beyond all numbers are told as left out; the rest is compared, and they go."""
    before = archive.compare.findings("Crane")
    with monkeypatch.context() as once:
        once.setattr("dossier.model.judgements.DIGITS", 500)
        archive.judgements.settle("Crane", KEY, "why", 10**400)
        archive.judgements.correct("Crane", KEY, "R1", value=10**400)
    assert archive.compare.findings("Crane") == before
    archive.judgements.correct("Crane", KEY, "R2", value=11)
    assert reported(archive) == {"R1": 12, "R2": 11, "R3": 9}
    standing = list(archive.judgements.list("Crane"))
    assert [(one.applies, one.judgement.usable) for one in standing] == [(False, False), (False, False), (True, True)]
    for one in standing:
        archive.judgements.undo(one.judgement.judgement)
    assert archive.compare.findings("Crane") == before
