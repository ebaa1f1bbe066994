"""The program `dossier`: the commands, and the window that two of them open."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from dossier.cli.main import dossier_command


class Window:
    """The desktop app, loaded only when it is asked for: commands start without Qt."""

    def problem(self) -> str | None:
        """Why no window can be opened here, in a sentence; None when one can."""
        from dossier.desktop import display

        return display.problem()

    def open(self, folder: Path | None) -> int:
        """Shows the archive in `folder`, else the usual one, until the window is closed; gives the exit status."""
        from dossier.desktop.steady import hurried

        hurried()
        from dossier.desktop import preferences, wishes

        wishes.hand_over(preferences.of_person(), os.environ)
        from dossier.desktop.app import run

        return run(folder)


def main() -> None:
    """Entry point. Output is UTF-8 wherever it goes."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    dossier_command(prog_name="dossier", obj=Window())
