"""Archives among the files of a folder are passed over and told as such; nothing in them is ever taken for a report."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dossier.errors import BadInput
from dossier.intake.file_stat import check_watchable
from dossier.intake.folder_account import account
from dossier.intake.intake import Intake
from dossier.intake.reader_pool import ReaderPool
from dossier.model.folders import IN_ARCHIVE
from dossier.model.reports import Outcome
from dossier.repository.detect import of_archive
from tests.intake.warm import Warm
from tests.intake.watching import QUICK, Watch, accounted
from tests.repository.house import REPORTS, House


def add(house: House, warm: Warm, *paths: Path) -> list[Outcome]:
    intake = Intake(house.store, house.catalog, house.recorder, lambda _: warm)
    try:
        return list(intake.add(paths))
    finally:
        intake.close()


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Another archive, with reports in it, that is called as any folder may be."""
    folder = tmp_path / "cuttings of 2024"
    with House(folder) as house:
        house.keep()
    return folder


def test_an_archive_in_an_added_folder_is_passed_over(house: House, drop: Path, other: Path, warm: Warm) -> None:
    """It is told once, as an archive and as no failure, and all that stands around it is taken in."""
    (drop / "deep").mkdir()
    inside = Path(shutil.move(other, drop / "deep" / "x"))
    (drop / "deep" / "a.txt").write_text(REPORTS[0])
    (drop / "z.txt").write_text(REPORTS[1])
    told = {(Path(o.path).name, o.status, o.reason) for o in add(house, warm, drop)}
    assert told == {("x", "ignored", "is a Dossier archive"), ("a.txt", "added", None), ("z.txt", "added", None)}
    for named, why in ((inside, "is a Dossier archive"), (inside / "log", f"lies in the Dossier archive {inside}"),
                       (inside / "dossier.json", f"lies in the Dossier archive {inside}")):  # fmt: skip
        assert [(o.status, o.reason) for o in add(house, warm, named)] == [("failed", why)]


def test_a_folder_is_no_archive_for_its_name_nor_for_one_file(house: House, drop: Path, warm: Warm) -> None:
    """Reports in folders that are called as an archive's parts, or beside a file called as its mark, are taken in."""
    for name in ("dossier.json", "archive/a.txt", "blobs/ab/a.txt", "blobs/cd/b.txt", "archive/log/a.txt"):
        (drop / name).parent.mkdir(parents=True, exist_ok=True)
        (drop / name).write_text(f"{REPORTS[0]}{name}\n")
    (drop / "blobs" / "dossier.json").write_text(REPORTS[1])
    shutil.move(drop / "dossier.json", drop / "archive" / "dossier.json")
    assert {o.status for o in add(house, warm, drop)} == {"added"}
    assert accounted(house, drop) == {"archived": 6}


def test_a_folder_with_another_programs_mark_and_blobs_is_none(house: House, drop: Path, warm: Warm) -> None:
    """A file and a folder that are called as an archive's are taken in; a true mark beside blobs is an archive's."""
    (drop / "press kit" / "blobs").mkdir(parents=True)
    for name in ("dossier.json", "blobs/kit.txt"):
        (drop / "press kit" / name).write_text(f"{REPORTS[0]}{name}\n")
    assert [o.status for o in add(house, warm, drop)] == ["added"] * 2
    for told, is_one in (("{}", False), ("[1]", False), ('{"format": 9, "archive": "a1"}', True)):
        (drop / "press kit" / "dossier.json").write_text(told)
        assert (of_archive(str(drop / "press kit")) is not None) == is_one


def test_an_archive_comes_into_a_watched_folder_and_goes(
    house: House, drop: Path, other: Path, warm: Warm, often: None
) -> None:
    """It is told once while it is there, what is written in it meanwhile too, and files in its place are taken in."""
    with Watch(house, drop, cage=warm) as at_work:
        inside = Path(shutil.move(other, drop))
        at_work.until(lambda: at_work.told)
        with House(inside) as busy:
            busy.keep(("Something else happened at Mompox.\n",))
        (drop / "a.txt").write_text(REPORTS[0])
        at_work.until(lambda: len(at_work.told) == 2)
        time.sleep(0.6)
        assert at_work.statuses() == [(inside.name, "ignored"), ("a.txt", "added")]
        assert [state.refused for state in at_work.watcher.states()] == [0]
        found = accounted(house, drop)
        assert found == {"archived": 1, "ignored": found["ignored"]}
        assert {e.reason for e in account(house.catalog, str(drop), QUICK) if e.fate == "ignored"} == {IN_ARCHIVE}
        inside.rename(drop.parent / "taken away")  # in one step: of one removed by and by, blobs may outlast the mark
        inside.mkdir()
        (inside / "b.txt").write_text(REPORTS[1])
        at_work.until(lambda: len(at_work.told) == 3)
        assert at_work.statuses()[2] == ("b.txt", "added")


def test_the_watching_archive_may_come_into_its_folder(house: House, drop: Path, warm: Warm, often: None) -> None:
    """A watched folder that comes to hold the archive itself goes on being watched, and the archive is passed over."""
    with Watch(house, drop, cage=warm) as at_work:
        house.folder.rename(drop / "mine")
        house.folder.symlink_to(drop / "mine")  # its process knows it by the old path
        at_work.until(lambda: at_work.told)
        (drop / "a.txt").write_text(REPORTS[0])
        at_work.until(lambda: len(at_work.told) == 2)
        time.sleep(0.6)
        assert at_work.statuses() == [("mine", "ignored"), ("a.txt", "added")]


