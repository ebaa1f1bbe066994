"""Counts the lines of the log, so that the log, and never the catalog, numbers the next event."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from dossier import lazy_re as re
from dossier.errors import CatalogDamaged, LogDamaged
from dossier.log import Log, leaf_of
from dossier.model.events import Event

# Events that bring a report, a version of it, a case or a rule, and the detail that names it
_BRINGS = {"accession": "report", "new-version": "report", "case-created": "case", "rule-made": "rule"}
_MOVES = {"joined": "report", "separated": "other"}  # and the detail that names the report which versions come to
_COUNTED = re.compile(f'"kind":"(?:{"|".join((*_BRINGS, *_MOVES))})"|"brings":\\['.encode())
# The line of a report or of a version as `line_of` writes it: to read a long log as JSON would take seconds. What is
# matched is never a part of words, in which a quotation mark has a backslash before it, nor of an object in the detail
_REPORT = re.compile(
    rb'\{"seq":\d+,"at":"[^"\\]*","kind":"(?:accession|new-version)","type":"accession","agent":"[^"\\]*",'
    rb'"detail":\{"report":"(R\d+)"[^{]*,"version":(\d+)[,}]'
)
_NAMED = ("report", "other", "part_of", "case", "rule")  # details that name a report, a case or a rule


class Numbering:
    """How many events the log has, and which reports, versions, cases and rules they brought."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.events = 0
        self.offset = 0  # bytes of them
        self._last = b""  # the last line
        self._versions: dict[str, int] = {}  # the newest version of each report; of a case or a rule 1
        self._made = dict.fromkeys("RCL", 0)  # the highest number of each

    def read_on(self) -> None:
        """Counts the lines that came since. Raises LogDamaged, on every call: nothing behind such a line counts."""
        before = self._log.line_before(self.offset)
        if before != self._last and leaf_of(before) != leaf_of(self._last):  # it may have been erased meanwhile
            raise LogDamaged(self._log.path, self.events, "the log is not what it was when it was last read")
        for line in self._log.lines(self.offset):
            number = self.events + 1
            if not line.startswith(b'{"seq":%d,' % number):
                self._count(brought_by(self._log.event_of(number, line)))
            elif found := _REPORT.match(line):
                self._count((found[1].decode(), int(found[2])))
            elif _COUNTED.search(line):
                self._count(brought_by(self._log.event_of(number, line)))
            self.events, self.offset, self._last = number, self.offset + len(line), line

    def _count(self, brought: tuple[str, int] | None) -> None:
        if brought is None:
            return
        name, version = brought
        self._versions[name] = max(version, self._versions.get(name, 0))
        kind, digits = name[:1], name[1:]
        if kind in self._made and digits.isdecimal() and (made := int(digits)) > self._made[kind]:
            self._made[kind] = made

    def is_at(self, events: int, offset: int) -> bool:
        """Whether so many events end at this byte."""
        if not 0 < offset <= self.offset:
            return (events, offset) == (0, 0)
        return self._log.line_before(offset).startswith(b'{"seq":%d,' % events)

    def next_number(self, kind: str) -> int:
        """The n of the next report ("R"), case ("C") or rule ("L")."""
        return self._made[kind] + 1

    def versions_of(self, report: str) -> int:
        """How many versions a report has had, those included that went to another."""
        return self._versions.get(report, 0)

    def last_event(self) -> Event | None:
        """Raises LogDamaged."""
        return self._log.event_of(self.events, self._last) if self._last else None

    def check(self, events: Sequence[Event], catalog: Path) -> None:
        """Raises CatalogDamaged where events made with the catalog do not fit the log.

        Without this, a changed catalog could make the log record a second report R5, or an event of a case that was
        never made: no catalog could be built from such a log again.
        """
        versions = ChainMap[str, int]({}, self._versions)
        for event in events:
            if flaw := _flaw(event, versions):
                raise CatalogDamaged(catalog, f"it does not agree with the log: {flaw}")
            if brought := brought_by(event):
                versions[brought[0]] = max(brought[1], versions.get(brought[0], 0))


def brought_by(event: Event) -> tuple[str, int] | None:
    """The report, case or rule that an event brings, and its version."""
    if event.kind == "erased":
        name, version = event.detail.get("brings") or (None, 0)
        return (name, version) if name else None
    if event.kind in _MOVES:
        return event.detail[_MOVES[event.kind]], max(new for _, new in event.detail["versions"])
    named = _BRINGS.get(event.kind)
    return (event.detail[named], event.detail["version"] if named == "report" else 1) if named else None


def _flaw(event: Event, versions: Mapping[str, int]) -> str | None:
    """Why an event cannot come next, as a clause."""
    detail = event.detail
    new = detail[_BRINGS[event.kind]] if event.kind in _BRINGS and event.kind != "new-version" else None
    if new in versions:
        return f"the log has {new} already"
    if event.kind in _MOVES:
        return _flaw_of_move(event, versions)
    for name in _names(detail):
        if name != new and name not in versions:
            return f"the log knows no {name}"
    if "version" in detail and "report" in detail:
        version, newest = detail["version"], versions.get(detail["report"], 0)
        low, high = (newest + 1, newest + 1) if event.kind in _BRINGS else (1, newest)
        if not isinstance(version, int) or not low <= version <= high:
            return f"the log has {newest} versions of {detail['report']}, and {version} does not go with that"
    return None


def _flaw_of_move(event: Event, versions: Mapping[str, int]) -> str | None:
    """Why versions cannot be moved so; only a report that is made of separated versions may be new."""
    source, target = ("other", "report") if event.kind == "joined" else ("report", "other")
    source, target = event.detail[source], event.detail[target]
    known = versions.get(source, 0)
    if known == 0 or (event.kind == "joined" and target not in versions):
        return f"the log knows no {target if known else source}"
    newest = versions.get(target, 0)
    for old, new in event.detail["versions"]:
        if not 1 <= old <= known:
            return f"the log has {known} versions of {source}, and {old} does not go with that"
        if event.kind == "joined" and new != newest + 1:
            return f"the log has {newest} versions of {target}, and {new} does not go with that"
        newest = max(newest, new)
    return None


def _names(detail: Mapping[str, Any]) -> Iterable[str]:
    yield from (str(detail[name]) for name in _NAMED if detail.get(name) is not None)
    if isinstance(reports := detail.get("reports"), list):
        yield from map(str, reports)
