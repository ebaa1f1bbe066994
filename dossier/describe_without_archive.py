"""Describes files without any archive, and starts readers before one is open; needs no database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from dossier.errors import DossierError
from dossier.intake.file_stat import Paths, files_named, one_or_many
from dossier.intake.reader_start import Launched, launched_ahead
from dossier.model.reports import Described

__all__ = ["Launched", "count", "count_described", "launched_ahead", "read"]


def read(
    paths: Paths,
    *,
    rendition: bool = False,
    jobs: int | None = None,
    warn: Callable[[DossierError], None] = lambda _: None,
) -> Iterator[Described]:
    """Describes files, and all files in folders, in the order of the paths; with `rendition` the whole text too.

    Calls `warn` once if the files are opened without a sandbox.
    """
    from dossier.intake.describe_files import describe  # late: most commands describe nothing

    return describe(one_or_many(paths), rendition, jobs, warn)


def count_described(paths: Paths) -> int:
    """How many files describing these paths will come to; opens none."""
    from dossier.intake.describe_files import files_named

    return sum(1 for _ in files_named(one_or_many(paths)))


def count(paths: Paths, archive: Path) -> Iterator[int]:
    """Counts the files that adding these paths to `archive` will come to, one after the other; opens none."""
    for number, _ in enumerate(files_named(one_or_many(paths), archive), 1):
        yield number
