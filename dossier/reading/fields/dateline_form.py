"""Splits the opening words of a paragraph into place, date and agency, where they have the shape of a dateline."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.month_forms import (
    HUNGARIAN,
    MONTH_NAMES,
    OTHER_WEEKDAYS,
    USUAL_MONTH_PATTERN,
    WEEKDAY_NAMES,
    WEEKDAY_PATTERN,
)
from dossier.reading.fields.dates import FoundDate, first_date
from dossier.reading.text_tools.alternatives import openings

REACH = 220  # no dateline is longer than this
_UPPER = "A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĞĢĪĮİĶĹĻĽŁŃŅŇŌŎŐŒŔŖŘŚŜŞŠŢŤŨŪŬŮŰŲŹŻŽȘȚ"
_LETTERS = r"\w*(?:[-.’'‘]\w+)*"
_WORD = rf"(?:(?:[dDlLsS]|[dD]ell)['’]|['’][st][- ])?['’]?[{_UPPER}]{_LETTERS}['’]?\.?"
SMALL = (
    r"(?:de|del|la|las|los|el|da|do|dos|das|di|du|des|le|les|sur|sous|upon|on|of|the"
    r"|and|y|et|e|und|am|an|der|den|im|bei"
    r"|in|al|ad|ar|ash|bin|near|off|cerca|près|près de|nahe)"
)
_ABOARD = rf"(?:A bordo|[ÀA] bord|An Bord|Aan boord|Ombord|Aboard)\s+(?:(?:{SMALL}|d'un|du|der|des|på)\s+)?"
NAME = rf"(?:Nations unies|(?:{_ABOARD})?{_WORD})(?:\s+(?:{SMALL}\s+){{0,2}}{_WORD}|\s?/\s?{_WORD}){{0,7}}"
WHOLE_NAME = NAME.replace(_LETTERS, f"(?>{_LETTERS})")  # of words that are taken whole: no part of one is tried
_MONTHS = rf"(?:{USUAL_MONTH_PATTERN})\b\.?"
DATE = (
    rf"(?:(?:le\s+)?(?:{WEEKDAY_PATTERN})\b\.?,?\s+)?(?:(?:den|le|el|em)\s+)?"
    rf"(?:{_MONTHS}(?:\s+|(?<=\.))\d{{1,2}}(?:st|nd|rd|th)?\b(?:,?\s*(?:del?\s+)?\d{{4}}\b)?"
    rf"|\d{{1,2}}(?:er|º|\.|st|nd|rd|th)?(?:\s+(?:de\s+)?|-){_MONTHS}(?:(?:,?\s+(?:del?\s+)?|-)(?:\d{{4}}|'?\d{{2}})\b)?"
    r"|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{4}(?:\s?r\.)?|\d{1,2}\. \d{1,2}\. \d{4})"
)
_HOUR = r"(?:(?<=\d{4}),\s+\d{1,2}[:.h][0-5]\d(?![\d:.]*\d)(?:\s?hs?\b)?)?"  # "La Paz, 4 August 2025, 22.30.- The mine"
_QUALIFIER = (
    rf"(?:\s*\(\s*(?![^()]*\d)[{_UPPER}][^()\n]{{1,40}}\)(?=\s*[,.–—-]|\s+\()"
    rf"|,\s*(?!(?i:{DATE}))(?:[Tt]he\s+)?{_WORD}(?:\s+(?:{SMALL}\s+)?{_WORD}){{0,3}})"
)
_BRACKET = r"\[[^\]\n]{1,40}\]\s*"
_DESK = r"(?i:(?:da )?reda(?:cción|ção|ktion)|(?:la )?rédaction)\b(?: de)?[\s,|/–-]+"
_LEAD = (
    rf"(?:{_BRACKET}|[*_>#]\s*|\((?P<lead>[{_UPPER}][^()\n]{{1,40}}|[a-z]{{3,12}}(?:/[a-z]{{2,5}})?)\)\s*(?:[-–—:]+\s+)?"
    rf"|{_DESK}(?=[{_UPPER}]))*"
)
# A lone hyphen ends a dateline only next to a space or a full stop: "Bristol-Myers" goes on.
_END = r"(?:\.?\s*(?:[–—―‒−]{1,3}|--+|(?<=[\s.)])-|-(?=\s))|\.?\s?_|:)(?=[\s\[\"“«'‘(]|[A-ZÀ-Þ]|\d|$)"
_CLOSED = re.compile(
    rf"[-–—―‒−:_)\]/|]|\d{{4}}|[{_UPPER}]{{3}}\.\s|\d\.\s+[{_UPPER}]"
)  # hardly any prose gets past this, and all datelines do
_PROSE = re.compile(r"(?:\s[a-zà-ÿ][a-zà-ÿ]*){4}")
# What ends a dateline that has nothing in brackets or between slashes
_CLOSES = re.compile(
    rf"(?=[.\s–—―‒−_:\d{_UPPER}-])"  # how all of them begin: small letters are passed over faster so
    rf"(?:{_END}|\d\.(?=\s+[{_UPPER}«\"“])|[{_UPPER}]{{3}}\.(?=\s+[«\"“]?[{_UPPER}]['’]?[a-zà-ÿ])"
    rf"|(?<=[a-zà-ÿ]{{3}})\.(?=\s[{_UPPER}«\"“]))"
)
_WEEKDAY = re.compile(rf"\s(?i:{WEEKDAY_PATTERN})\b")
_SET_OFF = re.compile(r"[(\[/|]")
_LOWER = re.compile(r"\s([a-zà-ÿ][^\W\d_]*)(?!['’\w]|\s\|)")  # but for agencies, as in "BERLIN taz |"
# All words that a dateline writes small outside of brackets
WITHIN = MONTH_NAMES.union(
    HUNGARIAN,
    OTHER_WEEKDAYS,
    re.findall(r"[a-zà-ÿ]+", f"{SMALL} em den redacción redação redaktion rédaction {' '.join(WEEKDAY_NAMES)}"),
    (
        "ore",
        "às",
        "r",
        "roku",
        "unies",
        "bordo",
        "bord",
        "boord",
        "på",
    ),  # "23, ore 21", "12 maja 2019 r.", "Nations unies"
)
# How all that may follow a place begins, for each of its words may be the last: mostly it is just the next word
_GOES_ON = rf"(?:(?<=\.)|(?=(?>\s*)(?:[\W\d_]|$|(?i:{openings(DATE, most=3)})|[a-z]{{2,4}}\s\|)))"
_SHAPE = (
    rf"{_LEAD}(?P<place>{NAME}?){_GOES_ON}(?P<qualifiers>(?:{_QUALIFIER}){{0,2}}?)[*_]{{0,2}}"
    rf"(?:\s*[,.|:;]?\s*(?P<date>(?i:{DATE}){_HOUR})\.?)?"
    r"(?:\s*[,.]?\s*[-–—]{0,2}\s*(?:[(\[{]\s*(?P<agency>[^()\[\]{}]{0,60}?)\s*[)\]}]"
    r"|/(?P<slash>[A-Z][^/\n]{1,40})/|(?P<lost>\()(?=\s*[-–—]))"
    # "TOKYO, March 3, Kyodo -", "ASTANA. KAZINFORM –", "BERLIN taz |"
    rf"|(?(date),?|(?<=[{_UPPER}]{{3}})\.)\s+(?P<plain>[{_UPPER}][\w-]{{2,20}}(?: [{_UPPER}][\w-]{{2,20}})?)"
    rf"(?=\.?\s?[-–—]|(?<=[{_UPPER}]{{3}}):)"
    r"|\s+(?P<small>[a-z]{2,4})(?=\s\|\s))?"
    rf"\s*(?P<end>{_END}|(?<=\))\s?=(?=\s)|(?(small)\||(?!))(?=\s)|(?<=[)/])\.?(?=\s)(?!\s+[(|])|(?<=\d)\.(?=\s+[{_UPPER}«\"“])"
    rf"|(?(date)(?<=[a-zà-ÿ]{{3}})\.(?=\s+[{_UPPER}«\"“])|(?!))"  # "Köpenhamn, 3 mars. Den"
    rf"|(?<=[{_UPPER}]{{3}}\.)(?=\s+[«\"“]?[{_UPPER}]['’]?[a-zà-ÿ])|$)"
)
_SHAPED = re.compile(_SHAPE.replace(_LETTERS, f"(?>{_LETTERS})"))
# "QUITO, March 3 -", "Quito, 3 mar (AGENCY).-": as most agencies have them
_USUAL = re.compile(
    r"(?P<place>[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2}), (?P<date>(?:January|February|March|April|May|June|July|August"
    r"|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [12]?\d|[12]?\d [a-z]{3})"
    r"(?: \((?P<agency>[A-Z][A-Za-z ]{1,20})\))?(?:\.-| --?)(?= [A-Za-z\"])"
)
_EITHER = re.compile(r"\d{1,2}/\d{1,2}/\d{4}")  # day or month first: the place is clear all the same
_GLUED = re.compile(rf"[^\W\d_](?:[\d_]|\.(?:\d|[^\W\d_]{{3}}))|[a-zà-ÿ][{_UPPER}]|[{_UPPER}]{{2}}[a-zà-ÿ]")
_AFTER_STOP = re.compile(
    rf"(?P<place>[{_UPPER}][{_UPPER} -]*[{_UPPER}]{{2}})\.\s+(?P<desk>[{_UPPER}][{_UPPER}-]{{2,20}})"
)
_STOPPED = re.compile(
    rf"(?P<place>{_WORD}(?:[\s/-](?:{SMALL}\s)?{_WORD}){{0,3}}?)(?P<qualifiers>(?:{_QUALIFIER})?)\."
    rf"(?:,(?=\s+[{_UPPER}]\w+\s[a-zà-ÿ]))?(?=\s+[\"“„«'‘]?[{_UPPER}])".replace(_LETTERS, f"(?>{_LETTERS})")
)


@dataclass(frozen=True, slots=True)
class DatelineShape:
    """The parts of a dateline's shape; offsets are those of the text that was searched."""

    start: int  # where the place begins
    stop: int  # where the words end, before the closing dash
    after: int  # where the story goes on
    place: str
    qualifiers: tuple[str, ...]
    date: FoundDate | None
    agency: tuple[int, int] | None  # empty range: brackets whose name was lost
    bare_agency: bool  # it has no brackets: "TOKYO, March 3, Kyodo -"
    # "dash", "colon", "stop" (only brackets closed it), "bracket" (the place is in them), "line" (nothing follows)
    close: str
    province: str | None = None  # the town in brackets by which the place's province is called

    @property
    def upper(self) -> bool:
        """Whether the place is in capitals, but for the article of Dutch names: "'s-GRAVENHAGE"."""
        return self.place.removeprefix("'s-").removeprefix("’s-").isupper()


