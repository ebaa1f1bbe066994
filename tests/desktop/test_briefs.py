"""Promises of the page of a case's brief: what is written is kept, withheld, checked, and seen as it is printed."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from dossier.briefs.html_export import HtmlExporter
from dossier.desktop.citation_drag import CitedPassage, carry
from dossier.desktop.dialogs.brief_export_dialog import ExportDialog
from dossier.desktop.views.brief_view import BriefPage
from dossier.desktop.views.sheet_stack import Sheets
from dossier.model.evidence import Span
from dossier.model.originals import SheetLink
from dossier.model.plans import SECTIONS, SHORT, Passage, Plan
from tests.desktop.conftest import FERRY, STRIKE, Stage, aside

SENTENCE = "Nobody counted twice."


@pytest.fixture
def new_case(stage: Stage) -> Stage:
    """A window on the short brief of a new case of two reports."""
    stage.take(stage.write("a.txt", FERRY), stage.write("b.txt", STRIKE))
    stage.window.casework.make("Strike", ["R1", "R2"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    stage.window.activateWindow()
    press(stage, "case-brief")
    stage.until(lambda: page(stage).sheets.count and page(stage).tabs.isEnabled())
    return stage


@pytest.fixture
def case(new_case: Stage) -> Stage:
    """The same with all sections."""
    short = page(new_case).sheets.count
    choose_length(new_case, "full")
    new_case.until(lambda: planned(new_case).sections == SECTIONS and page(new_case).sheets.count > short)
    return new_case


def choose_length(stage: Stage, length: str) -> None:
    box = page(stage).parts.lengths
    box.setCurrentIndex(box.findData(length))
    box.activated.emit(box.currentIndex())


def page(stage: Stage) -> BriefPage:
    return stage.window.drafting.page


def press(stage: Stage, name: str) -> None:
    action = stage.window.actions_by_name[name]
    stage.until(action.isEnabled)
    action.trigger()


def planned(stage: Stage) -> Plan:
    return aside(lambda: stage.archive.plans.get("Strike"))


def write(stage: Stage, text: str) -> None:
    """Writes into the summary as a person does, and waits until it is kept."""
    page(stage).words.summary.setPlainText(text)
    stage.until(lambda: planned(stage).summary == text)


def first_page(stage: Stage) -> QImage:
    stage.until(lambda: page(stage).sheets.sharp(1))
    return page(stage).sheets.sharp(1) or QImage()


def answer(stage: Stage, words: str) -> None:
    """Fills in the question that is open."""
    dialogs = stage.window.findChildren(QDialog)
    (dialog,) = [dialog for dialog in dialogs if dialog.isVisible()]
    dialog.findChildren(QLineEdit)[0].setText(words)
    box = dialog.findChildren(QDialogButtonBox)[0]
    box.button(QDialogButtonBox.StandardButton.Ok).click()


def choose_words(stage: Stage, words: str) -> None:
    """Chooses words in the text of the report shown."""
    text = stage.window.pane.text
    stage.until(lambda: words in text.toPlainText())
    cursor = text.textCursor()
    at = text.toPlainText().index(words)
    cursor.setPosition(at)
    cursor.setPosition(at + len(words), cursor.MoveMode.KeepAnchor)
    text.setTextCursor(cursor)


def test_pages_follow_what_is_written(case: Stage) -> None:
    """A title that is written is kept after a pause, stands on the pages, and Ctrl+Z takes it back from both."""
    before = first_page(case)
    page(case).words.title.setText("The third day")
    page(case).words.title.textEdited.emit("The third day")
    case.until(lambda: planned(case).title == "The third day")
    case.until(lambda: first_page(case) != before)
    titled = first_page(case)
    press(case, "undo")
    case.until(lambda: planned(case).title == "" and page(case).words.title.text() == "")
    case.until(lambda: first_page(case) != titled)


def test_undo_right_after_writing_takes_back_what_was_written(case: Stage) -> None:
    """Undo before the pause in which a title is kept takes the title back, and not what was done before it."""
    first_page(case)
    page(case).words.title.setText("The third day")
    page(case).words.title.textEdited.emit("The third day")
    case.window.actions_by_name["undo"].trigger()
    case.until(lambda: page(case).words.title.text() == "")
    assert planned(case).title == ""
    press(case, "redo")
    case.until(lambda: planned(case).title == "The third day")


def test_the_brief_is_there_again_after_another_place(case: Stage) -> None:
    """Who leaves a case with its brief in front, and comes back, finds the pages laid out and the fields open."""
    place = case.window.browsing.place
    case.window.browsing.go("reports")
    case.until(lambda: not page(case).sheets.count)
    case.window.browsing.go(place.kind, place.key)
    case.until(lambda: page(case).sheets.count and page(case).tabs.isEnabled())
    assert page(case).stack.currentWidget() is page(case).sheets


def test_sections_move_and_go_by_keys(case: Stage, qtbot: QtBot) -> None:
    """Ctrl+Down moves a section, Space leaves it out; what cannot be missed has no box to be unchecked."""
    sections = page(case).parts.sections
    page(case).tabs.setCurrentWidget(page(case).parts)
    sections.setFocus()
    sections.setCurrentRow(0)
    qtbot.keyClick(sections, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert sections.sections()[:2] == (SECTIONS[1], SECTIONS[0])
    qtbot.keyClick(sections, Qt.Key.Key_Space)
    case.until(lambda: planned(case).sections == (SECTIONS[1], *SECTIONS[2:]))
    always = sections.item(sections.row(sections.findItems("Citations", Qt.MatchFlag.MatchExactly)[0]))
    assert not always.flags() & Qt.ItemFlag.ItemIsUserCheckable
    press(case, "undo")
    case.until(lambda: planned(case).sections == SECTIONS == sections.sections())


def test_a_new_case_has_a_short_brief_and_one_choice_makes_it_full(new_case: Stage) -> None:
    """What was found, where the sources disagree, and how to check it; all sections come back by one choice."""
    stage = new_case
    assert planned(stage).sections == SHORT and page(stage).parts.lengths.currentData() == "short"
    few = page(stage).sheets.count
    choose_length(stage, "full")
    stage.until(lambda: planned(stage).sections == SECTIONS and page(stage).sheets.count >= few + 3)
    choose_length(stage, "short")
    stage.until(lambda: planned(stage).sections == SHORT and page(stage).sheets.count == few)
    page(stage).parts.sections.item(1).setCheckState(Qt.CheckState.Unchecked)
    stage.until(lambda: page(stage).parts.lengths.currentData() == "own")


def test_language_and_style_are_planned(case: Stage) -> None:
    """Language and style chosen are kept, the brief is laid out in them, and the export begins from them."""
    before = first_page(case)
    for box, chosen in ((page(case).parts.languages, "es"), (page(case).parts.styles, "mla")):
        box.setCurrentIndex(box.findData(chosen))
        box.activated.emit(box.currentIndex())
    case.until(lambda: (planned(case).language, planned(case).style) == ("es", "mla"))
    case.until(lambda: first_page(case) != before)
    dialog = ExportDialog(case.window, case.preferences, planned(case))
    assert (dialog.wish.language, dialog.wish.style) == ("es", "mla")


def test_chosen_words_are_cited(case: Stage) -> None:
    """Words chosen in a report's text are put into the brief as a citation of their version and place."""
    case.window.showing.open_report("R1")
    choose_words(case, "27 people were arrested")
    press(case, "cite-words")
    case.until(lambda: "[R1 v1 " in planned(case).summary)
    assert "27 people were arrested" in {
        c.quote for c in aside(lambda: case.archive.briefs.compose("Strike")).citations
    }


