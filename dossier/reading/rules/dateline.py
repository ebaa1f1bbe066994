"""Finds where and when a report was filed, in the opening words of its paragraphs or on lines of their own."""

from __future__ import annotations

import re
from dataclasses import replace

from dossier.reading.rules.dateline_form import Form, match_form, match_stopped
from dossier.reading.rules.dateline_parts import opening
from dossier.reading.rules.dateline_place import (
    FoundDateline,
    closes_in_brackets,
    inferred_dateline,
    is_country,
    is_region,
    nearer,
    resolve,
    without_agency,
)
from dossier.reading.rules.dateline_scripts import read_in_script
from dossier.reading.rules.dates import first_date
from dossier.reading.rules.monitored import monitored
from dossier.reading.rules.outlet_names import CALL_SIGN
from dossier.reading.rules.outlets import Outlet, Outlets
from dossier.reading.rules.places import Gazetteer
from dossier.reading.words.language import detect
from dossier.reading.words.months import MONTHS, WEEKDAYS, bare, word_set

__all__ = [
    "FoundDateline",
    "agency_of",
    "bare_place",
    "believed_stop",
    "inferred_dateline",
    "nearer",
    "read_dateline",
    "read_place_line",
    "stated_place",
]

_GERMAN = ("DE", "AT", "CH", "LI", "LU", "IT")  # where papers appear in German
_HEADLINE = 90  # letters of a headline behind its town
_LINE = 300  # characters of a place and its date, with a time of day and a label
_INITIALS = 4  # letters of a paper's
_SAMPLE = 400  # characters by which the language is told
_STORY = 40  # fewest characters of story behind a dateline that names neither date nor agency
_MIXED_STORY = 60  # the same where the place is not in capitals
_UNLISTED_STORY = 90  # the same where the gazetteer does not know the place
_NEVER = word_set("""
    update updated updates posted published publish modified breaking exclusive watch video photo photos photograph
    file image images gallery related read more story stories note notes correction clarification editor editors
    analysis opinion commentary feature features focus interview profile factbox timeline review preview live alert
    advisory bulletin urgent urgente record pay payable dated date declared total source sources credit by from to
    for with written reported edited copyright actualizado actualización publicado fecha hora foto fuente última
    ultima nota vídeo atualizado mise jour publié aktualisiert veröffentlicht stand quelle soccer football
    basketball baseball tennis cricket golf rugby hockey boxing cycling data datum athletics swimming skiing motor
    racing sport sports results standings summary scores fixtures shr net revs sales qtr year years month months
    week weeks mths first second third fourth last next today yesterday tonight quarter police suspect victim
    witness q a question answer morning evening warning news world local business politics día tag jour giorno
    weather traffic health science entertainment opinion column editorial letters sponsored advertisement home menu
    """)
_OUTLET_WORDS = re.compile(
    r"\b(?:News|Times|Post|Herald|Tribune|Gazette|Journal|Chronicle|Courier|Press|Diario|Periódico|Noticias|Jornal"
    r"|Folha|Zeitung|Nachrichten|Radio|TV|Television|Network|Agency|Agencia)\b",
    re.I,
)

