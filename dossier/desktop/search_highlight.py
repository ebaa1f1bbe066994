"""What a search looks for in the words of a report, as a form that finds it there, whatever its case and accents."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from dossier import lazy_re as re
from dossier.desktop.filter_words import parts
from dossier.language.folding import fold

_IN_WORDS = frozenset({"", "text", "texto", "headline", "title", "titulo"})  # fields whose words stand in a text
_LETTERS = (range(0x00C0, 0x0250), range(0x0370, 0x0530), range(0x0600, 0x0700), range(0x1E00, 0x2000))
_MARKS = "[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670]*"  # accents and vowels that stand as signs of their own
_BETWEEN = r"[\W_]+"


def query_pattern(query: str) -> re.Pattern[str] | None:
    """Finds the words of a search, as whole words or as the beginnings that they are; None where it names none."""
    forms = [
        form
        for part in parts(query)
        if not part.minus and part.field in _IN_WORDS and (form := _whole(part.value, begun=part.begun))
    ]
    return re.compile("|".join(dict.fromkeys(forms)), re.I) if forms else None


def anywhere(words: str) -> re.Pattern[str] | None:
    """Finds these words, in the midst of others too."""
    return re.compile(r"\s+".join(map(_loosely, words.split())), re.I) if words.split() else None


def _whole(value: str, *, begun: bool) -> str:
    words = re.findall(r"[^\W_]+", value)
    end = "" if begun else r"(?![^\W_])"
    return rf"(?<![^\W_]){_BETWEEN.join(map(_loosely, words))}{end}" if words else ""


def _loosely(word: str) -> str:
    return "".join(_letter(letter) + _MARKS for letter in fold(word))


def _letter(letter: str) -> str:
    """All signs that are this letter but for case and accents."""
    return f"[{re.escape(letter)}{''.join(map(re.escape, _accented().get(letter, ())))}]"


@cache
def _accented() -> dict[str, list[str]]:
    made: dict[str, list[str]] = defaultdict(list)
    for letter in (chr(number) for some in _LETTERS for number in some):
        if (plain := fold(letter)) != letter and len(plain) == 1:
            made[plain].append(letter)
    return made
