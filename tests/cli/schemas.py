"""The published JSON schemas of the commands' answers (`resources/schemas/`), and checks against them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from dossier.resources import resource

FOLDER = resource("schemas")
DEFINITIONS = "definitions.json"
FAILURE = "#failure"


@cache
def _registry() -> Registry[Any]:
    found = json.loads((FOLDER / DEFINITIONS).read_text(encoding="utf-8"))
    return Registry().with_resource(DEFINITIONS, Resource.from_contents(found))


@cache
def schema(command: str) -> Draft202012Validator:
    """The schema of one answer of a command, such as `case new`."""
    if command == FAILURE:
        return Draft202012Validator({"$ref": f"{DEFINITIONS}#/$defs/failure"}, registry=_registry())
    found = json.loads((FOLDER / f"{command.replace(' ', '-')}.json").read_text(encoding="utf-8"))
    return Draft202012Validator(found, registry=_registry())


def commands() -> set[str]:
    """The commands that have a schema."""
    return {path.stem for path in FOLDER.iterdir() if path.suffix == ".json" and path.name != DEFINITIONS}


def check(command: str, answer: Any) -> None:
    """Raises jsonschema.ValidationError where an answer is not as its schema promises; a failure has one of its own."""
    schema(FAILURE if "error" in answer else command).validate(answer)


def command_in(words: Sequence[str]) -> str | None:
    """The command that these words begin with, if its answers have a schema."""
    return next((" ".join(words[:n]) for n in (2, 1) if "-".join(words[:n]) in commands()), None)
