"""Reads class names and ids for what they hint at: an article's body, navigation, a byline, an advert."""

from __future__ import annotations

from enum import IntFlag, auto
from functools import lru_cache

from dossier import lazy_re as re


class ClassHint(IntFlag):
    """Hints about an element from the words in its class or id; only hints, as page builders name as they like."""

    ARTICLE = auto()
    BODY = auto()
    TEXT = auto()
    LEAD = auto()
    HEADLINE = auto()
    AUTHOR = auto()
    BIO = auto()
    DATE = auto()
    META = auto()
    CAPTION = auto()
    NAV = auto()
    HEAD = auto()
    FOOT = auto()
    SIDE = auto()
    RELATED = auto()
    TEASER = auto()
    SHARE = auto()
    COMMENT = auto()
    SIGNUP = auto()
    ADVERT = auto()
    CONSENT = auto()
    TAGS = auto()
    MEDIA = auto()
    EMBED = auto()
    WIDGET = auto()
    PAYWALL = auto()
    HIDDEN = auto()
    LIST = auto()
    QUOTE = auto()
    BOX = auto()
    NOTE = auto()


_WORDS: dict[ClassHint, str] = {
    ClassHint.ARTICLE: (
        "article articulo artikel story news post entry single nota noticia beitrag hentry main blog detail "
        "details articlepage storypage singlepost newsarticle"
    ),
    ClassHint.BODY: (
        "body articlebody storybody contentbody entrycontent articlecontent postcontent maincontent "
        "articletext storytext bodytext contenido content inhalt cuerpo texto corps contenu fulltext "
        "articlecopy bodycopy storycontent postbody bodycontent textbody newsbody entrybody contents "
        "newscontent"
    ),
    ClassHint.TEXT: "text txt paragraph para copy prose richtext wysiwyg p block absatz parrafo markup",
    ClassHint.LEAD: (
        "lead lede intro standfirst summary subtitle subheadline subhead subheading dek deck teasertext "
        "abstract entradilla bajada sumario chapeau vorspann excerpt description subtitulo leadtext hook "
        "perex kicker synopsis articlesummary storysummary subtitel unterzeile chapo chapô soustitre linhafina "
        "subtitre bigode ingress preamble opener epigrafe epigraph zajawka sottotitolo sommario occhiello copete "
        "manchet underrubrik leadin sapo"
    ),
    ClassHint.HEADLINE: (
        "headline title heading titulo titel titular titre hed headlines überschrift articletitle posttitle "
        "entrytitle storytitle pagetitle h1"
    ),
    ClassHint.AUTHOR: (
        "author authors autor autores byline bylines auteur autore writer contributor contributors journalist "
        "reporter credits autoren redakteur verfasser firma firmante authorname authorbox bylinename assinatura "
        "signature signatures"
    ),
    ClassHint.BIO: "bio biography about authorbio profile authorinfo aboutauthor",
    ClassHint.DATE: (
        "date datetime time timestamp published publish pubdate dateline posted updated fecha datum modified "
        "dates postdate hora publicado timedate datestamp"
    ),
    ClassHint.META: "meta metadata info infos data details byinfo postmeta entrymeta articlemeta",
    ClassHint.CAPTION: (
        "caption captions figcaption credit legend legende copyright bildunterschrift photocredit "
        "imagecaption wpcaption cutline leyenda pie piefoto legenda didascalia bildtext credito crédito bildnachweis"
    ),
    ClassHint.NAV: (
        "nav navigation navbar menu menus breadcrumb breadcrumbs crumb crumbs topnav mainnav subnav navi "
        "navlinks dropdown offcanvas hamburger submenu pagination pager paging megamenu burger skip skiplink "
        "sitemap"
    ),
    ClassHint.HEAD: "header masthead topbar banner branding logo siteheader pageheader cabecera kopf",
    ClassHint.FOOT: "footer foot bottom colophon sitefooter pagefooter pie fuss legal imprint copyright",
    ClassHint.SIDE: (
        "sidebar side rail aside rightrail leftrail rightcol leftcol secondary complementary sidebars right barra"
    ),
    ClassHint.RELATED: (
        "related relacionadas relacionados relacionada recommended recommendation recommendations recommend "
        "recirc recirculation readmore more moreon popular trending mostread most latest also next previous "
        "prev similar further suggested suggestions outbrain taboola mostpopular topstories readalso "
        "relatedarticles relatedposts relatedcontent mgid promoted zergnet reads weiterlesen mehr interesting"
    ),
    ClassHint.TEASER: (
        "teaser teasers card cards tile tiles promo promos snippet thumb thumbnail thumbnails item items feed "
        "stream listing carousel slider swiper river collection grid"
    ),
    ClassHint.SHARE: (
        "share sharing social facebook twitter whatsapp shares sharebar socials telegram linkedin pinterest "
        "follow addthis sharedaddy sharethis compartir teilen bookmark bookmarks save print tools toolbar "
        "actions action reactions likes like"
    ),
    ClassHint.COMMENT: (
        "comment comments disqus commenting commentlist comentarios comentario kommentare kommentar reply "
        "respond livefyre viafoura replies fbcomments commentaires forum divforum"
    ),
    ClassHint.SIGNUP: (
        "newsletter newsletters subscribe subscription subscriptions signup register email mailing login "
        "signin registration form abo suscripcion account mailchimp donate donation support membership member "
        "optin"
    ),
    ClassHint.ADVERT: (
        "ad ads advert advertisement advertising adsense advertorial sponsor sponsored sponsors adslot adunit "
        "dfp gpt adbox banner werbung anzeige publicidad pub adcontainer adwrapper adplaceholder commercial "
        "affiliate partner"
    ),
    ClassHint.CONSENT: "cookie cookies consent gdpr privacy cmp onetrust ccpa didomi notice",
    ClassHint.TAGS: (
        "tag tags topic topics keywords keyword category categories section label labels badge themen temas "
        "etiquetas taxonomy terms taglist eyebrow channel"
    ),
    ClassHint.MEDIA: (
        "image img photo picture gallery slideshow video player media figure foto imagen fotos bild bilder "
        "galeria photos images videos lightbox hero audio podcast livestream thumbnail slide slides"
    ),
    ClassHint.EMBED: (
        "embed embeds embedded tweet twitter instagram facebook youtube iframe oembed tiktok infogram "
        "datawrapper blockquote"
    ),
    ClassHint.WIDGET: (
        "widget widgets module plugin portlet gadget component weather clima quiz poll survey game games "
        "horoscope market markets stocks ticker alert"
    ),
    ClassHint.PAYWALL: (
        "paywall premium piano offer offers meter barrier regwall gate locked plus subscriber subscribers"
    ),
    ClassHint.HIDDEN: (
        "hidden hide screen reader sr visually visuallyhidden invisible modal popup overlay tooltip lightbox "
        "dialog toast hid print noprint collapse collapsed visibility accessibility offscreen"
    ),
    ClassHint.LIST: "list lists ul items links link linklist",
    ClassHint.QUOTE: "quote pullquote blockquote pull cita zitat pullout quotes",
    ClassHint.BOX: (
        "box infobox factbox facts fact sidebar inset callout highlight highlights keypoints bullets "
        "infokasten faktenbox fakta faktaboks faktaruta hintergrundbox encadré encadre recuadro "
        "table tabelle chart infographic"
    ),
    ClassHint.NOTE: (
        "disclaimer note notes footnote correction editors disclosure copyright source sources credit agency "
        "trust fineprint license"
    ),
}


