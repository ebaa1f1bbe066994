"""Reads class names and ids for what they hint at: an article's body, navigation, a byline, an advert."""

from __future__ import annotations

from enum import IntFlag, auto
from functools import cache, lru_cache

from dossier import lazy_re as re
from dossier.authority.knowledge import entries


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


# Runs of letters; a capital after a small letter starts a new word (articleBody).
_RUN = re.compile(r"[A-ZÀ-Þ]?[a-zà-ÿ]+|[A-Z]+(?![a-z])")
# The same for names in ASCII without capitals, as most are: all but letters becomes a blank.
_APART = bytes(code if chr(code).islower() else ord(" ") for code in range(128)) + bytes(128)
_LONGEST = 400


@cache
def _by_word() -> dict[str, int]:
    """The hints of each word of `class_hints.tsv`, as bits."""
    found: dict[str, int] = {}
    for row in entries("class_hints"):
        for word in row.words:
            found[word] = found.get(word, 0) | int(ClassHint[row.concept.upper()])
    return found


@cache
def _openings() -> frozenset[str]:
    """Beginnings of the words: two adjacent runs may be such a word, too ("article-body")."""
    return frozenset(word[:end] for word in _by_word() for end in range(1, len(word)))


@lru_cache(maxsize=16384)
def hints(names: str) -> int:
    """The `ClassHint`s in a class attribute or an id, as bits; its first `_LONGEST` characters count."""
    known, openings = _by_word(), _openings()
    found, before = 0, ""
    for run in _runs(names[:_LONGEST]):
        found |= known.get(run, 0)
        if before in openings:
            found |= known.get(before + run, 0)
        before = run
    return found


def _runs(names: str) -> list[str]:
    if names.isascii() and names.islower():
        return names.encode().translate(_APART).decode().split()
    return [run.lower() for run in _RUN.findall(names)]
