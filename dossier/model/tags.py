"""Names by which people sort reports: tags, saved searches; and how many reports each has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import overload

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.language.folding import fold

NAME_SEPARATOR = "; "  # between names in one column

_NO_TAG = re.compile(r'[\x00-\x1f\x7f";]')
_REPORT = re.compile(r"R[0-9]+")
_LONGEST = 80  # letters
_MARKS = " \"'“”„«»‘’‚‹›¿¡([{*#…–—-_"


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """A search under a name of a person's choice."""

    name: str
    query: str
    at: str  # RFC 3339 UTC
    by: str
    seq: int = 0  # of the event that saved it


@dataclass(frozen=True, slots=True)
class SearchAlert:
    """What a saved search finds that arrived since it was last looked at, in the order of arrival."""

    search: SavedSearch
    reports: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """How many reports have an outlet, a place or a tag, the trash left out."""

    name: str
    count: int
    country: str | None = None  # of a place, ISO 3166-1 alpha-2


@overload
def folded(text: str) -> str: ...
@overload
def folded(text: None) -> None: ...
@overload
def folded(text: str | None) -> str | None: ...
def folded(text: str | None) -> str | None:
    """Without case and accents: as names are compared, and as `fold()` compares in the catalog."""
    return None if text is None else fold(text)


def sorted_as(words: str | None) -> str | None:
    """By letters and digits alone: neither case and accents count, nor the marks before the first word."""
    key = folded(words and words.replace('"', ""))  # which the search language cannot say
    return key and (key.lstrip(_MARKS) or key)


def tag_named(words: str) -> str:
    """A tag as it is kept: single spaces, none around. Raises BadInput for what could not be searched for."""
    name = " ".join(words.split())
    if not any(letter.isprintable() and not letter.isspace() for letter in folded(name)):
        raise BadInput(Clause("the-tag"), Clause("needs-name"))
    if len(name) > _LONGEST:
        raise BadInput(name, Clause("tag-too-long", most=_LONGEST))
    if _NO_TAG.search(name) or name == "*":
        raise BadInput(name, Clause("tag-with-bad-character"))
    if _REPORT.fullmatch(name):
        raise BadInput(name, Clause("tag-like-report"))
    return name
