"""`dossier` as it is started: says `shown` and its CPU seconds once reports stand painted in its window.

    python -m tests.benchmarks.started --archive DIR

Says `later` twenty seconds after, and ends then.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from dossier import start

_LATER = 20_000  # milliseconds


class Watched(start.LazyWindow):
    """The window, and beside it somebody who looks at it once it is shown."""

    def open(self, folder: Path | None) -> int:
        from dossier.desktop.gc_policy import hurried

        hurried()
        from dossier.desktop import app

        steady = app.steady

        def then() -> None:
            steady()
            look()

        app.steady = then
        return super().open(folder)


def look() -> None:
    """Waits for a painting of the list after its first rows came."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    from dossier.desktop.main_window import MainWindow

    window = next(found for found in QApplication.topLevelWidgets() if isinstance(found, MainWindow))
    view = window.middle.table.viewport()

    class Painted(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and window.model.rowCount() and window.model.held_at(0) is not None:
                view.removeEventFilter(self)
                QTimer.singleShot(0, said)
            return False

    def said() -> None:
        print("shown", time.process_time(), flush=True)
        QTimer.singleShot(_LATER, lambda: (print("later", flush=True), window.close()))

    view.installEventFilter(Painted(window))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    start.dossier_command(sys.argv[1:], prog_name="dossier", obj=Watched())
