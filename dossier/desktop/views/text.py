"""The report's words: the article set apart from the page around it, and the evidence marked."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from dossier.desktop.look import Look
from dossier.model.claims import Description
from dossier.model.evidence import Evidence, Span
from dossier.tongue import tr

# Qt takes these for ends of lines or frames; one for one, so that no place moves
_TAME = {ord("\r"): " ", 0x2028: "\n", 0x2029: "\n", 0: " ", 0xFDD0: " ", 0xFDD1: " ", ord("\f"): "\n", ord("\v"): "\n"}


_LONG = 50  # letters in a line from which its end is taken for a hard one


class Places:
    """Turns places in a text, counted in code points, into Qt's, counted in UTF-16 units."""

    def __init__(self, text: str) -> None:
        self._wide = [at for at, letter in enumerate(text) if ord(letter) > 0xFFFF]

    def of(self, at: int) -> int:
        return at + bisect_right(self._wide, at - 1)


class TextView(QTextEdit):
    """A rendition, for reading only."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._places = Places("")
        self._description: Description | None = None
        self._chosen: Sequence[Evidence] = ()
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setAcceptRichText(False)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setAccessibleName(tr("The report's words"))
        self.setFrameShape(QTextEdit.Shape.NoFrame)
        self.document().setDocumentMargin(16)
        self.setPlaceholderText(tr("No words could be read from this file."))
        look.changed.connect(self._dress)

    def show_text(self, rendition: str, description: Description | None) -> None:
        """Shows all words that the reader saw; Qt counts them as we do."""
        self._description, self._chosen = description, ()
        self._places = Places(rendition)
        self.setPlainText(_flowing(rendition.translate(_TAME), _own_words(description)))
        self._dress()
        self._begin()

    def _begin(self) -> None:
        """Shows the report from its headline on, not from the page's menus."""
        first = [span.start for span in (*_headline(self._description), *_own_words(self._description)[:1])]
        if first:
            top = self.cursorRect(self._cursor(Span(min(first), min(first)))).top()
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + top - 14)

    def mark(self, evidence: Sequence[Evidence]) -> bool:
        """Marks these words and scrolls to the first of them; False when none of them stands in the text."""
        self._chosen = [e for e in evidence if e.span]
        self._paint()
        if not self._chosen:
            return False
        span = self._chosen[0].span
        assert span, "chosen for having one"
        cursor = self._cursor(Span(span.start, span.start))
        self.setTextCursor(cursor)
        self._centre()
        return True

    def marked(self) -> list[str]:
        """The words that are marked now, as they stand in the document."""
        return [self._cursor(e.span).selectedText().replace("\u2029", "\n") for e in self._chosen if e.span]

    def _centre(self) -> None:
        bar = self.verticalScrollBar()
        middle = self.cursorRect().center().y() - self.viewport().height() // 3
        bar.setValue(bar.value() + middle)

    def _dress(self) -> None:
        """Puts on fonts and spacing; needed again when the look changes."""
        self.document().setDefaultFont(self._look.reading_font())
        block = QTextBlockFormat()
        block.setLineHeight(128, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(block)
        self._set_apart(cursor)
        self._paint()

    def _set_apart(self, cursor: QTextCursor) -> None:
        """Dims what is not the article's own text; the headline stays plain, for it is the report's too."""
        faint = QTextCharFormat()
        faint.setForeground(QColor(self._look.theme.faint))
        plain = QTextCharFormat()
        plain.setForeground(QColor(self._look.theme.text))
        own = _own_words(self._description)
        cursor.setCharFormat(faint if own else plain)
        for span in own:
            self._cursor(span).setCharFormat(plain)
        for span in _headline(self._description):
            bold = QTextCharFormat(plain)
            bold.setFontWeight(QFont.Weight.Bold)
            self._cursor(span).setCharFormat(bold)

    def _paint(self) -> None:
        """The traces of all evidence, and the mark of the chosen one."""
        theme = self._look.theme
        trace = QTextCharFormat()
        trace.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        trace.setUnderlineColor(QColor(theme.trace))
        mark = QTextCharFormat()
        mark.setBackground(QBrush(QColor(theme.mark)))
        mark.setForeground(QBrush(QColor(theme.on_mark)))
        claims = self._description.claims if self._description else ()
        # The language rests on whole paragraphs; a line under all words would say nothing
        told = [c for c in claims if c.field != "language"]
        traces = [self._selection(e.span, trace) for c in told for e in c.evidence if e.span]
        self.setExtraSelections(traces + [self._selection(e.span, mark) for e in self._chosen if e.span])

    def _selection(self, span: Span, style: QTextCharFormat) -> QTextEdit.ExtraSelection:
        made = QTextEdit.ExtraSelection()
        made.cursor = self._cursor(span)
        made.format = style
        return made

    def _cursor(self, span: Span) -> QTextCursor:
        cursor = QTextCursor(self.document())
        last = self.document().characterCount() - 1
        cursor.setPosition(min(self._places.of(span.start), last))
        cursor.setPosition(min(self._places.of(span.end), last), QTextCursor.MoveMode.KeepAnchor)
        return cursor


def _flowing(text: str, paragraphs: Sequence[Span]) -> str:
    """The text with the hard line ends inside of paragraphs as spaces, letter for letter in the same places.

    Text that was broken into lines for a teleprinter or a mail would else be broken twice in a narrow pane. A short
    line keeps its end: it is a verse, an entry of a list, or an address.
    """
    letters = list(text)
    for span in paragraphs:
        start = span.start
        while (end := text.find("\n", start, span.end)) >= 0:
            if end - start >= _LONG and text[end + 1 : end + 2].strip():
                letters[end] = " "
            start = end + 1
    return "".join(letters)


def _own_words(description: Description | None) -> tuple[Span, ...]:
    return description.text if description else ()


def _headline(description: Description | None) -> Iterable[Span]:
    best = description.best("headline") if description else None
    return [e.span for e in best.evidence if e.span and e.origin == "text"] if best else []
