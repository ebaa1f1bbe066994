"""How large hostile files are: small for the tests, full by hand."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scale:
    """Bytes that a file may have, and what a bomb of a few kilobytes unfolds to."""

    file: int
    unfolded: int

    def times(self, piece: str | bytes) -> int:
        """How often a piece fits in a file."""
        return max(1, self.file // len(piece))


SMALL = Scale(file=30_000, unfolded=16 << 20)
FULL = Scale(file=10_000_000, unfolded=6 << 30)
