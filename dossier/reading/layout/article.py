"""Separates a report from the rest of its printed pages: finds headline, story, captions and other stories."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import median

from dossier import lazy_re as re
from dossier.reading.fields.boilerplate import is_furniture
from dossier.reading.fields.byline import read_bare, read_byline
from dossier.reading.fields.dates import FoundDate, find_dates
from dossier.reading.fields.headline import can_be
from dossier.reading.fields.outlet import masthead
from dossier.reading.fields.outlet_names import may_have_paper_form
from dossier.reading.layout.jumps import breaks_off, rest_of
from dossier.reading.layout.layout_nouns import LayoutLine
from dossier.reading.layout.layout_paragraphs import LayoutParagraph
from dossier.reading.layout.other_stories import level_heading, opens_story
from dossier.reading.text_tools.script import WIDE

_TITLE = 1.18  # times the running text's size, from which on a line may be the headline
_STORY = 1.45  # the same for the headline of another story on a page of columns
_RIVAL = 0.4  # share of the largest headline's size that another story's headline has at least
_SMALL = 0.94  # times the running text's size, below which words are captions and notes
_LARGE = 1.3
_INSET = 2.2  # times the running text's size by which a first line is set in at most
_PROSE = 70  # least letters of a paragraph of prose
_TAIL = 10  # passages after the story that may belong to it: sign-offs, credits, a copyright
_ABOVE, _FIRST = 6, 4  # passages before the headline that may belong to it: right above, and at the page's top
_AGAINST = -0.6  # score of a passage that is no prose: it lowers the odds that the story continues
_ELSEWHERE = -0.25  # the same for a passage outside the column, or in a smaller size: captions and boxes
_SUBHEAD = 1.7  # times the running text's size, up to which a heading within one column is the story's own
_DECK = 60
_NAMED, _WORDS = 1.9, 4  # times the running text's size, and words, of a headline under a paper's name
_NEXT = 20  # large lines among which it is looked for
_DATED = 60  # letters of a line with a paper's day, at most
_BACK = 1.25  # times the running text's size of another story's headline that is left of this one's columns
_MENU = 4  # lines above a headline that are no masthead
_DEEP = 6  # sizes by which items of lists are set in at most
_HUNG = re.compile(r"\s+[|·•*–—-]\s+")
_BULLET = re.compile(r"(?:[•·▪◦‣*–—-]|\d{1,2}[.)])\s")
_STOP = re.compile(r"[.!?…:。！？][\"'“”‘’»«)\]]*(?:\s|$)")
_TITLE_PAGES = 2  # from the page on which prose begins; menus may fill those before


@dataclass(frozen=True, slots=True)
class Article:
    """A report's passages in reading order; `title` is an index of them, `story` those that are its own words."""

    passages: tuple[LayoutParagraph, ...]
    title: int | None
    story: frozenset[int]
    elsewhere: tuple[LayoutParagraph, ...]
    mast: int | None = None  # the paper's name over it, where that is set as large as headlines are
    wording: tuple[int, int] | None = None  # the headline within its passage, where that holds more


def body_size(lines: Iterable[LayoutLine]) -> float:
    """The size of the running text: the one in which most letters of long lines are set."""
    found = Counter[float]()
    for line in lines:
        found[line.size] += len(line.text) if len(line.text) >= 25 else len(line.text) // 4
    return found.most_common(1)[0][0] if found else 1.0


def article_of(
    passages: Sequence[LayoutParagraph], body: float, widths: Mapping[int, float], titles: Sequence[str] = ()
) -> Article:
    """The report that the pages are about; `widths` of the pages by number, `titles` that the document states."""
    prose = [n for n, one in enumerate(passages) if _is_prose(one, body)]
    stated = [key for title in titles for key in _keys(title)]
    title = _title(passages, body, prose, stated)
    first, stop = _bounds(passages, body, prose, title, widths)
    column = (
        None if _in_columns(passages, prose, widths) else _column(passages, [n for n in prose if first <= n < stop])
    )
    setting = _Setting(body, column)
    last = _story_end(passages, setting, first, stop)
    start = first if title is None else title
    kept = [*_above(passages, start), *range(start, _kept_end(passages, last, stop))]
    story = {n for n in kept if first <= n < last and (setting.is_story(passages[n]) or _is_deck(passages, n, title))}
    if rest := _continuation(passages, setting, kept, title):
        kept += rest
        jump = next(n for n in kept if n >= first and breaks_off(passages[n]))
        story |= {n for n in (*range(last, jump), *rest) if setting.is_story(passages[n])}
        passages = _with_sentence_joined(passages, max(n for n in story if n < rest[0]), rest[0])
        kept, story = [n for n in kept if passages[n].text], {n for n in story if passages[n].text}
    story -= {n for n in story if breaks_off(passages[n])}
    place = {n: at for at, n in enumerate(kept)}
    mast = next((n for n in kept[: kept.index(title)] if _is_name_on_top(passages, n, title)), None) if title else None
    return Article(
        tuple(passages[n] for n in kept),
        None if title is None else place[title],
        frozenset(place[n] for n in story),
        tuple(one for n, one in enumerate(passages) if n not in place),
        None if mast is None else place[mast],
        None if title is None else _wording(passages[title].text, stated),
    )


