"""Parts running heads, feet, page numbers and what browsers print at the edges from the words of printed pages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from dossier.reading.dates import parse_date
from dossier.reading.sheet import Line, Sheet

Kind = Literal["head", "foot", "number", "printer"]

_ZONE = 0.14  # share of the page's height in which its head, or its foot, stands
_ROWS = 3  # lines from the edge that may belong to it
_SHARE = 0.3  # of the pages, on which a running line stands at least
_NUMBER = re.compile(
    r"\W*(?:page|página|pagina|pág\.?|pag\.?|seite|s\.|p\.)?\s*[A-Z]?\d{1,4}(?:\s*(?:/|of|de|von|sur)\s*\d{1,4})?\W*",
    re.I,
)
_COUNT = re.compile(r"(?:page\s+)?\d{1,4}\s*(?:/|of|de|von|sur)\s*\d{1,4}", re.I)
_ADDRESS = re.compile(r"(?:https?|file)://\S+")
_MOMENT = re.compile(
    r"\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+(?:um\s+|à\s+)?\d{1,2}[:.]\d\d(?:\s*[ap]\.?\s?m\b\.?)?", re.I
)
_DIGITS = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Edge:
    """A line in a page's margin and what it is."""

    text: str
    kind: Kind


def without_margins(sheets: Sequence[Sheet]) -> tuple[list[Sheet], list[Edge]]:
    """The pages without what stands in their margins, and that, each line once, in order."""
    running = _running(sheets)
    kept: list[Sheet] = []
    edges: dict[Edge, None] = {}
    for sheet in sheets:
        found = dict(_edges(sheet, running))
        edges |= dict.fromkeys(Edge(line.text, kind) for line, kind in found.items())
        kept.append(replace(sheet, lines=tuple(line for line in sheet.lines if line not in found)))
    return kept, list(edges)


def _running(sheets: Sequence[Sheet]) -> set[tuple[bool, str]]:
    """Lines that stand at the same edge of several pages, whatever their numbers."""
    if len(sheets) < 2:
        return set()
    seen = Counter[tuple[bool, str]]()
    for sheet in sheets:
        seen.update({_key(line, sheet) for line in _outer(sheet)})
    return {key for key, count in seen.items() if count >= max(2, _SHARE * len(sheets)) and key[1].strip(" #")}


def _key(line: Line, sheet: Sheet) -> tuple[bool, str]:
    return line.base > sheet.height / 2, _DIGITS.sub("#", line.text.casefold())


def _outer(sheet: Sheet) -> list[Line]:
    """The lines of the first and the last rows, where these stand near an edge."""
    bases = sorted({round(line.base) for line in sheet.lines})
    top, foot = set(bases[:_ROWS]), set(bases[-_ROWS:])
    low, high = _ZONE * sheet.height, (1 - _ZONE) * sheet.height
    return [
        line
        for line in sheet.lines
        if (line.base <= low and round(line.base) in top) or (line.base >= high and round(line.base) in foot)
    ]


def _edges(sheet: Sheet, running: set[tuple[bool, str]]) -> Iterator[tuple[Line, Kind]]:
    outer = _outer(sheet)
    printed, folios = _printed_rows(outer), _folio_rows(sheet)
    for line in outer:
        row = round(line.base)
        if row in printed:
            yield line, "printer"
        elif _NUMBER.fullmatch(line.text) and row in folios:
            yield line, "number"
        elif _key(line, sheet) in running or folios.get(row):
            yield line, "foot" if line.base > sheet.height / 2 else "head"


def _folio_rows(sheet: Sheet) -> dict[int, bool]:
    """The page's first and last row, and whether it holds a page's number or a date beside other words."""
    rows: dict[int, list[str]] = {}
    for line in sheet.lines:
        rows.setdefault(round(line.base), []).append(line.text)
    ends = {min(rows), max(rows)} if rows else set()
    return {row: len(rows[row]) > 1 and any(map(_is_folio, rows[row])) for row in ends}


def _is_folio(text: str) -> bool:
    date = parse_date(text) if len(text) < 40 else None
    return _NUMBER.fullmatch(text) is not None or (date is not None and date.year is not None)


def _printed_rows(outer: Iterable[Line]) -> set[int]:
    """Rows that a browser added: an address and the count of pages on one page, with a date and time beside them."""
    rows: dict[int, list[str]] = {}
    for line in outer:
        rows.setdefault(round(line.base), []).append(line.text)
    joined = {row: " ".join(texts) for row, texts in rows.items()}
    if not any(_ADDRESS.search(text) for text in joined.values()):
        return set()
    if not any(_COUNT.search(_ADDRESS.sub("", text)) for text in joined.values()):
        return set()
    return {row for row, text in joined.items() if _ADDRESS.search(text) or _MOMENT.match(text) or _COUNT.match(text)}


def printed_address(edges: Iterable[Edge]) -> str | None:
    """The whole address of the page that a browser printed; one that was cut short is none."""
    for edge in edges:
        if edge.kind == "printer" and (found := _ADDRESS.search(edge.text)) and found.group().startswith("http"):
            return None if found.group().endswith(("…", "...")) else found.group()
    return None


def printed_moment(edges: Iterable[Edge]) -> str | None:
    """The date and time at which a browser printed, as it wrote them."""
    found = (_MOMENT.search(edge.text) for edge in edges if edge.kind == "printer")
    return next((match.group() for match in found if match), None)
