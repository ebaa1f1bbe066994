"""A person joins reports into one, takes them apart, and keeps two apart; all of it can be taken back."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.evidence import Span
from tests.archive.reports import LATER, open_archive


def test_joined_reports_are_one(archive: Archive) -> None:
    """The first keeps its id and gets the other's versions, cases, tags, corrections and history."""
    case = archive.cases.new("Bridge").case
    archive.cases.add(case, ["R2"])
    archive.tags.add(["R2"], ["river"])
    archive.corrections.set("R2", "headline", "A bridge falls")
    archive.versions.join("R1", "R2")
    shown = archive.reports.get("R1")
    assert [version.number for version in shown.versions] == [1, 2]
    assert (shown.row.version, shown.row.headline, shown.row.tags) == (2, "A bridge falls", ("river",))
    assert archive.cases.get(case).reports == ("R1",)
    assert archive.reports.get("R2").row.report == "R1"  # an id leads to its report for ever
    assert "R2" not in archive.reports.ids()
    assert {event.detail["path"] for event in archive.reports.history("R2") if event.kind == "accession"} == {
        event.detail["path"] for event in archive.reports.history("R1") if event.kind == "accession"
    }
    assert archive.reports.diff("R1") == archive.reports.diff("R1", 1, 2)


def test_a_person_decides_on_the_id_that_it_had(archive: Archive) -> None:
    """A correction, a tag and a case of the former id are those of the report that it belongs to."""
    archive.versions.join("R1", "R2")
    archive.corrections.set("R2", "headline", "Called by its old name")
    archive.tags.add(["R2"], ["old"])
    case = archive.cases.new("Old").case
    archive.cases.add(case, ["R2", "R1"])
    row = archive.reports.get("R1").row
    assert (row.headline, row.tags) == ("Called by its old name", ("old",))
    assert archive.cases.get(case).reports == ("R1",)


def test_separating_takes_a_join_back(archive: Archive) -> None:
    """Every report is then as it was: its versions, words, cases, tags, corrections and places."""
    case = archive.cases.new("Bridge").case
    archive.cases.add(case, ["R2"])
    archive.tags.add(["R1"], ["river"])
    archive.tags.add(["R2"], ["river", "bank"])
    archive.corrections.set("R2", "headline", "A bridge falls")
    before = {report: archive.reports.get(report) for report in ("R1", "R2")}
    archive.versions.join("R1", "R2")
    assert archive.versions.separate("R1", 2) == "R2"
    after = {report: archive.reports.get(report) for report in ("R1", "R2")}
    assert after == before
    assert archive.cases.get(case).reports == ("R2",)
    assert {link.other for link in archive.links.related("R1")} >= {"R2"}


def test_joins_of_joins_come_apart_in_their_turn(archive: Archive) -> None:
    """A report that had taken over another goes into a third with both, and comes out as it went in."""
    archive.versions.join("R2", "R3")
    archive.versions.join("R1", "R2")
    assert [version.number for version in archive.reports.get("R1").versions] == [1, 2, 3]
    assert archive.reports.get("R3").row.report == "R1"
    assert archive.versions.separate("R1", 3) == "R2"
    assert archive.versions.separate("R1", 2) == "R2"
    assert archive.reports.get("R3").row.report == "R2"
    assert archive.versions.separate("R2", 2) == "R3"
    assert [archive.reports.get(report).row.report for report in ("R1", "R2", "R3")] == ["R1", "R2", "R3"]


def test_a_version_by_place_becomes_a_new_report(archive: Archive, home: Path) -> None:
    """What came to a known place and is another story gets an id of its own, and the place goes with it."""
    place = home / "in" / "new.txt"
    for text in (LATER, LATER.replace("Eleven", "Twelve")):
        place.write_text(text)
        list(archive.add([place], jobs=1))
    assert archive.versions.separate("R5", 2) == "R6"
    assert archive.reports.get("R5").row.version == 1
    assert archive.reports.get("R6").row.headline == "Bridge at Barranquilla falls into the river; five dead"
    place.write_text(LATER.replace("Eleven", "Thirteen"))
    (outcome,) = archive.add([place], jobs=1)
    assert (outcome.report, outcome.version) == ("R6", 2)
    (home / "in" / "more.txt").write_text("Another story altogether\n\nIt is told here in a few words of its own.\n")
    (outcome,) = archive.add([home / "in" / "more.txt"], jobs=1)
    assert outcome.report == "R7"


