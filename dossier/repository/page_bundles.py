"""Packs a kept page with the files saved next to it, for confined processes that see only the bytes they are given."""

from __future__ import annotations

import zipfile
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from dossier.errors import FixityMismatch, MissingBlob
from dossier.model.reports import CaptureFile
from dossier.store import BlobStore

_MOST = 200 << 20  # bytes of the files that are packed with a page


def bundle(
    store: BlobStore, entry: str, page: str, data: bytes, files: Iterable[CaptureFile], most: int = _MOST
) -> bytes:
    """A zip of a page under the name `entry`, with files by their paths from its folder; `page` is the page's place.

    Files that are missing or spoilt, lie elsewhere, or exceed `most` bytes together are left out.
    """
    folder, left = Path(page).parent, most
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as packed:
        packed.writestr(entry, data)
        for file in files:
            place = Path(file.path)
            if file.size > left or not place.is_relative_to(folder):
                continue
            try:
                packed.writestr(place.relative_to(folder).as_posix(), store.read(file.sha256))
            except (MissingBlob, FixityMismatch):
                continue
            left -= file.size
    return out.getvalue()
