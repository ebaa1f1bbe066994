"""Reads web archives with their index in one zip container (WACZ)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from dossier.model.claims import Reading
from dossier.model.file_parts import Part
from dossier.reading.reader_choice import Reader
from dossier.reading.text_tools.zipped import Container, mentions
from dossier.reading.webarchive.warc_pages import Entry, Made, WarcPage, entries, named_pages, url_key, without_frames
from dossier.reading.webarchive.web_archive import parts_of, reading_of

STATED_BY = "wacz"
_PACKAGE = "datapackage.json"
_PAGES = ("pages/pages.jsonl", "pages/extraPages.jsonl")
_WARC, _WHOLE = 1 << 30, 2 << 30  # bytes of one WARC within, as packed; of all that is taken out of the container
_INDEX = 32 << 20
_PACKAGE_FACTS = ("title", "description", "software")


@dataclass(frozen=True, slots=True)
class WaczReader:
    """Reads a WACZ as its WARCs one after another; the titles of its pages come from the page list."""

    readers: tuple[Reader, ...]  # those of pages, in the order in which they are asked
    version: str = "wacz/1"
    media_types: tuple[str, ...] = ("application/wacz",)
    endings: tuple[str, ...] = (".wacz",)

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        return mentions(data, _PACKAGE.encode(), b"archive/") and not mentions(data, b".wacz")

    def read(self, data: bytes, name: str) -> Reading:  # noqa: ARG002 - pages have names of their own
        """Raises Unreadable where the container is damaged, or no page is in it."""
        container = Container(data, _WHOLE)
        titles = _titles(container)
        found = reading_of(_of_list(container, titles), self.readers, STATED_BY, titles)
        return replace(found, reader=self.version, media_type=self.media_types[0])

    def parts(self, data: bytes, name: str) -> Iterator[Part]:  # noqa: ARG002 - pages have names of their own
        """Every page with its address and moment of capture; none where there is but one. Raises Unreadable."""
        return parts_of(entries_in(data), STATED_BY)


def entries_in(data: bytes) -> Iterator[Entry]:
    """The container's entries that matter to a reader of news, in order. Raises Unreadable."""
    container = Container(data, _WHOLE)
    return _of_list(container, _titles(container))


def _of_list(container: Container, titles: Mapping[str, str]) -> Iterator[Entry]:
    """The entries that the list of pages names; without a list that fits, those that are no frames."""
    named = frozenset(map(url_key, titles))
    if named and any(isinstance(e, WarcPage) and url_key(e.url) in named for e in _entries(container)):
        container = container.again()
        return named_pages(_entries(container), named)
    return without_frames(_entries(container.again()))


def _entries(container: Container) -> Iterator[Entry]:
    """The package's own facts, then the entries of each WARC."""
    yield Made(tuple(_package(container)))
    for warc in _warcs(container):
        yield from entries(warc)


def warcs_in(data: bytes) -> Iterator[bytes]:
    """The web archives (WARC) within, in order, as they are packed. Raises Unreadable."""
    return _warcs(Container(data, _WHOLE))


def _warcs(container: Container) -> Iterator[bytes]:
    for name in container.names:
        if name.startswith("archive/") and name.lower().endswith((".warc", ".warc.gz")):
            yield container.unfold(name, _WARC)


def _package(container: Container) -> Iterator[tuple[str, str]]:
    if _PACKAGE in container:
        package = _json(container.unfold(_PACKAGE, _INDEX))
        yield from ((name, value) for name in _PACKAGE_FACTS if isinstance(value := package.get(name), str))


def _titles(container: Container) -> dict[str, str]:
    """The titles in the list of pages, by address."""
    found: dict[str, str] = {}
    for name in _PAGES:
        for line in container.unfold(name, _INDEX).splitlines() if name in container else ():
            page = _json(line)
            url, title = page.get("url"), page.get("title")
            if isinstance(url, str):
                found.setdefault(url, title if isinstance(title, str) else "")
    return found


def _json(data: bytes) -> Mapping[str, object]:
    """An object; an empty one for anything else, so that a broken index costs no page."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
