"""What people say about how files are to be read: the charset of some bytes, the columns of a kind of table."""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.claims import FIELDS
from dossier.model.digest import Digest
from dossier.model.events import Event, EventKind

TEXT = "text"  # the field of a story's own words, as descriptions call it
COLUMN_FIELDS = (*FIELDS, TEXT)
HINT_EVENTS: tuple[EventKind, ...] = ("charset-set", "charset-unset", "columns-set", "columns-unset")


@dataclass(frozen=True, slots=True)
class ColumnRule:
    """Which fields the columns of a table hold, for every table with these column names."""

    header: tuple[str, ...]
    fields: tuple[tuple[str, str], ...]  # column and field
    report: str = ""  # the table for which it was made
    by: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class ReadingHints:
    """All that is known about one file before it is read."""

    charset: str = ""
    columns: tuple[ColumnRule, ...] = ()


def hints_json(hints: ReadingHints) -> dict[str, Any]:
    return {"charset": hints.charset, "columns": [[rule.header, rule.fields] for rule in hints.columns]}


def hints_from(data: Mapping[str, Any]) -> ReadingHints:
    """Reads what `hints_json` wrote."""
    rules = (ColumnRule(tuple(header), _pairs(fields)) for header, fields in data["columns"])
    return ReadingHints(data["charset"], tuple(rules))


def _pairs(fields: Iterable[Sequence[str]]) -> tuple[tuple[str, str], ...]:
    return tuple((column, field) for column, field in fields)


def column_names(cells: Iterable[str]) -> tuple[str, ...]:
    """The names in a table's first row, as rules compare them."""
    return tuple(" ".join(cell.split()) for cell in cells)


def column_rule(header: Sequence[str], fields: Iterable[tuple[str, str]]) -> ColumnRule:
    """A rule for tables with this header, from pairs of a field and a column. Raises BadInput."""
    known = {name.casefold(): name for name in column_names(header)}
    found: dict[str, str] = {}
    for field_name, column in fields:
        if field_name not in COLUMN_FIELDS:
            raise BadInput(field_name, Clause("no-field-of-tables", fields=", ".join(COLUMN_FIELDS)))
        name = known.get(" ".join(column.split()).casefold())
        if name is None:
            raise BadInput(column, Clause("no-column-of-table", columns=", ".join(known.values())))
        if found.setdefault(name, field_name) != field_name:
            raise BadInput(column, Clause("column-given-twice", first=found[name], second=field_name))
    if not {"headline", TEXT} & set(found.values()):
        raise BadInput(Clause("the-columns"), Clause("columns-without-story"))
    return ColumnRule(tuple(known.values()), tuple(found.items()))


ASSIGNED = "Columns assigned by hand:"


def assigned_lines(rule: ColumnRule) -> str:
    """How the text of a table ends that was read by a rule."""
    fields = dict(rule.fields)
    rows = (f"{column}\t{fields[column]}" if column in fields else column for column in rule.header)
    return "\n".join(["", "", ASSIGNED, *rows])


def stated_columns(rendition: str) -> tuple[str, ...] | None:
    """The column names that `assigned_lines` wrote at the end of a text."""
    _, found, lines = rendition.rpartition(f"\n\n{ASSIGNED}\n")
    return tuple(line.partition("\t")[0] for line in lines.split("\n")) if found else None


def charset_named(name: str) -> str:
    """The codec's own name for a charset. Raises BadInput where none is called so."""
    try:
        found = codecs.lookup(name.strip()).name
    except (LookupError, ValueError):
        raise BadInput(name, Clause("no-charset")) from None
    try:
        "".encode(found)
    except (LookupError, UnicodeError):  # base64 and other codecs give bytes, and `undefined` gives nothing
        raise BadInput(name, Clause("no-charset-of-words")) from None
    return found


@dataclass(frozen=True, slots=True)
class KnownHints:
    """What people said in an archive about how its files are to be read."""

    charsets: Mapping[Digest, str] = field(default_factory=dict)
    columns: tuple[ColumnRule, ...] = ()

    def of(self, digest: Digest) -> ReadingHints | None:
        """What concerns a file with these bytes; mostly nothing."""
        charset = self.charsets.get(digest, "")
        return ReadingHints(charset, self.columns) if charset or self.columns else None


def hints_in_force(events: Iterable[Event]) -> KnownHints:
    """What events of the kinds HINT_EVENTS say together: the last word on the same bytes or columns counts."""
    found = tuple(events)
    return KnownHints(_charsets(found), _column_rules(found))


def _charsets(events: Sequence[Event]) -> dict[Digest, str]:
    found: dict[Digest, str] = {}
    for event in events:
        if event.kind == "charset-set":
            found[event.detail["sha256"]] = event.detail["charset"]
        elif event.kind == "charset-unset":
            found.pop(event.detail["sha256"], None)
    return found


def _column_rules(events: Sequence[Event]) -> tuple[ColumnRule, ...]:
    found: dict[tuple[str, ...], ColumnRule] = {}
    for event in events:
        if event.kind not in ("columns-set", "columns-unset"):
            continue
        header = tuple(event.detail["header"])
        found.pop(header, None)
        if event.kind == "columns-set":
            fields = _pairs(event.detail["fields"])
            found[header] = ColumnRule(header, fields, event.detail["report"], event.agent, event.at)
    return tuple(found.values())