_SHORT = re.compile(r"[a-z]{2,5}(?:[/-][A-Za-z]{2,5})*")  # German agencies write themselves small: dpa, epd, dpa/lnw
_DESK = re.compile(
    r"(?P<desk>[a-z]{2,4})(?:/[a-z]{2,5})*\s+(?=[^\W\d_a-zäöü])"
)  # an agency, and its author, before the place
_REPORTED = re.compile(
    r"\(?\s*(?:tel|telef|telex|video|text|fotos?|photos?|live|mündl|schriftl|special|spécial|especial|telegramm?|telegrama|télégramme|depesche|drahtmeldung|privattelegramm"
    r"|(?:by|per|por|par) (?:telegra\w+|t[eé]l[eé]gra\w+|cable|dépêche|wire|wireless)|(?:eigener )?drahtbericht"
    r"|eig(?:ene|ener|\.)? (?:ber(?:icht|\.)?|meldung)|funkspruch)\.?\s*\)?",
    re.I,
)
_TIME = re.compile(
    r"[\s,.|-]*(?:\d{1,2}\s?[:.h]\s?\d{2}|\d{4}(?=\s(?:GMT|UTC|hrs|local)\b))"
    r"(?:\s?(?:[ap]\.?\s?m\.?|h|hrs?|Uhr|local))?(?:\s*\(?[A-Z]{2,5}\)?)?[\s.]*",
    re.I,
)
_CHANGED = (
    rf"[\s.,;|(]+(?:updated|actualizad[oa]|atualizad[oa]|aktualisiert)(?:\s+(?:at|a las?|às|um))?{_TIME.pattern}\)?"
)
_CLOCK = re.compile(rf"(?<=\d\d\d\d)(?=[\s,|.])(?:{_TIME.pattern})?(?:{_CHANGED})?\Z", re.I)
_CLOCK_REACH = 120  # characters of a line's end in which a time of day begins
_CLOCK_BEFORE = re.compile(r"\d{1,2}[:.h]\d\d\s*(?:h|hs|hrs)?\.?\s*\|\s*")  # "14:05 | Huancayo, mar. 3."
# "À Gap, le 9 mai 2023", "Dado en Madrid, a 3 de marzo de 2019"
_MADE = re.compile(r"(?:(?:fait |donné )?à|fatto a|dad[oa] en|dad[oa] em|feito em)\s+(?=[A-ZÀ-Þ])", re.I)
_LABEL = re.compile(r"\s*(?:dateline|fechado en|lugar|lieu|ort|local)\s*:\s*", re.I)
_STROKED = re.compile(r"(?P<place>[^\d\n/|,:]{3,40}?)\s+[/–-]\s+(?P<date>\d[^\n]{5,30})")
_DIGIT = re.compile(r"\d")
_OPENS = re.compile(r"[\s*_]*(?:\[[^\]]*\]\s*)*[\"“«'‘(\[<]*[^\W_]")


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
        known = Outlets.standard().agency(desk["desk"]) is not None
        return replace(led, bracket=led.bracket or desk.span("desk")) if led and known else None
    if (told := read_in_script(rendition, start, end, lead=lead)) is not None:
        return told
    form = opening(rendition, start, end)
    if form and form.close == "stop" and form.agency and lead > 1 and is_region(rendition[slice(*form.agency)]):
        return _stopped(rendition, start, end)
    if form is None or form.close == "line" or _never(form) or _is_clock(rendition, form, end):
        return _stopped(rendition, start, end) if form is None and lead > 1 else None
    agency = agency_of(rendition, form)
    near = near or _home(rendition, form, agency)
    found = resolve(form, near)
    if not _believed(rendition, form, found, agency, end, lead):
        return None
    span = form.agency
    named = span is not None and span[1] > span[0] + 1 and not _is_area(rendition, form)
    named = named and not _REPORTED.fullmatch(rendition, *(span or (0, 0)))
    return replace(found, bracket=span if named else None, near=near) if named or near else found


def _stopped(rendition: str, start: int, end: int) -> FoundDateline | None:
    """ "Celle. Der Imker": papers in German close a dateline so; elsewhere the region has to stand beside the town."""
    form = match_stopped(rendition, start, end)
    if form is None or _never(form):
        return None
    if _qualified(form):
        return believed_stop(rendition, form, end, drawn=False)
    found = believed_stop(rendition, form, end, drawn=True)
    german = found and found.place.country in _GERMAN and detect(rendition[form.after : form.after + _SAMPLE]) == "de"
    return found if german else None


def believed_stop(rendition: str, form: Form, end: int, *, drawn: bool) -> FoundDateline | None:
    """The dateline that a place and a full stop before the story's first sentence are.

    `drawn`: the page sets the place off from the story; else its country or region must stand beside it.
    """
    found = resolve(form, None)
    if _never(form) or end - form.after < _MIXED_STORY or not _opens_sentence(rendition, form):
        return None
    town = found.listed and found.place.lat is not None and not is_country(form.place)
    return found if town and (drawn or _qualified(form)) else None


def read_place_line(rendition: str, start: int, end: int, *, near: str | None = None) -> FoundDateline | None:
    """The dateline that a line of its own is: a place with its date, and nothing else."""
    if end - start > _LINE:
        return None
    label = _LABEL.match(rendition, start, end) or _CLOCK_BEFORE.match(rendition, start, end)
    if label is None and _DIGIT.search(rendition, start, end) is None:
        return None  # without a date, which most lines are
    label = label or _MADE.match(rendition, start, end)
    if clock := _CLOCK.search(rendition, max(start, end - _CLOCK_REACH), end):
        end = clock.start()
    end, agency = without_agency(rendition, start, end)
    form = match_form(rendition, label.end() if label else start, end) or _parted(rendition, start, end)
    if (
        form is None
        or (form.date is None and not _LABEL.match(rendition, start, end))
        or (form.agency is not None and not closes_in_brackets(rendition, form, end))
        or (form.agency is None and form.close != "line" and not _is_clock(rendition, form, end))
        or _never(form)
        or Outlets.standard().agency(form.place) is not None  # "Xinhua, March 4, 2019"
    ):
        return None
    heard = monitored(rendition, start, end) if form.agency is None else None
    found = replace(resolve(form, near), bracket=heard[1] if heard else form.agency or agency)
    if _OUTLET_WORDS.search(form.place) or (form.place.startswith("THE ") and not found.listed):
        return None  # "THE DAILY RAVEN, Friday March 3 2021"
    return found if found.listed or (form.upper and len(form.place.split()) <= 4) or _qualified(form) else None


