"""Puts a brief into a file: whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from dossier.briefs.html import HtmlExporter
from dossier.briefs.pdf import PdfExporter
from dossier.errors import BadInput
from dossier.files import write_whole
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
        write_whole(out, data)
    except OSError as error:
        raise BadInput(out, f"cannot be written ({error.strerror or error})") from error
    return Digest.of(data)
