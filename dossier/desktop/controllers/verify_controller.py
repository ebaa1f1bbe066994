"""Verifies briefs, bags and proofs that are chosen or dropped, and asks before one is taken in as a report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.dialogs import file_dialog_folder
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.views.empty_hints import Notice
from dossier.desktop.views.verify_view import VerifyDialog
from dossier.model.briefs import Check
from dossier.translations import tr

_VERIFIED = "folder-verified"  # in the preferences: where the last one was chosen
_ENDINGS = frozenset(
    {"", ".pdf", ".html", ".htm", ".md", ".docx", ".json", ".ots"}
)  # of files that may be one; folders
_MOST = 12  # paths of a drop that are looked at: nobody drops more briefs


class Verifying(QObject):
    """Looks at files before they are taken in; what Dossier made itself is no report."""

    def __init__(
        self, window: QWidget, look: Appearance, session: Session, notice: Notice, preferences: Preferences
    ) -> None:
        super().__init__(window)
        self._window, self._look, self._session, self._notice = window, look, session, notice
        self._preferences = preferences
        self.looking = 0  # drops that are being looked at
        self.box: QMessageBox | None = None
        self.dialog: VerifyDialog | None = None

    def choose(self) -> None:
        """Asks for a file; of a bag its `bagit.txt`."""
        folder = file_dialog_folder.last(self._preferences, _VERIFIED)
        kinds = tr("Briefs, proofs, and bagit.txt of a bag ({endings})",
                   endings="*.pdf *.html *.md *.docx *.json *.ots bagit.txt")  # fmt: skip
        title = tr("Verify a brief, a bag or a proof")
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(folder), f"{kinds};;{tr('All files (*)')}")
        if name:
            file_dialog_folder.keep(self._preferences, _VERIFIED, Path(name).parent)
            self.verify(Path(name))

    def verify(self, path: Path) -> None:
        path = path.parent if path.name == "bagit.txt" else path
        headers = self._ask_headers(path) if path.suffix.lower() == ".ots" else None
        self._notice.post(tr("Verifying {name}…", name=path.name))
        self._session.verify(path, lambda checks: self._show(path, checks), headers)

    def _ask_headers(self, path: Path) -> Path | None:
        """Without them, the blocks that an OpenTimestamps proof leads to are named and not checked."""
        title = tr("Block headers of Bitcoin for {name}, if you have them", name=path.name)
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(path.parent), tr("All files (*)"))
        return Path(name) if name else None

    def _show(self, path: Path, checks: Sequence[Check]) -> None:
        self._notice.retire()
        self.dialog = VerifyDialog(self._look, path, checks, self._window)
        self.dialog.open()

    def look_before(self, paths: Sequence[Path], take: Callable[[Sequence[Path]], object]) -> None:
        """Takes files in; of those that Dossier made to be checked, it asks the person first."""
        if len(paths) > _MOST or not any(path.suffix.lower() in _ENDINGS for path in paths):
            take(paths)
            return
        self.looking += 1

        def found(ours: Sequence[Path]) -> None:
            self.looking -= 1
            if others := [path for path in paths if path not in ours]:
                take(others)
            if ours:
                self._ask(ours, take)

        self._session.look(lambda archive: [path for path in paths if archive.briefs.is_export(path)], found)

    def _ask(self, ours: Sequence[Path], take: Callable[[Sequence[Path]], object]) -> None:
        box = self.box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(tr("Verify"))
        names = value_wording.listed([path.name for path in ours])
        one = tr("{name} is a brief, a bag or a proof that Dossier made.", name=names)
        several = tr("{names} are briefs, bags or proofs that Dossier made.", names=names)
        box.setText(several if len(ours) > 1 else one)
        box.setInformativeText(tr("It is no news report. Verify it to see whether anything in it was changed."))
        verify = box.addButton(tr("Verify"), QMessageBox.ButtonRole.AcceptRole)
        add = box.addButton(tr("Add as a report"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(verify)

        def pressed(made: object) -> None:
            if made is verify:
                for path in ours:
                    self.verify(path)
            elif made is add:
                take(ours)

        box.buttonClicked.connect(pressed)
        box.open()
