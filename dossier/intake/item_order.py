"""Puts the outcomes of a file's items into the file's order, whichever its readers finished first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from dossier.model.reports import Outcome


def in_file_order(outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """Yields each item once all items before it in its file were yielded; every other outcome at once.

    An item that never comes, for its disk is full, holds those behind it until the end.
    """
    next_number: dict[str, int] = defaultdict(lambda: 1)  # by file: the number of the item to come next
    waiting_items: dict[str, dict[int, Outcome]] = {}
    for outcome in outcomes:
        item = outcome.item
        if item is None:
            yield outcome
            continue
        holder = outcome.path.removesuffix(item.locator)
        if item.number != next_number[holder]:
            if item.number < next_number[holder] or item.number in waiting_items.get(holder, {}):
                yield outcome  # the file was read once more
            else:
                waiting_items.setdefault(holder, {})[item.number] = outcome
            continue
        yield outcome
        next_number[holder] += 1
        while (following := waiting_items.get(holder, {}).pop(next_number[holder], None)) is not None:
            yield following
            next_number[holder] += 1
    for waiting in waiting_items.values():
        yield from (waiting[number] for number in sorted(waiting))
