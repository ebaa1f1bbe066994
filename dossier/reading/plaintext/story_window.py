"""Finds the story within a page that was copied whole: its own lines, among menus, links and notices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import dataclass

from dossier.reading.fields.boilerplate_lines import reads_on
from dossier.reading.fields.byline import read_byline
from dossier.reading.fields.headline import without_marks
from dossier.reading.fields.section_label import names_section
from dossier.reading.plaintext.copied_title import copied_title
from dossier.reading.plaintext.copied_title_features import CopiedPage, is_side
from dossier.reading.plaintext.paragraph_features import traits
from dossier.reading.plaintext.scraped_nodes import page_parts
from dossier.reading.plaintext.story_trees import score
from dossier.reading.text_tools.prose import densest, ends, has_sentences, size, smoothed, stops
from dossier.reading.text_tools.text_lines import Line, Paragraph

_LATE = 3  # lines behind a story that may be its last sentences
_SHORT = 40  # characters of a menu's line, at most
_CROWD = 16  # such lines around a story, at least, where a page was copied whole
_LINE = 60  # letters of a longer line
_MOST = 500  # letters of a paragraph that count
_GAP, _LINE_GAP = -40, -30  # what a menu's line takes off, and a longer line that tells nothing
_AGAIN = 3  # repetitions of a label on a page
_SUMMARY, _SENTENCES, _LONE = 320, 2, 15  # letters and sentences of another story's summary, and what it adds
_NEAR = 2  # lines on either side
_LEAST = 300  # letters that a story has
_OF_PAGE = 3  # lines around a story that pages have and texts with lists in them do not, at least
_LEANING, _CHANGE = 0.3, 0.4  # log odds: a paragraph lost costs more than one too many; from story to none
_BRIEF, _KNOWN = 2500, 2.0  # letters of a short story, and log odds of its sentences in its densest part
_RIGHT_UNDER, _FAR_UNDER = 6, 12  # lines under a headline in which its story begins, and in which it has begun
_MENU = 8  # lines over a headline that are a menu
_HEAD = 14  # paragraphs over a story that are its head, where its headline is the window's title


@dataclass(frozen=True, slots=True)
class StoryWindow:
    """The range of a story in a copied page: from its headline, with the span `title`, to its last paragraph.

    A headline that only the window's title has comes before the range. The starts of the story's own paragraphs are
    kept as well.
    """

    start: int
    end: int
    title: tuple[int, int]
    story_starts: frozenset[int]


def story_window(rendition: str, found: Sequence[Line]) -> StoryWindow | None:
    """The story's lines in a page that was copied whole; `None` for hardly more than a story, or one without headline.

    The story is the run of paragraphs with the most words in sentences, less a penalty for each other line. Its
    headline is the line above it that is most like one.
    """
    if len(found) < _CROWD or len([1 for x in found if len(x.text) < _SHORT and x.text[-1] not in ".!?"]) < _CROWD:
        return None
    parts = page_parts(found)
    gains = _gains(parts)
    dense = densest(gains)
    story = range(dense.start, dense.stop + _closing_lines(parts[dense.stop : dense.stop + _LATE]))
    around = sum(gain == _GAP for gain in (*gains[: story.start], *gains[story.stop :]))
    letters = sum(gains[n] for n in dense)
    if letters < _LEAST or around < _CROWD:
        return None
    title = copied_title(CopiedPage(rendition, parts, story, gains))
    if title is None or not (_is_of_page(parts, story) or _is_menu(rendition, parts[: title.place])):
        return None
    own = range(_first_under(parts, title.place, dense.start), dense.stop) if letters < _BRIEF else dense
    starts = frozenset(parts[n].start for n in _own_paragraphs(parts, own, story, letters))
    span = without_marks(rendition, title.start, title.end)
    first = title.place or max(0, dense.start - _HEAD)
    return StoryWindow(parts[first].start, parts[story[-1]].end, span, starts)


def _first_under(parts: Sequence[Paragraph], title: int, first: int) -> int:
    """The start of the story: `first`, or right under its headline if `first` is far below, after notices."""
    if first - title <= _FAR_UNDER:
        return first  # the prose between is a standfirst, or a caption
    return next((n for n in range(title + 1, title + 1 + _RIGHT_UNDER) if has_sentences(parts[n].text)), first)


def _own_paragraphs(parts: Sequence[Paragraph], dense: range, story: range, letters: float) -> Set[int]:
    """The indices of the story's paragraphs, as the trees and the paragraphs' neighbours decide.

    For a story of few `letters` its last sentences are kept, and those of its densest part are left out only in plain
    cases: the trees were trained on few such stories.
    """
    brief, odds = letters < _BRIEF, {}
    for n, seen in traits(parts, dense):
        odds[n] = score(seen) + _LEANING + _KNOWN * (brief and seen.inside and (seen.prose or seen.ended))
    kept = smoothed(odds, _CHANGE)
    return kept.union(range(dense.stop, story.stop)) if brief else kept


def _is_of_page(parts: Sequence[Paragraph], story: range) -> bool:
    """Whether lines around a story are a page's own: buttons, notices, sections; lists are short lines, too."""
    sides = sections = 0
    for part in (*parts[: story.start], *parts[story.stop :]):
        sides += is_side(part.text)
        sections += names_section(part.text)
        if sides and sides + sections >= _OF_PAGE:
            return True
    return False


def _is_menu(rendition: str, over: Sequence[Paragraph]) -> bool:
    """True if the lines over a headline are a menu's: none is prose, or a byline of the story below."""
    return len(over) >= _MENU and not any(
        has_sentences(part.text) or read_byline(rendition, part.start, part.end) for part in over
    )


def _closing_lines(parts: Sequence[Paragraph]) -> int:
    """Counts the lines after a story that are its last sentences, too short to be distinguished from notices alone."""
    ends_found = (
        n for n, part in enumerate(parts) if not ends(part.text) or size(part.text) < _SHORT or is_side(part.text)
    )
    return next(ends_found, len(parts))


def _gain(text: str) -> int:
    """How much a paragraph adds to a story: its letters, if it tells something in sentences, else less than nothing."""
    letters = size(text)
    if has_sentences(text, letters):
        return min(letters, _MOST)
    return _GAP if letters < _LINE else _LINE_GAP


def _gains(parts: Sequence[Paragraph]) -> list[int]:
    """The gain of each paragraph for a story; labels that recur again and again have none, and are skipped.

    A short paragraph alone among other lines gains little: lists of other stories have one summary for each.
    """
    times = Counter(part.text for part in parts)
    gains = [0 if times[part.text] >= _AGAIN else _gain(part.text) for part in parts]
    scored = [n for n, gain in enumerate(gains) if gain]
    prose = [gains[n] > 0 for n in scored]
    for at, n in enumerate(scored):
        beside = (*prose[max(0, at - _NEAR) : at], *prose[at + 1 : at + 1 + _NEAR])
        if 0 < gains[n] < _SUMMARY and stops(parts[n].text) <= _SENTENCES and not any(beside):
            gains[n] = _LONE
    for n in _teased(parts):
        gains[n] = min(gains[n], _GAP)
    return gains


def _teased(parts: Sequence[Paragraph]) -> list[int]:
    """The buttons that lead to other stories, if there are several, and the openings of these right over them."""
    buttons = [n for n, part in enumerate(parts) if reads_on(part.text)]
    over = [n - 1 for n in buttons if n and size(parts[n - 1].text) < 2 * _SUMMARY and n - 1 not in buttons]
    return [*buttons, *over] if len(buttons) >= _AGAIN else []
