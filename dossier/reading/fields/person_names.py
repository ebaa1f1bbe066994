"""Decides whether words are a person's name, and not a date, a place, an outlet or a phrase."""

from __future__ import annotations

from functools import cache, lru_cache

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.month_forms import MONTHS, NEIGHBOURS_MONTHS, WEEKDAYS, bare, word_set
from dossier.authority.outlet_list import OutletList
from dossier.reading.text_tools.script import CASELESS_LETTERS

_PARTICLES = word_set(
    "de del della dello di da das do dos du des la las le les lo los el al van von vom zu zur zum der den ter ten te"
    " bin binti"
    " ibn ben bint abu y e i af av ap mac mc st san santa dela dell' d'"
)
# A letter's first line: "Fellow Zambians,"
_SALUTES = word_set("""
    fellow dear estimado estimada estimados estimadas querido querida queridos queridas compatriotas caros caras
    prezados prezadas chers chères
    """)
# How places' names and districts' begin: "Barrio Norte", "Stadt Pardal"
_DISTRICTS = word_set("""
    barrio comuna municipio ciudad comarca distrito provincia bairro cidade município stadt landkreis bezirk gemeinde
    ville quartier commune arrondissement città comune quartiere gemeente provincie wijk gmina powiat osiedle okres obec
    kommun kommune district borough village
    """)
_SUFFIXES = word_set("jr jr. sr sr. ii iii iv phd ph.d. md m.d.")
# Words that no name holds, but that occur in the position of a name.
_NEVER = word_set("""
        a an the and or of in on at to for from with by as is are was were be been has have had not no new news
    old all more most this
        that these those his her their our your its it he she they we you i who what when where why how after
    before over under up down out
        updated update posted published modified last first read watch listen share print email comment comments
    subscribe sign log home
        story stories video photo photos image images caption credit gallery related breaking exclusive live
    analysis opinion editorial
        editor editors reporter reporters correspondent correspondents writer writers columnist contributor
    staff desk newsroom wire
        wires agency agencies agencias agencia redacción redaccion redação redacao rédaction redaktion report
    reports special press
        service services associated media online digital web team group network radio television channel times
    post herald tribune
        gazette journal chronicle courier daily weekly morning evening sun star mail express telegraph guardian
    observer independent
        inc corp co ltd llc plc gmbh sa s.a. company companies university institute ministry department police
    court county
        city state national international world business sports sport politics local weather entertainment
    lifestyle technology
        government president minister prime council committee party union bank today yesterday tonight tomorrow
    week month year
    advertisement sponsored copyright rights reserved contact about privacy terms cookies policy
        hoy ayer por para con sin los las una uno un el en del noticias nacional internacional mundo deportes
    economía política
    o os as um uma em no na com sem mundo esportes economia política cidade
    le les une est dans avec pour sur monde politique économie sports société
    der die das ein eine und oder ist im mit für auf aus bei nach politik wirtschaft sport nachrichten zeitung
        says say said dies killed dead shot killing murder shooting fire crash first second third results
    standings summary
        facebook twitter instagram youtube google getty flickr linkedin tiktok whatsapp telegram wikipedia
    wikimedia handout courtesy
        teen teens man men woman women boy girl injured wounded arrested charged suspect suspects victim victims
    officials deputies sheriff mayor
    voice valley jornal gazeta gaceta revista diario diário semanario hebdo courrier courier dépêche depeche
    bote kurier blatt tageblatt anzeiger rundschau folha correio notícias tribuna heraldo faro ediciones editorial
    edition edición edição ausgabe bureau éditions editora verlag chronicle examiner recorder advertiser
    reportern kollegen
    głos dziennik tygodnik gazzetta giornale dagblad courant krant gazetesi postası
    intendencia ayuntamiento alcaldía gobernación gobierno secretaría ministerio dirección oficina unidad
    comunicaciones departamental departamento diputación prefeitura governo secretaria ministério assessoria câmara
    mairie préfecture ministère direction conseil stadtverwaltung landratsamt landkreis landesamt ministerium
    pressestelle office authority commission foundation trust association fundación asociación fundação associação
    universidad universidade université universität
    admin administrator administrador webmaster user usuario
    fatal deadly accused guilty street avenue road north south east west northern southern eastern western
    """) - {"i", "e"}
# What pages write on what is to be pressed, and over what leads elsewhere: "Keine Kommentare", "View Author Page"
_PRESSED = word_set("""
    view author autor autora auteur autore reading listening related next previous reply leave response responses follow
    following followers download categories category tags archives archive continue permalink login logout
    kommentar kommentare commentaire commentaires comentario comentarios comentário comentários commento commenti
    reactie reacties komentarz komentarze kommentarer kommentit hozzászólás yorum yorumlar комментарии
    комментариев комментарий коментарі
    keine aucun aucune sin nessun nessuna geen brak nenhum nenhuma
    télécharger imprimer partager suivre réagir envoyer lire voir écouter accueil retour suivant précédent
    drucken teilen weiterlesen weitere weiterer mehr alle thema themen artikel beitrag beiträge startseite zurück
    herunterladen antworten folgen anmelden abonnieren hören lesen
    ver todos todas compartir imprimir seguir volver inicio descargar siguiente escuchar artículo artículos
    compartilhar partilhar ler voltar início baixar ouvir artigo artigos
    leggi condividi stampa segui scarica tutti tutte altri altre ascolta articolo articoli
    deel delen luister volgende vorige artikelen czytaj udostępnij drukuj więcej artykuł artykuły
    dela skriv läs lyssna artiklar
    article articles
    """) - word_set("dela")
