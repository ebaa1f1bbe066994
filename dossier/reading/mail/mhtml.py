"""Reads pages that a browser saved as one file (MHTML)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Claim, Published, Reading, Words
from dossier.reading.fields.ranking import settle
from dossier.reading.fields.stated_lines import StatedFact, with_facts
from dossier.reading.html.html_reader import HtmlReader
from dossier.reading.mail.header_claims import mail_date
from dossier.reading.mail.mail import looks_like_mail
from dossier.reading.mail.mime import MimePart, leaves, message
from dossier.reading.mail.mime_headers import Headers
from dossier.reading.reader_choice import ending
from dossier.reading.text_tools.charset import in_utf8

HEADING = "Stated in the saved file's header:"
_PAGES = ("text/html", "application/xhtml+xml")
_HEAD = 16_384
_BROWSER = re.compile(rb"^(?:Snapshot-Content-Location:|From:[ \t]*\"?<?Saved by )", re.I | re.M)
# What Word and Excel save as a "single file web page" states no more than this, and often bears a document's ending
_OFFICE = re.compile(rb"\s*MIME-Version:[^\n]*\n(?:X-[\w-]+:[^\n]*\n)?Content-Type:\s*multipart/related\b", re.I)
_SENT = ("message-id", "received", "return-path", "delivered-to")
_WEB = re.compile(r"https?://\S+", re.I)
_ADDRESS, _CAPTURED = 0.75, 0.1  # ranks: below a page's own address; never shown as the day of publication


@dataclass(frozen=True, slots=True)
class MhtmlReader:
    """A page and all that it draws, in one message (RFC 2557)."""

    version: str = "mhtml/3"
    media_types: tuple[str, ...] = ("multipart/related", "application/x-mimearchive")
    endings: tuple[str, ...] = (".mhtml", ".mht")

    def accepts(self, data: bytes, name: str) -> bool:
        """A message made by a browser, or without a recipient: many mails embed their pictures in the same format."""
        if _OFFICE.match(data[:_HEAD]):
            return True
        if not looks_like_mail(data, name, self.endings):
            return False
        if ending(name) in self.endings or _BROWSER.search(data[:_HEAD]):
            return True
        headers = message(data).headers
        return headers.main("content-type") == self.media_types[0] and not any(map(headers.raw, _SENT))

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable where no page is in it, or one without words."""
        top = message(data)
        root = _root(top, leaves(top))
        page = HtmlReader().read(in_utf8(root.body, root.charset), name)
        rendition, facts = with_facts(page.rendition, _stated(top.headers, root), HEADING)
        found = page.description
        settled = settle([*found.claims, *found.others, *_claims(facts)], found.text)
        return replace(
            page, reader=self.version, media_type=self.media_types[0], rendition=rendition, description=settled
        )


def page_in(data: bytes) -> bytes:
    """The page alone, in UTF-8 unless it names its charset itself. Raises Unreadable where there is none."""
    top = message(data)
    root = _root(top, leaves(top))
    return in_utf8(root.body, root.charset)


def _root(top: MimePart, pieces: Sequence[MimePart]) -> MimePart:
    """The page: what `start` or the snapshot's address names, else the first page (RFC 2387, 3.2)."""
    start = top.headers.parameter("content-type", "start").strip("<>")
    address = top.headers.raw("snapshot-content-location")
    pages = [piece for piece in pieces if piece.media_type in _PAGES]
    if not pages:
        raise Unreadable(Clause("saved-file"))
    named = (piece for piece in pages if start and piece.headers.raw("content-id").strip("<>") == start)
    placed = (piece for piece in pages if address and piece.headers.raw("content-location") == address)
    return next(named, None) or next(placed, None) or pages[0]


def _stated(headers: Headers, root: MimePart) -> Iterator[tuple[str, str, str]]:
    address = headers.words("snapshot-content-location")
    if address:
        yield "header:Snapshot-Content-Location", "address", address
    elif location := root.headers.words("content-location") or headers.words("content-location"):
        yield "header:Content-Location", "address", location
    for name in ("Subject", "Date", "From"):
        if value := headers.words(name.lower()):
            yield f"header:{name}", name.lower(), value


def _claims(facts: Sequence[StatedFact]) -> Iterator[Claim]:
    """The address and the time at which the page was saved.

    Its title is the page's own, and the sender is the browser.
    """
    for fact in facts:
        if fact.key == "address" and (match := _WEB.match(fact.value)):
            yield Claim("url", Words(match.group()), (fact.evidence(end=fact.start + match.end()),), _ADDRESS)
        elif fact.key == "date" and (moment := mail_date(fact.value)):
            yield Claim("published", Published(*moment, "captured"), (fact.evidence(),), _CAPTURED)
