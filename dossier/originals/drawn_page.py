"""A captured page and the files that it draws, as a browser asks for them; for the confined child."""

from __future__ import annotations

import mimetypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from dossier.model.digest import Digest
from dossier.model.quotes import Quote
from dossier.originals.page_markup import frame_markup, named_address, page_markup, style_sheet
from dossier.originals.page_sources import PageSource, page_source
from dossier.reading.fields.capture import page_in_utf8

_PAGES = ("text/html", "application/xhtml+xml")
_PLAIN = ("image/", "font/")
_FONTS = ("application/font-", "application/x-font-", "application/vnd.ms-fontobject", "application/octet-stream")
_UNSTATED = ("", "application/octet-stream", "binary/octet-stream", "text/plain")


@dataclass(frozen=True, slots=True)
class DrawnPage:
    """Answers are a head and bytes; a file that the capture lacks, or of a kind that no page draws, is empty."""

    source: PageSource
    name: str  # of the capture, by its bytes

    @classmethod
    def of(cls, data: bytes, media_type: str, page: str | int | None) -> DrawnPage:
        """Raises Unreadable."""
        return cls(page_source(data, media_type, page), f"c{Digest.of(data)[:20]}")

    def page(self, marks: Sequence[dict[str, str]], start: Sequence[dict[str, str]]) -> tuple[dict[str, Any], bytes]:
        found = page_markup(self.source, self.name, [Quote(**one) for one in marks], [Quote(**one) for one in start])
        return {"marked": found.marked, "place": found.place}, found.markup

    def file(self, address: str) -> tuple[dict[str, Any], bytes]:
        """The file asked for by an address of `PAGE_SCHEME`."""
        for name in named_address(address):
            if found := self.source.find(name):
                kind = found.media_type.partition(";")[0].strip().lower()
                kind = mimetypes.guess_type(urlsplit(name).path)[0] or kind if kind in _UNSTATED else kind
                if kind == "text/css":
                    return {"media_type": "text/css; charset=utf-8"}, style_sheet(found.data, address)
                if kind in _PAGES:
                    page = page_in_utf8(found.data, found.media_type)
                    return {"media_type": "text/html; charset=utf-8"}, frame_markup(page, address, self.source.find)
                if kind.startswith((*_PLAIN, *_FONTS)):
                    return {"media_type": kind}, found.data
        return {"media_type": ""}, b""
