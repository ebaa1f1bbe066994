"""The command that keeps the research log of a case."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from dossier.cli import checked
from dossier.cli.options import with_archive
from dossier.cli.output import Printer, counted
from dossier.model.case_searches import CaseSearch

if TYPE_CHECKING:
    from dossier.archive import Archive

_SHOWN = 12  # ids of found reports on a line


def search_json(found: CaseSearch) -> dict[str, Any]:
    return {**asdict(found), "reports": list(found.reports)}


def search_lines(found: CaseSearch) -> Iterator[str]:
    where = f" in {found.where}" if found.where else ""
    yield f"{found.search:6} {found.query}{where}: {counted(found.count, 'hit')}, {found.at}, by {found.by}"
    if found.reports:
        more = f" and {len(found.reports) - _SHOWN} more" if len(found.reports) > _SHOWN else ""
        yield f"       {' '.join(found.reports[:_SHOWN])}{more}"
    if found.note:
        yield f"       {found.note}"


def _one_change(
    query: str | None,
    where: str | None,
    hits: int | None,
    note: str,
    withdraw: str | None,
    restore: str | None,
    **_: object,
) -> None:
    if sum(one is not None for one in (query, withdraw, restore)) > 1:
        raise click.UsageError("Name a search to keep, or the one to --withdraw or to --restore.")
    if query is None and (where is not None or hits is not None or note):
        raise click.UsageError("--in, --hits and --note go with the search to keep.")
    if (where is None) != (hits is None):
        raise click.UsageError("--in and --hits go together: how many hits a search in another place had.")


@checked.command("searched", check=_one_change)
@click.argument("case")
@click.argument("query", required=False)
@click.option("--in", "where", metavar="PLACE", help="Where else you searched, such as a library's catalogue.")
@click.option("--hits", type=click.IntRange(min=0), metavar="N", help="With --in, how many hits you had there.")
@click.option("--note", default="", metavar="TEXT", help="What you want to remember of it.")
@click.option("--withdraw", metavar="SEARCH", help="Take a search (S57) out of the research log instead.")
@click.option("--restore", metavar="SEARCH", help="Put a withdrawn search back instead.")
@with_archive
def searched(
    printer: Printer,
    archive: Archive,
    case: str,
    query: str | None,
    where: str | None,
    hits: int | None,
    note: str,
    withdraw: str | None,
    restore: str | None,
) -> None:
    """Keep a search in the research log of a CASE with what it finds now; without a QUERY, list the log.

    Briefs print it under "Methods and limits", bags carry its lines. Searches that you do not keep are not recorded.
    """
    if withdraw is not None:
        archive.research.remove(case, withdraw)
    elif restore is not None:
        archive.research.restore(case, restore)
    elif query is not None and where is not None and hits is not None:
        archive.research.add_elsewhere(case, query, where, hits, note=note)
    elif query is not None:
        archive.research.add(case, query, note=note)
    for one in archive.research.list(case):
        printer.item(search_json(one), *search_lines(one))


VERBS = (searched,)
