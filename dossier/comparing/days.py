"""Finds on which day each report says that something happened, weekdays reckoned from the report's own date."""

from __future__ import annotations

import re
from calendar import monthrange
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from dossier.comparing.happenings import ONCE, SPANNED, Happening, distance, happenings, nearest
from dossier.comparing.judging import Judging, Row
from dossier.comparing.relations import pairs
from dossier.comparing.sentences import Sentence, sentences
from dossier.model.almanac import MONTHS, WEEKDAYS
from dossier.model.evidence import quoted
from dossier.model.links import Cell, Finding, Relation
from dossier.model.reports import Record, ReportId

_MONTH, _WEEKDAY = "|".join(MONTHS), "|".join(WEEKDAYS)
_DAY = re.compile(
    rf"\b(?:(?:(?:{_WEEKDAY})\b,? (?:the |el )?)?(?:(?P<m1>{_MONTH})\.? (?P<d1>\d{{1,2}})(?:st|nd|rd|th)?(?!\d|:)"
    r"(?:,? (?P<y1>(?:19|20)\d\d)\b)?"
    rf"|(?P<d2>\d{{1,2}})(?:st|nd|rd|th)?(?: (?:de|of))? (?P<m2>{_MONTH})\b(?:,?(?: del?)? (?P<y2>(?:19|20)\d\d)\b)?)"
    rf"|(?P<weekday>{_WEEKDAY})\b(?:['’]s)?"
    r"|(?P<near>yesterday|ayer|anoche|last night|anteayer|today|hoy|this (?:morning|afternoon|evening)"
    r"|esta (?:manana|tarde|madrugada)))"
)
_NEAR = {"yesterday": 1, "ayer": 1, "anoche": 1, "last night": 1, "anteayer": 2}
_SPEECH = (
    r"(?:said|says|told|announced|confirmed|reported|stated|added|declared|warned|spoke|wrote|released|informed"
    r"|affirmed"
    r"|dijo|dijeron|informo|informaron|anuncio|confirmo|confirmaron|senalo|declaro|aseguro|indico|afirmo|reclamo"
    r"|hablo|comunico)"
)
_SAID_BEFORE = re.compile(rf"\b{_SPEECH}\b(?: [^\s,.;]+){{0,4}} ?$")
_POSTED = re.compile(r"\b(?:posted|published|updated|publicado|actualizado)\b[^.;]{0,60}$")
_SAID_BEHIND = re.compile(
    rf"^[^\w,]*(?:(?:night|morning|afternoon|evening|por la \w+"
    rf"|en la \w+)\b)?[^\w,]*{_SPEECH}\b"
)
_DATELINE = re.compile(r"^[^\w]*(?:(?:19|20)\d\d)?[^\w(]*(?:\([^)]*\))?\s*[-–—]+\s")
_NOT_PAST = re.compile(
    r"\b(?:until|till|by|since|from|before|next|through|hasta|desde|proximo|proxima|para el|will|would|scheduled|due"
    r"|previsto|prevista|a partir del|every|each|cada|todos los)(?: (?:the|el|los|late|early))? $"
)
_AGAIN = re.compile(r"\b(?:normally|usually|often|regularly|habitualmente|normalmente)\b[^,.;]*$")
_FUTURE_BEHIND = re.compile(r"^(?:s\b| (?:next|proximo|que viene))")
_ABOUT = re.compile(
    r"\b(?:into|over|about|after|following|against|regarding|in connection (?:with|to)|because of|for|since|fin (?:a"
    r"|de)|end(?:ed|ing|s)?|called off|tolls?"
    r"|balance|sobre"
    r"|por(?! la (?:manana|tarde|noche|madrugada)\b)"
    r"|tras|contra"
    r"|despues de|luego de|a causa de|a raiz de|investigar|suspect\w*|accused|charged|who|whose|where|donde)\b"
)
_NEXT_CLAUSE = re.compile(
    r"[,;](?! (?:on|late|early|which|when|el|que|la noche|the)\b)"
    r"|\b(?:died|murio|were|was|has|have|had|will|fueron|fue) "
    rf"|\b(?:rose|risen|climbed|mounted|jumped|grew|increased|reached|subio|ascendio|aumento|elev\w+)\b"
    rf"|(?<!\bse )\b{_SPEECH}\b"
)
_SAID_FIRST = re.compile(  # `on Monday, police said the fire`; not `on Monday, police said, a fire`
    rf"(?: (?:night|morning|afternoon|evening))?[,;] (?:[\w.'’-]+ ){{1,5}}(?<!\ba )(?<!\bthe ){_SPEECH}\b(?! ?,)"
)
_DEALT_WITH = re.compile(  # `was charged Monday in the shooting`: what police and courts did on a day
    r"\b(?:charged|arrested|detained|arraigned|indicted|convicted|sentenced|identified|booked|jailed|pleaded|appeared"
    r"|testified|questioned|released|discharged|briefed|surrendered|acusad\w+|detenid\w+|arrestad\w+|imputad\w+"
    r"|condenad\w+|identificad\w+|liberad\w+)(?: (?:late|early|on|el|last|this))* $"
)
_OTHERWISE_MET = re.compile(  # `at her arraignment Monday`, `in court on Monday`
    r"\b(?:arraign\w+|hearings?|court|(?:news|press) conference|briefing|interview|statement|audiencia|tribunal"
    r"|rueda de prensa|entrevista|comunicado)(?: (?:late|early|on|el|del))* $"
)
_MET = re.compile(  # `a Thursday evening vigil`, `police on Thursday named`
    r"^(?:['’]s)?(?: (?:night|morning|afternoon|evening))? (?:vigil|funeral|memorial|hearing|arraignment|briefing"
    r"|(?:news|press) conference|interview|statement|rally|court|identified|named|charged|arrested|released)\b"
)
_SIGNED = re.compile(r"\(@\w+\) $")  # the day of somebody's post
_SO_LONG_AFTER = re.compile(  # `two months after the fire, on Monday, they`
    r"\b(?:hours?|days?|weeks?|months?|years?|horas?|dias?|semanas?|mes(?:es)?|anos?)"
    r" (?:after|since|before|following|despues del?|antes del?|tras)\b[^,.;]*$"
)
_NEAR_BEFORE = 40
_BEFELL = re.compile(  # `were trapped on Monday after the collapse`: on the day of it
    r"\b(?:were|was|quedaron|resultaron|fueron|left) (?:\w+ )?(?:trapped|buried|killed|injured|hurt"
    r"|atrapad\w+|sepultad\w+|herid\w+)\b[^,.;]*$"
)
_AL = re.compile(r" al [a-z]+r(?:se)?\b")  # `perecieron el sábado al ser arrastrados por un alud`
_PAIRED = re.compile(r",[^,;.]{1,40},(?= )")  # an aside between two commas
_LATE = re.compile(r"\b(?:night|evening|late|overnight|midnight|noche|anoche|medianoche)\b")
_EARLY = re.compile(r"\b(?:overnight|midnight|medianoche|early|madrugada|dawn|pre-dawn)\b")
_MONTH_BEFORE = re.compile(
    r"(?:\d(?:st|nd|rd|th)?|\b(?:in|of|since|until|till|by|last|next|this|early|late|mid|from))[ -]$"
)
_MONTH_BEHIND = re.compile(r"\.? \d|, (?:19|20)\d\d")
_DATELINE_REACH = 40  # characters from the paragraph's start within which a dateline ends
_REACH = 100  # characters between a day and what happened on it
_LEAP = 2024  # a year that has every day
_YEARLESS = re.compile(r"--(?P<month>0[1-9]|1[0-2])-(?P<day>0[1-9]|[12]\d|3[01])")
_SAME_EVENT = 7  # days; what happened further apart is another happening


