"""Reads datelines whose parts are in an unusual order: "(Quito) – 3 March 2019 –", "AGENCY - Quito, 3 Mar -"."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.given_names import opens_with_given
from dossier.authority.month_forms import (
    HUNGARIAN,
    HUNGARIAN_DAYS,
    MONTH_PATTERN,
    MONTHS,
    OTHER_WEEKDAYS,
    WEEKDAY_NAMES,
    WEEKDAY_PATTERN,
    alternation,
)
from dossier.authority.outlet_list import OutletList
from dossier.reading.fields.dateline_form import (
    DATE,
    NAME,
    REACH,
    DatelineShape,
    is_line_of_its_own,
    match_form,
    may_open,
    runs_over,
)
from dossier.reading.fields.dateline_marks import read_marked_dateline
from dossier.reading.fields.dateline_reporters import behind_name
from dossier.reading.fields.dates import FoundDate, first_date

_FEWEST = 60  # characters of story behind one that tells a day of the month alone
_CLOCK = (
    r"(?:(?:ore|às|at|a las|um|kl\.?)\s+)?\d{1,2}(?:[:.h]\d\d)?\s?(?:hs?|hrs|uhr|[ap]\.?\s?m)?\b\.?"
    r"(?:\s(?:noche|tarde|mañana|madrugada|noite|manhã|sera|mattina|GMT|UTC))?"
)
_HUNGARIAN = rf"(?:\d{{4}}\.\s)?(?i:{alternation(HUNGARIAN)})\s\d{{1,2}}\.(?:,\s(?:{'|'.join(HUNGARIAN_DAYS)})\b)?"
_ELSEWHERE = (
    rf"{_HUNGARIAN}|\d{{1,2}}\.?\s+(?:de\s+|d['’])?(?i:{MONTH_PATTERN})\b"
    r"(?:\s+(?:de\s+)?\d{4}\b)?(?:\s(?:r|roku)\b\.?)?"
)
_PART = re.compile(
    rf"(?P<date>(?i:{DATE})|{_ELSEWHERE}|\d\d?/\d\d?(?![\d/]))"
    rf"|(?P<weekday>(?i:{WEEKDAY_PATTERN}|{alternation(OTHER_WEEKDAYS)})\b\.?)"
    r"|[(\[](?P<bracket>[^()\[\]\n]{1,60})[)\]]|/(?P<slash>[A-Z][^/\n]{1,40})/"
    rf"|(?P<clock>(?i:{_CLOCK}))"
    rf"|(?P<words>{NAME})"
)
_BETWEEN = re.compile(r"\s*[,.|]?\s*(?:[-–—―]{1,3}(?=\s|[A-ZÀ-Þ(\[])\s*)?")
_SEPARATOR = re.compile(r"[,|–—-]")  # what separates a place from an agency without brackets
_CLOSING = re.compile(r"[-–—―:)\]/]|[a-z]\.\s")
_CLOSES = re.compile(r"[-–—―:]\s*$")
_BEGINS = re.compile(r"[\"“«'‘(\[]*[A-ZÀ-Þ\d]")
_PLACE = re.compile(rf"(?:['’][st][- ])?{NAME}")
_LED = re.compile(r"(?P<house>[A-Z]{2,6})\s+(?=[A-ZÀ-Þ][a-zà-ÿ])")
_HOUSE = re.compile(r"\(?(?P<house>[A-ZÀ-Þ][^\W\d_]{1,14}(?: [A-ZÀ-Þ][^\W\d_]+)?)\)?\s*[-–—]\s+")
# "(Quito) –", "(New York, NY) –", "(Geneva, March 3, 2019) –"
_INSIDE = re.compile(
    rf"[(\[](?P<place>{NAME})(?:,\s*(?P<more>[^()\[\]\n]{{2,50}}))?[)\]](?P<dash>\s*[-–—]{{1,3}})?\s*(?=\S)"
)
_AFTER = re.compile(rf"(?P<date>(?i:{DATE}))\.?(?P<close>\s*[-–—]{{1,3}}\s*|\s*:\s|\.\s+(?=[A-ZÀ-Þ\"“«])|\s*(?:\n|$))")
_DAY_FIRST = re.compile(rf"(?P<date>(?i:{DATE}))\s*[,.:;–—-]?\s+(?=[A-ZÀ-Þ])")
_NAMED = re.compile(r"\(\s*(?P<house>[A-ZÀ-Þ][^()\n]{1,40})\)\s*(?:[-–—:]+\s*|(?=[A-ZÀ-Þ\"“«]))")
_DAY = re.compile(r"\d{1,2}")
_MONTHS, _DAYS = 12, 31
_NEAR = 3  # degrees between a town and the capital of its province


@dataclass(slots=True)
class _Parts:
    """The parts of a dateline found so far after a place."""

    end: int
    date: FoundDate | None = None
    agency: tuple[int, int] | None = None
    qualifiers: list[str] = field(default_factory=list)
    is_proven: bool = False  # whether a day or a weekday says that this is a dateline
    weekday: bool = False


def opening(text: str, start: int, end: int) -> DatelineShape | None:
    """The dateline-like opening of `text[start:end]` in any order of its parts, not yet judged."""
    form = match_form(text, start, end)
    if form is None:
        other = _inside if text[start : start + 1] in "([" else _date_first
        return other(text, start, end) or read_marked_dateline(text, start, end)
    if "/" in form.place:
        form = behind_name(text, form)
    if form.close == "line" or (form.date is not None and form.agency is None):
        return _in_brackets(form, text) if form.qualifiers else form  # as most are
    if form.agency is None and form.date is None and not form.qualifiers and form.close == "dash":
        parts = _in_parts(text, start, end)  # "AGENCY - Quito, 3 Mar -"
        if parts or _is_agency(form.place):
            return parts
    if form.close == "stop" and form.date is None and (parts := _in_parts(text, start, end)) and parts.date:
        return parts  # "Quito (Pichincha) [Ecuador], March 3 (AGENCY):"
    return _continued(text, _settled(text, form), end)


def _date_first(text: str, start: int, end: int) -> DatelineShape | None:
    """Reads a dateline with an unusual order of parts, such as one with the day first, before a listed agency."""
    if not text[start].isdigit() and text[start : start + 3].lower() not in MONTHS:
        return _in_parts(text, start, end)
    day = _DAY_FIRST.match(text, start, end)
    date = first_date(text, *day.span("date")) if day else None
    form = match_form(text, day.end(), end) if day and date else None
    if day is None or date is None or form is None or form.date or form.agency is None:
        return _in_parts(text, start, end)
    if date.year is None and not _is_house(text[slice(*form.agency)]):
        return None
    return replace(form, start=day.start(), date=date)


def _is_agency(words: str) -> bool:
    return OutletList.standard().agency(words) is not None


def _settled(text: str, form: DatelineShape) -> DatelineShape:
    """Classifies what the form has in brackets: an agency, a province."""
    if form.agency is None:
        return _with_agency(text, form) if form.date is None else form
    words = text[slice(*form.agency)].strip()
    if form.qualifiers or form.date or form.bare_agency:
        return form
    return replace(form, province=words, agency=None) if _is_province(words, form.place) else form


def _in_brackets(form: DatelineShape, text: str) -> DatelineShape:
    """Takes a bracketed area for the province of the town: "Norcia (Perugia), 3 marzo"."""
    words = form.qualifiers[0]
    if len(form.qualifiers) > 1 or f"({words})" not in text[form.start : form.stop]:
        return form
    province = Gazetteer.standard().area(words) is None and _is_province(words, form.place)
    return replace(form, province=words, qualifiers=()) if province else form


def _with_agency(text: str, form: DatelineShape) -> DatelineShape:
    """Adds the name of an agency that has no brackets: "EFE Quito.-", "QUITO, Ecuador, EFE -"."""
    if (led := _LED.match(text, form.start, form.stop)) and _is_agency(led["house"]):
        name = form.place.removeprefix(led["house"]).lstrip()
        return replace(form, start=led.end(), place=name, agency=led.span("house"), bare_agency=True)
    last = form.qualifiers[-1] if form.qualifiers else ""
    if len(form.qualifiers) == 1 and Gazetteer.standard().area(last) is not None:
        return form
    at = text.rfind(last, form.start, form.stop) if last and _is_agency(last) else -1
    if at < 0:
        return form
    return replace(form, qualifiers=form.qualifiers[:-1], agency=(at, at + len(last)), bare_agency=True)


def _is_province(words: str, place: str) -> bool:
    """True if brackets hold the town after which a province is named, "NORCIA (Perugia) -", and no agency."""
    if len(words) < 4 or not words[0].isupper() or OutletList.standard().by_name(words) is not None:
        return False
    gazetteer = Gazetteer.standard()
    town = gazetteer.find(words) if gazetteer.area(words) is None else None
    if town is None or town.lat is None:
        return False
    found = gazetteer.find(place)
    if found is None or found.lat is None or found.lon is None or town.lon is None:
        # "ADA RUIZ (Leeds) -", "Minister Ada Ruiz (Leeds) -"
        return found is None and not any(map(opens_with_given, (place, place.partition(" ")[2])))
    return found.country == town.country and abs(found.lat - town.lat) + abs(found.lon - town.lon) < _NEAR


def _continued(text: str, form: DatelineShape, end: int) -> DatelineShape:
    """The form with the date, and the agency behind it, that follow its first closing: "QUITO (AGENCY) March 3 -"."""
    if form.date is not None or form.close == "colon" or form.after >= end:
        return form
    at = form.after + (text[form.after] == " ")
    match = _AFTER.match(text, at, min(end, at + REACH))
    date = first_date(text, *match.span("date")) if match else None
    if match is None or date is None:
        return form
    close = "line" if match["close"].strip() == "" and form.agency is None else "dash"
    form = replace(form, date=date, stop=date.end, after=match.end(), close=close)
    named = _NAMED.match(text, match.end(), end) if form.agency is None else None
    return replace(form, agency=named.span("house"), stop=named.end("house") + 1, after=named.end()) if named else form


def _inside(text: str, start: int, end: int) -> DatelineShape | None:
    """A place in brackets: "(Quito) – March 3, 2019 –", "(Geneva, March 3, 2019) –", "(Tarma) The mayor"."""
    match = _INSIDE.match(text, start, min(end, start + REACH))
    if match is None or _is_agency(match["place"]):
        return None
    date = first_date(text, *match.span("more")) if match["more"] else None
    more = text[match.start("more") : date.start if date else match.end("more")].strip(" ,") if match["more"] else ""
    qualifier = more or None
    first = match["place"].partition("/")[0]  # of "Gaza/Jerusalem"
    place = Gazetteer.standard().find(match["place"], admin=qualifier) or Gazetteer.standard().find(first)
    whole = bool(date and more and match["dash"] and Gazetteer.standard().area(more))
    if len(match["place"]) < len("Lima") or (len(match["place"]) == len("Lima") and match["place"].isupper()):
        return None  # an author's mark: "(BER)"
    if not whole and (place is None or place.lat is None or OutletList.standard().by_name(match["place"]) is not None):
        return None
    stop = date.end if date else match.end("more") if more else match.end("place")
    qualifiers = (qualifier,) if qualifier else ()
    # Without a dash what follows has to open a sentence, as after brackets that close a dateline.
    form = DatelineShape(match.start("place"), stop, match.end(), match["place"], qualifiers, date, None, False, "dash")
    if not match["dash"] and (date is None or not _BEGINS.match(text, match.end())):
        return replace(form, close="bracket")
    return _continued(text, form, end)


def _in_parts(text: str, start: int, end: int) -> DatelineShape | None:
    stop = min(end, start + REACH)
    if not may_open(text, start, stop) or _CLOSING.search(text, start, stop) is None:
        return None
    house = _HOUSE.match(text, start, stop)
    named = house is not None and _is_house(house["house"])
    if house and house.end() < stop and (named or Gazetteer.standard().find(house["house"]) is None):
        led = house.span("house") if named else None
        form = _from_place(text, house.end(), stop, end, led)
        if form is not None and (led or form.date):
            return form
    return _from_place(text, start, stop, end, None)


def _is_house(words: str) -> bool:
    return _is_agency(words) or OutletList.standard().by_name(words) is not None


def _from_place(text: str, start: int, stop: int, end: int, house: tuple[int, int] | None) -> DatelineShape | None:
    """Reads the dateline whose place begins at `start`; `house` is the span of the agency before it, if any."""
    place = _PLACE.match(text, start + (text[start] == " "), stop)
    gap = _BETWEEN.match(text, place.end(), stop) if place else None
    if place is None or runs_over(place[0]) or (gap and is_line_of_its_own(place[0], gap[0])) or _is_agency(place[0]):
        return None
    found = _Parts(place.end(), agency=house)
    after, close = _gather(text, found, place.end(), stop)
    if not close or not (found.is_proven or found.date or found.agency) or after >= end:
        return None
    if found.date is None and found.agency is None and (end - after < _FEWEST or not _BEGINS.match(text, after)):
        return None
    name = " ".join(place[0].split())
    words = name[:-1] if name.endswith(".") and found.end == place.end() else name
    span = max(place.start() + len(words), found.end if found.end > place.end() else 0)
    return DatelineShape(
        place.start(), span, after, words, tuple(found.qualifiers), found.date, found.agency, False, close
    )


def _gather(text: str, found: _Parts, at: int, stop: int) -> tuple[int, str]:
    """Takes one part after the other into `found`; where the story goes on, and how the dateline closed ("": not)."""
    while True:
        gap = _BETWEEN.match(text, at, stop)
        after = gap.end() if gap else at
        part = _PART.match(text, after, stop) if after > at else None
        if part is None or not _take(text, found, part, between=text[at:after]):
            break
        at = part.end()
    between = text[at:after]
    if _CLOSES.search(between) or text[after : after + 1] == ":":
        after += text[after : after + 1] == ":"
        return after + (text[after : after + 1] == " "), "dash"
    stopped = between.strip() == "." and text[at - 1] in ")]/"
    stopped = stopped or (found.weekday and f"{text[at - 1]}{between}".strip()[-1:] == ".")  # "Den Haag, dinsdag. Het"
    # "Lima, 3 (Sierra Press) The council"
    named = found.is_proven and found.agency is not None and text[at - 1] == ")" and between.isspace()
    closed = (stopped or named) and _BEGINS.match(text, after) is not None
    return after, "dash" if closed else ""


def _take(text: str, found: _Parts, part: re.Match[str], *, between: str) -> bool:
    """Notes what one part says; whether it can be one of a dateline's."""
    kind = part.lastgroup
    if kind == "date":
        if found.date is not None or (date := _date(part)) is None:
            return False
        found.date = date
    elif kind == "weekday":
        found.is_proven = found.weekday = True
    elif kind == "bracket":
        _take_bracket(text, found, part)
    elif kind == "slash":
        found.agency = part.span("slash")
    elif kind == "clock":
        plain = _DAY.fullmatch(part["clock"])
        if not (found.is_proven or found.date) and (
            plain is None or not 1 <= int(part["clock"]) <= _DAYS or "," not in between
        ):
            return False
        found.is_proven = True
    elif kind == "words":
        return _take_words(found, part, between)
    found.end = part.end()
    return True


