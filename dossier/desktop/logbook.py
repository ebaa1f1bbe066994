"""The program's own log file: what went wrong and where, with paths, and without a word of any report."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal

import dossier
from dossier.errors import DossierError

_BYTES, _OLDER = 512_000, 3  # a file of the log, and how many older ones are kept
_FORM = "%(asctime)s %(levelname)s %(threadName)s %(message)s"
# What these say is about our code or the disk; the words of other errors may be those of a report
_SAFE_TO_QUOTE = (
    OSError,
    AttributeError,
    TypeError,
    NameError,
    ImportError,
    RecursionError,
    MemoryError,
    AssertionError,
)
_PATHS = ("folder", "path", "filename", "filename2")

_log = logging.getLogger("dossier")
_log.addHandler(logging.NullHandler())
_log.propagate = False


def log_folder() -> Path:
    """Where this system keeps what programs note of themselves."""
    kinds = QStandardPaths.StandardLocation
    return Path(QStandardPaths.writableLocation(kinds.GenericStateLocation)) / "dossier"


class Logbook:
    """The log file in a folder, at most two megabytes with the older ones in the same folder."""

    def __init__(self, folder: Path) -> None:
        """A folder that cannot be written to costs the log and nothing else; `trouble` says so."""
        self.path = folder / "dossier.log"
        self.trouble: OSError | None = None
        self._handler: logging.Handler = logging.NullHandler()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._handler = RotatingFileHandler(
                self.path, maxBytes=_BYTES, backupCount=_OLDER, encoding="utf-8", delay=False
            )
        except OSError as error:
            self.trouble = error
        self._handler.setFormatter(logging.Formatter(_FORM))
        _log.addHandler(self._handler)
        _log.setLevel(logging.INFO)
        _log.info("Dossier %s begins, Python %s on %s", dossier.__version__, sys.version.split()[0], sys.platform)

    def close(self) -> None:
        _log.info("Dossier ends")
        _log.removeHandler(self._handler)
        self._handler.close()


def note(error: DossierError | OSError) -> None:
    """An error that a person saw as a sentence."""
    paths = [f"{name}={value}" for name in _PATHS if (value := getattr(error, name, None))]
    message = f" {error.strerror}" if isinstance(error, OSError) else ""
    _log.warning("%s%s %s (%s)", type(error).__name__, message, " ".join(paths), _where(error.__traceback__))


def note_bug(error: BaseException) -> None:
    """An error that nobody foresaw, with the way that led to it and its causes."""
    parts, seen = list[str](), error
    while seen is not None:
        message = f": {seen}" if isinstance(seen, _SAFE_TO_QUOTE) else ""
        parts.append(f"{type(seen).__qualname__}{message}\n{''.join(traceback.format_tb(seen.__traceback__))}")
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)  # type: ignore[assignment]
    _log.error("bug: %s", "which came of ".join(parts))


def _where(trace: TracebackType | None) -> str:
    frames = traceback.extract_tb(trace)[-2:]
    return " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))


class Alarm(QObject):
    """Hears of every bug, on whichever thread it came up, notes it, and says so once on the main thread.

    The program goes on: Qt's loop and the other threads do not end by it.
    """

    heard = Signal(str)  # the kind of the error
    _sent = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Queued: a bug may come up on any thread, and in the midst of anything
        self._sent.connect(self.heard, Qt.ConnectionType.QueuedConnection)
        self._before = (sys.excepthook, threading.excepthook)

    def listen(self) -> None:
        sys.excepthook = lambda _kind, error, trace: self._hear(error.with_traceback(trace))
        threading.excepthook = lambda args: self._hear(args.exc_value) if args.exc_value else None

    def rest(self) -> None:
        """Leaves the hooks as they were."""
        sys.excepthook, threading.excepthook = self._before

    def _hear(self, error: BaseException) -> None:
        if isinstance(error, KeyboardInterrupt | SystemExit):
            return
        note_bug(error)
        if sys.stderr is not None:
            traceback.print_exception(error)
        self._sent.emit(type(error).__name__)
