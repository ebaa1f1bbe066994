"""Gathers what the lines around a plain text's story say, above and below it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.model.claims import Claim, Person
from dossier.reading.fields import byline, outlet, outlet_names, photo_credit, published, section_label, standfirst
from dossier.reading.fields.boilerplate import is_caption, is_furniture
from dossier.reading.fields.copyright_lines import ADDRESSED, at_address
from dossier.reading.fields.credit import Credit
from dossier.reading.fields.dateline_form import DatelineShape
from dossier.reading.fields.dateline_scripts import run_in_reporter
from dossier.reading.fields.outlet import FoundOutlet
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.fields.station_self_name import find_own_station
from dossier.reading.fields.wide_byline import read_wide
from dossier.reading.plaintext.copied_authors import copied_authors
from dossier.reading.plaintext.database_claims import record_claims
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.plaintext.head_lines import lines_above, opening
from dossier.reading.plaintext.line_finding import LineFinding
from dossier.reading.plaintext.page_dump_claims import with_page_outlet, without_authors
from dossier.reading.plaintext.tail_lines import lines_below
from dossier.reading.plaintext.text_headline import find_headline, headline_claims
from dossier.reading.plaintext.weak_names import without_labels
from dossier.reading.text_tools.script import WIDE
from dossier.reading.text_tools.text_lines import Paragraph

# What else monitors put between their marks
_MONITORS = pattern(r"\b<record_words/monitors>\b", re.I)
_KOREAN = 30  # characters in which a reporter's name closes a dateline in Korean
_BETWEEN = ("byline", "published", "dateline")  # may come between a standfirst and the story
_CAPTION, _CREDIT = 400, 120  # characters of a caption, and of its end in which a credit may come
# One of these is in every caption that closes with a credit; looking for words is faster than matching them
_MAY_CREDIT = ("©", ":", "/", "hoto", "HOTO", "oto ", "OTO ", " - ", " – ")
_SECTION, _WAY = 30, 160  # characters of a section's name, and of the way to a page
_STEP = re.compile(r"[>›»/|·]")
_SURE = 0.55  # rank of an outlet from which on the file's address is not used
_STATED = 0.7  # rank of a name after "By", at least
_NAME = 60  # characters of an outlet's name at most
# A newsroom in the position of an author's name
_NEWSROOM = pattern(r"\W*(?:por |da |la |de )*<record_words/newsroom>\b[\w .,/-]{0,30}", re.I)
_MARK = re.compile(
    r"\s*\[\s*(?:(?:(?:article|report|commentary|editorial|dispatch|interview|analysis|column)\s+)?by\s+)?"
    r"(?P<name>[^\[\]:\"]{2,60}?)(?:[:,]\s*[\"“][^\[\]]{2,160})?\s*\]\s*",
    re.I,
)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Claims, and the starts of the lines that are used up by them and so no part of the article."""

    claims: tuple[Claim, ...]
    spent: frozenset[int]
    outlet: FoundOutlet | None  # the one that is shown
    title: tuple[int, int] | None = None  # span of the headline


def survey(rendition: str, layout: HeadAndBody, title: tuple[int, int] | None = None) -> Surroundings:
    """Finds all facts around the story; `title`: span of the headline, if the document's format shows it."""
    labelled = layout.record is not None and layout.record.first("headline") is not None
    title = None if labelled else title or layout.title
    title = title or find_headline(rendition, layout)
    found = [
        *(headline_claims(rendition, title) if title else ()),
        *without_labels([*lines_above(rendition, layout, title)], title),
        *lines_below(rendition, layout),
        *_brackets(rendition, layout),
        *_captions(rendition, layout),
        *(record_claims(rendition, layout.record) if layout.record else ()),
    ]
    if layout.title is not None:
        found = without_authors(found)
        found += copied_authors(rendition, layout)
        found = with_page_outlet(rendition, found, layout)
    if not any(one.outlets for one in found):
        found += _self_named(rendition, layout)
    outlets = [who for one in found for who in one.outlets]
    if all(who.rank < _SURE for who in outlets) and (who := at_address(rendition, _claims(found))):
        outlets.append(who)
    found += _names_again(layout, outlets)
    found += _summed_up(rendition, layout, title, found)
    own = {who.name for who in outlets if who.rank >= outlet.SIGN_OFF or who.rank == ADDRESSED}
    claims = [claim for one in found for claim in one.claims if not _is_own(claim, own)]
    known = {(claim.value, claim.rank) for claim in claims if claim.field == "outlet"}
    claims += [claim for who in outlets if ((claim := who.claim(rendition)).value, claim.rank) not in known]
    return Surroundings(
        (*claims, *published.mentioned_dates(rendition, layout.body, layout.day_first)),
        frozenset(one.start for one in found if one.spent),
        max((who for who in outlets if who.rank >= SHOWN), key=lambda who: who.rank, default=None),
        title,
    )


