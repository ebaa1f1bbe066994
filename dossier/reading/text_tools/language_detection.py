"""Detects the language of a report by its letters, its small words, or the form of its words."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from dossier import lazy_re as re
from dossier.authority.knowledge import entries
from dossier.model.claims import Claim, Words
from dossier.model.evidence import Span, quoted
from dossier.reading.text_tools.agglutinative import by_build
from dossier.reading.text_tools.script import by_script
from dossier.reading.text_tools.short import by_marks

# Articles, prepositions, forms of "to be". A word that a language shares with a far larger one is not among its words,
# so that a name or a quotation does not decide
_SMALL = {row.language: frozenset(row.words) for row in entries("small_words")}
_SINGLE = 0.3  # what a single letter counts compared with a word: "U.S.", "a", initials


def _languages() -> dict[str, tuple[tuple[str, ...], float]]:
    """For each small word the languages that have it, and how much it counts: less the more they are."""
    found: dict[str, tuple[tuple[str, ...], float]] = {}
    for word in frozenset().union(*_SMALL.values()):
        of = tuple(code for code, words in _SMALL.items() if word in words)
        found[word] = of, (1.0 if len(word) > 1 else _SINGLE) / len(of) ** 0.5
    return found


_OF = _languages()
_PLACES = {code: place for place, code in enumerate(_SMALL)}  # who comes first among equals
_WORDS = re.compile(r"[^\W\d_]+")
_NO_LETTERS = {number: " " for number in range(128) if not chr(number).isalpha()}  # of ASCII
_SAMPLE = 700  # characters looked at
_QUOTE = 200  # characters of them shown as evidence
_ENOUGH, _SOME = 3.5, 1.2
_LEAD, _CLEAR = 1.25, 2.0  # by how much the best must lead; the same where small words are few
_OFTEN = 3  # tables repeat their abbreviations, prose its small words
_KINDS = 2  # different small words that are asked for
_DENSE = 0.08  # share of small words that prose in a known language has at least


def detect(text: str) -> str | None:
    """The ISO 639-1 code of the language of `text`; `None` when there is too little evidence."""
    if code := by_script(text):
        return code
    words = _words(text)
    small = [(word, times, *_OF[word]) for word, times in Counter(filter(_OF.__contains__, words)).items()]
    scores = _scores(small)
    (first, best), (_, second) = _ranked(scores)
    own = [(word, times) for word, times, codes, _ in small if first in codes]
    kinds = sum(len(word) > 1 for word, _ in own)
    leads = best > second and kinds >= _KINDS
    if leads and best >= _ENOUGH and best >= _CLEAR * second:
        return first
    often = sum(times for _, times in own)
    written = _WORDS.findall(text)
    dense = often >= _DENSE * (sum(word[0].islower() for word in written) or len(words))  # names are no prose
    if leads and dense and best >= _ENOUGH and best >= _LEAD * second:
        return first
    if not (dense and leads) and _is_prose(text, words):
        return by_build(words)
    sure = kinds > _KINDS or best >= _CLEAR * second
    return first if leads and sure and best >= _SOME else by_marks(text, written, scores)


def _words(text: str) -> list[str]:
    """The words in small letters."""
    if text.isascii():
        return text.lower().translate(_NO_LETTERS).split()  # far faster than a search for each
    return _WORDS.findall(text.replace("İ", "i").lower())  # else a mark is left that parts "İle"


def _ranked(scores: dict[str, float]) -> list[tuple[str, float]]:
    """The two likeliest languages and their scores."""
    if len(scores) < 2:
        scores = dict.fromkeys(_SMALL, 0.0) | scores
    second = sorted(scores.values())[-2]
    leading = [item for item in scores.items() if item[1] >= second]
    return sorted(leading, key=lambda item: (-item[1], _PLACES[item[0]]))[:2]


def _scores(small: Iterable[tuple[str, int, tuple[str, ...], float]]) -> dict[str, float]:
    """Each language's score: small words of its own count by how often they occur and by their weight in `_OF`."""
    scores: dict[str, float] = defaultdict(float)
    for _, times, codes, counts in small:
        weight = counts * min(times, _OFTEN)
        for code in codes:
            scores[code] += weight
    return scores


def _is_prose(text: str, words: Sequence[str]) -> bool:
    """True if the text would hold small words if they were known: it is no table of figures."""
    return sum(map(len, words)) >= 200 and sum(c.isdigit() for c in text) * 25 < sum(map(len, words))


def language_claim(rendition: str, text: Sequence[Span]) -> Claim | None:
    """The language of the article's own paragraphs; its evidence is the opening of the words looked at."""
    if not text:
        return None
    sample = " ".join(span.of(rendition)[:_SAMPLE] for span in text[:4])[:_SAMPLE]
    code = detect(sample)
    if code is None:
        return None
    first = max(text[:4], key=lambda span: min(span.end - span.start, _QUOTE))
    end = min(first.end, first.start + _QUOTE)
    return Claim("language", Words(code), (quoted(rendition, first.start, end),), 1.0)
