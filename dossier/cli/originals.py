"""Commands that output one report: its entry in a list of sources, and its bytes as they came."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, get_args

import click

from dossier.cli import checked
from dossier.cli.options import PLACE, with_archive
from dossier.cli.output import Printer
from dossier.model.briefs import Language, Style

if TYPE_CHECKING:
    from dossier.archive import Archive

_VERSION = click.option("--version", type=click.IntRange(min=1), help="An earlier version; the newest unless named.")


@checked.command()
@click.argument("report")
@_VERSION
@click.option("--style", type=click.Choice(get_args(Style)), default="chicago", show_default=True)
@click.option("--language", type=click.Choice(get_args(Language)), default="en", show_default=True)
@with_archive
def cite(
    printer: Printer, archive: Archive, report: str, version: int | None, style: Style, language: Language
) -> None:
    """A report's entry in a list of sources.

    It pins the version by the SHA-256 of its bytes.
    """
    entry = archive.reports.cite(report, version, style=style, language=language)
    printer.item({"report": report, "style": style, "citation": entry.text, "html": entry.html}, entry.text)


@checked.command()
@click.argument("report")
@_VERSION
@click.option("--out", type=PLACE, required=True, help="A file that is not there yet.")
@with_archive
def original(printer: Printer, archive: Archive, report: str, version: int | None, out: Path) -> None:
    """Copy a version out, byte for byte as it came."""
    kept, _ = archive.originals.get(report, version)
    path = archive.originals.copy(report, version, out)
    told = {"report": report, "version": kept.number, "path": str(path), "sha256": kept.sha256}
    printer.item(told, f"{report} v{kept.number}: {path}")
