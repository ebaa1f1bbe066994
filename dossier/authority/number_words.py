"""Words for numbers in English and Spanish, with their values."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from dossier.authority.knowledge import entries


@cache
def number_words(kind: str, language: str | None = None) -> Mapping[str, int]:
    """Words of one kind with their values: `cardinal`, `scale`, `collective` (a dozen), `phrase` (half a million)."""
    return {
        word: int(row.concept)
        for row in entries("number_words")
        if row.note == kind and language in (None, row.language)
        for word in row.words
    }
