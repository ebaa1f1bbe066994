"""The window on a name: its sentences, spellings that are joined and separated, and the report behind a sentence."""

from __future__ import annotations

from dossier.desktop.views.entity_view import EntityDialog
from tests.archive.test_entities import FIRST, SECOND
from tests.desktop.conftest import Stage


def opened(stage: Stage, name: str) -> EntityDialog:
    stage.window.entities.show(name)
    dialog = stage.window.entities.dialog
    assert dialog
    return dialog


def test_a_name_is_shown_joined_and_undone(stage: Stage) -> None:
    """Sentences first, then likely spellings; joining adds the other's sentences, undoing takes them away."""
    stage.take(stage.write("a.txt", FIRST), stage.write("b.txt", SECOND))
    dialog = opened(stage, "Marta Oliveira")
    stage.until(lambda: len(dialog.spellings.things()) == 2)
    assert dialog.head.text() == "A person · 1 report · from 9 April 2019 to 9 April 2019 · The Harbour Gazette (1)"
    assert len(dialog.sentences.things()) == 2
    dialog.spelled.select(1)
    dialog.same.click()
    stage.until(lambda: len(dialog.sentences.things()) == 3)
    assert [s.text for s in dialog.spellings.things()] == ["Marta Oliveira", "M. Oliveira"]
    stage.window.actions_by_name["undo"].trigger()
    stage.until(lambda: len(dialog.sentences.things()) == 2)
    stage.window.actions_by_name["redo"].trigger()
    stage.until(lambda: len(dialog.sentences.things()) == 3)
    stage.until(lambda: len(dialog.spellings.things()) == 2)
    dialog.spelled.select(1)
    dialog.other.click()
    stage.until(lambda: len(dialog.sentences.things()) == 2)


def test_chosen_words_are_looked_for_and_a_sentence_opens_its_report(stage: Stage) -> None:
    """The menu takes the words chosen in the report's text; a name that no report has is refused in a sentence."""
    stage.take(stage.write("a.txt", FIRST), stage.write("b.txt", SECOND))
    stage.choose("Two boats stay in port")
    text = stage.window.pane.text
    cursor = text.document().find("Rui Costa")
    text.setTextCursor(cursor)
    stage.window.actions_by_name["entity"].trigger()
    dialog = stage.window.entities.dialog
    assert dialog
    stage.until(lambda: len(dialog.sentences.things()) == 1)
    assert dialog.field.text() == "Rui Costa"
    dialog.asked.emit("Marta Oliveira")
    stage.until(lambda: len(dialog.sentences.things()) == 2)
    dialog.table.opened.emit(dialog.sentences.things()[0])
    stage.until(lambda: stage.window.pane.detail and stage.window.pane.detail.row.report == "R1")
    dialog.asked.emit("Nobody Known")
    stage.until(lambda: "named in no report" in dialog.head.text())
    assert dialog.sentences.things() == ()
