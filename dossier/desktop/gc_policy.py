"""Keeps the window from halting while Python looks for objects that nobody holds, and has it look in one place only."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QTimer

_TURN = 0.001  # seconds that a thread keeps Python to itself while others wait
_THRESHOLDS = (20_000, 20, 50)  # objects between two looks at the young ones, and looks until the older ones' turn
_EVERY = 500  # milliseconds between two chances to look
_NAME = "litter"


def hurried() -> None:
    """Until `steady` nothing is looked for: nearly all that a start makes stays, and each look takes longer."""
    gc.disable()  # first, for Qt is loaded after it
    if timer := _timer():
        timer.stop()


def steady() -> None:
    """What is loaded now, a whole window and all modules, stays: the collector does not go through it again.

    Every thread waits while Python looks for circles, and going through all that a started window holds takes
    a tenth of a second, to find some hundred objects among a hundred thousand.

    From now on it is looked for on the main thread alone. By itself Python looks on whichever thread makes the next
    object, and destroys there what it finds: a widget that goes on another thread while Qt goes through them all ends
    the program.
    """
    gc.freeze()
    gc.disable()
    timer = _timer() or _made()
    timer.start()
    # The main thread has to wait for its turn behind each thread that archives, many times while it answers one key
    sys.setswitchinterval(_TURN)


def is_looked_for() -> bool:
    """Whether garbage collection is on."""
    timer = _timer()
    return timer is not None and timer.isActive()


def look() -> None:
    """Collects the generations whose turn it is."""
    young, older, old = gc.get_count()
    if young >= _THRESHOLDS[0]:
        gc.collect(0 if older < _THRESHOLDS[1] else 1 if old < _THRESHOLDS[2] else 2)


def _timer() -> QTimer | None:
    from PySide6.QtCore import QCoreApplication, QTimer

    app = QCoreApplication.instance()
    return app.findChild(QTimer, _NAME) if app else None


def _made() -> QTimer:
    from PySide6.QtCore import QCoreApplication, QTimer

    timer = QTimer(QCoreApplication.instance(), interval=_EVERY)
    timer.setObjectName(_NAME)
    timer.timeout.connect(look)
    return timer
