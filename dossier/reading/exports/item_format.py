"""What a format of stories with named fields gives, and the reader that makes reports of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Protocol

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Description, Reading
from dossier.model.file_parts import Capture, Part
from dossier.reading.exports.named_item import NamedItem, describe_item
from dossier.reading.text_tools.charset import is_binary
from dossier.reading.text_tools.file_names import Names

STATED_BY = "export"
_MOST_LISTED = 1000  # stories whose names a file's own rendition holds
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class Piece:
    """One story cut out of its file: a name that stays the same, or empty; its bytes, which are such a file again."""

    locator: str
    data: bytes


class ItemFormat(Protocol):
    """A format of files with stories; `pieces` gives one piece for a file of one story."""

    @property
    def version(self) -> str: ...

    @property
    def media_type(self) -> str: ...

    @property
    def endings(self) -> tuple[str, ...]: ...

    def accepts(self, data: bytes, name: str) -> bool: ...

    def pieces(self, data: bytes) -> Iterator[Piece]:
        """The stories in order, as far as the file is whole. Raises Unreadable where it holds none."""

    def item(self, data: bytes) -> NamedItem:
        """The story of a file of one. Raises Unreadable."""

    def lacks(self, data: bytes) -> Clause | None:
        """Why something of the file is not in its pieces: "is cut off within its last story"."""


@dataclass(frozen=True, slots=True)
class StoryReader:
    """Reads a story that was cut out of a file of its format, and is not cut once more."""

    form: ItemFormat

    @property
    def version(self) -> str:
        return self.form.version

    @property
    def media_types(self) -> tuple[str, ...]:
        return (self.form.media_type,)

    @property
    def endings(self) -> tuple[str, ...]:
        return self.form.endings

    def accepts(self, data: bytes, name: str) -> bool:
        return self.form.accepts(data, name)

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable where no story is in it."""
        return describe_item(self.form.item(data), self.version, self.form.media_type, name)


@dataclass(frozen=True, slots=True)
class ExportReader(StoryReader):
    """Reads a file of one format: its story, or a list of its stories, each of which is a report of its own."""

    def accepts(self, data: bytes, name: str) -> bool:
        return not is_binary(data) and self.form.accepts(data, name)

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable where no story is in it."""
        pieces = iter(self.form.pieces(data))
        first = list(islice(pieces, 2))
        if not first:
            raise Unreadable(Clause("holds-no-story", format=self.form.version.partition("/")[0]))
        if len(first) == 1:
            found = describe_item(self.form.item(first[0].data), self.version, self.form.media_type, name)
            return replace(found, lacks=self.form.lacks(data))
        return listing(self.version, self.form.media_type, chain(first, pieces), self.form.lacks(data))

    def parts(self, data: bytes, name: str) -> Iterator[Part]:  # noqa: ARG002 - stories have names of their own
        """Every story with its locator; none where there is but one. Raises Unreadable."""
        return parts_of(self.form.pieces(data), self.form.media_type)


def parts_of(pieces: Iterator[Piece], media_type: str, fewest: int = 2) -> Iterator[Part]:
    """The pieces as parts, each with a name of its own: its locator, else its number; none if there are fewer."""
    pieces = iter(pieces)
    first = list(islice(pieces, fewest))
    if len(first) < fewest:
        return
    names = Names()
    capture = Capture(media_type=media_type, told_by=STATED_BY)
    for number, piece in enumerate(chain(first, pieces), 1):
        yield Part(names.own(piece.locator.strip() or f"story {number}"), piece.data, capture)


def listing(reader: str, media_type: str, pieces: Iterator[Piece], lacks: Clause | None = None) -> Reading:
    """A list for people: a file whose parts are its stories is no report itself, and claims nothing."""
    rows: list[str] = []
    count = 0
    for count, piece in enumerate(pieces, 1):
        if count <= _MOST_LISTED:
            rows.append(f"{count}. {' '.join(piece.locator.split())[:_LONGEST]}".rstrip())
    rows += [f"and {count - _MOST_LISTED:,} more"] if count > _MOST_LISTED else []
    rendition = "\n".join([f"A file of {count:,} {'story' if count == 1 else 'stories'}", "", *rows])
    return Reading(reader, media_type, rendition, Description((), ()), lacks=lacks)
