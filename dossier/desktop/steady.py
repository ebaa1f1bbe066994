"""Keeps the window from halting while Python looks for objects that nobody holds."""

from __future__ import annotations

import gc

_LITTER = (20_000, 20, 50)  # objects between two looks at the young ones, and looks until the older ones' turn


def steady() -> None:
    """What stands now, a whole window and all modules, stays: it is not gone through again.

    Every thread stands still while Python looks for circles, and going through all that a started window holds takes
    a tenth of a second beside busy readers.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_LITTER)
