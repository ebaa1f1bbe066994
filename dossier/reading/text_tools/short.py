"""Distinguishes Romance languages in texts too short for their small words to decide, by marks.

A mark is a word of news, an ending or a letter that few of them have; one that two share counts less, and for both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from dossier import lazy_re as re
from dossier.authority.knowledge import entries

_RIVAL = "en"  # searched only to distinguish it from the others, never returned: other languages have its marks
_FOREIGN = re.compile("[^\\W\\d_a-zà-ÿœ]")  # letters that none of them has
_NEWS = {row.language: row.words for row in entries("words_of_news")}
_SHAPES: tuple[tuple[str, float, tuple[str, ...]], ...] = (
    (r".*ñ.*", 1.5, ("es", "gl")),
    (r".{3,}(?:ción|ciones)", 1.5, ("es", "gl")),
    (r".{3,}(?:dad|dades|ieron|aron|aban)", 1.2, ("es",)),
    (r".*[^aeiouqgáéíóú](?:ue|ie)(?:[nrsldbvzcg]|[nrst]t).*", 0.7, ("es",)),
    (r".*[^aeiou]ie.+", 0.7, ("es", "fr", "it", "en")),
    (r".{2,}(?<![cs]i)ó", 1.2, ("es",)),
    (r".{2,}(?:[áéíóú]n|ía|ían)", 1.0, ("es", "gl")),
    (r".*[ãõ].*", 2.0, ("pt",)),
    (r".+(?:nh|lh)[aeo]s?", 1.2, ("pt",)),
    (r".{3,}(?:[aei]m|agem|agens)", 0.8, ("pt",)),
    (r".{2,}(?:ou|eiros?|eiras?)", 0.8, ("pt", "gl")),
    (r".*[âêô].*", 0.8, ("pt", "fr")),
    (r".*l·l.*", 2.0, ("ca",)),
    (r".{2,}[csx]ió|.{3,}tge", 1.5, ("ca",)),
    (r".*(?:nya|nyes|nys)", 1.2, ("ca",)),
    (r".{2,}zion[ei]|.{3,}ità", 1.8, ("it",)),
    (r".*(?:zz|cc|gg|tt|ll|gn|ch|gh)[aeio]|.{2,}ò", 0.7, ("it",)),
    (r".{2,}(?:aux|eux|eaux?|ées?|ège|œ.*)", 1.2, ("fr",)),
    (r".{2,}(?:ing|ly|ght|ck)|.*(?:th|wh|sh).*", 1.2, ("en",)),
    (r".{3,}tion", 1.0, ("en", "fr")),
)
_TURNED = 1.5  # what a question or exclamation mark on its head counts for Spanish
_ENOUGH, _LEAD, _KINDS = 1.9, 2.0, 2  # weight, how many times that of the next, different words


@cache
def _tables() -> tuple[Mapping[str, tuple[str, ...]], tuple[tuple[re.Pattern[str], float, tuple[str, ...]], ...]]:
    """For each word of news the languages that have it, and the shapes."""
    found: dict[str, tuple[str, ...]] = {}
    for code, words in _NEWS.items():
        for word in words:
            found[word] = (*found.get(word, ()), code)
    return found, tuple((re.compile(shape), weight, codes) for shape, weight, codes in _SHAPES)


def by_marks(text: str, written: Sequence[str], small: Mapping[str, float]) -> str | None:
    """ISO 639-1 code of the language of a few sentences, or `None` if their marks fit two languages or none.

    `written`: the words of `text`; `small`: what their small words count for each language. Names have no say.
    """
    if any(_FOREIGN.search(word) for word in written if word.islower()):
        return None
    scores = {code: small.get(code, 0.0) for code in _NEWS}
    kinds = dict.fromkeys(_NEWS, 0)
    for word in {word for word in written if word.islower()}:
        for code, weight in _marks(word).items():
            scores[code] += weight
            kinds[code] += 1
    if "¿" in text or "¡" in text:
        scores["es"] += _TURNED
        kinds["es"] += 1
    first, second = sorted(scores, key=lambda code: -scores[code])[:2]
    others = max((weight for code, weight in small.items() if code not in _NEWS), default=0.0)
    leads = first != _RIVAL and scores[first] >= _ENOUGH and kinds[first] >= _KINDS
    return first if leads and scores[first] >= _LEAD * max(scores[second], others) else None


@lru_cache(maxsize=4096)  # short reports share many of their words
def _marks(word: str) -> Mapping[str, float]:
    """The weight of a word for each language that it may belong to."""
    news, shapes = _tables()
    found = dict.fromkeys(news.get(word, ()), 1.0 / max(1, len(news.get(word, ()))) ** 0.5)
    for shape, weight, codes in shapes:
        if shape.fullmatch(word):
            for code in codes:
                found[code] = max(found.get(code, 0.0), weight / len(codes) ** 0.5)
    return found
