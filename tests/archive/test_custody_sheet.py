"""Custody sheets: 22 points, each stated with the log's events, or named as not stated."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from dossier.archive import Archive
from dossier.briefs.custody_sheet import custody_json, custody_wording
from dossier.cli.main import dossier_command
from dossier.errors import BadInput

PAGE = """<html lang="en"><head><title>Ferry runs aground off Manta</title>
<link rel="canonical" href="https://nadircourier.example/ferry"></head><body><h1>Ferry runs aground off Manta</h1>
<p>MANTA, Ecuador, March 6, 2019 - A ferry ran aground on Tuesday, the port captain said. Four people were hurt.</p>
<p>The cause was not known on Wednesday, and the owner of the ferry did not answer questions.</p></body></html>"""


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    (tmp_path / "story.html").write_text(PAGE)
    (tmp_path / "note.txt").write_text("Docks are shut\n\nWords of a note. " + "More of them. " * 30)
    with Archive.create(tmp_path / "archive", person="ana") as made:
        list(made.add([tmp_path / "story.html", tmp_path / "note.txt"]))
        yield made


def _points(archive: Archive, report: str) -> dict[str, tuple[str, list[str]]]:
    (sheet,) = archive.custody.sheets(report)
    assert [point.number for point in sheet.points] == list(range(1, 23))
    shown = custody_json(sheet)
    return {one["name"]: (one["status"], [s["text"] for s in one["statements"]]) for one in shown["points"]}


def _named(archive: Archive, name: str) -> str:
    return next(row.report for row in archive.reports.list() if row.path.endswith(name))


def test_every_point_is_stated_or_named_as_not(archive: Archive) -> None:
    """What log and file state is there; a page without a picture of itself says so; a text is no page."""
    page, note = (_points(archive, _named(archive, name)) for name in ("story.html", "note.txt"))
    assert page["address"] == ("stated", ["https://nadircourier.example/ferry"])
    assert page["full_capture"][0] == "not-stated" and note["full_capture"][0] == "does-not-apply"
    assert page["source_code"][0] == "stated" and note["source_code"][0] == "does-not-apply"
    assert note["access"] == ("not-stated", []) and note["changes"] == ("not-stated", [])


def test_what_people_do_comes_to_the_sheet(archive: Archive, tmp_path: Path) -> None:
    """A correction, a case and an export, each with the person and the number of its event."""
    report = _named(archive, "story.html")
    archive.corrections.set(report, "outlet", "The Nadir Courier")
    archive.cases.new("Ferry")
    archive.cases.add("Ferry", [report])
    archive.briefs.write("Ferry", tmp_path / "brief.md")
    points = _points(archive, report)
    assert points["changes"][1][0].startswith("Correction of Outlet, by ana, ")
    assert points["context"][1] == ["In case Ferry"]
    assert "brief.md, by ana" in points["access"][1][0]
    (sheet,) = archive.custody.sheets("Ferry")
    kinds = {event.seq: event.kind for event in archive.reports.history()}
    resting = {p.name: [kinds[seq] for one in p.statements for seq in one.events] for p in sheet.points}
    assert resting["changes"] == ["correction"] and resting["access"] == ["export"]
    assert resting["context"] == ["case-added"] and resting["hash"] == ["accession"]


def test_a_further_capture_keeps_the_custody_of_its_own_arrival(archive: Archive, tmp_path: Path) -> None:
    """Taken in as a report of its own and joined by its address: its sheet is of its own file, program and moment."""
    mark = (
        "<!-- Page saved with SingleFile\n url: https://nadircourier.example/ferry\n"
        " saved date: Thu Mar 07 2019 10:00:00 GMT+0000 (UTC)\n-->"
    )
    (tmp_path / "again.html").write_text(PAGE.replace("Four people", "Seven people") + mark)
    (outcome,) = archive.add(tmp_path / "again.html")
    report = _named(archive, "story.html")
    assert (outcome.status, outcome.report, outcome.version) == ("new-version", report, 2)
    points = {}
    for number in (1, 2):
        (sheet,) = archive.custody.sheets(report, number)
        shown = custody_json(sheet)["points"]
        points[number] = {one["name"]: [s["text"] for s in one["statements"]] for one in shown}
    assert points[1]["place"][0].endswith("story.html") and points[2]["place"][0].endswith("again.html")
    assert points[1]["captured"] == [] and points[2]["tool"] == ["SingleFile, as the file states"]
    assert points[2]["captured"] == ["7 March 2019, 10:00 UTC, as singlefile:date states"]
    assert points[1]["person"] == points[2]["person"] == ["ana"]


def test_a_damaged_blob_is_not_stated_as_whole(archive: Archive) -> None:
    """The sheet is made all the same, and does not claim that the bytes have their hash."""
    report = _named(archive, "note.txt")
    blob = archive.context.store.path(archive.reports.get(report).version.sha256)
    detail = archive.custody.sheets(report)[0]
    assert {p.name: p.status for p in detail.points}["fixity"] == "stated"
    blob.chmod(0o600)
    blob.write_bytes(b"other bytes")
    with pytest.raises(BadInput):
        archive.custody.sheets("R99")
    points = {p.name: p.status for p in archive.custody.sheets(report)[0].points}
    assert points["fixity"] == "not-stated" and points["hash"] == "stated"


@pytest.mark.parametrize(("ending", "begins"), [(".html", b"<!doctype html>"), (".pdf", b"%PDF-1.7"), (".json", b"[")])
def test_a_sheet_is_written_in_each_form(archive: Archive, tmp_path: Path, ending: str, begins: bytes) -> None:
    out = tmp_path / f"sheet{ending}"
    archive.custody.write(_named(archive, "story.html"), out, language="es")
    data = out.read_bytes()
    assert data.startswith(begins)
    if ending == ".html":
        assert "Hoja de custodia" in data.decode() and "<script" not in data.decode()
    with pytest.raises(BadInput, match="must end in one of"):
        archive.custody.write(_named(archive, "story.html"), tmp_path / "sheet.doc")


def test_both_languages_have_the_same_words() -> None:
    """Each sentence exists in English and Spanish, with the same values to fill in."""
    english, spanish = (custody_wording(language).table for language in ("en", "es"))
    for key, sentence in english.items():
        assert sorted(re.findall(r"\{\w+\}", sentence)) == sorted(re.findall(r"\{\w+\}", spanish[key])), key


def test_the_command_prints_a_sheet_of_each_report_of_a_case(archive: Archive, tmp_path: Path) -> None:
    archive.cases.new("All")
    archive.cases.add("All", [row.report for row in archive.reports.list()])
    words = ["custody", "All", "--archive", str(tmp_path / "archive")]
    listed = [json.loads(line) for line in CliRunner().invoke(dossier_command, [*words, "--json"]).stdout.splitlines()]
    assert {one["report"] for one in listed} == {"R1", "R2"} and all(len(one["points"]) == 22 for one in listed)
    assert "13  Person or account: " in CliRunner().invoke(dossier_command, words).stdout
