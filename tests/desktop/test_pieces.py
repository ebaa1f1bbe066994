"""The pieces under the window: lanes, words in the text, wording, looks, keys."""

from __future__ import annotations

import gc
import sys
import threading
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from PySide6.QtCore import QEvent, QMimeData, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from dossier.children import readers_on
from dossier.desktop import theme, value_wording
from dossier.desktop.actions import SPECS
from dossier.desktop.app import Starting, default_folder
from dossier.desktop.appearance import Appearance
from dossier.desktop.preferences import Preferences
from dossier.desktop.views.drag_label import Grip
from dossier.desktop.views.sheet_stack import Sheets
from dossier.desktop.views.text_view import TextView
from dossier.desktop.workers.add_worker import LEFT
from dossier.desktop.workers.worker import Lane
from dossier.errors import BadInput
from dossier.model.claims import Description
from dossier.model.evidence import Span, quoted
from dossier.resources import resource
from tests.desktop.conftest import Stage

pytestmark = pytest.mark.styled


@pytest.fixture
def look(tmp_path: Path, qapp: QApplication) -> Appearance:
    return Appearance(Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)))


def test_a_lane_works_elsewhere_and_answers_here(qtbot: QtBot) -> None:
    """The question runs on the lane's thread, the answer arrives on the main thread."""
    lane, seen = Lane("test"), []
    lane.ask(threading.current_thread, lambda thread: seen.append((thread, threading.current_thread())))
    qtbot.waitUntil(lambda: len(seen) == 1)
    assert seen[0][0].name == "dossier-test" and seen[0][1] is threading.main_thread()
    lane.close()
    lane.join()


def test_a_lane_says_errors_in_sentences(qtbot: QtBot) -> None:
    """What a person can be told becomes a sentence, for the asker or for everybody."""

    def fail() -> None:
        raise BadInput("x.txt", "does not exist")

    lane, told = Lane("test"), []
    lane.failed.connect(told.append)
    lane.ask(fail)
    lane.ask(fail, failed=lambda said: told.append(said.upper()))
    qtbot.waitUntil(lambda: len(told) == 2)
    assert "x.txt" in told[0] and "DOES NOT EXIST" in told[1]
    lane.close()
    lane.join()


def test_a_bug_on_a_lane_is_not_swallowed(qtbot: QtBot) -> None:
    """An error that is nobody's fault but ours is raised on the main thread."""
    lane = Lane("test")
    with qtbot.captureExceptions() as caught:
        lane.ask(lambda: 1 / 0)
        qtbot.waitUntil(lambda: len(caught) == 1)
    assert caught[0][0] is ZeroDivisionError
    lane.close()
    lane.join()


def test_a_closed_lane_skips_what_has_not_begun(qtbot: QtBot) -> None:
    """Closing waits for the call in hand, drops the others, and does the last thing last."""
    lane, done, go = Lane("test"), list[str](), threading.Event()
    lane.ask(go.wait)
    lane.ask(lambda: done.append("skipped"))
    lane.close(lambda: done.append("last"))
    go.set()
    lane.join()
    assert done == ["last"]


def test_a_lane_told_to_skip_nothing_does_all_it_was_asked(qtbot: QtBot) -> None:
    """What was asked before it closed is done, in order."""
    lane, done, go = Lane("test"), list[str](), threading.Event()
    lane.ask(go.wait)
    lane.ask(lambda: done.append("asked"))
    lane.close(lambda: done.append("last"), skip=False)
    go.set()
    lane.join()
    assert done == ["asked", "last"]


@pytest.mark.parametrize(("cores", "readers"), [(1, 1), (2, 1), (4, 3), (64, 8)])
def test_a_core_is_left_to_the_window(cores: int, readers: int) -> None:
    """While files are taken in, the window that one works in is painted without waiting for their readers."""
    assert readers_on(cores, LEFT) == readers


TEXTS = some.text(
    some.one_of(some.characters(exclude_categories=["Cs"]), some.sampled_from("😀𝔸\r\n\u2028é ")), min_size=1
)


@settings(max_examples=60, deadline=None)
@given(TEXTS, some.data())
def test_marked_words_are_the_evidence(qapp: QApplication, text: str, data: some.DataObject) -> None:
    """Whatever the text holds, letters beyond 16 bits among it, the words marked are the words quoted."""
    view = _view()
    view.show_text(text, None)
    start = data.draw(some.integers(0, len(text) - 1))
    end = data.draw(some.integers(start + 1, len(text)))
    view.mark([quoted(text, start, end)])
    tame = {"\r": " ", "\u2028": "\n", "\u2029": "\n", "\0": " ", "\ufdd0": " ", "\ufdd1": " ", "\f": "\n", "\v": "\n"}
    wanted = "".join(tame.get(letter, letter) for letter in text[start:end])
    assert view.marked() == [wanted.replace("\xa0", " ")] or view.marked() == [wanted]


