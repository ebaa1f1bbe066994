"""Treats a partial or additional count as the total where a report has no other count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dossier.compare.figure import CASUALTY_KINDS, Figure


def partial_as_total(found: Sequence[Figure]) -> Iterator[Figure]:
    """Treats a partial count as the total if the report gives no other count of that kind.

    `Six more are missing`, after the dead, are then all the missing; two brothers and a nurse who died are all the
    dead.
    """
    nameless = [figure for figure in found if not figure.marks.named]
    # One person who is named counts as one where the report gives no number, and names no other
    one = len(found) == len(nameless) + 1 and not any(o.kind == "killed" for o in nameless)
    found = found if one else nameless
    befallen = {float(figure.cell.value) for figure in found if figure.kind in CASUALTY_KINDS}
    for figure in found:
        if figure.of == "victims" and float(figure.cell.value) in befallen:  # counted already
            continue
        whole = figure.marks.listed or figure.marks.of_them
        if whole and not any(o.kind == figure.kind and float(o.cell.value) > float(figure.cell.value) for o in found):
            yield replace(figure, marks=replace(figure.marks, part=False))
            continue
        others = (o for o in found if o.kind == figure.kind and o.cell.value not in (figure.cell.value, 0))
        if figure.marks.added and figure.kind in ("wounded", "missing", "arrested") and not any(others):
            yield replace(figure, marks=replace(figure.marks, part=figure.marks.care))
        else:
            yield figure
