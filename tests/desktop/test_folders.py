"""Watched folders in the window: their states in words, and how a person sees and changes the way each is watched."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialogButtonBox, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from dossier import Archive
from dossier.desktop.nouns.followed_folder import Followed
from dossier.desktop.views.folder_form import FolderForm
from dossier.desktop.views.folder_page import state_line, state_sentence
from dossier.model.folders import FolderSettings
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, MainThreadGuard, Stage, aside


@pytest.fixture
def inbox(stage: Stage) -> Path:
    """A folder that the window watches and shows."""
    folder = stage.folder / "inbox"
    folder.mkdir()
    stage.window.session.watch_folder(str(folder))
    stage.until(lambda: [s.state for s in stage.window.session.watching.states()] == ["watching"])
    stage.window.browsing.go("folder", str(folder))
    stage.until(lambda: stage.window.folderwork.chosen() == str(folder))
    return folder


def form(stage: Stage) -> FolderForm:
    stage.window.actions_by_name["folder-settings"].trigger()
    found = stage.window.folderwork.form
    assert found is not None and found.isVisible()
    return found


def keep(found: FolderForm, qtbot: QtBot) -> None:
    box = found.findChild(QDialogButtonBox)
    (button,) = (b for b in box.buttons() if b.text() == "Keep")  # type: ignore[union-attr]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("folder", "quarantined", "line"),
    [
        (Followed("/in", "watching"), 0, "watching"),
        (Followed("/in", "watching", refused=1), 0, "1 needs attention"),
        (Followed("/in", "watching", refused=1), 2, "3 need attention"),
        (Followed("/in", "settling", 4), 0, "waiting for 4 files to settle"),
        (Followed("/in", "paused", reason="the folder is gone"), 0, "paused: the folder is gone"),
        (Followed("/in", "paused", reason="you paused it"), 1, "paused: you paused it, 1 needs attention"),
        (Followed("/in", "paused", settings=FolderSettings(paused=True)), 0, "paused by you"),
        (Followed("/in", "starting"), 0, "starting…"),
    ],
)
def test_the_state_of_a_folder_in_few_words(folder: Followed, quarantined: int, line: str) -> None:
    """What it does, why it does not, and how many files need a person."""
    assert state_line(folder, quarantined) == line


def test_the_state_of_a_folder_in_sentences() -> None:
    """What the system does not tell, what cannot be taken and what cannot be read are all said."""
    said = state_sentence(Followed("/in", "watching", refused=2, note="the system reports no changes here"), 1)
    assert "2 files cannot be taken so far" in said
    assert "1 report from here cannot be read." in said
    assert said.endswith("The system reports no changes here.")


def test_settings_are_seen_changed_and_undone(stage: Stage, inbox: Path, qtbot: QtBot) -> None:
    """What is kept in the form holds from then on, for the files that come too; Ctrl+Z takes it back."""
    found = form(stage)
    assert found.settings() == FolderSettings()
    found.ignore.setText("*.bak; drafts/*")
    found.polls.setChecked(True)
    found.poll.setValue(0.3)
    keep(found, qtbot)
    how = FolderSettings(ignore=("*.bak", "drafts/*"), poll=0.3)
    stage.until(lambda: [s.settings for s in stage.window.session.watching.states()] == [how])
    stage.write("a.bak", FERRY, "inbox")
    stage.write("b.txt", STRIKE, "inbox")
    stage.until(lambda: stage.window.browsing.overview.reports == 1)
    stage.until(stage.window.actions_by_name["undo"].isEnabled)
    stage.window.actions_by_name["undo"].trigger()
    stage.until(lambda: stage.window.browsing.overview.reports == 2)
    assert [folder.settings for folder in aside(stage.archive.folders.list)] == [FolderSettings()]


def test_the_settings_name_the_folder_as_the_list_does(
    stage: Stage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder of the person's own is told from `~` on there, too."""
    monkeypatch.setattr(Path, "home", lambda: stage.folder)
    found = FolderForm(str(stage.folder / "inbox"), FolderSettings(), stage.window)
    qtbot.addWidget(found)
    found.show()
    assert found._path.text() == f"~{os.sep}inbox"


def test_a_wrong_setting_is_said_in_the_form(stage: Stage, inbox: Path, qtbot: QtBot) -> None:
    """The form stays open and says what is wrong."""
    found = form(stage)
    found.ignore.setText("a\u200bb")
    keep(found, qtbot)
    stage.until(lambda: "unprintable pattern" in found._trouble.text())
    found.reject()


