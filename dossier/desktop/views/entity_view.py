"""A person, place or body across the archive: its sentences, its spellings, and where reports contradict each other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QTabWidget, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.findings_wording import subject
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder, button, words
from dossier.desktop.views.line_table import LinesView
from dossier.model.entities import Entity, NamingFinding, NamingSentence, Spelling
from dossier.translations import number, term, tr, tr_n

_KINDS = {
    "person": term("A person"), "place": term("A place"), "body": term("A body"), "other": term("A name"),
}  # fmt: skip
_OUTLETS = 4  # that are named in the head


def _joined(spelling: Spelling) -> str:
    if spelling.ruling:
        return tr("The same name, as you ruled")
    return tr("The name asked for") if spelling.asked else tr("Perhaps the same name")


_SENTENCES: tuple[LineColumn[NamingSentence], ...] = (
    LineColumn(term("Published"), lambda s: value_wording.day_text(s.report.published) if s.report.published else ""),
    LineColumn(term("Outlet"), lambda s: s.report.outlet or "", lambda s: s.report.headline or s.report.outlet or ""),
    LineColumn(term("Sentence"), lambda s: " ".join(s.sentence.quote.split())),
    LineColumn(term("According to"), lambda s: s.attributed_to or ""),
)
_SPELLINGS: tuple[LineColumn[Spelling], ...] = (
    LineColumn(term("Spelling"), lambda s: s.text),
    LineColumn(term("Reports"), lambda s: number(s.reports)),
    LineColumn(term("Why"), _joined, lambda s: s.ruling or _joined(s)),
)
_FINDINGS: tuple[LineColumn[NamingFinding], ...] = (
    LineColumn(term("Case"), lambda f: f.called),
    LineColumn(term("Row"), lambda f: subject(f.finding)),
    LineColumn(term("Words"), lambda f: " · ".join(f"{c.report} “{c.evidence.quote}”" for c in f.finding.cells)),
)


class EntityDialog(QDialog):
    """Says which name is looked for, which report is to be opened, and which spelling is to be joined or separated."""

    asked = Signal(str)
    more = Signal()
    opened = Signal(object)  # NamingSentence
    case_opened = Signal(str)
    join = Signal(object)  # Spelling
    separate = Signal(object)  # Spelling that a ruling joined

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("A name in all reports"))
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("A person, place or body"))
        self.field.setAccessibleName(tr("A person, place or body"))
        self.field.setClearButtonEnabled(True)
        self.head = words(muted=True, wrap=True)
        self.sentences = LinesModel(_SENTENCES, parent=self)
        self.spellings = LinesModel(_SPELLINGS, parent=self)
        self.findings = LinesModel(_FINDINGS, parent=self)
        self.table = LinesView(self.sentences, look, tr("Sentences"), stretch=2).widths(96, 150, 300, 130)
        self.table.opening(tr("Show the report"))
        self.spelled = LinesView(self.spellings, look, tr("Spellings"), stretch=0).widths(220, 80, 220)
        self.rows = LinesView(self.findings, look, tr("Contradictions"), stretch=2).widths(140, 180, 300)
        self.rows.opening(tr("Show the case"))
        hint = Placeholder(look, "search", tr("Type a name"), tr("Case and accents do not count."))
        self._hint = EmptyHint(self.table, hint).hint
        self.tabs = QTabWidget()
        self._lay_out()
        self._wire()
        self.resize(900, 600)

    def _lay_out(self) -> None:
        self.further = button(tr("&More sentences"), self.more.emit)
        self.same = button(tr("The &same name"), lambda: self.join.emit(self.spelled.current()))
        self.other = button(tr("&Not the same name"), lambda: self.separate.emit(self.spelled.current()))
        pages: Sequence[tuple[QWidget, str, Sequence[QPushButton]]] = (
            (self.table, tr("Sentences"), [self.further]), (self.spelled, tr("Spellings"), [self.same, self.other]),
            (self.rows, tr("Contradictions"), []),
        )  # fmt: skip
        for table, title, buttons in pages:
            page, row = QWidget(), QHBoxLayout()
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(table, 1)
            for made in buttons:
                made.setAutoDefault(False)
                row.addWidget(made)
            row.addStretch(1)
            column.addLayout(row)
            self.tabs.addTab(page, title)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        for part in (self.field, self.head):
            column.addWidget(part)
        column.addWidget(self.tabs, 1)

    def _wire(self) -> None:
        self.field.returnPressed.connect(lambda: self.asked.emit(self.field.text()))
        self.table.opened.connect(self.opened)
        self.rows.opened.connect(lambda found: self.case_opened.emit(found.case))
        self.spelled.chosen.connect(self._enable)
        self.clear("")

    def clear(self, said: str) -> None:
        """Shows no name, with the reason."""
        self.head.setText(said)
        for model in (self.sentences, self.spellings, self.findings):
            model.show(())
        self.further.setEnabled(False)
        self._enable(None)

    def show_entity(self, found: Entity) -> None:
        """The name and its sentences; what takes longer comes with `show_spellings` and `show_findings`."""
        counts = found.counts
        days = [value_wording.day_text(day) for day in (counts.first, counts.last) if day]
        outlets = [f"{tally.name} ({number(tally.count)})" for tally in counts.outlets[:_OUTLETS]]
        outlets += ["…"] if len(counts.outlets) > _OUTLETS else []
        parts = [tr(_KINDS[found.kind]), tr_n(counts.reports, "{n} report", "{n} reports")]
        parts += [tr("from {first} to {last}", first=days[0], last=days[1])] if days else []
        self.head.setText(" · ".join([*parts, *([", ".join(outlets)] if outlets else [])]))
        self.sentences.show(found.sentences)
        self.spellings.show(found.spellings)
        self.further.setEnabled(found.shown < counts.reports)
        self._enable(None)

    def add_sentences(self, found: Entity) -> None:
        self.sentences.show([*self.sentences.things(), *found.sentences])
        self.further.setEnabled(found.shown < found.counts.reports)

    def show_similar(self, found: Sequence[Spelling]) -> None:
        self.spellings.show([*self.spellings.things(), *found])

    def show_findings(self, found: Sequence[NamingFinding]) -> None:
        self.findings.show(found)
        self.tabs.setTabText(2, f"{tr('Contradictions')} ({number(len(found))})" if found else tr("Contradictions"))

    def _enable(self, spelling: Spelling | None) -> None:
        self.same.setEnabled(bool(spelling and not spelling.asked and not spelling.ruling))
        self.other.setEnabled(bool(spelling and spelling.ruling))
