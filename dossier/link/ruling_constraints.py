"""Turns people's rulings into constraints of grouping."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from dossier.model.links import Ruling, Verdict
from dossier.model.reports import ReportId


@dataclass(frozen=True, slots=True)
class Bounds:
    """Sets of reports that belong together, and for each such set (by its first report) those it must stay from."""

    together: tuple[tuple[ReportId, ...], ...]  # every report once; sorted
    apart: Mapping[ReportId, frozenset[ReportId]]  # by first report of a set: first reports of other sets


def bounds(reports: Sequence[ReportId], rulings: Iterable[Ruling]) -> Bounds:
    """What the rulings ask of these reports; where two contradict, even by way of others, the later holds."""
    sets: dict[ReportId, frozenset[ReportId]] = {report: frozenset((report,)) for report in reports}
    split: list[Ruling] = []
    for ruling in reversed(tuple(rulings)):
        if ruling.report not in sets or ruling.other not in sets or ruling.report == ruling.other:
            continue
        if ruling.verdict != "together":
            if ruling.other not in sets[ruling.report]:
                split.append(ruling)
        else:
            _join(sets, ruling, split)
    first = {report: min(members) for report, members in sets.items()}
    return Bounds(_listed(sets), _kept_apart(first, split))


def on(report: ReportId, rulings: Iterable[Ruling]) -> Mapping[ReportId, Verdict]:
    """The latest verdict on this report and each other report."""
    verdicts: dict[ReportId, Verdict] = {}
    for ruling in rulings:
        if report in (ruling.report, ruling.other):
            verdicts[ruling.other if ruling.report == report else ruling.report] = ruling.verdict
    return verdicts


def _join(sets: dict[ReportId, frozenset[ReportId]], ruling: Ruling, split: Iterable[Ruling]) -> None:
    joined = sets[ruling.report] | sets[ruling.other]
    if any(separation.report in joined and separation.other in joined for separation in split):
        return
    for report in joined:
        sets[report] = joined


def _listed(sets: Mapping[ReportId, frozenset[ReportId]]) -> tuple[tuple[ReportId, ...], ...]:
    return tuple(sorted({tuple(sorted(members)) for members in sets.values()}))


def _kept_apart(first: Mapping[ReportId, ReportId], split: Iterable[Ruling]) -> Mapping[ReportId, frozenset[ReportId]]:
    apart: dict[ReportId, frozenset[ReportId]] = {}
    for ruling in split:
        one, other = first[ruling.report], first[ruling.other]
        apart[one] = apart.get(one, frozenset()) | {other}
        apart[other] = apart.get(other, frozenset()) | {one}
    return apart
