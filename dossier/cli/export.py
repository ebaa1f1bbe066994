"""The command that exports reports for institutions and other programs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from dossier.cli import checked
from dossier.cli.options import PLACE, with_archive
from dossier.cli.output import Printer, counted

if TYPE_CHECKING:
    from dossier.archive import Archive

KINDS = (
    "ocfl", "csip", "premis", "ead3", "timemap", "ftm", "markdown", "ics", "geojson", "kml", "timelinejs",
    "claimreview",
    "annotations", "highlights-markdown", "qdpx",
)  # fmt: skip


@checked.command("export")
@click.argument("case", required=False)
@click.option("--as", "kind", required=True, type=click.Choice(KINDS), help="The format.")
@click.option("--out", required=True, type=PLACE, metavar="PLACE", help="The file, or the folder: new, or empty.")
@with_archive
def export(printer: Printer, archive: Archive, case: str | None, kind: str, out: Path) -> None:
    """Export a CASE, or all reports, in a format of another program.

    Folders: ocfl (OCFL 1.1 storage root), csip (E-ARK package with METS), timemap (Memento, RFC 7089), markdown (notes
    for Obsidian). Files: premis (PREMIS 3 XML), ead3 (finding aid), ftm (FollowTheMoney), ics (calendar), geojson and
    kml (map), timelinejs, claimreview (JSON-LD of the rows that you settled in cases), annotations (highlights and
    comments as W3C Web Annotations), highlights-markdown, qdpx (REFI-QDA project: texts and highlights, for
    programs of qualitative analysis). Equal content gives equal bytes. For a brief see "dossier brief", for a bag
    "dossier bag".
    """
    reports, files = archive.exports.write(kind, out, case)
    data = {"path": str(out), "kind": kind, "reports": reports, "files": files}
    printer.item(data, f"{out}  {counted(reports, 'report')}, {counted(files, 'file')}")
