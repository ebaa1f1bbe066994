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
    """Marks the facts of JSON-LD doubtful if no title repeats their headline, and the story shares no word with it.

    `story`: the place of the article's first paragraph among the blocks.
    """
    headline = next((fact.value for fact in facts if fact.origin == "json-ld" and fact.key == "headline"), "")
    start, end = without_outlet(headline, frozenset(bare(fact.value) for fact in facts if fact.key in _SITES))
    headline = headline[start:end]
    if not headline or _is_title(headline, facts, page.headings):
        return facts
    if StoryTopic.of(page.words, page.blocks, story).shares_words_with(headline):
        return facts
    return [replace(fact, doubtful=True) if fact.origin == "json-ld" else fact for fact in facts]


def _is_title(headline: str, facts: Sequence[StatedFact], headings: Sequence[HtmlBlock]) -> bool:
    """Whether a title for sharing or a heading (or the window's title, where there is neither) repeats the headline."""
    shared = [fact.value for fact in facts if fact.key in _TITLES]
    if shared and _is_same_title(headline, shared):
        return True
    shown = [block.text for block in headings if block.box.tag in _HEADINGS]
    titles = shared + shown or [fact.value for fact in facts if fact.key == "title"]
    return _is_same_title(headline, titles) or StoryTopic(" ".join(titles).casefold()).shares_words_with(headline)


def _is_same_title(headline: str, titles: Sequence[str]) -> bool:
    """True if a title equals the headline, contains it or is contained in it, or if there is no title."""
    key = bare(headline)
    others = [other for other in map(bare, titles) if len(other) >= _SHORTEST]
    return not others or any(key == o or (len(key) >= _SHORTEST and key in o) or o in key for o in others)
