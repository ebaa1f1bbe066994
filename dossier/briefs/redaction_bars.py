"""Puts bars of one length over redacted passages, and maps positions of the rest of the text to the new text."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from dossier.model.evidence import Span

BLACK = "\u2588"  # FULL BLOCK
BAR = BLACK * 8  # of one length for any words, so that nobody can count their letters


@dataclass(frozen=True, slots=True)
class Barred:
    """A text with bars; `cut` are the places of the passages as it was, `bars` those of their bars as it is."""

    text: str
    cut: tuple[Span, ...] = ()
    bars: tuple[Span, ...] = ()

    @classmethod
    def of(cls, text: str, spans: Iterable[Span]) -> Barred:
        """`spans` in any order; those that touch are one."""
        cut, parts, bars, at, long = joined(spans), list[str](), list[Span](), 0, 0
        for span in cut:
            bar = _bar(span.of(text))
            parts += (text[at : span.start], bar)
            start = long + span.start - at
            long = start + len(bar)
            bars.append(Span(start, long))
            at = span.end
        return cls("".join((*parts, text[at:])), cut, tuple(bars))

    def place(self, span: Span) -> Span:
        """The new span of the same words; a span that begins or ends within a passage does so with its bar."""
        return Span(self._at(span.start, within=0), self._at(span.end, within=1))

    def _at(self, place: int, within: int) -> int:
        """`within` 0 for the beginning of a bar, and 1 for its end."""
        before = bisect_right(self.cut, place, key=lambda span: span.start) - 1
        if before < 0:
            return place
        cut, bar = self.cut[before], self.bars[before]
        if place >= cut.end:
            return place - cut.end + bar.end
        return bar.start if place == cut.start or within == 0 else bar.end


def _bar(passage: str) -> str:
    """A bar a line: line feeds stay, for they part what is read."""
    return "\n".join(BAR if line.strip() else "" for line in passage.split("\n"))


def joined(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same characters in as few spans as there can be, in order."""
    found: list[Span] = []
    for span in sorted(spans):
        if found and span.start <= found[-1].end:
            found[-1] = Span(found[-1].start, max(found[-1].end, span.end))
        else:
            found.append(span)
    return tuple(found)
