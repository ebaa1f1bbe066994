"""Commands that say how a file is to be read: the charset of its letters, the fields of its columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from dossier.cli import checked
from dossier.cli.intake_commands import say
from dossier.cli.options import common, with_archive
from dossier.cli.output import Printer

if TYPE_CHECKING:
    from pathlib import Path

    from dossier.archive import Archive
    from dossier.model.reading_hints import ColumnRule

_REPORT = click.argument("report")


@checked.group("charset")
@common
def charset_group(archive: Path | None, as_json: bool) -> None:
    """The charset of a file that states none, or a wrong one."""


@charset_group.command("set")
@_REPORT
@click.argument("charset")
@with_archive
def set_charset(printer: Printer, archive: Archive, report: str, charset: str) -> None:
    """Read a file again in a charset, such as koi8-r, cp1251 or shift_jis."""
    for outcome in archive.charsets.set(report, charset):
        say(printer, outcome)


@charset_group.command("remove")
@_REPORT
@with_archive
def remove_charset(printer: Printer, archive: Archive, report: str) -> None:
    """Take the charset back; the file is read as before."""
    for outcome in archive.charsets.remove(report):
        say(printer, outcome)


@checked.group("columns")
@common
def columns_group(archive: Path | None, as_json: bool) -> None:
    """Tables of articles: which columns hold the headline, the text and other fields."""


@columns_group.command("set")
@_REPORT
@click.argument("fields", nargs=-1, required=True, metavar="FIELD=COLUMN...")
@with_archive
def set_columns(printer: Printer, archive: Archive, report: str, fields: tuple[str, ...]) -> None:
    """Say which columns of a table hold which fields; its rows become reports.

    Such as headline=Titel text=Inhalt published=Datum. This holds for all tables with these column names, also later
    ones. `dossier review` lists the tables that are asked about.
    """
    for outcome in archive.columns.set(report, [_pair(words) for words in fields]):
        say(printer, outcome)


def _pair(words: str) -> tuple[str, str]:
    field, equals, column = words.partition("=")
    if not equals or not column:
        raise click.UsageError(f"{words!r} is no assignment; write it as headline=Titel.")
    return field.strip().lower(), column


@columns_group.command("list")
@with_archive
def list_columns(printer: Printer, archive: Archive) -> None:
    """The tables whose columns were assigned, and how."""
    for rule in archive.columns.list():
        columns = ", ".join(f"{field}={column}" for column, field in rule.fields)
        printer.item(_rule_json(rule), f"{rule.report:6} {columns}  (of {', '.join(rule.header)})")


def _rule_json(rule: ColumnRule) -> dict[str, Any]:
    fields = {column: field for column, field in rule.fields}
    return {"report": rule.report, "header": list(rule.header), "fields": fields, "by": rule.by, "at": rule.at}


@columns_group.command("remove")
@_REPORT
@with_archive
def remove_columns(printer: Printer, archive: Archive, report: str) -> None:
    """Take the assignment for tables like this one back; the reports of their rows go to the trash."""
    for outcome in archive.columns.remove(report):
        say(printer, outcome)
