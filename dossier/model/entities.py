"""A person, a place or a body across the archive: who names it, when, in which sentences, under which spellings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dossier.model.digest import Digest
from dossier.model.evidence import Evidence
from dossier.model.links import Finding
from dossier.model.reports import ReportId
from dossier.model.tags import Tally

REPORTS_AT_ONCE = 20  # whose sentences are looked for at once


@dataclass(frozen=True, slots=True)
class NamingReport:
    """A report whose text or headline has the name, with what is needed to find the sentences."""

    report: ReportId
    version: int
    headline: str | None
    outlet: str | None
    published: str | None
    rendition: Digest
    description: Digest


@dataclass(frozen=True, slots=True)
class NameCounts:
    """How many reports have a name: by outlet, and between which days they were published."""

    reports: int
    first: str | None  # ISO 8601 day, month or year
    last: str | None
    outlets: tuple[Tally, ...]  # of those that state theirs, the most frequent first


@dataclass(frozen=True, slots=True)
class NamingSentence:
    """A sentence that names the entity; `spelling` as it is written there, `attributed_to` as the report says."""

    report: NamingReport
    sentence: Evidence
    spelling: str
    attributed_to: str | None


@dataclass(frozen=True, slots=True)
class Spelling:
    """A way to write a name; `ruling` is the judgement that made it one with the name asked for (`J57`)."""

    text: str
    reports: int
    ruling: str | None = None
    asked: bool = False  # whether it is the name asked for


@dataclass(frozen=True, slots=True)
class Entity:
    """All that is known of a name; `sentences` are those of `shown` reports, the earliest first."""

    name: str
    kind: str  # person, place, body; other where its reports do not say
    counts: NameCounts
    spellings: tuple[Spelling, ...]
    sentences: tuple[NamingSentence, ...]
    shown: int
    """How many of the reports, counted from the first, the sentences are of."""


@dataclass(frozen=True, slots=True)
class NamingFinding:
    """A row of a case in which reports contradict each other in words that name the entity."""

    case: str
    called: str
    finding: Finding


def entity_json(found: Entity) -> dict[str, Any]:
    return {
        "entity": found.name,
        "kind": found.kind,
        "reports": found.counts.reports,
        "first": found.counts.first,
        "last": found.counts.last,
        "outlets": [{"outlet": tally.name, "reports": tally.count} for tally in found.counts.outlets],
        "spellings": [spelling_json(spelling) for spelling in found.spellings],
    }


def spelling_json(spelling: Spelling) -> dict[str, Any]:
    return {"spelling": spelling.text, "reports": spelling.reports, "ruling": spelling.ruling}


def sentence_json(found: NamingSentence) -> dict[str, Any]:
    report, span = found.report, found.sentence.span
    assert span, "a sentence has its place in the rendition"
    evidence: Mapping[str, Any] = {"rendition": report.rendition, "start": span.start, "end": span.end}
    return {
        "sentence": found.sentence.quote,
        "report": report.report,
        "version": report.version,
        "headline": report.headline,
        "outlet": report.outlet,
        "published": report.published,
        "spelling": found.spelling,
        "attributed_to": found.attributed_to,
        "evidence": {**evidence, "quote": found.sentence.quote},
    }
