"""Backups as a script makes them, looks them through, and restores them."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dossier.cli.main import dossier_command

STORY = "Bridge closed after flood in Tarija\n\nTARIJA, March 3 - The river carried off a bridge on Sunday.\n"


def run(*words: object, status: int = 0) -> list[dict[str, Any]]:
    done = CliRunner().invoke(dossier_command, [*map(str, words), "--json"])
    assert done.exit_code == status, (done.output, done.exception)
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    (tmp_path / "bridge.txt").write_text(STORY, encoding="utf-8")
    run("add", tmp_path / "bridge.txt", "--jobs", "1", "--archive", tmp_path / "archive")
    return tmp_path / "archive"


def test_backup_check_restore(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A backup tells its digest and what it holds; so do its check and its restoring, which gives the same archive."""
    kept, again = tmp_path / "kept.tar", tmp_path / "again"
    (made,) = run("backup", kept, "--archive", archive)
    data = kept.read_bytes()
    assert made == {
        "path": str(kept),
        "sha256": hashlib.sha256(data).hexdigest(),
        "bytes": len(data),
        "events": 3,
        "blobs": 2,
    }
    (checked,) = run("restore", kept, "--check")
    assert {name: checked[name] for name in ("path", "sha256", "events", "blobs")} == {
        name: made[name] for name in ("path", "sha256", "events", "blobs")
    }
    monkeypatch.setenv("DOSSIER_KEYS", str(tmp_path / "another computer"))
    (restored,) = run("restore", kept, again)
    assert "warning" not in restored
    assert (restored["folder"], restored["sha256"]) == (str(again), made["sha256"])
    assert run("list", "--archive", again) == run("list", "--archive", archive)
    summary = run("audit", "--archive", again)[-1]
    assert (summary["events"], summary["faults"]) == (3, 0)
    assert run("history", "--archive", archive)[-1]["kind"] == "backup"


def test_an_older_copy_is_told_as_one(archive: Path, tmp_path: Path) -> None:
    """Restored where more of the archive was seen, a copy says what is not in it, until a person accepts that."""
    kept, again = tmp_path / "kept.tar", tmp_path / "again"
    (made,) = run("backup", kept, "--archive", archive)
    run("case", "new", "Puente", "--archive", archive)
    (restored,) = run("restore", kept, again)
    assert "older copy" in restored["warning"]
    assert (
        f"ends at event {made['events']}, and this computer has seen {made['events'] + 2} events" in restored["warning"]
    )
    assert any("this computer saw" in found.get("detail", "") for found in run("audit", "--archive", again, status=1))
    run("audit", "--accept-head", "--archive", again)
    assert run("audit", "--archive", again)[-1]["faults"] == 0


def test_a_backup_is_known_again_where_it_was_made(archive: Path, tmp_path: Path) -> None:
    """Restored at once, it alarms nobody, and goes on in the archive's place; then the other copy is told apart."""
    kept, again = tmp_path / "kept.tar", tmp_path / "again"
    run("backup", kept, "--archive", archive)
    (restored,) = run("restore", kept, again)
    assert ("warning" in restored, restored["only_own_event_missing"]) == (False, True)
    assert run("audit", "--archive", again)[-1]["faults"] == 0
    run("case", "new", "Puente", "--archive", again)
    assert run("audit", "--archive", again)[-1]["faults"] == 0
    told = CliRunner().invoke(dossier_command, ["list", "--archive", str(archive)]).stderr
    assert "two copies of this archive here, go on with one of them only" in told
    assert run("audit", "--archive", archive, status=1)


def test_a_backup_is_known_by_its_log_not_by_its_word(archive: Path, tmp_path: Path) -> None:
    """Where what is remembered of the lines does not bear a backup out, or another was made since, it is older."""
    kept, later = tmp_path / "kept.tar", tmp_path / "later.tar"
    run("backup", kept, "--archive", archive)
    (leaves,) = Path(os.environ["DOSSIER_KEYS"]).glob("*/leaves")
    before = leaves.read_bytes()
    leaves.write_bytes(bytes(32) + before[32:])
    (restored,) = run("restore", kept, tmp_path / "first")
    assert "older copy" in restored["warning"]
    leaves.write_bytes(before)
    run("backup", later, "--archive", archive)
    (restored,) = run("restore", kept, tmp_path / "second")
    assert "older copy" in restored["warning"]
    assert not restored["only_own_event_missing"]
    (restored,) = run("restore", later, tmp_path / "third")
    assert restored["only_own_event_missing"]


def test_backup_replaces_only_when_told(archive: Path, tmp_path: Path) -> None:
    """Without --replace a file that is there stays, and the status says that something failed."""
    kept = tmp_path / "kept.tar"
    kept.write_bytes(b"words")
    (failure,) = run("backup", kept, "--archive", archive, status=1)
    assert "exists already" in failure["error"]
    assert kept.read_bytes() == b"words"
    run("backup", kept, "--replace", "--archive", archive)
    run("restore", kept, "--check")


def test_a_damaged_archive_is_backed_up_when_asked_for(archive: Path, tmp_path: Path) -> None:
    """Without --despite-damage nothing is written; with it, what is missing is told, and the status is 1."""
    kept, again = tmp_path / "kept.tar", tmp_path / "again"
    digest = hashlib.sha256(STORY.encode()).hexdigest()
    (archive / "blobs" / digest[:2] / digest).unlink()
    (failure,) = run("backup", kept, "--archive", archive, status=1)
    assert "has lost the bytes" in failure["error"]
    assert not kept.exists()
    failure, made = run("backup", kept, "--despite-damage", "--archive", archive, status=1)
    assert failure["sha256"] == digest
    assert (made["missing"], made["blobs"]) == ([digest], 1)
    assert run("history", "--archive", archive)[-1]["detail"]["missing"] == [digest]
    done = CliRunner().invoke(dossier_command, ["restore", str(kept), str(again), "--json"])
    assert f"sha256:{digest} is not in this backup" in done.stderr
    assert json.loads(done.stdout)["missing"] == [digest]
    assert digest in {fault.get("thing") for fault in run("audit", "--archive", again, status=1)}


def test_restore_says_what_is_wrong(archive: Path, tmp_path: Path) -> None:
    """A damaged backup is named with what is damaged in it, and no folder is made."""
    kept = tmp_path / "kept.tar"
    run("backup", kept, "--archive", archive)
    data = bytearray(kept.read_bytes())
    data[data.index(b"The river")] ^= 1
    kept.write_bytes(data)
    for words in ((kept, "--check"), (kept, tmp_path / "again")):
        (failure,) = run("restore", *words, status=1)
        assert failure["path"] == str(kept)
        assert "its bytes hash to" in failure["error"]
        assert "Nothing was restored" in failure["error"]
    assert not (tmp_path / "again").exists()


def test_restore_needs_a_folder_or_a_check(tmp_path: Path) -> None:
    """Neither or both is a command line that is wrong."""
    run("restore", tmp_path / "kept.tar", status=2)
    run("restore", tmp_path / "kept.tar", tmp_path / "again", "--check", status=2)


def test_no_archive_is_made_by_restoring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Restoring and checking look at no other archive, and make none where there is none."""
    monkeypatch.setenv("DOSSIER_ARCHIVE", str(tmp_path / "usual"))
    run("restore", tmp_path / "absent.tar", "--check", status=1)
    run("restore", tmp_path / "absent.tar", tmp_path / "again", status=1)
    assert list(tmp_path.iterdir()) == []
