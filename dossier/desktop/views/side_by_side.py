"""Two reports side by side, with the words that they have in common marked in both."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.scripts import joined_parts
from dossier.desktop.views.empty_hints import Elided, button, words
from dossier.desktop.views.related_view import reason_text
from dossier.desktop.views.text_view import TextView
from dossier.model.evidence import Evidence
from dossier.model.links import Reason
from dossier.model.reports import ReportDetail
from dossier.translations import tr


class SideBySide(QDialog):
    """Goes from reason to reason with the arrows."""

    def __init__(
        self,
        parent: QWidget,
        look: Appearance,
        both: tuple[ReportDetail, ReportDetail],
        reasons: Sequence[Reason],
        at: int = 0,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("{one} next to {other}", one=both[0].row.report, other=both[1].row.report))
        self._both, self._reasons, self.at = both, [reason for reason in reasons if reason.evidence], at
        self.texts = (TextView(look), TextView(look))
        self._reason_label = words(wrap=True)
        self._reason_label.setObjectName("title")
        self.previous, self.next = button("‹", lambda: self.step(-1)), button("›", lambda: self.step(1))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._steps())
        column.addWidget(self._pair(), 1)
        size = parent.window().size()
        self.resize(max(700, round(size.width() * 0.85)), max(460, round(size.height() * 0.8)))
        self._show()

    def _pair(self) -> QWidget:
        """The two texts side by side."""
        pair = QSplitter()
        pair.setHandleWidth(1)
        pair.setChildrenCollapsible(False)
        for detail, text in zip(self._both, self.texts, strict=True):
            text.may_fill = False
            text.setAccessibleName(tr("The words of {report}", report=detail.row.report))
            text.show_text(detail.rendition or "", detail.description)
            pair.addWidget(_column(detail, text))
        return pair

    def _steps(self) -> QHBoxLayout:
        """What is shared, and the ways to the reasons before and after."""
        row = QHBoxLayout()
        row.setContentsMargins(16, 10, 16, 10)
        row.setSpacing(6)
        row.addWidget(self._reason_label, 1)
        for made, name in ((self.previous, tr("Reason before (Left)")), (self.next, tr("Next reason (Right)"))):
            made.setToolTip(name)
            made.setAccessibleName(name)
            made.setMaximumWidth(38)
            row.addWidget(made)
        row.addWidget(button(tr("Close"), self.close))
        return row

    def step(self, by: int) -> None:
        if self._reasons:
            self.at = (self.at + by) % len(self._reasons)
            self._show()

    def _show(self) -> None:
        several = len(self._reasons) > 1
        self.previous.setEnabled(several)
        self.next.setEnabled(several)
        if not self._reasons:
            self._reason_label.setText(tr("No words of both are marked."))
            return
        reason = self._reasons[self.at]
        count = tr("{at} of {count}", at=self.at + 1, count=len(self._reasons))
        self._reason_label.setText(f"{reason_text(reason)} ({count})")
        for detail, text in zip(self._both, self.texts, strict=True):
            found: Evidence | None = reason.evidence.get(detail.row.report)
            text.mark((found,) if found else ())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.step(-1 if event.key() == Qt.Key.Key_Left else 1)
        else:
            super().keyPressEvent(event)


def _column(detail: ReportDetail, text: TextView) -> QWidget:
    page = QWidget()
    page.setObjectName("pane")
    page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    title, about = Elided(), Elided(muted=True)
    title.setObjectName("title")
    title.say(value_wording.row_text(detail.row))
    row = detail.row
    parts = (row.report, row.outlet, row.published and value_wording.day_text(row.published))
    about.say(joined_parts(parts, "  ·  "))
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 8, 0, 0)
    for part in (title, about):
        part.setContentsMargins(16, 0, 16, 0)
        column.addWidget(part)
    column.addWidget(text, 1)
    return page
