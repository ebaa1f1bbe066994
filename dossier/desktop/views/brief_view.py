"""The brief of a case: its pages as they would be printed, and next to them what the person decides about them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dossier.desktop.appearance import Appearance
from dossier.desktop.brief_page_wording import affected_text, lint_text
from dossier.desktop.nouns.brief_draft import Draft
from dossier.desktop.tooltips import tip
from dossier.desktop.views.brief_parts import PartsPart
from dossier.desktop.views.brief_withheld import WithheldPart
from dossier.desktop.views.brief_words import WordsPart
from dossier.desktop.views.compact_tabs import TightTabs
from dossier.desktop.views.empty_hints import Elided, Placeholder, words
from dossier.desktop.views.sheet_stack import Sheets
from dossier.model.plans import LintNote, Plan
from dossier.translations import tr

_LINT = Qt.ItemDataRole.UserRole


class BriefPage(QWidget):
    """Shows a draft; says what the person changed in it."""

    edited = Signal()  # the plan
    looked = Signal(object)  # LintNote that stands in no field here

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._draft: Draft | None = None
        self.sheets = Sheets(look)
        self.hint = Placeholder(look, "export", tr("Laying out the pages…"), "")
        self.words, self.parts, self.withheld, self.lint = WordsPart(), PartsPart(), WithheldPart(), QListWidget()
        self._status, self._stale = Elided(muted=True), words(muted=True, wrap=True)
        self._no_lint = words(tr("Nothing to look at: each sentence has its citation."), muted=True, wrap=True)
        self.tabs = TightTabs()
        self.tabs.tabBar().setAccessibleName(tr("Pages of the brief"))
        split = QSplitter()
        split.addWidget(self._left())
        split.addWidget(self._right())
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setHandleWidth(1)
        split.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(split)
        self.setFocusProxy(self.sheets)
        self.sheets.turned.connect(lambda _: self._show_page_number())
        for part in (self.words, self.parts):
            part.edited.connect(self.edited)
        for signal in (self.lint.itemActivated, self.lint.itemClicked):
            signal.connect(lambda item: self.look_at(item.data(_LINT)))

    def _left(self) -> QWidget:
        row = QHBoxLayout()
        row.setContentsMargins(12, 6, 8, 6)
        row.addWidget(self._status, 1)
        row.addWidget(self.parts.lengths)
        for sign, name, step in (("−", tr("Smaller pages"), -1), ("+", tr("Larger pages"), 1)):
            made = QToolButton()
            made.setText(sign)
            made.setAutoRaise(True)
            made.setAccessibleName(name)
            made.setToolTip(name)
            made.clicked.connect(lambda _=False, step=step: self.sheets.zoom(step))
            row.addWidget(made)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.hint)
        self.stack.addWidget(self.sheets)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.stack, 1)
        return side

    def _right(self) -> QWidget:
        check = QWidget()
        column = QVBoxLayout(check)
        column.setContentsMargins(10, 10, 10, 10)
        self.lint.setWordWrap(True)
        self.lint.setAccessibleName(tr("What is to be looked at before the brief is handed out"))
        for part in (self._stale, self._no_lint):
            column.addWidget(part)
        column.addWidget(self.lint, 1)
        column.addStretch()
        self.tabs.setMinimumWidth(270)
        self.lint.setSpacing(4)
        self.tabs.addTab(self.words, tr("Words"))
        self.tabs.addTab(self.parts, tr("Parts"))
        self.tabs.addTab(self.withheld, tr("Withheld"))
        self.tabs.addTab(check, tr("Check"))
        return self.tabs

    # showing

    def show_draft(self, draft: Draft, *, keep_words: bool = False) -> None:
        """All but the person's own words where these are ahead of what the archive has."""
        self._draft = draft
        self.tabs.setEnabled(True)
        if not keep_words:
            self.blockSignals(True)
            self.words.show_plan(draft.plan, draft.case.name)
            self.parts.show_plan(draft.plan)
            self.blockSignals(False)
        self.withheld.show_draft(draft)
        self.lint.clear()
        for note in draft.lint:
            item = QListWidgetItem(lint_text(note))
            item.setData(_LINT, note)
            item.setToolTip(tip(note.sentence))
            self.lint.addItem(item)
        self.lint.setVisible(bool(draft.lint))
        self._no_lint.setVisible(not draft.lint)
        self._stale.setText("\n".join(map(affected_text, draft.affected)))
        self._stale.setVisible(bool(draft.affected))
        count = len(draft.lint) + len(draft.affected)
        self.tabs.setTabText(3, tr("Check {n}", n=count) if count else tr("Check"))
        withheld = len(draft.redactions) + sum(note.private for note in draft.case.notes)
        self.tabs.setTabText(2, tr("Withheld {n}", n=withheld) if withheld else tr("Withheld"))

    def plan(self) -> Plan:
        """As the fields have it."""
        return self.parts.plan(self.words.plan(self._draft.plan if self._draft else Plan()))

    def lock(self, locked: bool) -> None:
        """An archive that can only be read."""
        for part in (self.words, self.parts, self.withheld):
            part.lock(locked)

    def waiting(self) -> None:
        """Another case: what was shown of the one before is gone, and nothing can be written until its own is there."""
        self._draft = None
        self.tabs.setEnabled(False)
        self.sheets.forget()
        self.hint.say("export", tr("Laying out the pages…"), "")
        self.stack.setCurrentWidget(self.hint)
        self._status.say("")

    def laying_out(self) -> None:
        self._status.say(tr("Laying out…"))

    def show_pages(self, count: int) -> None:
        self.sheets.show_pages(count)
        self.stack.setCurrentWidget(self.sheets)
        self._show_page_number()

    def no_pages(self, why: str) -> None:
        self.sheets.forget()
        self.hint.say("info", tr("There is no brief to look at yet"), why)
        self.stack.setCurrentWidget(self.hint)
        self._status.say("")

    def _show_page_number(self) -> None:
        count = self.sheets.count
        place = tr("Page {n} of {all}", n=self.sheets.page, all=count)
        self._status.say(place if count else "")

    # going

    def look_at(self, note: LintNote) -> None:
        """Brings the sentence that the linter means into sight."""
        if self.words.point(note):
            self.tabs.setCurrentWidget(self.words)
            self.words.point(note)  # the focus goes to a field in sight alone
        elif note.where == "redaction":
            self.tabs.setCurrentWidget(self.withheld)
        else:
            self.looked.emit(note)

    def cite(self, mark: str, *, behind: bool = False) -> None:
        self.tabs.setCurrentWidget(self.words)
        self.words.cite(mark, behind=behind)
