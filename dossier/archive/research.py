"""Keeps the research log of a case: searches that a person made for it, here or elsewhere, and what they found."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.archive.cases import Cases
from dossier.archive.context import Context, Service
from dossier.archive.search import parsed
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.case_searches import MOST_REPORTS, CaseSearch


class Research(Service):
    """Nothing is kept unless a person says so. Every change is an event and can be undone."""

    def __init__(self, context: Context, cases: Cases) -> None:
        super().__init__(context)
        self._cases = cases

    def list(self, case: str) -> Sequence[CaseSearch]:
        """The searches of a case, oldest first. Raises BadInput."""
        return self._cases.get(case).searches

    def add(self, case: str, query: str, *, note: str = "") -> CaseSearch:
        """Searches the archive as it is now and keeps the query with the reports found. Raises BadInput."""
        if not query.strip():
            raise BadInput(case, Clause("has-nothing-to-search"))
        with self._recorder.writing():
            found = [row.report for row in self._catalog.reports(parsed(query), limit=-1)]
            return self._keep(case, query.strip(), "", len(found), found[:MOST_REPORTS], note)

    def add_elsewhere(self, case: str, query: str, where: str, count: int, *, note: str = "") -> CaseSearch:
        """Keeps a search made in another catalogue, as the person states it: `count` is how many hits they had.

        Raises BadInput.
        """
        if not query.strip():
            raise BadInput(case, Clause("has-nothing-to-search"))
        if not where.strip():
            raise BadInput(query, Clause("search-without-place"))
        if count < 0:
            raise BadInput(f"{count}", Clause("no-count"))
        with self._recorder.writing():
            return self._keep(case, query.strip(), " ".join(where.split()), count, [], note)

    def remove(self, case: str, search: str) -> None:
        """Takes a search (`S57`) out of the research log; its words stay in the archive's log. Raises BadInput."""
        with self._recorder.writing():
            found = self._cases.get(case)
            if search not in [one.search for one in found.searches]:
                raise BadInput(search, Clause("no-search-of-case", case=found.name))
            self._record("case-search-withdrawn", case=found.case, search=int(search[1:]))

    def restore(self, case: str, search: str) -> CaseSearch:
        """Puts a removed search back in its place. Raises BadInput."""
        with self._recorder.writing():
            found = self._cases.get(case)
            if search not in [one.search for one in self._catalog.withdrawn_case_searches(found.case)]:
                raise BadInput(search, Clause("no-withdrawn-search-of-case", case=found.name))
            self._record("case-search-restored", case=found.case, search=int(search[1:]))
            return next(one for one in self.list(found.case) if one.search == search)

    def _keep(self, case: str, query: str, where: str, count: int, reports: Sequence[str], note: str) -> CaseSearch:
        about = {"note": note.strip()} if note.strip() else {}
        found = self._cases.get(case).case
        self._record("case-searched", case=found, query=query, where=where, count=count, reports=[*reports], **about)
        return self.list(found)[-1]
