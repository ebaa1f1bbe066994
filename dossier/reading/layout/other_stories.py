"""Distinguishes headings of other stories on a newspaper's page from subheadings, by size and position."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from statistics import median

from dossier import lazy_re as re
from dossier.reading.fields.headline import can_be
from dossier.reading.layout.layout_paragraphs import LayoutParagraph

_OVER = 1.1  # times the width of the story's columns
_CLAUSE = re.compile(r"[.!?…:;][\"'“”’»]*\s+")
_STOPS = re.compile(r"[.!?…:。！？][\"'“”‘’»«)\]]*$")


def opens_story(
    passages: Sequence[LayoutParagraph], n: int, least: tuple[float, float], prose: Sequence[int], title: int
) -> bool:
    """True if a large line is another story's headline: no deck under the first one, and no words of the story.

    `least`: the minimum size; the second value applies if it goes back to the left of the story's columns, is wider
    than they are, opens a page, is to their right, or has its like at its side, none of which a subheading does.
    """
    one = passages[n]
    since = [m for m in prose if title < m < n]
    if not since or not can_be(one.text) or len(one.text.split()) < 3:
        return False
    signs = (_is_further_left, _is_wide, _opens_page, _is_level, _is_twin)
    if one.size < least[any(is_sign(passages, since, n) for is_sign in signs)]:
        return False
    clauses = [clause.strip("\"'“”‘’»«… ").casefold() for clause in _CLAUSE.split(one.text)]
    return not all(any(clause in passages[m].text.casefold() for m in prose) for clause in clauses)


def _is_wide(passages: Sequence[LayoutParagraph], since: Sequence[int], n: int) -> bool:
    """Whether a bold line is wider than the columns of the story."""
    widths = [passages[m].width for m in since if passages[m].lines > 1]
    return passages[n].bold and bool(widths) and passages[n].width > _OVER * median(widths)


def _is_level(passages: Sequence[LayoutParagraph], since: Sequence[int], n: int) -> bool:
    """True if a bold line is to the right of the story, and higher on the page than the story's beginning."""
    one, first = passages[n], passages[since[0]]
    return one.bold and one.page == first.page and one.left >= first.right and one.top < first.top


def _opens_page(passages: Sequence[LayoutParagraph], since: Sequence[int], n: int) -> bool:  # noqa: ARG001 - one of several
    """Whether a bold line is the first of a page, where the one before ends with a sentence."""
    before, one = passages[n - 1], passages[n]
    return one.bold and one.page > before.page and _STOPS.search(before.text) is not None


def _is_further_left(passages: Sequence[LayoutParagraph], since: Sequence[int], n: int) -> bool:
    """True if a line is to the left of, and below, columns of the story: reading starts anew there."""
    one = passages[n]
    same = [passages[m] for m in since if passages[m].page == one.page]
    return bool(same) and same[-1].left > one.left + one.size and all(other.top < one.top for other in same)


def _is_twin(passages: Sequence[LayoutParagraph], since: Sequence[int], n: int) -> bool:  # noqa: ARG001 - one of several
    before = takewhile(lambda m: passages[m].page == passages[n].page, range(n - 1, -1, -1))
    level = (m for m in before if _is_right_of(passages[m], passages[n]))  # few: each is checked for a twin
    return level_heading(passages, n) is not None or any(level_heading(passages, m) == n for m in level)


def level_heading(passages: Sequence[LayoutParagraph], n: int) -> int | None:
    """The heading to the right of another at the same height, in the same size, also with prose below it."""
    one = passages[n]
    if not one.bold or not _heads_prose(passages, n):
        return None
    for m in range(n + 1, len(passages)):
        other = passages[m]
        if other.page != one.page:
            return None
        if _is_right_of(one, other):
            return m if _heads_prose(passages, m) else None
    return None


def _is_right_of(one: LayoutParagraph, other: LayoutParagraph) -> bool:
    """True if a bold line is to the right of another, at the same height and in the same size."""
    is_like = other.bold and other.size == one.size
    return is_like and other.left >= one.right and abs(other.top - one.top) < one.size / 2


def _heads_prose(passages: Sequence[LayoutParagraph], n: int) -> bool:
    """Whether smaller words of several lines follow."""
    follow = passages[n + 1] if n + 1 < len(passages) else None
    return follow is not None and follow.lines > 1 and follow.size < passages[n].size
