"""Decides whether two reports' numbers differ by people whom one of them counts apart: the crew, or the dead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dossier import lazy_re as re
from dossier.compare.figure import Figure
from dossier.model.reports import ReportId

_BODILY = ("killed", "wounded")
_PASSENGERS = re.compile(r"\b(?:passengers|pasajer[oa]s)\b", re.IGNORECASE)
_TELLING = 100  # a gap that few other counts have by chance


class Wholes:
    """The groups and the dead that each report counts."""

    def __init__(self, told: Mapping[ReportId, Sequence[Figure]]) -> None:
        self._told = told

    def differ_by_parts(self, one: Sequence[Figure], other: Sequence[Figure]) -> bool:
        """Whether a number of one report is that of the other with a group of its own, or with the dead.

        `Four of the crew and eleven people on the ground` are fifteen people; five who were shot, three hurt and two
        dead; and 145,500 customers the 143,000 of yesterday with the 2,500 of whom the report tells besides.
        """
        if one[0].kind not in _BODILY:
            return any(self._by_more(a, b) for a in one for b in other)
        return any(self._by_group(a, b) or self._by_dead(a, b) for a in one for b in other)

    def _by_group(self, one: Figure, other: Figure) -> bool:
        low, high = sorted((one, other), key=_number)
        told = self._told[low.cell.report]
        beside = (f for f in told if f.kind == low.kind and f.of and f.said == low.said and not f.marks.part)
        return _number(high) - _number(low) in {_number(f) for f in beside} - {0.0, _number(low), _number(high)}

    def _by_more(self, one: Figure, other: Figure) -> bool:
        """Whether the report with the greater number also counts the difference between the two."""
        low, high = sorted((one, other), key=_number)
        if self._with_crew(low, high):
            return True
        gap, told = _number(high) - _number(low), self._told[high.cell.report]
        beside = any((f.kind, f.of, _number(f)) == (high.kind, high.of, gap) for f in told)
        return high.kind == "count" and gap >= _TELLING and gap != _number(low) and beside

    def _with_crew(self, low: Figure, high: Figure) -> bool:
        """Whether the smaller number is that of passengers, and either report counts so many of the crew."""
        told = (*self._told[low.cell.report], *self._told[high.cell.report])
        crew = {_number(f) for f in told if (f.kind, f.of) == ("count", "crew")}
        return (
            low.kind == "count"
            and _number(high) - _number(low) in crew
            and _PASSENGERS.search(low.cell.evidence.quote) is not None
        )

    def _by_dead(self, one: Figure, other: Figure) -> bool:
        """Whether the number of people shot differs from the number of hurt by those who died of it."""
        all_shot = [figure.marks.shot and not figure.marks.added for figure in (one, other)]  # not `three others shot`
        if all_shot[0] == all_shot[1]:
            return False
        shot, hurt = (one, other) if all_shot[0] else (other, one)
        told = (*self._told[shot.cell.report], *self._told[hurt.cell.report])
        dead = {_number(figure) for figure in told if figure.kind == "killed" and not figure.marks.charged}
        if any(figure.marks.foe for figure in told):  # who did it is one more, whom some count
            dead |= {number + 1 for number in dead}
        return _number(shot) - _number(hurt) in (dead | {1.0}) - {0.0}


def _number(figure: Figure) -> float:
    return float(figure.cell.value)
