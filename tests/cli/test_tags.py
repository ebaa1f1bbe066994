"""Tags, trash, saved searches, counts and lists as files, from the command line."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.cli.test_commands import STORY, Dossier


@pytest.fixture
def dossier(tmp_path: Path) -> Dossier:
    """Three reports of one town, the third of which nobody can read."""
    (tmp_path / "a.txt").write_text(STORY, encoding="utf-8")
    (tmp_path / "b.txt").write_text(STORY.replace("Bridge closed", "=SUM(1) closed"), encoding="utf-8")
    (tmp_path / "c.bin").write_bytes(bytes(range(256)))
    made = Dossier(tmp_path / "archive")
    made.run("add", *(str(tmp_path / name) for name in ("a.txt", "b.txt")))
    made.run("add", str(tmp_path / "c.bin"))
    return made


def test_tags_are_put_on_listed_searched_and_taken_off(dossier: Dossier) -> None:
    """Each report answers with the tags that it has and those that changed."""
    assert dossier.run("tag", "R1", "R2", "strike", "to check") == [
        {"report": "R1", "tags": ["strike", "to check"], "changed": ["strike", "to check"]},
        {"report": "R2", "tags": ["strike", "to check"], "changed": ["strike", "to check"]},
    ]
    assert dossier.run("tag", "R1", "--remove", "STRIKE") == [
        {"report": "R1", "tags": ["to check"], "changed": ["strike"]}
    ]
    assert dossier.run("tag", "list") == [{"tag": "to check", "reports": 2}, {"tag": "strike", "reports": 1}]
    assert [row["report"] for row in dossier.run("search", "tag:strike")] == ["R2"]
    assert [row["tags"] for row in dossier.run("list", "--sort", "report")] == [
        ["to check"],
        ["strike", "to check"],
        [],
    ]
    assert "to check" in dossier.text("tag", "list") and "to check" in dossier.text("tag", "R1", "x")
    assert "error" in dossier.run("tag", "R9", "x", status=1)[0]
    for words in (("tag", "R1"), ("tag", "strike"), ("tag", "list", "--remove")):
        dossier.run(*words, status=2)


def test_a_tag_is_renamed_and_merged_on_all_reports(dossier: Dossier) -> None:
    """Also in the trash; spelled as the tag that it is merged with."""
    dossier.run("tag", "R1", "R2", "strike")
    dossier.run("tag", "R2", "R3", "Walkout")
    dossier.run("trash", "R1")
    assert dossier.run("tag", "Strike", "--rename", "Strikes") == [{"tag": "Strikes", "reports": 1}]
    assert dossier.run("tag", "strikes", "--rename", "walkout") == [{"tag": "Walkout", "reports": 2}]
    dossier.run("trash", "--restore", "R1")
    assert dossier.run("tag", "list") == [{"tag": "Walkout", "reports": 3}]
    assert dossier.run("tag", "Walkout", "--rename", "walkout") == [{"tag": "walkout", "reports": 3}]
    assert "tag of no report" in dossier.run("tag", "strike", "--rename", "x", status=1)[0]["error"]
    for words in (("tag", "R1", "walkout", "--rename", "x"), ("tag", "walkout", "--rename", "x", "--remove")):
        dossier.run(*words, status=2)


def test_several_reports_are_corrected_alike(dossier: Dossier) -> None:
    """All of them or none: the third has no words to correct."""
    assert [(one["report"], one["value"]) for one in dossier.run("set", "R1", "section", "Ports", "--also", "R2")] == [
        ("R1", "Ports"), ("R2", "Ports")
    ]  # fmt: skip
    assert "R3" in dossier.run("set", "R1", "section", "Rivers", "--also", "R3", status=1)[0]["error"]
    assert dossier.run("show", "R1")[0]["section"]["value"] == "Ports"
    dossier.run("set", "R1", "section", "--accept", "--also", "R2", status=2)


def test_undo_takes_decisions_back_by_their_numbers(dossier: Dossier) -> None:
    """The log keeps both; what only happened is refused with its kind, and so is undoing where nothing was done."""
    dossier.run("tag", "R1", "R2", "strike")
    numbers = [str(event["event"]) for event in dossier.run("history") if event["kind"] == "tagged"]
    undone = dossier.run("undo", *numbers)
    assert {(event["kind"], event["report"]) for event in undone} == {("untagged", "R1"), ("untagged", "R2")}
    assert dossier.run("tag", "list") == []
    assert dossier.run("undo", str(undone[0]["event"]))[0]["kind"] == "tagged"
    assert "untagged" in dossier.text("undo", str(dossier.run("history")[-1]["event"]))
    assert "archive-created" in dossier.run("undo", "1", status=1)[0]["error"]
    for words, reason in (("undo",), "can be undone"), (("undo", "--redo"), "was undone last"):
        assert reason in dossier.run(*words, status=1)[0]["error"]
    dossier.run("undo", "1", "--redo", status=2)


def test_the_trash_takes_and_gives_back(dossier: Dossier) -> None:
    """Trashed reports are out of the list; without names the trash is listed; adding again tells where they lie."""
    assert dossier.run("trash", "R1") == [{"report": "R1", "trashed": True, "changed": True}]
    assert dossier.run("trash", "R1")[0]["changed"] is False
    assert [row["report"] for row in dossier.run("list")] == ["R3", "R2"]
    assert [(row["report"], row["trashed"]) for row in dossier.run("trash")] == [("R1", True)]
    assert [row["report"] for row in dossier.run("search", "in:trash")] == ["R1"]
    assert "kept, and put back with --restore" in dossier.text("trash", "R1")
    kinds = [(event["kind"], event["type"]) for event in dossier.run("history", "R1")]
    assert kinds[-1] == ("trashed", "metadata modification")
    assert dossier.run("trash", "--restore", "R1") == [{"report": "R1", "trashed": False, "changed": True}]
    assert len(dossier.run("list")) == 3
    assert dossier.run("audit")[-1]["faults"] == 0


def test_searches_are_saved(dossier: Dossier) -> None:
    """A name is taken once, unless it is to be replaced; queries may begin with a dash."""
    (kept,) = dossier.run("saved", "add", "Floods", "bridge", "-ferry", "tag:strike")
    assert (kept["name"], kept["query"]) == ("Floods", "bridge -ferry tag:strike")
    assert "error" in dossier.run("saved", "add", "Floods", "other", status=1)[0]
    dossier.run("saved", "add", "--replace", "Floods", "bridge")
    dossier.run("saved", "rename", "Floods", "Water")
    assert [(s["name"], s["query"]) for s in dossier.run("saved", "list")] == [("Water", "bridge")]
    assert dossier.text("saved", "list").strip() == "Water:  bridge"
    assert dossier.run("saved", "remove", "Water")[0]["removed"] is True
    assert dossier.run("saved", "list") == []


def test_names_are_counted(dossier: Dossier) -> None:
    """Outlets, places and tags answer with how many reports have each."""
    (place,) = dossier.run("count", "places")
    assert (place["place"].lower(), place["country"], place["reports"]) == ("tarija", "BO", 2)
    assert dossier.run("count", "outlets") == [] == dossier.run("count", "tags")
    assert dossier.text("count", "places").startswith("2 reports  ")


def test_a_list_becomes_a_file_for_spreadsheets(dossier: Dossier, tmp_path: Path) -> None:
    """All that matches, whatever the limit; formulas are made harmless; a column that is none is refused."""
    out = tmp_path / "list.csv"
    (told,) = dossier.run("search", "tarija", "--csv", str(out), "--sort", "report", "--limit", "1")
    assert told == {"path": str(out), "reports": 2}
    with out.open(encoding="utf-8", newline="") as file:
        first, second = csv.DictReader(file)
    assert first["report"] == "R1" and second["headline"].startswith("'=SUM(1)")
    dossier.run("list", "--csv", str(out), "--bom", "--columns", "report, reason", "--sort", "-report")
    assert out.read_bytes().startswith(b"\xef\xbb\xbfreport,reason\r\nR3,")
    before = out.read_bytes()
    assert "error" in dossier.run("list", "--csv", str(out), "--columns", "nonsense", status=1)[0]
    assert out.read_bytes() == before


def test_a_list_that_cannot_be_written_is_a_sentence(dossier: Dossier, tmp_path: Path) -> None:
    """The file that was asked for is named, and no other."""
    for out in (tmp_path / "nowhere" / "list.csv", tmp_path):
        (told,) = dossier.run("list", "--csv", str(out), status=1)
        assert told["path"] == str(out) and "cannot be written" in told["error"]


def test_what_is_in_quarantine_is_tried_again(dossier: Dossier) -> None:
    """All of it, or what is named; what is in no quarantine is refused."""
    assert [(o["report"], o["status"]) for o in dossier.run("retry")] == [("R3", "quarantined")]
    assert dossier.run("retry", "R3")[0]["reason"]
    assert "error" in dossier.run("retry", "R1", status=1)[0]
