"""Commands that keep the archive sound, as a script calls them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dossier.catalog import Catalog
from dossier.cli.main import dossier_command


def run(*words: object) -> list[dict[str, Any]]:
    done = CliRunner().invoke(dossier_command, [*map(str, words), "--json"])
    assert done.exit_code == 0, (done.output, done.exception)
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("state", ["there", "gone", "no database"])
def test_rebuild_goes_through_the_log_once(state: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalog that had to be made to open the archive is not made a second time; any other is made anew."""
    archive, catalog = tmp_path / "archive", tmp_path / "archive" / "catalog.sqlite"
    (tmp_path / "bridge.txt").write_text("Bridge closed\n\nTARIJA, March 3 - The river carried off a bridge.\n")
    run("add", tmp_path / "bridge.txt", "--jobs", "1", "--archive", archive)
    events = len(run("history", "--archive", archive))
    if state != "there":
        for part in archive.glob("catalog.sqlite*"):
            part.unlink()
    if state == "no database":
        catalog.write_bytes(b"words" * 1000)
    applied, apply = list[int](), Catalog.apply

    def counted(self: Catalog, batch: Any, *rest: Any) -> Any:
        some = list(batch)
        applied.extend(event.seq for event, _ in some)
        return apply(self, some, *rest)

    monkeypatch.setattr(Catalog, "apply", counted)
    (told,) = run("rebuild", "--archive", archive)
    assert told == {"events": events, "reports": 1}
    assert applied == list(range(1, events + 1))
