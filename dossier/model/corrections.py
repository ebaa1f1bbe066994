"""A person's word on a field: it wins by rank and overwrites nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dossier.model.claims import Claim, Dateline, Description, Field, Person, Published, Value, Words
from dossier.model.evidence import Evidence, Span

PERSON = "person"  # the origin of words that only a person's correction has


def corrected(description: Description, corrections: Iterable[tuple[Claim, ...]]) -> Description:
    """Applies corrections to the description, oldest first; replaced claims come first among the others.

    Each correction is the full set of claims for one field: one claim, or for the byline one a name.
    """
    for claims in corrections:
        if claims:
            description = laid_over(description, claims[0].field, claims)
    return description


def laid_over(description: Description, field: Field, claims: tuple[Claim, ...]) -> Description:
    """Replaces the claims of one field by `claims`; the claims before come first among the others."""
    lost = description.all_of(field)
    return replace(
        description,
        claims=tuple(c for c in description.claims if c.field != field) + claims,
        others=lost + description.others,
    )


def standing_in(rendition: str, claims: Iterable[Claim]) -> tuple[Claim, ...]:
    """A correction with its words at their place in this rendition, which may not be the one it was made on.

    Words that are no longer there become the person's own.
    """
    return tuple(replace(c, evidence=tuple(_standing_in(rendition, e) for e in c.evidence)) for c in claims)


def _standing_in(rendition: str, evidence: Evidence) -> Evidence:
    if evidence.span is None or evidence.proves(rendition):
        return evidence
    near = evidence.span.start
    places = [at for at in (rendition.rfind(evidence.quote, 0, near + len(evidence.quote)),
                            rendition.find(evidence.quote, near)) if at >= 0]  # fmt: skip
    if not places:
        return Evidence(PERSON, evidence.quote)
    start = min(places, key=lambda at: abs(at - near))
    return replace(evidence, span=Span(start, start + len(evidence.quote)))


def words_given(correction: tuple[Claim, ...]) -> str:
    """What a person said: as it was typed, or the values where it was words of the report that were chosen."""
    first = correction[0].evidence[0]
    return first.quote if first.origin == PERSON else said(correction)


def said(claims: Iterable[Claim]) -> str:
    """A field's values in the form in which a person types them: `Ada Ruiz; Leo Paz (photographer)`."""
    return "; ".join(typed(claim.value) for claim in claims)


def typed(value: Value) -> str:
    """One value in that form: a dateline as `Quito, 2019-03-03`, a day as `2019-03-03`."""
    match value:
        case Words() | Published():
            return value.value
        case Person():
            return value.name if value.role == "author" else f"{value.name} ({value.role})"
        case Dateline():
            return ", ".join(part for part in (value.place.name if value.place else None, value.date) if part)
