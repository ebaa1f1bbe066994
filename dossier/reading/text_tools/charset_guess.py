"""Guesses the charset of bytes that are not UTF-8 and declare none, by the letters that follow each other.

Every candidate decodes the same bytes. The costs of its pairs of letters, learned from word frequencies of each
language (`resources/letter_pairs.tsv`), are compared with what text of that language costs: true text is near zero.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from dossier import lazy_re as re
from dossier.resources import resource

DEFAULT = "cp1252"
_WESTERN = ("ca", "da", "de", "es", "fi", "fr", "is", "it", "nb", "nl", "pt", "sv")
_CYRILLIC = ("bg", "mk", "ru", "uk")
# In order: of charsets that read the bytes alike, the first is named
_LANGUAGES: Mapping[str, tuple[str, ...]] = {
    DEFAULT: _WESTERN,
    "cp1250": ("cs", "hu", "pl", "ro", "sh", "sk", "sl"),
    "iso8859-2": ("cs", "hu", "pl", "ro", "sh", "sk", "sl"),
    "cp1251": _CYRILLIC,
    "koi8-r": _CYRILLIC,
    "koi8-u": _CYRILLIC,
    "iso8859-5": _CYRILLIC,
    "cp866": _CYRILLIC,
    "mac-cyrillic": _CYRILLIC,
    "cp1253": ("el",),
    "iso8859-7": ("el",),
    "cp1254": ("tr",),
    "cp1255": ("he",),
    "cp1256": ("ar", "fa", "ur"),
    "iso8859-6": ("ar",),
    "cp1257": ("lt", "lv"),
    "mac-roman": _WESTERN,
    "cp850": _WESTERN,
    "cp932": ("ja",),
    "euc_jp": ("ja",),
    "gb18030": ("zh",),
    "big5hkscs": ("zh-Hant",),
    "cp949": ("ko",),
}
_SELDOM = {"cp850": 0.3, "cp866": 0.3, "iso8859-5": 0.3, "iso8859-6": 0.3, "koi8-u": 0.1, "mac-cyrillic": 0.6}
_NOT_LATIN = frozenset(("ar", "bg", "el", "he"))
_FEWEST = 3  # pairs of letters that both are of a script other than Latin
_SIGNS = frozenset(("ja", "ko", "zh", "zh-Hant"))
_WIDE_PUNCTUATION = frozenset("、。，．：；？！「」『』（）〈〉《》【】〔〕・ー—…“”‘’\u3000")
_NO_JOINTS, _IN_A_WORD = frozenset("«»„“”‚¡¿€£§©®™°"), "?"  # signs between no two letters
_PUNCTUATION = frozenset("«»„“”‚‘’–—…€£§°·№ª©®™¿¡´\xa0\xad،؛؟\u200e\u200f")
_SAMPLE = 1 << 16  # bytes that are looked at
_FEWER = 0.2  # what makes so much fewer letters of the bytes is no better
_MOST = 4000  # pairs that are weighed: more change nothing
_RARE, _SIGN, _BROKEN = 11.0, 6.0, 16.0  # costs of a pair no word has, of punctuation, of a sign that no text has
_CLEARLY = 1.0  # by how much another charset must be better than the default, a pair
_WEIGHT, _LEAST = 8.0, 5  # and in all, of so many pairs: a single letter proves nothing
_TEXT = 2.0  # the excess up to which letters are text of a language at all
_NEAR, _NEAR_WEIGHT = 0.5, 25.0  # the same for two charsets that a person should choose between
_MOST_LOST = 200  # one letter in so many may be damaged
_RUN = re.compile(r"[^\x00-\x7f]+")
_SINGLE_UNSEEN = re.compile(r"[\x80-\x9f\ue000-\uf8ff]|[\u2500-\u25ff]")


@dataclass(frozen=True, slots=True)
class Guess:
    """A charset and how far its text is from that of the likeliest language, a pair; `weight`: pairs that were seen."""

    charset: str
    excess: float
    weight: int
    letters: float = 1.0  # share of letters among the signs beyond ASCII


@lru_cache(maxsize=1)
def pair_costs() -> Mapping[str, tuple[float, Mapping[str, float]]]:
    """What text costs, and what each pair or sign costs, by language."""
    found: dict[str, tuple[float, dict[str, float]]] = {}
    for line in resource("letter_pairs.tsv").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        language, level, keys = line.split("\t")
        if level == "mean":
            found[language] = float(keys), {}
        else:
            step = 1 if language in _SIGNS else 2
            found[language][1].update((keys[n : n + step], float(level)) for n in range(0, len(keys), step))
    return found


def guessed(data: bytes) -> str:
    """The charset in which the bytes are likeliest to be text; cp1252 unless another is clearly better."""
    return _chosen(_ranked(data)).charset


def near_charsets(data: bytes) -> tuple[str, ...]:
    """The guessed charset and those that are about as likely and read the bytes otherwise; none where one is clear."""
    ranked = _ranked(data)
    best = _chosen(ranked)
    if not best.weight or best.charset == DEFAULT:
        return ()
    texts = {best.charset: data.decode(best.charset, "replace")}
    for guess in ranked:
        text = data.decode(guess.charset, "replace")
        lead = guess.excess - best.excess
        if lead < _NEAR and lead * best.weight < _NEAR_WEIGHT and text not in texts.values():
            texts[guess.charset] = text
    return tuple(texts) if len(texts) > 1 else ()


def is_clearly_other(data: bytes, declared: str) -> str | None:
    """The charset of bytes whose declared one gives no text of a language, and another does; else `None`."""
    ranked = _ranked(data)
    best = ranked[0]
    own = next((guess for guess in ranked if guess.charset == declared), None)
    if own is None or own is best or best.excess > _CLEARLY:
        return None
    lead = own.excess - best.excess
    return best.charset if lead > 2 * _CLEARLY and lead * best.weight > 4 * _WEIGHT else None


def likeliest_language(text: str, languages: tuple[str, ...]) -> str | None:
    """The language whose pairs of letters the text has; `None` where two are about as likely."""
    pairs = list(_pairs(text.lower()))
    if len(pairs) < _FEWEST:
        return None
    (best, language), (second, _) = sorted((_excess(pairs, one), one) for one in languages)[:2]
    return language if best < _TEXT and (second - best) * len(pairs) > _WEIGHT else None


def _chosen(ranked: list[Guess]) -> Guess:
    best = ranked[0]
    default = next((guess for guess in ranked if guess.charset == DEFAULT), None)
    if default is None:
        return best if best.excess < _TEXT else Guess(DEFAULT, 0.0, 0)
    lead = default.excess - best.excess
    if max(best.weight, default.weight) < _LEAST or best.letters < default.letters - _FEWER:
        return default
    return (
        best
        if best.excess < _TEXT and lead > _CLEARLY and lead * max(best.weight, default.weight) > _WEIGHT
        else default
    )


@lru_cache(maxsize=8)
def _ranked(data: bytes) -> list[Guess]:
    """Every charset that can decode the bytes, the likeliest first."""
    sample = data[:_SAMPLE]
    if len(data) > _SAMPLE:  # not in the middle of a letter
        sample = sample[: sample.rfind(b"\n") + 1 or sample.rfind(b" ") + 1 or _SAMPLE]
    found = [guess for charset in _LANGUAGES if (guess := _weighed(sample, charset))]
    return sorted(found, key=lambda guess: guess.excess) or [Guess(DEFAULT, 0.0, 0)]


def _weighed(sample: bytes, charset: str) -> Guess | None:
    text = sample.decode(charset, "replace").lower()
    runs = "".join(_RUN.findall(text))
    lost = runs.count("\ufffd")
    if not runs or (charset != DEFAULT and lost * _MOST_LOST > len(runs)):
        return None
    languages = _LANGUAGES[charset]
    if languages[0] in _SIGNS:
        return _of_signs(charset, languages[0], runs)
    pairs = list(_pairs(text))
    if not pairs or (languages[0] in _NOT_LATIN and not _has_words(pairs)):
        return None
    best = min(_excess(pairs, language) for language in languages)
    return Guess(charset, best + _SELDOM.get(charset, 0.0), len(pairs), sum(map(str.isalpha, runs)) / len(runs))


def _pairs(text: str) -> Iterator[str]:
    """Pairs with a letter beyond ASCII, a blank for what is no letter; single signs that are punctuation or worse."""
    count = 0
    for match in _RUN.finditer(text):
        start, end = match.span()
        for at in range(start, end + 1):
            one, other = text[at - 1 : at], text[at : at + 1]
            if at < end and not other.isalpha():
                joint = other in _NO_JOINTS and one.isalpha() and text[at + 1 : at + 2].isalpha()
                yield _IN_A_WORD if joint else other
            if (one.isalpha() and not one.isascii()) or (other.isalpha() and not other.isascii()):
                yield (one if one.isalpha() else " ") + (other if other.isalpha() else " ")
        count += end - start
        if count > _MOST:
            return


def _has_words(pairs: list[str]) -> bool:
    """Whether letters of another script follow each other, as they do but for single ones among Latin letters."""
    letters = [pair for pair in pairs if len(pair) == 2]
    within = sum(not pair[0].isascii() and not pair[1].isascii() for pair in letters)
    return within >= _FEWEST and within * 4 > len(letters)


def _excess(pairs: list[str], language: str) -> float:
    mean, costs = pair_costs()[language]
    total = 0.0
    for pair in pairs:
        if len(pair) == 2:
            total += costs.get(pair, _RARE)
        else:
            total += _SIGN if pair in _PUNCTUATION else _BROKEN
    return total / len(pairs) - mean


def _of_signs(charset: str, language: str, runs: str) -> Guess:
    mean, costs = pair_costs()[language]
    total = 0.0
    for sign in runs[:_MOST]:
        total += costs.get(sign) or (mean if sign in _WIDE_PUNCTUATION else _unlisted(sign))
    seen = len(runs[:_MOST])
    return Guess(charset, total / seen - mean, seen)


def _unlisted(sign: str) -> float:
    return _BROKEN if _SINGLE_UNSEEN.match(sign) or not sign.isalnum() else _RARE
