"""Commands for the maintenance of an archive."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dossier import protection_status
from dossier.cli import checked
from dossier.cli.options import PLACE, with_archive, with_place
from dossier.cli.output import Printer, counted
from dossier.model.audits import Fault, Summary
from dossier.model.sandbox_state import Protection

if TYPE_CHECKING:
    from dossier.archive import Archive


@checked.command()
@click.argument("folder", metavar="[DIR]", required=False, type=PLACE)
@with_place
def init(printer: Printer, place: Path, folder: Path | None) -> None:
    """Make an empty archive in DIR, else where --archive says; the folder must be empty or absent."""
    from dossier.archive import Archive  # late: other commands of this file are handed one

    with Archive.create(folder or place, warn=printer.warn_of) as made:
        printer.item({"path": str(made.folder), "archive": made.identity}, f"{made.folder}: an empty archive")


@checked.command()
@click.option("--ca", type=PLACE, metavar="FILE", help="Certificates (PEM) of time-stamping authorities to trust.")
@click.option("--accept-head", is_flag=True, help="Say that the log is right, though another was seen here.")
@with_archive
def audit(printer: Printer, archive: Archive, ca: Path | None, accept_head: bool) -> None:
    """Hash every blob again; check log, catalog, signatures and their agreement.

    One object a fault, then a summary, with the protection under which files of others are read. Changes nothing but
    with --accept-head, for one who has put an older copy back: that becomes an event.
    """
    if accept_head and not archive.proofs.accept_head():
        printer.lines(() if printer.as_json else ["Nothing was to be accepted: the log goes on from what was seen."])
    with ThreadPoolExecutor(1) as pool:  # it starts processes, whose time is that of the hashing
        protection = pool.submit(protection_status.measured)
        _print_audit(printer, archive.proofs.audit(ca), protection)


def _print_audit(printer: Printer, audited: Iterator[Fault | Summary], protection: Future[Protection | None]) -> None:
    for found in audited:
        if isinstance(found, Summary):
            words = f"{found.blobs} blobs, {found.events} events, {found.rows} rows, {found.checkpoints} checkpoints"
            words += f", {found.being_written} just being added" if found.being_written else ""
            words += f", the last {counted(found.unsigned, 'event')} not signed yet" if found.unsigned else ""
            words += f": {found.faults or 'no'} faults"
            words += (
                f"; also there, and no part of the archive: {', '.join(found.also_there)}" if found.also_there else ""
            )
            bound = protection.result()
            shown = {"summary": True, **asdict(found), "protection": bound.json() if bound else {"processes": False}}
            printer.item(shown, " ".join([f"{words}.", *protection_status.sentences(bound)]))
        else:
            words = f"{found.part} {found.thing}: {found.fault}; {found.detail}"
            printer.failure_of(found.thing, words, asdict(found))


@checked.command()
@with_archive
def rebuild(printer: Printer, archive: Archive) -> None:
    """Delete the catalog and make it again from blobs and log."""
    events, reports = archive.rebuild(unless_new=True)
    printer.item({"events": events, "reports": reports}, f"catalog made again: {events} events, {reports} reports")
