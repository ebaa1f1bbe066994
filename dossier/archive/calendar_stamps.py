"""Prepares checkpoints for OpenTimestamps calendars, and makes proofs of what they answered; without a network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from dossier.archive.context import Context, Service
from dossier.archive.proofs import Proofs
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import write_whole
from dossier.log.open_timestamps import MOST, digest_of, needs_library, pending_proof, upgraded_proof
from dossier.repository.detect import check_outside


class CalendarStamps(Service):
    """A person sends the digest and brings the answers; nothing is sent from here, and nothing is kept here."""

    def __init__(self, context: Context, proofs: Proofs) -> None:
        super().__init__(context)
        self._proofs = proofs

    def begin(self, out: Path | str) -> Path:
        """Writes the newest checkpoint to `out`, and the 32 bytes for a calendar to `out` with `.digest`.

        Returns the place of the digest. Raises BadInput.
        """
        out = Path(out)
        check_outside(out, self._context.watchlist.folders())
        _write(out, self._proofs.newest_note().encode())
        digest = out.with_name(f"{out.name}.digest")
        _write(digest, digest_of(out))
        return digest


def pending(subject: Path, answers: Sequence[Path], out: Path) -> None:
    """Writes a proof of a file out of the calendars' answers to its SHA-256. Raises BadInput."""
    needs_library(subject)
    try:
        digest = digest_of(subject)
    except OSError as error:
        raise BadInput(subject, Clause("not-readable", error=error.strerror or error)) from error
    parts = [_bytes(path) for path in answers]
    for path, answer in zip(answers, parts, strict=True):
        _made(path, partial(pending_proof, digest, [answer]))  # so that the error names the answer that is none
    _write(out, _made(out, partial(pending_proof, digest, parts)))


def upgrade(proof: Path, answer: Path, calendar: str, out: Path) -> None:
    """Writes the proof with a calendar's later answer. Raises BadInput."""
    needs_library(proof)
    data, more = _bytes(proof), _bytes(answer)
    _write(out, _made(answer, partial(upgraded_proof, data, more, calendar)))


def _made(path: Path, make: Callable[[], bytes]) -> bytes:
    try:
        return make()
    except ValueError as error:
        raise BadInput(path, Clause("no-opentimestamps-proof", error=error)) from error


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as stream:
            data = stream.read(MOST + 1)
    except OSError as error:
        raise BadInput(path, Clause("not-readable", error=error.strerror or error)) from error
    if len(data) > MOST:
        raise BadInput(path, Clause("proof-too-large", most=MOST))
    return data


def _write(path: Path, data: bytes) -> None:
    try:
        write_whole(path, data)
    except OSError as error:
        raise BadInput(path, Clause("not-written", error=error.strerror or error)) from error