def test_two_archives_that_watch_each_other_come_to_rest(
    house: House, drop: Path, tmp_path: Path, warm: Warm, often: None
) -> None:
    """Each takes in what is a report beside the other, and nothing of the other."""
    (tmp_path / "there").mkdir()
    with House(tmp_path / "there" / "B") as second, Watch(house, tmp_path / "there", cage=warm) as first_watch:
        (tmp_path / "here").mkdir()
        here = shutil.copytree(drop, tmp_path / "here" / "in")
        with House(tmp_path / "here" / "C"), Watch(second, tmp_path / "here", cage=ReaderPool(1)) as second_watch:
            (here / "a.txt").write_text(REPORTS[0])
            (tmp_path / "there" / "b.txt").write_text(REPORTS[1])
            first_watch.until(lambda: len(first_watch.told) == 2)
            second_watch.until(lambda: len(second_watch.told) == 2)
            time.sleep(1.0)
            assert sorted(first_watch.statuses()) == [("B", "ignored"), ("b.txt", "added")]
            assert sorted(second_watch.statuses()) == [("C", "ignored"), ("a.txt", "added")]


def test_an_archive_is_known_while_it_is_being_copied(other: Path, tmp_path: Path) -> None:
    """Its blobs come first, and its mark may come last; what stands around half an archive is no part of one."""
    half = tmp_path / "half"
    shutil.copytree(other / "blobs", half / "blobs")
    assert of_archive(str(half / "blobs")) == "holds the blobs of a Dossier archive"
    assert of_archive(str(half)) is None
    (half / "blobs" / "notes").mkdir()
    assert of_archive(str(half / "blobs")) is None
    shutil.copy(other / "dossier.json", half)
    assert of_archive(str(half)) == "is a Dossier archive"


def test_blobs_of_a_copy_under_way_are_not_taken_in(
    house: House, drop: Path, other: Path, warm: Warm, often: None
) -> None:
    """A copy that takes longer than files take to settle leaves nothing in the archive that watches."""
    with Watch(house, drop, cage=warm) as at_work:
        shutil.copytree(other / "blobs", drop / "copy" / "blobs")
        at_work.until(lambda: at_work.told)
        time.sleep(0.6)
        for name in ("dossier.json", "log", "READ-ME.txt"):
            (shutil.copytree if (other / name).is_dir() else shutil.copy)(other / name, drop / "copy" / name)
        at_work.until(lambda: len(at_work.told) == 2)
        time.sleep(0.6)
        assert at_work.statuses() == [("blobs", "ignored"), ("copy", "ignored")]
    assert set(accounted(house, drop)) == {"ignored"}


def test_an_archive_cannot_be_watched(other: Path, tmp_path: Path) -> None:
    """Neither another archive nor a folder in one, however it is reached."""
    (tmp_path / "link").symlink_to(other / "blobs")
    for folder in (other, other / "log", tmp_path / "link"):
        with pytest.raises(BadInput, match="it is, or lies in, the Dossier archive"):
            check_watchable(folder, tmp_path / "mine")


@pytest.mark.skipif(sys.platform == "win32", reason="shells redirect otherwise there")
def test_answers_may_be_written_into_the_watched_folder(tmp_path: Path, drop: Path) -> None:
    """Else every answer would make another version of the file that it is written to, without end."""
    (drop / "a.txt").write_text(REPORTS[0])
    told = drop / "told.txt"
    with told.open("w") as out:
        command = [sys.executable, "-m", "dossier", "--archive", str(tmp_path / "mine"), "watch", str(drop)]
        subprocess.run([*command, "--until-idle", "2"], stdout=out, stderr=out, check=True, timeout=60,
                       env={**os.environ, "DOSSIER_KEYS": str(tmp_path / "keys")})  # fmt: skip
    assert [line.split()[0] for line in told.read_text().splitlines()[1:3]] == ["ignored", "added"]


def test_a_watched_folder_that_comes_to_lie_in_an_archive_is_told(
    house: House, drop: Path, other: Path, warm: Warm, often: None
) -> None:
    """Nothing of it is taken in any more, which is said once, told in its account, and no deletion."""
    watched = drop / "incoming"
    watched.mkdir()
    (watched / "a.txt").write_text(REPORTS[0])
    with Watch(house, watched, cage=warm) as at_work:
        at_work.until(lambda: at_work.told)
        for part in ("log", "blobs", "dossier.json"):
            shutil.move(other / part, drop)
        (watched / "b.txt").write_text(REPORTS[1])
        at_work.until(lambda: len(at_work.told) == 2)
        time.sleep(0.6)
        assert at_work.statuses() == [("a.txt", "added"), ("incoming", "ignored")]
        assert at_work.told[1].reason == f"lies in the Dossier archive {drop}"
        assert accounted(house, watched) == {"ignored": 2}
    with Watch(house, watched, cage=warm) as again:
        again.until(lambda: again.told)
        time.sleep(0.6)
        assert again.statuses() == [("incoming", "ignored")]
        assert [(state.state, state.note) for state in again.watcher.states()] == [("watching", None)]
