"""Reads how long something lasted, in English and Spanish, and what lasted so long."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from dossier.comparing.happenings import Happening, happenings, nearest
from dossier.comparing.money import Amount
from dossier.comparing.numerals import numerals, ranged

_UNITS = {
    "seconds": r"seconds?|segundos?", "minutes": r"minutes?|mins?|minutos?", "hours": r"hours?|hrs?|horas?",
    "days": r"days?|dias?|nights?|noches?", "weeks": r"weeks?|semanas?", "months": r"months?|mes(?:es)?",
    "years": r"years?|anos?",
}  # fmt: skip
HOURS = {"seconds": 1 / 3600, "minutes": 1 / 60, "hours": 1.0, "days": 24.0, "weeks": 168.0, "months": 730.0,
         "years": 8766.0}  # fmt: skip
_UNIT = "|".join(f"(?P<{name}>{words})" for name, words in _UNITS.items())
_BEHIND = re.compile(
    rf"(?:\s?-\s?|\s)(?:(?:consecutive|long|straight|full|largas|seguidas)\s)?(?:{_UNIT})\b(?P<half> and a half"
    rf"| y media| y medio)?"
)
_ANY_UNIT = re.compile(
    r"\b(?:(?:second|segundo|minute?|minuto|hour|hr|hora|day|dia|night|noche|week|semana|month|mes|year|ano)s?|meses)\b"
)
_SINGLE = re.compile(
    r"\b(?:(?P<fraction>half an|media) (?P<hours1>hour|hora)|(?:an|una) (?P<hours2>hour|hora)(?P<more> and a half"
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
    r"|mas tarde|atras\b|antes\b|de edad|of age|from now|away\b|into\b|a (?:week|day|month|year)|al (?:dia|mes)"
    r"|per\b|por (?:dia|mes)|of (?:each other|one another)\b|apart\b)"
)
_NO_DURATION_BEFORE = re.compile(
    r"\b(?:past|last|next|previous|first|ultim[oa]s|proxim[oa]s|hace|aged?|edad de|tenia|tiene|de|every|cada"
    r"|within|the age of|turned"
    r"|cumpl\w+|hacia)(?: (?:about|some|at least|unos|unas|casi|mas de))?\s+$"
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
_NEXT = 16  # characters behind `a nine-hour` within which it is said what lasted
_REACH = 90


def durations(text: str) -> Iterator[Amount]:
    """The durations that a folded sentence tells, in order; ages, and times that are counted from now, are none."""
    if not _ANY_UNIT.search(text):
        return
    for number in ranged(text, list(numerals(_loosened(text)))):
        match = _BEHIND.match(text, number.end)
        if match is None:
            continue
        unit = next(name for name in _UNITS if match[name])
        if _lasting(text, number.start, match.end(), unit, compound="-" in match[0][:3]):
            value = number.value + (0.5 if match["half"] else 0)
            found = _amount(value, unit, text, number.start, match.end(), number.least)
            if found.of is not None or unit != "years":  # `twenty years of work` lie outside the event
                yield found
    for single in _SINGLE.finditer(text):
        unit = _OTHER.get(single["other"] or "", "hours")
        if _lasting(text, single.start(), single.end(), unit, compound=False) or single["other"]:
            value = 0.5 if single["fraction"] else 1.5 if single["more"] else 1
            yield _amount(value, unit, text, single.start(), single.end(), None)


def _loosened(text: str) -> str:
    """`a nine-hour siege`: the hyphen hides the number from those who count people."""
    return re.sub(r"-(?=(?:year|month|day|hour|minute|week|second)s?\b)", " ", text)


def _lasting(text: str, start: int, end: int, unit: str, *, compound: bool) -> bool:
    if compound:
        return not re.match(r"[\s-]{0,3}old\b", text[end:])
    before, behind = text[max(0, start - 40) : start], text[end : end + 40]
    if re.search(r"\b(?:for|lasted|durante|duro|por)(?: \w+){0,2} $", before) and not _PASSED.search(before):
        return not re.match(r"\s*(?:old|ago)\b", behind)
    if _NO_DURATION.search(behind) or (
        _NO_DURATION_BEFORE.search(before) and not re.search(r"despues de|luego de", before)
    ):
        return bool(re.search(r"(?:pena|condena|sentence|term) (?:de|of)\s+$", before))
    if unit in ("years", "months") and _GIVEN.search(before):
        return True
    if unit == "years" and re.search(r"\bof\s+$|\ba\s+$|\bto\s+$|\bin\s+$", before):
        return bool(re.search(r"sentenc|condena|prison|jail|term|carcel|prision", before + behind))
    if _MASTERED.search(before) or _DUE.search(before) or _PUT_OFF.search(before) or _MORE.match(behind):
        return True
    if re.search(r"(?<!over )(?<!done )\bin\s+$", before):  # `the third blaze in two weeks`
        return False
    return bool(_LASTING_BEFORE.search(before) or _LASTING_AFTER.match(behind))


@lru_cache(maxsize=64)  # most sentences with a unit of time tell no duration; some tell several
def _told(text: str) -> tuple[Happening, ...]:
    return tuple(happenings(text))


def _amount(value: float, unit: str, text: str, start: int, end: int, least: float | None) -> Amount:
    told = _told(text)
    behind = [h for h in told if end <= h.start <= end + _NEXT]
    named = behind[:1] if "-" in text[start:end] else []
    found = named[0] if named else nearest(list(told), start, end, _REACH, lasting=True)
    name = "sentence" if unit == "years" and _GIVEN.search(text, 0, start) else found.name if found else None
    whole = int(value) if value == int(value) else value
    return Amount(whole, unit, name, start, end, least)
