"""Saved searches say which reports arrived since they were last looked at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from dossier import Archive
from dossier.cli.main import dossier_command
from tests.archive.reports import BRIDGE, LATER, OTHER
from tests.cli import schemas


def alerts(archive: Archive) -> dict[str, tuple[str, ...]]:
    return {alert.search.name: alert.reports for alert in archive.search.alerts()}


def add(archive: Archive, home: Path, name: str, text: str) -> None:
    (home / "in" / f"{name}.txt").write_text(text)
    list(archive.add([home / "in" / f"{name}.txt"], jobs=1))


def test_what_arrived_is_new_until_it_was_looked_at(archive: Archive, home: Path) -> None:
    """A search that is saved counts from then on; new versions are news, reports that match no more are none."""
    archive.search.save("Ferries", "ferry -bridge")
    archive.search.save("Mayor", "barraza")
    assert alerts(archive) == {}
    add(archive, home, "e", OTHER.replace("forty", "fifty"))
    add(archive, home, "f", BRIDGE.replace("Eleven", "Twelve"))
    assert alerts(archive) == {"Ferries": ("R5",), "Mayor": ("R6",)}
    archive.search.look("Mayor")
    assert alerts(archive) == {"Ferries": ("R5",)}
    add(archive, home, "f", LATER.replace("Eleven", "Twelve"))
    assert alerts(archive) == {"Ferries": ("R5",), "Mayor": ("R6",)}
    archive.search.look("Mayor")
    archive.reports.trash(["R5"])
    assert alerts(archive) == {}


def test_a_renamed_search_keeps_what_is_new_and_one_saved_again_begins_anew(archive: Archive, home: Path) -> None:
    archive.search.save("Mayor", "barraza")
    add(archive, home, "e", BRIDGE.replace("Eleven", "Twelve"))
    archive.search.save("The mayor", "barraza", "Mayor")
    assert alerts(archive) == {"The mayor": ("R5",)}
    archive.search.remove("The mayor")
    archive.search.save("The mayor", "barraza")
    assert alerts(archive) == {}


def test_the_command_lists_them_and_notes_that_they_were_seen(archive: Archive, home: Path) -> None:
    def run(*words: str) -> list[dict[str, Any]]:
        done = CliRunner().invoke(
            dossier_command, ["saved", "alerts", *words, "--archive", str(home / "archive"), "--json"]
        )
        assert done.exit_code == 0, (done.output, done.exception)
        return [json.loads(line) for line in done.stdout.splitlines()]

    archive.search.save("Mayor", "barraza")
    add(archive, home, "e", BRIDGE.replace("Eleven", "Twelve"))
    (found,) = run()
    schemas.check("saved-alerts", found)
    assert (found["search"], found["report"]) == ("Mayor", "R5")
    assert run("Mayor", "--seen") == [found]
    assert run() == []
