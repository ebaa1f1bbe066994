"""Says what can be seen of each paragraph of a copied page: its words, its neighbours, what it has of the story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from dossier.reading.plaintext.copied_title_features import stems
from dossier.reading.text_tools.prose import ends, has_sentences, size
from dossier.reading.text_tools.text_lines import Paragraph

_MOST, _LONGEST = 500, 1000  # letters of a paragraph that count among others, and by themselves
_OPENING = 1200  # letters of a story in which it says what it is about
_CLOSE, _FAR = 3, 8  # paragraphs on either side
_AGAIN, _APART = 4, 20  # times on a page, and paragraphs from the story, of which more say nothing more


class Traits(NamedTuple):
    """The features of a paragraph for `story_trees.score`: whole numbers are counts, the rest are shares."""

    letters: int
    ended: bool
    prose: bool
    small: float  # of its words, those that begin in small letters
    times: int  # that it occurs on the page
    shared: float  # of its words, those that the rest of the story has, too; -1 where it has none to share
    opened: float  # and those that the story's opening has
    before: float  # of the story's letters, those that come before it
    inside: bool  # the stretch that tells most
    apart: int  # paragraphs from that stretch
    close: float  # of the letters around it, those that tell something
    far: float
    above: float
    below: float
    letters_before: int  # of the paragraph before it
    letters_after: int
    ended_after: bool
    prose_after: bool


@dataclass(frozen=True, slots=True)
class _Look:
    """A paragraph by itself."""

    letters: int
    ended: bool
    prose: bool


_NOTHING = _Look(0, False, False)


def traits(parts: Sequence[Paragraph], story: range) -> Iterator[tuple[int, Traits]]:
    """Index and features of each paragraph near `story`, the stretch with the most prose."""
    near = _around(parts, story, _APART)
    seen = _around(parts, near, _FAR)
    looks = [_look(part.text) if n in seen else _NOTHING for n, part in enumerate(parts)]
    shares, prose_share = _Shares({n: stems(parts[n].text) for n in near}, looks, story), _ProseBefore(looks)
    times = Counter(part.text for part in parts)
    around = (_NOTHING, *looks, _NOTHING)
    for n in near:
        own, before, after = around[n + 1], around[n], around[n + 2]
        yield (
            n,
            Traits(
                own.letters,
                own.ended,
                own.prose,
                _small(parts[n].text),
                min(_AGAIN, times[parts[n].text]),
                *shares.of(n),
                prose_share.before(n, story),
                n in story,
                max(story.start - n, n - story.stop + 1, 0),
                prose_share.share(n - _CLOSE, n + _CLOSE + 1),
                prose_share.share(n - _FAR, n + _FAR + 1),
                prose_share.share(n - _FAR, n),
                prose_share.share(n + 1, n + 1 + _FAR),
                before.letters,
                after.letters,
                after.ended,
                after.prose,
            ),
        )


def _around(parts: Sequence[Paragraph], some: range, reach: int) -> range:
    """The places of some paragraphs and of so many on either side."""
    return range(max(0, some.start - reach), min(len(parts), some.stop + reach))


def _look(text: str) -> _Look:
    letters = size(text)
    return _Look(min(letters, _LONGEST), ends(text), has_sentences(text, letters))


def _small(text: str) -> float:
    words = text.split()
    return sum(not word[0].isupper() for word in words) / len(words)


class _ProseBefore:
    """How many letters of a page's paragraphs tell something."""

    def __init__(self, looks: Sequence[_Look]) -> None:
        self._all = [0, *accumulate(min(look.letters, _MOST) for look in looks)]
        self._sums = [0, *accumulate(min(look.letters, _MOST) * look.prose for look in looks)]

    def share(self, first: int, last: int) -> float:
        """The share of the letters of these paragraphs."""
        first, last = max(0, first), min(len(self._all) - 1, last)
        every = self._all[last] - self._all[first] if first < last else 0
        return (self._sums[last] - self._sums[first]) / every if every else 0.0

    def before(self, n: int, story: range) -> float:
        """The share of the story's prose that comes before a paragraph."""
        sums = self._sums
        return (sums[n] - sums[story.start]) / max(1, sums[story.stop] - sums[story.start])


class _Shares:
    """The words that a paragraph, given by its index, shares with the story."""

    def __init__(self, names: Mapping[int, frozenset[str]], looks: Sequence[_Look], story: range) -> None:
        self._names = names
        self._own = frozenset(n for n in story if looks[n].prose)
        self._common = Counter(word for n in self._own for word in self._names[n])
        ends = accumulate(looks[n].letters for n in sorted(self._own))
        opening = (n for n, end in zip(sorted(self._own), ends, strict=True) if end - looks[n].letters < _OPENING)
        self._opening = frozenset().union(*(self._names[n] for n in opening))

    def of(self, n: int) -> tuple[float, float]:
        """The shares of its words that the rest of the story has, and that its opening has."""
        names = self._names[n]
        if not names:
            return -1.0, -1.0
        own, common = int(n in self._own), self._common
        return sum(common[word] > own for word in names) / len(names), len(names & self._opening) / len(names)
