"""The account of a watched folder names every entry of its listing, and what became of it."""

from __future__ import annotations

import hashlib
import os
import shutil
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dossier.errors import BadInput
from dossier.intake import watch
from dossier.intake.file_stat import Ignoring
from dossier.intake.folder_account import account
from dossier.intake.intake import Intake
from dossier.intake.watch import Watcher
from dossier.model.folders import FolderEdit, FolderSettings, check_settings, settings_from, settings_json
from tests.intake.warm import Warm
from tests.intake.watching import QUICK, Watch, accounted
from tests.repository.house import REPORTS, House

NAMES = (
    "a.txt",
    "b.txt",
    "C.txt",
    "c.txt",
    "in/a.txt",
    "in/b.txt",
    "in/deep/a.txt",
    ".hidden",
    "x.part",
    "in/.h/z.txt",
)
TEXTS = (*REPORTS, "A short text of the same length, one.\n", "A short text of the same length, two.\n")


def test_every_fate_is_told_with_its_reason(house: House, drop: Path, warm: Warm) -> None:
    """Archived, duplicate, quarantined, ignored by which pattern, and pending with why."""
    (drop / "drafts").mkdir()
    for name, data in (
        ("a.txt", REPORTS[0].encode()), ("copy.txt", REPORTS[0].encode()), ("broken.pdf", b"%PDF-1.4 and no more"),
        (".DS_Store", b"x"), ("page.CRDOWNLOAD", b"x"), ("drafts/x.txt", b"A draft.\n"), ("note.bak", b"x"),
    ):  # fmt: skip
        (drop / name).write_bytes(data)
    how = FolderSettings(quiet=0.1, ignore=("*.bak", "drafts/*"))
    with Watch(house, drop, cage=warm, settings=how) as at_work:
        at_work.until(lambda: len(at_work.told) == 3)
    (drop / "late.txt").write_text(REPORTS[1])
    with (drop / "a.txt").open("a") as stream:
        stream.write("One more line.\n")
    found = {Path(e.path).name: (e.fate, e.reason) for e in account(house.catalog, str(drop), how)}
    (fate, reason), (copy, twin) = found.pop("broken.pdf"), found.pop("copy.txt")
    assert (fate, bool(reason)) == ("quarantined", True)
    assert (copy, twin) == ("duplicate", "has the same bytes as R1")
    assert found == {
        "a.txt": ("pending", "has changed since it was taken in"),
        "late.txt": ("pending", "was not taken in yet"),
        ".DS_Store": ("ignored", "its name is like .*"),
        "page.CRDOWNLOAD": ("ignored", "its name is like *.crdownload"),
        "x.txt": ("ignored", "its name is like drafts/*"),
        "note.bak": ("ignored", "its name is like *.bak"),
    }


def test_folders_within_count_as_the_settings_say(house: House, drop: Path, warm: Warm) -> None:
    """Without the folders within only what is at the top counts; folders that are watched have their own accounts."""
    (drop / "in").mkdir()
    (drop / "top.txt").write_text(REPORTS[0])
    (drop / "in" / "below.txt").write_text(REPORTS[1])
    flat = FolderSettings(quiet=0.1, subfolders=False)
    with Watch(house, drop, cage=warm, settings=flat) as at_work:
        at_work.until(lambda: at_work.told)
        (drop / "in" / "later.txt").write_text(REPORTS[2])
        (drop / "last.txt").write_text("A report on ferries.\n")
        at_work.until(lambda: len(at_work.told) == 2)
        assert [Path(e.path).name for e in account(house.catalog, str(drop), flat)] == ["last.txt", "top.txt"]
        at_work.set(drop, subfolders=True)
        at_work.until(lambda: accounted(house, drop) == {"archived": 4})
    whole = list(account(house.catalog, str(drop), QUICK, without=[str(drop / "in")]))
    assert [(Path(e.path).name, e.fate) for e in whole] == [("last.txt", "archived"), ("top.txt", "archived")]


