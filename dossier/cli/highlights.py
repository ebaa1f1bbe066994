"""Commands on highlights: words of reports that a person marks in a colour, with a comment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dossier.cli import checked
from dossier.cli.options import common, passage, with_archive
from dossier.cli.output import Printer
from dossier.model.evidence import Span
from dossier.model.highlights import COLOURS, CarriedHighlight, Colour, Highlight, highlight_json
from dossier.model.spreadsheet import csv_table

if TYPE_CHECKING:
    from dossier.archive import Archive

_COLOUR = click.Choice(COLOURS)
_COLUMNS = (
    "highlight", "report", "version", "start", "end", "colour", "quote", "comment", "state", "version_now",
    "words_now", "at", "by",
)  # fmt: skip


@checked.group("highlight")
@common
def highlight_group(archive: Path | None, as_json: bool) -> None:
    """Highlights: words of reports that you mark in a colour, with comments of yours."""


def _report_or_case(report: str | None, case: str | None, **_: object) -> None:
    if report and case:
        raise click.UsageError("Name a report or a --case, not both.")


@highlight_group.command("list", check=_report_or_case)
@click.argument("report", required=False)
@click.option("--case", help="Those in the reports of a case.")
@click.option("--csv", "as_csv", is_flag=True, help="As CSV for spreadsheets.")
@with_archive
def list_highlights(printer: Printer, archive: Archive, report: str | None, case: str | None, as_csv: bool) -> None:
    """The highlights of a report, a case, or all reports.

    Each is shown with what became of its words in the newest version: unchanged, moved, changed (with the words now) or
    gone. It stays pinned to the version that it was made on.
    """
    found = archive.highlights.list(report, case=case)
    if as_csv and not printer.as_json:
        printer.lines(line.rstrip("\r\n") for line in csv_table([_COLUMNS, *map(_cells, found)]))
        return
    for one in found:
        printer.item(highlight_json(one), *_lines(one))


@highlight_group.command("add")
@click.argument("report")
@click.option("--evidence", "span", required=True, callback=passage, metavar="FROM-TO",
              help="The characters of the report's text, as 120-134.")  # fmt: skip
@click.option("--colour", type=_COLOUR, default="yellow", show_default=True)
@click.option("--comment", default="", help="A comment of yours.")
@click.option("--version", type=click.IntRange(min=1), metavar="N", help="Of an older version instead.")
@with_archive
def add(
    printer: Printer,
    archive: Archive,
    report: str,
    span: tuple[int, int],
    colour: Colour,
    comment: str,
    version: int | None,
) -> None:
    """Mark words of a report."""
    made = archive.highlights.add(report, Span(*span), colour, comment, version)
    _print(printer, archive, made)


@highlight_group.command("set")
@click.argument("highlight")
@click.option("--colour", type=_COLOUR)
@click.option("--comment", help='Another comment; "" removes it.')
@with_archive
def set_highlight(
    printer: Printer, archive: Archive, highlight: str, colour: Colour | None, comment: str | None
) -> None:
    """Give a HIGHLIGHT (H57) another colour or comment; those before stay in the log."""
    _print(printer, archive, archive.highlights.change(highlight, colour=colour, comment=comment))


@highlight_group.command("remove")
@click.argument("highlight")
@with_archive
def remove(printer: Printer, archive: Archive, highlight: str) -> None:
    """Remove a HIGHLIGHT (H57); its words stay in the log, and "dossier highlight restore" brings it back."""
    archive.highlights.remove(highlight)
    printer.item({"highlight": highlight, "removed": True}, f"{highlight}: removed")


@highlight_group.command("restore")
@click.argument("highlight")
@with_archive
def restore(printer: Printer, archive: Archive, highlight: str) -> None:
    """Bring a removed HIGHLIGHT (H57) back as it was."""
    _print(printer, archive, archive.highlights.restore(highlight))


def _print(printer: Printer, archive: Archive, made: Highlight) -> None:
    """The highlight, and what the newest version has of it."""
    (found,) = (one for one in archive.highlights.list(made.report) if one.highlight.highlight == made.highlight)
    printer.item(highlight_json(found), *_lines(found))


def _lines(carried: CarriedHighlight) -> Iterator[str]:
    made = carried.highlight
    state = f"{carried.fate} in version {carried.version}" if carried.version != made.version else carried.fate
    place = f"{made.report} v{made.version} {made.span.start}-{made.span.end}"
    yield f"{made.highlight:6} {place}  {made.colour}  [{state}]"
    yield f"  “{' '.join(made.quote.split())}”"
    if carried.fate == "changed":
        yield f"  now “{' '.join(carried.words.split())}”"
    yield from (f"    {line}" for line in made.comment.splitlines())


def _cells(carried: CarriedHighlight) -> Sequence[object]:
    """Words in one line each; `--json` has them as they are."""
    made, span = carried.highlight, carried.highlight.span
    quote, comment, now = (" ".join(words.split()) for words in (made.quote, made.comment, carried.words))
    pinned = (made.highlight, made.report, made.version, span.start, span.end, made.colour, quote, comment)
    return (*pinned, carried.fate, carried.version, now, made.at, made.by)
