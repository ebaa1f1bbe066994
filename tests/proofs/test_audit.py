"""The audit names everything that is not as it was kept, and nothing else."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dossier import Archive
from dossier.catalog import parse_query
from dossier.errors import CatalogDamaged
from dossier.model.audits import Fault, Summary
from dossier.model.events import Event
from dossier.proofs.audit import audit
from dossier.repository.links import groups
from tests.repository.house import House, case
from tests.repository.sealed import IDENTITY, Sealed


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "archive") as house:
        house.keep()
        house.recorder.record([case("Puente")])
        yield house


def rewrite(path: Path, change: Callable[[bytes], bytes]) -> None:
    path.chmod(0o644)
    path.write_bytes(change(path.read_bytes()))


def test_a_clean_archive_is_clean(house: House) -> None:
    """An archive that nobody touched has no fault, and the summary counts what was gone through."""
    *faults, summary = audit(house.folder, house.store, house.log, house.catalog)
    assert faults == []
    # Each report leaves its bytes and its description; of text, the rendition is the same bytes
    assert isinstance(summary, Summary)
    assert (summary.events, summary.faults) == (8, 0)
    assert summary.blobs == len(list(house.store.digests()))
    assert summary.rows == sum(map(len, house.catalog.dump().values()))


def test_the_audit_changes_nothing(house: House) -> None:
    """Not one byte of the archive is another after an audit."""

    def whole() -> dict[Path, bytes]:
        parts = (path for path in house.folder.rglob("*") if path.is_file() and "catalog" not in path.name)
        return {path: path.read_bytes() for path in parts}

    before, rows = whole(), house.catalog.dump()
    house.faults()
    assert (whole(), house.catalog.dump()) == (before, rows)


def test_a_changed_blob_is_named(house: House) -> None:
    """Other bytes under a name are one fault, which says what they hash to."""
    blob = house.blob("R1")
    rewrite(blob, lambda data: data + b"!")
    first = house.faults()[0]
    assert (first.part, first.thing, first.fault) == ("blob", blob.name, "changed")
    assert "hash to" in first.detail


def test_a_missing_blob_is_named(house: House) -> None:
    """A blob that the log names and the store lacks is told once."""
    blob = house.blob("R2", "description")
    blob.unlink()
    told = [fault for fault in house.faults() if fault.thing == blob.name]
    assert [(fault.part, fault.fault) for fault in told] == [("blob", "missing")]


def test_an_extra_blob_and_a_stray_file_are_named(house: House) -> None:
    """Bytes that no event names, and files that are no blobs, are told apart."""
    extra = house.leave(b"nobody named me")
    (house.folder / "blobs" / "notes.txt").write_text("words")
    assert {(fault.thing, fault.fault) for fault in house.faults()} == {(extra, "extra"), ("notes.txt", "stray")}


def test_bytes_that_are_just_being_added_are_counted(house: House) -> None:
    """What was put into the store within the last minute is no fault; a moment to come excuses nothing."""
    house.store.put(b"named in a moment")
    house.leave(b"named in a moment, too", ago=50)
    late = house.leave(b"dated in years to come", ago=-1e6)
    *faults, summary = audit(house.folder, house.store, house.log, house.catalog)
    assert [(fault.thing, fault.fault) for fault in faults if isinstance(fault, Fault)] == [(late, "extra")]
    assert isinstance(summary, Summary)
    assert summary.being_written == 2


def test_what_is_added_while_an_audit_goes_on_is_no_fault(tmp_path: Path) -> None:
    """Blobs that came behind it, and lines that name old bytes, are heeded; one that was spoilt meanwhile is named."""
    with Sealed(tmp_path / "archive") as house:
        house.keep()
        text = "Kept an hour ago\n\nMOMPOX, March 3 - Its line is written now.\n"
        house.leave(text.encode())
        house.witness.seal()
        house.keys.joinpath(IDENTITY, "head.json").write_text("{")  # a fault that comes between blobs and log
        going = audit(house.folder, house.store, house.log, house.catalog, house.evidence())
        first = next(going)
        assert isinstance(first, Fault)
        assert first.part == "head"
        house.keep([text, "Kept now\n\nMOMPOX, March 4 - All of it comes behind the audit.\n"])
        house.keep(["Kept and spoilt\n\nMOMPOX, March 5 - Its bytes turn at once.\n"])
        spoilt = house.blob("R6")
        rewrite(spoilt, lambda data: data + b"!")
        told = [found for found in going if isinstance(found, Fault) and found.part != "catalog"]
        assert [(found.thing, found.fault) for found in told] == [(spoilt.name, "changed")]


_ADDS = """
import sys
from dossier import Archive
with Archive.open(sys.argv[1]) as archive:
    for outcome in archive.add(sys.argv[2], jobs=1):
        assert outcome.status == "added", outcome
