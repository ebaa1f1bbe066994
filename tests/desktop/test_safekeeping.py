"""Backing up and restoring from the window: chosen, followed, stopped, and told in a sentence; never in the way."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from dossier import archive as door
from dossier.archive import Archive
from dossier.model.audits import Summary
from tests.desktop.conftest import FERRY, STRIKE, Stage, aside

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def taken_in(stage: Stage) -> None:
    stage.window.taking.take([stage.write("ferry.txt", FERRY), stage.write("strike.txt", STRIKE)])
    stage.until(lambda: stage.window.browsing.overview.reports == 2 and not stage.window.session.adding.jobs)


def held(folder: Path, keys: Path) -> tuple[int, list[object]]:
    """How many reports an archive holds, and what is wrong with it."""
    with Archive.open(folder, keys=keys) as archive:
        return archive.reports.count(), [item for item in archive.proofs.audit() if not isinstance(item, Summary)]


def chosen(monkeypatch: pytest.MonkeyPatch, **answers: Path | None) -> None:
    from dossier.desktop.dialogs import small_dialogs as dialogs

    for name, answer in answers.items():
        monkeypatch.setattr(dialogs, name, lambda *_, answer=answer: answer)


def test_an_archive_is_backed_up_and_restored(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the menu: a file that holds all, and of it an archive that can be opened; each is told with what it holds."""
    window = stage.window
    taken_in(stage)
    kept, again = stage.folder / "kept.tar", stage.folder / "again"
    again.mkdir()
    chosen(monkeypatch, ask_backup=kept, ask_copy=kept, ask_folder=again)
    window.actions_by_name["back-up"].trigger()
    stage.until(lambda: "is backed up to kept.tar" in window.middle.notice.text)
    assert kept.exists()
    window.actions_by_name["restore"].trigger()
    stage.until(lambda: "Restored to again" in window.middle.notice.text)
    assert "Nothing is missing but the note of this backup" in window.middle.notice.text
    assert "older copy" not in window.middle.notice.text
    assert aside(lambda: held(again, stage.folder / "another computer")) == (2, [])


def test_nothing_is_done_unless_chosen(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who closes the question gets neither a file nor a message."""
    window = stage.window
    chosen(monkeypatch, ask_backup=None, ask_copy=None, ask_folder=None)
    for name in ("back-up", "restore"):
        window.actions_by_name[name].trigger()
    assert not window.middle.notice.isVisible()


def test_why_a_copy_failed_is_told(stage: Stage) -> None:
    """A place within the archive, a file that is no backup: the window says so in a sentence."""
    window = stage.window
    window.safekeeping.write(stage.folder / "archive" / "kept.tar")
    stage.until(lambda: "lies in the archive" in window.middle.notice.text)
    window.safekeeping.make(stage.write("ferry.txt", FERRY), stage.folder / "again")
    stage.until(lambda: "cannot be restored" in window.middle.notice.text)
    assert not (stage.folder / "again").exists()


def test_a_copy_can_be_stopped(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped half-way, a backup leaves nothing, and so does a window that is closed meanwhile."""
    window = stage.window
    taken_in(stage)
    copying = type(window.session.copying)
    inner = copying._stepping

    def stopped_at_once(self: Any, number: int, what: str, stop: Any) -> Any:
        step = inner(self, number, what, stop)
        stop.set()
        return step

    monkeypatch.setattr(copying, "_stepping", stopped_at_once)
    window.safekeeping.write(stage.folder / "kept.tar")
    stage.until(lambda: "was stopped" in window.middle.notice.text)
    assert not list(stage.folder.glob("*.tar"))
    assert not list(stage.folder.glob(".incoming-*"))
    assert [job.state for job in window.session.jobs.all() if not job.counts] == ["stopped"]


def test_a_window_on_an_archive_to_read(stage: Stage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    """It shows all, watches nothing, says in its title that it can only be read, and says so to whoever tries more."""
    taken_in(stage)
    stage.close()
    monkeypatch.setattr(door, "barred", lambda _: "the disk can only be read")
    window = stage.open()
    assert "can only be read" in window.windowTitle()
    stage.until(lambda: window.browsing.overview.reports == 2)
    window.taking.take([stage.write("more.txt", FERRY + "More.\n")])
    stage.until(lambda: "can only be read here" in window.middle.notice.text)
    window.middle.notice.post("")
    window.casework.make("Ferry", [])
    stage.until(lambda: "can only be read here" in window.middle.notice.text)
    assert window.session.watching.states() == []
