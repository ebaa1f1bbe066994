"""Puts a brief into a file: whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Protocol

from dossier.briefs.html import HtmlExporter
from dossier.briefs.pdf import PdfExporter
from dossier.errors import BadInput
from dossier.model.briefs import Brief
from dossier.model.digest import Digest


class Exporter(Protocol):
    """One form of a brief."""

    @property
    def ending(self) -> str:
        """How its files end, in lower case, such as `.pdf`."""

    def layout(self) -> str:
        """Fingerprint of what lays the pages out; the same one gives the same bytes on every machine."""

    def export(self, brief: Brief) -> bytes:
        """The sealed file; the same bytes for the same brief."""


EXPORTERS: tuple[Exporter, ...] = (HtmlExporter(), PdfExporter())


def exporter_for(path: Path) -> Exporter:
    """The exporter of the path's ending. Raises BadInput for an ending that no exporter has."""
    for exporter in EXPORTERS:
        if path.suffix.lower() == exporter.ending:
            return exporter
    known = ", ".join(exporter.ending for exporter in EXPORTERS)
    raise BadInput(path, f"a brief's file must end in one of {known}")


def export(brief: Brief, out: Path) -> Digest:
    """Writes the form that the ending of `out` names and returns the file's SHA-256.

    An older file at `out` stays until the new one is whole. Raises BadInput when the place cannot be written.
    """
    data = exporter_for(out).export(brief)
    try:
        _place(data, out)
    except OSError as error:
        raise BadInput(out, f"cannot be written ({error.strerror or error})") from error
    return Digest.of(data)


def _place(data: bytes, out: Path) -> None:
    """Temp file beside the target, fsync, rename, fsync of the folder."""
    handle, name = tempfile.mkstemp(prefix=f".{out.name[:40]}.", suffix=".part", dir=out.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o666 & ~_umask())  # mkstemp keeps files private; a brief is made to be handed on
        Path(name).replace(out)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _settle(out.parent)


def _umask() -> int:
    """The process's mask; it can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def _settle(folder: Path) -> None:
    """Makes the rename durable where folders can be opened (not on Windows)."""
    if os.name != "nt":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
