"""Parts running heads, feet, page numbers and what browsers print at the edges from the words of printed pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from dossier import lazy_re as re
from dossier.reading.fields.dates import parse_date
from dossier.reading.fields.outlet_names import listed_outlet
from dossier.reading.layout.layout_nouns import LayoutLine, PrintedSheet
from dossier.reading.layout.printed import PRINTED
from dossier.reading.office.document_facts import FactRow

Kind = Literal["head", "foot", "number", "printer"]

_ZONE = 0.14  # share of the page's height that is its head, or its foot
_SAME_ROW = 0.6  # sizes between the heights of lines in one row
_ROWS = 3  # lines from the edge that may belong to it
_EDGES = 200  # lines of the margins that are shown
_SHARE = 0.3  # of the pages, on which a running line must recur at least
_NUMBER = re.compile(
    r"\W*(?:page|página|pagina|pág\.?|pag\.?|seite|s\.|p\.)?\s*[A-Z]?\d{1,4}(?:\s*(?:/|of|de|von|sur)\s*\d{1,4})?\W*",
    re.I,
)
_COUNT = re.compile(r"(?:page\s+)?\d{1,4}\s*(?:/|of|de|von|sur)\s*\d{1,4}", re.I)
_ADDRESS = re.compile(r"(?:https?|file)://\S+")
_MOMENT = re.compile(
    r"\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+(?:um\s+|à\s+)?\d{1,2}[:.]\d\d(?:\s*[ap]\.?\s?m\b\.?)?", re.I
)
SEPARATOR = " | "  # separates the parts of a running head
_CELL = re.compile(r"^[A-Z]?\d{1,4}\s*[|·•]\s*\S|\S\s*[|·•]\s*[A-Z]?\d{1,4}$")
_LED = re.compile(r"(?P<number>[A-Z]?\d{1,4})\s+(?=[^\W\d_]{2})")
_DIGITS = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Edge:
    """A line in a page's margin and what it is; for a running head or foot, the text of its whole row."""

    text: str
    kind: Kind


def without_margins(sheets: Sequence[PrintedSheet]) -> tuple[list[PrintedSheet], list[Edge]]:
    """Splits the pages from their margins; returns the margins' lines in order, each once."""
    running = _running(sheets)
    kept: list[PrintedSheet] = []
    edges: dict[Edge, None] = {}
    for sheet in sheets:
        found = dict(_edges(sheet, running))
        edges |= dict.fromkeys(_margin_lines(sheet, found))
        kept.append(replace(sheet, lines=tuple(line for line in sheet.lines if line not in found)))
    return kept, list(edges)


def _margin_lines(sheet: PrintedSheet, found: Mapping[LayoutLine, Kind]) -> Iterator[Edge]:
    """The lines in the margins of one page, parts of a running head or foot as one."""
    for row in _rows(sheet):
        parts = sorted((line for line in row if line in found), key=lambda line: line.left)
        running = [line for line in parts if found[line] in ("head", "foot")]
        for line in parts:
            if line not in running:
                yield Edge(line.text, found[line])
        if running:
            yield Edge(SEPARATOR.join(_numbered(line.text) for line in running), found[running[0]])


def _numbered(text: str) -> str:
    """A running line with its leading page number set off, unless a paper's name has the number: "20 Minutos"."""
    led = _LED.match(text)
    return (
        text
        if led is None or listed_outlet(text) or parse_date(text)
        else f"{led['number']}{SEPARATOR}{text[led.end() :]}"
    )


def _running(sheets: Sequence[PrintedSheet]) -> set[tuple[bool, str]]:
    """Lines that recur at the same edge of several pages, whatever their numbers."""
    if len(sheets) < 2:
        return set()
    seen = Counter[tuple[bool, str]]()
    for sheet in sheets:
        seen.update({_key(line, sheet) for row in _outer(sheet, _rows(sheet)) for line in row})
    return {key for key, count in seen.items() if count >= max(2, _SHARE * len(sheets)) and key[1].strip(" #")}


def _key(line: LayoutLine, sheet: PrintedSheet) -> tuple[bool, str]:
    return line.base > sheet.height / 2, _DIGITS.sub("#", line.text.casefold())


def _rows(sheet: PrintedSheet) -> list[list[LayoutLine]]:
    """The page's lines by their height on it; pictures show one row's lines at slightly different heights."""
    rows: list[list[LayoutLine]] = []
    for line in sorted(sheet.lines, key=lambda line: line.base):
        if rows and line.base - rows[-1][0].base <= _SAME_ROW * min(line.size, rows[-1][0].size):
            rows[-1].append(line)
        else:
            rows.append([line])
    return rows


def _outer(sheet: PrintedSheet, rows: Sequence[list[LayoutLine]]) -> list[list[LayoutLine]]:
    """The first and the last rows, if they are near an edge."""
    low, high = _ZONE * sheet.height, (1 - _ZONE) * sheet.height
    top = [row for row in rows[:_ROWS] if row[0].base <= low]
    return [*top, *(row for row in rows[-_ROWS:] if row[0].base >= high and row not in top)]


def _edges(sheet: PrintedSheet, running: set[tuple[bool, str]]) -> Iterator[tuple[LayoutLine, Kind]]:
    rows = _rows(sheet)
    outer = _outer(sheet, rows)
    is_printed = _is_printed(outer)
    for row in outer:
        is_last = row in (rows[0], rows[-1]) and not is_printed  # the browser's own rows are there
        is_folio = is_last and len(row) > 1 and any(_is_folio(line.text) for line in row)
        for line in row:
            if is_printed and _is_printers(row, is_edge=row in (rows[0], rows[-1])):
                yield line, "printer"
            elif is_last and _NUMBER.fullmatch(line.text):
                yield line, "number"
            elif is_folio or _key(line, sheet) in running:
                yield line, "foot" if line.base > sheet.height / 2 else "head"


def _is_folio(text: str) -> bool:
    """Whether a line is a page's number or a day, or has the number before or behind a bar."""
    if _CELL.search(text):
        return True
    date = parse_date(text) if len(text) < 40 else None
    return _NUMBER.fullmatch(text) is not None or (date is not None and date.year is not None)


def _is_printed(outer: Iterable[Sequence[LayoutLine]]) -> bool:
    """True if a browser printed the page: an address and a page count are at its edges."""
    texts = [_text(row) for row in outer]
    return any(map(_ADDRESS.search, texts)) and any(_COUNT.search(_ADDRESS.sub("", text)) for text in texts)


def _is_printers(row: Sequence[LayoutLine], *, is_edge: bool) -> bool:
    """True if a browser wrote the row: an address, a page count, or, in the outermost row, a date and time."""
    text = _text(row)
    return bool(_ADDRESS.search(text) or (is_edge and _MOMENT.search(text)) or _COUNT.match(text))


def _text(row: Sequence[LayoutLine]) -> str:
    return " ".join(line.text for line in sorted(row, key=lambda line: line.left))


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


def margin_facts(edges: Sequence[Edge], pages: int) -> Iterator[FactRow]:
    """Facts that browsers and printers put at the pages' edges; of the page numbers only the first."""
    if address := printed_address(edges):
        yield "url", "address in the margin", address
    if moment := printed_moment(edges):
        yield PRINTED, "printed on", moment
    others = [edge.text for edge in edges if edge.kind in ("printer", "number")]
    for text in others[:_EDGES]:
        yield "margin", "margin", text
    if len(others) > _EDGES:
        yield "margin", "margins left out", f"{len(others) - _EDGES:,} of {pages:,} pages"
