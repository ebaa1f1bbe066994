"""The verbs on what a person says of sources, rows and cells."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.keeping.judgebook import Judgebook
from dossier.keeping.recorder import Recorder
from dossier.model.cases import Case, CaseFile
from dossier.model.events import Changes
from dossier.model.judgements import Grade, Graded, Judgement, JudgementKind, Qualifier, Standing, Value, Which
from dossier.model.links import Finding
from dossier.model.reports import ReportId


class Judging:
    """Judgements on a case name its rows by their keys (`figure/killed`), and cells by their report or their words.

    Every one is an event; `undo_judgement` takes it back.
    """

    _catalog: Catalog
    _recorder: Recorder
    _person: str

    def case(self, name: str) -> Case:
        raise NotImplementedError  # the archive's

    def case_file(self, name: str, *, as_of: str | None = None) -> CaseFile:
        raise NotImplementedError  # the archive's

    def grade(self, report: ReportId, grade: Grade | str, note: str = "") -> Judgement:
        """Grades a report on the Admiralty scale: `B2` (see `Grade`). Raises BadInput."""
        try:
            chosen = Grade.of(grade) if isinstance(grade, str) else grade
        except ValueError as error:
            raise BadInput(str(grade), "is no grade: a letter A to F for the outlet, a digit 1 to 6") from error
        return self._judgebook().grade(report, chosen, note)

    def settle(self, case: str, row: str, note: str, value: Value | None = None) -> Judgement:
        """Marks a row settled, with a note, and the value that is held to be right if one is. Raises BadInput."""
        return self._judgebook().settle(self.case(case).case, row, note, value)

    def merge_rows(self, case: str, rows: Sequence[str]) -> Judgement:
        """Says that rows of one kind tell of one thing, which keeps the name of the first. Raises BadInput."""
        return self._judgebook().merge(self.case(case).case, rows)

    def split_row(self, case: str, row: str, cells: Sequence[Which]) -> Judgement:
        """Says that some cells of a row tell of something else. Raises BadInput."""
        return self._judgebook().split(self.case(case).case, row, cells)

    def correct_cell(
        self,
        case: str,
        row: str,
        cell: Which,
        *,
        value: Value | None = None,
        qualifier: Qualifier | None = None,
        attributed_to: str | None = None,
    ) -> Judgement:
        """Says what a report tells in truth: `12`, `"20-25"`, a day; what was read stays beside it. Raises BadInput.

        `attributed_to` is who says so according to the report, "" for nobody.
        """
        return self._judgebook().correct(self.case(case).case, row, cell, value, qualifier, attributed_to)

    def remove_cell(self, case: str, row: str, cell: Which) -> Judgement:
        """Says that a cell belongs neither into its row nor into another. Raises BadInput."""
        return self._judgebook().remove(self.case(case).case, row, cell)

    def judgements(self, case: str | None = None) -> Sequence[Standing]:
        """Judgements in force, oldest first, and whether each still applies.

        Of one case, with the grades of its reports; or all. Raises BadInput.
        """
        held = self._catalog.judgements()
        cases = self._catalog.cases() if case is None else [self.case(case)]
        applying = {s.judgement.judgement for c in cases for s in self.case_file(c.case).judgements if s.applies}
        meant = {report for c in cases for report in c.reports} if case is not None else None
        return [
            Standing(one, one.case is None or one.judgement in applying)
            for one in held
            if (one.case in {c.case for c in cases} if one.case else meant is None or one.reports <= meant)
        ]

    def undo_judgement(self, judgement: str) -> Changes:
        """Takes a judgement back (`J57`). Raises BadInput when it is not in force."""
        return self._judgebook().undo(judgement)

    def judge_again(self, taken_back: Judgement) -> Judgement:
        """Says again what was said by a judgement that was taken back; it gets a number of its own."""
        return self._judgebook().again(taken_back)

    def last_judgement(
        self, kind: JudgementKind, about: str, case: str | None = None, report: ReportId | None = None
    ) -> Judgement:
        """The newest judgement of a kind in force on a report, or on a row of a case, there on a cell of `report`.

        Raises BadInput.
        """
        return self._judgebook().last(kind, about, self.case(case).case if case else None, report)

    def _grades(self) -> dict[ReportId, Judgement]:
        """The grade in force of each report: the last."""
        return {j.said.report: j for j in self._catalog.judgements() if isinstance(j.said, Graded)}

    def _judgebook(self) -> Judgebook:
        return Judgebook(self._catalog, self._recorder, self._person, self._rows)

    def _rows(self, case: str) -> Sequence[Finding]:
        return self.case_file(case).findings
