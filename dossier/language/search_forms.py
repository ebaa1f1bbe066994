"""Makes texts and searches comparable where a full-text index splits words wrongly: one form for both sides.

The index takes runs of letters for words. That is wrong for scripts without spaces (Chinese, Japanese, Thai), for
Korean with its endings, for words that invisible signs or a line's end split, and for signs that replace others
(ligatures, full width, Arabic presentation forms).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from dossier import lazy_re as re

# Thai and Lao, Myanmar, Khmer, kana, Han with its extensions, Hangul
_DENSE = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3031-\u3035\u3040-\u30ff\u31f0-\u31ff"
    "\u3400-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff"
)
_DENSE_RUN = re.compile(f"[{_DENSE}]+")
# A word or number that touches such a script: the index takes both for one word
_BESIDE = re.compile(rf"(?<!\w)[^\W_{_DENSE}]++(?=[{_DENSE}])|(?<=[{_DENSE}])[^\W_{_DENSE}]++")
_NO_LETTER = re.compile(r"[\W_]+")
# Soft hyphen, joiners and other signs without width, tatweel, and the marks of Arabic and Hebrew vowels
_INVISIBLE = re.compile(
    "[\u00ad\u200b-\u200f\u2060\ufeff\u0640\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670"
    "\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]"
)
_COMPATIBLE = re.compile(
    "[\ufb00-\ufdff\ufe70-\ufefc\uff00-\uffef]+"
)  # ligatures, presentation forms, full and half width
_LINE_END = re.compile(r"[-‐]\s*\n\s*")  # and the words on both sides of it: together they would take ten times as long
_BEFORE, _AFTER = re.compile(r"[^\W\d_]{2,}\Z"), re.compile(r"[^\W\d_]+")
_LONGEST = 100  # letters of a word before a hyphen
_SHARP = re.compile(r"[^\W_]*[ßẞ][^\W_]*")


def cleaned(text: str) -> str:
    """The text as it is to be indexed and shown: without invisible signs, in the usual signs for its letters."""
    if text.isascii():
        return text
    return _COMPATIBLE.sub(lambda run: unicodedata.normalize("NFKC", run[0]), _INVISIBLE.sub("", text))


def search_forms(text: str) -> str:
    """More words under which a cleaned text is found, separated by blanks.

    Each two neighbouring letters of scripts without spaces, and the last one, and words that touch them; words that a
    line's end splits, in one piece; words with ß in ss. Of most texts in Latin letters there are none.
    """
    found = list(_split_words(text))
    if not text.isascii():
        if "ß" in text or "ẞ" in text:
            found += map(_without_sharp, _SHARP.findall(" ".join((text, *found))))
        found += _BESIDE.findall(text) if _DENSE_RUN.search(text) else []
        found += (pair for run in _DENSE_RUN.findall(text) for pair in _pairs(_bare(run), whole=True))
    return " ".join(found)


def _split_words(text: str) -> Iterator[str]:
    """Words that a hyphen at a line's end splits, in one piece."""
    for split in _LINE_END.finditer(text):
        before = _BEFORE.search(text, max(0, split.start() - _LONGEST), split.start())
        after = _AFTER.match(text, split.end())
        if before and after:
            yield before[0] + after[0]


def search_terms(words: str) -> list[tuple[str, bool]]:
    """What a cleaned search asks for: phrases, all of which must be there, and whether each is a beginning only."""
    found: list[tuple[str, bool]] = []
    last = 0
    for run in _DENSE_RUN.finditer(words):
        found.append((words[last : run.start()], False))
        letters = _bare(run[0])
        if letters:
            found.append((" ".join(_pairs(letters, whole=False)), len(letters) == 1))
        last = run.end()
    found.append((words[last:], False))
    return [(phrase, begun) for phrase, begun in found if _NO_LETTER.sub("", phrase)]


def without_sharp_s(words: str) -> str:
    """`Straße` and `STRAẞE` as `Strasse`."""
    return _without_sharp(words) if "ß" in words or "ẞ" in words else words


def _without_sharp(words: str) -> str:
    return words.replace("ß", "ss").replace("ẞ", "SS")


def _bare(run: str) -> str:
    """Letters and digits without the signs above and below them, as Thai has them, at which an index would split."""
    return "".join(letter for letter in run if letter.isalnum())


def _pairs(letters: str, *, whole: bool) -> list[str]:
    pairs = [letters[at : at + 2] for at in range(len(letters) - 1)]
    return [*pairs, letters[-1:]] if whole or not pairs else pairs
