"""Opens a list of names, shows which reports have them, and writes that as CSV."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from dossier.desktop.appearance import Appearance
from dossier.desktop.controllers.report_controller import Showing
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.dialogs import file_dialog_folder
from dossier.desktop.views.name_list_view import NameListDialog
from dossier.model.name_lists import NameHit
from dossier.translations import tr, tr_n

_PLACE = "name-lists"  # in the preferences: the folder that was chosen last


class NameListController(QObject):
    """The list stays open while reports are looked at."""

    def __init__(self, context: WindowContext, look: Appearance, showing: Showing) -> None:
        super().__init__(context.window)
        self._context, self._session, self._look, self._showing = context, context.session, look, showing
        self._list: Path | None = None
        self.dialog: NameListDialog | None = None

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"name-list": self.show}

    def show(self) -> None:
        """Opens the window; without a list yet, it asks for one."""
        dialog = self._shown()
        if self._list is None:
            self.choose()
        dialog.raise_()

    def _shown(self) -> NameListDialog:
        if self.dialog is None:
            self.dialog = NameListDialog(self._look, self._context.window)
            self.dialog.asked.connect(self.choose)
            self.dialog.opened.connect(self._open)
            self.dialog.exported.connect(self.ask_place)
        self.dialog.show()
        return self.dialog

    def choose(self) -> None:
        kinds = f"{tr('Lists of names ({endings})', endings='*.csv *.tsv *.txt')};;{tr('All files (*)')}"
        folder = str(file_dialog_folder.last(self._context.preferences, _PLACE))
        name, _ = QFileDialog.getOpenFileName(self.dialog, tr("Open a list of names"), folder, kinds)
        if name:
            self.look_for(Path(name))

    def look_for(self, path: Path) -> None:
        """Looks for the names of a list in all reports, those in the trash left out."""
        file_dialog_folder.keep(self._context.preferences, _PLACE, path.parent)
        self._list, dialog = path, self._shown()
        dialog.clear(tr("Looking for the names of {name}…", name=path.name))

        def come(hits: Sequence[NameHit]) -> None:
            if path == self._list:
                dialog.show_hits(hits)

        def failed(said: str) -> None:
            if path == self._list:
                self._list = None
                dialog.clear(said)

        self._session.work(lambda archive: list(archive.search.names(path)), come, failed)

    def _open(self, hit: NameHit) -> None:
        assert hit.row is not None, "the window opens only reports"
        self._showing.open_report(hit.row.report, None, [])

    def ask_place(self) -> None:
        if self._list is None:
            return
        given = self._list.with_name(f"{self._list.stem}-{tr('reports')}.csv")
        name, _ = QFileDialog.getSaveFileName(self.dialog, tr("Export as CSV"), str(given), tr("CSV (*.csv)"))
        if name:
            self.write(self._list, Path(name if name.lower().endswith(".csv") else f"{name}.csv"))

    def write(self, listed: Path, out: Path) -> None:
        """The same rows as `dossier search --list`."""

        def done(count: int) -> None:
            said = tr_n(count, "{n} row written to {name}.", "{n} rows written to {name}.", name=out.name)
            act = lambda: self._context.open_folder(str(out.parent))  # noqa: E731
            self._context.middle.notice.post(said, action=tr("Show the folder"), act=act)

        failed = lambda said: self._context.middle.notice.post(said, bad=True)  # noqa: E731
        title = tr("Exporting the list to {name}", name=out.name)
        self._session.job(title, lambda archive: archive.search.export_names(listed, out), done, failed, out)
