"""Commands that join captures of one story into one report, and take them apart again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from dossier.cli import checked
from dossier.cli.options import with_archive
from dossier.cli.output import Printer

if TYPE_CHECKING:
    from dossier.archive import Archive

_REPORT = click.argument("report")
_OTHER = click.argument("other")
_VERSION = click.argument("version", type=click.IntRange(min=1))


@checked.command()
@with_archive
def joins(printer: Printer, archive: Archive) -> None:
    """Reports that state one address and may be one story.

    Join them with `dossier join`, or keep them apart with `dossier keep-apart`.
    """
    for found in archive.versions.shared_addresses():
        data = {"address": found.address, "reports": list(found.reports)}
        printer.item(data, f"{', '.join(found.reports)}  {found.address}")


@checked.command()
@_REPORT
@_OTHER
@with_archive
def join(printer: Printer, archive: Archive, report: str, other: str) -> None:
    """Make all versions of OTHER versions of REPORT.

    REPORT gets the cases, tags and corrections of OTHER too. `dossier separate` takes it back.
    """
    archive.versions.join(report, other)
    versions = [version.number for version in archive.reports.get(report).versions]
    printer.item({"report": report, "other": other, "versions": versions}, f"{other} belongs to {report} now")


@checked.command()
@_REPORT
@_VERSION
@with_archive
def separate(printer: Printer, archive: Archive, report: str, version: int) -> None:
    """Take a version out of a report.

    It goes back to the report that it was of before it was joined, else it becomes a new report.
    """
    other = archive.versions.separate(report, version)
    printer.item({"report": report, "version": version, "other": other}, f"{report} v{version} is of {other} now")


@checked.command("keep-apart")
@_REPORT
@_OTHER
@with_archive
def keep_apart(printer: Printer, archive: Archive, report: str, other: str) -> None:
    """Decide that two reports of one address are two stories.

    They are not offered as one again.
    """
    archive.versions.keep_apart(report, other)
    printer.item({"report": report, "other": other, "apart": True}, f"{report} and {other} stay apart")


@checked.command()
@_REPORT
@_VERSION
@with_archive
def accept(printer: Printer, archive: Archive, report: str, version: int) -> None:
    """Show a version that was held back.

    A notice in the place of a page (login, captcha, error) is kept as a version, and shown only after this.
    """
    archive.versions.accept(report, version)
    printer.item({"report": report, "version": version, "accepted": True}, f"{report} v{version} is shown now")
