"""Signs the log's present size and root, and remembers them outside of the archive.

A checkpoint is signed at closing, before what rests on it (a proof, a stamp, a backup), while events come, once the
last is five seconds or a megabyte of log old, and five seconds after the last event at most: so each costs little, and
a crash leaves little unsigned, which the next opening signs. The order is log, checkpoint, memory, each on the disk
before the next: what a crash leaves never looks like tampering.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace

from dossier.clauses import Clause
from dossier.errors import BadInput, DossierError, NotAsSeen
from dossier.log import Log, event_from_line, leaf_of
from dossier.log.checkpoints import Checkpoint, Checkpoints, whole
from dossier.log.key_chain import KeyChain, KeyEntry, rotated
from dossier.log.signed_notes import PrivateKey, PublicKey
from dossier.model.events import Changes
from dossier.proofs.local_state import Head, LocalState, origin_of
from dossier.repository.writer import LogEntry, Writer

_SECONDS = 5.0
_BYTES = 1 << 20
_DEAD = 10.0  # seconds without a line after which the writer of the last would have signed it, were it alive


def _timer(seconds: float, work: Callable[[], None]) -> threading.Timer:
    made = threading.Timer(seconds, work)
    made.daemon = True
    return made


class Growth:
    """The log read on from a head: its lines' hashes, and the keys that they bring."""

    def __init__(self, log: Log, head: Head, until: int | None = None) -> None:
        """Up to byte `until`, a line's end, or to the log's. Raises ValueError for a line with a key that is none."""
        self.leaves: list[bytes] = []
        self.chain = KeyChain()
        if head.key:
            self.chain.entries.append(KeyEntry(0, "", PublicKey.parse(head.key), signed=True))
        self._tree, self._offset, self._last = head.tree(), head.offset, head.last
        for line in log.lines(head.offset):
            if until is not None and self._offset >= until:
                break
            self._add(line)
        self.head = replace(head, size=self._tree.size, offset=self._offset, frontier=self._tree.frontier)
        self.head = replace(self.head, last=self._last, key=str(self.chain.current() or ""))

    def _add(self, line: bytes) -> None:
        self._last = leaf_of(line)
        self.leaves.append(self._last)
        self._tree.append(self._last)
        self._offset += len(line)
        if b'"key"' in line:
            self.chain.learn(event_from_line(line))


