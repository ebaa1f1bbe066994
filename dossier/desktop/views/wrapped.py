"""Labels of whatever a file says: words of any length are broken, a headline of any length has its few lines."""

from __future__ import annotations

import unicodedata
from itertools import islice

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from dossier import lazy_re as re
from dossier.desktop import value_wording
from dossier.desktop.tooltips import tip
from dossier.desktop.views import breaking
from dossier.desktop.views.breaking import has_italics
from dossier.model.reports import ReportRow

_LONG = re.compile(r"\S{25,}")  # longer than any word that is read as one
_PART = 12  # letters after which such a word may be broken
_BREAK = "\u200b"  # zero width space: a line may end there
_JOINS = frozenset("\u200d\ufe0e\ufe0f")  # what belongs to the sign before it, or ties two together


def breakable(text: str) -> str:
    """The same words, of which the longest may end a line within; signs of several letters stay whole."""
    return _LONG.sub(lambda found: _with_break_points(found[0]), text)


def _with_break_points(word: str) -> str:
    parts, start = [], 0
    for at in range(1, len(word)):
        tied = word[at] in _JOINS or word[at - 1] in _JOINS or unicodedata.combining(word[at])
        if at - start >= _PART and not tied:
            parts.append(word[start:at])
            start = at
    return _BREAK.join((*parts, word[start:]))


class Wrapped(QLabel):
    """Plain words in as many lines as they need; they never make the window wider."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self._whole = ""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str) -> None:
        self._whole = text
        super().setText(breakable(text) if self.textFormat() == Qt.TextFormat.PlainText else text)

    def text(self) -> str:
        """As it was given."""
        return self._whole


class _Fitted(Wrapped):
    """Fits its words anew in another width, or in other letters."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        self.updateGeometry()


class Snug(_Fitted):
    """Exactly as high as its words need in the width that it is given, which forms would else only guess."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self.heightForWidth(self.width()))


class Clamped(_Fitted):
    """At most so many lines; what is cut off is in the tooltip."""

    def __init__(self, lines: int) -> None:
        self._lines = lines
        super().__init__()

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)
        self._fit()

    def name(self, row: ReportRow) -> None:
        """What a report is called; opening words are set in another hand than headlines, and marked as no headline."""
        self.setProperty("muted", not row.headline)
        self.setProperty("slanted", not row.headline and has_italics(row.called))
        self.style().unpolish(self)
        self.style().polish(self)
        self.setText(value_wording.row_text(row))
        self.setAccessibleName(value_wording.row_summary(row))

    def _fit(self) -> None:
        whole = breakable(self._whole)
        at = self._last_line(whole)
        shown = whole
        if at is not None:
            rest = whole[at:].replace("\n", " ")
            metrics = QFontMetrics(self.font())
            shown = whole[:at] + metrics.elidedText(rest, Qt.TextElideMode.ElideRight, self.contentsRect().width() - 2)
        if shown != QLabel.text(self):
            QLabel.setText(self, shown)
        self.setToolTip(tip(self._whole) if at is not None else "")

    def _last_line(self, whole: str) -> int | None:
        """Where the last line begins that is shown, if there are more."""
        rows = breaking.lines(whole, self.font(), self.contentsRect().width() - 1)
        starts = [start for start, _ in islice(rows, self._lines + 1)]
        return starts[self._lines - 1] if len(starts) > self._lines else None
