"""The options that every command has, and the archive that they choose."""

from __future__ import annotations

import contextlib
import functools
import locale
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, get_args

import click

from dossier.cli.output import NoOutput, Printer, no_output
from dossier.errors import DossierError
from dossier.files import home
from dossier.model.papers import Paper, usual_paper

if TYPE_CHECKING:
    from dossier.archive import Archive

Command = Callable[..., None]


class _Place(click.Path):
    """A path. An empty one, such as an unset variable in a script, must not come to mean the current folder."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value == "":
            self.fail("names no file or folder.", param, ctx)
        return super().convert(value, param, ctx)


def passage(_context: click.Context, _param: click.Parameter, given: str | None) -> tuple[int, int] | None:
    """Callback for characters of a text from the first to before the last, as `120-134`."""
    if given is None:
        return None
    found = re.fullmatch(r"([0-9]{1,9})-([0-9]{1,9})", given)
    if found is None or int(found[1]) >= int(found[2]):
        raise click.BadParameter(f"{given!r} is no passage; write its first and last character as 120-134.")
    return int(found[1]), int(found[2])


# Whether a file can be read is found out by its reader: one that cannot be is a failure of its own, among others
PLACE = _Place(path_type=Path, readable=False)

PAPER = click.option(
    "--paper", type=click.Choice(get_args(Paper)), help="That of its pages; by your locale unless said otherwise."
)


def paper_of(said: Paper | None) -> Paper:
    """What was said, else what is usual where the person is."""
    return said or usual_paper(os.environ, locale.getlocale()[0] or "")


class WindowLauncher(Protocol):
    """The desktop app, as commands know it: the program's entry point passes it in."""

    def problem(self) -> str | None: ...

    def open(self, folder: Path | None) -> int: ...


def show_window(window: WindowLauncher, folder: Path | None) -> int:
    """Opens the app on an archive, else on the one that it knows; or says why not. Gives the exit status."""
    if problem := window.problem():
        click.echo(problem, err=True)
        return 1
    return window.open(folder)


def data_folder() -> Path:
    """Where this system keeps its users' data, and there the archive that is used unless another is named."""
    if named := os.environ.get("DOSSIER_ARCHIVE"):
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home() / ".local/share")
    return base / "dossier" / "archive"


def _named(_context: click.Context, _option: click.Parameter, given: str | None) -> Path | None:
    if given == "":  # an unset variable in a script, which must not come to mean the current folder
        raise click.BadParameter("names no folder.")
    return Path(given) if given else None


def common(command: Command) -> Command:
    """The options --archive and --json, which may come before or after a verb."""
    command = click.option("--archive", callback=_named, metavar="DIR", help="The archive to use.")(command)
    return click.option("--json", "as_json", is_flag=True, help="Answer in JSON, one object a line.")(command)


def plain(command: Command) -> Command:
    """Wraps a command that needs no archive: its first argument is a Printer."""

    def run(context: click.Context, archive: Path | None, as_json: bool, **words: Any) -> None:  # noqa: ARG001
        with _printing(context, as_json) as printer:
            command(printer, **words)

    return common(_in_context(run, command))


def _never(_words: Mapping[str, Any]) -> bool:
    return False


def with_archive(
    command: Command,
    *,
    creates: Callable[[Mapping[str, Any]], bool] = _never,
    **begun: Callable[[], AbstractContextManager[Any]],
) -> Command:
    """Wraps a command on an archive: it gets a Printer and the archive, which is closed afterwards.

    `creates` decides by the command's parameters whether an archive is made where there is none. What is `begun` is
    passed by name; it begins before the archive is opened, which takes a while.
    """

    def run(printer: Printer, place: Path, **words: Any) -> None:
        with contextlib.ExitStack() as stack:
            words |= {name: stack.enter_context(begin()) for name, begin in begun.items()}
            opened = open_archive(place, printer, create=creates(words))
            command(printer, stack.enter_context(opened), **words)

    return with_place(functools.update_wrapper(run, command))


def with_place(command: Command) -> Command:
    """Wraps a command that gets a Printer and the place where the archive is, or is to be."""

    def run(context: click.Context, archive: Path | None, as_json: bool, **words: Any) -> None:
        named = archive or _said_before(context, "archive")
        with _printing(context, as_json, named) as printer:
            command(printer, named or data_folder(), **words)

    return common(_in_context(run, command))


def _in_context(run: Command, command: Command) -> Command:
    functools.update_wrapper(run, command)  # the name and help of the command itself
    return click.pass_context(run)


@contextmanager
def _printing(context: click.Context, as_json: bool, place: Path | None = None) -> Iterator[Printer]:
    """A printer, and the exit status that follows from what it had to say; `place` is where a disk may have failed."""
    printer = Printer(as_json or bool(_said_before(context, "as_json")))
    try:
        yield printer
    except BrokenPipeError:
        raise  # click ends quietly
    except NoOutput as error:
        no_output(error)
    except (DossierError, OSError) as error:
        if isinstance(error, OSError) and error.filename is None and place:
            error.filename = str(place)  # a write or sync that failed names no file
        printer.failure(error)
    printer.finish()


def _said_before(context: click.Context, name: str) -> Any:
    """What an option was given before the verb, nearest to it; None if nothing."""
    above = context.parent
    while above and not above.params.get(name):
        above = above.parent
    return above.params[name] if above else None


def open_archive(folder: Path, printer: Printer, *, create: bool) -> Archive:
    """The archive in a folder; if its log is damaged, a warning is printed and the rest can be looked at.

    With `create`, a folder that holds none becomes one, and a line names it: its name may have been mistyped.
    """
    from dossier.archive import Archive  # late: `dossier read` needs no database
    from dossier.archive_place import archive_at

    if not create or archive_at(folder):
        return Archive.open(folder, warn=printer.warn_of)
    made = Archive.create(folder, exist_ok=True, warn=printer.warn_of)
    printer.warn(f"{made.folder}: held no archive; a new one was made there.")
    return made
