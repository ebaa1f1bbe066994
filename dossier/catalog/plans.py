"""Rows and queries of briefs: plans, redacted passages, private notes, and exported files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, select

from dossier.catalog.row_batches import RowBatch, number_of
from dossier.catalog.tables import EventRow, NoteTable, PlanTable, RedactionTable
from dossier.model.events import Changes, Event, EventKind
from dossier.model.evidence import Span
from dossier.model.plans import Plan, Redaction, plan_from

_PLANS, _REDACTIONS = PlanTable.__table__, RedactionTable.__table__
_EVENTS = EventRow.__table__


def _changed(detail: Any) -> Changes:
    return Changes(cases=frozenset({detail["case"]}))


def _planned(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    plan_from(detail["plan"])  # what is no plan stops here, not where it is asked for
    case = {"case": number_of(detail["case"])}
    writer.delete(PlanTable, case)
    writer.insert(PlanTable, case | {"told": dict(detail["plan"])})
    return _changed(detail)


def _note_marked(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    writer.update(NoteTable, {"seq": detail["note"]}, {"private": detail["private"]})
    return _changed(detail)


def _redacted(writer: RowBatch, event: Event, detail: Any) -> Changes:
    row = {"seq": event.seq, "case": number_of(detail["case"]), "told": dict(detail)}
    writer.insert(RedactionTable, row | {"at": event.at, "by": event.agent, "undone": False})
    return _changed(detail)


def _redaction_undone(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    writer.update(RedactionTable, {"seq": detail["redaction"]}, {"undone": True})
    return _changed(detail)


PLANNED: Mapping[EventKind, Callable[[RowBatch, Event, Any], Changes]] = {
    "brief-planned": _planned,
    "note-marked": _note_marked,
    "passage-redacted": _redacted,
    "redaction-undone": _redaction_undone,
}


def plan(connection: Connection, case: str) -> Plan | None:
    detail = connection.execute(select(_PLANS.c.told).where(_PLANS.c.case == number_of(case))).scalar()
    return plan_from(detail) if detail is not None else None


def redactions(connection: Connection, case: str) -> list[Redaction]:
    """Those in force, in the order in which they were made."""
    query = select(_REDACTIONS).where(_REDACTIONS.c.case == number_of(case), _REDACTIONS.c.undone.is_(False))
    return [_redaction(row) for row in connection.execute(query.order_by(_REDACTIONS.c.seq)).mappings()]


def _redaction(row: Any) -> Redaction:
    detail = row["told"]
    words = {name: detail[name] for name in ("case", "report", "version", "quote", "reason", "salt")}
    span = Span(detail["start"], detail["end"])
    return Redaction(f"X{row['seq']}", span=span, at=row["at"], by=row["by"], **words)


def of_kind(connection: Connection, *kinds: EventKind) -> list[Event]:
    """Events of these kinds, in order."""
    query = select(_EVENTS).where(_EVENTS.c.kind.in_(kinds)).order_by(_EVENTS.c.seq)
    return [
        Event(row["seq"], row["at"], row["kind"], row["agent"], row["detail"], row["salt"])
        for row in connection.execute(query).mappings()
    ]
