"""A charset and the columns of a table are chosen in the window; the report is read again, and undo takes it back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from dossier.desktop.dialogs.reading_dialogs import CharsetDialog, ColumnsDialog
from tests.desktop.conftest import Stage, aside
from tests.desktop.handling import press

_RUSSIAN = "Паром сел на мель у порта\n\nИван Петровский\n\nПаром с сорока пассажирами сел на мель во вторник утром.\n"
_MORE = "Mehr als vierzig Menschen waren dabei, und niemand wurde verletzt, sagte ein Sprecher am Abend vor Ort."
_ROWS = (
    ("Zeile A", "Zeile B", "Zeile C"),
    ("Fähre läuft auf Grund", "2019-03-06", f"Die Fähre lief am Dienstag vor dem Hafen auf Grund. {_MORE}"),
    ("Rat schließt Bücherei", "2019-03-07", f"Der Rat stimmte dafür, die Bücherei am Platz zu schließen. {_MORE}"),
)


def _when_asked(answer: Callable[[CharsetDialog | ColumnsDialog], object]) -> None:
    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, CharsetDialog | ColumnsDialog):
            answer(dialog)
            dialog.accept()
        else:
            QTimer.singleShot(20, look)

    QTimer.singleShot(0, look)


def _questions(stage: Stage) -> set[str]:
    return {doubt.why for asked in aside(lambda: stage.archive.reviews.list(9)) for doubt in asked.doubts}


def _text(stage: Stage) -> str:
    return aside(lambda: stage.archive.reports.get("R1").rendition or "")


def test_a_charset_chosen_by_hand_reads_the_report_again(stage: Stage) -> None:
    """The letters of the shown report change with it, and back again."""
    path = stage.write("ferry.txt", "")
    path.write_bytes(_RUSSIAN.encode("koi8-r"))
    stage.take(path)
    stage.until(lambda: stage.window.pane.detail)
    before = _text(stage)

    _when_asked(lambda dialog: dialog.box.setCurrentText("cp1251"))
    press(stage, "charset")
    stage.until(lambda: _text(stage) != before)
    assert _text(stage).startswith(_RUSSIAN.encode("koi8-r").decode("cp1251")[:5])
    stage.until(lambda: stage.window.pane.detail and stage.window.pane.detail.rendition == _text(stage))
    press(stage, "undo")
    stage.until(lambda: _text(stage) == before)


def test_columns_assigned_in_the_window_make_rows_reports(stage: Stage) -> None:
    """A column is assigned to headline and one to text before the dialog can be accepted; undo takes the rows away."""
    stage.take(stage.write("rows.csv", "\n".join(map(";".join, _ROWS))))
    stage.until(lambda: stage.window.pane.detail)
    said: list[bool] = []

    def answer(dialog: ColumnsDialog) -> None:
        said.append(dialog._accepts.isEnabled())
        for column, field in zip(_ROWS[0], ("headline", "published", "text"), strict=True):
            box = dialog.boxes[column]
            box.setCurrentIndex(box.findData(field))
        said.append(dialog._accepts.isEnabled())

    _when_asked(answer)
    press(stage, "columns")
    stage.until(lambda: _ROWS[1][0] in stage.headlines() and _ROWS[2][0] in stage.headlines())
    assert said == [False, True]
    press(stage, "undo")
    stage.until(lambda: _ROWS[1][0] not in stage.headlines())


def test_a_report_that_is_no_table_has_no_columns(three: Stage) -> None:
    """The reason is shown instead of a dialog."""
    three.until(lambda: three.window.pane.detail)
    press(three, "columns")
    three.until(lambda: "table" in three.window.middle.notice.text)


def test_the_review_asks_for_columns_once(stage: Stage) -> None:
    """F2 at the question opens the dialog; answered, it is gone, also for later tables of the same kind."""
    stage.take(stage.write("rows.csv", "\n".join(map(";".join, _ROWS))))
    press(stage, "review")
    stage.until(lambda: stage.window.review._about_reading)

    def answer(dialog: ColumnsDialog) -> None:
        for column, field in zip(_ROWS[0], ("headline", "published", "text"), strict=True):
            dialog.boxes[column].setCurrentIndex(dialog.boxes[column].findData(field))

    _when_asked(answer)
    stage.window.review.reading_wanted.emit()
    stage.until(lambda: "columns" not in _questions(stage))
    later = [_ROWS[0], *((f"{title} wieder", day, words) for title, day, words in _ROWS[1:])]
    stage.take(stage.write("later.csv", "\n".join(map(";".join, later))))
    assert aside(stage.archive.reports.count) == 6
    assert "columns" not in _questions(stage)
