"""Which words of a paragraph are bold or italic, of a document in any format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeVar


@dataclass(frozen=True, slots=True)
class Face:
    """How letters are set."""

    bold: bool = False
    italic: bool = False

    def __bool__(self) -> bool:
        return self.bold or self.italic


PLAIN = Face()
Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class Emphasis:
    """Words from `start` to `end` of their paragraph, in code points, that are not set plain."""

    start: int
    end: int
    face: Face


def stretches(pieces: Sequence[str], kinds: Sequence[Kind]) -> Iterator[tuple[str, Kind]]:
    """The words that are of one kind, such as set alike, and follow one another, together; `kinds`: of each piece."""
    for kind, some in groupby(zip(pieces, kinds, strict=True), key=lambda each: each[1]):
        yield "".join(words for words, _ in some), kind


def emphasis(parts: Iterable[tuple[str, Face]]) -> tuple[Emphasis, ...]:
    """The spans of the words of all these parts, which follow one another, that are not plain."""
    found, at = [], 0
    for words, face in parts:
        if face and words:
            found.append(Emphasis(at, at + len(words), face))
        at += len(words)
    return tuple(found)
