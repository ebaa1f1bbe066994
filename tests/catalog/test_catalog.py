"""The catalog's file: its schema, its damage, readers at the same time, and its replacement by a new one."""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from dossier.catalog import Applied, Catalog, Query, parse_query
from dossier.catalog.schema import SCHEMA
from dossier.errors import BadInput, CatalogDamaged, NewerArchive
from tests.catalog.events import Story, five_reports


def _renumber(path: Path, number: int) -> None:
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(f"PRAGMA user_version = {number}")


@pytest.mark.parametrize("to_read", [False, True])
@pytest.mark.parametrize("number", [0, 1, SCHEMA - 1])
def test_a_catalog_with_another_schema_number_must_be_rebuilt(tmp_path: Path, number: int, to_read: bool) -> None:
    """It opens without a change to its file, and says that it must be rebuilt."""
    path = tmp_path / "catalog.sqlite"
    with closing(five_reports().onto(Catalog(path))) as catalog:
        rows = catalog.dump()
    _renumber(path, number)
    with closing(Catalog(path, to_read=to_read)) as catalog:
        assert not catalog.is_current()
        with pytest.raises(CatalogDamaged, match=f"schema {number}, and this Dossier uses {SCHEMA}"):
            catalog.applied()
        assert catalog.dump() == rows


def test_a_rebuilt_catalog_has_the_schema_number_of_this_program(tmp_path: Path) -> None:
    """Replaced by a new one, a catalog with an older schema is current for everybody who has its file open."""
    path = tmp_path / "catalog.sqlite"
    five_reports().onto(Catalog(path)).close()
    _renumber(path, 1)
    with (
        closing(Catalog(path)) as old,
        closing(Catalog(path)) as elsewhere,
        closing(five_reports().onto(Catalog(tmp_path / "new"))) as new,
    ):
        old.become(new)
        assert old.is_current()
        assert elsewhere.applied() == new.applied()
        assert elsewhere.dump() == new.dump()


def test_keys_that_are_no_list_are_told_as_damage(tmp_path: Path) -> None:
    """A report that nobody can take out of linking's index, for its row was spoilt, makes the catalog damaged."""
    path, story = tmp_path / "catalog.sqlite", five_reports()
    with closing(Catalog(path)) as catalog:
        story.onto(catalog)
        before = catalog.applied()
        with closing(sqlite3.connect(path)) as raw, raw:
            raw.execute("""UPDATE feature SET "keys" = '[no' """)
        story.arrive("R1", 2)
        with pytest.raises(CatalogDamaged):
            catalog.apply(story.steps[before.seq :], 1)
        assert catalog.applied() == before


def test_tables_that_cannot_be_created_leave_an_empty_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables and the schema number are created in one transaction; the next start creates them."""
    path = tmp_path / "catalog.sqlite"
    with monkeypatch.context() as patched, pytest.raises(CatalogDamaged):
        patched.setattr("dossier.catalog.tables.FULL_TEXT", ("INSERT INTO nowhere VALUES (1)",))
        Catalog(path)
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
        assert raw.execute("PRAGMA user_version").fetchone() == (0,)
    with closing(Catalog(path)) as catalog:
        assert catalog.applied() == Applied(0, 0)


def test_a_catalog_of_a_later_form_is_left_alone(tmp_path: Path) -> None:
    """A newer Dossier's catalog is refused with both numbers, and not changed."""
    path = tmp_path / "catalog.sqlite"
    Catalog(path).close()
    _renumber(path, 99)
    before = path.read_bytes()
    with pytest.raises(NewerArchive) as caught:
        Catalog(path)
    assert (caught.value.found, caught.value.known) == (99, SCHEMA)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"this is no database, only words" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_damaged(tmp_path: Path, content: bytes) -> None:
    """What SQLite cannot make sense of is told as damage, for it can be made again."""
    path = tmp_path / "catalog.sqlite"
    path.write_bytes(content)
    with pytest.raises(CatalogDamaged) as caught:
        Catalog(path)
    assert caught.value.path == path


def test_a_folder_that_is_out_of_reach_is_no_damage(tmp_path: Path) -> None:
    """A file that cannot be opened may be sound: it is not told as damage."""
    with pytest.raises(BadInput, match="cannot be used"):
        Catalog(tmp_path / "no such folder" / "catalog.sqlite")


