"""A catalog whose schema number differs from the program's is rebuilt when its archive is opened."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dossier.catalog.schema import SCHEMA
from tests.repository.house import House


def _change(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / "catalog.sqlite")) as raw, raw:
        for statement in statements:
            raw.execute(statement)


@pytest.mark.parametrize("number", [0, 1, SCHEMA - 1])
def test_a_catalog_with_another_number_is_rebuilt(tmp_path: Path, number: int) -> None:
    """All rows come from the log, whatever the older tables were called or held."""
    folder = tmp_path / "archive"
    with House(folder) as house:
        house.keep()
        rows = house.catalog.dump()
    _change(
        folder,
        "DROP TABLE home",
        "ALTER TABLE note DROP COLUMN withdrawn",
        "CREATE TABLE former (a INTEGER REFERENCES report)",
        "UPDATE feature SET features = '[3]'",
        f"PRAGMA user_version = {number}",
    )
    with House(folder) as house:
        assert house.catalog.is_current()
        assert house.catalog.dump() == rows
        assert house.faults() == []


def test_a_catalog_with_the_number_of_the_program_is_not_rebuilt(tmp_path: Path) -> None:
    """Opening an archive that is up to date leaves its catalog as it is."""
    folder = tmp_path / "archive"
    with House(folder) as house:
        house.keep()
    _change(folder, "UPDATE feature SET features = '[3]'")
    with House(folder) as house:
        assert {row[-1] for row in house.catalog.dump()["feature"]} == {"[3]"}


def test_no_row_refers_to_one_that_is_not_there(tmp_path: Path) -> None:
    """Foreign keys are declared; SQLite is asked for those that are broken."""
    with House(tmp_path / "archive") as house:
        house.keep()
    with closing(sqlite3.connect(tmp_path / "archive" / "catalog.sqlite")) as raw:
        assert raw.execute("PRAGMA foreign_key_check").fetchall() == []
        declared = {(table, key[2]) for (table,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
                    for key in raw.execute(f"PRAGMA foreign_key_list({table})")}  # fmt: skip
    of_reports, of_cases = ("case_report", "tag", "doubt", "feature", "home"), ("case_report", "note", "plan")
    assert declared >= {(table, "report") for table in of_reports} | {(table, "dossier_case") for table in of_cases}
