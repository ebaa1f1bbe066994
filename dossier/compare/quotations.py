"""Finds what several reports quote: the same words, the same words cut or reworded, and translations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Literal

from dossier import lazy_re as re
from dossier.authority.languages import language_of
from dossier.compare.apply_judgements import AppliedJudgements, Row
from dossier.compare.bodies import body_of, is_body
from dossier.compare.contractions import written_out
from dossier.compare.cut_quotations import QuotedSentences, Runs, sentence_runs, sentence_spans
from dossier.compare.edit_distance import american, close
from dossier.compare.likeness_groups import clusters
from dossier.compare.quotation_marks import spoken
from dossier.compare.speakers import speakers
from dossier.compare.word_meaning import MeaningToken, matched, tokens
from dossier.language.folding import folded
from dossier.model.evidence import Span, quoted
from dossier.model.links import Cell, Finding, Relation
from dossier.model.reports import Record

_WORD = re.compile(r"[^\W_]+")
_NAME = re.compile(r"\b[A-ZÁÉÍÓÚÑ][^\W\d_]{2,}")
_NAMED = re.compile(r"(?<=[\w,;] )\[?([A-ZÁÉÍÓÚÑ][^\W\d_]+)")  # within a sentence
_KEY = 8  # words of a quotation that name it
_FEWEST = 3  # words: fewer are a name or a phrase that anybody uses
_SHORT = 3  # words that are one quotation only if they are the same and say something
_PART = 3  # words in a row that make two quotations candidates
_ALIKE = 0.5  # part of the shorter quotation's runs of words that the longer contains
_LESS_ALIKE = 0.4  # the same where there are
_MANY = 8  # such runs
_NEARLY_ALL = 0.8  # part of them that makes two quotations one, whatever the words
_FEWEST_SHARED = 2  # words in common that are neither names nor everybody's
_COMMON = 80  # quotations that are looked up by one meaning or one run of words
_COMPARED = 40  # quotations of a row that each quotation of it is compared with
_FEW = 2  # meanings in common that will do for a few words of one speaker in two languages
_FEW_OF = 4  # such words at most
_LEAST = 3  # meanings in common below which two quotations are not held against each other


@dataclass(frozen=True)
class _Quote:
    """What is derived of it is kept: it is held against many others."""

    cell: Cell
    words: tuple[str, ...]
    tokens: tuple[MeaningToken, ...]
    spanish: bool

    def with_cell(self, cell: Cell) -> _Quote:
        return replace(self, cell=cell)

    def piece(self, inside: Span, rendition: str) -> _Quote:
        """A part of it by itself."""
        at = self.cell.evidence.span
        assert at, "a quotation stands in the text"
        evidence = quoted(rendition, *_within(rendition, Span(at.start + inside.start, at.start + inside.end)))
        return _quote(replace(self.cell, value=evidence.quote, evidence=evidence))

    @cached_property
    def runs(self) -> Runs:
        return _runs(self.words)

    @cached_property
    def content(self) -> frozenset[str]:
        """Its words that are neither names nor everybody's."""
        named = {folded(name) for name in _NAMED.findall(self.cell.evidence.quote)}
        return frozenset(token.word for token in self.tokens) - named

    @cached_property
    def keys(self) -> frozenset[str]:
        """Under which it is found: its words and what they mean."""
        return frozenset(
            key for token in self.tokens for key in (token.word[:6], *(f"={meaning}" for meaning in token.meanings))
        )

    @property
    def speaker(self) -> frozenset[str]:
        return voices_named(self.cell.attributed_to or "")


@cache
def voices_named(named: str) -> frozenset[str]:
    """The names of the speakers and of the body; empty where nobody is named, as by `the officer`."""
    names = {folded(name) for name in _NAME.findall(named)}
    body = body_of(named)
    return frozenset({*names, body or ""} - {""}) if names or is_body(body) else frozenset()


