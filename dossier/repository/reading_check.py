"""Checks a reading before the archive accepts it: a reader's process may be broken or under foreign control."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.corrections import PERSON
from dossier.model.describe import description_from
from dossier.model.reading_facts import Facts
from dossier.model.records import record_of
from dossier.model.reports import Record, ReportId
from dossier.repository.description_schema import checked_description
from dossier.repository.facts_of_reading import facts_with


def checked_facts(rendition: bytes, description: bytes, report: ReportId, version: int) -> Facts:
    """The facts for the catalog from a reading that is not yet checked.

    Raises Unreadable where its blobs are no reading, or the text does not have its words at their place.
    """
    try:
        kept, text = checked_description(description), rendition.decode()
        found = description_from(kept)
    except (ValueError, KeyError) as error:  # such as words with a start and no end
        raise Unreadable(Clause("reader-gave-no-description")) from error
    for claim in (*found.claims, *found.others):
        if not all(evidence.proves(text) and not evidence.origin.startswith(PERSON) for evidence in claim.evidence):
            raise Unreadable(Clause("reader-gave-misplaced-words", field=claim.field))
    if any(span.end > len(text) for span in found.text):
        raise Unreadable(Clause("reader-gave-paragraphs-beyond-end"))
    _check_linking(kept["linking"], record_of(report, version, text, found))
    return facts_with(found, text, kept["linking"], kept["media_type"])


def _check_linking(linking: Mapping[str, Any], record: Record) -> None:
    """Raises Unreadable where linking cannot have made it of the record."""
    from dossier.link import FORM
    from dossier.link.feature_check import vetted

    try:
        features = vetted(linking["features"], record.rendition)
    except ValueError as error:
        raise Unreadable(Clause("reader-gave-no-features")) from error
    if linking["form"] != FORM or len({*linking["keys"]}) < len(linking["keys"]):
        raise Unreadable(Clause("reader-gave-no-file-place"))
    stated = features.report, features.version, features.outlet, features.headline, features.published
    if stated != (record.report, record.version, record.outlet, record.headline, record.published):
        raise Unreadable(Clause("reader-gave-features-of-another-report"))