def test_hard_line_ends_flow_and_verses_stand(qapp: QApplication) -> None:
    """Inside a paragraph long lines flow on, short ones keep their ends, and no letter changes its place."""
    long = "The dock workers kept the gates of the harbour shut for"
    text = f"{long}\na third day.\nOne\nTwo\n\n{long}\noutside of it."
    view = _view()
    view.show_text(text, Description((), (Span(0, text.index("\n\n")),)))
    story = text[: text.index("\n\n")].replace("\na third", " a third")
    assert view.toPlainText().startswith(f"{story}\n") and "outside of it" not in view.toPlainText()


_VIEWS: list[TextView] = []


def _view() -> TextView:
    if not _VIEWS:
        settings_file = QSettings("/nonexistent/window.ini", QSettings.Format.IniFormat)
        _VIEWS.append(TextView(Appearance(Preferences(settings_file))))
    return _VIEWS[0]


def test_no_call_loses_a_reference_to_none(qapp: QApplication) -> None:
    """The binding keeps count of None; a release that loses one a call would end the interpreter in the end."""
    label = QLabel()
    gc.collect()
    gc.disable()  # what other tests left must not go meanwhile
    try:
        before = sys.getrefcount(None)
        for _ in range(1000):
            label.setText("x")
        assert abs(sys.getrefcount(None) - before) < 100
    finally:
        gc.enable()


@pytest.mark.parametrize(
    ("iso", "said"),
    [
        ("2024-03-13", "13 March 2024"),
        ("--03-13", "13 March, year not stated"),
        ("2024-03", "March 2024"),
        ("2024", "2024"),
        ("2024-03-13T14:05-05:00", "13 March 2024, 14:05 (UTC-05:00)"),
        ("2024-03-13T14:05:33Z", "13 March 2024, 14:05 UTC"),
        ("soon", "soon"),
    ],
)
def test_days_are_said_in_words(iso: str, said: str) -> None:
    """A day is written out at the precision that it has, never a finer one."""
    assert value_wording.day_text(iso) == said


def _contrast(one: str, other: str) -> float:
    """WCAG 2.2, relative luminance."""

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look_of", [theme.LIGHT, theme.DARK])
def test_words_can_be_read_in_both_looks(look_of: theme.Theme) -> None:
    """Text has a contrast of 4.5 to 1 or more to its ground, marked evidence and buttons among it."""
    t = look_of
    grounds = (t.base, t.window, t.side, t.chosen, t.hover, t.bad_ground)
    pairs = [(said, ground) for said in (t.text, t.muted, t.accent, t.good, t.warn, t.bad) for ground in grounds]
    pairs += [(t.on_mark, t.mark), (t.on_accent, t.accent), *((t.faint, on) for on in (t.base, t.window, t.hover))]
    low = {pair: round(_contrast(*pair), 2) for pair in pairs if _contrast(*pair) < 4.5}
    assert low == {}


@pytest.mark.parametrize("look_of", [theme.LIGHT, theme.DARK])
def test_what_is_typed_in_can_be_told_from_its_ground(look_of: theme.Theme) -> None:
    """The border of a field has a contrast of 3 to 1 or more inside and outside of it, and so has that of a box."""
    t = look_of
    pairs = [(edge, ground) for edge in (t.edge, t.faint, t.accent) for ground in (t.base, t.window)]
    assert {pair: round(_contrast(*pair), 2) for pair in pairs if _contrast(*pair) < 3} == {}
    fields = [line for line in theme.sheet(t, 10).splitlines() if line.startswith(("QLineEdit,", "QComboBox,"))]
    assert sum(f"border: 1px solid {t.edge}" in line for line in fields) == 2


def test_icons_grow_with_the_letters(look: Appearance) -> None:
    """Beside letters twice as large stand icons twice as large; small letters make none smaller than usual."""
    widths = {}
    for points in (8, 10, 20):
        look.be_sized(points)
        widths[points] = look.pixmap("tag", "#000000", 16).width(), look.icon("tag").availableSizes()[0].width()
    look.resize(0)
    assert widths == {8: (16, 18), 10: (16, 18), 20: (32, 36)}


def test_every_action_has_a_menu_place_and_keys_of_its_own() -> None:
    """No action without a shortcut, no shortcut twice, no icon that is not there."""
    actions = [spec for spec in SPECS if spec.name]
    keys = Counter(key for spec in actions for key in spec.keys.split(" "))
    assert all(spec.keys and spec.menu and spec.text for spec in actions)
    assert [key for key, count in keys.items() if count > 1] == []
    assert all(resource("icons", f"{spec.icon}.svg").is_file() for spec in actions if spec.icon)


