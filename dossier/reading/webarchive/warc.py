"""Reads web archives as crawlers write them (WARC, and ARC before it), packed or not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from dossier.model.claims import Reading
from dossier.model.file_parts import Part
from dossier.reading.reader_choice import Reader
from dossier.reading.text_tools.decompression import opening
from dossier.reading.webarchive.warc_pages import entries, without_frames
from dossier.reading.webarchive.warc_records import ARC
from dossier.reading.webarchive.web_archive import parts_of, reading_of

STATED_BY = "warc"


@dataclass(frozen=True, slots=True)
class WarcReader:
    """Every page that was captured is a report of its own; an archive of one page is read as that page."""

    readers: tuple[Reader, ...]  # those of pages, in the order in which they are asked
    version: str = "warc/1"
    media_types: tuple[str, ...] = ("application/warc",)
    endings: tuple[str, ...] = (".warc", ".arc", ".gz", ".zst")

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        return opening(data).startswith((b"WARC/", ARC))

    def read(self, data: bytes, name: str) -> Reading:  # noqa: ARG002 - pages have names of their own
        """Raises Unreadable where no page is in it, or where its only page cannot be read."""
        found = reading_of(without_frames(entries(data)), self.readers, STATED_BY)
        return replace(found, reader=self.version, media_type=self.media_types[0])

    def parts(self, data: bytes, name: str) -> Iterator[Part]:  # noqa: ARG002 - pages have names of their own
        """Every page with its address and moment of capture, in the archive's order; none where there is but one."""
        return parts_of(without_frames(entries(data)), STATED_BY)
