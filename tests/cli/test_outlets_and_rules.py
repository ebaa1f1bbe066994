"""Outlets and rules as commands, and as seen by a program that has the archive open meanwhile."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dossier import Archive
from dossier.children import child_command, dossier_environment
from dossier.cli.main import dossier_command
from dossier.model.audits import Summary
from tests.cli.test_commands import Dossier


def ferry(number: int) -> str:
    return (
        f"The Tide Herald\n\nFerry number {number} runs again\n\nBy Marta Quay\n\nBoat number {number} leaves the pier "
        "every hour from Monday, the harbour office said in a note to all who travel.\n"
    )


@pytest.fixture
def dossier(tmp_path: Path) -> Dossier:
    folder = tmp_path / "in"
    folder.mkdir()
    for number in (1, 2, 3):
        (folder / f"{number}.txt").write_text(ferry(number), encoding="utf-8")
    made = Dossier(tmp_path / "archive")
    made.run("add", str(folder), "--jobs", "1")
    return made


def places(dossier: Dossier) -> list[tuple[str | None, str | None]]:
    return [(row["outlet"], row["place"]) for row in dossier.run("list")]


def test_an_outlet_is_told_of_shown_and_dropped(dossier: Dossier) -> None:
    """Each step answers with the outlet, says how many reports were read again, and shows in lists."""
    told = (
        "--alias",
        "MA",
        "--domain",
        "https://tideherald.example",
        "--city",
        "Cuenca",
        "--country",
        "EC",
        "--no-wire",
    )
    (known,) = dossier.run("outlet", "set", "The Tide Herald", *told)
    assert (known["domains"], known["country"], known["wire"]) == (["tideherald.example"], "EC", False)
    assert (known["home"]["name"], known["read_again"], known["mine"]) == ("Cuenca", 3, True)
    assert places(dossier) == [("The Tide Herald", "Cuenca")] * 3
    assert [found["name"] for found in dossier.run("outlet", "list", "--mine")] == ["The Tide Herald"]
    assert dossier.run("outlet", "list", "tide", "cuenca")[0]["aliases"] == ["MA"]
    assert dossier.run("outlet", "show", "tideherald.example")[0]["name"] == "The Tide Herald"
    (known,) = dossier.run("outlet", "set", "the tide herald", "--wire", "--without", "MA", "--later")
    assert (known["wire"], known["aliases"], known["city"]) == (True, [], "Cuenca")
    assert "read_again" not in known
    (known,) = dossier.run("outlet", "remove", "THE TIDE HERALD")
    assert (known["dropped"], known["read_again"]) == (True, 3)
    assert dossier.run("outlet", "list", "--mine") == []
    (failed,) = dossier.run("outlet", "show", "The Tide Herald", status=1)
    assert failed["error"] == "The Tide Herald: is the name of no outlet that is known."


def test_a_rule_is_suggested_made_listed_and_withdrawn(dossier: Dossier) -> None:
    """What `suggest` says would change is what changes, and what withdrawing changes back."""
    dossier.run("set", "R1", "outlet", "The High Tide")
    (proposal,) = dossier.run("rule", "suggest", "R1", "outlet")
    assert (proposal["kind"], proposal["outlet"], proposal["reports"]) == ("value", "The Tide Herald", 2)
    assert [(one["report"], one["before"], one["after"]) for one in proposal["changes"]] == [
        (name, [{"value": "The Tide Herald"}], [{"value": "The High Tide"}]) for name in ("R2", "R3")
    ]
    assert [outlet for outlet, _ in places(dossier)] == ["The Tide Herald", "The Tide Herald", "The High Tide"]
    (made,) = dossier.run("rule", "add", "R1", "outlet", "--kind", "value")
    assert (made["rule"], made["report"], made["said"]) == ("L1", "R1", "The High Tide")
    assert [outlet for outlet, _ in places(dossier)] == ["The High Tide"] * 3
    (shown,) = dossier.run("show", "R2")
    assert shown["outlet"]["agent"].endswith("(rule L1)")
    assert [evidence["from"] for evidence in shown["outlet"]["evidence"]] == ["text", "person"]
    assert shown["outlet"]["others"][0]["value"] == "The Tide Herald"
    assert dossier.run("rule", "list") == [made]
    (gone,) = dossier.run("rule", "remove", "L1")
    assert gone["reports"] == ["R2", "R3"]
    assert dossier.run("rule", "list") == []
    assert dossier.run("rule", "list", "--withdrawn") == [made]
    (failed,) = dossier.run("rule", "add", "R1", "byline", status=1)
    assert "correct it first" in failed["error"]


def test_a_ruling_has_its_old_spellings(dossier: Dossier) -> None:
    """`rule R1 R2 apart`, `rule pair` and `rule rulings` of 0.5.0 are `ruling set` and `ruling list`."""
    ruling = {"report": "R1", "other": "R2", "verdict": "apart"}
    for words in (["ruling", "set"], ["rule"], ["rule", "pair"]):
        assert dossier.run(*words, "R1", "R2", "apart") == [ruling]
    assert dossier.run("rule", "rulings") == dossier.run("ruling", "list") == [ruling]
    done = CliRunner().invoke(dossier_command, ["ruling", "set", "R1", "R2", "near"])
    assert done.exit_code == 2
    assert "together" in done.output


def test_a_ruling_can_be_seen_changed_and_withdrawn(dossier: Dossier) -> None:
    """`ruling list` shows those in force; a later one replaces it; removed, the pair is as if there was none."""
    dossier.run("ruling", "set", "R1", "R2", "unrelated")
    dossier.run("ruling", "set", "R3", "R1", "together")
    assert dossier.run("ruling", "list", "R2") == [{"report": "R1", "other": "R2", "verdict": "unrelated"}]
    told = {link["report"]: link["ruling"] for link in dossier.run("related", "R1")}
    assert "R2" not in told and told["R3"] == "together"
    (gone,) = dossier.run("ruling", "remove", "R2", "R1")
    assert gone["verdict"] == "withdrawn"
    assert [held["verdict"] for held in dossier.run("ruling", "list")] == ["together"]
    (failed,) = dossier.run("ruling", "set", "R1", "R2", "withdrawn", status=1)
    assert "no ruling to take back" in failed["error"]


def test_people_read_in_words_what_a_rule_would_do(dossier: Dossier, tmp_path: Path) -> None:
    """Without --json a proposal names the outlet, the change and every report that it changes."""
    dossier.run("set", "R1", "byline", "Marta Quay (photographer)")
    said = CliRunner().invoke(
        dossier_command, ["rule", "suggest", "R1", "byline", "--archive", str(tmp_path / "archive")]
    )
    assert said.output.splitlines() == [
        "value   The Tide Herald, byline: Marta Quay means Marta Quay (photographer)",
        "        changes 2 of 2 other reports",
        "        R2     Marta Quay  ->  Marta Quay (photographer)",
        "        R3     Marta Quay  ->  Marta Quay (photographer)",
    ]


def other_process(archive: Path, *words: str) -> list[dict[str, Any]]:
    command = [*child_command("dossier"), *words, "--archive", str(archive), "--json"]
    done = subprocess.run(command, capture_output=True, env=dossier_environment(), check=True, timeout=120)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_two_programs_on_one_archive_agree(dossier: Dossier, tmp_path: Path) -> None:
    """What another process tells of outlets and rules is known to one that has the archive open, and the reverse."""
    with Archive.open(tmp_path / "archive", person="ana") as here:
        other_process(here.folder, "outlet", "set", "The Tide Herald", "--city", "Cuenca")
        assert [row.place for row in here.reports.list()] == ["Cuenca"] * 3
        here.corrections.set("R1", "byline", "Marta Quay (photographer)")
        (made,) = other_process(here.folder, "rule", "add", "R1", "byline")
        assert [rule.rule for rule in here.rules.list()] == [made["rule"]]
        assert [row.byline for row in here.reports.list()] == ["Marta Quay (photographer)"] * 3
        assert here.rules.remove(made["rule"]).reports == {"R2", "R3"}
        assert here.outlets.remove("The Tide Herald").outlet.city == "Cuenca"
        assert other_process(here.folder, "outlet", "list", "--mine") == []
        assert len(list(here.outlets.reread())) == 3
        assert [item for item in here.proofs.audit() if not isinstance(item, Summary)] == []
