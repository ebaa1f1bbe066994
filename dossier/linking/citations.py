"""Finds whom a report names as the source of what it tells: “according to The Valley Herald”, “dijo a El Faro”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dossier.linking.facts import Fact
from dossier.linking.words import fold

_CAPITAL = "[A-ZÁÉÍÓÚÑÜÀÈÒÇ]"
_NAME = rf"{_CAPITAL}[\w'’-]*(?: (?:(?:de|del|la|las|los|el|y|en|of|the|and|for|al) ){{0,2}}{_CAPITAL}[\w'’-]*){{0,5}}"
_KIND = (
    r"(?:(?:[Tt]he|[Ee]l|[Ll]a|al|del|an?|un|una|local|regional|newspaper|daily|weekly|magazine|website|station|channel|radio|"
    r"agency|diario|semanario|periódico|portal|medio|emisora|revista|canal|agencia|cadena) ){0,3}"
)
_BEFORE = (
    r"(?:according to(?: a report (?:in|by))?|told|(?:first )?(?:reported|published|revealed) (?:by|in)|citing|"
    r"(?:quoted|cited|interviewed) by|(?:in )?an interview with|speaking to|"
    r"según(?: (?:informó|publicó|reportó|reveló|recoge|supo))?|de acuerdo (?:con|a)|citando a|citad[oa]s? por|"
    r"(?:dij|declar|cont|relat|coment|asegur|explic|afirm|confirm|señal)(?:o|ó|aron|eron) a|"
    r"en (?:entrevista|diálogo|declaraciones|conversación) (?:con|a)|"
    r"(?:informó|publicó|reportó|reveló|publicad[oa] por))"
)
_SAID = ("reported", "reports", "reveals", "revealed", "informó", "publicó", "reportó", "reveló")
_AFTER = rf"\b(?i:{_BEFORE}) {_KIND}(?P<after>{_NAME})"
_CITED_AFTER = re.compile(_AFTER)
_CITED = re.compile(rf"{_AFTER}|\b(?P<before>{_NAME})(?:,? (?:first )?(?:{'|'.join(_SAID)})\b)")
_WORDS = re.compile(r"\w+")
# One of these stands before every citation that none of those follows: most paragraphs hold none, and are told so in a
# tenth of the time
_TELLING = (
    "according to ", "told ", "ed by ", "ed in ", "citing ", "interview with ", "speaking to ", "según ",
    "de acuerdo ", "citando a ", "citad", "publicad", "o a ", "ó a ", "ron a ", "entrevista ", "diálogo ",
    "declaraciones ", "conversación ",
)  # fmt: skip
_ARTICLES = frozenset(["the", "el", "la", "los", "las", "al", "le", "il", "o", "a"])


def citations(text: str, start: int, end: int) -> Iterator[Fact]:
    """Who is named as a source, by folded words without an article, and the citing words."""
    lowered = text[start:end].lower()
    cited = _CITED if any(map(lowered.__contains__, _SAID)) else _CITED_AFTER
    if cited is _CITED_AFTER and not any(map(lowered.__contains__, _TELLING)):
        return
    for match in cited.finditer(text, start, end):
        yield Fact(bare(next(filter(None, match.groups()))), *match.span())


def bare(name: str) -> str:
    """An outlet's name as it is compared: folded, its article left off."""
    words = _WORDS.findall(fold(name))
    return " ".join(words[1:] if len(words) > 1 and words[0] in _ARTICLES else words)


def names(cited: str, outlet: str) -> bool:
    """Whether a cited name is this outlet's, maybe with a word after it that belongs to the sentence."""
    wanted = bare(outlet)
    return bool(wanted) and (cited == wanted or cited.startswith(wanted + " "))
