"""Holds the one file open that is shown as it came, and the copies that were lent; all of it on the drawing lane."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from dossier.desktop.workers import picture_worker
from dossier.model.originals import Captured, CapturedPicture, MarkupPage, OpenedFile, SheetMark
from dossier.model.quotes import Quote

if TYPE_CHECKING:
    from dossier.archive import Archive

_FINEST = 2_600  # dots of width of a picture
_LENT = 20  # copies at a time; the oldest go

Shown = tuple[str, int]  # report and version


class Easel:
    """Every method raises BadInput, MissingBlob, FixityMismatch or Unreadable."""

    def __init__(self) -> None:
        self._key: Shown | None = None
        self._opened: OpenedFile | None = None
        self._pictured = ExitStack()  # what ends the child that holds pictures
        self._pictures: tuple[Shown, OpenedFile, Sequence[CapturedPicture]] | None = None
        self._lent: dict[Shown, Path] = {}
        self._take_back: Callable[[Path], None] | None = None

    def page(self, archive: Archive, key: Shown) -> MarkupPage:
        """A web page, letter or document; nothing stays open for it."""
        with archive.originals.open(*key) as opened:
            return opened.page()

    def sheets(self, archive: Archive, key: Shown) -> int:
        """How many pages a PDF has."""
        return self._open(archive, key).pages

    def sheet(self, archive: Archive, key: Shown, number: int, width: int) -> QImage:
        return picture_worker.image(self._open(archive, key).sheet(number, width))

    def marks(self, archive: Archive, key: Shown, quotes: Sequence[Quote]) -> Sequence[SheetMark]:
        """The places of those words on the sheets."""
        return self._open(archive, key).marks(quotes)

    def captures(self, archive: Archive, key: Shown) -> Sequence[Captured]:
        """The pages in a web archive."""
        return self._open(archive, key).captures()

    def capture(self, archive: Archive, key: Shown, number: int) -> MarkupPage | int:
        """One of them; of a PDF the number of its pages, which `sheet` then draws."""
        return self._open(archive, key).capture(number)

    def picture(self, archive: Archive, key: Shown) -> QImage:
        """No finer than it can be looked at without a hitch."""
        image = picture_worker.picture(archive.originals.get(*key)[1])
        if image.width() <= _FINEST:
            return image
        return image.scaledToWidth(_FINEST, Qt.TransformationMode.SmoothTransformation)

    def pictures(self, archive: Archive, key: Shown) -> Sequence[CapturedPicture]:
        """The pictures of a capture; its child stays open for the bytes of each."""
        return self._open_pictures(archive, key)[1]

    def captured(self, archive: Archive, key: Shown, number: int, most: QSize) -> QImage:
        """One of them, no larger than `most`; decoded in a child of its own, which bounds what it may unfold to."""
        image = picture_worker.picture(self._open_pictures(archive, key)[0].picture(number))
        if image.width() <= most.width() and image.height() <= most.height():
            return image
        how = Qt.TransformationMode.SmoothTransformation
        return image.scaled(most, Qt.AspectRatioMode.KeepAspectRatio, how)

    def lend(self, archive: Archive, key: Shown) -> Path:
        """A copy for other programs; the same as long as it is there."""
        lent = self._lent.get(key)
        if lent is None or not lent.exists():
            self._lent[key] = lent = archive.originals.lend(*key)
            self._take_back = archive.originals.take_back
        while len(self._lent) > _LENT:
            archive.originals.take_back(self._lent.pop(next(iter(self._lent))))
        return lent

    def put_away(self) -> None:
        """Ends the child that holds a file open."""
        if self._opened:
            self._opened.close()
        self._opened = self._key = None

    def put_pictures_away(self) -> None:
        """Ends the child that holds the pictures of a capture."""
        self._pictured.close()
        self._pictures = None

    def close(self) -> None:
        """Puts all away, also what was lent."""
        self.put_away()
        self.put_pictures_away()
        for lent in self._lent.values():
            assert self._take_back, "it came with what was lent"
            self._take_back(lent)
        self._lent.clear()

    def _open_pictures(self, archive: Archive, key: Shown) -> tuple[OpenedFile, Sequence[CapturedPicture]]:
        if self._pictures is None or self._pictures[0] != key:
            self.put_pictures_away()
            opened, listed = self._pictured.enter_context(archive.originals.open_pictures(*key))
            self._pictures = key, opened, listed
        return self._pictures[1:]

    def _open(self, archive: Archive, key: Shown) -> OpenedFile:
        if self._opened is None or self._key != key:
            self.put_away()
            self._opened, self._key = archive.originals.open(*key), key
        return self._opened
