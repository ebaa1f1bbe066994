"""Puts figures of different reports about the same thing in one row, and says whether they agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from dossier.compare import figure_relations
from dossier.compare.apply_judgements import AppliedJudgements, Row
from dossier.compare.figure import Figure
from dossier.compare.noun_groups import Subject, gathered
from dossier.compare.report_times import ReportTimes
from dossier.compare.row_matcher import RowMatcher
from dossier.compare.row_relations import RowRelations
from dossier.compare.voices import voiced
from dossier.model.copies import CopiedReport
from dossier.model.links import Finding
from dossier.model.reports import Record, ReportId

_KINDS = ("killed", "wounded", "arrested", "missing", "displaced", "duration", "money", "count")


def rows(
    figures: Sequence[Figure],
    records: Sequence[Record],
    judging: AppliedJudgements,
    copies: Sequence[CopiedReport] = (),
) -> list[Finding]:
    """A row for each kind and thing counted: the kinds in their order, people in general first.

    Counts, durations and sums that only one report gives come last. Reports that copy one text are one voice.
    """
    held = gathered(figures)
    matcher = RowMatcher([figure for figures_of_row in held.values() for figure in figures_of_row])
    judged = judging.rows(list(_numbered(matcher.rows(held))))
    times = ReportTimes([figure for row in judged for figure in row.held], records)
    # The dead first: reports that differ in them tell of different moments
    judged.sort(key=lambda row: row.held[0].kind != "killed")
    sources = {one.report: one.source for one in copies}
    return sorted((row.signed(_row(row, times, matcher, sources)) for row in judged), key=_place)


def _numbered(rows: Mapping[Subject, Sequence[Sequence[Figure]]]) -> Iterator[Row[Figure]]:
    """A row for each thing counted; further things under one name are numbered."""
    for (kind, of), things in rows.items():
        for number, thing in enumerate(things, start=1):
            named = tuple(figure if figure.of == of else _renamed(figure, of) for figure in thing)
            yield Row(_key(kind, of, number), named)


def _renamed(figure: Figure, of: str | None) -> Figure:
    return replace(figure, of=of, cell=replace(figure.cell, of=figure.cell.of or figure.of))


def _key(kind: str, of: str | None, number: int) -> str:
    """`figure/killed`, `figure/killed/women`; the second thing of a name is `figure/killed/women#2`."""
    named = (of or "") + (f"#{number}" if number > 1 else "")
    return "/".join(("figure", kind, *((named,) if named else ())))


def _place(row: Finding) -> tuple[object, ...]:
    aside = _KINDS.index(row.kind) >= _KINDS.index("duration") and row.relation == "one-report"
    return aside, _KINDS.index(row.kind), row.of is not None, row.of or ""


def _row(row: Row[Figure], times: ReportTimes, matcher: RowMatcher, sources: Mapping[ReportId, ReportId]) -> Finding:
    kind, of = row.held[0].kind, row.held[0].of
    renamed = [replace(figure, kind=kind, of=of) for figure in row.held] if row.merged else list(row.held)
    relations = RowRelations(renamed, times, matcher, merged=bool(row.merged))
    relation = relations.of_row()
    if relation == "other-scope" and _brought_together(row.held, renamed):
        relation = "contradiction"
    cells, voices = voiced(renamed, sources)
    return Finding(
        "figure",
        kind,
        of,
        relation != "contradiction",
        cells,
        relation=relation,
        key=row.key,
        voices=voices,
        pairs=tuple(relations.pairs()),
    )


def _brought_together(held: Sequence[Figure], renamed: Sequence[Figure]) -> bool:
    """Whether only a person's merge joined figures of different scope: then the person states that they are one thing.

    Figures that were in one row before, or are alone in it since the rest was split off, keep their scopes.
    """
    rows = [(figure.kind, figure.of) for figure in held]
    return any(
        rows[i] != rows[j]
        and one.cell.report != renamed[j].cell.report
        and figure_relations.between([one], [renamed[j]]) == "other-scope"
        for i, one in enumerate(renamed)
        for j in range(i)
    )
