"""An archive with its way in, for the tests of that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from dossier.intake.intake import Intake
from dossier.intake.reader_pool import ReaderPool
from dossier.model.reports import Outcome
from tests.repository.house import House


class Door(House):
    """An archive with its way in."""

    readers: Callable[[int | None], ReaderPool]


def add(house: Door, *paths: Path) -> list[Outcome]:
    """What became of the files, by path."""
    intake = Intake(house.store, house.catalog, house.recorder, house.readers)
    try:
        return sorted(intake.add(paths), key=lambda outcome: outcome.path)
    finally:
        intake.close()


def finish(house: Door) -> list[Outcome]:
    """What was left to read, or to read again."""
    intake = Intake(house.store, house.catalog, house.recorder, house.readers)
    try:
        return sorted(intake.finish_reading(), key=lambda outcome: outcome.path)
    finally:
        intake.close()


def one(outcomes: Iterable[Outcome]) -> Outcome:
    (outcome,) = outcomes
    return outcome


def told(outcome: Outcome) -> tuple[str, str | None, int | None]:
    return outcome.status, outcome.report, outcome.version
