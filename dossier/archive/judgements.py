"""Records what a person decides about sources, rows and cells of a comparison, and takes it back."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from dossier import lazy_re as re
from dossier.archive.cases import Cases
from dossier.archive.compare import Compare
from dossier.archive.context import Context, Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.events import Changes
from dossier.model.judgements import (
    DIGITS,
    Corrected,
    Dismissed,
    Grade,
    Graded,
    Judgement,
    JudgementKind,
    JudgementStatus,
    Merged,
    NamesJoined,
    Pin,
    Qualifier,
    Removed,
    Said,
    SettledRow,
    Split,
    Value,
    Which,
    WordsOf,
    is_comparable,
    said_json,
)
from dossier.model.links import Cell, Finding, kinds_apart
from dossier.model.reports import ReportId
from dossier.repository.writer import LogEntry

_NUMBER = r"\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+"
_RANGE = re.compile(rf"({_NUMBER})\s*[-–]\s*({_NUMBER})")
_TOO_LARGE = Clause("number-too-large")
_DAY = re.compile(r"--\d\d-\d\d")
_MERGED = ("figure", "date", "quote", "name")


class Judgements(Service):
    """A judgement names a row by its key (`figure/killed`), and a cell by its report or its words.

    Every judgement is an event; `undo` takes it back. Case arguments take an id or a name.
    """

    former = "list"

    def __init__(self, context: Context, cases: Cases, compare: Compare) -> None:
        super().__init__(context)
        self._cases, self._compare = cases, compare

    def grade(self, report: ReportId, grade: Grade | str, note: str = "") -> Judgement:
        """Grades a report on the Admiralty scale: `B2` (see `Grade`). Raises BadInput."""
        try:
            chosen = Grade.of(grade) if isinstance(grade, str) else grade
        except ValueError as error:
            raise BadInput(str(grade), Clause("no-such-grade")) from error
        with self._recorder.writing():
            self._catalog.row(report)
            return self._say(None, Graded(report, chosen, note.strip()))

    def dismiss(self, reports: Sequence[ReportId], note: str = "") -> Judgement:
        """Keeps reports from being suggested as a case again, unless among as many others. Raises BadInput."""
        named = tuple(dict.fromkeys(reports))
        if len(named) < 2:
            raise BadInput(" ".join(named), Clause("no-suggested-case"))
        with self._recorder.writing():
            for report in named:
                self._catalog.row(report)
            return self._say(None, Dismissed(named, note.strip()))

    def say_of_archive(self, said: NamesJoined) -> Judgement:
        """Records what is about no report and no case."""
        return self._say(None, said)

    def settle(self, case: str, row: str, note: str, value: Value | None = None) -> Judgement:
        """Marks a row resolved, with a note, and the value held to be right if there is one. Raises BadInput."""
        if not note.strip():
            raise BadInput(row, Clause("needs-note-on-settling"))
        with self._recorder.writing():
            found = self._row(identifier := self._cases.get(case).case, row)
            right = None if value is None else _value(found, value)[1]
            return self._say(identifier, SettledRow(found.ref, note.strip(), right))

    def merge(self, case: str, rows: Sequence[str]) -> Judgement:
        """Joins rows of one kind into one, which keeps the key of the first. Raises BadInput."""
        with self._recorder.writing():
            identifier = self._cases.get(case).case
            found = [self._row(identifier, key) for key in dict.fromkeys(rows)]
            if len({row.key for row in found}) < 2:
                raise BadInput(" ".join(rows), Clause("single-row"))
            if kinds := kinds_apart(found):
                raise BadInput(" ".join(rows), Clause("cannot-be-one-row", kinds=" and ".join(kinds)))
            if found[0].finding not in _MERGED:
                raise BadInput(" ".join(rows), Clause("follow-from-other-rows"))
            return self._say(identifier, Merged(tuple(row.ref for row in found)))

    def split(self, case: str, row: str, cells: Sequence[Which]) -> Judgement:
        """Moves some cells of a row into a row of their own. Raises BadInput."""
        with self._recorder.writing():
            found = self._changeable(identifier := self._cases.get(case).case, row)
            pins = list(dict.fromkeys(cell.pin for which in cells for cell in _cells(found, which)))
            if len(pins) == len(found.cells):
                raise BadInput(row, Clause("split-takes-all-cells"))
            return self._say(identifier, Split(found.ref, tuple(pins)))

    def correct(
        self,
        case: str,
        row: str,
        cell: Which,
        *,
        value: Value | None = None,
        qualifier: Qualifier | None = None,
        attributed_to: str | None = None,
    ) -> Judgement:
        """Corrects what was read in a cell: `12`, `"20-25"`, a day. The words read stay shown. Raises BadInput.

        `attributed_to` is the speaker according to the report, "" for none.
        """
        if value is None and qualifier is None and attributed_to is None:
            raise BadInput(row, Clause("needs-correct-value"))
        with self._recorder.writing():
            found = self._changeable(identifier := self._cases.get(case).case, row)
            chosen = _one(found, cell)
            if found.finding == "name" or (found.finding == "quote" and (value is not None or qualifier)):
                raise BadInput(row, Clause("wording-not-correctable"))
            least, right = (None, None) if value is None else _value(found, value)
            if least is not None:
                qualifier = "between"
            elif value is not None and qualifier is None and chosen.qualifier == "between":
                qualifier = "exactly"
            return self._say(identifier, Corrected(found.ref, chosen.pin, right, least, qualifier, attributed_to))

    def remove(self, case: str, row: str, cell: Which) -> Judgement:
        """Removes a cell that belongs to no row. Raises BadInput."""
        with self._recorder.writing():
            found = self._changeable(identifier := self._cases.get(case).case, row)
            return self._say(identifier, Removed(found.ref, _one(found, cell).pin))

    def list(self, case: str | None = None) -> Sequence[JudgementStatus]:
        """Judgements in force, oldest first, and whether each still applies; all, or those on one case.

        Those on a case include the grades of its reports. Raises BadInput.
        """
        cases = self._catalog.cases() if case is None else [self._cases.get(case)]
        applying = {s.judgement.judgement for c in cases for s in self._compare.file(c.case).judgements if s.applies}
        ids = {c.case for c in cases}
        reports = {report for c in cases for report in c.reports} if case is not None else None
        return [
            JudgementStatus(one, one.case is None or one.judgement in applying)
            for one in self._catalog.judgements()
            if (one.case in ids if one.case else reports is None or one.reports <= reports)
        ]

    def undo(self, judgement: str) -> Changes:
        """Takes a judgement back (`J57`). Raises BadInput when it is not in force."""
        with self._recorder.writing():
            for judged in self._catalog.judgements():
                if judged.judgement.casefold() == judgement.strip().casefold():
                    detail: dict[str, Any] = {"judgement": int(judged.judgement[1:]), "reports": sorted(judged.reports)}
                    return self._record("judgement-undone", **detail, **_about(judged.case, judged.said))
        raise BadInput(judgement, Clause("no-such-judgement"))

    def redo(self, undone: Judgement) -> Judgement:
        """Records a judgement again that was taken back; it gets a number of its own."""
        return self._say(undone.case, undone.said)

    def last(
        self, kind: JudgementKind, about: str, case: str | None = None, report: ReportId | None = None
    ) -> Judgement:
        """The newest judgement of a kind in force on a report, or on a row of a case, there on a cell of `report`.

        Raises BadInput.
        """
        identifier = self._cases.get(case).case if case else None
        for judgement in reversed(self._catalog.judgements()):
            subjects = {row.key for row in judgement.rows} or judgement.reports
            of_report = report is None or report in judgement.reports
            if judgement.said.kind == kind and judgement.case == identifier and about in subjects and of_report:
                return judgement
        raise BadInput(about, Clause("has-nothing-to-take-back", kind=kind))

    def _say(self, case: str | None, content: Said) -> Judgement:
        self._recorder.record([LogEntry(content.kind, _about(case, content) | said_json(content), agent=self._person)])
        return self._catalog.judgements()[-1]

    def _row(self, case: str, key: str) -> Finding:
        """The row of this key, or the one that it was merged into."""
        found = self._compare.file(case).findings
        for row in (*(row for row in found if row.key == key), *(row for row in found if key in row.merged)):
            return row
        raise BadInput(key, Clause("no-such-row"))

    def _changeable(self, case: str, key: str) -> Finding:
        row = self._row(case, key)
        if row.finding == "omission":
            raise BadInput(key, Clause("follows-from-other-rows"))
        return row


def _about(case: str | None, content: Said) -> dict[str, Any]:
    """The case and the reports that a judgement's event belongs to."""
    about: dict[str, Any] = {"case": case} if case else {}
    match content:
        case Graded(report) | Corrected(cell=Pin(report)) | Removed(cell=Pin(report)):
            about["report"] = report
    return about


