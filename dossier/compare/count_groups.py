"""Finds counts of the same people or things under several names: 20,000 farmers and 20,000 people who marched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set

from dossier.authority.knowledge import words
from dossier.compare.cooccurring_counts import CooccurringCounts
from dossier.compare.figure import Figure
from dossier.compare.figure_compat import HELPERS
from dossier.compare.likeness_groups import clusters
from dossier.compare.noun_compat import are_compatible, commonest, is_wider
from dossier.compare.nouns import counts_persons
from dossier.compare.scopes import nations
from dossier.model.links import whole_and_part
from dossier.model.reports import ReportId

_SCENE = words("noun_classes", "at_the_scene") | {"hostages"}
_NEAR = 1.6  # nearer than the dead or hurt of one event: in one place several crowds are counted
_CROWD = 10  # fewer than these who do something may well be others
_SAVED = {"rescued", "trapped", "freed"}  # done to the same people, one after the other
_MULTITUDE, _HARDLY = 100_000, 1.05
_DOZEN = 12  # as round a number as ten or a hundred
_ALIKE = 2  # senses that the words about two small numbers have in common
_ANY = words("determiners", "other")
_WOUNDS = {"gunshot wounds", "stab wounds"}  # not as many as were fired
_OF_ONE_SORT = {"men", "women", "boys", "girls", "children", "adults", "elderly"}  # three men are not three children
_MOST_NEAR = 200  # counts that one count is held against
_PEOPLE = "people"


def crowds(figures: Sequence[Figure]) -> dict[int, str | None]:
    """Counts by their places among the figures that go by another name in the rows, and that name.

    Of those who fill the scene near numbers will do, where both tell what they did.
    """
    places = [at for at, figure in enumerate(figures) if figure.kind == "count" and figure.of]
    counted = [figures[at] for at in places]
    called = _called(counted)
    cooccurring = CooccurringCounts(counted)
    pairs = [
        (i, j)
        for i, j in _near(counted)
        if _is_same(counted[i], counted[j], called, cooccurring)
        and not _are_separate(counted[i], counted[j], cooccurring)
    ]
    found: dict[int, str | None] = {}
    for group in clusters(len(counted), pairs):
        if len(group) > 1:
            found |= dict.fromkeys((places[i] for i in group), _name([counted[i] for i in group], counted))
    return found


def _near(counted: Sequence[Figure]) -> Iterator[tuple[int, int]]:
    """Every two of about as many, each with the nearest ones at most; no others are ever the same."""
    values = [float(figure.cell.value) for figure in counted]
    order = sorted(range(len(values)), key=values.__getitem__)
    for at, i in enumerate(order):
        least = values[i] / _NEAR
        for j in reversed(order[max(0, at - _MOST_NEAR) : at]):
            if values[j] < least:
                break
            yield max(i, j), min(i, j)


def _name(group: Sequence[Figure], counted: Sequence[Figure]) -> str:
    """`people` where a report counts only these, else the most common name."""
    names = {figure.of for figure in group} - {_PEOPLE}
    values_of_names = {(figure.cell.report, figure.cell.value) for figure in counted if figure.of in names}
    at_large = any((f.cell.report, f.cell.value) not in values_of_names for f in group if f.of == _PEOPLE)
    return _PEOPLE if at_large else _most_reported(names, group, counted)


def _most_reported(names: Set[str | None], group: Sequence[Figure], counted: Sequence[Figure]) -> str:
    """The name that most of a group give; of several the one that the case knows best."""
    found = Counter(str(f.of) for f in group if f.of in (names - {"personnel"} or names))
    most = {name for name in found if found[name] == max(found.values())}
    wide = [name for name in most if all(name == other or is_wider(name, other) for other in most)]
    return wide[0] if wide else commonest(str(f.of) for f in counted if f.of in most)


def _called(counted: Sequence[Figure]) -> dict[ReportId, set[str]]:
    found: dict[ReportId, set[str]] = {}
    for figure in counted:
        if figure.of:
            found.setdefault(figure.cell.report, set()).add(figure.of)
    return found


def _are_separate(one: Figure, other: Figure, cooccurring: CooccurringCounts) -> bool:
    mine, theirs = str(one.of), str(other.of)
    return (
        mine != theirs
        and _is_value(one, other)
        and _PEOPLE not in (mine, theirs)
        and cooccurring.are_two(float(one.cell.value), mine, theirs)
    )


def _is_same(one: Figure, other: Figure, called: Mapping[ReportId, set[str]], cooccurring: CooccurringCounts) -> bool:
    """Whether two reports count the same by two names."""
    if one.of is None or other.of is None:
        return False
    if one.of == other.of:  # what one of both is called, the other is
        return _is_value(one, other) and counts_persons(one.of) and _may_do(one, other)
    if one.cell.report == other.cell.report:
        return False
    is_rare = _is_value(one, other) and not cooccurring.is_everyday(float(one.cell.value))
    if is_rare and _is_twin(one, other, called):
        return True
    if _PEOPLE in (one.of, other.of):
        return _is_people(one, other)
    if nations(one) and nations(one) == nations(other) and _is_value(one, other):  # `11 Yemenis`, `11 Yemeni pirates`
        return counts_persons(one.of) and counts_persons(other.of) and _may_do(one, other)
    if not are_compatible(one.of, other.of):
        return False
    if "jobs" in (one.of, other.of):  # 1,200 workers of one plant are not 850 jobs at another
        return _is_value(one, other)
    if one.of in called[other.cell.report] or other.of in called[one.cell.report]:
        return _is_value(one, other) and _may_do(one, other)
    return _is_value(one, other) if not _does(one, other) else _is_close(one, other)


def _is_twin(one: Figure, other: Figure, called: Mapping[ReportId, set[str]]) -> bool:
    """Whether a distinctive number occurs under two names, each report having only one of them.

    So 31 pieces are 31 engines. Smaller numbers need a shared description: two boys, two students who fled.
    """
    if not _may_do(one, other) or not _may_be(one, other):
        return False
    if one.of in called[other.cell.report] or other.of in called[one.cell.report]:
        return False
    alike = len(one.marks.context & other.marks.context)
    described = (one.marks.modifiers & other.marks.modifiers) - _ANY
    value = float(one.cell.value)
    if value >= _CROWD:
        return bool(alike or described) or (value != _DOZEN and value % 10 != 0)
    return bool(described) or (counts_persons(str(one.of)) and counts_persons(str(other.of)) and alike >= _ALIKE)


def _may_be(one: Figure, other: Figure) -> bool:
    """Whether both names may be those of people, or of things."""
    names = {str(one.of), str(other.of)}
    if (
        names & _WOUNDS
        or (names <= _OF_ONE_SORT and not are_compatible(*map(str, (one.of, other.of))))
        or any(whole_and_part(name)[1] for name in names)
    ):
        return False
    persons = [counts_persons(name) for name in names]
    return len(set(persons)) == 1 or not all(f.marks.known for f in (one, other) if not counts_persons(str(f.of)))


def _is_people(one: Figure, other: Figure) -> bool:
    """Whether a group is the people of another report."""
    group = one if other.of == _PEOPLE else other
    if not (counts_persons(str(group.of)) or group.of in _SCENE) or not _may_do(one, other):
        return False
    if _is_value(one, other) and _is_rare_value(one) and _is_rare_value(other):
        return True
    if _is_multitude(one, other):
        return True
    if group.of in HELPERS:  # 200 who fought a fire are not 300 who marched
        return False
    return _is_close(one, other) and _does(one, other) and (group.of in _SCENE or bool(one.marks.doing))


def _is_rare_value(figure: Figure) -> bool:
    """Whether its number is one that few others will have by chance."""
    return float(figure.cell.value) >= _CROWD or figure.marks.doing in ("aboard", *_SAVED)


def _is_multitude(one: Figure, other: Figure) -> bool:
    """Whether both count so many, and nearly as many, that they hardly count others."""
    low, high = sorted((float(one.cell.value), float(other.cell.value)))
    return low >= _MULTITUDE and high <= _HARDLY * low


def _may_do(one: Figure, other: Figure) -> bool:
    """Whether both may do the same; what nobody tells may be anything."""
    done = {_done(one), _done(other)}
    return len(done) == 1 or None in done or (_is_value(one, other) and done <= _SAVED)


def _done(figure: Figure) -> str | None:
    """The activity of the people counted: participants of a march count as gathered, and only helpers as deployed."""
    doing = figure.marks.doing or ("gathered" if figure.of == "spectators" else None)
    return "gathered" if doing == "deployed" and figure.of not in HELPERS else doing


def _does(one: Figure, other: Figure) -> bool:
    """Whether both do, or suffer, the same."""
    if one.marks.doing and _done(one) == _done(other):
        return True
    return _may_do(one, other) and bool(one.marks.context & other.marks.context)


def _is_value(one: Figure, other: Figure) -> bool:
    return one.cell.value == other.cell.value


def _is_close(one: Figure, other: Figure) -> bool:
    low, high = sorted((float(one.cell.value), float(other.cell.value)))
    return high <= _NEAR * low
