"""Joins captures of one story into one report, takes them apart again, and accepts versions that were held back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.events import Changes
from dossier.model.reports import ReportId, SharedAddress
from dossier.model.tags import folded
from dossier.repository.writer import LogEntry


class Versions(Service):
    """Which captures are versions of which report. Every decision can be taken back, and is kept in the log."""

    def shared_addresses(self) -> Sequence[SharedAddress]:
        """Reports that state one address and may be one story; a person joins them or keeps them apart."""
        return self._catalog.shared_addresses()

    def join(self, report: ReportId, other: ReportId) -> Changes:
        """Makes all versions of `other` versions of `report`, with its cases and tags. Raises BadInput."""
        with self._recorder.writing():
            into, absorbed = self._catalog.rows([report, other])
            if into.report == absorbed.report:
                raise BadInput(
                    report, Clause("joined-already", other=other) if report != other else Clause("same-report")
                )
            for row in (into, absorbed):
                if row.trashed:
                    raise BadInput(row.report, Clause("lies-in-trash"))
            numbers = sorted(version.number for version in self._catalog.versions(absorbed.report))
            first = self._recorder.next_version(into.report)
            pairs = [[number, first + at] for at, number in enumerate(numbers)]
            cases = [case for case in self._catalog.cases() if absorbed.report in case.reports]
            known = {folded(tag) for tag in into.tags}
            detail = {
                "cases": [case.case for case in cases],
                "new_cases": [case.case for case in cases if into.report not in case.reports],
                "tags": list(absorbed.tags),
                "new_tags": [tag for tag in absorbed.tags if folded(tag) not in known],
            }
            return self._record("joined", report=into.report, other=absorbed.report, versions=pairs, **detail)

    def separate(self, report: ReportId, number: int) -> ReportId:
        """Takes a version out of a report, and returns the report that it is of now. Raises BadInput.

        A version that came by joining goes back to the report that it was of, which gets its cases and tags again.
        """
        with self._recorder.writing():
            report = self._catalog.row(report).report
            numbers = [version.number for version in self._catalog.versions(report)]
            if number not in numbers:
                raise BadInput(f"{report} version {number}", Clause("not-kept"))
            if len(numbers) == 1:
                raise BadInput(report, Clause("single-version-no-separation"))
            former = self._catalog.former_ids(report, number)
            other, old = former[-1] if former else (f"R{self._recorder.next_number('R')}", 1)
            moved = self._entry("separated", report=report, other=other, versions=[[number, old]])
            self._recorder.record([moved, *self._returned(report, other)])
            return other

    def keep_apart(self, report: ReportId, other: ReportId) -> Changes:
        """Two reports that state one address stay two, and are not offered as one again. Raises BadInput."""
        with self._recorder.writing():
            one, another = self._catalog.rows([report, other])
            if one.report == another.report:
                raise BadInput(report, Clause("joined-separate-versions", other=other))
            return self._record("kept-apart", report=one.report, other=another.report)

    def undo_join(self, report: ReportId, other: ReportId) -> Changes:
        """Takes the last joining of `other` into `report` back; they are offered as one again. Raises BadInput."""
        with self._recorder.writing():
            report = self._catalog.row(report).report
            present = {version.number for version in self._catalog.versions(report)}
            joined = self._last_join(report, other)
            pairs = [[new, old] for old, new in joined["versions"] if new in present] if joined else []
            if not pairs:
                raise BadInput(report, Clause("no-version-from-report", other=other))
            moved = self._entry("separated", report=report, other=other, versions=pairs)
            again = self._entry("apart-undone", report=report, other=other)
            return self._recorder.record([moved, *self._returned(report, other), again])

    def undo_keep_apart(self, report: ReportId, other: ReportId) -> Changes:
        """Two reports of one address are offered as one again. Raises BadInput."""
        with self._recorder.writing():
            one, another = self._catalog.rows([report, other])
            return self._record("apart-undone", report=one.report, other=another.report)

    def accept(self, report: ReportId, number: int) -> Changes:
        """Shows a version that was held back for being a wall. Raises BadInput."""
        with self._recorder.writing():
            version = next((v for v in self._catalog.versions(report) if v.number == number), None)
            if version is None or not version.held:
                raise BadInput(f"{report} version {number}", Clause("not-held-back") if version else Clause("not-kept"))
            return self._record("version-accepted", report=version.report, version=number)

    def _last_join(self, report: ReportId, other: ReportId) -> Mapping[str, Any]:
        """What the log says of the last joining of two reports; empty if they never were joined."""
        joined = [e for e in self._catalog.events_of("joined") if (e.report, e.detail["other"]) == (report, other)]
        return joined[-1].detail if joined else {}

    def _returned(self, report: ReportId, other: ReportId) -> list[LogEntry]:
        """What joining took over from a report returns to it, and leaves the one that had it only for that."""
        detail = self._last_join(report, other)
        entries = [self._entry("case-added", case=case, reports=[other]) for case in detail.get("cases", ())]
        entries += [self._entry("case-removed", case=case, reports=[report]) for case in detail.get("new_cases", ())]
        if tags := detail.get("tags"):
            entries.append(self._entry("tagged", report=other, tags=tags))
        if tags := detail.get("new_tags"):
            entries.append(self._entry("untagged", report=report, tags=tags))
        return entries
