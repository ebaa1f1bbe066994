"""Keeps the versions of one story under one report: rows of reports that were joined, separated or kept apart."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from typing import Any

from sqlalchemy import Connection, func, select, text, update

from dossier.catalog.row_batches import RowBatch, number_of
from dossier.catalog.tables import (
    ApartTable,
    CaptureFileTable,
    CaseReportTable,
    CorrectionTable,
    EventRow,
    HighlightTable,
    HomeTable,
    JoinedTable,
    LocationTable,
    RedactionTable,
    ReportTable,
    SettledTable,
    TagTable,
    VersionTable,
)
from dossier.catalog.tags import sort_by_tag_and_case
from dossier.model.events import Changes, Event
from dossier.model.file_parts import place_within
from dossier.model.reports import SharedAddress

_V, _L = VersionTable.__table__.c, LocationTable.__table__.c
_R, _J, _A = ReportTable.__table__.c, JoinedTable.__table__.c, ApartTable.__table__.c
_F, _E = CaptureFileTable.__table__.c, EventRow.__table__.c
_E_PATH = func.json_extract(_E.detail, "$.path")
_D, _H, _P = RedactionTable.__table__.c, HomeTable.__table__.c, HighlightTable.__table__.c
# People's words on a report, each with the number of its event
_DECIDED = (CorrectionTable.__table__.c, SettledTable.__table__.c)
_WORDS_OF = text("SELECT seq FROM event WHERE report IN (SELECT value FROM json_each(:reports))")
_BEST = "SELECT number FROM version WHERE report = ? AND held <= ? ORDER BY held, moment DESC, number DESC LIMIT 1"
MOST_ALIKE = 16  # reports of one address that a capture is held against
_KNOWN = text(
    "SELECT value FROM json_each(:addresses) WHERE EXISTS (SELECT 1 FROM version WHERE version.address = value)"
)
_LAST = text(
    "SELECT version.report FROM version JOIN report ON report.report = version.report AND report.trashed = 0"
    " WHERE version.address = :address ORDER BY version.rowid DESC LIMIT :most"
)
_SHARED = text(
    "SELECT version.address, version.report FROM version JOIN report ON report.report = version.report"
    " WHERE version.address IN (SELECT address FROM version WHERE address IS NOT NULL"
    f" GROUP BY address HAVING count(DISTINCT report) BETWEEN 2 AND {MOST_ALIKE}) AND report.trashed = 0"
    " GROUP BY version.address, version.report ORDER BY version.address, report.number"
)

_SHARED_WITH = text(
    "SELECT version.address, version.report FROM version JOIN report ON report.report = version.report"
    " WHERE version.address IN (SELECT address FROM version WHERE report IN (SELECT value FROM json_each(:reports)))"
    " AND report.trashed = 0 GROUP BY version.address, version.report ORDER BY version.address, report.number"
)


def shown_version(writer: RowBatch, report: str) -> int:
    """The version by which a report is shown: the newest by moment of capture that nobody holds back."""
    writer.flush()
    return int(writer.first(_BEST, (report, 1))[0])


def join(writer: RowBatch, event: Event, detail: Any) -> Changes:
    """Moves all versions of one report to another, which keeps its own; the first is known by the second's id now."""
    into, gone = detail["report"], detail["other"]
    writer.flush()
    run = writer.connection.execute
    for old, new in detail["versions"]:
        found = run(select(_V.was).where(_V.report == gone, _V.number == old)).scalar_one()
        moved = {"report": into, "number": new, "was": [*(found or []), [gone, old]]}
        run(update(VersionTable).where(_V.report == gone, _V.number == old).values(moved))
    run(update(LocationTable).where(_L.report == gone).values(report=into))
    run(update(VersionTable).where(_V.part_of == gone).values(part_of=into))
    run(update(CaptureFileTable).where(_F.report == gone).values(report=into))
    for columns in _DECIDED:
        run(update(columns.report.table).where(columns.report == gone).values(report=into))
    _move_pinned(writer.connection, gone, into, detail["versions"])
    for table in (CaseReportTable, TagTable):
        held = update(table).prefix_with("OR IGNORE").where(table.__table__.c.number == number_of(gone))
        run(held.values(number=number_of(into)))
        writer.delete(table, {"number": number_of(gone)})
    run(update(HomeTable).where(_H.number == number_of(gone)).values(number=number_of(into)))
    sort_by_tag_and_case(writer, into)
    writer.delete(ReportTable, {"report": gone})
    writer.forget_words(number_of(gone))
    writer.delete(ApartTable, {"report": min(into, gone, key=number_of), "other": max(into, gone, key=number_of)})
    writer.insert(JoinedTable, {"report": gone, "into": into, "seq": event.seq})
    return Changes(reports=frozenset({into, gone}), links=True)


