"""Lists what the readers are not sure of, and records a person's word that a field is right as it is."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.claims import Field
from dossier.model.doubts import DOUBTED, Doubt, Question
from dossier.model.events import Changes, EventKind
from dossier.model.reports import ReportId


class Reviews(Service):
    """A doubt ends with a correction or confirmation of its field, with a rule that changes the value, or here."""

    def list(self, limit: int = 50) -> Sequence[Question]:
        """Reports with a doubt, most likely wrong first; all with a limit of -1."""
        return self._catalog.questions(limit)

    def count(self) -> int:
        """The number of reports with a doubt; the query `review:any` lists them."""
        return self._catalog.unsure()

    def doubts(self, report: ReportId) -> Sequence[Doubt]:
        """The doubts about one report, most important first. Raises BadInput for an unknown report."""
        self._catalog.row(report)
        return self._catalog.doubts(report)

    def settle(self, report: ReportId, field: str | None = None) -> Changes:
        """Records that a field, or every field, is right as it is, stated or not.

        It holds until a later version has another value. Raises BadInput when there is nothing to settle.
        """
        with self._recorder.writing():
            doubts = self.doubts(report)
            if doubts and all(doubt.why == "address" for doubt in doubts if field in (None, doubt.field)):
                raise BadInput(report, Clause("shares-address"))
            unsure = [doubt.field for doubt in doubts]
            if field is not None and field not in unsure:
                raise BadInput(f"{report} {field}", Clause("has-no-doubt-to-settle"))
            if not unsure:
                raise BadInput(report, Clause("has-no-doubt-to-settle"))
            return self._about("review-settled", report, fields=[field] if field is not None else list(DOUBTED))

    def reopen(self, report: ReportId, field: str | None = None) -> Changes:
        """Takes the last `settle` back. Raises BadInput when there is none."""
        with self._recorder.writing():
            self._catalog.row(report)
            name: Field | None = next((known for known in DOUBTED if known == field), None)
            last = self._catalog.last_settled(report, name) if field in (None, name) else None
            if last is None:
                raise BadInput(f"{report} {field or ''}".strip(), Clause("no-settled-doubt-to-take-back"))
            return self._about("review-reopened", report, settled=last)

    def _about(self, kind: EventKind, report: ReportId, **detail: object) -> Changes:
        version = self._catalog.shown_version(report)
        if version.description is None:
            raise BadInput(report, Clause("has-no-reading-to-review", reason=version.reason or Clause("not-read-yet")))
        read = {"version": version.number, "rendition": version.rendition, "description": version.description}
        return self._record(kind, report=report, **read, **detail)
