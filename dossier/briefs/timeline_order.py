"""Puts happenings, publications and datelines in order, partial and missing dates included."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from dossier.briefs import date_wording
from dossier.briefs.citation_numbers import NumberedSource, Register
from dossier.model.briefs import Brief, BriefFiled, BriefHappening, BriefLine, Moment
from dossier.model.cases import CaseFile
from dossier.model.chronology import TimelineEntry, chronology
from dossier.model.claims import Dateline, Published
from dossier.model.iso_dates import parse


def filed_line(cited: NumberedSource, register: Register) -> BriefLine | None:
    """The dateline's date in words, with the dateline as its evidence."""
    claim = cited.description.best("dateline")
    if claim is None or not isinstance(claim.value, Dateline) or claim.value.date is None:
        return None
    return register.line(
        cited, date_wording.words(claim.value.date, register.wording), (claim,), claim.value.basis == "inferred"
    )


def _moments(cited: NumberedSource, register: Register) -> list[Moment]:
    found: list[Moment] = []
    dateline = cited.description.best("dateline")
    filed = filed_line(cited, register)
    if filed and dateline and isinstance(dateline.value, Dateline):
        found.append(Moment(dateline.value.date, "filed", cited.number, filed))
    published = cited.description.best("published")
    if published and isinstance(published.value, Published):
        line = register.line(cited, register.wording.claimed(published), (published,))
        found.append(Moment(published.value.value, "published", cited.number, line))
    return found or [Moment(None, "undated", cited.number, None)]


def _order(moment: Moment) -> tuple[int, tuple[int, int, int, str], bool, int]:
    """Dated first, then those that state no year, then dates that cannot be ordered, then none at all."""
    known = parse(moment.date) if moment.date else None
    if known is None:
        return (3 if moment.date is None else 2, (0, 0, 0, ""), False, moment.source)
    return (0 if known.year else 1, known.order, moment.what == "published", moment.source)


def timeline(known: Iterable[NumberedSource], register: Register) -> tuple[Moment, ...]:
    """Every read source at least once; a report is filed before it is published when both fall on one day."""
    return tuple(sorted((moment for cited in known for moment in _moments(cited, register)), key=_order))


def happenings(case: CaseFile, known: Mapping[str, NumberedSource], register: Register) -> tuple[BriefHappening, ...]:
    """The days of what happened, as the case's own timeline has them."""
    entries = (entry for entry in chronology(case) if entry.kind == "happening")
    return tuple(_happening(entry, known, register) for entry in entries)


def _happening(entry: TimelineEntry, known: Mapping[str, NumberedSource], register: Register) -> BriefHappening:
    day = register.wording.known("weekday", date_wording.words(entry.date, register.wording))
    cites = ((known[one.report], one.evidence) for one in entry.sources if one.evidence)
    filed = tuple(BriefFiled(cited.number, BriefLine(day, (register.cite(cited, words),))) for cited, words in cites)
    found = parse(entry.date)
    when = entry.when.start.date().isoformat() if entry.when and entry.year_assumed else ""
    when = entry.date if found and found.year else when
    return BriefHappening(entry.what or "", entry.date, when, filed, entry.year_assumed, entry.disputed)


# What is printed as one row: a happening, or one report's entries of one day, its filing first
Row = BriefHappening | tuple[Moment, ...]


def rows(brief: Brief) -> Iterator[Row]:
    """The timeline as it is printed; within one day the events come first.

    A report that was filed and published on the same day is one row with the words of both.
    """
    at_once = _at_once(brief.timeline)
    every: list[Moment | BriefHappening] = [*brief.happenings, *brief.timeline]
    for entry in sorted(every, key=_place):
        if isinstance(entry, BriefHappening):
            yield entry
        elif entry.what != "published" or entry.source not in at_once:
            yield (entry, at_once[entry.source]) if entry.source in at_once else (entry,)


def _at_once(moments: Iterable[Moment]) -> dict[int, Moment]:
    """By source, the publications dated on the day of filing, neither inferred nor corrected."""
    filed = {moment.source: moment for moment in moments if moment.what == "filed"}
    return {m.source: m for m in moments if m.what == "published" and _same(filed.get(m.source), m)}


def _same(filed: Moment | None, published: Moment) -> bool:
    if filed is None or filed.line is None or published.line is None:
        return False
    plain = all(not line.by and line.basis != "inferred" for line in (filed.line, published.line))
    return plain and filed.date == published.date and published.line.text.startswith(filed.line.text)


def _place(entry: Moment | BriefHappening) -> tuple[int, tuple[int, int, int, str], bool, int]:
    if isinstance(entry, Moment):
        return _order(entry)
    return _order(Moment(entry.when or entry.date, "filed", 0, None))