def _is_own(claim: Claim, outlets: AbstractSet[str]) -> bool:
    """True if the outlet's name, alone on a line, was taken for a person's."""
    value = claim.value
    return isinstance(value, Person) and value.role == "author" and claim.rank < _STATED and value.name in outlets


def _claims(found: Sequence[LineFinding]) -> Iterator[Claim]:
    return (claim for one in found for claim in one.claims)


def _summed_up(
    rendition: str, layout: HeadAndBody, title: tuple[int, int] | None, found: Sequence[LineFinding]
) -> Iterator[LineFinding]:
    """The section that lines above the story name, and the standfirst."""
    parts = (*layout.head, *opening(layout))
    at = next((n for n, part in enumerate(parts) if title and part.start <= title[0] < part.end), None)
    claims = list(section_label.line_claims(rendition, layout.head, at))
    if at is not None and (again := _section_again(rendition, layout, at)):
        claims.append(again)
    if title and at is not None and (summary := _standfirst(rendition, layout, title, at, found)):
        claims.append(summary)
    if claims:
        yield LineFinding(-1, tuple(claims))


def _standfirst(
    rendition: str, layout: HeadAndBody, title: tuple[int, int], at: int, found: Sequence[LineFinding]
) -> Claim | None:
    """The standfirst between the headline, which is the part with the index `at`, and the story."""
    parts = (*layout.head, *opening(layout))
    story = len(layout.head) if layout.dateline is not None and at < len(layout.head) else len(parts)
    under = parts[at + 1 : story]
    if not under:
        return None  # as in most wire texts
    spent = {one.start for one in found if one.spent}
    between = {one.start for one in found if any(c.field in _BETWEEN and c.rank > 0 for c in one.claims)}
    between |= {part.start for part in under if len(part.text) < _NAME and _NEWSROOM.fullmatch(part.text)}
    sides = [part for part in under if part.start in spent or is_furniture(part.text) or is_caption(part.text)]
    times, headline = Counter(part.text for part in (*layout.head, *layout.body)), rendition[slice(*title)]
    sides += [part for part in under if times[part.text] > 1 or part.text.endswith(headline)]
    elsewhere = {part.start for part in sides} | {part.start for part in layout.head if _names_section(part)}
    return standfirst.find(rendition, parts, at, story, len(layout.head), elsewhere, between)


def _section_again(rendition: str, layout: HeadAndBody, title: int) -> Claim | None:
    """The line right over the headline, where a menu, the way to the page or a list of subjects has it, too."""
    part = layout.head[title - 1] if 0 < title <= len(layout.head) else None
    words = part.text if part else ""
    if part is None or not 3 <= len(words) <= _SECTION or not words[0].isupper() or not words[-1].isalpha():
        return None
    others = [p.text for p in (*layout.head, *layout.body) if p.start != part.start and len(p.text) <= _WAY]
    again = any(words == cell.strip() for other in others for cell in _STEP.split(other))
    if not again or is_furniture(words) or outlet_names.listed_outlet(words):
        return None
    return section_label.claim(rendition, part.start, part.end, section_label.AGAIN)


