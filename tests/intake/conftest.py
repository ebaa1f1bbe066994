"""Readers for a whole module of tests, for each takes a while to start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.intake.warm import Warm


@pytest.fixture(scope="module")
def warm() -> Iterator[Warm]:
    cage = Warm(1)
    yield cage
    cage.end()
