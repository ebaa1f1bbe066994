"""Finds the headline of a plain text among the lines above its story."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.model.claims import Claim, Published
from dossier.reading.fields import byline, headline, outlet, outlet_names, photo_credit, published, section_label
from dossier.reading.fields.boilerplate import is_caption, is_furniture, is_run_together
from dossier.reading.fields.boilerplate_lines import ends_article, is_leftover, opens_links
from dossier.reading.fields.masthead_line import read_mast
from dossier.reading.fields.press_release_issuer import names_body
from dossier.reading.plaintext.head_and_body import HeadAndBody, is_prose, names_publisher
from dossier.reading.plaintext.head_lines import URL
from dossier.reading.plaintext.line_finding import LineFinding
from dossier.reading.plaintext.split_line import cells
from dossier.reading.text_tools.text_lines import Paragraph

_HEADER = pattern(r"<headline_words/header>\s*:\s*\S", re.I)
# A wire's line for its desks: "BC-Ecuador-Bridge, 1st Ld-Writethru, a0555, 643", "r i AM-bridge 3-3 0303"
_SLUG = pattern("<headline_words/slug>")
_POST = pattern("<headline_words/post>", re.I)

# "(Per telegrafo)", "PRESS REVIEW - SHEET 4", "INDONESIA-VOLCANO/ (UPDATE 1, PIX, TV)"
_ASIDE = pattern("<headline_words/aside>", re.I)
_IMMEDIATE = pattern(r"\W*<headline_words/immediate>", re.I)
_WIDEST, _ENDED = 60, ".!?:;|"


def find_headline(rendition: str, layout: HeadAndBody) -> tuple[int, int] | None:
    """The span of the headline: a labelled one, else the first line above the story that can be one."""
    if layout.record and (stated := layout.record.first("headline")):
        start, end = headline.without_marks(rendition, stated.start, stated.end)
        return _as_printed(rendition, layout, start, end)
    under = _under_names(rendition, layout.head)
    lines = [p for p in layout.head if p.start not in under and _may_be_headline(rendition, p, layout)]
    # "Congress passes appliance standard" has a paper's word in it, and "Year ended Dec 31" a date: a line that looks
    # like a masthead is the headline where no other line can be.
    able = [part for part in lines if len(lines) == 1 or not _may_be_masthead(rendition, part)] or lines
    if not able:
        return None
    first = max(able, key=lambda part: (_fitness(rendition, part, able), -part.start)) if len(able) > 1 else able[0]
    return headline.without_marks(rendition, first.start, _joined_end(rendition, first, able))


def _under_names(rendition: str, head: Sequence[Paragraph]) -> frozenset[int]:
    """Starts of the lines right under a byline that say who its people are: "Staff Writer", "The Valley Herald"."""
    found: set[int] = set()
    for above, below in pairwise(head):
        named = above.start in found or byline.read_byline(rendition, above.start, above.end)
        if named and not below.lines[0].blank and _names_author(below.text):
            found.add(below.start)
    return frozenset(found)


def _names_author(words: str) -> bool:
    return bool(_POST.fullmatch(words) or outlet_names.has_paper_form(words) or outlet_names.looks_like_outlet(words))


def _as_printed(rendition: str, layout: HeadAndBody, start: int, end: int) -> tuple[int, int]:
    """The span of a stated headline where it recurs above the story in the same words, else where it is stated."""
    words = _plain(rendition[start:end])
    shown = (headline.without_marks(rendition, part.start, part.end) for part in layout.head)
    return next((span for span in shown if _plain(rendition[slice(*span)]) == words), (start, end))


def _plain(words: str) -> str:
    return " ".join(words.split()).strip("\"'“”* ")


def _fitness(rendition: str, part: Paragraph, able: Sequence[Paragraph]) -> int:
    """How much a line is like a headline, compared with the other candidates; at equal fitness the first wins.

    The first line of a file is the headline unless it is a name, a label or a slug; a tagline directly follows a name;
    a headline has an empty line, or the story, before or after it.
    """
    words, first = part.text.strip("*_# "), able[0]
    count = len(words.split())
    points = 2 if count >= 4 else 0
    points -= 2 * (count <= 3 and (outlet_names.has_paper_form(words) or words.isupper()))
    stop, _ = headline.cut_tail(rendition, part.start, part.end)
    points -= 2 * bool(re.search(r"\s[|·•]\s|\s{3,}", rendition[part.start : stop]))
    points += 3 * part.text.startswith("# ")  # Markdown's first heading
    points -= 2 * (part is first and _is_over_date(rendition, part, able))
    points -= 3 * (_ASIDE.fullmatch(part.text) is not None)
    # A tagline directly follows the paper's name
    points -= part is able[1] and not part.lines[0].blank and outlet_names.has_paper_form(first.text)
    return points - (is_prose(words) and part is not first)


def _is_over_date(rendition: str, part: Paragraph, able: Sequence[Paragraph]) -> bool:
    """True if a line is capitalised as a paper's name, and its town and date are between it and the next candidate."""
    words = part.text.strip("*_#> ")
    words = outlet_names.in_small_letters(words) if words.isupper() else words
    if not outlet_names.may_have_paper_form(words):
        return False
    under = rendition[part.end : able[1].start].strip("\n").partition("\n")[0]
    at = rendition.index(under, part.end) if under else part.end
    return bool(under) and any(c.rank > 0 for c in published.head_dates(rendition, at, at + len(under)))


