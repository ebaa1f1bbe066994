"""Two texts as one: what was taken out struck through, what was put in underlined, in colours besides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QTimer
from PySide6.QtGui import QBrush, QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit

from dossier.desktop.appearance import Appearance
from dossier.desktop.views.text_positions import TAME, begin_anew
from dossier.model.hunks import Hunk
from dossier.translations import tr

_AROUND = 110  # characters of the text around a change
_PIECE = 6_000  # characters that are laid out at once

Kind = Literal["same", "out", "in", "gap"]


@dataclass(frozen=True, slots=True)
class DiffRun:
    """Words of one kind; `change` counts the changes, from 0, and is -1 for words that both versions have."""

    kind: Kind
    text: str
    change: int = -1


def runs(after: str, hunks: Sequence[Hunk], around: int | None = _AROUND) -> Iterator[DiffRun]:
    """The newer text with what was taken out of the older one; `around` None: all of it."""
    at = 0
    for number, hunk in enumerate(hunks):
        start, end = hunk.new_span.start, hunk.new_span.end
        yield from _between(after[at:start], around, first=number == 0, last=False)
        if hunk.old:
            yield DiffRun("out", hunk.old, number)
        if hunk.old and hunk.new:
            yield DiffRun("same", " ")
        if hunk.new:
            yield DiffRun("in", hunk.new, number)
        elif hunk.old and not after[start : start + 1].isspace():
            yield DiffRun("same", " ")
        at = max(at, end)
    yield from _between(after[at:], around, first=not hunks, last=True)


def _between(text: str, around: int | None, *, first: bool, last: bool) -> Iterator[DiffRun]:
    """Words that both have: whole, or those next to a change."""
    room = (0 if first else around or 0) + (0 if last else around or 0)
    if around is None or len(text) <= room + 40:
        if text:
            yield DiffRun("same", text)
        return
    if not first:
        yield DiffRun("same", text[: text.rfind(" ", 0, around) if " " in text[:around] else around])
    yield DiffRun("gap", "\n" if first or last else " …\n\n… ")
    if not last:
        cut = text.find(" ", len(text) - around)
        yield DiffRun("same", text[cut + 1 if cut >= 0 else len(text) - around :])


def _pieces(run: DiffRun) -> Iterator[DiffRun]:
    """Long runs in parts, ended where a line or a word ends."""
    at = 0
    while len(run.text) - at > _PIECE:
        end = max(run.text.rfind("\n", at, at + _PIECE), run.text.rfind(" ", at, at + _PIECE)) + 1
        end = end if end > at else at + _PIECE
        yield DiffRun(run.kind, run.text[at:end], run.change)
        at = end
    yield DiffRun(run.kind, run.text[at:], run.change)


class ChangesView(QTextEdit):
    """One change is the current one, and marked."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._texts: tuple[str, tuple[Hunk, ...]] = ("", ())
        self._runs: Iterator[DiffRun] | None = None  # those that are still to be shown
        self._places: list[tuple[int, int]] = []  # of each change in the document
        self.at = -1
        self._whole = False
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._put_more)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setFrameShape(QTextEdit.Shape.NoFrame)
        self.document().setDocumentMargin(14)
        self.setAccessibleName(tr("What changed between the two versions"))
        look.changed.connect(self._begin)

    @property
    def whole(self) -> bool:
        """Whether all words are shown, or only those around changes."""
        return self._whole

    @whole.setter
    def whole(self, whole: bool) -> None:
        self._whole = whole
        self._begin()

    @property
    def changes(self) -> int:
        return len(self._texts[1])

    def clear_changes(self) -> None:
        self._texts = ("", ())
        self._begin()

    def show_changes(self, before: str, after: str, hunks: Sequence[Hunk]) -> None:  # noqa: ARG002
        if self._texts != (after, tuple(hunks)):
            self._texts = (after, tuple(hunks))
            self._begin()

    def step(self, by: int) -> None:
        """To another change, if it is there already."""
        if self._places:
            self.at = (self.at + by) % len(self._places) if self.at >= 0 else (0 if by > 0 else len(self._places) - 1)
            self._mark()

    def current(self) -> str:
        """The words of the current change, as the document has them."""
        one = self.extraSelections()
        return one[0].cursor.selectedText() if one else ""

    def _begin(self) -> None:
        self.setExtraSelections([])
        begin_anew(self, self._look)
        after, hunks = self._texts
        found = runs(after, hunks, None if self._whole else _AROUND) if hunks else ()
        self._runs = (piece for run in found for piece in _pieces(run))
        self._places, self.at = [], -1
        self._timer.start()
        self._put_more()

    @property
    def is_whole(self) -> bool:
        """Whether all changes are there."""
        return self._runs is None

    def _put_more(self) -> None:
        styles = self._styles()
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        size = 0
        while self._runs and size < _PIECE:
            run = next(self._runs, None)
            if run is None:
                self._runs = None
                self._timer.stop()
                break
            size += len(run.text) + 40
            start = cursor.position()
            cursor.insertText(run.text.translate(TAME), styles[run.kind])
            if run.change >= 0:
                first = self._places[run.change][0] if run.change < len(self._places) else start
                self._places[run.change :] = [(first, cursor.position())]
        cursor.endEditBlock()
        self.document().documentLayout().blockBoundingRect(self.document().lastBlock())

    def _styles(self) -> dict[Kind, QTextCharFormat]:
        theme = self._look.theme
        made: dict[Kind, QTextCharFormat] = {kind: QTextCharFormat() for kind in ("same", "out", "in", "gap")}
        for kind, colour in (("same", theme.text), ("out", theme.bad), ("in", theme.good), ("gap", theme.faint)):
            made[kind].setForeground(QBrush(QColor(colour)))  # type: ignore[index]
        made["out"].setFontStrikeOut(True)
        made["in"].setFontUnderline(True)
        return made

    def _mark(self) -> None:
        start, end = self._places[self.at]
        one = QTextEdit.ExtraSelection()
        one.cursor = QTextCursor(self.document())
        one.cursor.setPosition(start)
        one.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        one.format = QTextCharFormat()
        one.format.setBackground(QBrush(QColor(self._look.theme.mark)))
        self.setExtraSelections([one])
        cursor = QTextCursor(one.cursor)
        cursor.setPosition(start)
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect().center().y() - self.viewport().height() // 3)
