"""Places of the side bar that hold nothing: each says what is so and what to do, and offers nothing that cannot be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from dossier.desktop.dialogs.tag_dialogs import TallyDialog
from dossier.desktop.views.empty_hints import Placeholder
from tests.desktop.conftest import Stage, aside

pytestmark = pytest.mark.styled


def hint(stage: Stage) -> str:
    return " ".join(label.text() for label in stage.window.middle.empty.findChildren(QLabel))


def over(stage: Stage, text: str) -> QPushButton:
    """A button over the list."""
    found: list[QPushButton] = []

    def there() -> bool:
        made = stage.window.middle.findChildren(QPushButton)
        found[:] = [one for one in made if one.text() == text and one.isVisible()]
        return len(found) == 1

    stage.until(there)
    return found[0]


def test_with_all_reports_in_the_trash_the_list_says_so(three: Stage) -> None:
    """It is no new archive: no first page, but where the reports are, and the first page not before none is there."""
    three.window.sorting.trash(["R1", "R2", "R3"])
    three.until(lambda: three.window.model.rowCount() == 0 and three.window.browsing.shelves.trashed == 3)
    assert not three.window.welcome.isVisible()
    three.until(lambda: "All reports are in the trash" in hint(three))
    three.window.actions_by_name["undo"].trigger()
    three.until(lambda: three.window.model.rowCount() == 3)


def test_buttons_for_chosen_reports_need_a_chosen_report(three: Stage) -> None:
    """In an empty trash or quarantine nothing can be put back, tried again or looked up."""
    window = three.window
    window.browsing.go("trash")
    three.until(lambda: window.model.rowCount() == 0)
    assert not over(three, "Put back").isEnabled()
    window.browsing.go("attention")
    three.until(lambda: window.model.rowCount() == 0 and window.browsing.place.kind == "attention")
    assert not over(three, "Show the original’s folder").isEnabled()
    assert not over(three, "Try again").isEnabled()
    window.sorting.trash(["R2"])
    window.browsing.go("trash")
    three.until(lambda: window.model.rowCount() == 1 and over(three, "Put back").isEnabled())
    window.middle.table.clearSelection()
    assert not over(three, "Put back").isEnabled()


def test_no_watched_folder_is_told_in_the_preferences(stage: Stage) -> None:
    """Where no folder is watched the list says so and what to do; with one, that is gone."""
    stage.window.preferring.show()
    dialog = stage.window.preferring.dialog
    assert dialog
    dialog.names.setCurrentRow(1)
    (none,) = dialog.folders.findChildren(Placeholder)
    assert none.isVisible() and "No folder is watched" in [label.text() for label in none.findChildren(QLabel)]
    folder = stage.folder / "inbox"
    folder.mkdir()
    stage.window.session.watch_folder(str(folder))
    stage.until(lambda: dialog.folders.count() == 1)
    assert not none.isVisible()


def test_a_list_of_tags_without_a_tag_says_how_to_make_one(three: Stage) -> None:
    """Neither “0 of 0” nor a field to search in; with a tag both are there."""
    window = three.window
    window.sorting.all_tags()
    dialog = window.sorting.dialog
    assert isinstance(dialog, TallyDialog)
    told = [label.text() for label in dialog.findChildren(QLabel)]
    assert any("No report has a tag yet" in text for text in told) and not any("of 0" in text for text in told)
    assert not dialog.filter.isEnabled()
    dialog.reject()
    window.sorting.tag(["R1"], ["strike"])
    three.until(lambda: three.side("tag") == ["strike"])
    window.sorting.all_tags()
    dialog = window.sorting.dialog
    assert isinstance(dialog, TallyDialog)
    assert dialog.filter.isEnabled() and any(label.text() == "1 of 1" for label in dialog.findChildren(QLabel))
    dialog.reject()


def test_a_saved_search_that_finds_nothing_is_no_empty_archive(three: Stage) -> None:
    """It says that nothing is so at present, and offers no dropping of files."""
    aside(lambda: three.archive.search.save("Nothing", "headline:unheard"))
    three.until(lambda: three.side("saved") == ["Nothing"])
    three.window.browsing.go("saved", "Nothing")
    three.until(lambda: three.window.model.rowCount() == 0)
    assert "Drop files" not in hint(three) and "No reports here" in hint(three)


def test_a_search_is_saved_as_it_was_typed(three: Stage) -> None:
    """A last word that was only begun is kept as the word it is; a star that was typed stays one star."""
    window = three.window
    for typed, kept in (("strik", "strik"), ("strik*", "strik*"), ("outlet:harb*", "outlet:harb*")):
        window.middle.search.ask(typed)
        three.until(lambda: 0 < window.model.rowCount() < 3)
        window.actions_by_name["save-search"].trigger()
        dialog = window.sorting.dialog
        assert dialog is not None
        dialog.accept()
        three.until(lambda kept=kept: kept in three.side("saved"))
        window.browsing.go("reports")
    assert [one.query for one in aside(three.archive.search.list)] == ["outlet:harb*", "strik", "strik*"]


def test_a_suggested_case_is_sorted_as_its_header_says(three: Stage) -> None:
    """The arrow that a list before it left holds for it too, a click on a header sorts it, none is its own order."""
    window = three.window
    header = window.middle.table.horizontalHeader()
    three.until(lambda: three.side("suggested"))
    window.middle.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    three.until(lambda: three.headlines() == sorted(three.headlines(), reverse=True) and len(three.headlines()) == 3)
    window.browsing.go("suggested", "R1 R2")
    three.until(lambda: len(three.headlines()) == 2)
    assert header.sortIndicatorSection() == 0
    down = three.headlines()
    assert down == sorted(down, reverse=True)
    window.middle.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert three.headlines() == sorted(down)
    window.middle.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    three.until(lambda: set(three.headlines()) == set(down))
