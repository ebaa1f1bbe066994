"""Finds names on a page's lines that may be its outlet's: those that a line leads to, or offers something of."""

from __future__ import annotations

from itertools import islice

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer, fold
from dossier.authority.knowledge import pattern
from dossier.authority.knowledge import words as listed
from dossier.authority.month_forms import bare, word_set
from dossier.authority.outlet_list import Outlet, name_key
from dossier.reading.fields.outlet_names import COMPOUND, looks_like_outlet
from dossier.reading.fields.outlet_scripts import is_name_in_script

_LONGEST, _OFFER = 200, 70  # characters of a line that leads to a name, and of one that closes with an offer
_MOST_WORDS = 5
# "Follow The Valley Herald", "Über den Boten", "Advertise in Pardal News"
_LEADS = pattern(r"<outlet_words/leads>(?:\s*:\s*|\s+)", re.I)
# "Valley Herald app", "the Boten-Newsletter", "El Faro en Facebook"
_OFFERS = pattern(r"(?<=[\w’'])[\s-]+<outlet_words/offers>(?=\W|$)", re.I)
_ARTICLE = pattern("<outlet_words/article>", re.I)
_OUTSET = re.compile(r"(?:click here to get|download|get|lade|hol dir|jetzt)\s+", re.I)
_AND = word_set("and und y e et &")
# Whom a line means that leads to nobody by name
# Networks, shops and mailers to which every page leads
_SPACED, _MARKS = re.compile(r"\S+"), ".,:;!?()|"
_IS_OWNER = pattern(r"(?:.*\s)?<outlet_words/is_owner>(?:\s.*)?", re.I)
# What sections and programmes are called by as well as papers, and other words that papers' names share with any line


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
        if n == 0 and plain in listed("outlet_words", "nobody"):
            return None
        if n and not capital and (plain not in listed("outlet_words", "between") or plain in _AND):
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
    return bare(name.partition(" ")[0]) in listed("outlet_words", "everywhere")


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
    if len(parts) < 2 or all(part in listed("outlet_words", "any") for part in parts):
        return False
    if outlet is not None:
        return not outlet.wire and Gazetteer.standard().find(words) is None
    if is_owner(words):
        return False
    name = " ".join(
        "Xx"
        if (plain := fold(word)) in listed("outlet_words", "any") or plain in listed("outlet_words", "common")
        else word
        for word in words.split()
    )
    return looks_like_outlet(name)


def is_town(words: str) -> bool:
    """Whether words are a town's, a region's or a country's name."""
    gazetteer = Gazetteer.standard()
    return gazetteer.find(words) is not None or gazetteer.area(words) is not None or gazetteer.is_country(words)