@pytest.fixture
def signed(home: Path) -> Iterator[Archive]:
    """The same reports in an archive whose key is here."""
    with open_archive(home / "signed") as archive:
        for name in "abcd":
            list(archive.add([home / "in" / f"{name}.txt"], jobs=1))
        yield archive


def _agrees(archive: Archive, case: str, bag: Path) -> bool:
    """Whether the bag of a case is whole, for the program and for the lines that travel with the bag."""
    archive.briefs.bag(case, bag)
    program = [sys.executable, "-I", str(bag / "verify.py"), str(bag)]
    return all(check.ok for check in Archive.verify(bag)) and subprocess.run(program, check=False).returncode == 0


def test_a_bag_proves_the_arrival_of_versions_under_the_names_that_they_had(signed: Archive, tmp_path: Path) -> None:
    """Of versions that were joined, joined again and separated, and of those that became a report of their own."""
    place = tmp_path / "in" / "a.txt"
    place.write_text(LATER)
    list(signed.add([place], jobs=1))
    signed.versions.join("R2", "R3")
    signed.versions.join("R1", "R2")
    case = signed.cases.new("Bridge", ["R1"]).case
    assert _agrees(signed, case, tmp_path / "joined")
    assert signed.versions.separate("R1", 2) == "R5"
    assert signed.versions.separate("R1", 4) == "R2"
    assert _agrees(signed, case, tmp_path / "separated")
    assert _agrees(signed, signed.cases.new("New", ["R5"]).case, tmp_path / "new")
    assert signed.custody.sheets("R5")[0].report == "R5"


def test_a_bag_gives_no_line_of_a_redacted_report_under_its_former_name(signed: Archive, tmp_path: Path) -> None:
    """The log's line of its arrival has the digest of the whole file, whatever the report was called then."""
    signed.versions.join("R1", "R2")
    case = signed.cases.new("Bridge", ["R1", "R3"]).case
    at = (signed.reports.get("R1").rendition or "").index("Eleven people")
    signed.plans.redact(case, "R1", Span(at, at + len("Eleven people")), "privacy")
    assert _agrees(signed, case, tmp_path / "bag")
    (extract,) = (tmp_path / "bag").rglob("events.jsonl")
    lines = [json.loads(line) for line in extract.read_text().splitlines()]
    assert {line["detail"]["report"] for line in lines if "report" in line["detail"]} == {"R3"}


def test_a_redacted_passage_stays_hidden(archive: Archive) -> None:
    """A passage that no brief may show is not shown either where its report became another's version."""
    case = archive.cases.new("Bridge").case
    archive.cases.add(case, ["R2"])
    at = (archive.reports.get("R2").rendition or "").index("Eleven people")
    archive.plans.redact(case, "R2", Span(at, at + len("Eleven people")), "privacy")
    archive.versions.join("R1", "R2")
    (redaction,) = archive.plans.redactions(case)
    assert (redaction.report, redaction.version) == ("R1", 2)
    archive.versions.separate("R1", 2)
    (redaction,) = archive.plans.redactions(case)
    assert (redaction.report, redaction.version) == ("R2", 1)


def test_nothing_is_joined_or_separated_that_cannot_be(archive: Archive) -> None:
    """Each refusal names the report and the reason."""
    archive.reports.trash(["R3"])
    for work, reason in (
        (lambda: archive.versions.join("R1", "R1"), "is one report"),
        (lambda: archive.versions.join("R1", "R3"), "lies in the trash"),
        (lambda: archive.versions.join("R1", "R9"), "no report in this archive"),
        (lambda: archive.versions.separate("R1", 1), "has one version only"),
        (lambda: archive.versions.separate("R1", 2), "is not kept"),
        (lambda: archive.versions.accept("R1", 1), "is not held back"),
    ):
        with pytest.raises(BadInput, match=reason):
            work()


