"""Words that run from right to left, among others that do not."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from dossier.desktop.scripts import joined_parts, leftward, ordered
from dossier.desktop.views.report_rows import RowFont
from tests.desktop.conftest import Stage

pytestmark = pytest.mark.styled

HEADLINE = "שביתת המעבורות נכנסה ליומה השלישי"
PAGE = f"""<html lang="he"><head><title>{HEADLINE}</title><meta property="og:site_name" content="עיתון הנמל">
<meta property="article:published_time" content="2019-03-03T10:00:00Z"></head><body><article><h1>{HEADLINE}</h1>
<p>עובדי הנמל סגרו את השערים ביום ראשון, ו-27 בני אדם נעצרו, מסרה המשטרה.</p></article></body></html>"""
MARK, FROM, TO = "\u200f", "\u2068", "\u2069"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEADLINE, True), ("“إضراب العبّارات”", True), ("27 בני אדם", True), ("Ferry strike", False),
        ("Ferry to חיפה", False), ("Забастовка", False), ("2019-03-03", False), ("", False), ("… “", False),
    ],
)  # fmt: skip
def test_the_first_letter_with_a_direction_says_where_words_begin(text: str, said: bool) -> None:
    """Neither marks nor digits before it do."""
    assert leftward(text) is said


def test_a_shortened_headline_breaks_off_where_it_is_read_last(qapp: QApplication) -> None:
    """The ellipsis of words that run leftward is held at their end by marks that are not seen; others have none."""
    letters = RowFont(QFont())
    shown = letters.shown(HEADLINE, 60)
    assert shown == f"{MARK}{shown.strip(MARK)}{MARK}" and shown.strip(MARK).endswith("…")
    assert letters.shown("Ferry strike halts island traffic", 60).startswith("Ferry")
    assert ordered("Ferry") == "Ferry"


def test_a_line_of_several_scripts_keeps_its_parts_apart() -> None:
    """The day beside a Hebrew outlet keeps its number; where all run rightward, nothing is put in."""
    told = joined_parts(("עיתון הנמל", None, "3 March 2019", "R7"), " · ")
    assert told == f"\u200e{FROM}עיתון הנמל{TO} · {FROM}3 March 2019{TO} · {FROM}R7{TO}"
    assert joined_parts(("The Harbour Courier", "", "R7")) == "The Harbour Courier · R7"


def test_a_hebrew_report_is_found_and_shown(stage: Stage) -> None:
    """Its headline stands in the list with the words found under it; the line under its title begins at the left."""
    stage.take(stage.write("page.html", PAGE))
    window = stage.window
    window.middle.search.ask("עובדי")
    stage.until(lambda: stage.headlines() == [HEADLINE] and window.model.row_at(0).snippet)
    assert not window.middle.table.grab().isNull()  # the words found are painted
    stage.choose(HEADLINE)
    assert window.pane._about.text().startswith(f"\u200e{FROM}עיתון הנמל{TO}")
