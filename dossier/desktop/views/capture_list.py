"""The pages in a web archive, of which one is drawn below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from dossier.desktop import value_wording
from dossier.desktop.tooltips import tip
from dossier.model.originals import Captured
from dossier.translations import tr

_NUMBER = Qt.ItemDataRole.UserRole
_ROWS = 6  # that are in sight at most


class CapturesList(QListWidget):
    """Two lines a page: its address, and when it was captured, of what kind and how large."""

    taken = Signal(int)  # number of a page

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Pages in the web archive"))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setStyleSheet("QListWidget::item { padding: 5px 14px; }")
        self.currentItemChanged.connect(lambda item, _: self.taken.emit(item.data(_NUMBER)) if item else None)
        self.hide()

    def show_captures(self, captures: Sequence[Captured]) -> None:
        """The first is taken at once; of a single page there is nothing to choose."""
        self.forget()
        self.blockSignals(True)
        for one in captures:
            self.addItem(_item(one))
        self.blockSignals(False)
        self.setVisible(len(captures) > 1)
        rows = min(len(captures), _ROWS)
        self.setFixedHeight(rows * max(self.sizeHintForRow(0), 1) + 6)
        self.setCurrentRow(0)

    def forget(self) -> None:
        self.blockSignals(True)
        self.clear()
        self.blockSignals(False)
        self.hide()


def _item(one: Captured) -> QListWidgetItem:
    when = value_wording.moment_text(one.captured) if one.captured else tr("no date of capture")
    made = QListWidgetItem(f"{one.url}\n{when}  ·  {one.media_type}  ·  {value_wording.size_text(one.size)}")
    made.setData(_NUMBER, one.number)
    made.setToolTip(tip(one.url))
    return made
