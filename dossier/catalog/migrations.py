"""Brings a catalog's tables to this version's form, in numbered steps that are never edited once released."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, text
from sqlmodel import SQLModel

from dossier.catalog import tables
from dossier.errors import NewerArchive

Step = Callable[[Connection], None]


def _first_tables(connection: Connection) -> None:
    SQLModel.metadata.create_all(connection)
    for statement in tables.FULL_TEXT:
        connection.execute(text(statement))


def _afresh(connection: Connection) -> None:
    """Today's tables, and nothing in them."""
    connection.execute(text("DROP TABLE words"))
    SQLModel.metadata.drop_all(connection)
    _first_tables(connection)


def _parts(connection: Connection) -> None:
    """Adds version.part_of and version.capture, for files taken out of others; no backfill needed."""
    known = {row[1] for row in connection.execute(text("PRAGMA table_info(version)"))}
    for name, kind in (("part_of", "VARCHAR"), ("capture", "JSON")):
        if name not in known:  # the first step makes today's tables
            connection.execute(text(f"ALTER TABLE version ADD COLUMN {name} {kind}"))
    connection.execute(text("CREATE INDEX IF NOT EXISTS ix_version_part_of ON version (part_of)"))


def _outlets_and_rules(connection: Connection) -> None:
    """Adds the outlet under which a report was read, unknown for older rows: rebuilds all from the log."""
    known = {row[1] for row in connection.execute(text("PRAGMA table_info(report)"))}
    if "outlet_read" in known:
        return  # the first step made today's tables
    _afresh(connection)


def _folders(connection: Connection) -> None:
    """Adds folder.settings and location.gone; no backfill needed."""
    for table, name, kind in (("folder", "settings", "JSON NOT NULL DEFAULT '{}'"), ("location", "gone", "VARCHAR")):
        if name not in {row[1] for row in connection.execute(text(f"PRAGMA table_info({table})"))}:
            connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {name} {kind}"))


def _features_anew(connection: Connection) -> None:
    """Linking keeps other features of a report: all is made again from the log."""
    if connection.execute(text("SELECT count(*) FROM feature")).scalar_one():
        _afresh(connection)


def _judgements(connection: Connection) -> None:
    """Adds the table of judgements; no backfill needed."""
    tables.JudgementTable.__table__.create(connection, checkfirst=True)  # type: ignore[attr-defined]


def _plans(connection: Connection) -> None:
    """Adds brief plans, redactions and note.private; no backfill needed."""
    for name in ("plan", "redaction"):
        SQLModel.metadata.tables[name].create(connection, checkfirst=True)
    if "private" not in {row[1] for row in connection.execute(text("PRAGMA table_info(note)"))}:
        connection.execute(text("ALTER TABLE note ADD COLUMN private BOOLEAN NOT NULL DEFAULT 0"))


def _lists(connection: Connection) -> None:
    """Reports know when they were filed, how large they are, and as what they are sorted: made again from the log."""
    if "reason" not in {row[1] for row in connection.execute(text("PRAGMA table_info(report)"))}:
        _afresh(connection)


def _doubts(connection: Connection) -> None:
    """Catalogs know what readings leave unsure: made again from the log."""
    if not connection.execute(text("SELECT 1 FROM sqlite_master WHERE name = 'doubt'")).first():
        _afresh(connection)


def _withdrawals_and_homes(connection: Connection) -> None:
    """Notes and cases are withdrawn, and the homes of outlets are asked about: made again from the log."""
    if not connection.execute(text("SELECT 1 FROM sqlite_master WHERE name = 'home'")).first():
        _afresh(connection)


def _keys(connection: Connection) -> None:
    """Reports know their keys in linking's index, which has none by number any more: made again from the log."""
    if "keys" not in {row[1] for row in connection.execute(text("PRAGMA table_info(feature)"))}:
        _afresh(connection)


def _addresses_and_coordinates(connection: Connection) -> None:
    """Rows hold address, section, standfirst and coordinates: made again from the log."""
    if "url" not in {row[1] for row in connection.execute(text("PRAGMA table_info(report)"))}:
        _afresh(connection)


# Step n brings a catalog from form n-1 to form n. Where the old rows cannot tell what the new form needs,
# a step may drop everything and set `applied` to 0: the catalog is then made again from the log.
STEPS: tuple[Step, ...] = (
    _first_tables, _parts, _outlets_and_rules, _folders, _judgements, _features_anew, _plans, _lists,
    _doubts, _withdrawals_and_homes, _features_anew, _keys,
    _addresses_and_coordinates,
)  # fmt: skip


def missing(connection: Connection, path: Path, steps: tuple[Step, ...] = STEPS) -> int:
    """How many steps this catalog has yet to take. Raises NewerArchive."""
    found = int(connection.execute(text("PRAGMA user_version")).scalar_one())
    if found > len(steps):
        raise NewerArchive(path, found, len(steps))
    return len(steps) - found


def migrate(connection: Connection, path: Path, steps: tuple[Step, ...] = STEPS) -> int:
    """Runs the steps that are missing, and returns how many they were. Raises NewerArchive."""
    to_do = missing(connection, path, steps)
    for number, step in list(enumerate(steps, 1))[len(steps) - to_do :]:
        step(connection)
        connection.execute(text(f"PRAGMA user_version = {number}"))
    return to_do
