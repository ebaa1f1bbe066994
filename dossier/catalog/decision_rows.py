"""Writes rows of people's decisions that need no reading of a report: rulings, cases, notes, folders, outlets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import update

from dossier.catalog.case_search_rows import SEARCHED
from dossier.catalog.highlights import HIGHLIGHTED
from dossier.catalog.plans import PLANNED
from dossier.catalog.row_batches import RowBatch, number_of
from dossier.catalog.tables import (
    CaseReportTable,
    CaseTable,
    FolderTable,
    JudgementTable,
    NoteTable,
    OutletTable,
    RulingTable,
    VersionTable,
)
from dossier.catalog.tags import SORTING, sort_all_of_case, sort_by_case
from dossier.model.events import WITHDRAWN, Changes, Event, EventKind
from dossier.model.judgements import KINDS, Judgement, said_from


def _ruling(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    first, second = sorted((detail["report"], detail["other"]), key=number_of)
    writer.delete(RulingTable, {"report": first, "other": second})
    if detail["verdict"] != WITHDRAWN:
        writer.insert(RulingTable, {"report": first, "other": second, "verdict": detail["verdict"]})
    return Changes(reports=frozenset({first, second}), links=True)


def _outlet_set(writer: RowBatch, event: Event, detail: Any) -> Changes:
    writer.delete(OutletTable, {"name": detail["name"]})
    row = {"name": detail["name"], "seq": event.seq, "told": dict(detail), "at": event.at, "by": event.agent}
    writer.insert(OutletTable, row)
    return Changes(outlets=True)


def _outlet_dropped(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    writer.delete(OutletTable, {"name": detail["name"]})
    return Changes(outlets=True)


def _case_created(writer: RowBatch, event: Event, detail: Any) -> Changes:
    row = {
        "number": number_of(detail["case"]),
        "name": detail["name"],
        "created": event.at,
        "withdrawn": False,
    }
    writer.insert(CaseTable, row)
    return Changes(cases=frozenset({detail["case"]}))


def _case_renamed(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    writer.update(CaseTable, {"number": number_of(detail["case"])}, {"name": detail["name"]})
    sort_all_of_case(writer, detail["case"])
    return Changes(cases=frozenset({detail["case"]}))


def _case_withdrawn(writer: RowBatch, event: Event, detail: Any) -> Changes:
    """Or restored. What it holds stays, so that it comes back with it."""
    changes = Changes(cases=frozenset({detail["case"]}))
    writer.update(CaseTable, {"number": number_of(detail["case"])}, {"withdrawn": event.kind == "case-withdrawn"})
    sort_all_of_case(writer, detail["case"])
    return changes


def _case_added(writer: RowBatch, event: Event, detail: Any) -> Changes:
    case, numbers = number_of(detail["case"]), [*map(number_of, detail["reports"])]
    for number in numbers:
        row = {"case": case, "number": number, "seq": event.seq}
        writer.insert(CaseReportTable, row, "INSERT OR IGNORE")  # the log may name it twice, and stays readable
    sort_by_case(writer, numbers)
    return Changes(cases=frozenset({detail["case"]}))


def _case_removed(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    case, numbers = number_of(detail["case"]), [*map(number_of, detail["reports"])]
    for number in numbers:
        writer.delete(CaseReportTable, {"case": case, "number": number})
    sort_by_case(writer, numbers)
    return Changes(cases=frozenset({detail["case"]}))


def _case_note(writer: RowBatch, event: Event, detail: Any) -> Changes:
    row = {
        "seq": event.seq,
        "case": number_of(detail["case"]),
        "text": detail["text"],
        "at": event.at,
        "by": event.agent,
        "private": detail.get("private", False),
        "withdrawn": False,
    }
    writer.insert(NoteTable, row)
    return Changes(cases=frozenset({detail["case"]}))


def _note_withdrawn(writer: RowBatch, event: Event, detail: Any) -> Changes:
    """Or restored."""
    writer.update(NoteTable, {"seq": detail["note"]}, {"withdrawn": event.kind == "note-withdrawn"})
    return Changes(cases=frozenset({detail["case"]}))


def _judged(writer: RowBatch, event: Event, detail: Any) -> Changes:
    case = detail.get("case")
    said = Judgement(f"J{event.seq}", case, said_from(event.kind, detail), event.at, event.agent)
    row = {"seq": event.seq, "kind": event.kind, "case": number_of(case) if case else None, "told": dict(detail)}
    writer.insert(JudgementTable, row | {"at": event.at, "by": event.agent, "undone": False})
    dismissed = event.kind == "suggestion-dismissed"
    cases, names = frozenset({case} if case else ()), event.kind == "names-joined"
    return Changes(reports=said.reports, cases=cases, links=dismissed, names=names)


def _judgement_undone(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    writer.update(JudgementTable, {"seq": detail["judgement"]}, {"undone": True})
    cases = frozenset({detail["case"]} if detail.get("case") else ())
    # What holds in no case may be a dismissed suggestion, or spellings that were one name
    return Changes(reports=frozenset(detail["reports"]), cases=cases, links=not cases, names=not cases)


def _folder_watched(writer: RowBatch, event: Event, detail: Any) -> Changes:
    writer.delete(FolderTable, {"path": detail["path"]})
    writer.insert(FolderTable, {"path": detail["path"], "since": event.at, "settings": {}})
    return Changes(folders=True)


def _folder_set(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    writer.update(FolderTable, {"path": detail["path"]}, {"settings": detail["settings"]})
    return Changes(folders=True)


def _folder_unwatched(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    writer.delete(FolderTable, {"path": detail["path"]})
    return Changes(folders=True)


def _outlets_applied(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    """All readings are as good as if their readers had known of that event."""
    columns = VersionTable.__table__.c
    before = (columns.state == "read") & (columns.outlets < detail["outlets"])
    writer.run(update(VersionTable).where(before).values(outlets=detail["outlets"]))
    return Changes()


DECISIONS: Mapping[EventKind, Callable[[RowBatch, Event, Any], Changes]] = {
    **SORTING,
    "ruling": _ruling,
    "case-created": _case_created,
    "case-renamed": _case_renamed,
    "case-withdrawn": _case_withdrawn,
    "case-restored": _case_withdrawn,
    "case-added": _case_added,
    "case-removed": _case_removed,
    "case-note": _case_note,
    "note-withdrawn": _note_withdrawn,
    "note-restored": _note_withdrawn,
    **SEARCHED,
    **PLANNED,
    **HIGHLIGHTED,
    **dict.fromkeys(KINDS, _judged),
    "judgement-undone": _judgement_undone,
    "folder-watched": _folder_watched,
    "folder-set": _folder_set,
    "folder-unwatched": _folder_unwatched,
    "outlet-set": _outlet_set,
    "outlet-dropped": _outlet_dropped,
    "outlets-heeded": _outlets_applied,
}
