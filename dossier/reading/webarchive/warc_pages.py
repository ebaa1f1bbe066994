"""Finds the pages in a web archive: what servers sent that a person can read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import urlsplit

from dossier import lazy_re as re
from dossier.errors import Unreadable
from dossier.reading.mail.mime_headers import Headers, parse_headers
from dossier.reading.text_tools.charset import is_binary
from dossier.reading.text_tools.nfc import display_text
from dossier.reading.webarchive.http_payload import MOST, HttpResponse, answer_in, payload_of
from dossier.reading.webarchive.warc_records import Gap, WarcRecord, records

_KINDS = ("text/html", "application/xhtml+xml", "application/pdf", "text/plain")
_UNSTATED_TYPES = ("", "application/octet-stream", "binary/octet-stream", "unknown/unknown")
_SCHEMES = ("http", "https", "ftp", "file")
_FOR_MACHINES = re.compile(r"/(?:robots|ads|app-ads|humans|security|llms)\.txt$|^/\.well-known/", re.I)
_MOMENT = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z")
_UNSEEN = re.compile(rb"<(script|style|template|noscript|head)\b.*?</\1\s*>|<!--.*?-->", re.I | re.S)
_TAGS = re.compile(rb"<[^>]*>")
_OF_STORY = re.compile(rb"<article\b|\bbyline\b|article:published|NewsArticle|datePublished|<time\b", re.I)
_LARGE, _FEWEST_WORDS = 1 << 20, 60  # bytes beyond which a page is no frame; words
_OPENS_PAGE = (b"<!doctype html", b"<html")


@dataclass(frozen=True, slots=True)
class WarcPage:
    """One state of a page as it was sent; `media_type` with the server's charset, `captured` RFC 3339 UTC."""

    url: str
    captured: str | None
    media_type: str
    data: bytes
    cut: bool = False


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A page that cannot be given, and why: "is larger than ..."."""

    url: str
    reason: str


@dataclass(frozen=True, slots=True)
class Made:
    """How the archive says that it was made, as pairs of name and value."""

    fields: tuple[tuple[str, str], ...]


Entry = WarcPage | LeftOut | Made | Gap


def entries(data: bytes) -> Iterator[Entry]:
    """The entries of a WARC that matter to a reader of news, in order."""
    for record in records(data):
        if isinstance(record, Gap):
            yield record
        elif record.kind == "warcinfo":
            yield Made(tuple((name, value) for name, value in parse_headers(record.block)[0].fields if value))
        elif found := _entry(record):
            yield found


def _entry(record: WarcRecord) -> WarcPage | LeftOut | None:
    url = display_text(record.headers.raw("warc-target-uri")).strip("<> ")
    if record.kind not in ("response", "resource") or not _is_for_people(url, record.headers):
        return None
    if record.size and not record.block:
        return LeftOut(url, "is cut off" if record.cut else f"is larger than {MOST:,} bytes")
    answer = answer_in(record.block) if record.kind == "response" else None
    if record.kind == "resource":
        return _page(record, url, record.headers, record.block)
    return _page_of_response(record, url, answer) if answer is not None and answer.status == 200 else None


def _is_for_people(url: str, headers: Headers) -> bool:
    """Whether the address is a page's, and the browser that made the record, if it says, asked for it as one."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    asked = headers.main("warc-resource-type")
    return parts.scheme in _SCHEMES and not _FOR_MACHINES.search(parts.path) and asked in ("", "document")


def _page_of_response(record: WarcRecord, url: str, answer: HttpResponse) -> WarcPage | LeftOut | None:
    if answer.headers.main("content-type") not in (*_KINDS, *_UNSTATED_TYPES):
        return None
    try:
        data = payload_of(record.block, answer)
    except Unreadable as error:
        return LeftOut(url, error.reason) if answer.headers.main("content-type") in _KINDS else None
    return _page(record, url, answer.headers, data)


def _page(record: WarcRecord, url: str, headers: Headers, data: bytes) -> WarcPage | LeftOut | None:
    kind = headers.main("content-type")
    kind = _sniffed_type(data) if kind in _UNSTATED_TYPES else kind
    if kind not in _KINDS or not data[:4096].strip() or (kind == "text/plain" and is_binary(data)):
        return None
    cut = record.cut or bool(record.headers.raw("warc-truncated"))
    if cut and kind == "application/pdf":
        return LeftOut(url, "is cut off")
    charset = headers.parameter("content-type", "charset")
    media_type = f"{kind}; charset={charset}" if charset else kind
    return WarcPage(url, _captured_at(record.headers), media_type, data, cut)


def _sniffed_type(data: bytes) -> str:
    """The kind of a page whose server did not say."""
    if data.startswith(b"%PDF-"):
        return "application/pdf"
    return "text/html" if data[:1024].lstrip(b"\xef\xbb\xbf \t\r\n").lower().startswith(_OPENS_PAGE) else ""


def _captured_at(headers: Headers) -> str | None:
    """The moment of capture (WARC 1.1, 5.4), if the calendar has it."""
    match = _MOMENT.fullmatch(headers.raw("warc-date"))
    try:
        return f"{datetime.fromisoformat(match[1]).isoformat()}Z" if match else None
    except ValueError:
        return None


def without_frames(found: Iterable[Entry]) -> Iterator[Entry]:
    """The entries without what a page draws in frames: pages of other sites than the first page's that say little."""
    first: str | None = None
    for entry in found:
        if isinstance(entry, WarcPage):
            first = _site(entry.url) if first is None else first
            if _site(entry.url) != first and _has_few_words(entry):
                continue
        yield entry


def named_pages(found: Iterable[Entry], urls: frozenset[str]) -> Iterator[Entry]:
    """The entries without pages that the archive's own list of pages leaves out."""
    return (entry for entry in found if not isinstance(entry, WarcPage) or url_key(entry.url) in urls)


def url_key(url: str) -> str:
    """An address for comparing: without its fragment, scheme and last slash."""
    return url.partition("#")[0].partition("://")[2].rstrip("/")


def _site(url: str) -> str:
    """The last two names of an address's host."""
    return ".".join((urlsplit(url).hostname or "").split(".")[-2:])


def _has_few_words(page: WarcPage) -> bool:
    """Whether a page has fewer words than most reports, and no mark of one."""
    if not page.media_type.startswith(("text/html", "application/xhtml")) or len(page.data) > _LARGE:
        return False
    if _OF_STORY.search(page.data):
        return False
    words = _TAGS.sub(b" ", _UNSEEN.sub(b" ", page.data))
    return len(words.split()) < _FEWEST_WORDS
