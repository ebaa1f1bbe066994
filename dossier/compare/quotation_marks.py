"""Finds what a report puts between quotation marks, even with mixed marks or marks paragraphs apart."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from dossier import lazy_re as re
from dossier.model.evidence import Span

_DOUBLE = re.compile(r"[„“”\"«»]")
_SINGLE = re.compile(r"[‘’'](?!\d\ds\b)")
_ELISION = re.compile(r"\s?(?:s|t|m|d|re|ve|ll)\b|\w")  # behind an apostrophe: `I’m`, and `I’ m` of cut texts
_POST = re.compile(  # a post as pages embed it: its words, its author's name and account, its day
    r"(?P<words>[^“”\"«»]+?)\s{0,4}(?:pic\.twitter\.com/\w+\s{0,4})?[—–-]{1,3}\s{1,4}"
    r"(?P<name>[^\s@()][^\n@()]{1,60}?)\s{1,4}\(@\w+\)\s{1,4}[^\W\d_]+ \d"
)
_SIGNED = re.compile(r"\s*[-–—]+\s*(?P<name>[A-ZÁÉÍÓÚÑ][^\n.,;:()@]{1,40})(?:,[^\n.]{1,40})?\.?\s*\Z")
_LONGEST = 2000  # characters of a quotation in one paragraph
_SHORTEST = 8
_LINES = 4  # lines without a mark that a quotation may run through


@dataclass(frozen=True, slots=True)
class Spoken:
    """A paragraph's part of a quotation, the span of the whole quotation, and the person who signed it, if any."""

    span: Span
    whole: Span
    signed: str | None = None


@dataclass(frozen=True, slots=True)
class _Mark:
    at: int
    sign: str
    opens: bool | None  # None: as the marks before it have it

    @property
    def family(self) -> str:
        return "«" if self.sign in "«»" else "“"


@dataclass(slots=True)
class _Open:
    """A quotation that has begun: its parts in the paragraphs above, and where it goes on."""

    mark: _Mark
    at: int
    parts: list[Span] = field(default_factory=list)

    def ended(self, at: int, signed: str | None) -> Iterator[Spoken]:
        parts = [*self.parts, Span(self.at, at)]
        for part in parts:
            if _SHORTEST <= part.end - part.start <= _LONGEST:
                yield Spoken(part, Span(parts[0].start, at), signed)


def spoken(text: str, paragraphs: Sequence[Span]) -> Iterator[Spoken]:
    """The quotations of the paragraphs, those in double marks first, and posts that a page embeds."""
    double = list(_quotations(text, paragraphs, [list(_marks(text, one, _DOUBLE)) for one in paragraphs]))
    yield from double
    taken = sorted((one.span.start, one.span.end) for one in double)
    free = [[mark for mark in _marks(text, one, _SINGLE) if not _within(mark, taken)] for one in paragraphs]
    yield from _quotations(text, paragraphs, free)
    for paragraph in paragraphs:
        post = _POST.match(text, paragraph.start, paragraph.end)
        if post:
            span = Span(*post.span("words"))
            yield Spoken(span, span, post["name"].strip())


def _within(mark: _Mark, taken: Sequence[tuple[int, int]]) -> bool:
    before = bisect_right(taken, (mark.at, mark.at))
    return before > 0 and mark.at < taken[before - 1][1]


def _quotations(text: str, paragraphs: Sequence[Span], marks: Sequence[Sequence[_Mark]]) -> Iterator[Spoken]:
    """Walks through the paragraphs, mark by mark."""
    held: _Open | None = None
    for i, paragraph in enumerate(paragraphs):
        again = _again(text, paragraph, marks[i])
        for n, mark in enumerate(marks[i]):
            if held and mark.family != held.mark.family:
                continue
            if mark.opens or (mark.opens is None and held is None):
                held = _Open(mark, mark.at + 1, held.parts if held and again and n == 0 else [])
            elif held is not None:
                yield from held.ended(mark.at, _signature(text, paragraph, mark))
                held = None
            elif n == 0 and (name := _signature(text, paragraph, mark)):  # its opening mark has been lost
                yield from _Open(mark, paragraph.start).ended(mark.at, name)
        held = _carried(held, text, paragraphs, marks, i) if held else None


def _carried(
    held: _Open, text: str, paragraphs: Sequence[Span], marks: Sequence[Sequence[_Mark]], i: int
) -> _Open | None:
    """What is open at the end of a paragraph, if it goes on in the next."""
    if held.mark.sign == "'" or not _runs_on(text, paragraphs[i : i + _LINES + 2], marks[i : i + _LINES + 2]):
        return None
    held.parts.append(Span(held.at, paragraphs[i].end))
    held.at = paragraphs[i + 1].start
    return held


def _runs_on(text: str, paragraphs: Sequence[Span], marks: Sequence[Sequence[_Mark]]) -> bool:
    """Whether the next paragraph has the quotation's end or begins with its mark again, or lines without a mark do."""
    for before, paragraph, found in zip(paragraphs, paragraphs[1:], marks[1:], strict=False):
        if found:
            return not found[0].opens or _again(text, paragraph, found)
        if text.count("\n", before.end, paragraph.start) > 1:
            return False
    return False


def _again(text: str, paragraph: Span, found: Sequence[_Mark]) -> bool:
    """Whether a paragraph begins with a mark, which says that the one above still speaks."""
    return bool(found) and found[0].opens is not False and not text[paragraph.start : found[0].at].strip()


def _signature(text: str, paragraph: Span, mark: _Mark) -> str | None:
    found = _SIGNED.match(text, mark.at + 1, paragraph.end)
    return found["name"].strip() if found else None


def _marks(text: str, paragraph: Span, signs: re.Pattern[str]) -> Iterator[_Mark]:
    low = False
    for match in signs.finditer(text, paragraph.start, paragraph.end):
        at, sign = match.start(), match.group()
        before = text[at - 1] if at > paragraph.start else " "
        behind = text[at + 1] if at + 1 < paragraph.end else " "
        if sign in "’'" and before.isalnum() and _ELISION.match(text, at + 1, paragraph.end):
            continue
        opens = _opens(sign, before, behind) and not (low and sign == "“")
        low = sign == "„" or (low and bool(opens))
        if sign != "'" or opens is not None:
            yield _Mark(at, sign, opens)


def _opens(sign: str, before: str, behind: str) -> bool | None:
    """Whether a mark opens a quotation; straight marks by the characters next to them, None if these do not decide."""
    free, held = before.isspace() or before in "([—–-/", behind.isspace() or behind in ".,;:!?)]—–-"
    inward = sign in "«»" and free != held  # `»So‹, as German books have it; French ones leave blanks inside
    if sign in "“«‘„" and not (inward and held):
        return True
    if sign in "”»’" and not (inward and free):
        return False
    return None if free == held else free
