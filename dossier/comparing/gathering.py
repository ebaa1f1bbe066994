"""Finds figures that count the same people under several names: `seven builders`, `siete obreros`, `seven people`.

A report that counts one group only counts with it all whom it befell, as another report does by `people`. That both
mean the same people is known from equal numbers, and likely of groups that fill the scene (passengers of a bus,
residents of a flooded town) and numbers that are near. Whoever is told beside a total, `five dead, two of them
children`, is a part of it and has a row of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dossier.comparing.figures import Figure, is_better
from dossier.comparing.nouns import counts_persons
from dossier.comparing.wordlists import wordset
from dossier.model.reports import ReportId

_FATES = ("killed", "wounded", "arrested", "missing", "displaced")
_SCENE = wordset(
    "passengers workers residents students prisoners protesters participants migrants fans spectators worshippers"
    " patients tourists players fishermen farmers hikers campers guests shoppers customers villagers adults men"
)
_NEAR = 1.6  # numbers of one thing told by two reports seldom lie further apart
_CROWD = 10  # fewer than these who do something may well be others
_SUM = 1000  # smaller sums are often told, and of many things
_PEOPLE = "people"
Subject = tuple[str, str | None]
_Called = tuple[ReportId, str, str | None]


@dataclass(frozen=True, slots=True)
class _Name:
    """What a group is called in its row, and whether it is known to be the same people."""

    of: str | None
    sure: bool


@dataclass(frozen=True, slots=True)
class _Sole:
    """The one group that a report counts, and its greatest number."""

    report: ReportId
    of: str | None
    value: float


def gathered(figures: Sequence[Figure]) -> dict[Subject, list[Figure]]:
    """The figures by kind and whom they count, with those of the same people brought under one name."""
    named: dict[_Called, _Name] = {}
    for kind in _FATES:
        named |= _names(figures, kind)
    held: dict[Subject, list[Figure]] = {}
    amounts, crowds = _amounts(figures), _crowds(figures)
    for figure in figures:
        name = named.get((figure.cell.report, figure.kind, figure.of)) or amounts.get(_amount(figure))
        if figure.kind == "count":
            name = crowds.get(_crowd(figure))
        one = figure if name is None else _renamed(figure, name)
        _take(held.setdefault((one.kind, one.of), []), one)
    return held


def _amount(figure: Figure) -> tuple[object, ...]:
    return figure.kind, figure.of, figure.cell.value, figure.cell.unit


def _amounts(figures: Sequence[Figure]) -> dict[tuple[object, ...], _Name]:
    """Sums and times that one report names and another does not, or names otherwise: $2.4 million of wages, of debt."""
    alike: dict[tuple[object, ...], list[Figure]] = {}
    for figure in figures:
        if figure.kind == "duration" or (figure.kind == "money" and float(figure.cell.value) >= _SUM):
            alike.setdefault((figure.kind, figure.cell.value, figure.cell.unit), []).append(figure)
    found: dict[tuple[object, ...], _Name] = {}
    for told in alike.values():
        names = Counter(figure.of for figure in told if figure.of)
        if len({figure.cell.report for figure in told}) > 1 and (told[0].kind == "money" or len(names) == 1) and names:
            name = _Name(names.most_common(1)[0][0], True)
            found |= {_amount(figure): name for figure in told if figure.of != name.of}
    return found


def _take(row: list[Figure], figure: Figure) -> None:
    """A report that tells one number by two names (`two dead`, `two workers died`) tells it once."""
    for at, other in enumerate(row):
        if (other.cell.report, other.cell.value, other.cell.qualifier) == (
            figure.cell.report, figure.cell.value, figure.cell.qualifier
        ) and other.cell.unit == figure.cell.unit and other.kind in _FATES:  # fmt: skip
            row[at] = figure if is_better(figure, other) else other
            return
    row.append(figure)


def _renamed(figure: Figure, name: _Name) -> Figure:
    if name.of == figure.of:
        return figure
    known = replace(figure.marks, within=not name.sure)
    return replace(figure, of=name.of, marks=known, cell=replace(figure.cell, of=figure.of))


def _names(figures: Sequence[Figure], kind: str) -> dict[_Called, _Name]:
    """What each report's group is called in the row where it stands."""
    soles, parts = list(_soles(figures, kind)), _parts(figures, kind)
    meant = {one.of for one in soles if one.of is not None and _is_equal(one, soles, parts)}
    same = [one for one in soles if one.of not in parts and (one.of in meant or _is_near(one, soles))]
    of = _common(soles, same)
    found = {(one.report, kind, one.of): _Name(of, one.of in meant) for one in same}
    return found | {(one.report, kind, one.of): _Name(None, True) for one in _twice(figures, kind)}


