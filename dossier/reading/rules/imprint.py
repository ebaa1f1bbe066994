"""Reads a line of the head that says who published a report, where and when: "Lakes Post, news desk, QUITO, 3 May"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from dossier.reading.rules.byline_words import LEAD, MAY_LEAD, lead_role
from dossier.reading.rules.credit import agency_named
from dossier.reading.rules.dates import FoundDate, find_dates
from dossier.reading.rules.given_names import GIVEN
from dossier.reading.rules.leftovers import is_leftover
from dossier.reading.rules.names import is_name
from dossier.reading.rules.outlet import known, looks_like_outlet, may_be_entitled
from dossier.reading.rules.places import Gazetteer, fold
from dossier.reading.rules.section import names_section
from dossier.reading.words.months import WEEKDAYS, bare, word_set

_LONGEST = 160
_LONGEST_NAME = 60
_MOST_WORDS = 7
_PARTING = re.compile(r"\s*[|•·]\s*|\s+/\s+|\s+[–—-]+\s+|,\s+|(?<=\d)\.\s+(?=\D)")
# What a paper's name has beside it, and what says how it appeared
_KINDS = (
    r"(?:web|online|digital|print(?:ed)?|weekly|weekend|daily|morning|evening|late|early|final|first|city|national"
    r"|regional|international|local|community|sunday|saturday|english|spanish|french|german|portuguese|arabic|swahili"
    r"|hindi|urdu)"
)
_EDITION = (
    rf"(?:the )?(?:(?:{_KINDS}|\d{{1,2}} ?[ap]\.?m\.?)[ -])*"
    r"(?:web ?site|edition|version|site|issue|bulletin|broadcast|transcript|newsletter|supplement)"
    rf"|(?:{_KINDS} )+news"
    r"|web|online|digital|transcript|print|on ?line"
    r"|(?:sitio|página|edición|versión|edição|versão|site|edizione|versione|édition|portal|boletín|emisión|noticiero)"
    r" (?:de la |del |de |da |do |du |des |d['’])?(?:web|internet|digital\w*|online|impres[ao]|semanal|diari[ao]"
    r"|matutin[ao]|vespertin[ao]|central|estelar|nocturn[ao]|noche|tarde|mañana|mediodía|fin de semana|papel"
    r"|en español|en inglés|numérique|imprimée|papier|soir|matin|noite|manhã|electrónic[ao])"
    # "Lantern - Bulletin of the Water Board": what the name stands over
    r"|(?:bolet[ií]n|boletim|bulletin|newsletter|journal|magazine|revista|revue|órgano|zeitschrift|mitteilungen)"
    r" (?:(?:oficial|informativo|mensual|mensal|mensuel) )?(?:de|del|da|do|of|du|des|der) .{3,90}"
    r"|(?:web|online|internet|druck|print|wochenend|sonntags|abend|morgen|regional)-?(?:ausgabe|portal|seite|auftritt)"
    r"|transcripción|semanal|semanario|diario|portal"
)
_DESK = (
    r"(?:(?:web|news|online|digital|foreign|city|metro|national|international|business|sports?|features?|night|data"
    r"|investigations?|state|world|political|politics|breaking news) )?(?:desk|newsroom|team)"
    r"|(?:mesa|redacción|redação|rédaction|redazione)"
    r"(?: (?:de |da |del )?(?:noticias|redacción|central|digital|web|online|nacional|internacional))?"
    r"|(?:online-?|lokal-?|nachrichten-?)?redaktion"
)
_KICKER = (
    r"(?:latest|breaking)(?: news)?|just in|última hora|último minuto|al minuto|ahora|urgente?|exclusiv[eo]|especial"
    r"|special report|avance|dernière minute|dernière heure|eilmeldung|última notícia|plantão|flash"
)
_BESIDE = re.compile(rf"(?:{_EDITION}|{_KICKER})", re.I)
_NEWSROOM = re.compile(_DESK, re.I)
_BEHIND = re.compile(
    rf"\s+(?:(?i:{_KINDS}) (?:[Ee]dition|website|site)|online|website|(?i:edición) (?:digital|impresa|semanal))$"
)
_MOMENT = re.compile(
    r"(?:(?:last )?(?:updated|posted|published|filed|actualizad[oa]|publicad[oa]|atualizad[oa]|mise? à jour"
    r"|publiée?|aktualisiert|stand)\b[\s:]*)?(?:(?:at|on|a las?|às|à|um|el|le|am)\b\s*)?"
    r"(?:\d{1,2}(?:\s?[:.h]\s?\d\d)?\s?(?:[ap]\.?\s?m\.?|hrs?|h|uhr|horas)?\.?(?:\s?[A-Z]{2,4})?)?",
    re.I,
)
_STOPPED = re.compile(r"[!?:;]$|(?<!\b[apm])\.$", re.I)  # "8:00 a. m." is no end of a sentence
_NO_NAME = re.compile(
    r"[.!?]$|[:;\[\]()\"@]|^(?:by|por|par|von|from)\b"
    r"|^(?:published|posted|updated|modified|filed|issued|embargo|publi[ceé]|actualizad|atualizad|aktualisiert|stand\b)",
    re.I,
)
_POST = re.compile(
    r"(?:(?:our|the|a|own|staff|special|senior|chief|[A-ZÀ-Þ][\w&'’-]+)\s+){0,4}"
    r"(?i:correspondents?|reporters?|writers?|editors?|staff|columnist|journalist|corresponsal(?:es)?"
    r"|enviad[oa]s? especial(?:es)?|redactor(?:a|es)?|periodista|repórter(?:es)?|correspondente"
    r"|envoyée? spéciale?|correspondante?|reporter(?:in)?|korrespondent(?:in)?)(?:\s+(?:in|en|em|à|de)\s+\w.{1,30})?"
)
# Words that papers' names have and people's have not; only where a paper's name may stand is one of them enough.
_OWN = word_set("""
    agency atlas bay beacon border broadcast canyon chimes city clarion coast coastal country county delta digest
    enquirer forum frontier gazetteer gulf harbor harbour headlight headlines highlands horizon insider insight
    intelligencer island islands lakes lantern lighthouse lookout messenger metro monitor monthly morning mountain
    nation newsletter newspaper newswire northern ocean online outlook pages panorama patriot pilot pioneer plains
    plaindealer prairie press pulse quarterly republic republican review ridge river rivers scoop
    searchlight sentry shore signal southern standpoint star states sun syndicate today torch trumpet union
    valley vanguard viewpoint village
    vindicator voices watchman western wire witness world
    actualidad agencia alba amanecer andino atalaya avance baluarte brújula centinela ciudadano costa crónica cronista
    debate día diarios eco ecos espectador estrella expreso faro frontera golfo hoja horizonte imparcial independiente
    informador lucero litoral mañana mensajero meridiano mirador norte observador océano oriente página páginas pregón
    prensa pueblo puerto pulso quincenario república río semana señal sierra sur tribuna valle vanguardia vigía vistazo
    voces voz
    alvorada cidadão correio cronista farol fronteira gazeta manhã mensageiro povo praça semanário serra tarde vigia
    aurore avenir cité côte dépêche écho éclair éveil flambeau indépendant lanterne liberté ouest patriote petit peuple
    phare progrès république réveil sentinelle télégramme vigie voix
    abendblatt blick bürger chronik echo freie landbote leuchtturm merkur morgen stimme umschau volk wächter warte woche
    """)
_SMALL = word_set(
    "of the and for on in de del la las los el da do dos das du des le les der die das und y et e i am im & di della"
    " dei degli delle il lo gli a al aux"
)


@dataclass(frozen=True, slots=True)
class Imprint:
    """Where the paper's name, a byline, place and date stand in the line, as far as it has them."""

    paper: tuple[int, int] | None
    credit: tuple[int, int] | None  # "By" and what follows it up to the next comma or bar
    place: tuple[int, int] | None  # of the first place; its region may follow
    date: FoundDate | None


