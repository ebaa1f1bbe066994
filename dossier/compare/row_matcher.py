"""Decides by a learned ranker which figures count the same thing, and parts rows that hold several things.

The ranker is a list of small decision trees (`resources/models/figure_pairs.json`, written by
`resources/train/train_figure_pairs.py`): the sum of their leaves is the logarithm of the odds that two reports' figures
count the same.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice, product
from typing import Any

from dossier.compare.bodies import are_one_voice
from dossier.compare.figure import CASUALTY_KINDS, Figure
from dossier.compare.figure_compat import ratio, value_of
from dossier.compare.noun_groups import Subject
from dossier.compare.pair_features import Features, Placed, features, likeness, placed
from dossier.language.folding import folded
from dossier.model.reports import ReportId
from dossier.resources import resource

KINDS = (*CASUALTY_KINDS, "count")  # ages, times and sums have rules of their own
_SAME_ROW = 0.2  # mean probability from which a figure joins a row of its name; tuned leave-one-event-out
_SOLE = 0.1  # the same where its report counts nothing else there
_OTHER_NAME = 0.4  # and from which things of two names are one
_FARTHEST = 100  # times; no count of one event grows or is mistaken by more
_MANY = 24  # figures of one name, above which each joins the best row so far
_WITNESSES = 6  # pairs of figures that say how well two things fit: more of them say hardly more
_MOST_THINGS = 12  # things of one name or value that a figure is tried on

_At = tuple[ReportId, str, int, str, float]
Tree = Any  # a leaf's number, or (feature, threshold, tree below or at it, tree above it)


def preload() -> None:
    """Reads the ranker, for a process that can open no file later."""
    _trees()


@cache
def _trees() -> tuple[Tree, ...]:
    return tuple(json.loads(resource("models", "figure_pairs.json").read_text(encoding="utf-8"))["trees"])


def probability(found: Features) -> float:
    """That a pair with these features counts the same."""
    return 1 / (1 + math.exp(-sum(_leaf(tree, found) for tree in _trees())))


def _leaf(tree: Tree, found: Features) -> float:
    while isinstance(tree, list):
        feature, threshold, low, high = tree
        tree = low if found[feature] <= threshold else high
    return float(tree)


@dataclass(frozen=True, slots=True)
class _Partners:
    """The figures of one kind in each report, among which a figure looks for its partner."""

    figures: dict[tuple[ReportId, str], list[Placed]]
    _fits: dict[tuple[_At, ReportId], float] = field(default_factory=dict)

    def best(self, one: Placed, other: Placed) -> int:
        """In how many directions each is the other's best partner."""
        return self._is_best(one, other) + self._is_best(other, one)

    def _is_best(self, one: Placed, other: Placed) -> bool:
        report = other.figure.cell.report
        known = _at(one.figure), report
        if known not in self._fits:
            rivals = self.figures[report, other.figure.kind]
            self._fits[known] = max(likeness(one, rival) for rival in rivals)
        return likeness(one, other) >= self._fits[known]


def _at(figure: Figure) -> _At:
    """By which a figure is known, whatever its row is called."""
    pin = figure.cell.pin
    return pin.report, figure.kind, pin.start, pin.quote, float(figure.cell.value)


class _Thing:
    """Figures that count one thing, by their reports."""

    def __init__(self, figures: Sequence[Figure] = ()) -> None:
        self.figures: list[Figure] = []
        self.reports: dict[ReportId, list[Figure]] = {}
        self._low, self._high = math.inf, 0.0  # nobody hurt is held against any number
        self._names: Counter[str | None] = Counter()
        self._take(figures)

    def add(self, other: _Thing) -> None:
        self._take(other.figures)

    def _take(self, figures: Sequence[Figure]) -> None:
        self.figures += figures
        for figure in figures:
            held = self.reports.setdefault(figure.cell.report, [])
            if all(other.of != figure.of for other in held):
                self._names[figure.of] += 1
            held.append(figure)
            if value := value_of(figure):
                self._low, self._high = min(self._low, value), max(self._high, value)

    def is_far_from(self, other: _Thing) -> bool:
        """Whether a number of one is too great a multiple of one of the other's."""
        return max(self._high / other._low, other._high / self._low) > _FARTHEST

    def name(self) -> str | None:
        """The name that most of its reports give."""
        return max(self._names, key=lambda of: (self._names[of], of is not None))


