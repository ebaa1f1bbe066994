"""Judges whether the opening words of a paragraph that have the shape of a dateline are one."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.gazetteer import SPEAKERS, Gazetteer
from dossier.authority.given_names import opens_with_given
from dossier.authority.knowledge import pattern
from dossier.authority.knowledge import words as listed
from dossier.authority.month_forms import MONTHS, WEEKDAYS, bare
from dossier.authority.outlet_list import Outlet, OutletList
from dossier.reading.fields.dateline_form import NAME, DatelineShape
from dossier.reading.fields.dateline_place import FoundDateline, is_country
from dossier.reading.fields.head_notes import is_desk_mark
from dossier.reading.fields.outlet_names import CALL_SIGN
from dossier.reading.text_tools.language_detection import detect

_HEADLINE = 90  # letters of a headline behind its town
_INITIALS = 4  # letters of a paper's
SAMPLE = 400  # characters from which the language is detected
_RUNS_ON = 20  # fewest characters on the line of a dateline that no list knows
_STORY = 40  # fewest characters of story behind a dateline that names neither date nor agency
MIXED_STORY = 60  # the same where the place is not in capitals
_UNLISTED_STORY = 90  # the same where the gazetteer does not know the place
# Words that are towns as well: alone, without day, region or agency, they are labels
_COLON_IN = frozenset(("IN", "PK", "BD", "NP", "LK", "MY", "FJ", "PG", "NG", "GH", "KE", "UG", "TZ", "ZM", "ZW"))
_PARTY = re.compile(r"[A-Z]|[DRI]-[A-Z].*")  # "Jackson (D) -", "Jackson (R-Tenn.) -"
_SHORT = re.compile(r"[a-z]{2,5}(?:[/-][A-Za-z]{2,5})*")  # German agencies write themselves small: dpa, epd, dpa/lnw
# How letters open, in the languages of the lists
_SALUTES = pattern(r"[\s\W]*<dateline_words/salutes>\b", re.I)
# "Roma - Lazio: kick-off is at nine", "Bayern - Dortmund 2:1"
_PAIRED = re.compile(rf"\s*(?P<other>{NAME})\s*(?:(?P<score>\(?\d{{1,3}}\s?[:–-]\s?\d{{1,3}}\b)|:|[-–]\s)")
_BODY = pattern(r"\b<dateline_words/body>\b")
_NUMBERED = re.compile(r":\s*\d")
_ABOARD = pattern(r"<dateline_words/aboard>\s")
_OPENS = re.compile(r"[\s*_]*(?:\[[^\]]*\]\s*)*[\"“«'‘(\[<]*[^\W_]")


def agency_of(rendition: str, form: DatelineShape) -> Outlet | None:
    """The agency or outlet in the dateline's brackets, if it is a known one."""
    if form.agency is None:
        return None
    outlets = OutletList.standard()
    # "APA/dpa", "TT-Reuters", "dpa/lby": the first known one, with another or with its regional desk behind
    words = " ".join(rendition[slice(*form.agency)].split())
    names = words, *re.split(r"[/-]", words)
    found = (outlets.agency(name) or outlets.by_name(name) for name in names if len(name) > 1)
    return next(filter(None, found), None)


def is_ruled_out(form: DatelineShape) -> bool:
    """True if a weekday, a month, a section or a label takes the position of the place."""
    words = [bare(word).strip(".'’") for word in re.split(r"[\s/]+", form.place)]
    if words[0] in ("by", "por", "par", "von") or is_desk_mark(form.place):
        return True
    if words[0] in MONTHS or _is_weekday(form, words):  # but for "MAR DEL PLATA" and "MARCH, England"
        return (len(words) == 1 and not has_known_area(form)) or Gazetteer.standard().find(form.place) is None
    if form.date is not None and form.agency is not None and len(words) > 1:
        return False
    if (
        len(words) == 1
        and words[0] in listed("dateline_words", "labels")
        and form.date is None
        and form.agency is None
        and not has_known_area(form)
    ):
        return True
    # "Home" and "Sports" are labels; "Union Sports City" would be a town if the gazetteer knew it.
    return not listed("dateline_words", "never").isdisjoint(words) and (
        len(words) == 1 or Gazetteer.standard().find(form.place) is None
    )


def _is_weekday(form: DatelineShape, words: list[str]) -> bool:
    """ "Mié" is a town in Japan, too, but not alone before a date."""
    if words[0] not in WEEKDAYS:
        return False
    return len(words[0]) > 3 or (len(words) == 1 and form.date is not None and form.agency is None)


