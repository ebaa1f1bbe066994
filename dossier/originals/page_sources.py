"""Finds what a capture is made of: its page, and the files that the page draws; for the confined child."""

from __future__ import annotations

import mimetypes
import posixpath
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.parse import unquote, urljoin

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.originals import PageFile
from dossier.originals.web_archive_pages import Captures
from dossier.reading.exports.packed_pages import packed_pages
from dossier.reading.exports.unwrapping import unwrapped
from dossier.reading.fields.capture import page_in_utf8
from dossier.reading.mail.mail_body import body_of
from dossier.reading.mail.mhtml import page_in
from dossier.reading.mail.mime import MimePart, leaves, message
from dossier.reading.text_tools.nfc import display_text
from dossier.reading.text_tools.zipped import is_zip
from dossier.reading.webarchive import wacz
from dossier.reading.webarchive.http_payload import answer_in, payload_of
from dossier.reading.webarchive.warc_records import WarcRecord, records

WEB_ARCHIVES = ("application/warc", "application/wacz")
MESSAGES = ("multipart/related", "application/x-mimearchive", "message/rfc822")
PACKED = "page.htz"  # a name by which any zip with an index is one page
_FROM_THERE = 300, 400  # status codes that name another address
_HOPS = 5
_UNDRAWN = ("video/", "audio/", "application/javascript", "text/javascript")

mimetypes.init(())  # the system's own list cannot be opened once we are confined

Lookup = Callable[[str], PageFile | None]


@dataclass(frozen=True, slots=True)
class PageSource:
    """A page, in UTF-8 or naming its charset itself, and what gives a file of its capture by address.

    `address` is that of the page; a page whose files have paths has none, and `entry` is its own path among them.
    """

    page: bytes
    address: str
    find: Lookup
    entry: str = "index.html"


def page_source(data: bytes, media_type: str, page: str | int | None = None) -> PageSource:
    """The page in a captured file of this kind.

    `page` is the address of one page of several, or its number in the list of `Captures`; the first unless given.
    Raises Unreadable.
    """
    if media_type in WEB_ARCHIVES:
        return _of_web_archive(data, page)
    if media_type in MESSAGES:
        return _of_message(data)
    return _of_packed_page(data, page) if packed_pages(data, PACKED) else _of_page(data)


def _of_page(data: bytes) -> PageSource:
    return PageSource(unwrapped(data, PACKED).data, "", lambda _: None)


def _of_packed_page(data: bytes, named: str | int | None) -> PageSource:
    """A page in a zip names its files by their paths."""
    container, pages = packed_pages(data, PACKED) or (None, [])
    page = next((one for one in pages if named in (None, one.name)), None)
    if container is None or page is None:
        raise Unreadable(Clause("no-such-page"))
    folder, package = posixpath.dirname(page.entry), container

    def find(source: str) -> PageFile | None:
        if ":" in source.partition("/")[0]:
            return None
        for path in (source, unquote(source.partition("#")[0].partition("?")[0])):
            name = posixpath.normpath(posixpath.join(folder, path)).lstrip("/")
            if name in package:
                return PageFile(package.unfold(name), mimetypes.guess_type(name)[0] or "")
        return None

    return PageSource(page_in_utf8(package.unfold(page.entry), page.media_type), "", find, page.entry)


def _of_message(data: bytes) -> PageSource:
    """A saved page (MHTML, RFC 2557) or a letter: its page names files by content id (RFC 2392) or address."""
    top = message(data)
    pieces = leaves(top)
    by_name: dict[str, MimePart] = {}
    for piece in pieces:
        by_name[f"cid:{piece.headers.raw('content-id').strip('<> ')}"] = piece
        by_name[piece.headers.raw("content-location")] = piece
    saved = top.headers.main("content-type") == "multipart/related"

    def find(source: str) -> PageFile | None:
        piece = by_name.get(unquote(source) if source[:4].lower() == "cid:" else source)
        return PageFile(piece.body, piece.media_type) if piece else None

    page = page_in(data) if saved else body_of(pieces).page
    return PageSource(page, top.headers.raw("snapshot-content-location"), find)


def _of_web_archive(data: bytes, wanted: str | int | None) -> PageSource:
    page = next((one for at, one in enumerate(Captures(data).pages()) if wanted in (None, at, one.url)), None)
    if page is None or page.media_type.startswith("application/pdf"):
        raise Unreadable(Clause("has-no-such-page"))
    packed = wacz.warcs_in(data) if is_zip(data) else iter([data])
    kept = dict(one for warc in packed for one in _drawn_records(warc))

    def find(source: str) -> PageFile | None:
        for _ in range(_HOPS):
            found = kept.get(source.partition("#")[0])
            if not isinstance(found, str):
                return found
            source = urljoin(source, found)
        return None

    return PageSource(page_in_utf8(page.data, page.media_type), page.url, find)


def _drawn_records(warc: bytes) -> Iterator[tuple[str, PageFile | str]]:
    """Each kept file that a page may draw by its address, or the address to which a server referred instead.

    One that cannot be unpacked is left out: the page shows it is missing.
    """
    for record in records(warc):
        if not isinstance(record, WarcRecord) or record.kind not in ("response", "resource") or record.cut:
            continue
        url = display_text(record.headers.raw("warc-target-uri")).strip("<> ")
        answer = answer_in(record.block) if record.kind == "response" else None
        headers = answer.headers if answer else record.headers
        kind = headers.main("content-type")
        if answer and _FROM_THERE[0] <= answer.status < _FROM_THERE[1] and (place := headers.raw("location")):
            yield url, place
        elif not kind.startswith(_UNDRAWN) and (answer is None or answer.status == 200):
            try:
                yield url, PageFile(payload_of(record.block, answer) if answer else record.block, kind)
            except Unreadable:
                continue
