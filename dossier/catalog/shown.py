"""The values that a list shows for a report: a person's word on each field, else a rule's, else a reader's best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dossier.model.claims import Claim, Dateline, Description, Field, Person, Published, Words
from dossier.model.overlay import overlaid
from dossier.model.rules import Rule

Columns = dict[str, str | None]


def shown(description: Description, rules: Sequence[Rule], corrections: Iterable[tuple[Claim, ...]]) -> Columns:
    """Column values of the report table; None where the report does not tell."""
    found = overlaid(description, rules, corrections)
    place = _place(found)
    return {
        "headline": _words(found, "headline"),
        "outlet": _words(found, "outlet"),
        "byline": _byline(found),
        "place": place[0],
        "country": place[1],
        "published": _published(found),
        "language": _words(found, "language"),
        "outlet_read": _words(description, "outlet"),
    }


def _words(description: Description, field: Field) -> str | None:
    best = description.best(field)
    return best.value.value if best and isinstance(best.value, Words) else None


def _byline(description: Description) -> str | None:
    people = [claim.value for claim in description.all_of("byline") if isinstance(claim.value, Person)]
    return "; ".join(p.name if p.role == "author" else f"{p.name} ({p.role})" for p in people) or None


def _place(description: Description) -> tuple[str | None, str | None]:
    best = description.best("dateline")
    if best and isinstance(best.value, Dateline) and best.value.place:
        return best.value.place.name, best.value.place.country
    return None, None


def _published(description: Description) -> str | None:
    best = description.best("published")
    return best.value.value if best and isinstance(best.value, Published) else None
