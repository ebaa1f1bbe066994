"""Detects what other processes write to the archive: a command during a window's session, or another window."""

from __future__ import annotations

import threading
from functools import reduce

from dossier.catalog.catalog import Applied, Catalog
from dossier.log import Log
from dossier.model.event_changes import touched
from dossier.model.events import Changes
from dossier.repository.writer import Writer


class ExternalWrites:
    """Remembers its position in the log from its first poll on.

    The writer reports its own events to its own listeners, and they are not included here.
    """

    def __init__(self, catalog: Catalog, log: Log, recorder: Writer) -> None:
        self._catalog, self._log, self._recorder = catalog, log, recorder
        self._turn = threading.Lock()
        self._seen: Applied | None = None

    def poll(self) -> Changes:
        """The changes that other processes wrote since the last poll; quick if there are none.

        Raises LogDamaged, CatalogDamaged.
        """
        with self._turn:
            before, now = self._seen, self._catalog.applied()
            if before is None or self._recorder.wrote(before.seq + 1, now.seq):
                self._seen = now
                return Changes()
            if now.seq <= before.seq:  # nothing new, or a catalog in the making
                return Changes()
            news = [
                touched(event)
                for event, _ in self._log.events(before.offset, before.seq)
                if event.seq <= now.seq and not self._recorder.wrote(event.seq, event.seq)
            ]
            self._seen = now
            return reduce(Changes.__or__, news, Changes())
