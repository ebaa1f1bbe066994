"""Readers for a whole module of tests, for each takes a while to start; an archive and a folder for one test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier.intake import folder_watch, watch
from tests.intake.warm import Warm
from tests.repository.house import House


@pytest.fixture(scope="module")
def warm() -> Iterator[Warm]:
    cage = Warm(1)
    yield cage
    cage.end()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "archive") as house:
        yield house


@pytest.fixture
def drop(tmp_path: Path) -> Path:
    (tmp_path / "drop").mkdir()
    return tmp_path / "drop"


@pytest.fixture
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders are gone through so seldom that only events can tell."""
    monkeypatch.setattr(folder_watch, "RESCAN", 3600.0)


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders are gone through often."""
    monkeypatch.setattr(folder_watch, "RESCAN", 0.2)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What vanished is taken for gone soon."""
    monkeypatch.setattr(watch, "_GONE_AFTER", 0.3)
