"""Cosignatures of checkpoints by witnesses (C2SP tlog-cosignature, type cosignature/v1 with Ed25519).

A witness signs a moment and the whole text of a checkpoint: at that moment it was the longest state of this log that
it had seen, and it went on from every one before.
"""

from __future__ import annotations

import base64
import hashlib
import struct
from dataclasses import dataclass
from datetime import UTC, datetime

from dossier import lazy_re as re
from dossier.log.checkpoints import Checkpoint
from dossier.log.signed_notes import PrivateKey, PublicKey, unbase64

_TYPE = b"\x04"  # the signature type's number
_LINE = re.compile(r"— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})")
_STAMPED = struct.Struct(">4sQ64s")  # the key's id, seconds since 1970, the signature
_LAST = 253402300799  # seconds of the last moment that a date can hold


@dataclass(frozen=True, slots=True)
class WitnessKey:
    """The key of a witness; its id and its line differ from those of a log's key with the same bytes."""

    name: str
    raw: bytes

    @property
    def id(self) -> bytes:
        return hashlib.sha256(self.name.encode() + b"\n" + _TYPE + self.raw).digest()[:4]

    def __str__(self) -> str:
        """The key in the one line that signed-note tools take: `NAME+ID+KEY`."""
        return f"{self.name}+{self.id.hex()}+{base64.b64encode(_TYPE + self.raw).decode()}"

    @classmethod
    def parse(cls, line: str) -> WitnessKey:
        """Raises ValueError for what `str` of no key is."""
        name, _, rest = line.partition("+")
        raw = unbase64(rest[9:])
        key = cls(name, raw[1:])
        if not name or len(raw) != 33 or str(key) != line:
            raise ValueError(f"no key of a witness: {line!r:.120}")
        return key


def cosigned(note: str, key: PrivateKey, at: datetime) -> str:
    """The note with a cosignature under its signatures, made with the Ed25519 key of the witness's own archive."""
    text = note.partition("\n\n")[0] + "\n"
    witness, seconds = WitnessKey(key.public.name, key.public.raw), int(at.timestamp())
    stamped = _STAMPED.pack(witness.id, seconds, key.signature(_message(text, seconds)))
    return f"{note}— {witness.name} {base64.b64encode(stamped).decode()}\n"


def log_note(note: str, key: PublicKey) -> str | None:
    """The note with the signature of the log's key alone; None where that key did not sign it."""
    text, lines = _parts(note)
    for line in lines:
        alone = f"{text}\n{line}\n"
        if Checkpoint.verified(alone, key):
            return alone
    return None


def cosigned_at(note: str, key: WitnessKey) -> datetime:
    """When the witness cosigned the note, by its own clock. Raises ValueError where it did not."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    text, lines = _parts(note)
    for line in lines:
        found = _LINE.fullmatch(line)
        raw = unbase64(found[2]) if found and found[1] == key.name else b""
        if len(raw) != _STAMPED.size or raw[:4] != key.id:
            continue  # of another signer
        _, seconds, signature = _STAMPED.unpack(raw)
        if seconds > _LAST:
            raise ValueError("its cosignature names no moment")
        try:
            Ed25519PublicKey.from_public_bytes(key.raw).verify(signature, _message(text, seconds))
        except InvalidSignature:
            raise ValueError("the witness's key did not cosign it") from None
        return datetime.fromtimestamp(seconds, UTC)
    raise ValueError("it has no cosignature of this witness")


def _message(text: str, seconds: int) -> bytes:
    return f"cosignature/v1\ntime {seconds}\n{text}".encode()


def _parts(note: str) -> tuple[str, list[str]]:
    """The text with its last line feed, and the lines of signatures. Raises ValueError for another text."""
    text, gap, under = note.rpartition("\n\n")
    if not gap or not under.endswith("\n"):
        raise ValueError("it is no signed note")
    return f"{text}\n", under.removesuffix("\n").split("\n")
