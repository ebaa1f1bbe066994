"""Finds names on a page's lines that may be its outlet's: those that a line leads to, or offers something of."""

from __future__ import annotations

from itertools import islice

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer, fold
from dossier.authority.month_forms import bare, word_set
from dossier.authority.outlet_list import Outlet, name_key
from dossier.reading.fields.outlet_names import COMPOUND, looks_like_outlet
from dossier.reading.fields.outlet_scripts import is_name_in_script

_LONGEST, _OFFER = 200, 70  # characters of a line that leads to a name, and of one that closes with an offer
_MOST_WORDS = 5
# "Follow The Valley Herald", "Über den Boten", "Advertise in Pardal News"
_LEADS = re.compile(
    r"(?:(?:please )?(?:follow|support|join|help)|about|contact|subscribe to|sign up (?:for|to)"
    r"|advertise (?:with|on|in)|work (?:at|for|with)|jobs at|careers at|listen to|download|get"
    r"|send (?:your )?tips to|donate to|welcome to|share this story ?:|more from|inside|sections on"
    r"|stay informed with|brought to you by|über|folgen?(?: sie)?|mehr von|werben (?:bei|auf|in)|wir sind"
    r"|jobs bei|karriere bei|arbeiten bei|nachrichten de[rs]|s[ií]gu?e(?:nos|me)?(?: (?:a|en))?|sobre|acerca de"
    r"|qui[eé]nes somos|m[aá]s de|suscr[ií]b\w+ a|an[uú]nci\w+ (?:en|em|n[ao])|trabaj\w+ (?:en|con)|siga|assine"
    r"|mais de|trabalhe (?:n[ao]|em)|à propos d[eu]|suivez|plus d[eu]|abonnez-vous (?:à|au)|chi (?:è|siamo)"
    r"|segui(?:ci su)?|abbonati a|pubblicità su|volg|meer van|adverteren (?:bij|in)|werken bij|följ|følg|mer från"
    r"|annonsera i|śledź|obserwuj)(?:\s*:\s*|\s+)",
    re.I,
)
# "Valley Herald app", "the Boten-Newsletter", "El Faro en Facebook"
_OFFERS = re.compile(
    r"(?<=[\w’'])[\s-]+(?:apps?|newsletters?|e-?papers?|e-edition|store|shop|webshop|podcasts?|premium|abo"
    r"|abonnement|archives?|staff|redaktion|redazione|redacción|redação|rédaction|reporters?|media ?kit"
    r"|uygulaması\w*|newspapers?|stellenmarkt|leserservice|licensing|insider|careers?|back to home|bolet(?:ín|ines|im)"
    r"|infolettres?|nieuwsbrie(?:f|ven)|im radio|in der mediathek"
    r"|(?:app )?(?:on|auf|en|op|bei|via|sur|su|no|na|på|at) (?:facebook|twitter|x|instagram|youtube|linkedin|whatsapp"
    r"|telegram|tiktok|threads|bluesky|google(?: news)?|flipboard|apple news|pinterest|socials?))(?=\W|$)",
    re.I,
)
_ARTICLE = re.compile(
    r"(?:the|den|die|das|der|dem|des|el|la|los|las|le|les|il|lo|o|a|os|as|het|de|our|unsere?n?|download|get)\s+"
    r"|l['’](?=\w)",
    re.I,
)
_OUTSET = re.compile(r"(?:click here to get|download|get|lade|hol dir|jetzt)\s+", re.I)
_JOINING = word_set("of the and de del la las los el do da dos das du des le les der und y e et & di della van von")
_AND = word_set("and und y e et &")
# Whom a line means that leads to nobody by name
_NOBODY = word_set("""
    us our we me my you your this these all more uns unsere unser unseren mein meine dein deine sie ihre zum zur
    mijn ons onze jouw nous notre nos vous votre nosotros nuestro nuestra nuestros mi tu su sus ti noi nostro nostra nos
    nosso nossa meu minha vi vår min mitt nás nas biz bize a an any best buy watch search share free please it its here
    """)
# Networks, shops and mailers to which every page leads
_EVERYWHERE = word_set("""
    facebook twitter x instagram youtube linkedin whatsapp telegram tiktok threads bluesky google pinterest reddit
    spotify flipboard mastodon xing snapchat vk vkontakte odnoklassniki line weibo wechat rss apple android ios amazon
    microsoft yahoo gmail hotmail outlook gmx web aol icloud proton disqus outbrain taboola wikipedia wikimedia
    play itunes appstore goo bit youtu doubleclick discord twitch messenger email mail newsletter newsletters
    """)
