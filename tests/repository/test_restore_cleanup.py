"""A backup or restore whose process died is cleared away by the next one beside it, and nothing else is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput, DossierError
from dossier.repository.restore_cleanup import BACKUP, at_work, prefix
from tests.repository.house import left

_KILLED = """
import os, signal, sys
from dossier import Archive

def step(done, whole):
    if 2 * done > whole:
        os.kill(os.getpid(), signal.SIGKILL)

Archive.restore(sys.argv[1], sys.argv[2], step=step)
"""

_BACKUP_KILLED = """
import os, signal, sys
from dossier import Archive

def step(done, whole):
    if done >= float(sys.argv[3]) * whole:
        os.kill(os.getpid(), signal.SIGKILL)

with Archive.open(sys.argv[1]) as archive:
    archive.backup.write(sys.argv[2], step=step)
"""

needs_locks = pytest.mark.skipif(os.name == "nt", reason="nobody can tell there what is in use, and nothing is cleared")


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    (tmp_path / "a.txt").write_text("The ferry left at noon.\n")
    with Archive.create(tmp_path / "archive") as archive:
        list(archive.add([tmp_path / "a.txt"], jobs=1))
        archive.backup.write(tmp_path / "kept.tar")
    return tmp_path / "kept.tar"


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "place").mkdir()
    return tmp_path / "place"


def leftover(place: Path, end: str = "a1b2_c3d") -> Path:
    """A folder as a restore to `again` leaves it."""
    folder = place / f"{prefix(place / 'again')}{end}"
    (folder / "blobs").mkdir(parents=True)
    (folder / "blobs" / "half").write_bytes(b"words")
    return folder


@needs_locks
def test_the_next_restore_clears_away_what_a_killed_one_left(backup: Path, place: Path) -> None:
    """And says so; the archive is whole, and nothing stands beside it."""
    killed = subprocess.run([sys.executable, "-c", _KILLED, str(backup), str(place / "again")], check=False)
    assert killed.returncode == -signal.SIGKILL
    (aside,) = [path for path in place.iterdir() if path.name.startswith(".incoming-")]
    told = list[DossierError]()
    contents = Archive.restore(backup, place / "again", warn=told.append, keys=place.parent / "others")
    assert (contents.cleared, told) == ((str(aside),), [])
    assert left(place) == ["again"]
    with Archive.open(place / "again") as archive:
        assert archive.reports.get("R1").row.report == "R1"


@needs_locks
def test_a_restore_at_work_is_left_alone(backup: Path, place: Path) -> None:
    """Whoever restores to the same place meanwhile is told of it."""
    aside, told = leftover(place), list[DossierError]()
    with at_work(aside):
        contents = Archive.restore(backup, place / "again", warn=told.append, keys=place.parent / "others")
    assert contents.cleared == ()
    assert [(error.thing, "is at work" in error.reason) for error in told if isinstance(error, BadInput)] == [
        (str(aside), True)
    ]
    assert left(place) == [aside.name, "again"]
    assert left(aside) == ["blobs"]


@needs_locks
def test_a_leftover_that_became_an_archive_is_left_alone(backup: Path, place: Path) -> None:
    """Somebody may have found it and gone on in it: it is told of, and stays."""
    aside, told = leftover(place), list[DossierError]()
    (aside / "dossier.json").write_text("{}")
    Archive.restore(backup, place / "again", warn=told.append, keys=place.parent / "others")
    assert ["whole archive" in str(error) for error in told] == [True]
    assert left(aside) == ["blobs", "dossier.json"]


@needs_locks
def test_only_folders_of_that_name_are_cleared_away(backup: Path, place: Path) -> None:
    """A link, a file, and folders that are called otherwise or hold what no restore writes stay."""
    leftover(place, "a1b2")
    (leftover(place) / "letter.txt").write_text("words")
    elsewhere = place / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "letter.txt").write_text("words")
    name = prefix(place / "again")
    (place / f"{name}linklink").symlink_to(elsewhere)
    (place / f"{name}filefile").write_text("words")
    before = left(place)
    assert Archive.restore(backup, place / "again", keys=place.parent / "others").cleared == ()
    assert left(place) == sorted([*before, "again"])
    assert left(elsewhere) == ["letter.txt"]


@needs_locks
@pytest.mark.parametrize("share", [0.2, 0.7])
def test_the_next_backup_clears_away_what_a_killed_one_left(backup: Path, place: Path, share: float) -> None:
    """Killed while it is written or read back, it leaves a file that the next one names and removes."""
    archive, kept = backup.parent / "archive", place / "monday.tar"
    killed = subprocess.run([sys.executable, "-c", _BACKUP_KILLED, str(archive), str(kept), str(share)], check=False)
    assert killed.returncode == -signal.SIGKILL
    (aside,) = left(place)
    assert aside.startswith(BACKUP)
    with Archive.open(archive) as opened:
        made = opened.backup.write(place / "tuesday.tar")
    assert made.cleared == (str(place / aside),)
    assert left(place) == ["tuesday.tar"]
    Archive.check_backup(place / "tuesday.tar")


@needs_locks
def test_a_backup_clears_away_nothing_but_dead_backups(backup: Path, place: Path) -> None:
    """A backup at work, a link, a folder and files that are called otherwise stay, and so does what a link leads to."""
    (place / "letter.txt").write_text("words")
    busy = place / f"{BACKUP}busybusy"
    busy.write_bytes(b"half")
    (place / f"{BACKUP}linklink").symlink_to(place / "letter.txt")
    (place / f"{BACKUP}folderly").mkdir()
    (place / f"{BACKUP}notes.txt").write_text("words")
    os.mkfifo(place / f"{BACKUP}pipepipe")
    before = left(place)
    with Archive.open(backup.parent / "archive") as archive, at_work(busy):
        assert archive.backup.write(place / "kept.tar").cleared == ()
    assert left(place) == sorted([*before, "kept.tar"])
