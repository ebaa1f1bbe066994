"""The command `dossier demo`: shows what Dossier does, on the sample reports that travel with it."""

from __future__ import annotations

import tempfile
from pathlib import Path

import click

from dossier.cli import checked
from dossier.cli.options import PLACE, plain, show_window
from dossier.cli.output import Printer
from dossier.resources import seeds


@checked.command()
@click.argument("folder", required=False, type=PLACE)
@click.option(
    "--window/--no-window", default=None, help="Open the window afterwards; by default if there is a display."
)
@plain
def demo(printer: Printer, folder: Path | None, window: bool | None) -> None:
    """Do the main job on sample reports, and open the window.

    Watch a folder, archive, link, compare, print both briefs, verify them; in FOLDER, which must be empty or absent,
    else in a new temporary one.
    """
    from dossier.demo import demonstrate

    place = folder or Path(tempfile.mkdtemp(prefix="dossier-demo-"))
    for step in demonstrate(place, seeds()):
        printer.failed |= not step.ok
        data = {"step": step.what, "words": step.words, "ok": step.ok}
        where = f": {step.path}" if step.path else ""
        printer.item(data | ({"path": str(step.path)} if step.path else {}), f"{step.words}{where}")
    shown = click.get_current_context().obj
    problem = shown.problem()
    if problem and window is None:
        click.echo(f"No window opened: {problem}", err=True)
    elif window is not False:
        printer.failed |= show_window(shown, place / "archive") != 0
