"""Recognises the lines that pages put around an article: navigation, buttons, notices, captions, related stories."""

from __future__ import annotations

from functools import lru_cache

from dossier import lazy_re as re
from dossier.reading.text_tools.alternatives import grouped, openings

_LONGEST = 400  # letters of a line that may be one
_SHORT = 90  # a notice is short; a paragraph that merely mentions cookies is not one

_LABELS = (
    r"home|menu|search|photos?|videos?|gallery|images?|share|tweet|e-?mail"
    r"|print|save|facebook|twitter|instagram|whatsapp|linkedin"
    r"|pinterest|reddit|telegram|flipboard|youtube|copy link|comments?"
    r"|\d+ (?:pending )?comments?|leave a (?:comment|reply)|no comments?"
    r"|advertis(?:e)?ment|ad|sponsored(?: content)?|publicidad|publicidade|publicité"
    r"|anzeige|werbung|anuncio|continue reading"
    r"|read more|read (?:the )?(?:full|whole|complete) (?:article|story)"
    r"|read (?:it )?(?:on our (?:web)?site|online)"
    r"|leer (?:la noticia|el artículo) complet[ao]|lire l['’]article(?: complet)?|zum (?:ganzen )?artikel"
    r"|leggi (?:tutto|l['’]articolo)"
    r"|lees (?:het hele artikel|verder)|czytaj (?:dalej|więcej)|читать (?:далее|полностью)|devamını oku|more"
    r"|loading\.*|skip to (?:main )?content|close|next|previous|log ?in"
    r"|sign (?:in|up)|register|subscribe(?: now)?"
    r"|related(?: (?:stories|articles|content|coverage|news|topics|posts|links))?"
    r"|more (?:stories|news|from .{1,30}|on this story)|most (?:read|popular|viewed)"
    r"|trending(?: now)?|recommended(?: (?:for you|stories))?|you (?:may"
    r"|might) also like|top stories|editor'?s picks|latest news|also read"
    r"|noticias relacionadas|más noticias|te puede interesar|lea también|lee también"
    r"|le puede interesar|relacionad[oa]s|compartir|comentarios"
    r"|leia (?:mais|também)|veja também|notícias relacionadas|compartilhar?|mais lidas|comentários|saiba mais"
    r"|lire aussi|à lire aussi|sur le même sujet|articles liés|partager|commentaires?|lire la suite|voir aussi"
    r"|mehr zum thema|lesen sie auch|das könnte sie auch interessieren|teilen"
    r"|kommentare?|weiterlesen|drucken|zur startseite|startseite"
    r"|inicio|portada|buscar|suscr[ií]bete|tags?|etiquetas|topics|temas|mots-clés"
    r"|condividi|leggi (?:anche|tutto|di più)|i più letti|commenti|lees (?:ook|meer|verder)|meest gelezen"
    r"|deel dit artikel|reacties"
    r"|schlagworte|filed under|back to top|show caption|hide caption"
)
_WHOLE = re.compile(rf"[\W_]*(?:{grouped(_LABELS)})(?:[\s:|»>…]*\d*)?[\W_]*", re.I)
_NOTICES = (
    r"having trouble (?:viewing|playing)|please enable javascript|(?:this|our"
    r"|the) (?:site|website|page) uses cookies|we use cookies|by (?:continuing"
    r"|using) (?:to use )?this"
    r"|click here (?:for|to)|tap here|sign up (?:for|to)|subscribe (?:to|for|now)"
    r"|follow us\b|follow .{1,40} on (?:twitter|facebook|x|instagram)\b|like us on"
    r"|download (?:the|our) .{0,30}app|get the latest|get (?:breaking )?news alerts"
    r"|copyright\b|©|\(c\) (?:19|20)\d\d|all rights reserved|todos los derechos"
    r"|todos os direitos"
    r"|tous droits|alle rechte|read or share this story|share this|read (?:more|also"
    r"|next)\s*[:|]|also read\s*:|related\s*:|see also\s*:|more\s*:|watch\s*:"
    r"|photos?\s*:|video\s*:"
    r"|(?:lea|lee|leia|veja|vea) (?:también|tambien|também|más|mais|además)\s*[:|]"
    r"|(?:à )?lire aussi\s*[:|]|lesen sie (?:auch|mehr)\s*[:|]|mehr dazu\s*:"
    r"|leggi anche\s*[:|]|lees ook\s*[:|]"
    r"|(?:share|compart(?:e|ir|ilhar?)|partage[rz]?|teilen|condividi|deel)\b.{0,8}\b(?:on|en|no|sur|auf|su|op)"
    r" (?:facebook|twitter|x|whatsapp)\b"
    r"|síguenos|siga-nos|siganos|suivez-nous|folgen sie uns|suscr[ií]bete|assine"
    r"|abonnez-vous|jetzt abonnieren|newsletter\b"
    r"|este (?:sitio|site) (?:web )?utiliza|usamos cookies|utilizamos cookies"
    r"|nous utilisons des cookies|wir verwenden cookies|diese (?:seite"
    r"|website) verwendet"
    r"|(?:on|via) (?:twitter|facebook|instagram)\s*:|the associated press contributed"
    r"|this material may not be published|not for redistribution"
    r"|\d{1,2}:\d{2} .{3,90}$(?<![.!?])|reuters(?: and)? .{0,20}our standards"
    r"|our standards\s*:|skip advertisement|story continues below|article continues"
    r"|(?:do you have|have you got|got) (?:a|any) (?:news )?(?:tip|story)"
    r"|enter your e-?mail|to the top of the page|back to top"
    r"|(?:byline|section|length|load-date|edition|dateline|graphic|highlight"
    r"|document type|publication-type)\s*:\s|send (?:us )?(?:your )?(?:news )?tips"
    r"|bbc mon(?:itoring)? (?:alert|[a-z]{2}\d)|report an? (?:error|typo)|view (?:comments|gallery|slideshow)"
)
_OPENS = re.compile(rf"[\W_]*(?:{grouped(_NOTICES)})", re.I)
_MAY_BE = re.compile(rf"[\W_]*(?:{openings(_LABELS, _NOTICES)})", re.I)  # how every label and notice begins
_HOLDS = re.compile(
    r"\[ \] (?:hide|show) caption|\b(?:hide|show) caption\b.*\bcaption\b"
    r"|all rights reserved|accept (?:all )?cookies|cookie policy",
    re.I,
)
_CREDIT = re.compile(
    r"\((?:[^()]{0,60}\b(?:photo|foto|fotografía|picture|image|imagen|source|credit"
    r"|crédito|crédit|file|archivo|archive|arquivo|archiv|getty|courtesy|cortesía"
    r"|screenshot|captura|via|handout|bild)\b[^()]{0,60})\)\.?$"
    r"|(?:\b(?:photo|foto|image|imagen|crédit photo|picture|bild)(?:\s+credit|s|\s+by|\s+por)?\s*[:/]\s*[^.]{2,60})$",
    re.I,
)
_PICTURES = ("oto", "imag", "picture", "bild")  # outside of brackets no search without one of these
_CREDIT_REACH = 80  # characters of a caption's end in which its credit begins, or a bracket closes
_NAV = re.compile(r"[|»›>•·/]")
_WIDE = re.compile(r"(?<=[^\W\d_])\s{2,}(?=[^\W\d_])")
_HANDLE = re.compile(r"@\w{2,30}(?:\s+@\w{2,30})*")
_ADDRESS = re.compile(r"(?:https?://|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[\d\s()+.-]{7,20}")
_RELATED = re.compile(
    r"[\W_]*(?:related|related (?:stories|articles|content|coverage|news|topics)|more on this story|see also"
    r"|more (?:stories|news)|read (?:more|next)|noticias relacionadas|relacionad[oa]s|le(?:a"
    r"|e) también"
    r"|te puede interesar|leia (?:mais|também)|veja também|(?:à )?lire aussi"
    r"|sur le même sujet|mehr zum thema|lesen sie auch|most (?:read|popular)"
    r"|trending(?: now)?"
    r"|recommended|you (?:may|might) also like|top stories|latest news|also in .{2,25}"
    r"|elsewhere in .{2,25}|en otras noticias|otras noticias|outras notícias"
    r"|à découvrir aussi|weitere (?:artikel|nachrichten|themen))[\W_]*",
    re.I,
)


