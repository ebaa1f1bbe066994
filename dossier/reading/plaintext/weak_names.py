"""Distinguishes authors' names alone above a story from the labels of forms and lists, which have several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dossier.authority.given_names import opens_with_given
from dossier.model.claims import Claim, Person
from dossier.reading.plaintext.line_finding import LineFinding

GUESSED = 0.6  # rank of a name alone on a line, without "By"


def without_labels(found: Sequence[LineFinding], title: tuple[int, int] | None) -> list[LineFinding]:
    """The findings without names that may be labels: of lone names, authors have one line, or two together.

    If there are more, or two over the headline, only those that open with a given name count.
    """
    start = title[0] if title else -1
    guessed = [n for n, one in enumerate(found) if any(map(_is_guessed, one.claims))]
    over = [n for n in guessed if found[n].start < start]
    under = [n for n in guessed if found[n].start > start]
    together = len(under) == len("AB") and under[1] == under[0] + 1
    doubted = {*(over if len(over) > 1 else ()), *(under if len(under) > 1 and not together else ())}
    return [_of_given_names(one) if n in doubted else one for n, one in enumerate(found)]


def _is_guessed(claim: Claim) -> bool:
    return isinstance(claim.value, Person) and claim.value.role == "author" and claim.rank == GUESSED


def _of_given_names(one: LineFinding) -> LineFinding:
    kept = tuple(claim for claim in one.claims if not (_is_guessed(claim) and _may_be_label(claim)))
    return one if kept == one.claims else replace(one, claims=kept, spent=bool(kept))


def _may_be_label(claim: Claim) -> bool:
    return isinstance(claim.value, Person) and not opens_with_given(claim.value.name)