def test_words_are_cited_in_a_brief_that_was_not_open_yet(stage: Stage) -> None:
    """The citation waits for the brief's own words, and stands behind them."""
    stage.take(stage.write("a.txt", FERRY))
    stage.window.casework.make("Strike", ["R1"])
    stage.until(lambda: stage.window.browsing.case() is not None)
    aside(lambda: stage.archive.plans.set("Strike", Plan(summary="So many: ")))
    stage.choose("Ferry strike halts island traffic for a third day")
    choose_words(stage, "27 people were arrested")
    press(stage, "cite-words")
    stage.until(lambda: planned(stage).summary.startswith("So many: [R1 v1 "))
    assert page(stage).words.summary.toPlainText() == planned(stage).summary


def test_words_carried_from_a_report_are_cited(case: Stage) -> None:
    """Words dragged out of a report and dropped into the summary stand there with their citation."""
    summary = page(case).words.summary
    summary.setPlainText("So many:")
    summary.moveCursor(summary.textCursor().MoveOperation.End)
    carried = carry([CitedPassage(Passage("R1", 1, Span(5, 12)), "Harbour")])
    assert summary.canInsertFromMimeData(carried)
    summary.insertFromMimeData(carried)
    case.until(lambda: planned(case).summary == "So many: “Harbour” [R1 v1 5-12] ")


