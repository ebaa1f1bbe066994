"""Checking the archive: opens the window of the audit, runs it aside, and asks before a head is accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from dossier.desktop.appearance import Appearance
from dossier.desktop.session import Session
from dossier.desktop.views.audit_view import AuditDialog
from dossier.desktop.workers.archive_worker import QUEUED
from dossier.translations import term, tr

_ACCEPTING = (
    term(
        "Accept it only if you know why: you have put an older copy in the archive's place, or gone on with another "
        "copy of it."
    ),
    term(
        "What this computer saw of it before is then forgotten, its log is signed as it is now, and the log says that "
        "you accepted it. If you do not know why it is another, keep it as it is and compare it with a backup."
    ),
)


class Auditing(QObject):
    """One audit at a time; closing its window stops it."""

    def __init__(self, window: QWidget, look: Appearance, session: Session) -> None:
        super().__init__(window)
        self._window, self._look, self._session = window, look, session
        self.dialog: AuditDialog | None = None
        session.copying.stepped.connect(self._stepped, QUEUED)

    def show(self) -> None:
        if self.dialog is None:
            dialog = self.dialog = AuditDialog(self._look, self._session.read_only is not None, self._window)
            dialog.again.connect(self.begin)
            dialog.accepting.connect(self.ask)
            dialog.finished.connect(self._closed)
            self.begin()
        self.dialog.show()
        self.dialog.raise_()

    def begin(self) -> None:
        if dialog := self.dialog:
            dialog.begin()
            self._session.copying.audit(self._while_open(dialog.show_result), self._while_open(dialog.fail))

    def _while_open(self, show: Callable[[Any], None]) -> Callable[[Any], None]:
        """What comes from an audit whose window was closed meanwhile is heard by nobody."""
        dialog = self.dialog
        return lambda answer: show(answer) if self.dialog is dialog else None

    def ask(self) -> None:
        """Explains what accepting means; it is done only on a person's word."""
        box = QMessageBox(QMessageBox.Icon.Warning, "Dossier", tr("Accept the archive as it is?"), parent=self.dialog)
        box.setInformativeText("\n\n".join(map(tr, _ACCEPTING)))
        accept = box.addButton(tr("Accept it as it is"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        accept.clicked.connect(self.accept)
        box.open()

    def accept(self) -> None:
        if dialog := self.dialog:
            self._session.copying.accept_head(lambda _: self.begin(), self._while_open(dialog.fail))

    def _stepped(self, part: float) -> None:
        if self.dialog:
            self.dialog.step(part)

    def _closed(self) -> None:
        self._session.copying.cancel()
        if self.dialog:
            self.dialog.deleteLater()
            self.dialog = None
