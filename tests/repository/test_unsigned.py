"""Little of the log is ever left unsigned, a crash's rest is signed by the next opening, and what is left is told."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import LogDamaged
from dossier.model.audits import Fault, Summary
from dossier.proofs import signer
from dossier.proofs.signer import Signer
from tests.repository.house import case, left_ago
from tests.repository.sealed import IDENTITY, Sealed


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Sealed]:
    with Sealed(tmp_path / "archive") as house:
        house.recorder.record([case("Puente")])
        house.witness.seal()
        house.bells.pop().ring()
        yield house


def unsigned(house: Sealed) -> int:
    evidence = house.evidence()
    assert list(evidence.faults()) == []
    return evidence.unsigned


def test_a_pause_is_signed_over(house: Sealed) -> None:
    """When nothing more is written, what was written last is signed before long; one timer does for many events."""
    for number in (2, 3, 4):
        house.recorder.record([case(f"Ferry {number}", number)])
    (bell,) = house.bells
    assert (bell.interval, unsigned(house)) == (signer._SECONDS, 3)
    bell.ring()
    assert unsigned(house) == 0
    house.recorder.record([case("Camino", 5)])
    assert len(house.bells) == 2


def test_the_timer_of_every_archive_signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any further call, in an archive that stays open, the last event is signed."""
    monkeypatch.setattr(signer, "_SECONDS", 0.1)
    with Archive.create(tmp_path / "archive", keys=tmp_path / "keys") as archive:
        archive.cases.new("Puente")
        until = time.monotonic() + 20
        while archive.proofs.standing().signed < 2 and time.monotonic() < until:
            time.sleep(0.02)
        assert archive.proofs.standing().signed == 2


def test_nothing_is_signed_once_an_archive_is_closed(house: Sealed) -> None:
    """A timer that rings late finds nothing to do, and closing signs what there was."""
    house.recorder.record([case("Ferry", 2)])
    house.witness.close()
    assert unsigned(house) == 0
    size = house.checkpoints.size()
    house.bells[-1].ring()
    house.recorder.record([case("Camino", 3)])
    house.bells[-1].ring()
    assert house.checkpoints.size() == size


def died(folder: Path, keys: Path, ago: float) -> None:
    """Leaves an archive whose last writer was gone before it could sign, some seconds ago."""
    with Archive.create(folder, keys=keys) as archive:
        archive.cases.new("Puente")
    archive = Archive.open(folder, keys=keys)
    archive.cases.new("Ferry")
    archive._witness._written = False  # it is killed
    archive.close()
    left_ago(folder / "log" / "events.jsonl", ago)


def test_the_next_opening_signs_what_a_crash_left(tmp_path: Path) -> None:
    """The audit tells how many events no checkpoint is over; whoever opens the archive next, and only looks, signs."""
    folder, keys = tmp_path / "archive", tmp_path / "keys"
    died(folder, keys, ago=60)
    with Archive.open(folder, keys=keys) as archive:
        (summary,) = archive.proofs.audit()
        assert isinstance(summary, Summary)
        assert (summary.unsigned, archive.proofs.standing().signed) == (1, summary.events - 1)
    died_no_more = (folder / "log" / "events.jsonl").read_bytes()
    with Archive.open(folder, keys=keys) as archive:
        assert archive.proofs.standing().signed == summary.events
        (summary,) = archive.proofs.audit()
        assert isinstance(summary, Summary)
        assert summary.unsigned == 0
    assert (folder / "log" / "events.jsonl").read_bytes() == died_no_more


def test_what_another_may_be_about_to_sign_is_left_to_him(tmp_path: Path) -> None:
    """A line that is a moment old has a writer who may be alive: to look at the archive writes nothing."""
    folder, keys = tmp_path / "archive", tmp_path / "keys"
    died(folder, keys, ago=1)
    before = (folder / "log" / "checkpoints").read_bytes()
    with Archive.open(folder, keys=keys) as archive:
        assert archive.cases.list()
    assert (folder / "log" / "checkpoints").read_bytes() == before


def test_an_archive_of_others_is_not_signed_by_looking(tmp_path: Path) -> None:
    """On a computer that never wrote to it, to look at an archive leaves nothing in the folder of keys."""
    folder = tmp_path / "archive"
    died(folder, tmp_path / "keys", ago=60)
    other = tmp_path / "other"
    with Archive.open(folder, keys=other) as archive:
        assert archive.cases.list()
    assert list(other.rglob("*")) == []


def test_a_line_that_nobody_understands_is_not_signed(house: Sealed) -> None:
    """What others wrote is read before it is signed; where it is no event, that is told and goes unsigned."""
    house.recorder.record([case("Ferry", 2)])
    size, lines = house.checkpoints.size(), house.log.path.read_bytes()
    house.log.path.write_bytes(
        lines.replace(
            b'"case-created","type":"information package creation","agent":"software:test","detail":{"case":"C2"',
            b'"case-creatod","type":"information package creation","agent":"software:test","detail":{"case":"C2"',
        )
    )
    assert house.log.path.read_bytes() != lines
    again = Signer(
        IDENTITY,
        house.log,
        type(house.recorder)(house.folder, house.store, house.log, house.catalog, house.recorder._clock, "x"),
        house.memory,
        lambda _: None,
    )
    with pytest.raises(LogDamaged, match="case-creatod"):
        again.seal()
    assert house.checkpoints.size() == size
    assert any(isinstance(found, Fault) for found in house.faults())
    house.witness._written = False