def has_known_area(form: DatelineShape) -> bool:
    """Whether a comma or brackets after the place name an area that is known."""
    named = form.qualifiers[-1] if form.qualifiers else None
    return form.province is not None or (named is not None and Gazetteer.standard().area(named) is not None)


def is_believable(
    rendition: str, form: DatelineShape, found: FoundDateline, agency: Outlet | None, end: int, lead: int
) -> bool:
    """Whether the shape is a dateline: the less it states, the more has to be known about its place."""
    if form.agency is None and opens_letter(rendition, form.after):
        return False
    sure = found.listed or has_known_area(form)
    if not sure and form.date is None and _NUMBERED.fullmatch(rendition, form.stop, form.after + 1):
        return False  # "Lobos Wire - NUMBER: 4711", a label
    if form.date is not None:
        return _dated(rendition, form, found, end, lead, sure=sure)
    if form.agency is not None and not is_area(rendition, form):
        return _agency_only(rendition, form, sure, agency, lead)
    return _place_alone(rendition, form, found, end, lead)


def _dated(rendition: str, form: DatelineShape, found: FoundDateline, end: int, lead: int, *, sure: bool) -> bool:
    """PLACE, DATE -: with an agency or without."""
    named, story = form.agency is not None, end - form.after
    if form.close == "colon" and not named and rendition[form.after : form.after + 2].strip()[:1].islower():
        return False  # "London, May 14: a day I shall not forget"
    if form.close == "stop" and not named:
        own = lead > 2 and form.upper and " " not in form.place and form.date is not None and form.date.year is not None
        is_precise = form.date is not None and (form.date.year is not None or lead > 1)
        return (found.listed or own) and is_precise and story > 0
    closed = named and form.close == "dash"  # it may have a line of its own: "CÓRDOBA, 3 Mar. (AGENCY) -"
    return (sure or form.upper or named) and (story > 0 or closed)


def _place_alone(rendition: str, form: DatelineShape, found: FoundDateline, end: int, lead: int) -> bool:
    """Accepts the form "PLACE -", with nothing but a region after the place."""
    story = end - form.after
    # "ZÜRICH. Seit ..." is how Swiss and Austrian papers open; elsewhere a full stop closes no dateline.
    if form.close == "stop" and not (lead > 2 and form.upper and found.listed):
        return False
    if form.qualifiers and not has_known_area(form) and not _may_qualify(form):
        return False
    if form.close == "bracket" and lead <= 2:
        return False  # "(Quito) The mayor" opens the story, if anything
    if not lead or story < (_STORY if form.upper else MIXED_STORY) or not opens_sentence(rendition, form):
        return False
    if not found.listed and not has_known_area(form) and "-" in rendition[form.stop : form.after].replace("--", ""):
        return False  # "SQUASH - ..." is a subject; papers that put a place alone set it off with a long dash
    if not found.listed and len(rendition[form.after : end].partition("\n")[0]) < _RUNS_ON:
        return False  # "GRAIN RESERVE HOLDINGS -- USDA", a headline
    if form.close == "colon" and not _is_known(rendition, form, found):
        return False
    if form.close == "colon" and not form.upper and _is_headline(rendition, form, end):
        return False
    if _is_paired(rendition, form, end):
        return False
    return (lead > 2 or form.upper) and _place_only(form, found, story)


def _may_qualify(form: DatelineShape) -> bool:
    """True if words that name no known area may follow a town: a weekday, or a region after a town in capitals.

    Rejects "Madison, May -" and "Valencia, Villarreal y Getafe:".
    """
    last = bare(form.qualifiers[-1]).rstrip(".")
    return last in WEEKDAYS or (form.upper and last not in MONTHS)


def _is_known(rendition: str, form: DatelineShape, found: FoundDateline) -> bool:
    """Whether a town before a colon is a large one, or lies where the story's language is spoken: "POLL:" is none."""
    if OutletList.standard().by_name(form.place) is not None:  # "Reforma: ..."
        return False
    if form.qualifiers or Gazetteer.standard().is_large(form.place):
        return True
    language = detect(rendition[form.after : form.after + SAMPLE])
    # "Lincoln Park:": English papers of these countries put a colon after any town
    if language == "en" and not form.upper:
        return found.place.country in _COLON_IN
    return language not in SPEAKERS or found.place.country in SPEAKERS[language]


def _is_paired(rendition: str, form: DatelineShape, end: int) -> bool:
    """True if another name follows directly, with a colon or the score of the two: "Ajax - Feyenoord:"."""
    match = _PAIRED.match(rendition, form.after, end)
    if match is None:
        return False
    named = match["score"] is not None or Gazetteer.standard().find(match["other"]) is not None
    return named or (not form.upper and match[0].endswith(":") and " " not in match["other"])


