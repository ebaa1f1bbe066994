"""Finds the story among the elements of a printed web page: the smallest with its headline and most of the prose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from dossier.reading.layout.pdf_tags import Element
from dossier.reading.layout.web_lines import SpacedWord

_PROSE = 80  # least letters of a run of prose
_APART = frozenset(("Link", "Form", "Caption", "Aside"))  # whose words are none of the prose
_MOST, _CALLED = 0.6, 0.35  # share of the page's prose in the story; and where the page itself calls it an article
_WORDS, _WIDE = 3, 24  # of a headline; letters of one, for some are written without spaces


@dataclass(frozen=True, slots=True)
class _Found:
    """The content of an element."""

    prose: int
    way: tuple[Element, ...]  # from it down to the headline, which is among them; empty where it is elsewhere


def way_to_story(root: Element, words: Mapping[Element, Sequence[SpacedWord]]) -> Sequence[Element]:
    """The elements from the root down to the story; empty where no headline is tagged, or the prose is elsewhere."""
    prose_of: dict[Element, int] = {}
    headline = _weighed(root, words, prose_of).way
    whole = prose_of[root]
    for depth in range(len(headline) - 1, 0, -1):
        element = headline[depth]
        share = _CALLED if element.kind == "Art" else _MOST
        if prose_of[element] >= share * whole > 0:
            return headline[: depth + 1]
    return ()


def _weighed(element: Element, words: Mapping[Element, Sequence[SpacedWord]], prose_of: dict[Element, int]) -> _Found:
    """Weighs an element and all in it; of several headlines the first counts."""
    if (own := words.get(element)) is not None:
        letters = sum(len(word) for _, word in own)
        found = _Found(letters if letters >= _PROSE else 0, ())
    else:
        parts = [_weighed(kid, words, prose_of) for kid in element.inner]
        way = next((part.way for part in parts if part.way), ())
        is_headline = not way and element.kind == "H1" and _has_enough_words(element, words)
        prose = 0 if element.kind in _APART else sum(part.prose for part in parts)
        found = _Found(prose, (element, *way) if way or is_headline else ())
    prose_of[element] = found.prose
    return found


def _has_enough_words(heading: Element, words: Mapping[Element, Sequence[SpacedWord]]) -> bool:
    """Whether a heading is long enough for a headline; the outlet's name is often tagged as one."""
    found = list(_words(heading, words))
    return len(found) >= _WORDS or sum(map(len, found)) >= _WIDE


def _words(element: Element, words: Mapping[Element, Sequence[SpacedWord]]) -> Iterator[str]:
    yield from (word for _, word in words.get(element, ()))
    for kid in element.inner:
        yield from _words(kid, words)
