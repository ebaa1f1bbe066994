"""The command that packs a case for a colleague."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from dossier.cli import checked
from dossier.cli.options import PAPER, PLACE, paper_of, with_archive
from dossier.cli.output import Printer, counted
from dossier.model.papers import Paper

if TYPE_CHECKING:
    from dossier.archive import Archive


@checked.command()
@click.argument("case")
@click.option("--out", required=True, type=PLACE, metavar="DIR", help="The folder: new, or empty.")
@PAPER
@with_archive
def bag(printer: Printer, archive: Archive, case: str, out: Path, paper: Paper | None) -> None:
    """Pack a case into a BagIt bag.

    It holds the sources, their texts, the brief, and the log's lines with their proof. check.html in it (in a browser),
    "python3 verify.py" in it, and "dossier verify" check it without any archive.
    """
    made = archive.briefs.bag(case, out, paper=paper_of(paper))
    data = {"path": str(out), "files": made.files, "sha256": made.sha256}
    printer.item(data, f"{out}  {counted(made.files, 'file')}, sha256 of its tag manifest {made.sha256}")
