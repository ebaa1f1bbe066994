"""Finds blocks taken for a page's story that are outside of it: menus, columns, boxes of facts, other articles."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import islice, takewhile

from dossier import lazy_re as re
from dossier.reading.html.body_features import Survey
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_nodes import INSIDE, Box, HtmlBlock

_DEEP = 4  # levels above a paragraph at which an element may be a sidebar
_FACTS = re.compile(r"fact-?box|info-?box|\bfacts?\b|fakta|infokasten|hintergrundbox|recuadro|encadr[eé]\b", re.I)
_STORY = 500  # letters of one at least
_FEW_ABOVE = 3  # times as much text as comes before its headline
_FEWEST_LINKS, _MANY_LINKS = 3, 5  # of a list that is nothing but links, and of one that is mostly links
# letters of a story with a side column, and of that column's lines, on average, that are prose
_LEFT, _PIECE = 200, 300
_COLUMN = 2  # times a story that a column is, at most
_STOPS = '.!?…:;。」"”»'
_BOX, _SIDE, _CONSENT = int(ClassHint.BOX), int(ClassHint.SIDE), int(ClassHint.CONSENT)
_ARTICLE, _HEADS = INSIDE["article"], ("h1", "h2")


def find_sidebars(survey: Survey, taken: Set[int]) -> set[int]:
    """The places of all such blocks among those that are taken for the story's."""
    around = _headline_ancestors(survey)
    found = _of_others(survey, taken, around) | _menus(survey.blocks, taken) | _boxed(survey, taken, around)
    return found | _in_column(survey, taken, around) | _above(survey, taken)


def _headline_ancestors(survey: Survey) -> set[Box]:
    """The headline's ancestors: none of them is a sidebar, whatever its class name."""
    return set(survey.blocks[survey.head].box.outwards()) if survey.head >= 0 else set()


def _of_others(survey: Survey, taken: Set[int], around: Set[Box]) -> set[int]:
    """The blocks in another article of the page than the headline's, as when the next stories follow below."""
    if survey.head < 0 or not survey.blocks[survey.head].box.inside & _ARTICLE:
        return set()
    blocks = survey.blocks
    others = {
        n: box for n in taken if blocks[n].box.inside & _ARTICLE and (box := _other_article(blocks[n].box, around))
    }
    found = set(others)
    left = _size(survey, taken - found)
    if _size(survey, found) > left:  # the story's own: under a head that has an article to itself, or posts in one
        headed = {outer for block in blocks if block.box.tag in _HEADS for outer in block.box.outwards()}
        found = {n for n, box in others.items() if box in headed and not _is_nested(box)}
    return found if found and left >= _LEFT else set()


def _other_article(box: Box, around: Set[Box]) -> Box | None:
    """The outermost article around it that does not hold the headline."""
    articles = [one for one in box.outwards() if one.tag == "article" and one not in around]
    return articles[-1] if articles else None


def _is_nested(box: Box) -> bool:
    return box.parent is not None and box.parent.inside & _ARTICLE != 0


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
        few = len(own) < _MANY_LINKS
        if len(own) >= _FEWEST_LINKS and all(b.is_linked or (not few and _leads(b)) for b in (blocks[n] for n in own)):
            found.update(own)
    return found


def _leads(block: HtmlBlock) -> bool:
    """Whether most of it is a link: "March 2019 (12)"."""
    return block.links * 3 >= 2 * len(block.text.replace(" ", ""))


def _boxed(survey: Survey, taken: Set[int], around: Set[Box]) -> set[int]:
    """Blocks in a box of facts outside the story; none if they make up most of what was taken."""
    places = survey.core.places
    found = {n for n in taken if (place := places[n]) and place.hints & _BOX and _in_box(survey.blocks[n].box, around)}
    boxed, whole = sum(survey.lengths[n] for n in found), sum(survey.lengths[n] for n in taken) if found else 0
    return found if 2 * boxed < whole else set()


def _in_box(box: Box, around: Set[Box]) -> bool:
    inside = takewhile(lambda one: one not in around, islice(box.outwards(), _DEEP))
    return any(one.own & _BOX and _FACTS.search(one.called) for one in inside)


def _in_column(survey: Survey, taken: Set[int], around: Set[Box]) -> set[int]:
    """Closing blocks in elements with a sidebar's class name, if they are lines of a column and no text of its own."""
    places = survey.core.places
    found = {n for n in taken if (p := places[n]) and p.hints & _SIDE and _is_of(survey.blocks[n].box, around)}
    left = taken - found
    if not found or _size(survey, left) < max(_LEFT, _size(survey, found) / _COLUMN):  # so large, it is the story
        return set()
    found = {n for n in found if n > max(left)}
    return found if sum(survey.lengths[n] for n in found) < _PIECE * len(found) else set()


def _is_of(box: Box, around: Set[Box]) -> bool:
    return any(one.own & _SIDE for one in takewhile(lambda one: one not in around, box.outwards()))


def _above(survey: Survey, taken: Set[int]) -> set[int]:
    """Lines over the headline that are no sentence, if much more follows below: menus without a telling class name."""
    found = {n for n in taken if n < survey.head}
    below = sum(survey.lengths[n] for n in taken if n > survey.head) if found else 0
    few = below > _FEW_ABOVE * sum(survey.lengths[n] for n in found)
    lines = {n for n in found if few and survey.blocks[n].text[-1] not in _STOPS}
    asks = {n for n in found if (place := survey.core.places[n]) and place.hints & _CONSENT}
    return lines | asks | {n for n in found if below > _STORY and survey.blocks[n].is_linked}
