"""Weighs what a copied page says: a day under its headline counts, not those of the stories that it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier.model.claims import Claim, Person, Published
from dossier.reading.fields.outlet import FoundOutlet
from dossier.reading.fields.page_outlet import DOUBTED, page_outlets
from dossier.reading.fields.published import is_vague
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.plaintext.line_finding import LineFinding

_NEAR = 8  # lines over the headline that are no masthead
_OPENING = 7  # paragraphs of the story among which its day may come


def prefer_head(found: Sequence[LineFinding], layout: HeadAndBody) -> list[LineFinding]:
    """The findings without the rules' authors, and with days below the story's beginning ranked under its head's."""
    start = layout.body[0].start if layout.body else 0
    days = [claim for one in found for claim in one.claims if claim.field == "published" and claim.rank > 0]
    dated = any(_at(claim) < start for claim in days)
    end = layout.body[-1].start if layout.body else 0
    deep = layout.body[_OPENING].start if len(layout.body) > _OPENING else end

    top = _top(layout)

    def weighed(claim: Claim) -> Claim:
        if is_vague(claim) or (_is_bare_day(claim) and 0 <= _at(claim) < top):
            return replace(claim, rank=0.0)
        late = dated and claim.field == "published"
        # A day alone among the paragraphs is that of a story which is set there
        late = late or (_is_bare_day(claim) and deep <= _at(claim) < end)
        return replace(claim, rank=0.0) if late and _at(claim) >= start else claim

    return [replace(one, claims=tuple(weighed(c) for c in one.claims if not _is_author(c))) for one in found]


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


def _at(claim: Claim) -> int:
    """Offset of a claim's words; before all others if they are no words of the text."""
    span = claim.evidence[0].span
    return span.start if span is not None and claim.evidence[0].origin == "text" else -1


def _top(layout: HeadAndBody) -> int:
    """End of the lines that may hold a copied page's own masthead, which shows each day's date."""
    over = [part.start for part in layout.head if layout.title and part.end <= layout.title[0]]
    return over[-_NEAR] if len(over) > _NEAR else 0


def _is_bare_day(claim: Claim) -> bool:
    return isinstance(claim.value, Published) and claim.value.what == "masthead"


def _is_author(claim: Claim) -> bool:
    return isinstance(claim.value, Person) and claim.value.role == "author"
