"""The fields of a report as a compact table: value, where it comes from, other candidates; F2 corrects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QColor, QContextMenuEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCompleter,
    QFrame,
    QLineEdit,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.models.field_model import FieldRow, FieldsModel
from dossier.desktop.models.model_index import Index
from dossier.desktop.views import painting
from dossier.desktop.views.breaking import has_italics
from dossier.desktop.views.empty_hints import rule, words
from dossier.model.claims import Description
from dossier.model.corrections import PERSON, said
from dossier.translations import in_quotes, tr, tr_n

_LABEL = 84  # points of width for the fields' names
_LEFT = 14
_UNBOUND = 16_777_215  # Qt's own for a widget without a largest width
_GAP = 8  # between a quotation and where it stands


class FieldsPanel(QWidget):
    """The table of the fields that are stated, and one line for those that are not."""

    def __init__(self, model: FieldsModel, look: Appearance) -> None:
        super().__init__()
        self._model, self._look = model, look
        self.setObjectName("fields")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.view = FieldsView(model, look)
        self._missing = words(muted=True, wrap=True)
        self._missing.setTextFormat(Qt.TextFormat.RichText)
        self._missing.setContentsMargins(_LEFT, 3, 10, 4)
        self._missing.linkActivated.connect(self.view.begin_named)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(rule())
        column.addWidget(self.view)
        column.addWidget(self._missing)
        column.addStretch(1)
        self._most = 0
        self.view.laid_out.connect(self._fit_height)

    def show(  # type: ignore[override] # shows a report's fields, as the pages of the pane do
        self, description: Description | None, may_edit: bool, corrected: Mapping[str, str] | None, same: bool
    ) -> None:
        """Fills the table; another report's fields are shown from the top."""
        self._model.show(description, may_edit, corrected)
        self.view.hide_missing()
        if not same:
            self.view.scrollToTop()
        missing = self._model.missing()
        links = [f'<a href="{name}">{escape(value_wording.field_within(name))}</a>' for name in missing]
        shown = links if may_edit else [escape(value_wording.field_within(name)) for name in missing]
        self._missing.setText(tr("Not stated: {fields}", fields=", ".join(shown)))
        self._missing.setVisible(bool(missing))
        self.setVisible(description is not None)

    def fit(self, width: int, height: int) -> None:
        """As wide as named (0: as the pane); the table is no higher than its rows, nor than the room."""
        self._most = height if not width else 0
        if self.view.height_is_scarce != (not width):
            self.view.height_is_scarce = not width
            self.view.doItemsLayout()
        self.setFixedWidth(width) if width else self.setMaximumWidth(_UNBOUND)
        if not width:
            self.setMinimumWidth(0)
        self._fit_height()

    def _fit_height(self) -> None:
        rows = self.view.rows_height()
        rest = self._missing.heightForWidth(self.width()) if not self._missing.isHidden() else 0
        room = max(self._most - rest, 2 * self.view.fontMetrics().height() + 12) if self._most else rows
        self.view.setFixedHeight(min(rows, room))


