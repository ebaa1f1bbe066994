"""An accession says who took the file in, on which computer, with which program and in which way."""

from __future__ import annotations

import json
import platform
from pathlib import Path

from click.testing import CliRunner

import dossier
from dossier import Archive
from dossier.cli.main import dossier_command
from tests.archive.reports import LATER


def custody(archive: Archive, report: str) -> dict[str, str]:
    (event,) = (event for event in archive.reports.history(report) if event.kind == "accession")
    return dict(event.detail["custody"])


def test_an_accession_names_its_custodian(archive: Archive, home: Path) -> None:
    """Person, computer, program with version, way and the clock's offset are in the event."""
    place = home / "in" / "later.txt"
    place.write_text(LATER)
    (outcome,) = archive.add([place], jobs=1, way="drop")
    found = custody(archive, outcome.report or "")
    assert found["computer"] == platform.node()
    assert (found["program"], found["way"]) == (f"dossier/{dossier.__version__}", "drop")
    assert found["person"] == archive.context.person.removeprefix("person:")
    assert found["offset"][0] in "+-" and len(found["offset"]) == len("+01:00")


def test_history_shows_the_way(home: Path, archive: Archive) -> None:
    """`dossier history` says that a command took a file in; a watch says that it was a watch."""
    place = home / "in" / "later.txt"
    place.write_text(LATER)
    archive.close()
    run = CliRunner().invoke
    added = run(dossier_command, ["add", str(place), "--jobs", "1", "--json", "--archive", str(home / "archive")])
    report = json.loads(added.stdout)["report"]
    words = ["history", report, "--archive", str(home / "archive")]
    first = json.loads(run(dossier_command, [*words, "--json"]).stdout.splitlines()[0])
    assert first["detail"]["custody"]["way"] == "command"
    assert "way command" in run(dossier_command, words).stdout
    list(archive.folders.watch([home / "in"], until_idle=0.5, quiet=0.0))
