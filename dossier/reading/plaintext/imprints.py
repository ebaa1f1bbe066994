"""Reads the lines of the head that name who publishes: with place and date, edition or byline, alone, or a body."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from dossier import lazy_re as re
from dossier.authority.given_names import is_given
from dossier.model.claims import Claim, Dateline
from dossier.model.evidence import quoted
from dossier.reading.fields import byline, outlet, published
from dossier.reading.fields.boilerplate_lines import is_leftover
from dossier.reading.fields.dateline import bare_place, read_place_line
from dossier.reading.fields.imprint_line import Imprint, names_paper, read_imprint
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.plaintext.line_finding import LineFinding
from dossier.reading.text_tools.text_lines import Paragraph

_MARKS = "*_#> "  # of Markdown
_JOINED = re.compile(r"\s+(?:for|of|para|pour|für)(?:\s+the)?$")  # between an author's name and the paper's
# How much each kind counts; a masthead that is known counts more
_IMPRINT, _ALONE, _ISSUER, _GUESSED = 0.78, 0.74, 0.66, 0.56
_PLACE = 0.7  # rank of a place next to the paper's name and the date


def imprint(
    rendition: str, part: Paragraph, layout: HeadAndBody, dates: Sequence[Claim], *, inside: bool
) -> LineFinding | None:
    """A line of the head that names the paper or the body that publishes, if it is one.

    `dates` are the line's own; `inside`: it is among the lines around a headline.
    """
    if layout.body and part.start >= layout.body[0].start:
        return None
    top = layout.masthead
    if top and part.start <= top.start < part.end and top.place.listed and not top.place.form.qualifiers:
        return None  # a town and its date
    if part.start in layout.issuers:
        return _named(rendition, part.start, part.end, part, _ISSUER)
    words = part.text.strip(_MARKS)
    below = [other for other in layout.head if other.start > part.start and not is_leftover(other.text)]
    slug = words.isupper() and any(other.text.isupper() for other in below[:1])
    authored = _is_authored(rendition, part, layout)
    imprint_read = read_imprint(rendition, part.start, part.end, authored=authored)
    if imprint_read is not None and (imprint_read.paper or _is_reversed(imprint_read)):
        return _imprint_finding(rendition, part, imprint_read, dates)
    if (
        inside
        and not slug
        and ", " not in words
        and names_paper(words, authored=authored)
        and _is_near_credit(rendition, part, layout)
    ):
        return _named(rendition, part.start, part.end, part, _ALONE if names_paper(words) else _GUESSED)
    return None


def release_day(rendition: str, part: Paragraph, layout: HeadAndBody) -> tuple[Claim, ...]:
    """The day that closes the title of a release: "SITUATION UPDATE, 3 MARCH 2019, 09:00"."""
    dates = published.head_dates(rendition, part.start, part.end, layout.day_first) if layout.issuers else ()
    return tuple(published.closing_days(dates, part.end))


def _imprint_finding(rendition: str, part: Paragraph, line: Imprint, dates: Sequence[Claim]) -> LineFinding:
    who = outlet.named(rendition, *line.paper, _IMPRINT) if line.paper else None
    span = _credited(rendition, part, line)
    credits = byline.read_byline(rendition, *span) or byline.read_bare(rendition, *span) if line.credit else []
    listed = who.outlet if who else None
    wired = byline.agency_credit(rendition, who.start, who.end) if who and listed and listed.wire else None
    claims = (
        *((who.claim(rendition),) if who else ()),
        *(credit.claim(rendition) for credit in credits),
        *((wired,) if wired else ()),
        *published.as_publication(dates),
        *_place(rendition, line),
    )
    return LineFinding(part.start, claims, (who,) if who else (), True)


def _named(rendition: str, start: int, end: int, part: Paragraph, rank: float) -> LineFinding | None:
    who = outlet.named(rendition, start, end, rank)
    return LineFinding(part.start, (who.claim(rendition),), (who,), True) if who else None


def _credited(rendition: str, part: Paragraph, line: Imprint) -> tuple[int, int]:
    """The words of the byline: up to the paper's name, without what parts them from it, or behind it."""
    if line.credit and line.paper and line.credit[0] > line.paper[0]:
        return line.credit
    end = len(rendition[: line.paper[0]].rstrip(" ,|•·/–—(-")) if line.paper else part.end
    joined = _JOINED.search(rendition, part.start, end)
    return part.start, joined.start() if joined else end


def _is_reversed(line: Imprint) -> bool:
    """ "Friday, 3 March 2019, Quito": the other way round, the layout knows it as a line of place and date."""
    return line.date is not None and line.place is not None and line.date.start < line.place[0]


def _place(rendition: str, line: Imprint) -> Iterator[Claim]:
    """The place next to the date, as a dateline."""
    if line.place is None or line.date is None:
        return
    after = line.date.start > line.place[0]
    found = read_place_line(rendition, line.place[0], line.date.end) if after else bare_place(rendition, *line.place)
    if found is not None and found.listed:
        evidence = (quoted(rendition, *line.place), quoted(rendition, line.date.start, line.date.end))
        yield Claim("dateline", Dateline(found.place, line.date.date), evidence, _PLACE)


def _is_authored(rendition: str, part: Paragraph, layout: HeadAndBody) -> bool:
    """Whether another line of the head says who wrote the report."""
    others = [other for other in layout.head if other.start != part.start]
    return any(_names_author(rendition, other) for other in others) or _is_stamped(rendition, others)


def _is_stamped(rendition: str, lines: Sequence[Paragraph]) -> bool:
    """True if a name alone on a line is right above or below the day: that person is the author."""
    dated = [_is_dated(rendition, line) for line in lines]
    near_dates = (
        line
        for (one, is_dated), (other, also) in pairwise(zip(lines, dated, strict=True))
        for line in ((other,) if is_dated and not also else (one,) if also and not is_dated else ())
    )
    return any(byline.read_bare(rendition, line.start, line.end) for line in near_dates)


def _is_dated(rendition: str, part: Paragraph) -> bool:
    return any(c.rank > 0 for c in published.head_dates(rendition, part.start, part.end))


def _names_author(rendition: str, part: Paragraph) -> bool:
    """Whether a line is a byline, be it a name alone, when it opens with one that people are given."""
    span = part.start, part.end
    if any(credit.role == "author" for credit in byline.read_byline(rendition, *span)):
        return True
    return is_given(part.text) and bool(byline.read_bare(rendition, *span))


def _is_near_credit(rendition: str, part: Paragraph, layout: HeadAndBody) -> bool:
    """Whether the line above or below says who wrote the report, or when it appeared, or the line is the first."""
    at = next((n for n, other in enumerate(layout.head) if other.start == part.start), 0)
    return all(is_leftover(other.text) for other in layout.head[:at]) or any(
        _is_stamp(rendition, other) for other in (layout.head[at - 1], *layout.head[at + 1 : at + 2])
    )


def _is_stamp(rendition: str, part: Paragraph) -> bool:
    return _names_author(rendition, part) or _is_dated(rendition, part)
