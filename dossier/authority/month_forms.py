"""Month and weekday names of five languages (and a few neighbours), in full and as wires shorten them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from dossier.authority.knowledge import entries


def bare(text: str) -> str:
    """Lower case without accents: `Février` -> `fevrier`."""
    if text.isascii():
        return text.lower()
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).lower()


def word_set(text: str) -> frozenset[str]:
    """The words of `text`, without case and accents."""
    return frozenset(bare(word) for word in text.split())


def _spellings(table: str, note: str) -> dict[str, int]:
    """All spellings in the rows with this note, with and without accents, and their numbers."""
    rows = [row for row in entries(table) if row.note == note]
    return {form: int(row.concept) for row in rows for word in row.words for form in (word, bare(word))}


def _in_order(table: str, language: str) -> tuple[str, ...]:
    return tuple(word for row in entries(table) if row.language == language for word in row.words)


def alternation(words: Iterable[str]) -> str:
    """A pattern for any of the words, none hidden by one that it begins with.

    It goes letter by letter: to try one word after the other takes several times as long where case is ignored.
    """
    behind: dict[str, list[str]] = {}
    for word in sorted(words):
        behind.setdefault(word[:1], []).append(word[1:])
    ends = behind.pop("", None) is not None
    parts = [re.escape(letter) + alternation(rest) for letter, rest in behind.items()]
    pattern = f"(?:{'|'.join(parts)})" if len(parts) > 1 or (parts and ends) else "".join(parts)
    return f"{pattern}?" if parts and ends else pattern


_NEIGHBOUR = "neighbour"  # the note of rows for languages that borrow no form from the five
_USUAL, _OTHERS = _spellings("month_spellings", ""), _spellings("month_spellings", _NEIGHBOUR)
MONTHS = {bare(word): number for word, number in (_USUAL | _OTHERS).items()}  # 1..12, without accents
# Without Hungarian, which writes the day after the month, followed by a full stop
NEIGHBOURS_MONTHS = frozenset(_OTHERS) - frozenset(_USUAL)
MONTH_NAMES = frozenset(_USUAL) | NEIGHBOURS_MONTHS
HUNGARIAN = _in_order("month_spellings", "hu")
HUNGARIAN_DAYS = _in_order("weekday_spellings", "hu")
WEEKDAY_NAMES = frozenset(_spellings("weekday_spellings", ""))
WEEKDAYS = {bare(word): number for word, number in _spellings("weekday_spellings", "").items()}  # 1 (Monday)..7
OTHER_WEEKDAYS = _spellings("weekday_spellings", _NEIGHBOUR)
MONTH_PATTERN = alternation(MONTH_NAMES)
USUAL_MONTH_PATTERN = alternation(frozenset(_USUAL))  # it takes less time than the one for all
WEEKDAY_PATTERN = alternation(WEEKDAY_NAMES)
