"""Moves a description of a part of some words to the part's position in the whole."""

from __future__ import annotations

from dataclasses import replace

from dossier.model.claims import Claim, Description
from dossier.model.evidence import Evidence, Span


def moved(found: Description, by: int) -> Description:
    """The description with every offset `by` characters further on."""
    return Description(
        tuple(_claim(claim, by) for claim in found.claims),
        tuple(_span(span, by) for span in found.text),
        tuple(_claim(claim, by) for claim in found.others),
    )


def _claim(claim: Claim, by: int) -> Claim:
    return replace(claim, evidence=tuple(_evidence(one, by) for one in claim.evidence))


def _evidence(evidence: Evidence, by: int) -> Evidence:
    return replace(evidence, span=_span(evidence.span, by)) if evidence.span else evidence


def _span(span: Span, by: int) -> Span:
    return Span(span.start + by, span.end + by)
