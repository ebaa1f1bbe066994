"""The window of an audit: how far it is, the faults, what vouches for the log, and the protection in force."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.models.line_model import LineColumn, LinesModel
from dossier.desktop.nouns.audited import Audited
from dossier.desktop.views.empty_hints import EmptyHint, Placeholder, button, scrolled, words
from dossier.desktop.views.line_table import LinesView
from dossier.model.audits import Fault, LogStatus, Summary
from dossier.translations import term, tr, tr_n, worded

_FINE = 1000  # steps of the progress bar
_PART_WORDS = {
    "blob": term("blob"),
    "log": term("log"),
    "catalog": term("catalog"),
    "checkpoint": term("checkpoint"),
    "key": term("key"),
    "stamp": term("stamp"),
    "head": term("head"),
    "file": term("file"),
}
_FAULT_WORDS = {
    "changed": term("changed"),
    "missing": term("missing"),
    "extra": term("extra"),
    "stray": term("stray"),
    "unreadable": term("unreadable"),
    "damaged": term("damaged"),
}


def _fault_text(fault: Fault) -> str:
    said = tr(_FAULT_WORDS[fault.fault])
    return tr("{fault} (harmless)", fault=said) if fault.harmless else said


_FAULTS: tuple[LineColumn[Fault], ...] = (
    LineColumn("Part", lambda f: tr(_PART_WORDS[f.part])),
    LineColumn("What", lambda f: worded(f.thing), lambda f: worded(f.thing)),
    LineColumn("Fault", _fault_text),
    LineColumn("Detail", lambda f: worded(f.detail), lambda f: worded(f.detail)),
)


class AuditDialog(QDialog):
    """Shows an audit while it goes on and when it is done."""

    again = Signal()
    accepting = Signal()

    def __init__(self, look: Appearance, read_only: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Check the archive"))
        self._read_only, self._text = read_only, ""
        self.state = words(wrap=True)
        self.state.setObjectName("title")
        self.bar = QProgressBar()
        self.bar.setRange(0, _FINE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("How far the audit is"))
        self.model = LinesModel(_FAULTS, parent=self)
        self.table = LinesView(self.model, look, tr("Faults")).widths(90, 220, 130)
        self.hint = Placeholder(look, "check", tr("No fault"), "")
        EmptyHint(self.table, self.hint)
        self.about = words(wrap=True, muted=True)
        for label in (self.state, self.about):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lay_out()
        self.resize(860, 600)

    def _lay_out(self) -> None:
        self.accept_button = button(tr("Accept the log as it is…"), self.accepting.emit)
        self.again_button = button(tr("Check &again"), self.again.emit)
        self.copy_button = button(tr("Cop&y"), self._copy)
        row = QHBoxLayout()
        row.addWidget(self.accept_button)
        row.addStretch(1)
        for made in (self.copy_button, self.again_button, button(tr("Close"), self.close, leading=True)):
            row.addWidget(made)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        column.addWidget(self.state)
        column.addWidget(self.bar)
        column.addWidget(self.table, 3)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(scrolled(self.about), 2)
        column.addLayout(row)

    def begin(self) -> None:
        self.model.show([])
        hint = tr("Every file is hashed again, then log, signatures and catalog are compared.")
        self.hint.say("check", tr("Checking"), hint)
        self.state.setText(tr("The archive is being checked…"))
        self.about.setText("")
        self._switch(busy=True)

    def step(self, part: float) -> None:
        # Behind the last file come log and catalog, of which nobody knows how long they take
        self.bar.setRange(0, _FINE if part < 1 else 0)
        self.bar.setValue(round(part * _FINE))

    def show_result(self, audited: Audited) -> None:
        self._switch(busy=False)
        self.hint.say("check", tr("No fault"), tr("All is as it was kept."))
        self.model.show(audited.faults)
        self.state.setText(_state(audited.summary))
        about = [*_vouched(audited.standing), *audited.protection]
        self.about.setText("\n".join(about))
        self.accept_button.setVisible(bool(audited.standing.alarm) and not self._read_only)
        faults = (
            f"{tr(_PART_WORDS[f.part])} {worded(f.thing)}: {_fault_text(f)}; {worded(f.detail)}" for f in audited.faults
        )
        self._text = "\n".join([self.state.text(), *faults, "", *about])

    def fail(self, said: str) -> None:
        self._switch(busy=False)
        self._text = said
        self.state.setText(said)
        self.hint.say("attention", tr("Not checked to the end"), "")

    def _switch(self, busy: bool) -> None:
        self.bar.setRange(0, _FINE)
        self.bar.setValue(0)
        self.bar.setVisible(busy)
        self.again_button.setEnabled(not busy)
        self.copy_button.setEnabled(not busy)
        self.accept_button.hide()

    def _copy(self) -> None:
        QApplication.clipboard().setText(self._text)


def _state(summary: Summary) -> str:
    held = (
        value_wording.files_text(summary.blobs),
        value_wording.events_text(summary.events),
        tr_n(summary.rows, "{n} row", "{n} rows"),
        tr_n(summary.checkpoints, "{n} checkpoint", "{n} checkpoints"),
    )
    parts = ", ".join(held)
    said = tr("No fault in {parts}.", parts=parts)
    if summary.faults:
        said = tr_n(summary.faults, "{n} fault in {parts}.", "{n} faults in {parts}.", parts=parts)
    if n := summary.unsigned:
        said += " " + tr_n(n, "The last event is not signed yet.", "The last {n} events are not signed yet.")
    if n := summary.being_written:
        said += " " + tr_n(n, "{n} file just being added.", "{n} files just being added.")
    if names := summary.also_there:
        said += " " + tr("Also there, and no part of the archive: {names}.", names=", ".join(names))
    return said


def _vouched(standing: LogStatus) -> list[str]:
    """What vouches for the log, in sentences."""
    said = [standing.alarm] if standing.alarm else []
    if standing.signed:
        said.append(tr("Signed up to event {event}, the last checkpoint.", event=standing.signed))
    if standing.seen:
        seen = tr("Seen by this computer up to event {event}, root {root}.", event=standing.seen, root=standing.root)
        said.append(seen)
    if standing.key and standing.key_here:
        said.append(tr("Key {key}, its private part here.", key=standing.key))
    elif standing.key:
        said.append(tr("Key {key}, its private part not on this computer.", key=standing.key))
    return said or [tr("Nothing of the log is signed.")]
