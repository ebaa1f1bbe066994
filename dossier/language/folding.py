"""Letters as words are compared by: case and accents taken away."""

from __future__ import annotations

import unicodedata
from functools import cache


class _Folded(dict[int, str]):
    """What each letter becomes (Unicode: full case folding, NFKD), found when it is first met: none minds the next."""

    def __missing__(self, letter: int) -> str:
        apart = unicodedata.normalize("NFKD", chr(letter).casefold())
        self[letter] = "".join(c for c in apart if not unicodedata.combining(c))
        return self[letter]


_FOLDED = _Folded()


def fold(text: str) -> str:
    """`Bogotá` and `BOGOTA` are one."""
    return text.lower() if text.isascii() else text.translate(_FOLDED)


def folded(text: str) -> str:
    """Lower case without accents, character for character, so that each keeps its place: `ß` stays one letter."""
    return text.lower() if text.isascii() else "".join(map(_base, text))


@cache
def _base(letter: str) -> str:
    if letter.isascii():
        return letter.lower()
    base = unicodedata.normalize("NFKD", letter)[0].lower()
    return base if len(base) == 1 else letter
