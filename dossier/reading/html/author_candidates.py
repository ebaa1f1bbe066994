"""Collects everybody whom a page may name as its author, from what it states, marks and shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field
from itertools import takewhile

from dossier.model.claims import Claim, Person, Role
from dossier.model.evidence import Evidence, quoted
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.credit import Credit
from dossier.reading.fields.people import is_body, people
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.fields.whole_names import BY, whole_names
from dossier.reading.fields.wide_byline import read_wide
from dossier.reading.html.author_search import AuthorSearch
from dossier.reading.html.byline_below import from_words, named
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_lines import CELL, line_spans
from dossier.reading.html.html_nodes import INSIDE, Box, HtmlBlock, HtmlPage
from dossier.reading.html.led_line import Named
from dossier.reading.html.linked_author import texts_of_author_links
from dossier.reading.html.page_byline import author_key, author_marks, folded_name, names_author

# Each source, and its kind: sources of one kind repeat each other. "Whole" ones take words as they are, name or not.
SOURCES = {
    "json-ld": "stated", "json-ld body": "stated", "json-ld doubtful": "stated", "creator": "stated",
    "meta": "meta", "itemprop": "meta", "by": "by", "by line": "by", "mark": "mark", "marked line": "mark",
    "link": "link", "name line": "name", "cell": "name", "cells": "name", "han": "name",
    "closing": "foot", "label": "foot", "whole stated": "whole", "whole mark": "whole",
    "whole link": "whole", "whole by": "whole", "rules": "rules", "rules out": "out",
}  # fmt: skip
_AUTHOR = int(ClassHint.AUTHOR)
_OTHERS = int(ClassHint.CAPTION | ClassHint.COMMENT | ClassHint.RELATED)
_FIGURE = INSIDE["figcaption"]
_NEAR, _FAR = 6, 30  # blocks above the headline that may name the author; from there to a story that is not under it
_UNDER_FAR, _ABOVE_FAR = 14, 8
_OPENING = 4  # blocks from the story's first on
_SHORTEST, _LONGEST, _LONGEST_NAMES = 4, 240, 120  # letters of a line
_SENTENCE = 60  # letters from which on a line that ends with a stop is prose


@dataclass(slots=True)
class AuthorCandidate:
    """A name, and where the page has it."""

    name: str
    role: Role
    key: str
    sources: dict[str, int] = field(default_factory=dict)  # with the place among the source's names
    evidence: list[Evidence] = field(default_factory=list)
    rank: float = 0.0  # by the rules


def author_candidates(
    search: AuthorSearch, facts: Sequence[StatedFact], proposed: Sequence[Claim], credits: Sequence[Claim]
) -> list[AuthorCandidate]:
    """Each name once, spelt as its first source spells it.

    `proposed`: the rules' claims, which come first; `credits`: claims of people of whom some did other work.
    """
    found: dict[str, AuthorCandidate] = {}
    counts: dict[str, int] = {}
    others = {
        folded_name(c.value.name) for c in (*proposed, *credits) if isinstance(c.value, Person) and not author_key(c)
    }
    for claim in proposed:
        if isinstance(claim.value, Person) and (key := author_key(claim)):
            source = "rules" if claim.rank >= SHOWN else "rules out"
            one = found.setdefault(key, AuthorCandidate(claim.value.name, claim.value.role, key))
            one.evidence += claim.evidence
            one.rank = max(one.rank, claim.rank)
            one.sources[source] = counts[source] = counts.get(source, 0) + 1
    for source, (name, role, evidence, _) in _proposals(search, facts):
        key = folded_name(name)
        if not key or role not in ("author", "agency") or (key in others and key not in found):
            continue
        one = found.setdefault(key, AuthorCandidate(name, role, key))
        one.evidence.append(evidence)
        if source not in one.sources:
            one.sources[source] = counts[source] = counts.get(source, 0) + 1
    return list(found.values())


def _proposals(search: AuthorSearch, facts: Sequence[StatedFact]) -> Iterator[tuple[str, Named]]:
    """Names by source; whole wordings come last, so that a name is spelt as those who know names spell it."""
    words, near = search.page.words, _near(search.page, search.places)
    stated = [(source, fact) for fact in facts if (source := _source_of(fact))]
    for source, fact in stated:
        for name, role, at in people(fact.value, organization=source == "json-ld body"):
            start = fact.start + at
            yield source, (name, role, fact.evidence(start, start + len(name)), 0.0)
    yield from _of_lines(words, near)
    for start, end in author_marks(search.page):
        if end - start < _LONGEST_NAMES and _has_mark(near, start):
            yield from (("mark", one) for one in from_words(words, start, end))
    yield from (("by", one) for one in search.after_by)
    yield from (("link", one) for one in search.in_links)
    yield from (("cells", one) for one in search.in_cells)
    yield from (("closing", one) for one in search.closing)
    yield from (("label", one) for one in search.after_labels)
    for _, fact in stated:
        for start, end in whole_names(fact.value, 0, len(fact.value)):
            name, evidence = fact.value[start:end], fact.evidence(fact.start + start, fact.start + end)
            yield "whole stated", (name, _role(name), evidence, 0.0)
    for source, start, end in (one for block in near for one in _wholes(words, block)):
        name = words[start:end]
        yield source, (name, _role(name), quoted(words, start, end), 0.0)


def _role(name: str) -> Role:
    return "agency" if is_body(name) else "author"


def _near(page: HtmlPage, places: tuple[int, int, int]) -> list[HtmlBlock]:
    """The blocks near the headline and the story's start, without other people's."""
    head, story, _ = places
    blocks = page.blocks
    near = blocks[max(0, (head if 0 <= head <= story else story - _NEAR) - _NEAR) : story + _OPENING]
    if head >= 0 and story - head > _FAR:
        near = [*blocks[max(0, head - _NEAR) : head + _UNDER_FAR], *blocks[story - _ABOVE_FAR : story + _OPENING]]
    own = frozenset(blocks[story].box.outwards()) if story < len(blocks) else frozenset()
    return [block for block in near if not _is_of_others(block, own)]


def _source_of(fact: StatedFact) -> str:
    """The source as which a fact counts; empty for one that names no author."""
    if fact.origin == "json-ld":
        key, _, body = fact.key.partition(" ")
        if key == "author":
            return "json-ld doubtful" if fact.doubtful else "json-ld body" if body else "json-ld"
        return "creator" if key == "creator" else ""
    if fact.origin.startswith("meta:") and names_author(fact.key):
        return "itemprop" if fact.key.startswith("itemprop") else "meta"
    return ""


def _has_mark(blocks: Sequence[HtmlBlock], at: int) -> bool:
    """Whether one of the blocks has a mark at this offset, and is no sentence that only mentions the marked person."""
    return any(b.start <= at <= b.end and not (len(b.text) > _SENTENCE and b.text[-1] in ".!?”") for b in blocks)


def _is_of_others(block: HtmlBlock, story: Set[Box]) -> bool:
    """Whether it is of a picture, readers' comments or another story; `story`: elements that hold the page's own."""
    if block.box.inside & _FIGURE:
        return True
    outer = takewhile(lambda box: box not in story, block.box.outwards())
    return any(box.own & _OTHERS and not box.own & _AUTHOR for box in outer)


def _of_lines(words: str, blocks: Sequence[HtmlBlock]) -> Iterator[tuple[str, Named]]:
    """The names in lines such as "By Ada Ruiz", alone in a line or between bars, and in elements called as authors'."""
    for block in blocks:
        if block.box.own & _AUTHOR and len(block.text) < _LONGEST_NAMES:
            for one in from_words(words, block.start, block.end):
                yield "marked line", one
        for start, end in line_spans([block]):
            if _SHORTEST <= end - start < _LONGEST:
                source, credits = _of_line(words, start, end)
                for credit in credits:
                    yield source, named(words, credit, 0.0)


