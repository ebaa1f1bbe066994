"""What has become of a report's id: another report's, where the two were joined, or no report's any more."""

from __future__ import annotations

import json
import sqlite3

from dossier.clauses import Clause
from dossier.errors import BadInput

_INTO = 'SELECT "into" FROM joined WHERE report = ?'
_ERASURES = "SELECT at, detail FROM event WHERE kind = 'erasure' ORDER BY seq"


def present_id(connection: sqlite3.Connection, report: str) -> str:
    """The report that one belongs to now: itself, unless it was joined into another."""
    while into := connection.execute(_INTO, (report,)).fetchone():
        report = into[0]
    return report


def unknown_report(connection: sqlite3.Connection, report: str) -> BadInput:
    """Says that no report has this id, or since when it has none."""
    for at, written in connection.execute(_ERASURES):
        detail = json.loads(written)
        if report in detail["reports"]:
            return BadInput(report, Clause("was-erased", day=at[:10], ground=detail["ground"]))
    return BadInput(report, Clause("no-such-report"))
