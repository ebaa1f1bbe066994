"""A person's word on a field: it wins by rank and overwrites nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dossier.model.claims import Claim, Description, Field


def corrected(description: Description, corrections: Iterable[tuple[Claim, ...]]) -> Description:
    """The description with corrections laid over it, oldest first; what lost stands first among the others.

    Each correction is the full set of claims for one field: one claim, or for the byline one a name.
    """
    for claims in corrections:
        if claims:
            description = laid_over(description, claims[0].field, claims)
    return description


def laid_over(description: Description, field: Field, claims: tuple[Claim, ...]) -> Description:
    """The description that shows `claims` for a field; what it showed before stands first among the others."""
    lost = description.all_of(field)
    return replace(
        description,
        claims=tuple(c for c in description.claims if c.field != field) + claims,
        others=lost + description.others,
    )
