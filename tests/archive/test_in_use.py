"""An archive in use: by many threads, watched, damaged, moved about, and told of what changed."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import (
    ArchiveBusy,
    ArchiveExists,
    BadInput,
    LogDamaged,
    MissingBlob,
    NewerArchive,
    NoArchive,
    NotAnArchive,
)
from dossier.intake.reader_pool import ReaderPool
from dossier.model.audits import Summary
from dossier.model.events import Changes
from tests.archive.reports import LATER, open_archive


def test_everybody_hears_what_changed(archive: Archive, home: Path) -> None:
    """Each write tells the listeners which reports, cases and folders it touched."""
    heard: list[Changes] = []
    archive.listen(heard.append)
    archive.cases.new("El puente", ["R1"])
    archive.corrections.set("R1", "headline", "words")
    assert heard == [
        Changes(cases=frozenset({"C1"})),
        Changes(cases=frozenset({"C1"})),
        Changes(reports=frozenset({"R1"}), links=True),
    ]


def test_folders_are_watched_remembered_and_forgotten(archive: Archive, home: Path) -> None:
    """A watched folder is remembered until it is unwatched; the archive itself cannot be watched."""
    (home / "drop").mkdir()
    (home / "drop" / "new.txt").write_text(LATER)
    found = list(archive.folders.watch([home / "drop"], until_idle=0.2, quiet=0.1))
    assert [outcome.status for outcome in found] == ["added"]
    assert [folder.path for folder in archive.folders.list()] == [str(home / "drop")]
    archive.folders.remove(home / "drop")
    assert archive.folders.list() == []
    (home / "file").write_text("words")
    for folder in (home / "nowhere", home / "file", archive.folder, home, archive.folder / "blobs"):
        with pytest.raises(BadInput):
            list(archive.folders.watch([folder], until_idle=0.1))
    assert archive.folders.list() == []


def test_watching_first_reads_what_was_left_unread(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an earlier process kept and did not come to read is read when watching begins."""

    def die(*_: object) -> None:
        raise KeyboardInterrupt

    (home / "drop").mkdir()
    (home / "in" / "e.txt").write_text(LATER)
    with open_archive(home / "archive") as archive, monkeypatch.context() as patched:
        patched.setattr(ReaderPool, "submit", die)
        with pytest.raises(KeyboardInterrupt):
            list(archive.add([home / "in" / "e.txt"], jobs=1))
    with open_archive(home / "archive") as archive:
        assert archive.reports.get("R5").row.state == "archived"
        found = list(archive.folders.watch([home / "drop"], until_idle=0.1, quiet=0.1))
        assert [(outcome.report, outcome.status) for outcome in found] == [("R5", "added")]
        assert archive.reports.get("R5").row.state == "read"


def test_an_archive_is_read_and_written_by_many_threads(archive: Archive) -> None:
    """Threads that correct, list and show at once lose nothing and see whole rows."""
    failed: list[BaseException] = []

    def work(number: int) -> None:
        try:
            for step in range(5):
                archive.corrections.set("R1", "headline", f"by {number} at {step}")
                assert archive.reports.get("R1").row.headline
                archive.search.find("mayor")
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work, args=[number]) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert sum(event.kind == "correction" for event in archive.reports.history("R1")) == 20


def test_a_correction_never_misses_a_version_that_comes_meanwhile(archive: Archive) -> None:
    """Between looking at a report and correcting it, no newer version can come: its turn is after ours."""
    with open_archive(archive.folder) as other, archive._recorder.writing():
        other._recorder._patience = 0.05
        other._recorder._lock.timeout = 0.05
        with pytest.raises(ArchiveBusy):
            other.corrections.set("R1", "headline", "words")


def test_what_is_no_archive_is_said(home: Path) -> None:
    """A folder of other things, a file, a newer archive, a damaged log: each has its own error, and nothing changes."""
    with pytest.raises(NotAnArchive):
        Archive.open(home / "in")
    with pytest.raises(NotAnArchive):
        Archive.open(home / "in" / "a.txt")
    log = home / "archive" / "log" / "events.jsonl"
    whole = log.read_bytes()
    log.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(LogDamaged):
        Archive.open(home / "archive")
    log.write_bytes(whole)
    mark = home / "archive" / "dossier.json"
    mark.write_text(json.dumps({**json.loads(mark.read_text()), "format": 7}))
    with pytest.raises(NewerArchive):
        Archive.open(home / "archive")


