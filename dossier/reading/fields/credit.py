"""Extracts the names from a credit line, each with its role and position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.given_names import GIVEN, is_given
from dossier.authority.knowledge import pattern
from dossier.authority.month_forms import bare
from dossier.authority.outlet_list import Outlet, OutletList
from dossier.model.claims import Claim, Person, Role
from dossier.model.evidence import quoted
from dossier.reading.fields.before_date import before_date
from dossier.reading.fields.byline_words import LEAD, MAY_LEAD, PICTURED, lead_role
from dossier.reading.fields.job_titles import without_post
from dossier.reading.fields.outlet import AGENCY_DESK
from dossier.reading.fields.outlet_names import ARTICLES, looks_like_outlet, may_have_paper_form
from dossier.reading.fields.person_names import is_name


@dataclass(frozen=True, slots=True)
class Credit:
    """A name, its role and its position in the rendition."""

    name: str
    role: Role
    start: int
    end: int

    def claim(self, rendition: str, *, rank: float = 1.0) -> Claim:
        return Claim("byline", Person(self.name, self.role), (quoted(rendition, self.start, self.end),), rank)


_SPLIT = pattern(
    r"(?=[\s,;|/•·&+.])(?=\s*[,;|/•·&+\t\n.–—-]|\s{3}|\s+<credit_words/split>)<credit_words/split_2>", re.I
)
_TAIL = pattern(r"(?=[\s(<\[@])<credit_words/tail>", re.I | re.S)
_TITLE = pattern(r"<credit_words/title>\s+(?=[A-ZÀ-Þ])")
_OWN = pattern(
    r"^<credit_words/own>\s+(?:own\s+)?(?:envoyée?\s+spéciale?|enviad[oa]\s+especial|[\w-]+)"
    r"(?:\s+(?:à|en|em|in|aux?|aus)\s+\w+(?:[ -](?-i:[A-ZÀ-Þ])\w+)*,?)?(?:\s+|$)",
    re.I,
)
_LABEL = re.compile(r"^(?:dr|mr|mrs|ms|prof|sir|lic|ing)\.?\s+", re.I)
_FILLER = pattern("<credit_words/filler>", re.I)
_DESK = pattern("<credit_words/desk>", re.I)
# "PardalOne Staff The brotherhood": the story runs on behind it
_STAFF = re.compile(r"[A-Z][a-z]+[A-Z]\w+\s+Staff\b(?!\s+(?i:writer|reporter|correspondent|photographer))")
_FOR = pattern(r"<credit_words/for>\s+(?:la\s+|the\s+)?(?=[A-ZÀ-Þ])", re.I)
_WITH = re.compile(r"(?:avec|with|con|com|mit)\s+(?:l['’]|la\s+|the\s+|a\s+)?", re.I)
_BUREAU = pattern(r"(?:(?:la|the|a|der|die)\s+|l['’])?<credit_words/bureau>\s+", re.I)
_AN_AGENCY = re.compile(r"(?:agence|agencia|agência|agentur)\s+[A-ZÀ-Þ]", re.I)
_WORK = re.compile(r"\s*:\s*[\"“«].*$")  # [Report by Ada Ruiz: "Mayor resigns"]
_BRACKET = re.compile(r"\s*\((?P<inner>[^()\n]{2,40})\)")
_DOMAIN = re.compile(r"(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:/\S*)?", re.I)
_INITIALS = re.compile(r"[a-zäöüß]{2,5}(?:/[a-zäöüß]{2,5})*")  # of an agency or a desk
_INITIALLED = re.compile(r"[a-zäöüßñ]{2,5}|Fim")  # what may close such a line
_TWICE = 3  # blanks in a name of two words that is repeated
_NAME_TWICE = re.compile(r"(?P<name>[^\W\d]\S*(?:\s\S+){1,3}?)\s(?P=name)(?!\S)")
_ALL_TWICE = re.compile(r"(?:\s*(?P<name>[^\W\d]\S*(?:\s\S+){1,3}?)\s(?P=name)(?!\S))+\s*")
INITIAL = re.compile(r"\b(?:[A-Z]|[JS]r)\.$")


def listed(rendition: str, start: int, end: int, role: Role, *, stated: bool, strict: bool = True) -> list[Credit]:
    """The names between `start` and `end`; none at all if something there is neither name, outlet, place nor title.

    `stated`: a word such as "By" says that names follow. Not `strict`: what is no name is passed over.
    """
    stop = before_date(rendition, start, end)
    dated = any(map(str.isalnum, rendition[stop:end])) and rendition[stop : stop + 1].isspace()
    found: list[Credit] = []
    for first, last in _segments(rendition, start, stop):
        if _is_desk(rendition[first:last]):
            continue
        credits, role, named = _credits(rendition, first, last, role, stated=stated)
        if not credits and found and not stated and (agency := _agency_credit(rendition, first, last)):
            credits = [agency]  # "Ada Ruiz, Reuters"
        found += credits
        stated = stated or named
        excused = stated and found and last - first < 90
        if not credits and strict and not excused and not _harmless(rendition[first:last]):
            return []
    if dated and found and found[-1].end == stop:
        found[-1] = _without_place(found[-1])
    return _with_persons_first(found)


def _segments(rendition: str, start: int, end: int) -> list[tuple[int, int]]:
    """Spans between separators, without white space and marks."""
    found, at = [], start
    for match in _SPLIT.finditer(rendition, start, end):
        found.append((at, match.start()))
        at = match.end()
    found.append((at, end))
    parts = (part for span in found for part in _unrepeated(rendition, *span))
    return [trimmed for span in parts if (trimmed := _trim(rendition, *span))[0] < trimmed[1]]


def _unrepeated(rendition: str, start: int, end: int) -> list[tuple[int, int]]:
    """Spans of names that are each repeated, as next to their pictures: "Ada Ruiz Ada Ruiz Ben Okoro Ben Okoro"."""
    if rendition.count(" ", start, end) < _TWICE or not _ALL_TWICE.fullmatch(rendition, start, end):
        return [(start, end)]
    return [name.span("name") for name in _NAME_TWICE.finditer(rendition, start, end)]


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start] in ' \t\n\xa0*_.,:;)[]-–—"“”>':
        start += 1
    while start < end and text[start] == "(" and text.find(")", start, end) in (-1, end - 1):
        start += 1
    while end > start and text[end - 1] in ' \t\n\xa0*_,:;([]-–—"“”<=':
        end -= 1
    while end > start and text[end - 1] == ")" and text.find("(", start, end) == -1:
        end -= 1
    if end > start and text[end - 1] == "." and not INITIAL.search(text[start:end]):
        end -= 1
    return start, end


def _credits(rendition: str, start: int, end: int, role: Role, *, stated: bool) -> tuple[list[Credit], Role, bool]:
    """The credits of one segment, the role that goes on to the next, and whether words before a name said it."""
    lead = LEAD.match(rendition, start, end) if MAY_LEAD.match(rendition, start, end) else None
    if lead and lead.end() < end:
        role, stated, start = lead_role(lead), True, lead.end()
    elif lead_in := _WITH.match(rendition, start, end):
        agency = _agency_credit(rendition, lead_in.end(), end)
        return ([agency] if agency else []), role, lead is not None
    own: Role = "photographer" if PICTURED.search(rendition, start, end) else role
    return list(_one(rendition, start, end, own, stated=stated)), role, lead is not None


def _one(rendition: str, start: int, end: int, role: Role, *, stated: bool) -> Iterator[Credit]:
    """A person, or an agency, with the agency in brackets behind."""
    first = start
    for title in (_TITLE, _LABEL, _OWN):
        if match := title.match(rendition[start:end]):
            start += match.end()
            break
    if stated and (work := _WORK.search(rendition, start, end)):
        end = work.start()
    words = without_post(rendition[start:end])
    bracket = _BRACKET.search(words)
    if (tail := _TAIL.search(words)) and agency_named(words) is None:
        words = words[: tail.start()]
    if agency := _agency_credit(rendition, start, start + len(words)):
        if role == "photographer":
            yield replace(agency, role="photographer")
        elif stated and role != "editor":
            yield agency
        return
    words = _without_agency(words)
    name = " ".join(words.split())
    aside = (stated and _is_aside(name, rendition, first)) or _is_rest(name, rendition, first, end)
    if _may_be(name, role, stated=stated) and not aside:
        is_agency = stated and _AN_AGENCY.match(name) is not None
        yield Credit(name, "agency" if is_agency else role, start, start + len(words))
        if bracket and (agency := _agency_in(rendition, start + bracket.start("inner"), start + bracket.end("inner"))):
            yield agency


def _is_desk(words: str) -> bool:
    """An outlet's people or house: "Redacción El Heraldo", "Valley Herald Staff", "Studio Hannover"."""
    if _STAFF.match(words):
        return True
    return _DESK.fullmatch(words) is not None and bare(re.split(r"[\s-]", words, maxsplit=1)[0]) not in GIVEN


