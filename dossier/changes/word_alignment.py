"""Follows words of one text into another: unchanged, moved, changed or gone."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from itertools import islice

from dossier import lazy_re as re
from dossier.changes.alignment import ALIKE
from dossier.changes.edit_words import DENSE
from dossier.compare.anchors import opcodes
from dossier.language.folding import folded
from dossier.model.evidence import Span
from dossier.model.highlights import Fate
from dossier.model.quote_context import excerpt
from dossier.model.reports import Record

# A letter of a script without spaces is a word of its own
_WORD = re.compile(rf"[{DENSE}]|(?:(?![{DENSE}])\w)+|[^\w\s]")
_MOST = 200  # places with the same words that are looked at
_DISTINCTIVE = 3  # words that are found again wherever they are; fewer only in a sentence that is like theirs


class WordAlignment:
    """Two texts, aligned word by word once for all words that are followed."""

    def __init__(self, old: Record, new: Record) -> None:
        self._old, self.new = old, new
        self._ours, self._theirs = _words(old.rendition), _words(new.rendition)
        self._steps = [*opcodes([one.of(old.rendition) for one in self._ours],
                                [one.of(new.rendition) for one in self._theirs])]  # fmt: skip

    def follow(self, span: Span) -> tuple[Fate, Span | None]:
        """What became of the words at `span` of the old text, and where they, or those in their place, are now.

        The sentences around both decide whether words are taken for those that were there: `12` elsewhere is not the
        12 of the injured.
        """
        place, same = self._aligned(span)
        here = self._likeness(span, place) if place else 0.0
        if place and same and here >= ALIKE:
            return "unchanged", place
        found = {one: self._likeness(span, one) for one in self._places_of(span)}
        best = max(found, key=lambda one: (found[one], one == place), default=None)
        long = len(_WORD.findall(span.of(self._old.rendition))) >= _DISTINCTIVE
        if best and (found[best] >= max(here, ALIKE) or (long and here < ALIKE)):
            return ("unchanged" if same and best == place else "moved"), best
        return ("changed", place) if place and here >= ALIKE else ("gone", None)

    def _aligned(self, span: Span) -> tuple[Span | None, bool]:
        """The place of the words in the new text, None where nothing is left; and whether they are the same words."""
        first = bisect_right(self._ours, span.start, key=lambda one: one.end)
        last = bisect_left(self._ours, span.end, key=lambda one: one.start)
        parts: list[Span] = []  # words of the new text, from one to before another
        same = False
        for tag, a, b, c, d in self._steps:
            low, high = max(a, first), min(b, last)
            if low >= high or c == d:
                continue
            one_to_one = b - a == d - c
            parts.append(Span(c + low - a, c + high - a) if one_to_one else Span(c, d))
            same = tag == "equal" and (low, high) == (first, last)
        if not parts:
            return None, False
        start, end = self._theirs[parts[0].start].start, self._theirs[parts[-1].end - 1].end
        if same:  # from within a word to within a word
            start += max(span.start - self._ours[first].start, 0)
            end -= max(self._ours[last - 1].end - span.end, 0)
        return Span(start, end), same

    def _places_of(self, span: Span) -> list[Span]:
        """The places of the new text with exactly these words, whatever white space is between them."""
        form = re.compile(r"\s+".join(map(re.escape, span.of(self._old.rendition).split())))
        return [Span(*hit.span()) for hit in islice(form.finditer(self.new.rendition), _MOST)]

    def _likeness(self, span: Span, place: Span) -> float:
        """The share of words that the sentences around two places have in common."""
        old = Counter(_WORD.findall(folded(excerpt(self._old.rendition, self._old.text, span).text)))
        new = Counter(_WORD.findall(folded(excerpt(self.new.rendition, self.new.text, place).text)))
        size = old.total() + new.total()
        return 2 * (old & new).total() / size if size else 0.0


def _words(text: str) -> list[Span]:
    return [Span(*hit.span()) for hit in _WORD.finditer(text)]
