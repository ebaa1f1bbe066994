"""Finds the town next to an author's name, or on a line that names where the report is from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from dossier.authority.month_forms import WEEKDAYS, bare
from dossier.model.claims import Claim, Dateline, Person, Published
from dossier.reading.fields import outlet
from dossier.reading.fields.credit import Credit
from dossier.reading.fields.dateline import FoundDateline, bare_place, stated_place
from dossier.reading.fields.outlet import FoundOutlet
from dossier.reading.fields.paper_name import is_place
from dossier.reading.text_tools.text_lines import Paragraph

_TOWN = re.compile(
    r"(?:\s+(?:in|à|en|em|aus)\s+|\s*[/|–—,(]\s*(?:(?:de|desde|à|em|en|in|aus)\s+)?|\s-\s)"
    r"(?P<place>[A-ZÀ-Þ][\w'’. -]{2,30}?)\)?$"
)
_CELL = re.compile(r"\s*\|\s*(?P<place>[A-ZÀ-Þ][\w'’. -]{2,30}?)\s*\|")
_IN_REGION = re.compile(r"[,/|–—-]\s*(?P<place>[A-ZÀ-Þ][\w'’. -]{2,30} \([A-ZÀ-Þ][^()\n]{1,25}\))$")
_POSTED_AT = re.compile(
    r"\b(?:envoyée?s? spécia\w+|enviad[oa]s? especia\w+|correspondan\w+|corresponsal\w*|correspondent\w*|inviat[oa])"
    r"\s+(?:à|a|en|em|in)\s+(?P<place>[A-ZÀ-Þ][\w'’-]+(?: [A-ZÀ-Þ][\w'’-]+){0,2})(?=\s*(?:[—–|,-]|$))",
    re.I,
)
_LINE = 40  # characters of a line that is a town alone
_WEEKDAY = re.compile(
    r"(?P<place>[A-ZÀ-Þ][\w'’ -]{2,30}),\s+(?P<day>[^\W\d_]{5,10})(?:\s(?:night|evening|morning|afternoon))?\.?"
)
_POST = re.compile(
    r"(?:\w+ )?(?:corresponsal(?:es)?|correspondent|enviad[oa]s? especial(?:es)?|correspondante?)\W*", re.I
)
_POSTED = re.compile(rf"(?P<place>[A-ZÀ-Þ][\w'’ -]{{2,30}})[.,|-]\s{_POST.pattern}", re.I)
_LAST = re.compile(r"\s[-–—|]\s(?P<place>[A-ZÀ-Þ][\w'’. ]{2,30})$")
# "Par Ada Ruiz (Carentan, Manche, envoyée spéciale)"
_SENT = re.compile(
    r"\((?P<place>[A-ZÀ-Þ][^()\n]{1,60}?),?\s+(?:envoyée?s? spécia\w+|enviad[oa]s? especia\w+|correspondan\w+"
    r"|corresponsal\w*)\)",
    re.I,
)
_FROM = re.compile(r"[\W_]*report(?:ing|ed) from (?P<place>(?-i:[A-ZÀ-Þ])[^\n]{2,50}?)\.?$", re.I)
_NOTE = re.compile(r"[\W_]*(?:(?:zum autor|zur autorin|about the author|sobre (?:el|la|o|a) autora?)\W+)?", re.I)
_NOTE_REACH = 120  # characters
_TOWN_RANK = 0.5
_LONGEST = 60
_HOUSED = re.compile(r"(?:d[aeo]s?\s+)?(?P<house>\S[^\n]*),\s+(?:(?:em|en|in|à|aus|desde)\s+)?(?P<town>[^,\n]+)", re.I)
_AND = re.compile(r"(?:\s*[,;&]|\s+(?:and|y|e|et|und))\s*$")  # before the next author's name


def is_bio(text: str, names: Sequence[Credit | Person]) -> bool:
    """A paragraph that opens with an author's whole name, as notes on authors do: "Ada Ruiz teaches in Quito"."""
    note = _NOTE.match(text)
    opening = text[note.end() if note else 0 :][:_NOTE_REACH].casefold()
    return any(opening.startswith(name.name.casefold()) for name in names)


