"""Rewrites a letter, or a page that a browser saved as one, in harmless markup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from html import escape

from dossier import lazy_re as re
from dossier.model.originals import MarkupPage
from dossier.originals.safe_markup import harmless
from dossier.reading.mail.attachments import parts_of
from dossier.reading.mail.mail_body import Body, body_of
from dossier.reading.mail.mhtml import page_in
from dossier.reading.mail.mime import MimePart, leaves, message
from dossier.reading.mail.mime_headers import Headers

_SHOWN = ("From", "Sender", "Reply-To", "To", "Cc", "Bcc", "Date", "Subject")
_FILES = 200  # names of attached files
_LONGEST = 300  # characters of such a name
_BLANK = re.compile(r"\n[ \t]*\n\s*")


def letter_page(data: bytes) -> MarkupPage:
    """A letter: its header, then its words or its page. Raises Unreadable."""
    top = message(data)
    pieces = leaves(top)
    body = body_of(pieces)
    head = harmless(_head(top.headers).encode())
    inner = _body(body)
    return replace(inner, pieces=(*head.pieces, *inner.pieces), attached=_attached(pieces, body))


def saved_page(data: bytes) -> MarkupPage:
    """A page saved as MHTML. Raises Unreadable."""
    return harmless(page_in(data))


def _head(headers: Headers) -> str:
    rows = "".join(
        f"<tr><th>{name}</th><td>{escape(words)}</td></tr>" for name in _SHOWN if (words := headers.words(name.lower()))
    )
    return f"<body><table>{rows}</table>"


def _body(body: Body) -> MarkupPage:
    if body.page:
        return harmless(body.page)
    return harmless(f"<body>{''.join(_paragraphs(body.words))}".encode())


def _paragraphs(words: str) -> Iterator[str]:
    for paragraph in _BLANK.split(words.strip("\n")):
        lines = "<br>".join(escape(line) for line in paragraph.split("\n"))
        yield f"<p>{lines}</p>"


def _attached(pieces: Sequence[MimePart], body: Body) -> tuple[str, ...]:
    names = [part.name[:_LONGEST] for part in parts_of(pieces, body)]
    return tuple(names[:_FILES])
