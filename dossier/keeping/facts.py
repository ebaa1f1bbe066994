"""What a reading leaves: two blobs to keep and facts for the catalog; and the facts again from the blobs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from dossier.linking import Features, features_of, postings
from dossier.model.claims import Description, Reading
from dossier.model.describe import description_from, description_json
from dossier.model.digest import Digest
from dossier.model.events import Event
from dossier.model.facts import Facts
from dossier.model.records import record_of
from dossier.model.reports import ReportId
from dossier.store import BlobStore


@dataclass(frozen=True, slots=True)
class Made:
    """A reading, ready to be kept: two blobs, and the facts drawn from them."""

    reader: str
    media_type: str
    rendition: bytes
    description: bytes
    facts: Facts


def made_of(reading: Reading, report: ReportId, version: int) -> Made:
    """Everything that the archive keeps of a reading; runs in the reader's process."""
    found = reading.description
    features = features_of(record_of(report, version, reading.rendition, found))
    kept = {"reader": reading.reader, "media_type": reading.media_type, **description_json(found)}
    kept["linking"] = features.to_json()
    return Made(
        reading.reader,
        reading.media_type,
        reading.rendition.encode(),
        json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode(),
        Facts(found, searchable(found, reading.rendition), features.to_json(), postings(features)),
    )


def searchable(description: Description, rendition: str) -> str:
    """The article's own words; the whole rendition where no article was found in it."""
    spans = description.text
    return "\n\n".join(span.of(rendition) for span in spans) if spans else rendition


def load_description(store: BlobStore, digest: Digest) -> tuple[Description, dict[str, Any]]:
    """A kept description, and all of its JSON. Raises MissingBlob, FixityMismatch."""
    kept = json.loads(store.read(digest))
    return description_from(kept), kept


def facts_of(store: BlobStore, event: Event) -> Facts | None:
    """The facts that go with an event, from blobs alone; None for events that have none.

    Raises MissingBlob, FixityMismatch.
    """
    digest = event.detail.get("description")
    if digest is None:
        return None
    rendition = store.read(Digest(event.detail["rendition"])).decode()
    description, kept = load_description(store, Digest(digest))
    features = _features(kept["linking"], event, rendition, description)
    return Facts(description, searchable(description, rendition), features.to_json(), postings(features))


def _features(text: str, event: Event, rendition: str, description: Description) -> Features:
    try:
        return Features.from_json(text)
    except ValueError:  # kept by an earlier form of linking
        return features_of(record_of(event.detail["report"], event.detail["version"], rendition, description))
