"""Finds figures that count the same people under several names: `seven builders`, `siete obreros`, `seven people`.

A report that counts one group only means by it all the victims, as another report does by `people`. Equal numbers prove
that both mean the same people; near numbers make it likely for groups that fill the scene (passengers of a bus,
residents of a flooded town). A group counted along with a total, `five dead, two of them children`, is a part of it and
has a row of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from dossier.authority.knowledge import words
from dossier.compare.casualties_without_verb import with_fates
from dossier.compare.count_groups import crowds
from dossier.compare.figure import CASUALTY_KINDS, Figure, is_better, is_same
from dossier.compare.figure_compat import value_of
from dossier.compare.noun_compat import HALVES, are_compatible
from dossier.compare.nouns import words_for
from dossier.language.folding import folded
from dossier.model.reports import ReportId

_SCENE = words("noun_classes", "at_the_scene") | {"survivors"}
_OTHERS = words("noun_classes", "at_risk")  # of whom others may well have died too
_NEAR = 1.8  # numbers of one thing in two reports seldom lie further apart
_NEAR_HELD = 3  # the arrested are counted from the first hour on
_ALL = ("killed", "arrested", "missing")  # where a report that counts one group seldom leaves others out
_DAYS = 48  # hours; what lasts so long is given in days or in weeks
_UNREST = {"protest": "riot"}
_SUM = 1000  # smaller sums occur often, and for many things
Subject = tuple[str, str | None]
_Named = dict[int, str | None]  # figures by their places, and whom they count
_AT_LARGE = (("wounded", "patients"),)  # names for anybody with this casualty
_SOME = ("wounded",)  # of a group that a report counts there may well be fewer than of all


@dataclass(frozen=True, slots=True)
class _Sole:
    """The one group that a report counts, and its greatest number."""

    report: ReportId
    of: str | None
    value: float
    values: frozenset[float]  # all its numbers of the group


def gathered(figures: Sequence[Figure]) -> dict[Subject, list[Figure]]:
    """The figures by kind and whom they count, with those of the same people brought under one name."""
    figures = with_fates(_without_conversions(figures))
    named: _Named = {}
    for kind in CASUALTY_KINDS:
        of_kind = {at: figure for at, figure in enumerate(figures) if figure.kind == kind and not figure.marks.charged}
        named |= _names(kind, of_kind)
    named |= crowds(figures)
    amounts = _amounts(figures)
    held: dict[Subject, dict[tuple[object, ...], list[Figure]]] = {}
    index = _GivenFigures(figures)
    for at, figure in enumerate(figures):
        of = named[at] if at in named else amounts.get(_amount(figure), figure.of)
        one = figure if of == figure.of else _renamed(figure, of, index)
        cell = one.cell
        numbers = held.setdefault((one.kind, one.of), {})
        _take(numbers.setdefault((cell.report, cell.value, cell.qualifier, cell.unit), []), one)
    return {subject: [f for of_kind in numbers.values() for f in of_kind] for subject, numbers in held.items()}


def _without_conversions(figures: Sequence[Figure]) -> list[Figure]:
    """The figures without sums converted from another currency, unless a report gives them in this currency only."""
    stated = {_amount(figure)[2:] for figure in figures if figure.kind == "money" and not figure.marks.converted}
    return [figure for figure in figures if not figure.marks.converted or _amount(figure)[2:] in stated]


class _GivenFigures:
    """Which reports give a number, and which count a whole group."""

    def __init__(self, figures: Sequence[Figure]) -> None:
        self._values: dict[tuple[str, object], set[ReportId]] = {}
        self._groups: dict[str, dict[str, set[ReportId]]] = {}
        for figure in figures:
            report = figure.cell.report
            self._values.setdefault((figure.kind, figure.cell.value), set()).add(report)
            if figure.of is not None and not figure.marks.part:
                self._groups.setdefault(figure.kind, {}).setdefault(figure.of, set()).add(report)

    def by_others(self, figure: Figure) -> bool:
        """Whether another report gives the number of a figure, or its group when both count all of it."""
        own = {figure.cell.report}
        if self._values[figure.kind, figure.cell.value] - own:
            return True
        if figure.of is None or figure.marks.part:
            return False
        groups = self._groups[figure.kind]
        return any(
            (of == figure.of or are_compatible(of, figure.of)) and reports - own for of, reports in groups.items()
        )


def _renamed(figure: Figure, of: str | None, given: _GivenFigures) -> Figure:
    """Under the name of its row; it may be some of them only, where no other report gives the number or the group."""
    sure = given.by_others(figure)
    named = figure.of is not None and bool(words_for(figure.of).search(folded(figure.cell.evidence.quote)))
    some = (figure.kind in _SOME and named) or figure.marks.doing == "aboard"
    within = (some and not sure) or (figure.of != of and figure.of in HALVES)
    return replace(figure, of=of, marks=replace(figure.marks, within=within), cell=replace(figure.cell, of=figure.of))


def _amount(figure: Figure) -> tuple[object, ...]:
    return figure.kind, figure.of, figure.cell.value, figure.cell.unit


def _amounts(figures: Sequence[Figure]) -> dict[tuple[object, ...], str]:
    """Sums and times that one report names and another does not, or names otherwise: $2.4 million of wages, of debt."""
    alike: dict[tuple[object, ...], list[Figure]] = {}
    for figure in figures:
        if figure.kind == "duration" or (figure.kind == "money" and float(figure.cell.value) >= _SUM):
            alike.setdefault((figure.kind, figure.cell.value, figure.cell.unit), []).append(figure)
    found: dict[tuple[object, ...], str] = {}
    for figures_alike in alike.values():
        names = Counter(figure.of for figure in figures_alike if figure.of)
        if (
            len({figure.cell.report for figure in figures_alike}) > 1
            and (figures_alike[0].kind == "money" or len(names) == 1)
            and names
        ):
            name = names.most_common(1)[0][0]
            found |= {_amount(figure): name for figure in figures_alike if figure.of != name}
    return found | _unnamed(figures)


def _unnamed(figures: Sequence[Figure]) -> dict[tuple[object, ...], str]:
    """Names an unnamed duration after the one subject for which other reports give nearly the same duration."""
    lasting = [figure for figure in figures if figure.kind == "duration"]
    found: dict[tuple[object, ...], str] = {}
    for figure in (figure for figure in lasting if figure.of is None and figure.marks.known):
        near = {(o.cell.report, _UNREST.get(o.of, o.of)) for o in lasting if o.of and _is_near_time(figure, o)}
        names = Counter(of for _, of in near).most_common(2)
        if names and (len(names) == 1 or names[0][1] > names[1][1]):
            found[_amount(figure)] = names[0][0]
    return found


def _is_near_time(one: Figure, other: Figure) -> bool:
    if one.cell.report == other.cell.report:
        return False
    low, high = sorted(value_of(figure) for figure in (one, other))
    days = low >= _DAYS and {one.cell.unit, other.cell.unit} <= {"days", "weeks"}
    same = one.cell.unit == other.cell.unit and min(float(one.cell.value), float(other.cell.value)) > 1
    return (days or same) and high <= 2 * low


def _take(row: list[Figure], figure: Figure) -> None:
    """Of one report's equal numbers, those of one thing (`two dead`, `two workers died`) are kept once."""
    for at, other in enumerate(row):
        if is_same(figure, other):
            row[at] = figure if is_better(figure, other) else other
            return
    row.append(figure)


