"""How a child process of ours is started: the same Python and Dossier, and no module of the caller's run again."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def child_command(module: str) -> list[str]:
    """The command that runs one of our modules as a program."""
    return [sys.executable, "-m", module]


def child_environment() -> dict[str, str]:
    """Our environment, in which the child finds this very Dossier, wherever it was imported from."""
    package = str(Path(__file__).resolve().parent.parent)
    paths = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
