"""Says what can be seen of each paragraph of a copied page: its words, its neighbours, what it has of the story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from dossier.reading.rules.boilerplate import is_caption
from dossier.reading.rules.section import names_section
from dossier.reading.text.likeness import is_side, stems
from dossier.reading.words.lines import Paragraph
from dossier.reading.words.prose import ends, size, stops, tells

_MOST = 500  # letters of a paragraph that count
_OPENING = 1200  # letters of a story in which it says what it is about
_CLOSE, _FAR = 3, 8  # paragraphs on either side


class Look(NamedTuple):
    """A paragraph as its neighbours see it."""

    letters: int
    ended: bool
    told: bool


class Traits(NamedTuple):
    """All that the trees are told of a paragraph: whole numbers are counts, the rest are shares."""

    letters: int
    stops: int
    ended: bool
    told: bool
    small: float  # of its words, those that begin in small letters
    digits: float  # of its letters
    quoted: bool
    item: bool
    side: bool  # a button, a notice, what is left of a page
    caption: bool
    blank: bool  # an empty line comes before it
    times: int  # that it stands on the page
    shared: float  # of its words, those that the rest of the story has, too
    opened: float  # and those that the story's opening has
    before: float  # share of the story's letters that come before it
    inside: bool  # the stretch that tells most
    apart: int  # paragraphs from that stretch
    close: float  # of the paragraphs on either side, those that tell; by letters
    far: float
    above: float  # the same of those before it
    below: float
    letters_before: int
    ended_before: bool
    told_before: bool
    letters_after: int
    ended_after: bool
    told_after: bool
    letters_next: int  # of the one after that
    letters_last: int


_NOTHING = Look(0, False, False)


def traits(parts: Sequence[Paragraph], story: range) -> Iterator[Traits]:
    """What is seen of each paragraph; `story`: the stretch that tells most."""
    looks = [_look(part.text) for part in parts]
    times = Counter(part.text for part in parts)
    held = [min(look.letters, _MOST) if look.told else 0 for look in looks]
    run = [0, *accumulate(held)]
    whole = max(1, run[story.stop] - run[story.start])
    names = [stems(part.text) for part in parts]
    common = Counter(word for n in story if looks[n].told for word in names[n])
    opening = _opening(story, looks, names)
    all_run = [0, *accumulate(min(look.letters, _MOST) for look in looks)]

    def density(first: int, last: int) -> float:
        first, last = max(0, first), min(len(parts), last)
        every = all_run[last] - all_run[first]
        return (run[last] - run[first]) / every if every else 0.0

    for n, part in enumerate(parts):
        look, text = looks[n], part.text
        own = 1 if n in story and look.told else 0
        words = text.split()
        near = [looks[m] if 0 <= m < len(looks) else _NOTHING for m in (n - 1, n + 1, n + 2, n - 2)]
        yield Traits(
            min(look.letters, 2 * _MOST),
            min(8, stops(text)),
            look.ended,
            look.told,
            sum(not word[0].isupper() for word in words) / len(words),
            sum(map(str.isdigit, text)) / len(text),
            text[0] in "\"“„«»'‘",
            part.is_item,
            is_side(text) or names_section(text),
            is_caption(text),
            part.lines[0].blank,
            min(4, times[text]),
            sum(common[word] > own for word in names[n]) / len(names[n]) if names[n] else -1.0,
            len(names[n] & opening) / len(names[n]) if names[n] else -1.0,
            (run[n] - run[story.start]) / whole,
            n in story,
            min(20, max(story.start - n, n - story.stop + 1, 0)),
            density(n - _CLOSE, n + _CLOSE + 1),
            density(n - _FAR, n + _FAR + 1),
            density(n - _FAR, n),
            density(n + 1, n + 1 + _FAR),
            *near[0],
            *near[1],
            near[2].letters,
            near[3].letters,
        )


def _look(text: str) -> Look:
    letters = size(text)
    return Look(min(letters, 2 * _MOST), ends(text), tells(text, letters))


def _opening(story: range, looks: Sequence[Look], names: Sequence[frozenset[str]]) -> frozenset[str]:
    found: set[str] = set()
    letters = 0
    for n in story:
        if looks[n].told and letters < _OPENING:
            found |= names[n]
            letters += looks[n].letters
    return frozenset(found)
