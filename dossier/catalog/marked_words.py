"""Marks the words of a search in a text whose letters the full-text index does not know as it is written."""

from __future__ import annotations

from collections.abc import Sequence

from dossier import lazy_re as re
from dossier.language.folding import folded
from dossier.language.search_forms import cleaned

_AROUND = 60  # characters on either side of the first word found
_MARK = re.compile(r"[*\"]")


def marked(text: str, words: Sequence[str]) -> str:
    """The text around the first of the words, each in brackets; the text's beginning where none is found."""
    forms = [form for word in words if (form := _form(word))]
    plain = folded(text)
    found = [one.span() for one in re.finditer("|".join(forms), plain)] if forms else []
    start = max(0, found[0][0] - _AROUND) if found else 0
    end = min(len(text), (found[0][1] if found else _AROUND) + _AROUND)
    shown, last = "… " if start else "", start
    for low, high in found:
        if low >= last and high <= end:
            shown += f"{text[last:low]}[{text[low:high]}]"
            last = high
    return " ".join((shown + text[last:end] + (" …" if end < len(text) else "")).split())


def _form(word: str) -> str:
    """A pattern for a word in folded text, where ß stays one letter and a line's end may split it."""
    letters = re.findall("ss|ß|.", folded(cleaned(_MARK.sub("", word))))
    split = r"(?:[-‐]\s*\n\s*)?"
    return split.join("(?:ss|ß)" if letter in ("ss", "ß") else re.escape(letter) for letter in letters)
