"""The log alone numbers events and says what there is: a catalog that is wrong in any cell does it no harm."""

from __future__ import annotations

import contextlib
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import CatalogDamaged, DossierError, LogDamaged
from dossier.log import Log
from dossier.log.event_log import LineFault
from dossier.model.audits import Summary
from dossier.model.links import Ruling
from dossier.model.outlets import Outlet
from dossier.repository.writer import LogEntry
from tests.archive.reports import BRIDGE, COPY, LATER, OTHER
from tests.repository.house import House, case

_TABLES = 8  # of which a cell is changed in a run; each takes some seconds
_WRONG = (None, 0, -1, 10**12, 1.5, "", "R1", "R3", "R99", "C1", "x", "0" * 64, "[]", '{"a": 1}', b"\xff")


def opened(home: Path) -> Archive:
    """With its keys beside it, so that each copy is on a computer of its own."""
    return Archive.create(home / "archive", exist_ok=True, keys=home / "keys", person="ana")


@pytest.fixture(scope="module")
def rich(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive that has something in most of its tables, and the folder that its reports came from."""
    home = tmp_path_factory.mktemp("rich")
    (home / "in").mkdir()
    for name, text in (("a", BRIDGE), ("b", COPY), ("c", OTHER), ("d", "")):
        (home / "in" / f"{name}.txt").write_text(text)
    with opened(home) as archive:
        list(archive.add([home / "in"], jobs=1))
        (home / "in" / "a.txt").write_text(LATER)
        list(archive.add([home / "in" / "a.txt"], jobs=1))
        archive.cases.new("Bridge", ["R1", "R2"])
        archive.cases.add_note("C1", "Ask the mayor.")
        archive.tags.add(["R1"], ["river"])
        archive.reports.trash(["R3"])
        archive.search.save("falls", "bridge")
        archive.links.rule(Ruling("R1", "R3", "unrelated"))
        archive.corrections.set("R2", "byline", "Leo Paz")
        archive.outlets.set(Outlet("Diario del Canal", city="Panama", country="PA"))
        archive.folders.add(home / "in")
    return home


def tables(rich: Path) -> dict[str, list[str]]:
    """The catalog's own tables with their columns."""
    with closing(sqlite3.connect(rich / "archive" / "catalog.sqlite")) as raw:
        names = [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [row[1] for row in raw.execute(f'PRAGMA table_info("{name}")')] for name in names}


def change_a_cell(catalog: Path, table: str, column: str, chance: random.Random) -> str:
    """Puts a wrong value into a cell of a column, and says which and where; nothing where the table is empty."""
    with closing(sqlite3.connect(catalog)) as raw:
        raw.create_function("fold", 1, lambda words: words, deterministic=True)
        keys = [row[0] for row in raw.execute(f'SELECT "{column}" FROM "{table}"')]
        for value in chance.sample(_WRONG, len(_WRONG)) if keys else ():
            here = chance.choice(keys)
            wrong = here + 1 if isinstance(here, int) and chance.random() < 0.3 else value
            with contextlib.suppress(sqlite3.IntegrityError):  # a key that is taken, or what cannot be nothing
                raw.execute(f'UPDATE "{table}" SET "{column}" = ? WHERE "{column}" IS ?', (wrong, here))
                raw.commit()
                return f"{table}.{column}: {here!r} became {wrong!r}"
    return ""


def use(archive: Archive, place: Path) -> Iterator[str]:
    """Writes of all kinds; gives the sentences with which some were refused."""
    (place / "new.txt").write_text(BRIDGE.replace("Barranquilla", "Mompox"))
    (place / "b.txt").write_text(OTHER.replace("Ferry", "Boat"))
    writes = (
        lambda: list(archive.add([place / "new.txt", place / "b.txt"], jobs=1)),
        lambda: archive.corrections.set("R2", "headline", "Another"),
        lambda: archive.cases.new("Ferries", ["R1"]),
        lambda: archive.cases.add("Bridge", ["R2", "R4"]),
        lambda: archive.cases.add_note("Bridge", "Ask again."),
        lambda: archive.tags.add(["R2"], ["sea"]),
        lambda: archive.reports.restore(["R3"]),
        lambda: archive.links.rule(Ruling("R2", "R4", "together")),
        lambda: archive.corrections.undo("R2", "byline"),
        lambda: archive.cases.withdraw("Bridge"),
    )
    for write in writes:
        try:
            write()
        except DossierError as error:
            yield str(error)


def hold_against_the_log(rich: Path, home: Path, table: str, column: str, chance: random.Random) -> None:
    shutil.copytree(rich, home)
    what = change_a_cell(home / "archive" / "catalog.sqlite", table, column, chance)
    before = len((home / "archive" / "log" / "events.jsonl").read_bytes().splitlines())
    with opened(home) as archive:
        refused = list(use(archive, home / "in"))
        found = list(Log(home / "archive" / "log").check())
        assert not [line for line in found if isinstance(line, LineFault)], what
        assert len(found) > before or refused, what
        archive.rebuild()
        assert [item for item in archive.proofs.audit() if not isinstance(item, Summary)] == [], what


def test_no_wrong_cell_of_the_catalog_harms_the_log(rich: Path, tmp_path: Path) -> None:
    """Whatever cell is changed: writes go into a sound log or are refused with a sentence, and a rebuild is right."""
    chance = random.Random(26)
    for number, (table, columns) in enumerate(chance.sample(sorted(tables(rich).items()), _TABLES)):
        hold_against_the_log(rich, tmp_path / str(number), table, chance.choice(columns), chance)


def set_applied(folder: Path, by: int) -> None:
    with closing(sqlite3.connect(folder / "catalog.sqlite")) as raw:
        raw.execute("UPDATE meta SET value = value + ? WHERE key = 'applied'", (by,))
        raw.commit()


@pytest.mark.parametrize("by", [1, -1, 40])
def test_the_log_numbers_the_next_event(tmp_path: Path, by: int) -> None:
    """A catalog that says that more or fewer events were applied than were is made again; the log goes on in order."""
    with House(tmp_path) as house:
        house.keep()
    set_applied(tmp_path, by)
    with House(tmp_path) as house:
        house.recorder.record([case("Puente")])
        assert [event.seq for event, _ in house.log.events()] == list(range(1, 9))
        house.assert_sound()


def test_a_writer_that_finds_the_log_damaged_acknowledges_nothing_more(tmp_path: Path) -> None:
    """Events that are numbered wrong stop every later write, however often it is tried, and by whomever."""
    with House(tmp_path) as house:
        house.keep()
        path = house.log.path
        lines = path.read_bytes().splitlines(keepends=True)
        lines[2] = lines[2].replace(b'"seq":3', b'"seq":4', 1)
        path.write_bytes(b"".join(lines))
    with House(tmp_path) as house:
        for _ in range(2):
            with pytest.raises(LogDamaged, match="line 3"):
                house.recorder.record([case("Puente")])
    assert path.read_bytes() == b"".join(lines)


def test_a_log_that_changes_under_a_writer_stops_it(tmp_path: Path) -> None:
    """Lines that this process read and that are others now are damage, and nothing is written behind them."""
    with House(tmp_path) as house:
        house.keep()
        path = house.log.path
        changed = path.read_bytes()[:-30] + b'"somebody else was here"' + b"}" * 5 + b"\n"
        path.write_bytes(changed)
        with pytest.raises(LogDamaged):
            house.recorder.record([case("Puente")])
        assert path.read_bytes() == changed


def test_a_second_report_of_one_number_is_refused(tmp_path: Path) -> None:
    """What a wrong catalog would have the log tell, so that no catalog could be made of it again, is not written."""
    with House(tmp_path) as house:
        house.keep()
        before = house.log.path.read_bytes()
        twice = house.accession(1, "Another report\n")
        unknown = LogEntry("case-added", {"case": "C7", "reports": ["R1"]})
        for entry in (twice, unknown):
            with pytest.raises(CatalogDamaged, match="does not agree with the log"):
                house.recorder.record([entry])
        assert house.log.path.read_bytes() == before
