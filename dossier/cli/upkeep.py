"""Commands that keep the archive sound."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from dossier import protecting
from dossier.cli.options import with_archive
from dossier.cli.output import Printer
from dossier.model.audits import Summary

if TYPE_CHECKING:
    from dossier.archive import Archive


@click.command()
@with_archive
def audit(printer: Printer, archive: Archive) -> None:
    """Hash every blob again, check log and catalog and their agreement.

    One object a fault, then a summary, with the protection under which files of others are read. Changes nothing.
    """
    for found in archive.audit():
        if isinstance(found, Summary):
            words = f"{found.blobs} blobs, {found.events} events, {found.rows} rows: {found.faults or 'no'} faults"
            bound = protecting.measured()
            shown = {"summary": True, **asdict(found), "protection": bound.json() if bound else {"processes": False}}
            printer.item(shown, " ".join([f"{words}.", *protecting.told(bound)]))
        else:
            words = f"{found.part} {found.thing}: {found.fault}; {found.detail}"
            printer.failure_of(found.thing, words, asdict(found))


@click.command()
@with_archive
def rebuild(printer: Printer, archive: Archive) -> None:
    """Delete the catalog and make it again from blobs and log."""
    events, reports = archive.rebuild()
    printer.item({"events": events, "reports": reports}, f"catalog made again: {events} events, {reports} reports")
