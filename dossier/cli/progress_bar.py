"""Shows a command's progress on standard error, if that is a terminal; the answers are not mixed with it."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from dossier.cli.output import Printer, counted
from dossier.model.backup import Step, no_step
from dossier.model.reports import Outcome, Status

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn

_SUMMED: tuple[tuple[Status, str, str], ...] = (
    ("added", "added", "added"),
    ("new-version", "new version", "new versions"),
    ("duplicate", "duplicate", "duplicates"),
    ("part", "part of a saved page", "parts of saved pages"),
    ("unchanged", "unchanged", "unchanged"),
    ("quarantined", "kept but not readable", "kept but not readable"),
    ("ignored", "passed over", "passed over"),
    ("failed", "failed", "failed"),
)


@contextmanager
def files_bar(printer: Printer, doing: str, count: Callable[[], int | None]) -> Iterator[Callable[[], None]]:
    """A bar over files; gives what is called after each. `count` is asked for their number only if a bar is shown."""
    if not _has_viewer():
        yield lambda: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn

    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with _shown(printer, columns) as bar:
        task = bar.add_task(doing, total=None)
        bar.update(task, total=count())
        yield lambda: bar.advance(task)


@contextmanager
def bytes_bar(printer: Printer, doing: str) -> Iterator[Step]:
    """A progress bar over bytes, whose total the work reports."""
    if not _has_viewer():
        yield no_step
        return
    from rich.progress import BarColumn, DownloadColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn(doing), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with _shown(printer, columns) as bar:
        task = bar.add_task(doing, total=None)
        yield lambda done, whole: bar.update(task, completed=done, total=whole)


@contextmanager
def parts_bar(printer: Printer, doing: str) -> Iterator[Step]:
    """A progress bar in hundredths, for work that has parts of several kinds."""
    if not _has_viewer():
        yield no_step
        return
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn

    columns = (TextColumn(doing), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with _shown(printer, columns) as bar:
        task = bar.add_task(doing, total=None)
        yield lambda done, whole: bar.update(task, completed=done, total=whole)


def _has_viewer() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


@contextmanager
def _shown(printer: Printer, columns: tuple[ProgressColumn, ...]) -> Iterator[Progress]:
    from rich.console import Console
    from rich.progress import Progress

    # rich would send standard output to the bar's own stream, and with it the answers for the next program
    with Progress(*columns, console=Console(stderr=True), redirect_stdout=False, redirect_stderr=False) as bar:

        def above(line: str) -> None:
            bar.console.print(line, soft_wrap=True, markup=False, highlight=False, emoji=False)

        with printer.above(above, answers_too=_share_terminal()):
            yield bar


def _share_terminal() -> bool:
    """True if answers and bar are shown on one terminal, where each would overwrite the other."""
    try:
        return os.ttyname(sys.stdout.fileno()) == os.ttyname(sys.stderr.fileno())
    except (OSError, ValueError, AttributeError):
        return False


@contextmanager
def summed(printer: Printer) -> Iterator[Callable[[Outcome], None]]:
    """Counts outcomes, and says in one line on standard error how many of each there were, also after Ctrl+C."""
    counts = Counter[Status]()

    def count(outcome: Outcome) -> None:
        counts[outcome.status] += 1

    try:
        yield count
    except KeyboardInterrupt:
        printer.warn(f"Stopped. {summary(counts)}")
        raise
    printer.warn(summary(counts))


def summary(counts: Counter[Status]) -> str:
    """`8 files: 5 added, 1 new version, 2 duplicates`."""
    parts = [
        f"{counts[status]:,} {one if counts[status] == 1 else more}" for status, one, more in _SUMMED if counts[status]
    ]
    return counted(counts.total(), "file") + (f": {', '.join(parts)}" if parts else "")
