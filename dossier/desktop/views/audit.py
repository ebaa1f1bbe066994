"""The window of an audit: how far it is, the faults, what vouches for the log, and the protection in force."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from dossier.desktop import wording
from dossier.desktop.lanes.copying import Audited
from dossier.desktop.look import Look
from dossier.desktop.models.lines import Line, LinesModel
from dossier.desktop.views.hints import EmptyHint, Hint, button, words
from dossier.desktop.views.lines import LinesView
from dossier.model.audits import Fault, Standing, Summary

_FINE = 1000  # steps of the progress bar
_FAULTS: tuple[Line[Fault], ...] = (
    Line("Part", lambda f: f.part),
    Line("What", lambda f: f.thing, lambda f: f.thing),
    Line("Fault", lambda f: f"{f.fault} (harmless)" if f.harmless else f.fault),
    Line("Detail", lambda f: f.detail, lambda f: f.detail),
)


class AuditDialog(QDialog):
    """Shows an audit while it goes on and when it is done."""

    again = Signal()
    accepting = Signal()

    def __init__(self, look: Look, read_only: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Check the archive")
        self._read_only, self._text = read_only, ""
        self.state = words(wrap=True)
        self.state.setObjectName("title")
        self.bar = QProgressBar()
        self.bar.setRange(0, _FINE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName("How far the audit is")
        self.model = LinesModel(_FAULTS, parent=self)
        self.table = LinesView(self.model, look, "Faults").widths(90, 220, 130)
        self.hint = Hint(look, "check", "No fault", "")
        EmptyHint(self.table, self.hint)
        self.about = words(wrap=True, muted=True)
        for label in (self.state, self.about):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lay_out()
        self.resize(860, 600)

    def _lay_out(self) -> None:
        self.accept_button = button("Accept the log as it is…", self.accepting.emit)
        self.again_button = button("Check &again", self.again.emit)
        self.copy_button = button("Cop&y", self._copy)
        row = QHBoxLayout()
        row.addWidget(self.accept_button)
        row.addStretch(1)
        for made in (self.copy_button, self.again_button, button("Close", self.close, leading=True)):
            row.addWidget(made)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(10)
        column.addWidget(self.state)
        column.addWidget(self.bar)
        column.addWidget(self.table, 1)
        column.addWidget(self.about)
        column.addLayout(row)

    def begin(self) -> None:
        self.model.show([])
        self.hint.say("check", "Checking", "Every file is hashed again, then log, signatures and catalog are compared.")
        self.state.setText("The archive is being checked…")
        self.about.setText("")
        self._switch(busy=True)

    def step(self, part: float) -> None:
        # Behind the last file come log and catalog, of which nobody knows how long they take
        self.bar.setRange(0, _FINE if part < 1 else 0)
        self.bar.setValue(round(part * _FINE))

    def tell(self, audited: Audited) -> None:
        self._switch(busy=False)
        self.hint.say("check", "No fault", "All is as it was kept.")
        self.model.show(audited.faults)
        self.state.setText(_state(audited.summary))
        about = [*_vouched(audited.standing), *audited.protection]
        self.about.setText("\n".join(about))
        self.accept_button.setVisible(bool(audited.standing.alarm) and not self._read_only)
        faults = (f"{f.part} {f.thing}: {f.fault}; {f.detail}" for f in audited.faults)
        self._text = "\n".join([self.state.text(), *faults, "", *about])

    def fail(self, said: str) -> None:
        self._switch(busy=False)
        self._text = said
        self.state.setText(said)
        self.hint.say("attention", "Not checked to the end", "")

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
    faults = wording.plural(summary.faults, "fault") if summary.faults else "No fault"
    held = (
        (summary.blobs, "file"),
        (summary.events, "event"),
        (summary.rows, "row"),
        (summary.checkpoints, "checkpoint"),
    )
    said = f"{faults} in {', '.join(wording.plural(count, name) for count, name in held)}."
    if summary.being_written:
        said += f" {wording.plural(summary.being_written, 'file')} just being added."
    return said


def _vouched(standing: Standing) -> list[str]:
    """What vouches for the log, in sentences."""
    said = [standing.alarm] if standing.alarm else []
    if standing.signed:
        said.append(f"Signed up to event {standing.signed:,}, the last checkpoint.")
    if standing.seen:
        said.append(f"Seen by this computer up to event {standing.seen:,}, root {standing.root}.")
    if standing.key:
        said.append(f"Key {standing.key}, its private part {'here' if standing.key_here else 'not on this computer'}.")
    return said or ["Nothing of the log is signed."]
