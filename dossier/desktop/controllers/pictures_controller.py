"""The tab Pictures: what is fetched for it, and the copies of pictures that leave the archive."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from dossier.desktop.dialogs import file_dialog_folder
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.views.empty_hints import Notice
from dossier.desktop.views.pictures_view import SMALL
from dossier.desktop.views.report_pane import ReportPane
from dossier.desktop.workers.original_viewer import Easel, Shown
from dossier.model.originals import CapturedPicture
from dossier.model.reports import ReportDetail
from dossier.translations import tr

_COPIES = "folder-copies"  # in the preferences: where a copy was saved last
_LARGE = QSize(2_600, 2_600)  # dots: no finer than a picture can be looked at without a hitch


class PicturesController(QObject):
    """Shows the pictures of the version in the pane once their tab is in front; late answers are dropped."""

    def __init__(self, session: Session, pane: ReportPane, notice: Notice, preferences: Preferences) -> None:
        super().__init__(pane)
        self._session, self._pane, self._view, self._notice = session, pane, pane.pictures, notice
        self._preferences = preferences
        self._key: Shown | None = None
        self._state = ""
        self._listed: Sequence[CapturedPicture] = ()
        self._easel = Easel()
        self._lane = session.lane("pictures", self._easel.close)
        self._view.small.connect(self._draw_small)
        self._view.large.connect(self._draw_large)
        self._view.save.connect(self.save)

    def show(self, detail: ReportDetail) -> None:
        """The same version again stays as it is, unless it was read meanwhile."""
        key = (detail.row.report, detail.version.number)
        if (key, detail.version.state) == (self._key, self._state):
            return
        self._key, self._state = key, detail.version.state
        self._view.show_notice(tr("The pictures are being looked for…"), "")
        cannot = lambda said: self._view.show_notice(tr("No pictures can be shown"), said)  # noqa: E731
        self._ask(lambda archive: self._easel.pictures(archive, key), self._show, cannot)

    def _show(self, pictures: Sequence[CapturedPicture]) -> None:
        self._listed = pictures
        self._view.show_pictures(pictures)

    def _draw_small(self, number: int) -> None:
        dots = SMALL * self._view.devicePixelRatioF()
        self._draw(number, dots, lambda image: self._view.show_small(number, image))

    def _draw_large(self, number: int) -> None:
        def drawn(image: QImage | None) -> None:
            if image:
                self._view.show_large(number, image)

        self._draw(number, _LARGE, drawn)

    def _draw(self, number: int, most: QSize, then: Callable[[QImage | None], None]) -> None:
        """None comes for a picture that cannot be decoded."""
        if key := self._key:
            self._ask(lambda archive: self._easel.captured(archive, key, number, most), then, lambda _: then(None))

    def _ask(self, call: Callable[[Any], Any], then: Callable[[Any], None], failed: Callable[[str], None]) -> None:
        key = self._key

        def current(act: Callable[[Any], None]) -> Callable[[Any], None]:
            return lambda answer: act(answer) if self._key == key and answer is not None else None

        # What is no longer in the pane costs nothing more
        self._session.on(self._lane, lambda archive: call(archive) if self._key == key else None, current(then),
                      current(failed))  # fmt: skip

    def save(self, number: int) -> None:
        """Asks where a copy is to be put."""
        if self._key:
            folder = file_dialog_folder.last(self._preferences, _COPIES)
            dialog = QFileDialog(self._pane, tr("Save the picture"), str(folder))
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.selectFile(self._listed[number - 1].file_name(self._key[0]))
            dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
            dialog.fileSelected.connect(lambda out: self.save_to(number, Path(out)))
            dialog.open()

    def save_to(self, number: int, out: Path) -> None:
        if key := self._key:
            file_dialog_folder.keep(self._preferences, _COPIES, out.parent)
            said = tr("A copy of the picture is at {place}.", place=out)
            self._session.on(
                self._lane,
                lambda archive: archive.originals.copy_picture(*key, number, out),
                lambda _: self._notice.post(said),
                lambda why: self._notice.post(why, bad=True),
            )