def _of_line(words: str, start: int, end: int) -> tuple[str, Sequence[Credit]]:
    """The names in a line, and the source as which they count."""
    if not words[start:end].isascii() and (credits := list(read_wide(words, start, end, closing=False))):
        return "han", credits
    if credits := read_byline(words, start, end):
        return "by line", credits
    if end - start >= _LONGEST_NAMES:
        return "", ()
    if credits := read_bare(words, start, end):
        return "name line", credits
    cells = [cell.span() for cell in CELL.finditer(words, start, end)]
    able = cells if len(cells) > 1 else []
    return "cell", [c for cell in able for c in read_byline(words, *cell) or read_bare(words, *cell)]


def _wholes(words: str, block: HtmlBlock) -> Iterator[tuple[str, int, int]]:
    """Words that are called an author by their element, link or opening, whatever they look like."""
    for start, end in line_spans([block]):
        source = "whole mark" if block.box.own & _AUTHOR else "whole by" if BY.match(words, start, end) else ""
        if source and end - start <= _LONGEST_NAMES:
            yield from ((source, *span) for span in whole_names(words, start, end))
    for text in texts_of_author_links(block):
        at = words.find(text, block.start, block.end)
        if at >= 0:
            yield from (("whole link", *span) for span in whole_names(words, at, at + len(text)))
