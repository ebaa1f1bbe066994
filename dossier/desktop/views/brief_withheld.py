"""What a brief withholds: redacted passages, and notes that are private."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from dossier.desktop.brief_page_wording import redaction_text, short
from dossier.desktop.nouns.brief_draft import Draft
from dossier.desktop.tooltips import tip
from dossier.desktop.views.empty_hints import button, words
from dossier.model.plans import Redaction
from dossier.translations import tr

_WHAT = Qt.ItemDataRole.UserRole


class WithheldPart(QWidget):
    """Two lists; says what is to be shown again, looked at, or kept private."""

    pointed = Signal(object)  # Redaction
    lifted = Signal(object)  # Redaction
    marked = Signal(str, bool)  # a note, and whether it is private

    def __init__(self) -> None:
        super().__init__()
        self.passages, self.notes = _Passages(), QListWidget()
        for part in (self.passages, self.notes):
            part.setWordWrap(True)
            part.setSpacing(3)
        self.notes.setAccessibleName(tr("Private notes"))
        self._lift = button(tr("Show again"), self.lift)
        self._none = words(
            tr(
                "Select words in a report’s text, then Case › Redact the selected words: no brief or bag will "
                "hold them."
            ),
            muted=True,
            wrap=True,
        )
        self._no_notes = words(tr("There are no notes on this case."), muted=True, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 10)
        column.addWidget(_heading(tr("Redactions")))
        column.addWidget(self._none)
        column.addWidget(self.passages, 2)
        column.addWidget(self._lift, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(8)
        column.addWidget(_heading(tr("Private notes")))
        column.addWidget(words(tr("Those checked are not printed."), muted=True, wrap=True))
        column.addWidget(self._no_notes)
        column.addWidget(self.notes, 1)
        column.addStretch()
        self.passages.itemActivated.connect(lambda item: self.pointed.emit(item.data(_WHAT)))
        self.passages.itemClicked.connect(lambda item: self.pointed.emit(item.data(_WHAT)))
        self.passages.dropped.connect(self.lift)
        self.notes.itemChanged.connect(self._mark)
        self.setFocusProxy(self.passages)

    def show_draft(self, draft: Draft) -> None:
        self.passages.clear()
        for redaction in draft.redactions:
            item = QListWidgetItem(redaction_text(redaction))
            item.setData(_WHAT, redaction)
            item.setToolTip(tip(redaction.quote))
            self.passages.addItem(item)
        self.notes.blockSignals(True)
        self.notes.clear()
        for note in draft.case.notes:
            item = QListWidgetItem(short(note.text))
            item.setData(_WHAT, note.note)
            item.setToolTip(tip(note.text))
            item.setCheckState(Qt.CheckState.Checked if note.private else Qt.CheckState.Unchecked)
            self.notes.addItem(item)
        self.notes.blockSignals(False)
        for part in (self.passages, self._lift):
            part.setVisible(bool(draft.redactions))
        self._none.setVisible(not draft.redactions)
        self.notes.setVisible(bool(draft.case.notes))
        self._no_notes.setVisible(not draft.case.notes)

    def lift(self) -> None:
        """The chosen passage is to be shown again."""
        item = self.passages.currentItem()
        if item and isinstance(redaction := item.data(_WHAT), Redaction):
            self.lifted.emit(redaction)

    def lock(self, locked: bool) -> None:
        for part in (self.notes, self._lift):
            part.setDisabled(locked)

    def _mark(self, item: QListWidgetItem) -> None:
        self.marked.emit(item.data(_WHAT), item.checkState() == Qt.CheckState.Checked)


def _heading(text: str) -> QLabel:
    made = words(text)
    made.setObjectName("title")
    return made


class _Passages(QListWidget):
    """Del shows a passage again."""

    dropped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Redactions"))

    def event(self, event: QEvent) -> bool:
        # Else the key would be taken for the window's own action, which takes reports out of the case
        key = event.key() if isinstance(event, QKeyEvent) else None
        if event.type() == QEvent.Type.ShortcutOverride and key == Qt.Key.Key_Delete:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.dropped.emit()
        else:
            super().keyPressEvent(event)
