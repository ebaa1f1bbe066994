"""Shows who copied whom in a case: the first texts, under each its copies, sentence by sentence."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dossier.desktop import sources_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.views.safe_browser import SafeBrowser
from dossier.model.copies import CopiedReport
from dossier.model.reports import ReportRow
from dossier.translations import tr


class SourcesPage(QWidget):
    """Says which words are looked at; long lists of sentences are folded until they are asked for."""

    pointed = Signal(object)  # EntrySource

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._tree: Sequence[CopiedReport] = ()
        self._rows: dict[str, ReportRow] = {}
        self._turned = set[str]()  # reports whose sentences a person folded or unfolded
        self._words = sources_wording.LinkedWords({})
        self.browser = SafeBrowser(look)
        self.browser.setAccessibleName(tr("Who copied whom"))
        self.browser.pointed.connect(self._follow)
        self.setFocusProxy(self.browser)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.browser)
        look.changed.connect(self._draw)
        self._draw()

    def show_tree(self, tree: Sequence[CopiedReport], rows: Sequence[ReportRow]) -> None:
        self._tree, self._rows = tree, {row.report: row for row in rows}
        self._draw()

    def _draw(self) -> None:
        bar = self.browser.verticalScrollBar()
        at = bar.value()
        self._words = sources_wording.LinkedWords({row.report: row.version for row in self._rows.values()})
        theme = self._look.theme
        none = tr("Who copied whom is shown here as soon as two reports of the case have been compared.")
        markup = (
            sources_wording.tree_markup(self._tree, self._rows, self._turned, self._words, theme)
            if self._tree
            else sources_wording.plain_markup(none, theme)
        )
        self.browser.show_pieces([markup])
        bar.setValue(at)

    def _follow(self, address: str) -> None:
        kind, _, name = address.partition(":")
        if kind == "fold":
            self._turned ^= {name}
            self._draw()
        else:
            self.pointed.emit(self._words.places[int(name)])
