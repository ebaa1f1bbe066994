"""Decides which nouns may mean the same people or things: boys are children, and so may students be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from dossier.authority.knowledge import concepts
from dossier.compare.word_meaning import cognate

HALVES = frozenset(("boys", "girls", "sisters"))  # some of those who go by the wider name


@cache
def _narrower() -> Mapping[str, frozenset[str]]:
    return {wide: frozenset(narrow) for wide, narrow in concepts("hyponyms").items()}


@cache
def is_wider(one: str, other: str) -> bool:
    """Whether `other` are always or often some of `one`."""
    return other in _narrower().get(one, frozenset())


@cache
def are_compatible(one: str, other: str) -> bool:
    """Whether two names may be those of the same people or things; words that no table has, by their origin."""
    if cognate(one, other):
        return True
    if is_wider(one, other) or is_wider(other, one):
        return True
    return any(one in names and other in names for names in _narrower().values())


def commonest(names: Iterable[str]) -> str:
    """The name that most give; of several the widest, else the one that all of them have in common."""
    count = Counter(names)
    most = sorted(name for name in count if count[name] == max(count.values()))
    wide = [
        name for name in _narrower() if len(most) > 1 and all(name == other or is_wider(name, other) for other in most)
    ]
    return (wide or most)[0]
