"""The words that say who did what to a report, in five languages: "By", "Fotos:", "Edited by", "Con información de"."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.model.claims import Role
from dossier.reading.text_tools.alternatives import grouped

_MARK = r"[\s*_>#|•·–—^([-]*"
_KIND = (
    r"(?:an?|une?|un[ao]?|eine?)?\s*(?:analysis|review|commentary|column|opinion|interview|exclusive|report|story|essay"
    r"|texte|texto|reportaje|crónica|análisis|análise|entrevista|artículo|artigo|columna|coluna|reportagem|reportage|analyse"
    r"|entretien|bericht|kommentar|gastbeitrag|essay|reportage|porträt)"
)
_AUTHOR = (
    r"(?:(?:(?:words|stor(?:y|ies)|texts?|report|article|(?:written|reported|posted|published"
    r"|submitted|compiled) )\s*)?by|by-?line|authors? of (?:the|this) (?:article|story)(?=\s*:)"
    r"|(?:author|reporter)s?(?:/byline)?|written by"
    r"|as told to|(?:relato|testimonio) recogido por|aufgezeichnet von"
    r"|por|(?:escrit|enviad|subid|postad|publicad)[oa] por|(?:soumis|posté|publié|mis)e?(?: en ligne)? par"
    r"|(?:verfasst|eingestellt|veröffentlicht|erstellt|gespeichert|gepostet) von"
    r"|escriben?(?=\s*:)|(?:reportaje|crónica|entrevista) de|textos?(?:\s+(?:de|por))?|autor(?:a|es"
    r"|as)?|redactor(?:a)?"
    r"|reportagem(?: de)?|par|textes?(?: (?:de|par))?|(?:propos )?recueillis? par|(?:entretien|interview) réalisée? par"
    r"|(?:court|crime|city|staff|news|sports?|politic(?:s|al)|science) (?:reporter|correspondent)s?(?=\s*:)"
    r"|r[eé]digée? par|repórter(?:es)?(?=\s*:)"
    r"|autor(?:in)?\s?/\s?autor(?:in)?|(?:autor[/*:_]in(?:nen)?|autor(?:[eis]|ius|iai|ia)|avtor|auteur/autrice"
    r"|författare|forfatter(?:e|en)?|kirjoittaja|toimittaja|yazar|journalist(?:e|in)?|periodista|jornalista|giornalista"
    r"|dziennikarz|novinar)(?=\s*:)"
    r"|oprac(?:\.|owała?|owanie)?|door|tekst(?:\s+en\s+foto['’]?s)?|а[ву]тор(?:ы|ка)?(?=\s*:)|текст(?=\s*:)|autorka|autorzy"
    r"|(?:pewarta|wartawan|jurnalis|oleh)(?=\s*:)|oleh(?=\s+(?-i:[A-ZÀ-Þ]))|penulis(?=\s*:)"
    r"|penulis kontributor [\w ]{2,30},"
    r"|skrevet av|(?-i:Na)(?=\s+(?-i:[A-Z]{3,}\s[A-Z]{3}))|scris de|(?:írta|szerző|teksti)(?=\s*:)|γράφει (?:ο|η)"
    r"|(?:συντάκτης|συντάκτρια|ρεπορτάζ)(?=\s*:)|מאת|(?:نویسنده|خبرنگار|گزارشگر)(?=\s*:)|muhabir(?=\s*:)"
    r"|(?:ผู้เขียน|โดย|tác giả)(?=\s*:)|(?:लेखक|लेखिका|रिपोर्टर?|संवाददाता|রিপোর্টার|লেখক)(?=\s*:)"
    # As Joomla and Drupal write it
    r"|(?:scritt|inviat|pubblicat|postat|inserit)[oa] da|(?:geschreven|ingediend|geplaatst|gepubliceerd) door"
    r"|geschrieben von|eingetragen von|écrite? par"
    r"|submetid[oa] por|escrit per|skriven av|inskickad av|skrevet af"
    r"|(?:opublikowan[aey]|napisan[aey]|dodan[aey]|zamieszczon[aey]) przez"
    r"|(?:γράφτηκε|δημοσιε[υύ][τθ]ηκε) από (?:το[νυ]/τη[νς]?|τον|την)|โดย(?=\s+[ก-๛]+\s+[ก-๛]+$)"
    r"|dc:creator|作者(?=\s*[:：])|(?:haber|yazan|yazı|hazırlayan)(?=\s*:)|(?:كتب(?:ت)?|تقرير|إعداد|الكاتب|المحرر)(?=\s*:)|بقلم"
    r"|auteurs?(?:\(s\))?|von|texte?|autor(?:in|en)?|(?:interview|entrevista|entretien|dokumentation|protokoll)(?=\s*:)"
    r"|(?:testo\s+)?di(?=\s+(?-i:[A-ZÀ-Þ])[\w.'’-]+\s+(?:(?:d[aeio]|del|della|van|von|der|den|la)\s+){0,2}(?-i:[A-ZÀ-Þ]))"
    r"|d(?:al(?:la)?|ai) (?:nostr[oaie] )?(?:inviat[oaie]|corrispondent[ei])(?: special[ei])?(?=\s+(?-i:[A-ZÀ-Þ]))"
    # Of these "de" is said of towns, too: "Article de Presse"
    r"|(?:(?:an?|une?|un[ao]?|eine?|um|een|et|en)\s+)?(?:article|artículo|artigo|articolo|artikel|artikkel"
    r"|beitrag|post|billet|chronique|tribune|enquête)"
    r"\s+(?:by|de|por|par|von|di|van|door|av|af)(?=\s+(?-i:[A-ZÀ-Þ])[\w.'’-]+\s+(?-i:[A-ZÀ-Þ]))"
    rf"|(?:analysis|review|commentary|column|opinion|interview|exclusive) by|{_KIND}\s+(?:by|de|por|par|von)"
    r"|(?:de|do|from|by|von)(?=\s+(?:nuestr|noss|notre|our|unser)\w*\s)"
    r"|de(?=\s+(?-i:[A-ZÀ-Þ])[\w.'’-]+(?:\s+(?-i:[A-ZÀ-Þ])[\w.'’-]+){1,2},\s+em\s+(?-i:[A-ZÀ-Þ]))"
    r"|aus\s+(?-i:[A-ZÀ-Þ])[\w -]{2,30}?\s+bericht(?:et|en)(?:\s+für uns)?"
    r"|from(?=\s+(?-i:[A-ZÀ-Þ])[\w.'’-]+(?:\s+(?-i:[A-ZÀ-Þ])[\w.'’-]+){1,2}\s*(?:,|\s+in|\s+at)\s))"
)
_PICTURES = r"(?:photo(?:graph)?s?|photography|pictures?|fotos?|fotografías?|fotografías?|bilder|videos?|vídeos?)"
_BOTH = (
    rf"(?:(?:words|story|texto?s?|texte|text|report|by)\s*(?:and|&|y|e|et|und|\+|/)\s*{_PICTURES}"
    r"(?:\s+(?:by|de|por|par|von))?)"
)
_PHOTOGRAPHER = (
    r"(?:(?:(?:file|staff|ap|reuters)\s+)?photo(?:graph)?s?(?:\s*credits?)?(?:\s+(?:and\s+videos?\s+)?(?:by|de|par"
    r"|courtesy(?:\s+of)?))?|photograph(?:y|ers?|ed)(?:\s+by)?|(?:pictures?|images?|video)\s+(?:by|credit|courtesy of)"
    r"|(?:pictures?|images?|imágenes|imagen|imagem|crédit|crédito|credits?|cámara|vidéo|illustration)(?=\s*:)"
    r"|(?:(?:with|con|com|avec|mit)\s+)?(?:photos|fotos|fotograf[ií]as?|photographies)\s+(?:by|de|por|par|von)"
    r"|fotos?(?:\s+(?:de|di|por|von|und video))?|fotograf[ií]as?(?:\s+(?:de|por))?|fotógraf[oa]s?|fotograf(?:in)?"
    r"|créditos?\s+(?:da|de la)\s+(?:foto|imagem|imagen|fotografía)|crédits?\s+photos?|bild(?:er|quelle|nachweis)?)"
)
_EDITOR = (
    r"(?:edited\s+by|editing(?:\s+by)?|editad[oa]\s+(?:en español\s+)?por|edición(?:\s+(?:en español\s+)?(?:de|por))?"
    r"|edição(?:\s+de)?|édité\s+(?:en français\s+)?par|édition(?:\s+de)?(?=\s*:)|redigiert\s+von|bearbeitet\s+von"
    r"|editor(?:a|es|as)(?=\s*:)"
    r"|redaktion(?=\s*:)|editors?|a cura di)"
)
_CONTRIBUTOR = (
    r"(?:(?:traducid[oa]|traduzid[oa]|tradott[oa])\s+(?:por|da|do inglês por)|translated\s+by|traduite?\s+par"
    r"|übersetzt\s+von|(?:translation|traducción|tradução|traduction|traduzione|übersetzung)\s*(?::|by|de|por|par|di"
    r"|von)"
    r"|(?:(?:data|visual|statistical)\s+(?:analysis|research|graphics?)|research|graphics?|maps?)\s+by(?=\s)"
    r"|(?:with\s+)?(?:additional\s+)?reporting\s+(?:from|contributed\s+by)|(?:with\s+)?(?:additional"
    r"|further|more)\s+(?:reporting|writing|research)(?:\s+(?:by|from))?"
    r"|(?:with\s+)?(?:contributions?|reports|files|material|inputs)\s+(?:by|from)"
    r"|con\s+(?:información|informaciones|la\s+colaboración|colaboración|reportes?|datos|reporte\s+adicional)\s+del?"
    r"|reporte\s+adicional\s+de|(?:con\s+)?información\s+adicional\s+de|colaboración(?:\s+de)?|contribuy(?:ó|eron) "
    r"(?:a|en) (?:este|esta) \w+|com\s+(?:informações|informação|reportagem|colaboração)\s+d[aeo]s?"
    r"|colabor(?:ou|aram|ó|aron|ação)(?:\s+de)?|reportagem adicional de"
    r"|avec\s+(?:(?:la\s+collaboration|la\s+contribution|la\s+participation|des\s+informations)\s+de)"
    r"|contribution(?:s)?(?:\s+de)?(?=\s*:)|mitarbeit(?:er|\s+von)?|unter mitarbeit von|mit material von)"
)
# In order: of words that begin alike the longer claim comes first.
LEADS: tuple[tuple[Role, str], ...] = (
    ("author", _BOTH),
    ("photographer", _PHOTOGRAPHER),
    ("editor", _EDITOR),
    ("contributor", _CONTRIBUTOR),
    ("author", r"(?:(?:reporting|writing)\s+(?:and|&)\s+(?:reporting|writing)\s+by"
        r"|reporting(?:\s+by)?|writing\s+by|(?:reporte|información)\s+de|(?:reportage|rédaction)(?:\s+de)?"
        r"(?=\s+(?-i:[A-ZÀ-Þ])|\s*:))"),
    ("author", _AUTHOR),
)  # fmt: skip
LEAD = re.compile("|".join(rf"{_MARK}(?P<r{n}>{words})(?:\s*:\s*|[\s*_]+)" for n, (_, words) in enumerate(LEADS)), re.I)
_ROLES = {f"r{n}": role for n, (role, _) in enumerate(LEADS)}
# How every line that LEAD takes begins; most lines are passed over by it.
_OPENINGS = (
    r"by|na\b|nap|opr|scr|opu|dod|zam|γρ[αά]φτ|δημ|โดย|लेख|रिप|संव|রিপ|লেখ|ges|inv|ing|ins|éc|írt|sze|γρά|συν|ρεπ|מאת|نوی|خبر|گزا|muh|ผู้|tác|doo|tek|авт|аут|тек|skr|dc:|作者|hab|haz|كتب|تقر|إعد|الك|الم|بقل|aut|avt|för|for|kir|toi|yaz|jou|gio|dzi|nov|erst|bei|chr|tri|enq|een?\b|um?\b|et\b|en\b|por|par\b|von|aus|wor|stor|tex|rep|art|wri|pos|pub|sub|comp|com\b|esc|cr[oóeé]|ent|pro|rec"
    r"|int|dok|pew|pen|war|jur|ole"
    r"|ana|rev|col|opi|exc|ess|de\b|do\b|fro|pho|pic|fot|fil|sta|ap\b|reu|im[aá]|v[ií]d|c[aá]m|ill|bil|edi|éd|bea|red"
    r"|réd"
    r"|as told|rel|tes|dal|dai|auf|tra|env|sub|sou|verf|verö|gep|mis|eing|übe"
    r"|cou|cri|cit|new|spo|pol|sci|dat|gra|map|res|vis|di\s|wit|add|fur|mor|con|inf|ave|mit|unt|mat|gas|ber|kom|an?\b|une?\b|un[ao]?\b"
    r"|eine?\b"
)
_FIRST = "".join(sorted({opening[0] for opening in _OPENINGS.split("|")}))  # looked at before each of them is tried
MAY_LEAD = re.compile(rf"{_MARK}(?=[{_FIRST}])(?:{grouped(_OPENINGS)})", re.I)
ROLE_IN_BRACKETS: tuple[tuple[Role, re.Pattern[str]], ...] = (
    ("photographer", re.compile(rf"\(\s*(?:{_PICTURES[3:-1]}|foto|bild|pictures)\s*\)", re.I)),
    ("editor", re.compile(r"\(\s*(?:editor|edición|edição|edition|redaktion)\s*\)", re.I)),
)


def lead_role(match: re.Match[str]) -> Role:
    """The role that the matched words give to the people named after them."""
    return _ROLES[match.lastgroup or ""]


def took_pictures_too(match: re.Match[str]) -> bool:
    """Whether the words are such as "Text and photos:"."""
    return match["r0"] is not None
