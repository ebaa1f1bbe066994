"""Puts publications and datelines in order, partial and missing dates included."""

from __future__ import annotations

from collections.abc import Iterable

from dossier.briefs import dates
from dossier.briefs.citing import Cited, Register
from dossier.model.briefs import Line, Moment
from dossier.model.claims import Dateline, Published
from dossier.model.dates import parse


def filed_line(cited: Cited, register: Register) -> Line | None:
    """The dateline's date in words, with the dateline as its evidence."""
    claim = cited.description.best("dateline")
    if claim is None or not isinstance(claim.value, Dateline) or claim.value.date is None:
        return None
    return register.line(cited, dates.words(claim.value.date, register.say), (claim,), claim.value.basis == "inferred")


def _moments(cited: Cited, register: Register) -> list[Moment]:
    found: list[Moment] = []
    dateline = cited.description.best("dateline")
    filed = filed_line(cited, register)
    if filed and dateline and isinstance(dateline.value, Dateline):
        found.append(Moment(dateline.value.date, "filed", cited.number, filed))
    published = cited.description.best("published")
    if published and isinstance(published.value, Published):
        line = register.line(cited, register.say.claimed(published), (published,))
        found.append(Moment(published.value.value, "published", cited.number, line))
    return found or [Moment(None, "undated", cited.number, None)]


def _order(moment: Moment) -> tuple[int, tuple[int, int, int, str], bool, int]:
    """Dated first, then those that state no year, then dates that cannot be ordered, then none at all."""
    known = parse(moment.date) if moment.date else None
    if known is None:
        return (3 if moment.date is None else 2, (0, 0, 0, ""), False, moment.source)
    return (0 if known.year else 1, known.order, moment.what == "published", moment.source)


def timeline(known: Iterable[Cited], register: Register) -> tuple[Moment, ...]:
    """Every read source at least once; a report is filed before it is published when both fall on one day."""
    return tuple(sorted((moment for cited in known for moment in _moments(cited, register)), key=_order))
