"""A catalog that an earlier Dossier made is brought to today's form."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from dossier.model.folders import FolderSettings
from dossier.repository.writer import LogEntry
from tests.repository.house import House


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


def test_a_catalog_that_knew_no_settings_of_folders_gains_them(tmp_path: Path) -> None:
    """The form before settings of folders keeps all its rows; its folders are watched in the usual way."""
    with House(tmp_path / "archive") as house:
        house.keep()
        house.recorder.record([LogEntry("folder-watched", {"path": "/in"})])
        rows = house.catalog.dump()
    with closing(sqlite3.connect(tmp_path / "archive" / "catalog.sqlite")) as old, old:
        old.execute("ALTER TABLE folder DROP COLUMN settings")
        old.execute("ALTER TABLE location DROP COLUMN gone")
        old.execute("PRAGMA user_version = 3")
    with House(tmp_path / "archive") as house:
        assert house.catalog.dump() == rows
        assert [folder.settings for folder in house.catalog.folders()] == [FolderSettings()]
        assert house.faults() == []


def test_a_catalog_that_knew_no_plans_gains_them(tmp_path: Path) -> None:
    """The form before plans of briefs keeps all its rows; its notes are not private, and nothing is blackened."""
    with House(tmp_path / "archive") as house:
        house.recorder.record([LogEntry("case-created", {"case": "C1", "name": "Fire"})])
        house.recorder.record([LogEntry("case-note", {"case": "C1", "text": "Ask the chief."})])
        rows = house.catalog.dump()
    with closing(sqlite3.connect(tmp_path / "archive" / "catalog.sqlite")) as old, old:
        for table in ("plan", "redaction", "home"):
            old.execute(f"DROP TABLE {table}")
        old.execute("ALTER TABLE note DROP COLUMN private")
        old.execute("PRAGMA user_version = 6")
    with House(tmp_path / "archive") as house:
        assert house.catalog.dump() == rows
        ((note,),) = [case.notes for case in house.catalog.cases()]
        assert (note.text, note.private, house.catalog.plan("C1"), house.catalog.redactions("C1")) == (
            "Ask the chief.", False, None, [],
        )  # fmt: skip
        assert house.faults() == []


def test_a_catalog_that_knew_no_withdrawn_notes_keeps_its_notes(tmp_path: Path) -> None:
    """The form of 0.4.0 keeps all its rows; its notes are all there."""
    with House(tmp_path / "archive") as house:
        house.recorder.record([LogEntry("case-created", {"case": "C1", "name": "Fire"})])
        house.recorder.record([LogEntry("case-note", {"case": "C1", "text": "Ask the chief."})])
        rows = house.catalog.dump()
    with closing(sqlite3.connect(tmp_path / "archive" / "catalog.sqlite")) as old, old:
        for statement in ("ALTER TABLE note DROP COLUMN withdrawn", "DROP TABLE home", "PRAGMA user_version = 9"):
            old.execute(statement)
    with House(tmp_path / "archive") as house:
        assert house.catalog.dump() == rows
        assert [note.text for case in house.catalog.cases() for note in case.notes] == ["Ask the chief."]
        assert house.faults() == []


def test_a_catalog_that_knew_no_withdrawn_cases_keeps_its_cases(tmp_path: Path) -> None:
    """The form of 0.4.0 keeps all its rows; its cases are all there."""
    with House(tmp_path / "archive") as house:
        house.recorder.record([LogEntry("case-created", {"case": "C1", "name": "Fire"})])
        rows = house.catalog.dump()
    with closing(sqlite3.connect(tmp_path / "archive" / "catalog.sqlite")) as old, old:
        for statement in (
            "ALTER TABLE dossier_case DROP COLUMN withdrawn", "DROP TABLE home", "PRAGMA user_version = 9",
        ):  # fmt: skip
            old.execute(statement)
    with House(tmp_path / "archive") as house:
        assert house.catalog.dump() == rows
        assert [case.name for case in house.catalog.cases()] == ["Fire"]
        assert house.catalog.cases(withdrawn=True) == []
        assert house.faults() == []


def test_a_catalog_with_features_of_an_earlier_form_is_made_again(tmp_path: Path) -> None:
    """What linking kept in another way is never read: the next start makes it again from the log."""
    with House(tmp_path / "archive") as house:
        house.keep()
        rows = house.catalog.dump()
    with closing(sqlite3.connect(tmp_path / "archive" / "catalog.sqlite")) as old, old:
        assert old.execute("UPDATE feature SET features = '[3]'").rowcount
        old.execute("PRAGMA user_version = 10")
    with House(tmp_path / "archive") as house:
        assert house.catalog.dump() == rows
        assert house.faults() == []
