"""Nothing is told or built upon before it would outlive a power cut; and the rig that says so can see."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.nursery import Nursery
from tests.faults.tracing import problem

if sys.platform != "linux":
    pytest.skip("needs Linux", allow_module_level=True)

from tests.faults.mutants import MUTANTS
from tests.faults.ordering import faults_of, faults_of_program, probed, shown
from tests.faults.probes import PROBES

traced = pytest.mark.skipif(problem() is not None, reason=str(problem()))


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as nursery:
        yield nursery


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Shared by all, so that the archive that they begin with is made once."""
    return tmp_path_factory.mktemp("faults")


@traced
@pytest.mark.parametrize("operation", ["found", "add", "new-version", "correction", "export", "mend", "backup"])
def test_what_is_told_would_outlive_a_power_cut(nursery: Nursery, folder: Path, operation: str) -> None:
    """Bytes, names, log, catalog, acknowledgement: each is durable before the next."""
    assert faults_of(nursery, folder / "place", operation) == []


@traced
def test_the_program_itself_keeps_that_order(nursery: Nursery, folder: Path) -> None:
    """Also with several threads that keep bytes, and a reader in a process of its own."""
    assert faults_of_program(nursery, folder / "place") == []


@pytest.mark.parametrize("probe", sorted(PROBES))
def test_a_disk_that_fails_costs_nothing_that_was_told(nursery: Nursery, folder: Path, probe: str) -> None:
    """A full disk, a torn line and a failed sync leave the archive as it was, and stop the writer where they must."""
    assert probed(nursery, folder / "place", probe) == []


@pytest.mark.parametrize("mutant", sorted(MUTANTS))
def test_every_step_left_out_is_found_out(nursery: Nursery, folder: Path, mutant: str) -> None:
    """Dossier without one step of its durability is told from Dossier."""
    if MUTANTS[mutant].rig == "trace" and (why := problem()):
        pytest.skip(why)
    assert MUTANTS[mutant].fault in " / ".join(shown(nursery, folder / "place", mutant))
