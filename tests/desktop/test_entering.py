"""Opening an archive that takes its time: what is seen meanwhile, and what a stop leaves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from dossier.archive import Archive
from dossier.desktop.app import Starting
from dossier.desktop.appearance import Appearance
from dossier.desktop.controllers.open_controller import Entering, Opens
from dossier.desktop.gc_policy import hurried, is_looked_for
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.open_progress import OpeningPage
from dossier.model.audits import Fault
from dossier.model.progress import Replayed
from tests.desktop.conftest import FERRY, STRIKE, aside


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An archive without its catalog, of which the log is applied by two events at a time."""
    folder = tmp_path / "archive"
    with Archive.create(folder) as archive:
        for name, words in (("a.txt", FERRY), ("b.txt", STRIKE)):
            (tmp_path / name).write_text(words, encoding="utf-8")
            list(archive.add(tmp_path / name))
        archive.cases.new("Strike", ["R1", "R2"])
        for number in range(6):
            archive.cases.add_note("Strike", f"Note {number}")
    for part in folder.glob("catalog.sqlite*"):
        part.unlink()
    monkeypatch.setattr("dossier.repository.replay._AT_ONCE", 2)
    return folder


@pytest.fixture
def starting(tmp_path: Path, qtbot: QtBot) -> Iterator[tuple[Starting, list[int]]]:
    left: list[int] = []
    preferences = Preferences(QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))
    made = Starting(Appearance(preferences), preferences, left.append)
    yield made, left
    made.finish()


def test_the_window_of_an_archive_being_made_anew(
    old: Path, starting: tuple[Starting, list[int]], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the lists are made, a page tells what is done, with true counts that only grow; then the window comes."""
    told: list[tuple[str, int]] = []
    before = OpeningPage.show_progress

    def heard(page: OpeningPage, found: Replayed) -> None:
        before(page, found)
        assert page.isVisible() and "made anew" in page._said.text()
        told.append((page._count.text(), page.bar.value()))

    monkeypatch.setattr(OpeningPage, "show_progress", heard)
    start, _ = starting
    start.begin(old)
    qtbot.waitUntil(lambda: start._window is not None, timeout=30_000)
    assert told[0][0].startswith("2 events of the log so far") and told[1][0].startswith("4 events")
    assert [value for _, value in told] == sorted(value for _, value in told) and 0 < told[-1][1] <= 1000
    assert start._entering and start._entering.page is None


def test_litter_is_looked_for_again_while_an_opening_takes_long(
    old: Path, starting: tuple[Starting, list[int]], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start looks for none; once the page of a long opening stands it is looked for, whatever that takes."""
    looked: list[bool] = []
    monkeypatch.setattr(OpeningPage, "show_progress", lambda *_: looked.append(is_looked_for()))
    hurried()
    assert not is_looked_for()
    start, _ = starting
    start.begin(old)
    qtbot.waitUntil(lambda: start._window is not None, timeout=30_000)
    assert looked and all(looked)


def test_a_stop_leaves_everything_sound(
    old: Path, starting: tuple[Starting, list[int]], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever stops it is asked nothing; the next opening goes on from there, and nothing is missing."""
    before = OpeningPage.show_progress

    def heard(page: OpeningPage, found: Replayed) -> None:
        before(page, found)
        page.stop.click()

    monkeypatch.setattr(OpeningPage, "show_progress", heard)
    monkeypatch.setattr("dossier.repository.replay.facts_of", _slow)
    start, left = starting
    start.begin(old)
    qtbot.waitUntil(lambda: left == [0], timeout=30_000)
    assert start._window is None
    monkeypatch.undo()

    def looked() -> tuple[int, int, int]:
        with Archive.open(old) as archive:
            return (
                archive.reports.count(),
                len(archive.cases.get("Strike").notes),
                len([found for found in archive.proofs.audit() if isinstance(found, Fault)]),
            )

    assert aside(looked) == (2, 6, 0)


def test_a_stop_at_the_last_moment_is_one(
    old: Path, starting: tuple[Starting, list[int]], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pressed when the archive is open already, no window comes, and the archive is closed again."""
    opened, closed = list[Archive](), list[Archive]()
    before, close = Entering._open, Archive.close

    def open_and_stop(entering: Entering, opens: Opens) -> Archive:
        opened.append(before(entering, opens))
        entering._stop.set()
        return opened[0]

    monkeypatch.setattr(Entering, "_open", open_and_stop)
    monkeypatch.setattr(Archive, "close", lambda archive: (closed.append(archive), close(archive)))
    start, left = starting
    start.begin(old)
    qtbot.waitUntil(lambda: left == [0], timeout=30_000)
    assert start._window is None and closed == opened


def _slow(*given: object) -> object:
    """So that a stop comes while there is still something to do."""
    import time

    from dossier.repository.facts_of_reading import facts_of

    time.sleep(0.05)
    return facts_of(*given)  # type: ignore[arg-type]
