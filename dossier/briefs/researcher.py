"""Puts the researcher's own words into a brief: what they cite is proved, and what cites nothing is judgement."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dossier.briefs.citation_numbers import NumberedSource, Register
from dossier.briefs.own_statements import OwnStatement, paragraphs
from dossier.briefs.redaction_search import touches
from dossier.model.briefs import BriefNote, Paragraph, Statement
from dossier.model.cases import Note
from dossier.model.plans import Passage


@dataclass(frozen=True, slots=True)
class Researcher:
    """Cites for a person; `known` are the sources by report and version."""

    known: Mapping[tuple[str, int], NumberedSource]
    register: Register

    def statement(self, own: OwnStatement) -> Statement:
        numbers = (self._cite(passage) for passage in own.passages)
        return Statement(own.text, tuple(dict.fromkeys(n for n in numbers if n)), own.asks)

    def paragraph(self, words: str) -> Paragraph:
        """All sentences of it in one."""
        return tuple(statement for part in self.paragraphs(words) for statement in part)

    def paragraphs(self, words: str) -> tuple[Paragraph, ...]:
        return tuple(tuple(map(self.statement, part)) for part in paragraphs(words))

    def note(self, note: Note) -> BriefNote:
        return BriefNote(note.at, note.by, self.paragraphs(note.text))

    def _cite(self, passage: Passage) -> int:
        """The number of the citation; 0 where there is nothing to cite, which the linter reports."""
        cited = self.known.get((passage.report, passage.version))
        if cited is None or not has_words_at(passage, cited):
            return 0
        return self.register.cite_span(cited, passage.span)


def has_words_at(passage: Passage, cited: NumberedSource) -> bool:
    """True if the cited place has words and none of them is redacted."""
    black = [one.span for one in cited.source.blackened]
    return passage.span.end <= len(cited.text) and not touches(passage.span, black)
