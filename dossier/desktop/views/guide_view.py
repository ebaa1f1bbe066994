"""The user guide in a window of its own: contents and search on the left, the chapter on the right."""

from __future__ import annotations

from itertools import product
from typing import Any

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QImage,
    QKeySequence,
    QShortcut,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from dossier.desktop.appearance import Appearance
from dossier.desktop.guide_chapters import Chapter, Guide
from dossier.desktop.views.empty_hints import words
from dossier.translations import tr

_PLACE = Qt.ItemDataRole.UserRole


class GuidePage(QTextBrowser):
    """Shows one chapter; a link is reported, and nothing but the guide's own pictures is ever loaded."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._pictures: dict[str, QImage] = {}
        self._chapter: Chapter | None = None
        self.setOpenLinks(False)
        self.setAccessibleName(tr("Chapter of the guide"))
        look.changed.connect(self._dress)
        self._dress()

    def hold(self, guide: Guide) -> None:
        self._pictures = {name: QImage.fromData(data) for name, data in guide.pictures.items()}

    def show_chapter(self, chapter: Chapter) -> None:
        self._chapter = chapter
        self.document().setMarkdown(chapter.text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        self._set_type()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def go_to(self, text: str) -> None:
        """Shows the first place that has these words, chosen; a heading at the top."""
        self.moveCursor(QTextCursor.MoveOperation.Start)
        if self.find(text):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.cursorRect().top() - 12)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        picture = self._pictures.get(name.toString() if isinstance(name, QUrl) else name)
        if kind != QTextDocument.ResourceType.ImageResource.value or picture is None:
            return None
        width = min(picture.width(), max(200, round(self.viewport().width() - 2 * _MARGIN) - 12))
        ratio = self.devicePixelRatioF()
        shown = picture.scaledToWidth(round(width * ratio), Qt.TransformationMode.SmoothTransformation)
        shown.setDevicePixelRatio(ratio)
        return shown

    def _dress(self) -> None:
        font = self.font()
        font.setPointSize(self._look.size + 1)
        self.setFont(font)
        if self._chapter:
            self.show_chapter(self._chapter)

    def _set_type(self) -> None:
        """Room between lines and paragraphs; Markdown knows none."""
        document = self.document()
        document.setDocumentMargin(_MARGIN)
        block = document.begin()
        while block.isValid():
            shape, cursor = block.blockFormat(), QTextCursor(block)
            level = shape.headingLevel()
            shape.setLineHeight(100.0 if cursor.currentTable() else 128.0, 1)  # words in cells stand level
            shape.setTopMargin(22.0 if level > 1 else shape.topMargin())
            shape.setBottomMargin(8.0 if level else max(shape.bottomMargin(), 6.0))
            cursor.setBlockFormat(shape)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._set_table(frame)

    def _set_table(self, table: QTextTable) -> None:
        """Lines as thin as elsewhere in the window, and words of two fonts level with each other."""
        shape = table.format()
        shape.setBorderBrush(QColor(self._look.theme.line))
        shape.setCellPadding(5)
        table.setFormat(shape)
        for row, column in product(range(table.rows()), range(table.columns())):
            cell = table.cellAt(row, column)
            letters = cell.format()
            letters.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            cell.setFormat(letters)


_MARGIN = 26.0  # points


class GuideDialog(QDialog):
    """Links go to chapters; what is searched for is listed with its line."""

    asked = Signal()

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("User guide"))
        self._guide = Guide((), {})
        self._wanted = ""
        self._way: list[str] = []  # chapters shown before
        self.page = GuidePage(look)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search in the guide"))
        self.search.setAccessibleName(tr("Search in the guide"))
        self.search.setClearButtonEnabled(True)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.contents.setObjectName("contents")
        self.contents.setAccessibleName(tr("Contents of the guide"))
        self.hits = QListWidget()
        self.hits.setWordWrap(True)
        self.hits.setAccessibleName(tr("Its place in the guide"))
        self._none = words(tr("The guide does not say that. Try another word, or fewer."), muted=True, wrap=True)
        self._none.setContentsMargins(14, 10, 14, 10)
        self._none.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._lay_out()
        self._wire()
        self.resize(1020, 700)

    def _lay_out(self) -> None:
        self._left = QStackedWidget()
        for part in (self.contents, self.hits, self._none):
            self._left.addWidget(part)
        side = QWidget()
        side.setObjectName("side")
        side.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        side.setFixedWidth(290)
        column = QVBoxLayout(side)
        column.setContentsMargins(10, 12, 0, 10)
        column.setSpacing(8)
        above = QHBoxLayout()
        above.setContentsMargins(0, 0, 10, 0)
        above.addWidget(self.search)
        column.addLayout(above)
        column.addWidget(self._left, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(side)
        row.addWidget(self.page, 1)

    def _wire(self) -> None:
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._first_hit)
        self.contents.currentItemChanged.connect(lambda item, _: self._chosen(item))
        self.hits.currentItemChanged.connect(lambda item, _: self._hit(item))
        self.page.anchorClicked.connect(self._linked)
        for keys, act in (("Ctrl+F", self.search.setFocus), ("Alt+Left", self.back)):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def show_guide(self, guide: Guide) -> None:
        """What was asked for meanwhile is shown."""
        self._guide = guide
        self.page.hold(guide)
        self.contents.clear()
        for chapter in guide.chapters:
            item = QTreeWidgetItem([chapter.title])
            item.setData(0, _PLACE, (chapter.key, ""))
            for section in chapter.sections:
                below = QTreeWidgetItem([section])
                below.setData(0, _PLACE, (chapter.key, section))
                item.addChild(below)
            self.contents.addTopLevelItem(item)
        self._go(self._wanted or guide.chapters[0].key)

    def open_chapter(self, key: str) -> None:
        """At once, or as soon as the guide is there; without a key, where one was."""
        self._wanted = key
        if self._guide.chapters and key:
            self.search.clear()
            self._go(key)

    def back(self) -> None:
        if self._way:
            self._show(self._way.pop())

    @property
    def shown(self) -> str:
        """The key of the chapter on show."""
        return self._shown

    _shown = ""

    def _go(self, key: str, place: str = "") -> None:
        if key != self._shown:
            if self._shown:
                self._way.append(self._shown)
            self._show(key)
        if place:
            self.page.go_to(place)

    def _show(self, key: str) -> None:
        if chapter := self._guide.chapter(key):
            self._shown = key
            self.page.show_chapter(chapter)
            self._mark(key)

    def _mark(self, key: str) -> None:
        for row in range(self.contents.topLevelItemCount()):
            item = self.contents.topLevelItem(row)
            if item is not None and item.data(0, _PLACE)[0] == key:
                self.contents.blockSignals(True)
                item.setExpanded(True)
                current = self.contents.currentItem()
                if current is None or current.parent() is not item:
                    self.contents.setCurrentItem(item)
                self.contents.blockSignals(False)

    def _chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self._go(*item.data(0, _PLACE))

    def _linked(self, address: QUrl) -> None:
        if self._guide.chapter(address.toString()):
            self._go(address.toString())
        elif address.scheme() == "https":  # by the person's own browser, for Dossier reaches no network
            QDesktopServices.openUrl(address)

    def _search(self, text: str) -> None:
        found = self._guide.found(text)
        self._left.setCurrentIndex(0 if not text.strip() else 1 if found else 2)
        self.hits.blockSignals(True)
        self.hits.clear()
        for chapter, line in found:
            item = QListWidgetItem(f"{chapter.title}\n{line}")
            item.setData(_PLACE, chapter.key)
            item.setSizeHint(QSize(0, self.fontMetrics().height() * 4 + 10))
            self.hits.addItem(item)
        self.hits.blockSignals(False)

    def _first_hit(self) -> None:
        if self.hits.count():
            self.hits.setCurrentRow(0)
            self.hits.setFocus()

    def _hit(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._go(item.data(_PLACE), self.search.text().split()[0] if self.search.text().split() else "")
