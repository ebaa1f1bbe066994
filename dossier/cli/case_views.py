"""Prints what a case's reports copy, what rests on one of them, and the toll through time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from dossier.cli.output import Printer, counted
from dossier.model.copies import CopiedReport
from dossier.model.dependences import Dependence, SentenceDependence
from dossier.model.evidence import Evidence
from dossier.model.spreadsheet import csv_table
from dossier.model.tolls import TollPoint

_TOLL = ("kind", "of", "published", "report", "value", "qualifier", "attributed_to", "lowered", "corrected", "quote")


def print_copies(printer: Printer, tree: Sequence[CopiedReport]) -> None:
    """An object a report, the first texts first, then one with the number of sources."""
    for one in tree:
        data = {"report": one.report, "source": one.source, "copies": one.copies, "share": one.share}
        changes = [
            {"kind": c.kind, "before": c.before and _words(c.before), "after": c.after and _words(c.after)}
            for c in one.changes
        ]
        kinds = [change.kind for change in one.changes]
        sums = ", ".join(f"{kinds.count(kind)} {kind}" for kind in ("copied", "changed", "added", "cut"))
        head = f"{one.report:6} copies {one.copies} ({sums})" if one.copies else f"{one.report:6} is a text of its own"
        lines = (
            f"  {c.kind:8} “{at.quote}”" for c in one.changes if c.kind != "copied" and (at := c.after or c.before)
        )
        printer.item(data | {"changes": changes}, head, *lines)
    sources = len({one.source for one in tree})
    words = f"{counted(len(tree), 'report')}, {counted(sources, 'independent source')}"
    printer.item({"reports": len(tree), "sources": sources}, words)


def print_dependences(printer: Printer, found: Sequence[Dependence | SentenceDependence]) -> None:
    """An object a row or a sentence of the brief that falls or changes."""
    for one in found:
        if isinstance(one, SentenceDependence):
            printer.item(asdict(one), f"{one.effect:8} {one.where} {one.number}: {one.sentence}")
            continue
        row, left = one.row, one.left
        after = (
            {"agree": left.agree, "relation": left.relation, "values": [c.value for c in left.cells]} if left else None
        )
        data: dict[str, Any] = {"effect": one.effect, "finding": row.finding, "kind": row.kind, "of": row.of}
        data |= {"key": row.key, "agree": row.agree, "relation": row.relation}
        data |= {"values": [cell.value for cell in row.cells], "left": after}
        named = f"{row.finding}: {row.kind} {row.of or ''}".rstrip()
        how = f"{row.relation} becomes {left.relation}" if left and left.relation != row.relation else ""
        printer.item(data, f"{one.effect:8} {named}  {how}".rstrip() + f"  {row.key}")


def print_toll(printer: Printer, points: Sequence[TollPoint], csv: bool) -> None:
    """An object a number; with `csv`, a line each."""
    json_points = [_point(point) for point in points]
    if csv and not printer.as_json:
        printer.lines(line.rstrip("\r\n") for line in csv_table([_TOLL, *(tuple(one.values()) for one in json_points)]))
        return
    for one in json_points:
        lowered = "".join(f"  {how}" for how in ("lowered", "corrected") if one[how])
        who = f" – {one['attributed_to']}" if one["attributed_to"] else ""
        named = f"{one['kind']} {one['of'] or ''}".rstrip()
        printer.item(
            one, f"{named:20} {one['published'] or 'no day':10} {one['report']:6} {one['value']}{who}{lowered}"
        )


def _point(point: TollPoint) -> dict[str, Any]:
    row, cell = point.row, point.cell
    values = (
        row.kind, row.of, point.published, cell.report, cell.value, cell.qualifier, cell.attributed_to, point.lowered,
        point.corrected, cell.evidence.quote,
    )  # fmt: skip
    return dict(zip(_TOLL, values, strict=True))


def _words(at: Evidence) -> dict[str, Any]:
    assert at.span, "a sentence stands in the text"
    return {"start": at.span.start, "end": at.span.end, "quote": at.quote}