@lru_cache(maxsize=16)  # several readers try a line; few, for each keeps its whole text alive
def match_form(text: str, start: int, end: int) -> DatelineShape | None:
    """The dateline-like opening of `text[start:end]`, not yet judged."""
    stop = min(end, start + REACH)
    usual = _USUAL.match(text, start, stop)
    if usual and usual["place"].rpartition(" ")[2].lower() not in WEEKDAY_NAMES:  # "QUITO Sunday, March 3"
        return _usual(usual)
    match = _shaped(text, start, stop) if may_open(text, start, stop) else None
    if match is None or (match["end"] == "" and match.end() < end and text[match.end() - 1] not in ")/."):
        return None
    date = first_date(text, *match.span("date")) if match["date"] else None
    behind = match.start("date") if date else match.start("agency") if match["agency"] else 0
    if behind and not match["qualifiers"] and is_line_of_its_own(match["place"], text[match.end("place") : behind]):
        return None
    if (match["date"] and date is None and not _EITHER.fullmatch(match["date"])) or runs_over(
        match["place"], match["qualifiers"]
    ):
        return None
    agency = _agency(match)
    place = _named_as_weekday(match) or match["place"]
    lone = _AFTER_STOP.fullmatch(place) if agency is None and date is None else None
    if lone:  # ASTANA. KAZINFORM –
        place, agency = lone["place"], (match.start("place") + lone.start("desk"), match.end("place"))
    if agency and date is None and (date := first_date(text, *agency)):  # PLACE (March 3, 2019) --
        agency = None
    return DatelineShape(
        start=match.start("place"),
        stop=_stop(match),
        after=match.end(),
        place=" ".join(_trimmed(place, match).split()),
        qualifiers=_qualifiers(match["qualifiers"]),
        date=date,
        agency=agency,
        bare_agency=bool(match["plain"] or match["small"] or lone),
        close=_close(match, end),
    )


