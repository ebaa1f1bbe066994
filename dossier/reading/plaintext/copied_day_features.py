"""Measures each day that a copied page names: its line and label, the lines around it, and the other days."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from dossier.model.claims import Claim, Person, Published
from dossier.model.evidence import Span
from dossier.reading.fields.date_labels import LABELS
from dossier.reading.fields.published import copyright_years, head_dates, is_dated, is_label
from dossier.reading.plaintext.head_and_body import HeadAndBody
from dossier.reading.text_tools.prose import ends, has_sentences
from dossier.reading.text_tools.text_lines import Line

_MOST = 60  # days that are looked at
_NEAR = 10  # lines on either side among which other days are counted
_LABEL = 120  # characters of a line in which a label may come
_FAR = 999  # lines, where there is no other
_AGE = 3000  # days by which another one is older or newer, at most
_TOP, _MASTHEAD = 4, 8  # lines at the top of the file, and over a headline: a bare day there is that of the copy
_BRIEF = 60  # characters of a line that says little else
BARE = ("mentioned", "masthead")  # kinds of days that no label names
_WROTE = ("author", "agency")
_KINDS = tuple(LABELS.groupindex)
_SAID = ("published", "updated", "archived", "embargo", "masthead", "mentioned")
FEATURES = (
    "kind", "rank", "precision", "below title", "below headline", "below first", "below last", "below author",
    "progress", "story", "order", "order below title", "order from end",
    "letters before", "letters after", "letters of line", "other letters", "letters above", "letters below",
    "sentence", "ended", "ended above", "label", "to label", "label above", "blank", "indent", "bars",
    "days", "lines with days", "same day", "in line", "later days", "earlier days", "younger", "older",
    "days near", "day above", "day below", "like lines", "like lines near", "times",
    "dateline", "rights", "younger in story", "lines",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class DayCandidate:
    """A day that a copied page names; `line`: its line's place, `story`: within the story's own paragraphs."""

    line: int
    claim: Claim
    value: Published
    start: int
    end: int
    story: bool = False

    @property
    def day(self) -> str:
        return self.value.value[:10]


@dataclass(frozen=True, slots=True)
class DatedLines:
    """A copied page's lines; places: of the headline in it, and of the story's first and last paragraphs."""

    words: str
    lines: Sequence[Line]
    title: int
    first: int
    last: int

    @staticmethod
    def of(words: str, layout: HeadAndBody, found: Sequence[Line]) -> DatedLines:
        starts = [line.start for line in found]
        title = layout.title[0] if layout.title else 0
        body = (layout.body[0].start, layout.body[-1].start) if layout.body else (title, title)
        return DatedLines(words, found, *(max(0, bisect_right(starts, at) - 1) for at in (title, *body)))


def day_candidates(page: DatedLines, day_first: bool | None, text: Sequence[Span]) -> list[DayCandidate]:
    """The days of all lines, in order; those within the story's own paragraphs `text` only if they are labelled."""
    days: list[DayCandidate] = []
    starts = [span.start for span in text]
    top = min(_TOP, page.title - _MASTHEAD)
    for n, line in enumerate(page.lines):
        at = bisect_right(starts, line.start) - 1
        in_text = at >= 0 and line.start < text[at].end
        for claim in head_dates(page.words, line.start, line.end, day_first):
            value, span = claim.value, claim.evidence[0].span
            if isinstance(value, Published) and span is not None and is_dated(claim):
                if n < top and value.what in BARE:
                    continue
                inside = in_text and claim.rank == 0
                if value.what in BARE and n and (label := label_alone(page.lines[n - 1].text)):
                    value = replace(value, what=label)
                days.append(DayCandidate(n, claim, value, span.start, span.end, inside))
    able = [day for day in days if not day.story]
    nearest = sorted(able, key=lambda day: min(abs(day.line - at) for at in (page.title, page.first, page.last)))
    kept = set(map(id, nearest[:_MOST]))
    return [day for day in days if day.story or id(day) in kept]


def outside(found: Sequence[DayCandidate]) -> list[DayCandidate]:
    """Those that may be the day on which the story appeared."""
    return [day for day in found if not day.story]


