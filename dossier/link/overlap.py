"""Measures how much of one report's text another contains word for word."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from dossier.link.features import SKETCH, Features


@dataclass(frozen=True, slots=True)
class Overlap:
    """The part (0..1) of the text that repeats more which is the same words as the other."""

    containment: float
    seen: int  # hashes that were compared


def overlap(one: Features, other: Features) -> Overlap:
    """Containment from bottom-k sketches (Broder, "On the resemblance and containment", 1997)."""
    limit = min((s.sketch[-1] for s in (one, other) if len(s.sketch) >= SKETCH), default=1 << 32)
    mine, theirs = (set(s.sketch[: bisect_right(s.sketch, limit)]) for s in (one, other))
    both, fewer = len(mine & theirs), min(len(mine), len(theirs))
    if not fewer:
        return Overlap(0.0, 0)
    return Overlap(both / fewer, fewer)
