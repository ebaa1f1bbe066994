"""The command that undoes decisions, by what was done last or by their numbers in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from dossier.clauses import Clause
from dossier.cli import checked
from dossier.cli.options import with_archive
from dossier.cli.output import Printer
from dossier.cli.reports import event_json
from dossier.errors import BadInput

if TYPE_CHECKING:
    from dossier.archive import Archive


def _one_way(events: tuple[int, ...], redo: bool, **_: Any) -> None:
    if events and redo:
        raise click.UsageError("Name events, or use --redo for what was undone last.")


@checked.command(check=_one_way)
@click.argument("events", nargs=-1, type=click.IntRange(min=1), metavar="[EVENT]...")
@click.option("--redo", is_flag=True, help="Do again what was undone last on this computer.")
@with_archive
def undo(printer: Printer, archive: Archive, events: tuple[int, ...], redo: bool) -> None:
    """Undo the last operation of the window, or decisions by number.

    "dossier history" gives each event its number. Without numbers the operation that was done last in the window on
    this computer is undone. Nothing is deleted: the log gets further events that say the opposite.
    """
    if events:
        made = archive.operations.revert(*events)
    else:
        done = archive.operations.redo() if redo else archive.operations.undo()
        if done is None:
            raise BadInput(archive.folder, Clause("nothing-to-redo" if redo else "nothing-to-undo"))
        made = archive.operations.events_of(done)
    printer.items(
        (event_json(event), f"{event.seq:6}  {event.kind:18} {event.report or ''}".rstrip()) for event in made
    )
