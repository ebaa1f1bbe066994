"""Finds whom a report names as its source: “according to The Valley Herald”, “dijo a El Faro”."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, filterfalse

from dossier import lazy_re as re
from dossier.authority.knowledge import filled
from dossier.link.fact_extraction import LinkFact
from dossier.link.folded_signs import signs
from dossier.link.paragraph_runs import ParagraphRun, places
from dossier.link.words import fold
from dossier.model.evidence import Span

_CAPITAL = "[A-ZÁÉÍÓÚÑÜÀÈÒÇ]"
_NAME = filled(rf"{_CAPITAL}[\w'’-]*(?: (?:<name_particles/of_an_outlet> ){{0,2}}{_CAPITAL}[\w'’-]*){{0,5}}")
_KIND = filled("(?:(?:[Tt]he|[Ee]l|[Ll]a|<sources/kind_of_outlet>|periódico) ){0,3}")
_SAYING_STEMS = ("dij", "declar", "cont", "relat", "coment", "asegur", "explic", "afirm", "confirm", "señal")
_BEFORE = filled(
    f"(?:<sources/citing>|según(?: (?:informó|publicó|reportó|reveló|recoge|supo))?|(?:{'|'.join(_SAYING_STEMS)}"
    ")(?:o|ó|aron|eron) a|en (?:entrevista|diálogo|declaraciones|conversación) (?:con|a)|(?:informó|publicó"
    "|reportó|reveló|publicad[oa] por))"
)
_REPORTING_VERBS = ("reported", "reports", "reveals", "revealed", "informó", "publicó", "reportó", "reveló")
_AFTER = rf"\b(?i:{_BEFORE}) {_KIND}(?P<after>{_NAME})"
_CITED_AFTER = re.compile(_AFTER)
_CITED = re.compile(rf"{_AFTER}|\b(?P<before>{_NAME})(?:,? (?:first )?(?:{'|'.join(_REPORTING_VERBS)})\b)")
_WORDS = re.compile(r"\w+")
_CITING_PHRASES = (
    "according to ", "told ", "published by ", "published in ", "quoted by ", "cited by ", "interviewed by ", "citing ",
    "interview with ", "speaking to ", "según ", "de acuerdo ", "citando a ", "citado ", "citada ", "citados ",
    "citadas ", "publicado ", "publicada ", "entrevista ", "diálogo ", "declaraciones ", "conversación ",
    *(f"{stem}{ending} a " for stem in _SAYING_STEMS for ending in ("o", "aron", "eron")),
)  # fmt: skip
_LONGEST_START = "in an "  # the words before one of these


def _by_word(phrases: Iterable[str]) -> Mapping[str, list[str]]:
    """Phrases in signs, by their longest word."""
    found = dict[str, list[str]]()
    for phrase in map(signs, phrases):
        found.setdefault(max(phrase.split(), key=len), []).append(phrase)
    return found


# Every citation contains one of these. Few reports hold the words of more than a few of them, and few paragraphs one
_BEFORE_NAME, _AFTER_NAME = _by_word(_CITING_PHRASES), _by_word(_REPORTING_VERBS)
_NAMING = frozenset(_BEFORE_NAME) | frozenset(_AFTER_NAME)
_PIECES = re.compile("[^ '.-]+")  # of words
_ARTICLES = frozenset(["the", "el", "la", "los", "las", "al", "le", "il", "o", "a"])


def citing_words(words: Sequence[str]) -> frozenset[str]:
    """Those of a report's folded words that may name a source."""
    pieces = _PIECES.findall(" ".join(filterfalse(str.isalpha, words)))
    return _NAMING.intersection(chain(words, pieces))


def citations(run: ParagraphRun, citing_words: Iterable[str]) -> Iterator[LinkFact]:
    """Who is named as a source, by folded words without an article, and the citing words."""
    before = set(map(run.paragraph, _places(_AFTER_NAME, citing_words, run.signs)))
    after = defaultdict[int, list[int]](list)
    for place in sorted(_places(_BEFORE_NAME, citing_words, run.signs)):
        after[run.paragraph(place)].append(run.start - 1 + place)
    for at in sorted(before | after.keys()):
        span = run.spans[at]
        whole = at in before  # the name may come first, anywhere in the paragraph
        found = _CITED.finditer(run.text, span.start, span.end) if whole else _cited_at(after[at], run.text, span)
        for match in found:
            yield LinkFact(bare(next(filter(None, match.groups()))), *match.span())


def _cited_at(places: Iterable[int], text: str, span: Span) -> Iterator[re.Match[str]]:
    """What `_CITED_AFTER.finditer` finds in a span, where each citation holds the words at one of these places."""
    at = span.start
    for place in places:
        begins = range(max(at, place - len(_LONGEST_START)), place + 1)
        match = next(filter(None, (_CITED_AFTER.match(text, begin, span.end) for begin in begins)), None)
        if match:
            yield match
            at = match.end()


def _places(phrases: Mapping[str, Iterable[str]], citing_words: Iterable[str], signs: str) -> Iterator[int]:
    for phrase in chain.from_iterable(phrases.get(word, ()) for word in citing_words):
        yield from places(phrase, signs)


def bare(name: str) -> str:
    """An outlet's name as it is compared: folded, its article left off."""
    words = _WORDS.findall(fold(name))
    return " ".join(words[1:] if len(words) > 1 and words[0] in _ARTICLES else words)


def names(cited: str, outlet: str) -> bool:
    """Whether a cited name is this outlet's, maybe with a word after it that belongs to the sentence."""
    wanted = bare(outlet)
    return bool(wanted) and (cited == wanted or cited.startswith(wanted + " "))
