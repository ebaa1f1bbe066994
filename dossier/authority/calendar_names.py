"""Names of months and weekdays, lower case and without accents, as prose writes them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from dossier.authority.knowledge import entries

_ABBREVIATION = "abbreviation"


@cache
def months(*languages: str) -> Mapping[str, int]:
    """Full names of months in these languages, with their numbers, 1 to 12."""
    return _numbered("months", languages)


@cache
def weekdays(*languages: str) -> Mapping[str, int]:
    """Names of weekdays in these languages, with their numbers, 1 (Monday) to 7, as ISO 8601 counts."""
    return _numbered("weekdays", languages)


@cache
def month_abbreviations(*languages: str) -> Mapping[str, int]:
    """Short forms of months, such as `sept`, with their numbers."""
    return _numbered("months", languages, _ABBREVIATION)


def _numbered(table: str, languages: tuple[str, ...], note: str = "") -> dict[str, int]:
    rows = [row for row in entries(table) if row.language in languages and row.note == note]
    return {word: int(row.concept) for row in rows for word in row.words}


# Spanish short forms are left out, since some are words (`hace dos años`: ago)
MONTHS = {**months("en", "es"), **month_abbreviations("en")}
WEEKDAYS = weekdays("en", "es")
