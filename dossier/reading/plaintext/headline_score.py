"""Finds the headline over a copied page's story: the line that is most like one.

Logistic regression on copied pages with known headlines, newspapers' and others', gave each feature its weight: a
line's form, the words that it shares with the story, the lines above it, and a byline and a day near it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, takewhile

from dossier import lazy_re as re
from dossier.reading.fields.boilerplate import is_furniture, is_run_together
from dossier.reading.fields.boilerplate_lines import ends_article, is_leftover, tells_day
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.headline import leads_to
from dossier.reading.fields.published import head_dates
from dossier.reading.text_tools.prose import ends, size
from dossier.reading.text_tools.text_lines import Paragraph

_ABOVE, _INTO = 60, 8  # paragraphs above the story's first, and from it on, among which the headline may come
_COMPANY, _NEAR = 8, 3  # lines under a headline among which its byline or its day may come, and those close to it
_BRIEFEST, _LONGEST = 3, 230  # letters of a headline
_FEW, _USUAL = 10, range(25, 141)  # of a label, and of most headlines
_STAMP = 45  # characters of a line that opens with the day on which the story appeared
_BYLINE, _DAY = 120, 100  # characters of a line that says who wrote, or when
_OPENING = 1200  # characters of a story that its headline is most likely to sum up
_ENOUGH = 1.4  # times the share of a line's words that a story has; a headline need not share all
_TOLD = 4  # words that it shares, of which more say nothing more
_SUMS_UP = 0.45  # share of a line's words that the opening has, where a standfirst under it may be taken for a headline
_CAPTION, _LEAST_SAID = 4, 25  # lines below the placeholder of a picture, and letters of that, at least
_CREDITS = "(/©."  # behind a caption's words
_CREDIT = re.compile(r"(?:©|\(c\)|(?:photo|foto|фото|picture|image[nm]?|bild|crédit)\w*\s?[:/©])\s?\S.{0,60}$", re.I)

_MENU, _ITEM = 6, 25  # lines over a headline that are a menu's, and the characters of one
_OVER, _PROSE, _UNDER = 12, 3, 2  # lines over it, and prose paragraphs among them, or between it and the story, at most
_AGAIN, _LABEL = 12, 6  # characters of a headline that other lines repeat, and the page's first line
_MOST = 9.0  # what the costlier looks can add
_SURE = 5.5  # likeness of what is taken for a headline, at least
# Letters, and the combining marks of Hebrew, Arabic, India and its neighbours
_WORD = re.compile(
    r"(?:[^\W\d_][\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0900-\u0903\u093a-\u094f\u0955-\u0957\u0962\u0963"
    r"\u0981-\u0983\u09bc-\u09cd\u0a01-\u0a03\u0a3c-\u0a4d\u0a70\u0a71\u0a81-\u0a83\u0abc-\u0acd\u0b01-\u0b03\u0b3c-\u0b4d"
    r"\u0b82\u0bbe-\u0bcd\u0c00-\u0c04\u0c3e-\u0c56\u0c81-\u0c83\u0cbc-\u0cd6\u0d00-\u0d03\u0d3b-\u0d4d\u0d82\u0d83\u0dca-\u0ddf"
    r"\u200c\u200d]*)+"
)
_WIDE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}")
_STEM, _SHORTEST = 6, 4  # letters by which two words are alike in most of their forms; of a word that tells something
_ENTRY = re.compile(r"\d{1,2}[:.h]\d\d\b")  # of a page that is written on as things happen: its clock
_BAR = re.compile(r"\s[|·•»>]\s")


@dataclass(frozen=True, slots=True)
class _Page:
    """A page and what its story is about; `sums`: how many paragraphs before each one tell something."""

    rendition: str
    parts: Sequence[Paragraph]
    sums: Sequence[int]
    start: int
    story: frozenset[str]  # the stems of what it tells, and of its opening
    opening: frozenset[str]
    times: Counter[str]
    flat: str  # the words of all paragraphs
    seen: dict[tuple[str, int], bool] = field(default_factory=dict)  # what was asked of a paragraph already

    def near(self, kind: str, places: range) -> bool:
        """Whether one of the paragraphs says who wrote, or when."""
        return any(self._is_kind(kind, n) for n in places if 0 <= n < len(self.parts))

    def prose_count(self, first: int, stop: int) -> int:
        """How many of the paragraphs tell something."""
        return max(0, self.sums[stop] - self.sums[max(0, first)])

    def _is_kind(self, kind: str, n: int) -> bool:
        if (kind, n) not in self.seen:
            self.seen[kind, n] = _SAYS[kind](self.rendition, self.parts[n])
        return self.seen[kind, n]


def find_title(rendition: str, parts: Sequence[Paragraph], story: range, gains: Sequence[int]) -> int | None:
    """The place of the headline over, or among the first of, the paragraphs `story`; `gains`: what each adds to it."""
    words = " ".join(parts[n].text for n in story if gains[n] > 0)
    times, flat = Counter(p.text for p in parts), "\n".join(p.text for p in parts)
    sums = [*accumulate((gain > 0 for gain in gains), initial=0)]
    page = _Page(rendition, parts, sums, story.start, stems(words), stems(words[:_OPENING]), times, flat)
    able = range(max(0, story.start - _ABOVE), min(len(parts), story.start + _INTO))
    likely = {
        n: _looks(page, n) + _shared(page, n) + _position_score(page, n) for n in able if _may_be(rendition, parts[n])
    }
    pictured = {n for n in likely if _is_pictured(page, n)}
    told = tuple(_bare(parts[n]) for n in pictured)
    other = {n: points for n, points in likely.items() if not (told and parts[n].text.startswith(told))}
    best = _likeliest(page, other)
    # A caption may repeat the headline
    return best if best is not None or not told else _likeliest(page, {n: likely[n] for n in pictured})


def _likeliest(page: _Page, likely: Mapping[int, float]) -> int | None:
    best, most = None, _SURE
    for n in sorted(likely, key=lambda n: (-likely[n], n)):
        if likely[n] + _MOST <= most:
            break  # few need the costlier looks
        likeness = likely[n] + _company(page, n) + _again(page, n) - _under(page, n, likely)
        best, most = (n, likeness) if likeness > most else (best, most)
    return best


def is_side(words: str) -> bool:
    """Whether a line is the page's own, or what is left of it, and no headline or sentence of a story."""
    return is_furniture(words) or is_leftover(words) or ends_article(words)


