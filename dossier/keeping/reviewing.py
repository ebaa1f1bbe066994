"""The verbs on what readers are unsure of: the queue for a person, and the word that there is nothing to do."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.keeping.recorder import Entry, Recorder
from dossier.model.claims import Field
from dossier.model.doubts import DOUBTED, Doubt, Question
from dossier.model.events import Changes, EventKind
from dossier.model.reports import ReportId


class Reviewing:
    """A doubt is settled by a correction or confirmation of its field, by a rule that shows another value, or here."""

    _catalog: Catalog
    _recorder: Recorder
    _person: str

    def review(self, limit: int = 50) -> Sequence[Question]:
        """Reports with a doubt, those first that are most likely wrong; all with a limit of -1."""
        return self._catalog.questions(limit)

    def review_count(self) -> int:
        """How many reports have a doubt; the query `review:any` lists them."""
        return self._catalog.unsure()

    def doubts(self, report: ReportId) -> Sequence[Doubt]:
        """What is unsure of one report, the weightiest first. Raises BadInput for an unknown report."""
        self._catalog.row(report)
        return self._catalog.doubts(report)

    def settle_review(self, report: ReportId, field: str | None = None) -> Changes:
        """A person's word that a field, or every field, is as it should be, told or not.

        It holds until a later version says something else there. Raises BadInput when there is nothing to settle.
        """
        with self._recorder.writing():
            unsure = [doubt.field for doubt in self.doubts(report)]
            if field is not None and field not in unsure:
                raise BadInput(f"{report} {field}", "has no doubt to settle")
            if not unsure:
                raise BadInput(report, "has no doubt to settle")
            return self._say("review-settled", report, fields=[field] if field is not None else list(DOUBTED))

    def reopen_review(self, report: ReportId, field: str | None = None) -> Changes:
        """Takes the last such word back. Raises BadInput when there is none."""
        with self._recorder.writing():
            self._catalog.row(report)
            name: Field | None = next((known for known in DOUBTED if known == field), None)
            last = self._catalog.last_settled(report, name) if field in (None, name) else None
            if last is None:
                raise BadInput(f"{report} {field or ''}".strip(), "has no settled doubt to take back")
            return self._say("review-reopened", report, settled=last)

    def _say(self, kind: EventKind, report: ReportId, **detail: object) -> Changes:
        version = self._catalog.versions(report)[-1]
        if version.description is None:
            raise BadInput(report, f"has no reading to review: it {version.reason or 'is not read yet'}")
        read = {"version": version.number, "rendition": version.rendition, "description": version.description}
        return self._recorder.record([Entry(kind, {"report": report, **read, **detail}, agent=self._person)])
