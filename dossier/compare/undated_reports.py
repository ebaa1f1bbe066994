"""Dates a report without a date like a dated one that gives the same numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from dossier.model.links import Relation
from dossier.model.reports import ReportId

Found = Mapping[tuple[ReportId, ReportId], Relation]  # by two reports, in either order


def explained(found: Found, undated: Set[ReportId]) -> Iterator[Relation]:
    """The relations of every two reports, where they contradict each other by an undated one's witness instead.

    One arrest that a report without a date tells, and another on Monday, does not contradict the 46 of Wednesday.
    """
    for (one, other), relation in found.items():
        if relation == "contradiction" and (one in undated) != (other in undated):
            told, dated = (one, other) if one in undated else (other, one)
            yield next(_witnessed(found, told, dated, undated), relation)
        else:
            yield relation


def _witnessed(found: Found, told: ReportId, dated: ReportId, undated: Set[ReportId]) -> Iterator[Relation]:
    """Relations of dated reports that agree with an undated one to the other report, contradictions excluded."""
    for (one, other), relation in found.items():
        if relation != "same" or told not in (one, other):
            continue
        witness = other if told == one else one
        known = found.get((witness, dated)) or found.get((dated, witness))
        if witness not in undated and known not in (None, "same", "contradiction"):
            yield known
