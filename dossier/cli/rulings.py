"""Commands on rulings: a person's decision about two reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import click

from dossier.cli import checked
from dossier.cli.options import common, with_archive
from dossier.cli.output import Printer
from dossier.model.events import WITHDRAWN
from dossier.model.links import Ruling, Verdict

if TYPE_CHECKING:
    from pathlib import Path

    from dossier.archive import Archive

_REPORT = click.argument("report")
_OTHER = click.argument("other")


@checked.group("ruling")
@common
def ruling_group(archive: Path | None, as_json: bool) -> None:
    """Rulings: your decision on whether two reports cover the same event, which outranks the program's."""


@ruling_group.command("set")
@_REPORT
@_OTHER
@click.argument("verdict", type=click.Choice([*get_args(Verdict), WITHDRAWN]))
@with_archive
def set_ruling(printer: Printer, archive: Archive, report: str, other: str, verdict: Any) -> None:
    """Decide that two reports cover the same event, do not, or have nothing to do with each other.

    The decision holds until you make another, or `dossier ruling remove` takes it back.
    """
    if verdict == WITHDRAWN:
        archive.links.undo_ruling(report, other)
    else:
        archive.links.rule(Ruling(report, other, verdict))
    _print(printer, report, other, verdict)


@ruling_group.command("remove")
@_REPORT
@_OTHER
@with_archive
def remove(printer: Printer, archive: Archive, report: str, other: str) -> None:
    """Take your decision about two reports back."""
    archive.links.undo_ruling(report, other)
    _print(printer, report, other, WITHDRAWN)


@ruling_group.command("list")
@click.argument("report", required=False)
@with_archive
def list_rulings(printer: Printer, archive: Archive, report: str | None) -> None:
    """Rulings in force, the oldest first: all, or those on one report."""
    for held in archive.links.rulings(report):
        _print(printer, held.report, held.other, held.verdict)


def _print(printer: Printer, report: str, other: str, verdict: str) -> None:
    printer.item({"report": report, "other": other, "verdict": verdict}, f"{report} and {other}: {verdict}")
