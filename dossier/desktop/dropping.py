"""Reads what was dropped on the window: files and folders however they are named, and what is no file here."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMimeData, QUrl

from dossier.desktop.models.report_model import REPORTS_MIME

_MOST = 4096  # letters of a line that may be a path


@dataclass(frozen=True, slots=True)
class Dropped:
    """Paths of this computer, whether or not anything is there, and addresses of elsewhere."""

    files: tuple[Path, ...]
    elsewhere: tuple[str, ...]


def may_be(data: QMimeData) -> bool:
    """Whether something dropped is worth a look; asks no disk. Rows of the list are in the archive already."""
    return not data.hasFormat(REPORTS_MIME) and (data.hasUrls() or bool(_lines(data)))


def read(data: QMimeData) -> Dropped:
    """Text counts where each line of it is a path from the root, or an address."""
    urls = data.urls() if data.hasUrls() else [_url(line) for line in _lines(data)]
    files = tuple(Path(url.toLocalFile()) for url in urls if url.isLocalFile())
    return Dropped(files, tuple(url.toString() for url in urls if not url.isLocalFile()))


def _lines(data: QMimeData) -> list[str]:
    lines = [line.strip().strip("\"'") for line in data.text().splitlines() if line.strip()] if data.hasText() else []
    return lines if all(_is_place(line) for line in lines) else []


def _is_place(line: str) -> bool:
    if len(line) > _MOST:
        return False
    return line.startswith(("file:", "http://", "https://", "ftp://", "~/")) or Path(line).is_absolute()


def _url(line: str) -> QUrl:
    if line.startswith("~/"):
        return QUrl.fromLocalFile(str(Path(line).expanduser()))
    return QUrl.fromLocalFile(line) if Path(line).is_absolute() else QUrl(line)
