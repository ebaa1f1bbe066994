"""Finds bodies by the abbreviation in brackets after them: `Société nationale des tunnels (SNT)`, in any language."""

from __future__ import annotations

from collections.abc import Iterator

from dossier import lazy_re as re
from dossier.compare.report_sentences import Sentence

_SHORT = re.compile(r"\s\(([A-Z][A-Za-z]{1,7})\)")
_WORD = re.compile(r"[^\W\d_]+")
_REACH = 120  # characters before the bracket
_SMALL = 4  # letters of words that need give no letter: `de`, `the`, `für`


def spelled_out(sentence: Sentence) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Yields start, end and folded words of each body's full name that its initials follow in brackets."""
    for short in _SHORT.finditer(sentence.text):
        letters = short[1]
        if sum(letter.isupper() for letter in letters) > 1:
            begun = _begin(sentence, letters, short.start())
            if begun is not None:
                yield begun, short.start(), tuple(_WORD.findall(sentence.folded[begun : short.start()]))


def _begin(sentence: Sentence, letters: str, end: int) -> int | None:
    """Where the words begin of which each gives its first letter, the last one right before the bracket."""
    left = list(letters)
    for word in reversed(list(_WORD.finditer(sentence.text, max(0, end - _REACH), end))):
        first = sentence.folded[word.start()]
        is_small = word.group().islower() and len(word.group()) <= _SMALL
        if first == left[-1].lower() and (not is_small or left[-1].islower()):
            left.pop()
        elif not is_small:
            return None
        if not left:
            return word.start() if word.group()[0].isupper() else None
    return None
