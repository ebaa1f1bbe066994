"""The columns of the table of reports: sorted by the catalog, as many as fit, in the widths that a person gave them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QMenu, QTableView, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.models.report_model import COLUMNS, ReportsModel
from dossier.desktop.preferences import Preferences
from dossier.translations import term, tr

_NARROW = 900  # points of width of a list that cuts most headlines: they have two lines there
_FOUND = 380  # points of width for the headline while the words found stand under it
_AROUND = 22  # points of width around a column's name
_SHARE = 0.4  # of the width is the headline's, before further columns are shown
# Lists with columns of their own, by the name of the list; and the column that takes the remaining width there
_SUITING = {"attention": ("headline", "reason", "first_seen", "folder", "size")}
_ROOMY = {"attention": "reason"}
_FIRST = {"attention": term("File")}  # the first column's name
_ON_DEMAND = 99
_OUTLET = [column.key for column in COLUMNS].index("outlet")
_GROWS = 0.4  # share of its preferred width by which a column may grow


def _suits(suiting: Sequence[str]) -> Callable[[int], int]:
    return lambda at: suiting.index(COLUMNS[at].key)


class ReportColumns(QTableView):
    """Chooses columns by the width there is and by what the place asks for, until a person chooses."""

    def __init__(self, model: ReportsModel, look: Appearance, preferences: Preferences, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._model, self._look, self._preferences = model, look, preferences
        self._place = ""  # kind of the list's place
        self._scale = look.scale
        self._grown = 0  # points of width that the outlets were given
        self.setModel(model)
        self._head()
        look.changed.connect(self._letters_changed)

    def _head(self) -> None:
        header = self.horizontalHeader()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionsMovable(True)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setMinimumSectionSize(50)
        self.setSortingEnabled(True)
        for at in range(len(COLUMNS)):
            self.setColumnWidth(at, self._meant(at))
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(lambda at: self.columns_menu().exec(header.mapToGlobal(at)))
        if saved := self._preferences.layout("any-columns"):
            header.restoreState(saved)

    def save(self) -> None:
        if self.columnWidth(_OUTLET) == self._grown:
            self.setColumnWidth(_OUTLET, self._meant(_OUTLET))
        self._preferences.keep_layout("any-columns", self.horizontalHeader().saveState())

    def columns_menu(self) -> QMenu:
        """Which columns to show; a choice stays until “those that fit” is chosen again."""
        menu = QMenu(tr("Columns"), self)
        menu.aboutToShow.connect(lambda: self._fill_columns(menu))
        return menu

    def _fill_columns(self, menu: QMenu) -> None:
        menu.clear()
        fitting = menu.addAction(tr("Those that fit"))
        fitting.setCheckable(True)
        fitting.setChecked(not self._preferences.names("columns"))
        fitting.triggered.connect(lambda: self._choose_columns([]))
        menu.addSeparator()
        for at, column in enumerate(COLUMNS[1:], 1):
            action = menu.addAction(tr(column.title))
            action.setCheckable(True)
            action.setChecked(not self.isColumnHidden(at))
            action.triggered.connect(lambda on, key=column.key: self._toggle(key, on))

    def _toggle(self, key: str, on: bool) -> None:
        shown = {column.key for at, column in enumerate(COLUMNS) if not self.isColumnHidden(at)}
        self._choose_columns(sorted(shown | {key} if on else shown - {key}))

    def _choose_columns(self, keys: list[str]) -> None:
        self._preferences.keep_names("columns", keys)
        self._fit()

    def suit(self, place: str) -> None:
        """Shows what is worth seeing in a place of this kind, unless columns were chosen."""
        if place != self._place:
            if roomy := self._roomy():
                self.horizontalHeader().setSectionResizeMode(roomy, QHeaderView.ResizeMode.Interactive)
                self.setColumnWidth(roomy, self._meant(roomy))
            self._place = place
            self._model.entitle(_FIRST.get(place, COLUMNS[0].title))
            self._fit()

    def shown_columns(self) -> list[str]:
        """The columns in sight, from left to right."""
        order = sorted(range(len(COLUMNS)), key=self.horizontalHeader().visualIndex)
        return [COLUMNS[at].key for at in order if not self.isColumnHidden(at)]

    def _wanted(self) -> list[int]:
        """Columns by how soon they are dropped, the last first."""
        suiting = _SUITING.get(self._place)
        if suiting:
            return sorted((at for at, c in enumerate(COLUMNS) if c.key in suiting), key=_suits(suiting))
        usual = (at for at, column in enumerate(COLUMNS) if column.need < _ON_DEMAND)
        return sorted(usual, key=lambda at: COLUMNS[at].need)

    def _fit(self) -> None:
        """Shows the columns chosen, or as many as the width has room for, the most needed first."""
        chosen = self._preferences.names("columns")
        if chosen and self._place in _SUITING:
            chosen = [*chosen, "reason"]
        by_need = self._wanted()
        room = self.viewport().width()
        found = round(_FOUND * self._scale)
        first = found if self._has_snippets() else max(self._meant(0), round(room * _SHARE))
        widths = accumulate(first if at == 0 else self._width(at) for at in by_need)
        known = enumerate(zip(by_need, widths, strict=True))
        fitting = {COLUMNS[at].key for rank, (at, width) in known if width <= room or rank < 2}  # two in any case
        for at, column in enumerate(COLUMNS):
            self.setColumnHidden(at, column.key not in (chosen or fitting) and at > 0)
        self._give_room(room)

    def _give_room(self, room: int) -> None:
        """One column takes what the others leave, and where that is too little, the table is scrolled sideways."""
        others = sum(self._width(at) for at in range(1, len(COLUMNS)) if not self.isColumnHidden(at))
        tight = others + self._meant(0) > room
        modes, roomy = QHeaderView.ResizeMode, self._roomy()
        for at in {0, roomy}:
            wide = not tight and at == (0 if self.isColumnHidden(roomy) else roomy)
            self.horizontalHeader().setSectionResizeMode(at, modes.Stretch if wide else modes.Interactive)
        if (tight and self.columnWidth(0) < self._meant(0)) or (roomy and not tight):
            self.setColumnWidth(0, self._meant(0))
        if tight and roomy and (left := room - self.horizontalHeader().length()) > 0:
            self.setColumnWidth(roomy, self.columnWidth(roomy) + left)  # narrower than meant, but no gap beside it
        if not roomy:
            self._grow(room, others)

    def _grow(self, room: int, others: int) -> None:
        """Names of outlets have half of the room that is to spare, unless a person drew their column."""
        meant = self._meant(_OUTLET)
        if self.isColumnHidden(_OUTLET) or self.columnWidth(_OUTLET) not in (meant, self._grown):
            return
        spare = room - others - max(self._meant(0), round(room * _SHARE))
        self._grown = meant + min(max(spare, 0) // 2, round(meant * _GROWS))
        self.setColumnWidth(_OUTLET, self._grown)

    def _roomy(self) -> int:
        """The column that has what room the others leave."""
        wanted = _ROOMY.get(self._place, COLUMNS[0].key)
        return next(at for at, column in enumerate(COLUMNS) if column.key == wanted)

    def _width(self, at: int) -> int:
        shown = self.columnWidth(at)
        as_meant = at == self._roomy() or (at == _OUTLET and shown == self._grown)
        return self._meant(at) if as_meant else shown or self._meant(at)

    def _meant(self, at: int) -> int:
        """How wide a column is for letters of the size in force, before a person draws it wider or narrower.

        Its name is whole in every language.
        """
        name = self.horizontalHeader().fontMetrics().horizontalAdvance(tr(COLUMNS[at].title))
        return max(round(COLUMNS[at].width * self._scale), name + _AROUND)

    def _letters_changed(self) -> None:
        """Larger letters need wider columns."""
        before, self._scale = self._scale, self._look.scale
        if before != self._scale:
            self._grown = round(self._grown * self._scale / before)
            for at in range(len(COLUMNS)):
                shown = self.columnWidth(at)  # 0 where it is hidden
                self.setColumnWidth(at, round(shown * self._scale / before) if shown else self._meant(at))
        self.lay_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_rows()
        super().resizeEvent(event)

    def lay_rows(self) -> None:
        height = QFontMetrics(self.font()).height()
        self.verticalHeader().setDefaultSectionSize(2 * height + 13 if self._two_lines() else height + 14)
        self._fit()

    def _two_lines(self) -> bool:
        return self.viewport().width() < round(_NARROW * self._scale) or self._has_snippets()

    def _has_snippets(self) -> bool:
        """Whether the words found are shown under the headlines."""
        first = self._model.row_at(0) if self._model.rowCount() else None
        return bool(first and first.snippet)
