"""Gathers the dates that a file states, says what each is, and ranks them: publication first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from datetime import date as calendar_day

from dossier import lazy_re as re
from dossier.authority.month_forms import WEEKDAY_PATTERN, WEEKDAYS, bare
from dossier.model.claims import Claim, Dateline, Published
from dossier.model.evidence import Evidence, Span, quoted
from dossier.reading.fields.date_labels import LABELS, RANKS
from dossier.reading.fields.dates import FoundDate, compact_date, find_dates, first_date, is_ambiguous
from dossier.reading.fields.dates_elsewhere import may_have_other_calendar
from dossier.reading.fields.event_days import is_events, is_of_another
from dossier.reading.text_tools.text_lines import Line, Paragraph

_NEAR = 40  # characters between a label and its date, for a time of day or a weekday
_LABELLED = 2 * _NEAR  # characters before a date in which its label may come
# "11.52am, updated 5.20pm", "Actualizado a las 13:20": a time of day before it
_UPDATED = re.compile(
    r"\b(?:updated|actualizad[oa]|atualizad[oa]|mise? à jour|aktualisiert)(?:\s*:)?(?:\s+(?:at|a las?|às|à|um))?\s+"
    r"(?P<clock>(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:\s?[ap]\.?\s?m\b\.?)?)(?![\d./-])",
    re.I,
)
_SENTENCE_MARK = re.compile(r"(?<!\b[A-Z])[.!?:;]\s|–\w|(?<![^\W\d_])-\w")  # "Bogotá D. C., " is no sentence
_STAMP = re.compile(r"\W*date\s+", re.I)
_COPYRIGHT = re.compile(r"(?:©|\(c\)|\bcopyright\b)[^\n]{0,40}?\b(?P<year>(?:19|20)\d\d)\b", re.I)
# Before the day that closes "Posted in News by Ada Ruiz on"
_POSTED_ON = re.compile(r"\s(?:on|am|el|le|il|em|op|den|dnia)\s+$", re.I)
_YEAR = re.compile(r"(?:19|20)\d\d\b(?<!\w\d{4})")  # what begins it comes first: it is looked for in long texts
# Digits come first: they are found faster than either of two things
_MAY_NAME_YEAR = re.compile(
    r"\d(?:(?<=1)[6-9]\d\d|(?<=2)[01]\d\d|/\d\d?/\d\d\b|\.\d\d\.\d\d\b"
    r"|[\s./-][^\W\d_]{3,}\.?[\s./-]'?\d\d\b)"
)
_BEFORE_DAY = re.compile(r"(?:\s+(?:on|at|el|le|am|em|il|del?))?[\s:]*$", re.I)
_LETTERS = re.compile(r"[^\W\d_]+")
_BARS = ("|", "•", "·")
_CLOSED = re.compile(r"\[\]|\(\)")
_CHANGED = re.compile(
    r"\s*\((?:update|stand|updated|aktualisiert|actualizad[oa]|atualizad[oa]|mis à jour)\b[^()]*\)", re.I
)
_PAGE = re.compile(r"[\s,;]+(?:pp?|pg|pág|s|page|seite|página)\.?\s?[A-Z]?\d{1,3}\.?$", re.I)
_SHORT_YEAR = re.compile(r"\d\d?([/.])\d\d?\1\d\d(?!\d)")
# Who tells the hour by the zones of North America tells the month first: "10/04/2016 05:07 AM EDT"
_AMERICAN = re.compile(r"\d/\d{1,2}/\d.{1,16}(?i:[ap]\.?m\.?),?\s(?:[ECMP][SD]?T)\b")
# What follows the day of publication where a line tells that of a change, too
_THEN_CHANGED = re.compile(r"[\s,;|–—-]*(?:updated|aktualisiert|actualizado|atualizado|mis à jour|aggiornato)\b", re.I)
_WEEKDAY = re.compile(rf"\b(?P<weekday>{WEEKDAY_PATTERN})\.?,?\s+(?=\d)", re.I)
_ASIDE = 24  # letters besides the date in a line that is about the date
_CLOSING = 3  # characters behind a title's day
_IN_TITLE = 0.25  # rank of a day in a title
_SIGNED = 0.86  # rank of a day next to an author's name
_EITHER = 0.1  # rank of a day that is one of two
_MENTIONS = 6  # most dates of the story that are kept


_usual: ContextVar[bool | None] = ContextVar("usual", default=None)


@contextmanager
def assume_day_first(day_first: bool | None) -> Iterator[None]:
    """While it lasts, 03/04/2019 means what a person says that it usually means where the report does not tell.

    The other day stays among the candidates.
    """
    before = _usual.set(day_first)
    try:
        yield
    finally:
        _usual.reset(before)


def is_label(words: str) -> bool:
    """Whether words say what a date is, and nothing else: "Last updated", "Publicado el"."""
    words = _BEFORE_DAY.sub("", words)
    return any(m.end() == len(words) and m.start() < 6 for m in LABELS.finditer(words))


def head_dates(rendition: str, start: int, end: int, day_first: bool | None = None) -> Iterable[Claim]:
    """Dates with a year in a line above or below the story, each with what the words before it say it is."""
    may_be = _MAY_NAME_YEAR.search(rendition, start, end) or may_have_other_calendar(rendition, start, end)
    return _head_dates(rendition, start, end, day_first) if may_be else ()


def _head_dates(rendition: str, start: int, end: int, day_first: bool | None) -> Iterator[Claim]:
    if day_first is None and is_ambiguous(rendition, start, end):
        day_first = _stated_order(rendition, start, end)
    since = start
    for date in find_dates(rendition, start, end, day_first):
        if date.year is not None:
            what, rank = _kind(rendition, start, since, end, date)
            if what == "mentioned" and _THEN_CHANGED.match(rendition, date.end, end):
                what, rank = "masthead", 0.8
            yield _claim(rendition, date, what, rank)
            yield from _later(rendition, date, end)
        since = date.end
    if day_first is None and is_ambiguous(rendition, start, end):
        yield from _ambiguous_dates(rendition, start, end)


def _stated_order(rendition: str, start: int, end: int) -> bool | None:
    """Whether the day leads, as the zone of its hour or its weekday tells: "Thu, 03/05/2009" is the fifth of March."""
    if _AMERICAN.search(rendition, start, end):
        return False
    named = _WEEKDAY.search(rendition, start, end)
    weekdays = {first: _weekday(rendition, named.end(), end, first) for first in (True, False)} if named else {}
    right = [first for first, day in weekdays.items() if named and day == WEEKDAYS.get(bare(named["weekday"]))]
    return right[0] if len(right) == 1 else None


def _weekday(rendition: str, start: int, end: int, day_first: bool) -> int | None:
    """The ISO weekday, from 1 on, of the date that begins at `start`."""
    found = first_date(rendition, start, end, day_first)
    if found is None or found.start != start or not (found.year and found.month and found.day):
        return None
    return calendar_day(found.year, found.month, found.day).isoweekday()


def _later(rendition: str, date: FoundDate, end: int) -> Iterator[Claim]:
    """A later time of the same day at which the report was changed, where the line goes on with it."""
    match = _UPDATED.search(rendition, date.end, min(end, date.end + _NEAR)) if date.day is not None else None
    clocked = first_date(f"{date.date} {match['clock']}") if match else None
    if match is not None and clocked is not None and clocked.time:
        value = Published(clocked.value, "minute", "updated")
        evidence = (
            quoted(rendition, date.start, date.end),
            quoted(rendition, match.start("clock"), match.end("clock")),
        )
        yield Claim("published", value, evidence, RANKS["updated"])


def _ambiguous_dates(rendition: str, start: int, end: int) -> Iterator[Claim]:
    """A date that may be in two months: its year is sure, and both days are kept as candidates."""
    for date in find_dates(rendition, start, end, day_first=True):
        if not is_ambiguous(rendition, date.start, date.end):
            continue
        what, rank = _kind(rendition, start, start, end, date)
        yield from _both_readings(rendition, date, what, rank, quoted(rendition, date.start, date.end))


def ambiguous_stated_dates(words: str, what: str, rank: float, evidence: Evidence) -> Iterator[Claim]:
    """The same for an ambiguous date in metadata: `evidence` quotes its words."""
    date = first_date(words, day_first=True) if is_ambiguous(words) else None
    if date is not None and is_ambiguous(words, date.start, date.end):
        yield from _both_readings(words, date, what, rank, evidence)


def _both_readings(words: str, date: FoundDate, what: str, rank: float, evidence: Evidence) -> Iterator[Claim]:
    if _usual.get() is None:
        yield Claim("published", Published(f"{date.year:04d}", "year", what), (evidence,), rank)
    for day_first, other in zip((True, False), (date, *_month_first(words, date)), strict=False):
        sure = rank if day_first is _usual.get() else _EITHER
        yield Claim("published", Published(other.value, other.precision, what), (evidence,), sure)


def _month_first(rendition: str, date: FoundDate) -> list[FoundDate]:
    return find_dates(rendition, date.start, date.end, day_first=False)


def _kind(rendition: str, start: int, since: int, end: int, date: FoundDate) -> tuple[str, float]:
    """The kind of date that the words since the previous date give to this one, and its rank."""
    if _STAMP.fullmatch(rendition, start, date.start):
        return "archived", 0.3
    near = max(since, date.start - _LABELLED)
    label = max(LABELS.finditer(rendition, near, date.start), key=lambda m: m.start(), default=None)
    if label is not None and is_of_another(rendition, start, label, date.start):
        return "mentioned", 0.0
    if label is not None and label.lastgroup:
        close = date.start - label.end() <= _NEAR
        if close or (label.start() == start and date.end == end and _POSTED_ON.search(rendition, near, date.start)):
            return label.lastgroup, RANKS[label.lastgroup]
    if is_events(rendition, date.start, date.end, end, clocked=date.time != ""):
        return "mentioned", 0.0
    return ("masthead", 0.8) if _about_date(rendition, start, end, date) else ("mentioned", 0.0)


def _about_date(rendition: str, start: int, end: int, date: FoundDate) -> bool:
    """True if the line has little besides the date, or a bar sets the date off."""
    before, after = rendition[start : date.start], rendition[date.end : end]
    if before.rstrip()[-1:] in _BARS or after.lstrip()[:1] in _BARS or before.endswith(" / ") or after[:3] == " / ":
        return True
    if _CLOSED.fullmatch(before[:1] + after[-1:]):  # "[dpa/kmü; 3.3.2019]"
        before, after = before.rstrip("; "), after.lstrip("; ")
    if not date.time and _SHORT_YEAR.match(rendition, date.start) and (before + after).strip(" ,.|-–()"):
        return False  # "Ada 19/11/96 5,000 Japan": a table's row
    if rendition[date.start].isalpha():
        before = before.removesuffix(". ")  # "Deportes Ya. Domingo 3 de marzo de 2019"
    after = _CHANGED.sub("", _PAGE.sub("", after))
    return sum(len(w) for w in _LETTERS.findall(before + after)) <= _ASIDE and not _SENTENCE_MARK.search(before + after)


def _claim(rendition: str, date: FoundDate, what: str, rank: float) -> Claim:
    precision = {"minute": 0.02, "day": 0.01}.get(date.precision, 0.0)
    value = Published(date.value, date.precision, what)
    return Claim("published", value, (quoted(rendition, date.start, date.end),), rank + precision if rank else 0.0)


def as_publication(dates: Iterable[Claim]) -> Iterator[Claim]:
    """Takes dates next to a byline or an outlet's name for the publication date, unless they are labelled otherwise."""
    for claim in dates:
        value = claim.value
        if isinstance(value, Published) and value.what == "mentioned":
            yield Claim("published", Published(value.value, value.precision), claim.evidence, 0.85)
        else:
            yield claim


