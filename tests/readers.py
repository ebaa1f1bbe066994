"""Readers, and a child that compares, stay at work from one archive to the next: each takes a second to start."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence

from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import Limits
from dossier.intake.reader_start import READER, Launched
from dossier.repository.compare_child import Comparer

_HEEDED = (
    "DOSSIER_DATE_ORDER",
    "DOSSIER_OCR",
    "DOSSIER_REQUIRE_SANDBOX",
    "PATH",
    "TESSDATA_PREFIX",
)  # by readers, when they start
_kept: list[_Lent] = []  # one at most
_turn = threading.Lock()  # archives are at work on several threads


class _Lent(ReaderPool):
    """A cage that is given back when it is closed, unless something is left to do in it."""

    def __init__(self, jobs: int | None) -> None:
        super().__init__(jobs)
        self.about = _about(jobs)
        self.lent = False

    def close(self) -> None:
        with _turn:
            if not (self.open or self.has_ready):
                self.lent = False
                return
            if self in _kept:
                _kept.remove(self)
        self.end()

    def end(self) -> None:
        super().close()


def lend(
    jobs: int | None = None,
    limits: Limits | None = None,
    command: Sequence[str] = READER,
    ahead: Launched | None = None,
) -> ReaderPool:
    """A pool like `ReaderPool`: the one that the last archive left, if it is free and of the kind."""
    if limits in (None, Limits()) and command == READER and not ahead and (free := _free(jobs)):
        return free
    return ReaderPool(jobs, limits, command, ahead)


def _free(jobs: int | None) -> _Lent | None:
    """None where another archive has them."""
    with _turn:
        if _kept and _kept[0].lent:
            return None
        if _kept and _kept[0].about != _about(jobs):
            _kept.pop().end()
        if not _kept:
            _kept.append(_Lent(jobs))
        _kept[0].lent = True
        return _kept[0]


class _Shared(Comparer):
    """Outlives the archives that ask it."""

    def close(self) -> None:
        pass

    def end(self) -> None:
        super().close()


_comparer = _Shared()


def comparer() -> Comparer:
    """The one child that compares for all archives of a run."""
    return _comparer


def end() -> None:
    """Ends them for good."""
    _comparer.end()
    while _kept:
        _kept.pop().end()


def _about(jobs: int | None) -> tuple[object, ...]:
    return (jobs, *map(os.environ.get, _HEEDED))
