"""Looks up the place that a dateline names: whole or in its parts, near its outlet, spelled as it is spelled there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from dossier import lazy_re as re
from dossier.authority.gazetteer import SPEAKERS, Gazetteer
from dossier.authority.knowledge import entries, pattern
from dossier.authority.outlet_list import Outlet, OutletList
from dossier.authority.place_names_other_scripts import find_in_other_script
from dossier.model.claims import Claim, Dateline, Place
from dossier.model.evidence import Evidence, quoted
from dossier.reading.fields.dateline_form import DatelineShape
from dossier.reading.fields.dates import FoundDate

_PARTS = re.compile(r"\s*/\s*|\s+(?:and|y|et|und|e)\s+", re.I)
_MISREAD = str.maketrans("01458l", "OIASBI")  # what a scanner reads for capitals: "L0ND0N", "MANlLA"
# What accompanies a town's name: "NEAR BAKHMUT", "DADAAB REFUGEE CAMP"
_CLOSE_BY = pattern(
    r"(?:<dateline_words/close_by>\s+(?P<late>.{3,40})|(?P<early>.{3,40}?)\s+(?:(?:(?:refugee"
    "|army|military) )?camp|(?:air|naval|army|military) base|airfield|crossing))",
    re.I,
)
ELSEWHERE = "\u0370"  # the first letter of the scripts whose names are looked up by their sound as well
_OF_CAPITAL = re.compile(r"D\.?\s?[CFM]\.?")  # "Bogotá, D.C.", "México, D.F.", "Quito, D.M.": a capital's district
_LAST = re.compile(r"(?<=\d),?\s+(?P<agency>[^\W\d_]{2,12})\s*$")  # behind the date
# Letters that few languages write, and where those are spoken: Catalan, French and Italian; Portuguese; Spanish.
_WRITTEN_IN = (
    (frozenset("àèìòù"), frozenset({"ES", "AD"}) | SPEAKERS["fr"] | SPEAKERS["it"]),
    (frozenset("ãõ"), SPEAKERS["pt"]),
    (frozenset("ñ"), SPEAKERS["es"] | {"PH"}),
)


@cache
def _states(note: str) -> Mapping[str, str]:
    """The names of states of the United States by their abbreviations."""
    return {word: row.concept for row in entries("us_states") if row.note == note for word in row.words}


def old_state(words: str) -> str | None:
    """The state that an abbreviation meant in old papers of the United States: "Col." is Colorado."""
    return _states("old").get(words.replace(".", "").replace(" ", "").upper())


def state_name(words: str) -> str:
    """Expands "Ind." to "Indiana", "N.C." to "North Carolina"; leaves other words unchanged."""
    return _states("").get(words.replace(".", "").replace(" ", "").upper(), words)


@dataclass(frozen=True, slots=True)
class FoundDateline:
    """A dateline that was judged to be one; `evidence` are its own words from the place on."""

    form: DatelineShape
    place: Place
    listed: bool  # whether the gazetteer knows the place
    also: tuple[Place, ...] = ()  # further places of "BOGOTA/CARACAS"
    near: str | None = None  # ISO country of the one in the brackets, where that helped to choose

    @property
    def date(self) -> FoundDate | None:
        return self.form.date

    bracket: tuple[int, int] | None = None  # span of the name of an agency or outlet

    @property
    def agency(self) -> tuple[int, int] | None:
        """The span of the agency's name, if there is one."""
        return self.bracket

    def claim(self, rendition: str, *, rank: float = 1.0) -> Claim:
        value = Dateline(self.place, self.date.date if self.date else None)
        return Claim("dateline", value, (quoted(rendition, self.form.start, self.form.stop),), rank)


def closes_in_brackets(rendition: str, form: DatelineShape, end: int) -> bool:
    """True if a listed agency in brackets ends the line: "QUITO, March 4 (AGENCY)"."""
    if form.agency is None or form.bare_agency or form.after < end or rendition[form.agency[0] - 1] != "(":
        return False
    return OutletList.standard().agency(rendition[slice(*form.agency)].strip()) is not None


def prefer_nearer(found: FoundDateline, country: str | None, language: str | None = None) -> FoundDateline:
    """The same dateline, with the namesake in the outlet's country, or where the language (ISO) is spoken."""
    if (country is None and language is None) or not found.listed:
        return found
    again = resolve(found.form, country or found.near, language)
    if again.place == found.place and again.also == found.also:
        return found
    return replace(found, place=again.place, also=again.also)


