"""How the window does with many reports, and while many come: all without a display.

    python -m tests.benchmarks.window [--archive DIR] [--rows 1000000] [--adding 10000]

With --archive DIR (of 100,000 reports, say; tests.benchmarks.rebuild makes one with --folder DIR) tells how long from
the start of the program until its window shows rows, and its memory; asked: 1.5 s and 250 MB.

With --rows tells of a catalog with that many rows, made of a few reports by SQL: the first page (asked 0.3 s), and the
times of single frames while the list is scrolled line by line, page by page and by leaps (asked 16 ms at the 95th
percentile; a frame is whatever the main thread does from one step until it could take the next, painting included).

With --adding tells for how long the main thread was not to be had while that many files are taken in (asked: 50 ms
at most).
One JSON object each.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import itertools

from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication, QScrollBar

from dossier.archive import Archive
from dossier.desktop.desk import Desk
from dossier.desktop.look import Look
from dossier.desktop.preferences import Preferences
from dossier.desktop.steady import steady
from dossier.desktop.window import MainWindow
from tests.benchmarks.latency import until
from tests.benchmarks.rebuild import write_texts

_SEEDED = 500  # reports of which the many rows are copies
_STEPS = 300  # frames of each kind
_BEAT = 5  # milliseconds between the main thread's signs of life


@contextmanager
def windowed(folder: Path, scratch: Path) -> Iterator[tuple[QApplication, MainWindow]]:
    """A window on an archive, as the program would open it."""
    found = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(found, QApplication)
    preferences = Preferences(QSettings(str(scratch / "window.ini"), QSettings.Format.IniFormat))
    look = Look(preferences)
    look.apply()
    window = MainWindow(Desk(Archive.open(folder), preferences), look, preferences)
    window.resize(1280, 800)
    window.show()
    steady()
    try:
        yield found, window
    finally:
        window.close()


def shows(window: MainWindow) -> bool:
    return window.model.rowCount() > 0 and window.model.row_at(0) is not None


# the start


def start(folder: Path) -> dict[str, object]:
    """Seconds from the start of a process until its window shows rows, and its memory then and after grouping."""
    command = [sys.executable, "-m", "tests.benchmarks.window", "--shown", str(folder)]
    began = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        child.stdout.readline()
        shown = time.monotonic() - began
        memory = _resident(child.pid)
        child.stdout.readline()
        later = _resident(child.pid)
    return {"what": "start", "shown s": round(shown, 2), "MB when shown": memory, "MB 20 s later": later}


def _resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return round(int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024)


def show(folder: Path) -> None:
    """The child: says `shown` once rows stand in the window, and `later` when what follows the start is done."""
    with tempfile.TemporaryDirectory() as scratch, windowed(folder, Path(scratch)) as (app, window):
        until(app, lambda: shows(window))
        window.grab()
        print("shown", flush=True)
        end = time.monotonic() + 20
        until(app, lambda: time.monotonic() > end)
        print("later", flush=True)


# many rows


def multiply(catalog: Path, rows: int) -> None:
    """Makes the catalog's reports and versions so many, each a copy under a number of its own."""
    with closing(sqlite3.connect(catalog)) as raw:
        raw.execute("PRAGMA synchronous = OFF")
        held: int = raw.execute("SELECT max(number) FROM report").fetchone()[0]
        columns = [row[1] for row in raw.execute("PRAGMA table_info(report)")]
        changed = {
            "number": f"r.number + n.at * {held}",
            "report": f"'R' || (r.number + n.at * {held})",
            "headline": "r.headline || ' ' || n.at",
            "headline_key": "r.headline_key || ' ' || n.at",
            "published": "date('2001-01-01', '+' || ((r.number * 7919 + n.at * 31) % 9000) || ' days')",
            "path": "r.path || n.at",
        }
        chosen = ", ".join(changed.get(name, f"r.{name}") for name in columns)
        times = f"WITH RECURSIVE n(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < {rows // held - 1}) "
        raw.execute(f"{times} INSERT INTO report ({', '.join(columns)}) SELECT {chosen} FROM report r, n")
        raw.commit()


