"""The verb: an archive in use is backed up, the backup is an event, and places where none belongs are refused."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.audits import Summary
from dossier.model.backup import Backup

NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


TEXT = "Ferry {}\n\nPORTO, March 9, 2019 - Ferry number {} will run again on Sunday, the harbour office said.\n"


_ADDS = """
import sys
from pathlib import Path
from dossier import Archive
with Archive.open(sys.argv[1]) as archive:
    print("begun", flush=True)
    for outcome in archive.add([sys.argv[2]], jobs=1):
        assert outcome.status == "added", outcome
"""


def test_a_backup_beside_another_process_that_adds(tmp_path: Path) -> None:
    """Taken again and again while another process adds, each is a sound archive of whole files."""
    (tmp_path / "in").mkdir()
    for number in range(200):
        (tmp_path / "in" / f"{number}.txt").write_text(TEXT.format(number, number))
    with Archive.create(tmp_path / "archive") as archive:
        program = [sys.executable, "-c", _ADDS, str(tmp_path / "archive"), str(tmp_path / "in")]
        with subprocess.Popen(program, stdout=subprocess.PIPE) as adder:
            assert adder.stdout
            adder.stdout.readline()
            made = list[Backup]()
            while adder.poll() is None and len(made) < 20:
                made.append(archive.backup.write(tmp_path / f"kept-{len(made)}.tar"))
        assert adder.returncode == 0
        assert archive.reports.count() == 200
    assert len({backup.events for backup in made}) > 2  # it was taken in the midst of things
    for backup in (made[0], made[len(made) // 2], made[-1]):
        folder = tmp_path / f"again-{backup.events}"
        assert Archive.restore(backup.path, folder).events == backup.events
        with Archive.open(folder, keys=tmp_path / "another computer") as again:
            assert [item for item in again.proofs.audit() if not isinstance(item, Summary)] == []


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    with Archive.create(tmp_path / "archive", person="ana", clock=lambda: NOON) as archive:
        yield archive


def test_a_backup_is_an_event(archive: Archive, tmp_path: Path) -> None:
    """The log tells who made it, where it was put, and the digest by which it can be known."""
    made = archive.backup.write(tmp_path / "kept.tar")
    event = archive.reports.history()[-1]
    assert (event.kind, event.agent) == ("backup", "person:ana")
    assert event.detail == {
        "path": made.path,
        "digest": hashlib.sha256((tmp_path / "kept.tar").read_bytes()).hexdigest(),
        "bytes": made.bytes,
        "events": 1,
        "blobs": 0,
    }


def test_places_where_no_backup_belongs_are_refused(archive: Archive, tmp_path: Path) -> None:
    """Within an archive or a watched folder, on a folder, on a file, nowhere: each is said, and nothing written."""
    watched = tmp_path / "in"
    (watched / "deep").mkdir(parents=True)
    list(archive.folders.watch([watched], until_idle=0.01))
    (tmp_path / "there.tar").write_bytes(b"words")
    (tmp_path / "link").symlink_to(watched)
    refused = {
        tmp_path / "archive" / "kept.tar": "lies in the archive",
        tmp_path / "archive" / "log" / "kept.tar": "lies in the archive",
        watched / "kept.tar": "lies in the watched folder",
        watched / "deep" / "kept.tar": "lies in the watched folder",
        tmp_path / "link" / "kept.tar": "lies in the watched folder",
        watched: "is a folder",
        tmp_path / "there.tar": "exists already",
        tmp_path / "nowhere" / "kept.tar": "does not exist",
    }
    for path, reason in refused.items():
        with pytest.raises(BadInput, match=reason):
            archive.backup.write(path)
    assert [event.kind for event in archive.reports.history()] == ["archive-created", "folder-watched"]
    assert (tmp_path / "there.tar").read_bytes() == b"words"
