"""Queries which reports name somebody, from the full-text index."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import AbstractContextManager

from dossier.catalog import report_lists
from dossier.catalog.list_counts import tallied
from dossier.catalog.query import Query, parse_query
from dossier.model.digest import Digest
from dossier.model.entities import NameCounts, NamingReport

_HITS = (
    "SELECT number, outlet_key, outlet, published FROM report"
    " WHERE trashed = 0 AND number IN (SELECT rowid FROM words WHERE words MATCH ?)"
)
_FOUND = (
    "SELECT report.report, report.version, report.headline, report.outlet, report.published, version.rendition,"
    " version.description FROM json_each(?) AS asked CROSS JOIN report ON report.number = asked.value"
    " JOIN version ON version.report = report.report AND version.number = report.version"
    " WHERE version.rendition IS NOT NULL AND version.description IS NOT NULL ORDER BY asked.key"
)
_WITH_WORDS = "SELECT report FROM report WHERE number IN (SELECT rowid FROM words WHERE words MATCH ?)"
_CASES = (
    'SELECT DISTINCT "case" FROM case_report JOIN dossier_case ON dossier_case.number = "case" AND withdrawn = 0'
    ' WHERE case_report.number IN (SELECT rowid FROM words WHERE words MATCH ?) ORDER BY "case"'
)


def in_story(spellings: Iterable[str]) -> str:
    """An expression of the index: any of these words in a row, in headline or text; "" where there is no word."""
    asked = (spelling.replace('"', " ") for spelling in spellings)
    terms = (parse_query(f'{field}:"{words}"').match for words in asked for field in ("headline", "text"))
    return " OR ".join(filter(None, terms))


class NamingQueries:
    """The catalog's part that finds names; reports in the trash are left out, but by `reports_with_words`."""

    def _listing(self) -> AbstractContextManager[sqlite3.Connection]:
        raise NotImplementedError  # the catalog's

    def naming_reports(self, match: str, limit: int, offset: int = 0) -> tuple[NameCounts, list[NamingReport]]:
        """All reports with the words, counted, and some of them: the earliest published first, undated ones last."""
        with self._listing() as connection:
            hits = connection.execute(_HITS, (match,)).fetchall() if match else []
            # A day without its year (`--03-12`) says nothing of first and last
            dated = sorted((day, number) for number, _, _, day in hits if day and day >= "0")
            undated = sorted(number for number, _, _, day in hits if not day or day < "0")
            numbers = [*(number for _, number in dated), *undated][offset : offset + limit]
            rows = connection.execute(_FOUND, (json.dumps(numbers),)).fetchall()
        outlets = tallied((key, None, outlet, 1) for _, key, outlet, _ in hits)
        first, last = (dated[0][0], dated[-1][0]) if dated else (None, None)
        found = [
            NamingReport(report, version, headline, outlet, published, Digest(rendition), Digest(description))
            for report, version, headline, outlet, published, rendition, description in rows
        ]
        return NameCounts(len(hits), first, last, tuple(outlets)), found

    def naming_count(self, spelling: str) -> int:
        """How many reports have one spelling."""
        with self._listing() as connection:
            return report_lists.count(connection, Query(match=in_story([spelling])))

    def reports_with_words(self, spelling: str) -> list[str]:
        """Reports with these words in a row, also those in the trash."""
        with self._listing() as connection:
            match = in_story([spelling])
            return [report for (report,) in (connection.execute(_WITH_WORDS, (match,)) if match else ())]

    def naming_cases(self, match: str) -> list[str]:
        """The cases, withdrawn ones left out, that hold such a report."""
        with self._listing() as connection:
            return [f"C{number}" for (number,) in (connection.execute(_CASES, (match,)) if match else ())]
