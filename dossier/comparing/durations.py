"""Reads how long something lasted, in English and Spanish, and what lasted so long."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from dossier.authority.knowledge import alternation, concepts
from dossier.comparing.gapped import gapped
from dossier.comparing.happenings import Happening, happenings, nearest
from dossier.comparing.money import Amount
from dossier.comparing.numerals import Numeral, numerals, ranged

_UNITS = tuple(concepts("units_of_time"))
HOURS = {"seconds": 1 / 3600, "minutes": 1 / 60, "hours": 1.0, "days": 24.0, "weeks": 168.0, "months": 730.0,
         "years": 8766.0}  # fmt: skip
_UNIT = "|".join(f"(?P<{unit}>{alternation('units_of_time', unit)})" for unit in _UNITS)
_BEHIND = re.compile(
    rf"(?P<halved> and (?:a|one)[ -]half| y medi[oa])?(?:\s?-\s?|\s)"
    rf"(?:(?:consecutive|long|straight|full|whole|school|working|business"
    rf"|largas|seguidas)\s)?(?:{_UNIT})\b(?P<half> and a half"
    rf"| y media| y medio)?"
)
_ANY_UNIT = re.compile(
    r"\b(?:(?:second|segundo|minute?|minuto|hour|hr|hora|day|dia|night|noche|week|semana|month|mes|year|ano)s?|meses)\b"
)
_SINGLE = re.compile(
    r"\b(?:(?P<fraction>half an|media) (?P<hours1>hour|hora)"
    r"|(?P<quarter>(?:a )?quarter of an hour|(?:un )?cuarto de hora)|(?:an|una) (?P<hours2>hour"
    r"|hora)(?P<more> and a half"
    r"| y media)?"
    r"|(?:for|lasted|took|durante|duro|por)"
    r" (?:more than |over |nearly |almost |about |at least |mas de |casi )?(?:a|un|una|one)"
    r" (?P<other>day|dia|week|semana|month|mes|year|ano))\b"
)
_OTHER = {"day": "days", "dia": "days", "week": "weeks", "semana": "weeks", "month": "months", "mes": "months",
          "year": "years", "ano": "years"}  # fmt: skip
# What shows that a time is meant as long, not as an age or as a while ago
_LASTING_BEFORE = re.compile(
    r"\b(?:for|lasted|lasting|last|took|taken|taking|takes?|need(?:ed|s)?|over|within|after|during|spent"
    r"|wait(?:ed)?|burn\w*|of|in"
    r"|durante|duro|duraron"
    r"|dur(?:a|ar|ara)|por|closed|shut|(?:cerrad|cortad|bloquead|suspendid)[oa]s?|tras|llev\w+|tard\w+|demor\w+"
    r"|despues de|luego de|pasaron|esper\w+|to|sentenced to|a)"
    r"(?: (?:at least|about|around|some|nearly|almost|more than|over|up to|the|an estimated|a|another|unas|unos"
    r"|casi|mas de"
    r"|al menos|cerca de|hasta))*\s+$"
)
_LASTING_AFTER = re.compile(
    r"\s*(?:'|’)?\s*(?:imprisonment|jail\b|of (?!age)"
    r"|de (?!edad|la (?:manana|tarde|noche|madrugada)|vida|antelacion)|long\b|without"
    r"|sin |to (?!come)|in (?:prison|jail)|behind bars"
    r"|underground|trapped|atrapad|before (?:it|the|they|he|she)|antes de (?:que|ser))"
)
_NO_DURATION = re.compile(
    r"^(?:\s*,)?\s*(?:old\b|ago\b|later\b|earlier\b|after\b|before (?:the|his|her|their) (?:fire|crash|blast"
    r"|attack|death)|despues\b"
    r"|before(?= (?:was|were|is|had)\b|[.,;]|$)|before (?:christmas|midnight|noon|dawn|[a-z]+day)\b|ahead\b"
    r"|to go\b|left (?:until|before)\b"
    r"|mas tarde|atras\b|antes\b|de edad|of age|from now|away\b|into\b|a (?:week|day|month|year)|al (?:dia|mes)"
    r"|per (?:hour|day|night|week|month|year|game)|por (?:dia|mes)|of (?:each other|one another)\b|apart\b)"
)
_NO_DURATION_BEFORE = re.compile(
    r"\b(?:past|last|next|previous|first|ultim[oa]s|proxim[oa]s|hace|aged?|edad de|tenia|tiene|de|every|cada"
    r"|the age of|turned|cumpl\w+|hacia)(?: (?:about|some|at least|unos|unas|casi|mas de))?\s+$"
)
_NO_TIME_BEFORE = re.compile(  # of days and hours, which are nobody's age
    r"\b(?:past|last|next|previous|first|ultim[oa]s|proxim[oa]s|hace|every|cada|hacia)"
    r"(?: (?:about|some|at least|unos|unas|casi|mas de))?\s+$"
)
_CLOCK = re.compile(r"\d{4}")  # `at 1100 hours`
_CLOCK_BEFORE = re.compile(r"\d:\s?$")  # `at 9: 25 hours`
_OLD = re.compile(r"[\s-]{0,3}old\b")
_AGO = re.compile(r"\s*(?:old|ago)\b")
_LASTED = re.compile(r"\b(?:for|lasted|durante|duro|por)(?: \w+){0,2} $")
# `had owned it for six years`; `twenty years of work`, and shoes that he sold for ten, lie outside the event
_SINCE = re.compile(
    r"\b(?:ha[sd]|have|to be|can(?:not)?|could|will|would|must|may|debe\w*|podra\w*|ha|habia)\b[^.;:]{0,60}"
    r"\b(?:for|durante|por)(?: \w+){0,2} $"
)
_AFTER_THEM = re.compile(r"despues de|luego de")
_TERM = re.compile(r"(?:pena|condena|sentence|term) (?:de|of)\s+$")
_OF = re.compile(r"\b(?:of|a|to|in)\s+$")
_PRISON = re.compile(r"sentenc|condena|prison|jail|term\b|carcel|prision|contract|mandat|lease\b|\bban\b|veda\b")
_WITHIN = re.compile(r"\bwithin(?: (?:about|some|at least))?\s+$")
_IN = re.compile(r"(?<!over )(?<!done )\bin\s+$")
_BEFORE_IT = re.compile(r"\s+before (?!(?:it|they|he|she|we|help|rescuers|anybody|anyone|being)\b)[a-z]")
_ORDINAL = re.compile(  # `the second blaze in three hours`
    r"\b(?:second|third|fourth|fifth|sixth|another|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|otr[oa]) [^.;:]{0,50}"
    r"\b(?:in|en)(?: (?:just|less than|under|about|only|barely|solo|menos de|apenas|unas|unos))* $"
)
_DEGREE = re.compile(r"\s?-\s?(?:degree|class|hand|floor|place|grade|guess|rate)")  # `three second-degree charges`
_AFTER_TERM = re.compile(  # `two years suspended`, `eight years, $160 million`
    r"\s+(?:were |was |are |of (?:it|them|that) )?suspended\b|\s+(?:en suspenso|suspendidos)\b"
    r"|(?:,| and| for| at| worth| y| por)?(?: at least| about)? ?(?:[$€£]\s?\d|us\$)"
)
_OFFERED = re.compile(  # what a contract is offered for
    r"\b(?:offer(?:ed|s|ing)?|beyond|longer than|more than the|extended (?:by|for)|ofreci\w+)"
    r"(?: only| just| solo)?(?: him| her| them)?\s+$"
)
_LEADS = re.compile(  # by how much somebody leads
    r"\s+(?:clear|ahead|behind|adrift|off the|over (?:his|her|their)|faster|slower|quicker|por delante|por detras)\b"
)
_MASTERED = re.compile(  # `the fire was put out in four hours`
    r"\b(?:controlad[oa]|sofocad[oa]|extinguid[oa]|apagad[oa]|desalojad[oa]|under control|put out|extinguished"
    r"|contained|cleared)"
    r" (?:in|en|with?in) (?:about |some |unas |casi )?$"
)
_PUT_OFF = re.compile(  # `pushed back another 180 days`, `extended by 60 days`
    r"\b(?:another|a further|otr[oa]s|(?:extend\w*|delay\w*|postpon\w*|prolong\w*|back|prorrog\w*|aplaz\w*|ampli\w*)"
    r"(?: [a-z]+){0,6}? (?:by|por|en)) (?:about |some |unos |unas )?$"
)
_MORE = re.compile(r" (?:more|longer|mas)\b(?! than| de)")
_DUE = re.compile(  # `will report in seven days`
    r"\b(?:will|due|submit\w*|report|expected|presentar\w*|entregar\w*)\b[^.;]{0,30}"
    r"\b(?:in|within|en|dentro de) (?:about |some )?$"
)
# `the organiser got 22 years`
_GIVEN = re.compile(r"\b(?:got|gets?|given|received|receives|handed|caged for|sent down for|plus|mas otros)\s+$")
_PASSED = re.compile(r"\b(?:past|last|next|previous|first|ultim[oa]s|proxim[oa]s)\b")
_AT_NIGHT = re.compile(r" night (?:guard|watchm|nurse|clerk|club|class|shift|porter|bus|train|flight)")
_NEXT = 16  # characters behind `a nine-hour` within which it is said what lasted
_REACH = 90  # characters within which it is told what lasted
_CLOSE = 30  # and where nothing says that a time is meant as long


def durations(text: str) -> Iterator[Amount]:
    """The durations that a folded sentence tells, in order; ages, and times that are counted from now, are none."""
    if not _ANY_UNIT.search(text):
        return
    numbers = ranged(text, list(numerals(_loosened(text))))
    told = list(_numbered(text, numbers))
    yield from sorted([*told, *gapped(text, numbers, told)], key=lambda one: one.start)
    yield from _single(text)


def _numbered(text: str, numbers: Sequence[Numeral]) -> Iterator[Amount]:
    for number in numbers:
        match = _BEHIND.match(text, number.end)
        if match is None:
            continue
        unit = next(name for name in _UNITS if match[name])
        at_night = _AT_NIGHT.match(text, number.end) or _DEGREE.match(text, match.end())
        reach = 0 if at_night else _lasting(text, number.start, match.end(), unit, compound="-" in match[0][:3])
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
    """Within how many characters it is told what lasted so long; 0 where no time is meant that something lasts."""
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
    told = None if one else _is_told(before, behind, unit)
    if told is not None:
        return _REACH if told else 0
    vague = years or single or one
    clock = _CLOCK.search(text[start:end]) or _CLOCK_BEFORE.search(before)
    if vague or clock or _LEADS.match(behind):
        return 0
    return 1 if _WITHIN.search(before) else _CLOSE  # until something happened, and not how long it went on


def _is_told(before: str, behind: str, unit: str) -> bool | None:
    """Whether the words about a time say that something lasts so long; None where they do not say."""
    if unit in ("years", "months") and (_GIVEN.search(before) or _OFFERED.search(before) or _AFTER_TERM.match(behind)):
        return True
    if unit == "years" and _OF.search(before):
        return _PRISON.search(before + behind) is not None
    if _MASTERED.search(before) or _DUE.search(before) or _PUT_OFF.search(before) or _MORE.match(behind):
        return True
    if _ORDINAL.search(before) or (
        unit not in ("minutes", "hours") and (_IN.search(before) or _BEFORE_IT.match(behind))
    ):
        return False  # `the third blaze in two weeks`, `two nights before the blaze`
    lasting = not _WITHIN.search(before) and (_LASTING_BEFORE.search(before) or _LASTING_AFTER.match(behind))
    return True if lasting else None


@lru_cache(maxsize=64)  # most sentences with a unit of time tell no duration; some tell several
def _told(text: str) -> tuple[Happening, ...]:
    return tuple(happenings(text))


def _amount(value: float, unit: str, text: str, start: int, end: int, least: float | None, reach: int) -> Amount:
    told = _told(text)
    behind = [h for h in told if end <= h.start <= end + _NEXT]
    named = behind[:1] if "-" in text[start:end] else []
    found = named[0] if named else nearest(list(told), start, end, reach, lasting=True)
    name = found.name if found else None
    if unit == "years" and _GIVEN.search(text, 0, start):
        name = "sentence"
    elif unit == "years" and _OFFERED.search(text, 0, start):
        name = "contract"
    whole = int(value) if value == int(value) else value
    return Amount(whole, unit, name, start, end, least, reach > _CLOSE)
