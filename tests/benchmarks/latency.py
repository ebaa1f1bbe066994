"""How long from a file's closing in a watched folder until its row stands in the window's list, beyond the settle time.

    python -m tests.benchmarks.latency [--files 20] [--quiet 1.0]

A window without a display, on an archive of its own; one file at a time. Prints one JSON object: median and 95th
percentile of the seconds from close to row, less the settle time, and the same until the row shows the headline read.
The target is 0.2 seconds for the row.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from dossier.archive import Archive
from dossier.desktop.appearance import Appearance
from dossier.desktop.main_window import MainWindow
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session

_PATIENCE = 60.0  # seconds


def until(app: QApplication, holds: Callable[[], bool]) -> float:
    """Runs the window until something holds; gives the moment at which it was first seen to."""
    end = time.monotonic() + _PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise SystemExit("the window did not show what was waited for")
        app.processEvents()
        time.sleep(0.001)
    return time.monotonic()


def measure(app: QApplication, window: MainWindow, folder: Path, number: int, quiet: float) -> tuple[float, float]:
    """Seconds beyond the settle time until the row is there, and until it shows what was read."""
    headline = f"Ferry number {number} runs again"
    path = folder / f"{number}.txt"
    model = window.model
    rows = model.rowCount()
    with path.open("w") as stream:
        stream.write(f"The Harbour Courier\n\n{headline}\n\nBy Ada Ruiz\n\nQUITO, March 3, 2019 - It runs again.\n")
    closed = time.monotonic()
    there = until(app, lambda: model.rowCount() > rows and model.row_at(0) is not None)
    read = until(app, lambda: (row := model.row_at(0)) is not None and row.headline == headline)
    return there - closed - quiet, read - closed - quiet


def run(scratch: Path, files: int, quiet: float) -> dict[str, object]:
    app = QApplication(sys.argv[:1])
    folder = scratch / "in"
    folder.mkdir()
    archive = Archive.create(scratch / "archive")
    preferences = Preferences(QSettings(str(scratch / "window.ini"), QSettings.Format.IniFormat))
    window = MainWindow(Session(archive, preferences, quiet=quiet), Appearance(preferences), preferences)
    window.show()
    window.session.watch_folder(str(folder))
    until(app, lambda: [state.state for state in window.session.watching.states()] == ["watching"])
    measure(app, window, folder, 0, quiet)  # readers start with the first
    found = [measure(app, window, folder, number, quiet) for number in range(1, files + 1)]
    window.close()
    rows, reads = zip(*found, strict=True)
    return {
        "files": files,
        "settle s": quiet,
        "row median s": round(statistics.median(rows), 3),
        "row p95 s": round(statistics.quantiles(rows, n=20)[-1], 3),
        "headline median s": round(statistics.median(reads), 3),
        "headline p95 s": round(statistics.quantiles(reads, n=20)[-1], 3),
        "load": os.getloadavg()[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=int, default=20)
    parser.add_argument("--quiet", type=float, default=1.0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        print(json.dumps(run(Path(scratch), chosen.files, chosen.quiet)))


if __name__ == "__main__":
    main()
