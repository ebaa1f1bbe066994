"""Reads pictures of reports, by tesseract."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.reading.layout import ocr
from dossier.reading.layout.read_printed import read_sheets
from dossier.reading.layout.recognising import Recogniser

_KINDS: tuple[tuple[bytes, str], ...] = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
    (b"II*\0", "image/tiff"),
    (b"MM\0*", "image/tiff"),
)


def kind_of(data: bytes) -> str | None:
    """The media type of a picture that tesseract takes, by its first bytes."""
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    if data[:2] == b"BM" and len(data) > 26 and int.from_bytes(data[2:6], "little") in (0, len(data)):
        return "image/bmp"
    return next((media_type for mark, media_type in _KINDS if data.startswith(mark)), None)


@dataclass(frozen=True, slots=True)
class PictureReader:
    """A clipping or a page that was photographed or scanned."""

    version: str = "ocr/2"
    media_types: tuple[str, ...] = ("image/png", "image/jpeg", "image/tiff", "image/webp", "image/gif", "image/bmp")
    endings: tuple[str, ...] = (".png", ".jpg", ".jpeg", ".tif", ".tiff", ".webp", ".gif", ".bmp")
    engine: Callable[[], ocr.Engine | None] = ocr.installed

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - an ending makes no picture
        """Decides by the first bytes alone."""
        return kind_of(data) is not None

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable: without tesseract, for a damaged picture, and for one without words."""
        media_type, engine = kind_of(data) or "image", self.engine()
        if engine is None:
            raise Unreadable(ocr.NO_PICTURE)
        recogniser = Recogniser(engine)
        sheets = recogniser.sheets(data)
        stated = [("recognised", "recognised by", recogniser.summary())]
        rendition, description = read_sheets(sheets, "picture", stated, name)
        return Reading(self.version, media_type, rendition, description)