def runs_over(place: str, qualifiers: str = "") -> bool:
    """True if a headline, a job title or an agency is on a line above the place: no list has the words as a name."""
    if "\n" not in place and "\n" not in qualifiers:
        return False
    parts = [" ".join(part.split()) for part in re.split(r"[,()/]", place + qualifiers) if "\n" in part.strip()]
    places = Gazetteer.standard()
    return any(places.find(part) is None and places.area(part) is None for part in parts)


def is_line_of_its_own(place: str, between: str) -> bool:
    """Whether a day or an agency begins a line of its own under words that are no place: "BRIDGE FALLS"."""
    return "\n" in between and "," not in between and Gazetteer.standard().find(place) is None


def _named_as_weekday(match: re.Match[str]) -> str | None:
    """ "Santo Domingo, 3 de marzo", "San Martín": a place whose last word is a weekday's name as well."""
    day = _WEEKDAY.match(match.string, match.end("place"), match.end("date")) if match["date"] else None
    name = match["place"] + day[0] if day else ""
    return name if day and Gazetteer.standard().find(name) is not None else None


def _usual(match: re.Match[str]) -> DatelineShape | None:
    """The form as the shape for all would give it, which takes ten times as long."""
    date = first_date(match.string, *match.span("date"))
    if date is None:
        return None
    named = match["agency"] is not None
    stop = match.end("agency") + 1 if named else match.end("date")
    agency = match.span("agency") if named else None
    return DatelineShape(match.start(), stop, match.end(), match["place"], (), date, agency, False, "dash")