@dataclass(frozen=True, slots=True)
class _Told:
    happening: str
    cell: Cell
    day: date | None  # None: a weekday of a report that has no date
    night: str  # "late", "early", "late early": the night after the day, that before it, or either; "" by day

    def in_year(self, near: date | None) -> date | None:
        """The day; where its year is not told, as close as can be to the other's. None for a weekday."""
        found = _YEARLESS.fullmatch(str(self.cell.value))
        if self.day is not None or found is None:
            return self.day
        month, number = int(found["month"]), int(found["day"])
        years = range(near.year - 1, near.year + 2) if near else (_LEAP,)
        days = [date(year, month, number) for year in years if number <= monthrange(year, month)[1]]
        return min(days, key=lambda day: abs(day - near) if near else timedelta(0), default=None)

    def with_cell(self, cell: Cell) -> _Told:
        try:
            return replace(self, cell=cell, day=date.fromisoformat(str(cell.value)))
        except ValueError:  # a day whose year is not known
            return replace(self, cell=cell, day=None)


def dates(records: Sequence[Record], judging: Judging) -> list[Finding]:
    """A row for each happening that two or more reports date."""
    held: dict[str, list[_Told]] = {}
    for record in records:
        for told in _unique(_told(record)):
            held.setdefault(told.happening, []).append(told)
    found = [
        Row(f"date/{happening}", tuple(told))
        for happening, told in sorted(held.items())
        if happening in ONCE | SPANNED and len({one.cell.report for one in told}) > 1
    ]
    return [row.signed(_row(row)) for row in judging.rows(found)]


def _unique(told: Iterator[_Told]) -> Iterator[_Told]:
    seen: set[tuple[str, object]] = set()
    for one in told:
        if (one.happening, one.cell.value) not in seen:
            seen.add((one.happening, one.cell.value))
            yield one


