"""Writes the doubts of each report: those of its reading, without those that people have settled."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, func, select, text

from dossier.catalog.joins import asked_about
from dossier.catalog.row_batches import RowBatch, number_of
from dossier.catalog.tables import DoubtTable, HomeTable, OutletTable, ReportTable, SettledTable, VersionTable
from dossier.model.claims import Description, Field
from dossier.model.corrections import said
from dossier.model.describe import claim_from
from dossier.model.doubts import Doubt, Ground, Question, SettledDoubt, doubts_of, read_as
from dossier.model.events import Event
from dossier.model.reading_facts import Facts

_D, _S = DoubtTable.__table__.c, SettledTable.__table__.c
_V = VersionTable.__table__.c
_R = ReportTable.__table__.c
_H, _O = HomeTable.__table__.c, OutletTable.__table__.c
_UNDONE = {"correction-undone": "correction", "review-reopened": "settled"}  # and the detail that names what is undone
_READDRESSED = frozenset({
    "reading", "quarantine", "joined", "separated", "kept-apart", "apart-undone", "trashed", "untrashed",
})  # fmt: skip
_ASKED_NO_MORE = text(
    "DELETE FROM doubt WHERE why = 'address' AND number IN ("
    "SELECT CAST(substr(value, 2) AS INTEGER) FROM json_each(:reports) UNION"
    " SELECT CAST(substr(report, 2) AS INTEGER) FROM version WHERE address IN"
    " (SELECT address FROM version WHERE report IN (SELECT value FROM json_each(:reports))))"
)


class Doubting:
    """The doubts of one transaction."""

    def __init__(self, writer: RowBatch, connection: Connection) -> None:
        self._writer, self._connection = writer, connection
        self._touched: set[str] = set()  # reports whose address is to be looked at before the transaction ends
        self._homes: dict[str, int] | None = None  # the report at which each outlet's home is asked about, once known

    def note(self, event: Event, read: Description) -> None:
        """A correction, fields settled, or one of the two taken back; `read` is what a reader found."""
        detail: Any = event.detail
        if name := _UNDONE.get(event.kind):
            self._writer.update(SettledTable, {"seq": detail[name]}, {"undone": True})
            return
        corrected = event.kind == "correction"
        fields: Sequence[Field] = [detail["field"]] if corrected else detail["fields"]
        row = {"seq": event.seq, "report": detail["report"], "version": detail["version"]}
        row |= {"read": {field: read_as(read, field) for field in fields}}
        row |= {"said": said(map(claim_from, detail["claims"])) if corrected else None}
        self._writer.insert(SettledTable, row | {"undone": False})

    def renew(self, report: str, version: int, shown: Description, facts: Facts, first: bool) -> None:
        """Computes a report's doubts again; `first` where it can have no doubts yet, nor anything settled."""
        if not first:
            self.forget(report)
        held = {} if first else settled(self._connection, report)
        ground = Ground(facts.rendition, facts.media_type, version)
        for doubt in doubts_of(shown, facts.description, ground, held):
            if doubt.why == "home" and not self._asks_home(number_of(report), doubt.words[1]):
                continue
            row = {"number": number_of(report), "field": doubt.field, "why": doubt.why, "weight": doubt.weight}
            self._writer.insert(DoubtTable, row | {"words": list(doubt.words)})
        if not first:
            self._ask_about_held(report, version)

    def _ask_about_held(self, report: str, shown: int) -> None:
        """A wall that is not shown, for an earlier capture is, is asked about before all else."""
        self._writer.flush()
        query = select(_V.wall).where(_V.report == report, _V.held == 1, _V.number != shown)
        if wall := self._connection.execute(query.order_by(_V.moment.desc()).limit(1)).scalar():
            doubt = Doubt("headline", "wall", tuple(wall))
            row = {"number": number_of(report), "field": doubt.field, "why": doubt.why, "weight": doubt.weight}
            self._writer.insert(DoubtTable, row | {"words": wall}, "INSERT OR REPLACE")

    def note_address(self, event: Event, changed: Iterable[str]) -> None:
        """Remembers reports that an event may have brought to an address, or taken from it."""
        if event.kind in _READDRESSED:
            self._touched.update(changed)

    def ask_about_addresses(self) -> None:
        """Asks once a transaction whether reports of one address are one: it may take many of them in, and join them.

        The later report is asked about, and again whenever something happens to either.
        """
        if not self._touched:
            return
        self._writer.flush()
        self._connection.execute(_ASKED_NO_MORE, {"reports": json.dumps(sorted(self._touched))})
        for report, words in asked_about(self._connection, self._touched).items():
            doubt = Doubt("url", "address", words)
            row = {"number": number_of(report), "field": doubt.field, "why": doubt.why, "weight": doubt.weight}
            self._writer.insert(DoubtTable, row | {"words": list(words)}, "INSERT OR REPLACE")
        self._touched.clear()

    def _asks_home(self, number: int, outlet: str) -> bool:
        """Whether the question of the outlet's home belongs to this report: only to the first that concluded it.

        Never if a person entered the outlet.
        """
        if self._homes is None:  # nobody else writes any
            found = self._connection.execute(select(_H.outlet, _H.number))
            self._homes = {outlet: number for outlet, number in found}
        if self._homes.get(outlet, number) != number:
            return False
        self._writer.flush_rows_of(OutletTable)
        if self._connection.execute(select(_O.name).where(_O.name == outlet)).first():
            return False
        if outlet not in self._homes:
            self._homes[outlet] = number
            self._writer.insert(HomeTable, {"outlet": outlet, "number": number})
        return True

    def forget(self, report: str) -> None:
        self._writer.delete(DoubtTable, {"number": number_of(report)})


