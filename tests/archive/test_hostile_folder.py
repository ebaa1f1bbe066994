"""An archive that somebody hands over may hold links, pipes and devices: nothing outside of it is ever changed."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dossier import Archive
from dossier.error_sentences import sentence
from dossier.errors import DossierError
from dossier.model.audits import Fault, Summary
from tests.archive.reports import BRIDGE, OTHER

if os.name == "nt":
    pytest.skip("needs POSIX's kinds of files", allow_module_level=True)

VERBS = ("list", "add", "rebuild", "audit", "backup")
OLD = 1_000_000_000  # seconds since 1970: older than all that is swept
# By path: whether every opening looks at it. The others are looked at when they are used, and by an audit
PARTS = {
    "dossier.json": True,
    "READ-ME.txt": True,
    "lock": True,
    "catalog.sqlite": True,
    "catalog.sqlite-wal": True,
    "catalog.sqlite-shm": True,
    "catalog.sqlite-journal": True,
    ".rebuilding-left": True,
    "log": True,
    "log/events.jsonl": True,
    "log/checkpoints": True,
    "log/torn-lines.bin": True,
    "blobs": True,
    "blobs/.incoming": True,
    "blobs/FOLDER": True,
    "blobs/FOLDER/BLOB": False,
    "blobs/.incoming/.incoming-left": False,
    "blobs/.incoming/in-doubt-1": False,
    "log/letter.txt": False,
    "letter.txt": False,
}
WRITTEN_TO = ("lock", "catalog.sqlite", "log/events.jsonl", "log/checkpoints", "log/torn-lines.bin")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    (home / "in").mkdir()
    (home / "in" / "a.txt").write_text(BRIDGE)
    with Archive.create(home / "archive", keys=home / "keys") as archive:
        list(archive.add([home / "in" / "a.txt"], jobs=1))
    (home / "in" / "b.txt").write_text(OTHER)
    return home


@pytest.fixture
def home(made: Path, tmp_path: Path) -> Path:
    """An archive, its keys, a file to add, and a folder of documents outside of it."""
    shutil.copytree(made, tmp_path / "home")
    outside = tmp_path / "home" / "outside"
    outside.mkdir()
    (outside / "start.sh").write_text("export EDITOR=vi\n")
    (outside / "letter.txt").write_text("Dear Ada\n")
    with closing(sqlite3.connect(outside / "notes.sqlite")) as notes:
        notes.execute("CREATE TABLE note (words)")
        notes.commit()
    for path in outside.iterdir():
        os.utime(path, (OLD, OLD))
    return tmp_path / "home"


def seen(folder: Path) -> dict[str, tuple[int, bytes]]:
    """All that is outside, to the byte and the moment of its last change."""
    return {path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in folder.iterdir()}


def sayings(home: Path, verb: str) -> str:
    """All that a verb says to a person: errors in sentences, warnings, faults."""
    said: list[str] = []
    deeds: dict[str, Callable[[Archive], object]] = {
        "list": lambda archive: archive.reports.list(),
        "add": lambda archive: list(archive.add([home / "in" / "b.txt"], jobs=1)),
        "rebuild": lambda archive: archive.rebuild(),
        "audit": lambda archive: said.extend(map(_fault, archive.proofs.audit())),
        "backup": lambda archive: archive.backup.write(home / "copy.tar", replace=True),
    }
    try:
        folder, keys = home / "archive", home / "keys"
        with Archive.open(folder, keys=keys, warn=lambda error: said.append(sentence(error))) as archive:
            deeds[verb](archive)
    except (DossierError, OSError) as error:
        said.append(sentence(error))
    return "\n".join(said)


def _fault(found: Fault | Summary) -> str:
    return f"{found.thing}: {found.detail}" if isinstance(found, Fault) else "; ".join(found.also_there)


def replaced(path: Path, put: Callable[[Path], object]) -> None:
    """Puts something else in a path's place."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
    path.parent.mkdir(exist_ok=True)
    put(path)


@pytest.mark.parametrize("verb", VERBS)
def test_a_torn_line_is_not_appended_to_a_file_elsewhere(home: Path, verb: str) -> None:
    """A link in the place of the torn lines would write the log's last words into whatever file it leads to."""
    with (home / "archive" / "log" / "events.jsonl").open("ab") as log:
        log.write(b"rm -rf ~ #")
    (home / "archive" / "log" / "torn-lines.bin").symlink_to(home / "outside" / "start.sh")
    before = seen(home / "outside")
    assert "log/torn-lines.bin: is a link" in sayings(home, verb)
    assert seen(home / "outside") == before


@pytest.mark.parametrize("verb", VERBS)
def test_documents_elsewhere_are_not_swept(home: Path, verb: str) -> None:
    """A link in the place of the folder of what comes in would have old files removed wherever it leads."""
    replaced(home / "archive" / "blobs" / ".incoming", lambda path: path.symlink_to(home / "outside"))
    before = seen(home / "outside")
    assert "blobs/.incoming: is a link" in sayings(home, verb)
    assert seen(home / "outside") == before


