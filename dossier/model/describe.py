"""Descriptions as JSON: the kept form (all claims, by offsets) and the contract's form (for people and checks)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from dossier.model.claims import (
    Claim,
    Dateline,
    Description,
    Field,
    Person,
    Place,
    Published,
    Reading,
    ReadingNote,
    Value,
    Words,
)
from dossier.model.evidence import Span, evidence_from, evidence_json
from dossier.model.iso_dates import edtf
from dossier.model.links import Group, Reason

Json = dict[str, Any]


# What JSON leaves as it is, and readers of lines take for the end of one (Unicode's mandatory breaks)
_BREAKS = {"\x85": "\\u0085", "\u2028": "\\u2028", "\u2029": "\\u2029"}


def json_line(data: Mapping[str, Any]) -> str:
    """One line of JSON for any reader of lines, without its line feed; lone surrogates are escaped as well."""
    text = json.dumps(data, ensure_ascii=False)
    for sign, escaped in _BREAKS.items():
        text = text.replace(sign, escaped)
    return text.encode("utf-8", "backslashreplace").decode()


def reason_json(reason: Reason) -> Json:
    where = {report: evidence_json(evidence) for report, evidence in reason.evidence.items()}
    return {"kind": reason.kind, "value": reason.value, "evidence": where}


def group_json(found: Group) -> Json:
    return {"group": list(found.reports), "reasons": [reason_json(reason) for reason in found.reasons]}


def group_from(data: Mapping[str, Any]) -> Group:
    """Reads a group from its JSON, which omits the weights of reasons: their order expresses them."""
    reasons = (
        Reason(reason["kind"], reason["value"], {report: evidence_from(e) for report, e in reason["evidence"].items()})
        for reason in data["reasons"]
    )
    return Group(tuple(data["group"]), tuple(reasons))


def place_json(place: Place | None) -> Json | None:
    if place is None:
        return None
    return {
        "name": place.name,
        "admin": place.admin,
        "country": place.country,
        "lat": place.lat,
        "lon": place.lon,
    }


def place_from(data: Mapping[str, Any] | None) -> Place | None:
    return Place(**data) if data is not None else None


def value_json(value: Value) -> Json:
    """The value's own keys, as the contract spells them."""
    match value:
        case Words():
            return {"value": value.value}
        case Person():
            return {"name": value.name, "role": value.role}
        case Dateline():
            return {"place": place_json(value.place), "date": value.date, "basis": value.basis}
        case Published():
            return {"value": value.value, "precision": value.precision, "what": value.what}


def value_from(field: Field, data: Mapping[str, Any]) -> Value:
    """Raises KeyError when a key of the field's value is absent."""
    match field:
        case "byline":
            return Person(data["name"], data["role"])
        case "dateline":
            return Dateline(place_from(data["place"]), data["date"], data["basis"])
        case "published":
            return Published(data["value"], data["precision"], data.get("what", "published"))
        case _:
            return Words(data["value"])


def claim_json(claim: Claim) -> Json:
    return {
        "field": claim.field,
        **value_json(claim.value),
        "evidence": [evidence_json(e) for e in claim.evidence],
        "rank": claim.rank,
        "agent": claim.agent,
    }


def claim_from(data: Mapping[str, Any]) -> Claim:
    evidence = tuple(evidence_from(e) for e in data["evidence"])
    return Claim(data["field"], value_from(data["field"], data), evidence, data["rank"], data["agent"])


def description_json(description: Description) -> Json:
    """The kept form: claims with evidence, paragraphs as pairs of offsets."""
    return {
        "claims": [claim_json(c) for c in description.claims],
        "others": [claim_json(c) for c in description.others],
        "text": [[span.start, span.end] for span in description.text],
        **({"notes": [[note.kind, *note.words] for note in description.notes]} if description.notes else {}),
    }


def description_from(data: Mapping[str, Any]) -> Description:
    return Description(
        claims=tuple(claim_from(c) for c in data["claims"]),
        text=tuple(Span(start, end) for start, end in data["text"]),
        others=tuple(claim_from(c) for c in data["others"]),
        notes=tuple(ReadingNote(kind, tuple(words)) for kind, *words in data.get("notes", ())),
    )


def _shown(claim: Claim) -> Json:
    by = {} if claim.agent == "reader" else {"agent": claim.agent}
    dated = {"edtf": edtf(claim.value.date)} if isinstance(claim.value, Dateline) and claim.value.date else {}
    return {**value_json(claim.value), **dated, "evidence": [evidence_json(e) for e in claim.evidence], **by}


def _ranked(description: Description, field: Field) -> Json | None:
    best = description.best(field)
    if best is None:
        return None
    return {**_shown(best), "others": [_shown(c) for c in description.candidates(field)]}


def _language(description: Description) -> Json:
    best = description.best("language")
    if best is None or not isinstance(best.value, Words):
        return {"language": None}
    return {"language": best.value.value, "language_evidence": [evidence_json(e) for e in best.evidence]}


def contract_json(reading: Reading) -> Json:
    """The description as the contract has it, without path, digest and size (those are the caller's)."""
    found = reading.description
    return {
        "media_type": reading.media_type,
        **_language(found),
        "headline": _ranked(found, "headline"),
        "standfirst": _ranked(found, "standfirst"),
        "outlet": _ranked(found, "outlet"),
        "section": _ranked(found, "section"),
        "byline": [_shown(c) for c in found.all_of("byline")],
        "dateline": _ranked(found, "dateline"),
        "published": _ranked(found, "published"),
        "url": _ranked(found, "url"),
        "text": reading.text,
        "reader": reading.reader,
        **({"lacks": reading.lacks} if reading.lacks else {}),
        **({"doubts": [{"kind": n.kind, "words": list(n.words)} for n in found.notes]} if found.notes else {}),
    }
