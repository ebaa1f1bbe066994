"""Citing: the words that the person has chosen, wherever that is, go into the note that is being written."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication

from dossier.desktop.citation_drag import CitedPassage, carry, cited
from dossier.desktop.controllers.case_pages import Workspace
from dossier.desktop.views.middle_pane import Middle
from dossier.desktop.views.report_pane import ReportPane
from dossier.model.evidence import TEXT, Evidence
from dossier.translations import tr


class Citing(QObject):
    """Looks at the matrix where the person is in it, else at the report."""

    def __init__(self, workspace: Workspace, middle: Middle, pane: ReportPane) -> None:
        super().__init__(pane)
        self._workspace, self._middle, self._pane = workspace, middle, pane
        self._from: QPoint | None = None  # where in the fields the mouse went down

        pane.fields.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The words that a field rests on can be dragged out of its row."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self._from = event.position().toPoint()
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove and self._from is not None:
            gone = (event.position().toPoint() - self._from).manhattanLength()
            left = bool(event.buttons() & Qt.MouseButton.LeftButton)
            if left and gone >= QApplication.startDragDistance() and (found := self._field()):
                self._from = None
                drag = QDrag(self._pane.fields)
                drag.setMimeData(carry(found))
                drag.exec(Qt.DropAction.CopyAction)
                return True
        return super().eventFilter(watched, event)

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"cite": self.cite}

    def cite(self) -> None:
        found = self._cells() or self._chosen_words() or self._field()
        if found:
            self._workspace.turn_to("notes")
            self._middle.case.notes.cite(found)
        else:
            self._middle.notice.post(tr("Choose words in the report’s text, a field that rests on words there, or a "
                                        "cell of the comparison; then cite them."))  # fmt: skip

    def _cells(self) -> Sequence[CitedPassage]:
        matrix = self._middle.case.compare.findings.cells
        chosen = matrix.chosen() if matrix.hasFocus() else []
        return [one for cell in chosen for one in cited(cell.report, cell.version, (cell.evidence,))]

    def _chosen_words(self) -> Sequence[CitedPassage]:
        detail, span = self._pane.detail, self._pane.text.chosen_span()
        if detail is None or span is None:
            return []
        evidence = Evidence(TEXT, span.of(detail.rendition or ""), span)
        return cited(detail.row.report, detail.version.number, (evidence,))

    def _field(self) -> Sequence[CitedPassage]:
        detail, entry = self._pane.detail, self._pane.fields.current()
        if detail is None or entry is None:
            return []
        return cited(detail.row.report, detail.version.number, entry.evidence)[:1]