def _table() -> dict[str, ClassHint]:
    found: dict[str, ClassHint] = {}
    for hint, words in _WORDS.items():
        for word in words.split():
            found[word] = found.get(word, ClassHint(0)) | hint
    return found


_BY_WORD = {word: int(hint) for word, hint in _table().items()}
# Runs of letters; a capital after a small letter starts a new word (articleBody).
_RUN = re.compile(r"[A-ZÀ-Þ]?[a-zà-ÿ]+|[A-Z]+(?![a-z])")
# The same for names in ASCII without capitals, as most are: all but letters becomes a blank.
_APART = bytes(code if chr(code).islower() else ord(" ") for code in range(128)) + bytes(128)
_LONGEST = 400


# Beginnings of the words above; two adjacent runs may be such a word, too ("article-body").
_OPENINGS = frozenset(word[:end] for word in _BY_WORD for end in range(1, len(word)))


@lru_cache(maxsize=16384)
def hints(names: str) -> int:
    """The `ClassHint`s in a class attribute or an id, as bits; its first `_LONGEST` characters count."""
    found, before = 0, ""
    for run in _runs(names[:_LONGEST]):
        if run in _BY_WORD:
            found |= _BY_WORD[run]
        if before in _OPENINGS:
            found |= _BY_WORD.get(before + run, 0)
        before = run
    return found


def _runs(names: str) -> list[str]:
    if names.isascii() and names.islower():
        return names.encode().translate(_APART).decode().split()
    return [run.lower() for run in _RUN.findall(names)]
