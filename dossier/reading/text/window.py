"""Finds the story within a page that was copied whole: its own lines, among menus, links and notices."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log1p

from dossier.reading.rules.boilerplate import is_button, is_furniture
from dossier.reading.rules.byline import read_byline
from dossier.reading.rules.headline import without_marks
from dossier.reading.rules.leftovers import ends_article, is_leftover
from dossier.reading.rules.published import head_dates
from dossier.reading.words.lines import Line, Paragraph, items
from dossier.reading.words.prose import ends, size, stops

_LATE = 3  # lines behind a story that may be its last sentences
_SHORT = 40  # characters of a menu's line, at most
_CROWD = 16  # such lines around a story, at least, where a page was copied whole
_TOLD, _ENDED = 80, 60  # letters of a paragraph that tells in sentences, and of one that closes as a sentence
_RAMBLING = 600  # letters a sentence; more are no sentences
_MOST = 500  # letters of a paragraph that count
_GAP, _LINE_GAP = -40, -30  # what a menu's line takes off, and a longer line that tells nothing
_AGAIN = 3  # times that a label stands on a page
_SUMMARY, _SENTENCES, _LONE = 320, 2, 15  # letters and sentences of another story's summary, and what it adds
_NEAR = 2  # lines on either side
_LEAST = 300  # letters that a story has
_ABOVE, _INTO = 45, 8  # paragraphs above the story's first, and from it on, among which the headline stands
_COMPANY = 8  # lines under a headline among which its byline or its day stands
_BRIEFEST, _LONGEST = 10, 230  # letters of a headline
_WORD = re.compile(r"[^\W\d_]+")
_WIDE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}")
_ENTRY = re.compile(r"\d{1,2}[:.h]\d\d\b")  # of a page that is written on as things happen: its clock
_STEM = 6  # letters by which two words are alike in most of their forms
_DECK, _UNDER, _RIGHT_UNDER = 3, 0.8, 2.0  # paragraphs under a likely headline; what a longer line loses there
_TITLED = 1.5  # what the title of the page adds, that scrapers write first
_MOST_COMPANY = 2.7  # that byline and day add at most
_SURE = -3.0  # likeness of what is taken for a headline, at least


@dataclass(frozen=True, slots=True)
class Window:
    """Where a story stands in a copied page: from its headline, if one was found, to its last paragraph."""

    start: int
    end: int
    title: tuple[int, int] | None


def story_window(rendition: str, found: Sequence[Line]) -> Window | None:
    """The story's lines in a page that was copied whole; `None` for a text that is hardly more than a story.

    The story is the run of paragraphs with the most words told in sentences, where each line of another kind takes
    some off (the maximal subarray, Bentley 1984). Its headline is the line above it that is most like one, by its
    length, by the words that it shares with the story, and by a byline or a day under it; how much each counts was
    learned from copied pages whose headline is known.
    """
    if sum(len(line.text) < _SHORT and line.text[-1] not in ".!?" for line in found) < _CROWD:
        return None
    parts = items(found)
    gains = _gains(parts)
    mass, first, last = _densest(gains)
    last += _told_on(parts[last + 1 : last + 1 + _LATE])
    around = sum(gain == _GAP for gain in (*gains[:first], *gains[last + 1 :]))
    if mass < _LEAST or around < _CROWD:
        return None
    title = _headline(rendition, parts, gains, first, last)
    start = parts[first].start if title is None else title.start
    return Window(start, parts[last].end, None if title is None else without_marks(rendition, title.start, title.end))


def _told_on(parts: Sequence[Paragraph]) -> int:
    """How many of the lines behind a story are its last sentences, too short to be told from notices by themselves."""
    told = (n for n, part in enumerate(parts) if not ends(part.text) or size(part.text) < _SHORT or _is_side(part.text))
    return next(told, len(parts))


def _is_side(words: str) -> bool:
    return is_furniture(words) or is_button(words) or is_leftover(words) or ends_article(words)


def _gain(text: str) -> int:
    """How much a paragraph adds to a story: its letters, if it tells something in sentences, else less than nothing."""
    letters = size(text)
    if letters < _SHORT:
        return _GAP
    told = stops(text)
    if told and letters < _RAMBLING * told and (letters >= _TOLD or (letters >= _ENDED and ends(text))):
        words = _WORD.findall(text)
        if 2 * sum(word[0].isupper() for word in words) <= len(words):
            return min(letters, _MOST)
    return _GAP if letters < _ENDED else _LINE_GAP


def _gains(parts: Sequence[Paragraph]) -> list[int]:
    """How much each paragraph adds to a story; labels that stand again and again neither add nor part.

    A short one that stands alone among other lines hardly adds: so lists of other stories look, each with its summary.
    """
    times = Counter(part.text for part in parts)
    gains = [0 if times[part.text] >= _AGAIN else _gain(part.text) for part in parts]
    told = [n for n, gain in enumerate(gains) if gain]
    prose = [gains[n] > 0 for n in told]
    for at, n in enumerate(told):
        beside = (*prose[max(0, at - _NEAR) : at], *prose[at + 1 : at + 1 + _NEAR])
        if 0 < gains[n] < _SUMMARY and stops(parts[n].text) <= _SENTENCES and not any(beside):
            gains[n] = _LONE
    return gains


def _densest(gains: Sequence[int]) -> tuple[int, int, int]:
    """The largest sum of neighbours, and the first and the last of these."""
    best, total, start = (0, 0, 0), 0, 0
    for n, gain in enumerate(gains):
        if total <= 0:
            total, start = 0, n
        total += gain
        if total > best[0]:
            best = total, start, n
    return best


def _headline(
    rendition: str, parts: Sequence[Paragraph], gains: Sequence[int], first: int, last: int
) -> Paragraph | None:
    """The line most like a headline above a story, or among its first paragraphs."""
    told = [parts[n].text for n in range(first, last + 1) if gains[n] > 0]
    story, opening = _stems(" ".join(told)), _stems(" ".join(told)[:1200])
    times = Counter(part.text for part in parts)
    best, most, at = None, _SURE, -1
    for n in range(max(0, first - _ABOVE), min(len(parts), first + _INTO)):
        part = parts[n]
        if not _may_be_headline(rendition, part):
            continue
        likeness = _looks(part, parts[n + 1 : n + 2]) + _shared(part.text, story, opening)
        likeness += (
            0.4 * (times[part.text] > 1)
            + _TITLED * (n > 0 and part.text in parts[0].text)
            - 1.7 * (n >= first)
            - 0.1 * log1p(max(0, first - n))
        )
        likeness -= _under(best, part, n - at)
        if likeness + _MOST_COMPANY > most:
            likeness += sum(_company(rendition, parts[n + 1 : n + 1 + _COMPANY]))
            if likeness > most:
                best, most, at = part, likeness, n
    return best


def _under(best: Paragraph | None, part: Paragraph, distance: int) -> float:
    """What a longer line loses a few paragraphs under a likely headline, for a standfirst is like one."""
    if best is None or distance > _DECK or len(part.text) <= len(best.text):
        return 0.0
    return _RIGHT_UNDER if distance == 1 else _UNDER


def _may_be_headline(rendition: str, part: Paragraph) -> bool:
    words = part.text.strip("*_#> ")
    if not _BRIEFEST <= size(words) <= _LONGEST or (" " not in words and not _WIDE.search(words)):
        return False
    if _is_side(words) or _ENTRY.match(words):
        return False
    return _WORD.search(words) is not None and not read_byline(rendition, part.start, part.end)


def _looks(part: Paragraph, after: Sequence[Paragraph]) -> float:
    """How much a line looks like a headline by itself."""
    words = part.text.strip("*_#> ")
    letters = size(words)
    likeness = 2.2 * (25 <= letters <= 140) - 0.7 * min(3, letters / 60)
    likeness += 1.6 * (len(words.split()) >= 5 or letters >= 30)
    likeness -= 4.1 * (words[-1] in ".。") + 1.0 * words.isupper() + 1.2 * part.is_item
    likeness += 2.1 * part.text.startswith("# ") - 0.8 * part.text.startswith("##")
    return likeness + 0.4 * bool(after and after[0].lines[0].blank) - 8.0


def _shared(text: str, story: frozenset[str], opening: frozenset[str]) -> float:
    """How much of what a line names the story names, too."""
    named = _stems(text)
    if not named:
        return 0.0
    told, first = len(named & story) / len(named), len(named & opening) / len(named)
    return 2.1 * min(1.0, 1.4 * told) + 2.3 * min(1.0, 1.4 * first) + 0.03 * len(named & story)


def _company(rendition: str, below: Sequence[Paragraph]) -> Iterator[float]:
    """What a byline and a day in the lines under a headline add."""
    yield 1.6 * any(len(p.text) < 120 and bool(read_byline(rendition, p.start, p.end)) for p in below)
    yield 1.0 * any(
        len(p.text) < 100 and any(claim.rank > 0 for claim in head_dates(rendition, p.start, p.end)) for p in below
    )


def _stems(text: str) -> frozenset[str]:
    """The words of a text by their first letters; of scripts that part no words, every two signs."""
    low = text.casefold()
    runs = _WIDE.findall(low)
    pairs = (run[n : n + 2] for run in runs for n in range(len(run) - 1))
    words = (word[:_STEM] for word in _WORD.findall(low) if len(word) >= 4)
    return frozenset((*words, *pairs))
