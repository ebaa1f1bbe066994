"""How places on the disk are told: shorter where they are the person's own."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def place_text(place: str) -> str:
    """With `~` for the person's folder, as shells and file managers of most systems have it."""
    home = str(Path.home())
    if sys.platform == "win32" or home == os.sep or not place.startswith(home + os.sep):
        return place
    return f"~{place.removeprefix(home)}"
