"""Tells in which language a report is written: by its small words, and by py3langid where they do not decide."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from dossier.model.claims import Claim, Words
from dossier.model.evidence import Span, quoted

_SMALL = {
    "en": (
        "the of and to in that is was for it with as his on be at by had not are but from or have an they "
        "which you were her all their has would when who will more no if out so said what about than them can "
        "only other new some could been its after two who into this a he she we"
    ),
    "es": (
        "de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me "
        "si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde "
        "está mi porque qué sólo han yo hay vez puede todos así nos ni parte tiene él uno donde bien tiempo "
        "mismo ese ahora otro después hoy dijo"
    ),
    "pt": (
        "de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem "
        "à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois "
        "sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha "
        "têm numa pelos disse após"
    ),
    "fr": (
        "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la "
        "avec son ou aux d l qu s c n mais comme on tout nous sa fait été aussi leur bien peut ces deux même "
        "elle ont cette ils était après être sans selon dont entre avait lors"
    ),
    "de": (
        "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden "
        "aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur "
        "oder aber vor zur bis mehr durch man sein wurde sei ihm hatte kann gegen vom wenn habe seine ihre "
        "unter wir soll ich eines"
    ),
    "it": (
        "di e il la che in a per è un del non una i le si con da sono della al alla dei ha come anche nel più "
        "gli lo ma delle dal sul o se dalla su nella questo ci stato essere suo sua loro tra fra hanno era "
        "dopo due ed ai degli"
    ),
    "nl": (
        "de van het een en in is dat op te zijn met voor niet aan er om ook als dan maar bij of uit nog "
        "worden door naar heeft hij ze wordt over wel die was deze hebben meer al kan geen tot ik je we zo "
        "hun moet"
    ),
    "ca": (
        "de la i que el a en un els les per una del amb és no es al va dels més com seva ha ser són però pel "
        "aquest han també aquesta seu sobre"
    ),
}
_SETS = {code: frozenset(words.split()) for code, words in _SMALL.items()}
_OF: dict[str, tuple[str, ...]] = {
    word: tuple(code for code, words in _SETS.items() if word in words) for words in _SETS.values() for word in words
}
_WORDS = re.compile(r"[^\W\d_]+")
_SAMPLE = 700  # characters looked at
_QUOTE = 200  # characters of them shown as evidence
_ENOUGH, _LEAD, _SOME = 4.0, 1.25, 1.2


def detect(text: str) -> str | None:
    """The ISO 639-1 code of the language of `text`; `None` when there is too little to tell."""
    words = _WORDS.findall(text.lower())
    scores = _scores(words)
    best = sorted(scores.items(), key=lambda item: -item[1])[:2]
    if best and best[0][1] >= _ENOUGH and (len(best) == 1 or best[0][1] >= _LEAD * best[1][1]):
        return best[0][0]
    if _is_foreign(text, words, sum(scores.values())):
        return _by_model(text)
    return best[0][0] if best and best[0][1] >= _SOME and (len(best) == 1 or best[0][1] > best[1][1]) else None


def _scores(words: Sequence[str]) -> dict[str, float]:
    scores: dict[str, float] = {}
    for word in words:
        of = _OF.get(word, ())
        for code in of:
            scores[code] = scores.get(code, 0.0) + 1.0 / len(of)
    return scores


def _is_foreign(text: str, words: Sequence[str], small: float) -> bool:
    """Whether this is prose in none of the languages known here: hardly a small word, and no table of figures."""
    letters = sum(map(len, words))
    if not text.isascii() and letters and sum(c > "\u0370" for word in words for c in word) * 2 > letters:
        return True
    return letters >= 200 and small < 0.08 * len(words) and sum(c.isdigit() for c in text) * 25 < letters


def _by_model(text: str) -> str:
    code, _ = _model()(text)
    return code


@lru_cache(maxsize=1)
def _model() -> Callable[[str], tuple[str, float]]:
    # Imported late: loading its model costs more than reading a hundred wire texts.
    from py3langid import classify

    found: Callable[[str], tuple[str, float]] = classify
    return found


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
