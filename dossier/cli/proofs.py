"""Commands on the log as evidence: keys, proofs and time stamps."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dossier.archive_place import check_outside
from dossier.clauses import Clause
from dossier.cli import checked
from dossier.cli.options import PLACE, common, with_archive
from dossier.cli.output import Printer, counted
from dossier.errors import BadInput
from dossier.files import write_whole
from dossier.model.proofs import Key, extension_json, proof_json

if TYPE_CHECKING:
    from dossier.archive import Archive

_MOST_NOTE = 4096  # bytes at the end of a file that hold its last checkpoint


def _report_or_checkpoint(report: str | None, since: Path | None, **_: object) -> None:
    if (report is None) == (since is None):
        raise click.UsageError("Name a report, or a checkpoint with --since.")


@checked.command(check=_report_or_checkpoint)
@click.argument("report", required=False)
@click.option("--since", type=PLACE, metavar="FILE", help="Prove that the log only grew since the checkpoint in FILE.")
@click.option("--out", type=PLACE, metavar="FILE", help="Write the proof to a file.")
@with_archive
def prove(printer: Printer, archive: Archive, report: str | None, since: Path | None, out: Path | None) -> None:
    """Prove that the signed log contains what happened to REPORT.

    The proof is JSON that needs nothing else: the log's lines on the report, a checkpoint that the archive's key has
    signed, and the hashes between the two. With --since, it is about the log: that it extends an older checkpoint, the
    last of those in FILE. "dossier verify" checks either.
    """
    data = (
        extension_json(archive.proofs.prove_growth(_note(since), since))
        if since
        else proof_json(archive.proofs.prove(str(report)))
    )
    text = json.dumps(data, indent=1)
    if out is None:
        printer.item(data, *text.splitlines())
        return
    check_outside(out, archive.folders.list())
    try:
        write_whole(out, f"{text}\n".encode())
    except OSError as error:
        raise BadInput(out, Clause("cannot-be-written", error=error.strerror or error)) from error
    key = data.get("key") or data["newer_key"]
    summary = {"path": str(out), "report": report, "events": len(data.get("events", ())), "key": key}
    printer.item(summary, str(out), f"key {key}")


def _note(path: Path) -> str:
    """The last five lines of a file."""
    try:
        with path.open("rb") as stream:
            stream.seek(max(0, path.stat().st_size - _MOST_NOTE))
            return "".join(stream.read(_MOST_NOTE).decode().splitlines(keepends=True)[-5:])
    except OSError as error:
        raise BadInput(path, Clause("cannot-be-read", error=error.strerror or error)) from error
    except UnicodeDecodeError as error:
        raise BadInput(path, Clause("holds-no-checkpoint")) from error


@checked.command()
@click.option("--tsa", required=True, metavar="URL", help="The time-stamping authority's address (RFC 3161).")
@with_archive
def stamp(printer: Printer, archive: Archive, tsa: str) -> None:
    """Have the log stamped with the time by an authority.

    Nothing but the hash of the newest checkpoint is sent there. The token is kept in the archive; "dossier audit --ca
    FILE" checks it against the authority's certificate.
    """
    found = archive.proofs.stamp(tsa)
    words = f"{found.time}: the log's first {counted(found.events, 'event')}, by {found.tsa}"
    printer.item({**asdict(found), "path": str(found.path)}, words, str(found.path))


@checked.group("key")
@common
def key_group(archive: Path | None, as_json: bool) -> None:
    """The keys that sign the log."""


@key_group.command("list")
@with_archive
def list_keys(printer: Printer, archive: Archive) -> None:
    """List all keys in the log, oldest first; the last one counts."""
    printer.items((asdict(key), _words(key)) for key in archive.proofs.signing_keys())


@key_group.command("rotate")
@click.option("--lost", is_flag=True, help="Go on though the present key is lost, and cannot sign over the new one.")
@with_archive
def rotate(printer: Printer, archive: Archive, lost: bool) -> None:
    """Make a new key, which the present one signs over."""
    made = archive.proofs.rotate_key(lost=lost)
    printer.item(asdict(made), _words(made))


def _words(key: Key) -> str:
    state = "current" if key.current else "replaced"
    where = "private part here" if key.here else "private part not on this computer"
    vouched = "" if key.signed else ", not signed over by the key before"
    return f"{key.key}  since {key.at[:10]} (event {key.event}), {state}, {where}{vouched}"
