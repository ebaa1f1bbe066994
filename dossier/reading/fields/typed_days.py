"""Days as a person writes one into a field of a form or of a search."""

from __future__ import annotations

from dossier.reading.fields.dates import first_date


def typed_day(words: str) -> str | None:
    """The day, month or year, ISO 8601, that all of the words are: `28 April 2024` is `2024-04-28`."""
    plain = " ".join(words.split())
    date = first_date(plain)
    if date is None or date.start or date.end < len(plain) or date.year is None:
        return None
    return date.value
