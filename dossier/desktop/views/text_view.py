"""The report's words: the story set for reading, what is around it folded away, and the evidence marked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QBrush,
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QMenu, QTextEdit, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.citation_drag import carry, cited
from dossier.desktop.search_highlight import anywhere
from dossier.desktop.story_layout import StoryPiece, Style, flowing, lay_out
from dossier.desktop.views.text_positions import TAME, TextPositions, begin_anew
from dossier.model.claims import Description, Field
from dossier.model.evidence import TEXT, Evidence, Span
from dossier.model.highlights import COLOURS, CarriedHighlight
from dossier.translations import tr

_PIECE = 6_000  # characters that are laid out at once: a long text comes piece by piece, and nobody waits
_MOST_FOUND = 500  # places that are marked at once
_MEASURE = 74  # letters of a line as English has them: longer lines are hard to come back from
_SAMPLE = "the quick brown fox jumps over the lazy dog and sits in the sun "
_MARGIN = 16  # points around the words
_ZOOM = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_0: 0}
_TURNS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_LEADING = {"headline": 118, "plain": 128, "around": 128}  # per cent of a line's height; 150 for all others
_BELOW = {"headline": 0.5, "standfirst": 0.5, "byline": 0.25, "body": 0.7, "fold": 0.25}  # of a letter's height

_STYLES: tuple[Style, ...] = ("headline", "standfirst", "byline", "body", "around", "fold", "heading", "plain")
_LINE_ENDS = {0x2028: "\n", 0x2029: "\n"}

# What chosen words can fill, in the order of their keys: 1, 2, 3 …
FILLED: tuple[Field, ...] = ("headline", "outlet", "byline", "dateline", "published", "standfirst", "section")


class TextView(QTextEdit):
    """A rendition, for reading only; long ones come piece by piece."""

    words_chosen = Signal(object)  # Span of the rendition, or None
    fill = Signal(str, object)  # field, Span
    highlight_clicked = Signal(object)  # CarriedHighlight; None for a click on other words
    turned = Signal(int)  # to the next report (1) or the one before (-1), where arrows lead there

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._given: tuple[str, Description | None] | None = None  # what is shown, as it came
        self._text, self._loaded = "", 0  # how many of the pieces are in the document
        self._pieces: list[StoryPiece] = []
        self._places = TextPositions("")
        self._opened: set[int] = set()  # folded runs that are shown, by where they begin
        self._description: Description | None = None
        self._chosen: Sequence[Evidence] = ()
        self._found: Sequence[Span] = ()
        self._highlights: Sequence[CarriedHighlight] = ()
        self._form: re.Pattern[str] | None = None  # what the search of the list looks for
        self._matches: Sequence[Span] = ()
        self._aim: tuple[int, bool] | None = None  # what is to be brought into sight once it is there, in the middle?
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._load_more)
        self.may_fill = True
        self.choosing = False  # while the mouse is down
        self.turns_reports = False  # by the arrow keys, for want of a list
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
        self.document().setDocumentMargin(_MARGIN)
        self.without = tr("No words could be read from this file.")  # what stands where the words would
        self.selectionChanged.connect(lambda: self.words_chosen.emit(self.chosen_span()))
        look.changed.connect(self._dress)

    # showing

    def show_text(self, rendition: str, description: Description | None, *, again: bool = False) -> None:
        """Shows the story, and what is around it in folded lines; `again` keeps open what was opened in this text.

        The same text again stays as it is: a person may be reading in it.
        """
        self._chosen, self._found = (), ()
        if again and self._given == (rendition, description):
            self._paint()
            return
        self._given, self._description, self._highlights = (rendition, description), description, ()
        self._text = flowing(rendition.translate(TAME), description.text if description else ())
        self._opened = self._opened if again else set()
        self._lay_out()
        titled = next((piece for piece in self._pieces if piece.style in ("headline", "body")), None)
        self._aim = (titled.start, False) if titled and not titled.words else None
        self._seek()
        self._load_anew()

    def _lay_out(self) -> None:
        self._pieces = lay_out(self._text, self._description, self._opened)
        self._places = TextPositions(self._text, self._pieces)

    @property
    def pieces(self) -> Sequence[StoryPiece]:
        """What is shown, in order."""
        return self._pieces

    @property
    def has_headline(self) -> bool:
        return any(piece.style == "headline" for piece in self._pieces)

    def turn_fold(self, start: int) -> None:
        """Shows or hides the run of lines that begins there; the reader stays at the same words."""
        self._opened ^= {start}
        at = start if start in self._opened else self._places.back(self._top())
        self._lay_out()
        self._aim = (at + self._blank_at(at), False)
        self._load_anew()

    def _blank_at(self, at: int) -> int:
        rest = self._text[at : at + 200]
        return len(rest) - len(rest.lstrip())

    def turn_all(self) -> None:
        """Shows the whole page around the story, or the story alone again."""
        folds = {piece.fold for piece in self._pieces if piece.fold >= 0}
        at = self._places.back(self._top())
        self._opened = set() if folds <= self._opened else folds
        self._lay_out()
        self._aim = (at, False)
        self._load_anew()

    def _reveal(self, span: Span | None) -> None:
        """Opens the folded run that holds these words."""
        if span is None or self._places.shows(span.start):
            return
        for piece in self._pieces:
            if piece.fold >= 0 and piece.fold <= span.start < piece.end:
                self._opened.add(piece.fold)
                self._lay_out()
                self._load_anew()
                return

    def _top(self) -> int:
        return self.cursorForPosition(self.viewport().rect().topLeft()).position()

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
        return self._loaded >= len(self._pieces)

    def _dress(self) -> None:
        """Puts on fonts and colours; needed again when the look changes."""
        self._aim = (self._places.back(self._top()), False)
        self._load_anew()
        self._fit_measure()

    def _load_anew(self) -> None:
        begin_anew(self, self._look)
        self._styles = {style: self._style(style) for style in _STYLES}
        self._loaded = 0
        self._load_more()
        if not self.is_whole:
            self._timer.start()

    def _load_more(self) -> None:
        """Puts some pieces more at the end, laid out."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        size = 0
        while size < _PIECE and not self.is_whole:
            piece = self._pieces[self._loaded]
            letters, block = self._styles[piece.style]
            if self._loaded == 0:
                cursor.setBlockFormat(block)
            elif not piece.joined:
                cursor.insertBlock(block)
            words = piece.words or self._text[piece.start : piece.end]
            if piece.style == "body":
                words = words.replace("\n", "\u2028")  # a verse is one paragraph
            if piece.fold >= 0:
                letters = QTextCharFormat(letters)
                letters.setAnchor(True)
                letters.setAnchorHref(str(piece.fold))
            cursor.insertText(words, letters)
            size += len(words)
            self._loaded += 1
        cursor.endEditBlock()
        self.document().documentLayout().blockBoundingRect(self.document().lastBlock())
        if self.is_whole:
            self._timer.stop()
        self._paint()
        self._go()

    def _style(self, style: Style) -> tuple[QTextCharFormat, QTextBlockFormat]:
        """How letters and lines of a kind of piece look."""
        theme, font = self._look.theme, self._look.reading_font()
        letters, block = QTextCharFormat(), QTextBlockFormat()
        colours = {"around": theme.faint, "byline": theme.muted, "standfirst": theme.muted, "fold": theme.muted}
        letters.setForeground(QColor(colours.get(style, theme.text)))
        if style in ("headline", "heading"):
            letters.setFontWeight(QFont.Weight.Bold)
        if style in ("fold", "heading", "byline"):
            letters.setFontFamilies([self.font().family()])
            letters.setFontPointSize(max(font.pointSizeF() - 2, 8))
        elif style == "headline":
            letters.setFontPointSize(font.pointSizeF() + 5)
        elif style == "standfirst":
            letters.setFontPointSize(font.pointSizeF() + 1)
        block.setLineHeight(_LEADING.get(style, 150), QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        height = QFontMetricsF(font).height()
        block.setBottomMargin(_BELOW.get(style, 0) * height)
        if style == "heading":
            block.setTopMargin(1.5 * height)
        return letters, block

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_measure()

    def _fit_measure(self) -> None:
        """Lines of about 70 letters in the middle of a wide view."""
        letter = QFontMetricsF(self._look.reading_font()).horizontalAdvance(_SAMPLE) / len(_SAMPLE)
        most = round(_MEASURE * letter) + 2 * _MARGIN
        side = max((self.contentsRect().width() - self.verticalScrollBar().sizeHint().width() - most) // 2, 0)
        if side != self.viewportMargins().left():
            self.setViewportMargins(side, 0, side, 0)

    # marking

    def mark(self, evidence: Sequence[Evidence]) -> bool:
        """Marks these words and scrolls to the first of them; False when the text has none of them."""
        self._chosen = [e for e in evidence if e.span]
        self._paint()
        if not self._chosen:
            return False
        span = self._chosen[0].span
        assert span, "chosen for having one"
        self._reveal(span)
        self.aim_at(span.start)
        return True

    def aim_at(self, at: int) -> None:
        """Brings a place of the rendition into sight, as soon as it is there."""
        self._aim = (at, True)
        self._go()

    def show_highlights(self, shown: Sequence[CarriedHighlight]) -> None:
        """Draws a person's marks in their colours, those with a comment underlined."""
        self._highlights = [one for one in shown if one.span]
        self._paint()

    def place_of(self, span: Span) -> QRect:
        """Where words are in the viewport: from the first line of them to the last."""
        cursor = self._cursor(span)
        first, last = QTextCursor(cursor), QTextCursor(cursor)
        first.setPosition(cursor.selectionStart())
        last.setPosition(cursor.selectionEnd())
        return self.cursorRect(first).united(self.cursorRect(last))

    def marked(self) -> list[str]:
        """The words that are marked now, as the document has them."""
        return [self._cursor(e.span).selectedText().translate(_LINE_ENDS) for e in self._chosen if e.span]

    def _go(self) -> None:
        if self._aim is None or not self._is_loaded(self._aim[0]):
            return
        (at, middle), self._aim = self._aim, None
        cursor, bar = self._cursor(Span(at, at)), self.verticalScrollBar()
        if middle:
            self.setTextCursor(cursor)
            bar.setValue(bar.value() + self.cursorRect().center().y() - self.viewport().height() // 3)
        else:
            bar.setValue(bar.value() + self.cursorRect(cursor).top() - _MARGIN)

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
        own = [c for c in claims if c.field != "language"]
        traces = [self._selection(e.span, trace) for c in own for e in c.evidence if self._is_there(e.span)]
        hits = [self._selection(span, found) for span in self._found or self._matches if self._is_there(span)]
        marks = [self._selection(e.span, mark) for e in self._chosen if self._is_there(e.span)]
        inked = [self._selection(one.span, self._ink(one)) for one in self._highlights if self._is_there(one.span)]
        self.setExtraSelections(traces + inked + hits + marks)

    def _ink(self, carried: CarriedHighlight) -> QTextCharFormat:
        theme, style = self._look.theme, QTextCharFormat()
        style.setBackground(QBrush(QColor(theme.marks[COLOURS.index(carried.highlight.colour)])))
        style.setForeground(QBrush(QColor(theme.text)))
        if carried.highlight.comment:
            style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DashUnderline)
            style.setUnderlineColor(QColor(theme.accent))
        return style

    def _is_there(self, span: Span | None) -> bool:
        """True if the document shows the words, or some of them."""
        if span is None or not self._is_loaded(span.end):
            return False
        return self._places.of(span.start) < self._places.of(span.end)

    def _is_loaded(self, at: int) -> bool:
        return self.is_whole or self._places.of(at) < self.document().characterCount() - 1

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
        """Marks all places with these words, whatever their case and accents; gives them."""
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
        self._matches = self._places_of(self._form)
        own = [piece for piece in self._pieces if piece.style in ("headline", "standfirst", "body")]
        if first := next((s for s in self._matches if not own or any(o.start <= s.start < o.end for o in own)), None):
            self._aim = (first.start, True)

    def first_match_text(self) -> str:
        """The first of the words that the search has found, as the text has them."""
        return self._text[self._matches[0].start : self._matches[0].end] if self._matches else ""

    def _places_of(self, form: re.Pattern[str] | None) -> list[Span]:
        found = form.finditer(self._text) if form else iter(())
        return [Span(*hit.span()) for _, hit in zip(range(_MOST_FOUND), found, strict=False)]

    def go_to(self, span: Span) -> None:
        """Shows one of the places found as the chosen one."""
        self._chosen = [Evidence("text", self._text[span.start : span.end], span)]
        self._reveal(span)
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
        """Words that are copied or dragged carry their place."""
        data, span = super().createMimeDataFromSelection(), self.chosen_span()
        if span is None or self.source is None:
            return data
        report, version = self.source
        return carry(cited(report, version, (Evidence(TEXT, self._text[span.start : span.end], span),)), data)

    def choose(self, span: Span) -> None:
        """Chooses words, as the mouse does."""
        self.setTextCursor(self._cursor(span))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A number fills the field of that number with the chosen words; Ctrl with + - 0 sizes the letters."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() in _ZOOM:
            self._look.resize_reading(_ZOOM[Qt.Key(event.key())])
            return
        if self.turns_reports and event.key() in _TURNS and event.modifiers() in _PLAIN:
            self.turned.emit(_TURNS[Qt.Key(event.key())])
            return
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

    def event(self, event: QEvent) -> bool:
        """Ctrl with + - 0 is for these words while they have the keys, not for the window."""
        overrides = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if overrides and event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() in _ZOOM:  # type: ignore[attr-defined]
            event.accept()
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        over = bool(self.anchorAt(event.position().toPoint()))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.IBeamCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.choosing = event.button() == Qt.MouseButton.LeftButton
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ends a choice of words. A click shows or hides a folded run by its line, and opens a highlight."""
        self.choosing = False
        super().mouseReleaseEvent(event)
        where = event.position().toPoint()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self.textCursor().hasSelection():
            self.words_chosen.emit(self.chosen_span())
        elif fold := self.anchorAt(where):
            self.turn_fold(int(fold))
        else:
            at = self._places.back(self.cursorForPosition(where).position())
            self.highlight_clicked.emit(self._highlight_at(at))

    def _highlight_at(self, at: int) -> CarriedHighlight | None:
        """The shortest one there, for it may lie within another."""
        here = [(one.span.end - one.span.start, one) for one in self._highlights
                if one.span and one.span.start <= at < one.span.end]  # fmt: skip
        return min(here, key=lambda held: held[0])[1] if here else None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu()
        if folds := {piece.fold for piece in self._pieces if piece.fold >= 0}:
            menu.addSeparator()
            whole = folds <= self._opened
            menu.addAction(tr("Show the story alone") if whole else tr("Show the whole page"), self.turn_all)
        if self.offered and self.chosen_span() is not None:
            menu.addSeparator()
            menu.addActions(list(self.offered))
            menu.addSeparator()
        self.offer_fields(menu)
        menu.exec(event.globalPos())

    def offer_fields(self, menu: QMenu) -> None:
        """The fields that the chosen words can fill, each with its key."""
        span = self.chosen_span()
        if span is None or not self.may_fill:
            return
        for at, field in enumerate(FILLED, 1):
            action = menu.addAction(f"{tr('This is the {field}', field=value_wording.field_within(field))}\t{at}")
            action.triggered.connect(lambda _=False, field=field: self.fill.emit(field, span))
