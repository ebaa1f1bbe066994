"""Opening the window by the path of an archive, as systems do at a double click."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from dossier.archive import Archive
from dossier.archive_place import MARK
from dossier.cli.main import dossier_command


class Window:
    """Stands for the desktop app: notes what it was to open."""

    def __init__(self) -> None:
        self.opened: list[Path | None] = []

    def problem(self) -> None:
        return None

    def open(self, folder: Path | None) -> int:
        self.opened.append(folder)
        return 0


@pytest.mark.parametrize("words", [[], [MARK]], ids=["its folder", "its mark"])
def test_the_path_of_an_archive_opens_it(tmp_path: Path, words: list[str]) -> None:
    """An archive's folder, or the mark in it, opens the window on that archive."""
    Archive.create(tmp_path / "kept").close()
    window = Window()
    done = CliRunner().invoke(dossier_command, [str(Path(tmp_path / "kept", *words))], obj=window)
    assert (done.exit_code, window.opened) == (0, [tmp_path / "kept"])


def test_other_paths_are_no_verbs(tmp_path: Path) -> None:
    """A folder that is no archive is a wrong command line, and nothing is made there."""
    window = Window()
    done = CliRunner().invoke(dossier_command, [str(tmp_path)], obj=window)
    assert (done.exit_code, window.opened) == (2, []) and not list(tmp_path.iterdir())


def test_without_words_the_window_chooses(tmp_path: Path) -> None:
    """Named by the option, the archive is handed over; without, the window asks where to begin."""
    for words, opened in (([], None), (["--archive", str(tmp_path)], tmp_path)):
        window = Window()
        assert CliRunner().invoke(dossier_command, words, obj=window).exit_code == 0
        assert window.opened == [opened]