_TOKEN = re.compile(r"(?:[^\W\d_]\.)+-?(?:[^\W\d_]\.)*|[^\W\d_]+(?:['’ʼ`.-][^\W\d_]+)*['’]?\.?")


def is_name(text: str, *, stated: bool = False) -> bool:
    """True if `text` can be a person's name.

    `stated`: a word such as "By" precedes it; then one word or capitals will do, and a place's name too (people are
    called Jordan and Paris). Otherwise two to five words in mixed case are required.
    """
    return _is_name(text, stated, OutletList.standard())


def opens_as_district(text: str) -> bool:
    """Whether words begin as places' and districts' names do, and no person's: "Barrio Norte"."""
    return bare(text.partition(" ")[0]) in _DISTRICTS


@lru_cache(maxsize=4096)
def _is_name(text: str, stated: bool, outlets: OutletList) -> bool:
    words = text.split()
    if not 1 <= len(words) <= 6 or bare(words[0]) in _SALUTES or len(text) > 60:
        return False
    if stated and is_caseless(text):
        return len(words) > 1 and not any(map(str.isdigit, text)) and not _known_outlet(text, outlets)
    if not all(_TOKEN.fullmatch(word) for word in words):
        return False
    if not text.isascii() and _MIXED.search(text):
        return False
    if not _shaped(words) or any(_excluded(word) for word in words) or _has_acronym(words):
        return False
    if stated:
        return not _known_outlet(text, outlets) and (len(words) > 1 or len(text) > 2)
    if len(words) == 1 or text.isupper() or _known_outlet(text, outlets):
        return False
    return Gazetteer.standard().find(text) is None


def is_caseless(text: str) -> bool:
    """Whether all of it is in letters of which none are capitals, and that blanks part into words."""
    return _caseless().fullmatch(text) is not None


@cache
def _caseless() -> re.Pattern[str]:
    # Late: most reports are in letters that have capitals
    return re.compile(f"[{CASELESS_LETTERS}\u200c ]+")  # Persian parts a word by a joiner


def _shaped(words: list[str]) -> bool:
    """Capitals where a name has them, particles aside; at least one word longer than an initial."""
    main = [w for w in words if not (w[0].islower() and bare(w) in _PARTICLES) and bare(w) not in _SUFFIXES]
    if not any(len(w.strip(".")) > 1 for w in main) or (len(words) > 1 and len(main) < 2):
        return False
    return all(w[0].isupper() or w[:2] in ("d'", "d’", "l'", "l’", "al") for w in main)


_MIXED = re.compile(r"[A-Za-zÀ-ÿ][\u3040-\u9fff\uac00-\ud7af]|[\u3040-\u9fff\uac00-\ud7af][A-Za-zÀ-ÿ]")
# "NDR Info", "MDR THÜRINGEN": no given name is three capitals without a vowel
_STATION = re.compile(r"[B-DF-HJ-NP-TV-XZ]{3,4}")


def _has_acronym(words: list[str]) -> bool:
    """True if capitals mix with words in mixed case: "Shreveport PD", "KXYZ Staff"; but "JD Vance" is a name."""
    mixed = any(len(w) > 2 and w[1:].islower() for w in words)
    if any(w.endswith(("'s", "’s")) for w in words) or (len(words) > 1 and _STATION.fullmatch(words[0])):
        return True
    if len(words[-1]) > 4 and not any(w.isupper() and len(w) > 1 for w in words[:-1]):
        words = words[:-1]  # "Bill MCCARTHY": family names in capitals, as French agencies write them
    return mixed and any(
        w.isupper() and w.isalpha() and len(w) > (2 if n == 0 else 1) and bare(w) not in _SUFFIXES
        for n, w in enumerate(words)
    )


def _excluded(word: str) -> bool:
    low = bare(word)
    plain = low.rstrip(".")
    if len(plain) == 1 and word[0].isupper() and word.endswith("."):
        return False  # an initial: "A. Ruiz"
    if (plain in _NEVER or plain in _PRESSED) and low not in _PARTICLES:
        return True
    return (plain in WEEKDAYS and len(plain) > 3) or (plain in _MONTH_WORDS)


# April, May, June, August, Jan and the like are names too; the rest are not.
_MONTH_WORDS = frozenset(w for w in MONTHS if len(w) > 3 and w not in NEIGHBOURS_MONTHS) - word_set(
    "april may mayo june julio juli august augusto agosto avril mars marco abril giugno maio juno mai"
    " mart nisan ekim eylül ocak temmuz"
)


def _known_outlet(text: str, outlets: OutletList) -> bool:
    return outlets.by_name(text) is not None or outlets.agency(text) is not None


def from_handle(handle: str) -> str | None:
    """ "@AdaRuizNews" says "Ada Ruiz" at best; only a handle that is two capitalised words is read as a name."""
    words = re.fullmatch(r"@?([A-Z][a-z]+)_?([A-Z][a-z]+(?:[A-Z][a-z]+)?)", handle)
    if words is None:
        return None
    name = f"{words[1]} {words[2]}"
    return name if is_name(name) else None


def from_address(address: str) -> str | None:
    """ "ada.ruiz@example.org" says "Ada Ruiz"; other addresses say no name for certain."""
    words = re.fullmatch(r"([A-Za-z]{2,})[._]([A-Za-z]{2,})@\S+", address)
    if words is None:
        return None
    name = f"{words[1].capitalize()} {words[2].capitalize()}"
    return name if is_name(name) else None
