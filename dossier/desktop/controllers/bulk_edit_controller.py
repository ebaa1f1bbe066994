"""Corrects fields of all chosen reports at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dossier.desktop.controllers.selection import Choosing
from dossier.desktop.controllers.undo_message import tell_done
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.dialogs.bulk_edit import BulkEditDialog
from dossier.desktop.value_wording import as_kept, field_within
from dossier.model.claims import Field
from dossier.model.reports import ReportId, ReportRow
from dossier.translations import tr, tr_n

if TYPE_CHECKING:
    from dossier.archive import Archive


class BulkEditController(QObject):
    """Asks for the values once; one operation sets them all, and one step undoes them."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._window, self._session, self._notice = context.window, context.desk, context.middle.notice
        self._choosing = Choosing(context.desk, context.middle)
        self.dialog: BulkEditDialog | None = None  # the last that was opened

    def actions(self) -> dict[str, Callable[[], object]]:
        return {"edit-fields": self.edit_chosen}

    def edit_chosen(self) -> None:
        if self._choosing.count():
            self._choosing.reports(self._load)

    def _load(self, reports: Sequence[ReportId]) -> None:
        self._session.look(lambda archive: archive.reports.rows(reports), self._ask)

    def _ask(self, rows: Sequence[ReportRow]) -> None:
        dialog = self.dialog = BulkEditDialog(self._window, rows)
        dialog.given.connect(lambda values: self._correct(dialog, [row.report for row in rows], values))
        dialog.open()

    def _correct(self, dialog: BulkEditDialog, reports: Sequence[ReportId], values: Mapping[Field, str]) -> None:
        names = ", ".join(map(field_within, values))

        def correct(archive: Archive) -> None:
            archive.corrections.set_all(reports, {field: as_kept(field, text) for field, text in values.items()})

        def done(_: object) -> None:
            dialog.accept()
            many = "The {fields} of {n} reports are corrected."
            sentence = tr_n(len(reports), "The {fields} of {n} report is corrected.", many, fields=names)
            tell_done(self._notice, self._session.operations, sentence)

        self._session.do(tr("correction of the {field}", field=names), correct, done, dialog.refuse)
