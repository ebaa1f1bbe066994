"""The forms of datelines in Cyrillic, Greek, Arabic, Hebrew, Hindi, Chinese, Japanese and Korean letters, as one table.

Each names its groups: `place` (in wide letters a name may run into it), `date`, the agency (`slash`, `bracket`, `bare`,
`house`), `stop` where its own words end, and `end` how it closes.
"""

from __future__ import annotations

import re
from functools import cache

from dossier.authority.month_forms import NEIGHBOURS_MONTHS, alternation
from dossier.reading.fields.dates_elsewhere import OUR_MONTHS
from dossier.reading.text_tools.script import WIDE_LETTERS

_FIRST = "\u0370"  # the first letter of these scripts: all that is before is Latin
_LAST_SPACED = "\u0980"  # before it come Greek, Cyrillic, Hebrew, Arabic and Hindi, which separate words by blanks
_FIRST_WIDE = "\u3040"
_BEFORE = "([〔"  # brackets that may precede those letters
_LOOK = 12  # characters within which the first letter has to come
_OPENS, _SHUTS = "（(【[［〔", "）)】]］〕"  # brackets of datelines in wide letters

_UP, _LOW = "А-ЯЁІЇЄҐЂЈЉЊЋЏЎӘӨҮҰҚҒҢҲΑ-ΩΆΈΉΊΌΎΏΪΫ", "а-яёіїєґђјљњћџўәөүұқғңһҳα-ωάέήίόύώϊϋΐΰ"
# Letters without capitals: Arabic with Persian's hidden gap, Hebrew, Devanagari
_ARABIC_LETTERS = r"\u0621-\u0652\u066e-\u06d3\u200c\u05d0-\u05ea\u0900-\u0963\u0971-\u097f"
_WORD = rf"[{_UP}][{_UP}{_LOW}]*(?:-[{_UP}{_LOW}]+)*"
_ARABIC = rf"[{_ARABIC_LETTERS}]+"
_PLACE = rf"(?:г\.\s?)?(?P<place>{_WORD}(?: {_WORD}){{0,2}}?|{_ARABIC}(?: {_ARABIC}){{0,3}}?)(?![\w{_ARABIC_LETTERS}])"
_AREA = rf"(?: \([^()\d\n]{{3,30}}\)|،\s?{_ARABIC}(?: {_ARABIC}){{0,2}}(?=\s?[(/]))?"  # "دمشق، سوريا (CNN) --"
_MONTH = rf"ב?(?i:{alternation({word for word in {*NEIGHBOURS_MONTHS, *OUR_MONTHS} if word[0] >= _FIRST})})(?!\w)"
_YEAR = r"\d{4}(?:\s?(?:(?:года?|року|година)\b|[гр]\b\.?)|\b)"
# "5 رجب 1442 هـ الموافق 17 فبراير 2021 م": the other calendar's day first
_OTHER_DAY = rf"\d{{1,2}}\s+{_ARABIC}(?:\s{_ARABIC})?\s+1[34]\d\d\s*ه\w*\s*[,،]?\s*(?:الموافق(?:\s+لـ?)?\s+)?"
_DAY = (
    rf"(?:في\s+)?(?:{_OTHER_DAY})?(?P<date>\d{{1,2}}\s?[-/.]\s?\d{{1,2}}\s?[-/.]\s?\d{{4}}"
    rf"|\d{{1,2}}\.?\s+{_MONTH}(?:\.(?=,?\s+\d{{4}}|\s*[-–—]))?(?:\s?[/(]?\s?{_MONTH}\)?)?(?:[,،]?\s+{_YEAR})?)"
    r"(?:\s?م\b)?(?:,?\s+(?:в\s+)?\d{1,2}[:.]\d\d)?"
)
_BARE = rf"[{_UP}A-Z«][\w.»-]*(?: [{_UP}A-Z«][\w.»-]*){{0,2}}?|{_ARABIC}(?:[ .]{_ARABIC}){{0,3}}?"
_SOURCE = (
    rf"(?:/\s?(?P<slash>[^/\n]{{2,60}}?)\s?/|\(\s?(?P<bracket>[^()\n]{{2,40}}?)\s?\)|(?P<bare>{_BARE}))(?P<stop>)"
    rf"(?:(?<![/)])(?:,\s{_WORD}\s{_WORD}|\s?/\s?{_WORD}(?:\s{_WORD})?/?))?"  # its reporter
)
_BETWEEN = r"\s*[.,،]?\s*(?:[-–—]\s*|/\s*(?![^/\n]+/))?"
_CLOSE = rf"\s*[.,،]?\s*[-–—]{{1,2}}(?:\s+|(?=[{_ARABIC_LETTERS}]))|\s*(?:\.|\.?:|।)\s+"
_END = rf"(?P<end>{_CLOSE}|(?<=[{_ARABIC_LETTERS}])\s*\n|(?<=[/)])\s+)(?![/(])"
_SHAPES = (
    # "МОСКВА, 3 мар – РИА Новости.", "МОСКВА, 3 марта. /ТАСС/.", "إربد 3 آذار (بترا)- "
    rf"{_PLACE}{_AREA}{_BETWEEN}{_DAY}{_BETWEEN}{_SOURCE}{_END}",
    # "3 марта, Минск /Корр. БЕЛТА/."
    rf"{_DAY}[.,]?\s+{_PLACE}{_AREA}{_BETWEEN}{_SOURCE}{_END}",
    # "БИШКЕК (АКИpress) –", "АСТАНА. КАЗИНФОРМ –"
    rf"{_PLACE}{_AREA}{_BETWEEN}{_SOURCE}{_END}",
    # "САМАРА, 3 мар — "
    rf"{_PLACE}{_BETWEEN}{_DAY}(?P<end>{_CLOSE})",
    # "КИЕВ – ", "القاهرة - "
    rf"{_PLACE}(?P<end>\s+[-–—]{{1,2}}\s+|\s?[–—]\s+|:\s+|।\s+)",
)
_APART = r"\s*[.,،|–—-]?\s+"