def test_selected_words_are_redacted_and_shown_again(case: Stage, qtbot: QtBot) -> None:
    """Redacted words are listed with the reason, are gone from the brief, and come back by Del or by undoing."""
    case.window.showing.open_report("R1")
    choose_words(case, "27 people")
    press(case, "redact")
    answer(case, "protects a source")
    passages = page(case).withheld.passages
    case.until(lambda: passages.count() == 1)
    assert "27 people" in passages.item(0).text() and "protects a source" in passages.item(0).text()
    (source,) = [one for one in aside(lambda: case.archive.briefs.compose("Strike")).sources if one.report == "R1"]
    assert "27 people" not in source.rendition and "█" in source.rendition
    page(case).tabs.setCurrentWidget(page(case).withheld)
    passages.setCurrentRow(0)
    passages.setFocus()
    qtbot.keyClick(passages, Qt.Key.Key_Delete)
    case.until(lambda: passages.count() == 0)
    assert aside(lambda: case.archive.cases.get("Strike")).reports == ("R1", "R2")
    press(case, "undo")
    case.until(lambda: passages.count() == 1)


def test_redacting_needs_words_and_a_reason(case: Stage) -> None:
    """Without chosen words the window says so; without a reason the question cannot be answered."""
    case.window.pane.text.moveCursor(case.window.pane.text.textCursor().MoveOperation.Start)
    press(case, "redact")
    assert "First select the words" in case.window.middle.notice.text
    case.window.showing.open_report("R1")
    choose_words(case, "Olga Brandt")
    press(case, "redact")
    (dialog,) = [dialog for dialog in case.window.findChildren(QDialog) if dialog.isVisible()]
    assert not dialog.findChildren(QDialogButtonBox)[0].button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    dialog.reject()
    assert aside(lambda: case.archive.plans.redactions("Strike")) == []


def test_linter_leads_to_the_sentence(case: Stage) -> None:
    """A sentence without a citation is listed, and a click on it chooses it where it stands."""
    write(case, f"Ships waited. {SENTENCE}")
    case.until(lambda: page(case).lint.count() == 2)
    assert page(case).tabs.tabText(3) == "Check 2"
    item = page(case).lint.item(1)
    assert SENTENCE in item.text()
    page(case).lint.itemActivated.emit(item)
    assert page(case).words.summary.textCursor().selectedText() == SENTENCE


def test_notes_become_private(case: Stage) -> None:
    """A note that is checked is private, stands in no brief, and undoing makes it public again."""
    aside(lambda: case.archive.cases.add_note("Strike", "Ask the harbour master again."))
    notes = page(case).withheld.notes
    case.until(lambda: notes.count() == 1)
    notes.item(0).setCheckState(Qt.CheckState.Checked)
    case.until(lambda: aside(lambda: case.archive.cases.get("Strike")).notes[0].private)
    assert (
        "harbour master again"
        not in aside(lambda: HtmlExporter().export(case.archive.briefs.compose("Strike"))).decode()
    )
    press(case, "undo")
    case.until(lambda: notes.item(0) and notes.item(0).checkState() == Qt.CheckState.Unchecked)


def test_what_no_pause_came_after_is_kept_at_the_end(case: Stage) -> None:
    """Words written just before the window is closed, or another place is looked at, are kept."""
    page(case).words.summary.setPlainText("Before leaving.")
    case.window.browsing.go("reports")
    case.until(lambda: planned(case).summary == "Before leaving.")
    case.window.browsing.visit_case("C1")
    case.until(lambda: page(case).tabs.isEnabled() and page(case).words.summary.toPlainText() == "Before leaving.")
    page(case).words.summary.setPlainText("Before closing.")
    case.close()
    case.open()
    assert planned(case).summary == "Before closing."


def test_pages_are_turned_and_enlarged_by_keys(case: Stage, qtbot: QtBot) -> None:
    """Page Down and Space go a page on, Home back to the first; plus enlarges, 0 makes pages as wide as the view."""
    sheets = page(case).sheets
    sheets.setFocus()
    assert sheets.page == 1
    for key, shown in ((Qt.Key.Key_PageDown, 2), (Qt.Key.Key_Space, 3), (Qt.Key.Key_PageUp, 2), (Qt.Key.Key_Home, 1)):
        qtbot.keyClick(sheets, key)
        assert sheets.page == shown
    qtbot.keyClick(sheets, Qt.Key.Key_Plus)
    assert sheets.horizontalScrollBar().maximum() > 0
    case.until(lambda: sheets.sharp(1))
    qtbot.keyClick(sheets, Qt.Key.Key_0)
    assert sheets.horizontalScrollBar().maximum() == 0


