"""Decides whether words in a position typical of a paper's name are one."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer, fold
from dossier.authority.given_names import GIVEN
from dossier.authority.knowledge import pattern
from dossier.authority.knowledge import words as listed
from dossier.authority.month_forms import bare, word_set
from dossier.reading.fields.outlet_names import listed_outlet, looks_like_outlet, may_have_paper_form
from dossier.reading.fields.person_names import is_name

_LONGEST = 60
_NUMBERS = re.compile(r"\d{4}/\d|\d{3}.*\s\d|\d\s.*\d{4}")  # an agency's codes, a day of another calendar
_MOST_WORDS = 7
_SHORTEST = 5  # letters of a name that is one word
_NO_NAME = pattern("<outlet_words/no_name>", re.I)
# A station by its band, its number or its call sign, a site by what it is
_STATION = pattern("<outlet_words/station_of_paper_name>")
# What kind of writing it is, or whom it is for: never a paper's name
# Words of papers' names and not of people's; one is enough only in a position typical of a paper's name.
_SMALL = word_set(
    "of the and de del la las los el da do dos das du des le les der die das und y et e i am im & di della"
    " dei degli delle il lo gli a al aux"
)


# A person with a rank or office in the line is the subject of a report


def is_title(words: str) -> bool:
    """Whether they have the form of a name: up to seven words, those of weight with a capital."""
    parts = words.split()
    heavy = [part for part in parts if bare(part) not in _SMALL]
    if not heavy or len(parts) > _MOST_WORDS or len(words) > _LONGEST or _NO_NAME.search(words):
        return False
    if _NUMBERS.search(words):
        return False
    if "-" in words and words.isupper() and not looks_like_outlet(words):
        return False  # "BOLIVIA-MINING STRIKE": an agency's slug
    return parts[0][0].isupper() and all(part[0].isupper() or part[0].isdigit() for part in heavy)


def is_sure(words: str) -> bool:
    """True if words have the form of a paper's name that no person can have."""
    entitled = may_have_paper_form(words.title() if words.isupper() else words)
    if entitled or listed_outlet(words) or looks_like_outlet(words) or _STATION.search(words):
        return True
    return has_own_word(words)


def has_own_word(words: str) -> bool:
    """Whether one of several words is such as papers' names have, and people's have not."""
    parts = [bare(part) for part in words.split()]
    return len(parts) > 1 and parts[0] not in GIVEN and any(part in listed("outlet_words", "own") for part in parts)


def is_free(words: str, *, authored: bool) -> bool:
    """Whether words can be a paper's name and a person's can not: where the author is named besides, any may.

    One word is enough then, if it is no kind of writing.
    """
    parts = [bare(part) for part in words.split()]
    if (
        parts[0] in GIVEN
        or any(part in listed("outlet_words", "ranks") for part in parts)
        or (
            len(parts) == 1
            and (
                not authored
                or len(words) < _SHORTEST
                or parts[0] in listed("outlet_words", "kinds_of_paper")
                or not words.isalpha()
            )
        )
    ):
        return False
    return authored or not is_name(words)


def is_place(words: str) -> bool:
    """True if words are a place's name, and no paper's.

    "Potosí" is the town, though El Potosí is a paper there, and so is "New York", though a magazine has that name.
    """
    listed = listed_outlet(words)
    if looks_like_outlet(words) or len(words) > 40:
        return False
    if listed and fold(words) in map(fold, listed.names) and fold(words) != fold(listed.city or ""):
        return False
    gazetteer = Gazetteer.standard()
    return gazetteer.find(words) is not None or gazetteer.area(words) is not None
