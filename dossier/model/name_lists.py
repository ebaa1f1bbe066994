"""A list of names to be searched for in one go, and which reports have them."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass

from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.reports import ReportRow

MOST_NAMES, MOST_BYTES = 10_000, 8 << 20
_HEADINGS = frozenset({"name", "names", "nombre", "nombres", "person", "persona"})
NAME_COLUMNS = ("name", "spelling", "report", "version", "headline", "outlet", "published", "snippet")


@dataclass(frozen=True, slots=True)
class NameHit:
    """A report that has a name; `row` is None where no report has it in any spelling."""

    name: str
    spelling: str
    row: ReportRow | None

    def value(self, column: str) -> str | int | None:
        """The value of one of `NAME_COLUMNS`."""
        if column in ("name", "spelling"):
            return str(getattr(self, column))
        value = getattr(self.row, column) if self.row else None
        return value if value is None or isinstance(value, int) else str(value)


def names_in(data: bytes, called: str) -> list[tuple[str, ...]]:
    """The spellings of each name in a CSV file or a text of lines: a line a name, further cells are other spellings.

    Cells are separated by commas, semicolons or tabs; a first line such as `name` is a heading. Raises BadInput, which
    names the file as `called`, where it is no text in UTF-8, too large, or holds no name.
    """
    if len(data) > MOST_BYTES:
        raise BadInput(called, Clause("name-list-too-large", megabytes=MOST_BYTES >> 20))
    try:
        lines = data.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        raise BadInput(called, Clause("no-text-in-utf8")) from error
    found = list(_spellings(csv.reader(lines, delimiter=_delimiter(lines))))
    if found and found[0][0].casefold() in _HEADINGS:
        del found[0]
    if not found:
        raise BadInput(called, Clause("holds-no-name"))
    if len(found) > MOST_NAMES:
        raise BadInput(called, Clause("too-many-names", names=len(found), most=MOST_NAMES))
    return found


def _delimiter(lines: list[str]) -> str:
    return max(",;\t", key=lambda mark: sum(mark in line for line in lines))


def _spellings(rows: Iterable[list[str]]) -> Iterable[tuple[str, ...]]:
    for row in rows:
        cells = dict.fromkeys(" ".join(cell.split()) for cell in row)
        if known := tuple(filter(None, cells)):
            yield known