def _cells(row: Finding, which: Which) -> list[Cell]:
    match which:
        case Pin(report):
            found = [cell for cell in row.cells if cell.pin == which]
        case WordsOf(report, words):
            mine = (cell for cell in row.cells if cell.report == report)
            found = [cell for cell in mine if words.casefold() in cell.evidence.quote.casefold()]
        case report:
            found = [cell for cell in row.cells if cell.report == report]
    if not found:
        raise BadInput(report, Clause("has-no-such-cell-in-row", row=row.key))
    return found


def _one(row: Finding, which: Which) -> Cell:
    found = _cells(row, which)
    if len(found) > 1:
        words = ", ".join(f"“{cell.evidence.quote}”" for cell in found)
        raise BadInput(found[0].report, Clause("has-several-cells-in-row", row=row.key, words=words))
    return found[0]


def _value(row: Finding, value: Value) -> tuple[int | float | None, Value]:
    """A value as the row has them, behind the lower end of a range. Raises BadInput for what the row cannot hold."""
    if not isinstance(value, str):
        if not is_comparable(value):
            raise BadInput(Clause("the-value"), _TOO_LARGE)
        return None, value
    words = value.strip()
    if row.finding == "date":
        return None, _day(words)
    if row.finding != "figure" and row.cells and isinstance(row.cells[0].value, str):
        return None, words
    if found := _RANGE.fullmatch(words):
        return _number(found[1]), _number(found[2])
    if not re.fullmatch(_NUMBER, words):
        raise BadInput(value, Clause("not-a-number"))
    return None, _number(words)


def _number(words: str) -> int | float:
    plain = words.replace(",", "")
    if len(plain) > DIGITS:
        raise BadInput(Clause("the-value"), _TOO_LARGE)
    return float(plain) if "." in plain else int(plain)


def _day(words: str) -> str:
    try:
        return words if _DAY.fullmatch(words) else date.fromisoformat(words).isoformat()
    except ValueError as error:
        raise BadInput(words, Clause("not-a-day")) from error
