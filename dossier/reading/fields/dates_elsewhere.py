"""Finds dates in other digits, scripts and calendars: "۲۴ مهر ۱۴۰۲", "15 ส.ค. 2566", "১২ আগস্ট ২০২৩", "3 במרץ 2023"."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache

from dossier import lazy_re as re
from dossier.authority.month_forms import HUNGARIAN

# Arabic, Persian, Devanagari, Bengali, Gujarati, Tamil, Telugu, Thai, wide: each the zero of ten in a row
_ZEROS = "\u0660\u06f0\u0966\u09e6\u0ae6\u0be6\u0c66\u0e50\uff10"
_DIGITS = {ord(zero) + n: str(n) for zero in _ZEROS for n in range(10)}
_FOREIGN_DIGIT = "".join(f"{zero}-{chr(ord(zero) + 9)}" for zero in _ZEROS)
_PERSIAN_DIGIT = "\u06f0-\u06f9"
# Months as our own calendar has them, a row a language; "/" parts spellings: Hebrew, Hindi, Marathi, Bengali, Urdu,
# Persian, Vietnamese
_OURS = """
ינואר פברואר מרץ/מרס אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר
जनवरी फरवरी/फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर/सितम्बर अक्टूबर/अक्तूबर नवंबर/नवम्बर दिसंबर/दिसम्बर
जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर
জানুয়ারি/জানুয়ারী ফেব্রুয়ারি/ফেব্রুয়ারী মার্চ এপ্রিল মে জুন জুলাই আগস্ট/আগষ্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর
جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر
ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر
tháng_1/tháng_01 tháng_2/tháng_02 tháng_3/tháng_03 tháng_4/tháng_04 tháng_5/tháng_05 tháng_6/tháng_06 \
tháng_7/tháng_07 tháng_8/tháng_08 tháng_9/tháng_09 tháng_10 tháng_11 tháng_12
"""
_SHORT_HUNGARIAN = "jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec."
_THAI = """
มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม
ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.
"""
_SOLAR = "فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی/دي بهمن اسفند"  # of Iran
_BUDDHIST = 543  # years that Thailand counts before ours
_SOLAR_LENGTHS = (31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29)
# Its first sign comes before all else: one set of signs is found six times as fast as either of several things
_MAY_BE = re.compile(
    rf"[{_FOREIGN_DIGIT}0-9/令平昭](?:(?<=[{_FOREIGN_DIGIT}])|(?<=[0-9])(?:[\d\s]?\s?ב?[\u05d0-\u05ea]{{3}}"
    r"|\s[\u0627-\u06cc\u0905-\u0939\u0985-\u09b9\u0e01-\u0e2e]|,? tháng \d"
    r"|\. ?(?:jan|feb|már|ápr|máj|jún|júl|aug|sze|okt|nov|dec))"
    r"|(?<=/)2[45]\d\d(?!\d)|(?:(?<=令)和|(?<=平)成|(?<=昭)和)\d)"
)
_CLOCK = r"(?P<hour>[01]?\d|2[0-3])\s?[:.]\s?(?P<minute>[0-5]\d)(?!\d)"
# Half of the day: in Arabic, Persian, Greek, and in our letters
_LATE = r"م(?:ساءً?)?|ظهرا|ب\.?ظ|بعد ?از ?ظهر|μ\.?μ|[pP]\.?[mM]"
_HALF = rf"(?:\s?(?:(?P<late>{_LATE})|ص(?:باحا?ً?)?|ق\.?ظ|صبح|π\.?μ|[aA]\.?[mM])\b\.?)?"
_AFTER = rf"(?:\s*(?:[,|–—-]|เวลา|ساعت|בשעה|lúc|को)?\s*{_CLOCK}{_HALF}(?:\s?น\.)?)?"
_BEFORE = rf"(?:(?<![\d:]){_CLOCK}\s*[,|–—-]?\s*)?".replace("hour", "early").replace("minute", "past")

_NOON = 12

OUR_MONTHS = {
    spelling: number
    for row in _OURS.strip().split("\n")
    for number, spellings in enumerate(row.split(), 1)
    for spelling in spellings.split("/")
    if "_" not in spelling
}

ForeignDate = tuple[int, int, date, str]  # span of the words, the day, "T14:05" or nothing


def may_have_other_calendar(text: str, start: int, stop: int) -> bool:
    """A quick test: False only if the text surely holds no such date."""
    return _MAY_BE.search(text, start, stop) is not None


def in_our_digits(text: str) -> str:
    """The words with 0 to 9 for other scripts' digits; each letter keeps its place."""
    return text.translate(_DIGITS)


