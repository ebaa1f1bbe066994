"""Judgements: what a person says of a source, a row or a cell, each an event, each to be taken back."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date
from typing import Any

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.keeping.recorder import Entry, Recorder
from dossier.model.events import Changes
from dossier.model.judgements import (
    DIGITS,
    Corrected,
    Grade,
    Graded,
    Judgement,
    JudgementKind,
    Merged,
    Pin,
    Qualifier,
    Removed,
    Said,
    Settled,
    Split,
    Value,
    Which,
    WordsOf,
    is_comparable,
    said_json,
)
from dossier.model.links import Cell, Finding, kinds_apart
from dossier.model.reports import ReportId

_NUMBER = r"\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+"
_RANGE = re.compile(rf"({_NUMBER})\s*[-–]\s*({_NUMBER})")
_TOO_LARGE = "is larger than any number that can be compared"
_DAY = re.compile(r"--\d\d-\d\d")
_MERGED = ("figure", "date", "quote", "name")


class Judgebook:
    """The judgements of one `person` (an agent's name); `findings` gives the rows of a case as they stand."""

    def __init__(
        self, catalog: Catalog, recorder: Recorder, person: str, findings: Callable[[str], Sequence[Finding]]
    ) -> None:
        self._catalog, self._recorder, self._person, self._findings = catalog, recorder, person, findings

    def grade(self, report: ReportId, grade: Grade, note: str) -> Judgement:
        with self._recorder.writing():
            self._catalog.row(report)
            return self._say(None, Graded(report, grade, note.strip()))

    def settle(self, case: str, key: str, note: str, value: Value | None) -> Judgement:
        if not note.strip():
            raise BadInput(key, "needs a note that says why it is settled")
        with self._recorder.writing():
            row = self._row(case, key)
            right = None if value is None else _value(row, value)[1]
            return self._say(case, Settled(row.ref, note.strip(), right))

    def merge(self, case: str, keys: Sequence[str]) -> Judgement:
        with self._recorder.writing():
            rows = [self._row(case, key) for key in dict.fromkeys(keys)]
            if len({row.key for row in rows}) < 2:
                raise BadInput(" ".join(keys), "is one row; merging takes two")
            if kinds := kinds_apart(rows):
                raise BadInput(" ".join(keys), f"cannot be one row: {' and '.join(kinds)}")
            if rows[0].finding not in _MERGED:
                raise BadInput(" ".join(keys), "follow from other rows; merge those")
            return self._say(case, Merged(tuple(row.ref for row in rows)))

    def split(self, case: str, key: str, cells: Sequence[Which]) -> Judgement:
        with self._recorder.writing():
            row = self._changeable(case, key)
            found = list(dict.fromkeys(cell.pin for which in cells for cell in _cells(row, which)))
            if len(found) == len(row.cells):
                raise BadInput(key, "would keep no cell: split off some of its cells, not all")
            return self._say(case, Split(row.ref, tuple(found)))

    def correct(
        self, case: str, key: str, which: Which, value: Value | None, qualifier: Qualifier | None, by: str | None
    ) -> Judgement:
        if value is None and qualifier is None and by is None:
            raise BadInput(key, "needs a value, a qualifier or a source that is right")
        with self._recorder.writing():
            row = self._changeable(case, key)
            cell = _one(row, which)
            if row.finding == "name" or (row.finding == "quote" and (value is not None or qualifier)):
                raise BadInput(
                    key, "shows a report's own words, which cannot be corrected; split them off, or remove them"
                )
            least, right = (None, None) if value is None else _value(row, value)
            if least is not None:
                qualifier = "between"
            elif value is not None and qualifier is None and cell.qualifier == "between":
                qualifier = "exactly"
            return self._say(case, Corrected(row.ref, cell.pin, right, least, qualifier, by))

    def remove(self, case: str, key: str, which: Which) -> Judgement:
        with self._recorder.writing():
            row = self._changeable(case, key)
            return self._say(case, Removed(row.ref, _one(row, which).pin))

    def undo(self, name: str) -> Changes:
        with self._recorder.writing():
            for held in self._catalog.judgements():
                if held.judgement.casefold() == name.strip().casefold():
                    detail: dict[str, Any] = {"judgement": int(held.judgement[1:]), "reports": sorted(held.reports)}
                    detail |= _about(held.case, held.said)
                    return self._recorder.record([Entry("judgement-undone", detail, agent=self._person)])
        raise BadInput(name, "is no judgement in force")

    def again(self, taken_back: Judgement) -> Judgement:
        """Says the same once more; it is a judgement of its own."""
        return self._say(taken_back.case, taken_back.said)

    def last(self, kind: JudgementKind, about: str, case: str | None, report: ReportId | None) -> Judgement:
        for held in reversed(self._catalog.judgements()):
            meant = {row.key for row in held.rows} or held.reports
            of_report = report is None or report in held.reports
            if held.said.kind == kind and held.case == case and about in meant and of_report:
                return held
        raise BadInput(about, f"has nothing to take back: no judgement of the kind {kind}")

    def _say(self, case: str | None, said: Said) -> Judgement:
        self._recorder.record([Entry(said.kind, _about(case, said) | said_json(said), agent=self._person)])
        return self._catalog.judgements()[-1]

    def _row(self, case: str, key: str) -> Finding:
        """The row of this key, or the one that it was merged into."""
        found = self._findings(case)
        for row in (*(row for row in found if row.key == key), *(row for row in found if key in row.merged)):
            return row
        raise BadInput(key, "is no row of this case; `dossier compare` gives each row's key")

    def _changeable(self, case: str, key: str) -> Finding:
        row = self._row(case, key)
        if row.finding == "omission":
            raise BadInput(key, "follows from other rows; change those, or settle it")
        return row


def _about(case: str | None, said: Said) -> dict[str, Any]:
    """Which case's log it belongs to, and which report's history."""
    about: dict[str, Any] = {"case": case} if case else {}
    match said:
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
        raise BadInput(report, f"has no such cell in the row {row.key}")
    return found


def _one(row: Finding, which: Which) -> Cell:
    found = _cells(row, which)
    if len(found) > 1:
        words = ", ".join(f"“{cell.evidence.quote}”" for cell in found)
        raise BadInput(found[0].report, f"has several cells in the row {row.key}; say which words are meant: {words}")
    return found[0]


def _value(row: Finding, value: Value) -> tuple[int | float | None, Value]:
    """A value as the row has them, behind the lower end of a range. Raises BadInput for what the row cannot hold."""
    if not isinstance(value, str):
        if not is_comparable(value):
            raise BadInput("value", _TOO_LARGE)
        return None, value
    words = value.strip()
    if row.finding == "date":
        return None, _day(words)
    if row.finding != "figure" and row.cells and isinstance(row.cells[0].value, str):
        return None, words
    if found := _RANGE.fullmatch(words):
        return _number(found[1]), _number(found[2])
    if not re.fullmatch(_NUMBER, words):
        raise BadInput(value, "is no number; write it as 12, 1,200, 3.5, or 20-25")
    return None, _number(words)


def _number(words: str) -> int | float:
    plain = words.replace(",", "")
    if len(plain) > DIGITS:
        raise BadInput("value", _TOO_LARGE)
    return float(plain) if "." in plain else int(plain)


def _day(words: str) -> str:
    try:
        return words if _DAY.fullmatch(words) else date.fromisoformat(words).isoformat()
    except ValueError as error:
        raise BadInput(words, "is no day; write it as 2019-03-03") from error
