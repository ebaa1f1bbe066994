"""Dossier with one step of its durability taken out; each must be found out by the rig that is named beside it."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

Rig = Literal["trace", "probe"]


@dataclass(frozen=True, slots=True)
class Mutant:
    """`change` is done in the child that is about to run; `shown_by` is the operation traced, or the probe."""

    rig: Rig
    shown_by: str
    change: Callable[[], None]
    fault: str  # part of what the rig says


def _place(handle: int) -> Path:
    """The file behind a handle."""
    return Path(f"/proc/self/fd/{handle}").readlink()


def _no_sync(skipped: Callable[[Path], bool]) -> Callable[[], None]:
    """Leaves out the syncs of some files or folders."""

    def change() -> None:
        sync = os.fsync
        os.fsync = lambda handle: None if skipped(_place(handle)) else sync(handle)

    return change


def _is_incoming(path: Path) -> bool:
    return path.parent.name == ".incoming"


def _is_folder_of_blobs(path: Path) -> bool:
    return path.is_dir() and "blobs" in (path.name, path.parent.name)


def _is_brief(path: Path) -> bool:
    return path.parent.name == "product"


def _is_product(path: Path) -> bool:
    return path.name == "product"


def _named_before_synced() -> None:
    sync, link = os.fsync, os.link
    late: list[int] = []

    def later(handle: int) -> None:
        if _is_incoming(_place(handle)):
            late.append(os.dup(handle))
        else:
            sync(handle)

    def link_first(old: str, new: str, **folders: int) -> None:
        link(old, new, **folders)
        while late:
            sync(late.pop())

    os.fsync, os.link = later, link_first  # type: ignore[assignment]


def _log_before_blobs() -> None:
    from dossier.log import Log
    from dossier.store import FolderStore

    sync, append = FolderStore.sync, Log.append
    stores: list[FolderStore] = []

    def forget(store: FolderStore) -> None:
        stores.append(store)

    FolderStore.sync = forget  # type: ignore[method-assign]

    def append_first(log: Log, events: Any) -> None:
        append(log, events)
        while stores:
            sync(stores.pop())

    Log.append = append_first  # type: ignore[method-assign]


def _catalog_before_log() -> None:
    from dossier.repository.writer import Writer

    follow = Writer._update_catalog
    last: list[Any] = []

    def append(recorder: Writer, events: Any) -> None:
        last.append(events)

    def follow_first(recorder: Writer, events: Any, facts: Any) -> Any:
        before = recorder._log.size
        after = before() + sum(len(_line(event)) for event in events)
        recorder._log.size = lambda: after  # type: ignore[method-assign]
        changes = follow(recorder, events, facts)
        del recorder._log.size
        recorder._log.append(last.pop())
        return changes

    Writer._append, Writer._update_catalog = append, follow_first  # type: ignore[method-assign]


def _line(event: Any) -> bytes:
    from dossier.log import line_of

    return line_of(event)


def _acknowledged_before_recorded() -> None:
    from dossier.intake.accession import Accession

    decide = Accession.decide

    def tell(accession: Accession, taken: Any) -> Any:
        decision = decide(accession, taken)
        os.write(1, json.dumps({"path": taken.place, "sha256": taken.sha256}).encode() + b"\n")
        return decision

    Accession.decide = tell  # type: ignore[method-assign]


def _commits_unsynced() -> None:
    from dossier.catalog import engine

    engine._PRAGMAS = tuple(pragma.replace("= FULL", "= OFF") for pragma in engine._PRAGMAS)


def _left_writable() -> None:
    chmod, opened = os.chmod, os.open

    def open_writable(path: Any, flags: int, mode: int = 0o777, **more: Any) -> int:
        return opened(path, flags, mode | 0o200, **more)

    def protect_nothing(path: Any, mode: int, **more: Any) -> None:
        chmod(path, mode | 0o200, **more)

    os.chmod, os.open = protect_nothing, open_writable


class _AnyLength:
    """Equal to whatever it is compared with."""

    __hash__ = None  # type: ignore[assignment]

    def __ne__(self, other: object) -> bool:
        return False


def _length_not_looked_at() -> None:
    look = os.fstat

    def any_length(handle: int) -> Any:
        if not _is_incoming(place := _place(handle)):
            return look(handle)
        device = os.lstat(place.parent).st_dev
        return SimpleNamespace(st_size=_AnyLength(), st_mode=stat.S_IFREG, st_nlink=1, st_dev=device)

    os.fstat = any_length


def _replacing_names() -> None:
    os.link = os.replace  # type: ignore[assignment]


def _half_a_line_left() -> None:
    from dossier.log import event_log as log

    log._cut_off = lambda *_: None


def _torn_line_left() -> None:
    from dossier.log import Log

    Log.mend_tail = lambda _: b""  # type: ignore[method-assign]


def _believed_unsynced() -> None:
    from dossier.log import Log

    Log.make_good = lambda *_: None  # type: ignore[method-assign]


def _tried_again() -> None:
    from dossier.repository.writer import Writer
    from dossier.store import FolderStore

    for kind in (Writer, FolderStore):
        kind._failed = property(lambda _: None, lambda *_: None)  # type: ignore[assignment]


def _doubts_forgotten() -> None:
    from dossier.store import folder_store

    folder_store.leave_doubts = lambda *_: None


MUTANTS: dict[str, Mutant] = {
    "a blob's bytes are not synced": Mutant("trace", "add", _no_sync(_is_incoming), "bytes are not synced"),
    "a blob's folder is not synced": Mutant("trace", "add", _no_sync(_is_folder_of_blobs), "name is not synced"),
    "a blob is named before its bytes are synced": Mutant("trace", "add", _named_before_synced, "before its bytes"),
    "the log is written before the blobs are synced": Mutant("trace", "add", _log_before_blobs, "name is not synced"),
    "the log is not synced": Mutant(
        "trace", "add", _no_sync(lambda path: path.name == "events.jsonl"), "lines of the log are not synced"
    ),
    "a new log's folder is not synced": Mutant(
        "trace", "found", _no_sync(lambda path: path.name == "log"), "log's own name"
    ),
    "the catalog comes before the log": Mutant("trace", "add", _catalog_before_log, "no line of the log tells of"),
    "a file is acknowledged before it is recorded": Mutant(
        "trace", "add", _acknowledged_before_recorded, "is acknowledged that the catalog"
    ),
    "the catalog's commits are not synced": Mutant("trace", "add", _commits_unsynced, "is acknowledged that"),
    "a brief's bytes are not synced": Mutant("trace", "export", _no_sync(_is_brief), "takes its place before"),
    "a brief's folder is not synced": Mutant("trace", "export", _no_sync(_is_product), "or its name is not"),
    "a blob is left writable": Mutant("trace", "add", _left_writable, "can be written to"),
    "a blob's length is not looked at": Mutant("trace", "add", _length_not_looked_at, "looked at its length"),
    "a blob's name replaces what stands there": Mutant("trace", "add", _replacing_names, "replaces what may stand"),
    "lines of a writer who died are believed unsynced": Mutant(
        "trace", "mend", _believed_unsynced, "lines of the log are not synced"
    ),
    "half a line is left when the disk is full": Mutant("probe", "full disk", _half_a_line_left, "half a line"),
    "half a line is left at the next start": Mutant("probe", "torn line", _torn_line_left, "torn"),
    "a failed sync is tried again": Mutant("probe", "failed sync", _tried_again, "went on"),
    "what a failed sync left in doubt is forgotten": Mutant(
        "probe", "failed sync", _doubts_forgotten, "not written anew"
    ),
}