def separate(writer: RowBatch, detail: Any) -> Changes:
    """Moves versions out of a report: back to the one that they came with, or to a new one."""
    report, other = detail["report"], detail["other"]
    writer.flush()
    run = writer.connection.execute
    known = {other, *_joined_into(writer.connection, other)}
    for old, new in detail["versions"]:
        row = run(select(_V.was, _V.path, _V.sha256).where(_V.report == report, _V.number == old)).mappings().one()
        was = list(row["was"] or [])
        came = bool(was) and was[-1] == [other, new]
        moved = {"report": other, "number": new, "was": (was[:-1] or None) if came else [*was, [report, old]]}
        run(update(VersionTable).where(_V.report == report, _V.number == old).values(moved))
        here = (_L.report == report) & (_L.sha256 == row["sha256"])
        run(update(LocationTable).where(here).values(report=other))
        inside = place_within(row["path"], "")
        within = (_V.part_of == report) & (func.substr(_V.path, 1, len(inside)) == inside)
        run(update(VersionTable).where(within).values(part_of=other))
        nearby_captures = (_F.report == report) & _F.path.in_(
            select(_E_PATH).where(_E.kind == "part-kept", _E.report.in_(known))
        )
        run(update(CaptureFileTable).where(nearby_captures).values(report=other))
    seqs = set(run(_WORDS_OF, {"reports": json.dumps(sorted(known))}).scalars())
    for columns in _DECIDED:
        back = (columns.report == report) & columns.seq.in_(seqs)
        run(update(columns.report.table).where(back).values(report=other))
    _move_pinned(writer.connection, report, other, detail["versions"])
    writer.delete(JoinedTable, {"report": other})
    _keep_apart(writer, report, other)
    return Changes(reports=frozenset({report, other}), links=True)


def kept_apart(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    """A person's word that two reports of one address are not one story."""
    _keep_apart(writer, detail["report"], detail["other"])
    return Changes(reports=frozenset({detail["report"], detail["other"]}))


def apart_undone(writer: RowBatch, _event: Event, detail: Any) -> Changes:
    """Two reports of one address are offered as one story again."""
    first, second = sorted((detail["report"], detail["other"]), key=number_of)
    writer.delete(ApartTable, {"report": first, "other": second})
    return Changes(reports=frozenset({first, second}))


def _keep_apart(writer: RowBatch, one: str, another: str) -> None:
    first, second = sorted((one, another), key=number_of)
    writer.insert(ApartTable, {"report": first, "other": second}, "INSERT OR IGNORE")


def _move_pinned(connection: Connection, old: str, new: str, versions: Sequence[tuple[int, int]]) -> None:
    """Redacted and highlighted words go along with the versions that hold them."""
    for number, other in versions:
        here = (_P.report == old) & (_P.version == number)
        connection.execute(update(HighlightTable).where(here).values(report=new, version=other))
    numbers = {number: other for number, other in versions}
    for seq, detail in connection.execute(select(_D.seq, _D.told)).all():
        if detail.get("report") == old and detail.get("version") in numbers:
            moved = detail | {"report": new, "version": numbers[detail["version"]]}
            connection.execute(update(RedactionTable).where(_D.seq == seq).values(told=moved))


def _joined_into(connection: Connection, report: str) -> set[str]:
    """All reports whose versions came to this one, also by others."""
    found, asked = set[str](), [report]
    while asked:
        new = connection.execute(select(_J.report).where(_J.into.in_(asked))).scalars().all()
        asked = [name for name in new if name not in found]
        found.update(asked)
    return found


def names_of(connection: Connection, report: str) -> list[str]:
    """A report's id, and those of all reports that were joined into it."""
    return [report, *sorted(_joined_into(connection, report), key=number_of)]


def former_ids(connection: Connection, report: str, number: int) -> list[tuple[str, int]]:
    """What a version was called before, oldest first."""
    found = connection.execute(select(_V.was).where(_V.report == report, _V.number == number)).scalar()
    return [(name, old) for name, old in found or []]


def at_addresses(connection: Connection, addresses: Collection[str]) -> dict[str, list[str]]:
    """The reports that stated each of these addresses last, the trash left out, oldest first.

    Few, however many there are: what more reports state is the address of a site, and of no story.
    """
    known = connection.execute(_KNOWN, {"addresses": json.dumps(sorted(addresses))}).scalars().all()
    found: dict[str, list[str]] = {}
    for address in known:
        reports = connection.execute(_LAST, {"address": address, "most": MOST_ALIKE}).scalars()
        found[address] = sorted(set(reports), key=number_of)
    return found


def shared_addresses(connection: Connection) -> list[SharedAddress]:
    """Reports that state one address and that no person has joined or kept apart, by address.

    What more reports state than that is the address of a site, and of no story: it is not offered.
    """
    return [
        SharedAddress(address, tuple(sorted({report for pair in pairs for report in pair}, key=number_of)))
        for address, pairs in _unsettled(connection, connection.execute(_SHARED)).items()
    ]


def asked_about(connection: Connection, reports: Collection[str]) -> dict[str, tuple[str, ...]]:
    """For each report that shares an address with one of these: the address, and the earlier reports that state it."""
    found: dict[str, tuple[str, ...]] = {}
    rows = connection.execute(_SHARED_WITH, {"reports": json.dumps(sorted(reports))})
    for address, pairs in _unsettled(connection, rows).items():
        for earlier, later in pairs:
            found[later] = (*found.get(later, (address,)), earlier)
    return found


def _unsettled(connection: Connection, rows: Iterable[Any]) -> dict[str, list[tuple[str, str]]]:
    """Pairs of reports of one address, the older first, which nobody keeps apart; `rows` hold address and report."""
    by_address: dict[str, list[str]] = {}
    for address, report in rows:
        by_address.setdefault(address, []).append(report)
    shared = {address: held for address, held in by_address.items() if 2 <= len(held) <= MOST_ALIKE}
    apart = set(map(tuple, connection.execute(select(_A.report, _A.other)))) if shared else set()
    pairs = {address: [p for p in combinations(held, 2) if p not in apart] for address, held in shared.items()}
    return {address: left for address, left in pairs.items() if left}
