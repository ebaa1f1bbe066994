"""Lets a person say how a file is to be read: its charset, or what the columns of a table hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from dossier.desktop.controllers.report_controller import Showing
from dossier.desktop.controllers.undo_message import show_done
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.dialogs.reading_dialogs import CharsetDialog, ColumnsDialog
from dossier.desktop.views.report_pane import ReportPane
from dossier.model.reports import Outcome, ReportId
from dossier.translations import tr, tr_n

if TYPE_CHECKING:
    from dossier.archive import Archive

_Table = tuple[Sequence[str], dict[str, str]]  # column names, and the field of each that a rule assigns


class ReadingChoicesController(QObject):
    """Acts on the report in the pane."""

    def __init__(self, context: WindowContext, pane: ReportPane, showing: Showing) -> None:
        super().__init__(context.window)
        self._window, self._session, self._notice = context.window, context.session, context.middle.notice
        self._pane, self._showing = pane, showing
        self.dialog: CharsetDialog | ColumnsDialog | None = None  # the last that was opened

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "charset": self._showing.chosen(lambda: self._of_shown(self.ask_charset)),
            "columns": self._showing.chosen(lambda: self._of_shown(self.ask_columns)),
        }

    def _of_shown(self, ask: Callable[[ReportId], None]) -> None:
        if detail := self._pane.detail:
            ask(detail.row.report)

    def ask_charset(self, report: ReportId) -> None:
        self._session.look(
            lambda archive: archive.charsets.of(report) or "", lambda now: self._ask_charset(report, now)
        )

    def _ask_charset(self, report: ReportId, now: str) -> None:
        dialog = self.dialog = CharsetDialog(self._window, now)
        if dialog.exec() == QDialog.DialogCode.Accepted and (chosen := dialog.charset()) != now:
            read = lambda a: a.charsets.set(report, chosen) if chosen else a.charsets.remove(report)  # noqa: E731
            self._do(tr("charset of {report}", report=report), read)

    def ask_columns(self, report: ReportId) -> None:
        def table(archive: Archive) -> _Table:
            header = archive.columns.of(report)
            rule = next((rule for rule in archive.columns.list() if rule.header == header), None)
            return header, dict(rule.fields) if rule else {}

        self._session.look(table, lambda found: self._ask_columns(report, *found), self._failed)

    def _ask_columns(self, report: ReportId, header: Sequence[str], now: dict[str, str]) -> None:
        dialog = self.dialog = ColumnsDialog(self._window, header, now)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            fields = dialog.fields()
            self._do(tr("columns of {report}", report=report), lambda archive: archive.columns.set(report, fields))

    def _do(self, label: str, read: Callable[[Archive], Sequence[Outcome]]) -> None:
        def done(outcomes: Sequence[Outcome]) -> None:
            message = tr_n(len(outcomes), "{n} report was read again.", "{n} reports were read again.")
            show_done(self._notice, self._session.operations, message)

        self._notice.post(tr("Reading again…"))
        self._session.do(label, read, done, self._failed)

    def _failed(self, message: str) -> None:
        self._notice.post(message, bad=True)