_SPACED, _MARKS = re.compile(r"\S+"), ".,:;!?()|"
_IS_OWNER = re.compile(
    r"(?:.*\s)?(?:media|medien|group|grupo|groupe|gruppe|mediengruppe|communications?|holdings?|newspapers|publishing"
    r"|publishers|enterprises|entertainment|broadcasting|corporation|company|co|network|verlag|editores|editorial"
    r"|éditions|edizioni|companies|affiliates|mediahuis|inc|llc|ltd|limited|gmbh|plc|ag|kg|bv|nv|oy|ab|sas|srl|spa|sa"
    r"|ао|ооо)(?:\s.*)?",
    re.I,
)
# What sections and programmes are called by as well as papers, and other words that papers' names share with any line
_ANY = word_set("""
    news tv radio live network weekly daily magazine canal channel portal nacional universal hora tiempo mundo país
    noticias notícias nouvelles nachrichten edition press presse prensa semanario revista agencia agency service
    services media television televisión broadcasting latest top breaking última últimas últimos último ultime
    dernières aktuelle aktuell today more mehr meer world local good last business programme programm program emisora
    rádio local national
    """)
_COMMON = word_set("""
    review reviews post record voz voice voix welt stimme spiegel mirror mail register standard leader echo eco star
    citizen allgemeine bote independent universal globe press
    """)


def linked_name(text: str) -> tuple[int, int] | None:
    """The span of the name to which a line links, or whose offer it is: "Follow X on Facebook", "X app"."""
    if len(text) > _LONGEST or (" " not in text and "-" not in text):
        return None
    if lead := _LEADS.match(text):
        offer = _OFFERS.search(text, lead.end())
        return _run(text, lead.end(), offer.start() if offer else len(text))
    offer = _OFFERS.search(text) if len(text) <= _OFFER else None
    if offer is None:
        return None
    outset = _OUTSET.match(text)
    found = _run(text, outset.end() if outset else 0, offer.start())
    return found if found and found[1] == offer.start() else None


def _run(text: str, start: int, end: int) -> tuple[int, int] | None:
    """The span of the capitalised words, with small words between them; a single word may need no capital."""
    article = _ARTICLE.match(text, start, end)
    if article and (article[0].islower() or start == 0):
        start = article.end()
    last = start
    for n, word in enumerate(islice(_SPACED.finditer(text, start, end), _MOST_WORDS + 1)):
        plain, capital = bare(word[0].strip(_MARKS)), _is_capital(word[0])
        if n == 0 and plain in _NOBODY:
            return None
        if n and not capital and (plain not in _JOINING or plain in _AND):
            break
        if capital or n == 0:
            last = word.end()
        if word[0][-1] in _MARKS:
            break
    last = start + len(text[start:last].rstrip(f" {_MARKS}"))
    return (start, last) if last > start else None


def _is_capital(word: str) -> bool:
    return any(char.isupper() or char.isdigit() for char in word)


def is_everywhere(name: str) -> bool:
    """Whether a name is a network's or a mailer's, to which every page leads."""
    return bare(name.partition(" ")[0]) in _EVERYWHERE


def is_owner(name: str) -> bool:
    """Whether a holder of rights is named as companies are that own papers."""
    return _IS_OWNER.fullmatch(name.replace(".", "")) is not None


def is_formed(words: str, outlet: Outlet | None) -> bool:
    """Whether a name is a paper's by itself, and no section's or town's: a listed one, or made as theirs are.

    Of one word, or an article and one, none is: "El Tiempo" leads to the weather.
    """
    parts = name_key(words).split()
    if COMPOUND.fullmatch(words) or is_name_in_script(words):
        return True
    if len(parts) < 2 or all(part in _ANY for part in parts):
        return False
    if outlet is not None:
        return not outlet.wire and Gazetteer.standard().find(words) is None
    if is_owner(words):
        return False
    told = " ".join("Xx" if (plain := fold(word)) in _ANY or plain in _COMMON else word for word in words.split())
    return looks_like_outlet(told)


def is_town(words: str) -> bool:
    """Whether words are a town's, a region's or a country's name."""
    gazetteer = Gazetteer.standard()
    return gazetteer.find(words) is not None or gazetteer.area(words) is not None or gazetteer.is_country(words)