def _names(kind: str, of_kind: Mapping[int, Figure]) -> _Named:
    """The names of figures of one kind of casualty in the rows where they belong, by index."""
    found: _Named = {at: None for at, figure in of_kind.items() if (figure.kind, figure.of) in _AT_LARGE}
    if kind not in _ALL:
        found |= _groups_meant({at: replace(figure, of=found.get(at, figure.of)) for at, figure in of_kind.items()})
    renamed = {at: replace(figure, of=found.get(at, figure.of)) for at, figure in of_kind.items()}
    figures = list(renamed.values())
    soles, parts = list(_soles(figures)), _parts(figures)
    whole = _wholes(figures, parts)
    meant = {one.of for one in soles if one.of is not None and _is_equal(one, soles, figures, parts)}
    same = [one for one in soles if one.of not in parts and (one.of in meant or _is_near(kind, one, soles))]
    called = {(one.report, one.of) for one in same}
    name = _common(soles, same, _wholes(list(of_kind.values()), parts))
    for at, figure in renamed.items():
        in_whole = {(figure.of, *_number(figure)), (name if figure.of is None else None, *_number(figure))} & whole
        if in_whole or (figure.cell.report, figure.of) in called:
            found[at] = name
    return found


def _number(figure: Figure) -> tuple[ReportId, float]:
    return figure.cell.report, float(figure.cell.value)


def _groups_meant(of_kind: Mapping[int, Figure]) -> _Named:
    """Names general counts after a group that the report counts with the same numbers, if others count the group only.

    `Two officers died and five were hurt` counts officers, if the report mentions five officers elsewhere.
    """
    at_large: dict[ReportId, set[float]] = {}
    for figure in of_kind.values():
        if figure.of is None:
            at_large.setdefault(figure.cell.report, set()).add(float(figure.cell.value))
    if len(at_large) != 1:
        return {}
    (report, values), *_ = at_large.items()
    mine = {f.of for f in of_kind.values() if f.of and f.cell.report == report and {float(f.cell.value)} == values}
    alike = [of for of in mine if any(f.of == of and f.cell.report != report for f in of_kind.values())]
    return {at: alike[0] for at, f in of_kind.items() if f.of is None} if len(alike) == 1 else {}


