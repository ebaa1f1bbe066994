"""Reads durations in English and Spanish, and what lasted so long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.knowledge import alternation, concepts, pattern
from dossier.compare.happenings import Happening, happenings, nearest
from dossier.compare.money import Amount
from dossier.compare.numerals import Numeral, numerals, ranged

_UNITS = tuple(concepts("units_of_time"))
HOURS = {"seconds": 1 / 3600, "minutes": 1 / 60, "hours": 1.0, "days": 24.0, "weeks": 168.0, "months": 730.0,
         "years": 8766.0}  # fmt: skip
_UNIT = "|".join(f"(?P<{unit}>{alternation('units_of_time', unit)})" for unit in _UNITS)
_BEHIND = pattern(
    r"(?P<halved> and <determiners/indefinite>[ -]half| y medi[oa])?(?:\s?-\s?|\s)(?:<durations/kind_of>\s)?(?:"
    rf"{_UNIT})\b(?P<half> <durations/and_a_half>)?"
)
_ANY_UNIT = pattern(r"\b<durations/unit>\b")
_SINGLE = pattern(
    r"\b(?:(?P<fraction>half an|media) (?P<hours1>hour|hora)|(?P<quarter><durations/quarter_of_an_hour>)"
    "|<determiners/indefinite> (?P<hours2>hour|hora)(?P<more> and a half| y media)?"
    "|<durations/lasted> (?:<hedges> )?<determiners/indefinite> (?P<other>day|dia|week|semana|month|mes|year"
    r"|ano))\b"
)
_OTHER = {"day": "days", "dia": "days", "week": "weeks", "semana": "weeks", "month": "months", "mes": "months",
          "year": "years", "ano": "years"}  # fmt: skip
# What shows that a time is meant as long, not as an age or as a while ago
_LASTING_BEFORE = pattern(r"\b<durations/lasting_before>(?: <hedges_of_time/before>)*\s+$")
_LASTING_AFTER = pattern(
    r"\s*(?:'|’)?\s*(?:<durations/lasting_after>|jail\b|of (?!age)|de (?!<durations/of_no_time>)|long\b|sin "
    "|to (?!come))"
)
_NO_DURATION = pattern(
    r"^(?:\s*,)?\s*(?:old\b|ago\b|later\b|earlier\b|after\b|<durations/not_lasting_after>|despues\b"
    r"|before(?= (?:was|were|is|had)\b|[.,;]|$)|before (?:christmas|midnight|noon|dawn|[a-z]+day)\b|ahead\b"
    r"|to go\b|left (?:until|before)\b|atras\b|antes\b|away\b|into\b|of (?:each other|one another)\b"
    r"|apart\b)"
)
_NO_DURATION_BEFORE = pattern(r"\b<durations/not_lasting_before_years>(?: <hedges>)?\s+$")
_NO_TIME_BEFORE = pattern(  # of days and hours, which are nobody's age
    r"\b<durations/not_lasting_before>(?: <hedges>)?\s+$"
)
_CLOCK = re.compile(r"\d{4}")  # `at 1100 hours`
_CLOCK_BEFORE = re.compile(r"\d:\s?$")  # `at 9: 25 hours`
_OLD = re.compile(r"[\s-]{0,3}old\b")
_AGO = re.compile(r"\s*(?:old|ago)\b")
_LASTED = pattern(r"\b<durations/lasted>(?: \w+){0,2} $")
# `had owned it for six years`; `twenty years of work`, and shoes that he sold for ten, lie outside the event
_SINCE = pattern(r"\b<durations/since>\b[^.;:]{0,60}\b(?:for|durante|por)(?: \w+){0,2} $")
_AFTER_THEM = re.compile(r"despues de|luego de")
_TERM = re.compile(r"(?:pena|condena|sentence|term) (?:de|of)\s+$")
_OF = re.compile(r"\b(?:of|a|to|in)\s+$")
_PRISON = pattern(r"<courts/term>|term\b|lease\b|\bban\b|veda\b")
_WITHIN = pattern(r"\bwithin(?: <hedges>)?\s+$")
_IN = re.compile(r"(?<!over )(?<!done )\bin\s+$")
_BEFORE_IT = pattern(r"\s+before (?!<pronouns/anybody>\b)[a-z]")
_ORDINAL = pattern(  # `the second blaze in three hours`
    r"\b<ordinals/another> [^.;:]{0,50}\b(?:in|en)(?: <hedges>)* $"
)
_DEGREE = pattern(r"\s?-\s?<compounds/ordinal_of>")  # `three second-degree charges`
_AFTER_TERM = pattern(  # `two years suspended`, `eight years, $160 million`
    r"\s+(?:were |was |are |of (?:it|them|that) )?suspended\b|\s+(?:en suspenso|suspendidos)\b|(?:,| and"
    r"| for| at| worth| y| por)?(?: <hedges>)? ?(?:[$€£]\s?\d|us\$)"
)
_OFFERED = pattern(  # what a contract is offered for
    r"\b<durations/offered>(?: <hedges>)?(?: him| her| them)?\s+$"
)
_LEADS = pattern(  # by how much somebody leads
    r"\s+<comparatives/ahead>\b"
)
_PUT_OFF = pattern(  # `pushed back another 180 days`, `extended by 60 days`
    r"\b(?:<parts/another>|<durations/put_off>(?: [a-z]+){0,6}? (?:by|por|en)) (?:<hedges> )?$"
)
_MORE = re.compile(r" (?:more|longer|mas)\b(?! than| de)")
_DUE = pattern(  # `will report in seven days`
    r"\b<durations/due>\b[^.;]{0,30}\b<prepositions/within> (?:<hedges> )?$"
)
# `the organiser got 22 years`
_GIVEN = pattern(r"\b<courts/given>\s+$")
_PASSED = pattern(r"\b<ordinals/last_or_next>\b")
_NEXT = 16  # characters behind `a nine-hour` within which it is said what lasted
_REACH = 90  # characters within which the thing that lasted is named
_CLOSE = 30  # and where nothing says that a time is meant as long


def durations(text: str) -> Iterator[Amount]:
    """The durations that a folded sentence tells, in order; ages, and times that are counted from now, are none."""
    if not _ANY_UNIT.search(text):
        return
    yield from _numbered(text, ranged(text, list(numerals(_loosened(text)))))
    yield from _single(text)


def _numbered(text: str, numbers: Sequence[Numeral]) -> Iterator[Amount]:
    for number in numbers:
        match = _BEHIND.match(text, number.end)
        if match is None:
            continue
        unit = next(name for name in _UNITS if match[name])
        degree = _DEGREE.match(text, match.end())
        reach = 0 if degree else _lasting(text, number.start, match.end(), unit, compound="-" in match[0][:3])
        if reach:
            value = number.value + (0.5 if match["half"] or match["halved"] else 0)
            found = _amount(value, unit, text, number.start, match.end(), number.least, reach)
            if found.of is not None or unit != "years" or _SINCE.search(text, 0, number.start):
                yield found


def _single(text: str) -> Iterator[Amount]:
    """`half an hour`, `lasted a week`."""
    for single in _SINGLE.finditer(text):
        unit = _OTHER.get(single["other"] or "", "hours")
        if single["other"] or _lasting(text, single.start(), single.end(), unit, single=True):
            value = 0.25 if single["quarter"] else 0.5 if single["fraction"] else 1.5 if single["more"] else 1
            yield _amount(value, unit, text, single.start(), single.end(), None, _REACH)


def _loosened(text: str) -> str:
    """`a nine-hour siege`: the hyphen hides the number from those who count people."""
    return re.sub(r"-(?=(?:year|month|day|hour|minute|week|second)s?\b)", " ", text)


def _lasting(text: str, start: int, end: int, unit: str, *, compound: bool = False, single: bool = False) -> int:
    """The maximal distance in characters of the word for what lasted; 0 where the time is no duration."""
    before, behind = text[max(0, start - 40) : start], text[end : end + 40]
    if compound or _OLD.match(behind):
        return 0 if _OLD.match(behind) else _REACH
    if _LASTED.search(before) and not _PASSED.search(before):
        return 0 if _AGO.match(behind) else _REACH
    years = unit in ("years", "months")
    no_time = _NO_DURATION_BEFORE if years else _NO_TIME_BEFORE
    if _NO_DURATION.search(behind) or (no_time.search(before) and not _AFTER_THEM.search(before)):
        return _REACH if _TERM.search(before) else 0
    one = text.startswith("one ", start) and not before.endswith("sentenced to ")
    is_reported = None if one else _is_reported(before, behind, unit)
    if is_reported is not None:
        return _REACH if is_reported else 0
    vague = years or single or one
    clock = _CLOCK.search(text[start:end]) or _CLOCK_BEFORE.search(before)
    if vague or clock or _LEADS.match(behind):
        return 0
    return 1 if _WITHIN.search(before) else _CLOSE  # until something happened, and not how long it went on


def _is_reported(before: str, behind: str, unit: str) -> bool | None:
    """Whether the words about a time say that something lasts so long; None where they do not say."""
    if unit in ("years", "months") and (_GIVEN.search(before) or _OFFERED.search(before) or _AFTER_TERM.match(behind)):
        return True
    if unit == "years" and _OF.search(before):
        return _PRISON.search(before + behind) is not None
    if _DUE.search(before) or _PUT_OFF.search(before) or _MORE.match(behind):
        return True
    if _ORDINAL.search(before) or (
        unit not in ("minutes", "hours") and (_IN.search(before) or _BEFORE_IT.match(behind))
    ):
        return False  # `the third blaze in two weeks`, `two nights before the blaze`
    lasting = not _WITHIN.search(before) and (_LASTING_BEFORE.search(before) or _LASTING_AFTER.match(behind))
    return True if lasting else None


@lru_cache(maxsize=64)  # most sentences with a unit of time tell no duration; some tell several
def _happenings(text: str) -> tuple[Happening, ...]:
    return tuple(happenings(text))


def _amount(value: float, unit: str, text: str, start: int, end: int, least: float | None, reach: int) -> Amount:
    happenings_found = _happenings(text)
    behind = [h for h in happenings_found if end <= h.start <= end + _NEXT]
    named = behind[:1] if "-" in text[start:end] else []
    found = named[0] if named else nearest(list(happenings_found), start, end, reach, lasting=True)
    name = found.name if found else None
    if unit == "years" and _GIVEN.search(text, 0, start):
        name = "sentence"
    elif unit == "years" and _OFFERED.search(text, 0, start):
        name = "contract"
    whole = int(value) if value == int(value) else value
    return Amount(whole, unit, name, start, end, least, reach > _CLOSE)
