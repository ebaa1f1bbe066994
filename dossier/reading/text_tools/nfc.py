"""Letters and their marks composed (NFC), but not at any price: sorting marks takes the square of their number."""

from __future__ import annotations

import unicodedata
from itertools import groupby

from dossier import lazy_re as re
from dossier.errors import Unreadable

_MOST_MARKS = 200  # on one letter; the Stream-Safe Text Format (UAX #15, 13) allows 30
_FEW = 10_000  # letters, whose marks are sorted in a moment whatever they are
# Letters that printers set as one: words with them are searched for and compared as they are spelled
_LIGATURE = re.compile("[\ufb00-\ufb06]")
_LIGATURES = str.maketrans({chr(code): unicodedata.normalize("NFKC", chr(code)) for code in range(0xFB00, 0xFB07)})
_FAR = re.compile(rf"[^\x00-\u02ff]{{{_MOST_MARKS},}}")  # all marks are beyond, and people write blanks


def composed(text: str) -> str:
    """The text in NFC. Raises Unreadable for marks piled up as no text has them."""
    if len(text) > _FEW and not text.isascii() and any(_piled_up(run[0]) for run in _FAR.finditer(text)):
        raise Unreadable(f"piles up more than {_MOST_MARKS} marks on one letter, as no text does")
    text = unicodedata.normalize("NFC", text)
    return text if text.isascii() or not _LIGATURE.search(text) else text.translate(_LIGATURES)


def _piled_up(run: str) -> bool:
    marks = groupby(run, lambda letter: unicodedata.combining(letter) > 0)
    return any(sum(1 for _ in group) > _MOST_MARKS for is_mark, group in marks if is_mark)


_SILENT = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\ud800-\udfff]+")


def display_text(value: str) -> str:
    """On one line, composed, without controls, lone surrogates, or marks that turn the direction of what follows."""
    return composed(" ".join(_SILENT.sub(" ", value).split()))
