"""The window of a verified brief, bag or proof: whether every check held, and each check with its words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.views.empty_hints import words
from dossier.desktop.views.line_table import LinesView
from dossier.model.briefs import Check
from dossier.translations import term, tr, tr_n, worded

_COLUMNS: tuple[LineColumn[Check], ...] = (
    LineColumn(term("Check"), lambda c: tr("holds") if c.ok else tr("failed")),
    LineColumn(term("Part"), lambda c: tr(c.name), lambda c: tr(c.name)),
    LineColumn(term("What"), lambda c: worded(c.thing), lambda c: worded(c.thing)),
    LineColumn(term("Detail"), lambda c: worded(c.detail), lambda c: worded(c.detail)),
)


class VerifyDialog(QDialog):
    """Shows the checks, those that failed first."""

    def __init__(self, look: Appearance, path: Path, checks: Sequence[Check], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Verify {name}", name=path.name))
        failed = sum(not check.ok for check in checks)
        whole = tr_n(len(checks), "The only check of {name} held.", "All {n} checks of {name} held.", name=path.name)
        amiss = tr_n(len(checks), "{failed} of {n} check of {name} failed.", "{failed} of {n} checks of {name} failed.",
                     failed=failed, name=path.name)  # fmt: skip
        self.state = words(amiss if failed else whole, wrap=True)
        self.state.setObjectName("title")
        self.model = LinesModel(_COLUMNS, parent=self)
        picture = lambda check: ("check", "good") if check.ok else ("failed", "bad")  # noqa: E731
        table = LinesView(self.model, look, tr("Checks"), picture).widths(100, 110, 220)
        self.model.show(sorted(checks, key=lambda check: check.ok))
        closing = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        closing.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        column.addWidget(self.state)
        column.addWidget(table, 1)
        column.addWidget(closing)
        self.resize(820, 460)
