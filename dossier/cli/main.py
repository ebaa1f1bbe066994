"""The command `dossier`: without a verb it opens the window, with one it does that."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

import dossier
from dossier.cli import (
    backups,
    briefs,
    cases,
    evidence,
    files,
    folders,
    originals,
    outlets,
    packages,
    reports,
    review,
    rules,
    sorting,
    upkeep,
)
from dossier.cli.demonstration import demo
from dossier.cli.options import PLACE, common, show_window
from dossier.cli.output import harmless
from dossier.placing import archive_at


class Commands(click.Group):
    """Commands whose usage errors do nothing to the terminal, whatever words they quote."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            words = "\n".join(map(harmless, error.format_message().split("\n")))
            raise click.UsageError(words, error.ctx) from None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """A verb; or the path of an archive or of its mark, as systems hand it over at a double click."""
        if args and self.get_command(ctx, args[0]) is None and (folder := archive_at(args[0])):
            return _open.name, _open, [str(folder), *args[1:]]
        return super().resolve_command(ctx, args)


@click.command("open", hidden=True)
@click.argument("folder", type=PLACE)
@click.pass_context
def _open(context: click.Context, folder: Path) -> None:
    """Opens the window on an archive."""
    sys.exit(show_window(context.obj, folder))


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
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


COMMANDS = (
    demo, files.read, files.add, folders.watch, folders.folders, reports.list_reports, reports.search, reports.show,
    reports.set_field, reports.diff, reports.related, rules.rule_group, outlets.outlet_group, cases.group,
    files.retry, sorting.tag, sorting.trash, sorting.saved_group, sorting.count,
    cases.case_group, cases.compare, briefs.brief, packages.bag, cases.verify, upkeep.audit, reports.history,
    upkeep.rebuild, review.review,
    *originals.COMMANDS, backups.backup, backups.restore, evidence.prove, evidence.stamp, evidence.key_group,
)  # fmt: skip
for _command in COMMANDS:
    dossier_command.add_command(_command)
