"""Folds a text character by character, so that words are found quickly and keep their positions."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.language.folding import fold

BREAK = "\0"  # what lies between paragraphs
ODD_LETTER = "\1"  # a letter that folds to several, or to none: words with it are folded by themselves
ODD_SIGN = "\2"  # another sign that folds to letters or digits, or to nothing
_OTHER = "~"
_LETTER, _SPOKEN = re.compile(r"[^\W\d_]"), re.compile(r"\w")
_PLAIN = re.compile(r"[a-z]|[^\W\d_\0-\x7f]")
_ASCII_KEPT = frozenset("0123456789_'.-!?:\"([*|\n" + BREAK)
_KEPT_AS = {"’": "'"} | dict.fromkeys("¡¿“”«»•–—", '"')  # the others before which a sentence may begin


class _Signs(dict[int, str]):
    """What each sign becomes, found when it is first met."""

    def __missing__(self, sign: int) -> str:
        found = self[sign] = _folded(chr(sign))
        return found


def _folded(sign: str) -> str:
    if sign in _ASCII_KEPT or sign in _KEPT_AS:
        return _KEPT_AS.get(sign, sign)
    folded = fold(sign)
    if _LETTER.match(sign):
        return folded if _PLAIN.fullmatch(folded) else ODD_LETTER
    if sign.isspace():
        return " "
    return ODD_SIGN if not folded or _SPOKEN.search(folded) else _OTHER


_SIGNS = _Signs()
_WESTERN = "cp1252"  # most texts are written in its 251 signs, and go through a table of bytes
_CODES = (ord(_SIGNS[ord(bytes([code]).decode(_WESTERN, "replace"))]) for code in range(256))
_TABLE = bytes(code if code < 256 else ord(ODD_LETTER) for code in _CODES)


def signs(text: str) -> str:
    """As many signs as `text` has: letters folded, digits and marks of a sentence as they are, others as one sign.

    Letters are `a` to `z`, ODD_LETTER and all that is beyond ASCII; nothing else is.
    """
    try:
        return text.encode(_WESTERN).translate(_TABLE).decode("latin-1")
    except UnicodeEncodeError:
        return text.translate(_SIGNS)


_CAPITALS = bytes(bytes([code]).decode(_WESTERN, "replace").isupper() for code in range(256))


def capitals(text: str) -> bytes:
    """1 for each sign that is a capital letter, else 0."""
    try:
        return text.encode(_WESTERN).translate(_CAPITALS)
    except UnicodeEncodeError:
        return bytes(map(str.isupper, text))
