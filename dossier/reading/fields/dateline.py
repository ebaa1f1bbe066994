"""Finds where and when a report was filed, in the opening words of its paragraphs or on lines of their own."""

from __future__ import annotations

from dataclasses import replace

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.knowledge import pattern
from dossier.authority.outlet_list import Outlet, OutletList
from dossier.reading.fields.dateline_form import DatelineShape, match_form, match_stopped
from dossier.reading.fields.dateline_likelihood import (
    MIXED_STORY,
    SAMPLE,
    agency_of,
    has_known_area,
    is_area,
    is_believable,
    is_ruled_out,
    opens_letter,
    opens_sentence,
)
from dossier.reading.fields.dateline_parts import opening
from dossier.reading.fields.dateline_place import (
    ELSEWHERE,
    FoundDateline,
    closes_in_brackets,
    inferred_dateline,
    is_country,
    is_region,
    prefer_nearer,
    resolve,
    without_agency,
)
from dossier.reading.fields.dateline_scripts import place_line, read_in_script
from dossier.reading.fields.dates import first_date
from dossier.reading.fields.monitoring_source import read_monitor_line
from dossier.reading.fields.outlet_names import CALL_SIGN
from dossier.reading.text_tools.language_detection import detect

__all__ = [
    "FoundDateline",
    "bare_place",
    "believed_stop",
    "inferred_dateline",
    "prefer_nearer",
    "read_dateline",
    "read_place_line",
    "stated_place",
]

_GERMAN = ("DE", "AT", "CH", "LI", "LU", "IT")  # where papers appear in German
# Languages in which papers close a dateline so before a long sentence, abroad and in large cities
_STOPPED_IN = frozenset(("es", "pt", "fr", "it", "ca", "gl", "nl", "fi", "sv", "pl"))
_SENTENCE_BEHIND = re.compile(r"\s*[«\"“]?[A-ZÀ-ÞŁŚŻ][^.!?\n]{60}")
_LINE = 300  # characters of a place and its date, with a time of day and a label
_OUTLET_WORDS = pattern(r"\b<dateline_words/outlet_words>\b", re.I)

_DESK = re.compile(
    r"(?P<desk>[a-z]{2,4})(?:/[a-z]{2,5})*\s+(?=[^\W\d_a-zäöü])"
)  # an agency, and its author, before the place
_REPORTED = pattern(r"\(?\s*<dateline_words/reported>\.?\s*\)?", re.I)
_TIME = (
    r"[\s,.|-]*(?:\d{1,2}\s?[:.h]\s?\d{2}|\d{4}(?=\s(?:GMT|UTC|hrs|local)\b))"
    r"(?:\s?(?:[ap]\.?\s?m\.?|h|hrs?|Uhr|local))?(?:\s*\(?[A-Z]{2,5}\)?)?[\s.]*"
)
_CHANGED = rf"[\s.,;|(]+(?:updated|actualizad[oa]|atualizad[oa]|aktualisiert)(?:\s+(?:at|a las?|às|um))?{_TIME}\)?"
_CLOCK = re.compile(rf"(?<=\d\d\d\d)(?=[\s,|.])(?:{_TIME})?(?:{_CHANGED})?\Z", re.I)
_CLOCK_REACH = 120  # characters of a line's end in which a time of day begins
# "À Gap, le 9 mai 2023", "Dado en Madrid, a 3 de marzo de 2019"
_MADE = pattern(r"<dateline_words/made>\s+(?=[A-ZÀ-Þ])", re.I)
_LABEL = re.compile(r"\s*(?:dateline|fechado en|lugar|lieu|ort|local)\s*:\s*", re.I)
_STROKED = re.compile(r"(?P<place>[^\d\n/|,:]{3,40}?)\s+[/–-]\s+(?P<date>\d[^\n]{5,30})")
_LEADS_TO = re.compile(r"(?:D[aeo]s?|Desde|Depuis|Aus|From) (?=[A-ZÀ-Þ])")
_DIGIT = re.compile(r"\d")


def read_dateline(
    rendition: str, start: int, end: int, *, near: str | None = None, lead: int = 2
) -> FoundDateline | None:
    """The dateline that the paragraph `rendition[start:end]` opens with.

    `near`: ISO country of the outlet, which helps to choose among places of one name. `lead`: how far to believe a
    place alone, without date or agency: 0 (deep in the story) not at all, 1 or 2 in capitals, 3 (the story's first
    paragraph) in mixed case too.
    """
    if rendition[start : start + 1].islower() and (desk := _DESK.match(rendition, start, end)):
        led = read_dateline(rendition, desk.end(), end, near=near, lead=lead)  # "dpa Berlin. Die", "epd KÖLN –"
        known = OutletList.standard().agency(desk["desk"]) is not None
        return replace(led, bracket=led.bracket or desk.span("desk")) if led and known else None
    if (found_in_script := read_in_script(rendition, start, end, lead=lead)) is not None:
        return found_in_script
    form = opening(rendition, start, end)
    if form and form.close == "stop" and form.agency and lead > 1 and is_region(rendition[slice(*form.agency)]):
        return _stopped(rendition, start, end, lead)
    if form is None or form.close == "line" or is_ruled_out(form):
        return _stopped(rendition, start, end, lead) if form is None and lead > 1 else None
    agency = agency_of(rendition, form)
    near = near or _home(rendition, form, agency)
    found = resolve(form, near)
    if not found.listed and lead > 1 and (town := _from_there(rendition, form)):
        form, found = town, resolve(town, near)
    if not is_believable(rendition, form, found, agency, end, lead):
        return None
    span = form.agency
    named = span is not None and span[1] > span[0] + 1 and not is_area(rendition, form)
    named = named and not _REPORTED.fullmatch(rendition, *(span or (0, 0)))
    return replace(found, bracket=span if named else None, near=near) if named or near else found


