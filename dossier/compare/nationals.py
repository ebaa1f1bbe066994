"""The words for a nation's people and things in English and Spanish."""

from __future__ import annotations

from collections.abc import Iterable

from dossier import lazy_re as re
from dossier.authority.knowledge import concept_of

NATIONS = concept_of("nationalities")
# Those that name people by themselves, in the plural: of `us`, `swiss` and the like only the place in a sentence tells
PEOPLES = frozenset(word for word in NATIONS if word.endswith("s") and {word[:-1], word[:-2]} & NATIONS.keys()) | {
    "brits",
    "poles",
    "turks",
    "argentinas",
}
NAMES = frozenset(NATIONS.values())

_FROM = re.compile(  # `12 are from Somalia`
    r"(?: [a-z]+){0,3}? (?:from|de|procedentes de|provenientes de) (?P<nation>"
    + "|".join(map(str.lower, sorted(NAMES)))
    + r")\b"
)
_BY_NAME = {name.lower(): name for name in NAMES}


def from_nation(text: str, end: int) -> frozenset[str]:
    """The nation from which those come whom a number counts, as the folded words behind `end` tell it."""
    found = _FROM.match(text, end)
    return frozenset({_BY_NAME[found["nation"]]} if found else ())


def by_nation(words: Iterable[str]) -> frozenset[str]:
    """The modifiers of a number, with each form of a nationality replaced by the nation's name."""
    return frozenset(NATIONS.get(word, word) for word in words)
