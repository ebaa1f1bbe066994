"""Small queries of the catalog, each answered in dataclasses of the model."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select, text

from dossier.catalog.case_search_rows import case_searches
from dossier.catalog.engine import driver
from dossier.catalog.joins import names_of
from dossier.catalog.report_ids import present_id, unknown_report
from dossier.catalog.tables import (
    CaptureFileTable,
    CaseReportTable,
    CaseTable,
    CorrectionTable,
    EventRow,
    FeatureTable,
    FolderTable,
    JudgementTable,
    LocationTable,
    NoteTable,
    OutletTable,
    ReportTable,
    RuleTable,
    RulingTable,
    VersionTable,
)
from dossier.clauses import as_clause
from dossier.model.captures import capture_from
from dossier.model.cases import Case, Note
from dossier.model.claims import Claim
from dossier.model.describe import claim_from
from dossier.model.digest import Digest
from dossier.model.events import Event
from dossier.model.file_parts import Capture, Item, PartOrigin
from dossier.model.folders import WatchedFolder, settings_from
from dossier.model.judgements import Judgement, said_from
from dossier.model.links import Ruling
from dossier.model.outlets import KnownOutlet, OwnOutlets, outlet_from_json
from dossier.model.reports import CaptureFile, Version
from dossier.model.rules import Rule, rule_from
from dossier.model.tags import folded

_VERSIONS, _CASES = VersionTable.__table__, CaseTable.__table__
_NOTES, _MEMBERS = NoteTable.__table__, CaseReportTable.__table__
_EVENTS, _FEATURES = EventRow.__table__, FeatureTable.__table__
_PLACES, _FILES = LocationTable.__table__, CaptureFileTable.__table__
_CORRECTIONS, _RULINGS = CorrectionTable.__table__, RulingTable.__table__
_FOLDERS, _REPORTS = FolderTable.__table__, ReportTable.__table__
_OUTLETS, _RULES = OutletTable.__table__, RuleTable.__table__
_JUDGEMENTS = JudgementTable.__table__
_MOST_PARAMETERS = 500
_ABOUT_OUTLETS = ("outlet-set", "outlet-dropped")
_ABOUT_KEYS = ("archive-created", "key-made", "key-rotated")


@dataclass(frozen=True, slots=True)
class Location:
    """A place where a file was seen, and what stood there."""

    path: str
    report: str
    sha256: str
    stamp: str
    home: bool
    gone: str | None = None


@dataclass(frozen=True, slots=True)
class SeenPlace:
    """A place, and how the version fares that was seen there."""

    here: Location
    state: str
    reason: str | None  # why it is in quarantine


def _version(found: Any) -> Version:
    row = dict(found)
    part_of, capture, item = row.pop("part_of"), row.pop("capture"), row.pop("item")
    digests = {name: Digest(row[name]) for name in ("sha256", "rendition", "description") if row[name]}
    within = Item(**item) if item else None
    row["reason"] = row["reason"] and as_clause(row["reason"])
    origin = PartOrigin(part_of, Capture(**capture or {}), within) if part_of else None
    stated, held = capture_from(row.pop("captured")), bool(row.pop("held"))
    for name in ("moment", "address", "was", "wall"):
        del row[name]
    return Version(**row | digests, origin=origin, stated=stated, held=held)


def versions(connection: Connection, report: str) -> tuple[Version, ...]:
    """In the order of their captures; of one that was joined into another, that one's."""
    query = select(_VERSIONS).where(_VERSIONS.c.report == report).order_by(_VERSIONS.c.moment, _VERSIONS.c.number)
    found = tuple(_version(row) for row in connection.execute(query).mappings())
    if found:
        return found
    if (present := present_id(driver(connection), report)) != report:
        return versions(connection, present)
    raise unknown_report(driver(connection), report)


def shown_version(connection: Connection, report: str) -> Version:
    """The version that lists show. Raises BadInput when there is no such report."""
    present = present_id(driver(connection), report)
    shown = (_REPORTS.c.report == _VERSIONS.c.report) & (_REPORTS.c.version == _VERSIONS.c.number)
    query = select(_VERSIONS).join(_REPORTS, shown).where(_REPORTS.c.report == present)
    if found := connection.execute(query).mappings().first():
        return _version(found)
    raise unknown_report(driver(connection), report)