def test_an_archive_is_made_by_create_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`open` makes nothing, neither folder nor key; `create` makes an archive once, or opens it if that is wanted."""
    monkeypatch.setenv("DOSSIER_KEYS", str(tmp_path / "keys"))
    (tmp_path / "empty").mkdir()
    for folder in (tmp_path / "absent", tmp_path / "empty"):
        with pytest.raises(NoArchive) as caught:
            Archive.open(folder)
        assert caught.value.path == folder
    assert list(tmp_path.rglob("*")) == [tmp_path / "empty"]
    with Archive.create(tmp_path / "empty") as made:
        made.cases.new("El puente")
    with pytest.raises(ArchiveExists):
        Archive.create(tmp_path / "empty")
    with Archive.create(tmp_path / "empty", exist_ok=True) as again, Archive.open(tmp_path / "empty") as opened:
        assert again.identity == opened.identity == made.identity
        assert [case.name for case in again.cases.list()] == ["El puente"]


@pytest.mark.parametrize("content", [b"", b"no database at all\n" * 300])
def test_a_ruined_catalog_is_made_again(home: Path, content: bytes) -> None:
    """A catalog that is empty or no database is made again at opening; what people decided is all there."""
    with open_archive(home / "archive") as archive:
        archive.corrections.set("R1", "headline", "Said by a person")
        archive.cases.new("El puente", ["R1"])
        before = archive.context.catalog.dump()
    (home / "archive" / "catalog.sqlite").write_bytes(content)
    with open_archive(home / "archive") as archive:
        assert archive.context.catalog.dump() == before
        assert [item for item in archive.proofs.audit() if not isinstance(item, Summary)] == []


def test_a_blob_that_is_gone_is_told_by_name(home: Path) -> None:
    """A report whose bytes are missing says so; every other is untouched, and the audit names the blob."""
    with open_archive(home / "archive") as archive:
        version = archive.reports.get("R3").version
        path = archive.context.store.path(version.sha256)
        path.chmod(0o644)
        path.unlink()
        with pytest.raises(MissingBlob) as caught:
            archive.originals.get("R3")
        assert caught.value.digest == version.sha256
        assert archive.reports.get("R1").rendition
        told = [item for item in archive.proofs.audit() if not isinstance(item, Summary)]
        assert (told[0].thing, told[0].fault) == (version.sha256, "missing")


def test_an_archive_can_be_opened_by_a_relative_path(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An archive goes on working when the process goes to another folder."""
    monkeypatch.chdir(home)
    with Archive.open("archive", person="ana") as archive:
        os.chdir(home / "in")
        assert archive.reports.get("R1").rendition
        archive.cases.new("El puente")


def test_files_are_described_without_an_archive(home: Path) -> None:
    """Descriptions come in the order that was asked for, each failure in its place."""
    names = ["c.txt", "nowhere.txt", "a.txt", "d.txt", "y" * 300]
    found = list(Archive.read([home / "in" / name for name in names], jobs=2))
    assert [Path(item.path).name for item in found] == names
    assert [item.reason for item in found] == [
        None,
        "does not exist",
        None,
        "is empty",
        "cannot be opened: File name too long",
    ]
    assert '"Barranquilla"' in (found[2].description or "")


def test_a_path_alone_is_one_path(archive: Archive, tmp_path: Path) -> None:
    """A single path may be handed in as it is, as words or as a Path."""
    story = tmp_path / "alone.txt"
    story.write_text("Council votes\n\nQUITO, May 2 - The council voted on Thursday to keep the old library open.\n")
    assert [outcome.status for outcome in archive.add(str(story))] == ["added"]
    assert [outcome.status for outcome in archive.add(story)] == ["unchanged"]
    assert [found.path for found in Archive.read(str(story))] == [str(story)]
