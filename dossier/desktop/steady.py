"""Keeps the window from halting while Python looks for objects that nobody holds."""

from __future__ import annotations

import gc
import sys

_TURN = 0.001  # seconds that a thread keeps Python to itself while others wait
_LITTER = (20_000, 20, 50)  # objects between two looks at the young ones, and looks until the older ones' turn


def hurried() -> None:
    """Until `steady` nothing is looked for: nearly all that a start makes stays, and each look takes longer."""
    gc.disable()


def steady() -> None:
    """What stands now, a whole window and all modules, stays: it is not gone through again, nor now.

    Every thread stands still while Python looks for circles, and going through all that a started window holds takes
    a tenth of a second, to find some hundred objects among a hundred thousand.
    """
    gc.freeze()
    gc.set_threshold(*_LITTER)
    gc.enable()
    # The main thread has to wait for its turn behind each thread that archives, many times while it answers one key
    sys.setswitchinterval(_TURN)