def read_imprint(rendition: str, start: int, end: int, *, authored: bool = False) -> Imprint | None:
    """The parts of a line that holds a paper's name and beside it a byline, an edition, a desk, a place or a date.

    `authored`: another line names the author, so that words in capitals need not be a person's.
    """
    if not 8 <= end - start <= _LONGEST or _STOPPED.search(rendition, max(start, end - 4), end):
        return None
    dates = find_dates(rendition, start, end)[:2]
    if not dates and not _PARTING.search(rendition, start, end) and not _BEHIND.search(rendition, start, end):
        return None
    dated = next((date for date in dates if date.year is not None), None)
    cells = list(_cells(rendition, start, end, dates))
    credit = _credit(rendition, cells)
    rest = [cell for cell in cells if credit is None or cell[0] >= credit[1]]
    left = [cell for cell in rest if not _is_detail(rendition[slice(*cell)])]
    places = [cell for cell in left if is_place(rendition[slice(*cell)])]
    left = [cell for cell in left if cell not in places]
    beside = [rendition[slice(*cell)] for cell in rest if cell not in left]
    paper = None
    if dated or credit or any(_tells_paper(cell) for cell in beside) or _BEHIND.search(rendition, start, end):
        paper = _paper(rendition, left, beside, dated=dated is not None, authored=authored)
    if paper is None and (left or not places or dated is None):
        return None
    return Imprint(paper, credit, places[0] if places else None, dated)


def names_paper(words: str) -> bool:
    """Whether words that stand alone where a paper's name may stand are one: papers' words, no post and no agency's."""
    if not _is_title(words) or len(words.split()) < 2 or _is_detail(words) or agency_named(words):
        return False
    return _is_sure(words)


