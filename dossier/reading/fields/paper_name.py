"""Decides whether words in a position typical of a paper's name are one."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer, fold
from dossier.authority.given_names import GIVEN
from dossier.authority.month_forms import bare, word_set
from dossier.reading.fields.outlet_names import listed_outlet, looks_like_outlet, may_have_paper_form
from dossier.reading.fields.person_names import is_name

_LONGEST = 60
_NUMBERS = re.compile(r"\d{4}/\d|\d{3}.*\s\d|\d\s.*\d{4}")  # an agency's codes, a day of another calendar
_MOST_WORDS = 7
_SHORTEST = 5  # letters of a name that is one word
_NO_NAME = re.compile(
    r"[.!?]$|[a-zà-ÿ]{3}[.]\s|[:;\[\]()\"@]|^(?:by|por|par|von|from)\b"
    r"|^(?:published|posted|updated|modified|filed|issued|embargo|publi[ceé]|actualizad|atualizad|aktualisiert|stand\b)",
    re.I,
)
# A station by its band, its number or its call sign, a site by what it is
_STATION = re.compile(
    r"\b(?:FM|AM|TV|HD|Digital)$|^(?:Canal|Channel|Kanal|Tele)\s?\d|^(?:Tele|Info|Radio|Onda)[A-Za-zà-ÿ]* \S"
    r"|^(?:Tele|Info)[A-ZÀ-Þ]|^[KWCX][A-Z]{3}\b(?=[ -]|$)|^Red Informativa\b"
)
# What kind of writing it is, or whom it is for: never a paper's name
_KIND = word_set("""
    crónica reportaje entrevista perfil análisis editorial columna opinión especial nota artículo informe investigación
    testimonio explicador avance resumen ensayo suscriptores exclusivo
    feature explainer interview profile analysis column comment opinion essay report story review briefing special
    subscribers exclusive investigation longread roundup live gallery video podcast
    reportagem entrevista análise coluna ensaio especial interview reportage analyse bericht kommentar essay porträt
    """)
# Words of papers' names and not of people's; one is enough only in a position typical of a paper's name.
_OWN = word_set("""
    agency atlas bay beacon border brief bugle broadcast canyon chimes city clarion coast coastal country county
    delta digest enquirer forum fm frontier gazetteer gulf harbor harbour headlight headlines highlands horizon
    insider insight intelligencer island islands lakes lantern lighthouse lookout messenger metro monitor monthly
    morning mountain nation newsletter newspaper newswire northern ocean online outlook pages panorama patriot pilot
    pioneer plains plaindealer prairie press pulse quarterly republic republican review ridge river rivers scoop
    searchlight sentry shore signal southern standpoint star states sun syndicate today torch trumpet union valley
    vanguard viewpoint village vindicator voices watchman western wire witness world actualidad agencia alba
    amanecer andino atalaya avance baluarte brújula centinela ciudadano costa crónica cronista día diarios
    eco ecos espectador estrella expreso faro frontera golfo hoja horizonte imparcial independiente informador
    lucero litoral mañana mensajero meridiano mirador norte observador océano oriente página páginas pregón prensa
    pueblo puerto pulso quincenario república río semana señal sierra sur tribuna valle vanguardia vigía vistazo
    voces voz alvorada cidadão correio cronista farol fronteira gazeta manhã mensageiro povo praça semanário serra
    tarde vigia aurore avenir cité côte dépêche écho éclair éveil flambeau indépendant lanterne liberté ouest
    patriote petit peuple phare progrès république réveil sentinelle télégramme vigie voix abendblatt blick bürger
    chronik echo freie landbote leuchtturm merkur morgen stimme umschau volk wächter warte woche
    """)
_SMALL = word_set(
    "of the and de del la las los el da do dos das du des le les der die das und y et e i am im & di della"
    " dei degli delle il lo gli a al aux"
)


# A person with a rank or office in the line is the subject of a report
_RANKS = word_set("""
    deputy sheriff officer sergeant captain lieutenant detective constable chief commander mayor governor senator judge
    president minister secretary director reverend coronel general capitán teniente sargento comandante alcalde
    gobernador senador juez presidente ministro secretario obispo
    """)


def is_title(words: str) -> bool:
    """Whether they have the form of a name: up to seven words, those of weight with a capital."""
    parts = words.split()
    heavy = [part for part in parts if bare(part) not in _SMALL]
    if not heavy or len(parts) > _MOST_WORDS or len(words) > _LONGEST or _NO_NAME.search(words):
        return False
    if _NUMBERS.search(words):
        return False
    if "-" in words and words.isupper() and not looks_like_outlet(words):
        return False  # "BOLIVIA-MINING STRIKE": an agency's slug
    return parts[0][0].isupper() and all(part[0].isupper() or part[0].isdigit() for part in heavy)


def is_sure(words: str) -> bool:
    """True if words have the form of a paper's name that no person can have."""
    entitled = may_have_paper_form(words.title() if words.isupper() else words)
    if entitled or listed_outlet(words) or looks_like_outlet(words) or _STATION.search(words):
        return True
    return has_own_word(words)


def has_own_word(words: str) -> bool:
    """Whether one of several words is such as papers' names have, and people's have not."""
    parts = [bare(part) for part in words.split()]
    return len(parts) > 1 and parts[0] not in GIVEN and any(part in _OWN for part in parts)


def is_free(words: str, *, authored: bool) -> bool:
    """Whether words can be a paper's name and a person's can not: where the author is named besides, any may.

    One word is enough then, if it is no kind of writing.
    """
    parts = [bare(part) for part in words.split()]
    if (
        parts[0] in GIVEN
        or any(part in _RANKS for part in parts)
        or (len(parts) == 1 and (not authored or len(words) < _SHORTEST or parts[0] in _KIND or not words.isalpha()))
    ):
        return False
    return authored or not is_name(words)


def is_place(words: str) -> bool:
    """True if words are a place's name, and no paper's.

    "Potosí" is the town, though El Potosí is a paper there, and so is "New York", though a magazine has that name.
    """
    listed = listed_outlet(words)
    if looks_like_outlet(words) or len(words) > 40:
        return False
    if listed and fold(words) in map(fold, listed.names) and fold(words) != fold(listed.city or ""):
        return False
    gazetteer = Gazetteer.standard()
    return gazetteer.find(words) is not None or gazetteer.area(words) is not None
