"""Jobs: true counts, a stop that stops, how each ended, what is told to whoever is elsewhere, and the program's log."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QObject, QSettings, QUrl, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from dossier.desktop import dropping, jobs_wording, tray
from dossier.desktop.logbook import Alarm, Logbook, note, note_bug
from dossier.desktop.models.job_model import JobsModel
from dossier.desktop.nouns.running_jobs import Job, Jobs
from dossier.desktop.preferences import Preferences
from dossier.desktop.workers.job_on_lane import ask_as_job
from dossier.desktop.workers.worker import Lane
from dossier.errors import BadInput, SyncFailed
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage


class Clock:
    """Stands where it is put."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def jobs(qapp: object, clock: Clock) -> Jobs:
    return Jobs(clock=clock)


def test_counts_speed_and_time_left_are_those_of_the_files(jobs: Jobs, clock: Clock) -> None:
    """After two seconds with 20 of 100 files: ten a second, eight seconds left; before that nothing is told."""
    number = jobs.begin("Adding")
    jobs.step(number, 5, 100)
    clock.now += 0.5
    assert jobs.job(number).speed(clock.now) is None and jobs.job(number).left(clock.now) is None
    clock.now += 1.5
    jobs.step(number, 20, amiss=2)
    job = jobs.job(number)
    assert (job.speed(clock.now), job.left(clock.now), job.part) == (10.0, 8.0, 0.2)
    assert jobs_wording.so_far(job) == "20 of 100 files · 2 need attention"
    assert jobs_wording.state(job, clock.now) == "10 files a second · 8 seconds left"
    jobs.end(number, "done", "All taken in.")
    assert jobs_wording.state(jobs.job(number), clock.now) == "All taken in." and not jobs.open()


def test_a_job_is_stopped_once_and_says_itself_that_it_ended(jobs: Jobs) -> None:
    """Asked to stop it is stopping until it says so; what it tells after its end changes nothing."""
    stopped: list[str] = []
    number = jobs.begin("Copying", lambda: stopped.append("asked"))
    jobs.stop(number)
    jobs.stop(number)
    assert stopped == ["asked"] and jobs.job(number).state == "stopping"
    jobs.end(number, "stopped")
    jobs.step(number, 7)
    jobs.end(number, "done")
    assert (jobs.job(number).state, jobs.job(number).done) == ("stopped", 0)


def test_what_waits_can_be_taken_back_and_what_runs_cannot(qtbot: QtBot, jobs: Jobs) -> None:
    """Of two on one lane the first cannot be stopped any more; the second is, and is never called."""
    lane, go, called, said = Lane("test"), threading.Event(), list[str](), list[str]()
    first = ask_as_job(jobs, lane, "First", lambda: (go.wait(), called.append("first")), lambda _: None)
    second = ask_as_job(jobs, lane, "Second", lambda: called.append("second"), lambda _: None, said.append)
    qtbot.waitUntil(lambda: jobs.job(first).state == "running")
    assert not jobs.job(first).stops and jobs.job(second).stops
    jobs.stop(second)
    go.set()
    qtbot.waitUntil(lambda: jobs.job(second).state == "stopped")
    assert called == ["first"] and jobs.job(first).state == "done" and said
    lane.close()
    lane.join()


def test_a_bug_ends_its_job(qtbot: QtBot, jobs: Jobs) -> None:
    """A job that dies of a mistake of ours is told as failed, and the mistake is not swallowed."""
    lane = Lane("test")
    with qtbot.captureExceptions() as caught:
        number = ask_as_job(jobs, lane, "Breaking", lambda: 1 / 0, lambda _: None, lambda _: None)
        qtbot.waitUntil(lambda: jobs.job(number).state == "failed")
        qtbot.waitUntil(lambda: len(caught) == 1)
    lane.close()
    lane.join()


def test_the_table_follows(qtbot: QtBot, qtmodeltester: object, jobs: Jobs) -> None:
    """The latest job stands first, changes where it stands, and one of no interest goes."""
    model = JobsModel(jobs)
    one, two = jobs.begin("One"), jobs.begin("Two")
    assert [job.title for job in model.things()] == ["Two", "One"]
    jobs.step(one, 3)
    assert model.index(1, 1).data() == "3 files"
    jobs.forget(two)
    assert [job.title for job in model.things()] == ["One"]
    qtmodeltester.check(model)  # type: ignore[attr-defined]


