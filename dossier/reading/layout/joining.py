"""Joins the lines of a paragraph, and distinguishes a hyphen that breaks a word from one that is its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dossier import lazy_re as re
from dossier.reading.layout.layout_nouns import LayoutLine

_WORD = re.compile(r"[^\W\d_]+(?:[-\u2010'’][^\W\d_]+)*")
_LINKING = re.compile(r"[^\W\d_]-[^\W\d_]{1,2}$")  # the beginning of "forget-me-not", "coração-de-boi"
_LINKED = re.compile(r"[^\W\d_]{1,2}-[^\W\d_]")  # the rest of "arc-en-ciel", "commander-in-chief"
HYPHENS = "-\u2010\xad"


class Joiner:
    """Knows the words of a document, to decide if a hyphen at a line's end only breaks a word or belongs to it."""

    def __init__(self, lines: Iterable[LayoutLine]) -> None:
        self._words: set[str] = set()
        for line in lines:
            found = _WORD.findall(line.text)
            self._words.update(word.casefold() for word in (found[1:-1] if line.breaks else found[1:]))

    def text(self, parts: Sequence[str]) -> str:
        """Lines as one line of text."""
        found = parts[0]
        for part in parts[1:]:
            found = self.joined(found, part)
        return clean(found)

    def joined(self, one: str, other: str) -> str:
        """Two lines, or parts of a paragraph, that follow each other."""
        if not one or not other or one[-1] not in HYPHENS or not one[-2:-1].isalpha():
            return one + ("" if _is_unspaced(one[-1:]) and _is_unspaced(other[:1]) else " ") + other
        return one[:-1] + ("-" if self._keeps(one[:-1], other) else "") + other

    def _keeps(self, one: str, other: str) -> bool:
        """Whether the hyphen is the word's own: the rest of the document writes it so, or a name or number follows."""
        after = _WORD.match(other)
        if after is None or _LINKED.match(other) or _LINKING.search(one):
            return True
        before, rest = _last_word(one), after.group().casefold()
        if (before + rest).casefold() in self._words:
            return False
        is_one = other[0].islower() or (before.isupper() and after.group().isupper())
        return not is_one or f"{before}-{rest}".casefold() in self._words


def _last_word(text: str) -> str:
    found = _WORD.findall(text[-60:])
    return found[-1] if found else ""


def clean(text: str) -> str:
    return " ".join(text.replace("\xad", "").replace("\u2010", "-").split())


def _is_unspaced(letter: str) -> bool:
    """True for Chinese and Japanese letters, which are written without spaces between them."""
    return "\u2e80" <= letter <= "\u9fff" or "\uf900" <= letter <= "\ufaff" or "\uff00" <= letter <= "\uffef"
