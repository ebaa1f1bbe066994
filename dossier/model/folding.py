"""Letters as words are compared by: case and accents taken away."""

from __future__ import annotations

import unicodedata


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