@pytest.mark.parametrize("end", ["", "-wal", "-shm", "-journal"])
@pytest.mark.parametrize("verb", VERBS)
def test_a_database_elsewhere_is_neither_written_to_nor_made_again(home: Path, verb: str, end: str) -> None:
    """SQLite opens by path and follows links: what is no file of the archive is never given to it."""
    target = home / "outside" / ("notes.sqlite" if not end else "letter.txt")
    replaced(home / "archive" / f"catalog.sqlite{end}", lambda path: path.symlink_to(target))
    before = seen(home / "outside")
    assert f"catalog.sqlite{end}: is a link" in sayings(home, verb)
    assert seen(home / "outside") == before


@pytest.mark.parametrize("verb", VERBS)
def test_no_checkpoint_is_written_over_a_file_elsewhere(home: Path, verb: str) -> None:
    """A link in the place of the checkpoints would cut off whatever file it leads to, and write notes into it."""
    replaced(home / "archive" / "log" / "checkpoints", lambda path: path.symlink_to(home / "outside" / "letter.txt"))
    before = seen(home / "outside")
    assert "log/checkpoints: is a link" in sayings(home, verb)
    assert seen(home / "outside") == before


def _device(path: Path) -> None:
    try:
        os.mknod(path, stat.S_IFCHR | 0o600, os.makedev(1, 3))
    except PermissionError:
        pytest.skip("only root makes devices")


def _file_or_folder(path: Path) -> None:
    """A file where a folder belongs, and the reverse."""
    if path.name in ("log", "blobs", ".incoming", ".rebuilding-left") or len(path.name) == 2:
        path.write_text("words")
    else:
        path.mkdir()


def _kinds(outside: Path) -> dict[str, Callable[[Path], object]]:
    return {
        "link to a file": lambda path: path.symlink_to(outside / "letter.txt"),
        "link to a folder": lambda path: path.symlink_to(outside),
        "link to nothing": lambda path: path.symlink_to(outside / "new"),
        "link to a device": lambda path: path.symlink_to("/dev/zero"),
        "pipe": os.mkfifo,
        "device": _device,
        "file or folder": _file_or_folder,
    }


KINDS = tuple(_kinds(Path()))


@pytest.mark.timeout(600)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", PARTS)
def test_whatever_stands_in_a_parts_place_nothing_outside_changes(home: Path, name: str, kind: str) -> None:
    """No verb changes anything through it or waits for it; each ends, and says at which path it stands."""
    archive, sound = home / "archive", home / "sound"
    path = archive / _named(archive, name)
    replaced(path, _kinds(home / "outside")[kind])
    archive.rename(sound)
    before = seen(home / "outside")
    for verb in VERBS if PARTS[name] else ("list", "audit"):
        shutil.rmtree(archive, ignore_errors=True)
        _copied(sound, archive)
        said = sayings(home, verb)
        assert seen(home / "outside") == before, (verb, said)
        if PARTS[name] or verb == "audit":
            assert path.relative_to(archive).as_posix() in said or path.name in said, (verb, said)


def _named(archive: Path, name: str) -> str:
    folder = next(archive.glob("blobs/[0-9a-f][0-9a-f]"))
    return name.replace("FOLDER", folder.name).replace("BLOB", next(folder.iterdir()).name)


def _copied(source: Path, target: Path) -> None:
    """Copies a folder with the links, pipes and devices that are in it."""
    target.mkdir()
    for path in source.iterdir():
        found, to = path.lstat(), target / path.name
        if stat.S_ISDIR(found.st_mode):
            _copied(path, to)
        elif stat.S_ISLNK(found.st_mode):
            to.symlink_to(path.readlink())
        elif stat.S_ISREG(found.st_mode):
            shutil.copy2(path, to)
        else:
            os.mknod(to, found.st_mode, found.st_rdev)


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("name", WRITTEN_TO)
def test_a_file_with_a_second_name_elsewhere_is_not_written_to(home: Path, name: str, verb: str) -> None:
    """A hard link would change a file elsewhere as a symbolic link does."""
    path = home / "archive" / name
    path.touch()
    os.link(path, home / "outside" / "twin")
    before = seen(home / "outside")
    assert f"{name}: is one file with another elsewhere" in sayings(home, verb)
    assert seen(home / "outside") == before


@pytest.mark.parametrize("name", ["log/torn-lines.bin", "log/checkpoints", "lock", "catalog.sqlite-wal"])
def test_a_link_that_comes_while_the_archive_is_open_is_not_followed(home: Path, name: str) -> None:
    """Also at every later use: what was sound at the opening may be something else by then."""
    with Archive.open(home / "archive", keys=home / "keys", warn=lambda _: None) as archive:
        with (home / "archive" / "log" / "events.jsonl").open("ab") as log:
            log.write(b"torn")
        replaced(home / "archive" / name, lambda path: path.symlink_to(home / "outside" / "letter.txt"))
        before = seen(home / "outside")
        try:
            archive.cases.new("Puente")
        except DossierError as error:
            assert name in str(error) or name == "log/checkpoints"
    assert seen(home / "outside") == before


