"""Commands that output one report: its entry in a list of sources, its bytes as they came, and its pictures."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import click

from dossier.cli import checked
from dossier.cli.options import PLACE, with_archive
from dossier.cli.output import Printer
from dossier.model.briefs import Language, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dossier.archive import Archive
    from dossier.model.originals import CapturedPicture

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
    data = {"report": report, "version": kept.number, "path": str(path), "sha256": kept.sha256}
    printer.item(data, f"{report} v{kept.number}: {path}")


@checked.command()
@click.argument("report")
@_VERSION
@click.option("--out", type=PLACE, help="A folder to copy them to.")
@with_archive
def pictures(printer: Printer, archive: Archive, report: str, version: int | None, out: Path | None) -> None:
    """List the pictures of a version, with captions and what EXIF and IPTC say.

    The version is the file as it was captured: a page with its pictures, a letter, a web archive, a document, a scan.
    """
    number = archive.originals.get(report, version)[0].number
    found: Sequence[tuple[CapturedPicture, Path | None]]
    if out is None:
        found = [(picture, None) for picture in archive.originals.pictures(report, version)]
    else:
        found = archive.originals.copy_pictures(report, version, out)
    for picture, path in found:
        place = str(path) if path else None
        about = {"report": report, "version": number, **asdict(picture), "fields": dict(picture.fields), "path": place}
        size = f"{picture.width} x {picture.height}"
        words = picture.caption or picture.alt
        shown = [f"{report} v{number} #{picture.number}", f"{picture.media_type} {size}", picture.name, words, place]
        lines = ["  ".join(filter(None, shown)), *(f"    {name}: {value}" for name, value in picture.fields)]
        printer.item(about, *lines)
