"""Decides whether words are the name of a paper, station or agency, by list or by the form of such names."""

from __future__ import annotations

from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.authority.outlet_list import Outlet, OutletList
from dossier.reading.fields.outlet_scripts import is_name_in_script

ARTICLES = frozenset(("The", "El", "La", "Los", "Las", "O", "A", "Le", "Les", "L'", "Der", "Die", "Das", "Il"))
DOMAIN = pattern(r"(?<![\w-])(?:www\.)?((?:[\w-]+\.)+<outlet_words/domain>(?:\.\w\w)?)\b(?:/\S*)?", re.I)
CALL_SIGN = re.compile(r"[KW][A-Z]{2,3}\b|[KW][A-Z]{2,3}\d")
_PARTICLES = frozenset(("of", "the", "de", "del", "la", "do", "da", "du", "des", "der"))
_KIND = pattern(r"\b<outlet_words/kind>\b")
# Papers in German put the kind at the end of a word: "Harzer Spiegelblatt", "Neue Limmat-Zeitung".
_COMPOUND = pattern(r"<outlet_words/compound>\b", re.I)
_STATION = pattern("<outlet_words/station>", re.I)
_CHANNEL = re.compile(r"(?:CBS|ABC|NBC|FOX|CW|PBS|NPR)\s?\d{1,2}\b", re.I)
_BANDED = re.compile(r"(?P<sign>[KWCX][A-Z]{2,3})[- ]?(?:TV|FM|AM|DT|\d{1,2})")
# "Heidekurier": a name that is one word with its kind, unlike "Angebote"
COMPOUND = re.compile(
    r"[A-ZÄÖÜ][a-zäöüß]{3,}(?:zeitung|kurier|anzeiger|tageblatt|tagblatt|rundschau|(?<!ge)(?<!ver)bote)"
)
_CALLED = re.compile(r"[KW][A-Z]{2,3}[- ]?(?:TV|FM|AM|DT|\d{1,2})")
_NUMBERED = re.compile(r"\d-\d|\b\d{4}\b|\d{5}")
# Words that agencies' names share with papers'
_PRESS = pattern("<outlet_words/press>", re.I)
_ELISION = re.compile(r"^[LlDd]['’]")
_ELIDED = ("l'", "l’", "d'", "d’")


def listed_outlet(words: str) -> Outlet | None:
    """The listed outlet of this name; a station is also known without its band ("KXYZ-TV", "KXYZ 7")."""
    return _known(words, OutletList.standard())


@lru_cache(maxsize=4096)
def _known(words: str, outlets: OutletList) -> Outlet | None:
    station = _BANDED.fullmatch(words)
    return outlets.by_name(words) or (outlets.by_name(station["sign"]) if station else None)


def listed_outlets(name: str) -> tuple[Outlet, ...]:
    """Every listed outlet that bears this name."""
    return OutletList.standard().all_by_name(name) or ((one,) if (one := listed_outlet(name)) else ())


@lru_cache(maxsize=2048)  # a page's few names are asked for again and again
def looks_like_outlet(words: str) -> bool:
    """Two to six words in capitals, one of a paper's usual ones: "The Valley Herald", "Diario del Valle", "KXYZ-TV"."""
    parts = words.split()
    if _CALLED.fullmatch(words) or is_name_in_script(words):
        return True
    if not 2 <= len(parts) <= 6 or words[-1] in ".!?:;," or ", " in words or _NUMBERED.search(words):
        return False
    if not all(
        p[0].isupper()
        or p[0].isdigit()
        or (p[:2] in _ELIDED and p[2:3].isupper())
        or p in ("of", "and", "de", "del", "la", "do", "da", "du", "des", "der", "y", "&", "e")
        for p in parts
    ):
        return False
    return _KIND.search(words.title() if words.isupper() else words) is not None or _COMPOUND.search(words) is not None


def publishes(name: str) -> bool:
    """True if the name in a dateline's brackets is a listed paper or a station; any other may be an agency."""
    listed = listed_outlet(name)
    if listed is not None:
        return not listed.wire
    if CALL_SIGN.match(name) or _STATION.search(name) or DOMAIN.fullmatch(name):
        return True
    return looks_like_outlet(name) and not _PRESS.search(name)


def is_site(words: str) -> bool:
    if len(words) > 60:
        return False
    first = words.split(",", maxsplit=1)[0].strip()
    return bool(
        _CHANNEL.match(words)
        or looks_like_outlet(words)
        or looks_like_outlet(first)
        or DOMAIN.match(words)
        or re.fullmatch(r"[KW][A-Z]{2,3}\d{0,2}(?:[- ]TV)?", words)
    )


def has_paper_form(words: str) -> bool:
    """ "The Andean Meridian": an article and one to three words, all with capitals, as papers name themselves."""
    parts = words.split()
    return 2 <= len(parts) <= 4 and _all_capital(parts)


def may_have_paper_form(words: str) -> bool:
    """The same for names with small words, "El Faro del Paraná": enough if it can't hide a headline."""
    heavy = [part for part in words.split() if part not in _PARTICLES]
    return 2 <= len(heavy) <= 4 and _all_capital(heavy)


def _all_capital(parts: list[str]) -> bool:
    whole = [_ELISION.sub("", part) for part in parts]
    led = parts[0] in ARTICLES or parts[0][:2] in ("L'", "L’")
    return led and all(part[:1].isupper() and part.isalpha() for part in whole)


def in_small_letters(words: str) -> str:
    """Words in capitals as they would be written otherwise: "LE PHARE DE BRUME" is "Le Phare de Brume"."""
    parts = words.title().split()
    return " ".join([*parts[:1], *(p.lower() if p.lower() in _PARTICLES else p for p in parts[1:])])
