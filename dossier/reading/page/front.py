"""Tells a site's front page, whose bylines and datelines are those of the stories that it leads to."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dossier.reading.page.markup import Page
from dossier.reading.page.titles import bare
from dossier.reading.rules.stated import Fact

_ROOT = re.compile(r"(?:https?:)?//[^/?#\s]+/?")
_OWN = ("canonical", "og:url")
_TEASER, _PARAGRAPH = 4, 120  # spaces in a line that leads to a story; letters of a paragraph
_FEWEST = 20  # such lines on a front page
_ROW = 3  # paragraphs, one right under the other, of a story that is told here


def is_front(page: Page, facts: Sequence[Fact]) -> bool:
    """Whether a page gives its site's root as its address, and has more lines that lead to stories than paragraphs.

    The root alone is no proof: templates state it by mistake for every page.
    """
    own = [fact.value for fact in facts if fact.key in _OWN]
    if not own or not all(map(_ROOT.fullmatch, own)):
        return False
    told = [len(block.text) >= _PARAGRAPH and not block.anchors for block in page.blocks]
    if _is_titled(page, facts) and any(all(told[n : n + _ROW]) for n in range(len(told) - _ROW + 1)):
        return False
    leading = sum(block.is_linked and block.text.count(" ") >= _TEASER for block in page.blocks)
    return leading >= _FEWEST and leading > sum(told)


def _is_titled(page: Page, facts: Sequence[Fact]) -> bool:
    """Whether the window is called by a main heading of several words, as on a story's own page."""
    titles = [bare(fact.value) for fact in facts if fact.key == "title"]
    heads = [bare(b.text) for b in page.headings if b.box.tag == "h1" and b.text.count(" ") >= _TEASER]
    return any(head and head in title for head in heads for title in titles)
