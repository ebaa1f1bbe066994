"""Measures prose in any language: the size of passages, their sentences, and the densest stretch of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dossier import lazy_re as re

_WIDE = re.compile(r"[\u0e00-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
# One set of signs to begin with: patterns that begin in several ways are searched for sign by sign.
_STOPS = re.compile(r"[.!?…。！？।](?:(?<=[。！？।])|[\"'”’»)\]]*(?=\s|$))")
_ENDING, _CLOSING = frozenset(".!?…。！？।:;"), frozenset("\"'”’»“)]")
_END = re.compile(r"[.!?…。！？।:;][\"'”’»“)\]]*$")
# Bytes of UTF-8 that no wide sign begins with.
_NARROW = bytes(byte for byte in range(256) if byte not in (0xE0, 0xE1, *range(0xE3, 0xEE)))

_WORD = re.compile(r"[^\W\d_]+")
_LEAST_PROSE, _ENDED = 80, 60  # least letters of a passage of sentences, and of one that ends as a sentence
_NEIGHBOURS = 3  # places within which one leads to another
_RAMBLING = 600  # letters a sentence; more are no sentences


def size(text: str) -> int:
    """Length in Latin letters: a sign of Chinese, Japanese, Korean or Thai says as much as two and a half."""
    length = len(text)
    if text.isascii() or (len(text.encode()) - length) * 8 < length:  # a few quotation marks: wide signs add two bytes
        return length
    return length + int(1.5 * len(_WIDE.findall(text)))


def sizes(texts: Sequence[str], words: str) -> list[int]:
    """The `size` of each text; `words` hold them all."""
    if words.encode().translate(None, _NARROW):
        return [len(text) if text.isascii() else size(text) for text in texts]
    return list(map(len, texts))


def stops(text: str) -> int:
    """How many sentences end in it."""
    return len(_STOPS.findall(text))


def ends(text: str) -> bool:
    """Whether it closes as a sentence does."""
    last = text[-1:]
    return last in _ENDING or (last in _CLOSING and _END.search(text[-8:]) is not None)


def commas(text: str) -> int:
    return text.count(",") if text.isascii() else text.count(",") + text.count("、") + text.count("،")


def has_sentences(text: str, letters: int | None = None) -> bool:
    """True if a paragraph consists of sentences, as stories do; `letters`: its `size`, if it is known."""
    letters = size(text) if letters is None else letters
    if letters < _ENDED or not (count := stops(text)) or letters > _RAMBLING * count:
        return False
    if letters < _LEAST_PROSE and not ends(text):
        return False
    words = _WORD.findall(text)
    small = sum(not word[0].isupper() for word in words)
    return bool(2 * small >= len(words))


def densest(weights: Sequence[float]) -> range:
    """The places side by side that weigh most together (the maximal subarray, Bentley 1984); none where none weighs."""
    best, found = 0.0, range(0)
    total, first = 0.0, 0
    for n, weight in enumerate(weights):
        if total <= 0:
            total, first = 0.0, n
        total += weight
        if total > best:
            best, found = total, range(first, n + 1)
    return found


def smoothed(odds: Mapping[int, float], change: float) -> set[int]:
    """The most likely set of indices, given that neighbours mostly are of one kind (Viterbi, 1967).

    `odds`: the log odds of each index, in order; `change`: the cost of going from one kind to the other between
    neighbours.
    """
    leads: list[tuple[int, float, float]] = []  # place, by how much "of the article" leads there, cost of a change
    lead, last = 0.0, 0
    for n, own in odds.items():
        cost = change if n - last < _NEIGHBOURS else 0.0
        lead, last = own + (-cost if lead < -cost else cost if lead > cost else lead), n
        leads.append((n, lead, cost))
    found: set[int] = set()
    least = 0.0
    for n, lead, cost in reversed(leads):
        taken = lead > least
        if taken:
            found.add(n)
        least = -cost if taken else cost
    return found
