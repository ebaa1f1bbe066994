"""Finds the station that a report's witnesses spoke to, which is the reporter's own."""

from __future__ import annotations

from collections import Counter

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.model.claims import Place
from dossier.reading.fields.outlet import SELF, FoundOutlet
from dossier.reading.fields.outlet_names import listed_outlet

# The letter is tested before its context, for speed: the search covers whole stories
_SPOKE_TO = re.compile(
    r"(?:t(?<!\wt)(?:old|ells|elling|o)|w(?<!\ww)ith)\s+(?P<name>[A-Z][A-Z0-9]{2,5}(?:-TV)?)\b(?!\s+[A-Z])"
)


def find_own_station(rendition: str, start: int, end: int, place: Place) -> FoundOutlet | None:
    """A listed station to which people made statements, twice at least, and whose home is in the dateline's region.

    Reporters name their own station so; a network from elsewhere that others quote has no home there.
    """
    matches = list(_SPOKE_TO.finditer(rendition, start, end))
    times = Counter(match["name"] for match in matches)
    for match in matches:
        outlet = listed_outlet(match["name"]) if times[match["name"]] > 1 else None
        if outlet is None or outlet.wire or not outlet.city:
            continue
        home = Gazetteer.standard().find(outlet.city, country=outlet.country)
        if home and home.admin and (home.admin, home.country) == (place.admin, place.country):
            return FoundOutlet(outlet.name, outlet, *match.span("name"), SELF)
    return None
