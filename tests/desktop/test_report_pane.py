"""The report's fields and text: confirmed, corrected by hand or by words of the text, taken back, looked through."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemDelegate, QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from dossier.desktop.models.field_model import FieldRow
from dossier.desktop.views.diff_text import DiffRun, runs
from dossier.model.evidence import Span
from dossier.model.hunks import Hunk
from tests.desktop.conftest import FERRY, Stage, aside

HEADLINE = "Ferry strike halts island traffic for a third day"


def entry(stage: Stage, name: str) -> FieldRow:
    model = stage.window.pane.fields_model
    found = model.entry(model.index_of(name))
    assert found is not None
    return found


@pytest.fixture
def ferry(stage: Stage) -> Stage:
    stage.take(stage.write("ferry.txt", FERRY))
    stage.choose(HEADLINE)
    return stage


def test_enter_confirms_a_value_on_its_own_words(ferry: Stage, qtbot: QtBot) -> None:
    """Enter on a value says that it is right; it is shown as confirmed, with who and when, and Ctrl+Z takes it back."""
    pane = ferry.window.pane
    before = entry(ferry, "outlet")
    pane.fields.setCurrentIndex(pane.fields_model.index_of("outlet"))
    qtbot.keyClick(pane.fields, Qt.Key.Key_Return)
    ferry.until(lambda: entry(ferry, "outlet").confirmed)
    after = entry(ferry, "outlet")
    assert (after.value, after.evidence, after.by) == (before.value, before.evidence, "tester") and after.at
    assert "By tester" in after.spoken and after.at[:4] in after.person_note
    qtbot.keyClick(pane.fields, Qt.Key.Key_Return)  # nothing more to say
    ferry.until(ferry.window.actions_by_name["undo"].isEnabled)
    ferry.window.actions_by_name["undo"].trigger()
    ferry.until(lambda: not entry(ferry, "outlet").corrected)
    assert [event.kind for event in aside(lambda: ferry.archive.reports.history("R1"))][-2:] == [
        "correction", "correction-undone",
    ]  # fmt: skip


def test_enter_on_a_candidate_takes_it(ferry: Stage, qtbot: QtBot) -> None:
    """What lost stands under the value; Enter there makes it the value again, on the words that it rests on."""
    pane = ferry.window.pane
    read = entry(ferry, "outlet")
    ferry.window.session.correct("R1", "outlet", "The Harbor Courier")
    ferry.until(lambda: entry(ferry, "outlet").value == "The Harbor Courier")
    shown = entry(ferry, "outlet")
    assert shown.read == read.claims and "read as “The Harbour Courier”" in shown.person_note
    outlet = pane.fields_model.index_of("outlet")
    pane.fields.expand(outlet)
    pane.fields.setCurrentIndex(pane.fields_model.index(0, 0, outlet))
    qtbot.keyClick(pane.fields, Qt.Key.Key_Return)
    ferry.until(lambda: entry(ferry, "outlet").value == "The Harbour Courier")
    assert entry(ferry, "outlet").evidence == read.evidence and entry(ferry, "outlet").by == "tester"


def test_a_correction_is_completed_from_what_was_told(ferry: Stage, qtbot: QtBot) -> None:
    """F2 opens the field; what was told of it is offered while typing, and Escape leaves all as it was."""
    pane = ferry.window.pane
    ferry.window.session.correct("R1", "outlet", "Gazette of the Hills")
    ferry.until(lambda: entry(ferry, "outlet").value == "Gazette of the Hills")
    pane.edit("outlet")
    editor = pane.fields.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit) and editor.completer()
    offered = editor.completer().model()
    assert [offered.index(row, 0).data() for row in range(offered.rowCount())] == [
        "Gazette of the Hills", "The Harbour Courier",
    ]  # fmt: skip
    editor.setText("Nonsense")
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert ferry.field("outlet") == "Gazette of the Hills" and not editor.isVisible()


def test_chosen_words_fill_a_field(ferry: Stage, qtbot: QtBot) -> None:
    """Words chosen in the text fill a field by a number, the bar or the menu, and are its evidence to the letter."""
    pane = ferry.window.pane
    text = pane.text
    bar = pane.reading.bar
    assert bar.isHidden()
    start = FERRY.index("port\npolice")
    text.choose(Span(start - 1, start + 12))  # with the white space around it
    assert text.chosen_span() == Span(start, start + 11) and bar.isVisible()
    qtbot.keyClick(text, Qt.Key.Key_2)
    ferry.until(lambda: ferry.field("outlet") == "port police")
    (found,) = entry(ferry, "outlet").evidence
    assert (found.origin, found.quote, found.span) == ("text", "port\npolice", Span(start, start + 11))

    at = FERRY.index("Olga Brandt")
    text.choose(Span(at, at + 11))
    offered = bar.use.menu()
    offered.aboutToShow.emit()
    offered.actions()[2].trigger()
    ferry.until(lambda: ferry.field("byline") == "Olga Brandt")

    day = FERRY.index("March 3, 2019")
    text.choose(Span(day, day + 13))
    menu = QMenu()
    text.offer_fields(menu)
    actions = [action for action in menu.actions() if "\t" in action.text()]
    assert len(actions) == 7
    actions[4].trigger()
    ferry.until(lambda: entry(ferry, "published").by == "tester")
    assert ferry.field("published") == "3 March 2019"
    for _ in range(3):
        ferry.until(ferry.window.actions_by_name["undo"].isEnabled)
        ferry.window.actions_by_name["undo"].trigger()
    ferry.until(lambda: ferry.field("outlet") == "The Harbour Courier")


def test_words_that_say_no_day_are_refused_in_a_sentence(ferry: Stage, qtbot: QtBot) -> None:
    """Words that cannot be a day of publication are told, and nothing is kept."""
    text = ferry.window.pane.text
    at = FERRY.index("Dock workers")
    text.choose(Span(at, at + 12))
    qtbot.keyClick(text, Qt.Key.Key_5)
    ferry.until(lambda: "names no day" in ferry.window.middle.notice.text)
    assert "correction" not in [event.kind for event in aside(ferry.archive.reports.history)]


def test_words_are_found_in_the_text(ferry: Stage, qtbot: QtBot) -> None:
    """F3 looks for words while they are typed, whatever their case; Enter goes on, Shift+Enter back, Escape ends."""
    pane = ferry.window.pane
    ferry.window.actions_by_name["find"].trigger()
    finder = pane.reading.finder
    assert finder.isVisible()
    qtbot.keyClicks(finder.field, "QUITO")
    assert finder._count.text() == "1 of 2" and pane.text.marked() == ["QUITO"]
    qtbot.keyClick(finder.field, Qt.Key.Key_Return)
    assert finder._count.text() == "2 of 2" and pane.text.marked() == ["Quito"]
    qtbot.keyClick(finder.field, Qt.Key.Key_Return)
    assert finder._count.text() == "1 of 2"
    qtbot.keyClick(finder.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert finder._count.text() == "2 of 2"
    finder.field.setText("nowhere")
    assert finder._count.text() == "not found"
    qtbot.keyClick(finder.field, Qt.Key.Key_Escape)
    assert not finder.isVisible()


def test_a_citation_is_copied_in_the_chosen_style(ferry: Stage) -> None:
    """Copy citation puts the entry of a list of sources on the clipboard, plain and as HTML; dragging hands over it."""
    window = ferry.window
    window.actions_by_name["citation"].trigger()
    clipboard = QApplication.clipboard()
    ferry.until(lambda: clipboard.text().startswith("Ruiz, Ada. “Ferry strike halts island traffic for a third day.”"))
    data = clipboard.mimeData()
    assert "<i>The Harbour Courier</i>" in data.html() and "SHA-256: " in data.text()
    carried = window.pane.carry()
    assert carried is not None and carried.text() == data.text() and carried.html() == data.html()
    ferry.preferences.keep("brief-style", "apa")
    assert window.pane.carry() is None  # until the other style has come
    window.pane.grip.pressed.emit()
    ferry.until(window.pane.carry)
    again = window.pane.carry()
    assert again is not None and again.text().startswith("Ruiz, A. (2019, March 3).")


def test_a_report_is_printed_with_its_evidence(ferry: Stage) -> None:
    """The page for the printer has the fields, the words behind them, and the text with these underlined."""
    from dossier.desktop.printing import printed

    detail = ferry.window.pane.detail
    assert detail is not None
    html = printed(detail)
    assert "<b>The Harbour Courier</b>" in html and "“QUITO, March 3, 2019” in the text" in html
    assert "<u>QUITO, March 3, 2019</u> – Dock workers" in html
    assert "src=" not in html and "url(" not in html
    dialog = ferry.window.handing.preview(detail, html)
    assert dialog.windowTitle() == "Print R1"
    dialog.deleteLater()


def test_a_file_in_quarantine_says_so_in_every_place(stage: Stage) -> None:
    """Without words there are no fields; the banner has the reason, and the text says where the file can be seen."""
    path = stage.folder / "desk" / "locked.bin"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"\x7fELF" + bytes(range(256)) * 4)
    stage.take(path)
    stage.until(lambda: stage.window.model.rowCount() == 1)
    stage.window.middle.table.select(0)
    pane = stage.window.pane
    stage.until(lambda: pane.detail and pane.detail.version.state == "quarantined")
    assert not pane.fields.isVisible() and "is a program" in pane._banner.text()
    assert "Under Original" in pane.text.without and not pane.text.may_fill
    pane.go_to_tab("Original")
    stage.until(lambda: pane.original.body.currentIndex() == 0 and "not known" in pane.original._hint._title.text())


def test_long_texts_come_in_pieces(ferry: Stage) -> None:
    """A text of a million characters is there in steps, and words marked at its end are shown once they are."""
    from dossier.model.evidence import quoted

    text = ferry.window.pane.text
    long = "\n\n".join(["The dock workers kept the gates of the harbour shut. " * 9] * 2000) + "x" * 20_000
    text.show_text(long, None)
    assert not text.is_whole and len(text.toPlainText()) < 20_000
    assert text.mark([quoted(long, len(long) - 30_000, len(long) - 29_990)])
    ferry.until(lambda: text.is_whole and text.marked() == [long[-30_000:-29_990]])
    assert text.verticalScrollBar().value() > 1000
    text.choose(Span(len(long) - 5, len(long)))
    assert text.chosen_span() == Span(len(long) - 5, len(long))


def test_changes_are_shown_within_their_words() -> None:
    """What both have stands around each change, shortened where it is long; whole texts have every letter."""
    after = "A" * 50 + " 41 people " + "b " * 300 + "came."
    hunks = [
        Hunk("replaced", "27", "41", Span(51, 53), Span(51, 53)),
        Hunk("inserted", "", "came", Span(0, 0), Span(len(after) - 5, len(after) - 1)),
    ]
    short, whole = list(runs(after, hunks)), list(runs(after, hunks, None))
    assert whole[:4] == [
        DiffRun("same", "A" * 50 + " "),
        DiffRun("out", "27", 0),
        DiffRun("same", " "),
        DiffRun("in", "41", 0),
    ]
    assert "".join(run.text for run in whole if run.kind in ("same", "in")).replace("  ", " ") == after
    assert [run.kind for run in short] == ["same", "out", "same", "in", "same", "gap", "same", "in", "same"]
    assert sum(len(run.text) for run in short) < 320


def test_taking_a_correction_back_is_a_deed_like_any_other(ferry: Stage) -> None:
    """Undone, the correction stands again with who said it; the one before it is never touched."""
    window = ferry.window
    aside(lambda: ferry.archive.corrections.set("R1", "headline", "Said long ago"))
    ferry.until(lambda: ferry.field("headline") == "Said long ago")
    window.session.correct("R1", "headline", "Said today")
    ferry.until(lambda: ferry.field("headline") == "Said today")
    window.pane.fields.undo.emit("headline")
    ferry.until(lambda: ferry.field("headline") == "Said long ago")
    ferry.until(lambda: "taking back" in (window.session.operations.next_undo or ""))
    window.session.operations.undo()
    ferry.until(lambda: ferry.field("headline") == "Said today")
    ferry.until(lambda: "correction" in (window.session.operations.next_undo or ""))
    window.session.operations.undo()
    ferry.until(lambda: ferry.field("headline") == "Said long ago")


def test_a_value_to_be_corrected_is_seen_from_its_beginning(ferry: Stage) -> None:
    """However long it is; all of it is chosen, so that typing replaces it."""
    pane = ferry.window.pane
    pane.edit("headline")
    editor = pane.fields.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    ferry.until(lambda: editor.cursorPosition() == 0)
    assert editor.selectedText() == editor.text() != ""


def test_words_to_be_mended_come_into_the_field_that_opens(ferry: Stage) -> None:
    """Also while the one that was typed in is still going away."""
    pane = ferry.window.pane
    pane.edit("published")
    closing = pane.fields.findChild(QLineEdit)
    assert isinstance(closing, QLineEdit)
    pane.fields.closeEditor(closing, QAbstractItemDelegate.EndEditHint.NoHint)
    pane.edit("published", "some day in March")
    opened = [editor for editor in pane.fields.findChildren(QLineEdit) if editor is not closing]
    assert [editor.text() for editor in opened] == ["some day in March"]


def test_words_that_cannot_be_used_stay_in_the_field(ferry: Stage, qtbot: QtBot) -> None:
    """Why is told, and what was typed is there to be mended; a day is understood as people write it."""
    pane = ferry.window.pane

    def typed(words: str) -> None:
        editor = pane.fields.findChild(QLineEdit)
        assert isinstance(editor, QLineEdit)
        editor.selectAll()
        qtbot.keyClicks(editor, words)
        qtbot.keyClick(editor, Qt.Key.Key_Return)

    pane.fields.setCurrentIndex(pane.fields_model.index_of("published"))
    ferry.window.actions_by_name["correct"].trigger()
    typed("some day in March")
    ferry.until(lambda: "is no date" in ferry.window.middle.notice.text)
    ferry.until(lambda: (editor := pane.fields.findChild(QLineEdit)) and editor.text() == "some day in March")
    typed("4 March 2019")
    ferry.until(lambda: entry(ferry, "published").corrected)
    assert ferry.field("published").startswith("4 March 2019")
    assert aside(lambda: ferry.archive.reports.list()[0].published) == "2019-03-04"
