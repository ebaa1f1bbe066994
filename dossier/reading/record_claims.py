"""Turns what a news database's lines state into claims."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from dossier.model.claims import Claim, Published, Words
from dossier.model.evidence import quoted
from dossier.reading import byline, outlet, section, standfirst
from dossier.reading.above import Found
from dossier.reading.credit import Credit, listed
from dossier.reading.dates import first_date
from dossier.reading.given_names import GIVEN
from dossier.reading.months import bare
from dossier.reading.outlet import FoundOutlet
from dossier.reading.record import Record, Stated

_RANKS = {"published": 0.97, "archived": 0.3}
_ARTICLE = r"The|El|La|Los|Las|Le|Les|Il|Der|Die|Das|O|A"
# "Valley Herald, The (Quito, Ecuador) - March 3, 2019", "The Valley Herald; Quito", "The Valley Herald (Ecuador)"
_PAPER = re.compile(
    rf"(?P<name>[^\n;(]{{2,60}}?)(?:,\s*(?P<article>{_ARTICLE}))?\s*(?:\([^()\n]{{2,50}}\))?"
    r"(?:\s*;\s*[^\n;]{2,40}|\s+[-–|]\s+.*|\s+vom\s+.*|,\s+\d.*)?"
)
_TURNED = re.compile(
    r"(?P<last>[^\W\d_][\w'’ -]{1,30}),\s+(?P<first>[^\W\d_][\w.'’-]{1,20}(?:\s+[A-Z]\.?)?)(?=\s*(?:;|$))"
)


def record_claims(rendition: str, record: Record) -> Iterator[Found]:
    """What each labelled line says; the headline is the caller's."""
    for one in record.stated:
        if one.kind == "outlet" and (who := paper(rendition, one.start, one.end)):
            yield Found(one.start, (who.claim(rendition),), (who,))
        else:
            yield Found(one.start, tuple(_claims(rendition, one)))


def _claims(rendition: str, one: Stated) -> Iterator[Claim]:
    span = one.start, one.end
    match one.kind:
        case "byline":
            yield from (credit.claim(rendition) for credit in _people(rendition, *span))
        case "section":
            yield from filter(None, [section.claim(rendition, *span, section.LABEL)])
        case "standfirst":
            yield from filter(None, [standfirst.claim(rendition, *span, standfirst.LABEL)])
        case "agency":
            yield from filter(None, [byline.agency_credit(rendition, *span, stated=True)])
        case "url":
            if rendition.startswith("http", one.start):
                yield Claim("url", Words(rendition[slice(*span)]), (quoted(rendition, *span),), 0.9)
        case "published" | "archived":
            yield from _dates(rendition, one)
        case _:
            return


def _dates(rendition: str, one: Stated) -> Iterator[Claim]:
    date = first_date(rendition, one.start, one.end)
    if date is not None and date.year is not None:
        value = Published(date.value, date.precision, one.kind)
        yield Claim("published", value, (quoted(rendition, date.start, date.end),), _RANKS[one.kind])


def _people(rendition: str, start: int, end: int) -> list[Credit]:
    """Names, with "By" or without, and turned as libraries turn them: "Ruiz, Ada"."""
    turned = [_straight(match) for match in _TURNED.finditer(rendition, start, end)]
    if turned and all(bare(credit.name.split(maxsplit=1)[0]) in GIVEN for credit in turned):
        return turned
    return byline.read_byline(rendition, start, end) or [
        credit for credit in listed(rendition, start, end, "author", stated=True, strict=False) if is_full(credit)
    ]


def is_full(credit: Credit) -> bool:
    """Whether a name has two words, or is an agency's."""
    return " " in credit.name or credit.role == "agency"


def _straight(match: re.Match[str]) -> Credit:
    return Credit(f"{match['first']} {match['last']}", "author", match.start(), match.end())


def paper(rendition: str, start: int, end: int) -> FoundOutlet | None:
    """A paper's name as databases write it: turned, and with its town behind it."""
    match = _PAPER.fullmatch(rendition, start, end)
    if match is None:
        return outlet.named(rendition, start, end, outlet.LABEL)
    found = outlet.named(rendition, *match.span("name"), outlet.LABEL)
    if found is None or match["article"] is None:
        return found
    whole = f"{match['article']} {found.name}"
    known = outlet.known(whole)
    return replace(found, name=known.name if known else whole, outlet=known, end=match.end("article"))