def _parted(rendition: str, start: int, end: int) -> Form | None:
    """A place and a date that something stands between: a monitor's source, or a stroke ("Puebla / 3 MAR 2021")."""
    match = _STROKED.fullmatch(rendition, start, end)
    if match is None:
        heard = monitored(rendition, start, end)
        return heard[0] if heard else None
    place, date = match_form(rendition, start, match.end("place")), first_date(rendition, *match.span("date"))
    whole = date is not None and date.start == match.start("date") and date.end == end
    return replace(place, stop=date.end, after=end, date=date) if place and date and whole else None


def _is_clock(rendition: str, form: Form, end: int) -> bool:
    """Whether only a time of day follows: "Madrid 3 MAR 2019 - 20:30 CET"."""
    return form.date is not None and _TIME.fullmatch(rendition, form.after, end) is not None


def bare_place(rendition: str, start: int, end: int) -> FoundDateline | None:
    """The place that a line of its own is ("Caracas,"); it makes a dateline only with a date on a line close by."""
    words = rendition[start:end].rstrip(" ,.")
    form = match_form(rendition, start, start + len(words))
    if form is None or form.start > start or form.close != "line" or form.date or form.agency or _never(form):
        return None
    found = resolve(form, None)
    other = Gazetteer.standard().is_country(form.place) or Outlets.standard().agency(form.place)
    return found if found.listed and not other else None


def stated_place(rendition: str, start: int, end: int) -> FoundDateline | None:
    """The place, with a date or without, that a label says is the dateline; it need not be a listed one."""
    form = match_form(rendition, start, end)
    if form is None or form.after < end or form.close not in ("line", "stop") or _never(form):
        return None
    if form.agency:  # "Recife (PE)", "Barichara (Santander)": in brackets at the end of a line an area is none
        area = rendition[slice(*form.agency)].strip()
        if form.qualifiers or Gazetteer.standard().area(area) is None:
            return None
        form = replace(form, qualifiers=(area,), agency=None)
    return resolve(form, None)


def agency_of(rendition: str, form: Form) -> Outlet | None:
    """The agency or outlet in the dateline's brackets, if it is a known one."""
    if form.agency is None:
        return None
    name = rendition[slice(*form.agency)].strip()
    outlets = Outlets.standard()
    return (outlets.agency(name) or outlets.by_name(name)) if len(name) > 1 else None


def _home(rendition: str, form: Form, agency: Outlet | None) -> str | None:
    """The country in which the one in the brackets is at home, unless it files from the whole world in English."""
    if agency is not None:
        return agency.country if not agency.wire or "en" not in agency.languages[:1] else None
    # Stations in the United States have call signs (47 CFR 73.3550).
    name = rendition[slice(*form.agency)].strip() if form.agency else ""
    return "US" if CALL_SIGN.match(name) else None


def _never(form: Form) -> bool:
    """A weekday, a month, a section or a label stands where the place would."""
    words = [bare(word).strip(".'’") for word in re.split(r"[\s/]+", form.place)]
    if words[0] in ("by", "por", "par", "von") or words[0] in MONTHS or _is_weekday(form, words):
        return True
    if form.date is not None and form.agency is not None and len(words) > 1:
        return False
    # "Home" and "Sports" are labels; "Union Sports City" would be a town if the gazetteer knew it.
    return any(w in _NEVER for w in words) and (len(words) == 1 or Gazetteer.standard().find(form.place) is None)


def _is_weekday(form: Form, words: list[str]) -> bool:
    """ "Mié" is a town in Japan, too, but not alone before a date."""
    if words[0] not in WEEKDAYS:
        return False
    return len(words[0]) > 3 or (len(words) == 1 and form.date is not None and form.agency is None)


def _qualified(form: Form) -> bool:
    """Whether a comma or brackets after the place name an area that is known."""
    named = form.qualifiers[-1] if form.qualifiers else None
    return form.province is not None or (named is not None and Gazetteer.standard().area(named) is not None)


