"""Checks the log against signed checkpoints and this computer's state, and names the lines that differ."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from dossier.clauses import Clause
from dossier.errors import BadInput, FixityMismatch, MissingBlob
from dossier.log import Log, event_from_line, leaf_of
from dossier.log.checkpoints import Checkpoint, Checkpoints, whole
from dossier.log.cosignature_lines import WitnessKey, cosigned_at
from dossier.log.key_chain import KeyChain
from dossier.log.merkle import Tree, root_of
from dossier.log.signed_notes import PublicKey
from dossier.model.audits import Fault
from dossier.model.digest import Digest
from dossier.model.events import Event
from dossier.proofs.local_state import Head, LocalState, origin_of
from dossier.repository.writer import stamp
from dossier.store import BlobStore

if TYPE_CHECKING:
    from cryptography.x509 import Certificate

_KEYS_AND_STAMPS = (b'"key"', b'"kind":"time-stamped"')  # markers in the lines of key and stamp events


class LogEvidence:
    """The evidence for one log; its counts are known once `faults` has ended."""

    def __init__(
        self, identity: str, log: Log, store: BlobStore, memory: LocalState, roots: Sequence[Certificate] = ()
    ) -> None:
        """`roots` are the time-stamping authorities that a person trusts."""
        self._origin, self._log, self._store, self._memory = origin_of(identity), log, store, memory
        self._authorities = roots
        self.checkpoints = self.stamps = 0  # that hold
        self.unsigned = 0  # lines after the last of them

    @property
    def counted(self) -> tuple[int, int, int]:
        """Checkpoints and stamps that hold, and lines that none of them is over."""
        return self.checkpoints, self.stamps, self.unsigned

    def faults(self) -> Iterator[Fault]:
        # What was seen and signed is looked at before the log, which may grow meanwhile
        try:
            head = self._memory.head()
        except BadInput as error:
            yield Fault("head", error.thing, "damaged", error.reason)
            head = None
        yield from self._place()
        notes = list(whole(signed := Checkpoints(self._log.path.parent).read()))
        if head:
            yield from _cut_short(signed, notes, head.checkpoints)
        claimed = [Checkpoint.claimed(note.decode(errors="replace")) for note in notes]
        lines = _Lines(self._log, {found.size for found in claimed if found} | ({head.size} if head else set()))
        yield from lines.flaws
        yield from self._keys(lines.chain, head)
        sound = list[tuple[int, Checkpoint]]()
        yield from self._signatures(notes, lines.chain, sound)
        holding = (found.size for _, found in sound if lines.roots.get(found.size) == found.root)
        self.unsigned = len(lines.leaves) - max(holding, default=0)
        yield from self._compared_with_checkpoints(lines, head, sound)
        yield from self._stamps(lines)
        yield from _cosignatures(lines)

    def _place(self) -> Iterator[Fault]:
        folder = self._log.path.parents[1]
        try:
            others = self._memory.others_at(folder)
        except BadInput as error:
            yield Fault("head", error.thing, "damaged", error.reason)
            return
        if others:
            yield Fault("head", str(folder), "changed", Clause("another-archive-seen-here", other=others[-1]))

    def _keys(self, chain: KeyChain, head: Head | None) -> Iterator[Fault]:
        known = [str(entry.key) for entry in chain.entries]
        if head and head.key and head.key not in known:
            yield Fault("key", head.key, "missing", Clause("key-missing-from-log"))
        trusted = known.index(head.key) if head and head.key in known else len(known)
        for entry in chain.entries[trusted + 1 :]:
            if not entry.signed and self._private(str(entry.key)) is None:
                yield Fault("key", Clause("log-line", line=entry.event), "changed", Clause("key-not-signed-over"))
        if chain.entries and isinstance(wrong := self._private(known[-1]), BadInput):
            yield Fault("key", wrong.thing, "damaged", wrong.reason)

    def _private(self, line: str) -> object:
        try:
            return self._memory.key(PublicKey.parse(line))
        except BadInput as error:
            return error

    def _signatures(
        self, notes: Sequence[bytes], chain: KeyChain, sound: list[tuple[int, Checkpoint]]
    ) -> Iterator[Fault]:
        """Notes that are no checkpoints of this log, by the key of their time; fills `sound` with the others."""
        line, before = 1, -1
        for note in notes:
            text = note.decode(errors="replace")
            claimed = Checkpoint.claimed(text)
            key = chain.current(claimed.size) if claimed else None
            found = Checkpoint.verified(text, key) if key else None
            if found is None or found.origin != self._origin:
                yield Fault("checkpoint", Clause("log-line", line=line), "changed", Clause("checkpoint-not-signed"))
            elif found.size <= before:
                yield Fault(
                    "checkpoint",
                    Clause("log-line", line=line),
                    "extra",
                    Clause("checkpoint-out-of-order", before=before),
                )
            else:
                before = found.size
                sound.append((line, found))
            line += note.count(b"\n")
        self.checkpoints = len(sound)

    def _compared_with_checkpoints(
        self, lines: _Lines, head: Head | None, sound: Sequence[tuple[int, Checkpoint]]
    ) -> Iterator[Fault]:
        """Lines that are not those which were seen or signed."""
        seen = 0
        if head and lines.roots.get(head.size) != head.root():
            yield from self._not_as_seen(lines, head)
            return  # all that was signed after the first wrong line differs with it
        if head:
            seen = head.size
        agreed_size = seen
        for line, found in sound:
            if lines.roots.get(found.size) == found.root:
                agreed_size = max(agreed_size, found.size)
            elif found.size <= seen:
                yield Fault("checkpoint", Clause("log-line", line=line), "changed", Clause("checkpoint-of-another-log"))
            else:
                yield _not_as_signed(lines, agreed_size, found.size, line)
                return

    def _not_as_seen(self, lines: _Lines, head: Head) -> Iterator[Fault]:
        then = self._memory.leaves(head)
        if then:
            yield from differences(then, lines.leaves)
        elif len(lines.leaves) < head.size:
            yield Fault("log", _span(len(lines.leaves), head.size), "missing", Clause("lines-seen-before"))
        else:
            yield Fault("log", _span(0, head.size), "changed", Clause("lines-differ-from-seen"))

    def _stamps(self, lines: _Lines) -> Iterator[Fault]:
        for event in lines.stamps:
            try:
                self._check_stamp(event, lines)
                self.stamps += 1
            except (MissingBlob, FixityMismatch):
                continue  # the audit of the blobs names it
            except ValueError as error:
                yield Fault(
                    "stamp",
                    Clause("log-line", line=event.seq),
                    "changed",
                    Clause("time-stamp-does-not-hold", error=error),
                )

    def _check_stamp(self, event: Event, lines: _Lines) -> None:
        from dossier.log.timestamps import MOST, stamp_of  # late: it takes time to load, and few logs have stamps

        note = event.detail["checkpoint"]
        digest = Digest(event.detail["token"])
        with self._store.open(digest) as stream:
            if (size := stream.seek(0, os.SEEK_END)) > MOST:  # else it would be read whole
                raise ValueError(f"it has {size:,} bytes, and a time stamp at most {MOST:,}")
        token = self._store.read(digest)
        if stamp(stamp_of(token, note.encode(), self._authorities).at) != event.detail["time"]:
            raise ValueError("it tells another time")
        claimed = Checkpoint.claimed(note)
        if claimed is None or root_of(lines.leaves[: claimed.size]) != claimed.root:
            raise ValueError("it was given to another log than this one")


def _cosignatures(lines: _Lines) -> Iterator[Fault]:
    """Cosignatures kept in the log that do not hold, or were given to another log."""
    for event in lines.cosignatures:
        try:
            _check_cosignature(event, lines)
        except ValueError as error:
            line = Clause("log-line", line=event.seq)
            yield Fault("stamp", line, "changed", Clause("cosignature-does-not-hold", error=error))


def _check_cosignature(event: Event, lines: _Lines) -> None:
    at = cosigned_at(event.detail["note"], WitnessKey.parse(event.detail["key"]))
    claimed = Checkpoint.claimed(event.detail["note"])
    if claimed is None or root_of(lines.leaves[: claimed.size]) != claimed.root:
        raise ValueError("it was given to another log than this one")
    if stamp(at) != event.detail["time"]:
        raise ValueError("it names another time")


class _Lines:
    """One pass over the log: hashes, keys, stamps, and the root at some sizes."""

    def __init__(self, log: Log, sizes: set[int]) -> None:
        self.leaves: list[bytes] = []
        self.chain = KeyChain()
        self.stamps: list[Event] = []
        self.cosignatures: list[Event] = []
        self.flaws: list[Fault] = []
        tree = Tree()
        self.roots = {0: tree.root()}
        for number, line in enumerate(log.lines(), 1):
            self.leaves.append(leaf_of(line))
            tree.append(self.leaves[-1])
            if number in sizes:
                self.roots[number] = tree.root()
            if any(marker in line for marker in _KEYS_AND_STAMPS):
                self._learn(number, line)

    def _learn(self, number: int, line: bytes) -> None:
        try:
            event = event_from_line(line)
        except ValueError:
            return  # the audit of the log names it
        if event.kind == "time-stamped":
            self.stamps.append(event)
        elif event.kind == "cosignature-kept":
            self.cosignatures.append(event)
        try:
            self.chain.learn(event)
        except ValueError as error:
            self.flaws.append(Fault("key", Clause("log-line", line=number), "damaged", str(error)))


def differences(then: Sequence[bytes], now: Sequence[bytes]) -> Iterator[Fault]:
    """Compares the hashes of the lines seen with those of now; lines appended since are no difference."""
    then, now = _repeats_numbered(then), _repeats_numbered(now)
    before, after = set(then), set(now)
    last = max((at for at, leaf in enumerate(now) if leaf in before), default=-1)
    now = now[: max(last + 1, min(len(then), len(now)))]
    gone = {at for at, leaf in enumerate(then) if leaf not in after}
    new = {at for at, leaf in enumerate(now) if leaf not in before}
    for at in sorted(gone | new):
        yield _difference(at, at in gone, at in new)
    stayed = [(at, leaf) for at, leaf in enumerate(then) if at not in gone]
    remaining = [leaf for at, leaf in enumerate(now) if at not in new]
    for previous, leaf in zip(stayed, remaining, strict=True):
        if previous[1] != leaf:
            yield Fault("log", Clause("log-line", line=previous[0] + 1), "changed", Clause("line-seen-elsewhere"))


def _repeats_numbered(leaves: Sequence[bytes]) -> Sequence[bytes]:
    """Makes repeated hashes distinct, so that a line inserted twice counts as an extra line."""
    count = Counter[bytes]()
    distinct = list[bytes]()
    for leaf in leaves:
        distinct.append(leaf + b"again" * count[leaf])
        count[leaf] += 1
    return distinct


def _difference(at: int, gone: bool, new: bool) -> Fault:
    if gone and new:
        return Fault("log", Clause("log-line", line=at + 1), "changed", Clause("line-differs-from-seen"))
    if gone:
        return Fault("log", Clause("log-line", line=at + 1), "missing", Clause("line-seen-before"))
    return Fault("log", Clause("log-line", line=at + 1), "extra", Clause("line-inserted"))


def _not_as_signed(lines: _Lines, agreed_size: int, size: int, line: int) -> Fault:
    size_now = len(lines.leaves)
    if size_now < size:
        return Fault(
            "log", _span(size_now, size), "missing", Clause("checkpoint-over-more-lines", line=line, lines=size)
        )
    return Fault("log", _span(agreed_size, size), "changed", Clause("checkpoint-over-other-lines", line=line))


def _span(after: int, to: int) -> str:
    return Clause("log-line", line=to) if to == after + 1 else Clause("log-lines", first=after + 1, last=to)


def _cut_short(data: bytes, notes: Sequence[bytes], seen: int) -> Iterator[Fault]:
    """Checkpoints that this computer saw and that are not whole any more."""
    if len(data) < seen:
        yield Fault("checkpoint", Clause("the-file"), "missing", Clause("checkpoints-cut", seen=seen, left=len(data)))
    elif (end := sum(map(len, notes))) < seen:
        line = data[:end].count(b"\n") + 1
        yield Fault("checkpoint", Clause("log-line", line=line), "damaged", Clause("no-checkpoint-from-here"))
