"""The hash of a line tells nothing of the line: others may have the one without the other."""

from __future__ import annotations

import json
from pathlib import Path

from dossier.log import line_of
from dossier.log.merkle import leaf_hash
from dossier.model.events import Event
from tests.repository.house import House, case


def lines(house: House) -> list[bytes]:
    return house.log.path.read_bytes().splitlines(keepends=True)


def test_who_knows_all_that_a_line_tells_cannot_make_its_hash(tmp_path: Path) -> None:
    """The same events at the same moments make other lines each time: 128 random bits stand in each."""
    with House(tmp_path / "one") as one, House(tmp_path / "two") as two:
        for house in (one, two):
            house.recorder.record([case("Puente")])
        told = [[{**json.loads(line), "salt": ""} for line in lines(house)][-1] for house in (one, two)]
        assert told[0] == told[1]
        assert leaf_hash(lines(one)[-1]) != leaf_hash(lines(two)[-1])
        salts = {json.loads(line)["salt"] for house in (one, two) for line in lines(house)}
        assert len(salts) == len(lines(one)) + len(lines(two))
        assert all(len(bytes.fromhex(salt)) == 16 for salt in salts)


def test_the_catalog_gives_each_line_back_to_the_byte(tmp_path: Path) -> None:
    """Also once it was made again from the log: bags take the log's lines from it."""
    with House(tmp_path / "archive") as house:
        house.recorder.record([case("Puente"), case("Ferry", 2)])
        assert [line_of(event) for event in house.catalog.events()] == lines(house)
        house.recorder.rebuild()
        assert [line_of(event) for event in house.catalog.events()] == lines(house)


def test_lines_from_before_have_no_salt_and_stay_as_they_are() -> None:
    """A line that 0.3.0 wrote is the same line today."""
    line = line_of(Event(7, "2026-01-02T03:04:05.000000Z", "case-created", "person:ana", {"case": "C1", "name": "x"}))
    assert b"salt" not in line
