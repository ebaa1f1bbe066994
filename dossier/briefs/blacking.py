"""Finds words wherever they stand, whatever their case, accents and what parts them, and blackens them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dossier.comparing.numerals import folded
from dossier.model.evidence import Span

BLACK = "\u2588"  # FULL BLOCK
_FEWEST = 3  # letters and digits of words that are looked for elsewhere; fewer stand everywhere


@dataclass(frozen=True, slots=True)
class Black:
    """Words to be blackened wherever they stand."""

    patterns: tuple[re.Pattern[str], ...] = ()

    @classmethod
    def of(cls, quotes: Iterable[str]) -> Black:
        """Quotes of too few letters are left aside: they can be told by their place alone."""
        return cls(tuple(pattern for quote in quotes if (pattern := pattern_of(quote))))

    def find(self, text: str) -> Iterator[Span]:
        plain = folded(text)
        for pattern in self.patterns:
            yield from (Span(*hit.span()) for hit in pattern.finditer(plain))

    def has(self, text: str) -> bool:
        return next(self.find(text), None) is not None

    def out(self, text: str) -> str:
        """The text, these words in it blackened."""
        return blackened(text, self.find(text))


def pattern_of(quote: str) -> re.Pattern[str] | None:
    """Finds the words of a quote in folded text, also as an address or a file's name has them: `ada-ruiz`."""
    words = re.findall(r"[^\W_]+", folded(quote))
    if sum(map(len, words)) < _FEWEST:
        return None
    return re.compile(r"(?<![^\W_])" + r"[\W_]+".join(map(re.escape, words)) + r"(?![^\W_])")


def blackened(text: str, spans: Iterable[Span]) -> str:
    """Character for character, so that places hold; line feeds stay, for they part what is read."""
    signs = list(text)
    for span in spans:
        for at in range(span.start, min(span.end, len(signs))):
            if signs[at] != "\n":
                signs[at] = BLACK
    return "".join(signs)


def joined(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same characters in as few spans as there can be, in order."""
    found: list[Span] = []
    for span in sorted(spans):
        if found and span.start <= found[-1].end:
            found[-1] = Span(found[-1].start, max(found[-1].end, span.end))
        else:
            found.append(span)
    return tuple(found)


def touches(span: Span, others: Iterable[Span]) -> bool:
    """Whether it has a character in common with any."""
    return any(span.start < other.end and other.start < span.end for other in others)
