"""Checks a checkpoint that a witness has cosigned, and says what each of its signatures states."""

from __future__ import annotations

from collections.abc import Iterator

from dossier.log.checkpoints import Checkpoint
from dossier.log.cosignature_lines import WitnessKey, cosigned_at, log_note
from dossier.log.signed_notes import PublicKey
from dossier.model.briefs import Check
from dossier.model.cosigned_checkpoints import CosignedCheckpoint


def cosignature_checks(found: CosignedCheckpoint) -> Iterator[Check]:
    """One check of the log's signature, one of the witness's; nothing in the file shows whose the keys are."""
    yield _of_log(found)
    yield _of_witness(found)


def _of_log(found: CosignedCheckpoint) -> Check:
    try:
        key = PublicKey.parse(found.key)
        note = log_note(found.cosigned, key)
    except ValueError as error:
        return Check("proof", False, "checkpoint", str(error))
    checkpoint = Checkpoint.claimed(note) if note else None
    if checkpoint is None:
        return Check("proof", False, "checkpoint", "the key did not sign it")
    lines = f"{checkpoint.size:,} lines with this root"
    said = f"the key {key.id.hex()} signed that the log {checkpoint.origin} has {lines}"
    return Check("proof", True, "checkpoint", said)


def _of_witness(found: CosignedCheckpoint) -> Check:
    try:
        key = WitnessKey.parse(found.witness_key)
        at = cosigned_at(found.cosigned, key)
    except ValueError as error:
        return Check("proof", False, "cosignature", str(error))
    said = (
        f"the witness {key.name} (key {key.id.hex()}) states that at {at:%Y-%m-%d %H:%M:%S} UTC by its clock this was "
        "the longest state of the log that it had seen, and went on from all that it cosigned before"
    )
    return Check("proof", True, "cosignature", said)
