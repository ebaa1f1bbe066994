"""Counts the letters in which two words differ."""

from __future__ import annotations

from functools import cache

_ONE = 5  # letters of a word of which one may differ
_TWO = 8
_SOUNDS = 3
_ALIKE = str.maketrans({"y": "i", "z": "s", "v": "b", "k": "c", "q": "c", "w": "u", "h": "", "j": "g"})


def close(one: str, other: str) -> bool:
    """Whether two folded names may be spellings of one: a letter or two apart, and not by a gender's ending."""
    if one == other:
        return True
    if min(len(one), len(other)) >= _SOUNDS and _sound(one) == _sound(other):
        return True
    long = max(len(one), len(other))
    if long < _ONE or {one[-1], other[-1]} == {"a", "o"} or one[0] != other[0]:
        return False
    return distance(one, other) <= (2 if long >= _TWO else 1)


@cache
def _sound(word: str) -> str:
    """The word as Spanish and English ears may take it: letters that sound alike made one, doubles single."""
    plain = word.replace("ph", "f").translate(_ALIKE)
    return "".join(letter for i, letter in enumerate(plain) if i == 0 or letter != plain[i - 1])


@cache
def distance(one: str, other: str) -> int:
    """Levenshtein's distance; words further than two letters apart in length are not looked at."""
    if abs(len(one) - len(other)) > 2:
        return 3
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, start=1):
        last, row[0] = row[0], i
        for j, b in enumerate(other, start=1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (a != b))
    return row[-1]
