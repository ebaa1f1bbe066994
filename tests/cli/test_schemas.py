"""Every command's answers have a published schema, and the answers of all other tests here are checked against it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator, ValidationError

from dossier.cli.main import dossier_command
from tests.cli import schemas
from tests.cli.processes import STORY

_PAGE = (
    '<!doctype html><html><head><link rel="canonical" href="https://harbour.example/tarija"><title>Bridge closed after'
    " flood in Tarija</title></head><body><h1>Bridge closed after flood in Tarija</h1><p>{}</p></body></html>"
)


def _verbs(group: click.Group, above: str = "") -> Iterator[str]:
    for name in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), name)
        if isinstance(command, click.Group):
            yield from _verbs(command, f"{above}{name}-")
        elif command is not None and not command.hidden:
            yield f"{above}{name}"


def test_every_command_that_answers_has_a_schema() -> None:
    """The receiver alone has none: its answers go to a browser."""
    assert set(_verbs(dossier_command)) - schemas.commands() == {"receive"}


@pytest.mark.parametrize("name", sorted(schemas.commands()))
def test_each_schema_is_one(name: str) -> None:
    found = json.loads((schemas.FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(found)
    assert found["title"]


def test_an_answer_that_lacks_a_field_is_refused() -> None:
    with pytest.raises(ValidationError, match="'status' is a required property"):
        schemas.check("add", {"path": "a.txt"})
    with pytest.raises(ValidationError, match="'path' is a required property"):
        schemas.check("add", {"error": "cannot be read"})


def test_reports_that_are_joined_and_separated(tmp_path: Path) -> None:
    """Commands that no other test here gives as JSON; each answer is checked as it is printed."""
    for number, words in enumerate((STORY.format(27), "Four more people were found, says the mayor. " * 9)):
        (tmp_path / f"{number}.html").write_text(_PAGE.format(words), encoding="utf-8")

    def run(*words: str) -> list[dict[str, Any]]:
        done = CliRunner().invoke(dossier_command, [*words, "--archive", str(tmp_path / "archive"), "--json"])
        assert done.exit_code == 0, (done.output, done.exception)
        return [json.loads(line) for line in done.stdout.splitlines()]

    run("add", *(str(tmp_path / name) for name in ("0.html", "1.html")), "--jobs", "1")
    first, last = run("joins")[0]["reports"]
    (joined,) = run("join", first, last)
    assert (joined["report"], joined["other"]) == (first, last)
    number = max(one["version"] for one in run("show", first)[0]["versions"])
    assert run("separate", first, str(number))[0]["other"] == last
    assert run("keep-apart", first, last)[0]["apart"] is True
    assert run("joins") == []
    case = run("case", "new", "Bridge")[0]["case"]
    run("case", "add", case, first)
    assert run("bag", case, "--out", str(tmp_path / "bag"))[0]["files"] > 5
