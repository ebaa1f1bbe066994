"""What people tell of outlets reaches the readers, and what mentions an outlet is read again, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from dossier.archive.outlets import Outlets as OutletService
from dossier.archive.rules import Rules
from dossier.catalog import parse_query
from dossier.intake.intake import Intake
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reread_outlets import Mentions
from dossier.model.outlets import Outlet, OwnOutlets
from tests.intake.test_parts import message
from tests.intake.warm import Warm
from tests.repository.house import House
from tests.repository.test_rulebook import correct

MAREA = Outlet("Marea Alta", ("MARALT",), ("mareaalta.example",), "Cuenca", "EC", ("es",))
FERRY = "Marea Alta\n\nFerries run again in spring\n\nBoats leave the pier every hour from Monday, the harbour said.\n"
PAGE = """<html><head><title>Ferries run again</title><link rel="canonical" href="https://news.mareaalta.example/7">
</head><body><h1>Ferries run again</h1><p>Boats leave the eastern pier every hour from Monday, the harbour office said
to all who asked for it.</p></body></html>"""
GARDEN = """The Hill Gazette

Library opens a reading garden

By Tom Vale

LIMA, June 9, 2021 - The town library opened a garden in which visitors may read aloud to each other.
"""


class Door(House):
    """An archive with its way in."""

    readers: Callable[[int | None], ReaderPool]

    @property
    def book(self) -> OutletService:
        return OutletService(self.context)

    @contextmanager
    def intake(self) -> Iterator[Intake]:
        intake = Intake(self.store, self.catalog, self.recorder, self.readers)
        try:
            yield intake
        finally:
            intake.close()

    def add(self, *paths: Path) -> None:
        with self.intake() as intake:
            list(intake.add(paths))

    def heed(self) -> list[str]:
        """The reports that were read again."""
        with self.intake() as intake:
            return sorted(outcome.report or "" for outcome in intake.reread_outlets())

    def shown(self) -> dict[str, tuple[str | None, str | None]]:
        rows = self.catalog.reports(parse_query(""))
        return {Path(row.path).name: (row.outlet, row.place) for row in rows}


class Deaf(ReaderPool):
    """Readers of a process that has not heard of any outlet yet."""

    def know(self, outlets: OwnOutlets) -> None:
        return


@pytest.fixture
def house(tmp_path: Path, warm: Warm) -> Iterator[Door]:
    with Door(tmp_path / "archive") as house:
        house.readers = lambda _: warm
        yield house
        house.assert_sound()


@pytest.fixture
def files(tmp_path: Path) -> Path:
    folder = tmp_path / "in"
    folder.mkdir()
    for name, text in (("a.txt", FERRY), ("b.html", PAGE), ("c.txt", GARDEN)):
        (folder / name).write_text(text)
    return folder


def test_new_reports_are_read_with_what_people_told(house: Door, files: Path) -> None:
    """A name and an address that a person told of lead to the outlet and its home; other reports are not touched."""
    house.book.set(MAREA)
    house.add(files)
    assert house.shown()["a.txt"] == ("Marea Alta", "Cuenca")
    assert house.shown()["b.html"] == ("Marea Alta", "Cuenca")
    assert house.shown()["c.txt"] == ("The Hill Gazette", "Lima")
    assert house.heed() == []


def test_what_mentions_an_outlet_is_read_again_once(house: Door, files: Path) -> None:
    """After a person told of an outlet, reports with its name or address are read again, the others are not."""
    house.add(files)
    known = {Path(row.path).name: row.report for row in house.catalog.reports(parse_query(""))}
    before = house.shown()
    house.book.set(MAREA)
    assert house.shown() == before
    assert house.heed() == sorted([known["a.txt"], known["b.html"]])
    assert house.shown()["b.html"] == ("Marea Alta", "Cuenca")
    assert house.heed() == []
    house.book.remove("Marea Alta")
    assert len(house.heed()) == 2
    assert house.shown() == before


def test_only_what_mentions_an_outlet_is_said_to_be_read_again(house: Door, files: Path) -> None:
    """A message with attachments is read again without them where they mention nothing."""
    (files / "mail.eml").write_bytes(message(("garden.txt", GARDEN), subject="From the Marea Alta"))
    house.add(files / "mail.eml")
    house.book.set(MAREA)
    assert house.heed() == ["R1"]
    assert house.catalog.parts("R1") == ("R2",)


def test_an_outlet_that_nobody_mentions_costs_no_reading(house: Door, files: Path) -> None:
    """Then nothing is read again, and the next look does not even open the texts."""
    house.add(files)
    house.book.set(Outlet("Brisa Norte", domains=("brisanorte.example",)))
    assert house.heed() == []
    assert house.catalog.events()[-1].kind == "outlets-heeded"
    assert house.heed() == []
    assert [event.kind for event in house.catalog.events()].count("outlets-heeded") == 1


def test_readers_at_work_learn_of_new_outlets(house: Door, files: Path) -> None:
    """An outlet that is told of between two files of one intake is known for the second."""
    with house.intake() as intake:
        list(intake.add([files / "c.txt"]))
        house.book.set(MAREA)
        list(intake.add([files / "a.txt"]))
    assert house.shown()["a.txt"] == ("Marea Alta", "Cuenca")


def test_a_reading_that_came_late_is_not_overlooked(house: Door, files: Path) -> None:
    """What a reader finds that knew less, though others have heeded the news meanwhile, is read again later."""
    house.add(files / "a.txt")
    house.book.set(MAREA)
    assert house.heed() == ["R1"]
    hearing, house.readers = house.readers, lambda _: Deaf(1)
    with house.intake() as intake:
        assert [outcome.status for outcome in intake.add([files / "b.html"])] == ["added"]
    house.readers = hearing
    assert house.shown()["b.html"][1] is None
    assert house.heed() == ["R2"]
    assert house.shown()["b.html"] == ("Marea Alta", "Cuenca")


def test_corrections_and_rules_outlive_reading_again(house: Door, files: Path) -> None:
    """A person's word and a rule made of one are shown after every reading, as before it."""
    (files / "d.txt").write_text(GARDEN.replace("visitors", "visitors from the Marea Alta"))
    house.add(files / "d.txt")
    correct(house, "R1", "headline", "Boats in spring")
    correct(house, "R1", "outlet", "The High Tide")
    Rules(house.context).add("R1", "outlet")
    house.book.set(MAREA)
    assert house.heed() == ["R1"]
    row = house.catalog.row("R1")
    assert (row.headline, row.outlet, row.place) == ("Boats in spring", "The High Tide", "Lima")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("as MÁREA ALTA said", True),
        ("told maralt-tv on Monday", True),
        ("https://www.mareaalta.example/x", True),
        ("from ada@mareaalta.example", True),
        ("the marealtas of old, maralte", False),
        ("", False),
    ],
)
def test_mentions(words: str, found: bool) -> None:
    """Names count as whole words, in any case and accents; addresses wherever they stand."""
    assert Mentions([MAREA]).within(words) is found


@given(some.text(max_size=60), some.text(max_size=60), some.sampled_from([*MAREA.names, *MAREA.domains]))
def test_no_mention_between_words_is_missed(before: str, after: str, name: str) -> None:
    """Whatever stands around a name, parted by spaces, it is found."""
    assert Mentions([MAREA]).within(f"{before} {name} {after}")
    assert not Mentions([]).within(f"{before} {name} {after}")
