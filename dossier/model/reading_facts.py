"""The facts of a reading for the catalog, besides its log line."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.model.claims import Description


@dataclass(frozen=True, slots=True)
class Facts:
    """A reading's claims, the article's own words for the index, and what linking keeps of them."""

    description: Description
    text: str
    features: str  # JSON, opaque here
    postings: tuple[str, ...]  # keys under which linking finds candidates
    rendition: str = ""
    media_type: str = ""
