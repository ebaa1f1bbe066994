"""Reads the lines above a plain text's story: headline, outlet, byline, dates, address."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier import lazy_re as re
from dossier.authority.knowledge import entries
from dossier.model.claims import Claim, Published, Words
from dossier.model.evidence import quoted
from dossier.reading.fields import byline, outlet, photo_credit, published, section_label, standfirst
from dossier.reading.fields.boilerplate import is_button, is_caption, is_navigation
from dossier.reading.fields.boilerplate_lines import ends_article, is_leftover, masthead_in
from dossier.reading.fields.masthead_line import read_mast
from dossier.reading.fields.outlet import FoundOutlet
from dossier.reading.fields.outlet_names import (
    ARTICLES,
    has_paper_form,
    listed_outlet,
)
from dossier.reading.plaintext.head_and_body import HeadAndBody, is_prose
from dossier.reading.plaintext.imprints import imprint, release_day
from dossier.reading.plaintext.line_finding import LineFinding
from dossier.reading.plaintext.lone_names import in_sentence, is_stamp, lone_names
from dossier.reading.plaintext.outlet_line import outlet_line, outlets_in_cells
from dossier.reading.plaintext.split_line import NEAR_OUTLET, cells
from dossier.reading.plaintext.split_line import credited as _claims
from dossier.reading.plaintext.weak_names import GUESSED
from dossier.reading.text_tools.text_lines import Paragraph

_LINK_LABELS = "|".join(re.escape(word) for row in entries("record_labels") if row.note == "link" for word in row.words)
# "https://…", "Read more: https://…", "From The Herald: https://…"
URL = re.compile(
    rf"(?:[\s*_>-]*(?:{_LINK_LABELS})(?:\s+(?:[\w'’&.-]+\s+){{0,4}}[\w'’&.-]+)?\s*:\s*)?"
    r"<?(?P<url>https?://[^\s<>\"]+)[\s>]*",
    re.I,
)
_LONGEST = 300  # a longer paragraph is story
# Paragraphs at the beginning of a story that may hold the byline, below a standfirst; on a copied page buttons
# and captions may come between
_OPENING, _ON_PAGE = 7, 14
_SHORT = 120  # characters that such a line has at most
_CREDITED = outlet.AGENCY - 0.05  # rank of an agency as outlet that a line credits; one in a dateline counts more
_IN_MENU = 0.72  # rank of a paper's name in a menu
# "The mill will close on 3 March 2019."
_SENTENCE = re.compile(r"[A-ZÀ-Þ][^\d:]*\b[a-zà-ÿ]{2,}\s[^\d:]*\b[a-zà-ÿ]{2,}\s.*\.")
_ENTITLED = 0.65  # rank of a first line that is only named as papers are


def opening(layout: HeadAndBody) -> Sequence[Paragraph]:
    """The paragraphs of the story that may hold the byline, the date and a standfirst."""
    return layout.body[: _OPENING if layout.title is None else _ON_PAGE]


def lines_above(rendition: str, layout: HeadAndBody, title: tuple[int, int] | None) -> Iterator[LineFinding]:
    """The findings of each line of the head, and of the story's first paragraphs if they are bylines themselves."""
    yield from _menu(rendition, layout)
    near = len(layout.head) + 2
    parts = (*layout.head, *opening(layout))
    for n, part in enumerate(parts):
        if n > len(layout.head) and ends_article(part.text):
            return
        if n and n <= len(layout.head) + 1 and (found := _under_caption(rendition, parts[n - 1], part)):
            yield from found
        elif title and part.start <= title[0] < part.end:
            yield LineFinding(part.start, release_day(rendition, part, layout), (), True)
        elif len(part.text) > _LONGEST or _is_opening(part, layout) or _is_within(rendition, parts, n, layout):
            continue
        elif n < near:
            inside = title is not None and n < len(layout.head)
            below = inside and title is not None and part.start > title[0]
            alone = (below if layout.title else inside) or (title is not None and _is_over_stamp(rendition, layout, n))
            yield _line(rendition, part, layout, alone=alone, below=below)
        elif len(part.text) <= _SHORT:
            yield _deeper(rendition, part, layout)


def _is_within(rendition: str, parts: Sequence[Paragraph], n: int, layout: HeadAndBody) -> bool:
    """True if a line of a copied page is within a sentence; bylines, which open with a capital, never are."""
    part = parts[n]
    if layout.title is None or not in_sentence(parts, n):
        return False
    return not (part.text[0].isupper() and byline.read_byline(rendition, part.start, part.end))


def _under_caption(rendition: str, caption: Paragraph, part: Paragraph) -> tuple[LineFinding, ...]:
    """A caption, and who took its picture on the line right under it: "Ada Ruiz/The Valley Herald"."""
    if part.lines[0].blank or caption.text[-1] != "." or "/" not in part.text or len(part.text) > _SHORT:
        return ()
    credits = photo_credit.name_and_outlet(rendition, part.start, part.end)
    found_claims = _claims(rendition, credits, 1.0)
    return (LineFinding(caption.start, spent=True), LineFinding(part.start, found_claims, (), True)) if credits else ()


