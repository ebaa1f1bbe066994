"""Links of a paragraph: spans of words and their targets, for documents in any format."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

_WHOLE = 0.6  # share of a paragraph that links to the web hold where the paragraph is a link
_WEB = ("http:", "https:")


@dataclass(frozen=True, slots=True)
class WordLink:
    """Words from `start` to `end` of their paragraph, in code points; `target`: empty for a place in the document."""

    start: int
    end: int
    target: str


def links(parts: Iterable[tuple[str, str | None]]) -> tuple[WordLink, ...]:
    """The spans of the words of all these parts, which follow one another, that are links: those with a target."""
    found, at = [], 0
    for words, target in parts:
        if target is not None and words:
            found.append(WordLink(at, at + len(words), target))
        at += len(words)
    return tuple(found)


def leads(found: Sequence[WordLink], text: str) -> str:
    """The address in the web that nearly all of a paragraph leads to; empty for none."""
    web = [link for link in found if link.target.startswith(_WEB)]
    led = sum(link.end - link.start for link in web)
    return web[-1].target if web and led >= _WHOLE * len(text.strip()) else ""
