"""Reads the datelines of reports in letters that are not Latin, as agencies write them.

The forms are those of `dateline_shapes`; here is judged whether the words are one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.outlet_list import Outlet, OutletList
from dossier.authority.place_names_other_scripts import find_in_other_script
from dossier.model.claims import Place
from dossier.model.evidence import Span
from dossier.reading.fields.dateline_form import REACH, DatelineShape
from dossier.reading.fields.dateline_place import FoundDateline
from dossier.reading.fields.dateline_shapes import lines_for, shapes_for
from dossier.reading.fields.dates import FoundDate, first_date
from dossier.reading.fields.dates_elsewhere import OUR_MONTHS

_STORY = 40  # fewest characters of story behind a dateline that names neither date nor agency
_NAMES = 4  # letters of a name in Chinese at most
_TOWN = 6  # letters of a town in Chinese that no list has
_HANGUL = "\uac00"
_FIRM = frozenset("-–—:।")  # marks behind which a sentence that began with a town hardly goes on
_QUOTES = '"«„“('
_NOT_A_PLACE = "社网網报報日月"  # how the names of Chinese papers and agencies end
# And those of Korean ones
_PAPERS = (
    "일보",
    "신문",
    "뉴스",
    "미디어",
    "방송",
    "통신",
    "경제",
    "투데이",
    "타임즈",
    "타임스",
    "저널",
    "데일리",
    "닷컴",
    "스포츠",
)
_NUMBERS = re.compile(r"\d+")
_WORDS = re.compile(r"[^\s.,]+")
_STROKED = re.compile(r"[=＝]([\u4e00-\u9fff]{3,6})[)）】］\]]")
_REPORTER = re.compile(r"[记記]者\s?")


def read_in_script(text: str, start: int, end: int, *, lead: int) -> FoundDateline | None:
    """The dateline that a paragraph in one of these scripts opens with; `lead` as for `read_dateline`.

    Without a date or an agency, the place has to be a known one, in the first paragraph.
    """
    stop = min(end, start + REACH)
    for shape in shapes_for(text, start, stop):
        if (match := shape.match(text, start, stop)) is None:
            continue
        read = _read_match(match)
        if _is_wide(match):
            believed = _believed_wide(read)
        else:
            believed = _believed(read, opens=lead > 2 and end - match.end() >= _STORY)
        if believed:
            place = read.place or Place(text[slice(*read.town)])
            return FoundDateline(_form(read), place, read.place is not None, bracket=read.house)
    return None


@dataclass(frozen=True, slots=True)
class _ScriptMatch:
    """The groups of a matched form, with their entries in the lists of places and outlets."""

    match: re.Match[str]
    town: tuple[int, int]
    place: Place | None  # as listed
    date: FoundDate | None
    house: tuple[int, int] | None  # where it says who reports
    outlet: Outlet | None  # the same, as listed

    def has(self, part: str) -> bool:
        return bool(self.match.groupdict().get(part))


def _read_match(match: re.Match[str]) -> _ScriptMatch:
    text, town = match.string, match.span("place")
    date = _date(match) if match.groupdict().get("date") else None
    house, outlet = _house(match)
    if _is_wide(match):
        town = _town_in(text, *town) or town
    if _is_wide(match) and outlet is None and not match.groupdict().get("stroke"):
        town, house, outlet = _run_together(match) or (town, house, outlet)
    name = text[slice(*town)]
    # Sounds alone may tell a place that is sure to be one
    spelt = date is not None or outlet is not None or name.isupper()
    return _ScriptMatch(match, town, find_in_other_script(name, Gazetteer.standard(), spelt=spelt), date, house, outlet)


def _run_together(match: re.Match[str]) -> tuple[tuple[int, int], tuple[int, int], Outlet] | None:
    """Town and agency that nothing parts, the town as long as may be: "ロンドン共同"."""
    if "stroke" not in match.re.groupindex or match["date"]:
        return None
    start, end = match.start("place"), match.end("house")
    for at in range(start + 2, end - 1):
        outlet = OutletList.standard().agency(match.string[at:end])
        if outlet is not None and Gazetteer.standard().find(match.string[start:at]) is not None:
            return (start, at), (at, end), outlet
    return None


def _is_wide(match: re.Match[str]) -> bool:
    return "house" in match.re.groupindex


def _believed(read: _ScriptMatch, *, opens: bool) -> bool:
    """Whether words in Cyrillic or Arabic are a dateline; `opens`: a place alone may be one."""
    text, after = read.match.string, read.match.end()
    story = text[after : after + 2].lstrip(_QUOTES)[:1]
    firm, goes_on = not _FIRM.isdisjoint(read.match["end"]), story.islower()
    named = read.outlet is not None and (read.place is not None or read.outlet.wire or read.date is not None)
    if named and not (goes_on and (read.has("bare") or not (firm or read.date))):
        return True
    if read.has("date"):
        return read.date is not None and _believed_day(read, firm=firm, sentence=story.isalpha() and not goes_on)
    # Brackets after a word mark a place only where the word is known as one: they hold a person's party, too
    if read.place is None or read.has("bare") or not (firm or read.has("slash")):
        return False
    return read.house is not None or (opens and not goes_on)


def place_line(text: str, start: int, end: int) -> FoundDateline | None:
    """The dateline that a line of its own is in one of these scripts: "Москва, 9 мая 2018 г."."""
    match = next((m for shape in lines_for(text, start, end) if (m := shape.fullmatch(text, start, end))), None)
    read = _read_match(match) if match else None
    if read is None or read.place is None or read.date is None or read.date.year is None:
        return None
    return FoundDateline(replace(_form(read), close="line"), read.place, True)


def _believed_day(read: _ScriptMatch, *, firm: bool, sentence: bool) -> bool:
    """Decides the same for a form that has a day but no listed agency."""
    text, (town, _), day = read.match.string, read.town, read.match.span("date")
    if read.house is None:
        sure = read.place is not None or (firm and text[slice(*read.town)].isupper())
        return sure and (firm or sentence)
    if read.has("bare"):  # "Москва. 3 марта. Агентство - "
        return ":" not in read.match["end"] and firm and "." in text[day[1] - 1 : read.house[0]]
    return town < day[0]


def _believed_wide(read: _ScriptMatch) -> bool:
    """Whether words in Chinese, Japanese or Korean are a dateline."""
    marked = read.has("stroke") if "stroke" in read.match.re.groupindex else read.date is not None
    if read.place is not None:
        return marked or read.outlet is not None or read.has("by") or read.has("date")
    name = read.match["place"]
    if name.endswith(_PAPERS) or OutletList.standard().by_name(name) is not None:
        return False  # "[가람미디어=홍길동 기자]" has no town
    return marked and not read.has("by") and name[-1] not in _NOT_A_PLACE and (read.has("stroke") or len(name) <= _TOWN)


def _house(match: re.Match[str]) -> tuple[tuple[int, int] | None, Outlet | None]:
    """The agency's span, and the listed agency of that name: the whole name, or a word of it ("Корр. БЕЛТА")."""
    outlets, groups = OutletList.standard(), match.groupdict()
    span = next((match.span(part) for part in ("slash", "bracket", "bare", "house") if groups.get(part)), None)
    if span is None:
        return None, None
    if (outlet := outlets.by_name(match.string[slice(*span)])) is not None:
        return span, outlet
    for word in _WORDS.finditer(match.string, *span):
        if word.group()[0].isupper() and (outlet := outlets.agency(word.group())) is not None:
            return word.span(), outlet
    # In Japanese the reporter follows the stroke
    japanese = "stroke" in groups and match.string[span[0]] < _HANGUL
    return (None if japanese else span), None


