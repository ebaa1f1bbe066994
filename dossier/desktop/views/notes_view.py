"""The notes on a case: what its researcher wrote, with the words that it cites, and a field for a new one."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.citation_drag import CitedPassage
from dossier.desktop.views.cited_field import CitedField
from dossier.desktop.views.empty_hints import button, rule, words
from dossier.desktop.views.highlight_list import HighlightList
from dossier.model.case_searches import CaseSearch
from dossier.model.cases import Case, Note
from dossier.model.chronology import EntrySource
from dossier.model.evidence import TEXT, Evidence
from dossier.model.highlights import CarriedHighlight
from dossier.model.plans import MARK, Passage, cited
from dossier.model.quote_context import Excerpt
from dossier.translations import number, tr, tr_n

_SCHEME, _WITHDRAW, _WITHDRAW_SEARCH = "words", "withdraw", "withdraw-search"


class NotesPage(QWidget):
    """Says which note is to be kept, whose words are wanted, and which citation was followed."""

    noted = Signal(str, bool)  # the note, and whether it is private
    wanted = Signal(object)  # tuple[Passage, ...]
    pointed = Signal(object)  # Told
    withdrawn = Signal(str)  # a note, as N57
    search_withdrawn = Signal(str)  # a kept search, as S57

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._case: Case | None = None
        self._drafts: dict[str, tuple[str, bool]] = {}  # what was not kept yet, by case
        self._words: dict[Passage, Excerpt | None] = {}  # None: there are no such words
        self.shown, self.words = QTextBrowser(), NoteField()
        self.highlights = HighlightList(look)
        self._heading, self._line = words(), rule()
        self._heading.setObjectName("title")
        self._heading.setContentsMargins(14, 8, 14, 0)
        self.private = QCheckBox(tr("Private"))
        self.private.setToolTip(tr("No brief and no bag holds a private note"))
        self.shown.setOpenLinks(False)
        self.shown.anchorClicked.connect(self._follow)
        self.shown.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.shown.document().setDocumentMargin(14)
        self.shown.setAccessibleName(tr("Notes on the case"))
        self.words.setPlaceholderText(
            tr(
                "A note on this case; it is printed in the brief as yours. Drag words here to cite them, or choose "
                "them and press Ctrl+Shift+I. Ctrl+Enter keeps the note."
            )
        )
        self.words.setAccessibleName(tr("A new note"))
        self.words.kept.connect(self._note)
        self._lay_out()
        self.setFocusProxy(self.words)
        look.changed.connect(self._show_notes)

    def _lay_out(self) -> None:
        buttons = QVBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.private)
        keep = button(tr("Keep note"), self._note)
        keep.setEnabled(False)  # there is nothing to keep yet
        self.words.textChanged.connect(lambda: keep.setEnabled(bool(self.words.toPlainText().strip())))
        buttons.addWidget(keep)
        row = QHBoxLayout()
        row.setContentsMargins(12, 0, 12, 10)
        row.addWidget(self.words, 1)
        row.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.shown, 1)
        column.addWidget(self._line)
        column.addWidget(self._heading)
        column.addWidget(self.highlights, 1)
        column.addLayout(row)
        self.show_highlights((), {})

    # what is shown

    def show_case(self, case: Case) -> None:
        """The notes of a case; what was begun in another one is kept for it."""
        if self._case is None or self._case.case != case.case:
            if self._case:
                self._drafts[self._case.case] = self.words.toPlainText(), self.private.isChecked()
            text, private = self._drafts.pop(case.case, ("", False))
            self.words.setPlainText(text)
            self.private.setChecked(private)
        held = self._case and (self._case.notes, self._case.searches)
        changed = held != (case.notes, case.searches)
        self._case = case
        if changed:
            self._show_notes()
            self._ask_words()

    def show_highlights(self, shown: Sequence[CarriedHighlight], titles: Mapping[str, str]) -> None:
        """Those in the case's reports, where a note is written; nothing where there are none."""
        self.highlights.show_highlights(shown, True, titles)
        self._heading.setText(tr("Highlights {n}", n=number(len(shown))))
        for part in (self._line, self._heading, self.highlights):
            part.setVisible(bool(shown))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ask_words()

    def _passages(self) -> tuple[Passage, ...]:
        notes = self._case.notes if self._case else ()
        return tuple(dict.fromkeys(passage for note in notes for passage in cited(note.text)))

    def _ask_words(self) -> None:
        unknown = tuple(passage for passage in self._passages() if passage not in self._words)
        if unknown and self.isVisible():
            self.wanted.emit(unknown)

    def add_words(self, asked: Sequence[Passage], found: Mapping[Passage, Excerpt]) -> None:
        self._words |= {passage: found.get(passage) for passage in asked}
        self._show_notes()

    def _show_notes(self) -> None:
        bar = self.shown.verticalScrollBar()
        at = bar.value()
        notes = self._case.notes if self._case else ()
        none = tr("No notes yet. What you write here is shown in the brief as your judgement, "
                  "apart from what the sources say.")  # fmt: skip
        muted = self._look.theme.muted
        written = "".join(map(self._note_html, notes)) or f'<p style="color:{muted}">{html.escape(none)}</p>'
        searches = self._case.searches if self._case else ()
        heading = f'<p style="margin-top:20px"><b>{html.escape(tr("Searches kept with the case"))}</b></p>'
        kept = heading + "".join(map(self._search_html, searches)) if searches else ""
        self.shown.setHtml(written + kept)
        bar.setValue(min(at, bar.maximum()))

    def _note_html(self, note: Note) -> str:
        theme = self._look.theme
        by = f"{value_wording.agent_text(note.by)}, {value_wording.moment_text(note.at)}"
        by = tr("{who} – private, in no brief", who=by) if note.private else by
        message = "".join(f"<p>{_linked(line)}</p>" for line in note.text.split("\n") if line.strip())
        quoted = "".join(map(self._quoted, dict.fromkeys(cited(note.text))))
        withdraw = f'<a href="{_WITHDRAW}:{note.note}">{html.escape(tr("Withdraw"))}</a>'
        return f'<p style="color:{theme.muted}; margin-top:14px">{html.escape(by)} · {withdraw}</p>{message}{quoted}'

    def _search_html(self, search: CaseSearch) -> str:
        where = search.where or tr("in this archive")
        who, when = value_wording.agent_text(search.by), value_wording.moment_text(search.at)
        withdraw = f'<a href="{_WITHDRAW_SEARCH}:{search.search}">{html.escape(tr("Withdraw"))}</a>'
        found = tr_n(search.count, "{n} hit", "{n} hits")
        lines = [f"<b>{html.escape(search.query)}</b> – {html.escape(where)}: {html.escape(found)}"]
        lines += [html.escape(search.note)] if search.note else []
        made = f'<span style="color:{self._look.theme.muted}">{html.escape(f"{who}, {when}")} · {withdraw}</span>'
        return f"<p>{'<br>'.join([*lines, made])}</p>"

    def _quoted(self, passage: Passage) -> str:
        """The words cited, in their sentence, beneath the note."""
        theme = self._look.theme
        if passage not in self._words:
            return ""
        found = self._words[passage]
        if found is None:
            none = html.escape(tr("{citation}: there are no such words in the archive", citation=passage))
            return f'<p style="color:{theme.bad}; margin-left:18px">{none}</p>'
        before, words, after = (html.escape(part) for part in (found.before, found.words, found.after))
        marked = f'<span style="background-color:{theme.mark}; color:{theme.on_mark}">{words}</span>'
        link = _link(passage, passage.report)
        return f'<p style="color:{theme.muted}; margin-left:18px">{link}: {before}{marked}{after}</p>'

    # what the person does

    def cite(self, citations: Sequence[CitedPassage]) -> None:
        """Puts citations into the new note, where its cursor is."""
        self.words.insert(citations)
        self.words.setFocus()

    def give_back(self, case: str, text: str, private: bool) -> None:
        """A note that was not kept; what was begun meanwhile follows it."""
        if self._case and self._case.case == case:
            begun = self.words.toPlainText()
            self.words.setPlainText(f"{text}\n{begun}" if begun else text)
            self.private.setChecked(private)
        else:
            self._drafts[case] = text, private

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == _WITHDRAW:
            self.withdrawn.emit(url.path())
        elif url.scheme() == _WITHDRAW_SEARCH:
            self.search_withdrawn.emit(url.path())
        for passage in self._passages():
            if url.toString() == _address(passage):
                found = self._words.get(passage)
                evidence = Evidence(TEXT, found.words if found else "", passage.span)
                self.pointed.emit(EntrySource(passage.report, passage.version, evidence))

    def _note(self) -> None:
        if text := self.words.toPlainText().strip():
            private = self.private.isChecked()
            self.words.clear()
            self.private.setChecked(False)
            self.noted.emit(text, private)


def _address(passage: Passage) -> str:
    return f"{_SCHEME}:{passage.report}/{passage.version}/{passage.span.start}-{passage.span.end}"


def _link(passage: Passage, text: str) -> str:
    return f'<a href="{_address(passage)}">{html.escape(text)}</a>'


def _linked(line: str) -> str:
    """A line of a note as HTML, its citations as links."""
    parts, at = [], 0
    for hit in MARK.finditer(line):
        passage = next(cited(hit[0]), None)
        parts.append(html.escape(line[at : hit.start()]))
        parts.append(_link(passage, hit[0]) if passage else html.escape(hit[0]))
        at = hit.end()
    return "".join([*parts, html.escape(line[at:])])


class NoteField(CitedField):
    """Ctrl+Enter keeps the note; where nothing is left to undo in the field, Ctrl+Z takes back what was done before."""

    kept = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(92)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            document = self.document()
            undo = event.matches(QKeySequence.StandardKey.Undo) and not document.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not document.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.kept.emit()
        else:
            super().keyPressEvent(event)