def other_calendar_dates(text: str) -> Iterator[ForeignDate]:
    """Every such date."""
    plain = in_our_digits(text)
    months, form = _named()
    for match in form.finditer(plain):
        year, (month, calendar) = match["year"] or match["first"], months[match["month"] or match["second"]]
        day = _day(calendar, int(year), month, int(match["day"] or match["last"]))
        if day is not None:
            yield *match.span(), day, _time(match)
    for match in _NUMBERED.finditer(plain):
        solar = match["solar"] is not None
        if solar and not _IS_PERSIAN.match(text, match.start("solar")):
            continue  # 1445/3/1 in other digits is of the moon's calendar
        parts = (match["solar"], match["sm"], match["sd"]) if solar else (match["year"], match["m"], match["d"])
        day = _day("solar" if solar else "thai", *map(int, parts))
        if day is not None:
            yield *match.span(), day, _time(match)


def _time(match: re.Match[str]) -> str:
    """The time of day before the date or behind it."""
    hour = match["early"] or match["hour"]
    if not hour:
        return ""
    late = match["late"] and int(hour) <= _NOON
    return f"T{int(hour) % _NOON + _NOON if late else int(hour):02d}:{match['past'] or match['minute']}"


_IS_PERSIAN = re.compile(f"[{_PERSIAN_DIGIT}]{{4}}")
_NUMBERED = re.compile(
    rf"{_BEFORE}(?:(?<![\d/.-])(?P<solar>1[34]\d\d)/(?P<sm>0?[1-9]|1[0-2])/(?P<sd>0?[1-9]|[12]\d|3[01])"
    rf"|(?<![\d/.-])(?P<d>0?[1-9]|[12]\d|3[01])/(?P<m>0?[1-9]|1[0-2])/(?P<year>2[45]\d\d))(?!\d){_AFTER}"
)


@cache
def _named() -> tuple[dict[str, tuple[int, str]], re.Pattern[str]]:
    # Late: most reports are in letters that have none of these
    tables = (("ours", _OURS), ("thai", _THAI), ("solar", _SOLAR))
    months = {
        spelling.replace("_", " "): (number, calendar)
        for calendar, table in tables
        for row in table.strip().split("\n")
        for number, spellings in enumerate(row.split(), 1)
        for spelling in spellings.split("/")
    }
    months |= {name.replace("\u09df", "\u09af\u09bc"): month for name, month in months.items()}
    hungarian = {
        name: (number, "ours")
        for names in (HUNGARIAN, _SHORT_HUNGARIAN.split())
        for number, name in enumerate(names, 1)
    }
    some, others = ("|".join(sorted(map(re.escape, names), key=len, reverse=True)) for names in (months, hungarian))
    form = (
        rf"{_BEFORE}(?:(?<![\d:.])(?P<day>0?[1-9]|[12]\d|3[01])(?:\s|,\s)?ב?(?P<month>{some})"
        r"(?:\s*,\s*|\s+năm\s+|\s*)(?P<year>\d{4}|(?<=\.\s)\d\d)"
        rf"|(?<!\d)(?P<first>(?:19|20)\d\d)\.\s?(?P<second>{others})\s(?P<last>0?[1-9]|[12]\d|3[01])\.)(?!\d){_AFTER}"
    )
    return months | hungarian, re.compile(form)


def _day(calendar: str, year: int, month: int, day: int) -> date | None:
    """The day in our calendar; `None` where there is none, or where the year is no year of a report."""
    if calendar == "thai" and (year < 100 or year > 2400):
        year += (2500 if year < 100 else 0) - _BUDDHIST
    try:
        found = _of_sun(year, month, day) if calendar == "solar" and year < 1500 else date(year, month, day)
    except ValueError:
        return None
    return found if found is not None and 1700 <= found.year <= 2100 else None


def _of_sun(year: int, month: int, day: int) -> date | None:
    """The day of Iran's calendar, whose leap years come eight in 33: right for the years 1178 to 1633."""
    if not (1178 <= year <= 1633 and 1 <= day <= _SOLAR_LENGTHS[month - 1] + (month == 12)):
        return None
    past = year - 979
    days = 365 * past + past // 33 * 8 + (past % 33 + 3) // 4 + sum(_SOLAR_LENGTHS[: month - 1]) + day - 1
    return date(1600, 1, 1) + timedelta(days=days + 79)