def _joined_end(rendition: str, first: Paragraph, able: Sequence[Paragraph]) -> int:
    """A headline in capitals may run on in the next line; any, where that goes on in small letters."""
    after = next((part for part in able if part.start > first.start), None)
    if after is None or after.lines[0].blank or rendition[first.end : after.start].strip():
        return first.end
    by = byline.read_byline(rendition, after.start, after.end)
    if after.text[0].islower() and len(after.text) < _WIDEST and first.text[-1] not in _ENDED and not by:
        return after.end
    if not (first.text.isupper() and after.text.isupper()):
        return first.end
    return after.end if len(first.text) >= 30 and first.text[-1] not in ".!?" else first.end


def _may_be_headline(rendition: str, part: Paragraph, layout: HeadAndBody) -> bool:
    words, mast = part.text, layout.masthead
    if part.start in layout.menu | layout.issuers or is_leftover(words) or opens_links(words) or ends_article(words):
        return False
    if (mast and part.start <= mast.start < part.end) or (mast and mast.start <= part.start < mast.end):
        return False
    if not headline.can_be(words.strip("*_#> ")) or is_furniture(words) or is_caption(words):
        return False
    span = part.start, part.end
    return not (
        byline.read_byline(rendition, *span)
        or outlet_names.listed_outlet(words)
        or URL.fullmatch(words)
        or _HEADER.match(words)
        or section_label.is_way(words)
        or photo_credit.closing_credits(rendition, *span)
        or _SLUG.match(words)
        or _IMMEDIATE.match(words)
        or is_run_together(words)
        or _is_date_alone(rendition, part)
    )


def _may_be_masthead(rendition: str, part: Paragraph) -> bool:
    span = part.start, part.end
    return bool(
        section_label.names_section(part.text.strip("*_#> "))
        or names_body(part.text)
        or names_publisher(rendition, part)
        or read_mast(rendition, *span)
        or outlet.masthead(rendition, *span)
        or _is_dated(rendition, part)
        or byline.read_bare(rendition, *span)
        or cells(rendition, part)
    )


def _is_date_alone(rendition: str, part: Paragraph) -> bool:
    dates = list(published.head_dates(rendition, part.start, part.end)) if len(part.text) < 60 else []
    rest = len(part.text) - sum(len(d.evidence[0].quote) for d in dates)
    return bool(dates) and (rest < 12 or _labelled(dates))


def _labelled(dates: Sequence[Claim]) -> bool:
    return any(isinstance(d.value, Published) and d.value.what in ("published", "updated", "archived") for d in dates)


def _is_dated(rendition: str, part: Paragraph) -> bool:
    """Whether the line is about a date: a date is nearly all of it, or it is labelled as one."""
    return len(part.text) < 70 and any(c.rank > 0 for c in published.head_dates(rendition, part.start, part.end))


def headline_claims(rendition: str, title: tuple[int, int]) -> Iterator[LineFinding]:
    """The headline without an appended outlet's name, and that outlet."""
    stop, who = headline.cut_tail(rendition, *title)
    claims = [headline.claim(rendition, title[0], stop)]
    if stop < title[1]:
        claims.append(headline.claim(rendition, *title, rank=0.5))
    outlets = (who,) if who else ()
    yield LineFinding(title[0], (*claims, *(o.claim(rendition) for o in outlets)), outlets, True)