def test_the_sum_of_all_that_runs(jobs: Jobs) -> None:
    """One job is told by its name and count; of several, how many, and how far all are."""
    first = Job(1, "Adding press", "running", done=10, whole=40, began=0)
    second = Job(2, "Backing up", "running", counts=False, done=3, whole=4, began=0)
    assert jobs_wording.summed([first]) == ("Adding press · 10 of 40 files", 0.25)
    assert jobs_wording.summed([first, second]) == ("2 jobs run · 10 files so far", 0.5)


# in the window


def test_adding_counts_all_files_and_lists_what_is_amiss(stage: Stage) -> None:
    """Three files, one of them no report: three of three, and the filter shows the one with its reason."""
    for name, text in (("a.txt", FERRY), ("b.txt", STRIKE)):
        stage.write(name, text)
    (stage.folder / "desk" / "c.xls").write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(2000))
    stage.take(stage.folder / "desk")
    window, jobs = stage.window, stage.window.session.jobs
    stage.until(lambda: [job for job in jobs.all() if job.state == "done" and job.whole == 3])
    job = next(job for job in jobs.all() if job.whole == 3)
    assert (job.title, job.done, job.amiss) == ("Adding desk", 3, 1)
    window.dock.show_amiss(job.number)
    [line] = window.dock.model.things()
    assert line.outcome.status == "quarantined" and line.outcome.reason
    assert not window.dock.report.isEnabled()
    window.dock.files_view.select(0)
    assert window.dock.report.isEnabled() and window.dock.folder.isEnabled()
    revealed: list[Path] = []
    window.dock.revealed.disconnect()
    window.dock.revealed.connect(revealed.append)
    window.dock.folder.click()
    assert revealed == [stage.folder / "desk" / "c.xls"]
    window.dock.report.click()
    stage.until(lambda: window.pane.detail and window.pane.detail.row.report == line.outcome.report)
    window.dock.shown.setCurrentIndex(0)
    assert len(window.dock.model.things()) == 3


def test_adding_stops_soon_and_leaves_nothing_torn(stage: Stage) -> None:
    """Stopped after the first files, the rest is left alone; what was taken is whole, and the archive sound."""
    for number in range(500):
        stage.write(f"{number}.txt", FERRY.replace("27 people", f"{number} people"))
    window = stage.window
    window.taking.take([stage.folder / "desk"])
    jobs = window.session.jobs
    stage.until(lambda: any(job.done for job in jobs.open() if not job.lasting))
    window.status.cancelled.emit()
    stage.until(lambda: [job for job in jobs.all() if job.state == "stopped"])
    [job] = [job for job in jobs.all() if job.state == "stopped"]
    assert 0 < job.done < 500 and "Stopped" in job.said
    assert not window.status.is_busy()
    from tests.desktop.conftest import aside

    found = aside(lambda: list(stage.archive.proofs.audit()))
    assert [item for item in found if hasattr(item, "kind") and not getattr(item, "harmless", False)] == []


def test_the_watch_is_a_job_without_an_end(stage: Stage) -> None:
    """For as long as a folder is watched it is listed with what it took, and never counts as busy."""
    inbox = stage.folder / "inbox"
    inbox.mkdir()
    window = stage.window
    window.session.watch_folder(str(inbox))
    stage.until(lambda: [job for job in window.session.jobs.open() if job.lasting])
    stage.write("ferry.txt", FERRY, "inbox")
    stage.until(lambda: [job.done for job in window.session.jobs.open() if job.lasting] == [1])
    assert not window.status.is_busy()
    window.session.unwatch_folder(str(inbox))
    stage.until(lambda: not [job for job in window.session.jobs.open() if job.lasting])


def test_text_that_is_a_path_is_taken(stage: Stage) -> None:
    """A dropped line that is a path or a file: address is that file; a web address is refused in a sentence."""
    ferry, library = stage.write("ferry.txt", FERRY), stage.write("library.txt", LIBRARY)
    data = QMimeData()
    data.setText(f"{ferry}\n{QUrl.fromLocalFile(str(library)).toString()}\n")
    assert dropping.may_be(data) and dropping.read(data).files == (ferry, library)
    stage.window.taking.dropped(data)
    stage.until(lambda: stage.window.browsing.overview.reports == 2)
    web = QMimeData()
    web.setText("https://valleyherald.example/ferry")
    assert dropping.read(web) == dropping.Dropped((), ("https://valleyherald.example/ferry",))
    stage.window.taking.dropped(web)
    assert "is no file on this computer" in stage.window.middle.notice.text
    both = QMimeData()
    both.setUrls([QUrl.fromLocalFile(str(stage.write("with.txt", STRIKE))), QUrl("https://valley.example/a")])
    stage.window.taking.dropped(both)
    stage.until(lambda: "1 added" in stage.window.middle.notice.text)
    assert "https://valley.example/a is no file" in stage.window.middle.notice.text
    words = QMimeData()
    words.setText("Ferry strike halts traffic\n/and more")
    assert not dropping.may_be(words)