class RowMatcher:
    """The figures of one case, for asking how likely two of them count the same."""

    def __init__(self, figures: Sequence[Figure]) -> None:
        self._placed = {_at(one.figure): one for one in placed(figures)}
        groups: dict[tuple[ReportId, str], list[Placed]] = {}
        for one in self._placed.values():
            groups.setdefault((one.figure.cell.report, one.figure.kind), []).append(one)
        self._partners = _Partners(groups)
        self._known: dict[tuple[_At, _At], float] = {}

    def knows(self, figure: Figure) -> bool:
        """Whether the ranker can judge a figure: none that a person has changed, no age, time or sum."""
        return figure.kind in KINDS and _at(figure) in self._placed

    def are_one(self, one: Figure, other: Figure) -> float:
        """The probability that figures of two reports count the same."""
        mine, theirs = _at(one), _at(other)
        pair = (mine, theirs) if mine < theirs else (theirs, mine)
        if pair not in self._known:
            self._known[pair] = probability(self.features(one, other))
        return self._known[pair]

    def features(self, one: Figure, other: Figure) -> Features:
        """What the ranker sees of a pair."""
        a, b = self._placed[_at(one)], self._placed[_at(other)]
        return features(a, b, best=self._partners.best(a, b))

    def rows(self, held: Mapping[Subject, Sequence[Figure]]) -> dict[Subject, list[list[Figure]]]:
        """The things that are counted under each name, each with its figures; a thing of two names has the commoner.

        Figures of one name are separated first, then things of several names are joined where the ranker is surer.
        """
        found: dict[Subject, list[list[Figure]]] = {}
        for kind in dict.fromkeys(kind for kind, _ in held):
            things = [thing for subject, row in held.items() if subject[0] == kind for thing in self._things(kind, row)]
            for thing in self._joined(things) if kind in CASUALTY_KINDS else things:
                found.setdefault((kind, thing.name()), []).append(thing.figures)
        for figures in found.values():
            figures.sort(key=lambda thing: -len({figure.cell.report for figure in thing}))
        return found

    def _things(self, kind: str, row: Sequence[Figure]) -> list[_Thing]:
        """The figures of a row, each thing that they count by itself: those surest to be one are joined first."""
        if kind not in KINDS:
            return [_Thing(row)]
        given = Counter(figure.cell.report for figure in row)
        if len(row) > _MANY:  # the greatest figures first: those that other reports give as well
            return self._in_order(row, given)
        things = [_Thing([figure]) for figure in row]
        while len(things) > 1:
            fits = (
                (self._fit(one, other), -n, -m) for n, one in enumerate(things) for m, other in enumerate(things[:n])
            )
            best, n, m = max(fits)
            if best < _least(given, things[-n], things[-m]):
                break
            things[-m].add(things.pop(-n))
        places = {id(figure): at for at, figure in enumerate(row)}
        return [_Thing(sorted(thing.figures, key=lambda figure: places[id(figure)])) for thing in things]

    def _in_order(self, row: Sequence[Figure], given: Mapping[ReportId, int]) -> list[_Thing]:
        """The same for many figures, in time that grows with their number: each joins the best of a few things.

        These are the things with its value, and those with the greatest figures.
        """
        things: list[_Thing] = []
        holders: dict[object, list[int]] = {}
        for figure in sorted(row, key=lambda figure: self._placed[_at(figure)].rank):
            one = _Thing([figure])
            same = holders.setdefault(figure.cell.value, [])
            near = [*dict.fromkeys([*same, *range(min(len(things), _MOST_THINGS))])][:_MOST_THINGS]
            best, n = max(((self._fit(one, things[n]), -n) for n in near), default=(0.0, 0))
            at = -n if best >= _least(given, one) else len(things)
            if at == len(things):
                things.append(_Thing())
            things[at].add(one)
            if at not in same:
                same.append(at)
        return things

    def _joined(self, things: Sequence[_Thing]) -> list[_Thing]:
        """The things, those of several names that count the same as one; a value in common brings them together."""
        found: list[_Thing] = []
        holders: dict[object, list[int]] = {}
        for thing in sorted(things, key=lambda one: -len(one.reports)):
            values = {figure.cell.value for figure in thing.figures}
            near = [*dict.fromkeys(n for value in values for n in holders.get(value, ())[:_MOST_THINGS])]
            fits = [(self._fit(thing, found[n]), -n) for n in near if found[n].name() != thing.name()]
            best, n = max(fits, default=(0.0, 0))
            at = -n if best >= _OTHER_NAME else len(found)
            if at == len(found):
                found.append(_Thing())
            found[at].add(thing)
            for value in values:
                holders.setdefault(value, []).append(at)
        return found

    def _fit(self, new: _Thing, thing: _Thing) -> float:
        """How well two things fit to be one: 0 where a report counts several things with them."""
        shared = [report for report in new.reports if report in thing.reports]
        own = (pair for report in shared for pair in product(new.reports[report], thing.reports[report]))
        if any(not self._may_be_versions(*pair) for pair in own) or new.is_far_from(thing):
            return 0.0
        pairs = ((one, other) for one in new.figures for other in thing.figures if one.cell.report != other.cell.report)
        fits = [self.are_one(*pair) for pair in islice(pairs, _WITNESSES)]
        return sum(fits) / len(fits) if fits else float(bool(shared))

    def _may_be_versions(self, one: Figure, other: Figure) -> bool:
        speakers = folded(f"{one.cell.attributed_to} {other.cell.attributed_to}")
        here, there = (
            {name for name in self._placed[_at(figure)].names if name not in speakers} for figure in (one, other)
        )
        return may_be_versions(one, other) and (bool(here & there) or not (here and there))


def _least(given: Mapping[ReportId, int], *things: _Thing) -> float:
    """The fit from which figures join a row: less is enough where their reports count nothing else of the name."""
    return _SOLE if all(given[report] == 1 for thing in things for report in thing.reports) else _SAME_ROW


def may_be_versions(one: Figure, other: Figure) -> bool:
    """Whether two figures of one report may be versions of one count: an older one, a bound, another body's."""
    if one.cell.value == other.cell.value:
        return one.marks.severe == other.marks.severe
    if any(f.marks.earlier or f.marks.risen or f.marks.fallen for f in (one, other)):
        return True
    low, high = sorted((one, other), key=lambda figure: float(figure.cell.value))
    if low.cell.qualifier == "at-least" and ratio(low, high) <= 2 and not low.marks.part:
        return True
    speakers = one.cell.attributed_to, other.cell.attributed_to
    return None not in speakers and not are_one_voice(*speakers)
