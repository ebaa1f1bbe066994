"""Tells which of several places of one name a story means by the other places that it names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from math import cos, radians

from dossier.model.claims import Place
from dossier.reading.rules.places import Gazetteer, fold

_REACH = 6_000  # characters of the story
_MOST = 60  # names that are looked up
_FEWEST = 2  # places that have to agree
_FEWEST_LETTERS = 5
# Behind a word that places stand behind; two words at most, for longer runs of capitals are mostly bodies and titles.
_NAME = re.compile(
    r"\b(?:in|at|to|from|near|and|en|a|desde|hasta|y|à|et|depuis|vers|nach|aus|bei|und|em|no|na|para|e|do|da|ad|di) "
    r"(?P<name>[A-ZÀ-Þ][\w'’-]{2,}(?: [A-ZÀ-Þ][\w'’-]{2,})?)"
)


def by_company(place: Place, name: str, texts: Sequence[str]) -> Place:
    """The place called `name` that lies where the others in `texts` do; `place`, the likeliest, where they do not say.

    Others count that bear their name alone; two of one country at least have to agree, and none to lie in that of
    `place`.
    """
    bearers = [other for other in Gazetteer.standard().candidates(name) if other.lat is not None]
    if len({other.country for other in bearers}) < _FEWEST:
        return place
    company = list(_alone(texts, name))
    counted = Counter(other.country for other in company)
    country, votes = max(counted.items(), key=lambda item: item[1], default=("", 0))
    if votes < _FEWEST or counted[place.country or ""]:
        return place
    there = [other for other in bearers if other.country == country]
    near = [other for other in company if other.country == country]
    return min(there, key=lambda other: min(_apart(other, known) for known in near), default=place)


def _alone(texts: Sequence[str], name: str) -> Iterator[Place]:
    """Places of the story whose names no other country has."""
    found = dict.fromkeys(match["name"] for text in texts for match in _NAME.finditer(text[:_REACH]))
    for words in list(found)[:_MOST]:
        if len(words) >= _FEWEST_LETTERS and fold(words) != fold(name):
            bearers = Gazetteer.standard().candidates(words)
            if bearers and bearers[0].lat is not None and len({other.country for other in bearers}) == 1:
                yield bearers[0]


def _apart(one: Place, other: Place) -> float:
    """How far apart two places are, in squared degrees of latitude: enough to tell the nearer."""
    if one.lat is None or one.lon is None or other.lat is None or other.lon is None:
        return float("inf")
    east = (one.lon - other.lon) * cos(radians(one.lat))
    return (one.lat - other.lat) ** 2 + east**2
