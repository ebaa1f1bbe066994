"""Shows a number with the word that it counts: “26 pirates”, “3.2 million soles”, “magnitude 6.8”."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import filled
from dossier.authority.languages import FUNCTION_WORDS
from dossier.link.words import fold

_SCALES = filled(r"(?: (?:<scales/shown_with_a_number>|%)(?!\w))*")
_AFTER = re.compile(rf"%?{_SCALES}(?: de)?(?: ([^\W\d_]+))?(?: ([^\W\d_]+))?")
_SCALE = re.compile(rf"%?{_SCALES}")
_REACH = 24  # characters before a number in which a word is looked for
_ADJECTIVES = ("ed", "al", "an", "ing", "ive", "ary", "ous", "ic", "ish", "er", "ll", "ng")
_NO_PLURALS = {
    "this",
    "has",
    "was",
    "is",
    "his",
    "its",
    "says",
    "as",
    "us",
    "thus",
    "ours",
    "entonces",
    "antes",
    "menos",
}
_NOT_COUNTED = {"than", "over", "about", "nearly", "around", "other", "some", "only", "otros", "otras", "unos", "unas"}
_NAMES_NOTHING = FUNCTION_WORDS | _NOT_COUNTED
_PLURALS = {"people", "men", "women", "children", "police", "percent", "personas", "gente"}


def with_counted(text: str, start: int, end: int) -> tuple[int, int]:
    """The span of a number widened to what it counts, or to the word before it where it counts nothing."""
    if start and text[start - 1] in "$€£":
        start -= 1
    found = _AFTER.match(text, end)
    assert found is not None  # it may match nothing
    if found[1] and _plural(found[1]):
        return start, found.end(1)
    if found[2] and _plural(found[2]) and found[1].endswith(_ADJECTIVES):
        return start, found.end(2)
    scale = _SCALE.match(text, end, end + 40)
    if scale and scale.end() > end:
        return start, scale.end()
    first, last = _word_before(text, start)
    return (first, end) if first < last and fold(text[first:last]) not in _NAMES_NOTHING else (start, end)


def _word_before(text: str, start: int) -> tuple[int, int]:
    """The span of the letters before the space that ends at `start`, maybe with a line feed after it; else empty."""
    last = start - 1 - (text[start - 1 : start] == "\n")
    if last < 0 or text[last] != " ":
        return start, start
    first, lowest = last, max(0, start - _REACH)
    while first > lowest and text[first - 1].isalnum() and not text[first - 1].isdecimal():
        first -= 1
    return first, last


def _plural(word: str) -> bool:
    folded = fold(word)
    many = folded in _PLURALS or (folded[-1] == "s" and folded not in _NO_PLURALS)
    return many and word.islower() and folded not in FUNCTION_WORDS
