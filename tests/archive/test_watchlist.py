"""What is watched belongs to this computer: nothing that an archive says has its files looked at."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.folders import FolderSettings
from tests.archive.reports import BRIDGE, OTHER


@pytest.fixture
def handed(tmp_path: Path) -> Path:
    """An archive from another computer: its log names a folder to watch, and a report that came from there."""
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "a.txt").write_text(BRIDGE)
    with Archive.create(tmp_path / "archive", keys=tmp_path / "theirs") as archive:
        list(archive.add([tmp_path / "secret" / "a.txt"], jobs=1))
        archive.folders.add(tmp_path / "secret")
    (tmp_path / "secret" / "key.txt").write_text(OTHER)
    return tmp_path / "archive"


def opened(folder: Path) -> Archive:
    return Archive.create(folder, exist_ok=True, keys=folder.parent / "mine")


class Touched:
    """Paths in a folder that anybody looked at."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.found: list[str] = []
        for name in ("stat", "lstat", "open", "scandir", "listdir", "access", "readlink"):
            patch.setattr(os, name, self._noting(getattr(os, name), os.fspath(folder)))

    def _noting(self, real: Any, folder: str) -> Any:
        def noting(path: Any = ".", *rest: Any, **more: Any) -> Any:
            if isinstance(path, str | os.PathLike) and os.fspath(path).startswith(folder):
                self.found.append(os.fspath(path))
            return real(path, *rest, **more)

        return noting


def test_an_archive_that_names_folders_has_none_of_them_watched(handed: Path) -> None:
    """Opened on another computer it offers them by name, and a watch takes nothing from there."""
    with opened(handed) as archive:
        assert archive.folders.list() == []
        assert [folder.path for folder in archive.folders.offered()] == [str(handed.parent / "secret")]
        assert list(archive.folders.watch(until_idle=0.2, quiet=0)) == []
        assert archive.reports.count() == 1


def test_nothing_is_looked_at_where_the_archive_says(
    handed: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Neither a watch, nor adding the same bytes, nor a list that is handed out touches the places that it names."""
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "copy.txt").write_text(BRIDGE)
    with opened(handed) as archive:
        touched = Touched(tmp_path / "secret", monkeypatch)
        list(archive.folders.watch(until_idle=0.2, quiet=0))
        (outcome,) = archive.add([tmp_path / "own"], jobs=1)
        archive.reports.export_csv(tmp_path / "list.csv")
        list(archive.reports.retry())
        archive.backup.write(tmp_path / "backup.tar")
        assert touched.found == []
    assert outcome.status == "duplicate"


def test_a_person_who_names_the_folder_has_it_watched(handed: Path) -> None:
    """From then on it is watched here, in the way that is said here; an end of the watch is no offer either."""
    secret = handed.parent / "secret"
    with opened(handed) as archive:
        archive.folders.add(secret, FolderSettings(quiet=0.1))
        assert [outcome.status for outcome in archive.folders.watch(until_idle=0.5)] == ["added"]
    with opened(handed) as archive:
        (folder,) = archive.folders.list()
        assert (folder.path, folder.settings, archive.folders.offered()) == (str(secret), FolderSettings(quiet=0.1), [])
        archive.folders.remove(secret)
        assert archive.folders.list() == archive.folders.offered() == []


def test_an_offer_can_be_declined_for_good(handed: Path) -> None:
    """Whoever ends a watch that another computer began is not asked about it again."""
    with opened(handed) as archive:
        archive.folders.remove(handed.parent / "secret")
        assert archive.folders.offered() == []


def test_a_copy_elsewhere_asks_again(tmp_path: Path) -> None:
    """An archive with the identity of one's own, put elsewhere, watches nothing: anybody can make one."""
    (tmp_path / "in").mkdir()
    with opened(tmp_path / "archive") as archive:
        archive.folders.add(tmp_path / "in")
    (tmp_path / "handed").mkdir()
    shutil.copytree(tmp_path / "archive", tmp_path / "copy")
    with opened(tmp_path / "copy") as archive:
        assert (archive.folders.list(), len(archive.folders.offered())) == ([], 1)
    with opened(tmp_path / "archive") as archive:
        assert [folder.path for folder in archive.folders.list()] == [str(tmp_path / "in")]


def test_the_way_of_watching_is_not_the_archives_word(handed: Path, tmp_path: Path) -> None:
    """Settings that another computer wrote into the log change nothing of how a folder is watched here."""
    with opened(handed) as archive:
        archive.folders.add(tmp_path / "secret")
    with Archive.open(handed, keys=tmp_path / "theirs") as archive:
        archive.folders.add(tmp_path / "secret", FolderSettings(usual=False, quiet=0.0))
    with opened(handed) as archive:
        assert [folder.settings for folder in archive.folders.list()] == [FolderSettings()]


def test_a_file_that_was_moved_is_known_where_its_folder_was_named(tmp_path: Path) -> None:
    """What was added from two folders and moved from one to the other is the same report at another place."""
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    (tmp_path / "old" / "a.txt").write_text(BRIDGE)
    with opened(tmp_path / "archive") as archive:
        list(archive.add([tmp_path / "old" / "a.txt"], jobs=1))
    (tmp_path / "old" / "a.txt").rename(tmp_path / "new" / "a.txt")
    with opened(tmp_path / "archive") as archive:
        (outcome,) = archive.add([tmp_path / "new" / "a.txt"], jobs=1)
    assert (outcome.status, outcome.report) == ("unchanged", "R1")


def test_a_list_that_is_damaged_is_named_and_nothing_is_watched(handed: Path, tmp_path: Path) -> None:
    """Whoever asks for the folders learns which file it is."""
    with opened(handed) as archive:
        archive.folders.add(tmp_path / "secret")
        (listed,) = (tmp_path / "mine").rglob("watched.json")
        listed.write_text("{")
        with pytest.raises(BadInput, match=r"watched\.json"):
            archive.folders.list()
        with pytest.raises(BadInput, match=r"watched\.json"):
            list(archive.folders.watch(until_idle=0.2))
