"""Finds words of a rendition again where the file's layout differs: only letters and digits count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dossier.language.folding import fold
from dossier.model.evidence import Evidence, Span

_AROUND = 80  # characters on either side, which distinguish places that have the same words


@dataclass(frozen=True, slots=True)
class Quote:
    """Words, and the text before and after them."""

    words: str
    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class BareLetters:
    """The letters and digits of a text without accents and case, and the position of each in the text."""

    bare: str
    places: tuple[int, ...]


def quote_of(evidence: Evidence, rendition: str) -> Quote:
    """The words with their surroundings, where they are known."""
    if evidence.span is None:
        return Quote(evidence.quote)
    start, end = evidence.span.start, evidence.span.end
    return Quote(evidence.quote, rendition[max(0, start - _AROUND) : start], rendition[end : end + _AROUND])


def letters_of(text: str) -> BareLetters:
    bare: list[str] = []
    places: list[int] = []
    for at, letter in enumerate(text):
        for one in fold(letter):
            if one.isalnum():
                bare.append(one)
                places.append(at)
    return BareLetters("".join(bare), tuple(places))


def find(quote: Quote, text: BareLetters) -> tuple[Span, int] | None:
    """The place of the words in the text behind `text`, and how many letters around them agree too.

    Of several places, the one whose surroundings agree best.
    """
    words, before, after = (letters_of(part).bare for part in (quote.words, quote.before, quote.after))
    if not words:
        return None
    best: tuple[int, int] | None = None
    for at in _places(words, text.bare):
        agreed = _agreed_before(before, text.bare, at) + _agreed_after(after, text.bare, at + len(words))
        if best is None or agreed > best[0]:
            best = agreed, at
    if best is None:
        return None
    agreed, at = best
    return Span(text.places[at], text.places[at + len(words) - 1] + 1), agreed


def _places(words: str, text: str) -> Iterator[int]:
    at = text.find(words)
    while at >= 0:
        yield at
        at = text.find(words, at + 1)


def _agreed_before(before: str, text: str, at: int) -> int:
    count = 0
    while count < min(len(before), at) and before[-1 - count] == text[at - 1 - count]:
        count += 1
    return count


def _agreed_after(after: str, text: str, at: int) -> int:
    count = 0
    while count < min(len(after), len(text) - at) and after[count] == text[at + count]:
        count += 1
    return count
