"""Settles which candidate of each field is shown and which are kept as others."""

from __future__ import annotations

from collections.abc import Iterable

from dossier.authority.month_forms import bare
from dossier.model.claims import ROLES, Claim, Description, Person, Published, Words
from dossier.model.evidence import Span
from dossier.reading.fields.credit import agency_named
from dossier.reading.fields.epoch_days import is_default_date

SHOWN = 0.2  # below this a candidate is kept, but never shown as the value


def settle(claims: Iterable[Claim], text: tuple[Span, ...]) -> Description:
    """Orders the claims, best first in each field.

    A byline shows every name whose rank is the best of its role (author, photographer ...), other fields one claim.
    """
    shown: list[Claim] = []
    others: list[Claim] = []
    for field_claims in _by_field(claim for claim in claims if not is_default_date(claim)):
        won, lost = _byline(field_claims) if field_claims[0].field == "byline" else _one(field_claims)
        shown += won
        others += lost
    return Description(tuple(shown), text, tuple(others))


def _by_field(claims: Iterable[Claim]) -> list[list[Claim]]:
    fields: dict[str, list[Claim]] = {}
    for claim in claims:
        fields.setdefault(claim.field, []).append(claim)
    return [sorted(found, key=lambda c: -c.rank) for found in fields.values()]


def _one(claims: list[Claim]) -> tuple[list[Claim], list[Claim]]:
    """The best, and every other value once."""
    kept: dict[object, Claim] = {}
    for claim in claims:
        kept.setdefault(_key(claim), claim)
    found = list(kept.values())
    return ([], found) if found[0].rank < SHOWN else (found[:1], found[1:])


def _key(claim: Claim) -> object:
    value = claim.value
    return value.value if isinstance(value, (Words, Published)) else value


def _byline(claims: list[Claim]) -> tuple[list[Claim], list[Claim]]:
    """Names once each; an author who is only guessed at loses to one who is named as such."""
    seen: dict[tuple[str, ...], Claim] = {}
    for claim in sorted(claims, key=lambda c: (-c.rank, _place(c))):
        if isinstance(claim.value, Person):
            seen.setdefault((_called(claim.value), claim.value.role), claim)
    found = list(seen.values())
    authors = [c.rank for c in found if isinstance(c.value, Person) and c.value.role == "author"]
    best = max(authors, default=0.0)
    lost = [
        c
        for c in found
        if c.rank < SHOWN or (isinstance(c.value, Person) and c.value.role == "author" and c.rank < best)
    ]
    return [c for c in sorted(found, key=lambda c: (_part(c), _place(c))) if c not in lost], lost


def _called(who: Person) -> str:
    """The key that identifies a person or body; an agency may have several names."""
    agency = agency_named(who.name) if who.role == "agency" else None
    return bare(agency.name if agency else who.name)


def _part(claim: Claim) -> int:
    """Sort key by role: authors first, then contributors, photographers and senders."""
    return ROLES.index(claim.value.role) if isinstance(claim.value, Person) else len(ROLES)


def _place(claim: Claim) -> int:
    span = claim.evidence[0].span
    return span.start if span else 0
