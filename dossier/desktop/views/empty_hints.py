"""What an empty list says instead of nothing, the bar that tells what just happened, and other small pieces."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from dossier.desktop.appearance import Appearance
from dossier.desktop.tooltips import tip
from dossier.desktop.views.wrapped import Wrapped
from dossier.translations import tr

_ASKED = 380  # points of width of what a dialog asks
_READ = 2500  # milliseconds in which a short message is read


def button(text: str, act: Callable[[], object], *, leading: bool = False, link: bool = False) -> QPushButton:
    made = QPushButton(text)
    made.setProperty("leading", leading)
    made.setProperty("link", link)
    made.clicked.connect(lambda _checked=False: act())
    if link:
        made.setCursor(Qt.CursorShape.PointingHandCursor)
    return made


def words(text: str = "", *, muted: bool = False, wrap: bool = False) -> QLabel:
    made = Wrapped(text) if wrap else QLabel(text)
    made.setProperty("muted", muted)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def sentence_of_dialog(text: str) -> QLabel:
    """What a dialog asks; Qt makes the dialog as high as narrow lines would ask where nobody gives the width."""
    made = words(text, wrap=True)
    made.setMinimumWidth(_ASKED)
    return made


def rule() -> QLabel:
    """A thin line between what stays and what scrolls under it."""
    made = QLabel()
    made.setFixedHeight(1)
    made.setObjectName("rule")
    return made


def scrolled(inside: QWidget) -> QScrollArea:
    """With large letters in a small window, words are scrolled rather than cut off."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(inside)
    inside.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    return area


class Elided(QLabel):
    """A line that is shortened where there is no room for it, and so never makes the window wider."""

    def __init__(self, *, muted: bool = False) -> None:
        super().__init__()
        self._whole = ""
        self.setProperty("muted", muted)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, text: str) -> None:
        self._whole = text
        self.setToolTip(tip(text))
        self._shorten()

    def sizeHint(self) -> QSize:
        """As wide as the whole line, whatever is shown of it now."""
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 6, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        room = max(self.contentsRect().width(), 20)
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room))
        self.updateGeometry()


class Placeholder(QWidget):
    """An icon, a line and a sentence, in the middle of an empty place."""

    def __init__(self, look: Appearance, name: str, title: str, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._name = look, name
        self._picture, self._title, self._sentence = QLabel(), words(title), words(sentence, muted=True, wrap=True)
        self._title.setObjectName("title")
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(7)
        column.addStretch(2)
        for part in (self._picture, self._title, self._sentence):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(part)
        column.addLayout(self._buttons)
        column.addStretch(3)
        look.changed.connect(self._dress)
        self._dress()

    def say(self, name: str, title: str, sentence: str) -> None:
        self._name = name
        self._title.setText(title)
        self._sentence.setText(sentence)
        self._dress()

    def quiet(self, quiet: bool) -> None:
        """Whether only its ground is seen."""
        for part in (self._picture, self._title, self._sentence):
            part.setVisible(not quiet)

    def offer(self, made: QPushButton) -> None:
        self._buttons.addWidget(made, 0, Qt.AlignmentFlag.AlignCenter)

    def _dress(self) -> None:
        self._picture.setPixmap(self._look.pixmap(self._name, self._look.theme.faint, 34, self.devicePixelRatioF()))


class EmptyHint(QObject):
    """Shows a hint over a list for as long as the list is empty."""

    def __init__(self, view: QAbstractItemView, hint: Placeholder) -> None:
        super().__init__(view)
        self._view, self.hint = view, hint
        hint.setParent(view.viewport())
        hint.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        view.viewport().installEventFilter(self)
        model = view.model()
        for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved):
            signal.connect(self._look)
        self._look()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._look()
        return super().eventFilter(watched, event)

    def _look(self) -> None:
        if not isValid(self._view):  # a list with a model of its own empties it as it goes
            return
        self.hint.setGeometry(self._view.viewport().rect())
        self.hint.setVisible(self._view.model().rowCount() == 0)


class Notice(QFrame):
    """A bar that tells what just happened, with at most one thing to do about it.

    It stays until closed; what is neither trouble nor offers anything goes once the person has gone on, and so does
    news of a deed, which can be taken back by the menu for as long as before.
    """

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._look = look
        self._act: Callable[[], object] | None = None
        self._holds: Callable[[], bool] = lambda: True
        self._passing = False
        self._picture, self._words = QLabel(), words(wrap=True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._button = button("", self._do, link=True)
        self._close = QToolButton()
        self._close.setAutoRaise(True)
        self._close.setAccessibleName(tr("Close this message"))
        self._close.setToolTip(tr("Close (Esc)"))
        self._close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 7, 8, 7)
        row.setSpacing(10)
        row.addWidget(self._picture)
        row.addWidget(self._words, 1)
        row.addWidget(self._button)
        row.addWidget(self._close)
        look.changed.connect(self._dress)
        self._bad, self._shown_for = False, QElapsedTimer()
        self.hide()
        self._dress()

    @property
    def text(self) -> str:
        return self._words.text()

    def post(
        self,
        sentence: str,
        *,
        bad: bool = False,
        action: str = "",
        act: Callable[[], object] | None = None,
        holds: Callable[[], bool] = lambda: True,
        passing: bool = False,
    ) -> None:
        """The action is offered for as long as it `holds` (see `reconsider`); `passing`: it is in the menu, too."""
        self._bad, self._act, self._holds, self._passing = bad, act, holds, passing
        self._words.setText(sentence)
        self._button.setText(action)
        self._button.setVisible(bool(action))
        self.setProperty("bad", bad)
        self.setAccessibleName(sentence)
        self._dress()
        self._shown_for.start()
        self.show()

    def reconsider(self) -> None:
        """Something was done since: an action that no longer fits the message goes."""
        if not self._holds():
            self._button.hide()

    def pass_by(self) -> None:
        """The person goes to another place: news that was there to be read is over, what came just now is not."""
        over = self._passing or self._button.isHidden()
        if over and not self._bad and self._shown_for.elapsed() > _READ:
            self.hide()

    def retire(self) -> None:
        """Hides itself, unless it shows an error."""
        if not self._bad:
            self.hide()

    def _do(self) -> None:
        self.hide()
        if self._act:
            self._act()

    def _dress(self) -> None:
        theme = self._look.theme
        name, colour = ("attention", theme.bad) if self._bad else ("info", theme.accent)
        self._picture.setPixmap(self._look.pixmap(name, colour, 18, self.devicePixelRatioF()))
        self._close.setIcon(self._look.icon("close", theme.muted))
        self.style().unpolish(self)
        self.style().polish(self)
