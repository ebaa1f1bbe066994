"""Proofs of single lines, made from the log and checked without it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dossier.log.checkpoints import Checkpoint
from dossier.log.event_lines import leaf_of
from dossier.log.event_log import Log
from dossier.log.merkle import MerkleProofs, extends, included, leaf_hash
from dossier.log.signed_notes import PublicKey
from dossier.model.proofs import Extension, Inclusion, Proof


def prove(log: Log, report: str, events: Iterable[int], key: str, note: str, checkpoint: Checkpoint) -> Proof:
    """Builds inclusion proofs for these event numbers against `checkpoint`, the content of the signed `note`.

    Raises ValueError where the log is not the one that was signed.
    """
    numbers, lines, leaves = set(events), dict[int, bytes](), list[bytes]()
    for number, line in zip(range(1, checkpoint.size + 1), log.lines(), strict=False):
        leaves.append(leaf_of(line))
        if number in numbers:
            lines[number] = line
    tree = MerkleProofs(leaves)
    if (len(leaves), tree.root()) != (checkpoint.size, checkpoint.root):
        raise ValueError(f"its first {checkpoint.size} lines are not those that were signed")
    inclusions = (Inclusion(number, _text(line), tree.inclusion(number - 1)) for number, line in lines.items())
    return Proof(report, key, note, tuple(inclusions))


def extended(log: Log, older: Checkpoint, newer: Checkpoint) -> tuple[bytes, ...]:
    """The proof that the log of `newer` extends that of `older`. Raises ValueError where it does not."""
    lines = zip(range(newer.size), log.lines(), strict=False)
    tree = MerkleProofs([leaf_of(line) for _, line in lines])
    path = tree.consistency(older.size) if older.size <= newer.size else ()
    if tree.root() != newer.root or not extends(older.size, older.root, newer.size, newer.root, path):
        raise ValueError("the log does not go on from that checkpoint")
    return path


def flaws_of_extension(extension: Extension) -> Iterator[tuple[str, str]]:
    """Yields the faults of a proof of growth: the part ("older", "newer" or "growth") and the reason."""
    checkpoints = list[Checkpoint]()
    for name, note, key in (
        ("older", extension.older, extension.older_key),
        ("newer", extension.newer, extension.newer_key),
    ):
        try:
            checkpoint = Checkpoint.verified(note, PublicKey.parse(key))
        except ValueError as error:
            yield name, str(error)
            continue
        if checkpoint is None:
            yield name, "the key did not sign it"
        else:
            checkpoints.append(checkpoint)
    if len(checkpoints) == 2 and not _goes_on(checkpoints[0], checkpoints[1], extension.path):
        yield "growth", "the newer log does not go on from the older"


def _goes_on(older: Checkpoint, newer: Checkpoint, path: tuple[bytes, ...]) -> bool:
    return older.origin == newer.origin and extends(older.size, older.root, newer.size, newer.root, path)


def flaws(proof: Proof) -> Iterator[tuple[str, str]]:
    """Yields the faults of a proof: the part ("key", "checkpoint", "event 7") and the reason.

    The proof itself cannot show whose the key is.
    """
    try:
        key = PublicKey.parse(proof.key)
    except ValueError as error:
        yield "key", str(error)
        return
    checkpoint = Checkpoint.verified(proof.checkpoint, key)
    if checkpoint is None:
        yield "checkpoint", "the key did not sign it"
        return
    if not proof.events:
        yield "events", "there are none, so nothing is proved"
    for inclusion in proof.events:
        leaf = leaf_hash(f"{inclusion.line}\n".encode())
        if not included(leaf, inclusion.event - 1, checkpoint.size, inclusion.path, checkpoint.root):
            yield f"event {inclusion.event}", "this line does not stand there in the log that was signed"


def _text(line: bytes) -> str:
    return line.decode().removesuffix("\n")
