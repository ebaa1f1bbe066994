"""The review: one question a screen, answered by keys; the words that it is about are marked next to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QProgressBar, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.models.answer_model import AnswerChoice, ChoicesModel, choices_of
from dossier.desktop.place_wording import place_text
from dossier.desktop.scripts import joined_parts
from dossier.desktop.views.answer_list import ChoicesView
from dossier.desktop.views.empty_hints import Elided, Placeholder, rule, words
from dossier.desktop.views.offers import Offer, Offers
from dossier.desktop.views.text_view import TextView
from dossier.desktop.views.wrapped import Clamped
from dossier.model.claims import Field
from dossier.model.doubts import Doubt
from dossier.model.evidence import Evidence, Span
from dossier.model.reports import ReportDetail
from dossier.translations import tr, tr_n

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class Progress:
    """Which report of how many, and which question of this report's."""

    report: int
    reports: int
    question: int
    questions: int


class ReviewPage(QWidget):
    """Shows a question; says by signals what the person answers, and does nothing itself."""

    confirmed = Signal()  # what is shown is right, also that it is nothing
    chosen = Signal(str)  # a candidate, as it is typed
    typed = Signal(str)
    taken = Signal(object)  # Span: words of the report
    skipped = Signal()
    back = Signal()  # to the question before, whose answer is taken back
    undone = Signal()  # what was done last is to be taken back
    settled = Signal()  # there is nothing to do at this report
    ruled = Signal()  # the last correction is to become a rule
    left = Signal()
    joined = Signal(object)  # reports of one address: the one asked about is a version of the oldest
    kept_apart_reports = Signal(object)  # reports of one address that stay two
    reading_wanted = Signal()  # a person wants to choose how the file is read
    compared = Signal(str)  # another report is to be shown in the place of the one asked about, or that one again

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pane")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Review"))
        self.model = ChoicesModel(self)
        self.choices = ChoicesView(self.model, look)
        self.text = TextView(look)
        self.text.may_fill = False
        self.editor = QLineEdit()
        self.field: Field | None = None
        self.may_take: Callable[[], bool] = lambda: True  # the keys, when another question is shown
        self._rule = ""
        self._about_reading = False  # the question is how the file is to be read
        self._shared: tuple[str, ...] = ()  # reports of one address, the one asked about last
        self._progress, self._bar = words(muted=True), QProgressBar()
        self._question, self._headline, self._about = words(wrap=True), Clamped(3), Elided(muted=True)
        self._name, self._keys, self._done = words(), Offers(look), Placeholder(look, "check", "", "")
        self._stack = QStackedWidget()
        self._lay_out()
        self.choices.looked_at.connect(self._mark)
        self.choices.taken.connect(self._take)
        self.text.words_chosen.connect(lambda _: self._show_keys())
        self.editor.returnPressed.connect(self._say_typed)
        self._keys.meant.connect(self._click)
        self.editor.hide()

    def _lay_out(self) -> None:
        self._question.setObjectName("heading")
        self._headline.setObjectName("title")
        self._name.setObjectName("title")
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(tr("Progress of the review"))
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(18, 14, 12, 12)
        column.setSpacing(9)
        for part in (self._bar, self._progress, self._question, self._name):
            column.addWidget(part)
        column.addWidget(self.choices, 20)
        column.addWidget(self.editor)
        column.addWidget(self._keys)
        column.addStretch(1)
        splitter = QSplitter()
        splitter.addWidget(left)
        splitter.addWidget(self._report())
        splitter.setHandleWidth(1)
        splitter.setChildrenCollapsible(False)
        splitter.setSizes([480, 520])
        self._stack.addWidget(splitter)
        self._stack.addWidget(self._done)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._stack)

    def _report(self) -> QWidget:
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 14, 0, 0)
        column.setSpacing(3)
        head = QVBoxLayout()
        head.setContentsMargins(16, 0, 12, 10)
        head.addWidget(self._headline)
        head.addWidget(self._about)
        column.addLayout(head)
        column.addWidget(rule())
        column.addWidget(self.text, 1)
        return right

    @property
    def keys_text(self) -> str:
        """The line under the answers: the keys, or why something is no answer."""
        return self._keys.text()

    @property
    def finished(self) -> bool:
        """Whether the end of the queue is shown."""
        return self._stack.currentIndex() == 1

    # showing

    def show_question(self, detail: ReportDetail, doubt: Doubt, progress: Progress) -> None:
        self._stack.setCurrentIndex(0)
        self._close_editor()
        self.field = doubt.field
        self._shared = (*doubt.words[1:], detail.row.report) if doubt.why == "address" else ()
        self._about_reading = doubt.why in ("charset", "columns")
        self._question.setText(value_wording.question_text(doubt))
        self._name.setText(value_wording.field_name(doubt.field))
        self._show_progress(progress)
        self.show_report(detail)
        read = None if self._shared else detail.description
        self.model.show(choices_of(read, doubt.field) if read else ())
        self.choices.fit()
        self.choices.setCurrentIndex(self.model.index(0, 0))
        self._show_keys()
        if self.may_take():
            self.choices.setFocus()

    def show_report(self, detail: ReportDetail) -> None:
        """The words on the right: those of the report asked about, or of one that may be the same."""
        self.shown = detail.row.report
        self._headline.name(detail.row)
        self._about.say(joined_parts((detail.row.report, detail.row.outlet, place_text(detail.row.path))))
        self.text.show_text(detail.rendition or "", detail.description)

    shown = ""  # the report whose words are on the right

    def take_keys(self) -> None:
        """Whatever is shown."""
        (self if self.finished else self.choices).setFocus()

    def _show_progress(self, progress: Progress) -> None:
        keys_text = tr("Report {n} of {all}", n=progress.report, all=progress.reports)
        if progress.questions > 1:
            keys_text += " · " + tr("question {n} of {all}", n=progress.question, all=progress.questions)
        self._progress.setText(keys_text)
        self._bar.setRange(0, max(progress.reports, 1))
        self._bar.setValue(progress.report - 1)

    def show_done(self, skipped: int) -> None:
        """The end of the queue."""
        self.field, self._shared = None, ()
        title = tr("Nothing is left to review")
        message = tr("Values that Dossier is not sure of appear here. Esc goes back to the list.")
        if skipped:
            title = tr_n(skipped, "{n} question is left for later", "{n} questions are left for later")
            message = tr("N asks them again, Backspace goes back to the last one, Esc goes back to the list.")
        self._done.say("check", title, message)
        self._stack.setCurrentIndex(1)
        if self.may_take():
            self.setFocus()

    def offer_rule(self, outlet: str) -> None:
        """The last correction may hold for all reports of an outlet; "" where it may not."""
        self._rule = outlet
        self._show_keys()

    def refuse(self, sentence: str) -> None:
        """What was typed or pressed is no answer: the question stays open, with its keys."""
        self._show_keys(sentence)

    # keys

    def event(self, event: QEvent) -> bool:
        """Keeps the review's keys from the window's own shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._means(event):
            event.accept()
            return True
        return super().event(event)

    def _means(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Undo):
            return True
        keys = Qt.Key
        shared = (keys.Key_J, keys.Key_A, keys.Key_O) if self._shared else ()
        ours = (*shared, *_ENTER, keys.Key_F2, keys.Key_Backspace, keys.Key_Escape, keys.Key_N, keys.Key_S, keys.Key_R)
        digit = keys.Key_1 <= event.key() <= keys.Key_9
        return not _modified(event) and (event.key() in ours or digit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._means(event) or not self._press(event):
            super().keyPressEvent(event)

    def _press(self, event: QKeyEvent) -> bool:
        if self.editor.isVisible() and event.key() != Qt.Key.Key_Escape:
            return event.key() in _ENTER  # a line edit passes on what it has heeded already
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undone.emit()
            return True
        return self._act(event.key())

    def _click(self, key: int) -> None:
        """On what a key does."""
        if self.editor.isVisible() and key in _ENTER:
            self._say_typed()
        else:
            self._act(key)

    def _act(self, key: int) -> bool:
        keys = Qt.Key
        if key == keys.Key_Escape:
            self._escape()
        elif key == keys.Key_Backspace:
            self.back.emit()
        elif key == keys.Key_N:
            self.skipped.emit()
        elif key == keys.Key_R:
            self._make_rule()
        else:
            return self.field is not None and (self._decide(key) if self._shared else self._answer(key))
        return True

    def _answer(self, key: int) -> bool:
        """What a key says of the field that is asked about."""
        if key in _ENTER:
            self._enter()
        elif key == Qt.Key.Key_F2 and self._about_reading:
            self.reading_wanted.emit()
        elif key == Qt.Key.Key_F2:
            self._edit()
        elif key == Qt.Key.Key_S:
            self.settled.emit()
        elif choice := self.model.choice(key - Qt.Key.Key_0):
            self._take(choice)
        else:
            self.refuse(tr("There is no candidate {n} here.", n=key - Qt.Key.Key_0))
        return True

    def _decide(self, key: int) -> bool:
        """Whether reports of one address are one."""
        keys = Qt.Key
        if key == keys.Key_J:
            self.joined.emit(self._shared)
        elif key in (keys.Key_A, keys.Key_S):
            self.kept_apart_reports.emit(self._shared)
        elif key == keys.Key_O:
            at = self._shared.index(self.shown)
            self.compared.emit(self._shared[at - 1])
        else:
            self.refuse(tr("Press J to join the reports, or A to keep them apart."))
        return True

    def _make_rule(self) -> None:
        if self._rule:
            self.ruled.emit()
        else:
            self.refuse(tr("A rule is made of the correction before, where it can hold for the whole outlet: there is "
                           "none now."))  # fmt: skip

    def _enter(self) -> None:
        """What is chosen in the text, else the answer that is looked at."""
        if span := self.text.chosen_span():
            self.taken.emit(span)
        elif choice := self.choices.current():
            self._take(choice)

    def _take(self, choice: AnswerChoice) -> None:
        if choice.number:
            self.chosen.emit(choice.typed)
        else:
            self.confirmed.emit()

    def _escape(self) -> None:
        if self.editor.isVisible():
            self._close_editor()
            self.choices.setFocus()
            self._show_keys()
        elif self.text.chosen_span():
            self.text.choose(Span(0, 0))
            self.choices.setFocus()
        else:
            self.left.emit()

    # typing

    def _edit(self) -> None:
        choice = self.choices.current()
        if self.field is None or choice is None:
            return
        self.editor.setPlaceholderText(value_wording.field_hint(self.field))
        self.editor.setAccessibleName(tr("Correct the {field}", field=value_wording.field_within(self.field)))
        self.editor.setText(choice.typed)
        self.editor.selectAll()
        self.editor.show()
        self.editor.setFocus()
        self._show_keys()

    def _say_typed(self) -> None:
        if message := self.editor.text().strip():
            self.typed.emit(message)

    def _close_editor(self) -> None:
        self.editor.hide()
        self.editor.clear()

    # what is marked, and what can be pressed

    def _mark(self, choice: AnswerChoice) -> None:
        evidence = choice.evidence or self._others()
        self.text.mark([e for e in evidence if e.span])

    def _others(self) -> tuple[Evidence, ...]:
        """Where nothing is shown, the words of all candidates are."""
        held = [self.model.choice(row) for row in range(1, self.model.rowCount())]
        return tuple(e for choice in held if choice for e in choice.evidence)

    def _show_keys(self, refused: str = "") -> None:
        self._keys.offer(self._offers(), refused)

    def _offers(self) -> list[Offer]:
        keys = Qt.Key
        leaving = Offer("Esc", tr("Leave the value as it was"), keys.Key_Escape)
        if self.editor.isVisible():
            return [Offer(tr("Enter"), tr("Save what you typed"), keys.Key_Return), leaving]
        back = Offer(tr("Backspace"), tr("Undo the last answer"), keys.Key_Backspace)
        last = [back, Offer("Esc", tr("Close the review"), keys.Key_Escape)]
        if self._shared:
            return [
                Offer("J", tr("Join them as one report"), keys.Key_J),
                Offer("A", tr("Keep them as two reports"), keys.Key_A),
                Offer("O", tr("Show the other report"), keys.Key_O),
                Offer("N", tr("Skip"), keys.Key_N),
                *last,
            ]
        found = [Offer(tr("Enter"), self._entering(), keys.Key_Return)]
        others = self.model.rowCount() - 1
        if others > 0:
            found.append(Offer("1" if others == 1 else f"1–{others}", tr("Use another candidate"),
                               keys.Key_1 if others == 1 else None))  # fmt: skip
        correcting = tr("Choose how it is read…") if self._about_reading else tr("Correct")
        found += [Offer("F2", correcting, keys.Key_F2), Offer("N", tr("Skip"), keys.Key_N),
                  Offer("S", tr("Dismiss the report"), keys.Key_S)]  # fmt: skip
        if self._rule:
            found.append(Offer("R", tr("Make your correction a rule for {outlet}", outlet=self._rule), keys.Key_R))
        return [*found, *last]

    def _entering(self) -> str:
        choice = self.choices.current()
        if self.text.chosen_span():
            return tr("Use the words selected in the text")
        if choice and choice.number:
            return tr("Use candidate {n}", n=choice.number)
        if choice and not choice.claims:
            return tr("Leave empty")
        return tr("Confirm")


def _modified(event: QKeyEvent) -> bool:
    pad = Qt.KeyboardModifier.KeypadModifier
    return bool(event.modifiers() & ~pad)