def _may_be(name: str, role: Role, *, stated: bool) -> bool:
    """Whether this is a person's name; one word will do for an author who is stated, and not in capitals."""
    if (
        looks_like_outlet(name)
        or name.partition(" ")[0] in ARTICLES
        or name[:2] in ("L'", "L’")
        or (" " not in name and (role != "author" or name.isupper()))
    ):
        return False
    if (where := _FOR.match(name)) and Gazetteer.standard().find(name[where.end() :]):
        return False  # "de Luís Correia"
    if is_name(name, stated=stated):
        return True
    if stated and name.rpartition(" ")[2].isupper() and bare(re.split(r"[ -]", name, maxsplit=1)[0]) in GIVEN:
        return is_name(name.title(), stated=True)  # "Anne-Lise HAMELIN"
    # Without "By", capitals are a name only where they open with one that people are given.
    return not stated and name.isupper() and is_given(name) and is_name(name.title())


def _with_persons_first(found: list[Credit]) -> list[Credit]:
    """Picture credits name the agency behind a person; alone, it is who is credited."""
    taken = [c for c in found if c.role == "photographer"]
    persons = [c for c in taken if agency_named(c.name) is None]
    return [c for c in found if c.role != "photographer" or c in persons or not persons]


def _without_place(credit: Credit) -> Credit:
    """ "Ada Ruiz Quito 3 MAR 2019": papers that set name, place and date in one line part them by type alone."""
    words = credit.name.split()
    for cut in (len(words) - 2, len(words) - 1):
        if cut >= 2 and Gazetteer.standard().find(" ".join(words[cut:])):
            name = " ".join(words[:cut])
            return replace(credit, name=name, end=credit.end - (len(credit.name) - len(name)))
    return credit


