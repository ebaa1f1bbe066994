"""Frees a stated title of what pages hang on it: the outlet's name, a section, a date; and tells a title cut short."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache

from dossier import lazy_re as re
from dossier.reading.text_tools.script import WIDE, WIDE_LETTERS

_NOT_WORD = re.compile(r"[\W_]+")
_BARE_ASCII = {n: chr(n).lower() if chr(n).isalnum() else None for n in range(128)}  # one step for all
CUT = re.compile(
    r"(?=[\s|｜¦*•·»«⋆：_–—-])(?=\s*[|｜¦*•·»«⋆›‹<>~/：:_–—-])"  # how all begin: most else is passed over faster so
    r"(?:\s*[|｜¦*•·»«⋆]\s*|\s+(?:[-–—]{1,2}|::|:|/|[›‹<>~])\s+|：|\s+[-–—](?=\S)|-{2,}"
    rf"|(?<=[{WIDE_LETTERS}])\s*[-–—_]\s*(?=[\w])|(?<=[\w”」』）])_(?=[{WIDE_LETTERS}])|(?<=\S)[-–—]\s+)"
)
_MAY_CUT = re.compile(r"[|｜¦*•·»«⋆›‹<>~/：_–—:-]")  # one of these is in every cut
_SHORTEST, _LONGEST_TAIL = 12, 60
_SHORTEST_KEY = 5
_CUT_SHORT = re.compile(r"\s*(?:…|\.{3}|\[…\]|\[\.{3}\])$")
_LONGEST_SECTION = 20
_LIMIT = 90  # letters at which a statement may have been cut between words

Range = tuple[int, int]


@lru_cache(maxsize=1024)  # a page states the same words again and again
def bare(text: str) -> str:
    """Letters and digits alone: a page's own statements differ in spacing, width and punctuation."""
    if text.isascii():
        return text.translate(_BARE_ASCII)
    text = "".join(unicodedata.normalize("NFKC", text).casefold().split())  # blanks first: often there is nothing else
    return (text if text.isalnum() else _NOT_WORD.sub("", text)).replace("ı", "i")  # as Turkish capitals are folded


def is_same(one: str, other: str) -> bool:
    """True if `bare` gives the same for both; different first letters settle most cases quickly."""
    both = one[:1] + other[:1]
    if both.isascii() and both.isalnum() and one[:1].lower() != other[:1].lower():
        return False
    return bare(one) == bare(other)


@lru_cache(maxsize=256)  # a page states the same title again and again
def without_outlet(value: str, names: frozenset[str]) -> Range:
    """The title without the outlet's name and everything after it: "Bridge falls | World | The Valley Herald"."""
    cuts = list(CUT.finditer(value)) if _MAY_CUT.search(value) else []
    for n, cut in enumerate(cuts):
        if cut.start() >= _least(value) and _begins_with_outlet(value[cut.end() :], names):
            section = n > 0 and "|" in cut.group() and _is_section(value, cuts[n - 1], cut)
            return 0, (cuts[n - 1] if section else cut).start()
    if cuts and bare(value[: cuts[0].start()]) in names:
        return cuts[0].end(), len(value)
    return 0, len(value)


def outer_part(value: str, key: str) -> Range | None:
    """The part of a title, from its start or to its end, that `bare` reduces to `key`: the rest is an addition."""
    if len(key) < _SHORTEST_KEY or key not in bare(value):
        return None
    return _ends(value).get(key)


def has_part(title: str, line: str, key: str) -> bool:
    """Whether the line, bare `key`, is part of the title; also behind a site's name: "Sierra Online: Bridge falls"."""
    return outer_part(title, key) is not None or title.endswith(f": {line}")


def middle_part(value: str, key: str) -> Range | None:
    """The part of a title between two of its cuts that `bare` reduces to `key`: "News - Bridge falls - Pardal Post"."""
    if len(key) < _SHORTEST or key not in bare(value):
        return None
    cuts = list(CUT.finditer(value)) if _MAY_CUT.search(value) else []
    spans = ((one.end(), other.start()) for n, one in enumerate(cuts) for other in cuts[n + 1 :])
    return next((span for span in spans if bare(value[slice(*span)]) == key), None)


def parts_of(title: str, start: int, end: int) -> Iterator[Range]:
    """The parts of a stretch of a title between its cuts."""
    for cut in CUT.finditer(title, start, end):
        yield start, cut.start()
        start = cut.end()
    yield start, end


@lru_cache(maxsize=64)  # several keys are looked for in each of a page's titles
def _ends(value: str) -> Mapping[str, Range]:
    """The parts of a title before and after each cut, by their `bare` form; of equal ones the first."""
    found: dict[str, Range] = {}
    for cut in CUT.finditer(value) if _MAY_CUT.search(value) else ():
        found.setdefault(bare(value[: cut.start()]), (0, cut.start()))
        found.setdefault(bare(value[cut.end() :]), (cut.end(), len(value)))
    return found


def is_start_of(short: str, long: str) -> bool:
    """Whether `short` is `long` cut short: with an ellipsis, in the midst of a word, or where systems have a limit."""
    mark = _cut_mark(short)
    start = bare(short[: mark.start()] if mark else short)
    if len(start) < _SHORTEST or len(start) >= len(bare(long)) or not bare(long).startswith(start):
        return False
    return mark is not None or _splits_word(short.rstrip(), long) or _is_at_limit(short.rstrip(), long)


def is_cut_short(value: str) -> bool:
    """Whether an ellipsis ends the words."""
    return _cut_mark(value) is not None


def _cut_mark(value: str) -> re.Match[str] | None:
    return _CUT_SHORT.search(value) if "…" in value or "..." in value else None


def _splits_word(short: str, long: str) -> bool:
    """True if `short` ends within a word of `long`, in scripts that separate words by spaces."""
    after = long[len(short) : len(short) + 1]
    return long.startswith(short) and short[-1:].isalnum() and after.isalnum() and not WIDE.match(after)


def _is_at_limit(short: str, long: str) -> bool:
    """Whether more words follow what is as long as many systems let a headline be: search engines take 110 letters."""
    rest = long[len(short) :]
    return len(short) >= _LIMIT and long.startswith(short) and rest[:1] == " " and rest[1:2].isalnum()


def _least(value: str) -> int:
    """How long the title before the outlet's name has to be; signs that are words need fewer."""
    return _SHORTEST // 2 if WIDE.match(value) else _SHORTEST


def _is_section(value: str, before: re.Match[str], cut: re.Match[str]) -> bool:
    """The "World" of "Bridge falls | World | The Valley Herald"."""
    words = value[before.end() : cut.start()]
    return (
        "|" in before.group()
        and len(words) <= _LONGEST_SECTION
        and words.count(" ") < 2
        and before.start() >= _least(value)
    )


def _begins_with_outlet(tail: str, names: frozenset[str]) -> bool:
    return any(len(part) <= _LONGEST_TAIL and bare(part) in names for part in _openings(tail))


def _openings(tail: str) -> Iterator[str]:
    """The tail up to its first cut, then up to the next: an outlet's own name may hold a dash."""
    for n, cut in enumerate(CUT.finditer(tail)):
        if n == 2:
            return
        yield tail[: cut.start()]
    yield tail
