"""Compares the reports of a case."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dossier.compare.ages import ages
from dossier.compare.apply_judgements import AppliedJudgements
from dossier.compare.copy_tree import copy_tree
from dossier.compare.days import dates
from dossier.compare.differences import ranked
from dossier.compare.figure import Figure
from dossier.compare.figure_rows import rows
from dossier.compare.figures import figures
from dossier.compare.omissions import omissions
from dossier.compare.past_years import years_of
from dossier.compare.quotations import shared_quotations
from dossier.compare.spellings import merged, spellings
from dossier.model.backup import Step, no_step
from dossier.model.copies import CopiedReport
from dossier.model.judgements import Judgement, JudgementStatus
from dossier.model.links import Finding
from dossier.model.reports import Record


@dataclass(frozen=True, slots=True)
class Comparison:
    """What reports say of the same things, as people left it, which of their judgements apply, and who copies whom."""

    findings: list[Finding]
    judgements: tuple[JudgementStatus, ...]
    copies: tuple[CopiedReport, ...] = ()


# About how many hundredths of the time each part takes, in a case of many reports
_READING, _ROWS, _DAYS, _QUOTATIONS, _NAMES = 25, 60, 65, 75, 97


def compare(records: Sequence[Record], *, headlines: bool = False) -> list[Finding]:
    """Figures, dates, shared quotations, spelling variants of names, and omissions, in this order.

    Figures that only one report gives are rows too; every cell's words occur in its record's article text.
    With `headlines`, also in its headline, where the rendition contains it word for word.
    """
    return compare_judged(records, (), headlines=headlines).findings


def compare_judged(
    records: Sequence[Record], judgements: Sequence[Judgement], *, headlines: bool = False, step: Step = no_step
) -> Comparison:
    """The same with people's judgements of this case laid over it, oldest first; `step` hears how far it is."""
    if headlines:
        records = [replace(record, text=record.with_headline) for record in records]
    judging = AppliedJudgements(judgements)
    years = years_of((r.published for r in records), (r.rendition for r in records))
    found = list[Figure]()
    for number, record in enumerate(records):
        step(_READING * number // len(records), 100)
        found += figures(record, years)
    step(_READING, 100)
    copies = copy_tree(records)
    figure_findings = rows(found, records, judging, copies)
    step(_ROWS, 100)
    days = dates(records, judging)
    step(_DAYS, 100)
    quotes = shared_quotations(records, judging)
    step(_QUOTATIONS, 100)
    names = merged(records, judging)
    step(_NAMES, 100)
    old = ages(records, names, judging)
    left = omissions(records, [*figure_findings, *quotes], names)
    findings = judging.settled([*figure_findings, *old, *days, *quotes, *spellings(names), *left])
    step(100, 100)
    return Comparison(ranked(findings), judging.standings, copies)
