"""Words of scripts that are written from right to left, in the window's lines, which run from left to right."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

_LEFT_TO_RIGHT, _RIGHT_TO_LEFT = "\u200e", "\u200f"  # marks that are not seen
_FROM, _TO = "\u2068", "\u2069"  # what stands between them is ordered by itself
_BEGINNING = 200  # letters among which the first that has a direction is looked for


def leftward(text: str) -> bool:
    """Whether words begin at the right: their first letter that has a direction says so."""
    if text.isascii():
        return False
    for letter in text[:_BEGINNING]:
        match unicodedata.bidirectional(letter):
            case "R" | "AL":
                return True
            case "L":
                return False
    return False


def ordered(text: str) -> str:
    """The same words as they are to be painted: quotation marks and an ellipsis are at their own end."""
    return f"{_RIGHT_TO_LEFT}{text}{_RIGHT_TO_LEFT}" if leftward(text) else text


def joined_parts(parts: Iterable[str | None], between: str = " · ") -> str:
    """What there is of `parts`, in a line in which none of them takes letters of its neighbours along."""
    present = [part for part in parts if part]
    if not any(map(leftward, present)):
        return between.join(present)
    return _LEFT_TO_RIGHT + between.join(f"{_FROM}{part}{_TO}" for part in present)
