"""Chooses which of a mail's texts is its message: most come twice, as plain text and as a page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.errors import Unreadable
from dossier.reading.html.walk import parse
from dossier.reading.mail.forward import find_joint
from dossier.reading.mail.mime import MimePart
from dossier.reading.mail.quoting import unflowed, without_marks
from dossier.reading.text_tools.charset import decode, in_utf8, without_nuls

_WORD = re.compile(r"\w{2,}")
_ADDRESS = re.compile(r"(?:https?://|www\.)\S+")
_HEADING = re.compile(rb"<h1\b", re.I)
_FULLER = 1.25  # times the words of the plain text, beyond which that only replaces the page


@dataclass(frozen=True, slots=True)
class Body:
    """The message's words, or the bytes of the page that it is, in UTF-8 unless the page names its charset itself."""

    words: str = ""
    page: bytes = b""
    pieces: tuple[MimePart, ...] = ()  # all that are the message in one form or the other


def body_of(pieces: Sequence[MimePart]) -> Body:
    """The message among a mail's pieces; empty where it has none."""
    texts = [piece for piece in pieces if _is_text(piece) and not piece.name]
    texts = texts or [piece for piece in pieces if _is_text(piece)][:1]
    words = _plain(piece for piece in texts if piece.media_type != "text/html")
    pages = [in_utf8(piece.body, piece.charset) for piece in texts if piece.media_type == "text/html"]
    page = max(pages, key=len, default=b"")
    if page and _is_better(page, words):
        return Body("", page, tuple(texts))
    return Body(words, b"", tuple(texts))


def _is_text(piece: MimePart) -> bool:
    return piece.media_type in ("text/plain", "text/html") and piece.disposition != "attachment"


def _plain(pieces: Iterable[MimePart]) -> str:
    """All plain texts one after another: some mailers cut a message in two around a picture."""
    found: list[str] = []
    for piece in pieces:
        try:
            words = decode(piece.body, piece.charset)
        except Unreadable:
            continue  # bytes that only claim to be text
        if piece.headers.parameter("content-type", "format").lower() == "flowed":
            delete_space = piece.headers.parameter("content-type", "delsp").lower() == "yes"
            words = unflowed(words, delete_space=delete_space)
        found.append(without_marks(words).strip("\n"))
    return "\n\n".join(words for words in found if words.strip())


def _is_better(page: bytes, words: str) -> bool:
    """Whether the page says more than the plain text, or is an article; what was forwarded reads best plain."""
    plain = _count(words)
    if not plain:
        return True
    try:
        shown = _count(parse(decode(without_nuls(page)).encode()).words)
    except Unreadable:
        return False
    if shown > _FULLER * plain + 10:
        return True
    return shown * _FULLER > plain and _HEADING.search(page) is not None and find_joint(words, 0, len(words)) is None


def _count(words: str) -> int:
    return len(_WORD.findall(_ADDRESS.sub("", words)))
