"""Hostile files cost themselves their reading at most: their bytes are kept, and everything goes on."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from dossier.archive import Archive
from dossier.intake.reader_protocol import Limits
from dossier.model.audits import Fault, Summary
from dossier.model.reports import Outcome
from tests.hostile.made import written
from tests.hostile.scale import SMALL

FEWEST = 500
# A reader may say that a file is too much for it; that it broke off, hung or stumbled over its own bug is a fault
FALLS = ("makes its reader fail", "took longer than", "the reader failed", "its reader gave")


@dataclass(frozen=True, slots=True)
class Added:
    """Hostile files in a folder, what became of each, and the archive that they were added to."""

    archive: Archive
    folder: Path
    made: dict[bytes, str]  # SHA-256 by name
    outcomes: dict[str, Outcome]  # by path


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Added]:
    home = tmp_path_factory.mktemp("hostile")
    folder = home / "drop"
    folder.mkdir()
    made = written(folder, SMALL)
    with Archive.create(home / "archive") as archive:
        outcomes = {o.path: o for o in archive.add([folder], jobs=2, limits=Limits(parts=500, unfolded=256 << 20))}
        yield Added(archive, folder, made, outcomes)


@pytest.mark.timeout(600)
def test_every_hostile_file_is_in_custody(added: Added) -> None:
    """Of several hundred hostile files each is added, a copy, or in quarantine with a reason; all bytes are kept."""
    assert len(set(added.made.values())) >= FEWEST
    files = {path: outcome for path, outcome in added.outcomes.items() if "//" not in path.removeprefix("//")}
    assert len(files) == len(added.made)
    assert Counter(outcome.sha256 for outcome in files.values()) == Counter(added.made.values())
    for outcome in added.outcomes.values():
        again = ("unchanged",) if outcome.path not in files else ()  # a part that stands twice within its file
        assert outcome.status in ("added", "duplicate", "new-version", "quarantined", *again), outcome
        assert outcome.reason or outcome.status != "quarantined", outcome
    blobs = added.archive.folder / "blobs"
    assert set(added.made.values()) <= {path.name for path in blobs.rglob("*") if path.is_file()}


def test_no_hostile_file_fells_its_reader(added: Added) -> None:
    """No reader dies, hangs or stumbles over any of them."""
    fallen = {path: o.reason for path, o in added.outcomes.items() if o.reason and any(f in o.reason for f in FALLS)}
    assert fallen == {}


def test_the_archive_is_sound_after_hostile_files(added: Added) -> None:
    """The audit finds every blob, line and row in order, whatever the names and contents were."""
    *faults, summary = added.archive.proofs.audit()
    assert [fault for fault in faults if isinstance(fault, Fault)] == []
    assert isinstance(summary, Summary)
    assert summary.blobs >= len(set(added.made.values()))


def test_nothing_was_written_beside_the_archive(added: Added) -> None:
    """Names that climb out of their container led nowhere: the folder holds what was put there."""
    assert {os.fsencode(path.name) for path in added.folder.iterdir()} == set(added.made)
    assert {path.name for path in added.folder.parent.iterdir()} == {"drop", "archive"}
