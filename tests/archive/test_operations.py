"""Promises of undoing: whatever a person did can be undone and redone, also after a restart, and nothing is deleted."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from dossier import Archive
from dossier.archive.reversal import UNDOABLE
from dossier.errors import BadInput
from dossier.model.events import EventKind
from dossier.model.evidence import Span
from dossier.model.folders import FolderSettings
from dossier.model.highlights import Highlight
from dossier.model.links import Ruling
from dossier.model.outlets import Outlet
from dossier.model.plans import Plan
from tests.archive.reports import open_archive

Do = Callable[[Archive], object]

# Of the rest, each records what happened, or has its own way back (keys), or none (erasures)
RECORDS = {
    "archive-created", "accession", "new-version", "part-kept", "version-accepted", "sighting", "moved",
    "original-gone", "quarantine", "reading", "packed", "export", "handed-over", "receipt-kept", "outlets-heeded",
    "backup", "erasure", "erased", "key-made",
    "key-rotated", "head-accepted", "time-stamped", "checkpoint-cosigned", "cosignature-kept",
}  # fmt: skip

COURIER = Outlet("The Magdalena Courier", domains=("courier.example",), city="Cartagena", country="CO")


def made_case(archive: Archive) -> object:
    made = archive.cases.new("Bridge", ["R1", "R2"])
    archive.plans.set(made.case, Plan(title="The bridge"))
    return made


def marked(archive: Archive) -> str:
    return archive.highlights.list("R1")[-1].highlight.highlight


# Each begins where the ones before it have led to
OPERATIONS: dict[str, Do] = {
    "tag": lambda a: a.tags.add(["R1", "R2", "R3"], ["strike", "river"]),
    "tag more": lambda a: a.tags.add(["R1", "R4"], ["river", "ferry"]),
    "untag": lambda a: a.tags.remove(["R1", "R2"], ["river"]),
    "trash": lambda a: a.reports.trash(["R3", "R4"]),
    "restore": lambda a: a.reports.restore(["R4"]),
    "make a case": made_case,
    "rename it": lambda a: a.cases.rename("C1", "Barranquilla"),
    "add to it": lambda a: a.cases.add("C1", ["R4", "R1"]),
    "take out of it": lambda a: a.cases.remove("C1", ["R4"]),
    "note": lambda a: a.cases.add_note("C1", "Ask the mayor."),
    "private note": lambda a: a.cases.mark_note("C1", a.cases.get("C1").notes[-1].note, True),
    "remove the note": lambda a: a.cases.remove_note("C1", a.cases.get("C1").notes[-1].note),
    "keep a search": lambda a: a.research.add("C1", "bridge"),
    "keep one made elsewhere": lambda a: a.research.add_elsewhere("C1", "puente", "National Library", 12, note="p. 1"),
    "remove the kept search": lambda a: a.research.remove("C1", a.cases.get("C1").searches[-1].search),
    "plan": lambda a: a.plans.set("C1", Plan(title="Four dead", question="Who knew?")),
    "redact": lambda a: a.plans.redact("C1", "R1", Span(24, 46), "a name"),
    "show again": lambda a: a.plans.undo_redaction("C1", a.plans.redactions("C1")[-1].redaction),
    "highlight": lambda a: a.highlights.add("R1", Span(24, 46), "green", "which bridge?"),
    "highlight otherwise": lambda a: a.highlights.change(marked(a), colour="pink", comment="the old one"),
    "highlight once more": lambda a: a.highlights.change(marked(a), comment=""),
    "remove the highlight": lambda a: a.highlights.remove(marked(a)),
    "correct": lambda a: a.corrections.set("R1", "headline", "The bridge fell"),
    "correct again": lambda a: a.corrections.set("R1", "headline", "A bridge fell"),
    "take the correction back": lambda a: a.corrections.undo("R1", "headline"),
    "rule": lambda a: a.links.rule(Ruling("R1", "R3", "together")),
    "rule otherwise": lambda a: a.links.rule(Ruling("R3", "R1", "unrelated")),
    "no ruling": lambda a: a.links.undo_ruling("R1", "R3"),
    "grade": lambda a: a.judgements.grade("R1", "B2", "an eye witness"),
    "settle a row": lambda a: a.judgements.settle("C1", a.compare.file("C1").findings[0].key, "looked into"),
    "join spellings": lambda a: a.entities.join(["Lucía Barraza", "L. Barraza"]),
    "take a judgement back": lambda a: a.judgements.undo(a.judgements.list()[-1].judgement.judgement),
    "save a search": lambda a: a.search.save("bridges", "bridge"),
    "rename the search": lambda a: a.search.save("rivers", "bridge river", "bridges"),
    "remove the search": lambda a: a.search.remove("rivers"),
    "outlet": lambda a: a.outlets.set(COURIER),
    "rename the outlet": lambda a: a.outlets.set(replace(COURIER, name="Magdalena Courier"), COURIER.name),
    "remove the outlet": lambda a: a.outlets.remove("Magdalena Courier"),
    "watch": lambda a: a.folders.add(a.folder.parent / "in"),
    "watch otherwise": lambda a: a.folders.add(a.folder.parent / "in", FolderSettings(quiet=9.0)),
    "stop watching": lambda a: a.folders.remove(a.folder.parent / "in"),
    "join": lambda a: a.versions.join("R1", "R2"),
    "separate": lambda a: a.versions.separate("R1", a.reports.get("R1").versions[-1].number),
    "charset": lambda a: a.charsets.set("R3", "cp1251"),
    "another charset": lambda a: a.charsets.set("R3", "utf-16"),
    "no charset": lambda a: a.charsets.remove("R3"),
    "keep apart": lambda a: a.versions.keep_apart("R1", "R2"),
}  # fmt: skip


def state(archive: Archive) -> dict[str, Any]:
    """Everything that these operations change, as a person sees it."""
    cases = archive.cases.list()
    return {
        "reports": {row.report: (row.headline, set(row.tags), row.trashed, set(row.cases)) for row in rows(archive)},
        "cases": [(case.name, set(case.reports), [(n.note, n.text, n.private) for n in case.notes]) for case in cases],
        "plans": [archive.plans.get(case.case) for case in cases],
        "redacted": [[one.span for one in archive.plans.redactions(case.case)] for case in cases],
        "highlights": [looks(one.highlight) for one in archive.highlights.list()],
        "rulings": sorted((min(r.report, r.other), max(r.report, r.other), r.verdict) for r in archive.links.rulings()),
        "judgements": [one.judgement.said for one in archive.judgements.list()],
        "searches": {(one.name, one.query) for one in archive.search.list()},
        "outlets": {one.outlet for one in archive.outlets.list(mine=True)},
        "charset": archive.charsets.of("R3"),
        "folders": {(one.path, one.settings) for one in archive.folders.list()},
    }


def looks(made: Highlight) -> tuple[str, str, str]:
    return made.quote, made.colour, made.comment


def rows(archive: Archive) -> list[Any]:
    return archive.reports.rows([report for report in ("R1", "R2", "R3", "R4") if archive.reports.has(report)])


def test_everything_that_a_person_decides_can_be_undone() -> None:
    """Every kind of event is a decision with a way back, or a record of what happened."""
    assert set(get_args(EventKind)) == UNDOABLE | RECORDS
    assert not UNDOABLE & RECORDS


def test_each_operation_is_undone_and_redone_across_restarts(home: Path) -> None:
    """Undoing all of them leads back to the beginning, redoing them to the end, step by step."""
    with open_archive(home / "archive") as archive:
        states = [state(archive)]
        for label, do in OPERATIONS.items():
            archive.operations.run(label, lambda do=do: do(archive))  # type: ignore[misc]
            states.append(state(archive))
        lines = len(archive.reports.history())
    labels = [*OPERATIONS]
    with open_archive(home / "archive") as archive:
        for at in reversed(range(len(labels))):
            done = archive.operations.undo()
            assert done and done.label == labels[at]
            assert state(archive) == states[at], f"{labels[at]} undone"
        assert archive.operations.undo() is None
    with open_archive(home / "archive") as archive:
        for at, label in enumerate(labels, 1):
            done = archive.operations.redo()
            assert done and done.label == label
            assert state(archive) == states[at], f"{label} redone"
        assert archive.operations.next_redo is None
        assert len(archive.reports.history()) > 2 * lines - 10, "the log keeps everything"


@pytest.mark.parametrize("seed", range(3))
def test_undo_and_redo_in_any_order_lead_to_the_same_states(archive: Archive, seed: int) -> None:
    """However often a person goes back and forth, each step looks as it did the first time."""
    chance, left = random.Random(seed), [*OPERATIONS.items()]
    states, at = [state(archive)], 0
    for _ in range(60):
        step = chance.choice(("do", "do", "undo", "redo"))
        if step == "do" and at == len(states) - 1 and left:
            label, do = left.pop(0)
            archive.operations.run(label, lambda do=do: do(archive))  # type: ignore[misc]
            states.append(state(archive))
            at += 1
        elif step == "undo":
            at -= archive.operations.undo() is not None
        else:
            at += archive.operations.redo() is not None
        assert state(archive) == states[at]


def test_what_changed_since_is_not_undone(archive: Archive) -> None:
    """A newer correction by somebody else is kept, and the one before it can be undone after that."""
    archive.operations.run("correct", lambda: archive.corrections.set("R1", "headline", "The bridge fell"))
    archive.corrections.set("R1", "headline", "A bridge fell")
    with pytest.raises(BadInput, match="corrected again since"):
        archive.operations.undo()
    assert archive.reports.get("R1").row.headline == "A bridge fell"
    assert archive.operations.next_undo is None


def test_events_are_reverted_by_number(archive: Archive) -> None:
    """Any decision of the log, whoever made it; what only happened cannot be undone, and says so."""
    archive.tags.add(["R1"], ["strike"])
    archive.tags.add(["R2"], ["strike"])
    number = archive.reports.history("R1")[-1].seq
    (made,) = archive.operations.revert(number)
    assert (made.kind, made.report) == ("untagged", "R1")
    assert archive.reports.get("R2").row.tags == ("strike",)
    with pytest.raises(BadInput, match="cannot be undone"):
        archive.operations.revert(1)
    with pytest.raises(BadInput, match="no event of this archive"):
        archive.operations.revert(10_000)


def test_numbers_of_an_archive_that_was_replaced_are_not_undone(home: Path) -> None:
    """An older copy in its place has other events under these numbers."""
    with open_archive(home / "archive") as archive:
        archive.operations.run("tag", lambda: archive.tags.add(["R1"], ["strike"]))
        (made,) = archive.operations.events_of(archive.operations.next_undo)  # type: ignore[arg-type]
        kept = archive.context.memory.operations()
        archive.context.memory.keep_operations([], [])
    done = [type(one)(one.label, one.number, one.events, "2001-01-01T00:00:00.000000Z") for one in kept[0]]
    with open_archive(home / "archive") as archive:
        archive.context.memory.keep_operations(done, [])
    with open_archive(home / "archive") as archive:
        with pytest.raises(BadInput, match="replaced by another copy"):
            archive.operations.undo()
        assert archive.reports.get("R1").row.tags == ("strike",)
        assert archive.operations.next_undo is None
        assert made.seq == kept[0][0].events[0]


def test_a_damaged_file_of_operations_costs_no_more_than_undo(home: Path) -> None:
    """It lies on this computer, and anything may have happened to it."""
    with open_archive(home / "archive") as archive:
        archive.operations.run("tag", lambda: archive.tags.add(["R1"], ["strike"]))
        path = archive.context.memory.folder / "operations.json"
    for bad in (b"", b"[]", b"[[1],[]]", b'[[["a","b","c","d"]],[]]', b"\xff", b"[" * 100_000):
        path.write_bytes(bad)
        with open_archive(home / "archive") as archive:
            assert archive.operations.next_undo is None
