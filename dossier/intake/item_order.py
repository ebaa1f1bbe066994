"""Puts the outcomes of a file's items into the file's order, whichever its readers finished first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from dossier.model.reports import Outcome


def in_file_order(outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """Yields each item once all items before it in its file were yielded; every other outcome at once.

    An item that never comes, for its disk is full, holds those behind it until the end.
    """
    due: dict[str, int] = defaultdict(lambda: 1)  # by file: the number of the item to come next
    held: dict[str, dict[int, Outcome]] = {}
    for outcome in outcomes:
        item = outcome.item
        if item is None:
            yield outcome
            continue
        holder = outcome.path.removesuffix(item.locator)
        if item.number != due[holder]:
            if item.number < due[holder] or item.number in held.get(holder, {}):
                yield outcome  # the file was read once more
            else:
                held.setdefault(holder, {})[item.number] = outcome
            continue
        yield outcome
        due[holder] += 1
        while (following := held.get(holder, {}).pop(due[holder], None)) is not None:
            yield following
            due[holder] += 1
    for waiting in held.values():
        yield from (waiting[number] for number in sorted(waiting))
