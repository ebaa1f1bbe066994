"""Queries what people decided: corrections, rules, outlets, cases, briefs' plans, rulings, folders."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from dossier.lazy_module import LazyModule
from dossier.model.case_searches import CaseSearch
from dossier.model.cases import Case
from dossier.model.claims import Claim
from dossier.model.events import Event
from dossier.model.folders import WatchedFolder
from dossier.model.highlights import Highlight
from dossier.model.judgements import Judgement
from dossier.model.links import Ruling
from dossier.model.outlets import KnownOutlet, OwnOutlets
from dossier.model.plans import Plan, Redaction
from dossier.model.reading_hints import HINT_EVENTS, KnownHints, hints_in_force
from dossier.model.reports import ReportId, Version
from dossier.model.rules import Rule

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from dossier.catalog import case_search_rows, highlights, lookups, plans
else:
    case_search_rows = LazyModule("dossier.catalog.case_search_rows")
    highlights = LazyModule("dossier.catalog.highlights")
    lookups = LazyModule("dossier.catalog.lookups")
    plans = LazyModule("dossier.catalog.plans")


class DecisionQueries:
    """The catalog's part that keeps what people said."""

    def _asking(self) -> AbstractContextManager[Connection]:
        raise NotImplementedError  # the catalog's

    def corrections(self, report: ReportId) -> list[tuple[Claim, ...]]:
        with self._asking() as connection:
            return lookups.corrections_of(connection, report)

    def last_correction(self, report: ReportId, field: str) -> int | None:
        """Event number of the newest correction of a field that is in force."""
        with self._asking() as connection:
            return lookups.last_correction(connection, report, field)

    def corrected_at(self, report: ReportId) -> dict[str, str]:
        """When the correction in force of each field was made, RFC 3339 UTC."""
        with self._asking() as connection:
            return lookups.corrected_at(connection, report)

    def own_outlets(self) -> OwnOutlets:
        """The outlets that people entered, for readers."""
        with self._asking() as connection:
            return lookups.own_outlets(connection)

    def reading_hints(self) -> KnownHints:
        """What people said about how files are to be read."""
        with self._asking() as connection:
            return hints_in_force(plans.of_kind(connection, *HINT_EVENTS))

    def added_outlets(self) -> list[KnownOutlet]:
        """Outlets added by users, with author and time, newest first."""
        with self._asking() as connection:
            return lookups.added_outlets(connection)

    def about_outlets(self) -> list[Event]:
        """All events by which people entered, changed or removed outlets, in order."""
        with self._asking() as connection:
            return lookups.about_outlets(connection)

    def about_keys(self) -> list[Event]:
        """All events that may bring a key, in order."""
        with self._asking() as connection:
            return lookups.about_keys(connection)

    def read_before(self, seq: int, readers: Collection[str]) -> list[Version]:
        """Versions that these readers read when they knew of no event about people's outlets from `seq` on."""
        with self._asking() as connection:
            return lookups.read_before(connection, seq, readers)

    def rules(self, withdrawn: bool = False) -> list[Rule]:
        """Rules in force, oldest first, or those that were withdrawn."""
        with self._asking() as connection:
            return lookups.rules(connection, withdrawn)

    def of_outlet(self, rule: Rule) -> list[Version]:
        """The newest versions of the reports that a rule may be about; maybe a few more."""
        with self._asking() as connection:
            return [version for version, _ in lookups.of_outlet(connection, rule)]

    def cases(self, withdrawn: bool = False) -> list[Case]:
        """By number; or those that were withdrawn."""
        with self._asking() as connection:
            return lookups.cases(connection, withdrawn)

    def withdrawn_case_searches(self, case: str) -> list[CaseSearch]:
        """Searches that were taken out of the research log of a case."""
        with self._asking() as connection:
            return list(case_search_rows.case_searches(connection, withdrawn=True).get(int(case[1:]), ()))

    def plan(self, case: str) -> Plan | None:
        """The plan of the case's brief; None where nobody made one."""
        with self._asking() as connection:
            return plans.plan(connection, case)

    def redactions(self, case: str) -> list[Redaction]:
        """Passages that no brief of the case shows, in force, oldest first."""
        with self._asking() as connection:
            return plans.redactions(connection, case)

    def highlights(self, *, reports: Collection[ReportId] | None = None, removed: bool = False) -> list[Highlight]:
        """The marked words of these reports, or of all; or those whose marks were removed."""
        with self._asking() as connection:
            return highlights.highlights(connection, reports, removed)

    def folders(self) -> list[WatchedFolder]:
        """Folders that are to be watched, by path."""
        with self._asking() as connection:
            return lookups.folders(connection)

    def rulings(self, report: ReportId | None = None) -> list[Ruling]:
        """Rulings in force, the oldest first; all, or those on this report."""
        with self._asking() as connection:
            return lookups.rulings(connection, report)

    def judgements(self) -> list[Judgement]:
        """What people say of sources, rows and cells, in force, oldest first."""
        with self._asking() as connection:
            return lookups.judgements(connection)