class FieldsView(QTreeView):
    """Says which entry is chosen, and what the menu of an entry asks for."""

    chosen = Signal(object)  # Entry
    laid_out = Signal()  # rows may be higher or lower than before
    undo = Signal(str)  # field
    take = Signal(str, str)  # field, words: a value told, shown or another candidate, that a person says is right
    generalise = Signal(str)  # field whose correction is to become a rule

    def __init__(self, model: FieldsModel, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self.setItemDelegate(_Delegate(model, look, self))
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setMouseTracking(True)
        self.setRootIsDecorated(False)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.EditKeyPressed | triggers.DoubleClicked)
        self.setAccessibleName(tr("Fields of the report, each with its evidence"))
        self.clicked.connect(self._clicked)
        self.height_is_scarce = True
        self.setFrameShape(QFrame.Shape.NoFrame)
        look.changed.connect(self.doItemsLayout)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # long values wrap

    def doItemsLayout(self) -> None:
        super().doItemsLayout()
        self.laid_out.emit()

    def rows_height(self) -> int:
        """Points of height of all rows that are shown."""
        height, index = 0, self._model.index(0, 0)
        while index.isValid():
            if not self.isRowHidden(index.row(), index.parent()):
                height += self.rowHeight(index)
            index = self.indexBelow(index)
        return height

    def hide_missing(self) -> None:
        """Rows of fields that are not stated are hidden until somebody fills them in."""
        missing = self._model.missing()
        for row in range(self._model.rowCount()):
            entry = self._model.entry(self._model.index(row, 0))
            self.setRowHidden(row, QModelIndex(), entry is not None and entry.field in missing)
        self.laid_out.emit()

    def begin_named(self, name: str) -> None:
        self.begin(self._model.index_of(name))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if entry := self._model.entry(current):
            self.chosen.emit(entry)

    def begin(self, index: QModelIndex, typed: str | None = None) -> None:
        """Opens a field for correction, unless one is open already; with these words, or with its value."""
        if self.state() != QAbstractItemView.State.EditingState:
            self.setRowHidden(index.row(), index.parent(), False)
            self.laid_out.emit()
            self.setFocus()
            self.setCurrentIndex(index)
            self.edit(index)
            if typed is not None:
                for editor in self.findChildren(QLineEdit)[-1:]:  # one that was just closed may be there for a moment
                    editor.setText(typed)
                    editor.selectAll()

    def current(self) -> FieldRow | None:
        return self._model.entry(self.currentIndex())

    def _clicked(self, index: QModelIndex) -> None:
        """A click on “2 others” opens and closes them."""
        entry = self._model.entry(index)
        mouse = self.viewport().mapFromGlobal(self.cursor().pos())
        if entry and entry.others and mouse.x() > self.viewport().width() - 96:
            self.setExpanded(index, not self.isExpanded(index))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter says that what the row shows is right."""
        entry = self.current()
        editing = self.state() == QAbstractItemView.State.EditingState
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and entry and not editing:
            self.accept_current()
        else:
            super().keyPressEvent(event)

    def accept_current(self) -> None:
        """A value that a person gave already needs nobody to say so again."""
        entry = self.current()
        if entry and entry.claims and self._model.may_edit and not (entry.corrected and not entry.candidate):
            self.take.emit(entry.field, said(entry.claims))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if entry := self._model.entry(index):
            self.setCurrentIndex(index)
            menu = QMenu(self)
            for action in self._actions(entry, index, menu):
                menu.addAction(action)
            menu.exec(event.globalPos())

    def _actions(self, entry: FieldRow, index: QModelIndex, menu: QMenu) -> list[QAction]:
        made: list[QAction] = []

        def add(text: str, slot: Callable[[], object], enabled: bool = True) -> None:
            action = QAction(text, menu)
            action.setEnabled(enabled)
            action.triggered.connect(lambda _checked=False: slot())
            made.append(action)

        if entry.candidate:
            add(f"{tr('Use this value')}\t{tr('Enter')}", self.accept_current, self._model.may_edit)
        else:
            add(f"{tr('Correct…')}\tF2", lambda: self.begin(index), self._model.may_edit)
            may = self._model.may_edit and bool(entry.claims) and not entry.corrected
            add(f"{tr('Confirm this value')}\t{tr('Enter')}", self.accept_current, may)
            add(tr("Take back the correction"), lambda: self.undo.emit(entry.field), entry.corrected)
            add(
                f"{tr('Make the correction a rule…')}\tCtrl+L",
                lambda: self.generalise.emit(entry.field),
                entry.corrected,
            )
        add(tr("Copy value"), lambda: QApplication.clipboard().setText(entry.value), bool(entry.claims))
        quotes = "\n".join(e.quote for e in entry.evidence)
        add(tr("Copy evidence"), lambda: QApplication.clipboard().setText(quotes), bool(quotes))
        return made


class _Delegate(QStyledItemDelegate):
    """A line for a value and where it comes from; two for a candidate or what a person corrected."""

    def __init__(self, model: FieldsModel, look: Appearance, parent: FieldsView) -> None:
        super().__init__(parent)
        self._model, self._look, self._view = model, look, parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = QFontMetrics(option.font).height()
        entry = self._model.entry(index)
        if entry is None or not entry.claims:
            return QSize(100, height + 9)
        return QSize(100, height * (self._lines(option, entry) + _has_second_line(entry)) + 9)

    def _lines(self, option: QStyleOptionViewItem, entry: FieldRow) -> int:
        """A long value is given two lines where the table is high enough for all rows: next to the story."""
        if not entry.candidate and self._view.height_is_scarce:
            return 1
        metrics = QFontMetrics(painting.font_of(option, bold=not entry.candidate))
        room = self._view.viewport().width() - _LEFT - self._label(option) - 18 - self._pills_width(option, entry)
        return 2 if metrics.horizontalAdvance(entry.value) > room else 1

    def _pills_width(self, option: QStyleOptionViewItem, entry: FieldRow) -> int:
        metrics = QFontMetrics(painting.font_of(option, step=-1.5))
        return sum(metrics.horizontalAdvance(text) + 17 for text in self._said(entry))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = self._model.entry(index)
        if entry is None:
            return
        painter.save()
        self.initStyleOption(option, index)
        painting.ground(painter, option, self._look)
        rect = painting.rect_of(option)
        if not entry.candidate:
            painter.setPen(QColor(self._look.theme.window))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if entry.claims:
            self._full(painter, option, entry)
        else:
            self._empty(painter, option, entry)
        painter.restore()

    def _name(self, painter: QPainter, option: QStyleOptionViewItem, entry: FieldRow, rect: QRect) -> None:
        text = tr("or") if entry.candidate else value_wording.field_name(entry.field)
        flags = (Qt.AlignmentFlag.AlignRight if entry.candidate else Qt.AlignmentFlag.AlignLeft) | (
            Qt.AlignmentFlag.AlignVCenter
        )
        label = QRect(rect.left() + _LEFT, rect.top(), self._label(option) - 8, rect.height())
        painting.line(painter, label, text, painting.font_of(option, step=-0.5), self._look.theme.muted, flags)

    def _label(self, option: QStyleOptionViewItem) -> int:
        return max(
            _LABEL, QFontMetrics(painting.font_of(option)).horizontalAdvance(value_wording.field_name("url")) + 14
        )

    def _empty(self, painter: QPainter, option: QStyleOptionViewItem, entry: FieldRow) -> None:
        rect = painting.rect_of(option)
        self._name(painter, option, entry, rect)
        rest = rect.adjusted(_LEFT + self._label(option), 0, -10, 0)
        painting.line(painter, rest, tr("not stated"), painting.font_of(option), painting.faint_of(option, self._look))

    def _full(self, painter: QPainter, option: QStyleOptionViewItem, entry: FieldRow) -> None:
        theme, rect = self._look.theme, painting.rect_of(option)
        height = QFontMetrics(painting.font_of(option)).height()
        top = QRect(rect.left(), rect.top() + 4, rect.width(), height)
        below = QRect(rect.left(), rect.bottom() - height - 3, rect.width() - 12, height)
        self._name(painter, option, entry, top)
        right = self._pills(painter, option, entry, top)
        top.setLeft(rect.left() + _LEFT + self._label(option))
        top.setRight(right - 6)
        font = painting.font_of(option, bold=not entry.candidate)
        second = _has_second_line(entry)
        if self._lines(option, entry) == 1:
            used = painting.line(painter, top, entry.value, font, theme.text)
            if not second:
                self._source(painter, option, entry, top.adjusted(used + _GAP, 0, 0, 0))
        else:
            top.setBottom((below.top() if second else rect.bottom()) - 1)
            painting.paragraph(painter, top, entry.value, font, theme.text)
        if second:
            below.setLeft(top.left())
            self._evidence(painter, option, entry, below)

    def _source(self, painter: QPainter, option: QStyleOptionViewItem, entry: FieldRow, rect: QRect) -> None:
        """Where the value comes from, at the right, where there is room for it."""
        small = painting.font_of(option, step=-1)
        where = value_wording.origin_text(entry.evidence[0])
        rect.setLeft(rect.right() - painting.width_of(where, small))
        if self._fits(option, entry, where, small):
            painting.line(painter, rect, where, small, painting.faint_of(option, self._look))

    def _fits(self, option: QStyleOptionViewItem, entry: FieldRow, where: str, small: QFont) -> bool:
        used = QFontMetrics(painting.font_of(option, bold=True)).horizontalAdvance(entry.value)
        taken = _LEFT + self._label(option) + 18 + self._pills_width(option, entry) + 2 * _GAP
        return used + painting.width_of(where, small) + taken <= self._view.viewport().width()

    def _evidence(self, painter: QPainter, option: QStyleOptionViewItem, entry: FieldRow, rect: QRect) -> None:
        theme, first = self._look.theme, entry.evidence[0]
        small = painting.font_of(option, step=-1)
        where = "" if first.origin == PERSON and entry.person_note else value_wording.origin_text(first)
        text = " · ".join(filter(None, [where, entry.person_note]))
        more = f" +{len(entry.evidence) - 1}" if len(entry.evidence) > 1 else ""
        room = rect.width() - painting.width_of(text + more, small) - _GAP  # where words stand is told whole
        if first.origin != PERSON:
            slanted = painting.font_of(option, step=-1, italic=has_italics(first.quote))
            quote = QRect(rect.left(), rect.top(), max(room, rect.width() // 3), rect.height())
            used = painting.line(painter, quote, in_quotes(first.quote), slanted, theme.muted)
            base = rect.center().y() + QFontMetrics(small).height() // 2
            painter.fillRect(rect.left(), base, used, 2, QColor(theme.trace))
            rect.setLeft(rect.left() + used + _GAP)
        painting.line(painter, rect, text + more, small, painting.faint_of(option, self._look))

    def _pills(self, painter: QPainter, option: QStyleOptionViewItem, entry: FieldRow, rect: QRect) -> int:
        theme, right = self._look.theme, rect.right() - 10
        small, middle = painting.font_of(option, step=-1.5), rect.center().y() + 1
        open_now = self._view.isExpanded(self._model.index_of(entry.field))
        tones = {tr("inferred"): theme.warn, _by(entry): theme.good}
        for text in self._said(entry):
            shown = text.replace("▸", "▾") if open_now else text
            right = (
                painting.pill(painter, right, middle, shown, small, (tones.get(text, theme.muted), theme.window)) - 5
            )
        return right

    def _said(self, entry: FieldRow) -> list[str]:
        """What the pills say, from the right."""
        others = f"{tr_n(entry.others, '{n} other', '{n} others')} ▸" if entry.others and not entry.candidate else ""
        return [text for text in (others, tr("inferred") if entry.inferred else "", _by(entry)) if text]

    # correcting

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002
        entry = self._model.entry(index)
        editor = QLineEdit(parent)
        if entry:
            editor.setPlaceholderText(value_wording.field_hint(entry.field))
            editor.setToolTip(value_wording.field_hint(entry.field))
            editor.setAccessibleName(tr("Correct the {field}", field=value_wording.field_within(entry.field)))
            editor.setCompleter(self._completer(entry, editor))
        return editor

    def _completer(self, entry: FieldRow, editor: QLineEdit) -> QCompleter:
        """Offers the values stated for the field."""
        made = QCompleter(self._model.candidates(entry.field), editor)
        made.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        made.setFilterMode(Qt.MatchFlag.MatchContains)
        return made

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: ARG002
        rect = painting.rect_of(option).adjusted(_LEFT + self._label(option) - 9, 0, -6, 0)
        editor.setGeometry(rect.adjusted(0, 1, 0, -2))

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))
        QTimer.singleShot(0, editor, lambda: _from_beginning(editor))  # the view chooses all of it after this

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Escape gives up the correction, and goes no further."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        return super().eventFilter(editor, event)


def _from_beginning(editor: QLineEdit) -> None:
    """All of it stays chosen, and its beginning comes in sight, unless typing has begun."""
    if editor.selectedText() == editor.text():
        editor.end(False)
        editor.home(True)


def _has_second_line(entry: FieldRow) -> bool:
    """True for what needs its words to be judged: candidates, and values that a person gave."""
    return entry.candidate or bool(entry.by)


def _by(entry: FieldRow) -> str:
    if entry.confirmed:
        return tr("confirmed by {person}", person=entry.by)
    return tr("by {person}", person=entry.by) if entry.by else ""