def version(connection: Connection, report: str, number: int) -> Version:
    query = select(_VERSIONS).where(_VERSIONS.c.report == report, _VERSIONS.c.number == number)
    return _version(connection.execute(query).mappings().one())


def versions_there(connection: Connection, reports: Collection[str]) -> set[tuple[str, int]]:
    """Report and number of all versions that these reports have now."""
    found = set[tuple[str, int]]()
    for some in in_slices(list(reports)):
        query = select(_VERSIONS.c.report, _VERSIONS.c.number).where(_VERSIONS.c.report.in_(some))
        found.update((report, number) for report, number in connection.execute(query))
    return found


def has_row(connection: Connection, report: str) -> bool:
    """Whether lists know a report of this id."""
    return connection.execute(select(_REPORTS.c.number).where(_REPORTS.c.report == report)).first() is not None


def home_with(connection: Connection, report: str, sha256: str) -> str | None:
    """A place that a report is known by, and where these bytes are now."""
    query = select(_PLACES.c.path).where(_PLACES.c.report == report, _PLACES.c.sha256 == sha256, _PLACES.c.home)
    return connection.execute(query.order_by(_PLACES.c.gone.is_not(None), _PLACES.c.path).limit(1)).scalar()


def later_versions(connection: Connection, day: str) -> list[Version]:
    query = select(_VERSIONS).join(_REPORTS, _REPORTS.c.report == _VERSIONS.c.report)
    query = query.where(_VERSIONS.c.number > 1, _VERSIONS.c.state == "read", _VERSIONS.c.first_seen >= day)
    query = query.where(_REPORTS.c.trashed.is_(False)).order_by(_VERSIONS.c.first_seen, _REPORTS.c.number)
    return [_version(row) for row in connection.execute(query).mappings()]


def unread(connection: Connection, readers: Collection[str]) -> list[Version]:
    present = _VERSIONS.c.reader.in_(readers)
    query = select(_VERSIONS).where((_VERSIONS.c.state == "archived") | ~present).order_by(_VERSIONS.c.first_seen)
    return [_version(row) for row in connection.execute(query).mappings()]


def unread_parts(connection: Connection) -> list[Version]:
    query = select(_VERSIONS).where(_VERSIONS.c.state == "archived", _VERSIONS.c.part_of.is_not(None))
    return [_version(row) for row in connection.execute(query.order_by(_VERSIONS.c.first_seen)).mappings()]


def read_before(connection: Connection, seq: int, readers: Collection[str]) -> list[Version]:
    """Versions that these readers read when they knew of no event about people's outlets from `seq` on."""
    query = select(_VERSIONS).where(_VERSIONS.c.state == "read", _VERSIONS.c.outlets < seq)
    query = query.where(_VERSIONS.c.reader.in_(readers)).order_by(_VERSIONS.c.first_seen)
    return [_version(row) for row in connection.execute(query).mappings()]


def of_outlet(connection: Connection, rule: Rule) -> list[tuple[Version, Any]]:
    """The newest versions of the reports that a rule may be about, and the reports' rows; maybe a few more."""
    column = _REPORTS.c.outlet_read if rule.field == "outlet" else _REPORTS.c.outlet
    newest = (_REPORTS.c.report == _VERSIONS.c.report) & (_REPORTS.c.version == _VERSIONS.c.number)
    same = func.fold(column) == folded(rule.outlet)
    found = select(_VERSIONS).join(_REPORTS, newest).where(_VERSIONS.c.state == "read", same)
    rows = select(_REPORTS).where(same)
    reports = {row["report"]: row for row in connection.execute(rows).mappings()}
    ordered = found.order_by(_REPORTS.c.number)
    return [(_version(row), reports[row["report"]]) for row in connection.execute(ordered).mappings().all()]


def own_outlets(connection: Connection) -> OwnOutlets:
    last = connection.execute(select(func.max(_EVENTS.c.seq)).where(_EVENTS.c.kind.in_(_ABOUT_OUTLETS))).scalar()
    details = connection.execute(select(_OUTLETS.c.told).order_by(_OUTLETS.c.seq.desc())).scalars()
    return OwnOutlets(last or 0, tuple(map(outlet_from_json, details)))


def added_outlets(connection: Connection) -> list[KnownOutlet]:
    found = connection.execute(select(_OUTLETS).order_by(_OUTLETS.c.seq.desc())).mappings()
    return [KnownOutlet(outlet_from_json(row["told"]), row["by"], row["at"]) for row in found]


