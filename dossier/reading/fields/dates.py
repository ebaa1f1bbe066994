"""Finds dates as news writes them, in twenty languages, with the words that say them."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.month_forms import (
    MONTH_NAMES,
    MONTH_PATTERN,
    MONTHS,
    WEEKDAY_NAMES,
    WEEKDAY_PATTERN,
    alternation,
    bare,
)
from dossier.model.claims import Precision
from dossier.reading.fields.dates_elsewhere import in_our_digits, may_have_other_calendar, other_calendar_dates
from dossier.reading.fields.zones import offset


@dataclass(frozen=True, slots=True)
class FoundDate:
    """A date and the span of its words; `year` is `None` if they name none."""

    start: int
    end: int
    year: int | None
    month: int | None
    day: int | None
    time: str = ""  # "T14:05", with offset where the words give one

    @property
    def value(self) -> str:
        """ISO 8601 at its precision; `--MM-DD` without a year."""
        if self.month is None:
            return f"{self.year:04d}"
        year = f"{self.year:04d}" if self.year is not None else "-"
        if self.day is None:
            return f"{year}-{self.month:02d}"
        return f"{year}-{self.month:02d}-{self.day:02d}{self.time}"

    @property
    def date(self) -> str:
        """The value without the time of day."""
        return self.value.partition("T")[0]

    @property
    def precision(self) -> Precision:
        if self.time:
            return "minute"
        if self.day is not None:
            return "day"
        return "month" if self.month is not None else "year"


_MONTH = rf"(?P<month>{MONTH_PATTERN})\b\.?"
_SECOND = r"(?:\s?[/(]\s?[\u0621-\u064a][\u0621-\u064a ]{1,13}\)?(?=\s(?:19|20)\d\d))?"  # the Arab month's other name
_DAY = r"(?P<day>0?[1-9]|[12]\d|3[01])"
_FULL = r"(?:(?:19|20)\d\d|(?:1[678]|21)\d\d(?!\sGMT|\sUTC))"  # "Aug 22 1630 GMT" names no year
_YEAR = rf"(?P<year>{_FULL})"
_YEAR2 = rf"(?P<year>{_FULL}|'?\d\d(?![\d:.,]\d|\d|\s*(?:h|:|%|am\b|pm\b)))"
_WEEKDAY = rf"(?:(?:{WEEKDAY_PATTERN})\b\.?,?\s+(?:(?:den|le|día|dia|d\.)\s+)?)?"
_CLOCK = (
    # "Sunday, 3 March 2019. 22:15", at the end of a line's words
    r"(?:(?:\s*[,|·•@T/–(-]\s*|\.\s+(?=\d{1,2}:\d\d)|\.\s+(?=\d{1,2}[:h]\d\d\s*(?:hs?|[ap]\.?\s?m\.?)?\s*(?:\n|$))"
    r"|,?\s+(?:at|a\s+l[ae]s|[aàá]s|à|um|h|alle(?:\s+ore)?|ore|om|klo|kl\.?|o|v|godz\.?|в)\s+|\s+"
    r"|(?<=\d{4})(?=\d{1,2}:[0-5]\d))"  # "March 3, 20197:05"
    r"(?P<hour>[01]?\d|2[0-3])\s?(?:(?::\s?|h\s?|\.|(?<=\d\d)(?=\d\d\s(?:GMT|UTC|hrs|local)\b))(?P<minute>[0-5]\d))"
    r"(?::[0-5]\d(?:\.\d+)?)?(?:\s*(?:h|hs|hrs|uhr|local)\b\.?)?"
    r"\s*(?P<half>[ap]\.?\s?m\b\.?)?\s*(?P<zone>Z\b|[+-](?:0\d|1[0-4]):?[0-5]\d\b|(?:GMT|UTC)\s?[+-]\d{1,2}(?::?[0-5]\d)?\b|(?:[A-Z]{3,4})\b)?)?"
)
_CLOCK_BEFORE = (
    r"(?=\d)(?<![\d:.])(?P<hour>[01]?\d|2[0-3])(?:[:.]|\s?h\s?)(?P<minute>[0-5]\d)\s*(?P<half>[ap]\.?m\.?)?\s*(?P<zone>[A-Z]{3,4})?"
    r"(?:\s*[,·•|]\s*|\s+[–-]\s+|\s+)(?:(?:on|le|el)\s+)?"
)
# Or in capitals behind a small letter, as pages copy whose parts are boxes: "Ada RuizMarch 3, 2019"
_GLUED = "(?-i:(?<=[a-zà-ÿ])(?=[A-Z]))"
_OPEN = rf"(?:(?<![\w-])|{_GLUED})"
_CLOCKED = r"\d(?:[:.]|\s?h\s?)[0-5]\d"
_STARTS = "".join(sorted({name[0] for name in WEEKDAY_NAMES}))
_INITIALS = "".join(sorted({name[0] for name in MONTH_NAMES}))
_BARE, _BEHIND, _BEFORE = range(3)  # dates without a month's name, with one behind the day, with one before it
# Which kind each of the forms below is, and a quick test for what it must hold besides numbers and a month.
_MARKS = (
    (_BARE, ""), (_BEHIND, ""), (_BEFORE, ""), (_BARE, ""), (_BARE, r"\d/\d\d(?!\d)"),
    (_BARE, r"\.\d\d\.\d\d(?!\d)"), (_BEFORE, ""), (_BEHIND, _CLOCKED), (_BEFORE, _CLOCKED), (_BARE, "GMT|UTC"),
    (_BEHIND, r"\d{6}\s"), (_BARE, "AP-"),
    (_BARE, r"\d[-/. ](?-i:[IVX]{1,4})[-/. ]\d"), (_BARE, "[年년]"),
)  # fmt: skip
# Most look first at the letter that they begin with: others are passed over faster so.
_FORMS = tuple(
    (re.compile(form, re.I), kind, re.compile(mark, re.I) if mark else None)
    for (kind, mark), form in zip(
        _MARKS,
        (
            # 2019-03-03, 2019/3/3, 2019.03.03, 2019. 03. 03., with a time
            rf"(?=\d)(?<![\d-]){_YEAR}(?P<sep>[-/]|\.\s?)(?P<month>0?[1-9]|1[0-2])(?P=sep){_DAY}(?!\d){_CLOCK}",
            # 3 March 2019, 3. März 2019, 3 de marzo de 2019, 1er mars 2019, 13 JAN 90, 23 may, 3.mar.2019
            rf"(?=[\d{_STARTS}])(?<![\d.,:]){_WEEKDAY}{_DAY}(?:st|nd|rd|th|er|º|ª|°|\.)?(?:\s+(?:de\s+|of\s+|d')?|-|/|(?<=\.)){_MONTH}"
            rf"{_SECOND}(?:(?:\s*,\s*|\s+(?:del?\s+(?:año\s+)?|of\s+)?|-|/|(?<=[a-zç]\.)){_YEAR2})?{_CLOCK}",
            # March 3, 2019; March 3rd 2019; Mar. 3
            rf"(?=[{_STARTS}{_INITIALS}]){_OPEN}{_WEEKDAY}{_MONTH}(?:\s+|(?<=\.)(?=\d\d?(?![.:]\d))){_DAY}(?:st|nd|rd|th)?(?![\d:]|[/.-]\d\d?[/.-]\d\d)(?:(?:\s*,\s*|\s+"
            rf"|,\s*of\s+|\s+del?\s+){_YEAR}(?:(?!\d(?!\d?:[0-5]\d))|(?=\d{{1,5}}(?:\n|$))))?{_CLOCK}",
            # 03/04/2019, 3.4.2019, 3. 4. 2019, 03-04-2019
            rf"(?=\d)(?<![\d./])(?<!\d-)(?P<first>0?[1-9]|[12]\d|3[01])(?P<sep>[-/]|\.\s?)(?P<second>0?[1-9]"
            rf"|[12]\d|3[01])(?P=sep){_YEAR}(?!\d){_CLOCK}",
            # 11/19/19
            rf"(?=\d)(?<![\d./-])(?P<first>0?[1-9]|[12]\d|3[01])(?P<sep>/)(?P<second>0?[1-9]|[12]\d|3[01])/(?P<year>\d\d)"
            rf"(?![\d/.-]){_CLOCK}",
            # 19.11.19
            rf"(?=\d)(?<![\d.,:/-])(?P<first>0[1-9]|[12]\d|3[01])(?P<sep>\.)(?P<second>0[1-9]|1[0-2])\.(?P<year>\d\d)"
            rf"(?![\d/-]|\.\d){_CLOCK}",
            # March 2019, marzo de 2019
            rf"(?=[{_INITIALS}])(?<![\w-])(?<!\d\s){_MONTH},?\s+(?:del?\s+|of\s+)?{_YEAR}(?!\d)",
            # 8:00AM GMT 30 Jan 2014, 16h52 | 7 février 2013; 4:51 PM · May 3, 2022
            rf"{_CLOCK_BEFORE}{_WEEKDAY}{_DAY}(?:st|nd|rd|th|er|º|\.)?\s+(?:de\s+)?{_MONTH},?\s+(?:de\s+)?{_YEAR}(?!\d)",
            rf"{_CLOCK_BEFORE}{_WEEKDAY}{_MONTH}\s+{_DAY}(?:st|nd|rd|th)?,?\s+{_YEAR}(?!\d)",
            # 14-01-93 1622GMT, and the German agencies' 051118 Okt 21: day, hour, minute
            r"(?=\d)(?<![\d-])(?P<day>0[1-9]|[12]\d|3[01])-(?P<month>0[1-9]|1[0-2])-(?P<year>\d\d)\s+(?P<hour>[01]\d|2[0-3])"
            r"(?P<minute>[0-5]\d)\s?(?P<zone>GMT|UTC)",
            rf"(?=\d)(?<!\d)(?P<day>0[1-9]|[12]\d|3[01])(?P<hour>[01]\d|2[0-3])(?P<minute>[0-5]\d)\s+{_MONTH}\s+(?P<year>\d\d)(?!\d)",
            # The Associated Press's stamp below a story: AP-NY-03-03-99 1435EST
            r"\bAP-[A-Z]{2}-(?P<month>0[1-9]|1[0-2])-(?P<day>[0-3]\d)-(?P<year>\d\d)\b(?: \d{4}[A-Z]{3})?",
            # 13/XI/2024, 13.XI.2024, 13 XI 2024
            rf"(?=\d)(?<![\d./-]){_DAY}(?P<sep>[-/. ])(?P<roman>(?-i:I{{1,3}}|IV|VI{{0,3}}|I?X|XI{{1,2}}))(?P=sep)"
            rf"{_YEAR}(?!\d){_CLOCK}",
            # 2019年3月3日, 2019年（平成31年）3月3日, 平成31年3月3日
            r"(?:(?P<year>\d{4})|(?P<era>令和|平成|昭和)(?P<count>\d{1,2}))\s?[年년](?:\s?[（(][^（）()\n]{2,8}[）)])?"
            r"\s?(?P<month>\d{1,2})\s?[月월]\s?(?P<day>\d{1,2})\s?[日일]"
            r"(?:\s*(?P<hour>[01]?\d|2[0-3])\s?(?:[:：]|[时時시]\s?)(?P<minute>[0-5]\d)[分분]?(?::[0-5]\d)?)?",
        ),
        strict=True,
    )
)
# CST, IST and their like name several offsets; a time with one of them is kept without offset.
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
_ERAS = {"令和": 2018, "平成": 1988, "昭和": 1925}  # the year before each Japanese era's first
_COMPACT = re.compile(r"(?<!\d)(?P<year>(?:19|20)\d\d)(?P<month>0[1-9]|1[0-2])(?P<day>0[1-9]|[12]\d|3[01])(?!\d)")
_EITHER_ORDER = re.compile(
    r"\d(?<!\d\d)\d?[/-]\d\d?[/-]\d\d"
)  # as a date is of which the day or the month may come first
_MAY_BE_EITHER = re.compile(
    r"(?<![\d./-])(?P<a>0?[1-9]|1[0-2])(?P<sep>[-/])(?!(?P=a)(?P=sep))(?:0?[1-9]|1[0-2])"
    r"(?:(?P=sep)(?:19|20)\d\d|/(?<=/\d\d/)\d\d)(?![\d/])"
)
_SHORT = re.compile(r"/\d\d/\d\d(?!\d)")
# The beginnings of all months' names, with a number before or behind as dates have it: hardly any prose gets past this.
_OPENINGS = rf"(?=[{_INITIALS}])" + alternation({name[:3] for name in MONTH_NAMES})
_MONTH_BEHIND = re.compile(rf"(?:st|nd|rd|th|er|º|ª|°|\.)?(?:\s+(?:de\s+|of\s+|d')?|-|/|(?<=\.)){_OPENINGS}", re.I)
_MONTH_BEFORE = re.compile(rf"(?:(?<!\w)|{_GLUED}){_OPENINGS}\w*(?: ال\w+)?(?:\.?,?\s+(?:del?\s+|of\s+)?|\.)$", re.I)
_MONTH_REACH = 40  # characters before a number in which its month begins
_GAP = 20  # blanks between columns: a month may be farther away there
_NUMBER = re.compile(r"\d+")
# What every date without a month's name has between two of its numbers
_MAY_BE_NUMBERED = re.compile(r"\d(?:\s?[-/.年년월月]\s?\d|年|[-/. ][IVX]{1,4}[-/. ]\d)|[Aa][Pp]-[A-Za-z]")
_MAY_HOLD = re.compile(r"\d")
# "March 4", "March 4, 1987", "23 may", "6 JUL 89"
_PLAIN = re.compile(
    rf"(?P<month>{MONTH_PATTERN})\.?\s(?P<day>[12]?\d)(?:,?\s(?P<year>(?:19|20)\d\d))?"
    rf"|(?P<first>[12]?\d)\s(?P<second>{MONTH_PATTERN})(?:\s(?P<last>(?:19|20)?\d\d))?",
    re.I,
)
_LONGEST_PLAIN = 20
_GOES_ON = re.compile(r"[\w.,:-]")  # a character before the date that belongs to it, or makes it something else


def full_year(digits: str) -> int:
    """Two digits as POSIX reads them: 69-99 are 1969-1999, 00-68 are 2000-2068."""
    number = int(digits.lstrip("'"))
    if number > 99:
        return number
    return number + (1900 if number >= 69 else 2000)


def find_dates(text: str, start: int = 0, end: int | None = None, day_first: bool | None = None) -> list[FoundDate]:
    """All dates in `text[start:end]`, in order, none overlapping; offsets are those of `text`.

    `day_first` says how 03/04/2019 is meant; `None`: such a date is left out unless one number is above 12.
    """
    stop = len(text) if end is None else end
    if _MAY_HOLD.search(text, start, stop) is None:
        return []
    if day_first is not None and _EITHER_ORDER.search(text, start, stop) is None:
        day_first = None  # it tells nothing, and who asks without it finds the same
    return list(_found(text, start, stop, day_first))


@lru_cache(maxsize=16)  # several readers try a line; few, for each keeps its whole text alive
def _found(text: str, start: int, stop: int, day_first: bool | None) -> tuple[FoundDate, ...]:
    kept: list[FoundDate] = []
    elsewhere = may_have_other_calendar(text, start, stop)
    dates = _elsewhere(text, start, stop, day_first) if elsewhere else _all(text, start, stop, day_first)
    for date in sorted(dates, key=lambda d: (d.start, -d.end)):
        if not kept or date.start >= kept[-1].end:
            kept.append(date)
    return tuple(kept)


def _elsewhere(text: str, start: int, stop: int, day_first: bool | None) -> Iterator[FoundDate]:
    """Finds the same dates, and those in other digits, scripts and calendars."""
    words = text[start:stop]
    for date in _all(in_our_digits(words), 0, len(words), day_first):
        yield replace(date, start=start + date.start, end=start + date.end)
    for first, last, day, time in other_calendar_dates(words):
        yield FoundDate(start + first, start + last, day.year, day.month, day.day, time)


def first_date(text: str, start: int = 0, end: int | None = None, day_first: bool | None = None) -> FoundDate | None:
    stop = len(text) if end is None else end
    plain = _plain(text, start, stop) if stop - start <= _LONGEST_PLAIN else None
    return plain or next(iter(find_dates(text, start, stop, day_first)), None)


def _plain(text: str, start: int, stop: int) -> FoundDate | None:
    """Reads the commonest form of a date in datelines; a fast path before all other forms."""
    match = _PLAIN.fullmatch(text, start, stop)
    if match is None or not 1 <= (day := int(match["day"] or match["first"])) <= 28:
        return None
    if start and _GOES_ON.match(text, start - 1):
        return None
    year = match["year"] or match["last"]
    month = MONTHS[bare(match["month"] or match["second"])]
    return FoundDate(start, stop, full_year(year) if year else None, month, day)


def parse_date(text: str, day_first: bool | None = None) -> FoundDate | None:
    """The date that `text` as a whole says (a machine's field, a line of its own), else `None`."""
    bounds = len(text) - len(text.lstrip()), len(text.rstrip())
    found = first_date(text, day_first=day_first)
    if found is None:
        return compact_date(text)
    rest = text[bounds[0] : found.start] + text[found.end : bounds[1]]
    return found if len(rest.strip(" ,.;|-–—")) <= 4 else None


def compact_date(text: str) -> FoundDate | None:
    """A date such as 20190303, as file names and addresses carry it."""
    match = _COMPACT.search(text)
    return _dated(match, int(match["year"]), int(match["month"]), int(match["day"])) if match else None


def _all(text: str, start: int, stop: int, day_first: bool | None) -> Iterator[FoundDate]:
    may_be = (_MAY_BE_NUMBERED.search(text, start, stop) is not None, *_month_positions(text, start, stop))
    for form, kind, mark in _FORMS:
        if not may_be[kind] or (mark is not None and mark.search(text, start, stop) is None):
            continue
        for match in form.finditer(text, start, stop):
            date = _read(match, day_first)
            if date is not None:
                yield date


def _month_positions(text: str, start: int, stop: int) -> tuple[bool, bool]:
    """Says if a month's name may follow a number, and if one may precede it: only there letters are searched."""
    behind = before = far = False
    for number in _NUMBER.finditer(text, start, stop):
        at, end = number.span()
        behind = behind or _MONTH_BEHIND.match(text, end, stop) is not None
        is_separate = at > start and (
            text[at - 1].isspace() or (text[at - 1] == "." and text[at - 2 : at - 1].isalpha())
        )
        if not before and is_separate:
            before = _MONTH_BEFORE.search(text, max(start, at - _MONTH_REACH), at) is not None
            far = far or text[max(start, at - _GAP) : at].isspace()
        if behind and before:
            break
    return behind, before or (behind and far)


def _read(match: re.Match[str], day_first: bool | None) -> FoundDate | None:
    parts = match.groupdict()
    if "first" in parts:
        return _numeric(match, day_first)
    month = parts.get("month") or parts["roman"]
    number = int(month) if month.isdigit() else MONTHS.get(bare(month)) or _ROMAN.index(month) + 1
    day = parts.get("day")
    year = parts["year"] if parts.get("era") is None else str(_ERAS[parts["era"]] + int(parts["count"]))
    return _dated(match, full_year(year) if year else None, number, int(day) if day else None)


def _numeric(match: re.Match[str], day_first: bool | None) -> FoundDate | None:
    """3/4/2019: a number above 12 is the day; else, with dots the day leads, as in German, or `day_first` decides."""
    first, second = int(match["first"]), int(match["second"])
    if second > 12 >= first:
        leads: bool | None = False
    else:
        leads = True if first > 12 or match["sep"][0] == "." or first == second else day_first
    if leads is None:
        return None
    day, month = (first, second) if leads else (second, first)
    return _dated(match, full_year(match["year"]), month, day)


def _dated(match: re.Match[str], year: int | None, month: int, day: int | None) -> FoundDate | None:
    """The date if the calendar has it (29 February counts where no year is named)."""
    if not 1 <= month <= 12 or not (day is None or 1 <= day <= 28 or 1 <= day <= monthrange(year or 2000, month)[1]):
        return None
    time, end = _clock(match) if day is not None and year is not None else ("", _before_clock(match))
    return FoundDate(match.start(), end, year, month, day, time)


def _before_clock(match: re.Match[str]) -> int:
    """The end of the date's own words, before a time of day."""
    ends = [match.end(name) for name in ("month", "roman", "day", "year", "second") if name in match.re.groupindex]
    end = max(ends)
    if "hour" not in match.re.groupindex or match["hour"] is None:
        return match.end()
    return end


def _clock(match: re.Match[str]) -> tuple[str, int]:
    """`T14:05` with an offset where one is named, and where its words end."""
    parts = match.groupdict()
    if parts.get("hour") is None:
        return "", match.end()
    hour, half = int(parts["hour"]), parts.get("half")
    if half:
        if hour > 12:
            return "", _before_clock(match)
        hour = hour % 12 + (12 if half[0] in "pP" else 0)
    zone, end = _zone(match)
    return f"T{hour:02d}:{parts['minute']}{zone}", end


def _zone(match: re.Match[str]) -> tuple[str, int]:
    named = match.groupdict().get("zone")
    if not named:
        return "", match.end()
    zone = offset(named)
    behind = match.start("zone") > match.start("year")
    return (zone, match.end()) if zone else ("", _end_without_zone(match) if behind else match.end())


def _end_without_zone(match: re.Match[str]) -> int:
    return len(match.string[: match.start("zone")].rstrip())


def is_ambiguous(text: str, start: int = 0, end: int | None = None) -> bool:
    """True if the text has a numeric date such as 03/04/2019, which may be in March or in April."""
    stop = len(text) if end is None else end
    stroke = text.find("/20", start, stop) >= 0 or text.find("/19", start, stop) >= 0  # found faster than a form of it
    has_separators = stroke or text.find("-20", start, stop) >= 0 or text.find("-19", start, stop) >= 0
    has_separators = has_separators or _SHORT.search(text, start, stop) is not None
    return has_separators and _MAY_BE_EITHER.search(text, start, stop) is not None
