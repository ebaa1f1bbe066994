"""The command `dossier`: without a verb it opens the window, with one it does that."""

from __future__ import annotations

import sys
from collections.abc import Iterator, MutableMapping
from importlib import import_module
from pathlib import Path
from typing import Any

import click

import dossier
from dossier import lazy_re as re
from dossier.archive_place import archive_at
from dossier.cli import checked
from dossier.cli.options import PLACE, common, show_window
from dossier.cli.output import NoOutput, no_output

_ROOMS = {
    "backup": {"backup": "backup", "restore": "restore"},
    "briefs": {"brief": "brief"},
    "changes": {"changes": "changes"},
    "cases": {"case": "case_group", "compare": "compare", "group": "group", "verify": "verify"},
    "custody": {"custody": "custody"},
    "demonstration": {"demo": "demo"},
    "entity": {"entity": "entity"},
    "erase": {"erase": "erase"},
    "export": {"export": "export"},
    "handover": {"handover": "handover", "receipt": "receipt_group"},
    "proofs": {"key": "key_group", "prove": "prove", "stamp": "stamp"},
    "highlights": {"highlight": "highlight_group"},
    "intake_commands": {"add": "add", "read": "read", "retry": "retry"},
    "folders": {"folders": "folders", "watch": "watch"},
    "originals": {"cite": "cite", "original": "original", "pictures": "pictures"},
    "outlets": {"outlet": "outlet_group"},
    "packages": {"bag": "bag"},
    "receive": {"receive": "receive"},
    "reports": {
        "diff": "diff", "history": "history", "list": "list_reports", "related": "related", "search": "search",
        "set": "set_field", "show": "show",
    },
    "reading_rules": {"charset": "charset_group", "columns": "columns_group"},
    "reviews": {"review": "review"},
    "rules": {"rule": "rule_group"},
    "rulings": {"ruling": "ruling_group"},
    "shells": {"completion": "completion", "man": "man"},
    "undo": {"undo": "undo"},
    "tags": {"count": "count", "saved": "saved_group", "tag": "tag", "trash": "trash"},
    "versions": {
        "accept": "accept", "join": "join", "joins": "joins", "keep-apart": "keep_apart", "separate": "separate",
    },
    "ots": {"ots": "ots_group"},
    "witness": {"witness": "witness_group"},
    "upkeep": {"audit": "audit", "init": "init", "rebuild": "rebuild"},
}  # fmt: skip
_HOMES = {verb: (room, name) for room, verbs in _ROOMS.items() for verb, name in verbs.items()}


INTERRUPTED = 130  # as shells tell of a program that SIGINT ended


class Verbs(MutableMapping[str, click.Command]):
    """The commands by name, each loaded when it is asked for: the window starts without any."""

    def __init__(self) -> None:
        self._loaded: dict[str, click.Command | None] = dict.fromkeys(_HOMES)

    def __getitem__(self, verb: str) -> click.Command:
        found = self._loaded[verb]
        if found is None:
            room, name = _HOMES[verb]
            found = self._loaded[verb] = getattr(import_module(f"dossier.cli.{room}"), name)
        return found

    def __setitem__(self, verb: str, command: click.Command) -> None:
        self._loaded[verb] = command

    def __delitem__(self, verb: str) -> None:
        del self._loaded[verb]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded)

    def __len__(self) -> int:
        return len(self._loaded)


_REPORT = re.compile("R[0-9]+")
_OLD_RULINGS = {"pair": "set", "rulings": "list"}


def _respelled(args: list[str]) -> list[str]:
    """`rule R12 R19 apart`, `rule pair` and `rule rulings` of 0.5.0 are about rulings, a noun of their own since."""
    if args[:1] == ["rule"] and len(args) > 1:
        if verb := _OLD_RULINGS.get(args[1]):
            return ["ruling", verb, *args[2:]]
        if _REPORT.fullmatch(args[1]):
            return ["ruling", "set", *args[1:]]
    return args


class Commands(checked.CheckedGroup):
    """All commands; also opens the archive whose path is given in place of one."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Help and version are written without a printer: if writing fails, the error is reported as for any answer."""
        try:
            return super().main(*args, **extra)
        except NoOutput as error:
            no_output(error)
        except SystemExit as end:
            if isinstance(end.__context__, click.Abort):  # Ctrl+C while a line is parsed or an archive is closed
                raise SystemExit(INTERRUPTED) from None
            raise

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:  # what was acknowledged is kept; click would end with 1, as if something had failed
            raise click.exceptions.Exit(INTERRUPTED) from None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """A verb; or the path of an archive or of its mark, as systems hand it over at a double click."""
        args = _respelled(args)
        if args and self.get_command(ctx, args[0]) is None and (folder := archive_at(args[0])):
            return _open.name, _open, [str(folder), *args[1:]]
        return super().resolve_command(ctx, args)


@checked.command("open", hidden=True)
@click.argument("folder", type=PLACE)
@click.pass_context
def _open(context: click.Context, folder: Path) -> None:
    """Opens the window on an archive."""
    sys.exit(show_window(context.obj, folder))


@click.group(
    cls=Commands,
    commands=Verbs(),
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(dossier.__version__, prog_name="dossier")
@common
@click.pass_context
def dossier_command(context: click.Context, archive: Path | None, as_json: bool) -> None:  # noqa: ARG001
    """Keep news reports and their provenance; print briefs that can be checked.

    Without a command, opens the window; with the path of an archive, on that one. The archive is --archive, else
    DOSSIER_ARCHIVE, else your data folder.
    """
    if context.invoked_subcommand is None:
        sys.exit(show_window(context.obj, archive))