def _soles(figures: Sequence[Figure]) -> Iterator[_Sole]:
    """Of each report that gives one kind of people, or people at large, as all whom it befell."""
    by_report: dict[ReportId, dict[str | None, set[float]]] = {}
    greatest: dict[ReportId, float] = {}
    for figure in figures:
        greatest[figure.cell.report] = max(greatest.get(figure.cell.report, 0.0), float(figure.cell.value))
    for figure in figures:
        if figure.marks.part and float(figure.cell.value) < greatest[figure.cell.report]:
            continue  # of those whom the report counts as well
        groups = by_report.setdefault(figure.cell.report, {})
        groups.setdefault(figure.of, set()).add(float(figure.cell.value))
    for report, groups in by_report.items():
        most = max(groups, key=lambda of: (max(groups[of]), of is None))
        if most is None or len(groups.keys() - {None}) == 1:
            yield _Sole(report, most, max(groups[most]), frozenset(groups[most]))


def _parts(figures: Sequence[Figure]) -> frozenset[str | None]:
    """Groups that a report counts along with a greater general number, or with other groups: parts of a whole."""
    totals = _totals(figures)
    groups = [figure for figure in figures if figure.of and not figure.marks.part]
    at_large = {_number(figure) for figure in figures if figure.of is None}
    below_total = frozenset(
        f.of for f in groups if _is_below_total(f, totals.get(f.cell.report, 0.0), _number(f) in at_large)
    )
    several = (f.of for f in groups if any(f.of != o.of and f.cell.report == o.cell.report for o in groups))
    return below_total | frozenset(several)


def _is_below_total(group: Figure, total: float, is_total: bool) -> bool:
    """Whether a report gives a general number above the group's, and does not give the group's number as the total too.

    In that case the greater number is that of another event, unless it is near: five adults and a child are six.
    """
    value = float(group.cell.value)
    return value < total and not (is_total and total > _NEAR * value)


def _totals(figures: Sequence[Figure]) -> dict[ReportId, float]:
    """The greatest number of people at large of each report."""
    found: dict[ReportId, float] = {}
    for figure in figures:
        if figure.of is None and not figure.marks.part:
            found[figure.cell.report] = max(found.get(figure.cell.report, 0.0), float(figure.cell.value))
    return found


def _is_equal(one: _Sole, soles: Sequence[_Sole], figures: Sequence[Figure], parts: frozenset[str | None]) -> bool:
    """Whether another report gives the group's number as that of others: then both mean the same people."""
    if one.of in parts or (one.value <= 1 and any(other.value > 1 for other in soles)):
        return False
    others = [(o.report, o.of, o.value) for o in soles if o.of not in parts]
    others += [(f.cell.report, None, float(f.cell.value)) for f in figures if f.of is None]
    return any(report != one.report and of != one.of and value == one.value for report, of, value in others)


def _is_near(kind: str, one: _Sole, soles: Sequence[_Sole]) -> bool:
    """Whether those who fill the scene are about as many as another report says."""
    others = [v for other in soles if other.of is None and other.report != one.report for v in other.values if v]
    near = _NEAR_HELD if kind == "arrested" else _NEAR
    close = any(max(mine, value) <= near * min(mine, value) for value in others for mine in one.values if mine > 1)
    return (one.of in _SCENE or (kind in _ALL and one.of not in _OTHERS)) and one.value > 1 and close


def _wholes(figures: Sequence[Figure], parts: frozenset[str | None]) -> frozenset[tuple[str | None, ReportId, float]]:
    """Groups that are all whom their report counts: `twelve bodies`, `the twelve men`."""
    totals = _totals(figures)
    killed = [f for f in figures if f.kind == "killed" and f.of is None and f.marks.part]
    named = {_number(f) for f in killed if f.cell.report not in totals}  # `killing Ana Vera and Eva Lund`
    return frozenset(
        (f.of, *_number(f))
        for f in figures
        if f.of
        and (float(f.cell.value) == totals.get(f.cell.report) or (_number(f) in named and f.of not in parts))
        and f.cell.value != 1
    )


def _common(
    soles: Sequence[_Sole], same: Sequence[_Sole], whole: frozenset[tuple[str | None, ReportId, float]]
) -> str | None:
    """The name of a row: None (people in general) where a report counts only these, else the commonest group."""
    names = Counter(one.of for one in same if one.of is not None)
    if not names:
        return None
    name = names.most_common(1)[0][0]
    at_large = [one for one in soles if one.of is None]
    return None if any((name, one.report, one.value) not in whole for one in at_large) else name
