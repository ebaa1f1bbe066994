"""Finds the day on which each report dates an event; weekdays are resolved by the report's own date."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from dossier import lazy_re as re
from dossier.authority.knowledge import filled, pattern
from dossier.compare.apply_judgements import AppliedJudgements, Row
from dossier.compare.day_patterns import (
    WEEKDAYS,
    day_pattern,
    in_year,
    is_zoned,
    nearby_year,
    of_the_night,
    resolved,
    weekday_name,
)
from dossier.compare.happenings import AFTERMATH, ONCE, SPANNED, Happening, distance, happenings, nearest
from dossier.compare.report_pairs import report_pairs
from dossier.compare.report_sentences import Sentence, sentences
from dossier.model.evidence import quoted
from dossier.model.links import Cell, Finding, Relation
from dossier.model.reports import Record, ReportId

_SPEECH = filled("<verbs/announce>")
_SAID_BEFORE = re.compile(rf"\b{_SPEECH}\b(?: [^\s,.;]+){{0,4}} ?$")
_POSTED = pattern(r"\b<verbs/publish>\b[^.;]{0,60}$")
_SAID_BEHIND = pattern(rf"^[^\w,]*(?:<times_of_day/part>\b)?[^\w,]*{_SPEECH}\b")
_DATELINE = re.compile(r"^[^\w]*(?:(?:19|20)\d\d)?[^\w(]*(?:\([^)]*\))?\s*[-–—]+\s")
_NOT_PAST = pattern(
    r"\b<relative_days/not_past>(?: <determiners/of_a_day>)? $|\b(?:jusqu['’]a|jusqu['’]au"
    "|<relative_days/until_pt_fr_de>|d['’]ici(?: a)?) (?:le )?$"
)
_AGAIN = pattern(r"\b<adverbs/habitually>\b[^,.;]*$")
_FUTURE_BEHIND = pattern(r"^(?:s\b| <relative_days/next>|(?: of)? last week\b| de la semana pasada)")
_ABOUT = pattern(r"\b(?:<boundaries/about_an_event>|por(?! la (?:manana|tarde|noche|madrugada)\b))\b")
_NEXT_CLAUSE = pattern(
    r"[,;](?! <boundaries/same_clause>\b)|\b(?:<auxiliaries/was_any_language>|foi(?! n[ao] )) "
    rf"|\b<trends/rose>\b|(?<!\bse )\b{_SPEECH}\b"
)
_SAID_FIRST = re.compile(  # `on Monday, police said the fire`; not `on Monday, police said, a fire`
    rf"(?: (?:night|morning|afternoon|evening))?[,;] (?:[\w.'’-]+ ){{1,5}}(?<!\ba )(?<!\bthe ){_SPEECH}\b(?! ?,)"
)
_DEALT_WITH = pattern(  # `was charged Monday in the shooting`: what police and courts did on a day
    r"\b<courts/dealt_with>(?: <prepositions/on_a_day>)* $"
)
_OTHERWISE_MET = pattern(  # `at her arraignment Monday`, `in court on Monday`
    r"\b<courts/hearing_or_statement>(?: <prepositions/on_a_day>)* $"
)
_MET = pattern(  # `a Thursday evening vigil`, `police on Thursday named`
    r"^(?:['’]s)?(?: (?:night|morning|afternoon|evening))? <courts/met>\b"
)
_SIGNED = re.compile(r"\(@\w+\) $")  # the day of somebody's post
_SO_LONG_AFTER = pattern(  # `two months after the fire, on Monday, they`
    r"\b<units_of_time_spelled/unit> <prepositions/after>\b[^,.;]*$"
)
_NEAR_BEFORE = 40
_BEFELL = pattern(  # `were trapped on Monday after the collapse`: on the day of it
    r"\b<auxiliaries/were_left> (?:\w+ )?<casualties/trapped_or_hurt>\b[^,.;]*$"
)
_WHOSE = pattern(  # `the victims of the fire died on Sunday`
    r"\b<casualties/victims> <prepositions/of> (?:<determiners/article> |l['’])?$"
)
_PAIRED = re.compile(r",[^,;.]{1,40},(?= )")  # an aside between two commas
_MONTH_BEFORE = pattern(r"(?:\d(?:st|nd|rd|th)?|\b<prepositions/in_a_month>)[ -]$")
_MONTH_BEHIND = re.compile(r"\.? \d|, (?:19|20)\d\d")
_DATELINE_REACH = 40  # characters from the paragraph's start within which a dateline ends
_REACH = 100  # characters between a day and what happened on it
_SAME_EVENT = 7  # days; what happened further apart is another happening


@dataclass(frozen=True, slots=True)
class _DatedHappening:
    happening: str
    cell: Cell
    day: date | None  # None: a weekday of a report that has no date
    night: str  # as `of_the_night` has it
    zoned: bool  # whether its hour is given in some place's time zone

    def in_year(self, near: date | None) -> date | None:
        """The day; without a year, the one closest to `near`. None for a weekday."""
        return self.day or in_year(str(self.cell.value), near)

    def with_cell(self, cell: Cell) -> _DatedHappening:
        try:
            return replace(self, cell=cell, day=date.fromisoformat(str(cell.value)))
        except ValueError:  # a day whose year is not known
            return replace(self, cell=cell, day=None)


def dates(records: Sequence[Record], judging: AppliedJudgements) -> list[Finding]:
    """A row for each happening that two or more reports date."""
    held: dict[str, list[_DatedHappening]] = {}
    for record in records:
        for dated in _unique(_dated_happenings(record)):
            held.setdefault(dated.happening, []).append(dated)
    order = {record.report: at for at, record in enumerate(records)}
    found = [
        Row(f"date/{happening}", tuple(sorted(dated, key=lambda one: order[one.cell.report])))
        for happening, dated in sorted(_with_other_names(held).items())
        if _is_of_several(dated)
    ]
    return [row.signed(_row(row)) for row in judging.rows(found)]


def _with_other_names(held: Mapping[str, Sequence[_DatedHappening]]) -> dict[str, list[_DatedHappening]]:
    """What is dated, the main event also by reports that call it otherwise: `killed Monday`, `the landslides`.

    Such a report adds the day that most others give, and no other day: it may date something else. Where two reports
    date nothing that happens once, what they date together is the main event: an arrest, a death.
    """
    found = {name: list(of_name) for name, of_name in held.items() if name in ONCE | SPANNED}
    usual = {name: Counter(one.cell.value for one in of_name).most_common(1)[0][0] for name, of_name in held.items()}
    dated = [one for name, of_name in held.items() if name in ONCE | SPANNED | AFTERMATH for one in of_name]
    best, main = dict[ReportId, _DatedHappening](), ""
    for name in sorted(usual, key=lambda name: (name not in ONCE, name not in found)):
        if name not in found and (name not in AFTERMATH or any(map(_is_of_several, found.values()))):
            continue
        day = next(one for one in held[name] if one.cell.value == usual[name])
        same = {one.cell.report: one for one in reversed(dated) if _pair(day, one) == "same"}
        if len(same) > len(best):
            best, main = same, name
    own = {one.cell.report for one in held.get(main, ())}
    added = [replace(one, happening=main) for report, one in best.items() if report not in own]
    return found | {main: [*held[main], *added]} if len(best) > 1 else found


def _is_of_several(dated: Sequence[_DatedHappening]) -> bool:
    return len({one.cell.report for one in dated}) > 1


def _unique(dated: Iterator[_DatedHappening]) -> Iterator[_DatedHappening]:
    seen: set[tuple[str, object]] = set()
    for one in dated:
        if (one.happening, one.cell.value) not in seen:
            seen.add((one.happening, one.cell.value))
            yield one


def _dated_happenings(record: Record) -> Iterator[_DatedHappening]:
    base, pattern = _base(record), day_pattern(record.language)
    for sentence in sentences(record):
        text = sentence.folded
        days = [match for match in pattern.finditer(text) if not _is_aside(text, match)]
        if not days:
            continue
        known = [one for one in happenings(text, record.language) if not _is_month(sentence, one)]
        for match in days:
            found = _dated(known, text, match)
            if found is None or found.still or _of_another_deed(text, found, match):
                continue
            own = [day for day in days if not _of_another_deed(text, found, day)]
            if _closer(found, match, own):
                continue
            value, day = resolved(match, base, nearby_year(match, days))
            if value is not None:
                name = (_main(record) if found.vague and not match["near"] else None) or found.name
                cell = _cell(record, sentence, match, value)
                yield _DatedHappening(name, cell, day, of_the_night(text, match), is_zoned(text, match))


def _main(record: Record) -> str | None:
    """What happened, by the name that a report gives it most often besides calling it an accident."""
    read = (one for sentence in sentences(record) for one in happenings(sentence.folded, record.language))
    named = Counter(one.name for one in read if one.name in ONCE and not one.vague)
    return named.most_common(1)[0][0] if named else None


def _dated(known: list[Happening], text: str, match: re.Match[str]) -> Happening | None:
    """The happening that the day dates; one before it in the same clause precedes one after a comma."""
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
    """Whether another day of the sentence is closer to the happening, and so is its date."""
    own = distance(found, *match.span())
    return any(distance(found, *other.span()) < own for other in days if other is not match)


def _of_another_deed(text: str, found: Happening, match: re.Match[str]) -> bool:
    """Whether the day dates a later act about the happening: an inquiry on Friday into the fire."""
    if match.end() <= found.start:
        before = text[max(0, match.start() - _NEAR_BEFORE) : match.start()]
        if _SAID_FIRST.match(text, match.end(), found.start) or _DEALT_WITH.search(before):
            return True
        return _ABOUT.search(text, match.end(), found.start) is not None and not _BEFELL.search(before)
    before, between = text[max(0, found.start - _NEAR_BEFORE) : found.start], text[found.end : match.start()]
    if "," in between and _SO_LONG_AFTER.search(before):
        return True
    if _WHOSE.search(before) and len(between.split()) > 1:  # not `the victims of the fire on Sunday`
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


def _cell(record: Record, sentence: Sentence, match: re.Match[str], value: str) -> Cell:
    at = sentence.start
    words = quoted(record.rendition, at + match.start(), at + match.end())
    return Cell(record.report, record.version, value, words)


def _row(row: Row[_DatedHappening]) -> Finding:
    by_report: dict[ReportId, list[_DatedHappening]] = {}
    for one in _in_their_night(row.held):
        by_report.setdefault(one.cell.report, []).append(one)
    several = [frozenset(one.cell.value for one in dated) for dated in by_report.values()]
    found = {_between(by_report[a], by_report[b], several) for a, b in report_pairs(by_report)}
    if row.held[0].happening in SPANNED:
        found = {"other-scope" if known == "contradiction" else known for known in found}
    order: tuple[Relation, ...] = ("contradiction", "rounding", "other-scope", "cannot-be-told", "same")
    relation: Relation = next((known for known in order if known in found), "one-report")
    cells, happening = tuple(one.cell for one in row.held), row.held[0].happening
    agree = relation != "contradiction"
    return Finding("date", happening, None, agree, cells, None, relation, row.key, len(by_report))


def _in_their_night(dated: Sequence[_DatedHappening]) -> Iterator[_DatedHappening]:
    """All; who names only the day of which another tells that it was before dawn means that night as well."""
    before_dawn = {one.day for one in dated if "early" in one.night}
    for one in dated:
        yield replace(one, night="early") if not one.night and one.day and one.day in before_dawn else one


def _between(
    one: Sequence[_DatedHappening], other: Sequence[_DatedHappening], several: Sequence[frozenset[object]]
) -> Relation:
    """Relates two reports' days by the pair that fits best; two days that one report gives are of two happenings."""
    best: tuple[Relation, ...] = ("same", "rounding", "other-scope", "contradiction", "cannot-be-told")
    found = min((_pair(a, b) for a in one for b in other), key=best.index)
    mentions_kind = any({a.cell.value, b.cell.value} <= days for a in one for b in other for days in several)
    return "other-scope" if found == "contradiction" and mentions_kind else found


