"""Finds blocks taken for a page's story that are outside of it: menus, other articles, lines above."""

from __future__ import annotations

from collections.abc import Sequence, Set

from dossier.reading.html.body_features import Survey, hints_above
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_nodes import INSIDE, Box, HtmlBlock

_FEWEST_LINKS, _MANY_LINKS = 3, 5  # of a list that is nothing but links, and of one that is mostly links
_LEFT = 200  # letters of a story, at least
_MOST = 5  # times as much as the story that other articles hold: more are the entries of a list
_STOPS = '.!?…:;。」"”»'
_CONSENT = int(ClassHint.CONSENT)
_ARTICLE = INSIDE["article"]


def find_sidebars(survey: Survey, taken: Set[int]) -> set[int]:
    """The places of all such blocks among those that are taken for the story's."""
    around = set(survey.blocks[survey.head].box.outwards()) if survey.head >= 0 else set[Box]()
    return _of_others(survey, taken, around) | _menus(survey.blocks, taken) | _above(survey, taken)


def _of_others(survey: Survey, taken: Set[int], around: Set[Box]) -> set[int]:
    """The blocks in another article of the page than the headline's, as when the next stories follow below.

    `around`: the headline's ancestors.
    """
    blocks = survey.blocks
    if survey.head < 0 or not blocks[survey.head].box.inside & _ARTICLE:
        return set()
    found = {n for n in taken if blocks[n].box.inside & _ARTICLE and _is_in_other(blocks[n].box, around)}
    left = _size(survey, taken - found)
    return found if left >= _LEFT and _size(survey, found) <= _MOST * left else set()


def _is_in_other(box: Box, around: Set[Box]) -> bool:
    """True if an article that does not hold the headline, and is in none that does, holds the element."""
    articles = {one for one in box.outwards() if one.tag == "article"}
    return not around & articles


def _size(survey: Survey, places: Set[int]) -> int:
    return sum(survey.lengths[n] for n in places)


def _menus(blocks: Sequence[HtmlBlock], taken: Set[int]) -> set[int]:
    """Lists of nothing but links: menus and sidebars."""
    lists: dict[Box | None, list[int]] = {}
    for n in sorted(taken):
        if blocks[n].box.tag == "li":
            lists.setdefault(blocks[n].box.parent, []).append(n)
    found = set[int]()
    for own in lists.values():
        few, items = len(own) < _MANY_LINKS, (blocks[n] for n in own)
        if len(own) >= _FEWEST_LINKS and all(b.is_linked or (not few and _is_mostly_link(b)) for b in items):
            found.update(own)
    return found


def _is_mostly_link(block: HtmlBlock) -> bool:
    """Whether most of it is a link: "March 2019 (12)"."""
    return block.links * 3 >= 2 * len(block.text.replace(" ", ""))


def _above(survey: Survey, taken: Set[int]) -> set[int]:
    """What is over the headline and asks for consent; and lines that are no sentences, if more than them is below."""
    blocks, above = survey.blocks, {n for n in taken if n < survey.head}
    asks = {n for n in above if hints_above(blocks[n].box) & _CONSENT}
    if not above or 2 * _size(survey, above - asks) > _size(survey, taken - asks):
        return asks
    return asks | {n for n in above if blocks[n].text[-1] not in _STOPS}
