"""Highlights in the window: marked by key and bar, commented, listed, cited, carried to a new version, undone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from dossier.desktop.theme import DARK, LIGHT, Theme
from dossier.model.evidence import Span
from dossier.model.highlights import COLOURS, Highlight
from tests.desktop.conftest import FERRY, Stage, aside
from tests.desktop.handling import FIRST, press

HOSTILE = "<b>bold</b> <img src=x onerror=1> \u202etxt.exe\n[x](y)"


@pytest.fixture
def ferry(stage: Stage) -> Stage:
    stage.take(stage.write("ferry.txt", FERRY))
    stage.choose(FIRST)
    return stage


def choose(stage: Stage, words: str) -> Span:
    at = FERRY.index(words)
    span = Span(at, at + len(words))
    stage.window.pane.text.choose(span)
    return span


def held(stage: Stage) -> list[Highlight]:
    return [one.highlight for one in aside(stage.archive.highlights.list)]


def drawn(stage: Stage) -> list[tuple[str, str]]:
    """The words in the colours of highlights, and those colours."""
    marks = {QColor(colour).name(): name for colour, name in zip(LIGHT.marks + DARK.marks, COLOURS * 2, strict=True)}
    found = stage.window.pane.text.extraSelections()
    inked = [(one.cursor.selectedText(), one.format.background().color().name()) for one in found]  # type: ignore[attr-defined]
    return [(words.replace("\u2029", "\n"), marks[colour]) for words, colour in inked if colour in marks]


def test_words_are_highlighted_commented_and_undone(ferry: Stage, qtbot: QtBot) -> None:
    """A key for each colour and for a comment; a click opens the comment, Ctrl+Z takes each step back."""
    pane, card = ferry.window.pane, ferry.window.pane.reading.card
    span = choose(ferry, "27 people were arrested")
    assert pane.reading.bar.isVisible()
    press(ferry, "highlight-green")
    ferry.until(lambda: drawn(ferry) == [("27 people were arrested", "green")])
    assert not pane.reading.bar.isVisible() and pane.text.chosen_span() is None
    assert [(one.span, one.colour, one.by) for one in held(ferry)] == [(span, "green", "person:tester")]

    choose(ferry, "27 people were arrested")  # the same words take another colour, or a comment
    press(ferry, "highlight-pink")
    ferry.until(lambda: drawn(ferry) == [("27 people were arrested", "pink")])
    where = pane.text.place_of(Span(span.start + 3, span.start + 3)).center() + QPoint(2, 0)
    qtbot.mouseClick(pane.text.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert card.isVisible() and card.highlight == held(ferry)[0].highlight
    card.comment.setFocus()
    card.comment.insertPlainText(HOSTILE)
    qtbot.keyClick(card.comment, Qt.Key.Key_Escape)
    assert not card.isVisible()
    ferry.until(lambda: held(ferry)[0].comment == HOSTILE)
    ferry.until(lambda: "&lt;img" in pane.highlights.toHtml() or "<img src=x" in pane.highlights.toPlainText())
    assert "\ufffc" not in pane.highlights.toPlainText()  # a picture's place

    for expected in [[("", "pink")], [("", "green")], []]:
        ferry.rest()
        press(ferry, "undo")
        ferry.until(lambda expected=expected: [(one.comment, one.colour) for one in held(ferry)] == expected)
    ferry.until(lambda: drawn(ferry) == [])
    press(ferry, "redo")
    ferry.until(lambda: [one.colour for one in held(ferry)] == ["green"])


def test_a_note_opens_the_comment_at_once(ferry: Stage, qtbot: QtBot) -> None:
    """In the colour used last; Ctrl+Enter keeps it."""
    card = ferry.window.pane.reading.card
    choose(ferry, "Olga Brandt")
    press(ferry, "highlight-blue")
    ferry.until(lambda: len(held(ferry)) == 1)
    choose(ferry, "Dock workers")
    press(ferry, "highlight-note")
    ferry.until(card.isVisible)
    qtbot.keyClicks(card.comment, "Which union?")
    qtbot.keyClick(card.comment, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    ferry.until(lambda: {(one.quote, one.colour, one.comment) for one in held(ferry)} == {
        ("Olga Brandt", "blue", ""), ("Dock workers", "blue", "Which union?"),
    })  # fmt: skip


def test_the_bar_comes_when_the_mouse_is_let_go(ferry: Stage, qtbot: QtBot) -> None:
    """While words are being chosen nothing lies over them; a click elsewhere closes the card."""
    text, bar, card = ferry.window.pane.text, ferry.window.pane.reading.bar, ferry.window.pane.reading.card
    at = FERRY.index("Dock workers")
    start, end = (text.place_of(Span(at + n, at + n)).center() for n in (0, 8))
    qtbot.mousePress(text.viewport(), Qt.MouseButton.LeftButton, pos=start)
    text.choose(Span(at, at + 8))
    assert not bar.isVisible()
    qtbot.mouseRelease(text.viewport(), Qt.MouseButton.LeftButton, pos=end)
    qtbot.mouseDClick(text.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(4, 0))
    assert text.chosen_span() == Span(at, at + 4) and bar.isVisible()
    choose(ferry, "Olga Brandt")
    press(ferry, "highlight-note")
    ferry.until(card.isVisible)
    qtbot.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert not card.isVisible()


def test_without_words_chosen_nothing_is_marked(ferry: Stage) -> None:
    press(ferry, "highlight-yellow")
    assert "Choose the words to highlight" in ferry.window.middle.notice.text
    assert held(ferry) == []


def test_highlights_of_a_case_are_listed_cited_and_removed(ferry: Stage, qtbot: QtBot) -> None:
    """Where notes are written: a link goes to the words, into the note, into the brief, or removes the mark."""
    window = ferry.window
    window.casework.make("Strike", ["R1"])
    ferry.until(lambda: window.browsing.case() is not None)
    ferry.choose(FIRST)
    span = choose(ferry, "27 people were arrested")
    press(ferry, "highlight-yellow")
    window.workspace.turn_to("notes")
    notes = window.middle.case.notes
    ferry.until(lambda: len(notes.highlights.shown) == 1 and notes.highlights.isVisible())
    name = held(ferry)[0].highlight
    assert "The Harbour Courier" in notes.highlights.toPlainText()
    notes.highlights.anchorClicked.emit(QUrl(f"note:{name}"))
    assert notes.words.toPlainText().strip() == f"“27 people were arrested” [R1 v1 {span.start}-{span.end}]"
    notes.highlights.anchorClicked.emit(QUrl(f"show:{name}"))
    ferry.until(lambda: window.pane.text.marked() == ["27 people were arrested"])
    notes.highlights.anchorClicked.emit(QUrl(f"brief:{name}"))
    ferry.until(lambda: f"[R1 v1 {span.start}-{span.end}]" in window.drafting.page.plan().summary)
    window.workspace.turn_to("notes")
    notes.highlights.anchorClicked.emit(QUrl(f"remove:{name}"))
    ferry.until(lambda: held(ferry) == [])
    ferry.until(lambda: not notes.highlights.isVisible())


def test_marks_are_shown_on_the_newest_version(ferry: Stage, qtbot: QtBot) -> None:
    """Words that changed are said then and now; the older version shows the mark where it was made."""
    pane = ferry.window.pane
    choose(ferry, "27 people")
    press(ferry, "highlight-purple")
    ferry.until(lambda: drawn(ferry) == [("27 people", "purple")])
    ferry.take(ferry.write("ferry.txt", FERRY.replace("27 people", "31 people")))
    ferry.until(lambda: pane.detail is not None and pane.detail.version.number == 2)
    ferry.until(lambda: drawn(ferry) == [("31 people", "purple")])
    assert pane.marks.isVisible() and pane.marks.text() == "1"
    pane.marks.click()
    listed = pane.highlights.toPlainText()
    assert "27 people" in listed and "Changed in version 2, now" in listed and "31 people" in listed
    press(ferry, "text")
    assert not pane.tabs.tabBar().isTabVisible(pane.tabs.indexOf(pane.highlights))


def test_marking_keeps_the_place_in_a_long_report(stage: Stage) -> None:
    """The text is not laid out anew, so nobody loses the line that is being read."""
    stage.take(stage.write("long.txt", FERRY + "".join(f"\nThe gate of pier {n} stayed shut.\n" for n in range(900))))
    stage.choose(FIRST)
    pane = stage.window.pane
    stage.until(lambda: pane.text.is_whole)
    text = pane.detail.rendition if pane.detail else ""
    at = (text or "").index("pier 880")
    pane.text.choose(Span(at, at + 8))
    stage.until(lambda: pane.text.verticalScrollBar().value() > 1000)
    before = pane.text.verticalScrollBar().value()
    press(stage, "highlight-yellow")
    stage.until(lambda: drawn(stage) == [("pier 880", "yellow")])
    stage.rest()
    assert pane.text.verticalScrollBar().value() == before


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_words_are_legible_on_every_colour(theme: Theme) -> None:
    """At least 7:1, as WCAG's AAA asks for."""
    for mark in theme.marks:
        light, dark = sorted((luminance(theme.text), luminance(mark)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 7, mark


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
