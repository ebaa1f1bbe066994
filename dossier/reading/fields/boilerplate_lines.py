"""Recognises lines that copying and filing add to an article: menus, buttons, agency marks, archive notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from dossier import lazy_re as re
from dossier.reading.fields.boilerplate import is_button, is_furniture, opens_related
from dossier.reading.fields.date_labels import LABELS
from dossier.reading.fields.dates import first_date
from dossier.reading.fields.head_notes import is_head_note
from dossier.reading.fields.section_label import names_section
from dossier.reading.fields.site_labels import SITE_LABELS
from dossier.reading.text_tools.alternatives import grouped, openings
from dossier.reading.text_tools.text_lines import Paragraph

_LONGEST = 160
_LABEL = 30  # characters of a day's label, at most
_WHOLE_REACH = 80  # characters of a button's words, a menu's item or a wire's mark, at most
_ITEMS = (
    # What browsers without pictures write for a picture, a button and a field
    r"\[[^\[\]\s]+\.(?:jpe?g|png|gif|svg|webp)\b[^\[\]]*\]|[(\[]button(?: \w+)?[)\]](?: \(not implemented\))?.{0,40}"
    r"|(?:eds|attn): .{2,70}|skip to .{3,20}|vai al contenuto.{0,15}|przejdź do (?:głównej )?treści"
    r"|(?:přejít|přeskočit) na obsah"
    r"|preskočiť na obsah|ugrás a tartalom(?:ra|hoz)|salt la conținut|(?:ga|spring) naar (?:de )?(?:hoofd)?inhoud"
    r"|(?:gå|hoppa|hopp|spring) (?:direkt )?till? (?:hoved)?(?:innhold(?:et)?|indhold(?:et)?|innehåll(?:et)?)"
    r"|siirry sisältöön|içeriğe (?:geç|atla)|перейти (?:к|до) (?:содержанию|содержимому|вмісту)"
    r"|μετάβαση στο περιεχόμενο|(?:انتقل|تخطى|التخطي) إلى المحتوى.{0,10}|跳(?:至|到|转到)(?:主要)?[内內]容"
    r"|首[页頁]|登[录錄入]|[注註][册冊]|分享|微信|微博|[评評][论論]|收藏|打印|搜[索尋]|体育|體育|[财財][经經]|[娱娛][乐樂]|[国國][际際内內]|社[会會]|科技"
    r"|ホーム|トップ|ログイン|検索|共有|シェア|ツイート|スポーツ|経済|政治|로그인|회원가입|검색|공유하기|스포츠|경제|사회|정치|국제|연예"
    r"|الرئيسية|تسجيل الدخول|بحث|مشاركة|شارك|رياضة|اقتصاد|سياسة|ראשי|התחברות|שיתוף|ספורט|होम|लॉग इन|साझा करें|खेल"
    r"|コンテンツへスキップ|본문 ?바로가기|דלג לתוכן.{0,8}|bỏ qua nội dung|(?:lewati|langsung) ke konten"
    r"|(?:direkt )?zu[mr] (?:inhalt|hauptinhalt|navigation|suche|hauptmenü|hauptnavigation"
    r"|fußzeile)(?: springen)?|aller au contenu(?: principal)?"
    r"|(?:saltar|ir) al contenido.{0,12}|(?:ir|pular) para o conteúdo.{0,12}|log ?out|sign in(?: or .{3,60})?"
    r"|aller (?:au menu|à la navigation|à la recherche)|(?:ir|saltar) a la navegación|anmelden|abo|abonnieren"
    r"|(?:updated|published|posted) (?:an?|\d+) (?:weeks?|months?|years?) ago"
    r"|(?:avatar|foto de perfil|imagem de perfil) (?:de |del |do |da ).{2,40}|profile picture\b.{0,40}"
    r"|abonnement|print subscriptions?|support us|share full article|purchase licensing rights.{0,20}"
    r"|(?:ajouter (?:à vos|aux) .{3,20}|zur merkliste hinzufügen|seguí leyendo|sugerir corre(?:c|cç|ç)ão|advertising)"
    r"|(?:ler|leer|lire) \d+ coment[aá]rios|see (?:all )?(?:stories|articles) by .{3,40}"
    r"|je m['’]abonne|se connecter|s['’]abonner.{0,30}|s['’]inscrire|iniciar sesi[óo]n|ingres[áa]r?"
    r"|suscr[ií]b(?:ite|ete|irse)|hazte socio|entrar|assine(?: já| agora)?|cadastre-se|subscribe.{0,20}"
    r"|e-?paper"
    r"|e-?edition|men[uü]|sections|buscar|suche|rechercher|search"
    r"|share(?: (?:story|this|on .{2,15}))?|tweet"
    r"|(?:compartir|compartilhar|partager|teilen)(?: (?:en|no|na|sur|auf|por|cet|esta) ?.{0,19})?"
    r"|partilhar(?: notícia| artigo)?|guardar(?: nota| artículo)?|salvar|merken|imprimir|imprimer(?: .{3,15})?|drucken"
    r"|print(?: article)?|copiar link"
    r"|(?:lire|ler|leer|read|save for|guardar para|guardar e ler|später|für später) (?:plus tard|mais tarde|más tarde"
    r"|later|lesen|merken)|(?:[(\[]\s*(?:fotos?|v[íi]deos?|photos?|vidéos?|audios?|gráficos?|infografías?|bild(?:er)?"
    r"|grafik"
    r"|mit (?:bild|foto|video))\s*[)\]]\s*)+|(?:dieses|mehr zu diesem) thema im programm.*"
    r"|copy link|tuitear|twittear|twitter en .{3,20}|e-?mail (?:this )?(?:story|article|page)|(?:agrandar|achicar"
    r"|aumentar|reducir) (?:la )?letra|enviar(?: .{3,20})?|envoyer.{0,20}|versenden|escuchar.{0,20}"
    r"|(?:écouter|ouvir|listen to|anhören).{0,20}"
    r"|(?:artikel|beitrag|text) (?:anhören|vorlesen|drucken|teilen|merken)(?: \(.{3,20}\))?"
    r"|presentear.{0,20}|reuse this content|haut de page|volver arriba|zum seitenanfang|voltar ao topo|normas|réagir"
    r"|comentar|responder|kommentieren|next|próxim[oa]|siguiente|suivant|nächster|anterior|précédent|ao vivo|en vivo"
    r"|en direct|(?:reading time|lesezeit|temps de lecture|tiempo de lectura|tempo de leitura|lecture|lectura"
    r"|leitura)\W*\d+\W*min\w*"
    r"|\d+\s*min(?:ute)?s?\.? (?:read|de lectura|de leitura|lesezeit)|\d+ min(?:ute)?s? to read|\d+ min"
    r"|article réservé aux abonnés"
    r"|(?:contenido|exclusivo) para suscriptores|conteúdo exclusivo.{0,20}|nur für abonnenten|premium|impressum"
    r"|datenschutz.{0,15}|nutzungsbasierte onlinewerbung|agb|aviso legal|mentions légales|gestion des cookies"
    r"|cookie[- ](?:settings|einstellungen|policy)|partilhe isto|compartilhe isso|comparte esto"
    r"|política de (?:privacidade"
    r"|privacidad|cookies)|princípios editoriais|privacy policy|terms (?:of|and) \w+|contact(?:o|us)?|kontakt"
    r"|jetzt (?:kostenlos )?(?:anmelden|abonnieren|testen).{0,20}|newsletter.{0,40}|(?:veja|vea) l?os? vídeos.{0,50}"
    r"|-?\d{1,2}\s?°\s?[CF]?|obituaries rss feed|\d+ (?:vídeos|videos|photos|fotos)|[\d,.]+ ?[km]? (?:retweets?"
    r"|reposts?|likes?|quote tweets?|quotes|bookmarks|replies|views|shares|me gusta|curtidas|j['’]aime|gefällt mir)"
    r"|cerca|abbonati|accedi|registrati|condividi(?: .{3,20})?|stampa|suggerisci|scrivi alla redazione|iscriviti.{0,30}"
    r"|commenta|ascolta(?: .{3,20})?|leggi (?:anche|dopo|più tardi)|seguici.{0,20}|\d+ min(?:uti|\.)? di lettura"
    r"|zoeken|inloggen|abonneer.{0,20}|deel(?: (?:dit )?artikel)?|delen|lees (?:ook|meer|voor)|reageer|leestijd.{0,20}"
    r"|\d+ min(?:uten)? leestijd|szukaj|zaloguj.{0,10}|udostępnij|komentarze|czas czytania.{0,15}|subscriu.{0,15}"
    r"|(?:facebook['’]ta |twitter['’]da )?paylaş|abone ol|giriş(?: yap)?|üye ol|son dakika|ana ?sayfa|yazarlar"
    r"|prenumerata|voorpagina|net binnen|net niet gemist|beranda|terkini|terpopuler|cari|baca juga.{0,80}"
    r"|главная|рубрики|войти|подписка|реклама|читайте также.{0,80}|ao minuto|le journal|consulter(?: le journal)?"
    r"|wir benötigen ihre zustimmung|(?:alle )?(?:cookies )?akzeptieren|alle ablehnen|einstellungen(?: verwalten)?"
    r"|(?:accept|reject|decline) all(?: cookies)?|manage (?:cookies|preferences|options)|we value your privacy"
    r"|aceptar(?: todo| y continuar)?|rechazar(?: todo)?|configurar(?: cookies)?|tout (?:accepter|refuser)"
    r"|view (?:this |the )?(?:e-?mail |message |newsletter )?(?:in|on) (?:your |a |the )?(?:browser|web)"
    r"|ver (?:este correo )?en (?:el|tu) navegador|ver no navegador|voir dans le navigateur"
    r"|im browser (?:an)?(?:sehen|zeigen)"
    r"|watch live|this article is more than \d+ (?:months?|years?) old|uk edition|us edition|international edition"
    r"|comparteix(?:-ho)?|inicia(?: la)? sessió|cercar?|поделиться|подписаться|комментарии"
    r"|schlagwörter|taille : \w+, \d+ mots|illustration\(s\)|nnnn"
    r"|zczc .{0,40}|\d{4} ?gmt|\d\d-\d\d-\d\d \d{4} ?gmt|ap-[a-z]{2}-\d\d-\d\d-\d\d.{0,12}"
)
_WHOLE = re.compile(rf"[\W_]*(?:{grouped(_ITEMS)}|{grouped(SITE_LABELS)})[\W_]*", re.I)
_NOTES = (
    r"(?:recorte|recorte de prensa|clip|clipping|article|artikel|artículo|artigo|coupure|ausschnitt)"
    r" (?:n[.º°o]+ ?)?\d{1,4} (?:de|of|von|sur|/) \d{1,4}(?=\s*(?:$|[·|,–—-]))"
    r"|zur verfügung gestellt durch|clipping gerado|clipped (?:for|from|by)|registro \d|recorte de prensa"
    r"|(?:except for the headline, )?this (?:story|article|report|copy) has (?:not been edited by|been published from)"
    r"|a version of this article appear(?:s|ed) in print|thanks for reading \S.{0,40}[!.]|gracias por leer"
    r"|merci d['’]avoir lu|danke fürs lesen|obrigado por ler|conforme a los criterios de"
    r"|(?:über dieses thema|dieses thema) (?:berichtete|im programm)"
    r"|votre e-mail|your e-?mail|este texto não reflete|(?:leserbriefe|zuschriften) geben nicht"
    r"|(?:as|las) cartas (?:não|no|al|ao|dev|deb)|letters (?:may|should|must)|les lettres (?:ne|peuvent)"
    r"|lire aussi en page|(?:receba|recibe|recevez|erhalten sie) .{3,60}(?:whatsapp|newsletter|correo|e-?mail|boletín)"
    r"|[\[(] ?enviar a|we invite you to use our comment|if you see comments that|get (?:the|our) (?:free )?app\b"
    r"|download our|stay (?:updated|connected) with|keep up with .{3,40} on (?:facebook|twitter)"
    r"|(?:etiquetas?|tags?|temas|topics|tópicos|schlag(?:worte|wörter)|mots[- ]clés|stichworte|keywords)\s?:\s"
    r"|for more .{3,30} news,? (?:listen|click|follow)|document [a-z0-9]{12,}$|news·\d{8}|certificat émis le \d"
    r"|(?:for (?:more|further) information|(?:para|por) (?:más|mais|mayor(?:es)?) (?:información|informes"
    r"|informações)|pour (?:plus|tout)"
    r"[^:]{1,40}informations?|weitere informationen|rückfragen(?: an)?|(?:media|press) (?:contact|enquiries"
    r"|inquiries)|contacto? de (?:prensa|imprensa)"
    r"|per (?:maggiori|ulteriori) informazioni|voor meer informatie|més informació|contatti(?: stampa)?"
    r"|contact(?: presse)?|pressekontakt|contato|contacto) ?:(?:\s|$)"
)
_OPENS = re.compile(rf"[\W_]*(?:{grouped(_NOTES)})", re.I)
_LINKS = re.compile(r"[\W_]*(?:\w[\w ]{0,40}\W+)?(?:!?\[[^\]\n]*\]\([^)\n]*\)[\W_]*)+")
# The kind of writing, over a release: "NEWS RELEASE", "Comunicado de prensa n.º 41/2016"
_RELEASES = (
    r"(?:(?:news|press|media) (?:release|statement|advisory)|(?:for immediate|immediate) release"
    r"|notes? (?:to|for) editors|aviso a (?:los medios|redacciones)"
    r"|comunicado(?: oficial| público| (?:de|a la|à) (?:prensa|imprensa|opinión pública|ciudadanía|comunidad"
    r"|población))?|nota (?:de (?:prensa|imprensa)|à imprensa|informativa|oficial)"
    r"|(?:boletín|boletin|boletim) (?:informativo|oficial|de (?:prensa|imprensa))|(?:official|public) statement"
    r"|communiqué(?: de presse)?"
    r"|(?:presse|medien)(?:mitteilung|information|meldung|info)"
    r"|comunicato(?: stampa)?|nota stampa|pers(?:bericht|mededeling)"
    r"|komunikat prasowy|pressmeddelande|pressemelding|nota de premsa|comunicat(?: de premsa)?"
    r"|para (?:publicación|divulgação|difusión) in?mediata"
    r"|pour diffusion immédiate|zur sofortigen veröffentlichung)"
)
_RELEASE = re.compile(rf"[\W_]*{_RELEASES}(?:\s*(?:n[.ºo°r]*|no\.|nr\.|#)?\s*\d[\d/.-]*)?[\W_]*", re.I)
_RELEASED = re.compile(r"(?:press|media|news) (?:statement|release)|comunicado (?:de|oficial)|nota de prensa", re.I)
# What a site sets over a headline to say that it is new: "URGENT", "Último minuto"
_KICKERS = (
    r"(?:breaking(?: news)?|just in|urgente?|última hora|último minuto|ahora|al minuto|dernière (?:minute|heure)"
    r"|eilmeldung|última notícia|plantão|latest|boletín de las? [\w: ]{1,15})"
)
_KICKER = re.compile(rf"[\W_]*{_KICKERS}[\W_]*", re.I)
_COMMENTS = re.compile(
    r"[\W_]*(?:\d+\s+)?(?:comments?|comentarios?|comentários?|commentaires?|kommentare?|réactions?|reader comments)"
    r"(?:\s*[:(]?\s*\d+\)?)?[\W_]*|comentar \(\d+\).*"
    r"|\d+ (?:responses?|thoughts|replies|respuestas|respostas|réponses|comentarios|comments?) (?:to|on|en|a|para|à"
    r"|sur|zu) \W.*",
    re.I,
)
_NOT_FOR_PRINT = re.compile(
    r"\W*(?:notizblock|die folgenden informationen sind nicht zur veröffentlichung.*|redaktionelle hinweise"
    r"|notes? (?:to|for) editors?|notas? (?:a|para) (?:los |el |os )?editor(?:es)?|note aux rédactions"
    r"|hinweise? an die redaktion(?:en)?|(?:presse|medien)kontakt|(?:media|press) contacts?|contactos? de prensa"
    r"|contacts? presse|contatos? (?:de|para a) imprensa"
    r"|(?:for (?:more|further) information|(?:para|por) (?:más|mais|mayor(?:es)?) (?:información|informes|informações)"
    r"|pour plus d['’]informations?|(?:für )?weitere informationen|per (?:maggiori|ulteriori) informazioni"
    r"|voor meer informatie|contact(?:o|os|s|en)?|contatos?|contatti|kontakt)(?=:))\W*"
    r"|\W*[-–—*#(]+\s*(?:ends?|fin|fim|fine|ende|koniec|30|0)\s*[-–—*#)]+\W*|#{3}|enditem"
    r"|\(schluss\)(?:\s[a-z]{2,3}(?:/[a-z]{2,3}){0,3})?",
    re.I,
)
_RELATED = re.compile(
    r"[\W_]*(?:more from \w.{0,20}|(?:más|otras) noticias|mais notícias|plus d['’]infos?|(?:mehr|weitere) nachrichten"
    r"|(?:las )?más (?:leídas|vistas)|les plus lus"
    r"|mais (?:lidas|vistos)"
    r"|meistgelesen|seguí leyendo|sigue leyendo|à lire (?:également|aussi)|contenus? sponsorisés?|contenido patrocinado"
    r"|conteúdo patrocinado|leia (?:também|mais)|veja também|das könnte sie (?:auch )?interessieren"
    r"|topics|temas|tópicos"
    r"|czytaj (?:także|też|również|więcej)|zobacz (?:także|też|również)|čtěte (?:také|též|více)|přečtěte si"
    r"|läs (?:också|även|mer)|les også|læs også|lue myös|lees ook|citește și|διαβάστε (?:επίσης|ακόμα|ακόμη)"
    r"|читайте также|читайте також|материалы по теме|baca juga|berita terkait|xem thêm|tin liên quan|ilgili haberler"
    r"|اقرأ أيضا|اقرأ أيضاً|مواضيع ذات صلة|קראו (?:גם|עוד)|עוד בנושא|यह भी पढ़ें|इसे भी पढ़ें|ข่าวที่เกี่ยวข้อง"
    r"|相[关關](?:新闻|新聞|阅读|閱讀|报道|報導|文章|链接|連結)|延伸[阅閱][读讀]"
    r"|関連(?:記事|ニュース)|あわせて読みたい|관련 ?(?:기사|뉴스)"
    r"|in obituaries|partners|partenaires|ver más|read next|most read|most popular)[\W_]*",
    re.I,
)
# Times relative to the visit, from which the publication is computed: "Posted 2 hours ago", "Publié hier à 18:02"
_MOMENTS = (
    r"(?:(?:(?:last )?updated|posted|published|actualizad[oa]|publicad[oa]|atualizad[oa]|mis à jour|publiée?"
    r"|aktualisiert|veröffentlicht|stand)\W+)?"
    r"(?:(?:an?|\d+) (?:\w+ )?(?:minutes?|hours?|days?) ago|(?:hace|há|il y a|vor) (?:una?|um|uma|une|einer?|\d+) "
    r"(?:minut[oe]s?|min|horas?|heures?|stunden?|minuten?|d[ií]as?|jours?|tag(?:en)?)"
    r"|(?:today|yesterday|hoy|ayer|hoje|ontem|aujourd['’]hui|hier|heute|gestern)(?:\W{1,2}(?:at|a las?|às|à|um))?"
    r"\W{1,2}\d{1,2}\s?[:.h]\s?\d\d(?:\s?(?:[ap]\.?\s?m\.?|uhr|hs?|horas))?)"
)
_MOMENT = re.compile(rf"[\W_]*{_MOMENTS}[\W_]*", re.I)
# What a paper asks for where only the opening of an article is free
_WALLS = (
    r"(?:this|the) (?:article|story|content) is (?:only |exclusively |reserved )?"
    r"(?:for|available (?:only )?(?:to|for)) (?:our |paying )?(?:subscribers|members)"
    r"|subscribe (?:now |today )?to (?:continue|keep|read|unlock|get (?:full|unlimited))"
    r"|to (?:continue|keep) reading,? (?:please |this |subscribe|log|sign|you)|already (?:a subscriber|subscribed)\b"
    r"|you(?: have|['’]ve) (?:reached|read|\d+) .{0,40}(?:free|limit|remaining|left)\b.{0,60}$"
    r"|est[ea] (?:contenido|artículo|nota) es (?:exclusiv[oa]|sol[oa]) para (?:suscriptores|socios)"
    r"|suscr[ií]b(?:ete|ase|ite) para (?:seguir|continuar|leer)|para (?:seguir|continuar) leyendo,? "
    r"(?:suscr|inici|reg[ií]str)|ya (?:es|eres|sos) suscriptor|(?:cet article|la suite) est réservée?"
    r"|il vous reste \d+\W{0,2}% |abonnez-vous pour (?:lire|continuer|accéder)|pour lire la suite,? "
    r"|déjà abonnée?|dieser artikel ist (?:nur )?für abonnent|jetzt (?:abonnieren|testen) und weiterlesen"
    r"|(?:conteúdo|matéria) exclusiv[oa] para assinantes|assine para (?:ler|continuar)|já é assinante"
)
_WALL = re.compile(rf"[\W_]*(?:{grouped(_WALLS)})", re.I)
# Where a printed story goes on, or comes from: "OYSTERS, from A1", "Viene de la página 3", "Fortsetzung von Seite 1"
_JUMP = re.compile(
    r"\W*(?:[\w'’ -]{2,30}[,/] ?)?(?:(?:(?:continued )?from|continued on) (?:page )?[a-z]?"
    r"|(?:viene|continúa|sigue) (?:de|en) (?:la )?(?:pág\w*\.? ?)?[a-z]?|suite (?:de la|en) page "
    r"|fortsetzung (?:von|auf) seite |(?:please )?see [\w ]{2,20}, [a-z])\d{1,2}",
    re.I,
)
# How every line begins that one of these takes: few others do
_MAY_BE = re.compile(rf"[\W_]*(?:{openings(_ITEMS, SITE_LABELS, _NOTES, _RELEASES, _KICKERS, _MOMENTS, _WALLS)})", re.I)
_STEPS = re.compile(r"\s[>›»/]\s")  # of the way to a page, which is no menu
_HOUR = re.compile(r"\d{1,2}[:.h]\d\d(?:\s?(?:h|hs|hrs|uhr|[ap]\.?m\.?))?", re.I)
_BAR = 8  # words
_RUN = 5  # lines of a menu, at least
_LONG_RUN = 7  # in a shorter run most lines are items: date, name and paper precede stories, with a button or two
_ITEM = 30  # characters of a menu's line, at most
_NAME_WORDS = 4  # of a paper's name in a menu, at most


def is_leftover(line: str) -> bool:
    """Whether a line is no part of an article, though it is not the furniture of every page."""
    return len(line) <= 2 * _LONGEST and (_is_leftover(line) or is_head_note(line))


def is_wall(line: str) -> bool:
    """Whether a line asks for a subscription instead of going on with the article."""
    return len(line) <= 2 * _LONGEST and _WALL.match(line) is not None


def is_release(line: str) -> bool:
    """Whether a line says that a release follows, alone or with what it is on: "Press statement on the dam"."""
    return len(line) <= _LONGEST and bool(_RELEASE.fullmatch(line) or _RELEASED.match(line))


# What the browser Lynx writes for what a page's head and frames lead to: "#The Valley Herald » Feed alternate"; behind
# the hash of a headline these words are parts of its sentence, "#FerryGate: search goes on"
_LYNX = re.compile(
    r"IFRAME:(?:\s|$)|REFRESH\(\d+ sec\):|#(?:(?:alternate|search|publisher|feed|rss|oembed|next|prev)\b\W*)+$"
    r"|#[^.!?]*(?:\balternate|\b(?-i:Feed|RSS)|\boembed(?: \(\w+\))?)$",
    re.I,
)
_PICTURES = frozenset((".jpg", "jpeg", ".png", ".gif", "webp", ".svg", "tiff", ".bmp"))
_FILE = re.compile(r"[^\s/]{1,80}\.\w{3,4}")  # a picture's name that a page shows in its place


@lru_cache(maxsize=256)  # many ask for the same few lines
def _is_leftover(line: str) -> bool:
    may_be = _MAY_BE.match(line) is not None
    whole = (may_be and len(line) <= _WHOLE_REACH) and bool(
        _WHOLE.fullmatch(line) or _RELEASE.fullmatch(line) or _KICKER.fullmatch(line) or _MOMENT.fullmatch(line)
    )
    whole = whole or (" " in line and len(line) <= _WHOLE_REACH and _is_bar(line))
    return (
        whole
        or (line[-1:].isdigit() and len(line) <= _WHOLE_REACH and _JUMP.fullmatch(line) is not None)
        or (line[-4:].lower() in _PICTURES and _FILE.fullmatch(line) is not None)
        or (may_be and (_OPENS.match(line) is not None or is_wall(line)))
        or (line[:1] in ("#", "I", "R") and _LYNX.match(line) is not None)
        or ("](" in line and _LINKS.fullmatch(line) is not None)
    )


def _is_bar(line: str) -> bool:
    """Whether a line is nothing but words of menus side by side: "E-Paper Anmelden", "Search Menu Sport"."""
    words = line.split()
    if len(words) > _BAR or line[-1] in ".!?" or not all(word[0].isupper() or word[0] == "e" for word in words):
        return False
    items = all(_is_word_of_menu(word) or names_section(word) for word in words)
    return items and any(map(_is_word_of_menu, words))


def _is_word_of_menu(word: str) -> bool:
    return is_button(word) or _WHOLE.fullmatch(word) is not None


def opens_links(line: str) -> bool:
    """Whether links to other stories follow this label."""
    return opens_related(line) or (len(line) < 60 and _RELATED.fullmatch(line) is not None)


def ends_article(line: str) -> bool:
    """Whether what follows this line is readers' comments or an agency's notes to its desks."""
    return len(line) < 90 and _ends_article(line)


@lru_cache(maxsize=256)  # many ask for the same few lines
def _ends_article(line: str) -> bool:
    return bool(_COMMENTS.fullmatch(line) or _NOT_FOR_PRINT.fullmatch(line))


def menus(parts: Sequence[Paragraph]) -> frozenset[int]:
    """The starts of the lines of menus: runs of short lines, some of which only menus have."""
    found: set[int] = set()
    for run in _runs(parts):
        items = sum(_is_item(part.text) for part in run) if len(run) >= _RUN else 0
        if items >= 2 and (len(run) > _LONG_RUN or 2 * items > len(run)):
            found |= {part.start for part in run[_stamped(run) :]}
    return frozenset(found)


def _stamped(run: Sequence[Paragraph]) -> int:
    """How many lines at the top of a menu are none of it: who, where, the day and the hour, with no item among them."""
    for n, part in enumerate(run):
        if _is_item(part.text):
            return 0
        if tells_day(part.text):
            return n + 1 + (n + 1 < len(run) and _HOUR.fullmatch(run[n + 1].text) is not None)
    return 0


def tells_day(text: str) -> bool:
    """Whether a line opens with a day and its year, or with what that day is: "Publié le 15/05/2019 à 06h04"."""
    date = first_date(text, 0, len(text)) if any(map(str.isdigit, text)) else None
    if date is None or date.year is None:
        return False
    before = text[: date.start].strip()
    return not before or (len(before) < _LABEL and LABELS.match(before) is not None)


def _runs(parts: Sequence[Paragraph]) -> Iterator[list[Paragraph]]:
    """Short lines that follow each other without an empty line between."""
    run: list[Paragraph] = []
    for part in parts:
        short = len(part.text) <= _ITEM and len(part.lines) == 1 and part.text[-1] not in ".!?:;,"
        short = short and not _STEPS.search(part.text)
        if run and (not short or part.lines[0].blank):
            over = not part.lines[0].blank and _reads_as_sentence(
                run[-1].text
            )  # the headline, over its byline or standfirst
            yield run[:-1] if over else run
            run = []
        if short:
            run.append(part)
    yield run


def _reads_as_sentence(text: str) -> bool:
    """Whether a short line has a word of weight in small letters, as sentences have and items of menus have not."""
    words = text.split()
    return len(words) > 2 and not _is_item(text) and any(word[0].islower() and len(word) > 4 for word in words[1:])


def _is_item(text: str) -> bool:
    return names_section(text) or is_button(text) or is_leftover(text)


def masthead_in(parts: Sequence[Paragraph], menu: frozenset[int]) -> Paragraph | None:
    """The line of a menu at the top that is not one of its items: the outlet's name comes first there."""
    top = [part for part in parts[:_RUN] if part.start in menu]
    named = (part for part in top[:3] if not _is_item(part.text) and not is_furniture(part.text))
    return next((part for part in named if _is_titled(part.text)), None)


def _is_titled(text: str) -> bool:
    """Whether a line may be a paper's name: several words that begin and end with a capital, as items seldom do."""
    words = text.split()
    return 2 <= len(words) <= _NAME_WORDS and words[0][0].isupper() and words[-1][0].isupper()