# elsewhere


class Icon(QObject):
    """Stands for the system's tray, which a platform without a display does not have."""

    activated, messageClicked = Signal(int), Signal()

    def __init__(self, shown: list[str]) -> None:
        super().__init__()
        self.shown, self.visible = shown, False

    def show(self) -> None:
        self.visible = True

    def hide(self) -> None:
        self.visible = False

    def setToolTip(self, tip: str) -> None: ...

    def setContextMenu(self, menu: QMenu) -> None: ...

    def showMessage(self, title: str, words: str, icon: QIcon, shown: int) -> None:
        self.shown.append(title)


def test_whoever_is_elsewhere_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    """Away from the window, a message comes up where there is a tray and it is wished for; beside it, none."""
    shown: list[str] = []
    preferences = Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    window, away = QWidget(), [True]
    qtbot.addWidget(window)
    icon = Icon(shown)
    told = tray.Tray(window, preferences, lambda: away[0], lambda: True, lambda: icon)
    assert not icon.visible  # none is wished for
    assert told.notify("Backing up", "done") and shown == ["Backing up"] and icon.visible
    away[0] = False
    assert not told.notify("Backing up", "done")
    away[0] = True
    preferences.keep(tray.MESSAGES, "no")
    assert not told.notify("Backing up", "done") and shown == ["Backing up"]
    without = tray.Tray(window, preferences, lambda: True, lambda: False)
    preferences.keep(tray.MESSAGES, "yes")
    assert not without.notify("Backing up", "done")
    preferences.keep(tray.ICON, "yes")
    told.update_icon()
    assert icon.visible
    told.close()
    assert not icon.visible


# the log


@pytest.fixture
def logbook(tmp_path: Path) -> Iterator[Logbook]:
    made = Logbook(tmp_path / "state")
    yield made
    made.close()


def test_the_log_tells_where_and_no_words(logbook: Logbook, tmp_path: Path) -> None:
    """Errors are noted by kind, path and place in our code; the words that a bug or an input held are not."""
    for error in (BadInput("Ada Ruiz said so", "is no day"), OSError(28, "No space left", str(tmp_path / "blobs"))):
        with pytest.raises((BadInput, OSError)) as caught:
            raise error
        note(caught.value)
    try:
        int("27 people were arrested")
    except ValueError as bug:
        note_bug(bug)
    said = logbook.path.read_text(encoding="utf-8")
    assert "BadInput" in said and "No space left" in said and str(tmp_path / "blobs") in said
    assert "test_jobs.py" in said and "ValueError" in said
    assert "Ada Ruiz" not in said and "arrested\n" not in said.replace('"27 people were arrested"', "")


def test_the_log_stays_small(tmp_path: Path) -> None:
    """However much goes wrong, the log and its older files stay within two megabytes."""
    logbook = Logbook(tmp_path)
    for _ in range(9000):
        logging.getLogger("dossier").warning("x" * 400)
    logbook.close()
    files = list(tmp_path.glob("dossier.log*"))
    assert 1 < len(files) <= 4 and sum(path.stat().st_size for path in files) < 2_100_000


def test_a_log_that_cannot_be_written_costs_nothing_else(tmp_path: Path) -> None:
    """Where the state folder is a file, Dossier goes on without a log."""
    (tmp_path / "state").write_text("x")
    logbook = Logbook(tmp_path / "state")
    note(SyncFailed(5, "failed", "x"))
    assert logbook.trouble is not None
    logbook.close()


def test_a_bug_on_any_thread_is_told_and_noted(qtbot: QtBot, logbook: Logbook) -> None:
    """A mistake on a thread or the main thread reaches the person once each, with its kind; hooks are put back."""
    before = (sys.excepthook, threading.excepthook)
    alarm, heard = Alarm(), list[str]()
    alarm.heard.connect(heard.append)
    alarm.listen()
    try:
        thread = threading.Thread(target=lambda: {}["gone"])
        thread.start()
        thread.join()
        with pytest.raises(RuntimeError) as caught:
            raise RuntimeError("secret words")
        sys.excepthook(RuntimeError, caught.value, caught.value.__traceback__)
        qtbot.waitUntil(lambda: len(heard) == 2)
    finally:
        alarm.rest()
    assert heard == ["KeyError", "RuntimeError"] and (sys.excepthook, threading.excepthook) == before
    said = logbook.path.read_text(encoding="utf-8")
    assert "bug: KeyError" in said and "secret words" not in said.replace('RuntimeError("secret words")', "")
