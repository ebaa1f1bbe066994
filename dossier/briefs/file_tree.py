"""Finds which files contain others: a message its attachments, a web archive its pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dossier.model.cases import CaseFile, Source
from dossier.model.file_parts import place_within
from dossier.model.plans import Redaction
from dossier.model.reports import ReportId


def holders(file: CaseFile, redactions: Sequence[Redaction]) -> Mapping[ReportId, Redaction]:
    """Reports of the case whose file contains that of a redacted report, with the first redaction of the latter.

    Neither such a file nor its digest can be disclosed: it contains the words, though its own text does not.
    """
    sources = {source.version.report: source for source in file.sources}
    black = {one.report: one for one in reversed(redactions)}
    found = dict[ReportId, Redaction]()
    for part in (sources[report] for report in black if report in sources):
        for report, source in sources.items():
            if report not in black and _holds(source, part, sources):
                found.setdefault(report, black[part.version.report])
    return found


def _holds(whole: Source, part: Source, sources: Mapping[ReportId, Source]) -> bool:
    """By what the part's versions tell, through parts between, or by its place in the file."""
    within = {place_within(one.path, "") for one in whole.versions}
    if any(one.path.startswith(tuple(within)) for one in part.versions):
        return True
    above = {one.origin.part_of for one in part.versions if one.origin}
    if whole.version.report in above:
        return True
    return any(_holds(whole, sources[one], sources) for one in above if one in sources)