def _town_in(text: str, start: int, end: int) -> tuple[int, int] | None:
    """The listed town with which a run of letters ends, behind a name at most: "王小明台北"."""
    towns = ((at, end) for at in range(start, min(start + _NAMES, end - 2) + 1))
    return next((town for town in towns if Gazetteer.standard().find(text[slice(*town)]) is not None), None)


def _date(match: re.Match[str]) -> FoundDate | None:
    """ "3 марта", "3月27日"; a day alone tells no date."""
    start, end = match.span("date")
    if (date := first_date(match.string, start, end, day_first=True)) is not None:
        return date
    numbers = [int(number) for number in _NUMBERS.findall(match["date"])]
    words = (word.removeprefix("ב") for word in match["date"].split())  # "3 במרץ", "3 मार्च"
    if month := next((OUR_MONTHS[word] for word in words if word in OUR_MONTHS), 0):
        numbers = [month, *numbers[:1]]
    if len(numbers) < 2:
        return None
    month, day = numbers[-2:]
    return FoundDate(start, end, None, month, day) if 1 <= month <= 12 and 1 <= day <= 31 else None


def _form(read: _ScriptMatch) -> DatelineShape:
    match, (start, stop) = read.match, read.town
    if read.has("date"):
        start, stop = min(start, match.start("date")), max(stop, match.end("date"))
    if read.has("bare"):
        stop = read.house[1] if read.house and read.outlet else stop
    elif "stop" in match.re.groupindex:
        stop = match.end("stop")
    place = " ".join(match.string[slice(*read.town)].split())
    return DatelineShape(start, stop, match.end(), place, (), read.date, read.house, False, "dash")


def run_in_reporter(text: str, start: int, form: DatelineShape) -> Span | None:
    """The reporter's span before the town, "（中央社記者王小明台北3日電）", or after it, "（ソウル＝山田太郎）"."""
    if stroked := _STROKED.search(text, form.start, form.after):
        return Span(*stroked.span(1)) if OutletList.standard().agency(stroked[1]) is None else None
    lead = _REPORTER.search(text, start, form.start)
    if lead is None or not 2 <= form.start - lead.end() <= _NAMES:
        return None
    return Span(lead.end(), form.start) if text[lead.end() : form.start].isalpha() else None
