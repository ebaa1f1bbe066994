"""Finds who published a report: masthead, copyright line, "Source:" label, title's tail, dateline brackets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.authority.outlet_list import Outlet, OutletList
from dossier.model.claims import Claim, Words
from dossier.model.evidence import quoted
from dossier.reading.fields.outlet_names import DOMAIN, is_site, listed_outlet, looks_like_outlet, publishes
from dossier.reading.fields.outlet_scripts import CASELESS
from dossier.reading.fields.section_label import is_home, names_section
from dossier.reading.text_tools.text_lines import trimmed

# How much each kind of evidence counts; higher wins.
COPYRIGHT, LABEL, MASTHEAD, DATELINE, TAIL, SIGN_OFF, AGENCY, SELF = 0.9, 0.95, 0.85, 0.8, 0.7, 0.6, 0.4, 0.35
NEAR_AUTHOR = MASTHEAD - 0.1  # an author's name
# Signs before and behind a name that are none of it
_OPENS, _CLOSES = ' \t\n\xa0*_#>.,:;()[]|-–—"“”•·▪◦', ' \t\n\xa0*_#<,.:;()[]|-–—"“”'

_COPYRIGHT = re.compile(
    r"(?P<mark>©|\(c\)|\bcopyright\b|\bderechos reservados\b)[\s©:,]*(?:\(c\)\s*)?(?P<year>(?:19"
    r"|20)\d\d(?:\s*[-–](?:\s*(?:19|20)?\d\d)?)?)?[\s,:.]*(?:by\s+)?(?P<name>[^\n]{2,80})",
    re.I,
)
_COPYRIGHT_END = re.compile(
    r"\s*(?:\(|[.,;|]\s|\.$|\ball rights\b|\btodos los\b|\btodos os\b|\btous droits\b"
    r"|\balle rechte\b|\bthis material\b|\s[-–—]\s"
    r"|\b(?:inc|llc|ltd|limited|corp|s\.a|gmbh|plc)\b|\b(?:19|20)\d\d\b).*$",
    re.I,
)
# "© Ada Ruiz / The Herald", "© 2019 Valley Media Ltd": a picture's, or a company's, which is not the paper
# "© RIPRODUZIONE RISERVATA", "© Nachdruck verboten": a notice of rights, which names nobody
_NO_HOLDER = re.compile(
    r"\s/\s|^(?:copyright|and|et|und|cc[ -]by[\w-]*|creative commons)\b"
    r"|^(?:all |any |alle |tous |todos |tutti )?(?:[lo]s |les |i |the |os |as |las )?"
    r"(?:riproduzion|reprodu[czk]|vervielfält|nachdruck|rights?\b|rechte\b|droits\b|derechos\b|direitos\b|diritti\b"
    r"|unauthori[sz]ed|proibid|prohibid|queda |quedan |not to be|no part)",
    re.I,
)
_LABEL = re.compile(
    r"[\s*_>-]*(?:source|outlet|publication|published (?:by|in)|newspaper|fuente|medio|publicado (?:en|por)|fonte"
    r"|veículo|quelle|medium|site|источник|kaynak|źródło|المصدر|来源|來源|출처)"
    r"\s*[:：]\s*[*_]*(?P<name>[^\n|]{2,60})",
    re.I,
)
_BEHIND = re.compile(
    r"\s*(?:[,;(]|\s(?:vom|website|newspaper|in [A-Z][a-z]+ \d{4})\b"
    r"|\s(?:and|with|y|e|et|und|con|com|avec|mit)\s(?:(?:other\s)?news\s)?(?:agenc(?:ies|ias)|agências|agences|agenturen)\b)",
    re.I,
)
# Who owns papers and stations: each paper that is named besides wins
_OWNS = re.compile(
    r"\s(?:media|group|grupo|groupe|gruppe|communications?|holdings?|newspapers|publishing|publishers|enterprises"
    r"|broadcasting|verlag|editores|éditions)$",
    re.I,
)
_FORM = re.compile(r",?\s(?:inc|llc|ltd|limited|corp|gmbh|plc)\b", re.I)
_OWNER = 0.58  # rank of such a name
_COMPANY = re.compile(r"\s+(?:company|co\.?)$", re.I)
_ADDRESS = re.compile(r"[\w.+-]+@([\w-]+(?:\.[\w-]+)+)")
_MAY_ADDRESS = re.compile(r"\.\w")
_NO_MASTHEAD = re.compile(
    r"[:/]|^(?:redacción|redação|rédaction|redaktion|redazione)\b"
    r"|^(?:by|por|par|von|from|photo|foto|video|more|the latest)\b|\b(?:photo"
    r"|staff|links|writers?|reporters?|correspondents?|editors?)\b",
    re.I,
)
_AGENCY = re.compile(r"\b(?:agencia|agência|agence|agentur|agency)\b", re.I)
# "WSMV Channel 4", "13 WTHR Indianapolis", "WOWK 13 Charleston, Huntington WV News": a station by its call sign
_SIGNED = re.compile(
    r"(?:\d{1,2}\s)?[KW][A-Z]{3}(?:-TV)?(?:\d{1,2}(?:\.com)?)?(?:\s(?:Channel\s)?\d{1,2})?(?:\sNews(?:\s?\d{1,2})?)?(?=$|[\s,|-])"
)
_TAIL = re.compile(r"\s+(?:(?:[-–—|•·»]|::)\s+)+")
_DESK_OF = re.compile(r"(?:redazione|redacción|redação|rédaction|redaktion|redactie)\s+(?:de\s+)?(?=\S)", re.I)


@dataclass(frozen=True, slots=True)
class FoundOutlet:
    """An outlet's name as it is shown, the listed outlet of that name if there is one, and the span of its words."""

    name: str
    outlet: Outlet | None
    start: int
    end: int
    rank: float

    def claim(self, rendition: str) -> Claim:
        return Claim("outlet", Words(self.name), (quoted(rendition, self.start, self.end),), self.rank)


