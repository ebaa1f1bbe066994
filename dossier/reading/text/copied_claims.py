"""Weighs what a copied page says: who and when under its headline count, not those of the stories that it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier.model.claims import Claim, Person, Words
from dossier.reading.rules import outlet
from dossier.reading.rules.outlet import FoundOutlet
from dossier.reading.text.found import Found
from dossier.reading.text.layout import Layout

_STATED = 0.7  # rank of a name before which stands "By", at least
_GUESSED = 0.45  # rank of an outlet that no list knows, on a line of a page full of names


def headed(found: Sequence[Found], layout: Layout) -> list[Found]:
    """What was found, with authors and days below the story's beginning put behind those that its head names."""
    start = layout.body[0].start if layout.body else 0
    above = [claim for one in found for claim in one.claims if claim.rank > 0 and _at(claim) < start]
    named = any(_is_author(claim) for claim in above)
    dated = any(claim.field == "published" for claim in above)

    end = layout.body[-1].start if layout.body else 0

    def weighed(claim: Claim) -> Claim:
        # A name alone among the paragraphs is a subheading's, a caption's, a link's
        guessed = _is_author(claim) and claim.rank < _STATED and _at(claim) < end
        late = guessed or (named and _is_author(claim)) or (dated and claim.field == "published")
        return replace(claim, rank=0.0) if late and _at(claim) >= start else claim

    return [
        replace(one, claims=tuple(map(weighed, one.claims)), outlets=tuple(map(_doubted, one.outlets)))
        for one in map(_without_guessed_papers, found)
    ]


def _without_guessed_papers(one: Found) -> Found:
    """Without the claims that outlets make which are only named as papers are; these are weighed, and claim again."""
    guessed = {who.name for who in one.outlets if _is_guessed(who)}
    kept = (
        c for c in one.claims if not (isinstance(c.value, Words) and c.field == "outlet" and c.value.value in guessed)
    )
    return replace(one, claims=tuple(kept)) if guessed else one


def _doubted(who: FoundOutlet) -> FoundOutlet:
    return replace(who, rank=_GUESSED) if _is_guessed(who) else who


def _is_guessed(who: FoundOutlet) -> bool:
    """Whether a line is only named as papers are: sections and buttons of pages are, too."""
    return who.outlet is None and who.rank == outlet.MASTHEAD and "." not in who.name


def _at(claim: Claim) -> int:
    """Where a claim's words stand; before all others if they are no words of the text."""
    span = claim.evidence[0].span
    return span.start if span is not None and claim.evidence[0].origin == "text" else -1


def _is_author(claim: Claim) -> bool:
    return isinstance(claim.value, Person) and claim.value.role == "author"