def _take_words(found: _Parts, part: re.Match[str], between: str) -> bool:
    """A region behind a comma, or a listed agency's name; all else is story."""
    words = part["words"].rstrip(".")
    if runs_over(words):
        return False
    if _is_agency(words) and found.agency is None and (found.date or _SEPARATOR.search(between)):
        found.agency = part.start(), part.start() + len(words)
    elif "," in between and found.date is None and words.lower() not in WEEKDAY_NAMES and len(found.qualifiers) < 2:
        found.qualifiers.append(words)
    else:
        return False
    found.end = part.end() - (part["words"] != words)
    return True


def _take_bracket(text: str, found: _Parts, part: re.Match[str]) -> None:
    words = part["bracket"].strip()
    if re.fullmatch(_CLOCK, words, re.I):
        found.is_proven = True
    elif found.date is None and (date := first_date(text, *part.span("bracket"))) is not None:
        found.date = date
    elif Gazetteer.standard().area(words) is not None:
        found.qualifiers.append(words)
    elif words[:1].isupper() and not any(map(str.isdigit, words)):
        found.agency = part.span("bracket")


def _date(part: re.Match[str]) -> FoundDate | None:
    """The date; "18/07" is day and month, as agencies write it that name no month."""
    words = part["date"]
    if words.count("/") == 1 and words.replace("/", "").isdigit():
        return _of_year(part, *reversed(words.split("/")))
    name, _, day = words.lower().partition(" ")
    number = day.partition(".")[0]
    if name in HUNGARIAN and number.isdigit():  # "március 3.", "május 9., szerda"
        return _of_year(part, str(HUNGARIAN.index(name) + 1), number)
    return first_date(part.string, *part.span("date"))


def _of_year(part: re.Match[str], month: str, day: str) -> FoundDate | None:
    sound = 1 <= int(month) <= _MONTHS and 1 <= int(day) <= _DAYS
    return FoundDate(*part.span("date"), None, int(month), int(day)) if sound else None
