"""Patterns of dates of events in five languages, and the calendar day that each means."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Sequence
from datetime import date, timedelta

from dossier import lazy_re as re
from dossier.authority import calendar_names
from dossier.authority.calendar_names import months, weekdays
from dossier.authority.knowledge import pattern

# By language, so that no month of one (`out`, `set`, `mars`) is a word of another
_MONTHS = {language: months(language) for language in ("pt", "fr", "de")}
_WEEKDAYS = {language: weekdays(language) for language in ("pt", "fr", "de")}
MONTHS = {name: number for names in (calendar_names.MONTHS, *_MONTHS.values()) for name, number in names.items()}
WEEKDAYS = {name: number for names in (calendar_names.WEEKDAYS, *_WEEKDAYS.values()) for name, number in names.items()}
_MONTH, _WEEKDAY = "|".join(calendar_names.MONTHS), "|".join(calendar_names.WEEKDAYS)
_YEAR = r"(?:19|20)\d\d"
_DAY = pattern(
    rf"\b(?:(?:(?:{_WEEKDAY})\b,? (?:<determiners/definite_article> )?)?(?:(?P<m1>{_MONTH})\.? (?P<d1>\d{{1,2}})(?:st"
    rf"|nd|rd|th)?(?!\d|:)(?:,? (?P<y1>{_YEAR})\b)?|(?P<d2>\d{{1,2}})(?:st|nd|rd|th)?(?: (?:de|of))? (?P<m2>"
    rf"{_MONTH})\b(?:,?(?: del?)? (?P<y2>{_YEAR})\b)?)|(?P<weekday>{_WEEKDAY})\b(?:['’]s)?"
    "|(?P<near><relative_days/day>))"
)
_NEAR = {
    "yesterday": 1, "ayer": 1, "anoche": 1, "last night": 1, "anteayer": 2, "ontem": 1, "anteontem": 2, "hier": 1,
    "avant-hier": 2, "gestern": 1, "vorgestern": 2,
}  # fmt: skip


def _elsewhere(language: str, before: str, behind: str, near: str) -> re.Pattern[str]:
    """The pattern of dates; `before` matches between weekday and day number, `behind` between that and the month."""
    month, weekday = "|".join(_MONTHS[language]), "|".join(_WEEKDAYS[language])
    return re.compile(
        rf"\b(?:(?:(?:{weekday})\b,? ?(?:{before})?)?(?P<d2>\d{{1,2}}){behind}(?P<m2>{month})\b"
        rf"(?:(?: de)? (?P<y2>{_YEAR})\b)?(?P<m1>(?!))?(?P<d1>(?!))?(?P<y1>(?!))?"
        rf"|(?P<weekday>{weekday})(?=\b|abend|nacht|nachmittag|morgen|fruh|mittag|vormittag)|(?P<near>{near})\b)"
    )


_DAYS = {
    "pt": _elsewhere("pt", "dia ", r"º? de ", r"ontem|anteontem|hoje|esta (?:manha|tarde|madrugada)"),
    "fr": _elsewhere("fr", "le ", r"(?:er)? ", r"(?<!avant-)hier|avant-hier|aujourd['’]hui|ce matin|cet apres-midi"),
    "de": _elsewhere("de", "(?:dem|den|der) ", r"\. ?", r"gestern|vorgestern|heute"),
}

_LEAP = 2024  # a year that has every day
_YEARLESS = re.compile(r"--(?P<month>0[1-9]|1[0-2])-(?P<day>0[1-9]|[12]\d|3[01])")
_LATE = pattern(r"\b<times_of_day/late>\b|\wnacht\b")
_EARLY = pattern(
    r"\b<times_of_day/early>\b|\b(?:noche|noite|nuit) (?:de |del |du )\w+ (?:al?|au|para) |\bnacht (?:zum"
    r"|auf(?: den)?) |\wfruh\b|\b[1-5] ?h(?:\b|eures?)|\b(?:first|premieres?|primeir[oa]s) (?:minutes?"
    r"|hours?|heures|minutos|horas) of\b"
)
_NIGHT_OF = re.compile(r"\bnuit (?:de|du) $")  # `dans la nuit de lundi à mardi`
_EVENING = re.compile(r"\b(?:evening|soir|soiree|abend)\b|\wabend\b")
_ZONE = pattern(r"\b[ap]\.?m\.?,? [ecmp][sd]?t\b|\b<times_of_day/zone>\b")
_BEFORE, _BEHIND, _AROUND = 30, 25, 60


def day_pattern(language: str | None) -> re.Pattern[str]:
    """What finds days in a folded text."""
    return _DAYS.get(language or "", _DAY)


def of_the_night(text: str, match: re.Match[str]) -> str:
    """`late` for the night after the day, `early` for that before it, `late early` for either, `evening`, or by day."""
    before, behind = text[max(0, match.start() - _BEFORE) : match.start()], text[match.end() : match.end() + _BEHIND]
    around = before + match.group() + behind
    found = [name for name, words in (("late", _LATE), ("early", _EARLY)) if words.search(around)]
    if _NIGHT_OF.search(before):
        found = ["late"]
    return " ".join(found) or ("evening" if _EVENING.search(around) else "")


def is_zoned(text: str, match: re.Match[str]) -> bool:
    """Whether the hour near the day is given in a place's time zone, in which it may be another day."""
    return _ZONE.search(text, max(0, match.start() - _AROUND), match.end() + _AROUND) is not None


