"""Commands that keep the archive sound."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from dossier.cli.options import with_archive
from dossier.cli.output import Printer
from dossier.model.audits import Summary

if TYPE_CHECKING:
    from dossier.archive import Archive


@click.command()
@with_archive
def audit(printer: Printer, archive: Archive) -> None:
    """Hash every blob again, check log and catalog and their agreement.

    One object a fault, then a summary. Changes nothing.
    """
    for found in archive.audit():
        if isinstance(found, Summary):
            words = f"{found.blobs} blobs, {found.events} events, {found.rows} rows: {found.faults or 'no'} faults"
            printer.item({"summary": True, **asdict(found)}, words)
        else:
            words = f"{found.part} {found.thing}: {found.fault}; {found.detail}"
            printer.failure_of(found.thing, words, asdict(found))


@click.command()
@with_archive
def rebuild(printer: Printer, archive: Archive) -> None:
    """Delete the catalog and make it again from blobs and log."""
    events, reports = archive.rebuild()
    printer.item({"events": events, "reports": reports}, f"catalog made again: {events} events, {reports} reports")
