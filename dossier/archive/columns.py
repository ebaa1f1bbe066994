"""Assigns the columns of tables to fields, so that each row becomes a report; for all tables with such columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.reading_hints import ASSIGNED, ColumnRule, column_rule, stated_columns
from dossier.model.reports import Outcome, ReportId, Version


class TableColumns(Service):
    """A rule holds for every table with the same column names, also for those that come later."""

    def list(self) -> Sequence[ColumnRule]:
        """Rules in force, oldest first."""
        return self._catalog.reading_hints().columns

    def of(self, report: ReportId) -> tuple[str, ...]:
        """The column names of a table that was asked about, or that a rule covers. Raises BadInput."""
        detail = self._context.shelf.detail(report, None)
        notes = detail.description.notes if detail.description else ()
        columns = next((note.words for note in notes if note.kind == "columns"), None)
        header = columns or stated_columns(detail.rendition or "")
        if header is None:
            raise BadInput(report, Clause("no-table-to-assign"))
        return header

    def set(self, report: ReportId, fields: Iterable[tuple[str, str]]) -> Sequence[Outcome]:
        """Assigns columns, as pairs of a field and a column name, and reads all such tables again.

        A row becomes a report. Raises BadInput for an unknown field or column, and where neither a headline nor a
        text is named.
        """
        header = self.of(report)
        rule = column_rule(header, fields)
        with self._recorder.writing():
            concerned = [*self._asked_about(header), *self._read_by_rule(header)]
            rows = [part for version in concerned for part in self._rows_of(version)]
            set_now = self._entry("columns-set", report=report, header=[*rule.header], fields=[*map(list, rule.fields)])
            back = [row.report for row in self._catalog.rows(self._removed_with(header)) if row.trashed]
            self._recorder.record([set_now, *(self._entry("untrashed", report=one) for one in back)])
        return self._context.read_again([*concerned, *rows])

    def remove(self, report: ReportId) -> Sequence[Outcome]:
        """Removes the rule for tables with such columns: they are asked about again, and their rows go to the trash.

        `set` brings these back. Raises BadInput where no rule holds.
        """
        header = self.of(report)
        with self._recorder.writing():
            if not any(rule.header == header for rule in self.list()):
                raise BadInput(report, Clause("columns-without-rule"))
            concerned = self._read_by_rule(header)
            rows = [part.report for version in concerned for part in self._rows_of(version)]
            going = [row.report for row in self._catalog.rows(rows) if not row.trashed]
            unset = self._entry("columns-unset", report=report, header=[*header], trashed=going)
            self._recorder.record([unset, *(self._entry("trashed", report=one) for one in going)])
        return self._context.read_again(concerned)

    def _asked_about(self, header: tuple[str, ...]) -> Sequence[Version]:
        """Tables with these columns that a person was asked about."""
        reports = (
            question.report
            for question in self._catalog.questions(-1)
            if any(doubt.why == "columns" and doubt.words == header for doubt in question.doubts)
        )
        return [self._catalog.shown_version(report) for report in reports]

    def _read_by_rule(self, header: tuple[str, ...]) -> Sequence[Version]:
        """Tables with these columns that were read by a rule; their text ends with the rule."""
        tables = self._catalog.shown_of_type("text/csv")
        return [one for one in tables if one.rendition and stated_columns(self._words(one)) == header]

    def _words(self, version: Version) -> str:
        assert version.rendition, "it was read"
        words = self._context.store.read(version.rendition)
        return words.decode() if ASSIGNED.encode() in words else ""

    def _rows_of(self, table: Version) -> Sequence[Version]:
        return [self._catalog.shown_version(part) for part in self._catalog.parts(table.report)]

    def _removed_with(self, header: tuple[str, ...]) -> Sequence[ReportId]:
        """Reports that went to the trash when the rule for these columns was removed last."""
        removed = [e for e in self._catalog.events_of("columns-unset") if tuple(e.detail["header"]) == header]
        return removed[-1].detail.get("trashed", []) if removed else []