_LETTER = f"[{WIDE_LETTERS}]"
_OPEN, _SHUT = f"[{re.escape(_OPENS)}]", f"[{re.escape(_SHUTS)}]"
_NO_NAME = rf"{re.escape(_OPENS + _SHUTS)}=＝\n"
_HOUSE = r"(?:社|网|網|报|報|[电電][视視]?台|客户端)(?![网網])"
_WIDE_DAY = r"(?P<date>(?:\d{4}年)?(?:\d{1,2}月)?\d{1,2}日|[一二三四五六七八九十]{1,3}日)"
_REPORTERS = r"(?:\s?[（(][^（）()\n]{2,40}[）)])?"
_WIDE = (
    # "新华社昆明3月27日电", "（中央社記者王小明台北3日電）", "武汉3月21日电（记者 …）"
    rf"{_OPEN}?(?:据?(?P<house>{_LETTER}{{1,8}}?{_HOUSE})(?P<by>[记記]者)?)?(?P<place>{_LETTER}{{2,12}}?)\s?{_WIDE_DAY}"
    rf"(?:综合)?[专專综]?[电電讯訊](?P<stop>){_REPORTERS}{_SHUT}?{_REPORTERS}[：:\s—-]*",
    # "【水报记者王小明台北报道】"
    rf"{_OPEN}(?P<house>{_LETTER}{{1,8}}?{_HOUSE})?(?P<by>[记記]者)(?P<place>{_LETTER}{{3,12}}?)"
    rf"(?:[报報][道导導]|[专專]?[电電])(?P<stop>){_SHUT}",
    # "(서울=연합뉴스)", "【神戸=佐藤花子】", "[東京 3日 ロイター]"
    rf"{_OPEN}(?P<place>{_LETTER}{{2,10}}?)\s?(?P<stroke>[=＝])?\s?(?:{_WIDE_DAY})?\s?"
    rf"(?P<house>(?(stroke)[^{_NO_NAME}]{{2,16}}|(?:{_LETTER}|[A-Za-z]){{2,10}}))(?P<stop>){_SHUT}\s*(?:[-–—=]\s*)?",
)


def shapes_for(text: str, start: int, end: int) -> tuple[re.Pattern[str], ...]:
    """The patterns of the script in which `text[start:end]` opens; none for Latin letters."""
    first = text[start : start + 1]
    if first < _FIRST and first not in _BEFORE and not first.isdigit():
        return ()
    opening = text[start : min(end, start + _LOOK)]
    letter = "" if opening.isascii() else next((c for c in opening if c.isalpha()), "")
    if _FIRST <= letter < _LAST_SPACED:
        return _spaced_shapes()
    return _wide() if letter >= _FIRST_WIDE else ()


def lines_for(text: str, start: int, end: int) -> tuple[re.Pattern[str], ...]:
    """The patterns of a line that is a place and its day, in the script in which `text[start:end]` opens."""
    return _lines() if shapes_for(text, start, end) == _spaced_shapes() else ()


@cache
def _lines() -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, (rf"{_PLACE}{_AREA}{_APART}{_DAY}\.?", rf"{_DAY}{_APART}{_PLACE}{_AREA}\.?")))


@cache
def _spaced_shapes() -> tuple[re.Pattern[str], ...]:
    # Late, as those below: most texts are in Latin letters and need none of them
    return tuple(map(re.compile, _SHAPES))


@cache
def _wide() -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, _WIDE))
