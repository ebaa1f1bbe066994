"""Decides which numbers can count people: no age, day, year, address or share."""

from __future__ import annotations

from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.knowledge import filled, pattern
from dossier.compare.inverted_counts import OF_HURT, whom
from dossier.compare.nouns import noun
from dossier.compare.numerals import Numeral
from dossier.compare.vocabulary import THINGS

_ORDINARY = 10_000_000  # more people than this in one event are a mistake of reading
_MOST = 2_000_000_000  # and no more of them than this are customers, or things
_YEARS = range(1900, 2101)


def counts_people(numeral: Numeral, text: str, *, things: bool = False) -> bool:
    """Whether a number can count people, or `things`: no age, day, year, address or share."""
    if not isinstance(numeral.value, int) or not 1 <= numeral.value <= (_MOST if things else _ORDINARY):
        return False
    if numeral.value == 1 and (text.startswith(" of ", numeral.end) or text.endswith(" of ", 0, numeral.start)):
        return False  # a part of those counted elsewhere, and `four members of one family`
    if _is_population(text, numeral) or (not things and _is_a_shot(text, numeral)):
        return False
    of_hurt = OF_HURT.match(text, numeral.end)
    if not things and THINGS.match(text, numeral.end) and whom(text, numeral.end) is None and not of_hurt:
        return False
    if not things and _is_thing(text, numeral.end):
        return False
    if numeral.value in _YEARS and text[numeral.start : numeral.end].isdigit():
        return False
    return not _is_age_or_day(numeral, text)


_PLACE = filled("<places/settlement>")
_INHABITED = pattern(rf"\b(?:<places/population_of>|{_PLACE} (?:of|de|with|con))(?: <hedges>)*\s+$")
_INHABITANTS = re.compile(r"\s+(?:strong )?(?:inhabitants|habitantes)\b")
_LEAVES = pattern(r"[^.;]{0,60}\b<casualties/leave>")


def _is_population(text: str, numeral: Numeral) -> bool:
    """Whether the number is the population of a place, unless all its people had to leave."""
    lives = _INHABITED.search(text, max(0, numeral.start - 50), numeral.start) or _INHABITANTS.match(text, numeral.end)
    return bool(lives) and not _LEAVES.match(text, numeral.end)


_FIRING = pattern(r"\b<weapons/shots_heard>(?: \w+)? $")
_FIRED = pattern(r" shot (?:<auxiliaries/is_in_a_state> )?(?:fired|heard|rang|discharged)\b")


def _is_a_shot(text: str, numeral: Numeral) -> bool:
    """`fired one shot into the ground`, `one shot rang out`: nobody was shot by these words."""
    firing = text.startswith(" shot", numeral.end) and _FIRING.search(text, 0, numeral.start)
    return bool(firing or _FIRED.match(text, numeral.end))


@lru_cache(maxsize=256)
def _is_thing(text: str, end: int) -> bool:
    """Whether the number that ends there counts things, in either language."""
    counted = noun(text, end) or noun(text, end, spanish=True)
    return counted is not None and counted.kind == "thing"


_BEFORE_DAY = pattern(r"(?:\b<boundaries/before_a_number_that_counts_nothing>\.?|\b[ap]\.m\.,?|\$)\s*$")
_YEARS_OLD = pattern(r"(?: ?(?:<conjunctions/to_and_or>|-|–) \d{1,3})?[ -](?:years?[ -](?:old|of age)|anos de edad)\b")
_AGE = re.compile(r"\w\.?,\s*$")


def _is_age_or_day(numeral: Numeral, text: str) -> bool:
    """`May 12`, `aged 40`, and the age in `Ada Ruiz, 40, ...`."""
    before, after = text[max(0, numeral.start - 20) : numeral.start], text[numeral.end : numeral.end + 2]
    if _BEFORE_DAY.search(before) or _YEARS_OLD.match(text, numeral.end):
        return True
    return _AGE.search(before) is not None and (after[:1] in (",", ".", ";", "") or after in (" y", "  "))