def _may_be(rendition: str, part: Paragraph) -> bool:
    words = _bare(part)
    if not _BRIEFEST <= size(words) <= _LONGEST or is_side(words) or is_run_together(words):
        return False
    if _ENTRY.match(words) or words.startswith(("…", "...")):  # goes on with the line over it
        return False
    if len(words) <= _STAMP and tells_day(words):
        return False
    return _WORD.search(words) is not None and not read_byline(rendition, part.start, part.end)


def _is_pictured(page: _Page, n: int) -> bool:
    """True if it is the alternative text of a picture, or its caption: the same words recur before a credit."""
    words = _bare(page.parts[n])
    if len(words) < _LEAST_SAID:
        return False
    below = takewhile(lambda part: not _is_signed(page, part), page.parts[n + 1 : n + 1 + _CAPTION])
    rests = (part.text[len(words) :].lstrip() for part in below if part.text.startswith(words))
    return any(rest[0] in _CREDITS for rest in rests if rest[1:]) or _is_caption_again(page, n)


def _is_signed(page: _Page, part: Paragraph) -> bool:
    """Whether a line tells who wrote or when, as the one under a headline does."""
    return tells_day(part.text) or bool(read_byline(page.rendition, part.start, part.end))


def _is_caption_again(page: _Page, n: int) -> bool:
    """True if it is repeated, each time above a credit line; a headline may be so once."""
    text = page.parts[n].text
    if page.times[text] == 1:
        return False
    near = range(max(0, n - _CAPTION), min(len(page.parts) - 1, n + _CAPTION + 1))
    twins = [m for m in near if page.parts[m].text == text]
    return len(twins) > 1 and all(_CREDIT.match(page.parts[m + 1].text) for m in twins)


def _bare(part: Paragraph) -> str:
    return part.text.strip("*_#>•+ ")


def _looks(page: _Page, n: int) -> float:
    """How much a line looks like a headline by itself."""
    part, words, after = page.parts[n], _bare(page.parts[n]), page.parts[n + 1 : n + 2]
    letters, count = size(words), len(words.split())
    likeness = 2.1 * (letters in _USUAL) - 0.4 * (letters < _FEW) + 1.5 * (count >= 5 or letters >= 30)
    likeness -= 0.6 * (count == 1 and not _WIDE.search(words)) + 3.2 * (words[-1] in ".。")
    likeness -= 0.4 * bool(_BAR.search(words)) + 0.5 * words.isupper() + 0.3 * words[0].islower() + 1.4 * part.is_item
    likeness += 1.8 * part.text.startswith("# ") - 0.6 * part.text.startswith("##")
    return likeness + 0.5 * part.lines[0].blank + 0.7 * bool(after and after[0].lines[0].blank)


