"""What commands print: JSON Lines for programs, plain lines for people; errors on their own way."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import click

from dossier.errors import BadInput, DossierError
from dossier.model.describe import json_line
from dossier.sentences import sentence

Json = Mapping[str, Any]


class Printer:
    """Prints one answer an item; remembers whether anything failed, for the exit status."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self.failed = False

    def item(self, data: Json, words: str) -> None:
        """`data` for programs, `words` for people."""
        click.echo(json_line(data) if self.as_json else words)

    def items(self, found: Iterable[tuple[Json, str]]) -> None:
        for data, words in found:
            self.item(data, words)

    def failure(self, error: DossierError | OSError) -> None:
        """Says what failed and why; the command goes on with what is left."""
        self.failure_of(_thing(error), sentence(error))

    def failure_of(self, path: str, words: str, more: Json | None = None) -> None:
        self.failed = True
        if self.as_json:
            click.echo(json_line({"path": path, "error": words, **(more or {})}))
        click.echo(words, err=True)

    def finish(self) -> None:
        """Ends with status 1 if something failed."""
        if self.failed:
            sys.exit(1)


def _thing(error: DossierError | OSError) -> str:
    if isinstance(error, BadInput):
        return error.thing
    for name in ("folder", "path", "filename"):
        if found := getattr(error, name, None):
            return str(found)
    return ""


def table(rows: Iterable[Iterable[object]]) -> Iterator[str]:
    """Rows with their columns under each other, two spaces apart."""
    cells = [["" if cell is None else str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)] if cells else []
    for row in cells:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
