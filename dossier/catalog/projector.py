"""Turns events into rows: the same rows whether they come one by one, in batches, or all again from the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import Connection, bindparam, func, literal, select, update

from dossier.authority.addresses import normalised
from dossier.catalog import lookups
from dossier.catalog.decision_rows import DECISIONS
from dossier.catalog.doubt_rows import Doubting
from dossier.catalog.joins import apart_undone, join, kept_apart, separate, shown_version
from dossier.catalog.row_batches import RowBatch, number_of
from dossier.catalog.shown_values import Columns, shown
from dossier.catalog.tables import (
    CaptureFileTable,
    CorrectionTable,
    EventRow,
    LocationTable,
    ReportTable,
    RuleTable,
    VersionTable,
)
from dossier.model.captures import NOTHING_STATED, StatedCapture, capture_kept, stated_capture, stated_order
from dossier.model.claims import Claim, wall_in
from dossier.model.events import Changes, Event, EventKind
from dossier.model.file_parts import place_within
from dossier.model.overlay import overlaid
from dossier.model.reading_facts import Facts
from dossier.model.reports import Version
from dossier.model.rules import Rule

Load = Callable[[Version], Facts]  # the facts of a version that was read, from its blobs

_KEYED = ("headline", "outlet", "byline", "place")
_NOTHING_SHOWN: Columns = dict.fromkeys(
    (
        *_KEYED,
        *(f"{name}_key" for name in _KEYED),
        "country",
        "published",
        "filed",
        "language",
        "outlet_read",
        "url",
        "section",
        "standfirst",
        "lat",
        "lon",
    )
)
_UNKNOWN = "application/octet-stream"  # not read yet
_VERSION, _REPORT = VersionTable.__table__.c, ReportTable.__table__.c
_READ_VERSION = (
    update(VersionTable)
    .where(_VERSION.report == bindparam("_report"), _VERSION.number == bindparam("_number"))
    .values(
        {
            name: bindparam(f"_{name}")
            for name in (
                *("state", "reason", "reader", "media_type", "rendition", "description", "outlets", "address"),
                "captured",
            )
        }
        # A moment later than the arrival is that of a wrong clock
        | {"moment": func.min(func.coalesce(bindparam("_stated"), _VERSION.first_seen), _VERSION.first_seen)}
    )
)
_READ_REPORT = (
    update(ReportTable)
    .where(_REPORT.report == bindparam("_report"))
    .values({name: bindparam(f"_{name}") for name in ("state", *_NOTHING_SHOWN)})
)
_TYPED = (
    update(ReportTable)
    .where(_REPORT.report == bindparam("_report"), _REPORT.version == bindparam("_number"))
    .values(media_type=bindparam("_media_type"), reason=bindparam("_reason"))
)

_SHOWN = (
    "SELECT report.version, version.state, report.path FROM report JOIN version ON version.report = report.report"
    " AND version.number = ? WHERE report.report = ?"
)
_ACCEPTED = (
    "SELECT count(*) FROM event WHERE kind = 'version-accepted' AND report = ?"
    " AND json_extract(detail, '$.version') = ?"
)
_PLACE = LocationTable.__table__.c


class Projector:
    """Applies events to one open transaction."""

    def __init__(self, connection: Connection, load: Load) -> None:
        """`load` gives what a rule needs to know of the versions that it is about."""
        self._writer = RowBatch(connection)
        self._connection, self._load = connection, load
        self._rules: list[Rule] | None = None  # those in force, once asked for
        self._current: dict[str, int] = {}  # newest versions, as far as this transaction has touched them
        self._paths: dict[str, str] = {}  # of the same reports
        self._unread: set[tuple[str, int]] = set()
        self._doubting = Doubting(self._writer, connection)

    def apply(self, event: Event, facts: Facts | None = None) -> Changes:
        """`facts` come with a "reading" event, and with no other."""
        changes = self._applied(event, facts)
        self._doubting.note_address(event, changes.reports)
        return changes

    def _applied(self, event: Event, facts: Facts | None) -> Changes:
        self._writer.insert(
            EventRow,
            {"seq": event.seq, "at": event.at, "kind": event.kind, "agent": event.agent}
            | {"report": event.report, "detail": dict(event.detail), "salt": event.salt},
        )
        if event.kind in ("reading", "correction", "correction-undone"):
            assert facts is not None, f"event {event.seq}, {event.kind}, comes with its facts"
            return self._describe(event, facts)
        if event.kind in ("review-settled", "review-reopened"):
            assert facts is not None, f"event {event.seq}, {event.kind}, comes with its facts"
            return self._reviewed(event, facts)
        if handler := _HANDLERS.get(event.kind):
            return handler(self, event, event.detail)
        decided = DECISIONS.get(event.kind)
        return decided(self._writer, event, event.detail) if decided else Changes()

    def finish(self) -> None:
        self._doubting.ask_about_addresses()
        self._writer.flush()

    # accession

    def _accession(self, event: Event, detail: Any) -> Changes:
        report = detail["report"]
        self._writer.insert(
            ReportTable,
            {"number": number_of(report), "report": report, "version": 1, "state": "archived"}
            | {"sha256": detail["sha256"], "path": detail["path"], "first_seen": event.at, "size": detail["size"]}
            | _NOTHING_SHOWN,
        )
        self._version(event, detail)
        return Changes(reports=frozenset({report}))

    def _new_version(self, event: Event, detail: Any) -> Changes:
        report = detail["report"]
        values = {
            "version": detail["version"],
            "state": "archived",
            "sha256": detail["sha256"],
            "path": detail["path"],
            "size": detail["size"],
            "media_type": _UNKNOWN,
            "reason": None,
        }
        self._writer.update(ReportTable, {"report": report}, values | _NOTHING_SHOWN)
        self._writer.forget_words(number_of(report))
        self._doubting.forget(report)
        self._version(event, detail)
        return Changes(reports=frozenset({report}))

    def _version(self, event: Event, detail: Any) -> None:
        report, number = detail["report"], detail["version"]
        self._writer.insert(
            VersionTable,
            {"report": report, "number": number, "sha256": detail["sha256"], "size": detail["size"]}
            | {
                "media_type": _UNKNOWN,
                "path": detail["path"],
                "modified": detail["modified"],
            }
            | {"first_seen": event.at, "state": "archived", "moment": event.at}
            | dict.fromkeys(("reason", "reader", "rendition", "description"))
            | {"part_of": detail.get("part_of"), "capture": detail.get("capture"), "item": detail.get("item")},
        )
        self._current[report], self._paths[report] = number, detail["path"]
        self._unread.add((report, number))
        self._locate(detail, home=True)

    def _locate(self, detail: Any, home: bool) -> None:
        row = {"path": detail["path"], "report": detail["report"], "sha256": detail["sha256"]}
        row |= {"stamp": detail["stamp"], "home": home, "gone": None}
        self._writer.insert(LocationTable, row, "INSERT OR REPLACE")

    def _sighting(self, _event: Event, detail: Any) -> Changes:
        self._locate(detail, home=detail.get("home", False))
        return Changes(reports=frozenset({detail["report"]}))

    def _original_gone(self, event: Event, detail: Any) -> Changes:
        self._writer.update(LocationTable, {"path": detail["path"]}, {"gone": event.at})
        return Changes(reports=frozenset({detail["report"]}))

    def _moved(self, _event: Event, detail: Any) -> Changes:
        self._writer.delete(LocationTable, {"path": detail["moved_from"]})
        self._locate(detail, home=True)
        self._writer.update(ReportTable, {"report": detail["report"]}, {"path": detail["path"]})
        moved = frozenset({detail["report"], *self._move_parts(detail)})
        for report, path in self._connection.execute(
            select(_REPORT.report, _REPORT.path).where(_REPORT.report.in_(moved))
        ):
            self._paths[report] = path
            self._writer.rename_file(number_of(report), path)
        return Changes(reports=moved)

    def _move_parts(self, detail: Any) -> list[str]:
        """Moves the places of files inside of a moved file, and returns the reports concerned."""
        self._writer.flush()
        old, new = place_within(detail["moved_from"], ""), place_within(detail["path"], "")
        inside = (_PLACE.path >= old) & (_PLACE.path < old[:-1] + chr(ord(old[-1]) + 1))  # all that begin with `old`
        moved = list(self._connection.execute(select(_PLACE.report).distinct().where(inside)).scalars())
        at_home = _REPORT.report.in_(select(_PLACE.report).where(inside, _PLACE.home))
        for table, path, where in ((ReportTable, _REPORT.path, at_home), (LocationTable, _PLACE.path, inside)):
            renamed = literal(new) + func.substr(path, len(old) + 1)
            # Nothing is at the new place yet but what an earlier file there may have left
            self._writer.run(update(table).prefix_with("OR REPLACE").where(where).values(path=renamed))
        return moved

    # reading

    def _describe(self, event: Event, facts: Facts) -> Changes:
        """Applies a reading or a person's correction: computes the report's shown values again."""
        report, number = event.detail["report"], event.detail["version"]
        self._is_shown(report, number)  # remembers which it was
        first = self._is_first(report)
        if event.kind == "reading":
            self._read_version(event, "read", stated_capture(facts.description))
            if not first or wall_in(facts.description):
                self._hold_back(report, number, facts)
        else:
            self._correct(event)
            self._doubting.note(event, facts.description)
        if first and number == 1:
            self._show_facts(report, facts)
        else:
            self._choose(report, number, facts)
        self._unread.discard((report, number))
        return Changes(reports=frozenset({report}), links=True)

    def _hold_back(self, report: str, number: int, facts: Facts) -> None:
        """A wall in the place of a page does not hide what was captured before, until a person accepts it."""
        wall = wall_in(facts.description)
        held = wall is not None and not self._writer.first(_ACCEPTED, (report, number))[0]
        values = {"held": int(held), "wall": list(wall.words) if wall and held else None}
        self._writer.update(VersionTable, {"report": report, "number": number}, values)

    def _choose(self, report: str, described: int | None = None, facts: Facts | None = None) -> None:
        """Shows the newest version by moment of capture; `facts` are those of the version `described` just now."""
        before, best = self._current.get(report), shown_version(self._writer, report)
        if best not in (before, described):
            facts = None
        elif best == before and best != described:
            return  # what was read is not what is shown
        self._current[report] = best
        version = lookups.version(self._connection, report, best)
        if best != before:
            kept = self._kept_columns(version)
            self._writer.update(ReportTable, {"report": report}, kept)
            self._paths[report] = str(kept["path"])
        self._writer.forget_words(number_of(report))
        self._doubting.forget(report)
        if version.state == "read":
            self._show_facts(report, facts or self._load(version))
        else:
            self._show(report, version.state, _NOTHING_SHOWN)
            if version.state == "quarantined":
                self._writer.index_words(number_of(report), "", "", "", "", "", self._paths[report])

    def _kept_columns(self, version: Version) -> Columns:
        """What a report's row says of the bytes of the version shown."""
        home = lookups.home_with(self._connection, version.report, version.sha256)
        return {
            "version": version.number,
            "state": version.state,
            "sha256": version.sha256,
            "path": home or version.path,
            "size": version.size,
            "media_type": version.media_type,
            "reason": version.reason,
        }

    def _show_facts(self, report: str, facts: Facts) -> None:
        self._show_columns(report, self._columns(report, facts), facts)

    def _columns(self, report: str, facts: Facts) -> Columns:
        if self._rules is None:
            self._writer.flush()
            self._rules = lookups.rules(self._connection)
        return shown(facts.description, self._rules, self._corrections(report))

    def _show_columns(self, report: str, columns: Columns, facts: Facts) -> None:
        self._show(report, "read", columns)
        self._index(report, columns, facts)
        self._doubt(report, facts)

    def _doubt(self, report: str, facts: Facts) -> None:
        first = self._is_first(report)
        found = overlaid(facts.description, self._rules or (), self._corrections(report))
        self._doubting.renew(report, self._current[report], found, facts, first)

    def _reviewed(self, event: Event, facts: Facts) -> Changes:
        """A person's word on what was unsure; what is shown stays."""
        report, number = event.detail["report"], event.detail["version"]
        self._doubting.note(event, facts.description)
        if self._is_shown(report, number):
            self._columns(report, facts)
            self._doubt(report, facts)
        return Changes(reports=frozenset({report}))

    def _quarantine(self, event: Event, detail: Any) -> Changes:
        report, number = detail["report"], detail["version"]
        self._is_shown(report, number)
        self._read_version(event, "quarantined", NOTHING_STATED)
        if self._is_first(report) and number == 1:
            self._show(report, "quarantined", _NOTHING_SHOWN)
            self._writer.index_words(number_of(report), "", "", "", "", "", self._paths[report])
        else:
            self._choose(report, number)
        self._unread.discard((report, number))
        return Changes(reports=frozenset({report}))

    def _read_version(self, event: Event, state: str, stated: StatedCapture) -> None:
        detail = event.detail
        values = {"state": state, "reason": detail.get("reason"), "reader": detail.get("reader")}
        values |= {"rendition": detail.get("rendition"), "description": detail.get("description")}
        values |= {"media_type": detail.get("media_type") or _UNKNOWN}
        values |= {"outlets": detail.get("outlets", 0)}
        values |= {"address": normalised(stated.url) if stated.url else None, "stated": stated_order(stated.moment)}
        values |= {"captured": capture_kept(stated) if stated != NOTHING_STATED else None}
        row = {"_report": detail["report"], "_number": detail["version"]}
        self._writer.queue(_READ_VERSION, row | {f"_{name}": value for name, value in values.items()})
        self._writer.queue(_TYPED, row | {"_media_type": values["media_type"], "_reason": values["reason"]})

    def _show(self, report: str, state: str, columns: Columns) -> None:
        row = {"_report": report, "_state": state} | {f"_{name}": value for name, value in columns.items()}
        self._writer.queue(_READ_REPORT, row)

    def _index(self, report: str, columns: Columns, facts: Facts) -> None:
        number = number_of(report)
        headline, outlet, byline, place = (str(columns[name] or "") for name in _KEYED)
        self._writer.index_words(number, headline, outlet, byline, place, facts.text, self._paths[report])
        self._writer.feature(number, facts.postings, facts.features)

    def _is_shown(self, report: str, number: int) -> bool:
        if report not in self._current:
            self._current[report], state, self._paths[report] = self._writer.first(_SHOWN, (number, report))
            if state == "archived":
                self._unread.add((report, number))
        return self._current[report] == number

    def _corrections(self, report: str) -> Iterable[tuple[Claim, ...]]:
        if self._is_first(report):
            return ()
        self._writer.flush()
        return lookups.corrections_of(self._connection, report)

    def _is_first(self, report: str) -> bool:
        """Whether a report was never read: nobody can have corrected it, which spares bulk adding a query a file."""
        return self._current[report] == 1 and (report, 1) in self._unread

    def _part_kept(self, _event: Event, detail: Any) -> Changes:
        row = {name: detail[name] for name in ("path", "report", "sha256", "size", "stamp")}
        self._writer.insert(CaptureFileTable, row, "INSERT OR REPLACE")
        return Changes(reports=frozenset({detail["report"]}))

    # reports that are one

    def _joined(self, event: Event, detail: Any) -> Changes:
        changes = join(self._writer, event, detail)
        self._doubting.forget(detail["other"])
        self._forget(detail["other"])
        self._forget(detail["report"])  # it is shown anew, for a wall that came to it is asked about
        self._choose(detail["report"])
        return changes

    def _separated(self, _event: Event, detail: Any) -> Changes:
        report, other = detail["report"], detail["other"]
        changes = separate(self._writer, detail)
        version = lookups.version(self._connection, other, detail["versions"][0][1])
        if not lookups.has_row(self._connection, other):
            self._writer.insert(
                ReportTable,
                {"number": number_of(other), "report": other, "first_seen": version.first_seen}
                | self._kept_columns(version)
                | _NOTHING_SHOWN,
            )
        for one in (report, other):
            self._forget(one)
            self._choose(one)
        return changes

    def _accepted(self, _event: Event, detail: Any) -> Changes:
        report, number = detail["report"], detail["version"]
        self._writer.update(VersionTable, {"report": report, "number": number}, {"held": 0, "wall": None})
        self._is_shown(report, number)
        self._choose(report)
        return Changes(reports=frozenset({report}))

    def _forget(self, report: str) -> None:
        """What was remembered of a report whose versions went elsewhere, or came back."""
        self._current.pop(report, None)
        self._unread = {(name, number) for name, number in self._unread if name != report}

    # people's corrections, and the rules that follow from them

    def _correct(self, event: Event) -> None:
        detail = event.detail
        if event.kind == "correction-undone":
            self._writer.update(CorrectionTable, {"seq": detail["correction"]}, {"undone": True})
            return
        row = {
            "seq": event.seq,
            "report": detail["report"],
            "field": detail["field"],
            "claims": detail["claims"],
        }
        self._writer.insert(CorrectionTable, row | {"undone": False})

    def _rule_made(self, event: Event, detail: Any) -> Changes:
        row = {"number": number_of(detail["rule"]), "told": dict(detail), "at": event.at, "by": event.agent}
        self._writer.insert(RuleTable, row | {"withdrawn": False})
        return self._rules_changed(lookups.rule_of(row))

    def _rule_withdrawn(self, _event: Event, detail: Any) -> Changes:
        self._writer.update(RuleTable, {"number": number_of(detail["rule"])}, {"withdrawn": True})
        return self._rules_changed(lookups.rule(self._connection, number_of(detail["rule"])))

    def _rules_changed(self, rule: Rule) -> Changes:
        """Computes the shown values of the reports that a rule is about again."""
        self._rules = None
        self._writer.flush()
        changed = set[str]()
        for version, before in lookups.of_outlet(self._connection, rule):
            facts = self._load(version)
            if self._is_shown(version.report, version.number):
                columns = self._columns(version.report, facts)
                if columns != {name: before[name] for name in columns}:
                    changed.add(version.report)
                    self._writer.forget_words(number_of(version.report))
                    self._show_columns(version.report, columns, facts)
        return Changes(reports=frozenset(changed), rules=True)


_HANDLERS: dict[EventKind, Callable[[Projector, Event, Any], Changes]] = {
    "accession": Projector._accession,
    "new-version": Projector._new_version,
    "part-kept": Projector._part_kept,
    "joined": Projector._joined,
    "separated": Projector._separated,
    "kept-apart": lambda projector, event, detail: kept_apart(projector._writer, event, detail),
    "apart-undone": lambda projector, event, detail: apart_undone(projector._writer, event, detail),
    "version-accepted": Projector._accepted,
    "sighting": Projector._sighting,
    "moved": Projector._moved,
    "original-gone": Projector._original_gone,
    "quarantine": Projector._quarantine,
    "rule-made": Projector._rule_made,
    "rule-withdrawn": Projector._rule_withdrawn,
}
