"""The tab Original: what is fetched for it, and the copies of the file that leave the archive."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QObject, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtWidgets import QFileDialog, QMessageBox

from dossier.desktop.controllers.web_page_controller import WebPageController
from dossier.desktop.dialogs import file_dialog_folder
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.views.empty_hints import Notice
from dossier.desktop.views.plain_file import PIECE
from dossier.desktop.views.report_pane import ReportPane
from dossier.desktop.workers.original_viewer import Easel, Shown
from dossier.model.file_parts import own_name
from dossier.model.originals import Captured, MarkupPage, OriginalWords, SheetMark, kind_of, look_of
from dossier.model.quotes import Quote
from dossier.model.reports import ReportDetail, ReportRow
from dossier.translations import tr

_PAGES = ("text/html", "application/xhtml+xml")
_COPIES = "folder-copies"  # in the preferences: where a copy was saved last


class OriginalShowing(QObject):
    """Shows the file of the version in the pane once its tab is in front; answers that come too late are dropped."""

    def __init__(
        self,
        session: Session,
        pane: ReportPane,
        notice: Notice,
        preferences: Preferences,
        open_report: Callable[[str], None],
    ) -> None:
        super().__init__(pane)
        self._preferences = preferences
        self._session, self._pane, self._view, self._notice = session, pane, pane.original, notice
        self._key: Shown | None = None
        self._kind = ""
        self._taken = -1  # the page of a web archive that was chosen last
        self._wanted_quotes: Sequence[Quote] = ()
        self._easel = Easel()
        self._lane = session.lane("draw", self._easel.close)
        self._captures: Sequence[Captured] = ()
        self.web = WebPageController(session, pane, preferences, self._outline)
        view = self._view
        view.more.connect(self._more)
        view.sheet.connect(self._draw)
        view.capture.connect(self._take)
        view.find_wanted.connect(self._seek)
        view.save.connect(self.save)
        view.open_elsewhere.connect(self.open_elsewhere)
        view.lend.connect(self._lend)
        view.part.connect(open_report)

    def show(self, detail: ReportDetail) -> None:
        """The same file again stays as it is, unless its kind has come to be known meanwhile."""
        key = (detail.row.report, detail.version.number)
        kind = kind_of(detail.version.media_type, detail.version.path)
        if (key, kind) == (self._key, self._kind):
            return
        self._key, self._kind = key, kind
        view, easel = self._view, self._easel
        view.show_file(detail)
        self.web.forget()
        self._taken = -1
        if detail.version.size == 0:
            return
        match look_of(kind):
            case "text":
                self._more(0)
            case "page" | "saved":
                self.web.show(key)
            case "mail" | "document":
                self._outline()
            case "sheets":
                self._ask(lambda archive: easel.sheets(archive, key), self._show_sheets)
            case "captures":
                self._ask(lambda archive: easel.captures(archive, key), self._list)
            case "picture":
                self._ask(lambda archive: easel.picture(archive, key), view.show_picture)

    def _list(self, captures: Sequence[Captured]) -> None:
        self._captures = captures
        self._view.captures.show_captures(captures)

    def _outline(self) -> None:
        """The words of the page in front, without its styles."""
        if self._key is None:
            return
        key, easel, number = self._key, self._easel, self._taken
        if number < 0:
            self._ask(lambda archive: easel.page(archive, key), self._show_page)
            return

        def shown(found: MarkupPage | int) -> None:
            if number == self._taken:
                self._show_sheets(found) if isinstance(found, int) else self._show_page(found)

        self._ask(lambda archive: easel.capture(archive, key, number), shown)

    def _show_page(self, page: MarkupPage) -> None:
        self._view.show_page(page)
        self._pane.mark_original()

    def _show_sheets(self, pages: int) -> None:
        self._view.show_sheets(pages)
        self._pane.mark_original()

    def _take(self, number: int) -> None:
        """One page of a web archive; of several that are gone through quickly the last one counts."""
        if self._key:
            self._taken = number
            self._view.show_notice(tr("The page is being opened…"), "")
            if self._captures[number].media_type in _PAGES:
                self.web.show(self._key, number)
            else:
                self.web.forget()
                self._outline()

    def _seek(self, quotes: Sequence[Quote]) -> None:
        if self.web.is_in_front:
            self.web.mark(quotes)
        elif self._key:
            key, easel = self._key, self._easel
            self._wanted_quotes = quotes

            def found(marks: Sequence[SheetMark]) -> None:
                if self._wanted_quotes is quotes:
                    self._view.show_marks(marks)

            self._ask(lambda archive: easel.marks(archive, key, quotes), found)

    def _more(self, start: int) -> None:
        if self._key:
            key = self._key

            def shown(found: OriginalWords) -> None:
                self._view.show_words(found, start)
                if start == 0:
                    self._pane.mark_original()

            self._ask(lambda archive: archive.originals.words(*key, start=start, most=PIECE), shown)

    def _draw(self, number: int, width: int) -> None:
        if self._key:
            key, easel = self._key, self._easel

            def shown(image: QImage) -> None:
                self._view.sheets.show_sheet(number, image)

            self._ask(lambda archive: easel.sheet(archive, key, number, width), shown)

    def _ask(self, call: Callable[[Any], Any], then: Callable[[Any], None]) -> None:
        key = self._key

        def current(act: Callable[[Any], None]) -> Callable[[Any], None]:
            return lambda answer: act(answer) if self._key == key else None

        self._draw_on(call, current(then), current(self._view.cannot))

    def _draw_on(self, call: Callable[[Any], Any], then: Callable[[Any], None], failed: Callable[[str], None]) -> None:
        """Pages and copies wait for nothing else, and nothing for them."""
        self._session.on(self._lane, call, then, failed)

    # copies

    def save(self) -> None:
        """Asks where a copy is to be put."""
        if detail := self._pane.detail:
            dialog = QFileDialog(
                self._pane, tr("Save a copy"), str(file_dialog_folder.last(self._preferences, _COPIES))
            )
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.selectFile(own_name(detail.version.path))
            dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
            dialog.fileSelected.connect(self._save_there)
            dialog.open()

    def _save_there(self, out: str) -> None:
        file_dialog_folder.keep(self._preferences, _COPIES, Path(out).parent)
        self.save_to(Path(out))

    def save_to(self, out: Path) -> None:
        if detail := self._pane.detail:
            key = (detail.row.report, detail.version.number)
            message = tr("A copy of the file is at {place}.", place=out)
            self._draw_on(
                lambda archive: archive.originals.copy(*key, out),
                lambda _: self._notice.post(message),
                lambda why: self._notice.post(why, bad=True),
            )

    def open_elsewhere(self) -> None:
        """Warns before the file is handed to a program that knows nothing of our confinement."""
        box = QMessageBox(self._pane)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(tr("Open with another program"))
        box.setText(tr("The file leaves Dossier’s protection."))
        box.setInformativeText(
            tr("Another program opens it with all that the file may do there: run its code, load from the "
               "network, let its sender know that it was opened. Dossier gives it a copy; what is kept stays as "
               "it is.")
        )  # fmt: skip
        anyway = box.addButton(tr("Open it anyway"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.buttonClicked.connect(lambda pressed: self._lend(self._open) if pressed is anyway else None)
        box.open()

    def _open(self, path: Path) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))

    def lend_row(self, row: ReportRow, then: Callable[[Path | None], None]) -> None:
        """A copy of a report's file for a drag that begins; None, with a message, where there is none."""
        key, easel = (row.report, row.version), self._easel

        def failed(why: str) -> None:
            self._notice.post(why, bad=True)
            then(None)

        self._draw_on(lambda archive: easel.lend(archive, key), then, failed)

    def _lend(self, then: Callable[[Path], None] = lambda _: None) -> None:
        """Makes a copy that can only be read, for a drag or another program."""
        if detail := self._pane.detail:
            key, easel = (detail.row.report, detail.version.number), self._easel

            def lent(path: Path) -> None:
                data = QMimeData()
                data.setUrls([QUrl.fromLocalFile(str(path))])
                if self._pane.detail and (self._pane.detail.row.report, self._pane.detail.version.number) == key:
                    self._view.lent = data
                then(path)

            self._draw_on(lambda archive: easel.lend(archive, key), lent, lambda why: self._notice.post(why, bad=True))
