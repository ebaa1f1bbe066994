"""Finds words wherever they stand, whatever their case, accents and what parts them, and blackens them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import unquote

from dossier.model.evidence import Span

BLACK = "\u2588"  # FULL BLOCK
_FEWEST = 3  # letters and digits of words that are looked for elsewhere; fewer stand everywhere
# Scripts in which no space need part a word from the next, and two letters can be a name: Thai, Lao, Burmese, Khmer,
# kana, Han, and Hangul, taken apart
_SOLID = re.compile(
    "[\u0e01-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]"
)


@dataclass(frozen=True, slots=True)
class Black:
    """Words to be blackened wherever they stand."""

    patterns: tuple[re.Pattern[str], ...] = ()

    @classmethod
    def of(cls, quotes: Iterable[str]) -> Black:
        """Quotes of too few letters are left aside: they can be told by their place alone."""
        return cls(tuple(pattern for quote in quotes if (pattern := pattern_of(quote))))

    def find(self, text: str) -> Iterator[Span]:
        plain = _Plain.of(text)
        for pattern in self.patterns:
            yield from (plain.span(*hit.span()) for hit in pattern.finditer(plain.text))

    def has(self, text: str) -> bool:
        return next(self.find(text), None) is not None

    def out(self, text: str) -> str:
        """The text, these words in it blackened."""
        return blackened(text, self.find(text))


def pattern_of(quote: str) -> re.Pattern[str] | None:
    """Finds the words of a quote in folded text, also as addresses and names of files have them: `ada-ruiz`."""
    words = re.findall(r"[^\W_]+", _Plain.of(quote).text)
    letters = "".join(words)
    solid = _SOLID.findall(letters)
    if len(letters) + len(solid) < _FEWEST:
        return None
    before = "" if letters[0] in solid else r"(?<![^\W_])"
    after = "" if letters[-1] in solid else r"(?![^\W_])"
    return re.compile(before + r"[\W_]*".join(map(re.escape, words)) + after)


# A character as addresses have it, in UTF-8 (RFC 3986, 2.1); and what is seen of no word: marks, soft hyphens, joiners
_ESCAPED = re.compile("(?:%[0-9A-Fa-f]{2})+|[\u00ad\u0300-\u036f\u200b-\u200d\u2060\ufeff]|.", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Plain:
    """A text folded, its escapes undone; `starts` and `ends` tell where each of its characters stands in the text."""

    text: str
    starts: Sequence[int]
    ends: Sequence[int]

    @classmethod
    def of(cls, text: str) -> _Plain:
        if text.isascii() and "%" not in text:
            return cls(text.lower(), range(len(text)), range(1, len(text) + 1))
        letters, starts, ends = list[str](), list[int](), list[int]()
        for hit in _ESCAPED.finditer(text):
            for letter in _letters(hit[0]):
                letters.append(letter)
                starts.append(hit.start())
                ends.append(hit.end())
        return cls("".join(letters), starts, ends)

    def span(self, start: int, end: int) -> Span:
        return Span(self.starts[start], self.ends[end - 1])


def _letters(sign: str) -> str:
    """What a sign is read as; nothing for what is not seen, and a run of escapes as the words that it stands for."""
    if sign.startswith("%") and len(sign) > 1:
        sign = unquote(sign, errors="replace")
    plain = unicodedata.normalize("NFKD", sign).casefold()  # ligatures become the letters that they are read as
    return "".join(letter for letter in plain if unicodedata.category(letter) not in ("Mn", "Cf"))


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
