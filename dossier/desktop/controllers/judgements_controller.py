"""Judging in the window: what is asked of the person about the chosen rows, cells and reports, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from dossier.desktop.controllers.browse_controller import Browsing
from dossier.desktop.controllers.undo_message import show_done
from dossier.desktop.dialogs import judgement_dialogs as ask
from dossier.desktop.findings_wording import grade_text, subject
from dossier.desktop.session import Session
from dossier.desktop.views.middle_pane import Middle
from dossier.errors import BadInput
from dossier.model.judgements import Grade, Graded, Judgement
from dossier.model.links import Cell, Finding
from dossier.translations import in_quotes, tr

if TYPE_CHECKING:
    from dossier.archive import Archive

_IN_MENU = ("settle", "correct", "split", "merge", "strike", "grade", "entity")


class JudgementsController(QObject):
    """Acts on what is chosen in the case that `browsing` shows."""

    def __init__(self, window: QWidget, session: Session, browsing: Browsing, middle: Middle) -> None:
        super().__init__(window)
        self._window, self._session, self._browsing, self._middle = window, session, browsing, middle
        self._matrix = middle.case.compare.findings.cells
        middle.case.judgements.taken_back.connect(session.take_back_judgement)

    def handlers(self, correct_a_field: Callable[[], object]) -> dict[str, Callable[[], object]]:
        """The actions; F2 corrects a cell where the person is among cells, and a field elsewhere."""
        return {
            "correct": lambda: self.correct() if self._matrix.hasFocus() else correct_a_field(),
            "settle": self.settle, "merge": self.merge, "split": self.split, "strike": self.strike,
            "grade": self.grade,
        }  # fmt: skip

    def menu(self, actions: Mapping[str, QAction]) -> QMenu:
        menu = QMenu(self._window)
        menu.addActions([actions[name] for name in _IN_MENU])
        menu.insertSeparator(actions["grade"])
        return menu

    def settle(self) -> None:
        if (row := self._row()) and (answer := ask.ask_settlement(self._window, row, subject(row))):
            case, key, (note, value) = self._case(), row.key, answer
            self._session.do(
                tr("settled row"),
                lambda archive: archive.judgements.settle(case, key, note, value),
                self._shows_done(tr("Settled: {row}.", row=subject(row))),
            )

    def merge(self) -> None:
        rows = self._rows()
        if len(rows) < 2:
            self._post(tr("Hold Ctrl and choose one cell in each of the rows about the same thing."))
            return
        case, keys = self._case(), [row.key for row in rows]
        others = ", ".join(subject(row) for row in rows[1:])
        said = tr("Merged into {row}: {others}.", row=subject(rows[0]), others=others)

        def merge(archive: Archive) -> Judgement:
            try:
                return archive.judgements.merge(case, keys)
            except BadInput as error:  # it names rows by their keys, which no person has seen
                raise BadInput(", ".join(map(subject, rows)), error.reason) from error

        self._session.do(tr("merged rows"), merge, self._shows_done(said))

    def split(self) -> None:
        if (row := self._row()) and (cells := self._cells()):
            case, pins = self._case(), [cell.pin for cell in cells]
            said = tr("A row of its own: {cells}.", cells=_quoted(cells))
            split = tr("split row")
            self._session.do(
                split, lambda archive: archive.judgements.split(case, row.key, pins), self._shows_done(said)
            )

    def strike(self) -> None:
        if (row := self._row()) and (cell := self._cell()):
            case, said = self._case(), tr("Left out of {row}: {cells}.", row=subject(row), cells=_quoted([cell]))
            self._session.do(
                tr("cell left out"),
                lambda archive: archive.judgements.remove(case, row.key, cell.pin),
                self._shows_done(said),
            )

    def correct(self) -> None:
        row, cells = self._row(), self._cells()
        if row and cells and (edit := ask.ask_correction(self._window, row, cells)):
            self.corrected(row, edit)

    def corrected(self, row: Finding, edit: ask.CellEdit) -> None:
        case, how = self._case(), edit.qualifier
        self._session.do(
            tr("correction of a cell"),
            lambda archive: archive.judgements.correct(
                case, row.key, edit.cell, value=edit.value, qualifier=how, attributed_to=edit.attributed_to
            ),
            self._shows_done(tr("Corrected: {report} on {row}.", report=edit.cell.report, row=subject(row))),
        )

    def grade(self) -> None:
        """The report of the chosen cell while the person is among cells, else the one chosen in the list."""
        report = self._matrix.report() if self._matrix.hasFocus() else None
        row = self._middle.table.current()
        report = report or (row.report if row else None)
        if report is None:
            return
        held = self._held(report)
        about = in_quotes(row.headline) if row and row.headline else row.called if row else ""
        named = f"{report}, {about}" if row and row.report == report else report
        if answer := ask.ask_grade(self._window, named, held):
            self.graded(report, *answer)

    def graded(self, report: str, grade: Grade, note: str) -> None:
        self._session.do(
            tr("grade of {report}", report=report),
            lambda archive: archive.judgements.grade(report, grade, note),
            self._shows_done(
                tr("{report} is graded {grade}: {words}.", report=report, grade=grade, words=grade_text(grade))
            ),
        )

    def _held(self, report: str) -> Graded | None:
        said = (standing.judgement.said for standing in self._middle.case.judgements.shown)
        return next((one for one in reversed([*said]) if isinstance(one, Graded) and one.report == report), None)

    # what is chosen

    def _case(self) -> str:
        case = self._browsing.case()
        assert case, "the actions are there only where a case is"
        return case.case

    def _rows(self) -> list[Finding]:
        return self._matrix.rows() if self._browsing.case() else []

    def _row(self) -> Finding | None:
        """The one chosen row; a message appears where there is none or several."""
        rows = self._rows()
        if len(rows) == 1:
            return rows[0]
        self._post(tr("Choose cells of one row only.") if rows else tr("Choose a cell in the row first."))
        return None

    def _cells(self) -> Sequence[Cell]:
        cells = self._matrix.chosen()
        if not cells:
            self._post(tr("This report says nothing there; choose a cell with words."))
        return cells

    def _cell(self) -> Cell | None:
        cells = self._cells()
        if len(cells) > 1:
            self._post(tr("Several words match there; the command dossier case strike removes one of them."))
        return cells[0] if len(cells) == 1 else None

    def _post(self, said: str) -> None:
        self._middle.notice.post(said)

    def _shows_done(self, said: str) -> Callable[[object], None]:
        return lambda _: show_done(self._middle.notice, self._session.operations, said)


def _quoted(cells: Sequence[Cell]) -> str:
    return ", ".join(f"{cell.report} {in_quotes(cell.evidence.quote)}" for cell in cells)