def as_authors_date(dates: Iterable[Claim]) -> Iterator[Claim]:
    """Does the same for dates next to an author's name, which count more than a bare day in the masthead."""
    for claim in as_publication(dates):
        alone = isinstance(claim.value, Published) and claim.value.what == "masthead"
        yield replace(claim, rank=_SIGNED) if alone else claim


def closing_days(dates: Iterable[Claim], end: int) -> Iterator[Claim]:
    """The day at the end of a title, which may be the report's; every other date counts more."""
    for claim in dates:
        value, span = claim.value, claim.evidence[0].span
        if isinstance(value, Published) and value.precision in ("day", "minute") and span and end - span.end < _CLOSING:
            yield Claim("published", Published(value.value, value.precision), claim.evidence, _IN_TITLE)


def rank_below(dates: Iterable[Claim]) -> tuple[Claim, ...]:
    """Dates below the story count a little less than those above it."""
    return tuple(Claim(c.field, c.value, c.evidence, c.rank - 0.05) for c in dates)


def filed_date(rendition: str, date: FoundDate) -> Claim | None:
    """The dateline's date, where it names its year, as the day on which the report appeared."""
    return _claim(rendition, date, "dateline", 0.6) if date.year is not None else None


def is_dated(claim: Claim) -> bool:
    """Whether it tells the day."""
    return isinstance(claim.value, Published) and claim.value.precision in ("day", "minute")


