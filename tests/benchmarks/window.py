"""How the window does with many reports, and while many come: all without a display.

    python -m tests.benchmarks.window [--archive DIR] [--typing DIR] [--rows 1000000] [--adding 10000]

With --archive DIR (of 100,000 reports, say; tests.benchmarks.rebuild makes one with --folder DIR) tells how long from
the start of the program until rows stand painted in its window, and its memory; asked: 1.5 s and 250 MB. The program is
started as `dossier --archive DIR` is, with its modules compiled before, as an installed one has them.

With --typing DIR tells how long after each letter of words that are typed into the search field their reports stand
painted; asked, of 100,000 reports: 0.1 s.

With --rows tells of a catalog with that many rows, made of a few reports by SQL: what opening archive and window takes,
the first page from the moment it is asked for until it is painted (asked 0.3 s), the times of single frames while the
list is scrolled line by line, page by page and by leaps (asked 16 ms at the 95th percentile; a frame is whatever the
main thread does from one step until it could take the next, painting included), and how long rows are on their way
after the last leap.

With --adding tells for how long the main thread was not to be had while that many files are taken in (asked: 50 ms
at most); of the longest blocks also for how much of each it was at work itself.
One JSON object each, with the load of the computer, on which times of a processor (CPU) depend less than a clock's.
"""

from __future__ import annotations

import argparse
import json
import os
import random
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
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar

from dossier.archive import Archive
from dossier.desktop.appearance import Appearance
from dossier.desktop.gc_policy import steady
from dossier.desktop.main_window import MainWindow
from dossier.desktop.preferences import Preferences
from dossier.desktop.preload import load_ahead
from dossier.desktop.session import Session
from dossier.proofs.local_state import keys_folder
from tests.benchmarks.latency import until
from tests.benchmarks.rebuild import write_texts

_SEEDED = 500  # reports of which the many rows are copies
_STEPS = 300  # frames of each kind
_SCREEN = {"name": "s", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
_BEAT = 5  # milliseconds between the main thread's signs of life


@contextmanager
def windowed(folder: Path, scratch: Path) -> Iterator[tuple[QApplication, MainWindow]]:
    """A window on an archive, as the program would open it."""
    found = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(found, QApplication)
    preferences = Preferences(QSettings(str(scratch / "window.ini"), QSettings.Format.IniFormat))
    look = Appearance(preferences)
    look.apply()
    window = MainWindow(Session(Archive.create(folder, exist_ok=True), preferences), look, preferences)
    window.resize(1280, 800)
    window.show()
    steady()
    load_ahead()
    try:
        yield found, window
    finally:
        window.close()


def shows(window: MainWindow) -> bool:
    return window.model.rowCount() > 0 and window.model.row_at(0) is not None


# the start


def start(folder: Path, scratch: Path) -> dict[str, object]:
    """Seconds from the start of a process until its window shows rows, and its memory then and after grouping."""
    command = [sys.executable, "-m", "tests.benchmarks.started", "--archive", str(folder)]
    began = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=_as_installed(scratch)) as child:
        assert child.stdout is not None
        busy = float(child.stdout.readline().split()[1])
        shown = time.monotonic() - began
        memory = _resident(child.pid)
        child.stdout.readline()
        later = _resident(child.pid)
    times = {"shown s": round(shown, 2), "CPU s": round(busy, 2)}
    return {"what": "start", **times, "MB when shown": memory, "MB 20 s later": later, "load": _load()}


