"""Tells authors' names that stand alone above a story from the labels of forms and lists, of which there are several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier.model.claims import Claim, Person
from dossier.reading.rules.given_names import opens_with_given
from dossier.reading.text.found import Found

GUESSED = 0.6  # rank of a name that stands alone, without "By"


def believed(found: Sequence[Found], title: tuple[int, int] | None) -> list[Found]:
    """What the lines say, without names that may be labels: of names alone, authors have one line, or two together.

    More, or two over the headline, count where a given name opens them.
    """
    at = [n for n, one in enumerate(found) if any(map(_is_guessed, one.claims))]
    together = len(at) == len("AB") and at[1] == at[0] + 1 and title is not None and found[at[0]].start > title[0]
    return list(found) if len(at) < len("AB") or together else [*map(_of_given_names, found)]


def _is_guessed(claim: Claim) -> bool:
    return isinstance(claim.value, Person) and claim.value.role == "author" and claim.rank == GUESSED


def _of_given_names(one: Found) -> Found:
    kept = tuple(claim for claim in one.claims if not (_is_guessed(claim) and _may_be_label(claim)))
    return one if kept == one.claims else replace(one, claims=kept, spent=bool(kept))


def _may_be_label(claim: Claim) -> bool:
    return isinstance(claim.value, Person) and not opens_with_given(claim.value.name)
