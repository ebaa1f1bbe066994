"""Turns what a news database's lines state into claims."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.given_names import GIVEN
from dossier.authority.knowledge import pattern
from dossier.authority.month_forms import bare
from dossier.model.claims import Claim, Dateline, Published, Words
from dossier.model.evidence import Evidence, quoted
from dossier.reading.fields import byline, outlet, outlet_names, photo_credit, section_label, standfirst
from dossier.reading.fields.credit import Credit, listed
from dossier.reading.fields.dates import first_date
from dossier.reading.fields.outlet import FoundOutlet
from dossier.reading.plaintext.database_record import DatabaseField, DatabaseRecord
from dossier.reading.plaintext.line_finding import LineFinding

_RANKS = {"published": 0.97, "archived": 0.3}
_TOWN = re.compile(r"[\[(](?P<town>[^\])\d]{3,40})[\])]")
_TIME = re.compile(r"(?P<hour>[01]?\d|2[0-3]):(?P<minute>[0-5]\d)\s*(?:(?P<half>[AaPp])\.?[Mm])?")
# "Valley Herald, The (Quito, Ecuador) - March 3, 2019", "The Valley Herald; Quito", "The Valley Herald (Ecuador)"
_PAPER = pattern(
    r"(?P<name>[^\n;(\[]{2,60}?)(?:,\s*(?P<article><record_words/article>))?\s*(?:\([^()\n]{2,50}\))?"
    r"(?:\.?\s*[\[(][^\n]*|\s*;\s*[^\n;]{2,80}|\s+[-–|]\s+.*|\s+vom\s+.*|[.,]\s+(?:[^\W\d_]{1,4}[.°º]?\s*)?\d.*)?"
)
_TURNED = re.compile(
    r"(?P<last>[^\W\d_][\w'’ -]{1,30}),\s+(?P<first>[^\W\d_][\w.'’-]{1,20}(?:\s+[A-Z]\.?)?)(?=\s*(?:;|\.?\s*$))"
)


def record_claims(rendition: str, record: DatabaseRecord) -> Iterator[LineFinding]:
    """The claims of each labelled line; the caller adds the headline."""
    for one in record.stated:
        if one.kind == "outlet" and not rendition.startswith("http", one.start):
            who = paper(rendition, one.start, one.end)
            dates = _dates(rendition, one, None)
            yield LineFinding(one.start, (*((who.claim(rendition),) if who else ()), *dates), (who,) if who else ())
        elif one.kind in ("published", "archived"):
            yield LineFinding(one.start, tuple(_dates(rendition, one, record.first("clock"))))
        else:
            yield LineFinding(one.start, tuple(_claims(rendition, one)))


def _claims(rendition: str, one: DatabaseField) -> Iterator[Claim]:
    span = one.start, one.end
    match one.kind:
        case "byline":
            cited = rendition[one.end : one.end + 2].lstrip()[:1] == "."  # as in ProQuest's citation, which turns names
            yield from (credit.claim(rendition) for credit in people_in(rendition, *span, turned=cited))
        case "section":
            yield from filter(None, [section_label.claim(rendition, *span, section_label.LABEL)])
        case "standfirst":
            yield from filter(None, [standfirst.claim(rendition, *span, standfirst.LABEL)])
        case "agency":
            yield from filter(None, [byline.agency_credit(rendition, *span, stated=True)])
        case "url" | "outlet":
            if rendition.startswith("http", one.start):
                yield Claim("url", Words(rendition[slice(*span)]), (quoted(rendition, *span),), 0.9)
        case "end":  # "GRAPHIC: ... PHOTO: Ada Ruiz"
            yield from (credit.claim(rendition) for credit in photo_credit.closing_credits(rendition, *span))
        case _:
            return


def _dates(rendition: str, one: DatabaseField, clock: DatabaseField | None) -> Iterator[Claim]:
    """The date in the field, with the time of day if another line gives it."""
    date = first_date(rendition, one.start, one.end, day_first=True)
    if date is None or date.year is None:
        return
    what = "archived" if one.kind == "archived" else "published"
    evidence: tuple[Evidence, ...] = (quoted(rendition, date.start, date.end),)
    value = Published(date.value, date.precision, what)
    dated = what == "published" and date.precision == "day"  # a month has no time of day
    time = _TIME.match(rendition, clock.start, clock.end) if clock and dated else None
    if time and clock:
        hour = int(time["hour"]) % 12 + 12 * (time["half"] in "pP") if time["half"] else int(time["hour"])
        value = Published(f"{date.date}T{hour:02d}:{time['minute']}", "minute", what)
        evidence = (*evidence, quoted(rendition, *time.span()))
    yield Claim("published", value, evidence, _RANKS[what])


def people_in(rendition: str, start: int, end: int, *, turned: bool) -> list[Credit]:
    """Names, with "By" or without, or as libraries turn them: "Ruiz, Ada"; `turned`: they are known to be."""
    straight = [_straight(match) for match in _TURNED.finditer(rendition, start, end)]
    given = all(bare(credit.name.split(maxsplit=1)[0]) in GIVEN for credit in straight)
    if straight and (turned or len(straight) > 1 or given):
        return straight
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
    known = outlet_names.listed_outlet(whole)
    return replace(found, name=known.name if known else whole, outlet=known, end=match.end("article"))


def stated_home(rendition: str, record: DatabaseRecord) -> Claim | None:
    """The town in which the paper appears, as the record has it: where a report without dateline comes from."""
    for one in record.stated:
        words = rendition[one.start : one.end].replace("/", ", ")
        town = _TOWN.search(words) if one.kind == "outlet" else None
        if one.kind != "home" and town is None:
            continue
        place = Gazetteer.standard().find(town["town"] if town else words)
        if place is not None:
            span = (one.start + town.start("town"), one.start + town.end("town")) if town else (one.start, one.end)
            return Claim("dateline", Dateline(place, None, "inferred"), (quoted(rendition, *span),), 0.3)
    return None
