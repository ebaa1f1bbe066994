"""Makes the record that linking, comparing and briefs use from a description and its rendition."""

from __future__ import annotations

from dossier.model.claims import Dateline, Description, Field, Published, Words
from dossier.model.reports import Record, ReportId


def record_of(report: ReportId, version: int, rendition: str, description: Description) -> Record:
    """One version of a report with the best value of each field."""
    dateline = description.best("dateline")
    filed = dateline.value if dateline and isinstance(dateline.value, Dateline) else None
    published = description.best("published")
    return Record(
        report,
        version,
        rendition,
        description.text,
        headline=words_of(description, "headline"),
        outlet=words_of(description, "outlet"),
        language=words_of(description, "language"),
        published=published.value.value if published and isinstance(published.value, Published) else None,
        place=filed.place if filed else None,
        filed=filed.date if filed else None,
    )


def words_of(description: Description, field: Field) -> str | None:
    """The words shown for a field; None where its value is not made of words."""
    best = description.best(field)
    return best.value.value if best and isinstance(best.value, Words) else None
