"""Decides whether words are a person's name, and not a date, a place, an outlet or a phrase."""

from __future__ import annotations

from functools import cache, lru_cache

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.knowledge import pattern
from dossier.authority.knowledge import words as listed
from dossier.authority.month_forms import MONTHS, NEIGHBOURS_MONTHS, WEEKDAYS, bare, word_set
from dossier.authority.outlet_list import OutletList
from dossier.reading.text_tools.script import CASELESS_LETTERS

# A letter's first line: "Fellow Zambians,"
# How places' names and districts' begin: "Barrio Norte", "Stadt Pardal"
_SUFFIXES = word_set("jr jr. sr sr. ii iii iv phd ph.d. md m.d.")
# Words that no name holds, but that occur in the position of a name.
# What pages write on what is to be pressed, and over what leads elsewhere: "Keine Kommentare", "View Author Page"
_TOKEN = re.compile(r"(?:[^\W\d_]\.)+-?(?:[^\W\d_]\.)*|[^\W\d_]+(?:['’ʼ`.-][^\W\d_]+)*['’]?\.?")


def is_name(text: str, *, stated: bool = False) -> bool:
    """True if `text` can be a person's name.

    `stated`: a word such as "By" precedes it; then one word or capitals will do, and a place's name too (people are
    called Jordan and Paris). Otherwise two to five words in mixed case are required.
    """
    return _is_name(text, stated, OutletList.standard())


def opens_as_district(text: str) -> bool:
    """Whether words begin as places' and districts' names do, and no person's: "Barrio Norte"."""
    return bare(text.partition(" ")[0]) in listed("name_words", "districts")


@lru_cache(maxsize=4096)
def _is_name(text: str, stated: bool, outlets: OutletList) -> bool:
    words = text.split()
    if not 1 <= len(words) <= 6 or bare(words[0]) in listed("name_words", "salutes") or len(text) > 60:
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
    main = [
        w
        for w in words
        if not (w[0].islower() and bare(w) in listed("name_words", "particles")) and bare(w) not in _SUFFIXES
    ]
    if not any(len(w.strip(".")) > 1 for w in main) or (len(words) > 1 and len(main) < 2):
        return False
    return all(w[0].isupper() or w[:2] in ("d'", "d’", "l'", "l’", "al") for w in main)


_MIXED = pattern("<name_words/mixed>")
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
    if (plain in listed("name_words", "never") or plain in listed("name_words", "pressed")) and low not in listed(
        "name_words", "particles"
    ):
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
