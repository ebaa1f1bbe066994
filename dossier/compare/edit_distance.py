"""Counts the letters in which two words differ."""

from __future__ import annotations

from functools import cache, lru_cache

from dossier import lazy_re as re

_ONE = 5  # letters of a word of which one may differ
_TWO = 8
_SOUNDS = 3
_AS = {  # what papers write for one sound, umlauts and other letters than ours among them
    "ph": "f", "tsch": "ch", "tch": "ch", "sch": "sh", "ou": "u", "oo": "u", "ee": "i", "ae": "a", "oe": "o",
    "ue": "u", "ß": "ss",
}  # fmt: skip
_WRITTEN = re.compile("|".join(_AS))
_ALIKE = str.maketrans({"y": "i", "z": "s", "v": "b", "k": "c", "q": "c", "w": "u", "h": "", "j": "g"})

_BRITISH = re.compile(
    r"(?<=[a-z]{3})is(?=(?:e|es|ed|ing|ation|ations)$)|(?<=[a-z]{3})our(?=s|$|hood|ed|ing)|(?<=[a-z]{3})tre(?=s?$)"
)
_SPELLED_OUT = re.compile(r"(?<=[aou])e")
_AMERICAN = {"is": "iz", "our": "or", "tre": "ter"}


@lru_cache(maxsize=1 << 16)  # every two names that share a key ask for them
def without_umlauts(word: str) -> str:
    """A folded word with each umlaut as its vowel alone, be it spelled out: `Mueller` and `Müller` are one."""
    return _SPELLED_OUT.sub("", word).replace("ß", "ss")


@lru_cache(maxsize=1 << 16)
def american(word: str) -> str:
    """A folded word as Americans spell it: `centre` and `center` are one."""
    return _BRITISH.sub(lambda found: _AMERICAN[found.group()], word)


def by_ear(one: str, other: str) -> bool:
    """Whether two folded names sound alike: `Tkatchenko` and `Tkachenko`, `Mueller` and `Muller`."""
    return one == other or (min(len(one), len(other)) >= _SOUNDS and sound(one) == sound(other))


def close(one: str, other: str) -> bool:
    """Whether two folded names may be spellings of one: a letter or two apart, and not by a gender's ending."""
    if by_ear(one, other):
        return True
    long = max(len(one), len(other))
    if long < _ONE or {one[-1], other[-1]} == {"a", "o"} or one[0] != other[0]:
        return False
    return distance(one, other) <= (2 if long >= _TWO else 1)


@cache
def sound(word: str) -> str:
    """The word as Spanish and English ears may take it: letters that sound alike made one, doubles single."""
    plain = _WRITTEN.sub(lambda found: _AS[found.group()], word).translate(_ALIKE)
    return "".join(letter for i, letter in enumerate(plain) if i == 0 or letter != plain[i - 1])


@cache
def distance(one: str, other: str) -> int:
    """Letters put in, left out, mistaken, or swapped with their neighbour (optimal string alignment).

    Words further than two letters apart in length are not looked at.
    """
    if abs(len(one) - len(other)) > 2:
        return 3
    above, row = [0] * (len(other) + 1), list(range(len(other) + 1))
    for i, a in enumerate(one, start=1):
        before, above, row = above, row, [i]
        for j, b in enumerate(other, start=1):
            step = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a != b))
            swapped = i > 1 and j > 1 and (a, b) == (other[j - 2], one[i - 2])
            row.append(min(step, before[j - 2] + 1) if swapped else step)
    return row[-1]
