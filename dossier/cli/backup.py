"""Commands on copies of the whole archive."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dossier.cli import checked
from dossier.cli.options import PLACE, plain, with_archive
from dossier.cli.output import Printer, counted
from dossier.cli.progress_bar import bytes_bar
from dossier.error_sentences import sentence
from dossier.model.backup import Backup, Contents

if TYPE_CHECKING:
    from dossier.archive import Archive


@checked.command()
@click.argument("file", type=PLACE)
@click.option("--replace", is_flag=True, help="Replace a file of this name, once the new one is whole.")
@click.option("--despite-damage", is_flag=True, help="Leave damaged and missing files out, and name them.")
@with_archive
def backup(printer: Printer, archive: Archive, file: Path, replace: bool, despite_damage: bool) -> None:
    """Copy the whole archive to FILE, also while others add to it.

    FILE is a tar that is there whole or not at all; it can be unpacked without Dossier. The catalog is not in it: it is
    made again when the backup is restored. Where a file of the archive is damaged or missing, there is no backup,
    unless --despite-damage asks for one of all the rest; the status then is 1.
    """
    with bytes_bar(printer, "copied") as step:
        warn = printer.warn_of
        made = archive.backup.write(file, replace=replace, despite_damage=despite_damage, step=step, warn=warn)
    for name in made.left_out:
        printer.warn(f"{name} in the archive is no file of Dossier's, and is not in the backup.")
    for digest in made.missing:
        words = f"sha256:{digest} is damaged or missing, and not in the backup."
        printer.failure_of(digest, words, {"sha256": digest, "error": words})
    held = f"{counted(made.events, 'event')}, {counted(made.blobs, 'blob')}, {made.bytes:,} bytes"
    printer.item(_json(made), f"{made.path}: {held}", f"sha256 {made.sha256}", *_cleared(made.cleared, "backup"))


def _folder_or_check(folder: Path | None, check: bool, **_: object) -> None:
    if check == (folder is not None):
        raise click.UsageError("Name a folder to restore to, or say --check.")


@checked.command(check=_folder_or_check)
@click.argument("file", type=PLACE)
@click.argument("folder", metavar="[DIR]", required=False, type=PLACE)
@click.option("--check", is_flag=True, help="Only look the backup through, to its last byte.")
@plain
def restore(printer: Printer, file: Path, folder: Path | None, check: bool) -> None:  # noqa: ARG001  (`folder` tells)
    """Make DIR, an empty or absent folder, the archive that a backup holds.

    Every byte is checked first; where one is not as it was written, nothing is restored.
    """
    from dossier.archive import Archive

    older: list[str] = []
    with bytes_bar(printer, "checked" if folder is None else "restored") as step:
        if folder is None:
            found = Archive.check_backup(file, step=step)
        else:
            found = Archive.restore(file, folder, step=step, warn=lambda error: older.append(sentence(error)))
    for words in [*older, *map(_lost, found.missing)]:
        printer.warn(words)
    data = {"path": str(file.absolute()), **_json(found), **({"warning": older[0]} if older else {})}
    if folder is None:
        printer.item(data, f"{file}: sound. {_held(found)}")
    else:
        own = ["Nothing is missing but the event that records this backup."] if found.only_own_event_missing else []
        own += _cleared(found.cleared, "restore")
        printer.item({**data, "folder": str(folder.absolute())}, f"{folder}: restored. {_held(found)}", *own)


def _cleared(paths: tuple[str, ...], by: str) -> list[str]:
    return [f"Removed {path}, which a {by} that was cut short had left." for path in paths]


def _json(found: Backup | Contents) -> dict[str, object]:
    return {
        name: value
        for name, value in asdict(found).items()
        if name != "log_bytes" and (value or name not in ("missing", "cleared", "left_out"))
    }


def _lost(digest: str) -> str:
    return f"sha256:{digest} is not in this backup: it was damaged or missing when that was made."


def _held(found: Contents) -> str:
    """What a backup holds, for people."""
    return f"{counted(found.events, 'event')}, {counted(found.blobs, 'blob')}, made {found.made}"