def opens_letter(rendition: str, start: int) -> bool:
    """Whether someone is addressed there: the place and the day over it are those of a letter, filed by nobody."""
    return _SALUTES.match(rendition, start) is not None


def _is_headline(rendition: str, form: DatelineShape, end: int) -> bool:
    """ "Kempten: Kirchturmuhr geht nach", alone on its line without a full stop, opens as datelines do."""
    line, _, after = rendition[form.after : end].partition("\n")
    return len(line) < _HEADLINE and line.rstrip()[-1:] not in tuple(".!?»”\"'") and not after[:1].islower()


def is_area(rendition: str, form: DatelineShape) -> bool:
    """Whether the brackets hold the state and not an agency: "RECIFE (PE) –"."""
    words = rendition[slice(*(form.agency or (0, 0)))].strip()
    if len(words) < 2 or OutletList.standard().agency(words):
        return False
    places = Gazetteer.standard()
    return places.find(form.place, admin=words) is not None and places.area(words) is not None


def _agency_only(rendition: str, form: DatelineShape, sure: bool, agency: Outlet | None, lead: int) -> bool:
    """PLACE (AGENCY) -: a known agency vouches for an unknown place, a known place for an unknown agency."""
    if form.close == "stop":
        opens = lead > 2 and opens_sentence(rendition, form)
        if agency is None:
            return sure and _house_unlisted(rendition, form, opens=opens)
        return sure and (agency.wire or form.upper or has_known_area(form) or opens)
    if agency is not None:
        return sure or form.upper or agency.wire
    name = rendition[slice(*(form.agency or (0, 0)))].strip(" (")
    if form.bare_agency:
        return (name.islower() or name.isupper()) and sure and form.upper  # "BERLIN taz |", "ASTANA. KAZINFORM –"
    if not name:
        return sure  # the brackets are there, the agency's name was lost
    if _PARTY.fullmatch(name):
        return False
    if form.close != "dash" and any(map(str.isdigit, name)):
        return False  # "QUITO (BWV 211):", a work; before a dash stations have their channel, "QUITO (KXYZ 13) -"
    if not sure and name.isupper() and " " in form.place and not CALL_SIGN.match(name):
        return False  # "PARDAL TEXTILES (PTX) - Third quarter results": a firm's letters at the exchange
    if not sure and opens_with_given(form.place):
        return False  # "ADA RUIZ (Leeds) -"
    return (sure or form.upper) and len(name) <= 30 and (name[0].isupper() or _SHORT.fullmatch(name) is not None)


def _house_unlisted(rendition: str, form: DatelineShape, *, opens: bool) -> bool:
    """ "Seelow (OK) Ein Storch": papers in German set their own initials so, and no dash; so do agencies in capitals.

    `opens`: a sentence opens behind it, in the story's first paragraph.
    """
    name = rendition[slice(*(form.agency or (0, 0)))].strip()
    if not (name.isupper() or name.islower()) or not 2 <= len(name) <= _INITIALS:
        return False
    story = rendition[form.after : form.after + SAMPLE]
    stopped = rendition[form.after - 1 : form.after] == "."  # "Gdańsk (PUB). Three"
    if opens and (form.upper or stopped) and name.isupper() and name.isalpha() and not story[:_STORY].isupper():
        return True
    return opens_sentence(rendition, form) and detect(story) == "de"


def _place_only(form: DatelineShape, found: FoundDateline, story: int) -> bool:
    """PLACE -: capitals and a known place, or a known town in mixed case, or capitals before a long paragraph."""
    country_only = not form.qualifiers and is_country(form.place) and found.place.lat is None
    if form.close == "colon":
        return found.listed and not country_only and (form.upper or story > _UNLISTED_STORY)
    if form.upper:
        return found.listed or has_known_area(form) or (story > _UNLISTED_STORY and _like_a_place(form))
    return (found.listed and not country_only) or (has_known_area(form) and story > _UNLISTED_STORY)


def _like_a_place(form: DatelineShape) -> bool:
    words = form.place.split()
    if _ABOARD.match(form.place):
        return True
    heavy = all(len(w) > 2 and w.replace("-", "").replace("'", "").isalpha() for w in words)
    body = _BODY.search(form.place) is not None or opens_with_given(form.place)
    return len(words) <= 3 and heavy and len(form.place) > 4 and not body


def opens_sentence(rendition: str, form: DatelineShape) -> bool:
    """After a dateline a sentence opens: with a capital, a digit or a quotation mark."""
    match = _OPENS.match(rendition, form.after)
    return match is not None and (rendition[match.end() - 1].isupper() or rendition[match.end() - 1].isdigit())
