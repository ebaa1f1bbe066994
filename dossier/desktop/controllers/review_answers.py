"""Answers to questions of the review: a name for each, and what it does to the archive."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dossier.desktop.value_wording import field_within
from dossier.model.claims import Field
from dossier.model.evidence import Span
from dossier.model.reports import ReportId
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive


@dataclass(frozen=True, slots=True)
class Answer:
    """`corrects` where another value is shown from now on."""

    label: str
    do: Callable[[Archive], Any]
    corrects: bool = False


def confirmed(report: ReportId, field: Field, is_stated: bool) -> Answer:
    """The value shown is right; where nothing is stated, that is right."""
    label = tr("your word on the {field} of {report}", field=field_within(field), report=report)
    if is_stated:
        return Answer(label, lambda archive: archive.corrections.accept(report, field))
    return Answer(label, lambda archive: archive.reviews.settle(report, field))


def chosen(report: ReportId, field: Field, value: str) -> Answer:
    """Another candidate, as it is typed, on its own evidence."""
    label = tr("your choice of the {field} of {report}", field=field_within(field), report=report)
    return Answer(label, lambda archive: archive.corrections.accept(report, field, value), corrects=True)


def corrected(report: ReportId, field: Field, value: str | Span) -> Answer:
    """What a person typed, or words of the report."""
    label = tr("your correction of the {field} of {report}", field=field_within(field), report=report)
    if isinstance(value, Span):
        words = (value.start, value.end)
        return Answer(label, lambda archive: archive.corrections.set(report, field, evidence=words), corrects=True)
    return Answer(label, lambda archive: archive.corrections.set(report, field, value), corrects=True)


def settled(report: ReportId) -> Answer:
    """There is nothing to do at this report."""
    label = tr("that there is nothing to do at {report}", report=report)
    return Answer(label, lambda archive: archive.reviews.settle(report))


def joined(report: ReportId, others: Sequence[ReportId]) -> Answer:
    """The versions of all others are versions of `report`."""

    def join(archive: Archive) -> None:
        for other in others:
            archive.versions.join(report, other)

    return Answer(tr("joining of {reports}", reports=", ".join((report, *others))), join)


def kept_apart(pairs: Sequence[tuple[ReportId, ReportId]]) -> Answer:
    """Each of these pairs are two stories."""

    def keep(archive: Archive) -> None:
        for one, other in pairs:
            archive.versions.keep_apart(one, other)

    reports = dict.fromkeys(report for pair in pairs for report in pair)
    return Answer(tr("keeping {reports} apart", reports=", ".join(reports)), keep)
