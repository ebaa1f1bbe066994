"""Finds the pictures that belong to a capture: those that its page draws, with captions; for the confined child."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import unquote_to_bytes, urljoin

from selectolax.lexbor import LexborHTMLParser, LexborNode

from dossier.model.originals import PageFile
from dossier.originals.page_sources import MESSAGES, WEB_ARCHIVES, PageSource, page_source
from dossier.reading.html.markup_guard import limit_markup
from dossier.reading.text_tools.charset import decode, without_nuls
from dossier.reading.text_tools.zipped import Container, is_zip

MOST = 500  # pictures of one capture
_LONGEST = 2_000  # characters of an address, a caption, or words instead of a picture
_WITH_A_PAGE = (*WEB_ARCHIVES, *MESSAGES, "text/html", "application/xhtml+xml", "application/x-maff")
_PICTURE = ("image/", "application/octet-stream")
_IN_DOCUMENTS = ("word/media/", "Pictures/")  # of DOCX and ODT
_LATE = ("data-src", "data-original", "data-lazy-src", "src")  # where pages name a picture that is drawn on scrolling


@dataclass(frozen=True, slots=True)
class DrawnPicture:
    """A picture's bytes as the capture holds them, and the page's words about it."""

    name: str  # its address, or its name within the file
    data: bytes
    caption: str = ""
    alt: str = ""  # the words that the page gives instead of the picture


def pictures_in(data: bytes, media_type: str, address: str | None = None) -> Iterator[DrawnPicture]:
    """The pictures in a captured file of this kind, in the page's order.

    `address` names the page within a web archive; its first page unless given. Raises Unreadable.
    """
    if media_type.startswith("image/"):
        yield DrawnPicture("", data)
    elif media_type in _WITH_A_PAGE:
        yield from _drawn_by(page_source(data, media_type, address))
    elif is_zip(data):
        yield from _of_document(data)


def _of_document(data: bytes) -> Iterator[DrawnPicture]:
    container = Container(data)
    for name in container.names:
        if name.startswith(_IN_DOCUMENTS):
            yield DrawnPicture(name, container.unfold(name))


def _drawn_by(source: PageSource) -> Iterator[DrawnPicture]:
    """The pictures that a page names, as far as they are in the capture; each address once."""
    root = LexborHTMLParser(limit_markup(decode(without_nuls(source.page)).encode()))
    base, seen = source.address, set[str]()
    for node in root.css("img"):
        for named in picture_names(node):
            data = _inline(named) or _bytes(source.find(named) or source.find(urljoin(base, named)))
            if data and named not in seen:
                seen.add(named)
                alt = " ".join((node.attributes.get("alt") or "").split())[:_LONGEST]
                name = "" if named[:5].lower() == "data:" else urljoin(base, named)[:_LONGEST]
                yield DrawnPicture(name, data, _caption(node), alt)
            if data:
                break


def _bytes(found: PageFile | None) -> bytes | None:
    """Those of what may be a picture."""
    return found.data if found and (not found.media_type or found.media_type.startswith(_PICTURE)) else None


def picture_names(node: LexborNode) -> Iterator[str]:
    """The addresses at which a page says that a picture is, the largest of a set first."""
    for name in ("srcset", "data-srcset"):
        wide = [part.split() for part in (node.attributes.get(name) or "").split(", ")]
        yield from (part[0].rstrip(",") for part in sorted(filter(None, wide), key=_width, reverse=True))
    yield from (found.strip() for name in _LATE if (found := node.attributes.get(name)))


def _width(part: list[str]) -> float:
    words = part[1].rstrip("wx,") if len(part) > 1 else ""
    return float(words) if words.replace(".", "", 1).isdecimal() else 0.0


def _inline(source: str) -> bytes | None:
    """The bytes within a `data:` address (RFC 2397) of a picture."""
    head, comma, words = source.partition(",")
    if not comma or not head[:11].lower().startswith("data:image/"):
        return None
    if not head.lower().endswith(";base64"):
        return unquote_to_bytes(words)
    try:
        return base64.b64decode(unquote_to_bytes(words) + b"==")
    except (binascii.Error, ValueError):
        return None


def _caption(node: LexborNode) -> str:
    """The words of the figure's caption."""
    above = node.parent
    while above is not None and above.tag != "figure":
        above = above.parent
    caption = above.css_first("figcaption") if above is not None else None
    return " ".join(caption.text(separator=" ").split())[:_LONGEST] if caption is not None else ""
