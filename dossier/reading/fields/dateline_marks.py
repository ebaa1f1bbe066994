"""Reads datelines whose parts bars hold apart, or that nothing parts from a story in capitals."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.knowledge import words as listed
from dossier.authority.month_forms import MONTHS, bare
from dossier.authority.outlet_list import OutletList
from dossier.model.claims import Place
from dossier.reading.fields.dateline_form import DATE, REACH, WHOLE_NAME, DatelineShape
from dossier.reading.fields.dates import FoundDate, first_date
from dossier.reading.fields.outlet_names import looks_like_outlet

_UP = "A-ZÀ-ÞĀ-ž"  # letters that may open a word here; that it is a capital is asked of the place
_TOWN = rf"(?P<place>{WHOLE_NAME}?)(?:,\s*(?P<area>{WHOLE_NAME}?)|\s?\((?P<within>[{_UP}][^()\d\n]{{1,30}})\))?"
_DAY = rf"(?P<date>(?i:{DATE}))"
_HOUSE = rf"(?P<house>[{_UP}][\w&-]*(?:[ /][\w&-]+){{0,3}}?)"
_FORMS = (
    # "NAIROBI | PUMPWIRE.-", "Quito | 3 de marzo | Redacción Tamarindo –"
    re.compile(rf"{_TOWN}\s*\|\s*(?:{_DAY}\s*\|\s*)?{_HOUSE}(?:\s?\.\s?[-–—]|\s+[-–—|]|:)\s*(?=\S)"),
    # "Nakuru, Kenya | 14 August 2019 |"
    re.compile(rf"{_TOWN}\s*\|\s*{_DAY}\s*(?:\||[-–—]|:)\s*(?=\S)"),
    # "14 August 2019, Nakuru –", "14 August 2019 | Nakuru |"
    re.compile(rf"{_DAY}\s*[,|]\s*{_TOWN}\s*(?:\.?\s?[-–—]|\|)\s+(?=\S)"),
    # "May 9, 2018 (Tromso, Norway) –"
    re.compile(rf"{_DAY}\s*\((?P<place>{WHOLE_NAME}?)(?:,\s*(?P<area>{WHOLE_NAME}?))?\)\s*[-–—]{{1,2}}\s+(?=\S)"),
)
_TELEX = re.compile(rf"{_TOWN},?\s+{_DAY}(?:\s+\((?P<house>[{_UP}][{_UP} ]{{1,20}})\))?\.?\s+(?=[A-Z\"])")
_NEAR = 60  # characters within which the first bar has to come
_LOUD = 80  # characters that decide whether a story is in capitals


def read_marked_dateline(text: str, start: int, end: int) -> DatelineShape | None:
    """The dateline that `text[start:end]` opens with in one of these forms; its place is one that is known."""
    stop = min(end, start + REACH)
    opening = text[start : start + _NEAR]
    if "|" in opening or opening[:1].isdigit() or (opening[:3].lower() in MONTHS and "(" in opening):
        found = (form.match(text, start, stop) for form in _FORMS)
        return next((shape for match in found if match and (shape := _shape_of(match))), None)
    if text[start : start + _LOUD].isupper() and (match := _TELEX.match(text, start, stop)):
        return _shape_of(match) if match.end() - match.start() < end - match.end() else None
    return None


def _shape_of(match: re.Match[str]) -> DatelineShape | None:
    parts = match.groupdict()
    area = parts.get("area") or parts.get("within")
    place, date = _town(match["place"], area), _date(match)
    if place is None or (parts.get("date") and date is None) or _is_label(parts.get("house") or ""):
        return None
    if (
        parts.get("house")
        and date is None
        and match[0].rstrip().endswith("|")
        and not looks_like_outlet(match["house"])
    ):
        return None  # "Esmeraldas | Manabí |", a menu
    house = match.span("house") if parts.get("house") else None
    words = [match.span(name) for name in ("place", "area", "within", "date", "house") if parts.get(name)]
    first, last = min(span[0] for span in words), max(span[1] for span in words)
    name = " ".join(match["place"].split())
    return DatelineShape(first, last, match.end(), name, (area,) if area else (), date, house, False, "dash")


def _town(name: str, area: str | None) -> Place | None:
    """The known town of that name; its area has to be known as well."""
    places = Gazetteer.standard()
    if (area is not None and places.area(area) is None) or OutletList.standard().agency(name) is not None:
        return None
    place = places.find(name, admin=area)
    return place if place is not None and place.lat is not None else None


def _is_label(house: str) -> bool:
    """True if a label takes the position of the agency: "Xinhua | 2017-09-15 | Updated:"."""
    return not listed("dateline_words", "never").isdisjoint(map(bare, house.split()[:1]))


def _date(match: re.Match[str]) -> FoundDate | None:
    return first_date(match.string, *match.span("date")) if match.groupdict().get("date") else None
