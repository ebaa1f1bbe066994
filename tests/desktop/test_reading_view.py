"""Promises of the reading view: the story alone, at a size to read, with all that is around it one click away."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from dossier.desktop.story_layout import StoryPiece, lay_out
from dossier.desktop.views.text_positions import TextPositions
from dossier.desktop.views.text_view import TextView
from dossier.model.claims import Claim, Description, Words
from dossier.model.evidence import Evidence, Span
from tests.desktop.conftest import FERRY, Stage

pytestmark = pytest.mark.styled

MENU = ["Home", "World", "Sport", "Weather", "Subscribe"]
HEAD = "Ferry strike halts island traffic for a third day"
BODY = [
    "QUITO, March 3, 2019 – Dock workers in Quito kept the gates shut on Sunday, and 27 people were arrested.",
    "“We asked for two hours and were given ten minutes,” said Olga Brandt, who speaks for the workers.",
    "The port authority said on Sunday evening that it would not talk before the gates were open again.",
]
PAGE = """<!doctype html><html lang="en"><head><title>{head} | The Harbour Courier</title>
<meta property="og:site_name" content="The Harbour Courier"></head><body>
<nav>{menu}</nav><article><h1>{head}</h1><p class="byline">By Ada Ruiz</p>{body}</article>
<footer>{foot}</footer></body></html>"""


def page(number: int) -> str:
    """A web page with more around its story than in it."""
    menu = "".join(f"<a href='/{name}{n}'>{name} {number}.{n}</a>" for n in range(6) for name in MENU)
    foot = "".join(f"<p>Terms of use {number}, part {n}</p>" for n in range(20))
    body = "".join(f"<p>{text} No. {number}.</p>" for text in BODY)
    return PAGE.format(head=f"{HEAD}, report {number}", menu=menu, body=body, foot=foot)


def described(text: str, *paragraphs: str, headline: str | None = None) -> Description:
    """What a reader would say of a text with these paragraphs."""
    spans = tuple(Span(text.index(one), text.index(one) + len(one)) for one in paragraphs)
    claims = ()
    if headline:
        at = text.index(headline)
        where = Evidence("text", headline, Span(at, at + len(headline)))
        claims = (Claim("headline", Words(headline), (where,)),)
    return Description(claims, spans)


def test_the_story_alone_is_shown(stage: Stage) -> None:
    """Of a page with 50 lines around its story none is shown, and the first line is the headline."""
    stage.take(stage.write("page.html", page(1)))
    stage.choose(f"{HEAD}, report 1")
    text = stage.window.pane.text
    shown = text.toPlainText().split("\n")
    assert shown[0] == f"{HEAD}, report 1"
    assert [line for line in shown if line.startswith(("Home", "Terms of use"))] == []
    assert all(any(line.startswith(one) for line in shown) for one in BODY)
    assert "By Ada Ruiz" in shown
    at = shown.index("Details")
    assert all(line.endswith(" · show") for line in shown[at + 1 :]) and len(shown) > at + 1


def test_a_folded_run_is_shown_and_hidden_by_its_line(stage: Stage) -> None:
    """All lines of the page can be seen; a click more folds them again, and the story stays as it was."""
    stage.take(stage.write("page.html", page(1)))
    stage.choose(f"{HEAD}, report 1")
    text = stage.window.pane.text
    story = text.toPlainText()
    text.turn_all()
    whole = text.toPlainText()
    assert "Weather 1.5" in whole and "Terms of use 1, part 19" in whole
    assert whole.index("Weather 1.5") < whole.index(BODY[0]) < whole.index("Terms of use 1, part 0")
    text.turn_all()
    assert text.toPlainText() == story
    fold = next(piece.fold for piece in text.pieces if piece.fold >= 0)
    text.turn_fold(fold)
    assert "Weather 1.5" in text.toPlainText()


def test_evidence_around_the_story_opens_the_run_that_holds_it(stage: Stage) -> None:
    """A field whose words are not of the story shows them, marked to the letter."""
    stage.take(stage.write("page.html", page(1)))
    stage.choose(f"{HEAD}, report 1")
    pane = stage.window.pane
    assert "The Harbour Courier" not in pane.text.toPlainText()
    pane.fields.setCurrentIndex(pane.fields_model.index_of("outlet"))
    assert "The Harbour Courier" in pane.text.marked()


def test_words_around_the_story_are_found(stage: Stage) -> None:
    """Find looks through the whole page; what is folded is opened when one goes there."""
    stage.take(stage.write("page.html", page(1)))
    stage.choose(f"{HEAD}, report 1")
    stage.window.actions_by_name["find"].trigger()
    finder = stage.window.pane.reading.finder
    finder.field.setText("terms of use 1, part 7")
    assert stage.window.pane.text.marked() == ["Terms of use 1, part 7"]


@pytest.mark.parametrize(("width", "height", "points"), [(1280, 800, 10), (1280, 800, 16), (1920, 1080, 10)])
def test_the_story_has_half_of_the_pane(stage: Stage, width: int, height: int, points: int) -> None:
    """However large the letters are, and however many fields are stated."""
    stage.take(stage.write("page.html", page(1)))
    stage.choose(f"{HEAD}, report 1")
    window = stage.window
    window._look.be_sized(points)
    window.resize(width, height)
    stage.until(lambda: window.pane.reading.height() >= window.pane.height() // 2 - 1)


def test_fields_that_are_not_stated_are_one_line(stage: Stage) -> None:
    """The table has what is stated; the others are named below it, and a click on one fills it in."""
    stage.take(stage.write("page.html", page(1)))
    stage.choose(f"{HEAD}, report 1")
    pane = stage.window.pane
    row = pane.fields_model.index_of("standfirst").row()
    shown = [pane.fields.isRowHidden(n, pane.fields.rootIndex()) for n in range(pane.fields_model.rowCount())]
    missing = pane.fields_model.missing()
    assert "standfirst" in missing and shown[row] and shown.count(True) == len(missing)
    pane._panel._missing.linkActivated.emit("standfirst")
    assert not pane.fields.isRowHidden(row, pane.fields.rootIndex())
    assert pane.fields.currentIndex().row() == row


def test_a_line_has_about_seventy_letters(stage: Stage, qtbot: QtBot) -> None:
    """In a wide window the lines of the story stay short enough to read, at one and a half of their height."""
    stage.take(stage.write("page.html", page(1)))
    stage.choose(f"{HEAD}, report 1")
    stage.window.resize(1920, 1080)
    stage.window.middle.table.opened.emit()
    text = stage.window.pane.text
    stage.until(lambda: text.viewport().width() < text.width() - 100)
    letters = (text.viewport().width() - 32) / QFontMetricsF(stage.window._look.reading_font()).horizontalAdvance(
        BODY[1]
    ) * len(BODY[1])  # fmt: skip
    assert 62 <= letters <= 78
    block = text.document().findBlock(text.toPlainText().index(BODY[1]))
    assert block.blockFormat().lineHeight() == 150


def test_letters_of_the_story_have_a_size_of_their_own(stage: Stage, qtbot: QtBot) -> None:
    """Ctrl with plus and minus changes the story's letters while it has the keys, and not the window's."""
    stage.take(stage.write("page.html", page(1)))
    stage.choose(f"{HEAD}, report 1")
    look, text = stage.window._look, stage.window.pane.text
    before, window = look.reading_font().pointSize(), look.size
    text.setFocus()
    qtbot.keyClick(text, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(text, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert (look.reading_font().pointSize(), look.size) == (before + 2, window)
    qtbot.keyClick(text, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert look.reading_font().pointSize() == before


def test_enter_shows_the_report_alone(stage: Stage, qtbot: QtBot) -> None:
    """Enter in the list gives the report the whole window; arrows lead to the next, Escape back to the list."""
    stage.take(*(stage.write(f"{n}.html", page(n)) for n in (1, 2)))
    stage.until(lambda: len(stage.headlines()) == 2)
    first, second = stage.headlines()
    stage.choose(first)
    window, table = stage.window, stage.window.middle.table
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert window.middle.isHidden() and window.side.isHidden()
    stage.until(lambda: window.pane.width() == window.width())
    stage.until(lambda: second in stage.headlines())
    qtbot.keyClick(window.pane.text, Qt.Key.Key_Right)
    stage.until(lambda: window.pane.detail and window.pane.detail.row.headline == second)
    qtbot.keyClick(window.pane.text, Qt.Key.Key_Left)
    stage.until(lambda: window.pane.detail and window.pane.detail.row.headline == first)
    window.middle.notice.post("Something happened.")
    assert window.middle.notice.isVisible(), "messages are seen there, too"
    window._back()
    window._back()
    assert window.middle.isVisible() and window.side.isVisible()
    assert window.middle.isAncestorOf(window.middle.notice)


def test_hardly_any_furniture_is_shown_of_22_pages() -> None:
    """Of the letters shown of pages that are mostly menus, under one in twenty is not of the story."""
    shares = []
    for number in range(22):
        menu = "\n".join(f"{name} {number}.{n}" for n in range(6) for name in MENU)
        story = [f"{text} No. {number}." for text in BODY]
        text = "\n".join([menu, HEAD, "By Ada Ruiz", *story, menu, "json-ld author: Ada Ruiz"])
        description = described(text, *story, headline=HEAD)
        pieces = lay_out(text, description)
        assert pieces[0].style == "headline"
        around = sum(p.end - p.start for p in pieces if p.style == "around")
        shares.append(around / sum(p.end - p.start for p in pieces if not p.words))
    assert max(shares) < 0.05


@settings(max_examples=60, deadline=None)
@given(some.data())
def test_places_lead_there_and_back_whatever_is_folded(data: some.DataObject) -> None:
    """Every letter that is shown is at one place of the document, and that place leads back to it."""
    lines = data.draw(
        some.lists(some.text(some.sampled_from("ab 😀é"), min_size=1, max_size=9), min_size=1, max_size=9)
    )
    text = "\n".join(lines)
    chosen = data.draw(some.lists(some.sampled_from(range(len(lines))), unique=True))
    starts = [sum(len(line) + 1 for line in lines[:n]) for n in range(len(lines))]
    spans = tuple(Span(starts[n], starts[n] + len(lines[n])) for n in sorted(chosen))
    pieces = lay_out(text, Description((), spans))
    places = TextPositions(text, pieces)
    shown = "".join(("" if n == 0 or p.joined else "\n") + _words(text, p) for n, p in enumerate(pieces))
    units = shown.encode("utf-16-le")
    for at in (at for at in range(len(text)) if places.shows(at)):
        size = 2 if ord(text[at]) > 0xFFFF else 1
        place = places.of(at)
        assert units[2 * place : 2 * (place + size)].decode("utf-16-le") == text[at]
        assert places.back(place) == at


def _words(text: str, piece: StoryPiece) -> str:
    return piece.words or text[piece.start : piece.end]


def test_another_report_is_seen_from_its_headline(stage: Stage) -> None:
    """However far the one before was scrolled, and its fields with it."""
    stage.take(*(stage.write(f"{n}.html", page(n).replace("</article>", f"<p>{BODY[1]}</p>" * 40)) for n in (1, 2)))
    stage.until(lambda: len(stage.headlines()) == 2)
    first, second = stage.headlines()
    stage.choose(first)
    pane = stage.window.pane
    stage.window._look.be_sized(16)
    bar = pane.text.verticalScrollBar()
    bar.setValue(bar.maximum())
    pane.fields.scrollToBottom()
    stage.choose(second)
    stage.until(lambda: bar.value() <= 4)
    assert pane.fields.verticalScrollBar().value() == 0


def test_text_of_a_plain_file_is_shown_whole(stage: Stage) -> None:
    """All paragraphs of a story in plain text are there, and nothing of it is folded within."""
    stage.take(stage.write("a.txt", FERRY))
    stage.choose(HEAD)
    text: TextView = stage.window.pane.text
    assert text.toPlainText().startswith(HEAD)
    assert "speaks for the workers." in text.toPlainText()
    assert [piece.words for piece in text.pieces if piece.style == "around"] == []
