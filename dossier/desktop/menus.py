"""The menus and the tool bar, and the menus that come up where something is clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from dossier.desktop.actions import SPECS, Actions
from dossier.desktop.appearance import Appearance
from dossier.desktop.mnemonics import give_letters
from dossier.desktop.models.side_bar_model import SideBarItem
from dossier.desktop.views.tool_bar import Tools
from dossier.model.highlights import COLOURS
from dossier.model.reports import ReportRow
from dossier.translations import term, tr

if TYPE_CHECKING:
    from dossier.desktop.main_window import MainWindow

_TOOLS = (("add-files", "watch"), ("new-case", "add-to-case", "export"), ("undo",))
_SHORT = {"add-files": term("Add files"), "watch": term("Watch a folder"), "new-case": term("New case"),
          "add-to-case": term("Add to case"), "export": term("Export brief"),
          "highlight-note": term("Note"), "cite-words": term("Cite in brief"), "copy-cited": term("Copy with source"),
          "redact": term("Redact")}  # fmt: skip
_SIZES = ("larger", "smaller", "usual")
_OF_CASE = ("export", "bag", "note", "rename-case", "withdraw-case")
_HIGHLIGHTS = (*(f"highlight-{colour}" for colour in COLOURS), "highlight-note")
# Menus of their own within another, which would be higher than a small screen: the menu, their title, their actions
FOLDED = (
    ("View", term("Text si&ze"), _SIZES),
    ("View", term("Pages of the &case"), tuple(spec.name for spec in SPECS if spec.name.startswith("case-"))),
    ("Edit", term("Highli&ght"), _HIGHLIGHTS),
    ("Edit", term("Ho&w a file is read"), ("charset", "columns", "retry")),
    ("Edit", term("&Watched folder"), ("folder-settings", "pause-folder")),
    ("Edit", term("Searc&hes and filters"), ("recent", "save-search", "log-search", "name-list", "filter-bar")),
)
_OF_WORDS = (*_HIGHLIGHTS, "entity", "copy-cited", "cite", "cite-words", "redact")
_OF_REPORT = (
    ("add-to-case", "new-case", "remove"),
    ("tag", "untag", "trash", "put-back"),
    ("correct", "edit-fields", "make-rule", "citation", "join"),
    ("pictures", "versions", "related", "history"),
    ("open-original", "save-original", "original-folder"),
    ("retry", "export-list"),
)
_FITTING: dict[str, Callable[[ReportRow], bool]] = {
    "put-back": lambda row: row.trashed,
    "trash": lambda row: not row.trashed,
    "retry": lambda row: row.state != "read",
}


class Menus:
    """Made once, out of the window's actions."""

    def __init__(self, window: MainWindow, actions: Actions, look: Appearance) -> None:
        self._window, self._actions, self._look = window, actions, look
        menus = actions.fill(window.menuBar())
        view = menus["View"]
        view.addSeparator()
        view.addMenu(window.middle.table.columns_menu())
        for name, title, names in FOLDED:
            self._fold(menus[name], tr(title), names)
        self._themes(view.addMenu(tr("T&heme")))
        window.addToolBar(self._tools())
        window.middle.filter.setDefaultAction(actions["filter-bar"])
        window.middle.save.setDefaultAction(actions["save-search"])
        window.pane.text.offered = [actions[name] for name in _OF_WORDS]
        window.pane.reading.bar.offer(actions.by_name)
        self._recent(menus["File"])
        for lines in (window.menuBar().actions(), *(menu.actions() for menu in menus.values())):
            give_letters(lines)

    def _recent(self, file: QMenu) -> None:
        menu = QMenu(tr("&Recent archives"), self._window)
        menu.aboutToShow.connect(lambda: self._window.archives.fill(menu))
        file.insertMenu(file.actions()[2], menu)

    def _fold(self, above: QMenu, title: str, names: Sequence[str]) -> None:
        """Puts actions into a menu of their own, in the place of the first of them."""
        menu = QMenu(title, self._window)
        above.insertMenu(self._actions[names[0]], menu)
        for name in names:
            above.removeAction(self._actions[name])
            menu.addAction(self._actions[name])
        give_letters(menu.actions())

    def _themes(self, menu: QMenu) -> None:
        group = QActionGroup(self._window)
        for wish, text in (("system", tr("As the &system")), ("light", tr("&Light")), ("dark", tr("&Dark"))):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(self._look.wish == wish)
            action.triggered.connect(lambda _, wish=wish: self._look.wear(wish))
            group.addAction(action)

    def _tools(self) -> Tools:
        bar = Tools()
        bar.add_sign(self._actions["side-bar"])
        for names in _TOOLS:
            bar.add_group([self._actions[name] for name in names])
        for name, text in _SHORT.items():
            self._actions[name].setIconText(tr(text))
        bar.add_gap()
        bar.add_sign(self._actions["report-pane"])
        return bar

    def of_side(self, item: SideBarItem, where: QPoint) -> None:
        """What can be done with a line of the side bar."""
        menu, window = QMenu(self._window), self._window
        if item.kind == "folder":
            window.folderwork.menu(menu, item.key, self._actions["folder-settings"])
        elif item.kind == "case":
            menu.addActions([self._actions[name] for name in _OF_CASE])
        elif item.kind == "shared":
            menu.addAction(tr("Join as one report"), window.joining.join_shared)
            menu.addAction(tr("Keep apart"), window.joining.keep_shared_apart)
        elif item.kind == "suggested":
            menu.addAction(tr("Keep as a case…"), window.casework.keep_suggestion)
        elif not window.sorting.side_menu(menu, item):
            menu.addActions([self._actions[name] for name in ("add-files", "watch")])
        menu.exec(where)

    def of_report(self, where: QPoint) -> None:
        """What can be done with the chosen reports."""
        menu = QMenu(self._window)
        self.fill_of_report(menu)
        menu.exec(where)

    def fill_of_report(self, menu: QMenu) -> None:
        rows = self._window.middle.table.chosen()
        for names in _OF_REPORT:
            menu.addActions([self._actions[name] for name in names if _is_of_use(name, rows)])
            menu.addSeparator()


def _is_of_use(name: str, rows: Sequence[ReportRow]) -> bool:
    """Whether any of these reports can be put back, thrown away or tried again."""
    fits = _FITTING.get(name)
    return fits is None or not rows or any(map(fits, rows))
