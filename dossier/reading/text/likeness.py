"""Finds the headline over a copied page's story: the line that is most like one.

How much each trait counts was learned by logistic regression from copied pages whose headline is known: a line's
length, the words that it shares with the story, and a byline and a day in the lines under it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log1p

from dossier.reading.rules.boilerplate import is_button, is_furniture
from dossier.reading.rules.byline import read_byline
from dossier.reading.rules.leftovers import ends_article, is_leftover, tells_day
from dossier.reading.rules.published import head_dates
from dossier.reading.words.lines import Paragraph
from dossier.reading.words.prose import size

_ABOVE, _INTO = 45, 8  # paragraphs above the story's first, and from it on, among which the headline stands
_COMPANY = 8  # lines under a headline among which its byline or its day stands
_BRIEFEST, _LONGEST = 10, 230  # letters of a headline
_STAMP = 45  # characters of a line that opens with the day on which the story appeared
_OPENING = 1200  # characters of a story that its headline is most likely to sum up
_ENOUGH = 1.4  # times the share of a line's words that a story has; a headline need not share all
_DECK, _UNDER, _RIGHT_UNDER = 3, 0.8, 2.0  # paragraphs under a likely headline; what a longer line loses there
_BYLINE, _DAY = 1.6, 1.0  # what these add in the lines below
_SURE = -3.0  # likeness of what is taken for a headline, at least
_WORD = re.compile(r"[^\W\d_]+")
_WIDE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}")
_STEM, _SHORTEST = 6, 4  # letters by which two words are alike in most of their forms; of a word that tells something
_ENTRY = re.compile(r"\d{1,2}[:.h]\d\d\b")  # of a page that is written on as things happen: its clock


@dataclass(frozen=True, slots=True)
class _About:
    """What a page and its story are about: how often lines stand there, the stems of the story and of its opening."""

    times: Mapping[str, int]
    title: str  # the page's first line, where scrapers write its title
    story: frozenset[str]
    opening: frozenset[str]


def find_title(rendition: str, parts: Sequence[Paragraph], story: range, told: Sequence[str]) -> int | None:
    """The place of the headline over, or among the first of, the paragraphs `story`; `told`: those that tell."""
    words = " ".join(told)
    about = _About(Counter(p.text for p in parts), parts[0].text, stems(words), stems(words[:_OPENING]))
    best, most = None, _SURE
    for n in range(max(0, story.start - _ABOVE), min(len(parts), story.start + _INTO)):
        if not _may_be(rendition, parts[n]):
            continue
        likeness = _looks(parts, n) + _shared(parts[n].text, about) + _stands(parts, n, story.start, about)
        likeness -= _under(parts, best, n)
        if likeness + _BYLINE + _DAY > most:  # few need the costlier look
            likeness += sum(_company(rendition, parts[n + 1 : n + 1 + _COMPANY]))
            best, most = (n, likeness) if likeness > most else (best, most)
    return best


def is_side(words: str) -> bool:
    """Whether a line is the page's own, or what is left of it, and no headline or sentence of a story."""
    return is_furniture(words) or is_button(words) or is_leftover(words) or ends_article(words)


def _may_be(rendition: str, part: Paragraph) -> bool:
    words = _bare(part)
    if not _BRIEFEST <= size(words) <= _LONGEST or (" " not in words and not _WIDE.search(words)):
        return False
    if is_side(words) or _ENTRY.match(words) or words.startswith(("…", "...")):  # goes on with the line over it
        return False
    if len(words) <= _STAMP and tells_day(words):
        return False
    return _WORD.search(words) is not None and not read_byline(rendition, part.start, part.end)


def _bare(part: Paragraph) -> str:
    return part.text.strip("*_#> ")


def _looks(parts: Sequence[Paragraph], n: int) -> float:
    """How much a line looks like a headline by itself."""
    part, words, after = parts[n], _bare(parts[n]), parts[n + 1 : n + 2]
    letters = size(words)
    likeness = 2.2 * (25 <= letters <= 140) - 0.7 * min(3, letters / 60)
    likeness += 1.6 * (len(words.split()) >= 5 or letters >= 30)
    likeness -= 4.1 * (words[-1] in ".。") + 1.0 * words.isupper() + 1.2 * part.is_item
    likeness += 2.1 * part.text.startswith("# ") - 0.8 * part.text.startswith("##")
    return likeness + 0.4 * bool(after and after[0].lines[0].blank) - 8.0


def _shared(text: str, about: _About) -> float:
    """How much of what a line names the story names, too."""
    if not (named := stems(text)):
        return 0.0
    told, first = len(named & about.story), len(named & about.opening)
    share = 2.1 * min(1.0, _ENOUGH * told / len(named)) + 2.3 * min(1.0, _ENOUGH * first / len(named))
    return share + 0.03 * told


def _stands(parts: Sequence[Paragraph], n: int, first: int, about: _About) -> float:
    """What it adds to stand on the page again or in its title, and takes to stand in the story or far above it."""
    text = parts[n].text
    again = 0.4 * (about.times[text] > 1) + 1.5 * (n > 0 and text in about.title)
    return again - 1.7 * (n >= first) - 0.1 * log1p(max(0, first - n))


def _under(parts: Sequence[Paragraph], best: int | None, n: int) -> float:
    """What a longer line loses a few paragraphs under a likely headline, for a standfirst is like one."""
    if best is None or n - best > _DECK or len(parts[n].text) <= len(parts[best].text):
        return 0.0
    return _RIGHT_UNDER if n - best == 1 else _UNDER


def _company(rendition: str, below: Sequence[Paragraph]) -> Iterator[float]:
    """What a byline and a day in the lines under a headline add."""
    yield _BYLINE * any(len(p.text) < 120 and bool(read_byline(rendition, p.start, p.end)) for p in below)
    yield _DAY * any(len(p.text) < 100 and _is_dated(rendition, p) for p in below)


def _is_dated(rendition: str, part: Paragraph) -> bool:
    return any(claim.rank > 0 for claim in head_dates(rendition, part.start, part.end))


def stems(text: str) -> frozenset[str]:
    """The words of a text by their first letters; of scripts that part no words, every two signs."""
    low = text.casefold()
    runs = _WIDE.findall(low)
    pairs = (run[n : n + 2] for run in runs for n in range(len(run) - 1))
    words = (word[:_STEM] for word in _WORD.findall(low) if len(word) >= _SHORTEST)
    return frozenset((*words, *pairs))
