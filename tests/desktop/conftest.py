"""What the window's tests stand on: a real archive in a window, and guards that watch over every test."""

from __future__ import annotations

import gc
import importlib
import inspect
import os
import pkgutil
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

import dossier.archive
from dossier.archive import Archive
from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.desktop import display
from dossier.model.events import Changes

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from dossier.desktop.main_window import MainWindow
    from dossier.desktop.workers.news import News

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
PROBLEM = display.problem()
WITHOUT_QT = "test_display.py"
ANSWERS = TypeVar("ANSWERS")

FERRY = """The Harbour Courier

Ferry strike halts island traffic for a third day

By Ada Ruiz

QUITO, March 3, 2019 – Dock workers in Quito kept the gates shut on Sunday, and 27 people were arrested, the port
police said.

“We asked for two hours and were given ten minutes,” said Olga Brandt, who speaks for the workers.
"""
STRIKE = """Andes Evening Post

Strike at the docks: arrests on the third day

By Li Na

QUITO, March 4, 2019 – The strike of the dock workers in Quito went into its third day on Sunday.

At least 31 people were arrested, said a lawyer of the union.

“We asked for two hours and were given ten minutes,” said Olga Brandt, who speaks for the workers.
"""
LIBRARY = """The Hill Gazette

Library opens a reading garden

By Tom Vale

LIMA, June 9, 2021 – The town library opened a garden in which visitors may read aloud to each other.
"""


class _PassedOver(pytest.Module):
    def collect(self) -> Any:
        pytest.skip(PROBLEM or "", allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: Any) -> Any:
    """Where Qt cannot be loaded, these tests are skipped with the sentence that a user would see."""
    if PROBLEM and module_path.parent == Path(__file__).parent and module_path.name != WITHOUT_QT:
        return _PassedOver.from_parent(parent, path=module_path)
    return None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """What a window's test leaves goes on the main thread, as in the program: see `dossier.desktop.gc_policy`.

    Python looks for it on whichever thread makes the next object, and a widget destroyed on another thread than Qt's
    ends the process, at once or in a test long after.
    """
    if item.path.parent != Path(__file__).parent:
        return (yield)
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect(1 if nextitem and nextitem.path == item.path else 2)
        gc.enable()


def aside(call: Callable[[], ANSWERS]) -> ANSWERS:
    """Asks the archive as the window must: on another thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(call).result()


@pytest.fixture(autouse=True)
def no_qt_warnings(request: pytest.FixtureRequest) -> Iterator[None]:
    """Any warning of Qt fails the test in which it is given."""
    if PROBLEM or not {"qapp", "qtbot"} & set(request.fixturenames):
        yield
        return
    from PySide6.QtCore import qInstallMessageHandler

    said: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, text: said.append(text))
    yield
    qInstallMessageHandler(before)
    # The platform without a display says what it has no use for; that is not about us
    assert [text for text in said if not text.startswith("This plugin does not support")] == []


@pytest.fixture(autouse=True)
def without_style_sheet(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves the style sheet out, half of what a window costs, where a test is not about looks or room.

    Tests that are carry the mark `styled`.
    """
    if PROBLEM or request.node.get_closest_marker("styled"):
        return
    from PySide6.QtWidgets import QApplication

    from dossier.desktop import theme
    from dossier.desktop.appearance import Appearance

    def colour(app: QApplication, look: theme.Theme, size: int) -> None:
        app.setPalette(theme.palette(look))

    monkeypatch.setattr(theme, "apply", colour)
    monkeypatch.setattr(Appearance, "undressed", lambda _: nullcontext())
    app = QApplication.instance()
    if isinstance(app, QApplication) and app.styleSheet():
        app.setStyleSheet("")


class MainThreadGuard:
    """Notes what the main thread does that only lanes may do: questions to the archive, files, databases."""

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.seen: list[str] = []

    def note(self, what: str) -> None:
        if self.folder and threading.current_thread() is threading.main_thread():
            self.seen.append(what)

    def heard(self, event: str, details: tuple[Any, ...]) -> None:
        if self.folder is None or event not in ("open", "sqlite3.connect", "os.listdir", "os.scandir"):
            return
        if isinstance(details[0], str | Path) and str(details[0]).startswith(str(self.folder)):
            self.note(f"{event} {details[0]}")


_GUARD = MainThreadGuard()
sys.addaudithook(_GUARD.heard)  # stays for the whole run, and hears nothing while no folder is guarded

# Every verb of an archive and its services; to listen touches neither disk nor database
for room in pkgutil.iter_modules(dossier.archive.__path__, "dossier.archive."):
    importlib.import_module(room.name)  # a service is loaded at its first use; its verbs are wanted here before
_SERVICES = (Archive, *Service.__subclasses__())
_ASKED = [
    (owner, name)
    for owner in _SERVICES
    for name, found in vars(owner).items()
    if not name.startswith("_") and name not in ("open", "create", "listen") and callable(getattr(owner, name))
]


@pytest.fixture
def guard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainThreadGuard]:
    """While it watches, work on the main thread fails the test."""
    for owner, name in _ASKED:
        noted = _noted(f"{owner.__name__}.{name}", getattr(owner, name))
        alone = isinstance(inspect.getattr_static(owner, name), staticmethod)  # asked without an archive
        monkeypatch.setattr(owner, name, staticmethod(noted) if alone else noted)
    _GUARD.seen.clear()
    yield _GUARD
    _GUARD.folder = None
    assert _GUARD.seen == []


