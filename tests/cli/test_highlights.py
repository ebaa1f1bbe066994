"""Highlights from the command line: each verb, its JSON, CSV and refusals."""

from __future__ import annotations

import csv
import json
from pathlib import Path

from tests.cli.test_commands import STORY, Dossier


def test_highlights_are_made_changed_listed_and_removed(tmp_path: Path) -> None:
    """Their answers are as the schemas promise, and each stays pinned when a new version comes."""
    place = tmp_path / "a.txt"
    place.write_text(STORY, encoding="utf-8")
    dossier = Dossier(tmp_path / "archive")
    dossier.run("add", str(place))
    words = "people were injured"
    at = STORY.index(words)
    made = dossier.run(
        "highlight",
        "add",
        "R1",
        "--evidence",
        f"{at}-{at + len(words)}",
        "--colour",
        "green",
        "--comment",
        "=SUM(1)\n2",
    )
    (name,) = (one["highlight"] for one in made)
    assert (made[0]["quote"], made[0]["colour"], made[0]["now"]["state"]) == (words, "green", "unchanged")
    (changed,) = dossier.run("highlight", "set", name, "--colour", "pink")
    assert (changed["colour"], changed["comment"]) == ("pink", "=SUM(1)\n2")
    place.write_text(STORY.replace("people were injured", "people were hurt"), encoding="utf-8")
    dossier.run("add", str(place))
    dossier.run("case", "new", "Bridge")
    dossier.run("case", "add", "Bridge", "R1")
    (listed,) = dossier.run("highlight", "list", "--case", "Bridge")
    assert (listed["version"], listed["quote"]) == (1, words)
    assert (listed["now"]["version"], listed["now"]["state"], listed["now"]["words"]) == (
        2,
        "changed",
        "people were hurt",
    )
    assert "now “people were hurt”" in dossier.text("highlight", "list", "R1")
    rows = list(csv.DictReader(dossier.text("highlight", "list", "--csv").splitlines()))
    assert [(row["words_now"], row["comment"], row["state"]) for row in rows] == [
        ("people were hurt", "'=SUM(1) 2", "changed")
    ]
    assert dossier.run("highlight", "remove", name) == [{"highlight": name, "removed": True}]
    assert dossier.run("highlight", "list") == []
    assert dossier.run("highlight", "restore", name) == [listed]
    out = tmp_path / "a.jsonld"
    dossier.run("export", "Bridge", "--as", "annotations", "--out", str(out))
    assert json.loads(out.read_text(encoding="utf-8"))["total"] == 1
    assert dossier.run("audit")[-1]["faults"] == 0
    assert "no such highlight" in dossier.run("highlight", "remove", "H999", status=1)[0]["error"]
    for line in (
        ("list", "R1", "--case", "Bridge"),
        ("add", "R1"),
        ("add", "R1", "--evidence", "1-9", "--colour", "red"),
    ):
        dossier.run("highlight", *line, status=2)
