"""Makes sets of words from a line of them."""

from __future__ import annotations


def wordset(line: str) -> frozenset[str]:
    """The words that blanks part."""
    return frozenset(line.split())
