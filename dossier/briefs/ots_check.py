"""Checks an OpenTimestamps proof against its file and a file of block headers, and says exactly what is proved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.log.bitcoin_headers import HeaderChain, NoHeaders, read_headers
from dossier.log.open_timestamps import MAGIC, MOST, Attestation, OtsProof, digest_of, is_ots, needs_library, read_proof
from dossier.model.briefs import Check


def check_ots(path: Path, headers: Path | None = None, subject: Path | None = None) -> list[Check] | None:
    """All checks of a proof; None for another file. `subject` is what was stamped, by default `X` of `X.ots`.

    Raises BadInput where it begins as a proof and cannot be understood, or the library is not there.
    """
    if not path.is_file():
        return None
    try:
        with path.open("rb") as stream:
            data = stream.read(len(MAGIC))
            if not is_ots(data):
                return None
            data += stream.read(MOST)
    except OSError:
        return None  # the check of briefs says why
    if len(data) > MOST:
        raise BadInput(path, Clause("proof-too-large", most=MOST))
    needs_library(path)
    try:
        proof = read_proof(data)
    except ValueError as error:
        raise BadInput(path, Clause("no-opentimestamps-proof", error=error)) from error
    return [*_checks(path, proof, headers, subject)]


def _checks(path: Path, proof: OtsProof, headers: Path | None, subject: Path | None) -> Iterator[Check]:
    yield _of_file(subject or path.with_suffix(""), proof)
    chain: HeaderChain | None = None
    if headers is not None:
        try:
            chain = read_headers(headers, {one.height for one in proof.attestations if one.height is not None})
        except (NoHeaders, OSError) as error:
            yield Check("proof", False, "headers", f"{headers.name} cannot be used: {error}")
        else:
            yield _of_chain(chain)
    held = any(_proves(one, chain) for one in proof.attestations)
    for one in proof.attestations:
        yield _of_attestation(one, chain, held)


def _of_file(subject: Path, proof: OtsProof) -> Check:
    stated = f"{proof.hashed} {proof.digest.hex()}"
    try:
        digest = digest_of(subject, proof.hashed)
    except OSError:
        return Check("proof", False, "file", f"there is no {subject.name} to compare; the proof is of {stated}")
    if digest != proof.digest:
        return Check("proof", False, "file", f"{subject.name} is not what was stamped: the proof is of {stated}")
    return Check("proof", True, "file", f"the proof begins with the digest of {subject.name}, {stated}")


def _of_chain(chain: HeaderChain) -> Check:
    said = (
        f"{chain.length:,} headers, each naming the one before and with the work that it claims; together about "
        f"2^{chain.work:.0f} hashes"
    )
    if chain.is_bitcoin:
        return Check("proof", True, "headers", f"{said}; the first is that of Bitcoin")
    return Check("proof", False, "headers", f"{said}; but the first, {chain.first}, is not that of Bitcoin")


def _proves(one: Attestation, chain: HeaderChain | None) -> bool:
    header = chain.headers.get(one.height) if chain and one.height is not None else None
    return header is not None and header.root == one.message


def _of_attestation(one: Attestation, chain: HeaderChain | None, held: bool) -> Check:
    """What is not proved yet, or not looked at, is a fault only where no block proves the time."""
    if one.calendar:
        ask = f"{one.calendar.rstrip('/')}/timestamp/{one.message.hex()}"
        return Check("proof", held, "calendar", f"pending at {one.calendar}, which proves no time yet; ask {ask}")
    if one.height is None:
        return Check("proof", held, "attestation", f"of a kind that is not checked here: {one.other}")
    thing = f"block {one.height:,}"
    if chain is None:
        return Check("proof", False, thing, "not checked: no file of block headers was given")
    if one.height not in chain.headers:
        return Check("proof", False, thing, f"not checked: the headers end before it, at {chain.length - 1:,}")
    if not _proves(one, chain):
        return Check(
            "proof", False, thing, "its header holds another Merkle root: the proof does not lead to this block"
        )
    at = chain.headers[one.height].at
    return Check("proof", True, thing, f"the digest existed by {at:%Y-%m-%d %H:%M} UTC, the block's time, "
                                       "which may be off by two hours")  # fmt: skip