_POINTER = re.compile(
    r"[\W_]*(?:read (?:more|also|next)|also read|see also|related(?: (?:story|stories|article|articles|news))?"
    r"|(?:lea|lee|leia|veja|vea|le puede interesar|te puede interesar)(?: (?:también|tambien|também|más|mais|además))?"
    r"|(?:à )?lire (?:aussi|également)|à lire|voir aussi|lesen sie (?:auch|mehr)|lies auch|mehr (?:dazu|zum thema)"
    r"|leggi anche|lees ook|läs (?:också|även)|les også|læs også|czytaj (?:też|także)|čtěte (?:také|též)|lue myös)"
    r"\s*[:|►▶»]\s*\S",
    re.I,
)


def is_pointer(line: str) -> bool:
    """ "Read more: Pier lights to be switched on": a label and the headline of another story."""
    parted = ":" in line or "|" in line or "»" in line or "►" in line or "▶" in line
    return parted and len(line) < 250 and _POINTER.match(line) is not None


def is_button(line: str) -> bool:
    """Whether a line is nothing but a page's own label: "Print", "Share", "Comments (3)"."""
    return len(line) <= 60 and _is_label(line)


@lru_cache(maxsize=256)  # many ask for the same few lines
def _is_label(line: str) -> bool:
    return _WHOLE.fullmatch(line) is not None


