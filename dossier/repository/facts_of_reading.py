"""The results of a reading: two blobs to keep and facts for the catalog; and the facts again from the blobs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from dossier.errors import MissingBlob
from dossier.model.claims import Description, Reading
from dossier.model.describe import description_from, description_json
from dossier.model.digest import Digest
from dossier.model.events import Event
from dossier.model.reading_facts import Facts
from dossier.model.records import record_of
from dossier.model.reports import ReportId, Version
from dossier.store import BlobStore

if TYPE_CHECKING:  # and late where it is needed: a window that starts links nothing
    from dossier.link import Features


def blobs_of(reading: Reading, report: ReportId, version: int) -> tuple[bytes, bytes]:
    """The rendition and the description, as they are kept; runs in the reader's process."""
    from dossier.link import features_of

    features = features_of(record_of(report, version, reading.rendition, reading.description))
    kept = {"reader": reading.reader, "media_type": reading.media_type, **description_json(reading.description)}
    kept["linking"] = _linking(features)
    return reading.rendition.encode(), json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode()


def facts_from(rendition: bytes, description: bytes, report: ReportId, version: int) -> Facts:
    """What the catalog is to know of a reading, from its two blobs."""
    from dossier.link import FORM, ROWS, Features, features_of

    kept, text = json.loads(description), rendition.decode()
    found, linking = description_from(kept), kept["linking"]
    if linking["form"] == ROWS:
        linking["features"] = Features.from_json(linking["features"]).to_json()
    elif linking["form"] != FORM:  # kept by another form of linking
        linking = _linking(features_of(record_of(report, version, text, found)))
    return facts_with(found, text, linking, kept["media_type"])


def facts_with(found: Description, text: str, linking: Mapping[str, Any], media_type: str = "") -> Facts:
    """Of a description, its rendition, and what linking keeps of both in JSON."""
    return Facts(found, searchable(found, text), linking["features"], tuple(linking["keys"]), text, media_type)


def _linking(features: Features) -> dict[str, Any]:
    from dossier.link import FORM, postings

    return {"form": FORM, "features": features.to_json(), "keys": postings(features)}


def facts_of(store: BlobStore, event: Event, despite_loss: bool = False) -> Facts | None:
    """The facts that go with an event, from blobs alone; None for events that have none.

    Raises MissingBlob unless `despite_loss`, FixityMismatch.
    """
    detail = event.detail
    if detail.get("description") is None:
        return None
    if despite_loss:
        return _facts_left(store, detail["report"], detail["version"], (detail["rendition"], detail["description"]))
    rendition, description = store.read(Digest(detail["rendition"])), store.read(Digest(detail["description"]))
    return facts_from(rendition, description, detail["report"], detail["version"])


def facts_of_version(store: BlobStore, version: Version, despite_loss: bool = False) -> Facts:
    """The same of a version that was read. Raises MissingBlob unless `despite_loss`, FixityMismatch."""
    assert version.rendition and version.description, "it was read"
    if despite_loss:
        return _facts_left(store, version.report, version.number, (version.rendition, version.description))
    rendition, description = store.read(version.rendition), store.read(version.description)
    return facts_from(rendition, description, version.report, version.number)


def _facts_left(store: BlobStore, report: ReportId, number: int, read: tuple[str, str]) -> Facts:
    """The facts of a reading as far as its blobs, rendition and description, are still there."""
    rendition, description = (_left(store, digest) for digest in read)
    if description:
        return facts_from(rendition, description, report, number)
    from dossier.link import features_of

    text, nothing = rendition.decode(), Description((), ())
    return facts_with(nothing, text, _linking(features_of(record_of(report, number, text, nothing))))


def _left(store: BlobStore, digest: str) -> bytes:
    try:
        return store.read(Digest(digest))
    except MissingBlob:
        return b""


def searchable(description: Description, rendition: str) -> str:
    """The article's own words; the whole rendition where no article was found in it."""
    spans = description.text
    return "\n\n".join(span.of(rendition) for span in spans) if spans else rendition
