"""Loads versions: their bytes, what was read in them, with rules and people's corrections."""

from __future__ import annotations

import json
from collections.abc import Sequence

from dossier.catalog import Catalog
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.cases import Source
from dossier.model.claims import Description
from dossier.model.corrections import standing_in
from dossier.model.describe import description_from
from dossier.model.digest import Digest
from dossier.model.overlay import overlaid
from dossier.model.records import record_of
from dossier.model.reports import Record, ReportDetail, ReportId, SeenAt, Version
from dossier.store import BlobStore


class ReportLoader:
    """Reports with their words. Reading a blob checks it: MissingBlob and FixityMismatch are raised by every method."""

    def __init__(self, store: BlobStore, catalog: Catalog) -> None:
        self._store, self._catalog = store, catalog

    def detail(self, report: ReportId, version: int | None) -> ReportDetail:
        """One report whole, with the description of the version shown, or of another. Raises BadInput."""
        row = self._catalog.row(report)
        report = row.report  # another, where it was joined into that one
        versions = self._catalog.versions(report)
        chosen = _numbered(versions, version or row.version)
        description, rendition = self._described(chosen)
        parts = self._catalog.parts(report)
        places = tuple(SeenAt(here.path, here.home, here.gone) for here in self._catalog.places_of(report))
        corrected = self._catalog.corrected_at(report)
        files = self._catalog.capture_files(report)
        return ReportDetail(row, versions, chosen, description, rendition, parts, places, files, corrected)

    def original(self, report: ReportId, version: int | None) -> tuple[Version, bytes]:
        """A version and its bytes, as they came. Raises BadInput."""
        number = version or self._catalog.row(report).version
        chosen = _numbered(self._catalog.versions(report), number)
        return chosen, self._store.read(chosen.sha256)

    def record(self, report: ReportId, version: int | None) -> Record:
        """What comparing works on. Raises BadInput for a version that has no text."""
        source = self.source(report, version)
        if source.description is None:
            reason = source.version.reason or Clause("not-read-yet")
            raise BadInput(f"{report} version {source.version.number}", Clause("has-no-text", reason=reason))
        return source.record

    def source(self, report: ReportId, version: int | None = None) -> Source:
        """What a brief prints of a report; without words where it is in quarantine or not read yet. Raises BadInput."""
        shown = self.detail(report, version)
        if shown.description is None or shown.rendition is None:
            return Source(Record(report, shown.version.number, "", ()), shown.version, shown.versions, None)
        record = record_of(report, shown.version.number, shown.rendition, shown.description)
        return Source(record, shown.version, shown.versions, shown.description)

    def _described(self, version: Version) -> tuple[Description | None, str | None]:
        if version.description is None or version.rendition is None:
            return None, None
        description = described(self._store, version.description)
        rendition = self._store.read(version.rendition).decode()
        corrections = [standing_in(rendition, claims) for claims in self._catalog.corrections(version.report)]
        return overlaid(description, self._catalog.rules(), corrections), rendition


def described(store: BlobStore, description: Digest) -> Description:
    """What a reader found, before any rule or correction. Raises MissingBlob, FixityMismatch."""
    return description_from(json.loads(store.read(description)))


def _numbered(versions: Sequence[Version], number: int) -> Version:
    for version in versions:
        if version.number == number:
            return version
    thing, numbers = f"{versions[0].report} version {number}", sorted(version.number for version in versions)
    if numbers[-1] == len(numbers):
        raise BadInput(thing, Clause("version-not-kept-in-range", last=len(numbers)))
    raise BadInput(thing, Clause("version-not-kept", versions=", ".join(map(str, numbers))))  # others went elsewhere