def _pair(one: _DatedHappening, other: _DatedHappening) -> Relation:
    mine, theirs = one.in_year(other.day), other.in_year(one.day)
    if mine is None or theirs is None:
        return _by_weekday(one, other)
    apart = abs((mine - theirs).days)
    if apart == 0:
        return "same"
    if apart == 1 and (one.zoned or other.zoned):
        return "rounding"
    if apart == 1 and _one_night(*((one, other) if mine < theirs else (other, one))):
        return "rounding"
    return "contradiction" if apart <= _SAME_EVENT else "other-scope"


def _by_weekday(one: _DatedHappening, other: _DatedHappening) -> Relation:
    mine, theirs = _weekday(one), _weekday(other)
    if mine == theirs or one.cell.value == other.cell.value:
        return "same"
    numbers = {name.capitalize(): number for name, number in WEEKDAYS.items()}
    for first, second in ((one, other), (other, one)):
        a, b = numbers.get(_weekday(first) or ""), numbers.get(_weekday(second) or "")
        if a and b and b % 7 == (a + 1) % 7 and _one_night(first, second):
            return "rounding"
    return "cannot-be-told"


def _one_night(first: _DatedHappening, second: _DatedHappening) -> bool:
    """True for the night between two days; an evening belongs to the first only, unless the second names a night."""
    if "evening" in (first.night, second.night):
        return first.night == "evening" and "early" in second.night
    return bool(first.night or second.night) and first.night != "early" and second.night != "late"


def _weekday(dated: _DatedHappening) -> str | None:
    if dated.day is not None:
        return weekday_name(dated.day.isoweekday())
    value = str(dated.cell.value)
    return None if value.startswith("-") else value
