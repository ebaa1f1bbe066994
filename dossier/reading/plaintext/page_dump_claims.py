"""Weighs what rules find in a copied page: its outlet is chosen by the page's signs, its authors by rankers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier.model.claims import Claim, Person
from dossier.reading.fields.outlet import FoundOutlet
from dossier.reading.fields.page_outlet import DOUBTED, page_outlets
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.plaintext.line_finding import LineFinding


def without_authors(found: Sequence[LineFinding]) -> list[LineFinding]:
    """The findings without the authors that rules would show: rankers choose those."""
    return [replace(one, claims=tuple(c for c in one.claims if not _is_author(c))) for one in found]


def with_page_outlet(rendition: str, found: Sequence[LineFinding], layout: HeadAndBody) -> list[LineFinding]:
    """The findings, with the outlet on which the page's signs agree; others are kept as alternatives, not shown."""
    own = {line.start for line in layout.chrome}
    named = [who for one in found for who in one.outlets if one.start not in own and not _is_wire(who)]
    title = rendition[slice(*layout.title)] if layout.title else ""
    whose = page_outlets(rendition, layout.chrome, title, named)
    return [*map(_doubted, found), LineFinding(-1, (), tuple(whose))]


def _is_wire(who: FoundOutlet) -> bool:
    return who.outlet is not None and who.outlet.wire


def _doubted(one: LineFinding) -> LineFinding:
    """The finding with its outlets ranked last: sections, buttons and captions of pages have such names, too."""
    outlets = tuple(replace(who, rank=min(who.rank, DOUBTED)) for who in one.outlets)
    kept = tuple(claim for claim in one.claims if claim.field != "outlet")
    return replace(one, claims=kept, outlets=outlets) if outlets else one


def _is_author(claim: Claim) -> bool:
    return isinstance(claim.value, Person) and claim.value.role == "author"
