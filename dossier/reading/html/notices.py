"""Recognises paragraphs that pages of many languages mix into a story: appeals, pointers, captions, credits."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.reading.text_tools.alternatives import grouped, openings

LONGEST, _SHORT = 320, 40  # letters of such a paragraph; of a line that names an advert's place
_OPENS = (
    # Where a film or a post would be: what has to be agreed to before it is shown
    r"(?:empfohlener )?(?:redaktioneller|externe[rn]?) inhalte?\b(?=.{0,60}$)"
    r"|an dieser stelle (?:finden sie|befindet sich|sollte) .{0,60}(?:extern|inhalt)"
    r"|ich bin (?:damit )?einverstanden, dass (?:mir )?(?:der )?externe|mit ihrer zustimmung wird hier"
    r"|to (?:view|watch) this (?:content|video|post)"
    r"|(?:este|esse) conte(?:nido|údo) externo|ce contenu est bloqué"
    # Where only the opening is free
    r"|il vous reste [\d.,]+\s?% de cet article|ten artykuł (?:przeczytasz|jest dostępny)|subskrybuj\b"
    r"|(?:dit artikel|deze inhoud) is (?:exclusief|alleen) voor abonnees"
    r"|quest[oa] (?:contenuto|articolo|notizia) è riservat|lås (?:upp|op) (?:hela )?artikeln"
    r"|(?:denne (?:saken|artikkelen)|artiklen) er (?:kun )?for abonnent|den här artikeln är (?:bara )?för prenumerant"
    r"|tento článek (?:je|mohou číst) (?:pouze |jen )?(?:pro )?předplatitel"
    r"|a cikk (?:elolvasásához|folytatása) előfizet|полный текст доступен (?:только )?(?:подписчикам|по подписке)"
    r"|この記事は(?:有料|会員)|有料会員になると|残り\d+文字"
    # Links that are paid for
    r"|dieser (?:artikel|beitrag|text) enthält (?:sogenannte )?(?:affiliate|provisions|werbe)"
    r"|(?:this|the) (?:article|story|post|page) (?:contains|includes|may contain) affiliate"
    r"|cet article (?:contient|comporte) des liens (?:d['’]affiliation|affiliés)"
    r"|est[ea] (?:artículo|artigo|nota|matéria) (?:contiene|contém) (?:enlaces|links) de"
    # What the house asks of its readers
    r"|hat ihnen dieser artikel gefallen|fehler (?:gefunden|entdeckt)\s?\?|sostieni(?:ci| (?:il|la|i) nostr[oaie])\b"
    r"|get in touch with (?:our|us|the (?:news|author))\b|(?:have you )?got a (?:story|tip)\b.{0,40}\?"
    r"|share your (?:views|thoughts|stor(?:y|ies)) (?:in|with|by)\b|for more stories like this"
    r"|soutenez(?:-nous| notre)\b|apoya nuestro\b|apoie o nosso\b"
    # Announcements of broadcasts on the same topic
    r"|dieses thema im programm|über dieses thema bericht(?:et|en)\b|sendung\s?:\s"
)
_OPENING = re.compile(rf"[\W_]*(?:{grouped(_OPENS)})", re.I)
# Labels of links to other stories; a mark and the headline follow
_POINTS = (
    r"zum (?:weiterlesen|artikel|thema)|lesetipp|baca (?:juga|lainnya)|simak juga(?: video)?|lihat juga"
    r"|читайте (?:также|еще|ещё|по теме|також|ще)|по теме|ilgili haber|i̇lgili haber|İlgili haber|bunu da okuyun"
    r"|اقر[أا] (?:أيضا|أيضاً|أيضًا|المزيد)|(?:यह|ये) भी पढ़ें|xem thêm|đọc thêm"
    r"|olvas(?:sa|d) (?:el|tovább)(?: (?:ezt )?is)?|kapcsolódó|citiți (?:și|şi)|διαβάστε (?:επίσης|ακόμη|ακόμα)"
    r"|(?:à )?lire (?:aussi|également)|à lire|voir aussi|przeczytaj(?: też| także)?|(?:zobacz|sprawdź) (?:też|także)"
    r"|recommended reading|আরও পড়ুন|อ่าน(?:ต่อ|เพิ่มเติม)|קרא(?:ו)? (?:גם|עוד)|بیشتر بخوانید|یہ بھی پڑھیں"
    r"|čtěte více|přečtěte si(?: také)?|関連記事|あわせて読みたい"
    r"|相关阅读|相關閱讀|延伸阅读|延伸閱讀|관련 ?기사|함께 읽기"
)
_POINTER = re.compile(rf"[\W_]*(?:{grouped(_POINTS)})\s*[:：|►▶»–—-]\s*\S|(?:à )?lire (?:aussi|également)\.?\s", re.I)
# An appeal to follow, which opens with its verb, and the channel that it is for
_CALLS = (
    r"únete (?:a|al)|síguenos|suscríbete|sigue (?:a|todas)|recib[ei] (?:en tu|las|todas)"
    r"|follow(?!-)|join (?:us|our|the)|sign up|subscribe|get (?:all the|the latest|our|more)"
    r"|download (?:our|the|it|now)"
    r"|siga|acompanhe|assine|receba|participe|entre no"
    r"|inscreva-se|iscriviti|seguici|ricevi|scarica|rejoignez|suivez|recevez|abonnez-vous|inscrivez|téléchargez"
    r"|(?:noch )?mehr (?:nachrichten|news|aktuelle)"
    r"|folgen? (?:sie )?uns|abonnieren sie|jetzt (?:abonnieren|anmelden|kostenlos|folgen|herunterladen)"
    r"|haberlerimizi|bizi \S+ takip|читайте нас|подпи(?:сывайтесь|шитесь)|підпи(?:суйтеся|шіться)|стежте за"
    r"|ikuti|dapatkan|gabung|volg (?:ons|het)|schrijf je in|meld je aan|ontvang (?:elke|dagelijks|onze)"
    r"|zapisz się|obserwuj|śledź nas|dołącz|sledujte nás|odebírejte|kövess|iratkozz|följ oss|anmäl dig"
    r"|følg (?:os|oss)|tilmeld dig|meld deg på|seuraa meitä|tilaa|urmăriți|urmăreşte|abonează-te"
    r"|theo dõi|đăng ký|تابعوا|تابعونا|تابعنا|اشترك في|اشتركوا|انضم إلى|انضموا"
)
_CALL = re.compile(rf"[\W_]*(?:{grouped(_CALLS)})\b", re.I)
_MAY_BE = re.compile(rf"[\W_]*(?:{openings(_OPENS, _POINTS, _CALLS)})", re.I)  # few others begin so
# Where a sentence or its last part opens, or to "us": others tell who subscribes to what
_ASKS = re.compile(
    rf"(?:^|[.!?…:;,–—]\W+|\b(?:please|bitte|and|und|y|e|et|or|oder|to)\s+)(?:{grouped(_CALLS)})\b"
    rf"|\b(?:{grouped(_CALLS)})\s(?:\S+\s){{0,2}}?(?:us|our|uns|unser\w*|nos|nuestr\w+|noss\w+|nous|notre|noi|nostr\w)\b",
    re.I,
)
_CHANNEL = re.compile(
    r"whats ?app|telegram|google[ -](?:news|nachrichten|haberler|notícias|noticias|actualités)|news-?letter|\binbox\b"
    r"|facebook|instagram|tiktok|youtube|viber|threads\b|bluesky|рассылк|розсилк|(?:news|nachrichten)-?app\b",
    re.I,
)
_CHANNELS = re.compile(rf"{_CHANNEL.pattern}|\bon (?:twitter|linkedin|mastodon|github|pinterest)\b", re.I)
# "News on your phone? Here is our new app", as German papers ask
_HERE = re.compile(
    r"\bhier (?:entlang|geht(?:['’]s| es)(?! um\b| nicht\b)|gratis|kostenlos|anmelden|abonnieren|herunterladen)\b",
    re.I,
)
# Who said it: a story reports what was said, and no appeal does
_REPORTS = re.compile(
    r"\b(?:said|told|wrote|ruled|admitted|dij(?:o|eron)|pidi(?:ó|eron)|decía|(?:afirm|inform|asegur|declar|explic)ó"
    r"|disse(?:ram)?|afirmou|escreveu"
    r"|a(?:-t-(?:il|elle))? (?:dit|déclaré|lancé|affirmé|expliqué|annoncé)|ha (?:detto|dichiarato|spiegato|scritto)"
    r"|ont (?:dit|crié|annoncé)|urteilte|sagten?|schrieb(?:en)?|erklärten?|teilten? \w.* mit|kata|ujar|zei(?:den)?|zegt"
    r"|(?:powiedz|mów|napis)iał\w*"
    r"|(?:сказа|заяви|сообщи|написа)л\w*)\b",
    re.I,
)
_APP = re.compile(r"-app\b|app[ -]store|whats ?app|newsletter|social media\b", re.I)
# Alone in a line, at any position: the captions of a page's own slots for adverts
_ADVERT = re.compile(
    r"[\W_]*(?:pubblicità|advertentie|reklam[aey]?|реклама|annons|annonse|annonce|mainos|hirdetés|publicitate"
    r"|διαφήμιση|विज्ञापन|إعلان|iklan|quảng cáo|広告|广告|廣告|광고|פרסומת|scroll to continue with content"
    r"|article content)[\W_]*",
    re.I,
)
_SOURCE = re.compile(
    r"[\W_]*(?:quellen?|sources?|fuentes?|fontes?|fonti|źródło|zdroj|kilde|källa|lähde|bron|kaynak|источник|джерело|извор|izvor"
    r"|来源|來源|출처|المصدر)\s*[:：]\s*[^.!?:]{2,60}\)?",
    re.I,
)
_INITIALS = re.compile(
    r"\((?:[a-zäöüßøå]{2,5}|[a-z]{2,4}(?:\s?[/,]\s?[a-z]{2,5}){1,4}|[A-Z]-\d{1,2})\)|[a-z]{2,4}(?:/[a-z]{2,4}){1,4}"
    r"|[A-Z]{2,5} \([a-zäöü]{2,4}(?:,\s?[a-zäöü]{2,4}){0,4}\)"
    r"|[（(【][\u3400-\u9fff]{2,5}(?:[ \u3000、][\u3400-\u9fff]{1,5}){0,3}[）)】]"
    r"|[\[(][^\[\]()]{2,30}\s\S+@\S+[\])]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+"
)
_RIGHTS = re.compile(
    r"[\W_]*(?:©|\(c\) ?\d|copyright\s*(?:©|:|\(c\)|\d{4})|(?:©\s*)?riproduzione riservata|reproducción prohibida"
    r"|reprodução proibida|all rights reserved|wszelkie prawa zastrzeżone|無断転載|저작권자|무단\s?(?:전재|복제|배포))",
    re.I,
)
# Agencies as they sign pictures, at the very end of a caption
AGENCIES = (
    r"(?:REUTERS|Reuters|AP|AFP|EFE|DPA|dpa|EPA|Getty(?: Images)?|GETTY(?: IMAGES)?|ANSA|LUSA|PAP|TASS|ANP|Belga|BELGA"
    r"|NTB|TT|APA|Keystone|KEYSTONE)"
)
_PICTURED = re.compile(
    rf"(?:^|\w\s)©\s?[^.!?©\n]{{2,60}}$|[A-ZÀ-Þ][\w'’-]+ [A-ZÀ-Þ][\w'’-]+ \({AGENCIES}\)$"
    rf"|\({AGENCIES}\s?/\s?[^()\n]{{2,40}}\)$"
)
_LONGEST_CAPTION = 400
_DESKS = re.compile(
    r"(?:^|[,;.]\s*)(?:\w*redaktion|lektorat|faktencheck|recherche|übersetzung|illustration(?:en)?|grafik(?:en)?"
    r"|audioversion|design|layout|produktion|editing|reporting|édition|relecture|edición|edição|fotos?)"
    r"(?:\s+by\b|\s*:)\s*\S",
    re.I,
)
_FIRST_PRINT = re.compile(r"this (?:report|article|story) .{0,80}\b(?:first|originally) (?:published|appeared)", re.I)


def is_notice(text: str) -> bool:
    """Whether a paragraph is the page's appeal, its pointer to another story or a place for an advert."""
    if len(text) > LONGEST:
        return False
    if len(text) <= _SHORT and _ADVERT.fullmatch(text):
        return True
    if "ier " in text and _HERE.search(text) and _APP.search(text):
        return _REPORTS.search(text) is None
    if _MAY_BE.match(text) is None:
        return False
    if _POINTER.match(text):
        return True
    asks = _CALL.match(text) is not None and _CHANNEL.search(text) is not None
    return (asks or _OPENING.match(text) is not None) and _REPORTS.search(text) is None


def is_signed_caption(text: str) -> bool:
    """Whether a picture's owner ends the words: "The old bridge © Ada Ruiz", "The old bridge. Ada Ruiz (AFP)"."""
    if len(text) >= _LONGEST_CAPTION or not (text[-1:] == ")" or "©" in text):
        return False
    return _PICTURED.search(text) is not None


def is_first_print(text: str) -> bool:
    """Whether a paragraph says where the story appeared before, and nothing else."""
    return len(text) <= LONGEST // 2 and _FIRST_PRINT.match(text) is not None


def asks_to_subscribe(text: str) -> bool:
    """Whether a line with a link asks to subscribe, wherever it does so."""
    asks = len(text) <= LONGEST and _CHANNELS.search(text) is not None and _ASKS.search(text) is not None
    return asks and _REPORTS.search(text) is None


def is_closing(text: str) -> bool:
    """True if a paragraph at a story's foot only gives its source, its makers or its owner."""
    if len(text) > LONGEST:
        return False
    if _SOURCE.fullmatch(text) or _INITIALS.fullmatch(text) or _RIGHTS.match(text) or _FIRST_PRINT.match(text):
        return True
    return not any(map(str.isalnum, text)) or len(_DESKS.findall(text)) > 1
