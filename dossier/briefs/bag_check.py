"""Checks a bag: with the program that every bag contains, and then with the checks that only Dossier can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from dossier.briefs import standalone
from dossier.briefs.standalone.bag_files import LOG, PAGE, PRINT
from dossier.briefs.verifying import verify
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.log.proofs import flaws
from dossier.model.briefs import Check
from dossier.model.proofs import proof_from


def verify_bag(folder: Path) -> list[Check]:
    """All checks of a bag. Raises BadInput when the folder cannot be read."""
    try:
        checks = [Check(*check) for check in standalone.verify(folder)]
    except OSError as error:
        raise BadInput(folder, Clause("not-readable", error=error.strerror or error)) from error
    return [*checks, *_signature(folder), *(check for name in (PAGE, PRINT) for check in _brief(folder, name))]


def _signature(folder: Path) -> Iterator[Check]:
    """The log's proof once more, by another library."""
    name = f"{LOG}proof.json"
    try:
        found = list(flaws(proof_from(standalone.Files(folder).json(name))))
    except standalone.Unusable as error:
        yield Check("proof", False, name, error.args[1])
        return
    except (ValueError, TypeError) as error:
        yield Check("proof", False, name, f"cannot be understood ({error})")
        return
    yield from (Check("proof", False, thing, why) for thing, why in found)
    if not found:
        yield Check("proof", True, name, "holds")


def _brief(folder: Path, name: str) -> Iterator[Check]:
    """Every check of the brief itself, its pages laid out again among them."""
    try:
        checks = verify(folder / name)
    except BadInput as error:
        yield Check("brief", False, name, error.reason)
        return
    yield from (check if check.ok else replace(check, thing=f"{name}, {check.thing}") for check in checks)
