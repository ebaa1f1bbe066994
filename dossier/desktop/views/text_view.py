"""The report's words: the article set apart from the page around it, and the evidence marked."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QBrush,
    QColor,
    QContextMenuEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QMenu, QTextEdit, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.citation_drag import carry, cited
from dossier.desktop.search_highlight import anywhere
from dossier.desktop.views.text_positions import TAME, TextPositions, begin_anew, breaks, flowing
from dossier.model.claims import Description, Field
from dossier.model.evidence import TEXT, Evidence, Span
from dossier.translations import tr

_PIECE = 6_000  # characters that are laid out at once: a long text comes piece by piece, and nobody waits
_MOST_FOUND = 500  # places that are marked at once

# What chosen words can fill, in the order of their keys: 1, 2, 3 …
FILLED: tuple[Field, ...] = ("headline", "outlet", "byline", "dateline", "published", "standfirst", "section")


class TextView(QTextEdit):
    """A rendition, for reading only; long ones come piece by piece."""

    words_chosen = Signal(object)  # Span of the rendition, or None
    fill = Signal(str, object)  # field, Span

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._places = TextPositions("")
        self._text, self._loaded = "", 0
        self._breaks: list[int] = []
        self._description: Description | None = None
        self._chosen: Sequence[Evidence] = ()
        self._found: Sequence[Span] = ()
        self._form: re.Pattern[str] | None = None  # what the search of the list looks for
        self._sought: Sequence[Span] = ()
        self._aim: tuple[int, bool] | None = None  # what is to be brought into sight once it is there, in the middle?
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._load_more)
        self.may_fill = True
        self.offered: Sequence[QAction] = ()  # what can be done with chosen words besides
        self.source: tuple[str, int] | None = None  # report and version, for who takes words out of it to cite them
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setAccessibleName(tr("The report's words"))
        self.setFrameShape(QTextEdit.Shape.NoFrame)
        self.document().setDocumentMargin(16)
        self.without = tr("No words could be read from this file.")  # what stands where the words would
        self.selectionChanged.connect(lambda: self.words_chosen.emit(self.chosen_span()))
        look.changed.connect(self._dress)

    # showing

    def show_text(self, rendition: str, description: Description | None) -> None:
        """Shows all words that the reader saw; Qt counts them as we do."""
        self._description, self._chosen, self._found = description, (), ()
        self._text = flowing(rendition.translate(TAME), _own_words(description))
        self._breaks = breaks(self._text)
        self._places = TextPositions(self._text, self._breaks)
        first = [span.start for span in (*_headline(description), *_own_words(description)[:1])]
        self._aim = (min(first), False) if first else None
        self._seek()
        self._load_anew()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt's own placeholder is cut off after as many lines as the empty text has."""
        super().paintEvent(event)
        if not self._text:
            painter = QPainter(self.viewport())
            painter.setPen(QColor(self._look.theme.muted))
            margin = round(self.document().documentMargin())
            room = self.viewport().rect().adjusted(margin, margin, -margin, -margin)
            painter.drawText(room, Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, self.without)
            painter.end()

    @property
    def is_whole(self) -> bool:
        """Whether all pieces are there."""
        return self._loaded >= len(self._text)

    def _dress(self) -> None:
        """Puts on fonts and colours; needed again when the look changes."""
        at = self.cursorForPosition(self.viewport().rect().topLeft()).position() if self._text else 0
        self._aim = (self._places.back(at), False)
        self._load_anew()

    def _load_anew(self) -> None:
        begin_anew(self, self._look)
        self._runs = self._formatted()
        self._loaded = 0
        self._load_more()
        if not self.is_whole:
            self._timer.start()

    def _load_more(self) -> None:
        """Puts one piece more at the end, laid out."""
        end = self._loaded + _PIECE
        end = len(self._text) if end >= len(self._text) else self._text.find("\n", end, end + _PIECE) + 1 or end
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for start, stop, style in _between(self._runs, self._loaded, end):
            cursor.insertText(self._broken(start, stop), style)
        cursor.endEditBlock()
        self._loaded = end
        self.document().documentLayout().blockBoundingRect(self.document().lastBlock())
        if self.is_whole:
            self._timer.stop()
        self._paint()
        self._go()

    def _broken(self, start: int, stop: int) -> str:
        """A part of the text with the ends of lines that are put in."""
        inside = self._breaks[bisect_left(self._breaks, start) : bisect_left(self._breaks, stop)]
        edges = [start, *(at + 1 for at in inside), stop]
        return "\n".join(self._text[first:last] for first, last in pairwise(edges))

    def _formatted(self) -> list[tuple[int, int, QTextCharFormat]]:
        """Runs that cover the text: the article plain, what is around it dimmed, the headline bold."""
        faint, plain, bold = QTextCharFormat(), QTextCharFormat(), QTextCharFormat()
        faint.setForeground(QColor(self._look.theme.faint))
        for style in (plain, bold):
            style.setForeground(QColor(self._look.theme.text))
        bold.setFontWeight(QFont.Weight.Bold)
        own = _own_words(self._description)
        if not own:
            return [(0, len(self._text), plain)]
        edges = {0, len(self._text)}
        heads = list(_headline(self._description))
        for span in (*own, *heads):
            edges |= {min(span.start, len(self._text)), min(span.end, len(self._text))}
        places = sorted(edges)
        starts, ends = sorted(s.start for s in own), sorted(s.end for s in own)
        made = []
        for start, stop in pairwise(places):
            inside = bisect_right(starts, start) > bisect_right(ends, start)
            titled = any(head.start <= start and stop <= head.end for head in heads)
            made.append((start, stop, bold if titled else plain if inside else faint))
        return made

    # marking

    def mark(self, evidence: Sequence[Evidence]) -> bool:
        """Marks these words and scrolls to the first of them; False when none of them stands in the text."""
        self._chosen = [e for e in evidence if e.span]
        self._paint()
        if not self._chosen:
            return False
        span = self._chosen[0].span
        assert span, "chosen for having one"
        self.aim_at(span.start)
        return True

    def aim_at(self, at: int) -> None:
        """Brings a place of the rendition into sight, as soon as it is there."""
        self._aim = (at, True)
        self._go()

    def marked(self) -> list[str]:
        """The words that are marked now, as they stand in the document."""
        return [self._cursor(e.span).selectedText().replace("\u2029", "\n") for e in self._chosen if e.span]

    def _go(self) -> None:
        if self._aim is None or (self._aim[0] >= self._loaded and not self.is_whole):
            return
        (at, middle), self._aim = self._aim, None
        cursor, bar = self._cursor(Span(at, at)), self.verticalScrollBar()
        if middle:
            self.setTextCursor(cursor)
            bar.setValue(bar.value() + self.cursorRect().center().y() - self.viewport().height() // 3)
        else:
            bar.setValue(bar.value() + self.cursorRect(cursor).top() - 14)

    def _paint(self) -> None:
        """The traces of all evidence, what was looked for, and the mark of the chosen words."""
        theme = self._look.theme
        trace, found, mark = QTextCharFormat(), QTextCharFormat(), QTextCharFormat()
        trace.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        trace.setUnderlineColor(QColor(theme.trace))
        found.setBackground(QBrush(QColor(theme.chosen)))
        mark.setBackground(QBrush(QColor(theme.mark)))
        mark.setForeground(QBrush(QColor(theme.on_mark)))
        claims = self._description.claims if self._description else ()
        # The language rests on whole paragraphs; a line under all words would say nothing
        told = [c for c in claims if c.field != "language"]
        traces = [self._selection(e.span, trace) for c in told for e in c.evidence if self._is_there(e.span)]
        hits = [self._selection(span, found) for span in self._found or self._sought if self._is_there(span)]
        marks = [self._selection(e.span, mark) for e in self._chosen if self._is_there(e.span)]
        self.setExtraSelections(traces + hits + marks)

    def _is_there(self, span: Span | None) -> bool:
        return span is not None and (span.end <= self._loaded or self.is_whole)

    def _selection(self, span: Span | None, style: QTextCharFormat) -> QTextEdit.ExtraSelection:
        made = QTextEdit.ExtraSelection()
        made.cursor = self._cursor(span or Span(0, 0))
        made.format = style
        return made

    def _cursor(self, span: Span) -> QTextCursor:
        cursor = QTextCursor(self.document())
        last = self.document().characterCount() - 1
        cursor.setPosition(min(self._places.of(span.start), last))
        cursor.setPosition(min(self._places.of(span.end), last), QTextCursor.MoveMode.KeepAnchor)
        return cursor

    # looking for words

    def look_for(self, words: str) -> Sequence[Span]:
        """Marks all places where these words stand, whatever their case and accents; gives them."""
        self._found = self._places_of(anywhere(words))
        self._paint()
        return self._found

    def seek(self, form: re.Pattern[str] | None) -> None:
        """Marks what the search of the list looks for, in this text and in those that come after it."""
        if form != self._form:
            self._form = form
            self._seek()
            self._paint()
            self._go()

    def _seek(self) -> None:
        """Goes to the first place within the article; without one, to no other than before."""
        self._sought = self._places_of(self._form)
        own = (*_headline(self._description), *_own_words(self._description))
        if first := next((s for s in self._sought if not own or any(o.start <= s.start < o.end for o in own)), None):
            self._aim = (first.start, True)

    def sought_words(self) -> str:
        """The first of the words that the search has found, as they stand in the text."""
        return self._text[self._sought[0].start : self._sought[0].end] if self._sought else ""

    def _places_of(self, form: re.Pattern[str] | None) -> list[Span]:
        found = form.finditer(self._text) if form else iter(())
        return [Span(*hit.span()) for _, hit in zip(range(_MOST_FOUND), found, strict=False)]

    def go_to(self, span: Span) -> None:
        """Shows one of the places found as the chosen one."""
        self._chosen = [Evidence("text", self._text[span.start : span.end], span)]
        self._paint()
        self.aim_at(span.start)

    # choosing words

    def chosen_span(self) -> Span | None:
        """The words chosen with mouse or keys, without the white space around them."""
        cursor = self.textCursor()
        if not cursor.hasSelection():
            return None
        start, end = self._places.back(cursor.selectionStart()), self._places.back(cursor.selectionEnd())
        words = self._text[start:end]
        start += len(words) - len(words.lstrip())
        words = words.strip()
        return Span(start, start + len(words)) if words else None

    def createMimeDataFromSelection(self) -> QMimeData:
        """Words that are copied or dragged know where they stand."""
        data, span = super().createMimeDataFromSelection(), self.chosen_span()
        if span is None or self.source is None:
            return data
        report, version = self.source
        return carry(cited(report, version, (Evidence(TEXT, self._text[span.start : span.end], span),)), data)

    def choose(self, span: Span) -> None:
        """Chooses words, as the mouse does."""
        self.setTextCursor(self._cursor(span))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A number fills the field of that number with the chosen words."""
        at = event.key() - Qt.Key.Key_1
        span = self.chosen_span()
        if (
            self.may_fill
            and span
            and 0 <= at < len(FILLED)
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            self.fill.emit(FILLED[at], span)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu()
        self.offer_fields(menu)
        menu.exec(event.globalPos())

    def offer_fields(self, menu: QMenu) -> None:
        span = self.chosen_span()
        if span is not None and self.offered:
            menu.addSeparator()
            menu.addActions(list(self.offered))
        if span is None or not self.may_fill:
            return
        menu.addSeparator()
        for at, field in enumerate(FILLED, 1):
            action = menu.addAction(f"{tr('This is the {field}', field=value_wording.field_within(field))}\t{at}")
            action.triggered.connect(lambda _=False, field=field: self.fill.emit(field, span))


def _between(
    runs: Sequence[tuple[int, int, QTextCharFormat]], start: int, end: int
) -> Iterator[tuple[int, int, QTextCharFormat]]:
    """The runs, or parts of them, within a piece."""
    at = max(bisect_right([run[0] for run in runs], start) - 1, 0) if runs else 0
    for first, last, style in runs[at:]:
        if first >= end:
            return
        if max(first, start) < min(last, end):
            yield max(first, start), min(last, end), style


def _own_words(description: Description | None) -> tuple[Span, ...]:
    return description.text if description else ()


def _headline(description: Description | None) -> Iterable[Span]:
    best = description.best("headline") if description else None
    return [e.span for e in best.evidence if e.span and e.origin == "text"] if best else []
