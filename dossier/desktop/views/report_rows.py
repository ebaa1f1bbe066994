"""Paints a row of the table of reports: the headline with the words found under it, a picture for the state."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.model_index import Index
from dossier.desktop.models.report_model import COLUMNS, ON_ITS_WAY, ReportsModel, shown_words
from dossier.desktop.scripts import leftward, ordered
from dossier.desktop.views import breaking, painting
from dossier.model.reports import ReportRow
from dossier.translations import tr

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_SIGN = 15  # points of width of the picture of a state
_LEAST = 12  # points of width for words of a snippet
_HELD, _FONTS = 3000, 12  # shortened lines a font, and fonts
_STATE, _VERSION = ([column.key for column in COLUMNS].index(key) for key in ("state", "version"))


@cache
def _colour(name: str) -> QColor:
    return QColor(name)


class RowFont:
    """A font, its measures, and what was shortened with it: a row is painted over and over while a list is scrolled."""

    def __init__(self, font: QFont) -> None:
        self.font, self._metrics = font, QFontMetrics(font)
        self._shown: dict[tuple[str, int], str] = {}
        self._halves: dict[tuple[str, int], tuple[str, str]] = {}
        self.height = self._metrics.height()

    def width(self, text: str) -> int:
        return self._metrics.horizontalAdvance(text)

    def shown_over_two(self, text: str, width: int) -> tuple[str, str]:
        """As much of a text as there is room for on two lines; the second is empty where one is enough."""
        text = " ".join(text.split())
        found = self._halves.get((text, width))
        if found is None:
            if len(self._halves) > _HELD:
                self._halves.clear()
            _, end = next(breaking.lines(text, self.font, width), (0, len(text)))
            first, rest = text[:end].rstrip(), text[end:].lstrip()
            found = self._halves[text, width] = (self.shown(first, width), self.shown(rest, width) if rest else "")
        return found

    def shown(self, text: str, width: int) -> str:
        """As much of a line as there is room for."""
        found = self._shown.get((text, width))
        if found is None:
            if len(self._shown) > _HELD:
                self._shown.clear()
            found = ordered(self._metrics.elidedText(" ".join(text.split()), Qt.TextElideMode.ElideRight, width))
            self._shown[text, width] = found
        return found


class RowDelegate(QStyledItemDelegate):
    """The headline with the words found under it, and a picture for the state."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._letters: dict[tuple[str, bool, bool], RowFont] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Neither `initStyleOption` nor Qt is asked: a cell's data would be looked up eight times by way of C++."""
        theme, rect, column = self._look.theme, option.rect, index.column()
        model = index.model()
        assert isinstance(model, ReportsModel)
        row = model.row_at(index.row())
        painter.save()
        self._ground(painter, option, rect, column)
        if row is None or column not in (0, _STATE):
            words = shown_words(row, COLUMNS[column].key) if row else "" if column else ON_ITS_WAY
            shade = theme.text if column == 1 else theme.muted
            self._line(painter, rect.adjusted(7, 0, -6, 0), words, self._plain(option), shade)
        elif column == 0:
            within = rect.adjusted(12, 0, -6, 0)
            left = self._sign(painter, row, within)
            right = self._version(painter, option, row, within)
            opened = model.opened.has(row.report, row.version)
            self._headline(painter, option, row, within.adjusted(left, 0, -right, 0), opened)
        else:
            self._state(painter, option, row, rect)
        painter.restore()

    def _plain(self, option: QStyleOptionViewItem, *, bold: bool = False, italic: bool = False) -> RowFont:
        key = (option.font.key(), bold, italic)
        if key not in self._letters:
            if len(self._letters) > _FONTS:
                self._letters.clear()  # those of letters that were larger or smaller
            self._letters[key] = RowFont(painting.font_of(option, bold=bold, italic=italic))
        return self._letters[key]

    def _line(self, painter: QPainter, rect: QRect, text: str, letters: RowFont, colour: str) -> None:
        if shown := letters.shown(text, rect.width()):
            painter.setFont(letters.font)
            painter.setPen(_colour(colour))
            painter.drawText(rect, _LEFT, shown)

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, column: int) -> None:
        theme = self._look.theme
        if painting.state_of(option, painting.SELECTED):
            painter.fillRect(rect, _colour(theme.chosen))
            if column == 0:
                painter.fillRect(rect.left(), rect.top(), 3, rect.height(), _colour(theme.accent))
        else:
            painter.setPen(_colour(theme.window))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _headline(
        self, painter: QPainter, option: QStyleOptionViewItem, row: ReportRow, rect: QRect, opened: bool
    ) -> None:
        """In bold until the report was opened."""
        theme = self._look.theme
        italic = not row.headline and breaking.has_italics(row.called)
        head = self._plain(option, bold=bool(row.headline) and not opened, italic=italic)
        colour = theme.text if row.headline and not row.trashed else theme.muted
        if not row.snippet:
            over, under = head.shown_over_two(row.called, rect.width())
            if not under or rect.height() < 2 * head.height:
                self._line(painter, rect, row.called, head, colour)
                return
            middle = rect.center().y() + 1
            self._line(painter, QRect(rect.left(), middle - head.height, rect.width(), head.height), over, head, colour)
            self._line(painter, QRect(rect.left(), middle, rect.width(), head.height), under, head, colour)
            return
        top = rect.adjusted(0, 4, 0, -rect.height() // 2)
        self._line(painter, top, row.called, head, colour)
        below = rect.adjusted(0, rect.height() // 2, 0, -4)
        _snippet(painter, below, row.snippet, option, self._look)

    def _sign(self, painter: QPainter, row: ReportRow, rect: QRect) -> int:
        """Before the headline, a picture of a state that is not the usual one and has no column; gives its width."""
        if row.alarm and not row.trashed:
            painting.picture(
                painter, self._look, "attention", self._look.theme.bad, rect.left(), rect.center().y() + 1, _SIGN
            )
            return self._look.grown(_SIGN) + 7
        view, usual = self.parent(), row.state == "read" and not row.trashed
        if usual or not isinstance(view, QTableView) or not view.isColumnHidden(_STATE):
            return 0
        name, colour, _ = self._shown_state(row)
        painting.picture(painter, self._look, name, colour, rect.left(), rect.center().y() + 1, _SIGN)
        return self._look.grown(_SIGN) + 7

    def _version(self, painter: QPainter, option: QStyleOptionViewItem, row: ReportRow, rect: QRect) -> int:
        """At the right of the headline, the number of a version that is not the first; gives its width."""
        view = self.parent()
        if row.version < 2 or not isinstance(view, QTableView) or not view.isColumnHidden(_VERSION):
            return 0
        letters = self._plain(option)
        words = tr("v{n}", n=row.version)
        width = letters.width(words) + 8
        place = rect.adjusted(rect.width() - width + 4, 0, 0, 0)
        self._line(painter, place, words, letters, self._look.theme.muted)
        return width

    def _shown_state(self, row: ReportRow) -> tuple[str, str, str]:
        """A picture's name, its colour, a word."""
        theme = self._look.theme
        return {
            "read": ("read", theme.good, tr("Read")),
            "archived": ("archived", theme.muted, tr("Kept")),
            "quarantined": ("attention", theme.warn, tr("Quarantine")),
            "trashed": ("trash", theme.muted, tr("Trash")),
        }["trashed" if row.trashed else row.state]

    def _state(self, painter: QPainter, option: QStyleOptionViewItem, row: ReportRow, rect: QRect) -> None:
        """Only what is unusual is marked."""
        if row.state == "read" and not row.trashed:
            return
        theme = self._look.theme
        name, colour, word = self._shown_state(row)
        painting.picture(painter, self._look, name, colour, rect.left() + 7, rect.center().y() + 1, _SIGN)
        text_rect = rect.adjusted(12 + self._look.grown(_SIGN), 0, -4, 0)
        letters, longest = self._plain(option), tr("Quarantine")
        if letters.shown(longest, text_rect.width()) == longest:  # all of them or none
            self._line(painter, text_rect, word, letters, theme.muted)


def _snippet(painter: QPainter, rect: QRect, text: str, option: QStyleOptionViewItem, look: Appearance) -> None:
    """Paints the words around a hit, the hit itself (in brackets in the catalog's answer) in bold."""
    fonts = painting.font_of(option, step=-1), painting.font_of(option, step=-1, bold=True)
    text = _from_hit(" ".join(text.split()))
    parts = [(part, text.find(f"[{part}]") >= 0) for part in text.replace("]", "[").split("[")]
    measured = [(part, hit, QFontMetrics(fonts[hit]).horizontalAdvance(part)) for part, hit in parts]
    whole = min(sum(width for _, _, width in measured), rect.width())
    at = 0
    for part, hit, width in measured:
        if (room := rect.width() - at) < _LEAST:
            return
        used, metrics = min(width, room), QFontMetrics(fonts[hit])
        left = rect.left() + (whole - at - used if leftward(text) else at)
        painter.setFont(fonts[hit])
        painter.setPen(look.theme.text if hit else look.theme.muted)
        shown = metrics.elidedText(part, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, rect.top(), used, rect.height()), _LEFT, ordered(shown))
        at += width


def _from_hit(text: str) -> str:
    """The snippet from shortly before its first hit, so that the hit is in sight in a narrow column."""
    at = text.find("[")
    if at <= 40:
        return text
    start = text.find(" ", at - 32)
    return "… " + text[start + 1 if 0 <= start < at else at :]
