"""OpenTimestamps proofs: what a calendar answered, what it leads to, and the times that blocks of Bitcoin prove.

The library `opentimestamps` reads and writes them; it is an optional extra. Nothing here uses a network.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dossier.clauses import Clause
from dossier.errors import BadInput

if TYPE_CHECKING:
    from opentimestamps.core.timestamp import DetachedTimestampFile, Timestamp

MAGIC = b"\x00OpenTimestamps\x00\x00Proof\x00\xbf\x89\xe2\xe8\x84\xe8\x92\x94"
MOST = 1 << 20  # bytes of a proof or an answer
_SHA256 = "sha256"


@dataclass(frozen=True, slots=True)
class Attestation:
    """Where a proof leads: a calendar that promised a block, a block of Bitcoin, or what is not checked here."""

    message: bytes  # what is attested; of a block, its Merkle root
    calendar: str = ""
    height: int | None = None
    other: str = ""


@dataclass(frozen=True, slots=True)
class OtsProof:
    """A proof of a digest, with all that it leads to."""

    digest: bytes
    hashed: str  # the name of the hash that made the digest of a file
    attestations: tuple[Attestation, ...]


def needs_library(path: Path | str) -> None:
    """Raises BadInput where the extra is not installed."""
    try:
        import opentimestamps.core.timestamp  # noqa: F401
    except ImportError as error:
        raise BadInput(path, Clause("needs-opentimestamps")) from error


def is_ots(data: bytes) -> bool:
    return data.startswith(MAGIC)


def read_proof(data: bytes) -> OtsProof:
    """Raises ValueError where these bytes are no proof; the library must be there."""
    found = _file(data)
    attestations = sorted(_attestations(found.timestamp), key=lambda one: (one.height is None, one.height or 0))
    return OtsProof(found.file_digest, found.file_hash_op.HASHLIB_NAME, tuple(attestations))


def pending_proof(digest: bytes, answers: Sequence[bytes]) -> bytes:
    """A proof of a SHA-256 out of what calendars answered to it. Raises ValueError where an answer is none."""
    from opentimestamps.core.op import OpSHA256
    from opentimestamps.core.timestamp import DetachedTimestampFile, Timestamp

    stamp = Timestamp(digest)
    for answer in answers:
        stamp.merge(_timestamp(answer, digest))
    return _written(DetachedTimestampFile(OpSHA256(), stamp))


def upgraded_proof(data: bytes, answer: bytes, calendar: str) -> bytes:
    """The proof with what a calendar answered later, for what was pending there. Raises ValueError."""
    found = _file(data)
    waiting = [stamp for stamp in _stamps(found.timestamp) if calendar in _calendars(stamp)]
    if not waiting:
        raise ValueError(f"nothing is pending at {calendar}")
    for stamp in waiting:
        stamp.merge(_timestamp(answer, stamp.msg))
    return _written(found)


def digest_of(path: Path, hashed: str = _SHA256) -> bytes:
    """Raises OSError."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, hashed).digest()


def _attestations(stamp: Timestamp) -> Iterator[Attestation]:
    from opentimestamps.core.notary import BitcoinBlockHeaderAttestation, PendingAttestation

    for message, found in stamp.all_attestations():
        match found:
            case PendingAttestation():
                yield Attestation(message, calendar=found.uri)
            case BitcoinBlockHeaderAttestation():
                yield Attestation(message, height=found.height)
            case _:
                yield Attestation(message, other=type(found).__name__.removesuffix("Attestation"))


def _stamps(stamp: Timestamp) -> Iterator[Timestamp]:
    yield stamp
    for below in stamp.ops.values():
        yield from _stamps(below)


def _calendars(stamp: Timestamp) -> set[str]:
    from opentimestamps.core.notary import PendingAttestation

    return {found.uri for found in stamp.attestations if isinstance(found, PendingAttestation)}


def _file(data: bytes) -> DetachedTimestampFile:
    from opentimestamps.core.timestamp import DetachedTimestampFile

    return _read(data, DetachedTimestampFile.deserialize)


def _timestamp(data: bytes, message: bytes) -> Timestamp:
    from opentimestamps.core.timestamp import Timestamp

    return _read(data, lambda context: Timestamp.deserialize(context, message))


def _read(data: bytes, deserialize: Any) -> Any:
    from opentimestamps.core.op import MsgValueError, OpArgValueError
    from opentimestamps.core.serialize import BytesDeserializationContext, DeserializationError

    context = BytesDeserializationContext(data)
    try:
        found = deserialize(context)
        context.assert_eof()
    except (DeserializationError, MsgValueError, OpArgValueError, RecursionError) as error:
        raise ValueError(f"it cannot be understood ({type(error).__name__})") from error
    return found


def _written(found: DetachedTimestampFile) -> bytes:
    from opentimestamps.core.serialize import BytesSerializationContext

    context = BytesSerializationContext()
    found.serialize(context)
    return bytes(context.getbytes())
