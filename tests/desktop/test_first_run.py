"""The first start: one page, nothing made before a person says so, and places that are no good told in sentences."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dossier.archive import Archive
from dossier.archive_place import MARK, ArchivePlace, archive_at, look_at
from dossier.desktop import open_archive
from dossier.desktop.app import Starting
from dossier.desktop.appearance import Appearance
from dossier.desktop.controllers.first_start import sample_archive
from dossier.desktop.main_window import MainWindow
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.first_run import FirstRun
from dossier.errors import BadInput
from tests.desktop.conftest import FERRY

pytestmark = pytest.mark.styled


class Start:
    """A first start of a person whose data folder is `home`."""

    def __init__(self, home: Path, qtbot: QtBot) -> None:
        self.home, self.qtbot = home, qtbot
        self.preferences = Preferences(QSettings(str(home / "window.ini"), QSettings.Format.IniFormat))
        self.left: list[int] = []
        self._seen: set[MainWindow] = set()
        self.starting = Starting(Appearance(self.preferences), self.preferences, self.left.append, home / "sample")

    def until(self, holds: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(holds()), timeout=60_000)

    def page(self) -> FirstRun:
        self.until(lambda: self.starting._beginning.page)
        page = self.starting._beginning.page
        assert page is not None
        self.until(page.place_text.text)
        return page

    def window(self) -> MainWindow:
        self.until(lambda: self.starting._window)
        window = self.starting._window
        assert window is not None
        self._seen.add(window)
        return window

    def end(self) -> None:
        """Its windows go for good: those that stayed would be dressed anew by each look after them, for seconds."""
        self.starting.finish()
        for window in self._seen:
            window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def start(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    monkeypatch.delenv("DOSSIER_ARCHIVE", raising=False)
    monkeypatch.setattr("dossier.desktop.app.data_folder", lambda: tmp_path / "data")
    made = Start(tmp_path, qtbot)
    yield made
    made.end()


def test_nothing_is_made_before_the_person_says_so(start: Start) -> None:
    """The page shows the usual place and its room; until it is accepted no folder is there, and closing it ends all."""
    start.starting.begin(None)
    page = start.page()
    start.until(page.begin.isEnabled)
    assert page.place.text() == str(start.home / "data" / "archive")
    assert "will be made there" in page.place_text.text() and "free on this disk" in page.place_text.text()
    page.close()
    assert start.left == [0] and not (start.home / "data").exists()


def test_begun_it_opens_and_watches(start: Start) -> None:
    """Accepted, the archive is made at the place chosen, the folder is watched, and the next start asks no more."""
    inbox, place = start.home / "inbox", start.home / "elsewhere" / "mine"
    inbox.mkdir()
    start.starting.begin(None)
    page = start.page()
    page.place.setText(str(place))
    page.watch.setText(str(inbox))
    assert not page.begin.isEnabled()
    start.until(page.begin.isEnabled)
    page.begin.click()
    window = start.window()
    assert archive_at(place) == place and window.session.folder == place
    (inbox / "ferry.txt").write_text(FERRY, encoding="utf-8")
    start.until(lambda: window.browsing.overview.reports == 1)
    assert start.preferences.text(open_archive.HOME) == str(place)
    assert open_archive.recent(start.preferences) == [place]
    start.starting.finish()
    again = Start(start.home, start.qtbot)
    again.starting.begin(None)
    assert again.window().session.folder == place
    again.starting.finish()


def test_a_folder_to_watch_that_is_not_there_is_told_before_anything_is_made(start: Start) -> None:
    """The sentence says what to do; once the folder is there, Enter in its line begins."""
    inbox = start.home / "inbox"
    start.starting.begin(None)
    page = start.page()
    start.until(page.begin.isEnabled)
    page.watch.setText(str(inbox))
    start.until(lambda: f"There is no folder {inbox} to be watched." in page.place_text.text())
    QTest.keyClick(page.watch, Qt.Key.Key_Return)
    assert page.isVisible() and not page.begin.isEnabled() and not (start.home / "data").exists()
    inbox.mkdir()
    page.watch.textChanged.emit(page.watch.text())
    start.until(page.begin.isEnabled)
    QTest.keyClick(page.watch, Qt.Key.Key_Return)
    window = start.window()
    start.until(lambda: [state.path for state in window.session.watching.states()] == [str(inbox)])


def test_an_answer_that_knows_nothing_of_the_folder_to_watch_begins_nothing(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who names that folder while the place is still being looked at waits until both are."""
    inbox, asked, go_on, shown = start.home / "inbox", threading.Event(), threading.Event(), list[str]()
    before = FirstRun.show_place

    def slow(path: Path, watched: Sequence[Path] = ()) -> ArchivePlace:
        asked.set()
        go_on.wait(20)
        return look_at(path, watched)

    def show(page: FirstRun, place: ArchivePlace) -> None:
        shown.append(page.watch.text())
        before(page, place)

    monkeypatch.setattr("dossier.desktop.controllers.first_start.look_at", slow)
    monkeypatch.setattr(FirstRun, "show_place", show)
    start.starting.begin(None)
    start.until(asked.is_set)
    page = start.starting._beginning.page
    assert page is not None
    page.watch.setText(str(inbox))
    go_on.set()
    start.until(lambda: f"There is no folder {inbox} to be watched." in page.place_text.text())
    assert shown == [str(inbox)] and not page.begin.isEnabled()
    page.close()


