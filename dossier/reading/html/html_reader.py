"""Reads web pages."""

from __future__ import annotations

from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.reading.fields.capture import with_claims
from dossier.reading.html.carriers import archive_claims, behind_carrier, own_address, without_notices, without_toolbar
from dossier.reading.html.described import PageDescriber, titles_of
from dossier.reading.html.html_nodes import HtmlPage
from dossier.reading.html.jsonld import body_paragraphs, read_jsonld
from dossier.reading.html.stated_metadata import with_metadata
from dossier.reading.html.walk import parse
from dossier.reading.reader_choice import ending
from dossier.reading.text_tools.charset import decode, is_binary, is_utf8, without_nuls

_HEAD = 2048
_OPENING = re.compile(rb"<(?:!doctype\s+html|html|head|body|title|meta\s|article|h1|div|p|table)\b", re.I)
# Wire copy names companies by their symbols, "Phillips <P>": a tag alone is markup only where one is closed, too.
_CLOSING = re.compile(
    rb"</(?:html|head|body|title|article|h1|div|p|table|a|span|li)\s*>|<!doctype|<html|<body|<meta\s", re.I
)
_CHARSET = re.compile(rb"<(?:meta|\?xml)\b[^>]{0,200}?(?:charset|encoding)\s*=\s*[\"']?\s*([\w.:-]{2,40})", re.I)
_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")  # of byte order


@dataclass(frozen=True, slots=True)
class HtmlReader:
    """A saved web page, of any age and state."""

    version: str = "html/5"
    media_types: tuple[str, ...] = ("text/html", "application/xhtml+xml")
    endings: tuple[str, ...] = (".html", ".htm", ".xhtml", ".shtml")

    def accepts(self, data: bytes, name: str) -> bool:
        """Markup near the start, or an ending that says so."""
        head = data[:_HEAD]
        opens = _OPENING.search(head) is not None and _CLOSING.search(data) is not None
        return opens or (ending(name) in self.endings and b"<" in data)

    def read(self, data: bytes, name: str) -> Reading:  # noqa: ARG002 - a page says more than its file's name
        """Raises Unreadable for binary data and for a page that neither shows nor states any words."""
        page = parse_page(data)
        jsonld = read_jsonld(page.scripts, titles_of(page))
        rendition, facts = with_metadata(page, jsonld.facts)
        if not rendition.strip():
            raise Unreadable(Clause("page-without-words"))
        described = PageDescriber(page, rendition, list(map(own_address, facts)), jsonld.body)
        if not described.chosen and (body := body_paragraphs(jsonld)):
            rendition, facts = with_metadata(page, jsonld.facts, body)
            described = PageDescriber(page, rendition, list(map(own_address, facts)), jsonld.body)
        found = behind_carrier(described.description(), described.facts)
        reading = Reading(self.version, "text/html", described.rendition, found)
        captures = tuple(archive_claims(facts))
        return with_claims(reading, captures) if captures else reading


def parse_page(data: bytes) -> HtmlPage:
    """Parses a page in its charset: UTF-8 before what the page declares.

    Mislabelled UTF-8 is common, and nothing else looks like it by accident.

    If the page declares no other charset, the bytes are checked only if its words show that some are not UTF-8.
    """
    return without_notices(_parsed(without_toolbar(without_nuls(data))))


def _parsed(data: bytes) -> HtmlPage:
    declared = _declared(data)
    if not data.isascii() and not data.startswith(_MARKS) and not is_binary(data):
        page = parse(data) if declared is None or "utf" in declared.lower() else None
        if (page is not None and not page.has_undecoded_bytes) or is_utf8(data):
            return page or parse(data)
    return parse(decode(data, declared).encode())


def page_source(data: bytes) -> bytes:
    """The page's markup in UTF-8."""
    data = without_nuls(data)
    return data if is_utf8(data) and not data.startswith(_MARKS) else decode(data, _declared(data)).encode()


def _declared(data: bytes) -> str | None:
    """The charset that the page names in its first bytes (WHATWG HTML, prescan)."""
    match = _CHARSET.search(data[:4096])
    return match[1].decode("ascii") if match else None
