"""Cuts a report into words and gives each word the key under which other reports may have it too."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

_WORD = re.compile(r"[^\W\d_]+(?:['’.-]?[^\W\d_]+)*")
_SENTENCE_END = re.compile(r"[.!?:¡¿\"“”«»\n(\[*•|–—-]\s*$")
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


def plain(text: str) -> str:
    """Case and accents taken away: `Bogotá` and `BOGOTA` are one."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c))


@lru_cache(maxsize=65536)
def fold(word: str) -> str:
    """`plain`, for words, which come again and again."""
    return plain(word)


def words(text: str, start: int, end: int) -> Iterator[Word]:
    """The words of `text[start:end]`; a possessive ending is left off."""
    last = start
    for match in _WORD.finditer(text, start, end):
        at, to = match.span()
        owned, folded, capital = _form(match.group())
        gap = text[last:at]
        opening = last == start or (gap != " " and _SENTENCE_END.search(gap) is not None)
        last = to
        yield Word(at, to - owned, folded, capital, opening)


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
