"""Compares words of two quotations by meaning, within English and Spanish or across them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from dossier import lazy_re as re
from dossier.authority.knowledge import concepts, words
from dossier.compare.numerals import numerals
from dossier.language.folding import folded

_WORD = re.compile(r"[^\W_]+")
_LONGEST = 12  # letters of an entry
_SHORTEST = 3  # letters of a beginning; shorter entries are whole words
_MOST_BEHIND = 4  # letters that may follow so short a beginning
_COGNATE = 4  # letters that two words must begin with alike
_ENDINGS = (
    ("aciones", "at"), ("acion", "at"), ("ations", "at"), ("ation", "at"), ("ciones", "ti"), ("cion", "ti"),
    ("tions", "ti"), ("tion", "ti"), ("dades", "t"), ("dad", "t"), ("ties", "t"), ("ty", "t"), ("mente", ""),
    ("ly", ""), ("oso", "ous"), ("osa", "ous"), ("ph", "f"),
)  # fmt: skip
_INFLECTED = re.compile(r"(?<=\w{3})(?:ings?|ed|es|s|e|ad[oa]s?|id[oa]s?|aron|ieron|o|a|n)$")
# Words that carry no meaning of their own in a quotation
_EMPTY = words("stop_words", "quotation")


@dataclass(frozen=True, slots=True)
class MeaningToken:
    """A word that carries meaning: its folded form, and the meanings that the lexicon gives it."""

    word: str
    meanings: frozenset[int]


@cache
def _lexicon() -> tuple[dict[str, frozenset[int]], dict[str, frozenset[int]]]:
    """Whole words, and beginnings of words, each with its meanings."""
    whole: dict[str, set[int]] = {}
    begin: dict[str, set[int]] = {}
    for meaning, entries in enumerate(concepts("bilingual_lexicon").values()):
        for entry in entries:
            word = entry.rstrip("=")
            kept = whole if entry.endswith("=") or len(word) < _SHORTEST else begin
            kept.setdefault(word, set()).add(meaning)
    return (
        {word: frozenset(found) for word, found in whole.items()},
        {word: frozenset(found) for word, found in begin.items()},
    )


@cache
def meanings(word: str) -> frozenset[int]:
    """What the lexicon knows of a folded word: its own entry, else the longest beginning that it has."""
    whole, begin = _lexicon()
    found = set(whole.get(word, ()))
    for length in range(min(len(word), _LONGEST), _SHORTEST - 1, -1):
        if word[:length] in begin and (length > _SHORTEST or len(word) - length <= _MOST_BEHIND):
            found |= begin[word[:length]]
            break
    return frozenset(found)


def tokens(text: str) -> tuple[MeaningToken, ...]:
    """The words of a quotation that carry meaning; numbers by their value."""
    plain = folded(text)
    counted = {number.start: number for number in numerals(plain)}
    found: list[MeaningToken] = []
    skip = 0
    for match in _WORD.finditer(plain):
        if match.start() < skip:
            continue
        if match.start() in counted:
            number = counted[match.start()]
            skip = number.end
            found.append(MeaningToken(f"#{number.value}", frozenset()))
        elif match.group() not in _EMPTY:
            found.append(MeaningToken(match.group(), meanings(match.group())))
    return tuple(found)


def senses(token: MeaningToken) -> frozenset[str]:
    """What a word means, as signs that are equal for words that mean the same."""
    return frozenset(f"={number}" for number in token.meanings) or frozenset((_INFLECTED.sub("", _root(token.word)),))


def alike(one: MeaningToken, other: MeaningToken) -> bool:
    """Whether two words can mean the same: one meaning in the lexicon, one number or name, or one origin."""
    if one.word == other.word:
        return True
    if one.word.startswith("#") or other.word.startswith("#"):
        return False
    if one.meanings & other.meanings:
        return True
    return not (one.meanings and other.meanings) and cognate(one.word, other.word)


@cache
def cognate(one: str, other: str) -> bool:
    """Whether two words are likely of one origin: organizers and organizadores."""
    mine, theirs = _root(one), _root(other)
    shared = next(
        (i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs))
    )
    return shared >= _COGNATE and shared >= 0.6 * max(len(mine), len(theirs))


@cache
def _root(word: str) -> str:
    for ending, instead in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)] + instead
    return word


def matched(one: Sequence[MeaningToken], other: Sequence[MeaningToken]) -> int:
    """How many words of one quotation find a word of their own in the other."""
    free = list(other)
    count = 0
    for token in one:
        at = next((i for i, candidate in enumerate(free) if alike(token, candidate)), None)
        if at is not None:
            del free[at]
            count += 1
    return count