def scroll(folder: Path, rows: int, scratch: Path) -> dict[str, object]:
    """The first page of a list so long, and the frames of going through it."""
    multiply(folder / "catalog.sqlite", rows)
    began = time.monotonic()
    with windowed(folder, scratch) as (app, window):
        until(app, lambda: shows(window))
        window.grab()
        first = time.monotonic() - began
        bar, view = window.middle.table.verticalScrollBar(), window.middle.table.viewport()
        end = time.monotonic() + 5
        until(app, lambda: time.monotonic() > end)  # what follows the start
        frames = {}
        for name, step in (("line", 1), ("page", bar.pageStep()), ("leap", max(1, bar.maximum() // (_STEPS + 1)))):
            bar.setValue(0)
            app.processEvents()
            move = partial(_move, bar, step)
            frames[name] = [_frame(app, move, view.repaint) for _ in range(_STEPS)]
        sorts = {_title(window, column): _sorted(app, window, column) for column in range(window.model.columnCount())}
        return {
            "what": "rows", "rows": window.model.rowCount(), "first page s": round(first, 3),
            **{f"{name} p50/p95/max ms": _spread(found) for name, found in frames.items()}, "sorted ms": sorts,
        }  # fmt: skip


def _move(bar: QScrollBar, step: int) -> None:
    bar.setValue(bar.value() + step)


def _title(window: MainWindow, column: int) -> str:
    return str(window.model.headerData(column, Qt.Orientation.Horizontal))


def _sorted(app: QApplication, window: MainWindow, column: int) -> int:
    """Milliseconds until the first page in a column's order is there."""
    came: list[int] = []
    window.model.settled.connect(came.append)
    asked = time.monotonic()
    window.model.sort(column)
    until(app, lambda: bool(came))
    window.model.settled.disconnect(came.append)
    return round((time.monotonic() - asked) * 1000)


def _frame(app: QApplication, step: Callable[[], object], paint: Callable[[], object]) -> float:
    """Milliseconds of one step: moving, painting, and what came from the lanes meanwhile."""
    began = time.perf_counter()
    step()
    paint()
    app.processEvents()
    spent = (time.perf_counter() - began) * 1000
    time.sleep(0.004)  # a hand is no faster
    return spent


def _spread(found: list[float]) -> list[float]:
    return [round(x, 1) for x in (statistics.median(found), statistics.quantiles(found, n=20)[-1], max(found))]


# adding


def add(scratch: Path, files: int) -> dict[str, object]:
    """Gaps between the main thread's beats while files are taken in, with the window in use."""
    given = scratch / "in"
    given.mkdir()
    write_texts(given, files)
    with windowed(scratch / "archive", scratch) as (app, window):
        until(app, lambda: window.side_model.rowCount() > 0)
        beats: list[float] = []
        timer = QTimer(interval=_BEAT)
        timer.timeout.connect(lambda: beats.append(time.perf_counter()))
        timer.start()
        began = time.monotonic()
        window.taking.take([given])
        while window.desk.adding.jobs or time.monotonic() - began < 1:
            app.processEvents()
            time.sleep(0.0005)
            if time.monotonic() - began > 1800:
                raise SystemExit("the files were not taken in within half an hour")
        took = time.monotonic() - began
        end = time.monotonic() + 3
        until(app, lambda: time.monotonic() > end)
    gaps = sorted(((later - sooner) * 1000 - _BEAT for sooner, later in itertools.pairwise(beats)), reverse=True)
    return {
        "what": "adding", "files": files, "s": round(took, 1), "beats": len(beats),
        "longest blocks ms": [round(gap) for gap in gaps[:8]], "over 50 ms": sum(gap > 50 for gap in gaps),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--archive", type=Path)
    parser.add_argument("--rows", type=int)
    parser.add_argument("--adding", type=int)
    parser.add_argument("--shown", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.shown:
        show(chosen.shown)
    if chosen.archive:
        for _ in range(3):
            print(json.dumps(start(chosen.archive)), flush=True)
    with tempfile.TemporaryDirectory() as made:
        scratch = Path(made)
        if chosen.rows:
            (scratch / "texts").mkdir()
            write_texts(scratch / "texts", _SEEDED)
            with Archive.open(scratch / "many") as archive:
                for _ in archive.add(scratch / "texts"):
                    pass
            print(json.dumps(scroll(scratch / "many", chosen.rows, scratch)), flush=True)
        if chosen.adding:
            print(json.dumps(add(scratch, chosen.adding)), flush=True)


if __name__ == "__main__":
    main()