def named(rendition: str, start: int, end: int, rank: float) -> FoundOutlet | None:
    """The outlet named by `rendition[start:end]`, listed or not; the caller knows that the words name an outlet."""
    start, end = trimmed(rendition, start, end, _OPENS, _CLOSES)
    if (desk := _DESK_OF.match(rendition, start, end)) and listed_outlet(rendition[desk.end() : end]):
        start = desk.end()  # "Redazione AGENCY"
    words = " ".join(rendition[start:end].split())
    if len(words) < 2 or not any(c.isalpha() for c in words):
        return None
    outlet = listed_outlet(words)
    return FoundOutlet(outlet.name if outlet else words, outlet, start, end, rank)


def copyright_outlet(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """The holder in "© 2019 KXYZ-TV", "Copyright 2019 The Valley Herald. All rights reserved."."""
    match = _COPYRIGHT.search(rendition, start, end)
    if match is None:
        return None
    at = match.start("name")
    name = _COPYRIGHT_END.sub("", match["name"])
    paper = _COMPANY.sub("", name)  # "The Valley Herald Company"
    name = paper if listed_outlet(paper) or looks_like_outlet(paper) else name
    if _NO_HOLDER.search(name) or (match["mark"] == "©" and not match["year"] and match.start() > start + 2):
        return None
    if (
        not name[:1].isalnum()
        or not (name[0].isupper() or listed_outlet(name) or DOMAIN.fullmatch(name))
        or len(name.split()) > 7
    ):
        return None
    found = _publisher(rendition, at, at + len(name), COPYRIGHT)
    if found is None or found.outlet is not None:
        return found
    company = _FORM.match(rendition, found.end) is not None and not looks_like_outlet(found.name)  # "Nexora Inc."
    return replace(found, rank=_OWNER) if company or _OWNS.search(found.name) else found


def labelled_outlet(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """ "Source: The Valley Herald"."""
    match = _LABEL.fullmatch(rendition, start, end)
    first = match["name"].strip()[:1] if match else ""
    if match is None or not (first.isupper() or first >= CASELESS):
        return None
    # "Source: El Valle website, Quito, in Spanish 1430 gmt"
    name = _BEHIND.split(match["name"], maxsplit=1)[0]
    return _publisher(rendition, match.start("name"), match.start("name") + len(name), LABEL)


def _publisher(rendition: str, start: int, end: int, rank: float) -> FoundOutlet | None:
    """The one named there; a wire service owns the words of many papers, so that a paper named elsewhere wins."""
    found = named(rendition, start, end, rank)
    return replace(found, rank=AGENCY) if found and found.outlet and found.outlet.wire else found


_SERVICE = re.compile(
    r"(?P<house>[A-ZÀ-Þ][\w.]*(?:[ -][A-ZÀ-Þ][\w.-]*){0,3}?)"
    r"(?:\s*[-–—]{1,2}\s*(?:English|Spanish|French|German|Portuguese|Italian|Arabic|Russian|[Ee]spañol|[Ff]rançais|Deutsch|[Pp]ortuguês|[Ii]taliano)"
    r"|(?:\s*[-–—]{1,2}\s*|\s+)(?:[^\W\d_][\w&.]*\s+){0,4}(?:Service|Wire|Newswire|Servicio|Serviço"
    r"|Servizio|Dienst)(?:\s+[^\W\d_]\w*){0,3})"
)


def masthead(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """A line that is nothing but an outlet's name: a listed one, or one that is named as papers and stations are."""
    start, end = trimmed(rendition, start, end, _OPENS, _CLOSES)
    words = rendition[start:end]
    if not 2 <= len(words) <= 50 or _NO_MASTHEAD.search(words):
        return None
    listed = listed_outlet(words)
    if listed is None and (service := _service(rendition, start, end)) is not None:
        return service
    if listed and words.islower() and "." not in words and words not in listed.names:
        return None  # "l'essentiel"
    if listed is None and names_section(words):
        return None  # "WORLD NEWS"
    if listed or looks_like_outlet(words):
        # "News" is an alias of The News, and much more often a section's name
        short = listed is not None and len(words) < len(listed.name) and (names_section(words) or is_home(words))
        return None if short else named(rendition, start, end, MASTHEAD)
    if words.isupper() and (cut := _TAIL.search(words)) and _AGENCY.search(words[: cut.start()]):
        return named(rendition, start, start + cut.start(), MASTHEAD)  # AGENCY NAME - ITS SERVICE
    domain = DOMAIN.fullmatch(words)
    if domain is None or "@" in words:
        return None
    return named(rendition, start + domain.start(1), start + domain.end(1), MASTHEAD)


def _service(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """The agency of whose services a line names one: "AGENCY World Service", "Agency -- English"."""
    words = rendition[start:end]
    if "ervi" not in words and "ire" not in words and "--" not in words and "ienst" not in words:
        return None  # as most lines
    match = _SERVICE.fullmatch(words)
    listed = OutletList.standard().agency(match["house"]) if match else None
    return named(rendition, start, start + match.end("house"), MASTHEAD) if match and listed else None


def bracketed(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """The name in a dateline's brackets: an agency counts less than a station or paper, which is the publisher."""
    desk = AGENCY_DESK.fullmatch(rendition, start, end)  # "dpa/lby": the agency's regional service
    end = desk.end("agency") if desk and OutletList.standard().agency(desk["agency"]) else end
    words = rendition[start:end].strip()
    outlet = OutletList.standard().agency(words) or listed_outlet(words)
    if outlet is not None and outlet.wire:
        return named(rendition, start, end, AGENCY)
    if outlet is not None or looks_like_outlet(words) or publishes(words):
        return named(rendition, start, end, DATELINE)
    return named(rendition, start, end, AGENCY)  # an agency that is not listed


AGENCY_DESK = re.compile(r"(?P<agency>[^\W\d_]{2,12})(?:[/-][a-z]{2,4})+")
_OPENING = re.compile(
    r"\s*\((?P<name>[A-Z][^()\n]{1,30}|[a-z]{2,4})\)(?:(?P<parted>\s*[-–—]{1,2}\s)|\s*(?=[A-ZÀ-Þ“\"]))"
)
_WIDE_OPENING = re.compile(
    r"\s*【(?:(?:\d{4}年)?\d{1,2}月\d{1,2}日\s*)?(?P<name>[^【】\n]{2,12})】"
)  # "【3月4日 AFP】"


def opening(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """Brackets that open a story where the place was lost or left out: "(KXYZ) - Police said", "(CNN)Police said"."""
    if wide := _WIDE_OPENING.match(rendition, start, end):
        return bracketed(rendition, *wide.span("name")) if listed_outlet(wide["name"]) else None
    match = _OPENING.match(rendition, start, end)
    listed = listed_outlet(match["name"]) if match else None
    is_named = match is not None and (match["parted"] or listed) and (match["name"][0].isupper() or listed)
    return bracketed(rendition, *match.span("name")) if match and is_named else None


def tail_of(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """The outlet after the last bar or dash of a title: "Bridge falls - The Valley Herald"."""
    cuts = list(_TAIL.finditer(rendition, start, end))
    for cut in cuts:
        words = rendition[cut.end() : end]
        last = _TAIL.split(words)[0]
        # "... - paper." and "... - Interfax." name the source that the headline quotes.
        if (words[:1].islower() and not DOMAIN.match(words)) or (
            (agency := listed_outlet(words.rstrip("."))) and agency.wire
        ):
            continue
        if station := _SIGNED.match(words):
            return named(rendition, cut.end(), cut.end() + station.end(), TAIL)
        if listed_outlet(words) or listed_outlet(last) or is_site(words) or is_site(last):
            whole = listed_outlet(words) is not None or not (listed_outlet(last) or is_site(last))
            return named(rendition, cut.end(), end if whole else cut.end() + len(last), TAIL)
    return None


def from_address(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """The listed outlet of an e-mail address or web address in a sign-off."""
    if _MAY_ADDRESS.search(rendition, start, end) is None:
        return None
    mailed = _ADDRESS.search(rendition, start, end) if rendition.find("@", start, end) >= 0 else None
    for match in (mailed, DOMAIN.search(rendition, start, end)):
        outlet = OutletList.standard().by_domain(match[1]) if match else None
        if match and outlet:
            return FoundOutlet(outlet.name, outlet, match.start(1), match.end(1), SIGN_OFF)
    return None
