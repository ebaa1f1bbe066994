"""Finds reports to read again, because a person entered or changed an outlet that they may mention."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from threading import Event

from dossier import lazy_re as re
from dossier import reading
from dossier.authority.gazetteer import fold
from dossier.authority.outlet_list import OutletList, name_key
from dossier.catalog import Catalog
from dossier.errors import FixityMismatch, MissingBlob
from dossier.model import events
from dossier.model.outlets import Outlet, outlet_from_json
from dossier.model.reports import Version
from dossier.store import BlobStore

_BAND = r"(?: ?(?:tv|fm|am|dt|\d{1,2}))?"  # a station is also named with its band
_NEVER = re.compile(r"(?!)")


class Mentions:
    """Whether words mention any of some outlets, by name in any case and accents, or by domain."""

    def __init__(self, outlets: Iterable[Outlet]) -> None:
        known = list(outlets)
        names = {key for outlet in known for name in outlet.names if (key := name_key(name))}
        self._names = _any(names, r"(?<![^\W_])", rf"{_BAND}(?![^\W_])")
        self._domains = _any({domain.casefold() for outlet in known for domain in outlet.domains})

    def within(self, words: str) -> bool:
        return bool(self._domains.search(words.casefold()) or self._names.search(fold(words)))


def _any(words: set[str], before: str = "", after: str = "") -> re.Pattern[str]:
    either = "|".join(map(re.escape, sorted(words)))
    return re.compile(f"{before}(?:{either}){after}") if words else _NEVER


class OutletRereads:
    """One scan of all versions read before the newest outlet event."""

    def __init__(self, store: BlobStore, catalog: Catalog) -> None:
        self._store, self._catalog = store, catalog
        self._events = catalog.about_outlets()
        self.known = self._events[-1].seq if self._events else 0
        self._looked_at = set[tuple[str, int, str | None]]()

    def concerned(self, stop: Event) -> Iterator[Version]:
        """Yields versions whose words mention an outlet entered since, and those whose words are lost.

        Ends once `stop` is set: the scan of a large archive takes a while.
        """
        mentions = lru_cache(maxsize=64)(lambda seq: Mentions(_changed_since(seq, self._events)))
        for version in self._unread_since():
            if stop.is_set():
                return
            self._looked_at.add(_reading(version))
            words = _words(self._store, version)
            if words is None or mentions(version.outlets).within(words):
                yield version

    def is_done(self) -> bool:
        """True if versions were scanned and no reader with older outlets has added one since."""
        versions = self._unread_since()
        return bool(versions) and all(_reading(version) in self._looked_at for version in versions)

    def _unread_since(self) -> list[Version]:
        return self._catalog.read_before(self.known, reading.PRESENT)


def _reading(version: Version) -> tuple[str, int, str | None]:
    return version.report, version.number, version.description


def _words(store: BlobStore, version: Version) -> str | None:
    """All words that a reader saw of a version, its place and address among them; None where they are lost."""
    assert version.rendition, "it was read"
    address = version.origin.capture.url if version.origin else None
    try:
        return f"{version.path}\n{address or ''}\n{store.read(version.rendition).decode()}"
    except (MissingBlob, FixityMismatch):
        return None


def _changed_since(seq: int, about_outlets: Sequence[events.Event]) -> Iterator[Outlet]:
    """All entries, by people and the list, of outlets that have an event after `seq`."""
    names = {fold(event.detail["name"]) for event in about_outlets if event.seq > seq}
    for event in about_outlets:
        if event.kind == "outlet-set" and fold(event.detail["name"]) in names:
            yield outlet_from_json(event.detail)
    yield from (outlet for outlet in OutletList.standard() if fold(outlet.name) in names)
