"""Finds things that one report counts with the same number: 125 seats and 125 constituencies are two things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dossier.compare.edit_distance import close
from dossier.compare.figure import Figure
from dossier.compare.word_meaning import cognate
from dossier.model.reports import ReportId

_SEVERAL = 8  # names; a number that one report uses for more things than these says nothing by itself


class CooccurringCounts:
    """The names by which the reports of a case tell one number of several things; each is looked up once."""

    def __init__(self, counted: Sequence[Figure]) -> None:
        names: dict[tuple[ReportId, float], set[str]] = {}
        for figure in counted:
            names.setdefault((figure.cell.report, float(figure.cell.value)), set()).add(str(figure.of))
        self._names_of_value: dict[float, list[set[str]]] = {}
        for (_, value), together in names.items():
            if len(together) > 1:
                self._names_of_value.setdefault(value, []).append(together)
        self._everyday = {
            value
            for value, lists in self._names_of_value.items()
            if any(len(together) > _SEVERAL for together in lists)
        }
        self._like: dict[tuple[float, str], Mapping[int, set[str]]] = {}

    def is_everyday(self, value: float) -> bool:
        """Whether a report tells the number of so many things that two names of it need not be those of one."""
        return value in self._everyday

    def are_two(self, value: float, mine: str, theirs: str) -> bool:
        """Whether some report tells the number of both, so that they are two things."""
        here, there = self._known(value, mine), self._known(value, theirs)
        return any(here[at] - {theirs} and there[at] - {mine} for at in here.keys() & there.keys())

    def _known(self, value: float, name: str) -> Mapping[int, set[str]]:
        """Which names of each list of the number are spellings of this one, where there are any."""
        found = self._like.get((value, name))
        if found is None:
            lists = [
                together if len(together) <= _SEVERAL else together & {name}
                for together in self._names_of_value.get(value, ())
            ]
            alike = ({one for one in together if cognate(name, one) or close(name, one)} for together in lists)
            found = self._like[value, name] = {at: names for at, names in enumerate(alike) if names}
        return found
