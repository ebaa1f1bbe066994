"""Puts tags on reports and removes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from dossier.archive.context import Service
from dossier.archive.search import parsed
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.events import EventKind
from dossier.model.reports import ReportId, ReportRow
from dossier.model.tags import Tally, folded, tag_named


class Tags(Service):
    """“Strike” and “strike” are one tag. A change that changes nothing is no event."""

    former = "list"

    def list(self) -> Sequence[Tally]:
        """Tags in use with the number of reports of each, most used first."""
        return self._catalog.tags()

    def add(self, reports: Iterable[ReportId], tags: Sequence[str]) -> Sequence[tuple[ReportId, tuple[str, ...]]]:
        """Tags reports; gives the tags that are new on each, without reports that had them all. Raises BadInput."""
        with self._recorder.writing():
            wanted = self._as_spelled(tags)
            return self._mark("tagged", self._rows(reports), lambda held: _without(wanted, held))

    def remove(self, reports: Iterable[ReportId], tags: Sequence[str]) -> Sequence[tuple[ReportId, tuple[str, ...]]]:
        """Removes tags from reports; gives the tags that each report lost. Raises BadInput."""
        with self._recorder.writing():
            unwanted = {folded(tag_named(name)) for name in tags}
            lost = lambda held: tuple(name for name in held if folded(name) in unwanted)  # noqa: E731
            return self._mark("untagged", self._rows(reports), lost)

    def rename(self, tag: str, to: str) -> Sequence[ReportId]:
        """Renames a tag on every report, also in the trash, or merges it with one that has the name; gives the reports.

        Raises BadInput where no report has the tag.
        """
        with self._recorder.writing():
            (name,) = self._as_spelled([to]) if folded(tag) != folded(to) else (tag_named(to),)
            rows = self._rows_with(tag)
            gone = [(row.report, [one for one in row.tags if folded(one) == folded(tag)]) for row in rows]
            entries = [self._entry("untagged", report=report, tags=old) for report, old in gone]
            wanting = [row.report for row in rows if name not in row.tags]
            self._recorder.record([*entries, *(self._entry("tagged", report=one, tags=[name]) for one in wanting)])
            return [row.report for row in rows]

    def drop(self, tag: str) -> Sequence[ReportId]:
        """Takes a tag off every report that has it, and gives the reports. Raises BadInput where none has it."""
        with self._recorder.writing():
            return [report for report, _ in self.remove([row.report for row in self._rows_with(tag)], [tag])]

    def _rows_with(self, tag: str) -> Sequence[ReportRow]:
        query = f'tag:"{tag_named(tag)}"'
        reports = [one for asked in (query, f"{query} in:trash") for one in self._catalog.ids(parsed(asked))]
        if not reports:
            raise BadInput(tag, Clause("no-such-tag"))
        return self._rows(reports)

    def _rows(self, reports: Iterable[ReportId]) -> Sequence[ReportRow]:
        return self._catalog.rows(list(dict.fromkeys(reports)))

    def _as_spelled(self, tags: Sequence[str]) -> tuple[str, ...]:
        """Each tag once, in the spelling that other reports use."""
        if not tags:
            raise BadInput(Clause("the-tag"), Clause("needs-name"))
        known = {folded(tally.name): tally.name for tally in self._catalog.tags()}
        named = {folded(name): name for name in map(tag_named, tags)}
        return tuple(known.get(key, name) for key, name in named.items())

    def _mark(
        self, kind: EventKind, rows: Sequence[ReportRow], meant: Callable[[tuple[str, ...]], tuple[str, ...]]
    ) -> Sequence[tuple[ReportId, tuple[str, ...]]]:
        marked = [(row.report, names) for row in rows if (names := meant(row.tags))]
        self._recorder.record([self._entry(kind, report=report, tags=[*names]) for report, names in marked])
        return marked


def _without(wanted: tuple[str, ...], held: tuple[str, ...]) -> tuple[str, ...]:
    there = {folded(name) for name in held}
    return tuple(name for name in wanted if folded(name) not in there)