def test_a_citations_number_leads_to_its_words(case: Stage, qtbot: QtBot) -> None:
    """A click on a number marks the cited words in the report, whose pane comes back for it; contents turn pages."""
    sheets, pane = page(case).sheets, case.window.pane
    assert not pane.isVisible()
    case.until(lambda: sheets._links.get(1))
    contents = sheets._links[1][0]
    qtbot.mouseMove(sheets.viewport(), _middle_of(sheets, 1, contents))
    qtbot.mouseClick(sheets.viewport(), Qt.MouseButton.LeftButton, pos=_middle_of(sheets, 1, contents))
    case.until(lambda: sheets.page == contents.page > 1)
    case.until(lambda: any("[" in link.words for link in sheets._links.get(sheets.page, ())))
    number = next(link for link in sheets._links[sheets.page] if "[" in link.words)
    place = sheets._place(sheets.page)
    sheets.verticalScrollBar().setValue(sheets.verticalScrollBar().value() + round(place.height() * number.box[1]) - 50)
    here = next(at for at in sheets._in_sight() if number in sheets._links.get(at, ()))
    qtbot.mouseClick(sheets.viewport(), Qt.MouseButton.LeftButton, pos=_middle_of(sheets, here, number))
    case.until(lambda: pane.isVisible() and pane.text.marked())
    brief = case.window.drafting._proofs._brief
    assert brief
    cited = next(one for one in brief.citations if f"[{one.number}]" in number.words)
    assert pane.detail and (pane.detail.row.report, pane.text.marked()) == (cited.report, [cited.quote])


def _middle_of(sheets: Sheets, page: int, link: SheetLink) -> QPoint:
    place, (left, top, right, bottom) = sheets._place(page), link.box
    across, down = (left + right) / 2, (top + bottom) / 2
    return QPoint(place.x() + round(place.width() * across), place.y() + round(place.height() * down))


def test_an_empty_case_says_so(stage: Stage) -> None:
    """A case without reports has no pages, the reason stands in their place, and there is nothing to be exported."""
    stage.window.casework.make("Empty", [])
    stage.until(lambda: stage.window.browsing.case() is not None)
    press(stage, "case-brief")
    stage.until(lambda: any("holds no reports" in label.text() for label in page(stage).hint.findChildren(QLabel)))
    assert page(stage).stack.currentWidget() is page(stage).hint and page(stage).sheets.count == 0
    assert not any(stage.window.actions_by_name[name].isEnabled() for name in ("export", "bag"))
    stage.take(stage.write("a.txt", FERRY))
    stage.window.casework.add("Empty", ["R1"])
    stage.until(stage.window.actions_by_name["export"].isEnabled)


def test_one_child_sets_the_pages_of_several_changes(new_case: Stage) -> None:
    """What is written is on the pages before it is kept; the same child sets them each time, and one that is killed
    between two changes is replaced without a word."""
    case = new_case
    proofs, words = case.window.drafting._proofs, page(case).words
    case.window.drafting._timer.setInterval(3_600_000)  # nothing is kept meanwhile
    before = first_page(case)
    children = []
    for title in ("One", "Two"):
        children.append(proofs._setter._child)
        words.title.setText(title)
        words.title.textEdited.emit(title)
        case.until(lambda before=before: first_page(case) != before)
        before = first_page(case)
    assert children[0] and children[0] is children[1] is proofs._setter._child
    assert planned(case).title == ""
    for child in (children[0], proofs._opened._child):  # type: ignore[union-attr]
        os.kill(child.pid, 9)  # type: ignore[union-attr]
    words.title.setText("Three")
    words.title.textEdited.emit("Three")
    case.until(lambda: first_page(case) != before)
    assert proofs._setter._child is not children[0]
    assert page(case).stack.currentWidget() is page(case).sheets


def test_a_brief_that_is_left_gives_back_what_set_it(case: Stage) -> None:
    """Nothing that takes much memory waits beside another place."""
    proofs = case.window.drafting._proofs
    assert proofs._setter._child
    case.window.browsing.go("reports")
    case.until(lambda: proofs._setter._child is None)
