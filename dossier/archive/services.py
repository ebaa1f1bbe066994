"""The services of an archive, each made when it is first asked for: a list needs no briefs, exports or audits."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dossier.archive.backup import Backups
    from dossier.archive.briefs import Briefs
    from dossier.archive.calendar_stamps import CalendarStamps
    from dossier.archive.cases import Cases
    from dossier.archive.charsets import Charsets
    from dossier.archive.columns import TableColumns
    from dossier.archive.compare import Compare
    from dossier.archive.context import Context
    from dossier.archive.corrections import Corrections
    from dossier.archive.custody import Custody
    from dossier.archive.edit_history import EditHistory
    from dossier.archive.entities import Entities
    from dossier.archive.erasures import Erasures
    from dossier.archive.exports import Exports
    from dossier.archive.folders import Folders
    from dossier.archive.handovers import Handovers
    from dossier.archive.highlights import Highlights
    from dossier.archive.judgements import Judgements
    from dossier.archive.links import Links
    from dossier.archive.operations import Operations
    from dossier.archive.originals import Originals
    from dossier.archive.outlets import Outlets
    from dossier.archive.plans import Plans
    from dossier.archive.proofs import Proofs
    from dossier.archive.receiver import Receiver
    from dossier.archive.reports import Reports
    from dossier.archive.research import Research
    from dossier.archive.reviews import Reviews
    from dossier.archive.rules import Rules
    from dossier.archive.search import Search
    from dossier.archive.tags import Tags
    from dossier.archive.versions import Versions
    from dossier.archive.witnesses import Witnesses


class Services:
    """Names each service after what it works on. A service's module is imported with the first use of the service."""

    context: Context

    @cached_property
    def reports(self) -> Reports:
        from dossier.archive.reports import Reports

        return Reports(self.context)

    @cached_property
    def versions(self) -> Versions:
        from dossier.archive.versions import Versions

        return Versions(self.context)

    @cached_property
    def search(self) -> Search:
        from dossier.archive.search import Search

        return Search(self.context)

    @cached_property
    def originals(self) -> Originals:
        from dossier.archive.originals import Originals

        return Originals(self.context)

    @cached_property
    def corrections(self) -> Corrections:
        from dossier.archive.corrections import Corrections

        return Corrections(self.context)

    @cached_property
    def reviews(self) -> Reviews:
        from dossier.archive.reviews import Reviews

        return Reviews(self.context)

    @cached_property
    def tags(self) -> Tags:
        from dossier.archive.tags import Tags

        return Tags(self.context)

    @cached_property
    def links(self) -> Links:
        from dossier.archive.links import Links

        return Links(self.context)

    @cached_property
    def cases(self) -> Cases:
        from dossier.archive.cases import Cases

        return Cases(self.context)

    @cached_property
    def compare(self) -> Compare:
        from dossier.archive.compare import Compare

        return Compare(self.context, self.cases)

    @cached_property
    def judgements(self) -> Judgements:
        from dossier.archive.judgements import Judgements

        return Judgements(self.context, self.cases, self.compare)

    @cached_property
    def entities(self) -> Entities:
        from dossier.archive.entities import Entities

        return Entities(self.context, self.cases, self.compare, self.judgements)

    @cached_property
    def plans(self) -> Plans:
        from dossier.archive.plans import Plans

        return Plans(self.context, self.cases)

    @cached_property
    def research(self) -> Research:
        from dossier.archive.research import Research

        return Research(self.context, self.cases)

    @cached_property
    def highlights(self) -> Highlights:
        from dossier.archive.highlights import Highlights

        return Highlights(self.context, self.cases)

    @cached_property
    def changes(self) -> EditHistory:
        from dossier.archive.edit_history import EditHistory

        return EditHistory(self.context, self.cases, self.plans)

    @cached_property
    def proofs(self) -> Proofs:
        from dossier.archive.proofs import Proofs

        return Proofs(self.context)

    @cached_property
    def calendar_stamps(self) -> CalendarStamps:
        from dossier.archive.calendar_stamps import CalendarStamps

        return CalendarStamps(self.context, self.proofs)

    @cached_property
    def witnesses(self) -> Witnesses:
        from dossier.archive.witnesses import Witnesses

        return Witnesses(self.context, self.proofs)

    @cached_property
    def briefs(self) -> Briefs:
        from dossier.archive.briefs import Briefs

        return Briefs(self.context, self.cases, self.compare, self.plans, self.proofs)

    @cached_property
    def custody(self) -> Custody:
        from dossier.archive.custody import Custody

        return Custody(self.context, self.cases, self.originals, self.proofs)

    @cached_property
    def exports(self) -> Exports:
        from dossier.archive.exports import Exports

        return Exports(self.context, self.cases, self.compare, self.highlights)

    @cached_property
    def handovers(self) -> Handovers:
        from dossier.archive.handovers import Handovers

        return Handovers(self.context)

    @cached_property
    def erasures(self) -> Erasures:
        from dossier.archive.erasures import Erasures

        return Erasures(self.context, self.operations)

    @cached_property
    def outlets(self) -> Outlets:
        from dossier.archive.outlets import Outlets

        return Outlets(self.context)

    @cached_property
    def rules(self) -> Rules:
        from dossier.archive.rules import Rules

        return Rules(self.context)

    @cached_property
    def charsets(self) -> Charsets:
        from dossier.archive.charsets import Charsets

        return Charsets(self.context)

    @cached_property
    def columns(self) -> TableColumns:
        from dossier.archive.columns import TableColumns

        return TableColumns(self.context)

    @cached_property
    def folders(self) -> Folders:
        from dossier.archive.folders import Folders

        return Folders(self.context)

    @cached_property
    def backup(self) -> Backups:
        from dossier.archive.backup import Backups

        return Backups(self.context)

    @cached_property
    def receiver(self) -> Receiver:
        from dossier.archive.receiver import Receiver

        return Receiver(self.context)

    @cached_property
    def operations(self) -> Operations:
        from dossier.archive.operations import Operations

        return Operations(self.context, self)