def agency_named(words: str) -> Outlet | None:
    """The listed agency that the words name, with "agencia" or "the news agency" before it or not."""
    name = " ".join(words.split())
    if not 1 < len(name) < 60:
        return None
    outlets = OutletList.standard()
    if "/" in name and (desk := AGENCY_DESK.fullmatch(name)):  # "dpa/lby": its regional service
        name = desk["agency"]
    # Agencies sign in the singular, too: "Reuter".
    found = outlets.agency(name) or (outlets.agency(name + "s") if name.isalpha() else None)
    bureau = None if found else _BUREAU.match(name)
    return outlets.agency(name[bureau.end() :]) if bureau else found


def _agency_credit(rendition: str, start: int, end: int) -> Credit | None:
    start, end = _trim(rendition, start, end)
    agency = agency_named(rendition[start:end])
    return Credit(agency.name, "agency", start, end) if agency else None


def _agency_in(rendition: str, start: int, end: int) -> Credit | None:
    lead = _WITH.match(rendition, start, end)
    return _agency_credit(rendition, lead.end() if lead else start, end)


def _without_agency(words: str) -> str:
    """ "John Smith Associated Press" -> "John Smith"."""
    parts = words.split()
    for cut in range(len(parts) - 1, 1, -1):
        if agency_named(" ".join(parts[cut:])):
            return words[: words.rindex(parts[cut])].rstrip() if parts[cut] in words else words
    return words


def _is_aside(name: str, rendition: str, start: int) -> bool:
    """A place or a single word after a comma says where or for whom: "By Ada Ruiz, Quito", "By Ada Ruiz, KXYZ"."""
    return _is_behind(rendition, start) and (" " not in name or Gazetteer.standard().find(name) is not None)


def _is_rest(name: str, rendition: str, start: int, end: int) -> bool:
    """Whether it is what is left of a post after a comma, and no name: "Ada Ruiz, Kxyz Harbour Writer"."""
    posted = _is_behind(rendition, start) and without_post(rendition[start:end]) != rendition[start:end]
    return posted and not is_given(name)


def _is_behind(rendition: str, start: int) -> bool:
    return rendition[max(0, start - 2) : start].strip()[:1] in (",", ";", "|", "/", "-", "–", "—", "•", "·", "&")


def _harmless(words: str) -> bool:
    """True if the words may accompany names in a byline: a title, an outlet, a place, an address."""
    plain = " ".join(words.split())
    if (
        _INITIALS.fullmatch(plain)
        or _FILLER.fullmatch(plain)
        or _DOMAIN.fullmatch(plain)
        or "@" in plain
        or not without_post(plain)
        or _is_house(plain)
    ):
        return True
    behind = _FOR.match(plain)
    return behind is not None and _is_house(plain[behind.end() :])


def _is_house(words: str) -> bool:
    """An outlet, listed or named as outlets are, or a place."""
    return (
        looks_like_outlet(words)
        or may_have_paper_form(words)
        or OutletList.standard().by_name(words) is not None
        or Gazetteer.standard().find(words) is not None
    )


def agencies(rendition: str, start: int, end: int) -> list[Credit]:
    """The agencies in a line that holds nothing else but outlets, places, desks and initials: "EFE | Madrid"."""
    found: list[Credit] = []
    others: list[str] = []
    for first, last in _segments(rendition, start, end):
        credit = _agency_in(rendition, first, last)
        if credit is not None and _as_signed(rendition[credit.start : credit.end]):
            found.append(credit)
        else:
            others.append(rendition[first:last])
    # Most lines name no agency; what else they hold is looked up for the rest alone.
    return found if found and all(_INITIALLED.fullmatch(words) or _harmless(words) for words in others) else []


def _as_signed(words: str) -> bool:
    """Whether the words are written as the agency writes itself: "PA" may be anything, "Pa" is not it."""
    agency = agency_named(words)
    return agency is not None and (len(words) > 4 or words in agency.names)