def shared_quotations(records: Sequence[Record], judging: AppliedJudgements) -> list[Finding]:
    """A row for each quotation that two or more reports hold, a cell a report, in the order of the reports."""
    quotes = list(_cut_alike([quote for record in records for quote in _each_once(_quotes(record))], records))
    quotes = [quote for quote in quotes if len(quote.words) >= _FEWEST]
    pairs = [*_same_words(quotes), *_same_meaning(quotes)]
    found = [_one_a_report([quotes[i] for i in group]) for group in clusters(len(quotes), pairs)]
    rows = judging.rows([Row(_key(held), tuple(held)) for held in found if len(held) > 1])
    return [row.signed(_finding(row.key, row.held)) for row in rows]


def _key(held: Sequence[_Quote]) -> str:
    """By the first report's words: reports that come later do not change it."""
    return f"quote/{' '.join(held[0].words[:_KEY])}"


def _quotes(record: Record) -> Iterator[_Quote]:
    text, known = record.rendition, speakers(record)
    for one in spoken(text, record.text):
        by = known.of_quotation(one.whole)
        evidence = quoted(text, *_within(text, one.span))
        if len(_words(evidence.quote)) >= _FEWEST:
            yield _quote(Cell(record.report, record.version, evidence.quote, evidence, attributed_to=by))


def _each_once(quotes: Iterator[_Quote]) -> Iterator[_Quote]:
    """A report's quotations, of those that it repeats the first."""
    seen: set[tuple[str, ...]] = set()
    for quote in quotes:
        if quote.words not in seen:
            seen.add(quote.words)
            yield quote


def _quote(cell: Cell) -> _Quote:
    words = _words(cell.evidence.quote)
    return _Quote(cell, words, tokens(cell.evidence.quote), _is_spanish(words))


def _words(said: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(folded(said)))


def _runs(words: Sequence[str]) -> Runs:
    words = written_out(words)
    return frozenset(zip(*(words[i:] for i in range(_PART)), strict=False))


def _cut_alike(quotes: Sequence[_Quote], records: Sequence[Record]) -> Iterator[_Quote]:
    """The quotations, split where other reports give them in pieces."""
    texts = {record.report: record.rendition for record in records}
    spans = [sentence_spans(quote.cell.evidence.quote) for quote in quotes]
    wholes = [
        QuotedSentences(quote.cell.report, tuple(_runs(_words(span.of(quote.cell.evidence.quote))) for span in own))
        for quote, own in zip(quotes, spans, strict=True)
    ]
    for quote, own, ranges in zip(quotes, spans, sentence_runs(wholes, list(_same_words(quotes))), strict=True):
        pieces = [Span(own[part[0]].start, own[part[-1]].end) for part in ranges]
        yield from (quote.piece(span, texts[quote.cell.report]) for span in pieces) if len(pieces) > 1 else (quote,)


def _within(text: str, span: Span) -> tuple[int, int]:
    """Without the blanks at its ends, and without the comma that American usage puts inside."""
    said = text[span.start : span.end]
    at = span.start + len(said) - len(said.lstrip())
    said = said.rstrip().removesuffix(",").rstrip()
    return at, max(at, span.start + len(said))


def _is_spanish(words: Sequence[str]) -> bool:
    return language_of(words, ("en", "es")) == "es"


def _same_words(quotes: Sequence[_Quote]) -> Iterator[tuple[int, int]]:
    """Quotations that repeat each other's words, by an index of runs of words."""
    holders: dict[tuple[str, ...], list[int]] = {}
    for i, quote in enumerate(quotes):
        runs = quote.runs
        met = Counter(j for run in runs for j in holders.get(run, ()))
        for j, shared in met.items():
            short = min(len(runs), len(quotes[j].runs))
            enough = min(max(_ALIKE * short, min(_PART, short)), max(_MANY, _LESS_ALIKE * short))
            short_one = min(len(quote.words), len(quotes[j].words)) <= _SHORT
            all_but = shared >= _NEARLY_ALL * short and not short_one
            repeats = shared >= enough and (all_but or _says_something(quotes[j], quote))
            if repeats:
                yield j, i
        for run in runs:
            if len(held := holders.setdefault(run, [])) < _COMMON:
                held.append(i)


def _says_something(one: _Quote, other: _Quote) -> bool:
    """Whether what two quotations share is more than a name: `of the Corran Fisheries Act`."""
    shared = {word for run in one.runs & other.runs for word in run}
    return len(shared & one.content & other.content) >= _FEWEST_SHARED


