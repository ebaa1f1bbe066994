"""Finds what changed between two versions of a report, word by word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from dossier import lazy_re as re
from dossier.compare.anchors import opcodes
from dossier.model.evidence import Span
from dossier.model.hunks import Hunk
from dossier.model.reports import Record

_WORD = re.compile(r"\w+|[^\w\s]")
_KINDS: dict[str, Literal["inserted", "deleted", "replaced"]] = {
    "insert": "inserted",
    "delete": "deleted",
    "replace": "replaced",
}


def hunks(old: Record, new: Record) -> list[Hunk]:
    """Hunks in the order of the text; white space alone is no change.

    Paragraphs are matched first, then words within those that differ, so that long texts stay cheap.
    """
    before, after = _paragraphs(old), _paragraphs(new)
    found: list[Hunk] = []
    for tag, a, b, c, d in opcodes([p.of(old.rendition) for p in before], [p.of(new.rendition) for p in after]):
        if tag != "equal":
            found.extend(_words(old, new, before[a:b], after[c:d]))
    return found


def _paragraphs(record: Record) -> list[Span]:
    """The article's paragraphs; the whole rendition where none were found."""
    return list(record.text) or [Span(0, len(record.rendition))]


def _words(old: Record, new: Record, before: list[Span], after: list[Span]) -> Iterator[Hunk]:
    ours, theirs = _tokens(old, before), _tokens(new, after)
    for tag, a, b, c, d in opcodes([s.of(old.rendition) for s in ours], [s.of(new.rendition) for s in theirs]):
        if tag == "equal":
            continue
        left, right = _covered(ours, a, b), _covered(theirs, c, d)
        yield Hunk(_KINDS[tag], left.of(old.rendition), right.of(new.rendition), left, right)


def _tokens(record: Record, paragraphs: list[Span]) -> list[Span]:
    return [
        Span(found.start(), found.end())
        for paragraph in paragraphs
        for found in _WORD.finditer(record.rendition, paragraph.start, paragraph.end)
    ]


def _covered(tokens: list[Span], start: int, end: int) -> Span:
    """From the first to the last of the tokens; an empty span before the next where there are none."""
    if start < end:
        return Span(tokens[start].start, tokens[end - 1].end)
    if not tokens:
        return Span(0, 0)
    at = tokens[start].start if start < len(tokens) else tokens[-1].end
    return Span(at, at)