def _as_installed(scratch: Path) -> dict[str, str]:
    """With compiled modules, settings of its own, and a screen as people have."""
    screen = scratch / "screen.json"
    screen.write_text(json.dumps({"screens": [_SCREEN]}), encoding="ascii")
    places = {name: str(scratch / name) for name in ("PYTHONPYCACHEPREFIX", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, **places, "DOSSIER_KEYS": str(keys_folder()), "QT_QPA_PLATFORM": f"offscreen:configfile={screen}"}


def _resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return round(int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024)


def _load() -> float:
    return round(os.getloadavg()[0], 1)


# typing


def typing(folder: Path, scratch: Path, words: int = 30) -> dict[str, object]:
    """Milliseconds from a key until what it leaves searched for is painted, by how many letters stand there then."""
    with windowed(folder, scratch) as (app, window):
        until(app, lambda: shows(window))
        rows = filter(None, (window.model.held_at(at) for at in range(100)))
        heads = sorted(
            {word for row in rows for word in (row.headline or "").split() if word.isalpha() and len(word) > 4}
        )
        until(app, lambda: window.browsing.known)
        field, took = window.middle.search, dict[int, list[float]]()
        field.setFocus()
        for word in random.Random(3).sample(heads, min(words, len(heads))):
            for at, letter in enumerate(word, 1):
                took.setdefault(min(at, 4), []).append(
                    _typed(app, window, lambda letter=letter: QTest.keyClicks(field, letter))
                )
                time.sleep(0.05)
            _typed(app, window, field.clear)
    spread = {f"{at} letters{' or more' * (at == 4)} p50/p95/max ms": _spread(found) for at, found in took.items()}
    return {"what": "typing", **spread, "load": _load()}


def _typed(app: QApplication, window: MainWindow, key: Callable[[], object]) -> float:
    began = time.perf_counter()
    key()
    query = f"{window.browsing.scope()} {window.middle.search.query()}".strip()
    until(app, lambda: window.model.shown == query)
    window.middle.table.viewport().repaint()
    return (time.perf_counter() - began) * 1000


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
        opened = time.monotonic() - began
        bar, view = window.middle.table.verticalScrollBar(), window.middle.table.viewport()
        end = time.monotonic() + 5
        until(app, lambda: time.monotonic() > end)  # what follows the start
        pages = [_page(app, window) for _ in range(5)]
        frames = {}
        for name, step in (("line", 1), ("page", bar.pageStep()), ("leap", max(1, bar.maximum() // (_STEPS + 1)))):
            bar.setValue(0)
            app.processEvents()
            move = partial(_move, bar, step)
            frames[name] = [_frame(app, move, view.repaint) for _ in range(_STEPS)]
        left = time.monotonic()
        until(app, lambda: all(window.model.row_at(row) for row in range(*window.middle.table.in_sight())))
        there = time.monotonic() - left
        sorts = {_title(window, column): _sorted(app, window, column) for column in range(window.model.columnCount())}
        return {
            "what": "rows", "rows": window.model.rowCount(), "opened and shown s": round(opened, 3),
            "first page s": [round(page, 3) for page in pages],
            **{f"{name} p50/p95/max ms": _spread([wall for wall, _ in found]) for name, found in frames.items()},
            **{f"{name} p50/p95/max CPU ms": _spread([busy for _, busy in found]) for name, found in frames.items()},
            "rows after the last leap s": round(there, 3), "sorted ms": sorts, "load": _load(),
        }  # fmt: skip


def _page(app: QApplication, window: MainWindow) -> float:
    """Seconds from asking for the list until its first page is painted."""
    came: list[int] = []
    window.model.settled.connect(came.append)
    asked = time.monotonic()
    window.model.look_for("")
    until(app, lambda: bool(came))
    window.middle.table.viewport().repaint()
    window.model.settled.disconnect(came.append)
    return time.monotonic() - asked


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


def _frame(app: QApplication, step: Callable[[], object], paint: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds of one step (moving, painting, what came from the lanes meanwhile), and of the main thread's CPU."""
    began, busy = time.perf_counter(), time.thread_time()
    step()
    paint()
    app.processEvents()
    spent = (time.perf_counter() - began) * 1000, (time.thread_time() - busy) * 1000
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
        end = time.monotonic() + 3
        until(app, lambda: time.monotonic() > end)  # what follows the start
        beats: list[tuple[float, float]] = []
        timer = QTimer(interval=_BEAT)
        timer.timeout.connect(lambda: beats.append((time.perf_counter(), time.thread_time())))
        timer.start()
        began = time.monotonic()
        window.taking.take([given])
        while window.session.adding.jobs or time.monotonic() - began < 1:
            app.processEvents()
            time.sleep(0.0005)
            if time.monotonic() - began > 1800:
                raise SystemExit("the files were not taken in within half an hour")
        took = time.monotonic() - began
        end = time.monotonic() + 3
        until(app, lambda: time.monotonic() > end)
    gaps = [
        ((later[0] - sooner[0]) * 1000 - _BEAT, (later[1] - sooner[1]) * 1000)
        for sooner, later in itertools.pairwise(beats)
    ]
    gaps.sort(reverse=True)
    return {
        "what": "adding", "files": files, "s": round(took, 1), "beats": len(beats),
        "longest blocks, at work for ms": [(round(gap), round(busy)) for gap, busy in gaps[:8]],
        "most work in one ms": round(max(busy for _, busy in gaps)),
        "over 50 ms": sum(gap > 50 for gap, _ in gaps), "load": _load(),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--archive", type=Path)
    parser.add_argument("--typing", type=Path)
    parser.add_argument("--rows", type=int)
    parser.add_argument("--adding", type=int)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        scratch = Path(made)
        if chosen.archive:
            for _ in range(4):  # the first compiles
                print(json.dumps(start(chosen.archive, scratch)), flush=True)
        if chosen.typing:
            print(json.dumps(typing(chosen.typing, scratch)), flush=True)
        if chosen.rows:
            (scratch / "texts").mkdir()
            write_texts(scratch / "texts", _SEEDED)
            with Archive.create(scratch / "many") as archive:
                for _ in archive.add(scratch / "texts"):
                    pass
            print(json.dumps(scroll(scratch / "many", chosen.rows, scratch)), flush=True)
        if chosen.adding:
            print(json.dumps(add(scratch, chosen.adding)), flush=True)


if __name__ == "__main__":
    main()
