"""Invented events and their facts, as a log would hold them."""

from __future__ import annotations

from typing import Any

from dossier.catalog import Catalog
from dossier.model.claims import Claim, Dateline, Description, Field, Person, Place, Published, Value, Words
from dossier.model.describe import claim_json
from dossier.model.digest import Digest
from dossier.model.events import Event, EventKind
from dossier.model.evidence import Evidence, Span
from dossier.model.reading_facts import Facts

Step = tuple[Event, Facts | None]


def claim(field: Field, value: Value, agent: str = "reader") -> Claim:
    return Claim(field, value, (Evidence("person", "said so"),), agent=agent)


def facts(
    text: str,
    headline: str | None = None,
    outlet: str | None = None,
    byline: str | None = None,
    place: Place | None = None,
    published: str | None = None,
    language: str | None = None,
) -> Facts:
    """What a reading of `text` would hand to the catalog."""
    told: list[tuple[Field, Value | None]] = [
        ("headline", Words(headline) if headline else None),
        ("outlet", Words(outlet) if outlet else None),
        ("byline", Person(byline) if byline else None),
        ("dateline", Dateline(place, None) if place else None),
        ("published", Published(published) if published else None),
        ("language", Words(language) if language else None),
    ]
    claims = tuple(claim(field, value) for field, value in told if value is not None)
    keys = tuple(sorted(set(text.split()[:5])))
    return Facts(Description(claims, (Span(0, len(text)),)), text, f'["{len(text)}"]', keys)


class Story:
    """Events one after the other, numbered and timed as the recorder would."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._facts: dict[tuple[str, int], Facts] = {}

    def tell(self, kind: EventKind, known: Facts | None = None, agent: str = "software:x", **detail: Any) -> None:
        seq = len(self.steps) + 1
        at = f"2026-01-02T{seq // 3600 % 24:02}:{seq // 60 % 60:02}:{seq % 60:02}.000000Z"
        self.steps.append((Event(seq, at, kind, agent, detail), known))

    def arrive(self, report: str, version: int = 1, path: str | None = None, content: str = "") -> None:
        kind: EventKind = "accession" if version == 1 else "new-version"
        bytes_ = Digest.of(f"{report}.{version}{content}".encode())
        where = {"path": path or f"/in/{report}.txt", "sha256": bytes_, "stamp": "1.2.3.4"}
        self.tell(kind, report=report, version=version, size=9, modified=None, **where)

    def read(self, report: str, version: int, known: Facts) -> None:
        self._facts[report, version] = known
        self.tell("reading", known, reader="text/1", media_type="text/plain", **self._blobs(report, version))

    def correct(self, report: str, version: int, field: Field, value: Value) -> int:
        claims = [claim_json(claim(field, value, "person:ana"))]
        self.tell(
            "correction",
            self._facts[report, version],
            "person:ana",
            field=field,
            claims=claims,
            **self._blobs(report, version),
        )
        return len(self.steps)

    def undo(self, report: str, version: int, field: Field, correction: int) -> None:
        known = self._facts[report, version]
        blobs = self._blobs(report, version)
        self.tell("correction-undone", known, "person:ana", field=field, correction=correction, **blobs)

    def _blobs(self, report: str, version: int) -> dict[str, Any]:
        digests = {part: Digest.of(f"{report}.{version}.{part}".encode()) for part in ("rendition", "description")}
        return {"report": report, "version": version, **digests}

    def onto(self, catalog: Catalog, cuts: list[int] | None = None) -> Catalog:
        """Applies all of it, in one transaction or cut into several."""
        ends = sorted({cut % (len(self.steps) + 1) for cut in cuts or []} | {len(self.steps)})
        for start, end in zip([0, *ends], ends, strict=False):
            catalog.apply(self.steps[start:end], offset=100 * end)
        return catalog


def five_reports() -> Story:
    """Five invented reports of which lists and searches are asked."""
    story = Story()
    told = [
        facts("La alcaldesa dijo que el puente cayó al río.", "El puente cayó", "La Voz del Valle", "Inés Peña",
              Place("Bogotá", "Bogotá", "CO"), "2019-03-03", "es"),
        facts("The mayor said the bridge fell into the river.", "Bridge collapse", "The Valley Herald", "Ada Ruiz",
              Place("Quito", "Pichincha", "EC"), "2019-03-04T10:00-05:00", "en"),
        facts("A ferry timetable, and nothing else of note.", "Ferry times", "The Valley Herald", None,
              Place("New York", "NY", "US"), "2019-04", "en"),
        facts("Bridges are inspected yearly; it's routine: C++ x:y.", None, None, "Ada Ruiz", None, "2020", "en"),
        facts("Words that nobody dated.", "Undated", None, None, None, None, None),
    ]  # fmt: skip
    for number, known in enumerate(told, 1):
        story.arrive(f"R{number}")
        story.read(f"R{number}", 1, known)
    story.tell("case-created", case="C1", name="Caso Ñandú")
    story.tell("case-added", case="C1", reports=["R1", "R2"])
    return story
