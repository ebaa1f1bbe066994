"""Lawful erasure: what was removed for good, and where else the words may still be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from dossier.model.digest import Digest
from dossier.model.reports import ReportId


@dataclass(frozen=True, slots=True)
class ErasedLeaf:
    """A line of the log whose words are gone; its hash is still a leaf of the log's Merkle tree."""

    event: int
    leaf: str  # SHA-256 of the line (RFC 6962), in hexadecimal digits


@dataclass(frozen=True, slots=True)
class OtherCopy:
    """A brief, bag or backup that was written before the erasure and holds what was erased."""

    kind: str  # "backup", "brief" or "bag"
    path: str
    at: str  # RFC 3339 UTC


@dataclass(frozen=True, slots=True)
class ErasureCertificate:
    """States that exactly these leaves are no longer backed by their lines, nor these blobs by their bytes."""

    report: ReportId
    reports: tuple[ReportId, ...]  # with those that came within the same file, and former names
    event: int  # of the erasure in the log
    at: str  # RFC 3339 UTC
    by: str
    ground: str
    leaves: tuple[ErasedLeaf, ...]
    blobs: tuple[Digest, ...]
    copies: tuple[OtherCopy, ...]
    notes: tuple[str, ...]  # a person's own words that cite it: "C1 N12", or "C1 plan"
    in_use: bool = False  # another program held the catalog open: its journal may keep words until that ends


def certificate_json(found: ErasureCertificate) -> dict[str, Any]:
    """The certificate as JSON values."""
    return asdict(found)


def certificate_lines(found: ErasureCertificate) -> Iterator[str]:
    """The certificate as text for people, in English."""
    yield f"{', '.join(found.reports)}: erased on {found.at[:10]} by {found.by.partition(':')[2]}: {found.ground}"
    yield f"{len(found.leaves):,} lines of the log are no longer backed by their words; their hashes stay:"
    yield from (f"  line {leaf.event}  {leaf.leaf}" for leaf in found.leaves)
    yield f"{len(found.blobs):,} files of the store are gone:"
    yield from (f"  {digest}" for digest in found.blobs)
    if found.copies:
        yield "These were written before and may still hold it; erase them where the law demands it:"
        yield from (f"  {copy.kind}  {copy.path}  ({copy.at[:10]})" for copy in found.copies)
    if found.notes:
        yield f"These words of yours cite it, and stay: {', '.join(found.notes)}"
    if found.in_use:
        yield "Another program has the archive open; close it, and give the same command again to clear its journal."
