"""Reads plain text and Markdown."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.model.claims import Description, Reading
from dossier.reading.charset import decode
from dossier.reading.lines import lines, paragraphs, spans


@dataclass(frozen=True, slots=True)
class TextReader:
    """Plain text as typed, copied or scraped."""

    version: str = "text/1"
    media_types: tuple[str, ...] = ("text/plain", "text/markdown")
    endings: tuple[str, ...] = (".txt", ".text", ".md", ".markdown")

    def accepts(self, data: bytes, name: str) -> bool:
        return True

    def read(self, data: bytes, name: str) -> Reading:
        rendition = decode(data)
        found = paragraphs(lines(rendition))
        return Reading(self.version, "text/plain", rendition, Description((), spans(found)))
