"""Collects what the archive has on a person, a place or a body, and records which spellings are one name."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from dossier.archive.cases import Cases
from dossier.archive.compare import Compare
from dossier.archive.context import Context, Service
from dossier.archive.judgements import Judgements
from dossier.catalog.naming_reports import in_story
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.describe import description_from
from dossier.model.entities import REPORTS_AT_ONCE, Entity, NamingFinding, NamingReport, NamingSentence, Spelling
from dossier.model.events import Changes
from dossier.model.evidence import Span
from dossier.model.judgements import Judgement, NamesJoined
from dossier.model.links import Cell
from dossier.model.records import record_of
from dossier.model.reports import Record
from dossier.model.tags import folded

if TYPE_CHECKING:
    from dossier.compare.naming_sentences import NamingPattern

_KINDS = 3  # reports that say what kind of thing a name is
_SIMILAR = 40  # reports in which other spellings are looked for


class Entities(Service):
    """Names are found by the full-text index; case and accents do not count. The trash is left out."""

    def __init__(self, context: Context, cases: Cases, compare: Compare, judgements: Judgements) -> None:
        super().__init__(context)
        self._cases, self._compare, self._judgements = cases, compare, judgements

    def get(self, name: str, limit: int = REPORTS_AT_ONCE, offset: int = 0) -> Entity:
        """All on a name and the spellings that people joined with it; sentences of `limit` reports from `offset` on.

        A person is also found by the family name alone, in reports that give the full name once. Raises BadInput for a
        name without a word, or one that no report has, and MissingBlob, FixityMismatch.
        """
        spellings = self._spellings(name)
        match = in_story(spelling.text for spelling in spellings)
        counts, reports = self._catalog.naming_reports(match, limit, offset)
        if not counts.reports:
            raise BadInput(name, Clause("no-report-has-name"))
        pattern = self._pattern(spellings)
        records = list(map(self._record_of, reports))
        kind = _most_frequent(pattern.kind_in(record) for record in records[:_KINDS])
        found = [
            NamingSentence(report, one.sentence, one.spelling, one.speaker)
            for report, record in zip(reports, records, strict=True)
            for one in pattern.sentences_of(record, by_family_name=kind == "person")
        ]
        if len(spellings) > 1:
            spellings = [replace(one, reports=self._catalog.naming_count(one.text)) for one in spellings]
        else:
            spellings = [replace(spellings[0], reports=counts.reports)]
        shown = min(offset + limit, counts.reports)
        return Entity(spellings[0].text, kind, counts, tuple(spellings), tuple(found), shown)

    def similar(self, name: str) -> Sequence[Spelling]:
        """Other spellings, probably of the same name, in reports with the same words. Raises as `get`."""
        from dossier.compare.naming_sentences import name_words  # late: what compares takes a while to load
        from dossier.compare.similar_names import similar_names

        spellings = self._spellings(name)
        own = in_story(spelling.text for spelling in spellings)
        known = [name_words(spelling.text) for spelling in spellings]
        first, *_, last = (*known[0], known[0][-1])
        near = f'text : "{last}"' + (f' OR (text : "{first}" AND text : "{last[:3]}" *)' if first != last else "")
        others = f"({near}) NOT ({own})"
        found = [report for match in (own, others) for report in self._catalog.naming_reports(match, _SIMILAR)[1]]
        records = list(map(self._record_of, found))
        return [Spelling(text, self._catalog.naming_count(text)) for text in similar_names(records, known)]

    def contradictions(self, name: str) -> Sequence[NamingFinding]:
        """Rows of the cases that hold the reports where these disagree in sentences that name it. Raises as `get`."""
        spellings = self._spellings(name)
        match, pattern = in_story(spelling.text for spelling in spellings), self._pattern(spellings)
        found = list[NamingFinding]()
        for case in self._catalog.naming_cases(match):
            file = self._compare.file(case)
            records = [source.record for source in file.sources if source.description]
            person = _most_frequent(map(pattern.kind_in, records)) == "person"
            named = {
                record.report: [one.sentence.span for one in pattern.sentences_of(record, by_family_name=person)]
                for record in records
            }
            found += (
                NamingFinding(file.case.case, file.case.name, finding)
                for finding in file.findings
                if not finding.agree and any(_lies_in(cell, named.get(cell.report, ())) for cell in finding.cells)
            )
        return found

    def join(self, names: Sequence[str]) -> Judgement:
        """Rules that these spellings are one name; `archive.judgements.undo` takes it back. Raises BadInput."""
        chosen = dict.fromkeys(" ".join(name.split()) for name in names)
        if len({folded(name) for name in chosen}) < 2:
            raise BadInput(" ".join(names), Clause("single-spelling"))
        for name in chosen:
            self._spellings(name)
        return self._judgements.say_of_archive(NamesJoined(tuple(chosen)))

    def separate(self, name: str, other: str) -> Changes:
        """Takes back the newest ruling that joined two spellings. Raises BadInput where there is none."""
        asked = {folded(name), folded(other)}
        for judgement, names in reversed(self._rulings()):
            if asked <= set(map(folded, names)):
                return self._judgements.undo(judgement)
        raise BadInput(f"{name}, {other}", Clause("spellings-not-joined"))

    def _rulings(self) -> list[tuple[str, tuple[str, ...]]]:
        return [(j.judgement, j.said.names) for j in self._catalog.judgements() if isinstance(j.said, NamesJoined)]

    def _spellings(self, name: str) -> list[Spelling]:
        """The name, and all that people joined with it, directly or through others."""
        from dossier.compare.naming_sentences import name_words  # late, as above

        name = " ".join(name.split())
        if not name_words(name):
            raise BadInput(name, Clause("holds-no-name"))
        found, rulings = {folded(name): Spelling(name, 0, asked=True)}, self._rulings()
        grown = True
        while grown:
            grown = False
            for judgement, names in rulings:
                new = [other for other in names if folded(other) not in found]
                if new and len(new) < len(names):
                    found |= {folded(other): Spelling(other, 0, judgement) for other in new}
                    grown = True
        return list(found.values())

    def _pattern(self, spellings: Sequence[Spelling]) -> NamingPattern:
        from dossier.compare.naming_sentences import NamingPattern  # late, as above

        return NamingPattern(spelling.text for spelling in spellings)

    def _record_of(self, report: NamingReport) -> Record:
        store = self._context.store
        kept = description_from(json.loads(store.read(report.description)))
        return record_of(report.report, report.version, store.read(report.rendition).decode(), kept)


def _lies_in(cell: Cell, sentences: Iterable[Span | None]) -> bool:
    at = cell.evidence.span
    return at is not None and any(one and one.start <= at.start and at.end <= one.end for one in sentences)


def _most_frequent(kinds: Iterable[str | None]) -> str:
    counted = Counter(filter(None, kinds))
    return counted.most_common(1)[0][0] if counted else "other"
