"""Reads what is done to each thing of an enumeration: `six rifles, 12 magazines and 300 rounds were confiscated`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from dossier.authority.knowledge import pattern

_GAP = pattern(  # between one and the next, of which the first may be of something: `40 kilos of cocaine and`
    "(?: (?:of|de) [a-z]+)?(?:,? <conjunctions/and>|,)(?: <hedges>)? ?"
)


@dataclass(frozen=True, slots=True)
class Counted:
    """The span of a count in a folded sentence, and what the words around it say is done to the things."""

    start: int
    end: int
    doing: str | None


def shared(text: str, counts: Sequence[Counted]) -> list[str | None]:
    """What is done to each count, in order; a count without a verb shares the verb of its neighbours in the list."""
    doings = [count.doing for count in counts]
    joined = [bool(_GAP.fullmatch(text, a.end, b.start)) for a, b in pairwise(counts)]
    for i, on in enumerate(joined):  # `they confiscated 14 rifles, 31 magazines`
        if on and doings[i + 1] is None:
            doings[i + 1] = doings[i]
    for i in reversed(range(len(joined))):  # `six rifles and 12 magazines were found`
        if joined[i] and doings[i] is None:
            doings[i] = doings[i + 1]
    return doings
