"""The interface of every store of bytes; `tests/store/conformance.py` checks each of them against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO, Protocol

from dossier.model.digest import Digest


@dataclass(frozen=True, slots=True)
class KeptBlob:
    """Bytes that are in the store: their name, their length in bytes, and whether they are new to it."""

    digest: Digest
    size: int
    new: bool


class Bytes(Protocol):
    """Where bytes come from: a file, or anything that reads like one."""

    def read(self, size: int, /) -> bytes: ...


class BlobSink(Protocol):
    """A destination for bytes: a store, or a batch that collects many for one."""

    def put(self, data: bytes) -> KeptBlob: ...

    def put_stream(self, stream: Bytes) -> KeptBlob:
        """Hashes and keeps, in one pass, exactly the bytes that it reads.

        Raises OSError when they cannot be kept, SyncFailed when that is uncertain, and whatever `stream` raises; then
        nothing is kept.
        """
        ...


class BlobStore(BlobSink, Protocol):
    """Bytes by digest. Kept bytes are durable once `sync` has returned."""

    def open(self, digest: Digest) -> BinaryIO:
        """The bytes, unchecked. Raises MissingBlob."""
        ...

    def read(self, digest: Digest) -> bytes:
        """All the bytes, checked against their name. Raises MissingBlob, FixityMismatch."""
        ...

    def has(self, digest: Digest) -> bool: ...

    def digests(self) -> Iterator[Digest]:
        """Every name in the store, ascending."""
        ...

    def sync(self) -> None:
        """Makes everything put so far durable. Raises OSError, SyncFailed; after the latter nothing is put any more."""
        ...

    def in_doubt(self) -> bool:
        """Whether a sync failed here that nobody has made good yet."""
        ...

    def make_good(self) -> int:
        """Checks and rewrites the blobs that a failed sync left in doubt, and counts them.

        Those that do not match their names are set aside under another. For another store than the one whose sync
        failed. Raises OSError, SyncFailed.
        """
        ...
