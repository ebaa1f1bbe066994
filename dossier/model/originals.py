"""What a file looks like as it came: words, a page of harmless markup, or drawn sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

Look = Literal["text", "page", "sheets", "picture", "none"]

_LOOKS: dict[str, Look] = {
    "text/plain": "text", "text/markdown": "text", "text/html": "page", "application/xhtml+xml": "page",
    "application/pdf": "sheets",
}  # fmt: skip


def look_of(media_type: str) -> Look:
    """How a file of this kind can be shown; `none` for what only other programs open."""
    return _LOOKS.get(media_type, "picture" if media_type.startswith("image/") else "none")


@dataclass(frozen=True, slots=True)
class Words:
    """A part of a text file, decoded as its reader decodes it; `more` are the characters that follow."""

    text: str
    more: int


@dataclass(frozen=True, slots=True)
class Page:
    """A web page as blocks of harmless markup, in pieces that can be shown one after the other.

    Only the elements and attributes of `originals.markup` are in it, nothing that names a file or an address to load.
    """

    pieces: tuple[str, ...]
    scripts: int  # left out, and likewise:
    pictures: int
    frames: int  # with films, sounds and programs


@dataclass(frozen=True, slots=True)
class Sheet:
    """A drawn page: three bytes a dot (blue, green, red), `stride` bytes a row."""

    number: int  # from 1
    width: int
    height: int
    stride: int
    dots: bytes
    points: float  # width of the paper in points, 1/72 inch


class Opened(Protocol):
    """A file that a confined child holds open, and that is to be closed. Every method raises Unreadable."""

    @property
    def pages(self) -> int: ...

    def page(self) -> Page: ...

    def sheet(self, number: int, width: int) -> Sheet: ...

    def close(self) -> None: ...
