"""Compares what two reports say of some of the hurt: how many are in hospital, how many are critical.

All the hurt may be the same number in both, and what they tell of these may contradict each other nevertheless.
"""

from __future__ import annotations

from collections.abc import Sequence

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.compare.figure import Figure
from dossier.language.folding import folded

_HOSPITAL = pattern(r"\b<injuries/in_hospital>\b")
_NAMED = re.compile(r"\w.*\b[A-ZÁÉÍÓÚÑ]\w")  # some in one hospital, the rest in others
_FARTHEST = 3  # times; further apart they are hardly counts of the same


def tells_care_otherwise(one: Sequence[Figure], other: Sequence[Figure]) -> bool:
    """Whether each of both reports tells once how many are in hospital, or badly hurt, and not the same."""
    mine, theirs = _by_care(one), _by_care(other)
    return any(_differ(mine[care], theirs[care], (*one, *other)) for care in mine.keys() & theirs.keys())


def _by_care(told: Sequence[Figure]) -> dict[str, list[Figure]]:
    found: dict[str, list[Figure]] = {}
    for figure in told:
        care = _care(figure)
        if care is not None:
            found.setdefault(care, []).append(figure)
    return found


def _care(figure: Figure) -> str | None:
    marks, quote = figure.marks, figure.cell.evidence.quote
    if figure.kind != "wounded" or marks.remaining or marks.earlier or marks.feared:
        return None
    if marks.severe:
        return marks.severe
    told = marks.care and _HOSPITAL.search(folded(quote)) and not _NAMED.search(quote)
    return "hospital" if told else None


def is_in_hospital(figure: Figure) -> bool:
    """Whether a figure counts those of the hurt who are in hospital, whichever that is."""
    return _care(figure) == "hospital"


def _differ(mine: Sequence[Figure], theirs: Sequence[Figure], all_told: Sequence[Figure]) -> bool:
    """Whether two numbers differ, of which neither is that of all the hurt, whom one report may mean."""
    if len(mine) > 1 or len(theirs) > 1:
        return False
    one, other = mine[0].cell, theirs[0].cell
    low, high = sorted((float(one.value), float(other.value)))
    whole = {float(figure.cell.value) for figure in all_told if not figure.marks.care and not figure.marks.severe}
    exact = one.qualifier == other.qualifier == "exactly"
    return exact and low != high and high <= _FARTHEST * low and not {low, high} <= whole and high not in whole
