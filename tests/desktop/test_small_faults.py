"""Small things that went wrong in the window of 0.5.0."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget

from dossier.demo import CASE
from dossier.desktop import value_wording
from dossier.desktop.controllers.side_bar_controller import sections
from dossier.desktop.workers.questions import Overview
from dossier.desktop.workers.tag_questions import Shelves
from dossier.model.reports import Outcome
from tests.desktop.conftest import FERRY, STRIKE, Stage, aside
from tests.desktop.handling import FIRST, press

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

pytestmark = pytest.mark.styled


def test_what_was_undone_is_not_told_after_something_new(three: Stage) -> None:
    """The status bar says "Undone" only until something else is done."""
    three.choose(FIRST)
    desk, said = three.window.session, three.window.status._said
    desk.correct("R1", "headline", "Another headline")
    press(three, "undo")
    three.until(lambda: said._whole.startswith("Undone"))
    desk.correct("R1", "outlet", "The Harbour Gazette")
    three.until(lambda: not said._whole)


def test_suggested_cases_are_said_to_be_looked_for(three: Stage) -> None:
    """Not that there are none, as long as nobody knows."""
    titles = lambda suggested: [  # noqa: E731
        item.title
        for section in sections(Overview(3, 0, (), ()), Shelves(), (), suggested)
        if section.key == "suggested"
        for item in section.items
    ]
    assert titles(None) == ["Being looked for…"]
    assert titles({}) == ["None so far"]
    three.window.browsing.refresh()
    three.window.browsing.show_side()
    if not three.window.browsing.suggested:
        assert "Being looked for…" in three.side("hint")
    three.until(lambda: "Being looked for…" not in three.side("hint"))


def test_the_keys_stay_at_the_list_when_a_button_over_it_goes(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """After "Keep as a case…" they are not in the status bar."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.until(lambda: stage.window.browsing.suggested)
    stage.window.browsing.go("suggested", next(iter(stage.window.browsing.suggested)))
    buttons = stage.window.middle._buttons
    stage.until(lambda: buttons.count() and buttons.itemAt(0).widget().text() == "Keep as a case…")
    made = buttons.itemAt(0).widget()
    stage.window.activateWindow()
    made.setFocus()
    monkeypatch.setattr("dossier.desktop.dialogs.small_dialogs.ask_name", lambda *_: CASE)
    made.click()
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.rest()
    assert stage.window.middle.isAncestorOf(stage.window.focusWidget())


def test_every_button_of_the_search_field_has_a_name(stage: Stage) -> None:
    """And what screen readers are told of the field has no markup."""
    field = stage.window.middle.search
    names = [made.accessibleName() for made in field.findChildren(QToolButton)]
    assert sorted(names) == ["Clear the search", "Recent searches", "Search"]
    assert "outlet:" in field.accessibleDescription() and "<" not in field.accessibleDescription()


def test_shift_f10_opens_the_menu_of_what_has_the_keys(three: Stage) -> None:
    """At the chosen report of the list, and at the chosen line of the side bar."""
    opened: list[list[str]] = []

    def close() -> None:
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            opened.append([one.text() for one in menu.actions()])
            menu.close()

    timer = QTimer(three.window, interval=30)
    timer.timeout.connect(close)
    timer.start()
    three.choose(FIRST)

    def focused(part: QWidget) -> bool:
        three.window.activateWindow()  # as often as it takes: another test's window may be going just now
        part.setFocus()
        return QApplication.focusWidget() is part

    for part in (three.window.middle.table, three.window.side):
        three.until(lambda part=part: focused(part))
        QTest.keyClick(part, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    timer.stop()
    assert len(opened) == 2
    assert any("trash" in text for text in opened[0]) and not any("trash" in text for text in opened[1])


def test_an_empty_file_is_said_to_be_empty(stage: Stage) -> None:
    """Not of a kind that is not known."""
    stage.drop(stage.write("empty.txt", ""))
    stage.until(lambda: stage.window.browsing.overview.quarantined == 1)
    stage.window.browsing.go("attention")
    stage.until(lambda: stage.window.pane.detail)
    stage.window.pane.go_to_tab("Original")
    view = stage.window.pane.original
    stage.until(lambda: view._hint._title.text() == "This file is empty")
    assert "Empty file" in view._about._whole


def test_files_that_moved_or_went_are_not_called_unchanged() -> None:
    """Each has a word of its own, in lists and in sums."""
    there = [
        Outcome("/in/a.txt", "unchanged", "R1", whereabouts="moved"),
        Outcome("/in/b.txt", "unchanged", "R2", whereabouts="gone"),
        Outcome("/in/c.txt", "unchanged", "R3", whereabouts="back"),
        Outcome("/in/d.txt", "unchanged", "R4"),
    ]
    assert [value_wording.status_text(one) for one in there] == ["Moved", "Gone", "Back", "Unchanged"]
    assert value_wording.tally(there) == "1 unchanged, 1 moved, 1 gone from its place, 1 back at its place"


def test_a_watched_file_that_goes_is_told_as_gone(stage: Stage, tmp_path: Path) -> None:
    """In the log of what came in."""
    folder = tmp_path / "watched"
    folder.mkdir()
    (folder / "a.txt").write_text(FERRY, encoding="utf-8")
    told: list[str] = []
    stage.window.session.happened.connect(lambda outcomes: told.extend(map(value_wording.status_text, outcomes)))
    stage.window.session.watch_folder(str(folder))
    stage.until(lambda: "Added" in told)
    stage.rest()
    (folder / "a.txt").rename(folder / "b.txt")
    stage.until(lambda: "Moved" in told)
    (folder / "b.txt").unlink()
    stage.until(lambda: "Gone" in told)


def test_a_misspelt_place_is_asked_about_and_its_day_is_kept(three: Stage) -> None:
    """What was typed is kept; a click takes the place whose name differs by one letter."""
    three.choose(FIRST)
    notice = three.window.middle.notice
    three.window.pane.fields_model.corrected.emit("dateline", "Carcas, 3 March 2019")
    three.until(lambda: notice._button.text() == "Use “Caracas, 2019-03-03”")
    assert aside(lambda: three.archive.reports.get("R1").row).filed == "2019-03-03"
    notice._button.click()
    three.until(lambda: aside(lambda: three.archive.reports.get("R1").row).country == "VE")
    row = aside(lambda: three.archive.reports.get("R1").row)
    assert (row.place, row.filed) == ("Caracas", "2019-03-03")


def test_a_day_that_is_not_understood_is_never_dropped(three: Stage) -> None:
    """The correction is refused with its reason, and stays in the field."""
    three.choose(FIRST)
    notice = three.window.middle.notice
    three.window.pane.fields_model.corrected.emit("dateline", "Caracas, 3 Mach 2019")
    three.until(lambda: "holds a day that is not understood" in notice.text)
    assert aside(lambda: three.archive.reports.get("R1").row).place == "Quito"
