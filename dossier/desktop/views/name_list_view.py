"""The window on a list of names: who is in which reports, and who is in none."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder, button, words
from dossier.desktop.views.line_table import LinesView
from dossier.model.name_lists import NameHit
from dossier.translations import number, term, tr, tr_n


def _report(hit: NameHit) -> str:
    return hit.row.report if hit.row else tr("In no report")


def _day(hit: NameHit) -> str:
    return value_wording.day_text(hit.row.published) if hit.row and hit.row.published else ""


def _called(hit: NameHit) -> str:
    return hit.row.called if hit.row else ""


def _around(hit: NameHit) -> str:
    return " ".join(str(hit.value("snippet") or "").split())


_COLUMNS: tuple[LineColumn[NameHit], ...] = (
    LineColumn(term("Name"), lambda hit: hit.name),
    LineColumn(term("Spelling"), lambda hit: hit.spelling if hit.row else ""),
    LineColumn(term("Report"), _report),
    LineColumn(term("Published"), _day),
    LineColumn(term("Outlet"), lambda hit: str(hit.value("outlet") or "")),
    LineColumn(term("Words"), _around, lambda hit: "\n".join(filter(None, (_called(hit), _around(hit))))),
)


class NameListDialog(QDialog):
    """Says when another list is to be opened, which report is to be shown, and when the table is to be written."""

    asked = Signal()
    opened = Signal(object)  # NameHit with a row
    exported = Signal()

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Names of a list in all reports"))
        self._hits: Sequence[NameHit] = ()
        self.head = words(muted=True, wrap=True)
        self.model = LinesModel(_COLUMNS, parent=self)
        self.table = LinesView(self.model, look, tr("Names and reports"), stretch=5).widths(150, 130, 90, 116, 140, 300)
        self.table.opening(tr("Show the report"))
        said = tr("A CSV file or a text with a name a line; further columns hold other spellings.")
        self._hint = EmptyHint(self.table, Placeholder(look, "search", tr("Open a list of names"), said)).hint
        self.absent = QCheckBox(tr("Names in &no report alone"))
        self.choose = button(tr("&Open a list…"), self.asked.emit)
        self.export = button(tr("&Export as CSV…"), self.exported.emit)
        row = QHBoxLayout()
        for made in (self.choose, self.export):
            made.setAutoDefault(False)
            row.addWidget(made)
        row.addStretch(1)
        row.addWidget(self.absent)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        column.addWidget(self.head)
        column.addWidget(self.table, 1)
        column.addLayout(row)
        self.absent.toggled.connect(self._show)
        self.table.opened.connect(self._open)
        self.resize(960, 600)
        self.clear("")

    def clear(self, said: str) -> None:
        """Shows no list, with the reason."""
        self.show_hits((), said)

    def show_hits(self, hits: Sequence[NameHit], said: str | None = None) -> None:
        """A row for each name and report, and one for each name that no report has."""
        self._hits = hits
        names = {hit.name for hit in hits}
        absent = sum(hit.row is None for hit in hits)
        reports = len({hit.row.report for hit in hits if hit.row})
        parts = (tr_n(len(names), "{n} name", "{n} names"), tr_n(reports, "in {n} report", "in {n} reports"),
                 tr("{n} of them in none", n=number(absent)))  # fmt: skip
        self.head.setText(", ".join(parts) if said is None else said)
        self.export.setEnabled(bool(hits))
        self.absent.setEnabled(bool(absent))
        self._show()

    def _show(self) -> None:
        absent = self.absent.isChecked() and self.absent.isEnabled()
        self.model.show([hit for hit in self._hits if hit.row is None] if absent else self._hits)

    def _open(self, hit: NameHit) -> None:
        if hit.row is not None:
            self.opened.emit(hit)
