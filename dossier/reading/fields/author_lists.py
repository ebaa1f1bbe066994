"""Makes and measures the lists of names that may be all of a report's authors; one list is nobody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from math import log

Names = tuple[int, ...]  # places among the candidates
ByKind = Mapping[str, Set[int]]  # the places of the candidates that sources of each kind name
_MOST_NAMES, _MOST_OF_KIND, _MOST_ALONE = 6, 8, 3
_LIKELY = 0.3  # probability from which on a name is kept in a shortened list
_LEAST = 1e-3


def list_features(kinds: Iterable[str]) -> tuple[str, ...]:
    """The names of the features, for candidates from sources of these kinds."""
    return (
        "names", "least", "most", "odds of all", "odds of no other", "best other", "second other",
        "candidates", "expected",
        *(f"as {kind}" for kind in kinds),
        "agreeing", "wider", "narrower", "apart", "agencies", "other agencies", "kinds", "kinds of others", "nobody",
    )  # fmt: skip


def author_lists(by_kind: ByKind, odds: Sequence[float], groups: Iterable[Iterable[int]] = ()) -> list[Names]:
    """Lists that may be right: nobody, `groups`, the likeliest names, and what each kind of source says."""
    order = sorted(range(len(odds)), key=lambda n: -odds[n])
    lists: list[Names] = [(), *(tuple(sorted(group)) for group in groups)]
    lists += [tuple(sorted(order[:size])) for size in range(1, min(_MOST_NAMES, len(order)) + 1)]
    for named in by_kind.values():
        if len(named) <= _MOST_OF_KIND:
            lists += [tuple(sorted(named)), tuple(n for n in sorted(named) if odds[n] > _LIKELY)]
    lists += [(n,) for n in order[:_MOST_ALONE]]
    return list(dict.fromkeys(lists))


def lists_features(
    lists: Sequence[Names], by_kind: ByKind, kinds: Sequence[int], agencies: Set[int], odds: Sequence[float]
) -> list[list[float]]:
    """A row for each list, in the order of `list_features`.

    `kinds`: how many kinds of sources name each candidate; `odds`: how likely each is an author.
    """
    return [_list_row(names, [*by_kind.values()], agencies, kinds, odds) for names in lists]


def _list_row(
    names: Names, by_kind: Sequence[Set[int]], agencies: Set[int], kinds: Sequence[int], odds: Sequence[float]
) -> list[float]:
    taken = set(names)
    inside = [odds[n] for n in names]
    outside = sorted((odds[n] for n in range(len(odds)) if n not in taken), reverse=True)
    row = [
        len(names), min(inside, default=-1), max(inside, default=-1),
        sum(log(max(_LEAST, one)) for one in inside), sum(log(max(_LEAST, 1 - one)) for one in outside),
        outside[0] if outside else -1, outside[1] if len(outside) > 1 else -1, len(odds), sum(odds),
    ]  # fmt: skip
    relations = [_relation(taken, said) for said in by_kind]
    row += relations
    row += [relations.count(3), relations.count(1), relations.count(2), relations.count(0)]
    row += [len(agencies & taken), len(agencies - taken)]
    row += [max((kinds[n] for n in names), default=0)]
    row += [max((kinds[n] for n in range(len(kinds)) if n not in taken), default=0), not names]
    return [float(value) for value in row]


def _relation(taken: Set[int], said: Set[int]) -> float:
    """How a list compares to what a kind of source says: -1 nothing, 0 others, 1 more, 2 less, 3 the same."""
    if not said:
        return -1
    if said == taken:
        return 3
    if taken and said < taken:
        return 2
    return 1 if taken and said > taken else 0.5 if said & taken else 0
