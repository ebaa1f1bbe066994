"""What people said of a case's sources, rows and cells, and the way to take it back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.findings_wording import key_text
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder, button
from dossier.error_sentences import judgement_words
from dossier.model.judgements import JudgementStatus
from dossier.translations import in_quotes, tr


class JudgementsPage(QWidget):
    """A line a judgement, the newest first; those that no longer apply say so."""

    taken_back = Signal(str)  # the judgement's id

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self.shown: tuple[JudgementStatus, ...] = ()
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Judgements on the case"))
        self.list.setWordWrap(True)
        self.list.setSpacing(5)
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        said = tr(
            "Under Compare, settle, merge, split or leave out what you have looked into, or grade a source. Every "
            "judgement is listed here, with its reason and who made it, and can be undone."
        )
        EmptyHint(self.list, Placeholder(look, "check", tr("No judgement on this case yet"), said))
        self.back = button(tr("Take back"), self._take_back)
        self.list.itemSelectionChanged.connect(self._enable)
        row = QHBoxLayout()
        row.setContentsMargins(12, 0, 12, 10)
        row.addStretch(1)
        row.addWidget(self.back)
        self.setFocusProxy(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        self._enable()

    def show_judgements(self, shown: Sequence[JudgementStatus]) -> None:
        self.shown = tuple(shown)
        self.list.clear()
        for standing in reversed(self.shown):
            item = QListWidgetItem(judgement_text(standing))
            item.setData(Qt.ItemDataRole.UserRole, standing.judgement.judgement)
            self.list.addItem(item)
        self._enable()

    def _enable(self) -> None:
        self.back.setEnabled(bool(self.list.selectedItems()))

    def _take_back(self) -> None:
        for item in self.list.selectedItems():
            self.taken_back.emit(item.data(Qt.ItemDataRole.UserRole))


def judgement_text(standing: JudgementStatus) -> str:
    """One or two lines: what was said, why, by whom; and that it no longer applies, where that is so."""
    judgement = standing.judgement
    note = getattr(judgement.said, "note", "")
    by = f"{value_wording.agent_text(judgement.by)}, {value_wording.moment_text(judgement.at)}"
    said = judgement_words(judgement, lambda key: in_quotes(key_text(key)))
    if not judgement.usable:
        said = tr(
            "Left out of account, for its number is larger than any that can be compared: {judgement}", judgement=said
        )
    elif not standing.applies:
        said = tr("No longer applies, for its words are gone: {judgement}", judgement=said)
    return said + (f" – {note}" if note else "") + f"\n{by}"
