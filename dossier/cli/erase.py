"""The command that erases a report for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from dossier.cli import checked
from dossier.cli.options import with_archive
from dossier.cli.output import Printer
from dossier.model.erasures import certificate_json, certificate_lines

if TYPE_CHECKING:
    from dossier.archive import Archive


@checked.command()
@click.argument("report")
@click.option("--ground", metavar="TEXT", required=True, help="The law, request or decision; it is kept in the log.")
@with_archive
def erase(printer: Printer, archive: Archive, report: str, ground: str) -> None:
    """Erase a report for good, as a law may demand, and print the certificate.

    Its files, texts, readings and pictures go, and the words of its lines in the log. The hash of each line stays, so
    that every other proof still holds. Reports that came within the same file go with it. This cannot be undone.
    """
    found = archive.erasures.erase(report, ground)
    printer.item(certificate_json(found), *certificate_lines(found))
