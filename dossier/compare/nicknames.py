"""Recognizes short forms of given names, and whether two people's given and middle names may be one person's."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.authority.knowledge import concept_of, concepts

_SHORT = concepts("given_name_short_forms")


_SPELLED = concept_of("given_name_spellings")
_OTHER_GENDER = ("e", "le", "ne")  # Martin and Martine, Daniel and Danielle, Jean and Jeanne


def is_other_spelling(one: str, other: str) -> bool:
    """Whether two given names are one in other letters: `Dmitry` and `Dmitri`."""
    return one != other and one in _SPELLED and _SPELLED[one] == _SPELLED.get(other)


def of_two_genders(one: str, other: str) -> bool:
    """Whether two given names that are nearly alike are a man's and a woman's: `Paul` and `Paula`."""
    a, b = sorted((one.rstrip("h"), other.rstrip("h")), key=len)
    if len(a) < 2:  # an initial
        return False
    return a.endswith("a") != b.endswith("a") or b in {a + ending for ending in _OTHER_GENDER}


def is_short_of(one: str, other: str) -> bool:
    """Whether one of two given names is a short form of the other: `Bob` of `Robert`."""
    return other in _SHORT.get(one, ()) or one in _SHORT.get(other, ())


def agree(mine: Sequence[str], theirs: Sequence[str]) -> bool:
    """Whether middle names do not speak against one person: one has none, or they are the same or its initial."""
    return not mine or not theirs or (len(mine) == len(theirs) and all(map(_same, mine, theirs)))


def _same(one: str, other: str) -> bool:
    return one == other or (min(len(one), len(other)) == 1 and one[0] == other[0])
