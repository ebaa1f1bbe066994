"""Reads lines that tell who wrote behind other things: "Posted in News by Ada Ruiz", "3 May 2010 | Author: Ada"."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.given_names import opens_with_given
from dossier.authority.knowledge import pattern
from dossier.reading.fields.byline import read_byline
from dossier.reading.fields.credit import Credit
from dossier.reading.fields.people import is_body, is_nobody
from dossier.reading.fields.person_names import is_name

_LONGEST = 160
_MAY = re.compile("[:@]")
_POSTED = pattern(r"\W*<post_words/posted>\b", re.I)
_BY = re.compile(r"(?<=\s)(?:by|por|par|von|da|door|przez|av|af)\s+(?=[A-ZÀ-ÞŁŚŻ])")
# Behind a day or a bar: "03.05.2010 - Autor: Ada Ruiz"
_LABEL = pattern(r"(?<=[\s|•·,–—-])<post_words/label>\s*:\s*(?=\S)", re.I)
# "Filed under: News — Ada Ruiz @ 3:14 pm"
_AT = re.compile(r"(?:^|[—–|-]\s*|\s{2})(?P<name>[^\W\d_][^—–|@\n]{1,40}?)\s*@\s*\d{1,2}[:.]\d\d", re.M)
# "Posted by adaruiz on 3 May 2010": the words around a name in small letters identify it
_NICK = pattern(r"\W*<post_words/nick>\s*(?P<name>[^\W\d_][\w.-]{2,19})(?=\s*<post_words/nick_2>)", re.I)
_CELL_ENDS = re.compile(r"\s*[|•·]|$")


def posted_names(rendition: str, start: int, end: int) -> list[Credit]:
    """The authors in the line `rendition[start:end]`, which opens with something else."""
    if end - start > _LONGEST:
        return []
    posted = _POSTED.match(rendition, start, end)
    if posted is None and not _MAY.search(rendition, start, end):
        return []
    nick = _NICK.match(rendition, start, end)
    if nick is not None and nick["name"][0].islower() and not (is_nobody(nick["name"]) or is_body(nick["name"])):
        return [Credit(nick["name"], "author", *nick.span("name"))]
    led = _LABEL.search(rendition, start, end) or (_BY.search(rendition, start, end) if posted else None)
    if led is not None:
        stop = _CELL_ENDS.search(rendition, led.end(), end)
        found = read_byline(rendition, led.start(), stop.start() if stop else end)
        return [c for c in found if c.role == "author" and (" " in c.name or opens_with_given(c.name))]
    at = _AT.search(rendition, start, end) if "@" in rendition[start:end] else None
    return [Credit(at["name"], "author", *at.span("name"))] if at and _is_persons(at["name"]) else []


def _is_persons(name: str) -> bool:
    """Whether a given name opens it: teams meet at an hour, too, "River Plate @ 8:00"."""
    return is_name(name, stated=True) and opens_with_given(name)