def _is_prose(one: LayoutParagraph, body: float) -> bool:
    fits = abs(one.size - body) <= 0.06 * body
    return fits and len(one.text) >= _PROSE and _STOP.search(one.text) is not None


@dataclass(frozen=True, slots=True)
class _Setting:
    """How the running text is set: its size, and the edges of its column where there is but one."""

    body: float
    column: tuple[float, float] | None

    def holds(self, one: LayoutParagraph) -> bool:
        """True if a passage is in the story's column; first lines and items of lists may be indented."""
        if self.column is None:
            return True
        left, right = self.column
        inset = (_DEEP if _BULLET.match(one.text) else _INSET) * self.body
        return left - self.body <= one.left <= left + inset and one.right <= right + self.body

    def is_story(self, one: LayoutParagraph) -> bool:
        """Whether a passage between headline and end is set as the story is; captions are set smaller."""
        largest = _LARGE if self.column is None else _SUBHEAD
        if one.is_field:
            return False
        return _SMALL * self.body <= one.size <= largest * self.body and self.holds(one)

    def weight(self, one: LayoutParagraph) -> float:
        """The score of a passage as part of the story: positive for prose, negative for anything else."""
        if one.is_field or not self.holds(one) or one.size < _SMALL * self.body:
            return _ELSEWHERE
        if _is_prose(one, self.body):
            return 1.0 + (len(one.text) > 2 * _PROSE)
        is_sentence = _STOP.search(one.text) is not None and one.size <= _LARGE * self.body
        return 0.0 if is_sentence or _BULLET.match(one.text) else _AGAINST


def _story_end(passages: Sequence[LayoutParagraph], setting: _Setting, first: int, stop: int) -> int:
    """The end of the story: the passage up to which the sum of prose (positive) and labels (negative) is largest."""
    best, total, end = 0.0, 0.0, first
    for n in range(first, stop):
        weight = setting.weight(passages[n])
        total += weight
        if total >= best and weight >= 0 and total > 0:  # short sentences right after prose belong to it
            best, end = total, n + 1
    return end if best > 0 else stop


def _continuation(
    passages: Sequence[LayoutParagraph], setting: _Setting, kept: Sequence[int], title: int | None
) -> list[int]:
    """The passages of a story that continues below "From page A1": up to another story's headline."""
    jump = next((n for n in kept if title is not None and n > title and breaks_off(passages[n])), None)
    rest = rest_of(passages, jump, title, setting.body) if jump is not None and title is not None else None
    if rest is None or rest in kept:
        return []
    after = range(rest + 1, len(passages))
    stop = next((n for n in after if passages[n].size >= _STORY * setting.body and can_be(passages[n].text)), None)
    return list(range(rest, _story_end(passages, setting, rest, len(passages) if stop is None else stop)))


def _with_sentence_joined(passages: Sequence[LayoutParagraph], before: int, after: int) -> Sequence[LayoutParagraph]:
    """The passages; an unfinished sentence of the first is joined with its end in the second, which is left empty."""
    one, other = passages[before], passages[after]
    if _STOP.search(one.text[-3:]) or not other.text[:1].islower():
        return passages
    found = list(passages)
    found[before], found[after] = replace(one, text=f"{one.text} {other.text}"), replace(other, text="")
    return found


def _kept_end(passages: Sequence[LayoutParagraph], last: int, stop: int) -> int:
    """The end of what belongs to the story: some passages below it, and all rows of a table that they begin."""
    end = min(stop, last + _TAIL)
    if any(one.is_field for one in passages[last:end]):
        while end < stop and passages[end].is_field:
            end += 1
    return end


def _is_deck(passages: Sequence[LayoutParagraph], n: int, title: int | None) -> bool:
    """Whether a passage is the summary right under the headline, in whatever size."""
    one = passages[n]
    return (
        title is not None and n == title + 1 and len(one.text) >= _DECK and one.size >= 0.75 * passages[title].size / 2
    )


def _keys(title: str) -> list[str]:
    """A stated title in the forms that the page may show: without an appended outlet's name, and whole."""
    whole = " ".join(title.casefold().split())
    cut = _HUNG.split(whole, maxsplit=1)[0]
    return [key for key in dict.fromkeys((whole, cut)) if len(key.split()) >= 3]


