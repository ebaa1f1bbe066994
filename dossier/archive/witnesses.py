"""Cosigns checkpoints of other archives' logs, and keeps the cosignatures that others gave to this one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from dossier.archive.context import Context, Service
from dossier.archive.proofs import Proofs
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import write_whole
from dossier.log.checkpoints import Checkpoint, whole
from dossier.log.cosignature_lines import WitnessKey, cosigned, cosigned_at, log_note
from dossier.log.proofs import flaws_of_extension
from dossier.log.signed_notes import PrivateKey, PublicKey
from dossier.model.cosigned_checkpoints import Cosignature, CosignedCheckpoint, cosigned_from, cosigned_json
from dossier.model.events import Event
from dossier.model.proofs import Extension, extension_from
from dossier.proofs.local_state import origin_of
from dossier.repository.detect import check_outside
from dossier.repository.writer import stamp

_MOST = 16 << 20  # bytes of a file with checkpoints, or of a proof


class Witnesses(Service):
    """A witness states which state of another's log it saw last, and never states two that contradict each other."""

    def __init__(self, context: Context, proofs: Proofs) -> None:
        super().__init__(context)
        self._proofs = proofs

    def sign(self, path: Path | str, out: Path | str, key: str | None = None) -> Cosignature:
        """Cosigns the newest checkpoint of another archive and writes it to `out`, for the owner of the log.

        `path` holds checkpoints, or a proof that the log grew (`prove --since`), which is needed once this archive has
        cosigned a shorter state of that log. `key` is the log's key, as its owner gave it by another way: needed for
        the first time, and after the log changed its key. Raises BadInput.
        """
        path, out = Path(path), Path(out)
        check_outside(out, self._context.watchlist.folders())
        grown, note = _shown(path)
        claimed = Checkpoint.claimed(note)
        if claimed is None:
            raise BadInput(path, Clause("holds-no-checkpoint"))
        if claimed.origin == origin_of(self._context.identity):
            raise BadInput(path, Clause("own-log-no-witness"))
        with self._recorder.writing():
            before = self._last(claimed.origin)
            known = key or (before.detail["key"] if before else None)
            if known is None:
                raise BadInput(path, Clause("log-not-known", origin=claimed.origin))
            alone = log_note(note, _log_key(known))
            if alone is None:
                raise BadInput(path, Clause("checkpoint-not-by-key", key=known))
            if before:
                _check_growth(path, Checkpoint.claimed(before.detail["note"]), claimed, grown)
            own = self._key()
            full = cosigned(alone, own, self._context.clock())
            self._record("checkpoint-cosigned", origin=claimed.origin, key=known, note=full)
            found = self._catalog.event(self._recorder.last())
            # Recorded first: what was given and not recorded could be contradicted later
            _write(out, CosignedCheckpoint(full, known, str(WitnessKey(own.public.name, own.public.raw))))
        self._context.witness.attempt()
        assert found is not None, "it was recorded just now"
        return _given(found)

    def known_key(self, path: Path | str) -> str | None:
        """The key of the log in a file of `sign`, as this archive cosigned it last. Raises BadInput."""
        claimed = Checkpoint.claimed(_shown(Path(path))[1])
        before = self._last(claimed.origin) if claimed else None
        return before.detail["key"] if before else None

    def keep(self, path: Path | str) -> Cosignature:
        """Keeps a cosignature of this archive's log, as `sign` of a witness wrote it.

        Raises BadInput for one that does not hold, or is of another log than this one.
        """
        path = Path(path)
        try:
            held = cosigned_from(json.loads(_text(path)))
            witness = WitnessKey.parse(held.witness_key)
            at = stamp(cosigned_at(held.cosigned, witness))
            alone = log_note(held.cosigned, PublicKey.parse(held.key))
        except ValueError as error:
            raise BadInput(path, Clause("cosignature-does-not-hold", error=error)) from error
        if alone is None:
            raise BadInput(path, Clause("checkpoint-not-by-key", key=held.key))
        self._proofs.prove_growth(alone, path)  # the log that was cosigned is this one
        with self._recorder.writing():
            if all(event.detail["note"] != held.cosigned for event in self._catalog.events_of("cosignature-kept")):
                self._record("cosignature-kept", note=held.cosigned, key=held.witness_key, time=at)
        self._context.witness.attempt()
        return next(one for one in reversed(self.list()) if not one.given and (one.key, one.time) == (str(witness), at))

    def list(self) -> Sequence[Cosignature]:
        """All that this archive gave and keeps, in the order of the log."""
        events = self._catalog.events_of("checkpoint-cosigned", "cosignature-kept")
        return [_given(event) if event.kind == "checkpoint-cosigned" else _kept(event) for event in events]

    def _last(self, origin: str) -> Event | None:
        given = self._catalog.events_of("checkpoint-cosigned")
        return next((event for event in reversed(given) if event.detail["origin"] == origin), None)

    def _key(self) -> PrivateKey:
        self._proofs.check_signable()
        key = self._context.witness.key_here()
        assert key, "it can be signed with"
        return key


