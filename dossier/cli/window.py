"""Opens the desktop app, or says in words why that is not possible here."""

from __future__ import annotations

from pathlib import Path

import click


def open_window(folder: Path) -> int:
    """Runs the app until its window is closed; gives the exit status."""
    from dossier.desktop import display  # late: commands start without Qt

    if problem := display.problem():
        click.echo(problem, err=True)
        return 1
    from dossier.desktop.app import run

    return run(folder)
