"""The words for a nation's people and things in English and Spanish."""

from __future__ import annotations

from collections.abc import Iterable

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


def by_nation(words: Iterable[str]) -> frozenset[str]:
    """The modifiers of a number, with each form of a nationality replaced by the nation's name."""
    return frozenset(NATIONS.get(word, word) for word in words)
