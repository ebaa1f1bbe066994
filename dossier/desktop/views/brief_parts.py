"""Which sections a brief has, in which order, and its language and style."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFormLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from dossier.desktop.brief_choices import BRIEF_LANGUAGES, LENGTHS, STYLES
from dossier.desktop.brief_page_wording import SECTIONS
from dossier.desktop.views.choice_box import choice
from dossier.desktop.views.empty_hints import words
from dossier.model.plans import ALWAYS, SHORT, Plan, Section
from dossier.model.plans import SECTIONS as ALL
from dossier.translations import tr

_SECTIONS = {"short": SHORT, "full": ALL}
_SECTION = Qt.ItemDataRole.UserRole


class SectionList(QListWidget):
    """Drag a section, or move it with Ctrl+Up and Ctrl+Down; Space takes it in or leaves it out."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setSpacing(2)
        self.setAccessibleName(tr("Sections of the brief"))
        self.setToolTip(tr("Drag, or Ctrl+Up and Ctrl+Down, to move; Space to leave out"))
        self.itemChanged.connect(lambda _: self.edited.emit())
        self.model().rowsMoved.connect(lambda *_: self.edited.emit())

    def show_sections(self, sections: tuple[Section, ...]) -> None:
        """Those shown, in their order, and the others where they would be."""
        if sections == self.sections() and self.count():
            return
        chosen = self.currentItem().data(_SECTION) if self.currentItem() else None
        self.blockSignals(True)
        self.clear()
        for section in _whole_order(sections):
            item = QListWidgetItem(tr(SECTIONS[section]))
            item.setData(_SECTION, section)
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
            if section == ALWAYS:
                item.setToolTip(tr("Always there: the numbers in the text lead to it"))
            else:
                flags |= Qt.ItemFlag.ItemIsUserCheckable
            item.setFlags(flags)
            shown = section in sections or section == ALWAYS
            item.setCheckState(Qt.CheckState.Checked if shown else Qt.CheckState.Unchecked)
            self.addItem(item)
            if section == chosen:
                self.setCurrentItem(item)
        self.blockSignals(False)

    def sections(self) -> tuple[Section, ...]:
        items = [self.item(at) for at in range(self.count())]
        return tuple(item.data(_SECTION) for item in items if item.checkState() == Qt.CheckState.Checked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._move(step)
        else:
            super().keyPressEvent(event)

    def _move(self, step: int) -> None:
        at, item = self.currentRow(), self.currentItem()
        if item is None or not 0 <= at + step < self.count():
            return
        self.blockSignals(True)
        self.takeItem(at)
        self.insertItem(at + step, item)
        self.setCurrentItem(item)
        self.blockSignals(False)
        self.edited.emit()


class PartsPart(QWidget):
    """The list of sections, and two choices."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        # Placed by the page of the brief, over its sheets
        self.lengths = choice(tr("Length of the brief"), LENGTHS, "full")
        self.sections = SectionList()
        self.languages = choice(tr("Language of the brief"), BRIEF_LANGUAGES, "en")
        self.styles = choice(tr("Style of the list of sources"), STYLES, "chicago")
        fields = QFormLayout()
        fields.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for box in (self.languages, self.styles):
            fields.addRow(words(box.accessibleName(), muted=True), box)
            box.activated.connect(lambda _: self.edited.emit())
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 10)
        column.addWidget(self.sections, 1)
        column.addLayout(fields)
        self.sections.edited.connect(self.edited)
        self.lengths.activated.connect(lambda _: self._take_length())
        self.setFocusProxy(self.sections)

    def show_plan(self, plan: Plan) -> None:
        self.sections.show_sections(plan.sections)
        length = next((name for name, held in _SECTIONS.items() if held == plan.sections), "own")
        self.lengths.setCurrentIndex(self.lengths.findData(length))
        self.languages.setCurrentIndex(max(0, self.languages.findData(plan.language)))
        self.styles.setCurrentIndex(max(0, self.styles.findData(plan.style)))

    def plan(self, plan: Plan) -> Plan:
        """The plan with these choices."""
        chosen = {"language": self.languages.currentData(), "style": self.styles.currentData()}
        return replace(plan, sections=self.sections.sections(), **chosen)

    def _take_length(self) -> None:
        """One click between the short brief and the full one."""
        if sections := _SECTIONS.get(self.lengths.currentData()):
            self.sections.show_sections(sections)
            self.edited.emit()

    def lock(self, locked: bool) -> None:
        for part in (self.lengths, self.sections, self.languages, self.styles):
            part.setDisabled(locked)


def _whole_order(sections: tuple[Section, ...]) -> list[Section]:
    """All sections: each one left out comes after the one that it usually follows."""
    order = list(sections)
    for at, section in enumerate(ALL):
        if section not in order:
            before = [order.index(other) for other in ALL[:at] if other in order]
            order.insert(max(before) + 1 if section != ALL[0] and before else 0, section)
    return order
