"""Signed notes: a text with Ed25519 signatures under it, as C2SP signed-note writes them."""

from __future__ import annotations

import base64
import binascii
import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dossier import lazy_re as re

if TYPE_CHECKING:  # and late where they are needed: a start that signs and checks nothing loads none of it
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_ED25519 = b"\x01"  # the signature type's number
_NAME = re.compile(r"[^\s+]+")
_SIGNATURE = re.compile(r"— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})\n")


@dataclass(frozen=True, slots=True)
class PublicKey:
    """Who signs: a name, and the 32 bytes that its signatures are checked with."""

    name: str
    raw: bytes

    @property
    def id(self) -> bytes:
        """Four bytes that distinguish keys; no proof of anything."""
        return hashlib.sha256(self.name.encode() + b"\n" + _ED25519 + self.raw).digest()[:4]

    def __str__(self) -> str:
        """The key in the one line that signed-note tools take: `NAME+ID+KEY`."""
        return f"{self.name}+{self.id.hex()}+{base64.b64encode(_ED25519 + self.raw).decode()}"

    @classmethod
    def parse(cls, line: str) -> PublicKey:
        """Raises ValueError for what `str` of no key is."""
        name, _, rest = line.partition("+")
        raw = unbase64(rest[9:])
        key = cls(name, raw[1:])
        if not _NAME.fullmatch(name) or len(raw) != 33 or str(key) != line:
            raise ValueError(f"no Ed25519 key: {line!r:.120}")
        return key

    def signed(self, note: str) -> str | None:
        """The text of a note that has this key's signature and no other; None where it does not."""
        text, gap, under = note.rpartition("\n\n")
        found = _SIGNATURE.fullmatch(under)
        if not gap or not found or found[1] != self.name:
            return None
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

        try:
            raw = unbase64(found[2])
            Ed25519PublicKey.from_public_bytes(self.raw).verify(raw[4:], f"{text}\n".encode())
        except (ValueError, InvalidSignature):
            return None
        return f"{text}\n" if raw[:4] == self.id else None


class PrivateKey:
    """What signs; it never leaves this computer."""

    def __init__(self, name: str, key: Ed25519PrivateKey) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self._key = key
        self.public = PublicKey(name, key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw))

    @classmethod
    def make(cls, name: str) -> PrivateKey:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        return cls(name, Ed25519PrivateKey.generate())

    @classmethod
    def from_pem(cls, name: str, pem: bytes) -> PrivateKey:
        """Raises ValueError where these bytes are no Ed25519 key."""
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
        from cryptography.hazmat.primitives.serialization import load_pem_private_key

        try:
            key = load_pem_private_key(pem, None)
        except TypeError as error:  # one with a password
            raise ValueError(str(error)) from error
        if not isinstance(key, Ed25519PrivateKey):
            raise ValueError("a key of another kind")
        return cls(name, key)

    def pem(self) -> bytes:
        """PKCS #8 without a password: it is the file's mode that keeps it."""
        from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

        return self._key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())

    def signature(self, message: bytes) -> bytes:
        """The bare Ed25519 signature of a message, whose first line must keep it from passing for another's."""
        return self._key.sign(message)

    def sign(self, text: str) -> str:
        """A note: `text`, which ends with a line feed, and the signature under it."""
        signature = base64.b64encode(self.public.id + self.signature(text.encode())).decode()
        return f"{text}\n— {self.public.name} {signature}\n"


def unbase64(text: str) -> bytes:
    """Strict: one text for one value, so that no changed letter goes unseen. Raises ValueError."""
    try:
        raw = base64.b64decode(text, validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from error
    if base64.b64encode(raw).decode() != text:
        raise ValueError("base64 in another than its one form")
    return raw