def is_vague(claim: Claim) -> bool:
    """Whether a date is a month or a year, and no label says that it is the report's."""
    value = claim.value
    return isinstance(value, Published) and value.precision in ("month", "year") and value.what == "masthead"


def may_be_copyright(line: str) -> bool:
    """True if the line may hold a copyright notice."""
    low = line.lower()
    return "©" in low or "(c)" in low or "copyright" in low or "reservados" in low


def copyright_years(rendition: str, spans: Iterable[Span | Line]) -> Iterator[Claim]:
    """The year of a copyright line; it says when the page was made, so it never wins."""
    for span in spans:
        if match := _COPYRIGHT.search(rendition, span.start, span.end):
            value = Published(match["year"], "year", "copyright")
            yield Claim("published", value, (quoted(rendition, *match.span("year")),), 0.0)


def mentioned_dates(rendition: str, parts: Sequence[Paragraph], day_first: bool | None = None) -> Iterator[Claim]:
    """Full dates within the story: of events, so they never win. At most a handful.

    `parts`: its paragraphs in order, which are looked through as one: few of them name a year.
    """
    left, n = _MENTIONS, 0
    done, end = (parts[0].start, parts[-1].end) if parts else (0, 0)
    for year in _YEAR.finditer(rendition, done, end):
        if left == 0:
            return
        while parts[n].end < year.end():
            n += 1
            done = parts[n].start
        if year.start() < done:
            continue
        low, high = max(done, year.start() - 24), min(parts[n].end, year.end() + 8)
        for date in find_dates(rendition, low, high, day_first):
            if date.year is not None and date.day is not None:
                yield _claim(rendition, date, "mentioned", 0.0)
                left -= 1
        done = high


