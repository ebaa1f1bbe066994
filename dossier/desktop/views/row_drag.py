"""Dragging rows of the list: onto a case, into another program as words, and of one report as its file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QPoint, QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QColor, QDrag, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QTableView

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.models.report_model import carried
from dossier.model.reports import ReportRow

Lend = Callable[[ReportRow, Callable[[Path | None], None]], None]
_PATIENCE = 250  # milliseconds that a drag waits for the copy of its file; after that it goes without


def _nothing(_row: ReportRow, then: Callable[[Path | None], None]) -> None:
    then(None)


class Carrying(QObject):
    """A drag of one report begins once its file is copied out, if the mouse is still held then."""

    def __init__(self, view: QTableView, look: Appearance) -> None:
        super().__init__(view)
        self._view, self._look = view, look
        self._data: QMimeData | None = None  # of the drag that is about to begin
        self._count = 0
        self.lend: Lend = _nothing
        self.held: Callable[[], bool] = _is_held
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self._begin)

    @property
    def waits(self) -> bool:
        """Whether a drag is about to begin: what the mouse does until then chooses nothing."""
        return self._data is not None

    def be_patient(self, milliseconds: int) -> None:
        self._patience.setInterval(milliseconds)

    def start(self, rows: list[ReportRow], count: int) -> None:
        self._data, self._count = carried(rows, count), count
        if count != 1:
            self._begin()
            return
        data = self._data

        def lent(path: Path | None) -> None:
            if self._data is data:
                if path:
                    data.setUrls([QUrl.fromLocalFile(str(path))])
                self._begin()

        self._patience.start()
        self.lend(rows[0], lent)

    def _begin(self) -> None:
        self._patience.stop()
        data, self._data = self._data, None
        if data is not None and self.held():
            drag = QDrag(self._view)
            drag.setMimeData(data)
            drag.setPixmap(self._badge(self._count))
            drag.exec(Qt.DropAction.CopyAction, Qt.DropAction.CopyAction)

    def _badge(self, count: int) -> QPixmap:
        """What hangs at the pointer: how many reports are carried."""
        font, theme = self._view.font(), self._look.theme
        text, metrics = value_wording.reports_text(count), QFontMetrics(font)
        ratio = self._view.devicePixelRatioF()
        size = QSize(metrics.horizontalAdvance(text) + 20, metrics.height() + 10)
        made = QPixmap(size * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(theme.accent))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRect(QPoint(0, 0), size), 6, 6)
        painter.setPen(QColor(theme.window))
        painter.setFont(font)
        painter.drawText(QRect(QPoint(0, 0), size), int(Qt.AlignmentFlag.AlignCenter), text)
        painter.end()
        return made


def _is_held() -> bool:
    return bool(QApplication.mouseButtons() & Qt.MouseButton.LeftButton)
