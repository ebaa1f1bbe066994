"""The verbs on what people sort reports by: tags, the trash, saved searches; and the lists that follow from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dossier.catalog import Catalog
from dossier.keeping.filtering import understood
from dossier.keeping.listing import Listing
from dossier.keeping.recorder import Recorder
from dossier.keeping.sortbook import Sortbook
from dossier.model.reports import ReportId
from dossier.model.sorting import SavedSearch, Tally


class Sorting(Listing):
    """What is in the trash is out of lists, searches, suggestions and counts, and nothing of it is ever deleted."""

    _catalog: Catalog
    _recorder: Recorder
    _person: str

    def tag(self, reports: Iterable[ReportId], tags: Sequence[str]) -> Sequence[tuple[ReportId, tuple[str, ...]]]:
        """Puts tags on reports; gives the tags that each has got, without those that had them all. Raises BadInput."""
        return self._sortbook().tag(reports, tags)

    def untag(self, reports: Iterable[ReportId], tags: Sequence[str]) -> Sequence[tuple[ReportId, tuple[str, ...]]]:
        """Takes tags off reports; gives the tags that each has lost. Raises BadInput."""
        return self._sortbook().untag(reports, tags)

    def trash(self, reports: Iterable[ReportId]) -> Sequence[ReportId]:
        """Puts reports out of every list; gives those that were not in the trash yet. Raises BadInput."""
        return self._sortbook().trash(reports, trashed=True)

    def untrash(self, reports: Iterable[ReportId]) -> Sequence[ReportId]:
        """Puts reports back; gives those that were in the trash. Raises BadInput."""
        return self._sortbook().trash(reports, trashed=False)

    def save_search(self, name: str, query: str, instead_of: str | None = None) -> SavedSearch:
        """Keeps a search under a name; `instead_of` is the saved search that it replaces. Raises BadInput."""
        return self._sortbook().save(name, query, instead_of)

    def drop_search(self, name: str) -> SavedSearch:
        """Forgets a saved search. Raises BadInput."""
        return self._sortbook().drop(name)

    def saved_search(self, name: str) -> SavedSearch:
        """Raises BadInput."""
        return self._sortbook().named(name)

    def saved_searches(self) -> Sequence[SavedSearch]:
        """By name."""
        return self._catalog.searches()

    def tags(self) -> Sequence[Tally]:
        """Tags that reports have, with how many have each, the most used first."""
        return self._catalog.tags()

    def outlets_told(self) -> Sequence[Tally]:
        """Outlets of reports, with how many each has published, the most first."""
        return self._catalog.outlets()

    def places_told(self) -> Sequence[Tally]:
        """Places of datelines, with how many reports were filed there, the most first."""
        return self._catalog.places()

    def ids(self, query: str = "", *, order: str = "") -> Sequence[ReportId]:
        """The names of all reports that match, in the order of `list`."""
        return self._catalog.ids(understood(query), order)

    def _sortbook(self) -> Sortbook:
        return Sortbook(self._catalog, self._recorder, self._person)
