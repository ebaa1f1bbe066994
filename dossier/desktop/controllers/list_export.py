"""Lists as files: the chosen reports or the whole list, with the columns in sight, for a spreadsheet."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from dossier.desktop.controllers.selection import Choosing
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.dialogs import file_dialog_folder
from dossier.desktop.dialogs.small_dialogs import ask_csv
from dossier.desktop.models.report_model import COLUMNS
from dossier.errors import Stopped
from dossier.translations import tr, tr_n

_LISTS = "lists"  # in the preferences: where a list was written last


class ListExport(QObject):
    """Asks where to, and writes what `browsing` shows."""

    def __init__(self, context: WindowContext, choosing: Choosing) -> None:
        super().__init__(context.window)
        self._context, self._choosing = context, choosing

    def export_list(self) -> None:
        """The chosen reports if they are several, else the whole list, with the columns in sight."""
        folder = file_dialog_folder.last(self._context.preferences, _LISTS)
        if asked := ask_csv(self._context.window, folder / f"{tr('reports')}.csv"):
            out, bom = asked
            file_dialog_folder.keep(self._context.preferences, _LISTS, out.parent)
            if 1 < self._choosing.count() < self._context.browsing.model.rowCount():
                self._choosing.reports(lambda ids: self.write_list(out, bom, ids))
            else:
                self.write_list(out, bom)

    def write_list(self, out: Path, bom: bool = False, reports: Sequence[str] | None = None) -> None:
        """Off the main thread, as a job that can be stopped; nothing is left of one that is."""
        stop, jobs = threading.Event(), self._context.session.jobs
        title = tr("Exporting the list to {name}", name=out.name)
        number = jobs.begin(title, stop.set, running=False)
        model = self._context.browsing.model
        shown = {("path" if key == "folder" else key): key for key in self._context.middle.table.shown_columns()}
        titles = {column.key: tr(column.title) for column in COLUMNS} | {"path": tr("File")}
        columns = [*shown, *(key for key in ("report", "path") if key not in shown)]
        query, order = model.query, model.order
        given = reports if reports is not None else model.given_reports()

        def step(done: int, whole: int) -> None:
            if stop.is_set():
                raise Stopped(title)
            jobs.set_progress(number, done, whole)

        def done(count: int) -> None:
            jobs.end(number, place=out)
            said = tr_n(count, "{n} report written to {name}.", "{n} reports written to {name}.", name=out.name)
            act = lambda: self._context.open_folder(str(out.parent))  # noqa: E731
            self._context.middle.notice.post(said, action=tr("Show the folder"), act=act)

        def failed(said: str) -> None:
            jobs.end(number, "stopped" if stop.is_set() else "failed", said)
            if not stop.is_set():
                self._context.middle.notice.post(said, bad=True)

        self._context.session.work(
            lambda archive: archive.reports.export_csv(
                out, query, order=order, reports=given, columns=columns, titles=titles, bom=bom, step=step
            ),
            done,
            failed,
        )
