"""What the list is searched for is marked in the report that is opened from it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtTest import QTest

from dossier.desktop.search_highlight import anywhere, query_pattern
from tests.desktop.conftest import FERRY, LIBRARY, Stage
from tests.desktop.handling import FIRST, THIRD

LONG = (
    LIBRARY + "\n".join(f"Line {n} of the garden’s rules says nothing new.\n" for n in range(200)) + "\nBogotá lent it."
)


@pytest.mark.parametrize(
    ("query", "text", "found"),
    [
        ("bogota", "In BOGOTÁ, not in Bogotana", ["BOGOTÁ"]),
        ("bogot*", "In BOGOTÁ, not in xbogota", ["BOGOT"]),
        ('"water plant"', "the water-plant, and a plant of water", ["water-plant"]),
        ("outlet:herald -fire lang:en port", "The Herald: a fire in the port", ["port"]),
        ("headline:strike text:dock", "Strike at the dock, docks", ["Strike", "dock"]),
        ("كتاب", "كِتاب جديد", ["كِتاب"]),
        ("c++ (x", "c and x", ["c", "x"]),
    ],
)
def test_words_are_found_as_the_search_finds_them(query: str, text: str, found: list[str]) -> None:
    """Without case and accents, as whole words or beginnings; what is left out, or of an outlet, is not."""
    form = query_pattern(query)
    assert form and [hit.group() for hit in form.finditer(text)] == found


@pytest.mark.parametrize("query", ["", "outlet:herald", "-fire", "after:2024", "***", "from:puebla tag:x"])
def test_a_search_without_words_marks_nothing(query: str) -> None:
    """Fields that hold to a value name no words of the text."""
    assert query_pattern(query) is None


def test_what_is_looked_for_in_a_text_may_be_a_part_of_a_word() -> None:
    """As it is typed, letter by letter, without its accents; signs of patterns are only signs."""
    form = anywhere("cion (de")
    assert form and form.findall("la evacuación  (de todos)") == ["ción  (de"]


def _marked(stage: Stage) -> list[str]:
    """What has the ground of words that were looked for."""
    ground = QColor(stage.window._look.theme.chosen)
    shown = stage.window.pane.text.extraSelections()
    return [one.cursor.selectedText() for one in shown if one.format.background().color() == ground]  # type: ignore[attr-defined]


def test_the_words_searched_for_are_marked_and_come_into_sight(stage: Stage) -> None:
    """In a long report the first place is scrolled to; F3 goes on from there; without a search no mark is left."""
    stage.take(stage.write("long.txt", LONG), stage.write("a.txt", FERRY))
    search, text = stage.window.middle.search, stage.window.pane.text
    stage.choose(FIRST)
    search.ask("bogota")
    stage.until(lambda: stage.headlines() == [THIRD] and _marked(stage) == ["Bogotá"])
    stage.until(lambda: text.viewport().rect().contains(text.cursorRect()))
    assert text.verticalScrollBar().value() > text.viewport().height()
    stage.window.actions_by_name["find"].trigger()
    finder = stage.window.pane.reading.finder
    assert (finder.field.text(), finder._count.text()) == ("Bogotá", "1 of 1")
    QTest.keySequence(finder.field, QKeySequence("Esc"))
    search.ask("")
    stage.until(lambda: len(stage.headlines()) == 2)
    assert _marked(stage) == []


def test_a_headline_that_is_found_stays_in_sight(stage: Stage) -> None:
    """The first place may be the headline itself, and navigation before the article is none."""
    page = f"<html><body><nav>Library hours</nav><article>{''.join(f'<p>{part}</p>' for part in LONG.split(chr(10)))}"
    stage.take(stage.write("a.html", f"{page}</article></body></html>".replace(f"<p>{THIRD}</p>", f"<h1>{THIRD}</h1>")))
    stage.window.middle.search.ask("library")
    stage.until(lambda: stage.headlines() == [THIRD] and len(_marked(stage)) >= 2)
    text = stage.window.pane.text
    stage.until(lambda: text.viewport().rect().contains(text.cursorRect()))
    assert text.textCursor().block().text() == THIRD