def is_furniture(line: str) -> bool:
    """Whether a line is part of the page and not of the article."""
    return "[ ]" in line and _holds(line) if len(line) > _LONGEST else _is_furniture(line)


@lru_cache(maxsize=256)  # many ask for the same few lines
def _is_furniture(line: str) -> bool:
    if _MAY_BE.match(line) and (is_button(line) or _OPENS.match(line)):
        return True
    return _holds(line) or is_navigation(line) or _alone(line)


def _holds(line: str) -> bool:
    low = line.lower()
    return ("caption" in low or "rights" in low or "cookie" in low) and _HOLDS.search(line) is not None


def _alone(line: str) -> bool:
    """A handle, an address or a telephone number on a line of its own."""
    return len(line) < 120 and bool(_HANDLE.fullmatch(line) or _ADDRESS.fullmatch(line))


def is_navigation(line: str) -> bool:
    """ "HOME | World | Sport": several short words between bars, or a first word that only a menu has."""
    if len(line) > 200:
        return False
    if ("  " in line or "\t" in line or "\xa0" in line) and len(_WIDE.findall(line)) >= 3:
        return True
    if not _NAV.search(line):
        return False
    parts = [part.strip() for part in re.split(r"\s*[|»›>•·]\s*", line) if part.strip()]
    if len(parts) >= 4:
        return sum(len(p) for p in parts) / len(parts) < 20
    return len(parts) >= 2 and bool(
        re.fullmatch(r"(?:home|inicio|início|accueil|startseite|portada|menu)", parts[0], re.I)
    )


def is_run_together(line: str) -> bool:
    """True if a menu's words lost their separators: "LocalSportCultureWeatherTraffic".

    A name of a firm, product or person has one or two inner capitals, however many names a headline has. Hashtags may
    have more.
    """
    if len(_JOINT.findall(line)) < _JOINTS:
        return False
    return any(word[0] not in "#@" and len(_JOINT.findall(word)) >= _JOINTS for word in line.split())


def is_caption(line: str) -> bool:
    """A line that closes with a picture's credit: "(Ada Ruiz / Valley Herald photo)"."""
    end = line[-_CREDIT_REACH:]
    closed = end.rstrip(".")[-1:] == ")"
    if len(line) >= 400 or not (closed or ":" in end or "/" in end):
        return False
    if not closed and line.isascii() and not any(map(line.lower().__contains__, _PICTURES)):
        return False
    return _CREDIT.search(line) is not None


_JOINT, _JOINTS = re.compile("[a-zß-ÿ][A-ZÀ-Þ]"), 4

_INITIALS = re.compile(
    r"/?[A-Za-zäöüß]{2,5}(?:-[a-z]{2,4})?(?:\s?/{1,2}\s?[A-Za-zäöüß]{2,5}){1,4}\s?/?(?:\s\d\d/\d\d/\d\d[\s\d:-]{0,6})?"
    r"|[\w ]{2,20}/[Ff]im|\d{3,4}\*\*\d{3,4}|(?:dpa|apa|ots|afp)(?: [a-z]{1,3}\d?){2,5}"
    r"|\([a-zäöüß]{2,4}\)|[a-zäöüß]{2,4}|(?:[A-ZÀ-Þ]\.\s?){2,3}"
)


def is_initials(line: str) -> bool:
    """Closing initials, of an agency's desk or of an author: "gw/cdv/ber", "ZFT // MSO", "(kmü)", "J. M."."""
    return len(line) <= 30 and _INITIALS.fullmatch(line) is not None


def opens_related(line: str) -> bool:
    """Whether links to other stories follow this label."""
    return len(line) < _SHORT and _RELATED.fullmatch(line) is not None
