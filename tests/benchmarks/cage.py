"""What the cage costs: pages read in this process, in a cage with and without confinement; then whole `add`s.

    python -m tests.benchmarks.cage [--pages 2000] [--rounds 3]

Prints seconds, CPU seconds (of all processes) and the ratio to the first of its kind, medians of rounds in turn, as one
JSON object a line.
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

from dossier.archive import Archive
from dossier.intake import reader_pool, reader_tasks
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import Limits, Task, Work
from tests.benchmarks.add_pages import make_pages

LOOSE = "from dossier.intake import worker; worker.without_files = lambda: 0; worker.without_system = lambda: False"
UNCONFINED = (sys.executable, "-c", f"{LOOSE}; worker.main()")


def tasks(folder: Path) -> list[Task]:
    return [Task(n, str(path), path.name, f"R{n}", 1) for n, path in enumerate(sorted(folder.iterdir()))]


def in_process(folder: Path) -> None:
    reader_tasks.warm_up(keeps=True)
    for task in tasks(folder):
        reader_tasks.answer(Work(task, Path(task.path).read_bytes(), None), Limits())


def caged(folder: Path, command: tuple[str, ...]) -> None:
    with ReaderPool(1, command=command) as readers:
        readers.submit(tasks(folder))
        while readers.open:
            list(readers.ready(wait=True))


def added(folder: Path, command: tuple[str, ...]) -> None:
    """`add --jobs 2` with this kind of reader; the default of the class is what `Archive.add` takes."""
    before = ReaderPool.__init__.__defaults__
    ReaderPool.__init__.__defaults__ = (None, None, command)
    try:
        with tempfile.TemporaryDirectory() as home, Archive.create(Path(home, "archive")) as archive:
            for _ in archive.add([folder], jobs=2):
                pass
    finally:
        ReaderPool.__init__.__defaults__ = before


def apart(call: Callable[[], None]) -> tuple[float, float]:
    """Wall and CPU seconds of a call in a process of its own, with all that it starts."""
    start = time.monotonic()
    child = os.fork()
    if child == 0:
        call()
        os._exit(0)
    _, status, used = os.wait4(child, 0)
    if status:
        raise SystemExit(f"ended with status {os.waitstatus_to_exitcode(status)}")
    return time.monotonic() - start, used.ru_utime + used.ru_stime


def compare(kinds: dict[str, Callable[[], None]], rounds: int, pages: int) -> None:
    """Rounds in turn, so that what else the machine does meets all alike."""
    took: dict[str, list[tuple[float, float]]] = {kind: [] for kind in kinds}
    for _ in range(rounds):
        for kind, call in kinds.items():
            took[kind].append(apart(call))
    first = None
    for kind, found in took.items():
        wall, cpu = (statistics.median(column) for column in zip(*found, strict=True))
        first = first or (wall, cpu)
        ratios = {"ratio": round(wall / first[0], 3), "cpu ratio": round(cpu / first[1], 3)}
        shown = {"wall s": round(wall, 2), "cpu s": round(cpu, 2), "pages/s": round(pages / wall, 1)}
        print(json.dumps({"kind": kind, "pages": pages, **shown, **ratios}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pages", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch, "pages")
        make_pages(folder, chosen.pages)
        reading: dict[str, Callable[[], None]] = {
            "read in this process": lambda: in_process(folder),
            "read in a cage, unconfined": lambda: caged(folder, UNCONFINED),
            "read in a cage, confined": lambda: caged(folder, reader_pool.READER),
        }
        adding: dict[str, Callable[[], None]] = {
            "add --jobs 2, unconfined": lambda: added(folder, UNCONFINED),
            "add --jobs 2, confined": lambda: added(folder, reader_pool.READER),
        }
        for kinds in (reading, adding):
            compare(kinds, chosen.rounds, chosen.pages)


if __name__ == "__main__":
    main()
