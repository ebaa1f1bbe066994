"""Gathers the places that reports were filed from, for the map."""

from __future__ import annotations

from collections.abc import Iterable

from dossier.briefs.citation_numbers import NumberedSource, Register
from dossier.model.briefs import BriefFiled, BriefPlace
from dossier.model.claims import Dateline, Place


def places(known: Iterable[NumberedSource], register: Register) -> tuple[BriefPlace, ...]:
    """Each place once, in the order in which sources name them."""
    found: dict[Place, list[BriefFiled]] = {}
    named = register.wording.place
    for cited in known:
        claim = cited.description.best("dateline")
        if claim and isinstance(claim.value, Dateline) and (where := claim.value.place):
            line = register.line(cited, named(where), (claim,), claim.value.basis == "inferred")
            found.setdefault(where, []).append(BriefFiled(cited.number, line))
    return tuple(BriefPlace(named(where), where.lat, where.lon, tuple(filed)) for where, filed in found.items())