def _told(record: Record) -> Iterator[_Told]:
    base = _base(record)
    for sentence in sentences(record):
        if not _DAY.search(sentence.folded):
            continue
        known = [one for one in happenings(sentence.folded) if not _is_month(sentence, one)]
        days = [match for match in _DAY.finditer(sentence.folded) if not _is_aside(sentence.folded, match)]
        for match in days:
            found = _dated(known, sentence.folded, match)
            if found is None or found.still or _of_another_deed(sentence.folded, found, match):
                continue
            own = [day for day in days if not _of_another_deed(sentence.folded, found, day)]
            if _closer(found, match, own):
                continue
            value, day = _resolved(match, base, _year_beside(match, days))
            if value is not None:
                name = (_main(record) if found.vague and not match["near"] else None) or found.name
                yield _Told(name, _cell(record, sentence, match, value), day, _at_night(sentence, match))


def _main(record: Record) -> str | None:
    """What happened, by the name that a report gives it most often besides calling it an accident."""
    told = (one for sentence in sentences(record) for one in happenings(sentence.folded))
    named = Counter(one.name for one in told if one.name in ONCE and not one.vague)
    return named.most_common(1)[0][0] if named else None


def _dated(known: list[Happening], text: str, match: re.Match[str]) -> Happening | None:
    """What the day is that of: of two, rather what stands in front of it in its own clause than what a comma parts."""
    found = nearest(known, *match.span(), _REACH, dated=True)
    if found is None or match.end() > found.start or "," not in text[match.end() : found.start]:
        return found
    ahead = [one for one in known if one.end <= match.start() and not _NEXT_CLAUSE.search(text, one.end, match.start())]
    inside = nearest(ahead, *match.span(), _REACH, dated=True)
    return inside if inside and inside.name in ONCE | SPANNED else found


def _is_month(sentence: Sentence, found: Happening) -> bool:
    """Whether a march is the month: `in March`, `March 9`."""
    if sentence.text[found.start : found.end] != "March":
        return False
    before, behind = sentence.folded[: found.start], sentence.folded[found.end :]
    return bool(_MONTH_BEFORE.search(before) or _MONTH_BEHIND.match(behind))


def _closer(found: Happening, match: re.Match[str], days: Sequence[re.Match[str]]) -> bool:
    """Whether another day of the sentence stands closer to what happened, and so is its day."""
    own = distance(found, *match.span())
    return any(distance(found, *other.span()) < own for other in days if other is not match)


def _of_another_deed(text: str, found: Happening, match: re.Match[str]) -> bool:
    """Whether the day is that of what the sentence tells of the happening: an inquiry on Friday into the fire."""
    if match.end() <= found.start:
        before = text[max(0, match.start() - _NEAR_BEFORE) : match.start()]
        if _SAID_FIRST.match(text, match.end(), found.start) or _DEALT_WITH.search(before):
            return True
        at_once = _BEFELL.search(before) or _AL.match(text, match.end())
        return _ABOUT.search(text, match.end(), found.start) is not None and not at_once
    between = text[found.end : match.start()]
    if "," in between and _SO_LONG_AFTER.search(text[max(0, found.start - _NEAR_BEFORE) : found.start]):
        return True
    between = _PAIRED.sub(" ", between)
    return _NEXT_CLAUSE.search(between) is not None


def _base(record: Record) -> date | None:
    for known in (record.published, record.filed):
        try:
            return date.fromisoformat((known or "")[:10])
        except ValueError:
            continue
    return None


def _is_aside(text: str, match: re.Match[str]) -> bool:
    """Whether the day is when somebody spoke, or lies ahead, or is where something began or ended."""
    before, behind = text[max(0, match.start() - 60) : match.start()], text[match.end() : match.end() + 30]
    before = re.sub(r"\b(?:on|el|this|este) $", "", before)
    return bool(
        _SAID_BEFORE.search(before)
        or _POSTED.search(before)
        or _OTHERWISE_MET.search(before)
        or _SIGNED.search(before)
        or _MET.match(behind)
        or _SAID_BEHIND.match(behind)
        or (_NOT_PAST.search(before) and not match.group().endswith("s"))  # `from Tuesday's ambush`
        or _FUTURE_BEHIND.match(behind)
        or _AGAIN.search(before)
        or (match.start() < _DATELINE_REACH and _DATELINE.match(text[match.end() : match.end() + 40]))
    )


def _year_beside(match: re.Match[str], days: Sequence[re.Match[str]]) -> str | None:
    """The year of another day of the same month in the sentence: `killed on June 24, 2005, after a June 20 robbery`."""
    month = match["m1"] or match["m2"]
    years = {day["y1"] or day["y2"] for day in days if month and MONTHS.get(day["m1"] or day["m2"]) == MONTHS[month]}
    return next(iter(years - {None}), None) if len(years - {None}) == 1 else None


