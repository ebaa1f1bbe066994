"""Reads datelines in Cyrillic, Arabic, Chinese, Japanese and Korean letters in the forms of agencies that are listed.

What names no listed agency is read by `dateline_scripts`.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from dossier.model.evidence import Span
from dossier.reading.rules.dateline_form import Form
from dossier.reading.rules.dateline_place import FoundDateline, resolve
from dossier.reading.rules.dates import FoundDate, first_date
from dossier.reading.rules.outlets import Outlets
from dossier.reading.rules.places import Gazetteer
from dossier.reading.words.months import MONTH_PATTERN
from dossier.reading.words.script import WIDE_LETTERS

__all__ = ["in_letters", "letters_form", "run_in_reporter"]

_REACH = 160  # no dateline is longer than this
_FIRST = "\u0400"  # the first of the letters that are read here; brackets of Chinese stand behind it, too
_LATIN = "([〔"  # and these may open one
_NAMES = 4  # letters of a name in Chinese at most
_TOWN = 6  # letters of a town's
_UP, _LOW = "А-ЯЁІЇЄҐЂЈЉЊЋЏЎӘӨҮҰҚҒҢҲ", "а-яёіїєґђјљњћџўәөүұқғңһҳ"
_WORD = rf"[{_UP}][{_UP}{_LOW}]*(?:-(?:на-)?[{_UP}{_LOW}]+)*"
_DAY = rf"\d{{1,2}}\.?\s+(?i:{MONTH_PATTERN})\b\.?(?:,?\s+\d{{4}}\b(?:\s?(?:года?\b|року\b|годи́?на\b|[гр]\.))?)?"
_TIME = r"(?:,?\s+(?:в\s+)?\d{1,2}[:.]\d\d)?"
_SOURCE = (
    r"(?:/\s?(?P<slash>[^/\n]{2,60}?)\s?/|\((?P<bracket>[^()\n\d]{2,40})\)"
    rf"|(?P<plain>[{_UP}A-Z«][\w.»-]*(?: [{_UP}A-Z«][\w.»-]*){{0,2}}?)"
    rf"(?:,\s{_WORD}\s{_WORD}|\s?/\s?{_WORD}(?:\s{_WORD})?/?)?)"
)
_ENDS = rf"(?:\s*\.?\s*[-–—]\s+|\s*[.:]\s+|(?<=[/)])\s+)(?=[\"«„“(]?[{_UP}A-Z\d])"
_ARABIC = r"[\u0621-\u064a\u064b-\u0652\u066e-\u06d3]+"
_OTHER_YEAR = rf"\d{{1,2}}\s+{_ARABIC}(?:\s{_ARABIC})?\s+1[34]\d\d\s*ه\w*\s*[,،]?\s*(?:الموافق(?:\s+لـ?)?\s+)?"
_ARABIC_DAY = (
    rf"(?:في\s+)?(?:{_OTHER_YEAR})?(?P<date>\d{{1,2}}\s?[-/.]\s?\d{{1,2}}\s?[-/.]\s?\d{{4}}|\d{{1,2}}\s+(?:{MONTH_PATTERN})\b"
    rf"(?:\s?[/(]?\s?(?:{MONTH_PATTERN})\b\)?)?(?:[,،]?\s+\d{{4}}\b)?)(?:\s?م\b)?"
)
_REPORTER = re.compile(r"[记記]者\s?")
_HOUSES = r"(?:通讯社|通訊社|社|网|網|报|報|台|客户端|时报|日报)"


def in_letters(text: str, start: int, end: int) -> FoundDateline | None:
    """The dateline with a listed agency, in one of these scripts, that `text[start:end]` opens with."""
    form = letters_form(text, start, end)
    house = Outlets.standard().by_name(text[slice(*form.agency)]) if form and form.agency else None
    if form is None or house is None:
        return None
    found = resolve(form, None)
    sure = found.listed or house.wire or form.date is not None
    return replace(found, bracket=form.agency) if sure else None


def letters_form(text: str, start: int, end: int) -> Form | None:
    """The dateline-like opening of `text[start:end]` if it is in one of these scripts, not yet judged."""
    first = text[start : start + 1]
    if first < _FIRST and first not in _LATIN and not (first.isdigit() or first == '"'):
        return None
    stop = min(end, start + _REACH)
    opening = text[start : min(stop, start + 12)]
    if opening.isascii():
        return None
    letter = next((c for c in opening if c.isalpha()), "")
    if "\u0400" <= letter < "\u0530":
        return _cyrillic(text, start, stop)
    if "\u0600" <= letter < "\u0700":
        return _arabic(text, start, stop)
    return _wide(text, start, stop) if letter >= "\u3040" else None


@cache
def _cyrillic_shapes() -> tuple[re.Pattern[str], ...]:
    # Late, as all that follow: most texts are in Latin letters
    place = rf"(?:г\.\s?)?(?P<place>{_WORD}(?: {_WORD}){{0,2}}?)(?: \([^()\d\n]{{3,30}}\))?"
    return (
        # "МОСКВА, 3 мар – РИА Новости.", "Москва. 3 марта. ИНТЕРФАКС -", "МОСКВА, 3 марта. /ТАСС/."
        re.compile(rf"{place}[.,]\s+(?P<date>{_DAY}){_TIME}[.,]?(?:\s*[-–—]?\s*{_SOURCE})?{_ENDS}"),
        # "3 марта, Минск /Корр. БЕЛТА/."
        re.compile(rf"(?P<date>{_DAY})[.,]?\s+{place}[.,]?(?:\s*[-–—]?\s*{_SOURCE})?{_ENDS}"),
        # "БИШКЕК (АКИpress) –", "АСТАНА. КАЗИНФОРМ –", "ТАШКЕНТ – Sputnik."
        re.compile(rf"{place}(?P<date>)[.,]?\s*(?:[-–—]\s*)?{_SOURCE}{_ENDS}"),
    )


def _cyrillic(text: str, start: int, stop: int) -> Form | None:
    for shape in _cyrillic_shapes():
        if (match := shape.match(text, start, stop)) is None:
            continue
        agency = next((match.span(name) for name in ("slash", "bracket", "plain") if match[name]), None)
        if agency is not None:
            agency = _listed_in(text, *agency) or agency
        return _form(match, first_date(text, *match.span("date")) if match["date"] else None, agency)
    return None


def _listed_in(text: str, start: int, end: int) -> tuple[int, int] | None:
    """The agency among words such as "Корр. ТАСС Ада Руис"."""
    for word in re.finditer(r"[^\s.,]+", text[start:end]):
        if Outlets.standard().agency(word.group()):
            return start + word.start(), start + word.end()
    return None


@cache
def _arabic_shape() -> re.Pattern[str]:
    return re.compile(
        rf"\(?(?P<place>{_ARABIC}(?: {_ARABIC}){{0,3}}?)(?:\s?[,،/-]\s?|\s+)(?:(?:-\s?)?{_ARABIC_DAY})?"
        r"(?:\s*[-–—/.,،]?\s*(?:[(/]\s?(?P<agency>[^()/\n\d]{2,30}?)\s?[)/]|(?P<plain>[^\d\n():،–—-]{2,25}?)))?"
        r"(?:\s*[-–—]{1,2}\s*|\s*[:.]\s|\s*\n|(?<=[)/])\s+)"
    )


def _arabic(text: str, start: int, stop: int) -> Form | None:
    match = _arabic_shape().match(text, start, stop)
    if match is None:
        return None
    date = first_date(text, *match.span("date"), day_first=True) if match["date"] else None
    agency = match.span("agency") if match["agency"] else None
    if match["plain"] and match["plain"].strip():
        lead = len(match["plain"]) - len(match["plain"].lstrip(" -–—/"))
        agency = match.start("plain") + lead, match.start("plain") + len(match["plain"].rstrip())
        if Outlets.standard().by_name(text[slice(*agency)]) is None:
            return None  # as in prose
    return _form(match, date, agency)


@cache
def _wide_shapes() -> tuple[re.Pattern[str], ...]:
    letter, opens, closes = f"[{WIDE_LETTERS}]", r"[（(【\[［〔]?", r"[）)】\]］〕]?"
    day = r"(?P<date>(?:\d{4}年)?(?:\d{1,2}月)?\d{1,2}日)"
    return (
        # "新华社昆明3月27日电", "（中央社記者王小明台北3日電）"
        re.compile(
            rf"{opens}据?(?P<agency>{letter}{{1,8}}?{_HOUSES})(?:(?:记者|記者)?(?P<run>{letter}{{2,12}}?))"
            rf"(?:\s?{day})(?:综合)?[专專综]?[电電讯訊](?:\s?[（(][^（）()\n]{{2,40}}[）)])?{closes}(?:\s?[（(][^（）()\n]{{2,40}}[）)])?[：:\s—-]*"
        ),
        # "(서울=연합뉴스)", "【カイロ共同】", "[東京 3日 ロイター]"
        re.compile(
            rf"[（(【\[［](?P<run>{letter}{{2,12}}?)\s?(?:=|＝|\s)?\s?(?:{day})?\s?(?P<agency>(?:{letter}|[A-Za-z]){{2,10}})"
            r"[）)】\]］]\s*(?:[-–—=]\s*)?"
        ),
    )


def _wide(text: str, start: int, stop: int) -> Form | None:
    for shape in _wide_shapes():
        if (match := shape.match(text, start, stop)) is None:
            continue
        place = _town_in(text, *match.span("run"))
        agency = match.span("agency") if match["agency"] else None
        if place is None or (agency and shape is _wide_shapes()[-1] and not _is_outlet(text, *agency)):
            continue
        date = _wide_day(match) if match["date"] else None
        until = max(place[1], match.end("date") if date else 0)
        return Form(place[0], until, match.end(), text[slice(*place)], (), date, agency, False, "dash")
    return None


def _is_outlet(text: str, start: int, end: int) -> bool:
    return Outlets.standard().by_name(text[start:end]) is not None


def _town_in(text: str, start: int, end: int) -> tuple[int, int] | None:
    """The listed town with which a run of letters ends, behind a name at most: "王小明台北"."""
    for size in range(min(_TOWN, end - start), 1, -1):
        if end - size - start > _NAMES:
            continue
        if Gazetteer.standard().find(text[end - size : end]) is not None:
            return end - size, end
    return None


def _wide_day(match: re.Match[str]) -> FoundDate | None:
    """ "3月27日", "2019年3月27日"; a day alone tells no date."""
    numbers = [int(number) for number in re.findall(r"\d+", match["date"])]
    if len(numbers) < 2:
        return None
    *year, month, day = numbers
    sound = 1 <= month <= 12 and 1 <= day <= 31
    return FoundDate(*match.span("date"), year[0] if year else None, month, day) if sound else None


def _form(match: re.Match[str], date: FoundDate | None, agency: tuple[int, int] | None) -> Form:
    ends = [match.end("place"), *([match.end("date")] if date else ()), *([agency[1]] if agency else ())]
    stop = max(ends)
    stop += match.string[stop : stop + 1] in (")", "/") and agency is not None and stop == agency[1]
    start = (
        min(match.start("place"), date.start) if date and date.start < match.start("place") else match.start("place")
    )
    place = " ".join(match["place"].split())
    return Form(start, stop, match.end(), place, (), date, agency, False, "dash")


def run_in_reporter(text: str, start: int, form: Form) -> Span | None:
    """The name that runs into the town of a dateline in Chinese: "（中央社記者王小明台北3日電）"."""
    lead = _REPORTER.search(text, start, form.start)
    if lead is None or not 2 <= form.start - lead.end() <= _NAMES:
        return None
    return Span(lead.end(), form.start) if text[lead.end() : form.start].isalpha() else None
