"""Tells a site's front page, whose bylines and datelines are those of the stories that it leads to."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dossier.reading.page.markup import Page
from dossier.reading.rules.stated import Fact

_ROOT = re.compile(r"(?:https?:)?//[^/?#\s]+/?")
_OWN = ("canonical", "og:url")
_TEASER, _PARAGRAPH = 4, 120  # spaces in a line that leads to a story; letters of a paragraph
_FEWEST = 20  # such lines on a front page


def is_front(page: Page, facts: Sequence[Fact]) -> bool:
    """Whether a page gives its site's root as its address, and has more lines that lead to stories than paragraphs.

    The root alone is no proof: templates state it by mistake for every page.
    """
    own = [fact.value for fact in facts if fact.key in _OWN]
    if not own or not all(map(_ROOT.fullmatch, own)):
        return False
    leading = sum(block.is_linked and block.text.count(" ") >= _TEASER for block in page.blocks)
    paragraphs = sum(len(block.text) >= _PARAGRAPH and not block.anchors for block in page.blocks)
    return leading >= _FEWEST and leading > paragraphs