def _resolved(match: re.Match[str], base: date | None, beside: str | None) -> tuple[str | None, date | None]:
    """The day as ISO 8601; `--MM-DD` or the weekday's name where the year or the report's own date is not known."""
    if match["near"]:
        day = base - timedelta(_NEAR.get(match["near"], 0)) if base else None
        return (day.isoformat() if day else None), day
    if match["weekday"]:
        number = WEEKDAYS[match["weekday"]]
        day = base - timedelta((base.isoweekday() - number) % 7) if base else None
        return (day.isoformat() if day else _name(number)), day
    month = MONTHS[match["m1"] or match["m2"]]
    number = int(match["d1"] or match["d2"])
    year = match["y1"] or match["y2"] or beside
    return _of_year(month, number, int(year) if year else None, base)


def _of_year(month: int, number: int, year: int | None, base: date | None) -> tuple[str | None, date | None]:
    if year is None and base is None:
        return (f"--{month:02}-{number:02}", None) if 1 <= number <= monthrange(_LEAP, month)[1] else (None, None)
    try:
        day = date(year or (base.year if base else 0), month, number)
    except ValueError:
        return None, None
    if year is None and base is not None and day > base + timedelta(1):  # told in January of a day in December
        day = day.replace(year=day.year - 1) if (month, number) != (2, 29) else day
    return day.isoformat(), day


def _name(weekday: int) -> str:
    return next(name for name, number in WEEKDAYS.items() if number == weekday).capitalize()


def _cell(record: Record, sentence: Sentence, match: re.Match[str], value: str) -> Cell:
    at = sentence.start
    words = quoted(record.rendition, at + match.start(), at + match.end())
    return Cell(record.report, record.version, value, words)


def _at_night(sentence: Sentence, match: re.Match[str]) -> str:
    around = sentence.folded[max(0, match.start() - 30) : match.end() + 25]
    return " ".join(name for name, words in (("late", _LATE), ("early", _EARLY)) if words.search(around))


def _row(row: Row[_Told]) -> Finding:
    by_report: dict[ReportId, list[_Told]] = {}
    for one in row.held:
        by_report.setdefault(one.cell.report, []).append(one)
    several = [frozenset(one.cell.value for one in told) for told in by_report.values()]
    found = {_between(by_report[a], by_report[b], several) for a, b in pairs(list(by_report))}
    if row.held[0].happening in SPANNED:
        found = {"other-scope" if known == "contradiction" else known for known in found}
    order: tuple[Relation, ...] = ("contradiction", "rounding", "other-scope", "cannot-be-told", "same")
    relation: Relation = next((known for known in order if known in found), "one-report")
    cells, happening = tuple(one.cell for one in row.held), row.held[0].happening
    agree = relation != "contradiction"
    return Finding("date", happening, None, agree, cells, None, relation, row.key, len(by_report))


def _between(one: Sequence[_Told], other: Sequence[_Told], several: Sequence[frozenset[object]]) -> Relation:
    """By the two days that fit best; two that any report tells of are days of two happenings of one name."""
    best: tuple[Relation, ...] = ("same", "rounding", "other-scope", "contradiction", "cannot-be-told")
    found = min((_pair(a, b) for a in one for b in other), key=best.index)
    told_of = any({a.cell.value, b.cell.value} <= days for a in one for b in other for days in several)
    return "other-scope" if found == "contradiction" and told_of else found


def _pair(one: _Told, other: _Told) -> Relation:
    mine, theirs = one.in_year(other.day), other.in_year(one.day)
    if mine is None or theirs is None:
        return _by_weekday(one, other)
    apart = abs((mine - theirs).days)
    if apart == 0:
        return "same"
    if apart == 1 and _one_night(*((one, other) if mine < theirs else (other, one))):
        return "rounding"
    return "contradiction" if apart <= _SAME_EVENT else "other-scope"


def _by_weekday(one: _Told, other: _Told) -> Relation:
    mine, theirs = _weekday(one), _weekday(other)
    if mine == theirs or one.cell.value == other.cell.value:
        return "same"
    numbers = {name.capitalize(): number for name, number in WEEKDAYS.items()}
    for first, second in ((one, other), (other, one)):
        a, b = numbers.get(_weekday(first) or ""), numbers.get(_weekday(second) or "")
        if a and b and b % 7 == (a + 1) % 7 and _one_night(first, second):
            return "rounding"
    return "cannot-be-told"


def _one_night(first: _Told, second: _Told) -> bool:
    """The night between two days belongs to both."""
    return bool(first.night or second.night) and first.night != "early" and second.night != "late"


def _weekday(told: _Told) -> str | None:
    if told.day is not None:
        return _name(told.day.isoweekday())
    value = str(told.cell.value)
    return None if value.startswith("-") else value
