"""An archive on a disk that can only be read shows all that it holds, and not one byte is written to it."""

from __future__ import annotations

import functools
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

from dossier import Archive
from dossier.errors import ReadOnlyArchive
from dossier.repository.readonly import barred
from tests.repository.house import REPORTS
from tests.repository.test_released import RELEASED, assert_as_told

# Bound to itself and mounted again: the folder is on a disk that can only be read, for this child and nobody else
_MOUNTED = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && shift && exec "$@"'
_LATER = REPORTS[0].replace("The old bridge", "The very old bridge")


@functools.cache
def can_mount() -> bool:
    if shutil.which("unshare") is None:
        return False
    tried = ["unshare", "-rm", "sh", "-c", 'mkdir "$0" && mount --bind "$0" "$0" && mount -o remount,ro,bind "$0"']
    scratch = Path("/tmp") / f"dossier-mount-{os.getpid()}"
    try:
        return subprocess.run([*tried, scratch], check=False, capture_output=True).returncode == 0
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


needs_mount = pytest.mark.skipif("not can_mount()", reason="needs unshare (Linux) and the right to mount")

_LOOKS = """
import json, sys
from dossier import Archive
from dossier.errors import ReadOnlyArchive
from dossier.model.audits import Summary
from dossier.model.links import Ruling
from dossier.error_sentences import sentence
folder, more, keys = sys.argv[1:]
warned, refused = [], []
with Archive.open(folder, warn=warned.append, keys=keys) as archive:
    reports = [row.report for row in archive.reports.list()]
    looks = {
        "rows": [[row.report, row.version, row.headline] for row in archive.reports.list()],
        "found": [row.report for row in archive.search.find("bridge")],
        "shown": [archive.reports.get(report).version.sha256 for report in reports],
        "history": len(archive.reports.history()),
        "related": [len(archive.links.related(report)) for report in reports],
        "group": [list(group.reports) for group in archive.links.groups()],
        "cases": [case.name for case in archive.cases.list()],
        "compared": [len(archive.compare.findings(case.case)) for case in archive.cases.list()],
        "diff": sum(len(archive.reports.diff(row.report)) for row in archive.reports.list() if row.version > 1),
        "audit": [str(item) for item in archive.proofs.audit() if not isinstance(item, Summary)],
        "read only": archive.read_only,
    }
    deeds = (
        lambda: list(archive.add([more], jobs=1)), lambda: list(archive.folders.watch([more], until_idle=0.01)),
        lambda: archive.corrections.set("R1", "headline", "words"), lambda: archive.corrections.undo("R1", "headline"),
        lambda: archive.links.rule(Ruling("R1", "R2", "apart")), lambda: archive.cases.new("Another"),
        lambda: archive.cases.add_note("C1", "words"), archive.rebuild, lambda: list(archive.outlets.reread()),
        lambda: archive.briefs.write("C1", more + "/brief.pdf"), lambda: archive.folders.remove(more),
    )
    for deed in deeds:
        try:
            deed()
            refused.append("done")
        except ReadOnlyArchive as error:
            refused.append(sentence(error))
    made = archive.backup.write(keys + "/kept.tar")
    looks["backed up"] = made.events
print(json.dumps(looks | {"warned": [type(error).__name__ for error in warned], "refused": refused}))
"""


def look(folder: Path, tmp_path: Path) -> dict[str, Any]:
    """What a process sees that cannot write to the folder, in which nothing may be another afterwards."""
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "ferry.txt").write_text(REPORTS[2])
    (tmp_path / "keys").mkdir()
    before = whole(folder)
    program = [sys.executable, "-c", _LOOKS, str(folder), str(tmp_path / "more"), str(tmp_path / "keys")]
    command = ["unshare", "-rm", "sh", "-c", _MOUNTED, "sh", str(folder), *program]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    assert whole(folder) == before
    assert [path.name for path in (tmp_path / "more").iterdir()] == ["ferry.txt"]
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["read only"] == "the disk can only be read"
    assert all("can only be read here" in words for words in found["refused"]), found["refused"]
    return found


def whole(folder: Path) -> dict[str, tuple[int, bytes]]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): (path.stat().st_mtime_ns, path.read_bytes()) for path in paths}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    for number, text in enumerate(REPORTS):
        (home / f"{number}.txt").write_text(text)
    with Archive.create(home / "archive", person="ana", keys=home / "keys") as archive:
        list(archive.add(sorted(home.glob("*.txt")), jobs=1))
        (home / "0.txt").write_text(_LATER)
        list(archive.add([home / "0.txt"], jobs=1))
        archive.corrections.set("R2", "headline", "Said by a person")
        archive.cases.new("Puente", ["R1", "R2"])
        shutil.copytree(home / "archive", home / "in use")  # with the writer's side files
        (home / "in use" / "catalog.sqlite").unlink()
        shutil.copy(home / "archive" / "catalog.sqlite", home / "in use")
    return home


@pytest.fixture
def archive(made: Path, tmp_path: Path) -> Path:
    shutil.copytree(made / "archive", tmp_path / "archive")
    return tmp_path / "archive"


def assert_all_seen(found: dict[str, Any]) -> None:
    assert [row[:2] for row in found["rows"]] == [["R3", 1], ["R2", 1], ["R1", 2]]
    assert found["rows"][1][2] == "Said by a person"
    assert set(found["found"]) == {"R1", "R3"}
    assert (found["cases"], found["audit"]) == (["Puente"], [])
    assert found["diff"] > 0
    assert found["backed up"] == found["history"]