def _believed(rendition: str, form: Form, found: FoundDateline, agency: Outlet | None, end: int, lead: int) -> bool:
    """Whether the shape is a dateline: the less it states, the more has to be known about its place."""
    sure = found.listed or _qualified(form)
    story = end - form.after
    if form.date is not None:
        named = form.agency is not None
        if form.close == "colon" and not named and rendition[form.after : form.after + 2].strip()[:1].islower():
            return False  # "London, May 14: a day I shall not forget"
        if form.close == "stop" and not named:
            own = lead > 2 and form.upper and " " not in form.place and form.date.year is not None
            return (found.listed or own) and (form.date.year is not None or lead > 1) and story > 0
        closed = named and form.close == "dash"  # it may stand on a line of its own: "CÓRDOBA, 3 Mar. (AGENCY) -"
        return (sure or form.upper or named) and (story > 0 or closed)
    if form.agency is not None and not _is_area(rendition, form):
        return _agency_only(rendition, form, sure, agency)
    # "ZÜRICH. Seit ..." is how Swiss and Austrian papers open; elsewhere a full stop closes no dateline.
    if form.close == "stop" and not (lead > 2 and form.upper and found.listed):
        return False
    if form.close == "bracket" and lead <= 2:
        return False  # "(Quito) The mayor" opens the story, if anything
    if not lead or story < (_STORY if form.upper else _MIXED_STORY) or not _opens_sentence(rendition, form):
        return False
    if not found.listed and not _qualified(form) and "-" in rendition[form.stop : form.after].replace("--", ""):
        return False  # "SQUASH - ..." is a subject; papers that put a place alone set it off with a long dash
    if form.close == "colon" and not form.upper and _is_headline(rendition, form, end):
        return False
    return (lead > 2 or form.upper) and _place_only(form, found, story)


def _is_headline(rendition: str, form: Form, end: int) -> bool:
    """ "Kempten: Kirchturmuhr geht nach", alone on its line without a full stop, opens as datelines do."""
    line, _, after = rendition[form.after : end].partition("\n")
    return len(line) < _HEADLINE and line.rstrip()[-1:] not in tuple(".!?»”\"'") and not after[:1].islower()


def _is_area(rendition: str, form: Form) -> bool:
    """Whether the brackets hold the state and not an agency: "RECIFE (PE) –"."""
    words = rendition[slice(*(form.agency or (0, 0)))].strip()
    if len(words) < 2 or Outlets.standard().agency(words):
        return False
    places = Gazetteer.standard()
    return places.find(form.place, admin=words) is not None and places.area(words) is not None


def _agency_only(rendition: str, form: Form, sure: bool, agency: Outlet | None) -> bool:
    """PLACE (AGENCY) -: a known agency vouches for an unknown place, a known place for an unknown agency."""
    if form.close == "stop" and agency is None:
        return _german_house(rendition, form, sure)
    if form.close == "stop":
        return agency is not None and sure and (agency.wire or (form.upper or _qualified(form)))
    if agency is not None:
        return sure or form.upper or agency.wire
    name = rendition[slice(*(form.agency or (0, 0)))].strip(" (")
    if form.bare_agency:
        return (name.islower() or name.isupper()) and sure and form.upper  # "BERLIN taz |", "ASTANA. KAZINFORM –"
    if not name:
        return sure  # the brackets are there, the agency's name was lost
    return (sure or form.upper) and len(name) <= 30 and (name[0].isupper() or _SHORT.fullmatch(name) is not None)


def _german_house(rendition: str, form: Form, sure: bool) -> bool:
    """ "Seelow (OK) Ein Storch": papers in German set their own initials so, and no dash."""
    name = rendition[slice(*(form.agency or (0, 0)))].strip()
    if not sure or not (name.isupper() or name.islower()) or not 2 <= len(name) <= _INITIALS:
        return False
    return _opens_sentence(rendition, form) and detect(rendition[form.after : form.after + _SAMPLE]) == "de"


def _place_only(form: Form, found: FoundDateline, story: int) -> bool:
    """PLACE -: capitals and a known place, or a known town in mixed case, or capitals before a long paragraph."""
    country_only = not form.qualifiers and is_country(form.place) and found.place.lat is None
    if form.close == "colon":
        return found.listed and not country_only and (form.upper or story > _UNLISTED_STORY)
    if form.upper:
        return found.listed or _qualified(form) or (story > _UNLISTED_STORY and _like_a_place(form))
    return (found.listed and not country_only) or (_qualified(form) and story > _UNLISTED_STORY)


def _like_a_place(form: Form) -> bool:
    words = form.place.split()
    heavy = all(len(w) > 2 and w.replace("-", "").replace("'", "").isalpha() for w in words)
    return len(words) <= 3 and heavy and len(form.place) > 4


def _opens_sentence(rendition: str, form: Form) -> bool:
    """After a dateline a sentence opens: with a capital, a digit or a quotation mark."""
    match = _OPENS.match(rendition, form.after)
    return match is not None and (rendition[match.end() - 1].isupper() or rendition[match.end() - 1].isdigit())