def _given(event: Event) -> Cosignature:
    checkpoint = Checkpoint.claimed(event.detail["note"])
    assert checkpoint, "it was cosigned"
    return Cosignature(event.seq, checkpoint.origin, checkpoint.size, event.at, event.detail["key"], given=True)


def _kept(event: Event) -> Cosignature:
    checkpoint = Checkpoint.claimed(event.detail["note"])
    assert checkpoint, "it was checked when it was kept"
    time, key = event.detail["time"], event.detail["key"]
    return Cosignature(event.seq, checkpoint.origin, checkpoint.size, time, key, given=False)


def _check_growth(path: Path, before: Checkpoint | None, now: Checkpoint, grown: Extension | None) -> None:
    """Raises BadInput unless `now` is what was cosigned last, or a proof shows that the log went on from that."""
    assert before, "it was cosigned"
    if (now.size, now.root) == (before.size, before.root):
        return
    if now.size <= before.size:
        raise BadInput(path, Clause("log-not-as-cosigned", size=before.size))
    older = Checkpoint.claimed(grown.older) if grown else None
    if older is None or (older.size, older.root) != (before.size, before.root):
        raise BadInput(path, Clause("needs-proof-of-growth", size=before.size))


def _shown(path: Path) -> tuple[Extension | None, str]:
    """The proof of growth in a file, if it holds one, and its newest checkpoint. Raises BadInput."""
    text = _text(path)
    if text.lstrip().startswith("{"):
        try:
            grown = extension_from(json.loads(text))
        except ValueError as error:
            raise BadInput(path, Clause("cannot-be-used", error=error)) from error
        if wrong := next(flaws_of_extension(grown), None):
            raise BadInput(path, Clause("growth-not-proved", part=wrong[0], error=wrong[1]))
        return grown, grown.newer
    notes = list(whole(text.encode()))
    if not notes:
        raise BadInput(path, Clause("holds-no-checkpoint"))
    return None, notes[-1].decode()


def _log_key(line: str) -> PublicKey:
    try:
        return PublicKey.parse(line)
    except ValueError as error:
        raise BadInput(line, Clause("cannot-be-used", error=error)) from error


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > _MOST:
            raise BadInput(path, Clause("proof-too-large", most=_MOST))
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(path, Clause("not-readable", error=error.strerror or error)) from error
    except UnicodeDecodeError as error:
        raise BadInput(path, Clause("holds-no-checkpoint")) from error


def _write(path: Path, found: CosignedCheckpoint) -> None:
    try:
        write_whole(path, f"{json.dumps(cosigned_json(found), indent=1)}\n".encode())
    except OSError as error:
        raise BadInput(path, Clause("not-written", error=error.strerror or error)) from error
