"""Says how the figures of a row relate, report by report: what cannot be true at once, and what only looks so.

A contradiction is what is left: not where one body or person gives both numbers at different moments, where the toll is
known to have passed through both, where the reports tell different tolls and so different moments, or where the
ranker doubts that both count the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from dossier.compare import figure_relations
from dossier.compare.as_of import Later, later
from dossier.compare.bodies import are_one_person, are_one_voice, body_of, is_body
from dossier.compare.figure import CASUALTY_KINDS, Figure
from dossier.compare.figure_compat import value_of
from dossier.compare.relative_time import AT_ONCE, When
from dossier.compare.report_pairs import report_pairs
from dossier.compare.report_times import ReportTimes
from dossier.compare.row_matcher import RowMatcher
from dossier.model.links import LaterCount, PairRelation, Relation
from dossier.model.reports import ReportId

_SURE = 0.25  # probability of being one thing below which two numbers do not contradict each other
_MOST_CELLS = 60  # of a row whose pairs are all listed; of more, the first cell of each value, so many at most

_EXPLAINING = (
    "part-of-total",
    "other-scope",
    "update",
)  # relations of counts that share the name of a row and count something else

Pairs = dict[tuple[ReportId, ReportId], Relation]


class RowRelations:
    """The relations of every two reports in one row."""

    def __init__(self, row: Sequence[Figure], times: ReportTimes, matcher: RowMatcher, *, merged: bool) -> None:
        self._row, self._times, self._matcher, self._merged = row, times, matcher, merged
        self._by_report: dict[ReportId, list[Figure]] = {}
        for figure in row:
            self._by_report.setdefault(figure.cell.report, []).append(figure)
        self.later: dict[tuple[ReportId, ReportId], Later] = {}  # of reports: what explains all their numbers
        self.reports = self._related()

    def of_row(self) -> Relation:
        """The weightiest relation of any two reports; one that gives two bodies' numbers contradicts itself."""
        if any(map(_is_disputed, self._by_report.values())):
            return "contradiction"
        if len(self._by_report) < 2:
            return "one-report"
        found = set(self.reports.values())
        return next(relation for relation in figure_relations.ORDER if relation in found)

    def pairs(self) -> Iterator[PairRelation]:
        """The relation of every two cells of different reports that differ."""
        listed = list(range(len(self._row)))
        if len(self._row) > _MOST_CELLS:
            firsts = {(f.cell.value, f.cell.qualifier): i for i, f in reversed(list(enumerate(self._row)))}
            listed = sorted(firsts.values())[:_MOST_CELLS]
        for n, i in enumerate(listed):
            for j in listed[n + 1 :]:
                one, other = self._row[i], self._row[j]
                if one.cell.report != other.cell.report and value_of(one) != value_of(other):
                    relation = self._of_cells(one, other)
                    yield PairRelation(i, j, relation, self._why_later(one, other) if relation == "update" else None)

    def _when(self, a: ReportId, b: ReportId) -> When:
        """How two reports lie in time; an older one whose own numbers rise shows that more were counted later."""
        when = self._times.of(a, b)
        if when.newer == 0 or when.toll:
            return when
        older = self._by_report[b if when.newer < 0 else a][0]
        return replace(when, toll=figure_relations.risen_within(self._times.of_name(older)))

    def _why_later(self, one: Figure, other: Figure) -> LaterCount | None:
        reports = one.cell.report, other.cell.report
        when = self._when(*reports)
        found = later(one, other, when) or self.later.get(reports) or self.later.get(reports[::-1])
        return self._times.shown(found) if found else None

    def _of_cells(self, one: Figure, other: Figure) -> Relation:
        """By themselves; a contradiction only where their reports contradict each other in this row."""
        reports = one.cell.report, other.cell.report
        found = figure_relations.of_two(one, other, self._when(*reports))
        known = self.reports.get(reports) or self.reports.get(reports[::-1], found)
        if found != "contradiction" or known == "contradiction":
            return found
        return "other-scope" if known == "same" else known

    def _related(self) -> Pairs:
        found: Pairs = {}
        kind = None if self._merged else self._row[0].kind
        for a, b in report_pairs(self._by_report):
            one, other = self._by_report[a], self._by_report[b]
            when = AT_ONCE if self._times.is_steady(one, other) else self._when(a, b)
            relation = figure_relations.between(one, other, when)
            if len(one) == len(other) == 1 and one[0].marks.severe and one[0].marks.severe == other[0].marks.severe:
                relation = figure_relations.of_two(one[0], other[0], when)  # both name the same part
            if relation in ("contradiction", "update") and kind == "wounded" and self._counts_the_dead(one, other):
                relation = "part-of-total"
            if relation == "contradiction":
                relation = self._explained(one, other, when)
            found[a, b] = relation
        if kind in CASUALTY_KINDS:
            self._pass_through(found)
        return found

    def _counts_the_dead(self, one: Sequence[Figure], other: Sequence[Figure]) -> bool:
        """Whether one report counts the dead with the hurt: four who were shot are two dead and two hurt."""
        low, high = sorted((max(one, key=value_of), max(other, key=value_of)), key=value_of)
        dead = {value_of(figure) for figures in (low, high) for figure in self._times.dead(figures)}
        return high.marks.shot and value_of(high) - value_of(low) in dead

    def _pass_through(self, found: Pairs) -> None:
        """A toll that has grown from one number to another has passed through all numbers in between.

        It explains reports of which nobody knows which is newer.
        """
        wholes = {report: [f for f in figures if not f.marks.part] for report, figures in self._by_report.items()}
        least = min((f for figures in wholes.values() for f in figures), key=value_of, default=None)
        steps = [
            (min(values), max(values), known)
            for (a, b), relation in found.items()
            if relation == "update"
            and (values := [value_of(f) for f in (*wholes[a], *wholes[b])])
            and (known := self._later_of(a, b))
        ]
        risen = [f for figures in self._by_report.values() for f in figures if f.marks.risen]
        steps += [(value_of(least) if least else 0.0, value_of(f), Later(f, "words", f)) for f in risen]
        for (a, b), relation in found.items():
            if relation == "contradiction" and not self._times.of(a, b).dated:
                values = [value_of(f) for f in (*self._by_report[a], *self._by_report[b])]
                passed = (known for low, high, known in steps if low <= min(values) and max(values) <= high)
                if known := next(passed, None):
                    found[a, b] = "update"
                    high = max((*self._by_report[a], *self._by_report[b]), key=value_of)
                    self.later[a, b] = Later(high, known.by, known.shown)

    def _later_of(self, a: ReportId, b: ReportId) -> Later | None:
        """What shows which of two reports counts later, in any of their numbers."""
        when = self._when(a, b)
        known = (later(one, other, when) for one in self._by_report[a] for other in self._by_report[b])
        return self.later.get((a, b)) or next(filter(None, known), None)

    def _explained(self, one: Sequence[Figure], other: Sequence[Figure], when: When) -> Relation:
        """What two reports' numbers are that rules alone take for a contradiction."""
        if self._merged:
            return "contradiction"
        whole = figure_relations.between(self._times.of_name(one[0]), self._times.of_name(other[0]), when)
        if whole in _EXPLAINING:  # parts of one report that come to the other's total, counts of several things
            return whole
        differing = [(a, b) for a in one for b in other if value_of(a) != value_of(b)]
        voices = ((a.cell.attributed_to, b.cell.attributed_to) for a, b in differing)
        if one[0].kind in CASUALTY_KINDS and any(are_one_person(*pair) for pair in voices):
            return "update"
        if all(a.marks.care and b.marks.care for a, b in differing):
            return "other-scope"  # some in one hospital, the rest in others
        known = all(map(self._matcher.knows, (*one, *other)))
        doubted = known and all(self._matcher.are_one(a, b) < _SURE for a, b in differing)
        return "other-scope" if doubted else "contradiction"


def _is_disputed(figures: Sequence[Figure]) -> bool:
    """Whether one report has two bodies' numbers that cannot both be true: the police's 38 hurt, the hospital's 52."""
    spoken = [f for f in figures if is_body(body_of(f.cell.attributed_to)) and not f.marks.part and not f.marks.earlier]
    return any(
        not are_one_voice(one.cell.attributed_to, other.cell.attributed_to)
        and figure_relations.of_two(one, other) == "contradiction"
        for one, other in combinations(spoken, 2)
    )