def about_outlets(connection: Connection) -> list[Event]:
    query = select(_EVENTS).where(_EVENTS.c.kind.in_(_ABOUT_OUTLETS)).order_by(_EVENTS.c.seq)
    return [_event(row) for row in connection.execute(query).mappings()]


def about_keys(connection: Connection) -> list[Event]:
    query = select(_EVENTS).where(_EVENTS.c.kind.in_(_ABOUT_KEYS)).order_by(_EVENTS.c.seq)
    return [_event(row) for row in connection.execute(query).mappings()]


def rule_of(row: Any) -> Rule:
    return rule_from(row["told"], row["by"], row["at"])


def rules(connection: Connection, withdrawn: bool = False) -> list[Rule]:
    query = select(_RULES).where(_RULES.c.withdrawn.is_(withdrawn)).order_by(_RULES.c.number)
    return [rule_of(row) for row in connection.execute(query).mappings()]


def rule(connection: Connection, number: int) -> Rule:
    return rule_of(connection.execute(select(_RULES).where(_RULES.c.number == number)).mappings().one())


def holding(connection: Connection, sha256: str) -> Version | None:
    query = select(_VERSIONS).where(_VERSIONS.c.sha256 == sha256).order_by(_VERSIONS.c.first_seen).limit(1)
    found = connection.execute(query).mappings().first()
    return _version(found) if found else None


def shown_of_type(connection: Connection, media_type: str) -> list[Version]:
    shown = (_VERSIONS.c.report == _REPORTS.c.report) & (_VERSIONS.c.number == _REPORTS.c.version)
    query = select(_VERSIONS).join(_REPORTS, shown).order_by(_REPORTS.c.number)
    query = query.where(_VERSIONS.c.media_type == media_type, _VERSIONS.c.state == "read")
    return [_version(row) for row in connection.execute(query).mappings()]


def parts(connection: Connection, report: str) -> tuple[str, ...]:
    query = select(_VERSIONS.c.report).distinct().where(_VERSIONS.c.part_of == report)
    return tuple(sorted(connection.execute(query).scalars(), key=lambda part: int(part[1:])))


def has_version(connection: Connection, report: str, sha256: str) -> bool:
    query = select(_VERSIONS.c.number).where(_VERSIONS.c.report == report, _VERSIONS.c.sha256 == sha256)
    return connection.execute(query).first() is not None


def located(connection: Connection, path: str) -> Location | None:
    found = connection.execute(select(_PLACES).where(_PLACES.c.path == path)).mappings().first()
    return Location(**found) if found else None


def located_among(connection: Connection, paths: Collection[str]) -> dict[str, Location]:
    """The known file at each of these places, by path."""
    found = dict[str, Location]()
    for some in in_slices(list(paths)):
        rows = connection.execute(select(_PLACES).where(_PLACES.c.path.in_(some))).mappings()
        found |= {row["path"]: Location(**row) for row in rows}
    return found


def held_among(connection: Connection, digests: Collection[str]) -> set[str]:
    """Those of these digests that some version has."""
    found = set[str]()
    for some in in_slices(list(digests)):
        found.update(connection.execute(select(_VERSIONS.c.sha256).where(_VERSIONS.c.sha256.in_(some))).scalars())
    return found


def located_within(connection: Connection, beginning: str) -> list[SeenPlace]:
    """Places whose text begins so."""
    after = beginning[:-1] + chr(ord(beginning[-1]) + 1)
    there = (_VERSIONS.c.report == _PLACES.c.report) & (_VERSIONS.c.sha256 == _PLACES.c.sha256)
    # A report may have had the same bytes more than once
    query = select(_PLACES, func.max(_VERSIONS.c.state), func.max(_VERSIONS.c.reason)).join(_VERSIONS, there)
    query = query.where(_PLACES.c.path >= beginning, _PLACES.c.path < after).group_by(_PLACES.c.path)
    found = [SeenPlace(Location(*row[:-2]), *row[-2:]) for row in connection.execute(query.order_by(_PLACES.c.path))]
    within = select(_FILES).where(_FILES.c.path >= beginning, _FILES.c.path < after)
    for file in map(_capture_file, connection.execute(within).mappings()):
        found.append(SeenPlace(Location(file.path, file.report, file.sha256, file.stamp, home=True), "read", None))
    return sorted(found, key=lambda seen: seen.here.path)


