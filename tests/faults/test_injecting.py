"""Whatever call fails, and wherever a process dies: nothing acknowledged is lost, and the next run completes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.nursery import Nursery
from tests.faults.tracing import problem

if sys.platform != "linux":
    pytest.skip("needs Linux", allow_module_level=True)

from tests.faults.injecting import sweep
from tests.faults.operations import OPERATIONS, known_operations
from tests.faults.soak import Soak

_SHOTS = 2  # of some hundreds an operation: `python -m tests.faults calls` fires them all
_FEW = 1  # at what people decide, which all goes one way
_KILLS = 4  # `python -m tests.faults soak` kills as long as one likes


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as nursery:
        yield nursery


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Shared by all, so that the archive that they begin with is made once."""
    return tmp_path_factory.mktemp("faults")


@pytest.mark.skipif(problem() is not None, reason=str(problem()))
@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_call_that_fails_or_kills_costs_nothing(nursery: Nursery, folder: Path, operation: str) -> None:
    """A sample of faults at the system calls of each operation: all hit, and nothing is wrong afterwards."""
    assert operation in known_operations()
    shots = _FEW if operation in ("tag", "trash", "judgement", "plan") else _SHOTS
    hits = list(sweep(nursery, folder, operation, most=shots))
    assert [str(hit.shot) for hit in hits if not hit.fired] == []
    assert {str(hit.shot): hit.wrong for hit in hits if hit.wrong} == {}
    assert len(hits) == shots


def test_random_kills_cost_nothing(nursery: Nursery, folder: Path) -> None:
    """Whenever a process is killed, all that it acknowledged is there, and the audit finds no fault."""
    kills = list(Soak(nursery, folder / "place", seed=4).kills(_KILLS))
    assert [kill for kill in kills if kill.wrong] == []
    assert sum(kill.alive for kill in kills) >= _KILLS // 4