def town_of_authors(rendition: str, credits: Sequence[Credit], end: int) -> Iterator[Claim]:
    """The town from where the authors report: "Por Ada Ruiz, El Valle — Quito"; the first where each has its own."""
    authors = [credit for credit in credits if credit.role == "author"]
    towns = [
        _TOWN.search(rendition, author.end, _stop(rendition, author, after) if after else end)
        for author, after in zip_longest(authors, authors[1:])
    ]
    match = next(filter(None, towns)) if towns and towns[-1] else None
    sent = _SENT.search(rendition, authors[-1].end, end) if authors else None
    if sent is not None and (found := stated_place(rendition, *sent.span("place"))) and found.listed:
        yield found.claim(rendition, rank=_TOWN_RANK)
    elif match is not None and is_place(match["place"].strip()):
        place = bare_place(rendition, *match.span("place"))
        if place is not None:
            yield place.claim(rendition, rank=_TOWN_RANK)
    elif authors and (filed := _filed(rendition, authors[-1].end, end)):
        yield filed.claim(rendition, rank=_TOWN_RANK)
    elif authors and (cell := _CELL.match(rendition, authors[-1].end, end)) and is_place(cell["place"]):
        place = bare_place(rendition, *cell.span("place"))  # "By Ada Ruiz | Quito | Published: 4 March 2021"
        if place is not None:
            yield place.claim(rendition, rank=_TOWN_RANK)
    elif authors and (last := _LAST.search(rendition, authors[-1].end, end)) and is_place(last["place"]):
        place = bare_place(rendition, *last.span("place"))  # "Por Ada Ruiz - Repórter do El Valle - Quito"
        if place is not None:
            yield place.claim(rendition, rank=_TOWN_RANK)


def _filed(rendition: str, start: int, end: int) -> FoundDateline | None:
    """The town with its region that closes a byline, "Corumbá (MS)", or behind a post: "envoyé spécial à Millau — "."""
    match = _IN_REGION.search(rendition, start, end) or _POSTED_AT.search(rendition, start, end)
    place = stated_place(rendition, *match.span("place")) if match else None
    return place if place and place.listed else None


def _stop(rendition: str, author: Credit, after: Credit) -> int:
    """The end of the words about an author, before "and" and the next one's name."""
    return author.end + len(_AND.sub("", rendition[author.end : after.start]))


def reported_from(rendition: str, start: int, end: int) -> Claim | None:
    """The place that a line such as "Reporting from Quito, Ecuador" tells, if it is a known one."""
    match = _FROM.fullmatch(rendition, start, end)
    place = stated_place(rendition, *match.span("place")) if match else None
    return place.claim(rendition, rank=_TOWN_RANK) if place and place.listed else None


def house_and_town(rendition: str, start: int, end: int) -> tuple[FoundOutlet, Claim] | None:
    """A line that names an outlet and its town, as some set it under the author's name: "Valley News, Accra"."""
    match = _HOUSED.fullmatch(rendition, start, end) if end - start < _LONGEST else None
    who = outlet.masthead(rendition, *match.span("house")) if match else None
    town = bare_place(rendition, *match.span("town")) if match and who else None
    return (who, town.claim(rendition, rank=_TOWN_RANK)) if who and town else None


def dated_town(rendition: str, town: FoundDateline, dates: Sequence[Claim]) -> Claim:
    """Combines a town and a day on one line with a name into a dateline: "Ada Ruiz | Quito | 3 MAR 2019"."""
    claim = town.claim(rendition, rank=_TOWN_RANK)
    days = (d for d in dates if isinstance(d.value, Published) and d.value.precision in ("day", "minute"))
    day = next(
        (d for d in days if isinstance(d.value, Published) and d.value.what not in ("updated", "archived")), None
    )
    if day is None or not isinstance(day.value, Published):
        return claim
    return replace(claim, value=Dateline(town.place, day.value.value[:10]), evidence=(*claim.evidence, *day.evidence))


def town_on_line(rendition: str, above: Sequence[Paragraph], part: Paragraph) -> FoundDateline | None:
    """The town that a line tells with a weekday or a post, or under a line that is a post; `above`: that line."""
    return _on_weekday(rendition, part) or _before_post(rendition, above, part)


def _on_weekday(rendition: str, part: Paragraph) -> FoundDateline | None:
    """ "CARDIFF, Tuesday.": as papers had it of which each day's date stood above the page."""
    match = _WEEKDAY.fullmatch(rendition, part.start, part.end)
    if match is None or bare(match["day"]) not in WEEKDAYS:
        return None
    return bare_place(rendition, *match.span("place"))


def _before_post(rendition: str, above: Sequence[Paragraph], part: Paragraph) -> FoundDateline | None:
    """ "Resistencia. Corresponsal", or a town and its state on the line under that word."""
    if match := _POSTED.fullmatch(rendition, part.start, part.end):
        return bare_place(rendition, *match.span("place"))
    if not above or len(part.text) > _LINE or not _POST.fullmatch(above[0].text):
        return None
    place = stated_place(rendition, part.start, part.end)
    return place if place and place.listed and place.form.close in ("line", "stop") else None
