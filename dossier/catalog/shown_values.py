"""The values that a list shows for a report: a person's word on each field, else a rule's, else a reader's best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dossier.model.claims import Claim, Dateline, Description, Person, Place, Published
from dossier.model.overlay import overlaid
from dossier.model.records import words_of
from dossier.model.rules import Rule
from dossier.model.tags import sorted_as

Columns = dict[str, str | float | None]


def shown(description: Description, rules: Sequence[Rule], corrections: Iterable[tuple[Claim, ...]]) -> Columns:
    """Column values of the report table; None where the report states nothing."""
    found = overlaid(description, rules, corrections)
    place, filed = _dateline(found)
    values = {
        "headline": words_of(found, "headline"),
        "outlet": words_of(found, "outlet"),
        "byline": _byline(found),
        "place": place.name if place else None,
    }
    return {
        **values,
        **{f"{name}_key": sorted_as(value) for name, value in values.items()},
        "country": place.country if place else None,
        "filed": filed,
        "published": _published(found),
        **{name: words_of(found, name) for name in ("language", "url", "section", "standfirst")},
        "lat": place.lat if place else None,
        "lon": place.lon if place else None,
        "outlet_read": words_of(description, "outlet"),
    }


def _byline(description: Description) -> str | None:
    people = [claim.value for claim in description.all_of("byline") if isinstance(claim.value, Person)]
    return "; ".join(p.name if p.role == "author" else f"{p.name} ({p.role})" for p in people) or None


def _dateline(description: Description) -> tuple[Place | None, str | None]:
    """Where it was filed, and when."""
    best = description.best("dateline")
    return (best.value.place, best.value.date) if best and isinstance(best.value, Dateline) else (None, None)


def _published(description: Description) -> str | None:
    best = description.best("published")
    return best.value.value if best and isinstance(best.value, Published) else None
