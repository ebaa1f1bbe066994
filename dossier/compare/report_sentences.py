"""Cuts a report into sentences, each with its place in the rendition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.calendar_names import month_abbreviations
from dossier.authority.knowledge import words
from dossier.language.folding import folded
from dossier.model.reports import Record

# A full stop ends a sentence when a capital, a number or a quotation mark follows; after these short forms it does not
_MONTHS = tuple(sorted(map(str.capitalize, month_abbreviations("en"))))  # before a day
_GERMAN_MONTHS = "|".join(words("capitalised_words", "month", "de"))
_TIME_ZONES = "GMT|UTC|BST|CES?T|[ECMP][SD]?T"


_NOT_SHORT = "".join(rf"(?<!\b{word})" for word in sorted(words("abbreviations", "before_a_name")))
_MONTH = "|".join(rf"(?<=\b{month})" for month in _MONTHS)
_STOP = re.compile(
    r"(?=[.!?…\n])"  # first, since looking behind at every letter takes most of the time
    rf"(?:(?<!\b[A-Z]){_NOT_SHORT}"
    rf"(?!(?:{_MONTH})\. \d{{1,2}}\b)"
    # `at 5 p.m. Saturday`
    rf"(?!(?<=\b[ap]\.m)\. (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|{'|'.join(_MONTHS)}|{_TIME_ZONES})\b)"
    rf"(?!(?<=\d)\. (?:{_GERMAN_MONTHS})\b)"  # `am 6. Juli`
    r"(?!\. \d{1,2}\s?(?:[mb]illion|trillion|bn|[Mm][Mm]?)\b)"  # `27. 5 million`
    r"(?!(?<=\b\d)\. \d\b)"  # `a magnitude of 6. 4`, of texts that were split into words
    r"[.!?…]['\"“”’»«)]*\s+(?=[\"“„'‘«»¿¡(]*[A-ZÀ-ÖØ-Þ0-9])|\n\s*\n"
    # `near the pier.Two men fled`, as pages have it whose line breaks were lost
    rf"|{_NOT_SHORT}(?<=[a-zß-öø-ÿ]{{3}})[.!?]['\"”’»)]?(?=[\"“«¿¡]?[A-ZÀ-ÖØ-Þ][a-zß-öø-ÿ]+ ))"
)
_LONGEST = 1500  # characters; the longest sentence of real reports has some 900

_SPACE = re.compile(r"\s")


@dataclass(frozen=True, slots=True)
class Sentence:
    """Where a sentence starts in the rendition, its words, and the same folded character for character.

    In the folded form every space and line end is a blank.
    """

    start: int
    text: str
    folded: str


@lru_cache(maxsize=2048)  # figures, days, quotations and names read the same sentences one after the other
def sentences(record: Record) -> tuple[Sentence, ...]:
    """The sentences of the article's own text, in order; other words of the rendition are not looked at."""
    return tuple(_cut(record))


def _cut(record: Record) -> Iterator[Sentence]:
    for span in record.text:
        text = span.of(record.rendition)
        last = 0
        for stop in _stops(text):
            said = text[last:stop].rstrip()
            if said:
                yield Sentence(span.start + last, said, _SPACE.sub(" ", folded(said)))
            last = stop


def _stops(text: str) -> Iterator[int]:
    """Where sentences end; words without an end are cut at a blank: what looks around in them costs their square."""
    last = 0
    for stop in (*(m.end() for m in _STOP.finditer(text)), len(text)):
        while stop - last > _LONGEST:
            blank = text.rfind(" ", last + _LONGEST // 2, last + _LONGEST)
            last = blank + 1 if blank > 0 else last + _LONGEST
            yield last
        last = stop
        yield stop