@needs_mount
def test_an_archive_on_such_a_disk_shows_all(archive: Path, tmp_path: Path) -> None:
    """Every verb that looks does so without a warning; every verb that writes says in words that it cannot."""
    assert not list(archive.glob("catalog.sqlite-*"))
    found = look(archive, tmp_path)
    assert_all_seen(found)
    assert found["warned"] == []


@needs_mount
@pytest.mark.parametrize("sides", ["both", "without memory"])
def test_what_a_writer_left_is_seen(made: Path, tmp_path: Path, sides: str) -> None:
    """Rows that stand in SQLite's side files only are shown, whichever of these are there."""
    folder = tmp_path / "archive"
    shutil.copytree(made / "in use", folder)
    assert (folder / "catalog.sqlite-wal").stat().st_size
    if sides == "without memory":
        (folder / "catalog.sqlite-shm").unlink()
    assert_all_seen(look(folder, tmp_path))


@needs_mount
def test_a_catalog_behind_its_log_is_made_again_aside(
    archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the catalog lacks is shown all the same, from another that is gone afterwards, and that is told."""
    old = archive / "catalog.sqlite"
    shutil.copy(old, tmp_path / "before")
    with Archive.open(archive, person="ana", keys=tmp_path / "others") as writer:
        writer.cases.new("Later")
    shutil.copy(tmp_path / "before", old)
    (tmp_path / "aside").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "aside"))
    found = look(archive, tmp_path)
    assert found["cases"] == ["Puente", "Later"]
    assert found["warned"] == ["ShownFromAside"]
    assert [*(tmp_path / "aside").iterdir()] == []


@needs_mount
def test_an_archive_without_a_catalog_is_shown(archive: Path, tmp_path: Path) -> None:
    """A catalog is made aside where there is none, or none that is a database."""
    (archive / "catalog.sqlite").write_bytes(b"no database at all" * 100)
    found = look(archive, tmp_path)
    assert_all_seen(found)
    assert found["warned"] == ["ShownFromAside"]


@needs_mount
def test_an_archive_of_an_older_release_is_shown(tmp_path: Path) -> None:
    """A catalog of an older form, which cannot be brought to today's, is made again aside."""
    with tarfile.open(RELEASED / "dossier-0.1.0.tar.xz") as kept:
        kept.extractall(tmp_path, filter="data")
    shutil.copytree(tmp_path / "archive", tmp_path / "writable")
    found = look(tmp_path / "archive", tmp_path)
    assert found["warned"] == ["ShownFromAside"]
    assert (found["cases"], found["audit"]) == (["Two roads"], [])
    with Archive.open(tmp_path / "writable", keys=tmp_path / "others") as archive:
        assert_as_told(archive, "dossier-0.1.0")
        assert found["rows"] == [[row.report, row.version, row.headline] for row in archive.reports.list()]


@needs_mount
def test_a_damaged_log_is_told(archive: Path, tmp_path: Path) -> None:
    """A log that lacks what the catalog saw is told as it is elsewhere, and the rest is shown."""
    log = archive / "log" / "events.jsonl"
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:-1]))
    found = look_at_damage(archive, tmp_path)
    assert found["warned"][0] == "LogDamaged"
    assert found["audit"]


def look_at_damage(folder: Path, tmp_path: Path) -> dict[str, Any]:
    program = _LOOKS.replace('made = archive.backup.write(keys + "/kept.tar")', "").replace("made.events", "0")
    (tmp_path / "more").mkdir()
    command = ["unshare", "-rm", "sh", "-c", _MOUNTED, "sh", str(folder), sys.executable, "-c", program]
    done = subprocess.run(
        [*command, str(folder), str(tmp_path / "more"), str(tmp_path / "keys")],
        check=False, capture_output=True, text=True, timeout=100,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@needs_mount
def test_commands_say_it_in_a_sentence(archive: Path) -> None:
    """`add` ends with status 1 and a sentence."""
    command = ["unshare", "-rm", "sh", "-c", _MOUNTED, "sh", str(archive), sys.executable, "-m", "dossier"]
    command += ["--archive", str(archive), "add", str(archive.parent)]
    added = subprocess.run(command, check=False, capture_output=True, text=True, timeout=100)
    assert added.returncode == 1
    assert "can only be read here" in added.stderr


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a user whom rights of files concern")
def test_an_archive_without_the_right_to_write_is_one_to_read(archive: Path) -> None:
    """Where the folder's rights forbid writing, that is the reason told."""
    folders = [archive, *(path for path in archive.rglob("*") if path.is_dir())]
    for path in [*archive.rglob("*.*"), *folders]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        with Archive.open(archive) as reading:
            assert reading.read_only == "you may not write there"
            assert len(reading.reports.list()) == 3
            with pytest.raises(ReadOnlyArchive):
                reading.cases.new("Another")
    finally:
        for path in folders:
            path.chmod(0o755)


def test_an_archive_that_can_be_written_to_is_not_barred(archive: Path) -> None:
    """Nothing stands in the way of writing where nothing does."""
    assert barred(archive) is None
    with Archive.open(archive) as opened:
        assert opened.read_only is None
