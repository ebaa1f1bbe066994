"""How paths are shown: shorter where they are the person's own."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def place_text(place: str) -> str:
    """With `~` for the person's folder, as shells and file managers of most systems have it."""
    home = _home()
    return f"~{place.removeprefix(home)}" if home and place.startswith(home + os.sep) else place


def with_places(sentence: str) -> str:
    """The same for the places that a sentence names."""
    home = _home()
    return sentence.replace(f" {home}{os.sep}", f" ~{os.sep}") if home else sentence


def _home() -> str:
    """The person's folder; empty where no sign abbreviates it."""
    home = str(Path.home())
    return "" if sys.platform == "win32" or home == os.sep else home
