"""What the reports of a case say of the same things: the matrix, and what is chosen in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dossier.desktop.look import Look
from dossier.desktop.models.findings import FindingsModel
from dossier.desktop.views.findings import FindingsView, is_open
from dossier.desktop.views.hints import EmptyHint, Hint
from dossier.model.judgements import Grade
from dossier.model.links import Finding
from dossier.model.reports import ReportRow
from dossier.tongue import tr


class ComparePage(QWidget):
    """Says which cell is looked at."""

    pointed = Signal(object)  # Cell

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.model = FindingsModel(self)
        self.findings = FindingsView(self.model, look)
        self.findings.pointed.connect(self.pointed)
        self.setFocusProxy(self.findings.cells)
        self._hint = EmptyHint(self.findings.cells, Hint(look, "differs", tr("Comparing…"), "")).hint
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.findings, 1)

    @property
    def differing(self) -> int:
        """Rows on which sources disagree, and which nobody has settled."""
        return sum(is_open(finding) for finding in self.model.findings)

    def waiting(self) -> None:
        self._hint.say("differs", tr("Comparing the reports…"), "")
        self.model.show((), ())
        self.findings.fit()

    def show_findings(
        self, findings: Sequence[Finding], rows: Sequence[ReportRow], grades: Mapping[str, Grade] | None = None
    ) -> None:
        if len(rows) < 2:
            self._hint.say("case", tr("Two reports make a comparison"), tr("Drag reports from the list onto the case, "
                           "or choose some and press Ctrl+Shift+A."))  # fmt: skip
        else:
            none = tr("These reports give no figures or quotations in common.")
            self._hint.say("agrees", tr("Nothing to compare"), none)
        with self.findings.cells.keeping_place():
            self.model.show(findings, rows, grades)
        self.findings.fit()
