"""All shortcuts in one window, by menu and by view, with a search in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.keys import KEYS
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder
from dossier.desktop.views.line_table import LinesView
from dossier.translations import tr


@dataclass(frozen=True, slots=True)
class Shortcut:
    """What keys do, and where: a menu or a view."""

    where: str
    what: str
    keys: str

    def holds(self, words: Iterable[str]) -> bool:
        """Whether it contains all of these, in small letters."""
        text = f"{self.where} {self.what} {self.keys}".casefold()
        return all(word in text for word in words)


def shortcuts(menus: Sequence[tuple[str, Sequence[QAction]]]) -> list[Shortcut]:
    """Those of the menus' actions, then those of views."""
    own = [Shortcut(menu, _words(a), keys) for menu, actions in menus for a in actions if (keys := _keys(a))]
    return own + [Shortcut(tr(where), tr(what), _named(keys)) for where, keys, what in KEYS]


def _words(action: QAction) -> str:
    """What an action is called; to undo and to redo are called after the deed that they are about to touch."""
    return action.iconText() if action.objectName() in ("undo", "redo") else _plain(action.text())


class ShortcutsDialog(QDialog):
    """Typing searches at once."""

    def __init__(
        self, look: Appearance, menus: Sequence[tuple[str, Sequence[QAction]]], parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self._all = shortcuts(menus)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search for what is to be done, or for keys"))
        self.search.setAccessibleName(tr("Search in the shortcuts"))
        self.search.setClearButtonEnabled(True)
        columns: tuple[LineColumn[Shortcut], ...] = (
            LineColumn(tr("Menu or view"), lambda one: one.where),
            LineColumn(tr("Keys"), lambda one: one.keys),
            LineColumn(tr("What they do"), lambda one: one.what),
        )
        self.model = LinesModel(columns, parent=self)
        self.view = LinesView(self.model, look, tr("Keyboard shortcuts")).widths(150, 190)
        nothing = tr("No shortcut is called so")
        EmptyHint(self.view, Placeholder(look, "search", nothing, tr("Try another word, or fewer.")))
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 14)
        column.setSpacing(10)
        column.addWidget(self.search)
        column.addWidget(self.view, 1)
        self.search.textChanged.connect(self._list)
        self._list("")
        self.resize(round(720 * look.scale), 600)

    def _list(self, text: str) -> None:
        words = text.casefold().split()
        self.model.show([one for one in self._all if one.holds(words)])


def _plain(text: str) -> str:
    return text.replace("&", "").rstrip("…")


def _keys(action: QAction) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return "  ·  ".join(sequence.toString(native) for sequence in action.shortcuts())


def _named(keys: str) -> str:
    """As the keyboard has them in the language chosen."""
    native = QKeySequence.SequenceFormat.NativeText
    return " / ".join(QKeySequence(one).toString(native) or one for one in keys.split(" / "))
