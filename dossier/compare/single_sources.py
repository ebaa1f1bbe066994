"""Finds the sources of a case, what rests on one of them alone, and what falls or changes without it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from dossier.compare.bodies import are_one_voice
from dossier.compare.figure import CASUALTY_KINDS
from dossier.model.dependences import CaseSource, Dependence
from dossier.model.evidence import Span
from dossier.model.links import Cell, Finding
from dossier.model.reports import Record, ReportId

_At = tuple[str, ReportId, Span | None]
_SPEAKERS = 300  # that are compared with each other; further ones are one speaker only if they have one name


def dependences(before: Iterable[Finding], after: Iterable[Finding]) -> tuple[Dependence, ...]:
    """The rows that fall, then those that change their relation, their agreement or their values."""
    left = {at: row for row in after for at in _places(row)}
    found = [_dependence(row, left) for row in before if row.finding != "omission"]
    return tuple(sorted(filter(None, found), key=lambda one: one.effect != "falls"))


def _dependence(row: Finding, left: dict[_At, Finding]) -> Dependence | None:
    rest = next((left[at] for at in _places(row) if at in left), None)
    if rest is None:
        return Dependence("falls", row)
    return Dependence("changes", row, rest) if _said(rest) != _said(row) else None


def _places(row: Finding) -> Iterator[_At]:
    yield from ((row.finding, cell.report, cell.evidence.span) for cell in row.cells)


def _said(row: Finding) -> tuple[bool, str | None, frozenset[object]]:
    return row.agree, row.relation, frozenset(cell.value for cell in row.cells)


def case_sources(findings: Sequence[Finding], records: Sequence[Record]) -> tuple[CaseSource, ...]:
    """The reports, outlets and speakers of a case, each with the keys of the rows that rest on it alone."""
    reports = [(record.report, (record.report,)) for record in records]
    outlets: dict[str, list[ReportId]] = defaultdict(list)
    for record in records:
        if record.outlet:
            outlets[record.outlet].append(record.report)
    speakers = speakers_of(findings)
    rests = _resting(findings, {record.report: record.outlet or "" for record in records}, speakers)
    found = [CaseSource("report", name, held, (), tuple(rests["report", name])) for name, held in reports]
    found += [
        CaseSource("outlet", name, tuple(held), (), tuple(rests["outlet", name])) for name, held in outlets.items()
    ]
    said = defaultdict[str, Counter[str]](Counter)
    heard = defaultdict[str, dict[ReportId, None]](dict)
    for cell in (cell for row in findings for cell in row.cells if cell.attributed_to):
        who = speakers[cell.attributed_to or ""]
        said[who][cell.attributed_to or ""] += 1
        heard[who][cell.report] = None
    for who, names in said.items():
        ordered = tuple(name for name, _ in names.most_common())
        found.append(CaseSource("speaker", ordered[0], tuple(heard[who]), ordered, tuple(rests["speaker", who])))
    return tuple(found)


def speakers_of(findings: Iterable[Finding]) -> Mapping[str, str]:
    """Each designation of a speaker with the first one that names the same."""
    first = dict[str, str]()
    for name in (cell.attributed_to for row in findings for cell in row.cells):
        if name and name not in first:
            known = list(dict.fromkeys(first.values()))[:_SPEAKERS]
            first[name] = next((other for other in known if are_one_voice(name, other)), name)
    return first


def _resting(
    findings: Iterable[Finding], outlets: Mapping[ReportId, str], speakers: Mapping[str, str]
) -> dict[tuple[str, str], list[str]]:
    """The keys of rows that rest on one source alone, by its kind and name."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for row in findings:
        weighty = row.finding == "figure" and row.kind in CASUALTY_KINDS
        if row.finding == "omission" or (len({cell.report for cell in row.cells}) < 2 and not weighty):
            continue
        only = [cell for cell in row.cells if cell.report in row.alone] or row.cells
        named = {
            "report": {cell.report for cell in only},
            "outlet": {outlets.get(cell.report, "") for cell in only},
            "speaker": {speakers.get(cell.attributed_to or "", "") for cell in only},
        }
        for kind, names in named.items():
            if len(names) == 1 and (name := next(iter(names))):
                found[kind, name].append(row.key)
    return found


def cells_of(findings: Iterable[Finding], names: Iterable[str]) -> Iterator[tuple[Finding, Cell]]:
    """The cells that a speaker of these names gave, with their rows."""
    wanted = frozenset(names)
    for row in findings:
        yield from ((row, cell) for cell in row.cells if cell.attributed_to in wanted)
