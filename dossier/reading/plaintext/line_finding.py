"""The findings in one paragraph around a plain text's story."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.model.claims import Claim
from dossier.reading.fields.outlet import FoundOutlet


@dataclass(frozen=True, slots=True)
class LineFinding:
    """The findings in one paragraph around the story; `spent`: it is no part of the article."""

    start: int
    claims: tuple[Claim, ...] = ()
    outlets: tuple[FoundOutlet, ...] = ()
    spent: bool = False
