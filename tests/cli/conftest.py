"""What tests of commands share."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import click
import pytest

from dossier import Archive
from dossier.cli.output import Printer
from dossier.resources import seeds
from tests.cli import schemas
from tests.cli.processes import STORY


@pytest.fixture(scope="session", autouse=True)
def _none_ahead() -> Iterator[None]:
    """Commands within this process start no reader ahead of theirs, for they borrow those that are at work."""

    def refuse(*_: object) -> NoReturn:
        raise OSError("readers are at work already")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("dossier.intake.reader_start.launch", refuse)
        yield


@pytest.fixture(autouse=True)
def _as_published(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers of commands within this process are as their schemas promise."""
    printed = Printer.json

    def checked(printer: Printer, line: str) -> None:
        if command := schemas.command_in(click.get_current_context().command_path.split()[1:]):
            schemas.check(command, json.loads(line))
        printed(printer, line)

    monkeypatch.setattr(Printer, "json", checked)


@pytest.fixture(scope="session")
def plant(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive of the sample reports, with the largest suggested group as a case."""
    folder = tmp_path_factory.mktemp("plant") / "archive"
    with Archive.create(folder) as archive:
        list(archive.add([seeds() / "reports"]))
        list(archive.add([str(path) for path in (seeds() / "later").iterdir()]))
        largest = max(archive.links.groups(), key=lambda group: len(group.reports))
        archive.cases.new("Plant", largest.reports)
    return folder


@pytest.fixture
def story(tmp_path: Path) -> Path:
    path = tmp_path / "bridge.txt"
    path.write_text(STORY.format("Three"), encoding="utf-8")
    return path
