"""What every blob store must do: subclass `StoreConformance` in a test module and give it a `store` fixture."""

from __future__ import annotations

import hashlib
import io
from concurrent.futures import ThreadPoolExecutor

import pytest

from dossier.errors import MissingBlob
from dossier.model.digest import Digest
from dossier.store import BlobStore


class BrokenSource:
    """Gives some bytes, then fails as a drive does that is pulled out."""

    def __init__(self, data: bytes) -> None:
        self._data = [data]

    def read(self, size: int, /) -> bytes:
        if not self._data:
            raise OSError(5, "Input/output error")
        return self._data.pop()


class Dribble:
    """Gives its bytes a few at a time."""

    def __init__(self, data: bytes) -> None:
        self._stream = io.BytesIO(data)

    def read(self, size: int, /) -> bytes:
        return self._stream.read(min(size, 7))


class StoreConformance:
    """Promises of every BlobStore."""

    def test_bytes_come_back_under_the_name_of_their_sha256(self, store: BlobStore) -> None:
        """What was put is read back, and its name is the SHA-256 that any other tool would give."""
        kept = store.put(b"the words")
        assert kept.digest == hashlib.sha256(b"the words").hexdigest()
        assert (kept.size, kept.new) == (9, True)
        assert store.read(kept.digest) == b"the words"
        with store.open(kept.digest) as stream:
            assert stream.read() == b"the words"

    @pytest.mark.parametrize("data", [b"", b"\n", bytes(range(256)) * 9000], ids=["empty", "line", "two chunks"])
    def test_a_stream_is_kept_as_its_bytes_are(self, store: BlobStore, data: bytes) -> None:
        """A stream is kept under the same name as its bytes put at once, however they come."""
        kept = store.put_stream(Dribble(data) if len(data) < 100 else io.BytesIO(data))
        assert (kept.digest, kept.size, kept.new) == (Digest.of(data), len(data), True)
        assert store.put(data) == store.put_stream(io.BytesIO(data))
        assert not store.put(data).new

    def test_the_same_bytes_are_kept_once(self, store: BlobStore) -> None:
        """Keeping the same bytes twice keeps them once, and says so."""
        first, second = store.put(b"twice"), store.put_stream(io.BytesIO(b"twice"))
        assert (first.new, second.new) == (True, False)
        assert list(store.digests()) == [first.digest]

    def test_names_come_in_order(self, store: BlobStore) -> None:
        """`digests` gives every name once, ascending; `has` agrees."""
        kept = [store.put(bytes([n])).digest for n in range(30)]
        assert list(store.digests()) == sorted(kept)
        assert all(store.has(digest) for digest in kept)

    def test_bytes_that_were_never_kept_are_missing(self, store: BlobStore) -> None:
        """An unknown name is an error that carries it."""
        unknown = Digest("0" * 64)
        assert not store.has(unknown)
        for ask in (store.open, store.read):
            with pytest.raises(MissingBlob) as caught:
                ask(unknown)
            assert caught.value.digest == unknown

    def test_an_interrupted_copy_leaves_no_blob(self, store: BlobStore) -> None:
        """A source that fails half-way fails the put, and nothing of it is kept."""
        with pytest.raises(OSError, match="Input/output error"):
            store.put_stream(BrokenSource(b"half of it"))
        assert list(store.digests()) == []

    def test_many_threads_may_put_the_same_bytes(self, store: BlobStore) -> None:
        """Threads that put at once lose nothing and keep each thing once."""
        wanted = [f"report {n % 20}".encode() for n in range(200)]
        with ThreadPoolExecutor(8) as pool:
            kept = list(pool.map(lambda data: (store.put(data), store.sync())[0], wanted))
        assert [k.digest for k in kept] == [Digest.of(data) for data in wanted]
        assert set(store.digests()) == {Digest.of(data) for data in wanted}

    def test_syncing_can_be_done_at_any_time(self, store: BlobStore) -> None:
        """`sync` with nothing to do is no error, nor is doing it twice."""
        store.sync()
        store.put(b"durable")
        store.sync()
        store.sync()

    def test_without_a_failed_sync_nothing_is_in_doubt(self, store: BlobStore) -> None:
        """There is nothing to make good in a store whose syncs succeeded."""
        kept = store.put(b"durable")
        store.sync()
        assert not store.in_doubt()
        assert store.make_good() == 0
        assert store.read(kept.digest) == b"durable"
