"""The program `dossier`: the commands, and the window that two of them open."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

from dossier.cli.main import INTERRUPTED, dossier_command
from dossier.cli.output import own_output

_GC_THRESHOLD = 50_000  # allocations between two collections of cyclic garbage, of which the program makes little


class LazyWindow:
    """The desktop app, loaded only when it is asked for: commands start without Qt."""

    def problem(self) -> str | None:
        """Why no window can be opened here, in a sentence; None when one can."""
        from dossier.desktop import display

        return display.problem()

    def open(self, folder: Path | None) -> int:
        """Shows the archive in `folder`, else the usual one, until the window is closed; gives the exit status."""
        from dossier.desktop.gc_policy import hurried

        hurried()
        from dossier.desktop import preferences, reader_env

        reader_env.hand_over(preferences.of_person(), os.environ)
        from dossier.desktop.app import run

        return run(folder)


def main() -> None:
    """Entry point. Output is UTF-8 wherever it goes."""
    gc.set_threshold(_GC_THRESHOLD)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        with own_output():
            dossier_command(prog_name="dossier", obj=LazyWindow())
    except KeyboardInterrupt:  # outside of any command, as while one is loaded
        sys.exit(INTERRUPTED)
    finally:
        if "PySide6" not in sys.modules:  # a window comes to its end as Qt wants it
            gc.freeze()  # at its end Python would look through all that is loaded, to give back what the system takes
