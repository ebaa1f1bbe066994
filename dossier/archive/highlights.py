"""Marks words of reports in colours, with comments, and says what later versions made of the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dossier.archive.cases import Cases
from dossier.archive.context import Context, Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.digest import Digest
from dossier.model.events import Changes, EventKind
from dossier.model.evidence import Span
from dossier.model.highlights import COLOURS, CONTEXT, CarriedHighlight, Colour, Highlight, HighlightId
from dossier.model.reports import Record, ReportId, Version

if TYPE_CHECKING:
    from dossier.changes.word_alignment import WordAlignment

_Readings = tuple[Digest, ReportId, int]  # what a highlight is pinned to, and the version that it is carried to


class Highlights(Service):
    """A highlight stays pinned to the version it was made on. Every change is an event and can be undone."""

    def __init__(self, context: Context, cases: Cases) -> None:
        super().__init__(context)
        self._cases = cases

    def list(
        self, report: ReportId | None = None, *, case: str | None = None, version: int | None = None
    ) -> Sequence[CarriedHighlight]:
        """The highlights of a report, of a case's reports, or of all; as the newest version that was read has them.

        With a `version`, as that version of the report has them. Raises BadInput (no such report, version or case),
        MissingBlob, FixityMismatch.
        """
        ids: Sequence[ReportId] | None = None
        if case is not None:
            ids = self._cases.get(case).reports
        elif report is not None:
            ids = [self._catalog.row(report).report]
            if version is not None:
                self._context.shelf.record(ids[0], version)
        aligned: dict[_Readings, WordAlignment] = {}
        return [self._carried(one, version, aligned) for one in self._catalog.highlights(reports=ids)]

    def get(self, highlight: HighlightId) -> Highlight:
        """Raises BadInput, also for one that was removed."""
        return self._found(highlight, self._catalog.highlights())

    def add(
        self, report: ReportId, span: Span, colour: Colour = "yellow", comment: str = "", version: int | None = None
    ) -> Highlight:
        """Marks words of a report, by default in its newest version.

        `span` counts code points of the version's rendition. Raises BadInput (no such report or version, no words
        there, no such colour, highlighted already).
        """
        _check_colour(colour)
        record = self._context.shelf.record(self._catalog.row(report).report, version)
        text, quote = record.rendition, span.of(record.rendition)
        passage = f"{report} v{record.version} {span.start}-{span.end}"
        if span.end > len(text) or not quote.strip():
            raise BadInput(passage, Clause("holds-no-words"))
        with self._recorder.writing():
            pinned = self._version(record.report, record.version).rendition
            held = self._catalog.highlights(reports=[record.report])
            if same := [one for one in held if (one.rendition, one.span) == (pinned, span)]:
                raise BadInput(passage, Clause("highlighted-already", highlight=same[0].highlight))
            self._record(
                "highlight-made",
                report=record.report,
                version=record.version,
                rendition=pinned,
                start=span.start,
                end=span.end,
                quote=quote,
                before=text[max(span.start - CONTEXT, 0) : span.start],
                after=text[span.end : span.end + CONTEXT],
                colour=colour,
                comment=comment.strip(),
            )
            return self.get(f"H{self._recorder.last()}")

    def change(self, highlight: HighlightId, *, colour: Colour | None = None, comment: str | None = None) -> Highlight:
        """Gives a highlight another colour or comment; the same again is no event. Raises BadInput."""
        with self._recorder.writing():
            before = self.get(highlight)
            looks = (colour or before.colour, before.comment if comment is None else comment.strip())
            _check_colour(looks[0])
            if looks == (before.colour, before.comment):
                return before
            self._about("highlight-changed", before, colour=looks[0], comment=looks[1])
            return self.get(highlight)

    def remove(self, highlight: HighlightId) -> Changes:
        """Removes the mark; the words of its comment stay in the log. Raises BadInput."""
        with self._recorder.writing():
            return self._about("highlight-removed", self.get(highlight))

    def restore(self, highlight: HighlightId) -> Highlight:
        """Puts a removed highlight back as it was. Raises BadInput."""
        with self._recorder.writing():
            self._about("highlight-restored", self._found(highlight, self._catalog.highlights(removed=True)))
            return self.get(highlight)

    def _about(self, kind: EventKind, made: Highlight, **detail: str) -> Changes:
        return self._record(kind, report=made.report, highlight=int(made.highlight[1:]), **detail)

    def _found(self, highlight: HighlightId, among: Sequence[Highlight]) -> Highlight:
        found = next((one for one in among if one.highlight == highlight), None)
        if found is None:
            raise BadInput(highlight, Clause("no-such-highlight"))
        return found

    def _version(self, report: ReportId, number: int) -> Version:
        return next(one for one in self._catalog.versions(report) if one.number == number)

    def _carried(
        self, made: Highlight, number: int | None, aligned: dict[_Readings, WordAlignment]
    ) -> CarriedHighlight:
        target = self._target(made, number)
        if target is None or target.rendition == made.rendition:
            return CarriedHighlight(made, target.number if target else made.version, "unchanged", made.span, made.quote)
        key = made.rendition, made.report, target.number
        if key not in aligned:
            aligned[key] = self._alignment(made, self._context.shelf.record(made.report, target.number))
        fate, span = aligned[key].follow(made.span)
        words = span.of(aligned[key].new.rendition) if span else ""
        return CarriedHighlight(made, target.number, fate, span, words)

    def _target(self, made: Highlight, number: int | None) -> Version | None:
        """The version to carry it to, by default the one shown or the newest that was read; None where none was."""
        read = {one.number: one for one in self._catalog.versions(made.report) if one.rendition}
        shown = number or self._catalog.row(made.report).version
        return read.get(shown) or (read[max(read)] if read else None)

    def _alignment(self, made: Highlight, new: Record) -> WordAlignment:
        from dossier.changes.word_alignment import WordAlignment  # late: what compares takes a while to load

        text = self._context.store.read(made.rendition).decode()
        source = self._context.shelf.source(made.report, made.version)
        paragraphs = source.record.text if source.record.rendition == text else ()
        return WordAlignment(Record(made.report, made.version, text, tuple(paragraphs)), new)


def _check_colour(colour: str) -> None:
    if colour not in COLOURS:
        raise BadInput(colour, Clause("no-such-colour", colours=", ".join(COLOURS)))
