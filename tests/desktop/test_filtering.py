"""Searching in a real window: completion, filters that write the search, faults told while the list stays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dossier.desktop.filter_words import begun, being_typed, value_of, with_value
from dossier.desktop.query_wording import misread_text
from dossier.model.queries import Misread
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE, Stage

ALL = {
    "Ferry strike halts island traffic for a third day",
    "Strike at the docks: arrests on the third day",
    "Library opens a reading garden",
}
FERRIES = {"Ferry strike halts island traffic for a third day"}


@pytest.fixture
def filled(stage: Stage) -> Stage:
    """Three reports of three outlets."""
    stage.take(*(stage.write(f"{n}.txt", text) for n, text in enumerate((FERRY, STRIKE, LIBRARY))))
    stage.until(lambda: set(stage.headlines()) == ALL)
    stage.window.middle.search.setFocus()
    return stage


def test_the_list_follows_the_beginning_of_a_word(filled: Stage) -> None:
    """While a word is typed, its beginning finds it."""
    QTest.keyClicks(filled.window.middle.search, "ferr")
    filled.until(lambda: set(filled.headlines()) == FERRIES)


def test_values_of_a_field_are_offered_and_written(filled: Stage) -> None:
    """The outlets that reports have; the one chosen is put into quotation marks where it needs them."""
    search = filled.window.middle.search
    QTest.keyClicks(search, "outlet:cour")
    filled.until(lambda: search.offered == ['outlet:"The Harbour Courier"'])
    search.take('outlet:"The Harbour Courier"')
    filled.until(lambda: set(filled.headlines()) == FERRIES)
    assert search.text() == 'outlet:"The Harbour Courier" '


def test_answers_that_come_too_late_are_dropped(filled: Stage) -> None:
    """What is no longer being typed is not completed."""
    search = filled.window.middle.search
    search.setText("outlet:cou")
    search.offer("outlet", "co", ["The Harbour Courier"])
    assert search.offered[0] == "outlet:"


def test_a_filter_writes_the_search_and_is_taken_off(filled: Stage) -> None:
    """A value from the menu of a filter stands in the search; days do as well."""
    search, bar = filled.window.middle.search, filled.window.middle.filters
    search.ask("strike")
    bar.wants.emit("outlet")
    filled.until(lambda: bar.menu is not None and bar.menu.actions())
    assert bar.menu
    next(a for a in bar.menu.actions() if a.text() == "Andes Evening Post").trigger()
    filled.until(lambda: filled.headlines() == ["Strike at the docks: arrests on the third day"])
    assert search.text() == 'strike outlet:"Andes Evening Post"'
    bar.menu.close()
    bar.write("outlet", "")
    bar.write("before", "2019-03-04")
    filled.until(lambda: set(filled.headlines()) == FERRIES)
    assert search.text() == "strike before:2019-03-04"


def test_a_day_is_written_as_people_write_it(filled: Stage) -> None:
    """In a filter it becomes the day that it is, which the field has room for; in a search it stays as typed."""
    window = filled.window
    search, edit = window.middle.search, window.middle.filters._days["before"]
    edit.setFocus()
    QTest.keyClicks(edit, "4 March 2019")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    filled.until(lambda: set(filled.headlines()) == FERRIES)
    assert search.text() == "before:2019-03-04" and edit.text() == "2019-03-04"
    search.ask('after:"9 de junio de 2021"')
    filled.until(lambda: filled.headlines() == ["Library opens a reading garden"])
    assert search.text() == 'after:"9 de junio de 2021"' and not window.middle.filters.fault


def test_a_search_that_means_nothing_is_told_and_the_list_stays(filled: Stage) -> None:
    """The fault stands under the field; it goes when the search is mended."""
    search, bar = filled.window.middle.search, filled.window.middle.filters
    search.ask("ferry")
    filled.until(lambda: set(filled.headlines()) == FERRIES)
    search.ask("ferry after:march")
    filled.until(lambda: "march" in bar.fault)
    assert set(filled.headlines()) == FERRIES
    search.ask("")
    filled.until(lambda: not bar.fault and set(filled.headlines()) == ALL)


def test_searches_that_led_to_the_list_are_remembered(filled: Stage) -> None:
    """The last one first, each once; choosing one searches again."""
    search, window = filled.window.middle.search, filled.window
    for words in ("ferry", "library", "ferry"):
        search.ask(words)
        QTest.keyClick(search, Qt.Key.Key_Return)
    assert filled.preferences.names("searches") == ["ferry", "library"]
    window.actions_by_name["recent"].trigger()
    window.filtering.menu.actions()[1].trigger()
    window.filtering.menu.close()
    filled.until(lambda: set(filled.headlines()) == {"Library opens a reading garden"})


def test_the_filters_can_be_hidden_and_stay_so(filled: Stage) -> None:
    """A person's choice outlives the window."""
    row = filled.window.middle.filters.row
    assert row.isVisible()
    filled.window.actions_by_name["filter-bar"].trigger()
    assert not row.isVisible()
    assert filled.preferences.text("filters") == "hidden"


@pytest.mark.parametrize(
    ("text", "field", "value", "written"),
    [
        ("water", "outlet", "The Herald", 'water outlet:"The Herald"'),
        ('outlet:"The Herald" water', "outlet", "Post", "water outlet:Post"),
        ("outlet:=Post water", "outlet", "", "water"),
        ("-outlet:Post water", "outlet", "Sun", "-outlet:Post water outlet:Sun"),
        ('"a phrase" after:2024', "after", "", '"a phrase"'),
    ],
)
def test_a_filter_changes_its_own_part_of_a_search(text: str, field: str, value: str, written: str) -> None:
    """All else stays as it was typed."""
    assert with_value(text, field, value) == written
    assert value_of(written, field) == value


def test_what_is_being_typed_is_the_end_of_the_search() -> None:
    """A field with its value, a phrase, or a plain word; only plain words and fields of words are beginnings."""
    assert being_typed('water outlet:"the he') == ("outlet", "the he", 6)
    assert being_typed("water ") == ("", "", 6)
    assert [begun(text) for text in ("wat", "outlet:her", "w", "lang:en", '"wat', "wat ", "wat*", "-wat")] == [
        "wat*", "outlet:her*", "w", "lang:en", '"wat', "wat ", "wat*", "-wat*",
    ]  # fmt: skip


def test_every_fault_is_a_sentence() -> None:
    """With the words that it is about."""
    for fault in (
        Misread("field", "oulet", "x"), Misread("day", "after", "x"), Misread("value", "case", "x"),
        Misread("value", "state", "x", ("read",)),
    ):  # fmt: skip
        said = misread_text(fault)
        assert said.endswith(".")
        assert "x" in said or "oulet" in said