def _from_there(rendition: str, form: DatelineShape) -> DatelineShape | None:
    """The form without the small word that leads to a known town: "Do Recife –", "Desde Quito.-"."""
    lead = _LEADS_TO.match(rendition, form.start, form.stop)
    if lead is None or not form.place.startswith(lead[0]):
        return None
    return replace(form, start=lead.end(), place=form.place.removeprefix(lead[0]))


def _stopped(rendition: str, start: int, end: int, lead: int) -> FoundDateline | None:
    """Reads "Celle.

    Der Imker": German papers end a dateline so; others do after a large city or one with its region.
    """
    form = match_stopped(rendition, start, end)
    if form is None or is_ruled_out(form):
        return None
    if has_known_area(form):
        return believed_stop(rendition, form, end, drawn=False)
    found = believed_stop(rendition, form, end, drawn=True)
    if found is None:
        return None
    language = detect(rendition[form.after : form.after + SAMPLE])
    # "Ende." is a town in Indonesia, too
    abroad = lead > 2 and Gazetteer.standard().is_large(form.place)
    if language == "de" and (found.place.country in _GERMAN or abroad):
        return found
    return found if abroad and language in _STOPPED_IN and _SENTENCE_BEHIND.match(rendition, form.after, end) else None


def believed_stop(rendition: str, form: DatelineShape, end: int, *, drawn: bool) -> FoundDateline | None:
    """Reads a place and a full stop before the story's first sentence as a dateline.

    `drawn`: the page sets the place off from the story; otherwise its country or region must follow it.
    """
    found = resolve(form, None)
    if is_ruled_out(form) or end - form.after < MIXED_STORY or not opens_sentence(rendition, form):
        return None
    town = found.listed and found.place.lat is not None and not is_country(form.place)
    return found if town and (drawn or has_known_area(form)) else None


def read_place_line(rendition: str, start: int, end: int, *, near: str | None = None) -> FoundDateline | None:
    """The dateline that a line of its own is: a place with its date, and nothing else."""
    if end - start > _LINE:
        return None
    label = _LABEL.match(rendition, start, end)
    if label is None and _DIGIT.search(rendition, start, end) is None:
        return None  # without a date, which most lines are
    if rendition[start] >= ELSEWHERE and (found_in_script := place_line(rendition, start, end)) is not None:
        return found_in_script
    led = label or _MADE.match(rendition, start, end)
    if clock := _CLOCK.search(rendition, max(start, end - _CLOCK_REACH), end):
        end = clock.start()
    end, agency = without_agency(rendition, start, end)
    form = match_form(rendition, led.end() if led else start, end) or _place_and_date(rendition, start, end)
    if (
        form is None
        or (form.date is None and label is None)
        or (form.agency is not None and not closes_in_brackets(rendition, form, end))
        or (form.agency is None and form.close != "line")
        or is_ruled_out(form)
        or opens_letter(rendition, end)
        or OutletList.standard().agency(form.place) is not None  # "Xinhua, March 4, 2019"
    ):
        return None
    heard = read_monitor_line(rendition, start, end) if form.agency is None else None
    found = replace(resolve(form, near), bracket=heard[1] if heard else form.agency or agency)
    if _OUTLET_WORDS.search(form.place) or (form.place.startswith("THE ") and not found.listed):
        return None  # "THE DAILY RAVEN, Friday March 3 2021"
    return found if found.listed or (form.upper and len(form.place.split()) <= 4) or has_known_area(form) else None


def _place_and_date(rendition: str, start: int, end: int) -> DatelineShape | None:
    """Reads a place and a date separated by a monitor's source or by a slash ("Puebla / 3 MAR 2021")."""
    match = _STROKED.fullmatch(rendition, start, end)
    if match is None:
        heard = read_monitor_line(rendition, start, end)
        return heard[0] if heard else None
    place, date = match_form(rendition, start, match.end("place")), first_date(rendition, *match.span("date"))
    whole = date is not None and date.start == match.start("date") and date.end == end
    return replace(place, stop=date.end, after=end, date=date) if place and date and whole else None


def bare_place(rendition: str, start: int, end: int) -> FoundDateline | None:
    """The place that a line of its own is ("Caracas,"); it makes a dateline only with a date on a line close by."""
    words = rendition[start:end].rstrip(" ,.")
    form = match_form(rendition, start, start + len(words))
    if form is None or form.start > start or form.close != "line" or form.date or form.agency or is_ruled_out(form):
        return None
    found = resolve(form, None)
    other = Gazetteer.standard().is_country(form.place) or OutletList.standard().agency(form.place)
    return found if found.listed and not other else None


def stated_place(rendition: str, start: int, end: int) -> FoundDateline | None:
    """The place, with a date or without, that a label says is the dateline; it need not be a listed one."""
    form = match_form(rendition, start, end)
    if form is None or form.after < end or form.close not in ("line", "stop") or is_ruled_out(form):
        return None
    if form.agency:  # "Recife (PE)", "Barichara (Santander)": in brackets at the end of a line an area is none
        area = rendition[slice(*form.agency)].strip()
        if form.qualifiers or Gazetteer.standard().area(area) is None:
            return None
        form = replace(form, qualifiers=(area,), agency=None)
    return resolve(form, None)


def _home(rendition: str, form: DatelineShape, agency: Outlet | None) -> str | None:
    """The country in which the one in the brackets is at home, unless it files from the whole world in English."""
    if agency is not None:
        return agency.country if not agency.wire or "en" not in agency.languages[:1] else None
    # Stations in the United States have call signs (47 CFR 73.3550).
    name = rendition[slice(*form.agency)].strip() if form.agency else ""
    return "US" if CALL_SIGN.match(name) else None
