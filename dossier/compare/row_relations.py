"""Says how the figures of a row relate, report by report: what cannot be true at once, and what only looks so.

A contradiction is what is left: not where one body or person gives both numbers at different moments, where the toll is
known to have passed through both, where the reports tell different tolls and so different moments, or where the
ranker doubts that both count the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import combinations

from dossier.compare import figure_relations
from dossier.compare.bodies import are_one_person, are_one_voice, body_of, is_body
from dossier.compare.figure import FATES, Figure
from dossier.compare.figure_compat import value_of
from dossier.compare.relative_time import AT_ONCE, When
from dossier.compare.report_pairs import report_pairs
from dossier.compare.report_times import ReportTimes
from dossier.compare.row_matcher import RowMatcher
from dossier.model.links import PairRelation, Relation
from dossier.model.reports import ReportId

_SURE = 0.25  # probability of being one thing below which two numbers do not contradict each other
_MOST_CELLS = 60  # of a row whose pairs are all listed; of more, the first cell of each value, so many at most

_EXPLAINING = ("part-of-total", "other-scope", "update")  # by what else two reports count under the name

Pairs = dict[tuple[ReportId, ReportId], Relation]


class RowRelations:
    """The relations of every two reports in one row."""

    def __init__(self, row: Sequence[Figure], times: ReportTimes, matcher: RowMatcher, *, merged: bool) -> None:
        self._row, self._times, self._matcher, self._merged = row, times, matcher, merged
        self._by_report: dict[ReportId, list[Figure]] = {}
        for figure in row:
            self._by_report.setdefault(figure.cell.report, []).append(figure)
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
                    yield PairRelation(i, j, self._of_cells(one, other))

    def _of_cells(self, one: Figure, other: Figure) -> Relation:
        """By themselves; a contradiction only where their reports contradict each other in this row."""
        reports = one.cell.report, other.cell.report
        found = figure_relations.of_two(one, other, self._times.of(*reports))
        known = self.reports.get(reports) or self.reports.get(reports[::-1], found)
        if found != "contradiction" or known == "contradiction":
            return found
        return "other-scope" if known == "same" else known

    def _related(self) -> Pairs:
        found: Pairs = {}
        for a, b in report_pairs(self._by_report):
            one, other = self._by_report[a], self._by_report[b]
            when = AT_ONCE if self._times.is_steady(one, other) else self._times.of(a, b)
            relation = figure_relations.between(one, other, when)
            if len(one) == len(other) == 1 and one[0].marks.severe and one[0].marks.severe == other[0].marks.severe:
                relation = figure_relations.of_two(one[0], other[0], when)  # both name the same part
            if relation == "contradiction":
                relation = self._explained(one, other, when)
            found[a, b] = relation
        if self._merged or self._row[0].kind not in FATES:
            return found
        open_ = {pair for pair in found if not self._times.of(*pair).dated}
        return _passed_through(found, self._by_report, open_)

    def _explained(self, one: Sequence[Figure], other: Sequence[Figure], when: When) -> Relation:
        """What two reports' numbers are that rules alone take for a contradiction."""
        if self._merged:
            return "contradiction"
        whole = figure_relations.between(self._times.of_name(one[0]), self._times.of_name(other[0]), when)
        if whole in _EXPLAINING:  # parts of one report that come to the other's total, counts of several things
            return whole
        differing = [(a, b) for a in one for b in other if value_of(a) != value_of(b)]
        voices = ((a.cell.attributed_to, b.cell.attributed_to) for a, b in differing)
        if one[0].kind in FATES and any(are_one_person(*pair) for pair in voices):
            return "update"
        if all(a.marks.care and b.marks.care for a, b in differing):
            return "other-scope"  # some in one hospital, the rest in others
        known = all(map(self._matcher.knows, (*one, *other)))
        doubted = known and all(self._matcher.are_one(a, b) < _SURE for a, b in differing)
        return "other-scope" if doubted else "contradiction"


def _passed_through(
    found: Pairs, by_report: Mapping[ReportId, Sequence[Figure]], undated: Set[tuple[ReportId, ReportId]]
) -> Pairs:
    """A toll that has grown from one number to another has passed through all numbers in between.

    It explains reports of which nobody knows which is newer.
    """
    grown = [
        (min(values), max(values))
        for (a, b), relation in found.items()
        if relation == "update"
        and (values := [value_of(f) for f in (*by_report[a], *by_report[b]) if not f.marks.part])
    ]
    risen = [value_of(f) for told in by_report.values() for f in told if f.marks.risen]
    least = min((value_of(f) for told in by_report.values() for f in told if not f.marks.part), default=0.0)
    grown += [(least, value) for value in risen]

    def passed(a: ReportId, b: ReportId) -> bool:
        values = [value_of(f) for f in (*by_report[a], *by_report[b])]
        return any(low <= min(values) and max(values) <= high for low, high in grown)

    return {
        (a, b): "update" if relation == "contradiction" and (a, b) in undated and passed(a, b) else relation
        for (a, b), relation in found.items()
    }


def _is_disputed(told: Sequence[Figure]) -> bool:
    """Whether one report has two bodies' numbers that cannot both be true: the police's 38 hurt, the hospital's 52."""
    spoken = [f for f in told if is_body(body_of(f.cell.attributed_to)) and not f.marks.part and not f.marks.earlier]
    return any(
        not are_one_voice(one.cell.attributed_to, other.cell.attributed_to)
        and figure_relations.of_two(one, other) == "contradiction"
        for one, other in combinations(spoken, 2)
    )
