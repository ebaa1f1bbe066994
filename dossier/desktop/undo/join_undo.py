"""Joining reports, separating versions and keeping reports apart, each with what takes it back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dossier.desktop.undo.undo_stack import Operation
from dossier.model.reports import ReportId
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive


def joined(report: ReportId, others: Sequence[ReportId]) -> Operation:
    """Makes the versions of all others versions of `report`."""
    done: list[ReportId] = []

    def join(archive: Archive) -> None:
        done.clear()
        for other in others:
            archive.versions.join(report, other)
            done.append(other)

    def undo(archive: Archive) -> None:
        for other in reversed(done):
            archive.versions.undo_join(report, other)

    return Operation(tr("joining of {reports}", reports=", ".join((report, *others))), join, undo)


def separated(report: ReportId, number: int) -> Operation:
    """Its answer is the report that the version is of now; undone, the version has a new number."""
    made: list[ReportId] = []

    def separate(archive: Archive) -> ReportId:
        made[:] = [archive.versions.separate(report, number)]
        return made[0]

    label = tr("separating of version {number} from {report}", number=number, report=report)
    return Operation(label, separate, lambda archive: archive.versions.join(report, made[0]))


def kept_apart(pairs: Sequence[tuple[ReportId, ReportId]]) -> Operation:
    """Each of these pairs are two stories."""

    def keep(archive: Archive) -> None:
        for one, other in pairs:
            archive.versions.keep_apart(one, other)

    def undo(archive: Archive) -> None:
        for one, other in pairs:
            archive.versions.undo_keep_apart(one, other)

    reports = dict.fromkeys(report for pair in pairs for report in pair)
    return Operation(tr("keeping {reports} apart", reports=", ".join(reports)), keep, undo)
