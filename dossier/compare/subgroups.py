"""Separates rows of numbers that count subgroups: those in hospital, another nation's customers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dossier.compare.figure import Figure
from dossier.compare.hospitals import is_in_hospital
from dossier.compare.scopes import nations
from dossier.model.links import part_of

IN_HOSPITAL = "in hospital"
_NEAR = 1.2  # times; numbers of one nation's people seldom lie further apart
_MORE = 1.1  # times; more in hospital than anybody counts hurt is another count of the hurt


def aspect(figure: Figure, row: Sequence[Figure]) -> str | None:
    """The name of the row where a figure fits better than in its own; None where its own row fits."""
    if figure.kind == "wounded" and figure.of is None:
        return IN_HOSPITAL if _is_other_than_all(figure, row) else None
    if figure.kind == "count":
        return _of_nation(figure, row)
    return None


def _is_other_than_all(figure: Figure, row: Sequence[Figure]) -> bool:
    """Whether it counts those in hospital where a report counts these only, and others all the hurt.

    So many in hospital as others have hurt are all the hurt, and more are a count against theirs; so are fewer where
    everybody's number is exact. Where every report counts both, one row shows both.
    """
    if not is_in_hospital(figure):
        return False
    hurt = [f for f in row if not f.marks.care and not f.marks.severe and not f.marks.part]
    values, reports = {float(f.cell.value) for f in hurt}, {f.cell.report for f in hurt}
    cared = [f for f in row if is_in_hospital(f)]
    alone = any(float(f.cell.value) not in values and f.cell.report not in reports for f in cared)
    if not alone or all(f.cell.qualifier == "exactly" for f in hurt):
        return False
    told = float(figure.cell.value)
    return told <= _MORE * max(values, default=0.0) and (told not in values or figure.cell.report in reports)


def _of_nation(figure: Figure, row: Sequence[Figure]) -> str | None:
    """The name of those of its nation, where the row's reports count those of several."""
    own = nations(figure)
    if len(own) != 1:
        return None
    told = Counter(nation for other in row for nation in sorted(nations(other)))
    if len(told) < 2:
        return None
    (nation,) = own
    return None if nation == _main(told, row) else part_of(str(figure.of), nation)


def _main(told: Counter[str], row: Sequence[Figure]) -> str | None:
    """The nation of those without one: that of the nearest number, or the commonest if all figures name a nation."""
    open_ = [float(f.cell.value) for f in row if not nations(f)]
    if not open_:
        return max(told, key=lambda nation: (told[nation], nation))
    near = Counter(
        nation
        for f in row
        for nation in nations(f)
        if any(max(float(f.cell.value), v) <= _NEAR * min(float(f.cell.value), v) for v in open_)
    )
    return max(near, key=lambda nation: (near[nation], nation), default=None)
