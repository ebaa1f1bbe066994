"""Reads the features of one report from its text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from zlib import crc32

from dossier import lazy_re as re
from dossier.authority.languages import language_of
from dossier.link.citations import citations, citing_words
from dossier.link.fact_extraction import LinkFact, quotations
from dossier.link.features import FeaturePassage, Features, NamedSource
from dossier.link.paragraph_runs import ParagraphRun, Paragraphs
from dossier.link.shingles import sketch
from dossier.link.terms import terms
from dossier.link.words import WordColumns, spoken_of, words
from dossier.model.evidence import quoted
from dossier.model.reports import Record

_PASSAGES = 24
_QUOTES = 24
_CITED = 16
_LONGEST = 240  # characters of a passage kept as evidence
_SHORTEST = 8  # words of a sentence that can show copying
# Of the text of a run: no sentence goes on beyond its paragraph
_SENTENCE = re.compile(r"[^\s\0][^.!?\0]*+(?:[.!?](?!['\"”’»]?(?:[\s\0]|$))[^.!?\0]*+)*+(?:[.!?]['\"”’»]?)?")


def features_of(record: Record) -> Features:
    """Extracts the features of `record`; the same record always gives the same features."""
    text, story = record.rendition, Paragraphs.of(record.rendition, record.with_headline)
    columns = words(story)
    language = record.language[:2].lower() if record.language else language_of(columns.folded)
    return Features(
        report=record.report,
        version=record.version,
        language=language,
        size=len(columns.folded),
        outlet=record.outlet,
        headline=record.headline,
        published=record.published,
        terms=terms(record, story, columns, language == "es"),
        quotes=_smallest(text, _each(story, quotations), _QUOTES),
        passages=_smallest(text, _each(story, _sentences), _PASSAGES),
        sketch=sketch("".join(columns.folded)),
        cited=tuple(_cited(story, columns)),
    )


def _cited(story: Paragraphs, columns: WordColumns) -> Iterator[NamedSource]:
    """The first few names of sources, each once."""
    naming = citing_words(columns.folded)
    if not naming:
        return
    facts = {fact.key: fact for fact in reversed([*_each(story, partial(citations, citing_words=naming))])}
    for fact in sorted(facts.values(), key=lambda fact: fact.start)[:_CITED]:
        yield NamedSource(fact.key, quoted(story.text, fact.start, fact.end))


def _each(story: Paragraphs, find: Callable[[ParagraphRun], Iterator[LinkFact]]) -> Iterator[LinkFact]:
    return chain.from_iterable(map(find, story.runs))


def _sentences(run: ParagraphRun) -> Iterator[LinkFact]:
    """Sentences that can show copying, by their folded words."""
    spoken = spoken_of(run)
    for match in _SENTENCE.finditer(run.text, run.start):
        folded = spoken(*match.span())
        if folded.count(" ") >= _SHORTEST - 1:
            yield LinkFact(folded, *match.span())


def _smallest(text: str, found: Iterable[LinkFact], most: int) -> tuple[FeaturePassage, ...]:
    """The passages of smallest hash: two reports that share passages keep the same ones of them."""
    facts = [*found]
    facts.reverse()  # of two alike, the first is kept
    first = {crc32(fact.key.encode()): fact for fact in facts}
    return tuple(_passage(text, first[h], h) for h in sorted(first)[:most])


def _passage(text: str, fact: LinkFact, named: int) -> FeaturePassage:
    end = min(fact.end, fact.start + _LONGEST)
    return FeaturePassage(named, fact.key.count(" ") + 1, fact.start, text[fact.start : end])
