"""Recognizes the bodies that count by the words for them: police, ministries, hospitals, witnesses."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import concepts, named_groups, words
from dossier.language.folding import folded

_PATTERN = re.compile(named_groups("institutions"))
_NAMES = concepts("institutions").keys()
_NAME = re.compile(r"\b[A-ZÁÉÍÓÚÑÀ-ÖØ-Þ][^\W\d_]{2,}")
_NO_NAMES = words("capitalised_words", "no_name") | words("determiners", "article")
_INSTITUTIONS = words("capitalised_words", "institution")
_WORD = re.compile(r"[^\W\d_]{3,}")


def body_of(named: str | None) -> str | None:
    """One name for the body that the words name, in both languages; else the last word, a person's surname."""
    if not named:
        return None
    text = folded(named)
    found = _PATTERN.search(text)
    if found and found.lastgroup:
        return found.lastgroup.replace("_", " ")
    words = _WORD.findall(text)
    return words[-1] if words else None


def is_body(name: str | None) -> bool:
    """Whether `body_of` gave one of the bodies that it knows, and no surname."""
    return name in _NAMES


def are_one_voice(one: str | None, other: str | None) -> bool:
    """Whether two speakers are one: the same body, or a name in common, as `Sutopo Purwo Nugroho` and `Nugroho`."""
    if not one or not other:
        return False
    names = [names_in(speaker) for speaker in (one, other)]
    if all(names):
        return bool(names[0] & names[1])
    return body_of(one) == body_of(other)


def are_one_person(one: str | None, other: str | None) -> bool:
    """Whether two speakers are one person, who gives two numbers at two moments only."""
    if not one or not other:
        return False
    mine, theirs = names_in(one), names_in(other)
    of_bodies = any(_INSTITUTIONS & set(_WORD.findall(folded(speaker))) for speaker in (one, other))
    return bool(mine & theirs) and not of_bodies


def names_in(speaker: str) -> frozenset[str]:
    """The words of the proper names in a speaker's designation, folded."""
    return frozenset(map(folded, _NAME.findall(speaker))) - _NO_NAMES
