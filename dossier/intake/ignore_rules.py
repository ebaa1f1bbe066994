"""Names what is never taken in from a watched folder, whatever its settings: archives, and our own output files."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

from dossier.clauses import Clause
from dossier.errors import BadInput, PassedOver
from dossier.intake.file_stat import path_text
from dossier.repository.detect import ArchiveLocator, of_archive

_STREAMS = (1, 2)  # standard output, and that for messages


class Passing:
    """The rules for one scan: made again for the next, for what is no archive now may be one then."""

    def __init__(self) -> None:
        self._locator = ArchiveLocator()
        self._answers = {*_answers()}

    def over(self, path: str) -> bool:
        """Whether the file at a path is passed over."""
        return self._locator.archive_over(os.path.dirname(path)) is not None or self._is_answers(path)  # noqa: PTH120

    def whole(self, folder: str) -> PassedOver | None:
        """A folder of which nothing is taken in, for it is an archive or lies in one, as a watched one may by now."""
        if (around := self._locator.archive_over(folder)) is None:
            return None
        return PassedOver(path_text(folder), of_archive(folder) or Clause("part-of-archive", archive=path_text(around)))

    def among(self, files: Iterable[Path | BadInput]) -> Iterator[Path | BadInput]:
        """The same files, with our output files as PassedOver: each file reported would change them again."""
        for file in files:
            if isinstance(file, Path) and self._is_answers(os.fspath(file)):
                yield PassedOver(path_text(file), Clause("output-of-this-command"))
            else:
                yield file

    def _is_answers(self, path: str) -> bool:
        if not self._answers:
            return False
        try:
            found = os.lstat(path)
        except OSError:
            return False
        return (found.st_dev, found.st_ino) in self._answers


def _answers() -> Iterator[tuple[int, int]]:
    """Devices and inodes of the files to which this process's answers are redirected."""
    for stream in _STREAMS:
        try:
            found = os.fstat(stream)
        except OSError:  # it is closed
            continue
        if stat.S_ISREG(found.st_mode):
            yield found.st_dev, found.st_ino
