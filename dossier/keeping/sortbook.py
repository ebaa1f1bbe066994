"""Tags, the trash and saved searches, as changed by one person; each step an event of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.keeping.recorder import Entry, Recorder
from dossier.model.events import Changes, EventKind
from dossier.model.reports import ReportId, ReportRow
from dossier.model.sorting import SavedSearch, folded, tag_named


class Sortbook:
    """Every method tells only of what it changes: what is so already is no event."""

    def __init__(self, catalog: Catalog, recorder: Recorder, person: str) -> None:
        self._catalog, self._recorder, self._person = catalog, recorder, person

    def tag(self, reports: Iterable[ReportId], tags: Sequence[str]) -> list[tuple[ReportId, tuple[str, ...]]]:
        """The tags that each report has got. Raises BadInput."""
        with self._recorder.writing():
            wanted = self._as_spelled(tags)
            return self._mark("tagged", self._rows(reports), lambda held: _without(wanted, held))

    def untag(self, reports: Iterable[ReportId], tags: Sequence[str]) -> list[tuple[ReportId, tuple[str, ...]]]:
        """The tags that each report has lost. Raises BadInput."""
        with self._recorder.writing():
            unwanted = {folded(tag_named(name)) for name in tags}
            lost = lambda held: tuple(name for name in held if folded(name) in unwanted)  # noqa: E731
            return self._mark("untagged", self._rows(reports), lost)

    def trash(self, reports: Iterable[ReportId], trashed: bool) -> list[ReportId]:
        """Those that were not there yet, or no more. Raises BadInput."""
        with self._recorder.writing():
            changed = [row.report for row in self._rows(reports) if row.trashed != trashed]
            self._record("trashed" if trashed else "untrashed", [{"report": report} for report in changed])
            return changed

    def save(self, name: str, query: str, instead_of: str | None) -> SavedSearch:
        """Raises BadInput when the name or the search is empty, or another search has the name."""
        name, query = " ".join(name.split()), query.strip()
        if not name:
            raise BadInput("search", "needs a name")
        if not query:
            raise BadInput(name, "has nothing to search for")
        with self._recorder.writing():
            if name != instead_of and any(held.name == name for held in self._catalog.searches()):
                raise BadInput(name, "is the name of another saved search already")
            before = {"instead_of": self.named(instead_of).name} if instead_of is not None else {}
            self._record("search-saved", [{"name": name, "query": query, **before}])
            return self.named(name)

    def drop(self, name: str) -> SavedSearch:
        """Raises BadInput when there is none of this name."""
        with self._recorder.writing():
            found = self.named(name)
            self._record("search-dropped", [{"name": name}])
            return found

    def named(self, name: str) -> SavedSearch:
        """Raises BadInput."""
        for search in self._catalog.searches():
            if search.name == name:
                return search
        raise BadInput(name, "no saved search has this name")

    def _rows(self, reports: Iterable[ReportId]) -> list[ReportRow]:
        return self._catalog.rows(list(dict.fromkeys(reports)))

    def _as_spelled(self, tags: Sequence[str]) -> tuple[str, ...]:
        """Each once, and as other reports have it: “Strike” and “strike” are one tag."""
        if not tags:
            raise BadInput("tag", "needs a name")
        known = {folded(tally.name): tally.name for tally in self._catalog.tags()}
        named = {folded(name): name for name in map(tag_named, tags)}
        return tuple(known.get(key, name) for key, name in named.items())

    def _mark(
        self, kind: EventKind, rows: Sequence[ReportRow], meant: Callable[[tuple[str, ...]], tuple[str, ...]]
    ) -> list[tuple[ReportId, tuple[str, ...]]]:
        marked = [(row.report, names) for row in rows if (names := meant(row.tags))]
        self._record(kind, [{"report": report, "tags": list(names)} for report, names in marked])
        return marked

    def _record(self, kind: EventKind, details: Sequence[dict[str, object]]) -> Changes:
        return self._recorder.record([Entry(kind, detail, agent=self._person) for detail in details])


def _without(wanted: tuple[str, ...], held: tuple[str, ...]) -> tuple[str, ...]:
    there = {folded(name) for name in held}
    return tuple(name for name in wanted if folded(name) not in there)