@pytest.mark.usefixtures("seldom")
def test_settings_are_heeded_while_the_folder_is_watched(house: House, drop: Path, warm: Warm) -> None:
    """A pause, patterns and polling hold from the moment they are set; after a pause nothing is missed."""
    with Watch(house, drop, cage=warm) as at_work:
        at_work.set(drop, paused=True)
        at_work.until(lambda: at_work.state() == ("paused", "you paused it"))
        (drop / "a.txt").write_text(REPORTS[0])
        (drop / "b.bak").write_text(REPORTS[1])
        at_work.set(drop, paused=False, ignore=("*.bak",), poll=0.2)
        at_work.until(lambda: at_work.told)
        (drop / "c.txt").write_text(REPORTS[2])
        at_work.until(lambda: len(at_work.told) == 2)
        at_work.set(drop, ignore=())
        at_work.until(lambda: len(at_work.told) == 3)
    assert at_work.statuses() == [("a.txt", "added"), ("c.txt", "added"), ("b.bak", "added")]


@pytest.mark.usefixtures("seldom")
def test_folders_of_their_own_settings_are_watched_side_by_side(house: House, drop: Path, warm: Warm) -> None:
    """Each folder settles, polls and passes over as it was told, also one that lies in another."""
    inner, other = drop / "inner", drop.with_name("other")
    inner.mkdir()
    other.mkdir()
    with Watch(house, drop, inner, other, cage=warm) as at_work:
        at_work.set(inner, ignore=("*.md",))
        at_work.set(other, poll=0.2, usual=False)
        for folder in (drop, inner, other):
            (folder / f"{folder.name}.md").write_text(f"A report in {folder.name}.\n")
            (folder / f".{folder.name}.txt").write_text(f"A hidden report in {folder.name}.\n")
        at_work.until(lambda: len(at_work.told) == 3)
    assert sorted(at_work.statuses()) == [(".other.txt", "added"), ("drop.md", "added"), ("other.md", "added")]


@given(
    st.builds(
        FolderSettings,
        quiet=st.floats(0, 86_400),
        ignore=st.lists(st.text(st.characters(categories=["L", "N", "P"]), min_size=1)).map(tuple),
        usual=st.booleans(),
        poll=st.none() | st.floats(0.1, 86_400),
        subfolders=st.booleans(),
        paused=st.booleans(),
    )
)
def test_settings_come_back_from_the_log_as_they_went_in(how: FolderSettings) -> None:
    """What is recorded of a folder's settings says the same when it is read, and editing nothing changes nothing."""
    check_settings("/in", how)
    assert settings_from(settings_json(how) | {"of a later Dossier": 1}) == how
    edited = FolderEdit(ignore=("*.bak",), poll=3.0, paused=True).on(how)
    assert (edited.poll, edited.paused, edited.quiet) == (3.0, True, how.quiet)
    assert FolderEdit(unignore=("*.bak",), poll=0.0).on(edited).poll is None


@pytest.mark.parametrize("wrong", [{"quiet": -1.0}, {"poll": 0.01}, {"ignore": ("  ",)}, {"ignore": ("a\nb",)}])
def test_settings_by_which_nothing_can_be_watched_are_refused(wrong: dict[str, object]) -> None:
    """The reason names the folder."""
    with pytest.raises(BadInput, match="/in"):
        check_settings("/in", FolderSettings(**wrong))  # type: ignore[arg-type]


# any sequence of deeds

Deed = Callable[[Path], None]


def _write(name: str, text: str) -> Deed:
    def do(folder: Path) -> None:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    return do


def _disguise(name: str, text: str) -> Deed:
    """Writes, and puts the modification time back."""

    def do(folder: Path) -> None:
        path = folder / name
        if path.is_file():
            before = path.stat()
            path.write_text(text)
            os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

    return do