def _shared(page: _Page, n: int) -> float:
    """How much of what a line names the story names, too."""
    named = stems(_bare(page.parts[n]))
    told = len(named & page.story)
    share = min(1.0, _ENOUGH * told / len(named)) if named else 0.0
    return 1.6 * share + 1.7 * _sums_up(page, n) + 0.3 * min(_TOLD, told)


def _sums_up(page: _Page, n: int) -> float:
    """The share of what a line names that the story's opening names, too."""
    named = stems(_bare(page.parts[n]))
    return min(1.0, _ENOUGH * len(named & page.opening) / len(named)) if named else 0.0


def _position_score(page: _Page, n: int) -> float:
    """Score of the position: under a menu, over a standfirst or repeated adds to it; within the story subtracts."""
    over = sum(len(part.text) < _ITEM for part in page.parts[max(0, n - _MENU) : n]) / _MENU
    between = min(_UNDER, page.prose_count(n + 1, page.start))
    text = page.parts[n].text
    again = 0.5 * (page.times[text] > 1) + 1.5 * (n > 0 and len(text) >= _LABEL and text in page.parts[0].text)
    standing = 0.4 * over + 0.6 * between - 0.4 * min(_PROSE, page.prose_count(n - _OVER, n))
    return standing + again - 2.4 * (n >= page.start)


def _company(page: _Page, n: int) -> float:
    """Score of a byline and a day near a line; less if the line itself is one."""
    close, below, over = range(n + 1, n + 1 + _NEAR), range(n + 1, n + 1 + _COMPANY), range(n - _NEAR, n)
    likeness = 1.7 * page.near("who", below) + 0.7 * page.near("who", close)
    likeness += 1.7 * page.near("when", below) + 0.5 * page.near("when", over)
    named = bool(read_bare(page.rendition, page.parts[n].start, page.parts[n].end))
    return likeness - 0.5 * page.near("when", range(n, n + 1)) - 0.6 * named


def _again(page: _Page, n: int) -> float:
    """Score of a repetition in another line: a share button that quotes the headline, or a breadcrumb trail."""
    words, text = _bare(page.parts[n]), page.parts[n].text
    # The way to a page may close with its section, which menus have again
    led = n > 0 and (page.times[text] == 1 or size(words) in _USUAL) and leads_to(_bare(page.parts[n - 1]), words)
    return 1.4 * (len(words) >= _AGAIN and page.flat.count(words) > page.times[text]) + 3.0 * led


def _under(page: _Page, n: int, able: Container[int]) -> float:
    """Penalty of a longer line under one that may be the title: a standfirst is like a headline."""
    size_of = size(_bare(page.parts[n]))
    right, near = (
        any(at in able and _is_title(page, at, size_of) for at in places) for places in ((n - 1,), (n - 2, n - 3))
    )
    return 1.6 * right + 0.8 * near


def _is_title(page: _Page, n: int, longer: int) -> bool:
    """Whether a line may be a headline over one of so many letters."""
    words = _bare(page.parts[n])
    return size(words) in _USUAL and size(words) < longer and not ends(words) and _sums_up(page, n) >= _SUMS_UP


def _is_byline(rendition: str, part: Paragraph) -> bool:
    return len(part.text) < _BYLINE and bool(read_byline(rendition, part.start, part.end))


def _is_dated(rendition: str, part: Paragraph) -> bool:
    return len(part.text) < _DAY and any(claim.rank > 0 for claim in head_dates(rendition, part.start, part.end))


_SAYS: dict[str, Callable[[str, Paragraph], bool]] = {"who": _is_byline, "when": _is_dated}


def stems(text: str) -> frozenset[str]:
    """The words of a text by their first letters; of scripts that part no words, every two signs."""
    low = text.casefold()
    runs = _WIDE.findall(low)
    pairs = (run[n : n + 2] for run in runs for n in range(len(run) - 1))
    words = (word[:_STEM] for word in _WORD.findall(low) if len(word) >= _SHORTEST)
    return frozenset((*words, *pairs))
