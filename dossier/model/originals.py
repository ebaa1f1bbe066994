"""The original of a file as it can be shown: words, a page of harmless markup, or drawn sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Literal, Protocol

from dossier.model.digest import Digest
from dossier.model.quotes import Quote

_UNKNOWN = "application/octet-stream"
_NAMED = {
    ".pdf": "application/pdf", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".gif": "image/gif",
    ".webp": "image/webp", ".bmp": "image/bmp", ".tif": "image/tiff", ".tiff": "image/tiff",
}  # fmt: skip

Look = Literal["text", "page", "sheets", "picture", "mail", "saved", "document", "captures", "none"]
DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
ODT = "application/vnd.oasis.opendocument.text"

_LOOKS: dict[str, Look] = {
    "text/plain": "text", "text/markdown": "text", "text/html": "page", "application/xhtml+xml": "page",
    "application/pdf": "sheets", "message/rfc822": "mail", "multipart/related": "saved",
    "application/x-mimearchive": "saved", DOCX: "document", ODT: "document", f"{ODT}-template": "document",
    f"{ODT}-flat-xml": "document", "application/rtf": "document", "text/rtf": "document",
    "application/warc": "captures", "application/wacz": "captures",
}  # fmt: skip
PAGE_SCHEME = "dossier-page"  # of addresses that a captured page is drawn with
PAGES: frozenset[Look] = frozenset({"page", "mail", "saved", "document"})  # shown as one page of harmless markup


def look_of(media_type: str) -> Look:
    """How a file of this kind can be shown; `none` for what only other programs open."""
    return _LOOKS.get(media_type, "picture" if media_type.startswith("image/") else "none")


def kind_of(media_type: str, path: str) -> str:
    """The media type under which a file is shown; for an unreadable picture or PDF, derived from its name."""
    return _NAMED.get(PurePath(path).suffix.lower(), media_type) if media_type == _UNKNOWN else media_type


@dataclass(frozen=True, slots=True)
class OriginalWords:
    """A part of a text file, decoded as its reader decodes it; `more` are the characters that follow."""

    text: str
    more: int


@dataclass(frozen=True, slots=True)
class MarkupPage:
    """A web page, letter or document as blocks of harmless markup, in pieces that can be shown one after the other.

    Only the elements and attributes of `originals.safe_markup` are in it, and nothing names a file or address to load.
    """

    pieces: tuple[str, ...]
    scripts: int  # left out, and likewise:
    pictures: int
    frames: int  # with films, sounds and programs
    attached: tuple[str, ...] = ()  # names of the files that came with a letter


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file that a captured page draws; `media_type` is empty where nothing states it."""

    data: bytes
    media_type: str


@dataclass(frozen=True, slots=True)
class PreparedPage:
    """A captured page in its own markup and styles, in UTF-8, without scripts; addresses in it are of `PAGE_SCHEME`."""

    markup: bytes
    marked: int  # quotations that are marked in it
    place: str  # the id of the element at which it is to be opened; empty for its top


@dataclass(frozen=True, slots=True)
class Captured:
    """One page in a web archive, with its address; `captured` RFC 3339 UTC, `size` in bytes."""

    number: int  # from 0
    url: str
    captured: str | None
    media_type: str
    size: int


@dataclass(frozen=True, slots=True)
class SheetMark:
    """The place of words on a sheet: boxes of left, top, right and bottom, where the sheet is 1 wide and 1 high."""

    page: int  # from 1
    boxes: tuple[tuple[float, float, float, float], ...]


@dataclass(frozen=True, slots=True)
class SheetLink:
    """Words on a sheet that lead to another place of the document; the box as in `SheetMark`."""

    words: str
    box: tuple[float, float, float, float]
    page: int  # to which they lead, from 1


@dataclass(frozen=True, slots=True)
class DrawnSheet:
    """A drawn page: three bytes a dot (blue, green, red), `stride` bytes a row."""

    number: int  # from 1
    width: int
    height: int
    stride: int
    dots: bytes
    points: float  # width of the paper in points, 1/72 inch


@dataclass(frozen=True, slots=True)
class CapturedPicture:
    """A picture that belongs to a capture, with the page's words about it and what its file says of itself."""

    number: int  # from 1, in the page's order
    name: str  # its address, or its name within the file; empty for one that is written in the page itself
    media_type: str
    sha256: Digest
    size: int  # bytes
    width: int  # dots
    height: int
    caption: str
    alt: str
    fields: tuple[tuple[str, str], ...]  # such as ("iptc:By-line", ...), ("exif:DateTimeOriginal", ...)

    def file_name(self, report: str) -> str:
        """What a copy of it is called: `R3-1.jpg`."""
        return f"{report}-{self.number}.{self.media_type.removeprefix('image/').replace('jpeg', 'jpg')}"


class OpenedFile(Protocol):
    """A file that a confined child holds open, and that is to be closed. Every method raises Unreadable."""

    @property
    def pages(self) -> int: ...

    def page(self) -> MarkupPage: ...

    def sheet(self, number: int, width: int) -> DrawnSheet: ...

    def marks(self, quotes: Sequence[Quote]) -> Sequence[SheetMark]: ...

    def links(self, number: int) -> Sequence[SheetLink]: ...

    def captures(self) -> Sequence[Captured]: ...

    def capture(self, number: int) -> MarkupPage | int: ...

    def pictures(self, media_type: str, address: str | None) -> Sequence[CapturedPicture]: ...

    def picture(self, number: int) -> bytes: ...

    def reopen(self, data: bytes) -> None: ...

    def close(self) -> None: ...

    def web_page(
        self, media_type: str, page: str | int | None, marks: Sequence[Quote], start: Sequence[Quote]
    ) -> PreparedPage: ...

    def drawn_file(self, address: str) -> PageFile | None: ...


@dataclass(frozen=True, slots=True)
class DrawnCapture:
    """An opened capture, of which one page is drawn; every method raises Unreadable."""

    opened: OpenedFile
    media_type: str
    page_in_it: str | int | None  # its address, or its number in the list of pages; None for the first

    def page(self, marks: Sequence[Quote], start: Sequence[Quote]) -> PreparedPage:
        """With those words marked; it opens at them, else at `start`."""
        return self.opened.web_page(self.media_type, self.page_in_it, marks, start)

    def file(self, address: str) -> PageFile | None:
        """What the page draws from an address of `PAGE_SCHEME`; None where the capture lacks it."""
        return self.opened.drawn_file(address)

    def close(self) -> None:
        self.opened.close()
