"""The name of bytes: their SHA-256 (FIPS 180-4), in lower-case hex."""

from __future__ import annotations

import hashlib

from dossier import lazy_re as re

_HEX = re.compile(r"[0-9a-f]{64}")


class Digest(str):
    """64 lower-case hex digits; a plain string to JSON, SQL and `sha256sum`."""

    __slots__ = ()

    def __new__(cls, text: str) -> Digest:
        if not _HEX.fullmatch(text):
            raise ValueError(f"not a sha256 in lower-case hex: {text!r}")
        return super().__new__(cls, text)

    @classmethod
    def of(cls, data: bytes) -> Digest:
        return cls(hashlib.sha256(data).hexdigest())