def test_the_sample_case_is_made_aside(start: Start) -> None:
    """It opens in a folder of its own with a case, the person's own archive is not made, and the next start asks."""
    start.starting.begin(None)
    start.page().sample.click()
    window = start.window()
    start.until(lambda: window.browsing.overview.cases)
    assert window.session.folder == start.home / "sample" / "archive"
    assert start.preferences.text(open_archive.HOME) == "" and not (start.home / "data").exists()
    assert sample_archive(start.home / "sample") == window.session.folder


def test_an_archive_that_is_gone_is_told(start: Start) -> None:
    """Where the archive chosen is not there, say on a disk that was taken out, nothing takes its place by itself."""
    start.preferences.keep(open_archive.HOME, str(start.home / "stick" / "archive"))
    start.starting.begin(None)
    page = start.page()
    from PySide6.QtWidgets import QLabel

    assert any("stick" in label.text() and "not there" in label.text() for label in page.findChildren(QLabel))
    assert not (start.home / "stick").exists()
    page.close()


def test_an_archive_that_was_named_and_is_not_there_is_made_only_on_request(start: Start) -> None:
    """`dossier --archive TYPO` shows the page with that place and makes nothing; begun, it is for this start alone."""
    named = start.home / "typo"
    start.starting.begin(named)
    page = start.page()
    start.until(page.begin.isEnabled)
    assert page.place.text() == str(named) and not named.exists()
    page.begin.click()
    assert start.window().session.folder == named
    assert start.preferences.text(open_archive.HOME) == ""


def test_a_folder_of_other_things_is_not_opened(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who points at a folder without an archive is told so, and stays on the page."""
    from dossier.desktop.dialogs import small_dialogs as dialogs

    monkeypatch.setattr(dialogs, "ask_folder", lambda *_: start.home)
    start.starting.begin(None)
    page = start.page()
    page.open.click()
    start.until(lambda: "holds no archive" in page.place_text.text())
    assert page.isVisible() and page.begin.isEnabled()
    page.close()


# places


def test_a_place_is_looked_at_and_left_alone(tmp_path: Path) -> None:
    """Free, taken, among other things, within an archive, beside what is watched: told, and nothing is made."""
    Archive.create(tmp_path / "kept").close()
    (tmp_path / "holiday").mkdir()
    (tmp_path / "holiday" / "card.txt").write_text("x")
    before = sorted(tmp_path.rglob("*"))
    assert look_at(tmp_path / "new" / "deep").kind == "free"
    assert look_at(tmp_path / "kept").kind == "archive"
    assert look_at(tmp_path / "holiday").bar == "other-things"
    assert look_at(tmp_path / "holiday" / "card.txt").bar == "file"
    assert look_at(tmp_path / "holiday" / "card.txt" / "x").bar == "under-file"
    assert look_at(tmp_path / "kept" / "blobs" / "x").bar == "in-archive"
    assert look_at(tmp_path / "inbox" / "x", [tmp_path / "inbox"]).bar == "in-watched"
    assert look_at(tmp_path / "x", [tmp_path / "x" / "inbox"]).bar == "holds-watched"
    assert look_at(tmp_path / "kept", [tmp_path / "gone"]).bar == "no-watched"
    assert look_at(tmp_path / "kept", [tmp_path]).bar == "in-watched"
    assert look_at(tmp_path / "kept", [tmp_path / "holiday"]).kind == "archive"
    assert sorted(tmp_path.rglob("*")) == before


def test_a_disk_without_locks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where programs cannot take turns at writing, no archive is begun."""
    import fcntl

    def refused(*_: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(fcntl, "flock", refused)
    assert look_at(tmp_path / "x").bar == "no-locks"


def test_every_bar_has_a_sentence(tmp_path: Path) -> None:
    """Whatever is in the way is told with the place and what to do."""
    from typing import get_args

    from dossier.archive_place import Bar
    from dossier.desktop import placing_wording

    for bar in get_args(Bar):
        said = placing_wording.place_sentence(ArchivePlace(tmp_path, "barred", 1, bar, "thing"))
        assert said.endswith(".") and "{" not in said


def test_a_mark_means_its_archive(tmp_path: Path) -> None:
    """The mark in an archive, handed over at a double click, is the archive; other files of the name are none."""
    Archive.create(tmp_path / "kept").close()
    assert archive_at(tmp_path / "kept" / MARK) == tmp_path / "kept"
    assert archive_at(str(tmp_path / "kept")) == tmp_path / "kept"
    assert archive_at(tmp_path) is None and archive_at(tmp_path / MARK) is None


def test_a_sample_that_was_cut_short_is_made_anew(tmp_path: Path) -> None:
    """What a crash left of the sample goes; a folder with other things in it stays and is told."""
    (tmp_path / "sample" / "watched folder").mkdir(parents=True)
    (tmp_path / "sample" / "watched folder" / "half.txt").write_text("x")
    assert archive_at(sample_archive(tmp_path / "sample"))
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "mine.txt").write_text("x")
    with pytest.raises(BadInput):
        sample_archive(tmp_path / "other")
    assert (tmp_path / "other" / "mine.txt").exists()
