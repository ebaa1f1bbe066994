"""Runs searches, helps to type them, and keeps saved searches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from dossier.archive.context import Service
from dossier.catalog import Query, parse_query, with_days
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import write_whole
from dossier.model.name_lists import MOST_BYTES, NAME_COLUMNS, NameHit, names_in
from dossier.model.queries import Misread
from dossier.model.reports import ReportRow
from dossier.model.spreadsheet import csv_table
from dossier.model.tags import SavedSearch, SearchAlert
from dossier.repository.detect import check_outside
from dossier.repository.seen_searches import SeenSearches


class Search(Service):
    """Queries hold words, "phrases", prefixes*, negations and fields such as `outlet:` and `after:`."""

    former = "find"

    def find(self, query: str, limit: int = 50) -> Sequence[ReportRow]:
        """Reports that match, best first. Raises BadInput."""
        return self._catalog.reports(parsed(query), limit=limit)

    def names(self, path: Path | str) -> Iterator[NameHit]:
        """Which reports have each name of a list (see `names_in`), by name, each with the words around it.

        Case and accents do not count. A report that has a name in several spellings comes once, by the first of them.
        Raises BadInput.
        """
        for spellings in names_in(bytes_of(Path(path)), str(path)):
            hits = dict[str, NameHit]()
            for spelling in spellings:
                query = '"' + spelling.replace('"', " ") + '"'
                for row in self._catalog.reports(parse_query(query), limit=-1):
                    hits.setdefault(row.report, NameHit(spellings[0], spelling, row))
            yield from hits.values() or [NameHit(spellings[0], spellings[0], None)]

    def export_names(self, path: Path | str, out: Path | str) -> int:
        """Writes what `names` gives as a CSV file and returns the number of its rows. Raises BadInput."""
        check_outside(Path(out), self._context.watchlist.folders())
        found = list(self.names(path))
        lines = csv_table([NAME_COLUMNS, *([hit.value(column) for column in NAME_COLUMNS] for hit in found)])
        try:
            write_whole(Path(out), "".join(lines).encode())
        except OSError as error:
            raise BadInput(out, Clause("cannot-be-written", error=error.strerror or error)) from error
        return len(found)

    def field_values(self, field: str, begun: str = "", limit: int = 12) -> Sequence[str]:
        """Values that reports have in a field of the query language and in which a word begins with `begun`."""
        return self._catalog.values(field, begun, limit)

    def check(self, query: str) -> Sequence[Misread]:
        """The parts of a query that can find nothing, or mean something else than they seem to."""
        return self._catalog.misread(in_iso(query))

    def with_days(self, query: str) -> str:
        """The query with its days in ISO 8601; other words stay as they are."""
        return in_iso(query)

    def list(self) -> Sequence[SavedSearch]:
        """Saved searches by name."""
        return self._catalog.searches()

    def alerts(self) -> Sequence[SearchAlert]:
        """What arrived since each saved search was last looked at on this computer; the others are left out.

        Raises BadInput.
        """
        found = ((search, self._seen.seen(search)) for search in self._catalog.searches())
        alerts = (SearchAlert(one, tuple(self._catalog.arrived(parsed(one.query), seq))) for one, seq in found)
        return [alert for alert in alerts if alert.reports]

    def look(self, name: str) -> SavedSearch:
        """Notes that a person has looked at what a saved search finds now. Raises BadInput."""
        search = self.get(name)
        self._seen.mark(search.name, self._catalog.applied().seq)
        return search

    @property
    def _seen(self) -> SeenSearches:
        return SeenSearches(self._context.memory.folder)

    def get(self, name: str) -> SavedSearch:
        """A saved search. Raises BadInput."""
        for search in self._catalog.searches():
            if search.name == name:
                return search
        raise BadInput(name, Clause("no-such-saved-search"))

    def save(self, name: str, query: str, instead_of: str | None = None) -> SavedSearch:
        """Saves a search under a name; `instead_of` names the saved search that it replaces.

        Raises BadInput when the name or the query is empty, or another search has the name.
        """
        name, query = " ".join(name.split()), query.strip()
        if not name:
            raise BadInput(Clause("the-search"), Clause("needs-name"))
        if not query:
            raise BadInput(name, Clause("has-nothing-to-search"))
        with self._recorder.writing():
            if name != instead_of and any(search.name == name for search in self._catalog.searches()):
                raise BadInput(name, Clause("saved-search-name-taken"))
            before = {"instead_of": self.get(instead_of).name} if instead_of is not None else {}
            seen = self._seen.seen(self.get(instead_of)) if instead_of is not None else None
            self._record("search-saved", name=name, query=query, **before)
            self._seen.mark(name, self.get(name).seq if seen is None else seen)
            return self.get(name)

    def remove(self, name: str) -> SavedSearch:
        """Deletes a saved search. Raises BadInput when there is none of this name."""
        with self._recorder.writing():
            found = self.get(name)
            self._record("search-dropped", name=name)
            return found


def bytes_of(path: Path) -> bytes:
    """The first bytes of a file, one more than a list of names may have. Raises BadInput."""
    try:
        with path.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadInput(path, Clause("cannot-be-read", error=error.strerror or error)) from error


def parsed(query: str) -> Query:
    """A query as the catalog takes it; its days may be written as people write them. Raises BadInput."""
    return parse_query(in_iso(query))


def in_iso(query: str) -> str:
    """The query with its days in ISO 8601: `after:"28 April 2024"` becomes `after:2024-04-28`."""
    return with_days(query, _iso_day)


def _iso_day(words: str) -> str | None:
    from dossier.reading.fields.typed_days import typed_day  # late: it loads rules of reading

    day = typed_day(words)
    return day.partition("T")[0] if day else None
