"""Writes `docs/commands.md` from the commands themselves: python resources/make_commands.py, by a developer."""

from __future__ import annotations

from pathlib import Path

from dossier.cli.main import dossier_command
from dossier.cli.reference import markdown

if __name__ == "__main__":
    path = Path(__file__).resolve().parent / "docs" / "commands.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text(markdown(dossier_command), encoding="utf-8")
