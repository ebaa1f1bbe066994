"""A catalog that an earlier Dossier made is brought to today's form."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.keeping.house import House


def test_a_catalog_that_knew_no_rules_is_made_again_from_the_log(tmp_path: Path) -> None:
    """The form before outlets and rules cannot tell as whose reports were read; the next start makes it again."""
    with House(tmp_path / "archive") as house:
        house.keep()
        rows = house.catalog.dump()
    with closing(sqlite3.connect(tmp_path / "archive" / "catalog.sqlite")) as old, old:
        for statement in (
            "DROP TABLE outlet",
            "DROP TABLE rule",
            "ALTER TABLE report DROP COLUMN outlet_read",
            "ALTER TABLE version DROP COLUMN outlets",
            "PRAGMA user_version = 2",
        ):
            old.execute(statement)
    with House(tmp_path / "archive") as house:
        assert house.catalog.dump() == rows
        assert house.faults() == []
