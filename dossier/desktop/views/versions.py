"""The versions of a report, and what changed between any two of them, word by word."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.edits_wording import edits_text
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.nouns.report_answers import Changed
from dossier.desktop.tooltips import tip
from dossier.desktop.views.diff_text import ChangesView
from dossier.desktop.views.empty_hints import button, words
from dossier.desktop.views.flow import Flow
from dossier.desktop.views.line_table import LinesView
from dossier.model.file_parts import own_name
from dossier.model.reports import Version
from dossier.translations import term, tr, tr_n


def _provenance(version: Version) -> str:
    lines = [version.sha256, tr("found at {place}", place=version.path)]
    lines.append(tr("read by {reader}", reader=version.reader) if version.reader else tr("read by nobody yet"))
    if version.stated.url:
        lines.append(version.stated.url)
    if version.stated.tool:
        lines.append(tr("saved by {program}", program=version.stated.tool))
    if version.origin and (when := version.origin.capture.captured):
        moment = value_wording.moment_text(when)
        lines.append(tr("part of {report}, captured {moment}", report=version.origin.part_of, moment=moment))
    elif version.origin:
        lines.append(tr("part of {report}", report=version.origin.part_of))
    return "\n".join(lines)


def _captured(version: Version) -> str:
    """The moment by which versions are ordered: as the file states it, else that of its arrival."""
    stated = version.stated.moment
    if stated and "T" not in stated:
        return value_wording.day_text(stated)
    return value_wording.moment_text(stated or version.first_seen)


def _basis(version: Version) -> str:
    first = tr("first seen {moment}", moment=value_wording.moment_text(version.first_seen))
    return f"{tr('The file states this moment.')}\n{first}" if version.stated.moment else first


def _name(version: Version) -> str:
    name = tr("Version {number}", number=version.number)
    return tr("{version}, held back", version=name) if version.held else name


_COLUMNS: tuple[LineColumn[Version], ...] = (
    LineColumn(term("Version"), _name, lambda v: v.path),
    LineColumn(term("Captured"), _captured, _basis),
    LineColumn(term("Address or file"), lambda v: v.stated.url or own_name(v.path), _provenance),
    LineColumn(term("Size"), lambda v: value_wording.size_text(v.size)),
    LineColumn(term("SHA-256"), lambda v: v.sha256, _provenance),
)


class VersionsView(QWidget):
    """Says which version is chosen, and of which two the changes are asked for."""

    chosen = Signal(object)  # Version
    compared = Signal(int, int)  # numbers, the older first
    join_wanted = Signal()  # with another report
    separated = Signal(int)  # number of a version
    accepted = Signal(int)  # number of a version that was held back

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._count = 0
        self._report = ""
        self.model = LinesModel(_COLUMNS, parent=self)
        self.list = LinesView(self.model, look, tr("Versions of the report"), lambda _: ("version", "muted")).widths(
            115, 135, 200, 92
        )
        self.setFocusProxy(self.list)
        self.old, self.new = _choice(tr("The older version")), _choice(tr("The newer version"))
        self.changes = ChangesView(look)
        self._summary_label = words(muted=True, wrap=True)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self._above())
        splitter.addWidget(self._below())
        splitter.setSizes([150, 240])
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(splitter)
        self.list.chosen.connect(self._choose)
        for box in (self.old, self.new):
            box.activated.connect(lambda _: self._ask())

    def _above(self) -> QWidget:
        """The versions, and what can be done with the one chosen."""
        page, bar = QWidget(), QWidget()
        self._separate = button(tr("Separate this version"), lambda: self._act(self.separated))
        self._separate.setToolTip(tip(tr("It goes back to the report that it was of, or becomes a new one")))
        self._accept = button(tr("Show this version"), lambda: self._act(self.accepted))
        self._accept.setToolTip(tip(tr("It was held back, for it looked like a login, a robot check or an error")))
        self._join = button(tr("Join with another report…"), self.join_wanted.emit)
        flow = Flow(bar, margins=(14, 6, 14, 2))
        for made in (self._join, self._separate, self._accept):
            flow.addWidget(made)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.list, 1)
        column.addWidget(bar)
        return page

    def _act(self, signal: SignalInstance) -> None:
        if version := self.list.current():
            signal.emit(version.number)

    def _below(self) -> QWidget:
        self._bar = QWidget()
        flow = Flow(self._bar, margins=(14, 8, 14, 6))
        label, to = words(tr("From"), muted=True), words(tr("to"), muted=True)
        for label_ in (label, to):
            label_.setMinimumHeight(30)
        self._previous = button("‹", lambda: self.changes.step(-1))
        self._next = button("›", lambda: self.changes.step(1))
        self._previous.setToolTip(tr("Change before (P)"))
        self._next.setToolTip(tr("Next change (N)"))
        self._whole = button(tr("Whole text"), self._toggle)
        self._whole.setCheckable(True)
        self._whole.setToolTip(tr("Show the changes within the whole text, or only those with the words around (W)"))
        for made in (self._previous, self._next):
            made.setAccessibleName(made.toolTip())
            made.setMaximumWidth(38)
        for part in (label, self.old, to, self.new, self._previous, self._next, self._whole):
            flow.addWidget(part)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        row = QHBoxLayout()
        row.setContentsMargins(14, 8, 14, 4)
        row.addWidget(self._summary_label)
        column.addLayout(row)
        column.addWidget(self.changes, 1)
        return page

    def _choose(self, version: Version | None) -> None:
        if version:
            self.chosen.emit(version)

    def show_versions(self, versions: Sequence[Version], current: int) -> None:
        """Newest first; `current` is the number of the one shown. The two compared stay, unless there are new ones."""
        self.list.blockSignals(True)
        self.model.show(tuple(reversed(versions)))
        self.list.select([version.number for version in reversed(versions)].index(current))
        self.list.blockSignals(False)
        if (versions[0].report, len(versions)) != (self._report, self._count):
            self._report, self._count = versions[0].report, len(versions)
            self._fill([version.number for version in versions])
        self._bar.setVisible(self._count > 1)
        self._separate.setEnabled(self._count > 1)
        self._accept.setVisible(any(version.held and version.number == current for version in versions))
        if self._count == 1:
            self.say(tr("One version so far. When the file changes in a watched folder, or is added again, its "
                        "new state is kept as the next version, and the changes are listed here."))  # fmt: skip

    def _fill(self, numbers: Sequence[int]) -> None:
        for box, at in ((self.old, self._count - 2), (self.new, self._count - 1)):
            box.clear()
            for number in numbers:
                box.addItem(tr("Version {number}", number=number), number)
            box.setCurrentIndex(at)
        self.changes.clear_changes()
        self._summary_label.setText("")

    @property
    def pair(self) -> tuple[int, int] | None:
        """The two versions whose changes are to be shown."""
        return (self.old.currentData(), self.new.currentData()) if self._count > 1 else None

    def compare(self, old: int, new: int) -> None:
        """Chooses two versions, as a person does."""
        self.old.setCurrentIndex(self.old.findData(old))
        self.new.setCurrentIndex(self.new.findData(new))
        self._ask()

    def _ask(self) -> None:
        if pair := self.pair:
            self.compared.emit(*pair)

    def _toggle(self) -> None:
        self.changes.whole = self._whole.isChecked()

    def say(self, sentence: str) -> None:
        self._summary_label.setText(sentence)
        self.changes.clear_changes()

    def show_changes(self, changed: Changed) -> None:
        """What changed; an answer to an older question is dropped."""
        if (changed.old, changed.new) != self.pair:
            return
        if changed.old == changed.new:
            self.say(tr("Choose two different versions."))
        elif not changed.hunks:
            self.say(tr("No word of the article changed from version {old} to version {new}.",
                        old=changed.old, new=changed.new))  # fmt: skip
        else:
            summary = edits_text(changed.edits)
            self._summary_label.setText("\n".join(filter(None, (summary, _counted(changed)))))
            self.changes.show_changes(changed.before, changed.after, changed.hunks)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """N and P go from change to change, W shows the whole text."""
        if event.key() in (Qt.Key.Key_N, Qt.Key.Key_P):
            self.changes.step(1 if event.key() == Qt.Key.Key_N else -1)
        elif event.key() == Qt.Key.Key_W:
            self._whole.toggle()
            self._toggle()
        else:
            super().keyPressEvent(event)


def _counted(changed: Changed) -> str:
    counts = [
        tr_n(len(changed.hunks), "{n} change", "{n} changes"),
        tr_n(changed.added, "{n} word put in", "{n} words put in"),
        tr_n(changed.removed, "{n} word taken out", "{n} words taken out"),
    ]
    return ", ".join(counts)


def _choice(name: str) -> QComboBox:
    made = QComboBox()
    made.setAccessibleName(name)
    made.setMinimumHeight(30)
    return made