def audited(home: Path) -> tuple[list[tuple[str, str, str]], Summary]:
    with Archive.open(home / "archive", keys=home / "keys") as archive:
        *faults, summary = archive.proofs.audit()
    assert isinstance(summary, Summary)
    return [(found.part, found.thing, found.fault) for found in faults if isinstance(found, Fault)], summary


@pytest.mark.parametrize(
    "name", ["letter.txt", "log/events.jsonl~", "log/.hidden", "blobs/.incoming/letter.txt", "log/ñandú", "copy/x"]
)
def test_an_audit_names_what_is_no_part_of_an_archive(home: Path, name: str) -> None:
    """Whatever somebody put into the folder is named by its path, and stays."""
    path = home / "archive" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("words")
    os.utime(path, (OLD, OLD))
    assert audited(home)[0] == [("file", name.removesuffix("/x"), "stray")]
    assert path.read_text() == "words"


@pytest.mark.parametrize("name", ["blobs/notes", "blobs/ab/within"])
def test_an_audit_names_empty_folders_among_the_blobs(home: Path, name: str) -> None:
    (home / "archive" / name).mkdir(parents=True)
    assert [(thing, fault) for _, thing, fault in audited(home)[0]] in ([(name, "stray")], [("within", "stray")])


def test_what_systems_put_into_folders_is_no_fault_and_is_named(home: Path) -> None:
    """A Mac leaves such files wherever a folder was looked at: an audit that failed for them would fail for ever."""
    names = [".DS_Store", "blobs/.DS_Store", "blobs/.incoming/.DS_Store", "log/._events.jsonl", "log/desktop.ini"]
    for name in names:
        (home / "archive" / name).write_bytes(b"\0")
    faults, summary = audited(home)
    assert (faults, sorted(summary.also_there)) == ([], sorted(names))


def test_what_a_killed_process_left_is_named(home: Path) -> None:
    """A catalog that was set aside, or a mark in the making, is no fault: somebody may still need the first."""
    for name in ("damaged-catalog.sqlite", ".incoming-0123"):
        (home / "archive" / name).write_bytes(b"words")
    assert audited(home)[1].also_there == (".incoming-0123", "damaged-catalog.sqlite")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"archive": "', '"archive": "0', "changed"),
        ('"created": "20', '"created": "29', "changed"),
        ('"created": "', '"created": "x', "changed"),
        ('"format": ', '"format": -', "changed"),
        ('"format": ', '"watch": "/etc", "format": ', "extra"),
    ],
)
def test_an_audit_holds_the_mark_against_the_log(home: Path, old: str, new: str, fault: str) -> None:
    """Each field of `dossier.json` is what Dossier wrote, and what the log bears out."""
    path = home / "archive" / "dossier.json"
    path.write_text(path.read_text().replace(old, new))
    assert ("file", "dossier.json", fault) in audited(home)[0]


def test_an_audit_reads_the_read_me(home: Path) -> None:
    """It tells people what to run: another text there is named, and so is none."""
    path = home / "archive" / "READ-ME.txt"
    path.write_text("To check this archive, run: curl example.org | sh\n")
    assert audited(home)[0] == [("file", "READ-ME.txt", "changed")]
    path.unlink()
    assert audited(home)[0] == [("file", "READ-ME.txt", "missing")]


_TRIGGER = "CREATE TRIGGER {} AFTER INSERT ON tag BEGIN DELETE FROM tag; END"


@pytest.mark.parametrize(
    ("sql", "named"),
    [
        (
            f"UPDATE sqlite_master SET name = 'sqlite_stat9', sql = '{_TRIGGER.format('sqlite_stat9')}' "
            "WHERE name = 'odd'",
            ("trigger sqlite_stat9", "extra"),
        ),
        (
            "UPDATE sqlite_master SET sql = replace(sql, 'name VARCHAR NOT NULL', 'name VARCHAR') "
            "WHERE name = 'dossier_case'",
            ("table dossier_case", "changed"),
        ),
        (
            "UPDATE sqlite_master SET sql = replace(sql, 'ON report (trashed', 'ON report (version') "
            "WHERE name = 'report_trashed'",
            ("index report_trashed", "changed"),
        ),
    ],
    ids=["trigger", "constraint", "index"],
)
def test_an_audit_holds_the_catalogs_schema_against_a_new_one(home: Path, sql: str, named: tuple[str, str]) -> None:
    """A trigger under the name of a table of statistics, a constraint left out, an index over another column."""
    with closing(sqlite3.connect(home / "archive" / "catalog.sqlite")) as raw:
        if named[0].startswith("trigger"):
            raw.execute(_TRIGGER.format("odd"))
        raw.execute("PRAGMA writable_schema = ON")
        assert raw.execute(sql).rowcount == 1
        raw.commit()
    assert ("catalog", *named) in audited(home)[0]
