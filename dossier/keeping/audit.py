"""Holds the archive to its word: every blob to its name, every line to its place, every row to the log."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from dossier.catalog import Catalog
from dossier.errors import FixityMismatch, LogDamaged, MissingBlob
from dossier.keeping.facts import facts_of
from dossier.ledger import Log
from dossier.store import BlobFault, FolderStore, check_blobs

_BLOBS = ("sha256", "rendition", "description")  # details of an event that name blobs
Part = Literal["blob", "log", "catalog"]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in the archive that is not as it was kept."""

    part: Part
    thing: str  # a digest, a line, a table and its row
    fault: Literal["changed", "missing", "extra", "stray", "unreadable", "damaged"]
    detail: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What an audit went through."""

    blobs: int
    events: int
    rows: int
    faults: int


def audit(root: Path, store: FolderStore, log: Log, catalog: Catalog) -> Iterator[Fault | Summary]:
    """Faults as they are found, then a summary. Changes nothing."""
    found: list[Fault] = []
    sound: set[str] = set()
    for item in _blobs(root / "blobs", sound):
        found.append(item)
        yield item
    named, events = set[str](), 0
    try:
        for event, _ in log.events():
            events += 1
            named |= {event.detail[key] for key in _BLOBS if event.detail.get(key)}
    except LogDamaged as error:
        fault = Fault("log", f"line {error.line}", "damaged", error.reason)
        found.append(fault)
        yield fault
    for item in [*_named(named, sound, found), *_rows(store, log, catalog)]:
        found.append(item)
        yield item
    rows = sum(map(len, catalog.dump().values()))
    yield Summary(len(sound), events, rows, len(found))


def _blobs(folder: Path, sound: set[str]) -> Iterator[Fault]:
    for item in check_blobs(folder):
        if isinstance(item, BlobFault):
            yield Fault("blob", item.path.name, item.fault, item.detail)
        else:
            sound.add(item)


def _named(named: set[str], sound: set[str], known: list[Fault]) -> Iterator[Fault]:
    """Blobs that the log names and the store lacks, and the reverse."""
    told = {fault.thing for fault in known}
    for digest in sorted(named - sound - told):
        yield Fault("blob", digest, "missing", "the log names it, the store has no such bytes")
    for digest in sorted(sound - named):
        yield Fault("blob", digest, "extra", "no event names it; a crash between two steps leaves such bytes")


def _rows(store: FolderStore, log: Log, catalog: Catalog) -> Iterator[Fault]:
    """Rows that differ from what the log makes them."""
    with tempfile.TemporaryDirectory(prefix="dossier-audit-") as scratch:
        again = Catalog(Path(scratch, "catalog.sqlite"))
        try:
            again.apply(((event, facts_of(store, event)) for event, _ in log.events()), log.size())
        except (LogDamaged, MissingBlob, FixityMismatch) as error:
            yield Fault("catalog", "all", "unreadable", f"cannot be held against the log: {error}")
            return
        else:
            yield from _differences(again.dump(), catalog.dump())
        finally:
            again.close()


def _differences(right: dict[str, list[Any]], found: dict[str, list[Any]]) -> Iterator[Fault]:
    for table in sorted(right.keys() | found.keys()):
        wanted, there = map(_countable, (right.get(table, []), found.get(table, [])))
        for row in sorted(wanted - there):
            yield Fault("catalog", f"{table}: {_short(row)}", "missing", "the log has it, the catalog has not")
        for row in sorted(there - wanted):
            yield Fault("catalog", f"{table}: {_short(row)}", "extra", "the catalog has it, the log has not")


def _countable(rows: list[Any]) -> set[str]:
    return {repr(row) for row in rows}


def _short(text: str, most: int = 120) -> str:
    return text if len(text) <= most else text[:most] + "…"
