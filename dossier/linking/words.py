"""Cuts a report into words and gives each word the key under which other reports may have it too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from dossier.model.folding import fold as plain

_GAP_AND_WORD = re.compile(r"([\W\d_]*+)((?:[^\W\d_]++(?:['’.-](?=[^\W\d_]))?)*+)")
_BEFORE_SENTENCE = frozenset('.!?:¡¿"“”«»([*•|–—-')
_SHORT_GAP = 8  # characters; longer ones hardly come again
_ENGLISH = (
    ("ies", "y"), ("sses", "ss"), ("ings", ""), ("edly", ""), ("ers", "er"), ("ing", ""), ("ied", "y"),
    ("ed", ""), ("ly", ""), ("es", ""), ("s", ""), ("e", ""),
)  # fmt: skip
_SPANISH = (
    ("aciones", "ac"), ("acion", "ac"), ("amente", ""), ("mente", ""), ("iendo", ""), ("ando", ""),
    ("ieron", ""), ("aron", ""), ("idos", ""), ("idas", ""), ("ados", ""), ("adas", ""), ("ido", ""),
    ("ida", ""), ("ado", ""), ("ada", ""), ("ces", "z"), ("es", ""), ("os", ""), ("as", ""), ("o", ""),
    ("a", ""), ("e", ""), ("s", ""),
)  # fmt: skip
_SHORTEST = 3  # what an ending leaves behind


class Word(NamedTuple):  # made for every word of every report, in half a dataclass's time
    """One word: where it stands, its folded form, and whether it is written as a name within a sentence."""

    start: int
    end: int
    folded: str
    capital: bool
    opening: bool  # opens a sentence, where a capital tells nothing


fold = lru_cache(maxsize=65536)(plain)  # words come again and again


def words(text: str, start: int, end: int) -> Iterator[Word]:
    """The words of `text[start:end]`; a possessive ending is left off."""
    at, opening = start, True
    for gap, surface in _GAP_AND_WORD.findall(text, start, end):
        if surface:  # else it is what stands after the last word
            at += len(gap)
            owned, folded, capital = _form(surface)
            opening = opening or (gap != " " and (_opens(gap) if len(gap) <= _SHORT_GAP else _opening(gap)))
            to = at + len(surface)
            yield Word(at, to - owned, folded, capital, opening)
            at, opening = to, False


def _opening(gap: str) -> bool:
    """Whether a sentence starts after what stands between two words."""
    told = gap.rstrip()
    return told[-1:] in _BEFORE_SENTENCE or "\n" in gap[len(told) :]


_opens = lru_cache(maxsize=4096)(_opening)


@lru_cache(maxsize=65536)
def _form(surface: str) -> tuple[int, str, bool]:
    """Of a word as it is written: the length of its possessive ending, its folded form, whether it has a capital."""
    owned = 2 if surface[-2:] in ("'s", "’s", "'S", "’S") else 0
    bare = surface[: len(surface) - owned]
    return owned, fold(bare).replace("’", "'"), bare[0].isupper()


def _cut(word: str, endings: tuple[tuple[str, str], ...]) -> str:
    for ending, instead in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return word[: -len(ending)] + instead
    return word


@lru_cache(maxsize=65536)
def stem(word: str, spanish: bool) -> str:
    """A light stem: endings of number, gender and tense cut off, never below three letters."""
    if spanish:
        return _cut(word, _SPANISH)
    if word.endswith("ss"):
        return word
    cut = _cut(word, _ENGLISH)
    doubled = len(cut) > _SHORTEST and cut[-1] == cut[-2] and cut[-1] not in "ls" and cut != word
    return cut[:-1] if doubled else cut
