"""Finds the town that a correspondent wrote from, on a line of its own above a plain text's story."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.dateline import FoundDateline, bare_place, stated_place
from dossier.reading.fields.dates import first_date
from dossier.reading.plaintext.author_town import town_on_line
from dossier.reading.text_tools.text_lines import Paragraph

_LINE = 40  # characters of a line that is a place alone
_OWN = re.compile(r"\b(?:correspond|corresponsal|korrespondent|envoyée? spécial|enviad[oa] especial|special to)", re.I)
_FROM = re.compile(r"(?:de|do|da|em|en|desde|from|in|à|aus)\s+(?=[A-ZÀ-Þ])|(?:d['’])(?=[A-ZÀ-Þ])", re.I)
_WIRED = re.compile(r"(?P<place>[^\d\n()]{2,40}) \((?:[a-z]{2,5}|[A-Z]{2,5})\)")  # over a release: "Chur (ots)"


def correspondent(rendition: str, groups: Sequence[Paragraph]) -> FoundDateline | None:
    """A place in capitals on a line with "De notre correspondant", or under a name: "ADA RUIZ", "DE QUITO"."""
    last = groups[-1] if groups else None
    if last and (wired := _WIRED.fullmatch(rendition, last.start, last.end)):
        return bare_place(rendition, *wired.span("place"))
    for n, part in enumerate(groups[:8]):
        if place := town_on_line(rendition, groups[n - 1 : n], part) or _town_under_name(
            rendition, groups[n - 1 : n], part
        ):
            return place
        lead = _FROM.match(part.text) if n and len(part.text) < _LINE and _is_name(rendition, groups[n - 1]) else None
        if lead and (place := bare_place(rendition, part.start + lead.end(), part.end)):
            return place
        if n and part.text.isupper() and not part.lines[0].blank and len(part.text) < _LINE:
            named = read_bare(rendition, groups[n - 1].start, groups[n - 1].end) and not groups[n - 1].text.isupper()
            if named and (place := bare_place(rendition, part.start, part.end)):
                return place  # "Ada Ruiz", "MANAUS"
        if n and (place := _town_over_stamp(rendition, groups[n - 1 : n + 2])):
            return place
        if not part.text.isupper() or len(part.text) > _LINE:
            continue
        beside = [groups[m].text for m in (n - 1, n + 1) if 0 <= m < len(groups)]
        if any(_OWN.search(words) for words in beside) and (place := bare_place(rendition, part.start, part.end)):
            return place
    return None


def _town_over_stamp(rendition: str, parts: Sequence[Paragraph]) -> FoundDateline | None:
    """Name, town, and when it was published, each on a line of its own, none with an empty one between."""
    if len(parts) < len(("name", "town", "stamp")) or parts[1].lines[0].blank or parts[2].lines[0].blank:
        return None
    name, town, stamp = parts
    named = name.text.isupper() or _is_name(rendition, name)
    if len(town.text) > _LINE or len(stamp.text) > 80 or not named:
        return None
    date = first_date(rendition, stamp.start, stamp.end)
    return bare_place(rendition, town.start, town.end) if date and date.year is not None else None


def _town_under_name(rendition: str, above: Sequence[Paragraph], part: Paragraph) -> FoundDateline | None:
    """ "Barichara (Santander)" right under a name: a town with its region, on a line of its own."""
    if len(part.text) > _LINE or part.text[-1:] != ")" or not above or not _is_name(rendition, above[0]):
        return None
    place = stated_place(rendition, part.start, part.end)
    return place if place and place.listed and place.form.qualifiers else None


def _is_name(rendition: str, part: Paragraph) -> bool:
    return bool(read_bare(rendition, part.start, part.end) or read_byline(rendition, part.start, part.end))
