"""Asks the rules for pages of the web who wrote a page, and when, that a browser printed without tags."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

from dossier.model.claims import Claim, Description, Field, Person
from dossier.reading.html.described import PageDescriber
from dossier.reading.html.flat import FlatStory, Shown, story_page
from dossier.reading.text_tools.prose import has_sentences, size

_ASKED: tuple[Field, ...] = ("published", "byline")


def with_page(description: Description, words: str, title: int, story: Sequence[int]) -> Description:
    """Adds the credits and dates that the page shows; `title`, `story`: offsets of the headline and paragraphs."""
    if not story:
        return description
    parts = words.split("\n\n")
    starts = [0]
    for part in parts[:-1]:
        starts.append(starts[-1] + len(part) + 2)
    places = [bisect_left(starts, at) for at in story]
    head = bisect_left(starts, title)
    prose = (n for n in places if n > head and has_sentences(parts[n], size(parts[n])))
    first = next(prose, places[0])
    shown = [Shown(part, "h1" if n == head else "p") for n, part in enumerate(parts)]
    page = story_page(shown, FlatStory(min(head, first), first, places[-1] + 1), places)
    found = PageDescriber(page, words, []).description()
    asked = [field for field in _ASKED if any(map(_is_credit, found.all_of(field)))]
    own = (claim for claim in description.claims if claim.field not in asked)
    return replace(description, claims=(*own, *(claim for claim in found.claims if claim.field in asked)))


def _is_credit(claim: Claim) -> bool:
    """True for a day, or an author; photographers do not count."""
    return claim.rank > 0 and not (isinstance(claim.value, Person) and claim.value.role not in ("author", "agency"))
