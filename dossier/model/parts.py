"""Files within files: an attachment of a message, a page in a web archive."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Capture:
    """Where a part was got, as the file that holds it says; `told_by` names what says so, such as "warc"."""

    url: str | None = None
    captured: str | None = None  # RFC 3339 UTC
    media_type: str | None = None
    told_by: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A file that stands in another. Equal names in one file are states of the same thing."""

    name: str  # a URL, or the attachment's own name
    data: bytes
    capture: Capture = Capture()
