"""The command that erases a report for good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from dossier.cli import checked
from dossier.cli.options import with_archive
from dossier.cli.output import Printer
from dossier.model.erasures import ErasureCertificate, certificate_json

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
    printer.item(certificate_json(found), *_lines(found))


def _lines(found: ErasureCertificate) -> Iterator[str]:
    yield f"{', '.join(found.reports)}: erased on {found.at[:10]} by {found.by.partition(':')[2]}: {found.ground}"
    yield f"{len(found.leaves):,} lines of the log are no longer backed by their words; their hashes stay:"
    yield from (f"  line {leaf.event}  {leaf.leaf}" for leaf in found.leaves)
    yield f"{len(found.blobs):,} files of the store are gone:"
    yield from (f"  {digest}" for digest in found.blobs)
    if found.copies:
        yield "These were written before and may still hold it; erase them where the law demands it:"
        yield from (f"  {copy.kind}  {copy.path}  ({copy.at[:10]})" for copy in found.copies)
    if found.notes:
        yield f"These words of yours cite it, and stay: {', '.join(found.notes)}"
    if found.in_use:
        yield "Another program has the archive open; close it, and give the same command again to clear its journal."
