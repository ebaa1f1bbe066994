"""Measures each line of a copied page that may be its headline: its form, its neighbours, what the story shares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate

from dossier import lazy_re as re
from dossier.reading.fields.boilerplate import is_furniture, is_run_together
from dossier.reading.fields.boilerplate_lines import ends_article, is_leftover
from dossier.reading.fields.byline import read_byline
from dossier.reading.fields.headline import leads_to
from dossier.reading.fields.published import head_dates
from dossier.reading.fields.title_cleanup import CUT, bare
from dossier.reading.text_tools.prose import size, stops
from dossier.reading.text_tools.text_lines import Paragraph

_ABOVE, _INTO = 90, 8  # paragraphs above the story's first, and from it on, among which the headline may come
_TOP = 2  # paragraphs at the top of the file that always may be it
_BRIEFEST, _LONGEST = 3, 230  # letters of a headline
_CLOSE = 3  # lines near a headline among which its byline or its day may come
_SHORT = 120  # characters of a line that says who wrote, or when
_OPENING = 1200  # characters of a story that its headline is most likely to sum up
_MENU, _ITEM, _OVER = 6, 25, 12  # lines over a headline that are a menu's, characters of one; lines with prose
_MOST_CUTS, _LEAST_LETTERS = 4, 26  # cuts of a title; letters of a line that tells something
# Letters, and the combining marks of Hebrew, Arabic, India and its neighbours
_WORD = re.compile(
    r"(?:[^\W\d_][\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0900-\u0903\u093a-\u094f\u0955-\u0957\u0962\u0963"
    r"\u0981-\u0983\u09bc-\u09cd\u0a01-\u0a03\u0a3c-\u0a4d\u0a70\u0a71\u0a81-\u0a83\u0abc-\u0acd\u0b01-\u0b03\u0b3c-\u0b4d"
    r"\u0b82\u0bbe-\u0bcd\u0c00-\u0c04\u0c3e-\u0c56\u0c81-\u0c83\u0cbc-\u0cd6\u0d00-\u0d03\u0d3b-\u0d4d\u0d82\u0d83\u0dca-\u0ddf"
    r"\u200c\u200d]*)+"
)
_WIDE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}")
_TOKEN = re.compile(r"\w+")
_STEM, _SHORTEST = 6, 4  # letters by which two words are alike in most of their forms; of a word that tells something
_BAR = re.compile(r"\s[|·•»>]\s")
_MARKS = re.compile(r"#{1,6}(?=\s)")
_MAIN = re.compile(r"#\s")  # a page's main heading, as Markdown writes it


@dataclass(frozen=True, slots=True)
class TitleCandidate:
    """Words that may be the headline of a copied page: a paragraph, or with `cut` a part of its first line."""

    place: int
    start: int
    end: int
    words: str
    cut: int = 0


@dataclass(frozen=True, slots=True)
class CopiedPage:
    """A copied page's paragraphs, and what its story is about; `gains`: what each paragraph adds to a story."""

    rendition: str
    parts: Sequence[Paragraph]
    story: range
    gains: Sequence[int]
    seen: dict[tuple[str, int], bool] = field(default_factory=dict)  # what was asked of a paragraph already

    def near(self, kind: str, places: range) -> bool:
        """Whether one of the paragraphs says who wrote, or when."""
        return any(self._is_kind(kind, n) for n in places if 0 <= n < len(self.parts))

    def _is_kind(self, kind: str, n: int) -> bool:
        if (kind, n) not in self.seen:
            part = self.parts[n]
            span = self.rendition, part.start, part.end
            self.seen[kind, n] = len(part.text) < _SHORT and (
                bool(read_byline(*span)) if kind == "who" else any(claim.rank > 0 for claim in head_dates(*span))
            )
        return self.seen[kind, n]


FEATURES = (
    "place", "below story", "progress", "letters", "words", "full stop", "stops", "item", "bar",
    "marks", "marks on page", "marks before", "blank before", "blank after", "indent", "times", "in other lines",
    "in first line", "opens first line", "part of first line", "like first line", "first line shares less", "cut",
    "shared", "share of story", "share of opening", "opening shares less", "shared before", "shared above",
    "who close", "when close", "when over", "prose over", "menu over", "letters before", "letters after",
    "candidates", "same letters", "opens others", "closes others", "opened by others", "closed by others",
)  # fmt: skip