"""


def test_an_audit_beside_an_add_finds_no_fault(tmp_path: Path) -> None:
    """Another process adds files, and every audit that is made meanwhile is clean."""
    inbox = tmp_path / "in"
    inbox.mkdir()
    for number in range(60):
        (inbox / f"{number}.txt").write_text(f"The river rose, {number}\n\nMOMPOX, March 4 - It rose on Sunday.\n")
    with Archive.create(tmp_path / "archive") as archive:
        adding = subprocess.Popen([sys.executable, "-c", _ADDS, tmp_path / "archive", inbox])
        counts = list[int]()
        while adding.poll() is None or archive.reports.count() > max(counts, default=0):
            *faults, summary = archive.proofs.audit()
            assert faults == []
            assert isinstance(summary, Summary)
            counts.append(archive.reports.count())
        assert (adding.returncode, archive.reports.count()) == (0, 60)
        assert len(counts) > 2, "no audit was made while files were added"


def test_every_damaged_line_is_named_and_hides_nothing(house: House) -> None:
    """Two damaged lines are two faults; the blobs that they alone name are told as extra, and no other."""
    lines = house.log.path.read_bytes().splitlines(keepends=True)
    spoiled = [b"{}\n" if number in (2, 8) else line for number, line in enumerate(lines, 1)]
    house.log.path.write_bytes(b"".join(spoiled))
    faults = house.faults()
    assert [fault.thing for fault in faults if fault.part == "log"] == ["line 2", "line 8"]
    assert [fault.fault for fault in faults if fault.part == "catalog"] == ["unreadable"]


def test_a_line_that_was_taken_out_is_named(house: House) -> None:
    """The line that stands where another belongs is a fault of the log."""
    lines = house.log.path.read_bytes().splitlines(keepends=True)
    house.log.path.write_bytes(b"".join(lines[:3] + lines[4:]))
    logs = [fault for fault in house.faults() if fault.part == "log"]
    assert (logs[0].thing, logs[0].detail) == ("line 4", "event 5 is in the place of 4")


def test_a_log_cut_short_is_named(house: House) -> None:
    """Events that the catalog has seen and the log has no more are told as rows without a line."""
    lines = house.log.path.read_bytes().splitlines(keepends=True)
    house.log.path.write_bytes(b"".join(lines[:-1]))
    told = [(fault.thing.split(":")[0], fault.fault) for fault in house.faults()]
    assert ("event", "extra") in told
    assert ("dossier_case", "extra") in told


@pytest.mark.parametrize(
    ("sql", "table", "faults"),
    [
        ("UPDATE report SET headline = 'forged' WHERE report = 'R1'", "report", {"missing", "extra"}),
        ("DELETE FROM version WHERE report = 'R2'", "version", {"missing"}),
        ("INSERT INTO note VALUES (99, 'C1', 'forged', 'now', 'person:nobody', 0, 0)", "note", {"extra"}),
        ("UPDATE event SET agent = 'person:nobody' WHERE seq = 2", "event", {"missing", "extra"}),
        ("DELETE FROM words WHERE rowid = 1", "words", {"missing"}),
        ("UPDATE meta SET value = value + 1 WHERE key = 'offset'", "meta", {"missing", "extra"}),
        ("UPDATE meta SET value = value - 1 WHERE key = 'offset'", "meta", {"missing", "extra"}),
    ],
)
def test_a_changed_row_is_named(house: House, sql: str, table: str, faults: set[str]) -> None:
    """A row that the log does not make is told with its table."""
    with closing(sqlite3.connect(house.folder / "catalog.sqlite")) as raw:
        raw.execute(sql)
        raw.commit()
    told = [fault for fault in house.faults() if fault.thing.startswith(f"{table}:")]
    assert {fault.fault for fault in told} == faults
    assert {fault.part for fault in told} == {"catalog"}


@pytest.mark.parametrize(
    ("sql", "thing", "fault"),
    [
        (
            "CREATE TRIGGER silent AFTER INSERT ON report BEGIN UPDATE report SET headline = 'Nothing'; END",
            "trigger silent",
            "extra",
        ),
        ("CREATE VIEW shown AS SELECT * FROM report", "view shown", "extra"),
        ("CREATE TABLE aside(words)", "table aside", "extra"),
        ("DROP INDEX ix_version_part_of", "index ix_version_part_of", "missing"),
    ],
)
def test_what_no_catalog_has_is_named_before_it_does_anything(house: House, sql: str, thing: str, fault: str) -> None:
    """A trigger would change rows with the next write, though all rows are right today; rebuilding removes it."""
    with closing(sqlite3.connect(house.folder / "catalog.sqlite")) as raw:
        raw.execute(sql)
    assert [(found.part, found.thing, found.fault) for found in house.faults()] == [("catalog", thing, fault)]
    house.recorder.rebuild()
    assert not house.faults()


def test_a_search_that_was_made_to_find_other_words_is_told(house: House, tmp_path: Path) -> None:
    """Rows that are all right are not enough: an index put in another's place hides a report from every search."""
    with closing(sqlite3.connect(house.folder / "catalog.sqlite")) as raw:
        (made,) = raw.execute("SELECT sql FROM sqlite_master WHERE name = 'words'").fetchone()
        raw.execute("ATTACH DATABASE ? AS other", (str(tmp_path / "other.sqlite"),))
        raw.execute(made.replace("words", "other.words", 1))
        raw.execute("INSERT INTO other.words(rowid, headline) VALUES (1, 'other'), (2, 'puente'), (3, 'ferry')")
        for part in ("words_data", "words_idx", "words_docsize"):
            raw.execute(f"DELETE FROM main.{part}")
            raw.execute(f"INSERT INTO main.{part} SELECT * FROM other.{part}")
        raw.commit()
    assert house.catalog.reports(parse_query("bridge")) == []
    told = [(found.part, found.thing, found.fault) for found in house.faults()]
    assert told == [("catalog", "index of words", "changed")]
    house.recorder.rebuild()
    assert not house.faults()


