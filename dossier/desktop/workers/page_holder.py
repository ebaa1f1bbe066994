"""Holds the one capture open of which a page is drawn as it looked; all of it on a lane of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import TYPE_CHECKING

from dossier.clauses import Clause
from dossier.desktop.workers.original_viewer import Shown
from dossier.errors import DossierError
from dossier.model.originals import DrawnCapture, PageFile, PreparedPage
from dossier.model.quotes import Quote

if TYPE_CHECKING:
    from dossier.archive import Archive

_ENGINE = "PySide6.QtWebEngineWidgets"


class PageHolder:
    """Methods raise BadInput, MissingBlob, FixityMismatch or Unreadable."""

    def __init__(self, trial: Callable[[], Clause | None]) -> None:
        self._trial = trial
        self._tried = False
        self._trouble: Clause | None = None
        self._key: tuple[Shown, int | None] | None = None
        self._opened: DrawnCapture | None = None

    def page(
        self, archive: Archive, key: Shown, number: int | None, marks: Sequence[Quote], start: Sequence[Quote]
    ) -> PreparedPage | Clause:
        """A version's page, or page `number` of a web archive; why none can be drawn here is found out once.

        Meanwhile the page is prepared.
        """
        with ThreadPoolExecutor(1) as pool:
            tried = None if self._tried else pool.submit(self._try)
            if self._trouble:
                return self._trouble
            page = self._open(archive, key, number).page(marks, start)
            if tried:
                self._trouble, self._tried = tried.result(), True
        return self._trouble or page

    def file(self, address: str) -> PageFile | None:
        """What the page draws from there."""
        return self._opened.file(address) if self._opened else None

    def close(self) -> None:
        if self._opened:
            self._opened.close()
        self._opened = self._key = None

    def _try(self) -> Clause | None:
        if trouble := self._trial():
            return trouble
        try:
            import_module(_ENGINE)  # here, where no key waits for it
        except ImportError as error:
            return Clause("web-engine-broken", error=str(error))
        return None

    def _open(self, archive: Archive, key: Shown, number: int | None) -> DrawnCapture:
        """The child that holds one capture takes up the next; one that failed is ended."""
        if self._opened is None or self._key != (key, number):
            before, self._key = self._opened, None
            try:
                self._opened = archive.originals.open_web_page(*key, number, before)
            except DossierError:
                self.close()
                raise
            self._key = key, number
        return self._opened
