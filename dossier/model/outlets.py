"""News outlets: what is known about publishers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dossier.model.claims import Place

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Outlet:
    """A newspaper, broadcaster, site or wire service; a field that is not known is empty."""

    name: str
    aliases: tuple[str, ...] = ()
    domains: tuple[str, ...] = ()
    city: str | None = None  # as the gazetteer finds it: "Madrid", "Portland, Maine"
    country: str | None = None  # ISO 3166-1 alpha-2
    languages: tuple[str, ...] = ()  # ISO 639-1
    wire: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name, *self.aliases)


@dataclass(frozen=True, slots=True)
class KnownOutlet:
    """An outlet as an archive knows it: from the list that travels with Dossier, or by a person's word."""

    outlet: Outlet
    by: str | None = None  # the person's agent; None for the list's own
    at: str | None = None  # RFC 3339 UTC
    listed: Outlet | None = None  # what the list says, where a person says otherwise
    home: Place | None = None  # the place that its city is, when one outlet is asked for

    @property
    def is_mine(self) -> bool:
        return self.by is not None


@dataclass(frozen=True, slots=True)
class OutletEdit:
    """What is to be changed of an outlet: words to add, words to take away, values to set (None: as they are)."""

    aliases: Sequence[str] = ()
    domains: Sequence[str] = ()
    languages: Sequence[str] = ()
    without: Sequence[str] = ()  # aliases, domains and languages that are not its own
    city: str | None = None  # "": not known
    country: str | None = None  # "": not known
    wire: bool | None = None


@dataclass(frozen=True, slots=True)
class OwnOutlets:
    """The outlets that people entered into an archive, newest first; `seq` is the last event about any."""

    seq: int = 0
    outlets: tuple[Outlet, ...] = ()


def outlet_json(outlet: Outlet) -> Json:
    return {
        "name": outlet.name,
        "aliases": list(outlet.aliases),
        "domains": list(outlet.domains),
        "city": outlet.city,
        "country": outlet.country,
        "languages": list(outlet.languages),
        "wire": outlet.wire,
    }


def outlet_from_json(data: Mapping[str, Any]) -> Outlet:
    """Raises KeyError, TypeError when `data` is no outlet."""
    return Outlet(
        str(data["name"]),
        tuple(map(str, data["aliases"])),
        tuple(map(str, data["domains"])),
        data["city"],
        data["country"],
        tuple(map(str, data["languages"])),
        bool(data["wire"]),
    )
