"""Files within files: an attachment of a message, a page in a web archive."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePath


@dataclass(frozen=True, slots=True)
class Capture:
    """Where a part was got, as the file that holds it says; `told_by` names what says so, such as "warc"."""

    url: str | None = None
    captured: str | None = None  # RFC 3339 UTC
    media_type: str | None = None
    told_by: str = ""  # as the log has it


@dataclass(frozen=True, slots=True)
class Part:
    """A file inside of another. Equal names in one file are states of the same thing."""

    name: str  # a URL, or the attachment's own name
    data: bytes
    capture: Capture = Capture()


@dataclass(frozen=True, slots=True)
class Item:
    """One story, or one attached file, within a file that holds several: its name there and its place among them."""

    locator: str
    number: int  # from 1, in the file's order
    of: int


@dataclass(frozen=True, slots=True)
class PartOrigin:
    """The report that a part was taken from, and what that file says of where the part was got."""

    part_of: str
    capture: Capture = Capture()
    item: Item | None = None  # None in events of 0.5.0


DEEPEST = 8  # files within files that are followed; what lies deeper stays in the file that holds it
_WITHIN = "//"  # no path of a file has two slashes in a row, but for those that a network path begins with


def place_within(place: str, name: str) -> str:
    """The place of a part: that of the file which holds it, two slashes, and its name there."""
    return f"{place}{_WITHIN}{name}"


def is_within(place: str) -> bool:
    """Whether a place is that of a part."""
    return depth(place) > 0


def depth(place: str) -> int:
    """The largest possible nesting depth of a part at this place: an address counts as a file, for its two slashes."""
    return place[1:].count(_WITHIN)


def own_name(place: str) -> str:
    """What a person knows a file by: its name without folders, or a part's whole name in the file that holds it."""
    return (place.rpartition(_WITHIN)[2] or place) if is_within(place) else PurePath(place).name


def holder_name(place: str) -> str:
    """The name of the file that holds a part, as a person knows it; of any other file its own."""
    return own_name(place.rpartition(_WITHIN)[0] or place)


def item_json(item: Item | None) -> dict[str, str | int] | None:
    """The contract's form; None for a file that is one story."""
    return None if item is None else {"locator": item.locator, "number": item.number, "of": item.of}


def capture_origin_json(capture: Capture) -> dict[str, str]:
    """Where a part was got as JSON, as far as it is known."""
    return {name: words for name in ("url", "captured") if (words := getattr(capture, name))}
