"""Commands that take files in once, and that describe files without an archive."""

from __future__ import annotations

import functools
import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from dossier import describe_without_archive
from dossier.clauses import Clause, as_clause
from dossier.cli import checked
from dossier.cli.briefs import affected_line
from dossier.cli.options import PLACE, plain, with_archive
from dossier.cli.output import Printer
from dossier.cli.progress_bar import files_bar, summed
from dossier.describe_without_archive import Launched, launched_ahead
from dossier.errors import BadInput
from dossier.model.file_parts import depth, item_json
from dossier.model.reports import Described, Outcome

if TYPE_CHECKING:
    from dossier.archive import Archive

_PATHS = click.argument("paths", nargs=-1, type=PLACE)


def _paths_or_list(paths: tuple[Path, ...], stdin_list: bool, **_: Any) -> None:
    if not paths and not stdin_list:
        raise click.UsageError("Name a file or folder, or use --stdin-list.")


@checked.command(check=_paths_or_list)
@_PATHS
@click.option("--stdin-list", is_flag=True, help="Take the paths from standard input, a line each.")
@click.option("--rendition", is_flag=True, help="Add the whole rendition, to which all offsets point.")
@click.option("--jobs", type=click.IntRange(1, 64), help="Reader processes at work at once.")
@plain
def read(printer: Printer, paths: tuple[Path, ...], stdin_list: bool, rendition: bool, jobs: int | None) -> None:
    """Describe files without archiving them.

    Who says what, and the words that each value rests on; a folder means all files in it. A link that you name is
    followed; one within a folder is refused.
    """
    if stdin_list and sys.stdin is None:
        raise BadInput(Clause("the-standard-input"), Clause("input-closed"))
    listed = _listed(sys.stdin.buffer) if stdin_list else iter(paths)
    # A list that comes by a pipe has no end that could be counted
    with files_bar(
        printer, "described", lambda: None if stdin_list else describe_without_archive.count_described(paths)
    ) as step:
        for described in describe_without_archive.read(listed, rendition=rendition, jobs=jobs, warn=printer.warn_of):
            _print_description(printer, described)
            if depth(described.path) == 0:
                step()


def _listed(lines: Iterable[bytes]) -> Iterator[Path]:
    """Paths, a line each, whatever bytes and white space their names hold; empty lines name nothing."""
    for line in lines:
        if not line.rstrip(b"\r\n"):
            continue
        path = Path(os.fsdecode(line.removesuffix(b"\n")))
        # A list made on Windows ends its lines with CR LF; a name may end with CR, though hardly any does
        if line.endswith(b"\r\n") and not os.path.lexists(path):
            path = Path(os.fsdecode(line.removesuffix(b"\r\n")))
        yield path


def _print_description(printer: Printer, found: Described) -> None:
    if found.description is None:
        printer.failure(BadInput(found.path, as_clause(found.reason or "")), {"item": item_json(found.item)})
    elif printer.as_json:
        printer.json(found.description)
    else:
        printer.lines(_description_lines(found.path, found.description))


def _description_lines(path: str, description: str) -> list[str]:
    try:
        return [*_lines(path, json.loads(description))]
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):  # its reader has gone mad
        return [path, "  its reader gave no description that can be shown"]


def _lines(path: str, found: dict[str, Any]) -> Iterator[str]:
    yield path
    for name in ("headline", "standfirst", "outlet", "section", "dateline", "published", "url"):
        yield f"  {name:10} {_words(found[name])}"
    for person in found["byline"]:
        yield f"  {person['role']:10} {person['name']}   {_because(person)}"
    yield f"  {'language':10} {found['language'] or '-'}"
    if "lacks" in found:
        yield f"  {'in part':10} The file {found['lacks']}."


def _words(field: dict[str, Any] | None) -> str:
    if field is None:
        return "-"
    if "basis" in field:
        place = field["place"]
        named = ", ".join(filter(None, (place["name"], place["admin"], place["country"]))) if place else None
        value = " · ".join(filter(None, (named, field["date"], None if field["basis"] == "stated" else "inferred")))
    else:
        value = field["value"]
    return f"{value}   {_because(field)}"


def _because(field: dict[str, Any]) -> str:
    evidence = field["evidence"][0]
    quote = " ".join(evidence["quote"].split())
    return f"[{evidence['from']}: “{quote if len(quote) <= 60 else quote[:59] + '…'}”]"


def outcome_json(outcome: Outcome) -> dict[str, Any]:
    """The contract's form."""
    data: dict[str, Any] = {
        "path": outcome.path,
        "status": outcome.status,
        "report": outcome.report,
        "version": outcome.version,
    }
    data |= {"sha256": outcome.sha256, "item": item_json(outcome.item)}
    data |= {"of": outcome.report} if outcome.status == "part" else {}
    return data | ({"reason": outcome.reason} if outcome.reason else {})


def say(printer: Printer, outcome: Outcome) -> None:
    """Reports the outcome of one file."""
    if outcome.status == "failed":
        printer.failure(BadInput(outcome.path, as_clause(outcome.reason or "")), {"status": "failed"})
        return
    which = f"{outcome.report} v{outcome.version}" if outcome.report else ""
    why = f"  ({outcome.reason})" if outcome.reason else ""
    printer.item(outcome_json(outcome), f"{outcome.status:12} {which:10} {outcome.path}{why}")


def _paths_named(paths: tuple[Path, ...], **_: Any) -> None:
    if not paths:
        raise click.UsageError("Name a file or folder to add.")


@checked.command(check=_paths_named)
@_PATHS
@click.option("--jobs", type=click.IntRange(1, 64), help="Reader processes at work at once.")
@functools.partial(with_archive, creates=lambda _: True, begun=launched_ahead)
def add(printer: Printer, archive: Archive, paths: tuple[Path, ...], jobs: int | None, begun: Launched | None) -> None:
    """Take files and folders into the archive.

    A folder means all files in it. A link that you name is followed, and its file archived under its own place; one
    within a folder is refused. The originals are never touched.
    """
    newer = set[str]()
    counted = lambda: sum(1 for _ in describe_without_archive.count(paths, archive.folder))  # noqa: E731
    with summed(printer) as count, files_bar(printer, "archived", counted) as step:
        for outcome in archive.add(paths, jobs, ahead=begun, way="command"):
            say(printer, outcome)
            count(outcome)
            if depth(outcome.path) == 0:  # files inside of a file count as one with it
                step()
            newer |= {outcome.report} if outcome.status == "new-version" and outcome.report else set()
    for one in archive.briefs.affected() if newer else ():
        if any(report in newer for report, _, _ in one.outdated):
            printer.warn(f"This brief cites a version that is no longer the newest: {affected_line(one)}")


@checked.command()
@click.argument("reports", nargs=-1)
@with_archive
def retry(printer: Printer, archive: Archive, reports: tuple[str, ...]) -> None:
    """Try again to read what is in quarantine.

    All of it, unless reports are named. Without asking, it is tried again whenever the readers change.
    """
    for outcome in archive.reports.retry(reports or None):
        say(printer, outcome)
