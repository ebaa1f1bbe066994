"""Lists the labels of blogs, forums and other sites: their archives, buttons, notices and ways from post to post."""

from __future__ import annotations

from dossier import lazy_re as re

_LONGEST = 40
# Each as a whole line
SITE_LABELS = (
    # who the site is, and how it may be reached
    r"(?:about|contact|follow|join)(?: (?:me|us|this (?:blog|site)))?|advertise(?: (?:with|on) .{2,20})?|advertising"
    r"|who we are|our (?:team|story)|careers|jobs|faqs?|help|site ?map|rss(?:[- ]feeds?)?|feeds?|sponsored by:?"
    r"|über (?:uns|mich|den (?:autor|blog))|wer wir sind"
    r"|folge (?:mir|uns)|karriere|hilfe|mediadaten|datenschutzerklärung"
    r"|impressum\W{1,3}datenschutz.{0,12}|nutzungsbedingungen|à propos(?: de (?:nous|moi))?|qui (?:sommes-nous|suis-je)"
    r"|nous contacter|contactez-nous|plan du site|suivez-(?:moi|nous)|sobre (?:nosotros|mí|mim|nós|o blog)"
    r"|quiénes somos|quem somos|contáct(?:ano|e)s|fale conosco|mapa (?:del|do) sitio|mapa do site|sígueme|síguenos"
    r"|chi (?:siamo|sono)|contatti|contattaci|mappa del sito"
    r"|over (?:ons|mij)|o nas|kontakty?|o nás|om (?:oss|os|mig|meg)"
    r"|о (?:нас|проекте|сайте|компании)|контакты|про нас|hakkımızda|iletişim"
    r"|关于我们|联系我们|網站地圖|网站地图|회사소개"
    # its lists of posts
    r"|(?:blog |news[- ])?archiv(?:es?|os?|io)?|(?:all|latest|recent"
    r"|popular|older|newer|previous|next|related|featured|top)"
    r" (?:posts?|articles?|authors?|entries|comments|categories|tags|topics|stories)|categor(?:y|ies)|authors?"
    r"|(?:alle|neu(?:e|este)|letzte|aktuelle|ältere[rn]?|neuere[rn]?"
    r"|beliebte|ähnliche|vorherige[rn]?|nächste[rn]?|weitere)"
    r" (?:artikel|beitr[äa]ge?|posts?|autoren|kommentare|themen|kategorien|einträge)|kategorien?|autoren|rubriken"
    r"|(?:tous les |derniers |autres )?(?:articles|billets|commentaires|auteurs)(?: (?:récents|précédents?|suivants?))?"
    r"|(?:article|billet) (?:précédent|suivant)|catégories?|rubriques?"
    r"|(?:entradas?|artículos?|comentarios) (?:recientes|populares|antigu[ao]s?"
    r"|anterior(?:es)?|siguientes?|más recientes?)"
    r"|(?:postagens?|artigos?|comentários) (?:recentes|populares|antig[ao]s?|anterior(?:es)?|seguintes?|mais recentes?)"
    r"|categor[íi]as?|autor(?:es|as)?|(?:articoli|post) (?:recenti|correlati|precedenti?|successiv[io])|categorie"
    # what a reader may do
    r"|(?:link|url) copied!?|copied!?|link kopiert|lien copié|enlace copiado|copy (?:url|to clipboard)"
    r"|(?:learn|show|load|view|see|find out) (?:more|all)(?: (?:articles|posts|stories|comments))?|read the rest"
    r"|view (?:author page|(?:desktop|mobile|full) (?:version|site)|(?:all|more) .{3,20}|(?:my )?(?:complete )?profile)"
    r"|(?:mehr|weitere) (?:erfahren|anzeigen|laden|lesen|infos?)(?:\.{3})?|weitere laden(?:\.{3})?"
    r"|en savoir plus|voir plus|(?:ver|cargar|mostrar|carregar) (?:más|mais|tod[oa]s)"
    r"|scopri di più|mostra (?:altro|tutti)"
    r"|download(?: (?:pdf|the .{2,20}))?|herunterladen"
    r"|télécharger(?: l['’]article)?(?: en pdf)?|descargar(?: pdf)?|baixar"
    r"|(?:text|font) ?size\W*|schriftgröße|taille du texte|tamaño (?:del texto|de letra)|tamanho (?:do texto|da letra)"
    r"|(?:add|post|write|submit|leave) (?:a|your) (?:comment|reply|response)|keine kommentare|no comments yet"
    r"|kommentar (?:schreiben|hinzufügen|hinterlassen|verfassen|abgeben|veröffentlichen)|schreibe? einen kommentar"
    r"|(?:laisser|ajouter|écrire|poster) un commentaire|aucun commentaire|(?:deja|dejar|añad(?:e|ir)|agregar|publicar) "
    r"(?:un|tu|una) (?:comentario|respuesta)|sin comentarios|(?:deixe|adicionar|publicar) um comentário|comenta"
    r"|lascia un commento|nessun commento|reactie plaatsen|dodaj komentarz|добавить комментарий|комментариев нет"
    r"|оставить комментарий|yorum yap|cancel reply|reply to this|antworten|répondre"
    r"|(?:search|diesen?) (?:this )?(?:blog|site|website|seite)(?: durchsuchen)?"
    r"|buscar en este blog|pesquisar neste blog"
    # who runs it, and by what
    r"|(?:user |site |web)?admin(?:istrator|istrador|istrateur)?|webmaster|(?:proudly )?powered by .{2,40}"
    r"|(?:theme|template|design)(?:ed)? (?:by|von|par|por) .{2,40}|blogroll|meta|consent to .{3,40}"
)
# What leads from the opening of another story to the whole of it
_READ_ON = re.compile(
    r"[\W_]*(?:(?:read|view|see) (?:more|on|the (?:rest|full (?:story|article|post))|(?:full )?(?:article|story|post))"
    r"|continue reading|weiterlesen|weiter lesen|mehr(?: lesen| erfahren|\.\.\.)?|zum (?:ganzen )?(?:artikel|beitrag)"
    r"|lire (?:la suite|plus|l['’]article)|(?:seguir leyendo|leer|ler|leia|saiba) (?:más|mais|la noticia)"
    r"|(?:continua a leggere|leggi (?:tutto|di più|l['’]articolo)|lees (?:meer|verder)|czytaj (?:dalej|więcej))"
    r"|(?:læs|les|läs) mere?|lue lisää|číst (?:dál|více)|читать (?:далее|полностью|дальше)|devamını oku"
    r"|続きを読む|阅读全文|閱讀全文|더 ?보기|اقرأ المزيد)[\W_]*",
    re.I,
)


def reads_on(line: str) -> bool:
    """True if a line is a button under the opening of a story whose text is on another page: "Read more"."""
    return len(line) <= _LONGEST and _READ_ON.fullmatch(line) is not None
