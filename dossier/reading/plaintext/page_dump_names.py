"""Finds the author's name near a copied page's headline, on a line next to a day or a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice, pairwise

from dossier import lazy_re as re
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.byline_words import LEAD
from dossier.reading.fields.credit import Credit, agency_named
from dossier.reading.fields.job_titles import closes_as_post, without_post
from dossier.reading.fields.name_beside_day import find_name_end, tells_when
from dossier.reading.fields.people import is_body
from dossier.reading.fields.person_names import is_name, opens_as_district
from dossier.reading.fields.published import head_dates
from dossier.reading.fields.wide_byline import is_wide_name
from dossier.reading.plaintext.headline_score import is_side
from dossier.reading.plaintext.lone_names import in_sentence, is_for
from dossier.reading.text_tools.text_lines import Paragraph

_LONGEST = 90  # characters of a line that names an author
_GLUED = re.compile(r"(?P<name>.*?[a-zà-ÿ])(?P<post>[A-ZÀ-Þ][a-z].*)")  # "Ada RuizCrime Reporter"
_TWICE = re.compile(r"(?P<name>\S.{4,40})(?P=name)")  # as a picture's words and as a link: "Ada RuizAda Ruiz"
# A name from the day and the hour before it
_PARTED = re.compile(r"(?:\W{0,3}\d{1,2}[:.h]\d\d(?:\s?[ap]\.?m\.?|\s?uhr)?)?\s*(?:[|•·,–—/-]\s*|\s(?=[^\W\d]))", re.I)
_POST = 50  # characters of a post alone
_REACH = 4  # lines from a name to its day


@dataclass(frozen=True, slots=True)
class _Line:
    """A line near a headline, the persons that it names, and whether it tells a day."""

    part: Paragraph
    names: tuple[Credit, ...]
    dated: bool


Named = tuple[Paragraph, tuple[Credit, ...]]


def names_near_days(rendition: str, parts: Sequence[Paragraph]) -> list[Named]:
    """The first lines that name authors, perhaps with a job title, over a day or a time, else under one.

    `parts`: the paragraphs between headline and story.
    """
    lines = _lines(rendition, parts)
    days = [_day_of(lines, n) if line.names else None for n, line in enumerate(lines)]
    first = next((day for day in days if day is not None), None)
    if first is not None:
        return [(line.part, line.names) for line, day in zip(lines, days, strict=True) if day == first]
    if found := list(islice(_under_days(lines), 1)):
        return found
    return [(line.part, line.names) for line in lines[:1] if line.names and is_wide_name(line.part.text)]


def names_over(rendition: str, parts: Sequence[Paragraph]) -> list[Named]:
    """The same for lines over a headline, if they have only one such name: in lists of stories each has one."""
    lines = _lines(rendition, parts)
    days = [_day_of(lines, n) if line.names else None for n, line in enumerate(lines)]
    told = [(line.part, line.names) for line, day in zip(lines, days, strict=True) if day is not None]
    told = told or list(_under_days(lines))
    return told if len({credit.name for _, names in told for credit in names}) == 1 else []


def _under_days(lines: Sequence[_Line]) -> list[Named]:
    return [(below.part, below.names) for above, below in pairwise(lines) if above.dated and below.names]


def _lines(rendition: str, parts: Sequence[Paragraph]) -> list[_Line]:
    """All lines; names are looked for where a day is near, and right under the headline."""
    days = [len(part.text) <= _LONGEST and tells_when(rendition, part.start, part.end) for part in parts]
    near = {at for n, dated in enumerate(days) if dated for at in range(n - _REACH, n + 2)} | {0}
    return [
        _Line(part, _with_day(rendition, part), True) if dated else _read(rendition, parts, n, near=n in near)
        for n, (part, dated) in enumerate(zip(parts, days, strict=True))
    ]


def _with_day(rendition: str, part: Paragraph) -> tuple[Credit, ...]:
    """The persons named on a line before the day in it, or after it: "3 March 2019 – Ada Ruiz"."""
    if behind := find_name_end(rendition, part.start, part.end):
        return tuple(_named(rendition, part.start, behind.end))
    days = [claim.evidence[0].span for claim in head_dates(rendition, part.start, part.end)]
    start = max((day.end for day in days if day), default=part.end)
    parted = _PARTED.match(rendition, len(rendition[:start].rstrip()), part.end)
    if parted is None or parted.end() >= part.end:
        return ()
    stated = LEAD.match(rendition, parted.end(), part.end) is not None
    named = read_byline(rendition, parted.end(), part.end) if stated else []
    return tuple(named or _named(rendition, parted.end(), part.end))


def _read(rendition: str, parts: Sequence[Paragraph], n: int, *, near: bool) -> _Line:
    """Reads a line that is no day; `near`: a day is near it."""
    part = parts[n]
    behind = find_name_end(rendition, part.start, part.end) if len(part.text) <= _LONGEST else None
    if not (near or behind) or len(part.text) > _LONGEST:
        return _Line(part, (), False)
    if in_sentence(parts, n) or read_byline(rendition, part.start, part.end):
        return _Line(part, (), False)
    names = _named(rendition, part.start, behind.end if behind else part.end)
    return _Line(part, tuple(names), behind is not None and bool(names))


def _day_of(lines: Sequence[_Line], at: int) -> int | None:
    """The line of the day after a name, skipping job titles, other names and lines of marks."""
    for n in range(at, min(len(lines), at + 1 + _REACH)):
        if lines[n].dated:
            return n
        if not lines[n].names and not _is_aside(lines[n].part.text):
            return None
    return None


def _is_aside(words: str) -> bool:
    """True if a line is only a job title, or only marks that separated boxes of the page."""
    if not any(map(str.isalnum, words)):
        return True
    return len(words) <= _POST and words[-1] not in ".!?" and closes_as_post(words)


def _named(rendition: str, start: int, end: int) -> list[Credit]:
    """The persons that the words name and nothing else but a post."""
    if lead := LEAD.match(rendition, start, end):
        start = lead.end()
    words = rendition[start:end]
    if is_side(words):
        return []
    glued, twice = _GLUED.fullmatch(words), _TWICE.fullmatch(words)
    aside = glued is not None and (closes_as_post(glued["post"]) or is_side(glued["post"]))
    name = twice["name"] if twice else glued["name"] if glued and aside else without_post(words)
    if name not in ("", words) and is_name(name):
        return [Credit(" ".join(name.split()), "author", start, start + len(name))]
    if is_wide_name(words):
        return [Credit(" ".join(words.split()), "author", start, end)]
    found = read_bare(rendition, start, end) if words.strip() and not opens_as_district(words) else []
    if any(credit.role != "author" or is_body(credit.name) for credit in found):
        return []
    if found and agency_named(rendition[start : found[0].start].rstrip(" /")):
        return []  # "EFE/ Ada Ruiz": who took the picture
    return [] if is_for(rendition, found, end) else found
