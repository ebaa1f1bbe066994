"""Writes what a file states about itself under its visible words, so that such evidence can be shown too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dossier.model.evidence import Evidence, Span, quoted


@dataclass(frozen=True, slots=True)
class StatedFact:
    """One stated value: `origin` says where the source states it, `key` what it is; `rendition[start:end]` is it."""

    origin: str
    key: str
    value: str
    start: int
    doubtful: bool = False  # it may be said of another page

    @property
    def end(self) -> int:
        return self.start + len(self.value)

    def evidence(self, start: int | None = None, end: int | None = None) -> Evidence:
        """The value, or the part of it between two offsets of the rendition."""
        at = self.start
        first, last = at if start is None else start, at + len(self.value) if end is None else end
        return Evidence(self.origin, self.value[first - at : last - at], Span(first, last))


def with_facts(words: str, stated: Iterable[tuple[str, str, str]], heading: str) -> tuple[str, list[StatedFact]]:
    """Appends `heading` and one line for each fact to the words; returns this rendition and the facts.

    `stated`: origin (such as "header:From", "docx:title"), key and value of each; a value holds no line break.
    """
    found: list[StatedFact] = []
    parts, at = [words], len(words)
    heading = f"\n\n{heading}" if words else heading
    for origin, key, value in stated:
        label = f"json-ld {key}" if origin == "json-ld" else origin
        opening = f"{'' if found else heading}\n{label}: "
        found.append(StatedFact(origin, key, value, at + len(opening)))
        parts += opening, value
        at += len(opening) + len(value)
    return "".join(parts), found


def find_visible(words: str, value: str, spots: Iterable[tuple[int, int]] = ()) -> Evidence | None:
    """Finds `value` in the visible words: in one of `spots` if it can, else at its first whole appearance."""
    for start, end in spots:
        at = words.find(value, start, end)
        if at >= 0:
            return quoted(words, at, at + len(value))
    at = words.find(value) if value else -1
    while at >= 0:
        end = at + len(value)
        if not (words[at - 1 : at].isalnum() or words[end : end + 1].isalnum()):
            return quoted(words, at, end)
        at = words.find(value, end)
    return None
