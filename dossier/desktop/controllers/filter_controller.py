"""Helps to search: completes fields with what reports have, shows the filters in force, and says what means nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from dossier.desktop.filter_words import value_of, written
from dossier.desktop.preferences import Preferences
from dossier.desktop.query_wording import misread_text
from dossier.desktop.session import Session
from dossier.desktop.views.middle_pane import Middle
from dossier.model.queries import Misread
from dossier.translations import tr

_OFFERED = 12
_LISTED = 20
_RECENT = 12


class FilterController(QObject):
    """Listens to the search field and the filters; asks on a lane, and drops what is no longer asked for."""

    def __init__(self, session: Session, middle: Middle, preferences: Preferences) -> None:
        super().__init__(middle)
        self._session, self._search, self._bar, self._preferences = session, middle.search, middle.filters, preferences
        self._search.wants.connect(self._complete)
        self._search.asked.connect(self._asked)
        self._search.showed.connect(self._bar.show_query)
        self._search.leave.connect(self._keep)
        self._search.recalled.connect(self._recall)
        self._bar.wants.connect(self._list)
        self._bar.wrote.connect(self._search.ask)
        self._bar.worded.connect(self._write_day)
        self._low = False
        self._show_filters()

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"filter-bar": self._toggle, "recent": self._recall}

    def be_low(self, low: bool) -> None:
        """A window with little room gives it to the list, unless a person has asked for the filters there."""
        self._low = low
        self._show_filters()

    def _toggle(self) -> None:
        self._preferences.keep(self._key(), "shown" if self._bar.row.isHidden() else "hidden")
        self._show_filters()

    def _show_filters(self) -> None:
        self._bar.row.setVisible(self._preferences.text(self._key(), "hidden" if self._low else "shown") == "shown")

    def _key(self) -> str:
        return "filters-low" if self._low else "filters"

    def _complete(self, field: str, begun: str) -> None:
        def found(values: Sequence[str]) -> None:
            self._search.offer(field, begun, values)

        self._session.look(lambda archive: archive.search.field_values(field, begun, _OFFERED), found)

    def _list(self, field: str) -> None:
        self._session.look(
            lambda archive: archive.search.field_values(field, "", _LISTED),
            lambda values: self._bar.offer(field, values),
        )

    def _write_day(self, field: str, words: str) -> None:
        """As it is kept, which is short, and the same in every language; what is no day is written for its fault."""
        query = written(field, words)
        self._session.look(
            lambda archive: archive.search.with_days(query),
            lambda found: self._bar.put_day(field, words, value_of(found, field)),
        )

    def _asked(self, query: str) -> None:
        """The list follows a search that can be understood; else it stays, and the fault is shown."""

        def found(faults: Sequence[Misread]) -> None:
            if self._search.text() != query:  # typed on meanwhile
                return
            self._bar.say(" ".join(dict.fromkeys(map(misread_text, faults))))
            if all(fault.fault == "field" for fault in faults):
                self._search.sound.emit()

        self._session.look(lambda archive: archive.search.check(query), found)

    # recent searches

    def _keep(self) -> None:
        """A search from which the person went on to the list is worth being remembered."""
        if query := self._search.text().strip():
            held = [one for one in self._preferences.names("searches") if one != query]
            self._preferences.keep_names("searches", [query, *held][:_RECENT])

    def _recall(self) -> None:
        self.menu = menu = QMenu(self._search)
        for query in self._preferences.names("searches"):
            menu.addAction(query.replace("&", "&&")).triggered.connect(
                lambda _=False, query=query: self._search.ask(query)
            )
        if menu.isEmpty():
            menu.addAction(tr("No search yet")).setEnabled(False)
        menu.popup(self._search.mapToGlobal(self._search.rect().bottomLeft()))
