"""The pictures of a report: small ones with their captions and what their files say, and one of them large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QImage, QKeyEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.scripts import joined_parts
from dossier.desktop.tooltips import tip
from dossier.desktop.views.empty_hints import Elided, Placeholder, button, scrolled, words
from dossier.desktop.views.flow import Flow
from dossier.desktop.views.sheet_view import PaperView
from dossier.model.originals import CapturedPicture
from dossier.translations import term, tr, tr_n

SMALL = QSize(168, 126)  # points of a picture in the list
_AROUND = 12  # points around it
_AT_ONCE = 40  # rows; more are shown when they are asked for
_FIELDS = {
    "exif:ImageDescription": term("Description"), "exif:Artist": term("Photographer"),
    "exif:Copyright": term("Copyright"), "exif:DateTimeOriginal": term("Taken"), "exif:DateTime": term("Changed"),
    "exif:OffsetTimeOriginal": term("Offset to UTC"), "exif:Make": term("Maker of the camera"),
    "exif:Model": term("Camera"), "exif:Software": term("Program"), "exif:GPSInfo": term("Position"),
    "iptc:Object Name": term("Title"), "iptc:Special Instructions": term("Instructions"),
    "iptc:Date Created": term("Day"), "iptc:Time Created": term("Time"), "iptc:By-line": term("Photographer"),
    "iptc:By-line Title": term("Post of the photographer"), "iptc:City": term("City"),
    "iptc:Province-State": term("Province"), "iptc:Country": term("Country"),
    "iptc:Transmission Reference": term("Job number"), "iptc:Headline": term("Headline"),
    "iptc:Credit": term("Credit"), "iptc:Source": term("Source"), "iptc:Copyright Notice": term("Copyright"),
    "iptc:Caption-Abstract": term("Caption"),
}  # fmt: skip


class _Row(QWidget):
    """A small picture with the words about it."""

    def __init__(
        self, picture: CapturedPicture, waiting: QIcon, show: Callable[[], object], save: Callable[[], object]
    ) -> None:
        super().__init__()
        self.picture, self.asked = picture, False
        self.thumb = QToolButton()
        self.thumb.setFixedSize(SMALL + QSize(_AROUND, _AROUND))
        self.thumb.setIconSize(SMALL)
        self.thumb.setIcon(waiting)  # until the picture is drawn
        self.thumb.setAutoRaise(True)
        self.thumb.setCursor(Qt.CursorShape.PointingHandCursor)
        name = tr("Show picture {number} large", number=picture.number)
        self.thumb.setAccessibleName(name)
        self.thumb.setToolTip(tip(name))
        self.thumb.clicked.connect(lambda _checked=False: show())
        column = QVBoxLayout()
        column.setSpacing(3)
        if message := picture.caption or picture.alt:
            column.addWidget(_selectable_words(message))
        facts = _selectable_words(facts_text(picture), muted=True)
        facts.setToolTip(tip(f"SHA-256 {picture.sha256}\n{picture.name}".strip()))
        column.addWidget(facts)
        for line in field_lines(picture):
            column.addWidget(_selectable_words(line, muted=True))
        column.addWidget(button(tr("Save as…"), save, link=True), 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 14, 8)
        row.setSpacing(12)
        row.addWidget(self.thumb, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)

    def show_small(self, image: QImage | None) -> None:
        """None for a picture that cannot be decoded: its words stay."""
        if image is None:
            self.thumb.setIcon(QIcon())
            self.thumb.setText(tr("Cannot be shown"))
            self.thumb.setEnabled(False)
            return
        made = QPixmap.fromImage(image)
        made.setDevicePixelRatio(self.devicePixelRatioF())
        self.thumb.setIcon(QIcon(made))
        self.thumb.setFixedHeight(round(made.deviceIndependentSize().height()) + _AROUND)


class PicturesView(QWidget):
    """Says which picture is asked for, small or large, and which is to be saved; numbers count from 1."""

    small = Signal(int)
    large = Signal(int)
    save = Signal(int)

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._pictures: Sequence[CapturedPicture] = ()
        self._rows: list[_Row] = []
        self.number = 0  # of the picture that is shown large
        self._look = look
        self._hint = Placeholder(look, "picture", "", "")
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 4, 0, 8)
        self._column.setSpacing(0)
        self.area = scrolled(self._list)
        self.area.verticalScrollBar().valueChanged.connect(lambda _: self._look_soon())
        self.paper = PaperView()
        self.paper.installEventFilter(self)
        self.stack = QStackedWidget()
        for page in (self._hint, self.area, self._large_page()):
            self.stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._ask_small)

    def _large_page(self) -> QWidget:
        page, bar = QWidget(), QWidget()
        flow = Flow(bar, margins=(14, 8, 14, 4))
        self._at = words(muted=True)
        self._at.setMinimumHeight(30)
        self._steps = [button("‹", lambda: self.go(-1)), button("›", lambda: self.go(1))]
        for made, name in zip(self._steps, (tr("Picture before (←)"), tr("Next picture (→)")), strict=True):
            made.setAccessibleName(name)
            made.setToolTip(tip(name))
            made.setMaximumWidth(38)
        back = button(tr("All pictures"), self.show_all)
        back.setToolTip(tip(tr("Back to all pictures (Esc)")))
        flow.addWidget(back)
        for part in (*self._steps, self._at, button(tr("Save as…"), lambda: self.save.emit(self.number))):
            flow.addWidget(part)
        self._caption, self._facts = words(wrap=True), Elided(muted=True)
        head = QVBoxLayout()
        head.setContentsMargins(14, 0, 14, 6)
        head.addWidget(self._caption)
        head.addWidget(self._facts)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addLayout(head)
        column.addWidget(self.paper, 1)
        return page

    # showing

    def show_notice(self, title: str, sentence: str) -> None:
        """A sentence instead of pictures."""
        self._forget()
        self._hint.say("picture", title, sentence)
        self.stack.setCurrentWidget(self._hint)

    def show_pictures(self, pictures: Sequence[CapturedPicture]) -> None:
        if not pictures:
            self.show_notice(
                tr("No pictures"), tr("What was captured of this report holds no picture that is shown here.")
            )
            return
        self._forget()
        self._pictures = pictures
        self._column.addWidget(_headline(len(pictures)))
        self._add_rows()
        self.stack.setCurrentWidget(self.area)
        self._look_soon()

    def _forget(self) -> None:
        self._pictures, self.number = (), 0
        self._rows.clear()
        while item := self._column.takeAt(0):
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()

    def _add_rows(self) -> None:
        """The next ones, and how to see more; the last thing in the column is air, or that button."""
        if self._rows:
            last = self._column.takeAt(self._column.count() - 1)
            if last and (old := last.widget()) is not None:
                old.hide()
                old.deleteLater()
        waiting = QIcon(self._look.pixmap("picture", self._look.theme.muted, 40, self.devicePixelRatioF()))
        for picture in self._pictures[len(self._rows) :][:_AT_ONCE]:
            row = _Row(picture, waiting, partial(self.open, picture.number), partial(self.save.emit, picture.number))
            self._rows.append(row)
            self._column.addWidget(row)
        left = len(self._pictures) - len(self._rows)
        if left:
            more = button(tr_n(left, "Show {n} more picture", "Show {n} more pictures"), self._add_rows, link=True)
            self._column.addWidget(more)
        else:
            self._column.addStretch(1)
        self._look_soon()

    def show_small(self, number: int, image: QImage | None) -> None:
        if number <= len(self._rows):
            self._rows[number - 1].show_small(image)
        self._look_soon()

    def open(self, number: int) -> None:
        """Shows one picture large, once it comes."""
        self.number = number
        picture = self._pictures[number - 1]
        self._at.setText(tr("{number} of {count}", number=number, count=len(self._pictures)))
        self._caption.setText(picture.caption or picture.alt)
        self._caption.setVisible(bool(self._caption.text()))
        self._facts.say("  ·  ".join((facts_text(picture), *field_lines(picture))))
        for made, may in zip(self._steps, (number > 1, number < len(self._pictures)), strict=True):
            made.setEnabled(may)
        self.paper.setAccessibleName(self._caption.text() or tr("Picture {number}", number=number))
        self.stack.setCurrentIndex(2)
        self.paper.setFocus()
        self.large.emit(number)

    def show_large(self, number: int, image: QImage) -> None:
        if number == self.number:
            self.paper.show_picture(image)

    def go(self, by: int) -> None:
        """To the picture before or after the one that is shown large."""
        if self.number and 1 <= self.number + by <= len(self._pictures):
            self.open(self.number + by)

    def show_all(self) -> None:
        if at := self.number:
            self.number = 0
            self.stack.setCurrentWidget(self.area)
            self._rows[at - 1].thumb.setFocus()
            self.area.ensureWidgetVisible(self._rows[at - 1])

    @property
    def rows(self) -> Sequence[_Row]:
        return self._rows

    # what is in sight is asked for, one after the other

    def _look_soon(self) -> None:
        self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look_soon()

    def _ask_small(self) -> None:
        if not self.isVisible():
            return
        row = next((row for row in self._rows if not row.asked and not row.visibleRegion().isEmpty()), None)
        if row:
            row.asked = True
            self.small.emit(row.picture.number)

    # keys

    def event(self, event: QEvent) -> bool:
        """Keeps Escape and the arrows from the window's own shortcuts while a picture is shown large."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._means(event):
            event.accept()
            return True
        return super().event(event)

    def _means(self, event: QKeyEvent) -> bool:
        keys = Qt.Key
        return self.number > 0 and event.key() in (keys.Key_Escape, keys.Key_Left, keys.Key_Right)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The large picture would scroll by the keys that lead to the next one."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._means(event):
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._means(event):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.show_all()
        else:
            self.go(-1 if event.key() == Qt.Key.Key_Left else 1)


def facts_text(picture: CapturedPicture) -> str:
    """Its kind, measures, size and digest in a line."""
    kind = picture.media_type.removeprefix("image/").upper()
    size = value_wording.size_text(picture.size)
    return joined_parts((kind, f"{picture.width} × {picture.height}", size, f"SHA-256 {picture.sha256[:12]}…"))


def field_lines(picture: CapturedPicture) -> list[str]:
    """What its file says of itself, each field with its name."""
    named = ((name.partition(":")[0].upper(), tr(_FIELDS.get(name, name)), value) for name, value in picture.fields)
    return [f"{kind} · {name}: {value}" for kind, name, value in named]


def _selectable_words(text: str, *, muted: bool = False) -> QWidget:
    made = words(text, wrap=True, muted=muted)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made


def _headline(count: int) -> QWidget:
    made = words(tr_n(count, "{n} picture, as this version holds it", "{n} pictures, as this version holds them"),
                 muted=True)  # fmt: skip
    made.setContentsMargins(14, 6, 14, 4)
    return made
