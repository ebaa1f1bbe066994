"""Recognises the bodies that issue press releases, named above the title: "Ministerio de Salud"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from dossier.authority.knowledge import words as listed
from dossier.authority.month_forms import bare
from dossier.reading.fields.boilerplate_lines import is_release
from dossier.reading.fields.dates import find_dates
from dossier.reading.text_tools.text_lines import Paragraph

# The last words of such names in English: "Northern Coast Water Authority"
_LONGEST = 110  # characters of a body's name
_MOST_WORDS = 14
_REACH = 8  # lines of the head
_CLOSING = 3  # characters behind a title's day
_TITLE, _DAY = 200, 80  # characters of a title, and of a line with a day, at most
_SENTENCE = 2  # words of weight in small letters


def names_body(text: str) -> bool:
    """Whether words are an office's name: "Intendencia de Rocha", "County Council of Homa"; all of weight in capitals.

    What it is the office of follows the word.
    """
    words = text.split()
    opening = text.lower().split(maxsplit=5)[:5] if text.isascii() else [bare(word) for word in words[:5]]
    if opening and opening[0] in listed("issuer_words", "offices"):
        is_office = len(words) < 4 or any(word in listed("issuer_words", "between") for word in opening[1:])
    else:
        is_office = any(
            a in listed("issuer_words", "offices") and b in ("of", "for", "de") for a, b in pairwise(opening)
        )
    return is_office and _is_named(text, words)


def issuers(parts: Sequence[Paragraph]) -> frozenset[int]:
    """The starts of the lines at the top that name the issuer of the release whose title follows.

    "Press release" or the like is near, or the day follows directly, and another short line after it; or it is the
    first line, followed by a sentence and then a day.
    """
    found: set[int] = set()
    for n, part in enumerate(parts[:_REACH]):
        if len(part.text) > _LONGEST or not (names_body(part.text) or _ends_as_body(part.text)):
            continue
        released = any(is_release(other.text) for other in (*parts[max(0, n - 2) : n], *parts[n + 1 : n + 3]))
        released = released or (n == 0 and len(parts) > 1 and _opens_release(part, parts[1]))
        if n + 2 < len(parts) and (released or _is_over_day(parts, n + 1) or _is_over_title(parts, n)):
            found.add(part.start)
    return frozenset(found)


def _is_named(text: str, words: Sequence[str]) -> bool:
    """A few words, those of weight with capitals, none of which says that something is done."""
    if not 2 <= len(words) <= _MOST_WORDS or len(text) > _LONGEST or text[-1] in ".!?:" or not words[0][0].isupper():
        return False
    if any(char.isdigit() for char in text) or any(bare(word) in listed("issuer_words", "verbs") for word in words):
        return False
    return all(word[0].isupper() or bare(word) in listed("issuer_words", "between") for word in words)


def _ends_as_body(text: str) -> bool:
    words = text.split()
    return len(words) > 2 and bare(words[-1]) in listed("issuer_words", "last") and _is_named(text, words)


def _is_over_day(parts: Sequence[Paragraph], n: int) -> bool:
    """True if line `n`, or the one after another body's name, is about a day, and a title or two follow."""
    if names_body(parts[n].text) and n + 2 < len(parts):
        n += 1
    day, below = parts[n].text, parts[n + 1].text if n + 1 < len(parts) else ""
    dates = find_dates(day) if len(day) < _DAY else []
    return bool(dates and dates[0].year) and n + 2 < len(parts) and len(below) < _TITLE and below[-1] != "."


def _opens_release(part: Paragraph, below: Paragraph) -> bool:
    """Whether a body's name opens the text over a title in capitals that closes with its day."""
    title = below.text
    if len(title) > _TITLE:
        return False
    dated = title.isupper() and not below.lines[0].blank and names_body(part.text)
    return dated and any(date.year and len(title) - date.end < _CLOSING for date in find_dates(title))


def _is_over_title(parts: Sequence[Paragraph], n: int) -> bool:
    """True if an office's name opens the text, followed by words that read as a headline and by a day."""
    title, day = parts[n + 1].text, parts[n + 2].text
    small = sum(word[0].islower() and bare(word) not in listed("issuer_words", "between") for word in title.split())
    if n or not names_body(parts[n].text) or small < _SENTENCE or len(title) > _TITLE or len(day) > _DAY:
        return False
    return any(date.year for date in find_dates(day))