def test_a_ruined_index_is_told(house: House) -> None:
    """Damage that no row shows, in a page that only an index uses, is told as well, and rebuilding heals it."""
    path = house.folder / "catalog.sqlite"
    with closing(sqlite3.connect(path)) as raw:
        (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_version_state'").fetchone()
        (size,) = raw.execute("PRAGMA page_size").fetchone()
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    house.catalog.close()
    with path.open("r+b") as stream:
        stream.seek((page - 1) * size)
        stream.write(b"\xaa" * size)
    assert {fault.part for fault in house.faults()} == {"catalog"}
    house.recorder.rebuild()
    assert not house.faults()


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE feature SET features = 'no JSON'",
        "UPDATE feature SET features = '[1, 2]'",
        "UPDATE feature SET features = CAST(x'5b31ff' AS TEXT)",
        "DROP TABLE feature",
    ],
)
def test_ruined_features_are_told_as_a_damaged_catalog(house: House, sql: str) -> None:
    """Whatever stands where linking keeps its words, the catalog is named as damaged, and rebuilding heals it."""
    with closing(sqlite3.connect(house.folder / "catalog.sqlite")) as raw:
        raw.execute(sql)
        raw.commit()
    with pytest.raises(CatalogDamaged):
        groups(house.catalog)
    assert house.faults()
    house.recorder.rebuild()
    assert groups(house.catalog) is not None
    assert not house.faults()


def test_a_version_without_a_digest_is_told_as_a_damaged_catalog(house: House) -> None:
    """A row from which no noun can be made is the catalog's damage, not a crash."""
    with closing(sqlite3.connect(house.folder / "catalog.sqlite")) as raw:
        raw.execute("UPDATE version SET sha256 = 'nothing'")
        raw.commit()
    with pytest.raises(CatalogDamaged):
        house.catalog.versions("R1")


def test_an_audit_beside_a_writer_raises_no_alarm(house: House) -> None:
    """Events that are in the log and on their way to the catalog are no fault."""
    seq = house.catalog.applied().seq + 1
    house.log.append(
        [Event(seq, "2026-01-03T00:00:00.000000Z", "case-note", "person:ana", {"case": "C1", "text": "words"})]
    )
    assert house.faults() == []


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(st.integers(0, 10**6), st.integers(1, 255))
def test_any_changed_byte_of_the_log_is_found_and_never_a_crash(house: House, at: int, flip: int) -> None:
    """Flip any byte of the log: the audit goes through to its summary, and names a fault.

    Where the flipped byte is within a value, the log and the catalog disagree, and that is the fault.
    """
    before = house.log.path.read_bytes()
    data = bytearray(before)
    data[at % len(data)] ^= flip
    house.log.path.write_bytes(bytes(data))
    try:
        assert house.faults()
    finally:
        house.log.path.write_bytes(before)


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(st.integers(0, 10**6), st.integers(0, 10**6), st.integers(1, 255))
def test_any_changed_byte_of_any_blob_is_located(house: House, which: int, at: int, flip: int) -> None:
    """Flip any byte of any blob: the audit names that blob."""
    names = list(house.store.digests())
    path = house.store.path(names[which % len(names)])
    before = path.read_bytes()

    def flipped(data: bytes) -> bytes:
        changed = bytearray(data)
        changed[at % len(data)] ^= flip
        return bytes(changed)

    rewrite(path, flipped)
    try:
        assert ("blob", path.name, "changed") in [(f.part, f.thing, f.fault) for f in house.faults()]
    finally:
        path.write_bytes(before)