class Signer:
    """Of one archive. Without the private key, which may be on another computer, it remembers and does not sign."""

    def __init__(
        self,
        identity: str,
        log: Log,
        recorder: Writer,
        memory: LocalState,
        warn: Callable[[DossierError], None],
        monotonic: Callable[[], float] = time.monotonic,
        timer: Callable[[float, Callable[[], None]], threading.Timer] = _timer,
    ) -> None:
        """`warn` receives errors of signing or remembering that must not stop the work.

        It may be called on a thread of `timer`, which calls a function once after some seconds.
        """
        self._origin, self._log, self._recorder, self._memory = origin_of(identity), log, recorder, memory
        self._checkpoints = Checkpoints(log.path.parent)
        self._warn, self._monotonic = warn, monotonic
        self._sealed, self._sealed_bytes = monotonic(), log.size()
        self._written = self._sealing = self._closed = False
        self._timer = timer
        self._planned: threading.Timer | None = None
        self.trouble: DossierError | None = None  # why the log cannot be vouched for just now

    # looking

    def check_seen(self) -> None:
        """A cheap check at opening: sets `trouble` if the end of the log as last seen is missing."""
        try:
            self._check_place()
            if head := self._memory.head():
                self._check_end(head)
        except (NotAsSeen, BadInput) as error:
            self._report(error)

    def founded(self) -> None:
        """Knows again an archive that was made here just now, whatever stood here before."""
        with suppress(BadInput):  # the key's maker tells
            self._memory.note_place(self._recorder.folder)

    def _check_place(self) -> None:
        if others := self._memory.others_at(self._recorder.folder):
            self._refuse(Clause("another-archive-was-here", other=others[-1]))

    def take_over(self, now: float) -> None:
        """Signs before long what somebody left unsigned who died; `now` is the moment by which files are dated.

        An archive that this computer never wrote to is left alone, and so is one at which somebody may be at work.
        """
        try:
            head = self._memory.head() if self._memory.folder.exists() else None
            left = self._memory.folder.exists() and self._log.size() > (head.offset if head else 0)
            if left and not self.trouble and abs(now - self._log.path.stat().st_mtime) > _DEAD:
                self._written = True
                self._plan()
        except (BadInput, OSError):
            return  # writing or auditing reports it

    def _check_end(self, head: Head) -> None:
        size = self._log.size()
        if size < head.offset:
            self._refuse(Clause("log-cut-before-seen", size=size, lines=head.size, offset=head.offset))
        if head.size and leaf_of(self._log.line_before(head.offset)) != head.last:
            self._refuse(Clause("log-line-differs", line=head.size))
        if (size := self._checkpoints.size()) < head.checkpoints:
            self._refuse(Clause("signed-checkpoints-cut", checkpoints=head.checkpoints, left=size))

    def _refuse(self, reason: Clause) -> None:
        raise NotAsSeen(self._recorder.folder, reason)

    # signing

    def first_key(self) -> dict[str, str]:
        """The archive's key for the first event; empty where none can be kept, which is reported as a doubt."""
        try:
            return {"key": str(self._memory.make_key().public)}
        except BadInput as error:
            self._report(error)
            return {}

    def after_write(self, _: Changes) -> None:
        """Runs after every write: signs if the last checkpoint is old enough, else plans to sign soon."""
        self._written = True
        if self._sealing:
            return
        if self._is_due():
            self.attempt()
        else:
            self._plan()

    def _is_due(self) -> bool:
        return self._monotonic() - self._sealed >= _SECONDS or abs(self._log.size() - self._sealed_bytes) >= _BYTES

    def _plan(self) -> None:
        if self._planned is None and not self._closed:
            self._planned = self._timer(_SECONDS, self._time_is_up)
            self._planned.start()

    def _time_is_up(self) -> None:
        self._planned = None
        if self._written and not self._closed:
            self.attempt()

    def close(self) -> None:
        """Signs what was written through this object and is not signed yet."""
        planned, self._closed = self._planned, True
        if planned:
            planned.cancel()
            planned.join()  # it may be signing
        if self._written:
            self.attempt()

    def attempt(self) -> None:
        """Signs if possible: otherwise reports the reason, for the events written are durable all the same."""
        try:
            self.seal()
        except DossierError as error:
            self._report(error)
        except OSError as error:
            self._report(
                BadInput(self._checkpoints.path, Clause("checkpoint-not-written", error=error.strerror or error))
            )

    def _report(self, error: DossierError) -> None:
        if str(error) != str(self.trouble):
            self._warn(error)
        self.trouble = error

    def seal(self) -> str | None:
        """Signs and remembers the log as it is; gives the newest checkpoint, or None where there is none of it.

        Raises NotAsSeen, BadInput (where keys are kept), and what `Writer.writing` raises.
        """
        with self._recorder.writing(), self._by_itself():
            note = self._seal()
            self._written, self.trouble = False, None
            return note

    def remember(self, until: int) -> None:
        """Remembers a log that an audit found in order up to byte `until`, where lines are durable; signs nothing."""
        try:
            self._check_place()
            seen = self._memory.head() or Head()
            start, growth = self._grown(seen, until)
            end = seen.checkpoints + sum(map(len, whole(self._checkpoints.read(seen.checkpoints))))
            if growth.head.size > seen.size:
                self._memory.remember(replace(growth.head, checkpoints=end), growth.leaves, after=start.size)
            self._memory.note_place(self._recorder.folder)
        except (NotAsSeen, BadInput) as error:
            self._report(error)

    @contextmanager
    def _by_itself(self) -> Iterator[None]:
        """Delays signing until all within is written; a failed attempt is not repeated at once."""
        before, self._sealing = self._sealing, True
        try:
            yield
        finally:
            self._sealing = before
            self._sealed, self._sealed_bytes = self._monotonic(), self._log.size()

    def _seal(self) -> str | None:
        self._check_place()
        seen = self._memory.head() or Head()
        self._check_end(seen)
        start, growth = self._grown(seen)
        self._check_lines(seen, growth.head)
        if not growth.head.key:
            self._recorder.record([LogEntry("key-made", {"key": str(self._memory.make_key().public)})])
            start, growth = self._grown(seen)
        note, end = self._signed(growth.head, seen.checkpoints)
        if (head := replace(growth.head, checkpoints=end)) != seen:
            self._memory.remember(head, growth.leaves, after=start.size)
            self._memory.note_place(self._recorder.folder)
        return note

    def _grown(self, seen: Head, until: int | None = None) -> tuple[Head, Growth]:
        """The log read on from what was seen, or from its beginning where the hashes of its lines are lost."""
        start = seen if self._memory.has_leaves(seen) else Head(checkpoints=seen.checkpoints)
        try:
            growth = Growth(self._log, start, until)
        except ValueError as error:
            raise NotAsSeen(self._recorder.folder, Clause("log-key-unreadable", error=error)) from error
        self._check_keys(growth.chain)
        return start, growth

    def _check_lines(self, seen: Head, now: Head) -> None:
        """What others wrote since the last look is signed only where it can be understood. Raises LogDamaged."""
        if not self._recorder.wrote(seen.size + 1, now.size):
            for _ in self._log.events(seen.offset, seen.size):
                pass

    def _check_keys(self, chain: KeyChain) -> None:
        """A key that none before it vouched for is another's, unless it is our own."""
        for entry in chain.entries:
            if not entry.signed and self._memory.key(entry.key) is None:
                self._refuse(Clause("key-change-not-signed", event=entry.event))

    def _signed(self, head: Head, seen: int) -> tuple[str | None, int]:
        """The newest checkpoint if it is of this head, else one that is signed now; and where the file then ends."""
        end = seen + sum(map(len, whole(self._checkpoints.read(seen))))
        newest = self._checkpoints.newest()
        wanted = Checkpoint(self._origin, head.size, head.root())
        if newest and Checkpoint.claimed(newest) == wanted:
            return newest, end
        key = self._memory.key(PublicKey.parse(head.key))
        if key is None:
            return None, end
        note = key.sign(wanted.text())
        return note, self._checkpoints.append(note, seen)

    # what a person decides

    def key_here(self) -> PrivateKey | None:
        """The archive's private key, if this computer has it."""
        head = self._memory.head()
        return self._memory.key(PublicKey.parse(head.key)) if head and head.key else None

    def rotate(self, person: str, lost: bool) -> PublicKey:
        """Makes a new key, which the old one signs over, or `lost` with none. Raises BadInput."""
        with self._recorder.writing(), self._by_itself():
            self.seal()
            old = self.key_here()
            if old is None and not lost:
                raise BadInput(self._recorder.folder, Clause("private-key-elsewhere"))
            new = self._memory.make_key().public
            rotation = LogEntry("key-rotated", rotated(old, new), agent=person) if old else None
            self._recorder.record([rotation or LogEntry("key-made", {"key": str(new)}, agent=person)])
            self.seal()
        return new

    def accept(self, person: str) -> bool:
        """Takes the log as it is for the true one, on a person's word; False where it was so already."""
        with self._recorder.writing(), self._by_itself():
            if self._goes_on():
                return False
            growth = Growth(self._log, Head())
            detail = {"size": growth.head.size, "root": growth.head.root().hex()}
            self._recorder.record([LogEntry("head-accepted", detail, agent=person)])
            end = sum(map(len, whole(self._checkpoints.read())))
            growth = Growth(self._log, Head())
            self._memory.remember(replace(growth.head, checkpoints=end), growth.leaves, after=0)
            self._memory.note_place(self._recorder.folder)
            self.seal()
        return True

    def _goes_on(self) -> bool:
        """Whether the whole log bears out what was seen of it."""
        try:
            self._check_place()
            seen = self._memory.head() or Head()
            self._check_end(seen)
            self._check_keys(Growth(self._log, seen).chain)
        except (NotAsSeen, BadInput, ValueError):
            return False
        found = Head().tree()
        for _, line in zip(range(seen.size), self._log.lines(), strict=False):
            found.append(leaf_of(line))
        return found.frontier == seen.frontier