def _is_over_stamp(rendition: str, layout: HeadAndBody, n: int) -> bool:
    """True if an address, or a line with the publication date, follows directly: names come before those."""
    after = (*layout.head, *opening(layout))[n + 1 : n + 2]
    return bool(after) and not after[0].lines[0].blank and is_stamp(rendition, after[0], layout)


def _deeper(rendition: str, part: Paragraph, layout: HeadAndBody) -> LineFinding:
    """A short line below a standfirst: a byline, a time or a labelled date; dates in a table's rows are events'."""
    if is_leftover(part.text):
        return LineFinding(part.start, spent=True)
    dates = tuple(published.head_dates(rendition, part.start, part.end, layout.day_first))
    if found := _stated(rendition, part, dates):
        return found
    stamps = tuple(claim for claim in dates if _is_stamp(claim, part))
    return LineFinding(part.start, stamps, (), bool(stamps))


def _is_stamp(claim: Claim, part: Paragraph) -> bool:
    value = claim.value
    if not isinstance(value, Published) or value.what in ("published", "updated", "archived"):
        return True
    return value.precision == "minute" and len(part.text) < 2 * len(claim.evidence[0].quote)


def _is_opening(part: Paragraph, layout: HeadAndBody) -> bool:
    return layout.dateline is not None and part.start <= layout.dateline.form.start < part.end


def _line(rendition: str, part: Paragraph, layout: HeadAndBody, *, alone: bool, below: bool) -> LineFinding:
    """One line above the story; `alone`: names need no "By", `below`: under the title."""
    span = part.start, part.end
    dates = tuple(published.head_dates(rendition, *span, layout.day_first))
    if dates and is_navigation(part.text):
        bars = _mast(rendition, part, layout, below=below) or cells(rendition, part, layout.day_first)
        if bars is not None:
            return bars
    said = below and layout.title and (any(c.rank > 0 for c in dates) or byline.read_byline(rendition, *span))
    in_menu = part.start in layout.menu and not said
    if in_menu or is_navigation(part.text) or is_button(part.text) or is_leftover(part.text):
        return LineFinding(part.start, spent=True)
    if found := _labelled_line(rendition, part, layout, dates, alone=alone, below=below):
        return found
    if found := _paper(rendition, part, layout, dates, below=below):
        return found
    filed = layout.masthead is not None and layout.masthead.start == part.start  # "QUITO, March 4 (AGENCY)"
    if not filed and (is_caption(part.text) or photo_credit.read_caption(rendition, *span)):
        return LineFinding(part.start, _claims(rendition, photo_credit.read_caption(rendition, *span), 1.0), (), True)
    if alone and layout.title is None and (names := lone_names(rendition, part, layout)):
        found_claims = (*_claims(rendition, names, GUESSED), *published.as_publication(dates))
        return LineFinding(part.start, found_claims, (), True)
    if dates and layout.body and part.start >= layout.body[0].start and is_dated_sentence(part.text, dates):
        return LineFinding(part.start)
    return LineFinding(part.start, dates, (), len(part.text) < 80 and any(c.rank > 0 for c in dates))


def _labelled_line(
    rendition: str, part: Paragraph, layout: HeadAndBody, dates: Sequence[Claim], *, alone: bool, below: bool
) -> LineFinding | None:
    """Reads a line by its label, or by its form: cells, a running head, an imprint."""
    found = _stated(rendition, part, dates) or _cell_line(rendition, part, layout, below=below)
    if found is not None and found.outlets:
        return found
    return imprint(rendition, part, layout, dates, inside=alone) or found


def _cell_line(rendition: str, part: Paragraph, layout: HeadAndBody, *, below: bool) -> LineFinding | None:
    """A line of several cells; a running head's, of which the paper's is found by what the others are."""
    found = cells(rendition, part, layout.day_first)
    if found is not None and found.outlets:
        return found
    mast = _mast(rendition, part, layout, below=below)
    return mast if mast is not None and (found is None or mast.outlets) else found


def is_dated_sentence(words: str, dates: Sequence[Claim]) -> bool:
    """Whether a line below the head is a sentence of the story with a day in it that is not said to be its own."""
    labelled = any(isinstance(c.value, Published) and c.value.what != "masthead" and c.rank > 0 for c in dates)
    return _SENTENCE.fullmatch(words) is not None and (len(words) > _SHORT or not labelled)


