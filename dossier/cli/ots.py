"""Commands on OpenTimestamps proofs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from dossier.cli import checked
from dossier.cli.options import PLACE, common, plain, with_archive
from dossier.cli.output import Printer

if TYPE_CHECKING:
    from dossier.archive import Archive

_OUT = click.option("--out", required=True, type=PLACE, metavar="FILE", help="Where it is written.")


@checked.group("ots")
@common
def ots_group(archive: Path | None, as_json: bool) -> None:
    """OpenTimestamps: proofs that something existed by the time of a Bitcoin block, without a network.

    You send the digest and bring the answers. "dossier verify X.ots --headers FILE" checks a proof next to its file.
    """


@ots_group.command("begin")
@_OUT
@with_archive
def begin(printer: Printer, archive: Archive, out: Path) -> None:
    """Write the log's newest checkpoint, and next to it the digest that a calendar takes.

    Send the digest, for example by "curl --data-binary @FILE.digest CALENDAR/digest --output ANSWER".
    """
    digest = archive.calendar_stamps.begin(out)
    printer.item({"path": str(out), "digest": str(digest)}, str(out), str(digest))


@ots_group.command("pending")
@click.argument("file", type=PLACE)
@click.option("--answer", "answers", required=True, multiple=True, type=PLACE, help="What a calendar answered.")
@_OUT
@plain
def pending(printer: Printer, file: Path, answers: tuple[Path, ...], out: Path) -> None:
    """Make a proof of FILE from what calendars answered to its digest; it proves no time yet."""
    from dossier.archive import calendar_stamps

    calendar_stamps.pending(file, answers, out)
    printer.item({"path": str(out)}, str(out))


@ots_group.command("upgrade")
@click.argument("proof", type=PLACE)
@click.option("--calendar", required=True, metavar="URL", help="Which calendar answered, as the proof names it.")
@click.option("--answer", required=True, type=PLACE, help="What it answered later.")
@_OUT
@plain
def upgrade(printer: Printer, proof: Path, calendar: str, answer: Path, out: Path) -> None:
    """Add what a calendar answered later to a PROOF; "dossier verify" names the address to ask."""
    from dossier.archive import calendar_stamps

    calendar_stamps.upgrade(proof, answer, calendar, out)
    printer.item({"path": str(out)}, str(out))