def _noted(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    def asked(*words: Any, **named: Any) -> Any:
        _GUARD.note(name)
        return method(*words, **named)

    return asked


_FONTS: list[Any] = []  # the application's, before any test made its letters larger


def _first_font(app: Any) -> Any:
    if not _FONTS:
        _FONTS.append(app.font())
    return _FONTS[0]


def _is_reported(news: News) -> bool:
    """Whether nothing is gathered, and what comes next is told at once."""
    return not news._timer.isActive() and news._gathered == Changes()


class Stage:
    """A window on an archive in a folder of its own, with the questions that tests ask of it."""

    def __init__(self, folder: Path, qtbot: QtBot, guard: MainThreadGuard) -> None:
        self.folder, self.qtbot, self._guard = folder, qtbot, guard
        self.window: MainWindow
        self.archive: Archive

    def open(self) -> MainWindow:
        from PySide6.QtCore import QSettings
        from PySide6.QtWidgets import QApplication

        from dossier.desktop.appearance import Appearance
        from dossier.desktop.main_window import MainWindow
        from dossier.desktop.preferences import Preferences
        from dossier.desktop.session import Session

        self.archive = aside(lambda: Archive.create(self.folder / "archive", exist_ok=True, person="tester"))
        settings = QSettings(str(self.folder / "window.ini"), QSettings.Format.IniFormat)
        self.preferences = Preferences(settings)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setStyle("Fusion")
        app.setFont(_first_font(app))
        look = Appearance(self.preferences)
        look.apply()
        self.window = MainWindow(Session(self.archive, self.preferences, quiet=0.2), look, self.preferences)
        self._test_models()
        self._guard.folder = self.folder / "archive"
        self.window.show()
        self.until(lambda: self.window.side_model.rowCount() > 0)
        return self.window

    def _test_models(self) -> None:
        """Every model is under Qt's own tester all the while; what it finds is a warning, which fails the test."""
        from PySide6.QtCore import QAbstractItemModel
        from PySide6.QtTest import QAbstractItemModelTester

        mode = QAbstractItemModelTester.FailureReportingMode.Warning
        models = {self.window.model, self.window.side_model, self.window.pane.fields_model}
        models |= set(self.window.findChildren(QAbstractItemModel))
        ours = [model for model in models if type(model).__module__.startswith("dossier.")]
        assert len(ours) >= 6
        self._testers = [QAbstractItemModelTester(model, mode) for model in ours]

    def close(self) -> None:
        self.window.close()
        self._guard.folder = None
        assert [t.name for t in threading.enumerate() if t.name.startswith("dossier-")] == []
        self._forget()

    def _forget(self) -> None:
        """The window goes for good: every one that stayed would be dressed anew by each look that comes after it."""
        from PySide6.QtCore import QCoreApplication, QEvent

        self._testers.clear()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def until(self, holds: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(holds()), timeout=30_000)

    def write(self, name: str, text: str, folder: str = "desk") -> Path:
        """A file outside of the archive."""
        path = self.folder / folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def drop(self, *paths: Path) -> None:
        """Lets files fall onto the window, as the desktop does."""
        from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
        from PySide6.QtGui import QDropEvent

        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        copy, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        self.window.dropEvent(QDropEvent(QPointF(200, 200), copy, data, buttons, keys))

    def take(self, *paths: Path) -> None:
        """Drops files, and waits until all are read and shown."""
        self.drop(*paths)
        self.until(lambda: self.window.verifying.looking == 0)
        self.until(lambda: self.window.session.adding.jobs == 0 and not self.window.middle.notice.isHidden())
        held = aside(self.archive.reports.count)
        self.until(lambda: self.window.browsing.overview.reports == held)
        self.rest()

    def rest(self) -> None:
        """Waits until all news is told, and all that was asked because of it is answered: nothing changes by itself."""
        desk = self.window.session
        lanes = (desk._writing, desk._long, desk._reading)
        calm = 0
        while calm < 2:  # an answer may lead to another question
            self.until(lambda: _is_reported(desk._news))
            answered: list[None] = []
            for lane in lanes:
                lane.ask(lambda: None, answered.append)
            self.until(lambda answered=answered: len(answered) == len(lanes))
            calm = calm + 1 if _is_reported(desk._news) else 0

    def headlines(self) -> list[str]:
        model = self.window.model
        return [str(model.index(row, 0).data()) for row in range(model.rowCount())]

    def choose(self, headline: str) -> None:
        """Makes the report with this headline the one shown."""
        self.until(lambda: headline in self.headlines())
        self.window.middle.table.select(self.headlines().index(headline))
        self.until(lambda: self.window.pane.detail and self.window.pane.detail.row.headline == headline)

    def field(self, name: str) -> str:
        return str(self.window.pane.fields_model.index_of(name).data())

    def side(self, kind: str) -> list[str]:
        """Titles of the items of one kind in the side bar."""
        model, found = self.window.side_model, []
        for section in range(model.rowCount()):
            parent = model.index(section, 0)
            items = [model.item(model.index(row, 0, parent)) for row in range(model.rowCount(parent))]
            found += [item.title for item in items if item and item.kind == kind]
        return found


@pytest.fixture(autouse=True)
def without_web_engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are shown as outlines, for whoever runs the tests: WebEngine is tried in programs of its own."""
    if not PROBLEM and "stage" in request.fixturenames:
        from dossier.desktop import web_engine

        monkeypatch.setattr(web_engine, "trial", lambda: Clause("web-engine-missing"))


@pytest.fixture
def stage(tmp_path: Path, qtbot: QtBot, guard: MainThreadGuard) -> Iterator[Stage]:
    """An open window; closed afterwards, with all its threads."""
    made = Stage(tmp_path, qtbot, guard)
    made.open()
    yield made
    made.close()


@pytest.fixture
def three(stage: Stage) -> Stage:
    """A window with three reports."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE), stage.write("c.txt", LIBRARY))
    stage.until(lambda: len(stage.headlines()) == len(stage.side("outlet")) == 3)
    return stage
