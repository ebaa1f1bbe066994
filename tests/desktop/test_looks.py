"""Promises of how the window looks: nothing is cut off that has room, and nothing is shown that means nothing."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from dossier.desktop import value_wording
from dossier.desktop.dialogs.tag_dialogs import WordsDialog
from dossier.desktop.findings_wording import key_text, value_text
from dossier.desktop.views import painting
from dossier.desktop.views.related_view import reason_text, reasons_text
from dossier.model.doubts import Doubt
from dossier.model.evidence import TEXT, Evidence, Span
from dossier.model.links import Cell, Reason
from tests.desktop.conftest import FERRY, STRIKE, Stage

pytestmark = pytest.mark.styled

LONG = FERRY.replace("for a third day", "for a third day, and nobody at the gates of the port knows for how long")
ARABIC = STRIKE.replace("Andes Evening Post", "صحيفة الوادي")


def test_where_words_stand_is_told_whole(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside a quotation that is longer than its line, which is shortened instead."""
    stage.take(stage.write("a.txt", LONG))
    stage.choose("Ferry strike halts island traffic for a third day, and nobody at the gates of the port knows for how "
                 "long")  # fmt: skip
    painted: list[tuple[int, int]] = []
    line = painting.line

    def noted(painter: Any, rect: QRect, text: str, font: Any, *how: Any) -> int:
        if text.startswith("in the text"):
            painted.append((painting.width_of(text, font), rect.width()))
        return line(painter, rect, text, font, *how)

    monkeypatch.setattr(painting, "line", noted)
    stage.window.pane.fields.grab()
    assert painted
    assert [pair for pair in painted if pair[0] > pair[1]] == []


def test_a_comparison_under_way_shows_nothing_of_another(stage: Stage) -> None:
    """No empty box, no count of rows that are not known yet, and not how much differed in the case before."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.workspace.turn_to("compare")
    case = stage.window.middle.case
    page = case.compare
    stage.until(lambda: page.model.rowCount() > 0 and "differ" in case.title("compare"))
    stage.rest()
    stage.window.casework.make("Nothing yet", [])
    stage.until(lambda: page.model.rowCount() == 0)
    assert case.title("compare") == "Compare"
    page.waiting()
    assert page.days.currentText() == "Published at any time" and not page.days.isEnabled()
    assert page._count.text() == ""


def test_rows_stand_level_beside_a_name_in_taller_letters(stage: Stage) -> None:
    """An outlet's Arabic name makes its heading higher; what rows are about moves with it."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", ARABIC))
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.workspace.turn_to("compare")
    page = stage.window.middle.case.compare
    stage.until(lambda: page.model.rowCount() > 0)
    about, cells = page.findings.about, page.findings.cells
    assert about.horizontalHeader().height() == cells.horizontalHeader().height()
    assert (
        about.viewport().mapTo(page, about.rect().topLeft()).y()
        == cells.viewport().mapTo(page, cells.rect().topLeft()).y()
    )


def test_the_longest_menu_fits_a_small_screen(stage: Stage) -> None:
    """In one column, of less than the 768 points that a small screen is high."""
    for line in stage.window.menuBar().actions():
        menu = line.menu()
        assert menu is not None
        lefts = {menu.actionGeometry(action).left() for action in menu.actions()}  # type: ignore[attr-defined]
        assert len(lefts) == 1
        assert menu.sizeHint().height() < 740  # type: ignore[attr-defined]


def test_a_dialog_is_as_high_as_its_words(stage: Stage) -> None:
    """A short sentence does not part the field from the window's edge."""
    asked = WordsDialog(stage.window, "Tags", "Tags for the selected reports, separated by commas.", "Tag them")
    asked.show()
    parts = [part for part in asked.findChildren(QWidget) if part.parent() is asked]
    assert asked.height() <= sum(part.sizeHint().height() for part in parts) + 90
    first = min(part.geometry().top() for part in parts)
    assert asked.field.geometry().top() - first < 3 * asked.fontMetrics().height()
    asked.close()


def test_a_question_tells_days_in_words() -> None:
    """As the candidates under it do."""
    passed = value_wording.question_text(Doubt("published", "passed-over", ("1929-03-03", "1929-04-03")))
    assert passed.endswith("name some: 3 March 1929, 3 April 1929.")  # no quotation: the file may write them otherwise
    rival = value_wording.question_text(Doubt("published", "rival", ("1929-03-03", "1929-04-03")))
    assert "on 3 March 1929 or on 3 April 1929?" in rival
    assert "1929-03-03" in value_wording.question_text(Doubt("headline", "passed-over", ("1929-03-03",)))
    assert "“Quito · 3 March 1929”" in value_wording.question_text(
        Doubt("dateline", "changed", ("Quito, 1929-03-03",) * 3)
    )
    home = value_wording.question_text(Doubt("dateline", "home", ("Quito", "The Post, Quito")))
    assert "The Post, Quito is based in “Quito”" in home
    either = value_wording.question_text(Doubt("published", "either", ("03-04-1929", "1929-03-04", "1929-04-03")))
    assert either.startswith("“03-04-1929” may be 4 March 1929 or 3 April 1929.")


def test_one_thing_in_common_is_told_in_the_singular() -> None:
    """What stands on a line of its own; several in a row are told in the plural."""
    one, other = Reason("name", "Ada Ruiz", {}), Reason("name", "Leo Paz", {})
    assert reason_text(one) == "name: Ada Ruiz"
    assert "names – Ada Ruiz, Leo Paz" in reasons_text((one, other))


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("figure/killed", "Killed"),
        ("figure/arrested/police officers", "Arrested · police officers"),
        ("figure/count/workers", "Workers"),
        ("date/fire", "Day of the fire"),
        ("quote/we asked for two hours", "Quotation: we asked for two hours"),
        ("name/ofelia cuautle", "Name · ofelia cuautle"),
        ("omission/figure/killed", "Stated by most · Killed"),
        ("of a later Dossier", "of a later Dossier"),
    ],
)
def test_a_judgement_names_its_row_in_words(key: str, told: str) -> None:
    """No key of a program is read by a person."""
    assert key_text(key) == told


@pytest.mark.parametrize(
    ("value", "least", "told"),
    [(1, None, "1 week"), (2, None, "2 weeks"), (1, 0, "0–1 weeks"), (1.5, None, "1.5 weeks")],
)
def test_one_of_a_unit_is_told_as_one(value: float, least: float | None, told: str) -> None:
    """A week is no “1 weeks”."""
    evidence = Evidence(TEXT, "for a week", Span(0, 10))
    assert value_text(Cell("R1", 1, value, evidence, least=least, unit="weeks")) == told
