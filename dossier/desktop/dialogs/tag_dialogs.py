"""The small windows in which tags and names are typed, and in which all outlets, places or tags are looked through."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLineEdit,
    QListView,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from dossier.desktop.models.model_index import Index
from dossier.desktop.models.tally_model import TalliesModel
from dossier.desktop.views.empty_hints import sentence_of_dialog, words
from dossier.model.tags import Tally
from dossier.translations import tr

_PARTS = ","  # between tags that are typed in one go


class WordsDialog(QDialog):
    """Asks for one line of words, and says `given(text)` when it is accepted."""

    given = Signal(str)

    def __init__(self, parent: QWidget, title: str, sentence: str, accept: str, begun: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(440)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.field = QLineEdit(begun)
        self.field.setAccessibleName(sentence)
        self.field.selectAll()
        kinds = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self._ok = box.button(kinds.Ok)
        self._ok.setText(accept)
        self._ok.setProperty("leading", True)
        box.button(kinds.Cancel).setText(tr("Cancel"))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        for part in (sentence_of_dialog(sentence), self.field, box):
            column.addWidget(part)
        self.field.textChanged.connect(self._typed)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.given.emit(self.field.text().strip()))
        self._typed(begun)

    def _typed(self, text: str) -> None:
        self._ok.setEnabled(bool(text.strip()))


class TagsDialog(WordsDialog):
    """Asks for tags, separated by commas, and completes each with the tags that there are."""

    def __init__(
        self, parent: QWidget, title: str, sentence: str, accept: str, known: Sequence[str], begun: str = ""
    ) -> None:
        super().__init__(parent, title, sentence, accept, begun)
        self.field.setPlaceholderText(tr("strike, urgent"))
        self._completer = QCompleter(QStringListModel(list(known), self), self)
        self._completer.setWidget(self.field)
        self._offered = QListView()
        self._completer.setPopup(self._offered)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.activated.connect(self._complete)
        self.field.textEdited.connect(self._offer)

    def tags(self) -> list[str]:
        return [tag for part in self.field.text().split(_PARTS) if (tag := part.strip())]

    def _before(self) -> tuple[str, str]:
        """The text before the tag being typed, and that tag."""
        start, comma, tag = self.field.text().rpartition(_PARTS)
        return (f"{start}{comma} " if comma else ""), tag.strip()

    def _offer(self) -> None:
        self._completer.setCompletionPrefix(self._before()[1])
        if self._completer.completionCount():
            self._completer.complete()
        else:
            self._offered.hide()

    def _complete(self, tag: str) -> None:
        self.field.setText(self._before()[0] + tag)


class TallyDialog(QDialog):
    """All names of a kind with their counts, the most frequent first, narrowed by what is typed."""

    chosen = Signal(object)  # Tally

    def __init__(self, parent: QWidget, title: str, sentence: str, tallies: Sequence[Tally], none: str) -> None:
        """`none` tells why the list is empty where there is nothing of the kind."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(440, 540)
        self.model, self._whole, self._none = TalliesModel(tallies, self), len(tallies), none
        self.filter, self.list, self._count = QLineEdit(), QTreeView(), words(muted=True, wrap=True)
        self.filter.setEnabled(bool(tallies))
        self.filter.setPlaceholderText(sentence)
        self.filter.setAccessibleName(sentence)
        self.filter.setClearButtonEnabled(True)
        self._dress_list(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 14)
        column.setSpacing(10)
        for part in (self.filter, self.list, self._count):
            column.addWidget(part)
        self.filter.textChanged.connect(self._narrow)
        self.list.activated.connect(self._choose)
        self.filter.installEventFilter(self)
        self._narrow("")

    def _dress_list(self, title: str) -> None:
        self.list.setModel(self.model)
        self.list.setAccessibleName(title)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setStyleSheet("QTreeView::item { padding: 4px 8px; }")
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.clicked.connect(self._choose)

    def _narrow(self, text: str) -> None:
        self.model.narrow(text)
        self.list.setCurrentIndex(self.model.index(0, 0))
        shown = tr("{shown} of {all}", shown=self.model.rowCount(), all=self._whole)
        self._count.setText(shown if self._whole else self._none)

    def _choose(self, index: Index) -> None:
        if tally := self.model.tally(index):
            self.chosen.emit(tally)
            self.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up, Down and Enter work on the list while words are typed."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose(self.list.currentIndex())
                return True
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                row = self.list.currentIndex().row() + (1 if event.key() == Qt.Key.Key_Down else -1)
                self.list.setCurrentIndex(self.model.index(max(0, min(row, self.model.rowCount() - 1)), 0))
                return True
        return super().eventFilter(watched, event)


def ask(dialog: WordsDialog, then: Callable[[str], object]) -> None:
    """Shows it, without waiting for the answer."""
    dialog.given.connect(then)
    dialog.open()
    dialog.field.setFocus()