def _same_meaning(quotes: Sequence[_Quote]) -> Iterator[tuple[int, int]]:
    """Quotations that say the same in other words or in the other language, by an index of meanings."""
    holders: dict[str, list[int]] = {}
    for i, quote in enumerate(quotes):
        keys = quote.keys
        met = Counter(j for key in keys for j in holders.get(key, ()) if len(holders[key]) < _COMMON)
        for j, shared in met.items():
            if shared >= _FEW and quotes[j].cell.report != quote.cell.report and _means(quotes[j], quote, shared):
                yield j, i
        for key in keys:
            holders.setdefault(key, []).append(i)


def _means(one: _Quote, other: _Quote, shared: int) -> bool:
    """Whether most words of the shorter one are found in the longer; one speaker needs fewer.

    `shared` are the keys of both: half of the words, at least, are found by them.
    """
    same = any(close(a, b) for a in one.speaker for b in other.speaker)
    short, long = sorted((len(one.tokens), len(other.tokens)))
    if same and one.spanish != other.spanish and short <= _FEW_OF:
        return matched(one.tokens, other.tokens) >= max(_FEW, 0.6 * short)
    fewest = _enough(short, long, same, one.spanish != other.spanish)
    if (
        fewest > min(short, 2 * shared)
        or min(len(one.words), len(other.words)) <= _SHORT
        or (one.speaker and other.speaker and not same)
    ):
        return False
    return matched(one.tokens, other.tokens) >= fewest


def _enough(short: int, long: int, same: bool, translated: bool) -> float:
    """How many meanings two quotations must have in common, of so many words, with one speaker or not."""
    if translated:
        return max(_LEAST, (0.5 if same else 0.6) * short, 0 if same else 0.4 * long)
    return max(_LEAST, 0.7 * short) if same else max(5, 0.75 * long)


def _one_a_report(quotes: Sequence[_Quote]) -> list[_Quote]:
    """Each report's quotation that holds most of the others' words, the longest of those."""
    best: dict[str, tuple[tuple[int, int], _Quote]] = {}
    for quote in quotes:
        others = (other for other in quotes[:_COMPARED] if other.cell.report != quote.cell.report)
        fits = sum(len(quote.runs & other.runs) for other in others), len(quote.words)
        if quote.cell.report not in best or fits > best[quote.cell.report][0]:
            best[quote.cell.report] = fits, quote
    return [quote for _, quote in best.values()]


def _finding(key: str, held: Sequence[_Quote]) -> Finding:
    relation = _relation(held)
    cells = tuple(quote.cell for quote in held)
    voices = len(clusters(len(held), _one_voice(held)))
    return Finding("quote", "quotation", None, relation != "reworded", cells, _match(relation), relation, key, voices)


def _match(relation: Relation) -> Literal["exact", "variant"]:
    return "exact" if relation == "same" else "variant"


def _one_voice(held: Sequence[_Quote]) -> Iterator[tuple[int, int]]:
    """Yields pairs that may have one speaker: all, unless the reports name different people."""
    for i, one in enumerate(held):
        for j, other in enumerate(held[: min(i, _COMPARED)]):
            if not one.speaker or not other.speaker or any(close(a, b) for a in one.speaker for b in other.speaker):
                yield j, i


def _relation(held: Sequence[_Quote]) -> Relation:
    if len({_spoken(quote.words) for quote in held}) == 1:
        return "same"
    if len({quote.spanish for quote in held}) > 1:
        return "translation"
    longest = max(held, key=lambda quote: len(quote.words))
    if all(_is_cut(quote.words, longest.words) for quote in held):
        return "cut"
    return "reworded"


def _spoken(words: Sequence[str]) -> str:
    """The words as they sound: `F.B.I.` and `FBI`, `on to` and `onto`, `realised` and `realized` are spoken alike."""
    return "".join(map(american, words))


def _is_cut(short: Sequence[str], long: Sequence[str]) -> bool:
    """Whether the longer quotation contains the words in order, with others left out between them."""
    rest = iter(long)
    return all(word in rest for word in short)
