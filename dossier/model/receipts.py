"""A bag given to somebody, and the receipt that they sign."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.model.digest import Digest


@dataclass(frozen=True, slots=True)
class Handover:
    """What a receipt states; `event` is its line in the giver's log, `sha256` that of the bag's tag manifest."""

    archive: str
    event: int
    at: str  # RFC 3339 UTC
    by: str
    to: str
    case: str
    bag: str
    sha256: Digest


@dataclass(frozen=True, slots=True)
class KeptReceipt:
    """A signed receipt in the giver's log; `key` signed it, or it is empty for a receipt that was signed on paper."""

    event: int
    handover: int
    to: str
    key: str
    sha256: Digest
