"""What the tests of this room stand on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repository.house import House, left


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "archive") as house:
        yield house


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """A folder for what is restored; whatever a test restores, nothing comes to stand beside it."""
    (tmp_path / "place").mkdir()
    yield tmp_path / "place"
    assert {*left(tmp_path)} <= {"place", "spoiled.tar", "later.tar"}
