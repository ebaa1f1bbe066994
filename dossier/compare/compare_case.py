"""Compares the reports of a case."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dossier.compare.ages import ages
from dossier.compare.apply_judgements import AppliedJudgements
from dossier.compare.days import dates
from dossier.compare.differences import ranked
from dossier.compare.figure_rows import rows
from dossier.compare.figures import figures
from dossier.compare.omissions import omissions
from dossier.compare.past_years import years_of
from dossier.compare.quotations import shared_quotations
from dossier.compare.spellings import merged, spellings
from dossier.model.judgements import Judgement, JudgementStatus
from dossier.model.links import Finding
from dossier.model.reports import Record


@dataclass(frozen=True, slots=True)
class Comparison:
    """What reports say of the same things, as people left it, and which of their judgements apply."""

    findings: list[Finding]
    judgements: tuple[JudgementStatus, ...]


def compare(records: Sequence[Record], *, headlines: bool = False) -> list[Finding]:
    """Figures, dates, shared quotations, spelling variants of names, and omissions, in this order.

    Figures that only one report gives are rows too; every cell's words occur in its record's article text.
    With `headlines`, also in its headline, where the rendition contains it word for word.
    """
    return compare_judged(records, (), headlines=headlines).findings


def compare_judged(
    records: Sequence[Record], judgements: Sequence[Judgement], *, headlines: bool = False
) -> Comparison:
    """The same with people's judgements of this case laid over it, oldest first."""
    if headlines:
        records = [replace(record, text=record.with_headline) for record in records]
    judging = AppliedJudgements(judgements)
    years = years_of((r.published for r in records), (r.rendition for r in records))
    told = rows([figure for record in records for figure in figures(record, years)], records, judging)
    days, quotes = dates(records, judging), shared_quotations(records, judging)
    names = merged(records, judging)
    old = ages(records, names, judging)
    left = omissions(records, [*told, *quotes], names)
    findings = judging.settled([*told, *old, *days, *quotes, *spellings(names), *left])
    return Comparison(ranked(findings), judging.standings)