def test_a_joined_archive_opens_again(home: Path) -> None:
    """Who opens it next sees the same, and the log alone gives it."""
    with open_archive(home / "archive") as archive:
        archive.versions.join("R1", "R2")
        before = archive.reports.get("R1")
    (home / "archive" / "catalog.sqlite").unlink()
    with open_archive(home / "archive") as archive:
        assert archive.reports.get("R1") == before


def test_what_states_one_address_is_offered_and_kept_apart(archive: Archive, home: Path) -> None:
    """Reports of one address whose words disagree are listed until a person decides."""
    _two_of_one_address(archive, home)
    (offer,) = archive.versions.shared_addresses()
    assert offer.reports == ("R5", "R6")
    archive.versions.keep_apart("R6", "R5")
    assert archive.versions.shared_addresses() == []


def test_reports_of_one_address_are_asked_about_until_a_person_decides(archive: Archive, home: Path) -> None:
    """The later one has a doubt of a kind of its own, which joining and keeping apart end, and undoing brings back."""
    _two_of_one_address(archive, home)
    (asked,) = [q for q in archive.reviews.list() if any(doubt.why == "address" for doubt in q.doubts)]
    assert asked.report == "R6"
    (doubt,) = [doubt for doubt in asked.doubts if doubt.why == "address"]
    assert (doubt.field, doubt.words) == ("url", ("magdalena.example/2019/03/page-of-all", "R5"))
    assert [row.report for row in archive.reports.list("review:address")] == ["R6"]
    asks = lambda: archive.reports.count("review:address")  # noqa: E731
    with pytest.raises(BadInput, match="keep them apart"):
        archive.reviews.settle("R6", "url")
    archive.versions.keep_apart("R5", "R6")
    assert asks() == 0
    archive.versions.undo_keep_apart("R6", "R5")
    assert asks() == 1
    archive.reports.trash(["R5"])
    assert asks() == 0
    archive.reports.restore(["R5"])
    assert asks() == 1
    archive.versions.join("R5", "R6")
    assert asks() == 0
    archive.rebuild()
    assert asks() == 0
    archive.versions.undo_join("R5", "R6")
    assert asks() == 1
    archive.rebuild()
    assert asks() == 1


def test_undoing_a_join_brings_everything_back(archive: Archive) -> None:
    """All versions of the other report return to it at once, with its cases and tags; nothing is kept apart."""
    archive.versions.join("R2", "R3")
    case = archive.cases.new("Bridge").case
    archive.cases.add(case, ["R2"])
    archive.tags.add(["R2"], ["river"])
    before = {report: archive.reports.get(report) for report in ("R1", "R2")}
    archive.versions.join("R1", "R2")
    archive.versions.undo_join("R1", "R2")
    assert {report: archive.reports.get(report) for report in ("R1", "R2")} == before
    assert archive.cases.get(case).reports == ("R2",)
    with pytest.raises(BadInput, match="has no version that came from R2"):
        archive.versions.undo_join("R1", "R2")


def test_a_joined_report_is_linked_by_its_own_id(archive: Archive) -> None:
    """Related reports and suggested cases name the report, not the one that its shown version came from."""
    assert "R2" in {link.other for link in archive.links.related("R1")}
    archive.versions.join("R3", "R2")
    assert archive.reports.get("R3").row.version == 2
    assert "R3" in {link.other for link in archive.links.related("R1")}
    grouped = {report for group in archive.links.groups() for report in group.reports}
    assert "R3" in grouped and grouped <= set(archive.reports.ids())


def _two_of_one_address(archive: Archive, home: Path) -> None:
    """R5 and R6: two stories that state one address."""
    address = "https://magdalena.example/2019/03/page-of-all"
    for number, words in enumerate(("Boats leave the pier at noon, the office said.", "A school opens in Ciénaga.")):
        text = f"Story {number} of the day\n\n" + f"{words}\n\n" + f"{words[::-1]}\n\n{address}\n"
        (home / "in" / f"x{number}.txt").write_text(text)
        list(archive.add([home / "in" / f"x{number}.txt"], jobs=1))