def title_candidates(page: CopiedPage) -> list[TitleCandidate]:
    """The lines near the story, headings over it, and parts of the first line, which may be the window's title."""
    parts, start, first = page.parts, page.story.start, page.parts[0]
    whole = len(first.lines) == 1 and size(first.text) <= _LONGEST
    cuts = [*CUT.finditer(first.text)][:_MOST_CUTS] if whole else []
    spans = [(0, cut.start()) for cut in cuts] + [(cut.end(), len(first.text)) for cut in cuts]
    titles = {bare(first.text[slice(*span)]) for span in spans}
    far = (n for n in range(start) if _MAIN.match(parts[n].text) or bare(_plain(parts[n])) in titles)
    near = range(max(0, start - _ABOVE), min(len(parts), start + _INTO))
    found = []
    for n in dict.fromkeys((*range(min(_TOP, len(parts))), *far, *near)):
        words = _plain(parts[n])
        if n + 1 < len(parts) and leads_to(words, _plain(parts[n + 1])):
            continue  # the way to the page, with the headline right under it
        if _BRIEFEST <= size(words) <= _LONGEST and _WORD.search(words) and not is_run_together(words):
            found.append(TitleCandidate(n, parts[n].start, parts[n].end, words))
    for low, high in spans:
        if high - low >= _BRIEFEST and _WORD.search(first.text, low, high):
            found.append(TitleCandidate(0, first.start + low, first.start + high, first.text[low:high], 1 + bool(low)))
    return found


def title_features(found: Sequence[TitleCandidate], page: CopiedPage) -> list[list[float]]:
    """A row for each candidate, in the order of `FEATURES`."""
    parts, story = page.parts, page.story
    prose = " ".join(parts[n].text for n in story if page.gains[n] > 0)
    about, opening = stems(prose), stems(prose[:_OPENING])
    times, flat = Counter(p.text for p in parts), "\n".join(p.text for p in parts)
    sums = [*accumulate((gain > 0 for gain in page.gains), initial=0)]
    marks = [len(m.group()) if (m := _MARKS.match(part.text)) else 0 for part in parts]
    mains = [*accumulate((n == 1 for n in marks), initial=0)]
    first = parts[0].text
    tokens = _tokens(first)
    cut = {bare(one.words) for one in found if one.cut}
    keys = [bare(one.words) for one in found]
    same = Counter(keys)
    named = [stems(one.words) for one in found]
    like = [_likeness(_tokens(one.words), tokens) if one.place else 0.0 for one in found]
    opened = [len(one & opening) / max(1, len(one)) for one in named]
    most_like, most_opened, opened_before = max(like, default=0.0), max(opened, default=0.0), 0.0
    rows: list[list[float]] = []
    for one, key, stem, alike, opens in zip(found, keys, named, like, opened, strict=True):
        n, words, part = one.place, one.words, parts[one.place]
        above, after = parts[n - 1] if n else None, parts[n + 1] if n + 1 < len(parts) else None
        row = (
            n, n - story.start, n / len(parts), size(words), len(words.split()), words[-1] in ".。", stops(words),
            part.is_item, bool(_BAR.search(words)), marks[n], mains[-1], mains[n],
            part.lines[0].blank, after.lines[0].blank if after else True, part.lines[0].indent,
            times[part.text], flat.count(words) - times[part.text], n > 0 and words in first,
            n > 0 and first.startswith(words), n > 0 and key in cut, alike, most_like - alike, one.cut,
            len(stem & about), len(stem & about) / max(1, len(stem)), opens, most_opened - opens, opened_before,
            len(stem & stems(above.text)) / max(1, len(stem)) if above else 0,
            page.near("who", range(n + 1, n + 1 + _CLOSE)), page.near("when", range(n + 1, n + 1 + _CLOSE)),
            page.near("when", range(n - _CLOSE, n)), sums[n] - sums[max(0, n - _OVER)],
            sum(len(p.text) < _ITEM for p in parts[max(0, n - _MENU) : n]),
            size(above.text) if above else -1, size(after.text) if after else -1, len(found), same[key],
            sum(other.startswith(key) for other in same) - 1, sum(other.endswith(key) for other in same) - 1,
            sum(map(key.startswith, same)) - 1, sum(map(key.endswith, same)) - 1,
        )  # fmt: skip
        rows.append([float(value) for value in row])
        if size(words) >= _LEAST_LETTERS:
            opened_before = max(opened_before, opens)
    return rows


def _plain(part: Paragraph) -> str:
    return part.text.strip("*_#>•+ ")


def _tokens(words: str) -> frozenset[str]:
    return frozenset(_TOKEN.findall(words.casefold()))


def _likeness(one: frozenset[str], other: frozenset[str]) -> float:
    """The share of their words that two have in common."""
    return len(one & other) / max(1, len(one | other))


@lru_cache(maxsize=1024)  # asked of the same lines by those who look for the story, its headline and its authors
def is_side(words: str) -> bool:
    """Whether a line is the page's own, or what is left of it, and no headline or sentence of a story."""
    return is_furniture(words) or is_leftover(words) or ends_article(words)


def stems(text: str) -> frozenset[str]:
    """The words of a text by their first letters; of scripts that part no words, every two signs."""
    low = text.casefold()
    runs = _WIDE.findall(low)
    pairs = (run[n : n + 2] for run in runs for n in range(len(run) - 1))
    words = (word[:_STEM] for word in _WORD.findall(low) if len(word) >= _SHORTEST)
    return frozenset((*words, *pairs))
