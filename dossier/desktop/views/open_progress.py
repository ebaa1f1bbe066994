"""What is seen while an archive takes its time to open: what is done, how far it is, and a way to stop it."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from dossier.desktop import icons
from dossier.desktop.jobs_wording import duration
from dossier.desktop.place_wording import place_text
from dossier.desktop.views.empty_hints import Elided, button, words
from dossier.model.progress import Replayed
from dossier.translations import tr, tr_n

_SURE = 3.0  # seconds after which the time left can be told


class OpeningPage(QWidget):
    """Closing it is the same as stopping."""

    stopped = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.setWindowTitle("Dossier")
        self.setObjectName("pane")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._began: tuple[float, int] | None = None  # when, and at which byte of the log, it was first told
        self._title = words(tr("Opening {name}", name=folder.name), wrap=True)
        self._title.setObjectName("heading")
        self._place = Elided(muted=True)
        self._place.say(place_text(str(folder)))
        self._said = words(tr("The archive is being looked at…"), wrap=True)
        self._count = words(muted=True, wrap=True)
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("How far the archive is opened"))
        self.stop = button(tr("Stop"), self._stop)
        self._lay_out()
        self.setMinimumWidth(480)
        self.resize(620, self.sizeHint().height())

    def _lay_out(self) -> None:
        picture = QLabel()
        picture.setPixmap(icons.pixmap("dossier", "", 48, self.devicePixelRatioF()))
        head = QVBoxLayout()
        head.setSpacing(2)
        head.addWidget(self._title)
        head.addWidget(self._place)
        above = QHBoxLayout()
        above.setSpacing(16)
        above.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        above.addLayout(head, 1)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._count, 1)
        below.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignTop)
        self._said.setMinimumHeight(self._said.fontMetrics().height() * 3 + 4)
        self._said.setAlignment(Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 28, 32, 24)
        column.setSpacing(12)
        for part in (above, below):
            column.addLayout(part)
        column.insertWidget(1, self._said)
        column.insertWidget(2, self.bar)

    def show_progress(self, found: Replayed) -> None:
        """A catalog that is being made: by the bytes of the log, for only these are known beforehand."""
        self._said.setText(
            tr("The lists are made anew from the archive’s log. This is done once, for an archive that an older "
               "Dossier left or whose lists were lost. Reports and decisions stay as they are.")
        )  # fmt: skip
        self.bar.setRange(0, 1000)
        self.bar.setValue(round(1000 * found.offset / max(found.size, 1)))
        lines = [tr_n(found.events, "{n} event of the log so far", "{n} events of the log so far")]
        if (left := self._left(found)) is not None:
            lines.append(tr("{time} left", time=duration(left)))
        self._count.setText("\n".join(lines))

    def _left(self, found: Replayed) -> float | None:
        now = time.monotonic()
        self._began = self._began or (now, found.offset)
        passed, done = now - self._began[0], found.offset - self._began[1]
        return passed * (found.size - found.offset) / done if passed >= _SURE and done > 0 else None

    def _stop(self) -> None:
        self.stop.setEnabled(False)
        self._said.setText(tr("It is stopped as soon as the step in hand is done. The next start goes on from there."))
        self.stopped.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.stop.isEnabled():
            self._stop()
        event.accept()