def _capture_file(row: Any) -> CaptureFile:
    return CaptureFile(**{**row, "sha256": Digest(row["sha256"])})


def capture_files(connection: Connection, report: str) -> tuple[CaptureFile, ...]:
    """The files that belong to the captures of a report, by path."""
    query = select(_FILES).where(_FILES.c.report == report).order_by(_FILES.c.path)
    return tuple(map(_capture_file, connection.execute(query).mappings()))


def capture_files_at(connection: Connection, paths: Collection[str]) -> dict[str, CaptureFile]:
    """The file of a saved page that is known at each of these places."""
    found = dict[str, CaptureFile]()
    for some in in_slices(list(paths)):
        rows = connection.execute(select(_FILES).where(_FILES.c.path.in_(some))).mappings()
        found |= {row["path"]: _capture_file(row) for row in rows}
    return found


def places_of(connection: Connection, report: str) -> list[Location]:
    query = select(_PLACES).where(_PLACES.c.report == report).order_by(_PLACES.c.home.desc(), _PLACES.c.path)
    return [Location(**row) for row in connection.execute(query).mappings()]


def blobs(connection: Connection) -> set[str]:
    query = select(_VERSIONS.c.sha256, _VERSIONS.c.rendition, _VERSIONS.c.description)
    named = {digest for row in connection.execute(query) for digest in row if digest}
    return named.union(connection.execute(select(_FILES.c.sha256)).scalars())


def corrections_of(connection: Connection, report: str) -> list[tuple[Claim, ...]]:
    """Corrections in force for a report, oldest first."""
    columns = _CORRECTIONS.c
    query = select(columns.claims).where(columns.report == report, columns.undone.is_(False)).order_by(columns.seq)
    return [tuple(claim_from(c) for c in claims) for (claims,) in connection.execute(query)]


def last_correction(connection: Connection, report: str, field: str) -> int | None:
    columns = _CORRECTIONS.c
    query = select(func.max(columns.seq)).where(columns.report == report, columns.field == field)
    return connection.execute(query.where(columns.undone.is_(False))).scalar()


def corrected_at(connection: Connection, report: str) -> dict[str, str]:
    columns = _CORRECTIONS.c
    query = select(columns.field, _EVENTS.c.at).join(_EVENTS, _EVENTS.c.seq == columns.seq)
    query = query.where(columns.report == report, columns.undone.is_(False)).order_by(columns.seq)
    return {field: at for field, at in connection.execute(query)}


def cases(connection: Connection, withdrawn: bool = False) -> list[Case]:
    members: dict[int, list[str]] = defaultdict(list)
    held = select(_MEMBERS.c.case, _REPORTS.c.report).join(_REPORTS, _REPORTS.c.number == _MEMBERS.c.number)
    for case, report in connection.execute(held.order_by(_MEMBERS.c.seq, _MEMBERS.c.number)):
        members[case].append(report)
    notes: dict[int, list[Note]] = defaultdict(list)
    kept = select(_NOTES).where(_NOTES.c.withdrawn.is_(False)).order_by(_NOTES.c.seq)
    for row in connection.execute(kept).mappings():
        notes[row["case"]].append(_note(row))
    searches = case_searches(connection)
    columns = _CASES.c
    asked = select(columns.number, columns.name, columns.created).order_by(columns.number)
    return [
        Case(f"C{number}", name, created, tuple(members[number]), tuple(notes[number]), tuple(searches.get(number, ())))
        for number, name, created in connection.execute(asked.where(columns.withdrawn.is_(withdrawn)))
    ]


def _note(row: Any) -> Note:
    return Note(row["text"], row["at"], row["by"], f"N{row['seq']}", bool(row["private"]))


def folders(connection: Connection) -> list[WatchedFolder]:
    found = connection.execute(select(_FOLDERS).order_by(_FOLDERS.c.path)).mappings()
    return [WatchedFolder(row["path"], row["since"], settings_from(row["settings"])) for row in found]


def rulings(connection: Connection, report: str | None) -> list[Ruling]:
    if report is not None:
        return [Ruling(*row) for row in connection.execute(_RULED, {"report": report})]
    query = select(_RULINGS).order_by(text("rowid"))  # in the order in which they were made
    return [Ruling(**row) for row in connection.execute(query).mappings()]


