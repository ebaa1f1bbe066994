"""Every crash is caught up with, and a disk or log that fails stops the writer, with nothing lost."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from dossier.catalog import Catalog
from dossier.errors import BadInput, LogDamaged, NotShownYet, SyncFailed
from dossier.log import line_of
from dossier.model.events import Changes, Event
from tests.repository.house import House, case


def kinds(house: House) -> list[str]:
    return [event.kind for event in house.catalog.events()]


def rebuilt(house: House) -> dict[str, list[Any]]:
    """The rows that the log makes."""
    house.recorder.rebuild()
    return house.catalog.dump()


def _raw(house: House) -> Any:
    import sqlite3

    return sqlite3.connect(house.folder / "catalog.sqlite")


def test_a_crash_between_log_and_catalog_is_caught_up_with(tmp_path: Path) -> None:
    """Events that reached the log alone are in the catalog after the next start."""
    with House(tmp_path) as house:
        house.keep()
        entry = house.accession(4, "A fourth report of the bridge.\n")
        seq = house.catalog.applied().seq + 1
        event = Event(seq, "2026-01-03T00:00:00.000000Z", entry.kind, "software:test", entry.detail)
        house.log.append([event])  # and here the power failed
    with House(tmp_path) as house:
        assert house.catalog.row("R4").state == "archived"
        assert house.catalog.applied().offset == house.log.size()
        before = house.catalog.dump()
        assert rebuilt(house) == before
        assert house.faults() == []


def test_a_torn_line_is_mended_at_the_next_start(tmp_path: Path) -> None:
    """Half a line, which nobody was told of, is cut off; what was told stays."""
    with House(tmp_path) as house:
        house.recorder.record([case("Puente")])
        with house.log.path.open("ab") as stream:
            stream.write(b'{"seq": 3, "at": "2026')
    with House(tmp_path) as house:
        house.recorder.record([case("Ferry", 2)])
        assert kinds(house) == ["archive-created", "case-created", "case-created"]
        assert house.faults() == []
    assert (tmp_path / "log" / "torn-lines.bin").exists()


def test_a_catalog_that_was_deleted_is_made_again(tmp_path: Path) -> None:
    """The catalog can be deleted at any time: the next start makes it from blobs and log."""
    with House(tmp_path) as house:
        house.keep()
        before = house.catalog.dump()
    for path in tmp_path.glob("catalog.sqlite*"):
        path.unlink()
    with House(tmp_path) as house:
        assert house.catalog.dump() == before


def test_a_catalog_with_rows_in_the_way_is_made_again(tmp_path: Path) -> None:
    """Events that do not go with the rows there make the catalog anew, for the log is the truth."""
    with House(tmp_path) as house:
        house.keep()
        before = house.catalog.dump()
        with closing(_raw(house)) as raw:
            raw.execute("UPDATE meta SET value = 0")
            raw.commit()
    with House(tmp_path) as house:
        assert house.catalog.dump() == before


def test_a_log_that_is_gone_is_not_begun_anew(tmp_path: Path) -> None:
    """Without log and catalog, an archive that holds files is told as damaged: it never passes for an empty one."""
    with House(tmp_path) as house:
        house.keep()
    for path in (house.log.path, *tmp_path.glob("catalog.sqlite*")):
        path.unlink()
    for _ in range(2):
        with pytest.raises(LogDamaged, match="gone"):
            House(tmp_path)
    assert not house.log.path.exists()


def test_a_log_cut_within_a_line_is_left_as_it_is(tmp_path: Path) -> None:
    """Lines that were acknowledged are never mended away, and rebuilding does not forget what only the catalog saw."""
    with House(tmp_path) as house:
        house.recorder.record([case("Puente"), case("Ferry", 2)])
        whole, rows = house.log.path.read_bytes(), house.catalog.dump()
        house.log.path.write_bytes(whole[:-1])
        for deed in (lambda: house.recorder.record([case("Barco", 3)]), house.recorder.rebuild):
            with pytest.raises(LogDamaged):
                deed()
        assert house.log.path.read_bytes() == whole[:-1]
        assert house.catalog.dump() == rows
        assert not (tmp_path / "log" / "torn-lines.bin").exists()


@pytest.mark.parametrize("tamper", ["shorter", "no event"])
def test_a_log_that_is_not_what_was_seen_stops_the_writer(tmp_path: Path, tamper: str) -> None:
    """A log that lost a line, or got one that is none, is told; nothing is written to it."""
    with House(tmp_path) as house:
        house.recorder.record([case("Puente"), case("Ferry", 2)])
        lines = house.log.path.read_bytes().splitlines(keepends=True)
    changed = lines[:-1] if tamper == "shorter" else [*lines, b"no event\n"]
    (tmp_path / "log" / "events.jsonl").write_bytes(b"".join(changed))
    with pytest.raises(LogDamaged) as caught:
        House(tmp_path)
    assert caught.value.line == (3 if tamper == "shorter" else 4)
    assert (tmp_path / "log" / "events.jsonl").read_bytes() == b"".join(changed)


def test_a_full_disk_records_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the log cannot be written, neither log nor catalog says that it happened, and the next write does."""
    before = house.catalog.dump()

    def full(handle: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="No space left"):
        house.recorder.record([case("Puente")])
    monkeypatch.undo()
    assert house.catalog.dump() == before
    house.recorder.record([case("Puente")])
    assert kinds(house) == ["archive-created", "case-created"]
    assert house.faults() == []


