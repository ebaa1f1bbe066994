"""A scanned issue in a folder: its articles are reports, its pages and pictures are parts of the METS file."""

from __future__ import annotations

from pathlib import Path

import pytest

from dossier.model.reports import Outcome
from tests.intake.test_parts import add
from tests.intake.warm import Warm
from tests.reading.test_mets_issue import ARTICLES, COUNCIL, FERRY, PAGES, alto, mets
from tests.repository.house import REPORTS, House


def issue(drop: Path, *, without: str = "") -> None:
    """An issue as digitisers deliver it, with a file of its own next to it."""
    files = {"issue_mets.xml": mets(ARTICLES), "alto/P1.xml": PAGES["issue/alto/P1.xml"], "images/P1.jpg": "no picture"}
    files |= {"alto/P2.xml": PAGES["issue/alto/P2.xml"], "notes.xml": alto(("B1", "A page that no issue lists"))}
    for name, words in files.items():
        (drop / name).parent.mkdir(exist_ok=True)
        if name != without:
            (drop / name).write_text(words, encoding="utf-8")


def told(outcomes: list[Outcome]) -> dict[str, str]:
    return {Path(outcome.path).name: outcome.status for outcome in outcomes}


def headlines(house: House, outcomes: list[Outcome]) -> list[str | None]:
    return [house.catalog.row(one.report or "").headline for one in outcomes if one.item]


def test_articles_are_reports_and_pages_are_parts(house: House, drop: Path, warm: Warm) -> None:
    """The METS file is read once its pages are kept; another page in the folder stays a report of its own."""
    issue(drop)
    outcomes = add(house, warm, drop)
    assert told(outcomes) == {
        "issue_mets.xml": "added", "P1.xml": "part", "P2.xml": "part", "P1.jpg": "part", "notes.xml": "added",
        "Ferry": "added", COUNCIL[0]: "added",
    }  # fmt: skip
    assert headlines(house, outcomes) == [FERRY[0], COUNCIL[0]]
    assert [one.reason for one in outcomes if one.path.endswith("issue_mets.xml")] == [None]
    events = house.recorder.last()
    assert set(told(add(house, warm, drop)).values()) <= {"unchanged", "part"}
    assert house.recorder.last() == events
    house.assert_sound()


@pytest.mark.parametrize("late", ["alto/P2.xml", "issue_mets.xml"])
def test_a_file_of_an_issue_that_comes_later_completes_it(house: House, drop: Path, warm: Warm, late: str) -> None:
    """Until then what is there is read, and the lack is named."""
    issue(drop, without=late)
    first = add(house, warm, drop)
    (met,) = [one for one in first if one.path.endswith("mets.xml")] or [None]
    assert met is None or met.reason == "lacks 1 of its pages, the first alto/P2.xml"
    issue(drop)
    later = add(house, warm, drop)
    row = next(row for row in map(house.catalog.row, _ids(house)) if row.headline == COUNCIL[0])
    version = house.catalog.shown_version(row.report)
    assert version.rendition and COUNCIL[2] in house.store.read(version.rendition).decode()
    assert later
    house.assert_sound()


def _ids(house: House) -> list[str]:
    from dossier.catalog import parse_query

    return list(house.catalog.ids(parse_query(""), ""))


def test_a_file_that_is_called_mets_and_is_none_swallows_nothing(house: House, drop: Path, warm: Warm) -> None:
    """Only a METS file has pages, and only those that it lists."""
    (drop / "mets.xml").write_text('<rss><channel><link href="a.xml"/></channel></rss>', encoding="utf-8")
    (drop / "a.xml").write_text(alto(("B1", *REPORTS[0].split("\n"))), encoding="utf-8")
    assert "part" not in told(add(house, warm, drop)).values()
