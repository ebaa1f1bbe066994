"""Commands on how people sort reports: tags, the trash, saved searches, and how many reports each name has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from dossier import lazy_re as re
from dossier.cli import checked
from dossier.cli.options import common, with_archive
from dossier.cli.output import Printer, counted, table
from dossier.cli.reports import print_rows
from dossier.model.tags import SavedSearch, Tally, folded

if TYPE_CHECKING:
    from pathlib import Path

    from dossier.archive import Archive

_REPORT = re.compile(r"R[0-9]+")
_REPORTS = click.argument("reports", nargs=-1)
_NAMES = {"outlets": "outlet", "places": "place", "tags": "tag"}


def _reports_and_tags(words: tuple[str, ...], remove: bool, rename: str | None, **_: Any) -> None:
    if rename is not None:
        if len(words) != 1 or remove:
            raise click.UsageError("Name the one tag to rename, such as: tag strike --rename strikes.")
    elif (words != ("list",) or remove) and len({bool(_REPORT.fullmatch(word)) for word in words}) < 2:
        raise click.UsageError("Name reports, such as R1, and tags, such as strike.")


@checked.command(check=_reports_and_tags)
@click.argument("words", nargs=-1, required=True, metavar="REPORT... TAG... | list")
@click.option("--remove", is_flag=True, help="Take the tags off instead.")
@click.option("--rename", metavar="NAME", help="Rename the tag on all reports, or merge it with the tag of this name.")
@with_archive
def tag(printer: Printer, archive: Archive, words: tuple[str, ...], remove: bool, rename: str | None) -> None:
    """Put tags on reports, or list all tags.

    "dossier tag R1 R2 strike urgent" puts two tags on two reports. Search them by tag:strike.
    """
    if words == ("list",) and not remove:
        _print_tallies(printer, archive.tags.list(), "tag")
        return
    if rename is not None:
        archive.tags.rename(words[0], rename)
        _print_tallies(printer, [one for one in archive.tags.list() if folded(one.name) == folded(rename)], "tag")
        return
    reports = [word for word in words if _REPORT.fullmatch(word)]
    tags = [word for word in words if not _REPORT.fullmatch(word)]
    changed = dict(archive.tags.remove(reports, tags) if remove else archive.tags.add(reports, tags))
    for report in dict.fromkeys(reports):
        held = archive.reports.get(report).row.tags
        data = {"report": report, "tags": list(held), "changed": list(changed.get(report, ()))}
        printer.item(data, f"{report}  {', '.join(held) or '-'}")


@checked.command()
@_REPORTS
@click.option("--restore", is_flag=True, help="Put them back into the lists instead.")
@with_archive
def trash(printer: Printer, archive: Archive, reports: tuple[str, ...], restore: bool) -> None:
    """Take reports out of every list, or list the trash.

    Nothing is ever deleted: they stay in the archive, in its audit and in the cases that hold them, and can be put
    back. Search them by in:trash.
    """
    if not reports and not restore:
        print_rows(printer, list(archive.reports.list("in:trash")))
        return
    changed = archive.reports.restore(reports) if restore else archive.reports.trash(reports)
    said = "back in the lists" if restore else "in the trash; kept, and put back with --restore"
    for report in dict.fromkeys(reports):
        data = {"report": report, "trashed": not restore, "changed": report in changed}
        printer.item(data, f"{report}  {said}")


@checked.group("saved")
@common
def saved_group(archive: Path | None, as_json: bool) -> None:
    """Searches that are kept under a name."""


@saved_group.command("add", context_settings=checked.QUERY_WORDS)
@click.argument("name")
@click.argument("query", nargs=-1, required=True)
@click.option("--replace", is_flag=True, help="Where a search has this name already.")
@with_archive
def add_saved(printer: Printer, archive: Archive, name: str, query: tuple[str, ...], replace: bool) -> None:
    """Keep a search under a name."""
    before = name if replace and any(held.name == name for held in archive.search.list()) else None
    _print_saved(printer, archive.search.save(name, " ".join(query), before))


@saved_group.command("list")
@with_archive
def list_saved(printer: Printer, archive: Archive) -> None:
    """All saved searches, by name."""
    for search in archive.search.list():
        _print_saved(printer, search)


@saved_group.command("rename")
@click.argument("name")
@click.argument("new")
@with_archive
def rename_saved(printer: Printer, archive: Archive, name: str, new: str) -> None:
    """Give a saved search another name."""
    _print_saved(printer, archive.search.save(new, archive.search.get(name).query, name))


@saved_group.command("remove")
@click.argument("name")
@with_archive
def remove_saved(printer: Printer, archive: Archive, name: str) -> None:
    """Forget a saved search."""
    found = archive.search.remove(name)
    printer.item({**saved_json(found), "removed": True}, f"{found.name}: removed; it was {found.query}")


@checked.command()
@click.argument("what", type=click.Choice([*_NAMES]))
@with_archive
def count(printer: Printer, archive: Archive, what: str) -> None:
    """How many reports each outlet, place or tag has."""
    reports, tags = archive.reports, archive.tags
    counts = {"outlets": reports.outlet_counts, "places": reports.place_counts, "tags": tags.list}
    _print_tallies(printer, counts[what](), _NAMES[what])


def saved_json(search: SavedSearch) -> dict[str, Any]:
    return {"name": search.name, "query": search.query, "at": search.at, "by": search.by}


def tally_json(tally: Tally, what: str) -> dict[str, Any]:
    where = {"country": tally.country} if what == "place" else {}
    return {what: tally.name, **where, "reports": tally.count}


def _print_saved(printer: Printer, search: SavedSearch) -> None:
    printer.item(saved_json(search), f"{search.name}:  {search.query}")


def _print_tallies(printer: Printer, tallies: Sequence[Tally], what: str) -> None:
    if printer.as_json:
        printer.items((tally_json(tally, what), "") for tally in tallies)
    else:
        rows = ((counted(tally.count, "report"), tally.name, tally.country or "") for tally in tallies)
        printer.lines(table(rows))
