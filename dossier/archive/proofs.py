"""Makes the log usable as evidence: audit, signing keys, inclusion proofs and time stamps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput, DossierError, ReadOnlyArchive
from dossier.log.checkpoints import Checkpoint, Checkpoints, whole
from dossier.log.key_chain import KeyChain, KeyEntry
from dossier.log.proofs import extended, prove
from dossier.model.audits import Fault, LogStatus, Summary
from dossier.model.backup import Step, no_step
from dossier.model.proofs import Extension, Key, Proof, Stamped
from dossier.model.reports import ReportId
from dossier.proofs.audit import audit
from dossier.proofs.signed_log_check import LogEvidence
from dossier.repository.writer import stamp

if TYPE_CHECKING:
    from cryptography.x509 import Certificate

    from dossier.log.timestamps import Post


_MOST_AUTHORITIES = 16 << 20  # bytes; what an operating system trusts has under 1 MB


class Proofs(Service):
    """Private keys, and how much of the log this computer has seen, are kept outside the archive."""

    @property
    def alarm(self) -> DossierError | None:
        """Why the log cannot be trusted at the moment, such as NotAsSeen; None if all is well."""
        return self._context.witness.trouble

    def standing(self) -> LogStatus:
        """How far the log was seen and signed, and by which key. Raises BadInput."""
        try:
            head = self._context.memory.head()
        except BadInput:
            head = None  # an audit names it, and it is the archive's alarm
        try:
            keys = self.signing_keys()
        except ValueError as error:
            raise BadInput(self._context.log.path, Clause("key-unreadable", error=error)) from error
        newest = Checkpoints(self._context.log.path.parent).newest()
        claimed = Checkpoint.claimed(newest) if newest else None
        return LogStatus(
            seen=head.size if head else 0,
            root=head.root().hex() if head else "",
            key=keys[-1].key if keys else "",
            key_here=bool(keys) and keys[-1].here,
            signed=claimed.size if claimed else 0,
        )

    def audit(self, authorities: Path | str | None = None, *, step: Step = no_step) -> Iterator[Fault | Summary]:
        """Hashes every blob again, and compares log, catalog, checkpoints and the locally remembered state.

        Yields the faults, then a summary. `authorities` is a PEM file of the trusted time stamp authorities; without
        it, the issuer of a time stamp is not checked. `step` hears how many blobs of how many are hashed. Raises
        BadInput for a file that is none.
        """
        roots = () if authorities is None else _authorities(Path(authorities))
        return self._audited(
            LogEvidence(self._context.identity, self._context.log, self._context.store, self._context.memory, roots),
            step,
        )

    def _audited(self, evidence: LogEvidence, step: Step) -> Iterator[Fault | Summary]:
        for item in audit(
            self._context.folder, self._context.store, self._context.log, self._catalog, evidence, step=step
        ):
            if isinstance(item, Summary) and not item.faults:
                self._context.witness.remember(self._catalog.applied().offset)
            yield item

    def accept_head(self) -> bool:
        """Accepts the archive as it is, though this computer has seen a different log, such as a newer copy.

        False where nothing was to be accepted. Raises BadInput, and what every write raises.
        """
        return self._context.witness.accept(self._person)

    def signing_keys(self) -> Sequence[Key]:
        """All signing keys in the log, oldest first; the last one is in force. Raises BadInput, ValueError."""
        chain = self._chain()
        return [self._key(entry, entry is chain.entries[-1]) for entry in chain.entries]

    def _key(self, entry: KeyEntry, current: bool) -> Key:
        here = self._context.memory.key(entry.key) is not None
        return Key(str(entry.key), entry.event, entry.at, entry.signed, current, here)

    def rotate_key(self, *, lost: bool = False) -> Key:
        """Makes a new key, which the present one signs over, or with `lost` none. Raises BadInput."""
        self._context.witness.rotate(self._person, lost)
        return self.signing_keys()[-1]

    def _chain(self) -> KeyChain:
        chain = KeyChain()
        for event in self._catalog.about_keys():
            chain.learn(event)
        return chain

    def prove(self, report: ReportId) -> Proof:
        """Proves that the newest checkpoint covers all events of a report. Raises BadInput, NotAsSeen."""
        self._catalog.row(report)
        note, checkpoint, key = self._newest()
        events = [event.seq for event in self._catalog.events(report) if event.seq <= checkpoint.size]
        if not events:
            raise BadInput(report, Clause("has-no-event-signed"))
        try:
            return prove(self._context.log, report, events, key, note, checkpoint)
        except ValueError as error:
            raise BadInput(self._context.log.path, Clause("proves-nothing", error=error)) from error

    def prove_events(self, thing: str, events: Sequence[int]) -> Proof:
        """Proves these events, by their numbers, against the first checkpoint that covers them all.

        The first, so that the proof stays the same while the log grows. Raises BadInput, NotAsSeen.
        """
        self._context.witness.seal()
        chain, until = self._chain(), max(events)
        for note in (
            data.decode(errors="replace") for data in whole(Checkpoints(self._context.log.path.parent).read())
        ):
            claimed = Checkpoint.claimed(note)
            key = chain.current(claimed.size) if claimed and claimed.size >= until else None
            if key and (checkpoint := Checkpoint.verified(note, key)):
                return prove(self._context.log, thing, events, str(key), note, checkpoint)
        raise self._unsigned()

    def check_signable(self) -> None:
        """Raises BadInput or NotAsSeen where what is recorded next cannot be signed here."""
        self._context.witness.seal()
        if self._context.witness.key_here() is None:
            raise self._unsigned()

    def _unsigned(self) -> BadInput:
        return BadInput(self._context.folder, Clause("key-elsewhere-nothing-provable"))

    def prove_growth(self, older: str, kept_in: Path | str = "this checkpoint") -> Extension:
        """Proves that the log extends a checkpoint that somebody has kept, given as its note.

        Raises BadInput, with `kept_in`, the file of the note, as the culprit.
        """
        note, newest, key = self._newest()
        claimed = Checkpoint.claimed(older)
        then = self._chain().current(claimed.size) if claimed else None
        before = Checkpoint.verified(older, then) if then else None
        if before is None:
            raise BadInput(kept_in, Clause("checkpoint-of-another-key"))
        try:
            return Extension(older, str(then), note, key, extended(self._context.log, before, newest))
        except ValueError as error:
            raise BadInput(self._context.log.path, Clause("growth-not-provable", error=error)) from error

    def stamp(self, tsa: str, send: Post | None = None) -> Stamped:
        """Has the newest checkpoint stamped by an authority (RFC 3161) and keeps its token; only a hash goes there.

        Raises BadInput where that cannot be reached or gives no sound stamp.
        """
        from dossier.log.timestamps import post, stamped  # late: they take time to load, and are seldom needed

        note, checkpoint, _ = self._newest()
        stamped_note = stamped(note.encode(), tsa, send or post)
        token, at = self._context.store.put(stamped_note.token).digest, stamp(stamped_note.at)
        detail = {"checkpoint": note, "token": token, "tsa": tsa, "time": at}
        self._record("time-stamped", **detail)
        return Stamped(at, self._context.store.path(token), tsa, checkpoint.size)

    def newest_note(self) -> str:
        """The newest checkpoint as a signed note. Raises BadInput, NotAsSeen."""
        return self._newest()[0]

    def _newest(self) -> tuple[str, Checkpoint, str]:
        """The newest checkpoint, signed now if the key is here: the note, what it says, and the key that signed it."""
        try:
            note = self._context.witness.seal()
        except ReadOnlyArchive:
            note = None
        note = note or Checkpoints(self._context.log.path.parent).newest()
        claimed = Checkpoint.claimed(note) if note else None
        key = self._chain().current(claimed.size) if claimed else None
        found = Checkpoint.verified(note, key) if note and key else None
        if note is None or key is None or found is None:
            raise BadInput(self._context.folder, Clause("has-no-signed-checkpoint"))
        return note, found, str(key)


def _authorities(path: Path) -> Sequence[Certificate]:
    from dossier.log.timestamps import certificates

    try:
        if path.stat().st_size > _MOST_AUTHORITIES:
            raise BadInput(path, Clause("certificates-too-large", most=_MOST_AUTHORITIES))
        return certificates(path.read_bytes())
    except OSError as error:
        raise BadInput(path, Clause("cannot-be-read", error=error.strerror or error)) from error
    except ValueError as error:
        raise BadInput(path, Clause("holds-no-certificates-in-pem-form")) from error