def _soles(figures: Sequence[Figure], kind: str) -> Iterator[_Sole]:
    """Of each report that gives one kind of people, or people at large, as all whom it befell."""
    by_report: dict[ReportId, dict[str | None, float]] = {}
    for figure in figures:
        if figure.kind == kind and not figure.marks.charged:
            groups = by_report.setdefault(figure.cell.report, {})
            groups[figure.of] = max(groups.get(figure.of, 0.0), float(figure.cell.value))
    for report, groups in by_report.items():
        most = max(groups, key=lambda of: (groups[of], of is None))
        if most is None or len(groups.keys() - {None}) == 1:
            yield _Sole(report, most, groups[most])


def _parts(figures: Sequence[Figure], kind: str) -> frozenset[str | None]:
    """The groups that a report tells beside a greater number of people at large, or beside others: parts of a whole."""
    totals: dict[ReportId, float] = {}
    for figure in figures:
        if figure.kind == kind and figure.of is None:
            totals[figure.cell.report] = max(totals.get(figure.cell.report, 0.0), float(figure.cell.value))
    told = [figure for figure in figures if figure.kind == kind and figure.of and not figure.marks.part]
    beside = frozenset(f.of for f in told if float(f.cell.value) < totals.get(f.cell.report, 0.0))
    several = (f.of for f in told if any(f.of != o.of and f.cell.report == o.cell.report for o in told))
    return beside | frozenset(several)


def _is_equal(one: _Sole, soles: Sequence[_Sole], parts: frozenset[str | None]) -> bool:
    """Whether another report gives the group's number as that of others: then both mean the same people."""
    alike = (other for other in soles if other.report != one.report and other.of not in parts)
    return one.of not in parts and one.value > 1 and any(o.value == one.value and o.of != one.of for o in alike)


def _is_near(one: _Sole, soles: Sequence[_Sole]) -> bool:
    """Whether those who fill the scene are about as many as another report says."""
    others = [other.value for other in soles if other.of is None and other.report != one.report and other.value]
    close = any(max(one.value, value) <= _NEAR * min(one.value, value) for value in others)
    return one.of in _SCENE and one.value > 1 and close


def _twice(figures: Sequence[Figure], kind: str) -> Iterator[_Sole]:
    """Groups of which their own report tells the number of people at large: `twelve bodies`, `the twelve men`."""
    told = [figure for figure in figures if figure.kind == kind]
    totals = {(f.cell.report, f.cell.value) for f in told if f.of is None and not f.marks.charged}
    for figure in told:
        if figure.of and (figure.cell.report, figure.cell.value) in totals and float(figure.cell.value) > 1:
            yield _Sole(figure.cell.report, figure.of, float(figure.cell.value))


def _common(soles: Sequence[_Sole], same: Sequence[_Sole]) -> str | None:
    """The name of a row: people at large where any report tells of them, else the group that most reports name."""
    if not same or any(one.of is None for one in soles):
        return None
    return Counter(one.of for one in same).most_common(1)[0][0]


def _crowds(figures: Sequence[Figure]) -> dict[tuple[object, ...], _Name]:
    """Groups of which another report tells as many people doing the same: 20,000 farmers, 20,000 people marched.

    Of those who fill the scene near numbers will do, where both tell what they did.
    """
    counted = [f for f in figures if f.kind == "count" and f.of and counts_persons(f.of) and _is_telling(f)]
    people = [f for f in counted if f.of == _PEOPLE]
    found: dict[tuple[object, ...], _Name] = {}
    for figure in counted:
        others = [o for o in people if o.cell.report != figure.cell.report and _may_do(figure, o)]
        if figure.of != _PEOPLE and any(o.cell.value == figure.cell.value for o in others):
            found |= {_crowd(f): _Name(_PEOPLE, True) for f in counted if f.of == figure.of and _is_it(f, figure)}
        elif figure.of in _SCENE and any(_is_close(figure, o) for o in others):
            found.setdefault(_crowd(figure), _Name(_PEOPLE, False))
    return found


def _is_telling(figure: Figure) -> bool:
    """Whether its number is one that few others will have by chance."""
    return float(figure.cell.value) >= _CROWD or figure.marks.doing in ("rescued", "trapped", "aboard")


def _crowd(figure: Figure) -> tuple[object, ...]:
    return figure.cell.report, figure.of, figure.marks.doing


def _may_do(one: Figure, other: Figure) -> bool:
    """Whether both may do the same; what nobody tells may be anything."""
    return one.marks.doing == other.marks.doing or None in (one.marks.doing, other.marks.doing)


def _is_it(one: Figure, other: Figure) -> bool:
    done = one.marks.doing is not None and one.marks.doing == other.marks.doing
    return done or one.cell.value == other.cell.value


def _is_close(one: Figure, other: Figure) -> bool:
    low, high = sorted((float(one.cell.value), float(other.cell.value)))
    return one.marks.doing is not None and one.marks.doing == other.marks.doing and high <= _NEAR * low
