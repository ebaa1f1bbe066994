"""Letters without case and accents: for comparing words, and for identifiers in plain ASCII."""

from __future__ import annotations

import unicodedata
from functools import cache

from dossier import lazy_re as re


class _Folded(dict[int, str]):
    """What each letter becomes (Unicode: full case folding, NFKD), found when it is first met: none minds the next."""

    def __missing__(self, letter: int) -> str:
        apart = unicodedata.normalize("NFKD", chr(letter).casefold())
        self[letter] = "".join(c for c in apart if not unicodedata.combining(c))
        return self[letter]


_FOLDED = _Folded()
# What Unicode calls a letter that NFKD leaves whole: `LATIN SMALL LETTER O WITH STROKE`, `LATIN SMALL LETTER AE`
_LATIN_NAME = re.compile(
    r"LATIN (?:CAPITAL|SMALL) (?:LETTER|LIGATURE) (?:DOTLESS )?(?P<letter>[A-Z]{1,2})(?: WITH .+)?"
)
_NAMED = {"ð": "d", "þ": "th", "ŋ": "ng", "ə": "e", "ĸ": "k"}  # whose Unicode names are no Latin letters


def fold(text: str) -> str:
    """`Bogotá` and `BOGOTA` are one."""
    return text.lower() if text.isascii() else text.translate(_FOLDED)


def ascii_letters(text: str) -> str:
    """The letters a to z of a text for an identifier: `Øverås-Łódź` gives `overaslodz`; others are left out.

    Folds further than `fold`, by which searches and keys of the catalog compare, and which keeps ø and o apart.
    """
    return re.sub("[^a-z]", "", "".join(map(_ascii_letter, fold(text))))


def _ascii_letter(letter: str) -> str:
    if letter.isascii():
        return letter
    found = _LATIN_NAME.fullmatch(unicodedata.name(letter, ""))
    return found["letter"].lower() if found else _NAMED.get(letter, "")


def folded(text: str) -> str:
    """Lower case without accents, character for character, so that each keeps its place: `ß` stays one letter."""
    return text.lower() if text.isascii() else "".join(map(_base, text))


@cache
def _base(letter: str) -> str:
    if letter.isascii():
        return letter.lower()
    base = unicodedata.normalize("NFKD", letter)[0].lower()
    return base if len(base) == 1 else letter