def judgements(connection: Connection) -> list[Judgement]:
    """Those in force, oldest first; what was said in a withdrawn case is not while it is withdrawn."""
    query = select(_JUDGEMENTS).outerjoin(_CASES, _CASES.c.number == _JUDGEMENTS.c.case).order_by(_JUDGEMENTS.c.seq)
    query = query.where(_JUDGEMENTS.c.undone.is_(False), _CASES.c.withdrawn.is_not(True))
    return [
        Judgement(f"J{row['seq']}", row["told"].get("case"), said_from(row["kind"], row["told"]), row["at"], row["by"])
        for row in connection.execute(query).mappings()
    ]


# Nothing is linked to what is in the trash
_NOT_TRASHED = _FEATURES.c.number.not_in(select(_REPORTS.c.number).where(_REPORTS.c.trashed.is_(True)))
# Written out: what SQLAlchemy makes of them at each call takes longer than SQLite takes to answer
_KEPT_OF = text(
    "SELECT number, features FROM feature WHERE number IN (SELECT value FROM json_each(:numbers))"
    " AND number NOT IN (SELECT number FROM report WHERE trashed = 1) ORDER BY number"
)
_UNDER = text(
    "SELECT key, number FROM posting WHERE key IN (SELECT value FROM json_each(:keys))"
    " AND number NOT IN (SELECT number FROM report WHERE trashed = 1) ORDER BY number"
)
_NEWEST = text("SELECT max(number) FROM feature")
_RULED = text("SELECT report, other, verdict FROM ruling WHERE report = :report OR other = :report ORDER BY rowid")
_COUNTED = 300  # postings; for a key with more, their number is estimated from how close these are
_FIRST = text(
    "SELECT asked.value, (SELECT count(*) || ' ' || coalesce(max(number), 0) FROM"
    " (SELECT number FROM posting WHERE key = asked.value ORDER BY number LIMIT :most)) FROM json_each(:keys) AS asked"
)


def featured(connection: Connection) -> list[str]:
    query = select(_FEATURES.c.number).where(_NOT_TRASHED).order_by("number")
    return [f"R{number}" for number in connection.execute(query).scalars()]


def features(connection: Connection, reports: Sequence[str]) -> dict[str, str]:
    numbers = json.dumps([int(report[1:]) for report in reports if report[1:].isdecimal()])
    return {f"R{number}": found for number, found in connection.execute(_KEPT_OF, {"numbers": numbers})}


def filed(connection: Connection, keys: Sequence[str]) -> tuple[int, dict[str, int]]:
    """The number of the newest report that linking knows, which is about as many as there are; and its keys."""
    newest = connection.execute(_NEWEST).scalar() or 0
    found = connection.execute(_FIRST, {"keys": json.dumps(list(keys)), "most": _COUNTED})
    rows = ((key, *map(int, both.split())) for key, both in found)
    return newest, {key: count if count < _COUNTED else round(_COUNTED * newest / last) for key, count, last in rows}


def under(connection: Connection, keys: Sequence[str]) -> dict[str, list[str]]:
    result: dict[str, list[str]] = {key: [] for key in keys}
    for key, number in connection.execute(_UNDER, {"keys": json.dumps(list(keys))}):
        result[key].append(f"R{number}")
    return result


def events(connection: Connection, report: str | None) -> list[Event]:
    query = select(_EVENTS).order_by(_EVENTS.c.seq)
    if report is not None:
        query = query.where(_EVENTS.c.report.in_(names_of(connection, present_id(driver(connection), report))))
    return [_event(row) for row in connection.execute(query).mappings()]


def event(connection: Connection, seq: int) -> Event | None:
    found = connection.execute(select(_EVENTS).where(_EVENTS.c.seq == seq)).mappings().first()
    return _event(found) if found else None


def _event(row: Any) -> Event:
    return Event(row["seq"], row["at"], row["kind"], row["agent"], row["detail"], row["salt"])


def dump(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    tables = {t.name: t for t in _VERSIONS.metadata.sorted_tables}
    rows = {
        name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
        for name, table in tables.items()
    }
    words = text("SELECT rowid, * FROM words ORDER BY rowid")
    return rows | {"words": [tuple(row) for row in connection.execute(words)]}


def in_slices(items: list[Any]) -> list[list[Any]]:
    return [items[at : at + _MOST_PARAMETERS] for at in range(0, len(items), _MOST_PARAMETERS)]
