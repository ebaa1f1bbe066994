"""Finds metadata about something other than the story: the archive that keeps it, or the site."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.fields.title_cleanup import bare, without_outlet
from dossier.reading.html.html_nodes import HtmlBlock, HtmlPage
from dossier.reading.html.story_topic import StoryTopic

_TITLES = ("og:title", "twitter:title")
_SITES = ("og:site_name", "site", "publisher")
_HEADINGS = ("h1", "h2")
_SHORTEST = 6  # letters of a title that may be part of another


def mark_doubtful(facts: Sequence[StatedFact], page: HtmlPage, story: int) -> Sequence[StatedFact]:
    """The facts; those of JSON-LD whose headline no title repeats, and that the story does not speak of, are doubtful.

    `story`: the place of the article's first paragraph among the blocks.
    """
    headline = next((fact.value for fact in facts if fact.origin == "json-ld" and fact.key == "headline"), "")
    start, end = without_outlet(headline, frozenset(bare(fact.value) for fact in facts if fact.key in _SITES))
    headline = headline[start:end]
    if not headline or _is_title(headline, facts, page.headings):
        return facts
    if StoryTopic.of(page.words, page.blocks, story).speaks_of(headline):
        return facts
    return [replace(fact, doubtful=True) if fact.origin == "json-ld" else fact for fact in facts]


def _is_title(headline: str, facts: Sequence[StatedFact], headings: Sequence[HtmlBlock]) -> bool:
    """Whether a title for sharing or a heading (or the window's title, where there is neither) says the same."""
    shared = [fact.value for fact in facts if fact.key in _TITLES]
    if shared and _says_the_same(headline, shared):
        return True
    shown = [block.text for block in headings if block.box.tag in _HEADINGS]
    told = shared + shown or [fact.value for fact in facts if fact.key == "title"]
    return _says_the_same(headline, told) or StoryTopic(" ".join(told).casefold()).speaks_of(headline)


def _says_the_same(headline: str, told: Sequence[str]) -> bool:
    """Whether one of the titles is the headline, or one of the two is a part of the other, or there is no title."""
    key = bare(headline)
    others = [other for other in map(bare, told) if len(other) >= _SHORTEST]
    return not others or any(key == o or (len(key) >= _SHORTEST and key in o) or o in key for o in others)
