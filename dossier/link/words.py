"""Splits a report into words and gives each word the key under which other reports may have it too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

from dossier import lazy_re as re
from dossier.language.folding import fold as plain
from dossier.link.folded_signs import BREAK, ODD_LETTER, ODD_SIGN
from dossier.link.paragraph_runs import ParagraphRun, Paragraphs

_SPOKEN = re.compile(r"\w+")
_AS_SPOKEN = bytes(ord(sign.lower()) if _SPOKEN.match(sign) else ord(" ") for sign in map(chr, range(128))).ljust(256)
_ODD = {ord(odd): odd for odd in (ODD_LETTER, ODD_SIGN)}
_KEPT_SPOKEN = {code: sign for code, sign in enumerate(_AS_SPOKEN.decode()) if code < 128} | _ODD
_LETTERS = rb"a-z\x01\x80-\xff"  # of signs in UTF-8; \x01 is ODD_LETTER
_WITHIN = tuple(  # marks between letters, and signs of no text that replace them
    (re.compile(re.escape(mark) + rb"(?=[%s])(?<=[%s].)" % (_LETTERS, _LETTERS)), substitute, ord(mark))
    for mark, substitute in ((b"'", b"\x03"), (b".", b"\x04"), (b"-", b"\x05"))
)
_POSSESSIVE, _LEFT_OFF = re.compile(rb"\x03s(?![%s\x03-\x05])" % _LETTERS), b"\x06\x06"
_IN_WORD = {code: code for code in range(256) if re.match(b"[%s]" % _LETTERS, bytes([code]))}
_IN_WORD |= {ord(substitute): mark for _, substitute, mark in _WITHIN}
_WORDS = bytes(_IN_WORD.get(code, ord(" ")) for code in range(256))
BLANK, _NEW_LINE = "_", "/"  # in gaps, which no space divides
_IN_GAP = {ord(" "): ord(BLANK), ord("\n"): ord(_NEW_LINE), ord("_"): ord("~")}
_GAPS = bytes(ord(" ") if code in _IN_WORD else _IN_GAP.get(code, code) for code in range(256))
_BEFORE_SENTENCE = frozenset('.!?:"([*|-')  # in signs
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


@dataclass(frozen=True, slots=True)
class WordColumns:
    """The words of a report, in columns: what is done for each word is done for all of them at once."""

    folded: list[str]
    starts: list[int]
    ends: list[int]  # possessive endings left off
    gaps: list[str]  # the characters before each word, in signs, blanks as signs too

    def opens(self, at: int) -> bool:
        """Whether a word opens a sentence, where a capital means nothing."""
        gap = self.gaps[at]
        return gap != BLANK and (_opens(gap) if len(gap) <= _SHORT_GAP else _opening(gap))


def spoken(text: str) -> str:
    """The folded words of `text`, digits and all, with one space between them."""
    if text.isascii():  # as most sentences are
        return b" ".join(text.encode().translate(_AS_SPOKEN).split()).decode()
    return " ".join(_SPOKEN.findall(plain(text)))


def spoken_signs(signs: str) -> str:
    """As `spoken`, for signs, at their offsets; odd signs stay."""
    return signs.translate(_KEPT_SPOKEN)


def spoken_of(run: ParagraphRun) -> Callable[[int, int], str]:
    """The folded words of any piece of a run's text, as `spoken` gives them."""
    folded, first = spoken_signs(run.signs), run.start - 1
    odd = ODD_LETTER in folded or ODD_SIGN in folded

    def piece(start: int, end: int) -> str:
        joined = " ".join(folded[start - first : end - first].split())
        return spoken(run.text[start:end]) if odd and (ODD_LETTER in joined or ODD_SIGN in joined) else joined

    return piece


fold = lru_cache(maxsize=REMEMBERED)(plain)  # words come again and again


def words(paragraphs: Paragraphs) -> WordColumns:
    """The words of the paragraphs."""
    folded, starts, ends, gaps = list[str](), list[int](), list[int](), list[str]()
    for run in paragraphs.runs:
        run_words, before = _words_and_gaps(run.signs)
        lengths = [0] * (2 * len(run_words))
        lengths[::2], lengths[1::2] = map(len, before), map(len, run_words)
        at = [*accumulate(lengths, initial=run.start - 1)]
        folded += run_words
        gaps += before
        starts += at[1::2]
        ends += at[2::2]
    if any(ODD_LETTER in run.signs for run in paragraphs.runs):
        _fold_odd(folded, starts, ends, paragraphs.text)
    return WordColumns(folded, starts, ends, gaps)


def _words_and_gaps(signs: str) -> tuple[list[str], list[str]]:
    """Splits signs into words and the gaps before them; each output has blanks in place of the other."""
    data = signs.encode()
    for mark, substitute, _ in _WITHIN:
        data = mark.sub(substitute, data)
    data = _POSSESSIVE.sub(_LEFT_OFF, data)
    pieces = data.translate(_WORDS).decode().split()
    return pieces, data.translate(_GAPS).decode().split()[: len(pieces)]


def _fold_odd(folded: list[str], starts: list[int], ends: list[int], text: str) -> None:
    for at, word in enumerate(folded):
        if ODD_LETTER in word:
            folded[at] = fold(text[starts[at] : ends[at]]).replace("’", "'")


def _opening(gap: str) -> bool:
    """Whether a sentence starts after the characters between two words."""
    stripped = gap.rstrip(BLANK + _NEW_LINE)
    return BREAK in gap or stripped[-1:] in _BEFORE_SENTENCE or _NEW_LINE in gap[len(stripped) :]


_opens = lru_cache(maxsize=4096)(_opening)


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
