"""Cuts a report into words and gives each word the key under which other reports may have it too."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from sys import intern
from typing import NamedTuple

from dossier.model.evidence import Span
from dossier.model.folding import fold as plain

_SPOKEN = re.compile(r"\w+")
_AS_SPOKEN = bytes(ord(sign.lower()) if _SPOKEN.match(sign) else ord(" ") for sign in map(chr, range(128))).ljust(256)
_WORD = re.compile(r"((?:[^\W\d_]++(?:['’.-](?=[^\W\d_]))?)++)")
_BEFORE_SENTENCE = frozenset('.!?:¡¿"“”«»([*•|–—-')
_SHORT_GAP = 8  # characters; longer ones hardly come again
_ENGLISH = (
    ("ies", "y"), ("sses", "ss"), ("ings", ""), ("edly", ""), ("ers", "er"), ("ing", ""), ("ied", "y"),
    ("ed", ""), ("ly", ""), ("es", ""), ("s", ""), ("e", ""),
)  # fmt: skip
_SPANISH = (
    ("aciones", "ac"), ("acion", "ac"), ("amente", ""), ("mente", ""), ("iendo", ""), ("ando", ""),
    ("ieron", ""), ("aron", ""), ("idos", ""), ("idas", ""), ("ados", ""), ("adas", ""), ("ido", ""),
    ("ida", ""), ("ado", ""), ("ada", ""), ("ces", "z"), ("es", ""), ("os", ""), ("as", ""), ("o", ""),
    ("a", ""), ("e", ""), ("s", ""),
)  # fmt: skip
_SHORTEST = 3  # what an ending leaves behind
REMEMBERED = 65536  # words


class Form(NamedTuple):
    """Of a word as it is written: how long its possessive ending is, it folded without that, if it has a capital."""

    owned: int
    folded: str
    capital: bool


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a report, in columns: what is done for each word is done for all of them at once."""

    forms: dict[str, Form]  # of each word as it is written
    written: list[str]
    folded: list[str]
    starts: list[int]
    ends: list[int]  # possessive endings left off
    gaps: list[str]  # what stands before each word; a line feed where a paragraph begins

    def opens(self, at: int) -> bool:
        """Whether a word opens a sentence, where a capital tells nothing."""
        gap = self.gaps[at]
        return gap != " " and (_opens(gap) if len(gap) <= _SHORT_GAP else _opening(gap))


def spoken(text: str) -> str:
    """The folded words of `text`, digits and all, with one space between them."""
    if text.isascii():  # as most sentences are
        return b" ".join(text.encode().translate(_AS_SPOKEN).split()).decode()
    return " ".join(_SPOKEN.findall(plain(text)))


fold = lru_cache(maxsize=REMEMBERED)(plain)  # words come again and again


def words(text: str, spans: Iterable[Span]) -> Words:
    """The words of the paragraphs at `spans`."""
    written, starts, ends, gaps = list[str](), list[int](), list[int](), list[str]()
    for span in spans:
        pieces = _WORD.split(text[span.start : span.end])  # gap, word, gap, ..., gap
        at = list(accumulate(map(len, pieces), initial=span.start))
        pieces[0] = "\n"
        written += pieces[1::2]
        gaps += pieces[:-1:2]
        starts += at[1:-1:2]
        ends += at[2::2]
    forms = {word: _FORMS[word] for word in set(written)}
    owned = {word: form.owned for word, form in forms.items() if form.owned}
    for place, word in enumerate(written) if owned else ():
        if word in owned:
            ends[place] -= owned[word]
    return Words(forms, written, [forms[word].folded for word in written], starts, ends, gaps)


def _opening(gap: str) -> bool:
    """Whether a sentence starts after what stands between two words."""
    told = gap.rstrip()
    return told[-1:] in _BEFORE_SENTENCE or "\n" in gap[len(told) :]


_opens = lru_cache(maxsize=4096)(_opening)


class _Forms(dict[str, Form]):
    """Made when a word is first met, for words come again and again."""

    def __missing__(self, word: str) -> Form:
        if len(self) >= REMEMBERED:
            self.clear()
        owned = 2 if word[-2:] in ("'s", "’s", "'S", "’S") else 0
        bare = word[: len(word) - owned]
        form = self[word] = Form(owned, intern(fold(bare).replace("’", "'")), bare[0].isupper())
        return form


_FORMS = _Forms()


def _cut(word: str, endings: tuple[tuple[str, str], ...]) -> str:
    for ending, instead in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return word[: -len(ending)] + instead
    return word


@lru_cache(maxsize=REMEMBERED)
def stem(word: str, spanish: bool) -> str:
    """A light stem: endings of number, gender and tense cut off, never below three letters."""
    if spanish:
        return _cut(word, _SPANISH)
    if word.endswith("ss"):
        return word
    cut = _cut(word, _ENGLISH)
    doubled = len(cut) > _SHORTEST and cut[-1] == cut[-2] and cut[-1] not in "ls" and cut != word
    return cut[:-1] if doubled else cut
