"""Keeps one credit of each person and agency for the list of sources."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dossier.briefs.references import CREDITED
from dossier.language.folding import fold
from dossier.model.claims import Person


def credited_once(people: Sequence[Person]) -> tuple[Person, ...]:
    """The people and agencies of a byline, each once, at its first place.

    A page may credit one agency as author and as agency, or as `EFE` and as `Agencia EFE`; a list of sources would name
    it twice. The agency role and the longer name are kept. Editors and photographers are listed apart, and stay.
    """
    kept: list[Person] = []
    for person in people:
        at = next((at for at, other in enumerate(kept) if _is_same(person, other)), None)
        if at is None:
            kept.append(person)
        else:
            kept[at] = max(kept[at], person, key=lambda one: (one.role == "agency", len(one.name)))
    return tuple(kept)


def _is_same(one: Person, other: Person) -> bool:
    if not {one.role, other.role} <= CREDITED:
        return one == other
    short, long = sorted((_words(one.name), _words(other.name)), key=lambda words: len(" ".join(words)))
    if short == long:
        return True
    if not short or one.role != "agency" or other.role != "agency":
        return False
    within = any(long[at : at + len(short)] == short for at in range(len(long)))
    return within or ("".join(short) == "".join(word[0] for word in long) and len(long) > 1)


def _words(name: str) -> list[str]:
    return re.findall(r"\w+", fold(name))