def test_the_end_of_a_watch_is_undone(stage: Stage, inbox: Path) -> None:
    """A folder that was let go is watched again, with its settings, and what came meanwhile is taken in."""
    stage.window.session.pause_folder(str(inbox), True)
    stage.until(lambda: [s.by_person for s in stage.window.session.watching.states()] == [True])
    stage.window.folderwork.forget(str(inbox))
    stage.until(lambda: "watched no more" in stage.window.middle.notice.text)
    stage.until(lambda: stage.window.session.watching.states() == [])
    assert not stage.window.actions_by_name["folder-settings"].isEnabled()
    stage.window.actions_by_name["undo"].trigger()
    stage.until(lambda: [s.by_person for s in stage.window.session.watching.states()] == [True])
    stage.window.browsing.go("folder", str(inbox))
    stage.write("a.txt", LIBRARY, "inbox")
    stage.window.actions_by_name["pause-folder"].trigger()
    stage.until(lambda: stage.window.browsing.overview.reports == 1)


def test_a_folder_that_is_gone_is_a_pause_and_comes_back(stage: Stage, inbox: Path) -> None:
    """The side bar says why; once the folder is there again, so is the watch."""
    inbox.rename(stage.folder / "away")
    stage.until(lambda: [s.reason for s in stage.window.session.watching.states()] == ["the folder is gone"])
    (stage.folder / "away").rename(inbox)
    stage.write("a.txt", FERRY, "inbox")
    stage.until(lambda: stage.window.browsing.overview.reports == 1)


def test_a_folder_that_is_gone_is_not_offered_to_be_opened(
    stage: Stage, inbox: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither over its list nor in its menu; where it goes at that very moment, the window says so."""
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    shows = next(b for b in stage.window.middle.folder.findChildren(QPushButton) if b.text() == "Open the folder")
    shows.click()
    stage.until(lambda: opened == [str(inbox)])
    inbox.rename(stage.folder / "away")
    shows.click()
    stage.until(lambda: "inbox is not there any more" in stage.window.middle.notice.text)
    stage.until(lambda: not shows.isEnabled())
    menu = QMenu()
    stage.window.folderwork.menu(menu, str(inbox), stage.window.actions_by_name["folder-settings"])
    assert [line.isEnabled() for line in menu.actions() if line.text() == "Open the folder"] == [False]
    (stage.folder / "away").rename(inbox)
    stage.until(shows.isEnabled)
    assert opened == [str(inbox)]


def test_folders_that_an_older_window_had_paused_stay_paused(stage: Stage, inbox: Path) -> None:
    """Where the window itself remembered a pause, the archive remembers it from now on."""
    stage.preferences.keep_names("paused", [str(inbox)])
    stage.window.browsing.refresh()
    stage.until(lambda: [s.by_person for s in stage.window.session.watching.states()] == [True])
    assert stage.preferences.names("paused") == []
    assert [folder.settings.paused for folder in aside(stage.archive.folders.list)] == [True]


def test_a_folder_that_a_person_paused_says_so_once(stage: Stage, inbox: Path) -> None:
    """Not “Paused: you paused it”, neither in the side bar nor below."""
    window = stage.window
    window.actions_by_name["pause-folder"].trigger()
    stage.until(lambda: window.status._watch.text() == "Paused by you")
    item = window.side_model.item(window.side_model.find("folder", str(inbox)))
    assert item is not None and item.second == "paused by you"


def test_folders_that_an_archive_brings_are_named_and_watched_when_asked_for(
    tmp_path: Path, qtbot: QtBot, guard: MainThreadGuard
) -> None:
    """A window on somebody's archive watches nothing; it says which folders are named, and one click watches them."""
    stage = Stage(tmp_path, qtbot, guard)
    secret = stage.write("key.txt", FERRY, "secret").parent
    with Archive.create(tmp_path / "archive", keys=tmp_path / "theirs") as archive:
        archive.folders.add(secret)
    stage.open()
    notice = stage.window.middle.notice
    stage.until(lambda: str(secret) in notice.text and not notice.isHidden())
    stage.rest()
    assert (stage.window.session.watching.states(), aside(stage.archive.reports.count)) == ([], 0)
    next(b for b in notice.findChildren(QPushButton) if b.text() == "Watch them here").click()
    stage.until(lambda: stage.window.browsing.overview.reports == 1)
    stage.close()
