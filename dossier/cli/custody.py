"""The command that makes custody sheets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, get_args

import click

from dossier.cli import checked
from dossier.cli.options import PAPER, PLACE, paper_of, with_archive
from dossier.cli.output import Printer
from dossier.model.briefs import Language
from dossier.model.papers import Paper

if TYPE_CHECKING:
    from dossier.archive import Archive


@checked.command()
@click.argument("thing", metavar="REPORT|CASE")
@click.option("--version", type=click.IntRange(min=1), help="An earlier version; the newest unless named.")
@click.option("--out", type=PLACE, metavar="FILE", help="Write the sheet to a file: .html, .pdf or .json.")
@click.option("--language", type=click.Choice(get_args(Language)), default="en", show_default=True)
@PAPER
@with_archive
def custody(
    printer: Printer,
    archive: Archive,
    thing: str,
    version: int | None,
    out: Path | None,
    language: Language,
    paper: Paper | None,
) -> None:
    """Show the custody sheet of a report, or of each report of a case.

    On 22 points it says what log and file state, with the log's events, or that nothing is stated. The points are those
    of the Berkeley Protocol and of ISO/IEC 27037. The file ends with a certificate for a person to sign.
    """
    if out is not None:
        digest = archive.custody.write(thing, out, version, language=language, paper=paper_of(paper))
        printer.item({"path": str(out), "sha256": digest}, f"{out}  sha256 {digest}")
        return
    for sheet in archive.custody.sheets(thing, version):
        printer.item(archive.custody.json(sheet), *archive.custody.lines(sheet, language))
