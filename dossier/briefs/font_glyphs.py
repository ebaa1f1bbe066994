"""Fits words to the fonts of a PDF: a sign for a character that they lack, and places where long runs may break."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from dossier import lazy_re as re
from dossier.resources import resource

SIGN = "▯"
_MOST_MARKS = 4  # more than any writing system stacks; texts that stack dozens only smear the page

# Letters of the Latin, Greek and Cyrillic alphabets, and common punctuation: sure to work in any order.
_PLAIN = frozenset(map(chr, (*range(0xA0, 0x250), *range(0x391, 0x3CF), *range(0x400, 0x460), *range(0x2010, 0x2028))))
_SURE = (_PLAIN - {"\u03a2", "\u00ad"}) | set("€▯⟨⟩−↩")


@dataclass(frozen=True, slots=True)
class Glyphs:
    """What can be shown: single characters beyond ASCII, and which characters with marks are refused."""

    characters: frozenset[str]
    refused: frozenset[str] = frozenset()
    marks: bool = True

    def fit(self, text: str) -> str:
        """The text as it is shown: composed (NFC), signs for what is not held, bare letters where a mark is not."""
        if self._plainly(text):
            return text
        return _clusters().sub(lambda hit: self._shown(hit[0]), unicodedata.normalize("NFC", text))

    def count(self, text: str) -> int:
        """How many characters of the text `fit` changes."""
        found = () if self._plainly(text) else _clusters().findall(unicodedata.normalize("NFC", text))
        return sum(self._shown(cluster) != cluster for cluster in found)

    def _plainly(self, text: str) -> bool:
        """Whether the font has each character and none combines with another; a quick test that most texts pass."""
        if text.isascii():
            return True
        return _alone(self.characters).issuperset(text) and unicodedata.is_normalized("NFC", text)

    def _shown(self, cluster: str) -> str:
        base = cluster[0]
        if unicodedata.category(base)[0] == "M":
            return ""
        if base > "\x7f" and base not in self.characters:
            return SIGN
        return cluster if len(cluster) == 1 or self._whole(cluster) else base

    def _whole(self, cluster: str) -> bool:
        fits = self.marks and len(cluster) <= _MOST_MARKS and all(c in self.characters for c in cluster[1:])
        return fits and cluster not in self.refused


PLAIN = Glyphs(frozenset(_SURE), marks=False)


@cache
def _alone(characters: frozenset[str]) -> frozenset[str]:
    """ASCII, and of the characters held those that join with no other."""
    single = (
        c
        for c in characters
        if unicodedata.category(c)[0] != "M" and c != "\u200d" and not "\U0001f3fb" <= c <= "\U0001f3ff"
    )
    return frozenset(map(chr, range(0x80))).union(single)


@cache
def table() -> frozenset[str]:
    """The characters beyond ASCII that the fonts inside typst hold."""
    lines = resource("briefs", "glyphs.txt").read_text(encoding="utf-8").splitlines()
    ranges = [item.partition("-") for line in lines if not line.startswith("#") for item in line.split()]
    return frozenset(chr(c) for low, _, high in ranges for c in range(int(low, 16), int(high or low, 16) + 1))


def glyphs_for(texts: Iterable[str], refused: Callable[[Sequence[str]], frozenset[str]]) -> Glyphs:
    """All that can be shown; `refused` is asked about characters with marks, which fonts hold only some of."""
    whole = Glyphs(table())
    marked = {
        cluster
        for text in texts
        if not whole._plainly(text)
        for cluster in _clusters().findall(unicodedata.normalize("NFC", text))
        if len(cluster) > 1 and whole._shown(cluster) == cluster
    }
    return Glyphs(table(), refused(sorted(marked)))


@cache
def _clusters() -> re.Pattern[str]:
    """What is shaped as one: a character and its marks, and pictures tied by zero-width joiners."""
    codes = (*range(0x300, 0x20000), *range(0xE0100, 0xE01F0))
    marks = "".join(chr(c) for c in codes if unicodedata.category(chr(c))[0] == "M") + "\U0001f3fb-\U0001f3ff"
    tied = rf"(?:\u200d[\u2190-{chr(sys.maxunicode)}][{marks}]*)*"
    return re.compile(rf"(?:[^\x00-\x7f]|[\x00-\x7f](?=[{marks}]))[{marks}]*{tied}")


def strings(value: Any) -> Iterator[str]:
    """Every string in nested dicts and lists."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


_RUN = re.compile(r"[^\s\u200b]{15,}")
_JOINT = re.compile(r"(?<=[/\\_.?&=:@,;-])(?=\w)")
_PART = 12


def breakable(text: str) -> str:
    """Lets a line end inside long unbroken runs: after joints, and every 12 characters where there are none."""
    return _RUN.sub(lambda hit: _opened(hit[0]), text)


def _opened(run: str) -> str:
    parts = _JOINT.sub("\u200b", run).split("\u200b")
    return "\u200b".join(_chunked(part) if len(part) > 18 else part for part in parts)


def _chunked(part: str) -> str:
    """Break points every 12 characters, never between a character and its marks or joiners."""
    if part.isascii():
        return "\u200b".join(part[at : at + _PART] for at in range(0, len(part), _PART))
    whole = [hit[0] for hit in re.finditer(rf"{_clusters().pattern}|[\x00-\x7f]", part)]
    return "\u200b".join("".join(whole[at : at + _PART]) for at in range(0, len(whole), _PART))
