"""Tells where a file that stands in another was got, as claims."""

from __future__ import annotations

from dataclasses import replace

from dossier.model.claims import Claim, Published, Reading, Words
from dossier.model.evidence import Evidence
from dossier.model.parts import Capture
from dossier.reading.settling import settle

_ADDRESS = 0.75  # below what a page gives as its own address
_CAPTURED = 0.1  # never shown as the day of publication


def capture_claims(capture: Capture) -> list[Claim]:
    """The address, and the moment of capture as another date; the evidence names who says so, such as "warc"."""
    claims: list[Claim] = []
    if capture.url:
        claims.append(Claim("url", Words(capture.url), (Evidence(f"{capture.told_by}:url", capture.url),), _ADDRESS))
    if capture.captured:
        when = Published(capture.captured, "minute", "captured")
        claims.append(Claim("published", when, (Evidence(f"{capture.told_by}:date", capture.captured),), _CAPTURED))
    return claims


def with_capture(reading: Reading, capture: Capture) -> Reading:
    """The reading with what is known of where its file was got."""
    found = reading.description
    claims = [*found.claims, *found.others, *capture_claims(capture)]
    return replace(reading, description=settle(claims, found.text))