@pytest.mark.parametrize("where", ["blobs", "log"])
def test_a_failed_sync_stops_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    """Where the disk does not confirm, nothing is recorded, also later; the next start makes good what was in doubt."""
    with House(tmp_path) as house:
        house.keep()
        before, entry = house.log.path.read_bytes(), house.accession(4, "A fourth report of the bridge.\n")
        with monkeypatch.context() as patched, pytest.raises(SyncFailed, match=where):
            patched.setattr(os, "fsync", _fails_under(tmp_path / where))
            house.recorder.record([entry])
        for deed in (lambda: house.recorder.record([case("Puente")]), house.recorder.rebuild):
            with pytest.raises(SyncFailed):
                deed()
        assert house.log.path.read_bytes() == before
    with House(tmp_path) as house:
        assert not house.store.in_doubt()
        house.recorder.record([house.accession(4, "A fourth report of the bridge.\n")])
        assert house.catalog.row("R4").state == "archived"
        assert house.faults() == []


def _fails_under(folder: Path) -> Callable[[int], None]:
    """An fsync that fails for what stands in a folder."""
    sync = os.fsync

    def fsync(handle: int) -> None:
        if Path(f"/proc/self/fd/{handle}").readlink().is_relative_to(folder):
            raise OSError(errno.EIO, "Input/output error")
        sync(handle)

    return fsync


def test_what_another_left_unsynced_in_the_log_is_synced_before_it_is_believed(tmp_path: Path) -> None:
    """A catalog that knew more than the log on the disk would make the archive unusable after a power cut."""
    with House(tmp_path) as house:
        event = Event(2, "2026-01-03T00:00:00.000000Z", "folder-watched", "software:other", {"path": "/in"})
        with house.log.path.open("ab") as stream:
            stream.write(line_of(event))  # and here its writer died
        done: list[str] = []
        sync, apply = os.fsync, Catalog.apply
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(os, "fsync", lambda handle: (done.append(_name(handle)), sync(handle))[1])
            patched.setattr(Catalog, "apply", lambda *given: (done.append("applied"), apply(*given))[1])
            house.recorder.record([case("Puente")])
        assert done[:3] == ["events.jsonl", "log", "applied"]
        assert kinds(house) == ["archive-created", "folder-watched", "case-created"]


def _name(handle: int) -> str:
    return Path(f"/proc/self/fd/{handle}").readlink().name


def test_a_catalog_that_fails_catches_up_with_the_next_write(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event that reached the log and not the catalog is told as recorded, and is there before the next one."""
    with monkeypatch.context() as patched, pytest.raises(NotShownYet, match="disk is full"), house.recorder.writing():
        patched.setattr(Catalog, "apply", _fails)
        house.recorder.record([case("Puente")])
    with house.recorder.writing():
        house.recorder.record([case("Ferry", 2)])
        house.recorder.record([case("Camino", 3)])
    assert [event.seq for event, _ in house.log.events()] == [1, 2, 3, 4]
    assert [found.name for found in house.catalog.cases()] == ["Puente", "Ferry", "Camino"]


def _fails(*_: object) -> Changes:
    raise BadInput("catalog.sqlite", "cannot be used: database or disk is full")
