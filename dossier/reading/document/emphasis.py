"""Which words of a paragraph are bold or italic, of a document in any format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True, slots=True)
class Face:
    """How letters are set."""

    bold: bool = False
    italic: bool = False

    def __bool__(self) -> bool:
        return self.bold or self.italic


PLAIN = Face()


@dataclass(frozen=True, slots=True)
class Emphasis:
    """Words from `start` to `end` of their paragraph, in code points, that are not set plain."""

    start: int
    end: int
    face: Face


def stretches(pieces: Sequence[str], faces: Sequence[Face]) -> Iterator[tuple[str, Face]]:
    """The words that are set alike and follow one another, together."""
    for face, some in groupby(zip(pieces, faces, strict=True), key=lambda each: each[1]):
        yield "".join(words for words, _ in some), face


def emphasis(parts: Iterable[tuple[str, Face]]) -> tuple[Emphasis, ...]:
    """Where in the words of all these parts, which follow one another, some are not plain."""
    found, at = [], 0
    for words, face in parts:
        if face and words:
            found.append(Emphasis(at, at + len(words), face))
        at += len(words)
    return tuple(found)