def _cells(rendition: str, start: int, end: int, dates: list[FoundDate]) -> Iterator[tuple[int, int]]:
    """What stands between dates, commas, bars and dashes."""
    edges = [start, *(edge for date in dates for edge in (date.start, date.end)), end]
    for first, last in zip(edges[::2], edges[1::2], strict=True):
        at = first
        for cut in _PARTING.finditer(rendition, first, last):
            yield from _cell(rendition, at, cut.start())
            at = cut.end()
        yield from _cell(rendition, at, last)


def _cell(rendition: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    while start < end and not rendition[start].isalnum():
        start += 1
    while end > start and not (rendition[end - 1].isalnum() or rendition[end - 1] == ")"):
        end -= 1
    if start < end:
        yield start, end


def _credit(rendition: str, cells: list[tuple[int, int]]) -> tuple[int, int] | None:
    """The first cell, where words such as "By" open it."""
    if not cells or not MAY_LEAD.match(rendition, *cells[0]):
        return None
    lead = LEAD.match(rendition, *cells[0])
    return cells[0] if lead and lead.end() < cells[0][1] and lead_role(lead) == "author" else None


def _is_detail(words: str) -> bool:
    """A section, an edition, a desk, a weekday, a time of day, a job: what tells more of a paper that is named."""
    return (
        _BESIDE.fullmatch(words) is not None
        or _NEWSROOM.fullmatch(words) is not None
        or _MOMENT.fullmatch(words) is not None
        or bare(words).strip(" .,") in WEEKDAYS
        or _POST.fullmatch(words) is not None
        or (names_section(words) and not ((listed := known(words)) and fold(listed.name) == fold(words)))
        or is_leftover(words)
    )


def is_place(words: str) -> bool:
    """Whether words are a place's name, and no paper's.

    "Potosí" is the town, though El Potosí is a paper there, and "New York", though a magazine is called so.
    """
    listed = known(words)
    if looks_like_outlet(words) or len(words) > 40:
        return False
    if listed and fold(words) in map(fold, listed.names) and fold(words) != fold(listed.city or ""):
        return False
    gazetteer = Gazetteer.standard()
    return gazetteer.find(words) is not None or gazetteer.area(words) is not None


def _paper(
    rendition: str, left: list[tuple[int, int]], beside: list[str], *, dated: bool, authored: bool
) -> tuple[int, int] | None:
    """The cell that is the paper's name: the only one left, or the first, named as papers are, before a programme's."""
    if not left:
        return None
    start, end = left[0]
    behind = _BEHIND.search(rendition, start, end)
    words = rendition[start : behind.start() if behind else end]
    others = [rendition[slice(*cell)] for cell in left[1:]]
    if rendition[end : end + 1] == ":":
        return None  # "First published: 3 March 2019"
    if not _is_title(words) or not all(_is_title(other) for other in others) or len(others) > 1:
        return None
    edition = behind is not None or any(_BESIDE.fullmatch(cell) for cell in beside)
    told = _is_sure(words) or (not others and _may_be(words, beside, authored, dated=dated, edition=edition))
    return (start, start + len(words)) if told else None


def _is_title(words: str) -> bool:
    """Up to seven words, those of weight with a capital."""
    parts = words.split()
    heavy = [part for part in parts if bare(part) not in _SMALL]
    if not heavy or len(parts) > _MOST_WORDS or len(words) > _LONGEST_NAME or _NO_NAME.search(words):
        return False
    return parts[0][0].isupper() and all(part[0].isupper() or part[0].isdigit() for part in heavy)


def _is_sure(words: str) -> bool:
    """Whether words are named as papers are, be it by one that no person is called."""
    if known(words) or looks_like_outlet(words) or may_be_entitled(words):
        return True
    parts = [bare(part) for part in words.split()]
    return len(parts) > 1 and parts[0] not in GIVEN and any(part in _OWN for part in parts)


def _tells_paper(words: str) -> bool:
    """Whether a cell can only stand beside a paper's name: an edition, a desk."""
    return _BESIDE.fullmatch(words) is not None or _NEWSROOM.fullmatch(words) is not None


def _may_be(words: str, beside: list[str], authored: bool, *, dated: bool, edition: bool) -> bool:
    """Whether words in capitals can only be the paper: not shaped as a person's name, or the author is told besides.

    A date, an edition or a desk stands beside them, and no region: "Novye Atagi, Russia" is a place.
    """
    parts = words.split()
    if len(parts) < 2 or bare(parts[0]) in GIVEN or any(is_place(cell) for cell in beside):
        return False
    placed = dated or any(_NEWSROOM.fullmatch(cell) for cell in beside)
    return edition or (placed and (authored or not is_name(words)))
