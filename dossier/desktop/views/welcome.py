"""The first page of an empty archive: three ways to begin, one of them a place to drop files."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.place_wording import place_text
from dossier.desktop.views.empty_hints import button, words
from dossier.desktop.views.scroll_frame import Roomy
from dossier.translations import tr

_SAID = 600  # points of width of the sentence under the title


class Welcome(QWidget):
    """Shown while the archive holds no report."""

    def __init__(
        self,
        look: Appearance,
        place: str,
        add: Callable[[], object],
        watch: Callable[[], object],
        sample: Callable[[], object],
    ) -> None:
        super().__init__()
        self.setObjectName("pane")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        # It must not keep the list that takes its place from being narrow
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._look = look
        self._pictures: list[tuple[QLabel, str, int]] = []
        self._watch_said = _said(_not_watched())
        page = QWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Roomy(page))
        column = QVBoxLayout(page)
        column.setContentsMargins(48, 24, 48, 24)
        column.setSpacing(14)
        column.addStretch(2)
        self._head(column)
        column.addSpacing(6)
        self.drop = self._drop(add)
        column.addWidget(self.drop, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(4)
        column.addLayout(self._cards(watch, sample))
        column.addStretch(3)
        where = words(tr("Your archive is kept in {folder}", folder=place_text(place)), muted=True, wrap=True)
        where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(where)
        look.changed.connect(self._dress)
        self._dress()

    def _head(self, column: QVBoxLayout) -> None:
        title = words(tr("Bring in your first reports"))
        title.setObjectName("welcome")
        said = words(
            tr(
                "Dossier keeps every file byte for byte, reads what it says about itself – headline, outlet, byline, "
                "place and date – and shows the exact words behind each answer."
            ),
            muted=True,
            wrap=True,
        )
        said.setFixedWidth(_SAID)
        self._said = said
        for part in (title, said):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)

    def _drop(self, add: Callable[[], object]) -> QFrame:
        frame = QFrame()
        frame.setObjectName("drop")
        frame.setFixedWidth(640)
        column = QVBoxLayout(frame)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(8)
        picture = self._picture("drop", 44)
        title = words(tr("Drop files or folders anywhere in this window"))
        title.setObjectName("title")
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        hint = tr("Web pages, PDF, Word, mail, pictures, plain text and wire copy. Anything else is kept too.")
        kinds = words(hint, muted=True, wrap=True)
        kinds.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for part in (picture, title, kinds):
            column.addWidget(part)
        self.first = button(tr("Choose files…"), add, leading=True)
        column.addSpacing(4)
        column.addWidget(self.first, 0, Qt.AlignmentFlag.AlignHCenter)
        return frame

    def _cards(self, watch: Callable[[], object], sample: Callable[[], object]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addStretch()
        row.addWidget(
            self._card(
                "watch-folder",
                tr("Watch a folder"),
                self._watch_said,
                button(tr("Choose a folder…"), watch),
            )
        )
        row.addWidget(
            self._card(
                "sample",
                tr("Look around first"),
                _said(tr("Two dozen invented reports, five outlets at odds over one event among them.")),
                button(tr("Open the sample reports"), sample),
            )
        )
        row.addStretch()
        return row

    def _card(self, name: str, title: str, said: QLabel, act: QPushButton) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        card.setFixedWidth(312)
        grid = QVBoxLayout(card)
        grid.setContentsMargins(18, 16, 18, 16)
        grid.setSpacing(7)
        head = QHBoxLayout()
        head.setSpacing(9)
        head.addWidget(self._picture(name, 22))
        named = words(title)
        named.setObjectName("title")
        head.addWidget(named, 1)
        grid.addLayout(head)
        said.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid.addWidget(said, 1)
        grid.addSpacing(4)
        grid.addWidget(act, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _picture(self, name: str, size: int) -> QLabel:
        made = QLabel()
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pictures.append((made, name, size))
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sentence has room for all its lines: its letters may have come after it was laid out first."""
        self._said.setMinimumHeight(self._said.heightForWidth(_SAID))
        super().resizeEvent(event)

    def _dress(self) -> None:
        for label, name, size in self._pictures:
            label.setPixmap(self._look.pixmap(name, self._look.theme.accent, size, self.devicePixelRatioF()))

    def watches(self, folders: Sequence[str]) -> None:
        """Says of folders that are watched and have brought nothing yet what is to be done there."""
        names = ", ".join(place_text(folder) for folder in folders)
        sentence = tr("{folders}: watched. A file that you save or drop there is added automatically.", folders=names)
        self._watch_said.setText(sentence if folders else _not_watched())

    def dropping(self, over: bool) -> None:
        """Shows that files are over the window."""
        self.drop.setProperty("over", over)
        self.drop.style().unpolish(self.drop)
        self.drop.style().polish(self.drop)


def _not_watched() -> str:
    return tr("Everything saved there is archived automatically, each new state of a file as a new version.")


def _said(sentence: str) -> QLabel:
    return words(sentence, muted=True, wrap=True)