def _paper(
    rendition: str, part: Paragraph, layout: HeadAndBody, dates: Sequence[Claim], *, below: bool
) -> LineFinding | None:
    """A line that names the paper, or an agency or a section in the position of the paper's name."""
    span = part.start, part.end
    first = next((p.start for p in layout.head if not (is_button(p.text) or is_leftover(p.text))), -1)
    if part.start == first and has_paper_form(part.text) and (who := outlet.named(rendition, *span, _ENTITLED)):
        return LineFinding(part.start, (who.claim(rendition),), (who,), True)
    if below and len(part.text) < 60 and (found := agency_line(rendition, *span)):
        return found
    if part.start != first and section_label.names_section(part.text):
        return LineFinding(part.start, spent=True)
    if who := outlet_line(rendition, *span):
        names = byline.read_bare(rendition, *span) if who.end - who.start < len(part.text) - 4 else []
        claims = (who.claim(rendition), *_claims(rendition, names, NEAR_OUTLET), *published.as_publication(dates))
        claims = (*claims, *(_wired(rendition, who) if names else ()))
        return LineFinding(part.start, claims, (who,), True)
    return None


def _wired(rendition: str, who: FoundOutlet) -> tuple[Claim, ...]:
    """The agency's credit, if the outlet named next to persons or a town is one."""
    credit = byline.agency_credit(rendition, who.start, who.end) if who.outlet and who.outlet.wire else None
    return (credit,) if credit else ()


def _menu(rendition: str, layout: HeadAndBody) -> Iterator[LineFinding]:
    """The paper's name in a menu at the top."""
    part = next((p for p in layout.head if p.start in layout.menu and _is_listed_top(rendition, p, layout)), None)
    if part is not None:
        who = outlet.masthead(rendition, part.start, part.end)
        yield LineFinding(part.start, (who.claim(rendition),) if who else (), (who,) if who else (), True)
        return
    part = masthead_in(layout.head, layout.menu)
    if part is not None and (who := outlet.named(rendition, part.start, part.end, _IN_MENU)):
        yield LineFinding(part.start, (who.claim(rendition),), (who,), True)


def _is_listed_top(rendition: str, part: Paragraph, layout: HeadAndBody) -> bool:
    """Whether a line is a listed outlet's name, over which no section is named: below these one is a section, too."""
    if not listed_outlet(part.text) or is_button(part.text):
        return False
    if section_label.names_section(part.text) and part.text.split()[0].title() not in ARTICLES:
        return False
    above = [other for other in layout.head if other.start < part.start]
    if any(section_label.names_section(other.text) or is_prose(other.text) for other in above):
        return False
    who = outlet.masthead(rendition, part.start, part.end)
    return who is not None and who.outlet is not None


def _mast(rendition: str, part: Paragraph, layout: HeadAndBody, *, below: bool) -> LineFinding | None:
    """Paper, section and date in one line above the headline."""
    in_story = below or (bool(layout.body) and part.start >= layout.body[0].start)
    mast = None if in_story else read_mast(rendition, part.start, part.end)
    if mast is None:
        return None
    who = outlet.named(rendition, *mast.paper, outlet.MASTHEAD) if mast.paper else None
    named = section_label.claim(rendition, *mast.section, section_label.MAST) if mast.section else None
    dates = (
        published.as_publication(published.head_dates(rendition, part.start, part.end, layout.day_first))
        if mast.date
        else ()
    )
    claims = (*((who.claim(rendition),) if who else ()), *((named,) if named else ()), *dates)
    return LineFinding(part.start, claims, (who,) if who else (), True)


def _stated(rendition: str, part: Paragraph, dates: Sequence[Claim]) -> LineFinding | None:
    """A line that says itself what it is: "Section: Local", "By Ada Ruiz", an address."""
    span = part.start, part.end
    if labelled_claim := (section_label.labelled(rendition, *span) or standfirst.labelled(rendition, *span)):
        return LineFinding(part.start, (labelled_claim,), (), labelled_claim.field == "section")
    if credits := byline.read_byline(rendition, *span):
        pictured = all(credit.role == "photographer" for credit in credits)
        named_outlets = () if pictured else tuple(outlets_in_cells(rendition, *span))
        claims = (
            *_claims(rendition, credits, 1.0),
            *published.as_authors_date(dates),
            *(o.claim(rendition) for o in named_outlets),
        )
        return LineFinding(part.start, claims, named_outlets, True)
    if link := URL.fullmatch(part.text):
        filed = section_label.address_claim(rendition, *link.span("url"))
        return LineFinding(part.start, (_url_claim(rendition, part, link), *((filed,) if filed else ())), (), True)
    return None


def agency_line(rendition: str, start: int, end: int) -> LineFinding | None:
    """A line that credits agencies and nothing else; where no outlet is named, they are the outlet."""
    credits = byline.read_agencies(rendition, start, end)
    if not credits:
        return None
    outlets = tuple(who for c in credits[:1] if (who := outlet.named(rendition, c.start, c.end, _CREDITED)))
    return LineFinding(start, _claims(rendition, credits, 0.9), outlets, True)


def _url_claim(rendition: str, part: Paragraph, link: re.Match[str]) -> Claim:
    start = rendition.index(link["url"], part.start)
    return Claim("url", Words(link["url"]), (quoted(rendition, start, start + len(link["url"])),), 0.8)
