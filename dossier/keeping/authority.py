"""The verbs on what people tell of outlets, and on rules for the reports of one."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.catalog import Catalog
from dossier.keeping.outletbook import Outletbook
from dossier.keeping.recorder import Recorder
from dossier.keeping.rulebook import Rulebook
from dossier.model.events import Changes
from dossier.model.outlets import KnownOutlet, Outlet, OutletEdit
from dossier.model.reports import ReportId
from dossier.model.rules import How, Proposal, Rule, RuleKind
from dossier.store import FolderStore


class Authority:
    """What an archive knows of outlets beyond the reports themselves."""

    _store: FolderStore
    _catalog: Catalog
    _recorder: Recorder
    _person: str

    def outlets(self, query: str = "", *, mine: bool = False) -> Sequence[KnownOutlet]:
        """Outlets of which every word of the query tells something, people's own first; `mine`: these alone."""
        return self._outletbook().all(query, mine=mine)

    def outlet(self, name: str) -> Sequence[KnownOutlet]:
        """Every outlet of this name, alias or domain, likeliest first. Raises BadInput where there is none."""
        return self._outletbook().named(name)

    def set_outlet(self, outlet: Outlet, instead_of: str | None = None) -> KnownOutlet:
        """Keeps all that a person says of an outlet; `instead_of` is what its entry was called so far.

        What was read before is read again where it mentions the outlet: see `heed_outlets`. Raises BadInput.
        """
        return self._outletbook().set(outlet, instead_of)

    def edit_outlet(self, name: str, edit: OutletEdit) -> KnownOutlet:
        """Changes some of what is known of an outlet, or begins an entry for it. Raises BadInput."""
        return self._outletbook().edit(name, edit)

    def drop_outlet(self, name: str) -> KnownOutlet:
        """Withdraws what a person told of an outlet; what the list says shows again. Raises BadInput."""
        return self._outletbook().drop(name)

    def _outletbook(self) -> Outletbook:
        return Outletbook(self._catalog, self._recorder, self._person)

    def rules(self, *, withdrawn: bool = False) -> Sequence[Rule]:
        """Rules in force, oldest first; or those that were withdrawn."""
        return self._catalog.rules(withdrawn)

    def possible_rules(self, report: ReportId, field: str) -> Sequence[Rule]:
        """Rules that lead to a person's correction of a field; none where no general way does. Raises BadInput."""
        return self._rulebook().possible(report, field)

    def rule_preview(self, report: ReportId, field: str) -> Sequence[Proposal]:
        """The same, best first, each with what it would change of what is archived. Raises BadInput."""
        return self._rulebook().preview(report, field)

    def make_rule(self, report: ReportId, field: str, choice: How | RuleKind | None = None) -> Rule:
        """Makes the best proposed rule, the best of a kind, or this very one. Raises BadInput."""
        return self._rulebook().make(report, field, choice)

    def withdraw_rule(self, rule: str) -> Changes:
        """Takes a rule back: what it was about shows as before. Raises BadInput when it is not in force."""
        return self._rulebook().withdraw(rule)

    def _rulebook(self) -> Rulebook:
        return Rulebook(self._store, self._catalog, self._recorder, self._person)
