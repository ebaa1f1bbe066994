"""The verbs on how a case's brief is wanted: its plan, what is blackened in it, and what is to be looked at before."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.keeping.planbook import Planbook
from dossier.keeping.recorder import Recorder
from dossier.keeping.shelf import Shelf
from dossier.model.cases import Case
from dossier.model.events import Changes
from dossier.model.evidence import Span
from dossier.model.plans import Affected, Plan, Redaction
from dossier.model.reports import ReportId


class Planning:
    """A plan holds on to its case; every step is an event, and can be taken back."""

    _catalog: Catalog
    _recorder: Recorder
    _person: str

    def case(self, name: str) -> Case:
        raise NotImplementedError  # the archive's

    def _shelf(self) -> Shelf:
        raise NotImplementedError  # the archive's

    def plan(self, name: str) -> Plan:
        """How the brief of a case is wanted; the usual one where nobody said so. Raises BadInput for no such case."""
        return self._planbook().plan(self.case(name).case)

    def set_plan(self, name: str, plan: Plan) -> Changes:
        """From now on the case's brief is wanted so; setting the plan before takes this back. Raises BadInput."""
        return self._planbook().set_plan(self.case(name).case, plan)

    def undo_plan(self, name: str) -> Plan:
        """Plans again what was planned before; done twice, all is as it was. Raises BadInput."""
        case = self.case(name).case
        with self._recorder.writing():
            before = self._planbook().plan_before(case)
            self._planbook().set_plan(case, before)
        return before

    def mark_note(self, name: str, note: str, private: bool) -> Changes:
        """Says whether a note (`N57`) is private: then no brief and no bag holds it. Raises BadInput."""
        return self._planbook().mark_note(self.case(name).case, note, private)

    def redact(self, name: str, report: ReportId, span: Span, reason: str, version: int | None = None) -> Redaction:
        """Blackens a passage of a report in all that leaves the archive of this case, by default in its newest version.

        `span` counts code points of the version's rendition. Raises BadInput (no such case, no such report in it, no
        words there, no reason given).
        """
        case = self.case(name)
        if report not in case.reports:
            raise BadInput(report, f"is not in the case {case.name}")
        if not reason.strip():
            raise BadInput(f"{report} {span.start}-{span.end}", "is blackened only with a reason")
        record = self._shelf().record(report, version)
        quote = span.of(record.rendition)
        if span.end > len(record.rendition) or not quote.strip():
            raise BadInput(f"{report} v{record.version} {span.start}-{span.end}", "holds no words")
        return self._planbook().redact(case.case, report, record.version, span, quote, reason.strip())

    def undo_redaction(self, name: str, redaction: str) -> Changes:
        """Shows a passage again (`X57`). Raises BadInput."""
        return self._planbook().undo_redaction(self.case(name).case, redaction)

    def redactions(self, name: str) -> Sequence[Redaction]:
        """The passages of a case that are blackened, oldest first. Raises BadInput."""
        return self._catalog.redactions(self.case(name).case)

    def affected_briefs(self, name: str | None = None) -> Sequence[Affected]:
        """Briefs and bags that were handed out, of one case or all, whose sources have newer versions by now.

        Of several at one place the last counts; what 0.3.0 and before handed out did not note its versions.
        """
        cases = self._catalog.cases() if name is None else [self.case(name)]
        wanted, last = {case.case for case in cases}, dict[str, Affected]()
        for event in self._catalog.events_of("export"):
            detail = event.detail
            if detail["case"] in wanted:
                last.pop(detail["path"], None)  # so that they stand in the order in which they were handed out last
                outdated = tuple(self._outdated(detail.get("versions", {})))
                what = (detail["case"], detail["path"], detail.get("form", "brief"), detail["digest"], event.at)
                last[detail["path"]] = Affected(*what, outdated)
        return [found for found in last.values() if found.outdated]

    def _outdated(self, pinned: dict[ReportId, int]) -> list[tuple[ReportId, int, int]]:
        newest = {report: self._catalog.row(report).version for report in pinned}
        return [(report, cited, newest[report]) for report, cited in pinned.items() if cited < newest[report]]

    def _planbook(self) -> Planbook:
        return Planbook(self._catalog, self._recorder, self._person)
