"""Undoes what mail does to bytes so that they pass through: base64 and quoted-printable, well-formed or not."""

from __future__ import annotations

import binascii

from dossier import lazy_re as re

_NO_BASE64 = re.compile(rb"[^A-Za-z0-9+/]+")


def decode_transfer(data: bytes, encoding: str) -> bytes:
    """The bytes that were sent, by the name of their Content-Transfer-Encoding (RFC 2045, 6)."""
    if encoding == "base64":
        return from_base64(data)
    return from_quoted(data) if encoding == "quoted-printable" else data


def from_base64(data: bytes) -> bytes:
    """Decodes base64 even if padding is missing or has strange characters between; drops an incomplete end."""
    try:
        return binascii.a2b_base64(data)
    except binascii.Error:
        kept = _NO_BASE64.sub(b"", data)
        kept = kept[: len(kept) - (len(kept) % 4 == 1)]
        return binascii.a2b_base64(kept + b"=" * (-len(kept) % 4))


def from_quoted(data: bytes) -> bytes:
    """Decodes quoted-printable; broken escapes stay unchanged."""
    return binascii.a2b_qp(data)
