"""Headlines, names and paths of any length: they are shown as far as there is room, and the window stays as it is."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QFormLayout, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dossier.desktop.nouns.followed_folder import Followed
from dossier.desktop.views.breaking import has_italics, lines
from dossier.desktop.views.empty_hints import Elided
from dossier.desktop.views.wrapped import Clamped, Snug, Wrapped, breakable
from tests.desktop.conftest import Stage

pytestmark = pytest.mark.styled

SIGNS = "ab Ñ é𝕏🔥👩\u200d🚒 שע قا 港一"
LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" * 4
PAGE = "<html><body><article><h1>{}</h1><p>WIEN, March 4, 2019 – A word, and another one.</p></article></body></html>"


@given(st.text(SIGNS, max_size=120))
def test_a_word_may_be_broken_and_stays_the_same(text: str) -> None:
    """Only places where a line may end are put in, none into a sign that is made of several."""
    broken = breakable(text)
    assert broken.replace("\u200b", "") == text
    assert "\u200b\u200d" not in broken and "\u200d\u200b" not in broken
    assert max(map(len, broken.replace("\u200b", " ").split()), default=0) <= 26


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.text(SIGNS, max_size=120), st.integers(60, 400))
def test_lines_hold_every_letter_once(qapp: object, text: str, width: int) -> None:
    """Lines follow one another from the first letter to the last, and signs beyond the first plane count as one."""
    found = list(lines(text, QFont(), width))
    if text:
        assert (found[0][0], found[-1][1]) == (0, len(text))
    assert all(one[1] == other[0] for one, other in pairwise(found))


def test_scripts_without_slanted_letters_stand_upright() -> None:
    """Hebrew, Arabic and Chinese have no italics; accents, digits and signs change nothing."""
    assert has_italics("Ñandú 27 – Ελλάς, Ἀθῆναι, Москва 🔥") and has_italics("")
    assert not any(map(has_italics, ("a שביתה", "إضراب", "港")))


def test_labels_never_make_a_window_wider(qtbot: QtBot) -> None:
    """A word as long as ten lines is shown over ten lines, and can be read back as it was given."""
    around, label = QWidget(), Wrapped(LONG)
    QVBoxLayout(around).addWidget(label)
    qtbot.addWidget(around)
    around.resize(240, 300)
    around.show()
    assert around.width() == 240 and label.text() == LONG
    assert label.heightForWidth(label.width()) > 5 * QFontMetrics(label.font()).height()


@pytest.mark.parametrize("width", [160, 420])
def test_a_note_is_as_high_as_its_words(qtbot: QtBot, width: int) -> None:
    """In a form, whatever its width: nothing is cut off, and nothing gapes below."""
    around, note = QWidget(), Snug("Corrections, notes and rulings are signed with it from the next start on.")
    around.setFont(QFont(around.font().family(), 10))  # whatever letters a test before this one chose
    form = QFormLayout(around)
    form.addRow("", note)
    qtbot.addWidget(around)
    around.resize(width, 300)
    around.show()
    qtbot.waitUntil(lambda: note.width() > width // 2 and note.height() == note.heightForWidth(note.width()))
    lines_high = note.height() / QFontMetrics(note.font()).lineSpacing()
    assert (lines_high > 2.5) == (width == 160)


def test_a_headline_has_its_lines_and_no_more(qtbot: QtBot) -> None:
    """What is cut off ends in an ellipsis and stands in the tooltip; with room for it, all of it is shown."""
    label, told = Clamped(3), "The commission met again in the evening and nothing was decided. " * 5
    qtbot.addWidget(label)
    label.setText(told)
    label.resize(300, 400)
    label.show()
    qtbot.waitUntil(lambda: QLabel.text(label).endswith("…"))
    assert label.heightForWidth(300) <= 3 * QFontMetrics(label.font()).lineSpacing() + 4
    assert label.toolTip() == label.text() == label.accessibleName() == told
    label.resize(3000, 400)
    qtbot.waitUntil(lambda: QLabel.text(label) == told)
    assert label.toolTip() == ""


def test_the_window_keeps_its_width_whatever_a_headline_holds(stage: Stage) -> None:
    """A headline of one endless word is shown in its four lines."""
    stage.take(stage.write("long.html", PAGE.format(LONG[:240])))
    stage.window.resize(1100, 700)
    stage.choose(stage.headlines()[0])
    label = stage.window.pane._headline
    stage.until(lambda: label.text() == LONG[:240] and QLabel.text(label).endswith("…"))
    assert stage.window.width() == 1100


def test_nothing_that_is_said_below_makes_the_window_wider(stage: Stage) -> None:
    """Names of jobs, files and paused folders are shortened to the room there is; the tooltip has them whole."""
    window, status = stage.window, stage.window.status
    window.resize(1024, 700)
    status.busy(LONG, 0.5)
    status.say(LONG)
    status.watching([Followed("/" + LONG, "paused", reason=LONG)])
    stage.until(lambda: status._said.text().endswith("…") and status._doing.text().endswith("…"))
    assert window.width() == 1024 and window.minimumSizeHint().width() <= 1024
    assert status._watch.toolTip().endswith(LONG) and status._said.toolTip() == LONG
    status.say("")
    assert status._said.text() == ""


def test_a_line_with_margins_ends_with_an_ellipsis(qtbot: QtBot) -> None:
    """What is shortened has room for its last sign within its margins."""
    line = Elided()
    qtbot.addWidget(line)
    line.setContentsMargins(16, 0, 16, 0)
    line.resize(200, 20)
    line.say("Ferry strike halts island traffic for a third day")
    line.resize(201, 20)
    line.show()
    assert line.text().endswith("…") and line.fontMetrics().horizontalAdvance(line.text()) <= 201 - 32
