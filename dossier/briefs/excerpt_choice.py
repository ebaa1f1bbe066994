"""Chooses which of an article's own words a brief prints: its opening, and the sentences that contain citations."""

from __future__ import annotations

from collections.abc import Iterable

from dossier.briefs.citation_numbers import NumberedSource, Register
from dossier.model import sentence_bounds
from dossier.model.briefs import Citation
from dossier.model.evidence import TEXT, Span

OPENING_PARAGRAPHS = 3
OPENING_CHARACTERS = 700  # enough for who, what, where and when; the source itself has the rest


def opening(cited: NumberedSource) -> tuple[Span, ...]:
    """The first paragraphs of the article, whole sentences each, until enough is said."""
    kept: list[Span] = []
    room = OPENING_CHARACTERS
    for paragraph in cited.source.record.text:
        if room <= 0 or len(kept) == OPENING_PARAGRAPHS:
            break
        span = sentence_bounds.first(cited.text, paragraph, OPENING_CHARACTERS)
        if span.start < span.end:
            kept.append(span)
            room -= span.end - span.start
    return tuple(kept)


def cited_sentences(cited: NumberedSource, citations: Iterable[Citation], shown: tuple[Span, ...]) -> tuple[Span, ...]:
    """The sentences that hold cited words and are not in `shown`, in the order of the text, each once."""
    found: set[Span] = set()
    for citation in citations:
        if citation.origin == TEXT and citation.span and not _within(citation.span, shown):
            around = sentence_bounds.around(cited.text, cited.source.record.text, citation.span)
            if around is not None and not _within(around, shown):
                found.add(around)
    return tuple(span for span in sorted(found) if not _within(span, found - {span}))


def _within(span: Span, others: Iterable[Span]) -> bool:
    return any(other.start <= span.start and span.end <= other.end for other in others)


def excerpts(cited: NumberedSource, register: Register, opens: bool = True) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Numbers of the opening's citations (none unless it `opens`), and of the cited sentences' citations."""
    shown = opening(cited) if opens else ()
    mine = [c for c in register.citations if c.source == cited.number]
    rest = cited_sentences(cited, mine, shown)
    return (
        tuple(register.cite_span(cited, span) for span in shown),
        tuple(register.cite_span(cited, span) for span in rest),
    )
