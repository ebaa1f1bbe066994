"""Commands by which one Dossier witnesses the log of another."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dossier.cli import checked
from dossier.cli.options import PLACE, common, with_archive
from dossier.cli.output import Printer, counted
from dossier.model.cosigned_checkpoints import Cosignature

if TYPE_CHECKING:
    from dossier.archive import Archive


@checked.group("witness")
@common
def witness_group(archive: Path | None, as_json: bool) -> None:
    """Cosignatures: one archive states which state of another's log it has seen (C2SP tlog-cosignature)."""


@witness_group.command("sign")
@click.argument("checkpoint", type=PLACE)
@click.option("--out", required=True, type=PLACE, metavar="FILE", help="The cosigned checkpoint, for the log's owner.")
@click.option("--key", metavar="KEY", help="The log's key, as its owner gave it to you by another way.")
@with_archive
def sign(printer: Printer, archive: Archive, checkpoint: Path, out: Path, key: str | None) -> None:
    """Cosign the newest CHECKPOINT of a colleague's log with this archive's key.

    CHECKPOINT is the file log/checkpoints of their archive, or a proof of growth ("dossier prove --since"). The first
    time needs --key, the line that "dossier key list" prints there; later times need the proof that the log went on
    from what you cosigned last. It proves that you saw this log at this length by your clock, and that it contradicts
    nothing that you cosigned before; not that what it says is true, nor whose the keys are.
    """
    found = archive.witnesses.sign(checkpoint, out, key)
    printer.item({**asdict(found), "path": str(out)}, str(out), _words(found))


@witness_group.command("keep")
@click.argument("cosigned", type=PLACE)
@with_archive
def keep(printer: Printer, archive: Archive, cosigned: Path) -> None:
    """Keep the COSIGNED checkpoint that a colleague's Dossier wrote for this archive's log.

    "dossier verify" checks the file without any archive; "dossier audit" checks what is kept.
    """
    found = archive.witnesses.keep(cosigned)
    printer.item(asdict(found), _words(found))


@witness_group.command("list")
@with_archive
def list_cosignatures(printer: Printer, archive: Archive) -> None:
    """List the cosignatures that this archive gave, and those that it keeps."""
    printer.items((asdict(found), _words(found)) for found in archive.witnesses.list())


def _words(found: Cosignature) -> str:
    events = counted(found.size, "event")
    if found.given:
        return f"event {found.event}: cosigned {events} of {found.origin} at {found.time}; its key is {found.key}"
    return f"event {found.event}: {events} were cosigned at {found.time} by {found.key}"
