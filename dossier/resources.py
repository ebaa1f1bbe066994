"""Finds the files that travel with Dossier: `resources/` and `seeds/`."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _root() -> Path:
    """The folder that holds `resources` and `seeds`: inside the wheel, else the checkout."""
    packed = _PACKAGE / "_data"
    return packed if packed.is_dir() else _PACKAGE.parent


def resource(*parts: str) -> Path:
    """Path of a file or folder under `resources/`."""
    return _root().joinpath("resources", *parts)


def seeds() -> Path:
    """The folder of sample reports."""
    return _root() / "seeds"