def name_date(name: str) -> Claim | None:
    """The date in a file's name, the last resort."""
    found = next((d for d in find_dates(name) if d.year is not None and d.day is not None), None) or compact_date(name)
    if found is None:
        return None
    value = Published(found.date, "day", "filename")
    return Claim("published", value, (Evidence("filename", name),), 0.2)


def with_year(dateline: Claim, dates: Iterable[Claim]) -> Claim:
    """A dateline that names no year, with the year that a dated candidate within a month of it fixes."""
    value = dateline.value
    if not isinstance(value, Dateline) or not value.date or not value.date.startswith("--"):
        return dateline
    best = max((c for c in dates if c.rank > 0.25 and _day(c)), key=lambda c: c.rank, default=None)
    if best is None:
        return dateline
    year = _year_near(value.date, _day(best))
    if year is None:
        return dateline
    full = Dateline(value.place, f"{year:04d}{value.date[1:]}", value.basis)
    return Claim("dateline", full, (*dateline.evidence, *best.evidence), dateline.rank, dateline.agent)


def _day(claim: Claim) -> str:
    value = claim.value
    return value.value[:10] if isinstance(value, Published) and value.precision in ("day", "minute") else ""


def _year_near(month_day: str, day: str) -> int | None:
    """The year in which `--MM-DD` lies at most a month before or a few days after `day`."""
    year = int(day[:4])
    month, number = int(month_day[2:4]), int(month_day[5:7])
    at = int(day[5:7]) * 31 + int(day[8:10])
    for candidate, shift in ((year, 0), (year - 1, -12 * 31), (year + 1, 12 * 31)):
        if -31 <= month * 31 + number + shift - at <= 4:
            return candidate
    return None
