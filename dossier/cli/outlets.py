"""Commands on outlets: what the archive knows about publishers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from dossier.cli import checked
from dossier.cli.options import common, with_archive
from dossier.cli.output import Printer, counted, table
from dossier.model.describe import place_json
from dossier.model.outlets import KnownOutlet, Outlet, OutletEdit, outlet_json

if TYPE_CHECKING:
    from pathlib import Path

    from dossier.archive import Archive

_NAME = click.argument("name")
_LATER = click.option("--later", is_flag=True, help="Leave reading again to the window or to `dossier watch`.")


def known_json(known: KnownOutlet) -> dict[str, Any]:
    """An outlet with its author; `listed` is the list's entry where a person entered something else."""
    data = {"mine": known.is_mine, "by": known.by, "at": known.at}
    return outlet_json(known.outlet) | data | {"listed": known.listed and outlet_json(known.listed)}


def _row(known: KnownOutlet) -> tuple[str, ...]:
    outlet = known.outlet
    where = ", ".join(filter(None, (outlet.city, outlet.country)))
    return ("mine" if known.is_mine else "", outlet.name, where or "-", " ".join(outlet.domains) or "-", _kind(outlet))


def _kind(outlet: Outlet) -> str:
    return "wire service" if outlet.wire else ""


def _lines(known: KnownOutlet) -> Iterator[str]:
    outlet, home = known.outlet, known.home
    yield outlet.name + (f"  ({_kind(outlet)})" if outlet.wire else "")
    place = ", ".join(filter(None, (home.name, home.admin, home.country))) if home else outlet.city
    values = (", ".join(outlet.aliases), ", ".join(outlet.domains), place, outlet.country, ", ".join(outlet.languages))
    for name, words in zip(("also", "domains", "home", "country", "languages"), values, strict=True):
        yield f"  {name:10} {words or '-'}"
    yield f"  {'told by':10} {known.by or 'the list of outlets'}" + (f", {known.at}" if known.at else "")
    if known.listed:
        yield f"  {'':10} the list has another entry, which shows again when this one is dropped"


@checked.group("outlet")
@common
def outlet_group(archive: Path | None, as_json: bool) -> None:
    """Outlets: who publishes, under which names and addresses, and where they are at home."""


@outlet_group.command("list")
@click.argument("query", nargs=-1)
@click.option("--mine", is_flag=True, help="Only those that people entered.")
@with_archive
def list_outlets(printer: Printer, archive: Archive, query: tuple[str, ...], mine: bool) -> None:
    """List the known outlets; with words, those that match every word."""
    found = archive.outlets.list(" ".join(query), mine=mine)
    if printer.as_json:
        printer.items((known_json(known), "") for known in found)
    else:
        printer.lines(table(map(_row, found)))


@outlet_group.command("show")
@_NAME
@with_archive
def show(printer: Printer, archive: Archive, name: str) -> None:
    """Every outlet of a name, alias or domain, likeliest first."""
    for known in archive.outlets.get(name):
        printer.item(known_json(known) | {"home": place_json(known.home)}, *_lines(known))


@outlet_group.command("set")
@_NAME
@click.option("--alias", "aliases", multiple=True, help="Another name or abbreviation; may be said several times.")
@click.option("--domain", "domains", multiple=True, help="An address, such as example.org; may be said several times.")
@click.option("--language", "languages", multiple=True, help="A code, such as es; may be said several times.")
@click.option("--without", multiple=True, help="An alias, domain or language that is not its own.")
@click.option("--city", help='Where it is at home, such as "Quito" or "Portland, Maine"; "" if nobody knows.')
@click.option("--country", help="Its country, by name or code.")
@click.option("--wire/--no-wire", default=None, help="Whether it is a news agency.")
@_LATER
@with_archive
def set_outlet(printer: Printer, archive: Archive, name: str, later: bool, **options: Any) -> None:
    """Add an outlet, or change an entry.

    What is named is added to the rest. Reports that mention the outlet are then read again.
    """
    known = archive.outlets.edit(name, OutletEdit(**options))
    _print_outlet(printer, archive, known, later)


@outlet_group.command("remove")
@_NAME
@_LATER
@with_archive
def remove(printer: Printer, archive: Archive, name: str, later: bool) -> None:
    """Remove people's entries about an outlet.

    What the list says of it shows again.
    """
    known = archive.outlets.remove(name)
    printer.item({**known_json(known), "dropped": True, **_again(archive, later)}, f"{known.outlet.name}: dropped")


checked.old_spelling(outlet_group, "drop", remove)


def _print_outlet(printer: Printer, archive: Archive, known: KnownOutlet, later: bool) -> None:
    again = _again(archive, later)
    count = again.get("read_again")
    said = f"  {'':10} read again, for they mention it: {counted(count, 'report')}" if count else None
    data = known_json(known) | {"home": place_json(known.home)} | again
    printer.item(data, *_lines(known), *filter(None, [said]))


def _again(archive: Archive, later: bool) -> dict[str, int]:
    """How many reports were read again for the changed outlets."""
    return {} if later else {"read_again": sum(1 for _ in archive.outlets.reread())}
