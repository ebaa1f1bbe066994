"""Names of months and weekdays in English and Spanish, lower case and without accents, as prose writes them."""

from __future__ import annotations

from collections.abc import Iterable


def _numbered(rows: Iterable[str]) -> dict[str, int]:
    return {name: number for number, names in enumerate(rows, start=1) for name in names.split()}


MONTHS = _numbered((  # 1 to 12; the Spanish short forms are left out, since some are words (`hace dos años`: ago)
    "january jan enero", "february feb febrero", "march mar marzo", "april apr abril", "may mayo", "june jun junio",
    "july jul julio", "august aug agosto", "september sept sep septiembre setiembre", "october oct octubre",
    "november nov noviembre", "december dec diciembre",
))  # fmt: skip
WEEKDAYS = _numbered((  # 1 (Monday) to 7, as ISO 8601 counts
    "monday lunes", "tuesday martes", "wednesday miercoles", "thursday jueves", "friday viernes", "saturday sabado",
    "sunday domingo",
))  # fmt: skip