def settled(connection: Connection, report: str) -> dict[Field, SettledDoubt]:
    """The last word in force on each field."""
    query = select(_S.version, _S.read, _S.said).where(_S.report == report, _S.undone.is_(False)).order_by(_S.seq)
    return {
        field: SettledDoubt(field, version, read, words)
        for version, fields, words in connection.execute(query)
        for field, read in fields.items()
    }


def last_settled(connection: Connection, report: str, field: Field | None) -> int | None:
    """Event number of the newest word in force that is no correction: on this field, or on any."""
    query = select(_S.seq, _S.read).where(_S.report == report, _S.undone.is_(False), _S.said.is_(None))
    found = connection.execute(query.order_by(_S.seq.desc()))
    return next((seq for seq, read in found if field is None or field in read), None)


def questions(connection: Connection, limit: int) -> list[Question]:
    """Reports that are unsure, the weightiest doubts first; the trash left out."""
    weightiest = func.max(_D.weight)
    query = select(_D.number).join(ReportTable, _R.number == _D.number).where(_R.trashed.is_(False))
    query = query.group_by(_D.number).order_by(weightiest.desc(), _D.number).limit(limit)
    numbers = list(connection.execute(query).scalars())
    found = of_reports(connection, numbers)
    return [Question(f"R{number}", found[number]) for number in numbers]


def of_reports(connection: Connection, numbers: Sequence[int]) -> dict[int, tuple[Doubt, ...]]:
    """The doubts of reports by their numbers, each report's weightiest first."""
    asked = func.json_each(json.dumps(list(numbers))).table_valued("value")
    query = select(_D.number, _D.field, _D.why, _D.words).where(_D.number.in_(select(asked.c.value)))
    found: dict[int, tuple[Doubt, ...]] = dict.fromkeys(numbers, ())
    for number, field, why, words in connection.execute(query.order_by(_D.weight.desc(), _D.field)):
        found[number] = (*found[number], Doubt(field, why, tuple(words)))
    return found


def count(connection: Connection) -> int:
    """Reports with a doubt, the trash left out."""
    doubted = select(_D.number).distinct().subquery()
    query = select(func.count()).select_from(doubted.join(ReportTable, _R.number == doubted.c.number))
    return int(connection.execute(query.where(_R.trashed.is_(False))).scalar_one())
