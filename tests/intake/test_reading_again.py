"""What was kept and not read, or read by other readers, is read when it is offered again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier.catalog import parse_query
from dossier.intake.intake import Intake
from dossier.intake.reader_pool import ReaderPool
from dossier.model.describe import claim_json
from dossier.model.digest import Digest
from dossier.repository.correction_claims import claims_from
from dossier.repository.facts_of_reading import facts_of
from dossier.repository.writer import LogEntry
from tests.intake.doors import Door, add, finish, one, told
from tests.intake.warm import Warm
from tests.repository.house import REPORTS, House

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def house(tmp_path: Path, warm: Warm) -> Iterator[Door]:
    with Door(tmp_path / "archive") as house:
        house.readers = lambda _: warm
        yield house


def test_what_was_kept_and_not_read_is_read_when_offered_again(house: Door, drop: Path) -> None:
    """Who adds a file again whose reading a crash cost, gets it read."""
    (drop / "a.txt").write_text(REPORTS[0])
    house.recorder.record([house.accession(1, REPORTS[0])])
    shutil.copy(drop / "a.txt", drop / "b.txt")
    assert one(add(house, drop / "b.txt")).status == "unchanged"  # moved: /in/1.txt stands nowhere
    assert house.catalog.row("R1").state == "archived"
    assert told(one(add(house, drop / "b.txt"))) == ("unchanged", "R1", 1)
    assert house.catalog.row("R1").state == "read"


KILLED = """
import os, signal, sys
from pathlib import Path
from dossier import Archive
from dossier.intake.reader_pool import ReaderPool
ReaderPool.submit = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
with Archive.create(sys.argv[1], exist_ok=True) as archive:
    list(archive.add([Path(sys.argv[2])]))
"""


def test_a_kill_between_custody_and_reading_costs_nothing(tmp_path: Path, drop: Path) -> None:
    """What a killed process had in custody is there at the next start, and is read then."""
    for number, text in enumerate(REPORTS):
        (drop / f"{number}.txt").write_text(text)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    child = subprocess.run([sys.executable, "-c", KILLED, tmp_path / "archive", drop], env=environment, check=False)
    assert child.returncode == -signal.SIGKILL
    with House(tmp_path / "archive") as house:
        assert {row.state for row in house.catalog.reports(parse_query(""))} == {"archived"}
        assert house.faults() == []
        intake = Intake(house.store, house.catalog, house.recorder, lambda _: ReaderPool(1))
        try:
            finished = list(intake.finish_reading())
            assert list(intake.finish_reading()) == []
        finally:
            intake.close()
        assert sorted(outcome.report or "" for outcome in finished) == ["R1", "R2", "R3"]
        assert {outcome.status for outcome in finished} == {"added"}
        assert {row.state for row in house.catalog.reports(parse_query(""))} == {"read"}
        assert house.faults() == []


def test_other_readers_read_again_what_earlier_ones_read_or_refused(house: Door, drop: Path) -> None:
    """A version read or refused by readers of another version is read once more, and corrections outlive that."""
    for name, words in zip(("a.txt", "b.txt"), REPORTS, strict=False):
        (drop / name).write_text(words)
    add(house, drop)
    first = house.catalog.versions("R1")[0]
    facts = facts_of(house.store, house.catalog.events("R1")[-1])
    read = {"rendition": first.rendition, "description": first.description, "media_type": first.media_type}
    claims = claims_from("outlet", "The Ferry Post", "person:ada")
    said = {"field": "outlet", "claims": [claim_json(claim) for claim in claims]}
    about = {"report": "R1", "version": 1}
    house.recorder.record(
        [
            LogEntry("reading", about | read | {"reader": "text/0"}, facts),
            LogEntry("correction", about | read | said, facts),
            LogEntry("quarantine", {"report": "R2", "version": 1, "reason": "is too new", "reader": "text/0"}),
        ]
    )
    again = finish(house)
    assert {outcome.report: outcome.status for outcome in again} == {"R1": "unchanged", "R2": "unchanged"}
    assert house.catalog.row("R1").outlet == "The Ferry Post"
    assert {house.catalog.versions(report)[0].reader for report in ("R1", "R2")} == {first.reader}
    assert finish(house) == []


@pytest.mark.parametrize("data", [None, b"", REPORTS[1].encode()], ids=["missing", "empty", "another's words"])
def test_bytes_that_went_bad_in_custody_are_not_read(house: Door, data: bytes | None) -> None:
    """What is read again is what came, or nothing: else a report would tell words that its source never had."""
    house.recorder.record([house.accession(1, REPORTS[0]), house.accession(2, REPORTS[2])])
    path = house.store.path(Digest.of(REPORTS[0].encode()))
    path.unlink()
    if data is not None:
        path.write_bytes(data)
    spoilt, sound = finish(house)
    assert (told(spoilt), told(sound)) == (("failed", "R1", 1), ("added", "R2", 1))
    assert "as an audit shows" in (spoilt.reason or "")
    assert [house.catalog.row(report).state for report in ("R1", "R2")] == ["archived", "read"]
    assert house.store.put(REPORTS[0].encode()).new  # as whoever brings the file again does
    assert told(one(finish(house))) == ("added", "R1", 1)
    assert (house.catalog.row("R1").headline or "").startswith("Bridge falls")