def _shaped(text: str, start: int, stop: int) -> re.Match[str] | None:
    match = _SHAPED.match(text, start, stop)
    if match is None and _GLUED.search(text, start, stop) is not None:
        return _shaped_glued().match(text, start, stop)
    return match


@cache
def _shaped_glued() -> re.Pattern[str]:
    """The same form for words joined to a number, a slash or a month, "LIMA3 March", "MADRID_": it tries parts.

    Compiled on first use, because it takes long, and few reports need it.
    """
    return re.compile(_SHAPE)


@lru_cache(maxsize=16)  # as above
def may_open(text: str, start: int, stop: int) -> bool:
    """Whether something closes what may be a dateline before prose begins.

    That is with the first word that no dateline writes small; behind a bracket, with four small words in a row.
    """
    for small in _LOWER.finditer(text, start, stop):
        if small[1] not in WITHIN:
            if _SET_OFF.search(text, start, small.start()) is None:
                return _CLOSES.search(text, start, small.start() + 1) is not None
            break
    closing = _CLOSED.search(text, start, stop)
    if closing is None:
        return stop - start < 60
    return _PROSE.search(text, start, closing.start()) is None


@lru_cache(maxsize=16)  # as above
def match_stopped(text: str, start: int, end: int) -> DatelineShape | None:
    """ "Celle. Der Imker", "Puebla (México). Al menos": a place and a full stop, not yet judged."""
    match = _STOPPED.match(text, start, min(end, start + REACH))
    if match is None:
        return None
    place, stop = match["place"].removesuffix("."), max(match.end("place"), match.end("qualifiers"))
    return DatelineShape(start, stop, match.end(), place, _qualifiers(match["qualifiers"]), None, None, False, "stop")


def _trimmed(place: str, match: re.Match[str]) -> str:
    """A full stop that belongs to the closing (`MADRID.-`) is no part of the name."""
    if place.endswith(".") and not match["qualifiers"] and not match["date"]:
        return place[:-1]
    return place


def _qualifiers(words: str) -> tuple[str, ...]:
    parts = re.split(r"[,()]", words)
    return tuple(" ".join(part.split()) for part in parts if part.strip())


def _agency(match: re.Match[str]) -> tuple[int, int] | None:
    for name in ("agency", "slash", "plain", "small", "lead"):
        if match[name] is not None:
            return match.span(name)
    return match.span("lost") if match["lost"] else None


def _stop(match: re.Match[str]) -> int:
    """The end of the dateline's own words: of the agency's brackets, the date, or the place."""
    if match["agency"]:
        return match.end("agency") + 1
    if match["slash"]:
        return match.end("slash") + 1
    for name in ("plain", "small", "date"):
        if match[name]:
            return match.end(name)
    stop = match.end("qualifiers")
    text = match.string
    if text[stop - 1] == "." and (not match["qualifiers"] or text[stop : stop + 1] in tuple("-–—")):
        return stop - 1
    return stop


def _close(match: re.Match[str], end: int) -> str:
    closing = match["end"].strip()
    if not closing:
        return "line" if match.end() >= end else "stop"
    if closing == ":":
        return "colon"
    return "stop" if closing == "." else "dash"
