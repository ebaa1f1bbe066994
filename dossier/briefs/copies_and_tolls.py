"""Puts into a brief which source copies which, and the numbers of dead, hurt, held and missing through time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from dossier.briefs.citation_numbers import NumberedSource, Register
from dossier.model.briefs import BriefCopy, BriefLine, BriefSentence, BriefToll, BriefTollPoint
from dossier.model.cases import CaseFile
from dossier.model.copies import ChangeKind, CopiedReport, CopyChange
from dossier.model.tolls import TollPoint

_SHOWN: Mapping[ChangeKind, int] = {"changed": 6, "added": 6, "cut": 6}  # sentences of each copy; the counts name all
_Known = Mapping[str, NumberedSource]


def copies(case: CaseFile, known: _Known, register: Register) -> tuple[BriefCopy, ...]:
    """Each source after the one that it copies; `known` are the sources by report."""
    ordered = _after_first([one for one in case.copies if one.report in known])
    return tuple(_copy(one, known, register) for one in ordered)


def _after_first(tree: list[CopiedReport]) -> Iterator[CopiedReport]:
    """The same tree, each report followed by what copies it."""
    waiting = [one for one in reversed(tree) if one.copies is None]
    while waiting:
        one = waiting.pop()
        yield one
        waiting += [copy for copy in reversed(tree) if copy.copies == one.report]


def _copy(one: CopiedReport, known: _Known, register: Register) -> BriefCopy:
    counts = Counter(change.kind for change in one.changes)
    return BriefCopy(
        known[one.report].number,
        known[one.source].number,
        known[one.copies].number if one.copies else 0,
        counts["copied"],
        counts["changed"],
        counts["added"],
        counts["cut"],
        tuple(_sentence(change, one, known, register) for change in _shown(one.changes)),
    )


def _shown(changes: Iterable[CopyChange]) -> Iterator[CopyChange]:
    """The longest sentence that was copied, which proves the copy; then the first ones that were not."""
    changes = tuple(changes)
    same = [change for change in changes if change.kind == "copied" and change.after]
    yield from sorted(same, key=lambda change: -len(change.after.quote if change.after else ""))[:1]
    for kind, most in _SHOWN.items():
        yield from [change for change in changes if change.kind == kind][:most]


def _sentence(change: CopyChange, one: CopiedReport, known: _Known, register: Register) -> BriefSentence:
    places = ((change.before, one.copies), (change.after, one.report))
    cites = (register.cite(known[report], at) for at, report in places if at and report)
    return BriefSentence(change.kind, tuple(cites))


def tolls(case: CaseFile, known: _Known, register: Register) -> tuple[BriefToll, ...]:
    """The numbers of people that several sources give; one that is written in words that are none is left out."""
    from dossier.compare.toll_history import toll_history  # late: what compares takes a while to load

    rows: dict[tuple[str, str | None], list[TollPoint]] = {}
    for point in toll_history(case.findings, [source.record for source in case.sources]):
        if point.cell.report in known and not isinstance(point.cell.value, str):
            rows.setdefault((point.row.kind, point.row.of), []).append(point)
    several = (points for points in rows.values() if len({point.cell.report for point in points}) > 1)
    return tuple(_toll(points, known, register) for points in several)


def _toll(points: list[TollPoint], known: _Known, register: Register) -> BriefToll:
    row = points[0].row
    return BriefToll(row.kind, row.of, tuple(_point(point, known[point.cell.report], register) for point in points))


def _point(point: TollPoint, cited: NumberedSource, register: Register) -> BriefTollPoint:
    cell = point.cell
    line = BriefLine(register.wording.cell(cell, "figure"), (register.cite(cited, cell.evidence),))
    how = (cell.attributed_to, point.speaker, point.lowered, point.corrected)
    return BriefTollPoint(cited.number, float(cell.value), point.published or "", line, *how)
