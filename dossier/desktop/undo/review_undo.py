"""Answers in the review: what each does to the archive, and what takes it back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dossier.desktop import value_wording
from dossier.desktop.undo.undo_stack import Operation
from dossier.model.claims import Field
from dossier.model.evidence import Span
from dossier.model.reports import ReportId
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive


@dataclass(frozen=True, slots=True)
class ReviewAnswer(Operation):
    """`corrects` where another value is shown from now on."""

    corrects: bool = False


def confirmed(report: ReportId, field: Field, told: bool) -> ReviewAnswer:
    """The value shown is right; where nothing is stated, that is right."""
    label = tr("your word on the {field} of {report}", field=value_wording.field_within(field), report=report)
    if not told:
        return ReviewAnswer(label, lambda a: a.reviews.settle(report, field), lambda a: a.reviews.reopen(report, field))
    return ReviewAnswer(
        label, lambda a: a.corrections.accept(report, field), lambda a: a.corrections.undo(report, field)
    )


def chosen(report: ReportId, field: Field, value: str) -> ReviewAnswer:
    """Another candidate, as it is typed, on its own evidence."""
    label = tr("your choice of the {field} of {report}", field=value_wording.field_within(field), report=report)
    return ReviewAnswer(
        label, lambda a: a.corrections.accept(report, field, value), lambda a: a.corrections.undo(report, field), True
    )


def corrected(report: ReportId, field: Field, value: str | Span) -> ReviewAnswer:
    """What a person typed, or words of the report."""
    label = tr("your correction of the {field} of {report}", field=value_wording.field_within(field), report=report)

    def correct(archive: Archive) -> Any:
        if isinstance(value, Span):
            return archive.corrections.set(report, field, evidence=(value.start, value.end))
        return archive.corrections.set(report, field, value)

    return ReviewAnswer(label, correct, lambda a: a.corrections.undo(report, field), True)


def settled(report: ReportId) -> ReviewAnswer:
    """There is nothing to do at this report."""
    label = tr("that there is nothing to do at {report}", report=report)
    return ReviewAnswer(label, lambda a: a.reviews.settle(report), lambda a: a.reviews.reopen(report))