def day_features(
    found: Sequence[DayCandidate], page: DatedLines, layout: HeadAndBody, claims: Sequence[Claim]
) -> list[list[float]]:
    """A row for each candidate outside the story, in the order of `FEATURES`; `claims`: what else the page says."""
    lines, words = page.lines, page.words
    days = outside(found)
    inside = max((_number(day.day) for day in found if day.story), default=0)
    numbers = [_number(day.day) for day in days]
    newest, oldest = max(numbers, default=0), min(numbers, default=0)
    times, at_line = Counter(day.day for day in days), Counter(day.line for day in days)
    texts = Counter(line.text for line in lines)
    shapes = [(len(lines[day.line].text) - day.end + day.start, day.start - lines[day.line].start) for day in days]
    dated = sorted(at_line)
    heads, authors = _headlines(page, layout), _author_lines(page, claims)
    above = sum(day.line < page.title for day in days)
    years = (claim.value for claim in copyright_years(words, lines))
    rights = max((int(year.value) for year in years if isinstance(year, Published)), default=0)
    filed = layout.dateline.date if layout.dateline else None
    rows: list[list[float]] = []
    for n, (day, number, shape) in enumerate(zip(days, numbers, shapes, strict=True)):
        at, line, text = day.line, lines[day.line], lines[day.line].text
        over, under = (lines[n].text if 0 <= n < len(lines) else "" for n in (at - 1, at + 1))
        label = LABELS.search(text[:_LABEL])
        place = dated.index(at)
        others = [one for one, other in zip(shapes, days, strict=True) if 0 < abs(other.line - at) <= _NEAR]
        row = (
            _SAID.index(day.value.what) if day.value.what in _SAID else -1, day.claim.rank, len(day.value.value),
            at - page.title, _nearest(at, heads), at - page.first, at - page.last, _nearest(at, authors),
            at / len(lines), page.first <= at <= page.last,
            n, n - (above if at >= page.title else len(days)), len(days) - n,
            day.start - line.start, line.end - day.end, len(text),
            sum(map(str.isalpha, text)) - sum(map(str.isalpha, words[day.start : day.end])), len(over), len(under),
            has_sentences(text), ends(text), bool(over) and ends(over),
            _KINDS.index(label.lastgroup) if label and label.lastgroup else -1,
            day.start - line.start - label.end() if label else _FAR,
            bool(label_alone(over)), line.blank, line.indent, sum(map(text.count, "|•·/")),
            len(times), len(at_line), times[day.day], at_line[at],
            sum(other > day.day for other in times), sum(other < day.day for other in times),
            _gap(newest - number), _gap(number - oldest), len(others),
            at - dated[place - 1] if place else _FAR, dated[place + 1] - at if place + 1 < len(dated) else _FAR,
            shapes.count(shape), others.count(shape), texts[text],
            filed is not None and (filed.month, filed.day) == (int(day.day[5:7]), int(day.day[8:10])),
            int(day.day[:4]) - rights if rights else _FAR, _gap(inside - number) if inside else -_AGE, len(lines),
        )  # fmt: skip
        rows.append([float(one) for one in row])
    return rows


def _headlines(page: DatedLines, layout: HeadAndBody) -> list[int]:
    """The places of the headline, and of the lines that repeat it."""
    words = " ".join(page.words[slice(*layout.title)].split()).casefold() if layout.title else ""
    again = (n for n, line in enumerate(page.lines) if words and words == line.text.strip("*_# ").casefold())
    return [page.title, *again]


def label_alone(text: str) -> str:
    """What a line says that the day under it is, if it is such a label and nothing else: "Last updated"."""
    label = LABELS.search(text) if 0 < len(text) < _BRIEF else None
    return label.lastgroup or "" if label and is_label(text) else ""


def _author_lines(page: DatedLines, claims: Sequence[Claim]) -> list[int]:
    """The places of the lines that name the authors."""
    starts = [line.start for line in page.lines]
    spans = [
        claim.evidence[0].span
        for claim in claims
        if isinstance(claim.value, Person)
        and claim.value.role in ("author", "agency")
        and claim.evidence[0].origin == "text"
    ]
    return sorted({bisect_right(starts, span.start) - 1 for span in spans if span})


def _nearest(at: int, places: Sequence[int]) -> int:
    """The distance to the nearest of other lines, below 0 if that is below."""
    return min((at - place for place in places), key=abs, default=_FAR)


def _gap(days: int) -> int:
    return max(-_AGE, min(_AGE, days))


def _number(day: str) -> int:
    return date.fromisoformat(day).toordinal()
