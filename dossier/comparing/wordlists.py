"""Makes sets of words from a line of them, and holds the sets that several modules need."""

from __future__ import annotations


def wordset(line: str) -> frozenset[str]:
    """The words that blanks part."""
    return frozenset(line.split())


SCENE = wordset(  # those who fill a scene: a report that names them only may mean all who were there
    "passengers workers residents students prisoners protesters participants migrants fans spectators worshippers"
    " patients tourists players fishermen farmers hikers campers guests shoppers customers villagers adults men"
    " suspects"
)
