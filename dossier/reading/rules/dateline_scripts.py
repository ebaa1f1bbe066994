"""Reads the datelines of reports in Cyrillic, Arabic, Chinese, Japanese and Korean letters, as agencies write them."""

from __future__ import annotations

import re
from functools import cache

from dossier.model.claims import Place
from dossier.reading.rules.dateline_form import REACH, Form
from dossier.reading.rules.dateline_place import FoundDateline
from dossier.reading.rules.dates import FoundDate, first_date
from dossier.reading.rules.places import Gazetteer
from dossier.reading.rules.places_elsewhere import known_elsewhere
from dossier.reading.words.months import NEIGHBOURS_MONTHS, alternation

_FIRST = "\u0400"  # the first letter of those scripts: all that is before is Latin or Greek
_OPENS = "【（("  # with which Japanese and Korean datelines open
_STORY = 40  # fewest characters of story behind a dateline that names neither date nor agency
_LETTER = "[^\\W\\d_]"
_MONTH = alternation(word for word in NEIGHBOURS_MONTHS if not word.isascii() and word[0] >= "\u0400")
_DAY = rf"\d{{1,2}}\s+(?i:{_MONTH})\b\.?(?:\s+\d{{4}}(?:\s*(?:года|року|г)\b\.?)?)?"
_BESIDE = r"(?:\s*(?P<house>/[^/\n]{2,30}/|\([^()\n]{2,40}\)))"
_DASH = r"\s*[-–—]{1,2}\s+"
# "МОСКВА, 3 мар - Агентство.", "МОСКВА, 3 марта. /АГЕНТСТВО/.", "Москва. 3 марта. Агентство - "
_DATED = (
    rf"(?P<place>{_LETTER}[\w-]+(?:[ -]{_LETTER}[\w-]+){{0,2}}?)\s*(?:[,.،]\s*)?(?<![\w])(?P<date>{_DAY})"
    rf"(?:[.,،]?{_BESIDE}(?:{_DASH}|\.?\s+|\s*:\s*)|[.,،]?{_DASH}|\s*:\s+|\.\s+(?P<desk>[\w. ]{{2,30}}?){_DASH}"
    r"|(?P<stop>\.\s+)(?=[А-ЯЁІЇЄҐ«\"]))"
)
# "القاهرة (وكالة) - "
_HOUSED = rf"(?P<place>{_LETTER}[\w-]+(?: {_LETTER}[\w-]+){{0,2}}?){_BESIDE}\s*(?:[-–—]{{1,2}}|:)\s+"
_LONE = rf"(?P<place>{_LETTER}[\w-]+(?:[ -]{_LETTER}[\w-]+){{0,2}}?)(?:\s+[-–—]{{1,2}}|\s?[–—]|:)\s+"
# "本报武汉3月21日电", "武汉3月21日电（记者 …）"
_CHINESE = (
    "(?P<house>[\u4e00-\u9fff]{1,6}[社网網报報])?(?P<place>[\u4e00-\u9fff]{2,6})"
    r"(?P<date>(?:\d{4}年)?\d{1,2}月\d{1,2}日)[专專]?[电電讯訊]"
)
# "【神戸=佐藤花子】", "（神戸＝共同）"
_JAPANESE = (
    "[【（](?P<place>[\u30a0-\u30ff\u4e00-\u9fff]{2,10})"
    r"[=＝](?:(?P<house>共同|時事|ロイター|AFP時事|AFP|AP)|[^】）\n]{2,16})[】）]"
)
# "(서울=통신) 홍길동 기자 = "
_KOREAN = r"\((?P<place>[\uac00-\ud7af]{2,6})\s?=\s?(?P<house>[\uac00-\ud7afA-Za-z]{2,12})\)"
_NUMBERS = re.compile(r"\d+")
_NOT_A_PLACE = "社网網报報日月"  # how the names of Chinese papers and agencies end


@cache
def _shapes() -> tuple[re.Pattern[str], ...]:
    # Late: most reports are in Latin letters and need none of them
    return tuple(map(re.compile, (_DATED, _HOUSED, _CHINESE, _JAPANESE, _KOREAN)))


@cache
def _lone() -> re.Pattern[str]:
    return re.compile(_LONE)


def may_be_elsewhere(text: str, start: int, end: int) -> bool:
    """Whether the words open with a letter of these scripts, or with a bracket before one."""
    if start >= end:
        return False
    at = start + 1 if text[start] in _OPENS and start + 1 < end else start
    return text[at] >= _FIRST and text[at].isalpha()


def read_elsewhere(text: str, start: int, end: int, *, lead: int) -> FoundDateline | None:
    """The dateline that a paragraph in one of these scripts opens with; `lead` as for `read_dateline`.

    Where neither date nor agency stands beside it, the place has to be one that is known, in the first paragraph.
    """
    stop = min(end, start + REACH)
    for shape in _shapes():
        if (match := shape.match(text, start, stop)) and (found := _found(match)):
            return found
    match = _lone().match(text, start, stop) if lead > 2 else None
    if match is None or end - match.end() < _STORY or text[match.end()].islower():  # `Москва — столица`
        return None
    if not (place := _known(match["place"], spelt=False)):
        return None
    return FoundDateline(_form(match, None), place, True)


def _found(match: re.Match[str]) -> FoundDateline | None:
    told = match.groupdict()
    date = _date(match) if told.get("date") else None
    if (told.get("date") and date is None) or match["place"][-1] in _NOT_A_PLACE:
        return None
    place = _known(match["place"], spelt=date is not None)
    # Brackets behind a word tell a place only where the word is known as one: a person's party stands in them, too
    if place is None and (match.re.pattern == _HOUSED or told.get("stop")):
        return None
    if place is None and match.re.pattern == _DATED and not (told["house"] or told["desk"] or match["place"].isupper()):
        return None
    form = _form(match, date)
    return FoundDateline(form, place or Place(match["place"]), place is not None, bracket=form.agency)


def _form(match: re.Match[str], date: FoundDate | None) -> Form:
    told = match.groupdict()
    house = next((match.span(name) for name in ("house", "desk") if told.get(name)), None)
    if house and match.string[house[0]] in "/(":
        house = house[0] + 1, house[1] - 1
    # All that stands in the brackets with the town belongs to the dateline, and the word that says it was wired
    bracketed, closed = match.string[match.start()] in _OPENS, match.string[match.end() - 1] in "电電讯訊"
    whole = bracketed or closed
    stop = match.end() - bracketed if whole else max(match.end("place"), match.end("date") if date else 0)
    if house and not whole and match.string[house[0] - 1] in "/(":
        stop = house[1] + 1
    return Form(match.start("place"), stop, match.end(), match["place"], (), date, house, False, "dash")


def _date(match: re.Match[str]) -> FoundDate | None:
    start, end = match.span("date")
    if (date := first_date(match.string, start, end)) is not None:
        return date
    month, day = (int(number) for number in _NUMBERS.findall(match["date"])[-2:])
    return FoundDate(start, end, None, month, day) if 1 <= month <= 12 and 1 <= day <= 31 else None


def _known(name: str, *, spelt: bool) -> Place | None:
    """The place of a name in its own script; `spelt`: sounds alone may tell it, as they do of a word in capitals."""
    return known_elsewhere(name, Gazetteer.standard(), spelt=spelt or name.isupper())
