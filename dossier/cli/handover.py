"""Commands on bags that are given to somebody, and on their receipts."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dossier.cli import checked
from dossier.cli.options import PLACE, common, with_archive
from dossier.cli.output import Printer

if TYPE_CHECKING:
    from dossier.archive import Archive


@checked.command()
@click.argument("bag", type=PLACE)
@click.option("--to", required=True, metavar="NAME", help="Who receives it.")
@click.option("--out", required=True, type=PLACE, metavar="FILE", help="The receipt, a text file.")
@click.option("--language", type=click.Choice(["en", "es"]), default="en", show_default=True)
@with_archive
def handover(printer: Printer, archive: Archive, bag: Path, to: str, out: Path, language: str) -> None:
    """Record that a BAG is given to somebody, and write the receipt that they sign.

    They sign it on paper, or with their own Dossier ("dossier receipt sign"). "dossier receipt keep" takes it back into
    the log, and "dossier custody" shows both.
    """
    found = archive.handovers.give(bag, to, out, language=language)
    printer.item({**asdict(found), "receipt": str(out)}, f"event {found.event}: {found.bag} to {found.to}", str(out))


@checked.group("receipt")
@common
def receipt_group(archive: Path | None, as_json: bool) -> None:
    """Receipts for bags that were given to somebody."""


@receipt_group.command("sign")
@click.argument("receipt", type=PLACE)
@click.option("--bag", required=True, type=PLACE, metavar="DIR", help="The bag that you received.")
@with_archive
def sign_receipt(printer: Printer, archive: Archive, receipt: Path, bag: Path) -> None:
    """Sign the RECEIPT for a bag that you received, with your archive's key.

    The bag is verified first, and must be the one that the receipt names.
    """
    key = archive.handovers.sign(receipt, bag)
    printer.item({"receipt": str(receipt), "key": key}, str(receipt), f"signed by {key}")


@receipt_group.command("keep")
@click.argument("receipt", type=PLACE)
@click.option("--event", type=click.IntRange(min=1), help="The handover, for a scan of a receipt signed on paper.")
@with_archive
def keep_receipt(printer: Printer, archive: Archive, receipt: Path, event: int | None) -> None:
    """Keep a signed RECEIPT in the archive of the giver."""
    found = archive.handovers.keep(receipt, event)
    signed = f"signed by {found.key}" if found.key else "signed on paper"
    printer.item(asdict(found), f"event {found.event}: receipt of {found.to} for handover {found.handover}, {signed}")
