"""Finds which sentences of the older version became which of the newer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dossier.changes.edit_words import EditPassage
from dossier.compare.anchors import opcodes

ALIKE = 0.4  # share of words in common from which two sentences are one that was edited
_MOST = 10_000  # pairs of sentences that are held against each other; in longer stretches nothing is matched
_JOIN_COST = 0.05  # so that one sentence for one wins over two for one where both fit


@dataclass(frozen=True, slots=True)
class AlignedSentences:
    """Sentences of the older version and what they became; one side is empty for what is gone or new."""

    old: tuple[EditPassage, ...]
    new: tuple[EditPassage, ...]


def aligned(old: Sequence[EditPassage], new: Sequence[EditPassage]) -> Iterator[AlignedSentences]:
    """All sentences of both, in order, but for those that are the same to the letter."""
    for tag, a, b, c, d in opcodes(["\0".join(one.key) for one in old], ["\0".join(one.key) for one in new]):
        if tag == "equal":
            pairs = zip(old[a:b], new[c:d], strict=True)
            yield from (AlignedSentences((one,), (other,)) for one, other in pairs if one.text != other.text)
        else:
            yield from _edited(old[a:b], new[c:d])


def _edited(old: Sequence[EditPassage], new: Sequence[EditPassage]) -> Iterator[AlignedSentences]:
    """The best way through a table of both: each step takes up to two sentences of one side for one of the other."""
    if not old or not new or len(old) * len(new) > _MOST:
        yield from (AlignedSentences((one,), ()) for one in old)
        yield from (AlignedSentences((), (one,)) for one in new)
        return
    ours, theirs = ([Counter(_matched(one)) for one in side] for side in (old, new))
    steps = ((1, 1), (2, 1), (1, 2))
    best: dict[tuple[int, int], tuple[float, tuple[int, int]]] = {(0, 0): (0.0, (0, 0))}
    for i in range(len(old) + 1):
        for j in range(len(new) + 1):
            if i or j:
                ways = [(best[i - m, j - n][0], (m, n)) for m, n in ((1, 0), (0, 1)) if i >= m and j >= n]
                for m, n in steps:
                    if i >= m and j >= n:
                        like = _likeness(ours[i - m : i], theirs[j - n : j])
                        if like >= ALIKE:
                            worth = like * (m + n) / 2 - _JOIN_COST * (m + n - 2)
                            ways.append((best[i - m, j - n][0] + worth, (m, n)))
                best[i, j] = max(ways)
    found: list[AlignedSentences] = []
    i, j = len(old), len(new)
    while i or j:
        m, n = best[i, j][1]
        found.append(AlignedSentences(tuple(old[i - m : i]), tuple(new[j - n : j])))
        i, j = i - m, j - n
    yield from reversed(found)


def _matched(sentence: EditPassage) -> Iterator[str]:
    """The words without marks; content words twice, because they weigh more."""
    return (word.key for word in sentence.words for _ in range(0 if word.is_mark else 1 + word.is_content_word))


def likeness(old: EditPassage, new: EditPassage) -> float:
    """The share of words that two sentences have in common."""
    return _likeness((Counter(_matched(old)),), (Counter(_matched(new)),))


def _likeness(old: Sequence[Counter[str]], new: Sequence[Counter[str]]) -> float:
    """The share of words that both have (Dice); two sentences count as one."""
    one, other = sum(old, Counter[str]()), sum(new, Counter[str]())
    size = one.total() + other.total()
    return 2 * (one & other).total() / size if size else 0.0