def _captions(rendition: str, layout: HeadAndBody) -> Iterator[LineFinding]:
    """Lines of the head and the story that close with who took the picture."""
    for part in (*layout.head, *layout.body):
        end = part.text[-_CREDIT:] if len(part.text) < _CAPTION else ""
        if end and any(map(end.__contains__, _MAY_CREDIT)):
            credits = photo_credit.closing_credits(rendition, part.start, part.end)
            if credits:
                yield LineFinding(part.start, tuple(credit.claim(rendition) for credit in credits), (), True)


def _names_again(layout: HeadAndBody, outlets: Sequence[FoundOutlet]) -> Iterator[LineFinding]:
    """Lines of the story that repeat the outlet's name and nothing else."""
    names = {who.name for who in outlets}
    for part in layout.body:
        if len(part.text) < _NAME and part.text in names:
            yield LineFinding(part.start, spent=True)


def _names_section(part: Paragraph) -> bool:
    return section_label.names_section(part.text.strip("*_#> "))


def _self_named(rendition: str, layout: HeadAndBody) -> Iterator[LineFinding]:
    """The station that the report's witnesses spoke to, at home where the report was filed."""
    if layout.dateline is not None and layout.dateline.listed and layout.body:
        span = layout.body[0].start, layout.body[-1].end
        if who := find_own_station(rendition, *span, layout.dateline.place):
            yield LineFinding(-1, (who.claim(rendition),), (who,))


def _brackets(rendition: str, layout: HeadAndBody) -> Iterator[LineFinding]:
    """The agency or outlet in the dateline's brackets, or in brackets that open the story: "(KXYZ) - Police said"."""
    line = layout.dateline or (layout.masthead.place if layout.masthead else None)
    if line is None:
        first = layout.body[0] if layout.body else None
        if first and (who := outlet.opening(rendition, first.start, first.end)):
            wired = byline.agency_credit(rendition, who.start, who.end) if who.rank == outlet.AGENCY else None
            yield LineFinding(-1, (who.claim(rendition), *((wired,) if wired else ())), (who,))
    elif line.agency:
        who = outlet.bracketed(rendition, *line.agency)
        is_publisher = who is not None and who.rank > outlet.AGENCY and outlet_names.publishes(who.name)
        credit = None if is_publisher else byline.agency_credit(rendition, *line.agency, stated=True)
        yield LineFinding(-1, (credit,) if credit else (), (who,) if who else ())
    if line is not None:
        yield LineFinding(-1, tuple(_monitored_author(rendition, line.form.after)))
        yield LineFinding(-1, tuple(_wide_authors(rendition, layout, line.form)))


def _wide_authors(rendition: str, layout: HeadAndBody, form: DatelineShape) -> Iterator[Claim]:
    """The reporters named in a dateline in Chinese, Japanese or Korean."""
    start = next((part.start for part in layout.body if part.start <= form.start < part.end), form.start)
    if WIDE.search(rendition, start, form.after) is None:
        return
    end = rendition.find("=", form.after, form.after + _KOREAN) + 1  # "(서울=나루통신) 홍길동 기자 ="
    credits = list(read_wide(rendition, start, end or form.after))
    if span := run_in_reporter(rendition, start, form):
        credits.append(Credit(rendition[span.start : span.end], "author", span.start, span.end))
    yield from (credit.claim(rendition, rank=0.9) for credit in credits if credit.role == "author")


def _monitored_author(rendition: str, start: int) -> Iterator[Claim]:
    """The reporter that a monitor names between its marks: "-- [REPORT] [ADA RUIZ] [TEXT]", "[By Ada Ruiz]"."""
    at = start
    while (match := _MARK.match(rendition, at)) is not None:
        name = " ".join(match["name"].split())
        if len(name.split()) > 1 and is_name(name, stated=True) and not _MONITORS.search(name):
            yield Credit(name, "author", *match.span("name")).claim(rendition, rank=0.9)
        at = match.end()
