"""Puts a brief into a file: whole or not at all."""

from __future__ import annotations

from pathlib import Path

from dossier.briefs.brief_forms import FORMS, Exporter
from dossier.briefs.source_lists import SOURCE_LISTS
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import write_whole
from dossier.model.briefs import Brief
from dossier.model.digest import Digest

EXPORTERS: tuple[Exporter, ...] = (*(form.exporter for form in FORMS), *SOURCE_LISTS)


def exporter_for(path: Path) -> Exporter:
    """The exporter of the path's ending. Raises BadInput for an ending that no exporter has."""
    for exporter in EXPORTERS:
        if path.name.lower().endswith(exporter.ending):
            return exporter
    known = ", ".join(exporter.ending for exporter in EXPORTERS)
    raise BadInput(path, Clause("no-brief-format", formats=known))


def export(brief: Brief, out: Path) -> Digest:
    """Writes the form that the ending of `out` names and returns the file's SHA-256.

    An older file at `out` stays until the new one is whole. Raises BadInput when the place cannot be written.
    """
    data = exporter_for(out).export(brief)
    try:
        write_whole(out, data)
    except OSError as error:
        raise BadInput(out, Clause("not-written", error=error.strerror or error)) from error
    return Digest.of(data)