def nearby_year(match: re.Match[str], days: Sequence[re.Match[str]]) -> str | None:
    """The year of another day of the same month in the sentence: `killed on June 24, 2005, after a June 20 robbery`."""
    month = match["m1"] or match["m2"]
    years = {day["y1"] or day["y2"] for day in days if month and MONTHS.get(day["m1"] or day["m2"]) == MONTHS[month]}
    return next(iter(years - {None}), None) if len(years - {None}) == 1 else None


def resolved(match: re.Match[str], base: date | None, nearby: str | None) -> tuple[str | None, date | None]:
    """The day as ISO 8601; `--MM-DD` or the weekday's name where the year or the report's own date is not known."""
    if match["near"]:
        day = base - timedelta(_NEAR.get(match["near"], 0)) if base else None
        return (day.isoformat() if day else None), day
    if match["weekday"]:
        number = WEEKDAYS[match["weekday"]]
        day = base - timedelta((base.isoweekday() - number) % 7) if base else None
        return (day.isoformat() if day else weekday_name(number)), day
    month = MONTHS[match["m1"] or match["m2"]]
    number = int(match["d1"] or match["d2"])
    year = match["y1"] or match["y2"] or nearby
    return _of_year(month, number, int(year) if year else None, base)


def _of_year(month: int, number: int, year: int | None, base: date | None) -> tuple[str | None, date | None]:
    if year is None and base is None:
        return (f"--{month:02}-{number:02}", None) if 1 <= number <= monthrange(_LEAP, month)[1] else (None, None)
    try:
        day = date(year or (base.year if base else 0), month, number)
    except ValueError:
        return None, None
    if year is None and base is not None and day > base + timedelta(1):  # written in January of a day in December
        day = day.replace(year=day.year - 1) if (month, number) != (2, 29) else day
    return day.isoformat(), day


def in_year(yearless: str, near: date | None) -> date | None:
    """`--MM-DD` in the year in which it is as close as can be to another day; None for what is no such day."""
    found = _YEARLESS.fullmatch(yearless)
    if found is None:
        return None
    month, number = int(found["month"]), int(found["day"])
    years = range(near.year - 1, near.year + 2) if near else (_LEAP,)
    days = [date(year, month, number) for year in years if number <= monthrange(year, month)[1]]
    return min(days, key=lambda day: abs(day - near) if near else timedelta(0), default=None)


def weekday_name(number: int) -> str:
    """In English, as values have it."""
    return next(name for name, known in calendar_names.WEEKDAYS.items() if known == number).capitalize()
