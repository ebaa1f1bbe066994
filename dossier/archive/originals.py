"""Opens versions as they came, and copies them out."""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from dossier import lazy_re as re
from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import write_new
from dossier.model.file_parts import is_within, own_name
from dossier.model.originals import PAGES, CapturedPicture, DrawnCapture, OriginalWords, kind_of, look_of
from dossier.model.reports import CaptureFile, ReportId, Version
from dossier.repository.detect import check_outside
from dossier.repository.page_bundles import bundle

if TYPE_CHECKING:
    from dossier.originals.opened import ViewerClient

_RESERVED = '<>:"/\\|?*'  # no file of Windows may have these in its name
_LONGEST = 150  # characters of a file's name
_MOST_BYTES = 240  # of it in UTF-8; most file systems take 255
_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")  # signs by which a name shows another ending
_DEVICE = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)", re.I)  # of Windows, whatever the ending


class Originals(Service):
    """The bytes of versions, exactly as they were taken in."""

    def get(self, report: ReportId, version: int | None = None) -> tuple[Version, bytes]:
        """A version and its bytes, as they came. Raises BadInput, MissingBlob, FixityMismatch."""
        return self._context.shelf.original(report, version)

    def words(self, report: ReportId, version: int | None = None, start: int = 0, most: int = -1) -> OriginalWords:
        """A text file's words from `start` on, at most so many, decoded as its reader does. Raises Unreadable."""
        from dossier.reading.text_tools.charset import decode  # late, as what reads takes a while to load

        text = decode(self._recoded(*self.get(report, version)))
        end = len(text) if most < 0 else start + most
        return OriginalWords(text[start:end], max(0, len(text) - end))

    def open(self, report: ReportId, version: int | None = None) -> ViewerClient:
        """A page, PDF, letter, document or web archive, opened in a confined child, which is to be closed.

        Raises BadInput, Unreadable.
        """
        from dossier.originals.opened import ViewerClient  # late, as above

        found, data = self.get(report, version)
        viewer = look_of(kind_of(found.media_type, found.path))
        if viewer not in PAGES and viewer not in ("sheets", "captures"):
            raise BadInput(report, Clause("opened-otherwise", media_type=found.media_type))
        return ViewerClient(viewer, self._page_bytes(found, data))

    def _recoded(self, version: Version, data: bytes) -> bytes:
        """The bytes in UTF-8 if a person set their charset."""
        charset = self._catalog.reading_hints().charsets.get(version.sha256)
        if charset is None or look_of(kind_of(version.media_type, version.path)) not in ("text", "page"):
            return data
        from dossier.reading.text_tools.charset import recoded  # late, as above

        return recoded(data, charset)

    def pictures(self, report: ReportId, version: int | None = None) -> tuple[CapturedPicture, ...]:
        """The pictures that belong to a version. Raises BadInput, Unreadable."""
        with self.open_pictures(report, version) as (_, listed):
            return listed

    @contextmanager
    def open_pictures(
        self, report: ReportId, version: int | None = None
    ) -> Iterator[tuple[ViewerClient, tuple[CapturedPicture, ...]]]:
        """The pictures of a version, and the confined child that gives their bytes. Raises BadInput, Unreadable.

        A page out of a web archive draws those that the archive holds; one that was saved with a folder, those in it.
        """
        from dossier.originals.opened import ViewerClient  # late, as above

        data, kind, address = self._capture(report, version, _may_be_picture)
        with ViewerClient("pictures", data) as opened:
            yield opened, opened.pictures(kind, address)

    def open_web_page(
        self, report: ReportId, version: int | None, number: int | None = None, before: DrawnCapture | None = None
    ) -> DrawnCapture:
        """A page with all that its capture holds, for a browser; `number` is one of the pages of a web archive.

        A confined child holds it, which is to be closed: that of the capture `before`, which it lets go of, or a new
        one. Raises BadInput, Unreadable.
        """
        from dossier.originals.opened import ViewerClient  # late, as above

        data, kind, address = self._capture(report, version, lambda _: True)
        if before:
            before.opened.reopen(data)
        opened = before.opened if before else ViewerClient("web", data)
        return DrawnCapture(opened, kind, address if number is None else number)

    def _capture(
        self, report: ReportId, version: int | None, wanted: Callable[[CaptureFile], bool]
    ) -> tuple[bytes, str, str | None]:
        """The bytes that hold a version with what belongs to it, their kind, and the page's address among them."""
        found, data = self.get(report, version)
        kind = kind_of(found.media_type, found.path)
        if found.origin and look_of(kind) == "page":
            holder, holder_data = self.get(found.origin.part_of)
            if look_of(kind_of(holder.media_type, holder.path)) == "captures":
                return holder_data, holder.media_type, found.origin.capture.url
            if holder.media_type == "application/x-maff" and found.origin.item:
                return holder_data, holder.media_type, found.origin.item.locator
        data = self._page_bytes(found, data)
        if look_of(kind) == "page" and not found.origin and (files := self._catalog.capture_files(found.report)):
            data = bundle(self._context.store, "index.html", found.path, data, filter(wanted, files))
        return data, kind, None

    def _page_bytes(self, version: Version, data: bytes) -> bytes:
        """Those of a page in UTF-8, where a person or what it came in says another charset."""
        if version.origin and look_of(kind_of(version.media_type, version.path)) == "page":
            from dossier.reading.fields.capture import page_in_utf8  # late, as above

            data = page_in_utf8(data, version.origin.capture.media_type)
        return self._recoded(version, data)

    def copy_pictures(
        self, report: ReportId, version: int | None, out: Path | str
    ) -> Sequence[tuple[CapturedPicture, Path | None]]:
        """Writes each picture of a version to a new file in a folder, which is made.

        Raises BadInput where a file is there already or cannot be written, Unreadable.
        """
        folder = Path(out)
        check_outside(folder, self._context.watchlist.folders())
        written: list[tuple[CapturedPicture, Path | None]] = []
        with self.open_pictures(report, version) as (opened, listed):
            for picture in listed:
                path = folder / picture.file_name(report)
                folder.mkdir(parents=True, exist_ok=True)
                _write(path, opened.picture(picture.number))
                written.append((picture, path))
        return written

    def copy_picture(self, report: ReportId, version: int | None, number: int, out: Path | str) -> Path:
        """Writes one picture of a version to a new file.

        Raises BadInput where there is one, or it cannot be written, Unreadable.
        """
        check_outside(Path(out), self._context.watchlist.folders())
        with self.open_pictures(report, version) as (opened, listed):
            if not 1 <= number <= len(listed):
                raise BadInput(report, Clause("has-no-picture", number=number))
            _write(Path(out), opened.picture(number))
        return Path(out)

    @staticmethod
    def open_sheets(data: bytes) -> ViewerClient:
        """The bytes of a PDF, opened in a confined child, which is to be closed. Raises Unreadable."""
        from dossier.originals.opened import ViewerClient  # late, as above

        return ViewerClient("sheets", data)

    def copy(self, report: ReportId, version: int | None, out: Path | str) -> Path:
        """Writes a version's bytes to a new file. Raises BadInput where there is one, or it cannot be written."""
        check_outside(Path(out), self._context.watchlist.folders())
        return self._copy(report, version, Path(out))

    def _copy(self, report: ReportId, version: int | None, out: Path) -> Path:
        _write(out, self.get(report, version)[1])
        return out

    def lend(self, report: ReportId, version: int | None = None) -> Path:
        """A read-only copy under the file's own name, in a temporary folder of its own.

        For other programs, which never get the archive's own bytes. `take_back` deletes it.
        """
        found = self.get(report, version)[0]
        folder = Path(tempfile.mkdtemp(prefix="dossier-"))
        try:
            lent = self._copy(report, version, folder / plain_name(found))
            lent.chmod(stat.S_IREAD)
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        return lent

    @staticmethod
    def take_back(lent: Path) -> None:
        """Deletes a copy that was lent, and its folder; one that another program holds on to stays."""
        if os.name == "nt" and lent.exists():
            lent.chmod(stat.S_IWRITE)
        shutil.rmtree(lent.parent, ignore_errors=True)


def _may_be_picture(file: CaptureFile) -> bool:
    return not file.path.lower().endswith((".js", ".css", ".html", ".htm", ".woff", ".woff2", ".json", ".map"))


def _write(out: Path, data: bytes) -> None:
    try:
        new = write_new(out, data)
    except OSError as error:
        raise BadInput(str(out), Clause("cannot-be-written", error=error.strerror or error)) from error
    if not new:
        raise BadInput(str(out), Clause("file-exists"))


def plain_name(version: Version) -> str:
    """The file's own name as any file system takes it."""
    name = own_name(version.path)
    if is_within(version.path):  # its name may be an address
        name = name.partition("?")[0]
    name = PurePath(name).name or name
    name = _TURNING.sub("_", name)
    name = "".join("_" if letter in _RESERVED or ord(letter) < 32 else letter for letter in name).strip(" .")
    ending = PurePath(name).suffix[:20]
    stem = name.removesuffix(ending)[: _LONGEST - len(ending)]
    stem = stem.encode()[: _MOST_BYTES - len(ending.encode())].decode(errors="ignore")
    return f"{'_' if _DEVICE.match(name) else ''}{stem}{ending}" or version.report