def _title(passages: Sequence[LayoutParagraph], body: float, prose: Sequence[int], stated: Sequence[str]) -> int | None:
    """The headline: what the document states as title, or tags as heading, else the largest line before most prose."""
    half = prose[len(prose) // 2] if prose else len(passages) - 1
    begun = passages[prose[0]].page if prose else 1
    able = [n for n in range(half + 1) if _may_be_title(passages[n], body)]
    named = [n for n in range(half + 1) if passages[n].size >= body and _wording(passages[n].text, stated)]
    named = [n for n in named if passages[n].size >= _TITLE * body or not _is_of_trail(passages, n, able)]
    names = [n for n in able[:_FIRST] if may_have_paper_form(passages[n].text)]
    under = [n for n in able[:_NEXT] if passages[n].size >= _NAMED * body and len(passages[n].text.split()) >= _WORDS]
    able = [n for n in able if n not in names or not any(_is_name_on_top(passages, n, m) for m in under if m > n)]
    able = [n for n in able if not _is_dated_name(passages, n)] or able
    tagged = [n for n in able if passages[n].tag == "H1"]
    early = [n for n in able if passages[n].page < begun + _TITLE_PAGES]
    return max(named or tagged or early, key=lambda n: (round(passages[n].size / body, 1), -n), default=None)


def _is_of_trail(passages: Sequence[LayoutParagraph], n: int, able: Sequence[int]) -> bool:
    """Whether a small line that says the title is the last of a trail over the headline, or of a menu far above."""
    below = next((m for m in able if m > n and passages[m].size >= _LARGE * passages[n].size), None)
    return below is not None and not any(len(one.text) >= _PROSE for one in passages[n + 1 : below])


def _is_dated_name(passages: Sequence[LayoutParagraph], n: int) -> bool:
    """Whether a line is a paper's name with the day of the paper under it, and not a headline."""
    under = passages[n + 1].text if n + 1 < len(passages) else ""
    return may_have_paper_form(passages[n].text) and len(under) <= _DATED and bool(_dates_with_year(under))


def _is_name_on_top(passages: Sequence[LayoutParagraph], n: int, title: int) -> bool:
    """Whether a line over a headline is named as papers are, is set nearly as large, and has nothing as large above."""
    one, headline = passages[n], passages[title]
    above = (other for other in passages if other.page == one.page and other.top < one.top - one.size)
    is_name = one.page == headline.page and one.size >= headline.size / 2 and may_have_paper_form(one.text)
    return is_name and one.top < headline.top and not any(other.size >= one.size / 2 for other in above)


def _dates_with_year(text: str) -> list[FoundDate]:
    return [date for date in find_dates(text) if date.year is not None]


def _wording(text: str, stated: Sequence[str]) -> tuple[int, int] | None:
    """The span of a stated title in a passage that holds little else."""
    folded = text.casefold()
    for key in stated:
        if len(folded) == len(text) and key in folded and len(key) >= 0.5 * len(text):
            start = folded.index(key)
            return start, start + len(key)
    return None


def _may_be_title(one: LayoutParagraph, body: float) -> bool:
    words = max(len(one.text.split()), len(WIDE.findall(one.text)) // 2)  # two letters of Chinese are a word
    return (
        (one.size >= _TITLE * body or one.tag == "H1")
        and can_be(one.text)
        and (words >= 3 or (words == 2 and one.tag == "H1"))
        and masthead(one.text, 0, len(one.text)) is None
        and not is_furniture(one.text)
    )


def _bounds(
    passages: Sequence[LayoutParagraph],
    body: float,
    prose: Sequence[int],
    title: int | None,
    widths: Mapping[int, float],
) -> tuple[int, int]:
    """The start of the report (its headline, else its first passage) and the start of another one."""
    if title is None:
        return 0, len(passages)
    if not _in_columns(passages, prose, widths):
        return title + 1, len(passages)
    least = max(_STORY * body, _RIVAL * passages[title].size)
    after = (
        n for n in range(title + 1, len(passages)) if opens_story(passages, n, (least, _BACK * body), prose, title)
    )
    return title + 1, next(after, len(passages))


def _in_columns(passages: Sequence[LayoutParagraph], prose: Sequence[int], widths: Mapping[int, float]) -> bool:
    """Whether the running text is set in several columns."""
    if any(level_heading(passages, n) is not None for n in range(len(passages))):
        return True
    shares = [passages[n].width / widths[passages[n].page] for n in prose if passages[n].lines > 1]
    return bool(shares) and median(shares) < 0.45


def _column(passages: Sequence[LayoutParagraph], inside: Sequence[int]) -> tuple[float, float] | None:
    """Left and right edge of the column that holds most of the story."""
    lefts = Counter[int]()
    for n in inside:
        lefts[round(passages[n].left / 4)] += len(passages[n].text)
    if not lefts:
        return None
    left = 4.0 * lefts.most_common(1)[0][0]
    return left, max(passages[n].right for n in inside if abs(passages[n].left - left) <= 4)


def _above(passages: Sequence[LayoutParagraph], title: int) -> list[int]:
    """Passages before the headline: the first of the page, among them its masthead, and those right above."""
    start = next((n for n in range(title) if passages[n].page == passages[title].page), title) if passages else 0
    near = {*range(start, min(title, start + _FIRST)), *range(max(start, title - _ABOVE), title)}
    return sorted(n for n in near if not _is_menu(passages[n]))


def _is_menu(one: LayoutParagraph) -> bool:
    """Whether a passage above a headline is of a menu: an item, a block of them, or what reads like a mere name."""
    return one.is_item or one.lines >= _MENU or _is_bare_name(one.text)


def _is_bare_name(text: str) -> bool:
    end = len(text)
    return bool(read_bare(text, 0, end)) and not read_byline(text, 0, end) and masthead(text, 0, end) is None
