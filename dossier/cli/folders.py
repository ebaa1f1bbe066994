"""Commands on watched folders: following them, how each is watched, and what became of every file in them."""

from __future__ import annotations

import functools
import math
import threading
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from dossier.cli import checked
from dossier.cli.intake_commands import say
from dossier.cli.options import PLACE, with_archive
from dossier.cli.output import Printer, harmless, table
from dossier.cli.progress_bar import summed
from dossier.model.folders import (
    FILE_FATES,
    IN_ARCHIVE,
    Accounted,
    FolderEdit,
    FolderSettings,
    WatchedFolder,
    settings_json,
    tally,
)

if TYPE_CHECKING:
    from dossier.archive import Archive

Decorated = TypeVar("Decorated", bound=Callable[..., None])


class _Seconds(click.FloatRange):
    """A time. `nan` is a float that no limit stops, and that no waiting ever reaches."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        found = super().convert(value, param, ctx)
        if math.isnan(found):
            self.fail(f"{value!r} is no number of seconds.", param, ctx)
        return found


_SECONDS = _Seconds(min=0)


def how_to_watch(command: Decorated) -> Decorated:
    """The options that change how folders are watched; what is said stays so from then on."""
    options = (
        click.option("--quiet", "--settle", "quiet", type=_SECONDS, metavar="S", help="Take a file once it has not "
                     "changed for S seconds; 1 unless said otherwise."),
        click.option("--poll", type=_SECONDS, metavar="S", help="Go through the folder every S seconds instead of "
                     "trusting the system's events, for network folders; 0 trusts them again."),
        click.option("--ignore", multiple=True, metavar="PATTERN", help="Pass over names like *.bak, or paths in the "
                     "folder like drafts/*; may be said several times."),
        click.option("--heed", "unignore", multiple=True, metavar="PATTERN", help="Take back an --ignore."),
        click.option("--usual/--no-usual", default=None, help="Whether hidden, temporary and partly downloaded files "
                     "are passed over."),
        click.option("--subfolders/--no-subfolders", default=None, help="Whether the folders within count."),
        click.option("--pause/--resume", "paused", default=None, help="Leave it alone for now, or go on."),
    )  # fmt: skip
    for option in reversed(options):
        command = option(command)
    return command


def folder_json(folder: WatchedFolder) -> dict[str, Any]:
    there = Path(folder.path).is_dir()
    return {"folder": folder.path, "since": folder.since, "there": there, "settings": settings_json(folder.settings)}


def account_json(found: Accounted) -> dict[str, Any]:
    return {"path": found.path, "status": found.fate, "report": found.report, "reason": found.reason}


@checked.command()
@click.argument("folders", nargs=-1, type=PLACE)
@click.option("--until-idle", type=_SECONDS, metavar="S", help="End after S seconds without news.")
@how_to_watch
@functools.partial(with_archive, creates=lambda words: bool(words["folders"]))
def watch(
    printer: Printer, archive: Archive, folders: tuple[Path, ...], until_idle: float | None, **options: Any
) -> None:
    """Watch folders and archive their files, without a window; without a name, all watched folders.

    Ends with Ctrl+C (status 130) or --until-idle, and at once with --pause. Originals are never touched; what is
    deleted in a folder stays in the archive. The settings named here are kept, on this computer. Folders that the
    archive watches on another computer are listed; name them here to watch them here too.
    """
    edit = FolderEdit(**options)
    offered = _offered(archive)
    if not folders and not archive.folders.list():
        raise click.UsageError(f"Name a folder to watch; none is watched on this computer so far. {offered}".rstrip())
    if offered and not folders:
        printer.warn(offered)
    if edit != FolderEdit():
        for folder in folders or [known.path for known in archive.folders.list()]:
            archive.folders.add(folder, edit)
    if edit.paused:
        return
    with summed(printer) as count:
        for outcome in archive.folders.watch(folders, until_idle=until_idle, stop=threading.Event()):
            say(printer, outcome)
            count(outcome)


def _folder_named(named: tuple[Path, ...], accounted: bool, forget: bool, **options: Any) -> None:  # noqa: ARG001
    edit = FolderEdit(**{field.name: options[field.name] for field in fields(FolderEdit)})
    if not named and (forget or edit != FolderEdit()):
        raise click.UsageError("Name the folder that this is about.")


@checked.command(check=_folder_named)
@click.argument("named", nargs=-1, type=PLACE)
@how_to_watch
@click.option("--account", "accounted", is_flag=True, help="Report what became of every file in them.")
@click.option("--forget", is_flag=True, help="Watch them no more; what came from them stays.")
@with_archive
def folders(
    printer: Printer, archive: Archive, named: tuple[Path, ...], accounted: bool, forget: bool, **options: Any
) -> None:
    """List the folders watched on this computer, how each is watched, and what became of every file.

    With a name, only that folder, which is watched from now on if it was not. A running watch applies changes at once.
    """
    edit = FolderEdit(**options)
    chosen = [archive.folders.add(folder, edit) for folder in named] if not forget else _forgotten(archive, named)
    for folder in chosen if named else archive.folders.list():
        if accounted:
            _account(printer, archive, folder)
        else:
            printer.item(folder_json(folder) | ({"forgotten": True} if forget else {}), *_lines(folder))
    if not named and (offered := _offered(archive)):
        printer.warn(offered)


def _offered(archive: Archive) -> str:
    """Names the archive's folders that are not watched on this computer, and how to watch them."""
    paths = "; ".join(harmless(folder.path) for folder in archive.folders.offered())
    words = "This archive names folders that are not watched on this computer"
    return f'{words}: {paths}. To watch one here, say "dossier watch" with its name.' if paths else ""


def _forgotten(archive: Archive, named: tuple[Path, ...]) -> list[WatchedFolder]:
    before = {folder.path: folder for folder in (*archive.folders.offered(), *archive.folders.list())}
    for folder in named:
        archive.folders.remove(folder)
    left = {folder.path for folder in (*archive.folders.offered(), *archive.folders.list())}
    return [folder for path, folder in before.items() if path not in left]


def _account(printer: Printer, archive: Archive, folder: WatchedFolder) -> None:
    found = list(archive.folders.account(folder.path))
    counts, kept_out = tally(found), sum(entry.reason == IN_ARCHIVE for entry in found)
    if printer.as_json:
        printer.items((account_json(entry), "") for entry in found)
        printer.item({"folder": folder.path, "listing": len(found), "counts": dict(counts), "in_archives": kept_out})
        return
    rows = [
        (entry.fate, entry.report or "", entry.path, f"({entry.reason})" if entry.reason else "") for entry in found
    ]
    printer.lines(table(rows))
    text = ", ".join(f"{counts[fate]:,} {fate}" for fate in FILE_FATES)
    text += f" ({kept_out:,} of them in Dossier archives)" if kept_out else ""
    printer.lines([f"{folder.path}: {len(found):,} in its listing: {text}"])


def _lines(folder: WatchedFolder) -> Iterator[str]:
    yield f"{folder.path}" + ("" if Path(folder.path).is_dir() else "  (not there now)")
    yield f"  {', '.join(_how(folder.settings))}"


def _how(settings: FolderSettings) -> Iterator[str]:
    if settings.paused:
        yield "paused"
    yield f"settles in {settings.quiet:g} s"
    yield f"gone through every {settings.poll:g} s" if settings.poll else "by the system's events"
    yield "with the folders within" if settings.subfolders else "without the folders within"
    ignored = [*settings.ignore, *(["hidden, temporary and partly downloaded files"] if settings.usual else [])]
    yield f"passes over {'; '.join(ignored) or 'nothing'}"
