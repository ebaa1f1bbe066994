"""Finds the files that come with a mail: attachments, and messages within the message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from urllib.parse import unquote

from dossier import lazy_re as re
from dossier.model.file_parts import Capture, Part
from dossier.reading.mail.mail_body import Body
from dossier.reading.mail.mime import MimePart, message
from dossier.reading.text_tools.file_names import Names, safe_name

_DRAWN = re.compile(rb"cid:([^\"'<>\s)]{1,300})", re.I)
# Proofs of a signature are no documents.
_SIGNATURES = frozenset(("application/pgp-signature", "application/pkcs7-signature", "application/x-pkcs7-signature"))
_MESSAGE = "message/rfc822"


def parts_of(pieces: Sequence[MimePart], body: Body) -> Iterator[Part]:
    """Each file with its own name, a second one of the same name numbered."""
    drawn = _drawn(pieces)
    names = Names()
    for piece in pieces:
        if not any(piece is other for other in body.pieces) and _is_file(piece, drawn) and (data := piece.body):
            charset = f"; charset={piece.charset}" if piece.charset else ""
            capture = Capture(media_type=piece.media_type + charset, told_by="mail")
            yield Part(names.own(_name(piece, data)), data, capture)


def _drawn(pieces: Sequence[MimePart]) -> frozenset[str]:
    """The ids of all that the message's pages draw within themselves (RFC 2392)."""
    pages = (piece.body for piece in pieces if piece.media_type == "text/html")
    return frozenset(unquote(found.decode("latin-1")) for page in pages for found in _DRAWN.findall(page))


def _is_file(piece: MimePart, drawn: frozenset[str]) -> bool:
    kind = piece.media_type
    if kind in _SIGNATURES or kind.startswith("multipart/"):
        return False
    own_id = piece.headers.raw("content-id").strip("<> ")
    if kind.startswith("image/") and own_id and own_id in drawn:
        return False
    if piece.disposition == "attachment" or piece.name or kind == _MESSAGE:
        return True
    return not kind.startswith(("image/", "text/", "message/"))


def _name(piece: MimePart, data: bytes) -> str:
    instead = "message" if piece.media_type == _MESSAGE else "attachment"
    if piece.media_type == _MESSAGE and not piece.name:
        instead = message(data).headers.words("subject") or instead
    return safe_name(piece.name, piece.media_type, instead)
