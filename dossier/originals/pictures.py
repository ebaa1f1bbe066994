"""Finds the pictures that belong to a capture: those that its page draws, with captions; for the confined child."""

from __future__ import annotations

import base64
import binascii
import posixpath
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.parse import unquote, unquote_to_bytes, urljoin

from selectolax.lexbor import LexborHTMLParser, LexborNode

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.reading.exports.packed_pages import packed_pages
from dossier.reading.exports.unwrapping import unwrapped
from dossier.reading.fields.capture import page_in_utf8
from dossier.reading.html.markup_guard import limit_markup
from dossier.reading.mail.mail_body import body_of
from dossier.reading.mail.mhtml import page_in
from dossier.reading.mail.mime import MimePart, leaves, message
from dossier.reading.text_tools.charset import decode, without_nuls
from dossier.reading.text_tools.nfc import display_text
from dossier.reading.text_tools.zipped import Container, is_zip
from dossier.reading.webarchive import wacz
from dossier.reading.webarchive.http_payload import answer_in, payload_of
from dossier.reading.webarchive.warc_pages import WarcPage, entries
from dossier.reading.webarchive.warc_records import WarcRecord, records

MOST = 500  # pictures of one capture
_LONGEST = 2_000  # characters of an address, a caption, or words instead of a picture
_PACKED = "page.htz"  # a name by which any zip with an index is one page
_IN_DOCUMENTS = ("word/media/", "Pictures/")  # of DOCX and ODT
_LATE = ("data-src", "data-original", "data-lazy-src", "src")  # where pages name a picture that is drawn on scrolling

Lookup = Callable[[str], bytes | None]


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
    elif media_type in ("application/warc", "application/wacz"):
        yield from _of_web_archive(data, address)
    elif media_type in ("multipart/related", "application/x-mimearchive", "message/rfc822"):
        yield from _of_message(data)
    elif media_type in ("text/html", "application/xhtml+xml"):
        yield from _of_page(data)
    elif media_type == "application/x-maff":
        yield from _of_packed_page(data, address)
    elif is_zip(data):
        yield from _of_document(data)


def _of_page(data: bytes) -> Iterator[DrawnPicture]:
    """Those of a page alone, or of one that is packed with its files."""
    if packed_pages(data, _PACKED):
        yield from _of_packed_page(data, None)
    else:
        yield from _drawn_by(unwrapped(data, _PACKED).data, "", lambda _: None)


def _of_packed_page(data: bytes, address: str | None) -> Iterator[DrawnPicture]:
    """A page in a zip names its pictures by their paths; `address` is the name of one page of several."""
    container, pages = packed_pages(data, _PACKED) or (None, [])
    page = next((one for one in pages if address in (None, one.name)), None)
    if container is None or page is None:
        raise Unreadable(Clause("no-such-page"))
    folder, package = posixpath.dirname(page.entry), container

    def found(source: str) -> bytes | None:
        if ":" in source.partition("/")[0]:
            return None
        for path in (source, unquote(source.partition("#")[0].partition("?")[0])):
            name = posixpath.normpath(posixpath.join(folder, path))
            if name in package:
                return package.unfold(name)
        return None

    yield from _drawn_by(page_in_utf8(package.unfold(page.entry), page.media_type), "", found)


def _of_document(data: bytes) -> Iterator[DrawnPicture]:
    container = Container(data)
    for name in container.names:
        if name.startswith(_IN_DOCUMENTS):
            yield DrawnPicture(name, container.unfold(name))


def _of_message(data: bytes) -> Iterator[DrawnPicture]:
    """A saved page (MHTML, RFC 2557) or a letter: its page names pictures by content id (RFC 2392) or address."""
    top = message(data)
    pieces = leaves(top)
    by_name: dict[str, MimePart] = {}
    for piece in pieces:
        if piece.media_type.startswith("image/"):
            by_name[f"cid:{piece.headers.raw('content-id').strip('<> ')}"] = piece
            by_name[piece.headers.raw("content-location")] = piece
    saved = top.headers.main("content-type") == "multipart/related"

    def found(source: str) -> bytes | None:
        piece = by_name.get(unquote(source) if source[:4].lower() == "cid:" else source)
        return piece.body if piece else None

    page = page_in(data) if saved else body_of(pieces).page
    yield from _drawn_by(page, top.headers.raw("snapshot-content-location"), found)


def _of_web_archive(data: bytes, address: str | None) -> Iterator[DrawnPicture]:
    packed = list(wacz.warcs_in(data)) if is_zip(data) else [data]
    pages = (entry for warc in packed for entry in entries(warc) if isinstance(entry, WarcPage))
    page = next((page for page in pages if address in (None, page.url)), None)
    if page is None:
        raise Unreadable(Clause("has-no-such-page"))
    images = dict(one for warc in packed for one in _image_responses(warc))
    yield from _drawn_by(page_in_utf8(page.data, page.media_type), page.url, images.get)


def _image_responses(warc: bytes) -> Iterator[tuple[str, bytes]]:
    """Each kept picture by its address. One that cannot be unpacked is left out: the page shows it is missing."""
    for record in records(warc):
        if not isinstance(record, WarcRecord) or record.kind not in ("response", "resource"):
            continue
        url = display_text(record.headers.raw("warc-target-uri")).strip("<> ")
        answer = answer_in(record.block) if record.kind == "response" else None
        headers = answer.headers if answer else record.headers
        if headers.main("content-type").startswith("image/") and not record.cut:
            try:
                yield url, payload_of(record.block, answer) if answer else record.block
            except Unreadable:
                continue


def _drawn_by(html: bytes, base: str, lookup: Lookup) -> Iterator[DrawnPicture]:
    """The pictures that a page names, as far as they are in the capture; each address once."""
    root = LexborHTMLParser(limit_markup(decode(without_nuls(html)).encode()))
    seen: set[str] = set()
    for node in root.css("img"):
        for source in _sources(node):
            data = _inline(source) or lookup(source) or lookup(urljoin(base, source))
            if data and source not in seen:
                seen.add(source)
                alt = " ".join((node.attributes.get("alt") or "").split())[:_LONGEST]
                name = "" if source[:5].lower() == "data:" else urljoin(base, source)[:_LONGEST]
                yield DrawnPicture(name, data, _caption(node), alt)
            if data:
                break


def _sources(node: LexborNode) -> Iterator[str]:
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
