"""Keeps the plan of each case's brief, and the passages redacted in it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from dossier import briefs  # loads what prints on first use
from dossier.archive.cases import Cases
from dossier.archive.context import Context, Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.events import Changes
from dossier.model.evidence import Span
from dossier.model.plans import Plan, Redaction, plan_from, plan_json
from dossier.model.reports import ReportId

SALT = 16  # bytes


def random_salt() -> str:
    """A new salt of a redaction, in hexadecimal digits."""
    return secrets.token_hex(SALT)


class Plans(Service):
    """Every change is an event and can be undone. `chance` gives the salts of redactions, in hexadecimal digits."""

    def __init__(self, context: Context, cases: Cases, chance: Callable[[], str] = random_salt) -> None:
        super().__init__(context)
        self._cases, self._chance = cases, chance

    def get(self, case: str) -> Plan:
        """The plan of a case's brief; the default plan where none was set. Raises BadInput."""
        return self._catalog.plan(self._cases.get(case).case) or Plan()

    def set(self, case: str, plan: Plan) -> Changes:
        """Sets the plan of a case's brief; the same plan again is no event. Raises BadInput."""
        with self._recorder.writing():
            if self.get(case) == plan:
                return Changes()
            return self._record("brief-planned", case=self._cases.get(case).case, plan=plan_json(plan))

    def undo(self, case: str) -> Plan:
        """Goes back to the plan before; done twice, the plan is as it was. Raises BadInput."""
        with self._recorder.writing():
            identifier = self._cases.get(case).case
            events = self._catalog.events_of("brief-planned")
            plans = [event.detail["plan"] for event in events if event.detail["case"] == identifier]
            if not plans:
                raise BadInput(identifier, Clause("has-no-plan-to-take-back"))
            before = plan_from(plans[-2]) if len(plans) > 1 else Plan()
            self.set(identifier, before)
        return before

    def redact(self, case: str, report: ReportId, span: Span, reason: str, version: int | None = None) -> Redaction:
        """Redacts a passage of a report in every brief and bag of the case, by default in its newest version.

        `span` counts code points of the version's rendition. Raises BadInput (no such case, no such report in it, no
        words there, no reason given, redacted already).
        """
        found = self._cases.get(case)
        if report not in found.reports:
            raise BadInput(report, Clause("not-in-case", case=found.name))
        if not reason.strip():
            raise BadInput(f"{report} {span.start}-{span.end}", Clause("blackened-only-with-reason"))
        record = self._context.shelf.record(report, version)
        quote, passage = span.of(record.rendition), f"{report} v{record.version} {span.start}-{span.end}"
        if span.end > len(record.rendition) or not quote.strip():
            raise BadInput(passage, Clause("holds-no-words"))
        with self._recorder.writing():
            existing = self._catalog.redactions(found.case)
            if any((one.report, one.version, one.span) == (report, record.version, span) for one in existing):
                raise BadInput(passage, Clause("blackened-already"))
            self._record(
                "passage-redacted",
                case=found.case,
                report=report,
                version=record.version,
                start=span.start,
                end=span.end,
                quote=quote,
                reason=reason.strip(),
                salt=self._chance(),
            )
            return self._catalog.redactions(found.case)[-1]

    def redact_elsewhere(self, case: str, redaction: Redaction) -> Sequence[Redaction]:
        """Redacts the same words in the other sources of the case, for the same reason. Raises BadInput."""
        black, redactions = briefs.Black.of([redaction.quote]), list[Redaction]()
        for report in self._cases.get(case).reports:
            redacted = briefs.Black.of(one.quote for one in self.redactions(case) if one.report == report)
            span = next(black.find(redacted.veiled(self._context.shelf.source(report).record.rendition)), None)
            if span is not None:
                redactions.append(self.redact(case, report, span, redaction.reason))
        return redactions

    def undo_redaction(self, case: str, redaction: str) -> Changes:
        """Shows a redacted passage again (`X57`). Raises BadInput."""
        with self._recorder.writing():
            identifier = self._cases.get(case).case
            if redaction not in [one.redaction for one in self._catalog.redactions(identifier)]:
                raise BadInput(redaction, Clause("no-such-redaction"))
            return self._record("redaction-undone", case=identifier, redaction=int(redaction[1:]))

    def redactions(self, case: str) -> Sequence[Redaction]:
        """The redacted passages of a case, oldest first. Raises BadInput."""
        return self._catalog.redactions(self._cases.get(case).case)