def test_a_locked_catalog_is_no_damage(tmp_path: Path) -> None:
    """Opening beside a writer waits for nothing, and takes nothing for broken."""
    path = tmp_path / "catalog.sqlite"
    with closing(Catalog(path)) as first:
        five_reports().onto(first)
        with closing(sqlite3.connect(path, isolation_level=None)) as writer:
            writer.execute("BEGIN IMMEDIATE")
            with closing(Catalog(path)) as second:
                assert second.count(Query()) == 5


def test_pages_spoiled_in_the_middle_are_told_as_damage(tmp_path: Path) -> None:
    """Damage that only shows on reading has the same name as damage at the front."""
    path = tmp_path / "catalog.sqlite"
    with closing(Catalog(path)) as catalog:
        five_reports().onto(catalog)
    data = bytearray(path.read_bytes())
    data[4096:] = b"\x5a" * (len(data) - 4096)
    path.write_bytes(data)
    with pytest.raises(CatalogDamaged), closing(Catalog(path)) as catalog:
        catalog.dump()


@pytest.mark.parametrize("name", ["what? 100%", "a#b&c=d", "ñandú 🌉", "with 'quotes\""])
def test_a_catalog_may_lie_in_a_folder_of_any_name(tmp_path: Path, name: str) -> None:
    """The path is a path and no URL."""
    folder = tmp_path / name
    folder.mkdir()
    with closing(Catalog(folder / "catalog.sqlite")) as catalog:
        five_reports().onto(catalog)
        assert (folder / "catalog.sqlite").exists()
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_words_that_are_no_text_are_refused_by_name(tmp_path: Path) -> None:
    """An identifier with a stray byte in it is bad input, not a crash."""
    with closing(Catalog(tmp_path / "catalog.sqlite")) as catalog, pytest.raises(BadInput, match="no text"):
        catalog.row("R\udcff1")


def test_becoming_another_is_one_step_for_all_who_ask(tmp_path: Path) -> None:
    """While a catalog is replaced, those who ask see all of the old one or all of the new one."""
    big = five_reports()
    for number in range(6, 60):
        big.arrive(f"R{number}")
    seen: set[int] = set()
    stop = threading.Event()
    with (
        closing(five_reports().onto(Catalog(tmp_path / "old"))) as old,
        closing(Catalog(tmp_path / "old")) as elsewhere,
        closing(big.onto(Catalog(tmp_path / "new"))) as new,
    ):
        readers = [threading.Thread(target=lambda: _ask(elsewhere, stop, seen)) for _ in range(3)]
        for reader in readers:
            reader.start()
        for _ in range(5):
            old.become(new)
        stop.set()
        for reader in readers:
            reader.join()
        assert seen <= {5, 59}
        assert old.dump() == elsewhere.dump() == new.dump()
        more = Story()
        more.steps = list(big.steps)
        more.arrive("R60")
        old.apply(more.steps[-1:], offset=7)
        assert elsewhere.count(parse_query("")) == 60


def _ask(catalog: Catalog, stop: threading.Event, seen: set[int]) -> None:
    while not stop.is_set():
        seen.add(catalog.count(parse_query("")))


def test_many_may_open_a_new_catalog_at_once(tmp_path: Path) -> None:
    """Who makes the file and who comes a moment later all open it, and nobody hears of a lock."""

    def opened(path: Path) -> int:
        with closing(Catalog(path)) as catalog:
            return catalog.count(Query())

    for number in range(15):
        with ThreadPoolExecutor(6) as pool:
            assert list(pool.map(opened, [tmp_path / str(number)] * 6)) == [0] * 6


def test_a_failed_question_leaves_no_transaction_open(tmp_path: Path) -> None:
    """A list by a column that there is not; the next one sees what was written since."""
    with closing(five_reports().onto(Catalog(tmp_path / "catalog.sqlite"))) as catalog:
        with pytest.raises(BadInput):
            catalog.reports(parse_query(""), order="nonsense")
        with closing(sqlite3.connect(tmp_path / "catalog.sqlite")) as raw, raw:
            raw.execute("UPDATE report SET headline = 'Anew' WHERE number = 1")
        assert catalog.row("R1").headline == "Anew"


def test_many_threads_list_at_once(tmp_path: Path) -> None:
    """More than connections are kept for later."""
    with closing(five_reports().onto(Catalog(tmp_path / "catalog.sqlite"))) as catalog:
        every = catalog.reports(Query())
        with ThreadPoolExecutor(12) as pool:
            assert all(found == every for found in pool.map(lambda _: catalog.reports(Query()), range(120)))
