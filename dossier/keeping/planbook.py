"""How the briefs of cases are wanted: plans, blackened passages and private notes, each step an event of its own."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.keeping.recorder import Entry, Recorder
from dossier.model.cases import CaseId
from dossier.model.events import Changes, EventKind
from dossier.model.evidence import Span
from dossier.model.plans import Plan, Redaction, plan_from, plan_json
from dossier.model.reports import ReportId

SALT = 16  # bytes


class Planbook:
    """What one `person` (an agent's name) wants of briefs; `chance` gives the salts of redactions, in hex digits."""

    def __init__(
        self,
        catalog: Catalog,
        recorder: Recorder,
        person: str,
        chance: Callable[[], str] = lambda: secrets.token_hex(SALT),
    ) -> None:
        self._catalog, self._recorder, self._person, self._chance = catalog, recorder, person, chance

    def plan(self, case: CaseId) -> Plan:
        return self._catalog.plan(case) or Plan()

    def set_plan(self, case: CaseId, plan: Plan) -> Changes:
        """The same plan again changes nothing, and is no event."""
        with self._recorder.writing():
            if self.plan(case) == plan:
                return Changes()
            return self._record("brief-planned", case=case, plan=plan_json(plan))

    def plan_before(self, case: CaseId) -> Plan:
        """What was planned before the plan in force. Raises BadInput when nothing was ever planned."""
        said = [e.detail["plan"] for e in self._catalog.events_of("brief-planned") if e.detail["case"] == case]
        if not said:
            raise BadInput(case, "has no plan to take back")
        return plan_from(said[-2]) if len(said) > 1 else Plan()

    def mark_note(self, case: CaseId, note: str, private: bool) -> Changes:
        """Raises BadInput when the case has no such note (`N57`)."""
        with self._recorder.writing():
            held = next(found for found in self._catalog.cases() if found.case == case)
            if note not in [one.note for one in held.notes]:
                raise BadInput(note, f"is no note of the case {held.name}")
            return self._record("note-marked", case=case, note=int(note[1:]), private=private)

    def redact(self, case: CaseId, report: ReportId, version: int, span: Span, quote: str, reason: str) -> Redaction:
        """The passage is blackened from now on. Raises BadInput when it is already."""
        with self._recorder.writing():
            held = self._catalog.redactions(case)
            if any((one.report, one.version, one.span) == (report, version, span) for one in held):
                raise BadInput(f"{report} v{version} {span.start}-{span.end}", "is blackened already")
            place = {"report": report, "version": version, "start": span.start, "end": span.end, "quote": quote}
            self._record("passage-redacted", case=case, **place, reason=reason, salt=self._chance())
            return self._catalog.redactions(case)[-1]

    def undo_redaction(self, case: CaseId, redaction: str) -> Changes:
        """Raises BadInput when no such redaction is in force in the case."""
        with self._recorder.writing():
            if redaction not in [one.redaction for one in self._catalog.redactions(case)]:
                raise BadInput(redaction, "is no redaction in force in this case")
            return self._record("redaction-undone", case=case, redaction=int(redaction[1:]))

    def _record(self, kind: EventKind, **detail: object) -> Changes:
        return self._recorder.record([Entry(kind, detail, agent=self._person)])
