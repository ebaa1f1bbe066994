"""The one page of a first start: where the archive lives, what to watch, or the sample case. Makes nothing itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from dossier.archive_place import ArchivePlace
from dossier.desktop import icons, placing_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.views.empty_hints import button, words
from dossier.translations import tr

AskFolder = Callable[[QWidget, str], Path | None]  # under a title; None when no folder was chosen
_WIDEST = 900  # points; longer lines are hard to read
_PAUSE = 250  # milliseconds after the last letter typed


class FirstRun(QWidget):
    """Says what the person decided; `asked` when a place is to be looked at, for `show_place` to tell."""

    asked = Signal(object, object)  # Path of the archive, Path to be watched or None
    began = Signal(object, object)  # the same
    sampled = Signal()
    elsewhere = Signal(object)  # an archive that is there already
    left = Signal()

    def __init__(self, look: Appearance, given: Path, ask_folder: AskFolder, missing: Path | None = None) -> None:
        """`given` is the usual place; `missing` an archive that was expected and is not there."""
        super().__init__()
        self._look, self._given, self._ask_folder = look, given, ask_folder
        self._usable, self._decided = False, False
        self.setWindowTitle("Dossier")
        self.setObjectName("pane")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self.place = _field(str(given), tr("Folder of the archive"))
        self.watch = _field("", tr("Folder to watch"))
        self.watch.setPlaceholderText(tr("none for now; you can name one at any time"))
        self.place_text = words(muted=True, wrap=True)
        self.place_text.setMinimumHeight(self.place_text.fontMetrics().height() * 2 + 4)
        self.place_text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.begin = button(tr("Begin"), self._begin, leading=True)
        self.sample = button(tr("Open the sample case"), self._sample)
        self.open = button(tr("Open an archive that is there…"), self._open_other, link=True)
        self.busy = QProgressBar()
        self._lay_out(missing)
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._soon.timeout.connect(self._ask)
        for field in (self.place, self.watch):
            field.textChanged.connect(lambda _: self._changed())
            field.returnPressed.connect(self._begin)
        self.begin.setEnabled(False)
        self.setTabOrder(self.begin, self.sample)
        self.begin.setDefault(True)
        self._ask()

    def _lay_out(self, missing: Path | None) -> None:
        inside = QWidget()
        inside.setObjectName("pane")
        inside.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(inside)
        column.setContentsMargins(48, 34, 48, 30)
        column.setSpacing(10)
        column.addStretch(1)
        column.addLayout(self._head())
        if missing:
            gone = words(_gone(missing), wrap=True)
            gone.setObjectName("warning")
            column.addWidget(gone)
        column.addSpacing(6)
        column.addWidget(self._own_part())
        column.addSpacing(4)
        column.addWidget(self._sample_part())
        self.busy.setRange(0, 0)
        self.busy.setTextVisible(False)
        self.busy.hide()
        column.addWidget(self.busy)
        column.addStretch(1)
        area = QScrollArea()  # large letters need more room than small screens have
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        area.viewport().setAutoFillBackground(False)  # the page has one ground from side to side
        area.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
        self.setMinimumSize(560, 420)
        self.resize(760, max(640, inside.sizeHint().height() + 40))

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(18)
        picture = QLabel()
        picture.setPixmap(icons.pixmap("dossier", "", 60, self.devicePixelRatioF()))
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        title = words(tr("Welcome to Dossier"))
        title.setObjectName("welcome")
        column.addWidget(title)
        message = tr(
            "It keeps news reports byte for byte, shows the words that every answer rests on, and prints briefs that "
            "others can check. Everything stays on this computer."
        )
        column.addWidget(words(message, muted=True, wrap=True))
        row.addLayout(column, 1)
        return row

    def _own_part(self) -> QFrame:
        card, column = _card(tr("Your archive"))
        column.addWidget(_label(tr("&Where it lives: a folder of its own"), self.place))
        column.addLayout(_row(self.place, button(tr("Choose…"), self._choose_place)))
        column.addWidget(self.place_text)
        column.addWidget(_label(tr("A folder to wa&tch: whatever is saved there is archived"), self.watch))
        column.addLayout(_row(self.watch, button(tr("Choose…"), self._choose_watch)))
        column.addSpacing(6)
        row = QHBoxLayout()
        row.addWidget(self.begin)
        row.addSpacing(6)
        row.addWidget(self.open)
        row.addStretch(1)
        column.addLayout(row)
        return card

    def _sample_part(self) -> QFrame:
        card, column = _card(tr("Or look around first"))
        message = tr(
            "Two dozen invented reports in an archive of their own, with a case in which several outlets are at odds "
            "over one event, and its brief. Your own archive is made when you begin it."
        )
        column.addWidget(words(message, muted=True, wrap=True))
        column.addWidget(self.sample, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    # what is asked and told

    def wishes(self) -> tuple[Path, Path | None]:
        """The archive's folder, and the one to be watched."""
        place, watch = self.place.text().strip(), self.watch.text().strip()
        return Path(place or self._given), Path(watch).expanduser() if watch else None

    def _changed(self) -> None:
        self._usable = False
        self.begin.setEnabled(False)
        self._soon.start()

    def _ask(self) -> None:
        self.asked.emit(*self.wishes())

    def show_place(self, place: ArchivePlace) -> None:
        """What was found at the chosen place, and at the folder to be watched."""
        self._usable = place.kind != "barred"
        self.begin.setEnabled(self._usable)
        self.begin.setText(tr("Open it") if place.kind == "archive" else tr("Begin"))
        self._say(placing_wording.place_sentence(place), bad=not self._usable)

    def fail(self, sentence: str) -> None:
        """Something that was begun came to nothing."""
        self._decided = False
        self._enable(True)
        self._say(sentence, bad=True)

    def _say(self, sentence: str, bad: bool) -> None:
        self.place_text.setText(sentence)
        self.place_text.setObjectName("warning" if bad else "muted")
        self.place_text.style().unpolish(self.place_text)
        self.place_text.style().polish(self.place_text)

    def doing(self, sentence: str) -> None:
        self._say(sentence, bad=False)

    # what is decided

    def _begin(self) -> None:
        if self._usable and self.begin.isEnabled():
            self._decide(lambda: self.began.emit(*self.wishes()))

    def _sample(self) -> None:
        self._say(tr("Making the sample archive; this takes some seconds…"), bad=False)
        self._decide(self.sampled.emit)

    def _open_other(self) -> None:
        if folder := self._ask_folder(self, tr("Open an archive")):
            self._decide(lambda: self.elsewhere.emit(folder))

    def _decide(self, on_change: Callable[[], object]) -> None:
        self._decided = True
        self._enable(False)
        on_change()

    def _enable(self, on: bool) -> None:
        for part in (self.place, self.watch, self.sample, self.open):
            part.setEnabled(on)
        self.begin.setEnabled(on and self._usable)
        self.busy.setVisible(not on)

    def _choose_place(self) -> None:
        if folder := self._ask_folder(self, tr("Where the archive is to live")):
            self.place.setText(str(folder))

    def _choose_watch(self) -> None:
        if folder := self._ask_folder(self, tr("Watch a folder")):
            self.watch.setText(str(folder))

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if not self._decided:
            self.left.emit()


def _gone(missing: Path) -> str:
    return tr(
        "Your archive {path} is not there. Connect its disk and start Dossier again, or begin another.",
        path=str(missing),
    )


def _field(text: str, name: str) -> QLineEdit:
    made = QLineEdit(text)
    made.setAccessibleName(name)
    return made


def _label(text: str, field: QLineEdit) -> QLabel:
    made = QLabel(text)
    made.setBuddy(field)
    return made


def _row(field: QLineEdit, choose: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(field, 1)
    row.addWidget(choose)
    return row


def _card(title: str) -> tuple[QFrame, QVBoxLayout]:
    card = QFrame()
    card.setObjectName("card")
    column = QVBoxLayout(card)
    column.setContentsMargins(20, 16, 20, 18)
    column.setSpacing(7)
    head = words(title)
    head.setObjectName("heading")
    column.addWidget(head)
    return card, column
