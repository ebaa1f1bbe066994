"""What is no plain file, and names and times that mislead, in a watched folder: each meets its own fate."""

from __future__ import annotations

import os
import shutil
import socket
import time
import unicodedata
from pathlib import Path

import pytest

from dossier.catalog import parse_query
from tests.intake.warm import Warm
from tests.intake.watching import Watch, accounted, entry_of
from tests.repository.house import REPORTS, House

pytestmark = pytest.mark.usefixtures("impatient")


def kinds(house: House, report: str) -> list[str]:
    return [event.kind for event in house.catalog.events(report) if event.kind != "reading"]


def held(house: House) -> int:
    return house.catalog.count(parse_query(""))


@pytest.mark.usefixtures("often")
def test_what_is_no_file_is_ignored_with_its_kind(house: House, drop: Path, warm: Warm) -> None:
    """Links to files, folders, nothing and themselves, pipes, sockets and devices hang nobody and are told apart."""
    (drop.parent / "outside").mkdir()
    (drop.parent / "outside" / "secret.txt").write_text("Words of another folder.\n")
    (drop / "to-file").symlink_to(drop.parent / "outside" / "secret.txt")
    (drop / "to-folder").symlink_to(drop.parent / "outside")
    (drop / "dangling.txt").symlink_to("nowhere.txt")
    (drop / "loop").symlink_to("loop")
    os.mkfifo(drop / "pipe.txt")
    with socket.socket(socket.AF_UNIX) as unix, Watch(house, drop, cage=warm) as at_work:
        unix.bind(str(drop / "s"))
        (drop / "real.txt").write_text(REPORTS[0])
        at_work.until(lambda: at_work.told)
        time.sleep(0.5)
        assert accounted(house, drop) == {"ignored": 6, "archived": 1}
        assert entry_of(house, drop / "s", drop).reason == "is a socket, not a file"
    assert held(house) == 1


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root makes devices")
def test_a_device_is_ignored(house: House, drop: Path, warm: Warm) -> None:
    """A device that never ends is not read."""
    try:
        os.mknod(drop / "zero.txt", 0o20666, os.makedev(1, 5))
    except PermissionError:
        pytest.skip("devices cannot be made here")
    (drop / "real.txt").write_text(REPORTS[0])
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: at_work.told)
        assert accounted(house, drop) == {"ignored": 1, "archived": 1}


@pytest.mark.usefixtures("often")
def test_hard_links_are_duplicates_that_know_each_other(house: House, drop: Path, warm: Warm) -> None:
    """Two names of one file are one report and one duplicate, and stay so when one name goes."""
    (drop / "a.txt").write_text(REPORTS[0])
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: at_work.told)
        (drop / "b.txt").hardlink_to(drop / "a.txt")
        at_work.until(lambda: len(at_work.told) == 2)
        at_work.until(lambda: accounted(house, drop) == {"archived": 1, "duplicate": 1})
        (drop / "a.txt").unlink()
        at_work.until(lambda: len(at_work.told) == 3)
        at_work.until(lambda: accounted(house, drop) == {"duplicate": 1})
    assert held(house) == 1


@pytest.mark.usefixtures("seldom")
def test_names_that_differ_in_case_bytes_or_composition_are_files_of_their_own(
    house: House, drop: Path, warm: Warm
) -> None:
    """Names that are no UTF-8, composed and decomposed letters, and case-only renames are all kept apart and told."""
    composed, decomposed = (unicodedata.normalize(form, "café.txt") for form in ("NFC", "NFD"))
    names = [composed, decomposed, os.fsdecode(b"caf\xe9.txt"), "Story.txt", "STORY.TXT"]
    for number, name in enumerate(names):
        (drop / name).write_text(f"Report {number} on ferries.\n")
    if len(list(drop.iterdir())) < len(names):
        pytest.skip("this disk takes some of these names for one")
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: len(at_work.told) == 5)
        assert accounted(house, drop) == {"archived": 5}
        (drop / "Story.txt").rename(drop / "story.txt")
        at_work.until(lambda: len(at_work.told) == 6)
        assert at_work.told[-1].reason == f"moved here from {drop / 'Story.txt'}"
        assert accounted(house, drop) == {"archived": 5}


def test_a_rename_of_case_alone_is_a_move_where_the_disk_tells_no_case_apart(
    house: House, drop: Path, warm: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On such a disk something still stands at the old name; it is the same file, and no copy."""
    real = os.path.lexists

    def forgiving(path: object) -> bool:
        there = {name.casefold() for name in os.listdir(drop)}  # noqa: PTH208
        return real(path) or (Path(str(path)).parent == drop and Path(str(path)).name.casefold() in there)  # type: ignore[arg-type]

    (drop / "Story.txt").write_text(REPORTS[0])
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: at_work.told)
        monkeypatch.setattr(os.path, "lexists", forgiving)
        (drop / "Story.txt").rename(drop / "STORY.txt")
        at_work.until(lambda: len(at_work.told) == 2)
        shutil.copy(drop / "STORY.txt", drop / "other.txt")
        at_work.until(lambda: len(at_work.told) == 3)
    assert kinds(house, "R1") == ["accession", "moved", "sighting"]
    assert at_work.told[-1].status == "duplicate"


@pytest.mark.usefixtures("often")
def test_times_that_lie_change_nothing(house: House, drop: Path, warm: Warm) -> None:
    """Files of the year 2200, of 1901, and a clock that jumps are no trouble: only a steady clock is asked."""
    for number, seconds in enumerate((7_258_118_400, -2_145_916_800, 0)):
        path = drop / f"{number}.txt"
        path.write_text(f"Report {number} on ferries.\n")
        os.utime(path, (seconds, seconds))
    with Watch(house, drop, cage=warm) as at_work:
        at_work.until(lambda: len(at_work.told) == 3)
        os.utime(drop / "1.txt", (1, 1))
        at_work.until(lambda: len(kinds(house, at_work_report(at_work, "1.txt"))) == 2)
        assert accounted(house, drop) == {"archived": 3}
    assert kinds(house, at_work_report(at_work, "1.txt")) == ["accession", "sighting"]
    modified = {version.modified for n in (1, 2, 3) for version in house.catalog.versions(f"R{n}")}
    assert modified == {"2200-01-01T00:00:00.000000Z", "1902-01-01T00:00:00.000000Z", "1970-01-01T00:00:00.000000Z"}


def at_work_report(at_work: Watch, name: str) -> str:
    return next(told.report or "" for told in at_work.told if Path(told.path).name == name)