def test_letters_grow_and_shrink(look: Appearance) -> None:
    """The text's size follows the person's wish, within reason."""
    usual = look.size
    look.resize(2)
    assert look.size == usual + 2
    look.resize(100)
    assert look.size == 24
    look.resize(0)
    assert look.size == usual


def test_a_folder_that_is_no_archive_is_told_in_a_dialog(tmp_path: Path, qtbot: QtBot, look: Appearance) -> None:
    """A folder with other things in it is refused in a dialog that names it; nothing in it changes."""
    (tmp_path / "holiday.txt").write_text("postcards")
    seen: list[str] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            seen.append(box.informativeText())
            box.accept()

    timer = QTimer(interval=50)
    timer.timeout.connect(answer)
    timer.start()
    left: list[int] = []
    preferences = Preferences(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    starting = Starting(look, preferences, left.append)
    starting.begin(tmp_path)
    qtbot.waitUntil(lambda: left == [1])
    timer.stop()
    starting.finish()
    assert str(tmp_path) in seen[0] and not (tmp_path / "blobs").exists()


def test_the_archive_of_this_person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The archive is in the system's data folder, unless DOSSIER_ARCHIVE names another."""
    monkeypatch.setenv("DOSSIER_ARCHIVE", str(tmp_path / "mine"))
    assert default_folder() == tmp_path / "mine"
    monkeypatch.delenv("DOSSIER_ARCHIVE")
    assert default_folder().parts[-2:] == ("dossier", "archive")


def test_every_small_window_opens(stage: Stage) -> None:
    """The list of keys, the protection in force and the page about Dossier open and close."""
    for name in ("shortcuts", "protection", "about"):
        stage.window.actions_by_name[name].trigger()
    from PySide6.QtWidgets import QDialog, QLabel

    stage.until(lambda: len(stage.window.findChildren(QDialog)) == 3)
    dialogs = {dialog.windowTitle(): dialog for dialog in stage.window.findChildren(QDialog)}
    assert dialogs.keys() == {"Keyboard shortcuts", "Protection", "About Dossier"}
    told = " ".join(label.text() for label in dialogs["Protection"].findChildren(QLabel))
    assert "processes of their own, with limits on time, output" in told
    for dialog in dialogs.values():
        dialog.close()


def test_buttons_of_dialogs_are_words_alone(qapp: QApplication, look: Appearance) -> None:
    """Without the pictures that Qt would put there, which are of another look than the window."""
    look.apply()
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    box.ensurePolished()
    assert all(made.icon().isNull() for made in box.buttons())


def test_pages_stay_where_they_are_while_they_grow(look: Appearance, qtbot: QtBot) -> None:
    """Whatever the size, the page in sight stays, and its image is asked for anew; sizes end where they end."""
    sheets = Sheets(look)
    qtbot.addWidget(sheets)
    sheets.resize(400, 300)
    with qtbot.waitSignal(sheets.needed):
        sheets.show_pages(9)
    across = sheets.horizontalScrollBar()
    with qtbot.waitSignal(sheets.needed):  # at the top, too, where nothing is scrolled
        sheets.zoom(1)
    sheets.zoom(0)
    sheets.go_to(5)
    widths = []
    for step in (*[1] * 9, *[-1] * 12, 0):
        sheets.zoom(step)
        assert sheets.page == 5
        widths.append(across.maximum())
    assert widths[:9] == sorted(widths[:9]) and widths[8] == widths[7] > widths[0] > 0
    assert widths[9:] == sorted(widths[9:], reverse=True) and widths[-1] == 0


def test_a_drag_begins_with_the_left_button_alone(qtbot: QtBot) -> None:
    """What is dragged is made once the left button goes down, and asked for once the mouse has gone some way."""
    asked: list[str] = []

    def load() -> QMimeData | None:
        asked.append("load")
        return None

    grip = Grip(load)
    qtbot.addWidget(grip)
    grip.resize(200, 20)
    grip.pressed.connect(lambda: asked.append("made"))

    def drag(button: Qt.MouseButton, far: int) -> None:
        start = grip.rect().center()
        qtbot.mousePress(grip, button, pos=start)
        to = QPointF(start.x() + far, start.y())
        left = Qt.MouseButton.LeftButton
        grip.mouseMoveEvent(QMouseEvent(QEvent.Type.MouseMove, to, to, left, left, Qt.KeyboardModifier.NoModifier))
        qtbot.mouseRelease(grip, button, pos=start)

    drag(Qt.MouseButton.RightButton, 80)
    assert asked == []
    drag(Qt.MouseButton.LeftButton, 1)
    assert asked == ["made"]
    drag(Qt.MouseButton.LeftButton, 80)
    assert asked == ["made", "made", "load"]