def resolve(form: DatelineShape, near: str | None, language: str | None = None) -> FoundDateline:
    """The form with its place looked up, whole first and then in its parts."""
    qualifier = form.qualifiers[-1] if form.qualifiers else None
    if form.province is not None:
        return _in_province(form, form.province)
    whole = _find(form.place, qualifier, near, language)
    if whole:
        return FoundDateline(form, whole, True)
    parts = _PARTS.split(form.place)
    found = [p for p in (_find(part, qualifier, near, language) for part in parts) if p] if len(parts) > 1 else []
    if found:
        return FoundDateline(form, found[0], True, tuple(found[1:]))
    return FoundDateline(form, _unlisted(form.place, qualifier), False)


def _in_province(form: DatelineShape, town: str) -> FoundDateline:
    """The place near the town after which its province is named, or in that town's region if no list has it."""
    capital = Gazetteer.standard().find(town)
    country, admin = (capital.country, capital.admin) if capital else (None, None)
    found = Gazetteer.standard().find(form.place, admin=admin, country=country)
    if found is not None and found.lat is not None:
        return FoundDateline(form, found, True)
    return FoundDateline(form, Place(form.place, admin, country), False)


@lru_cache(maxsize=2048)  # most reports are filed from the same few towns, and ask several times
def _find(name: str, qualifier: str | None, near: str | None, language: str | None) -> Place | None:
    if name[:1] >= ELSEWHERE:
        return find_in_other_script(name, Gazetteer.standard(), spelt=True)
    if qualifier and _OF_CAPITAL.fullmatch(qualifier):
        qualifier = qualifier if Gazetteer.standard().find(name, admin=qualifier) else None
    place = Gazetteer.standard().find(name, admin=qualifier, near_country=near, language=language)
    if place is None:
        place = _misread(name, qualifier, near) or _close_by(name, qualifier, near)
    if place is None and qualifier == "Congo":  # agencies so call the larger of the two as well: "GOMA, Congo"
        return Gazetteer.standard().find(name, country="CD")
    if place is None and qualifier and (state := old_state(qualifier)):
        return Gazetteer.standard().find(name, admin=state, country="US")
    if place is None or qualifier or near or name.isascii():
        return place
    return _as_spelled(name, place)


def _misread(name: str, qualifier: str | None, near: str | None) -> Place | None:
    corrected = name.translate(_MISREAD)
    again = corrected != name and corrected.isupper()
    return Gazetteer.standard().find(corrected, admin=qualifier, near_country=near) if again else None


def _close_by(name: str, qualifier: str | None, near: str | None) -> Place | None:
    """The town near which a camp, base or front lies."""
    if (match := _CLOSE_BY.fullmatch(name)) is None:
        return None
    found = Gazetteer.standard().find(match["late"] or match["early"], admin=qualifier, near_country=near)
    return found if found and found.lat is not None else None


def _as_spelled(name: str, place: Place) -> Place:
    """Of places whose names differ only in accents, the one spelled like this: "València" is the one in Spain."""
    countries = next((where for letters, where in _WRITTEN_IN if not letters.isdisjoint(name.lower())), None)
    if countries is None or place.country in countries:
        return place
    others = Gazetteer.standard().candidates(name)
    return next((other for other in others if other.lat is not None and other.country in countries), place)


def _unlisted(name: str, qualifier: str | None) -> Place:
    """A place as the report names it, in the area that its qualifier means."""
    area = Gazetteer.standard().area(state_name(qualifier)) if qualifier else None
    if area is None:
        return Place(name)
    # An area that is a region carries its country; one that is a country has no region.
    return Place(name, None if is_country(qualifier) else area.name, area.country)


def is_country(name: str | None) -> bool:
    return name is not None and Gazetteer.standard().is_country(name)


def inferred_dateline(outlet: Outlet, evidence: tuple[Evidence, ...], *, rank: float = 0.3) -> Claim | None:
    """The outlet's home city, where the report states no place; `None` for agencies, which file from everywhere."""
    if outlet.wire or not outlet.city:
        return None
    place = Gazetteer.standard().find(outlet.city, country=outlet.country)
    if place is None:
        return None
    listed = Evidence("outlets", f"{outlet.name}: {outlet.city}, {outlet.country}")
    return Claim("dateline", Dateline(place, None, "inferred"), (*evidence, listed), rank)


def is_region(words: str) -> bool:
    """Whether brackets hold a region or a country, and no agency: "Albertville (Savoie). Four skiers"."""
    return (
        len(words) > 2 and OutletList.standard().agency(words) is None and Gazetteer.standard().area(words) is not None
    )


def without_agency(rendition: str, start: int, end: int) -> tuple[int, tuple[int, int] | None]:
    """Splits the wire service from the end of a line of place and date; returns the end without it, and its span.

    "SAPPORO, Japan, May 14 Kyodo", "Tehran, May 14, IRNA".
    """
    last = _LAST.search(rendition, start, end)
    known = last is not None and OutletList.standard().agency(last["agency"]) is not None
    return (last.start(), last.span("agency")) if last and known else (end, None)
