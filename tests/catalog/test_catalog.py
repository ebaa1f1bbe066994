"""The catalog's file: its form, its damage, many who ask at once, and one step from an old one to a new."""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from dossier.catalog import Applied, Catalog, Query, parse_query
from dossier.catalog.engine import for_writing, open_engine
from dossier.catalog.migrations import STEPS, migrate
from dossier.errors import BadInput, CatalogDamaged, NewerArchive
from tests.catalog.events import Story, five_reports


def test_steps_run_once_and_in_order(tmp_path: Path) -> None:
    """A catalog of an older form takes the steps that it lacks, each once, and knows its form then."""
    ran: list[int] = []
    path = tmp_path / "catalog.sqlite"
    steps = (*STEPS, lambda _: ran.append(2), lambda _: ran.append(3))
    engine = open_engine(path)
    own = len(STEPS)
    for some, done in ((STEPS, own), (STEPS, 0), (steps[:-1], 1), (steps, 1), (steps, 0)):
        with for_writing(engine).begin() as connection:
            assert migrate(connection, path, some) == done
            assert connection.execute(text("PRAGMA user_version")).scalar_one() == len(some)
    engine.dispose()
    assert ran == [2, 3]


def test_a_catalog_of_an_older_form_is_to_be_made_again_from_the_log(tmp_path: Path) -> None:
    """Where older rows cannot tell what today's need, the catalog starts afresh, in today's form."""
    path = tmp_path / "catalog.sqlite"
    with closing(Catalog(path)) as catalog:
        five_reports().onto(catalog)
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("DROP INDEX ix_version_part_of")
        old.execute("ALTER TABLE version DROP COLUMN part_of")
        old.execute("ALTER TABLE version DROP COLUMN capture")
        old.execute("PRAGMA user_version = 1")
    with closing(Catalog(path)) as catalog:
        assert catalog.applied() == Applied(0, 0)
        five_reports().onto(catalog)
        assert [version.origin for version in catalog.versions("R1")] == [None] * len(catalog.versions("R1"))
        assert catalog.parts("R1") == ()


def test_a_catalog_whose_reports_do_not_know_their_keys_is_to_be_made_again(tmp_path: Path) -> None:
    """Without them nobody could take a report out of linking's index again: the catalog starts afresh."""
    path = tmp_path / "catalog.sqlite"
    with closing(Catalog(path)) as catalog:
        five_reports().onto(catalog)
    with closing(sqlite3.connect(path)) as old, old:
        old.execute('ALTER TABLE feature DROP COLUMN "keys"')
        old.execute("PRAGMA user_version = 11")
    with closing(Catalog(path)) as catalog:
        assert catalog.applied() == Applied(0, 0)
        five_reports().onto(catalog)
        with catalog.index() as index:
            assert index.under(["alcaldesa"]) == {"alcaldesa": ["R1"]}


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


def test_a_step_that_fails_leaves_the_old_form(tmp_path: Path) -> None:
    """A migration is all or nothing, tables and number together."""
    path = tmp_path / "catalog.sqlite"
    engine = open_engine(path)

    def spoil(connection: object) -> None:
        connection.execute(text("CREATE TABLE half (a)"))  # type: ignore[attr-defined]
        raise RuntimeError("power cut")

    with pytest.raises(RuntimeError), for_writing(engine).begin() as connection:
        migrate(connection, path, (*STEPS, spoil))
    with engine.begin() as connection:
        assert connection.execute(text("SELECT count(*) FROM sqlite_master")).scalar_one() == 0
        assert connection.execute(text("PRAGMA user_version")).scalar_one() == 0
    engine.dispose()


def test_a_catalog_of_a_later_form_is_left_alone(tmp_path: Path) -> None:
    """A newer Dossier's catalog is refused with both numbers, and not changed."""
    path = tmp_path / "catalog.sqlite"
    Catalog(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(NewerArchive) as caught:
        Catalog(path)
    assert (caught.value.found, caught.value.known) == (99, len(STEPS))
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
