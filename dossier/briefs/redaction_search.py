"""Finds all occurrences of words, whatever their case, accents and separators, and redacts them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import unquote

from dossier import lazy_re as re
from dossier.briefs.redaction_bars import BLACK, Barred
from dossier.model.evidence import Span

_FEWEST = 3  # letters and digits of words that are looked for in any writing; fewer are found as they are written
# Scripts in which no space need part a word from the next, and two letters can be a name: Thai, Lao, Burmese, Khmer,
# kana, Han, and Hangul, taken apart
_SOLID = re.compile(
    "[\u0e01-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]"
)


@dataclass(frozen=True, slots=True)
class Black:
    """Words to be redacted wherever they occur; `short` ones are found in the exact spelling only."""

    patterns: tuple[re.Pattern[str], ...] = ()
    short: tuple[re.Pattern[str], ...] = ()

    @classmethod
    def of(cls, quotes: Iterable[str]) -> Black:
        """Omits quotes without a letter or digit: only their place identifies them."""
        given = tuple(quotes)
        patterns = tuple(pattern for quote in given if (pattern := pattern_of(quote)))
        return cls(patterns, tuple(pattern for quote in given if (pattern := short_pattern_of(quote))))

    def find(self, text: str) -> Iterator[Span]:
        if self.patterns:
            plain = _Plain.of(text)
            for pattern in self.patterns:
                yield from (plain.span(*hit.span()) for hit in pattern.finditer(plain.text))
        for pattern in self.short:
            yield from (Span(*hit.span()) for hit in pattern.finditer(text))

    def has(self, text: str) -> bool:
        return next(self.find(text), None) is not None

    def out(self, text: str) -> str:
        """The text with a bar for these words."""
        return Barred.of(text, self.find(text)).text

    def veiled(self, text: str) -> str:
        """The text with each character of these words blackened, so that all other positions are unchanged."""
        return blackened(text, self.find(text))


def pattern_of(quote: str) -> re.Pattern[str] | None:
    """Finds the words of a quote in folded text, also as addresses and names of files have them: `ada-ruiz`."""
    words = _words(quote)
    letters = "".join(words)
    if _is_short(letters):
        return None
    solid = _SOLID.findall(letters)
    before = "" if letters[0] in solid else r"(?<![^\W_])"
    after = "" if letters[-1] in solid else r"(?![^\W_])"
    return re.compile(before + r"[\W_]*".join(map(re.escape, words)) + after)


def short_pattern_of(quote: str) -> re.Pattern[str] | None:
    """Finds one or two letters or digits as a word of its own, in the same letters: `Li` is not `li`, nor in `Lima`."""
    letters, quote = "".join(_words(quote)), quote.strip()
    if not letters or not _is_short(letters):
        return None
    before, after = (
        (r"(?<![^\W_])" if _is_separated(quote[0]) else ""),
        (r"(?![^\W_])" if _is_separated(quote[-1]) else ""),
    )
    return re.compile(before + r"\s+".join(map(re.escape, quote.split())) + after)


def _is_separated(sign: str) -> bool:
    """Whether white space or a like character separates it from the next word."""
    return sign.isalnum() and not _SOLID.match(sign)


def _words(quote: str) -> list[str]:
    return re.findall(r"[^\W_]+", _Plain.of(quote).text)


def _is_short(letters: str) -> bool:
    return len(letters) + len(_SOLID.findall(letters)) < _FEWEST


# A character as addresses have it, in UTF-8 (RFC 3986, 2.1); and what is seen of no word: marks, soft hyphens, joiners
_ESCAPED = re.compile("(?:%[0-9A-Fa-f]{2})+|[\u00ad\u0300-\u036f\u200b-\u200d\u2060\ufeff]|.", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Plain:
    """A text folded, its escapes decoded; `starts` and `ends` map each of its characters to the original text."""

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
    """The folded letters of a character; empty for an invisible one, the decoded words for a run of escapes."""
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


def touches(span: Span, others: Iterable[Span]) -> bool:
    """Whether it has a character in common with any."""
    return any(span.start < other.end and other.start < span.end for other in others)
