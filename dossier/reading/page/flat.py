"""Makes a page of paragraphs that have lost their elements, as when it was pasted into a document, and finds its story.

What a browser copies is all of a page, one paragraph after the other. The story is the stretch of paragraphs that tell
something in sentences; it is put into an element of its own, for that is what the rules for pages go by.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dossier.reading.page.markup import INSIDE, Block, Box, Mark, Page, box_in
from dossier.reading.page.text_features import ends, size, stops
from dossier.reading.rules.boilerplate import is_caption, opens_related
from dossier.reading.rules.leftovers import ends_article, opens_links

_SENTENCE, _SHORT_SENTENCE, _LINE, _SHORTEST = 80, 60, 40, 25  # letters
_MOST = 500  # what the longest paragraph weighs
_RATE = 600  # letters to a full stop, at most
_WORD = re.compile(r"[^\W\d_]+")
_ITEM = 0.3  # share of its letters that a sentence in a list weighs
_LINKED = 1.5  # what a letter in a link takes from it
_HEADINGS = ("h1", "h2", "h3", "h4")
_NEAR = 20  # paragraphs from a headline to its story
_BEFORE, _AFTER = 0.2, 0.3  # share of the stretch that stands over its headline, and behind what closes it, at most
_SIGNED = re.compile(r"[.!?…”\"] ?\([^()]{2,40}\)")


@dataclass(frozen=True, slots=True)
class Shown:
    """A paragraph; `tag`: that of the element it was or would be, p, li or h1 to h6."""

    text: str
    tag: str = "p"
    linked: int = 0  # characters
    bold: int = 0
    authors: tuple[tuple[int, int], ...] = ()  # where names stand that are said to be its authors'

    @property
    def is_linked(self) -> bool:
        return 2 * self.linked > len(self.text)

    @property
    def is_heading(self) -> bool:
        return self.tag in _HEADINGS


def page_of(shown: Sequence[Shown]) -> Page:
    """The paragraphs as a page, those of the story within an element of theirs."""
    page, root = Page(), box_in(None, "body", None, 0)
    weights = [_weight(one) for one in shown]
    told = _story(shown, weights)
    story = box_in(root, "article", None, INSIDE["article"])
    page.blocks = list(_blocks(shown, root, story, told))
    page.headings = [block for block in page.blocks if block.box.tag in _HEADINGS]
    page.words = "\n\n".join([block.text for block in page.blocks])
    page.marks = [
        Mark("author", block.start + start, block.start + end)
        for block, one in zip(page.blocks, shown, strict=True)
        for start, end in one.authors
    ]
    times = Counter(shown[n].text for n in told)
    page.told = frozenset(page.blocks[n].start for n in told if _is_of_story(shown, n, weights, times))
    return page


def _blocks(shown: Sequence[Shown], root: Box, story: Box, told: range) -> Iterator[Block]:
    at = 0
    listed: Box | None = None
    for n, one in enumerate(shown):
        outer = story if n in told else root
        if one.tag != "li":
            listed = None
        elif listed is None or listed.parent is not outer:
            listed = box_in(outer, "ul", None, INSIDE["ul"])
        box = box_in(listed or outer, one.tag, None, INSIDE.get(one.tag, 0))
        end = at + len(one.text)
        yield Block(at, end, one.text, box, one.linked, int(one.linked > 0), one.bold)
        at = end + 2


def _story(shown: Sequence[Shown], weights: Sequence[float]) -> range:
    """The places of the story's paragraphs, from its headline on and up to what closes it."""
    stretch = _stretch(weights)
    first = _under_headline(shown, weights, stretch)
    return range(first, max(first, _end(shown, weights, stretch)))


def _stretch(weights: Sequence[float]) -> range:
    """The stretch that weighs most (Kadane's algorithm)."""
    best, found = 0.0, range(0)
    total, first = 0.0, 0
    for n, weight in enumerate(weights):
        if total <= 0:
            total, first = 0.0, n
        total += weight
        if total > best:
            best, found = total, range(first, n + 1)
    return found


def _under_headline(shown: Sequence[Shown], weights: Sequence[float], stretch: range) -> int:
    """Where the story begins: right under the main heading that stands near above it, or among its first paragraphs."""
    most = _BEFORE * _told(weights, stretch)
    before = 0.0
    found = next((n + 1 for n in range(stretch.start, max(-1, stretch.start - _NEAR), -1) if _is_main(shown, n)), None)
    for n in stretch:
        if (before := before + max(0.0, weights[n])) > most:
            break
        if _is_main(shown, n):
            return n + 1
    return stretch.start if found is None else found


def _is_main(shown: Sequence[Shown], n: int) -> bool:
    return n < len(shown) and shown[n].tag == "h1" and size(shown[n].text) >= _SHORTEST


def _told(weights: Sequence[float], places: range) -> float:
    return sum([max(0.0, weights[n]) for n in places])


def _end(shown: Sequence[Shown], weights: Sequence[float], stretch: range) -> int:
    """Behind the story's last paragraph: some lines say that other stories, or readers' comments, follow."""
    whole = after = _told(weights, stretch)
    for n in stretch:
        after -= max(0.0, weights[n])
        if after <= _AFTER * whole and weights[n] < 0 and _closes(shown[n].text):
            return n
    return stretch.stop


def _closes(text: str) -> bool:
    return ends_article(text) or opens_related(text) or opens_links(text)


def _is_of_story(shown: Sequence[Shown], n: int, weights: Sequence[float], times: Counter[str]) -> bool:
    """Whether a paragraph within the stretch may be the story's: a sentence, or a subheading."""
    one = shown[n]
    if times[one.text] > 1 or is_caption(one.text) or (len(one.text) < 150 and _SIGNED.search(one.text[-60:])):
        return False
    if weights[n] > 0:
        return True
    if one.is_linked:
        return False
    headed = one.is_heading or one.bold * 10 >= 9 * len(one.text)
    return headed or (ends(one.text) and len(one.text) >= _SHORTEST)


def _weight(one: Shown) -> float:
    """What tells in sentences weighs by its length; what does not, counts against the stretch that it stands in."""
    letters = size(one.text)
    if is_told(one.text, letters):
        weight = min(letters - _LINKED * one.linked, _MOST)
        if weight > 0:
            return weight * _ITEM if one.tag == "li" else weight
    if one.is_linked:
        return -100 if one.is_heading else -60
    return -40 if letters < _SHORT_SENTENCE else -30


def is_told(text: str, letters: int) -> bool:
    """Whether a paragraph is of sentences, such as stories are told in."""
    if letters < _SHORT_SENTENCE or not (count := stops(text)) or letters > _RATE * count:
        return False
    if letters < _SENTENCE and not ends(text):
        return False
    words = _WORD.findall(text)
    return 2 * sum(not word[0].isupper() for word in words) >= len(words)