def _move(name: str, other: str) -> Deed:
    def do(folder: Path) -> None:
        source, target = folder / name, folder / other
        if source.exists() and not target.is_dir() and not target.is_relative_to(source):
            target.parent.mkdir(parents=True, exist_ok=True)
            source.replace(target)

    return do


def _copy(name: str, other: str) -> Deed:
    def do(folder: Path) -> None:
        if (folder / name).is_file() and not (folder / other).exists():
            (folder / other).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(folder / name, folder / other)

    return do


def _link(name: str, other: str) -> Deed:
    def do(folder: Path) -> None:
        if (folder / name).is_file() and not (folder / other).exists():
            (folder / other).parent.mkdir(parents=True, exist_ok=True)
            (folder / other).hardlink_to(folder / name)

    return do


def _delete(name: str) -> Deed:
    def do(folder: Path) -> None:
        if (folder / name).is_dir():
            shutil.rmtree(folder / name)
        else:
            (folder / name).unlink(missing_ok=True)

    return do


_name, _text = st.sampled_from(NAMES), st.sampled_from(TEXTS)
_any = st.sampled_from((*NAMES, "in", "in/deep", "out"))
_deed = st.one_of(
    st.builds(_write, _name, _text),
    st.builds(_write, _name, _text),
    st.builds(_disguise, _name, _text),
    st.builds(_move, _any, _any),
    st.builds(_copy, _name, _name),
    st.builds(_link, _name, _name),
    st.builds(_delete, _any),
)


@settings(
    max_examples=int(os.environ.get("DOSSIER_DEEDS", "6")),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)
@given(st.lists(st.lists(_deed, min_size=1, max_size=6), min_size=1, max_size=4))
def test_whatever_is_done_in_a_folder_every_file_meets_one_fate(
    warm: Warm, seldom_gone: None, rounds: list[list[Deed]]
) -> None:
    """After any deeds all that is there is known by its bytes, all that was there is kept, what is gone is noted."""
    with TemporaryDirectory() as scratch, House(Path(scratch, "archive")) as house:
        drop = Path(scratch, "drop")
        drop.mkdir()
        (drop / "anchor.txt").write_text("A report that stays, so that the folder is known again.\n")
        kept = set[str]()
        for deeds in rounds:
            for deed in deeds:
                with suppress(OSError):  # such as a file where a folder stands: then it is no deed
                    deed(drop)
            kept |= _settle(house, drop, warm)
            assert set(accounted(house, drop)) <= {"archived", "duplicate", "ignored", "quarantined"}
            _hold(house, drop)
        assert kept <= set(house.store.digests())
        house.assert_sound()


@pytest.fixture(scope="module")
def seldom_gone() -> object:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(watch, "_GONE_AFTER", 0.1)
        yield


def _settle(house: House, drop: Path, warm: Warm) -> set[str]:
    """Watches until nothing happens any more; gives the digests of all that is there."""
    intake = Intake(house.store, house.catalog, house.recorder, lambda _: warm)
    how = FolderSettings(quiet=0.02)
    watcher = Watcher(intake, house.catalog, house.recorder, lambda: {str(drop): how})
    assert all(told.status != "failed" for told in watcher.run(threading.Event(), until_idle=0.05))
    intake.close()
    meant = [
        path for path in drop.rglob("*.txt") if path.is_file() and not Ignoring().path(str(path.relative_to(drop)))
    ]
    return {hashlib.sha256(path.read_bytes()).hexdigest() for path in meant}


def _hold(house: House, drop: Path) -> None:
    """What is known of each place is what stands there; nothing stands where something is said to be gone."""
    for found in house.catalog.located_within(f"{drop}/"):
        path = Path(found.here.path)
        assert path.exists() == (found.here.gone is None), found
        if path.exists():
            assert hashlib.sha256(path.read_bytes()).hexdigest() == found.here.sha256
    for row in house.catalog.dump()["report"]:
        assert sum(here.home for here in house.catalog.places_of(row[1])) == 1, row
