"""A watched folder's page: its state in a sentence, what can be done about it, and what came from it today."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dossier.desktop.nouns.followed_folder import Followed
from dossier.desktop.place_wording import place_text
from dossier.desktop.tooltips import tip
from dossier.desktop.views.empty_hints import button, words
from dossier.desktop.views.flow import Flow
from dossier.translations import tr, tr_n


def state_line(folder: Followed, quarantined: int = 0) -> str:
    """The state as the side bar shows it, in few words; `quarantined` reports came from there."""
    need = folder.refused + quarantined
    if not need:
        return _state_words(folder)
    attention = tr_n(need, "{n} needs attention", "{n} need attention")
    return attention if folder.state == "watching" else f"{_state_words(folder)}, {attention}"


def _state_words(folder: Followed) -> str:
    if folder.by_person:
        return tr("paused by you")
    if folder.state == "paused":
        return tr("paused: {reason}", reason=folder.reason)
    if folder.state == "settling":
        return tr_n(folder.settling, "waiting for {n} file to settle", "waiting for {n} files to settle")
    return tr("watching") if folder.state == "watching" else tr("starting…")


def state_sentence(folder: Followed, quarantined: int = 0) -> str:
    """The state, what cannot be taken or read, and what else a person should know of the watch."""
    sentences = [_state_text(folder)]
    if folder.refused:
        refused = tr_n(
            folder.refused,
            "{n} file cannot be taken so far; the log says why.",
            "{n} files cannot be taken so far; the log says why.",
        )
        sentences.append(refused)
    if quarantined:
        sentences.append(
            tr_n(quarantined, "{n} report from here cannot be read.", "{n} reports from here cannot be read.")
        )
    if folder.note:
        sentences.append(f"{folder.note[:1].upper()}{folder.note[1:]}.")
    return " ".join(sentences)


def _state_text(folder: Followed) -> str:
    if folder.state == "paused" and folder.by_person:
        return tr("Paused by you. When you resume, everything that changed meanwhile is added.")
    if folder.state == "paused":
        return tr(
            "Paused because {reason}. Watching resumes automatically once it is there again; nothing is deleted.",
            reason=folder.reason,
        )
    if folder.state == "settling":
        return tr_n(
            folder.settling,
            "{n} file may still be growing; it is added once it has stopped.",
            "{n} files may still be growing; each is added once it has stopped.",
        )
    if folder.state == "starting":
        return tr("The watch is starting…")
    return tr("Watching. Save or drop a file there, and it is archived a moment after it stops changing.")


class FolderHead(QWidget):
    """Over the list of what the archive holds."""

    pause = Signal(str, bool)
    forget = Signal(str)
    show_folder = Signal(str)
    edit = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._folder: Followed | None = None
        self._path, self._said = words(muted=True), words(wrap=True)
        self._path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._pause = button(tr("Pause"), self._toggle)
        self._open = button(tr("Open the folder"), lambda: self._emit_path(self.show_folder))
        buttons = QWidget()
        row = Flow(buttons, gap=8)
        row.addWidget(self._pause)
        row.addWidget(button(tr("Settings…"), lambda: self._emit_path(self.edit)))
        row.addWidget(self._open)
        row.addWidget(button(tr("Stop watching"), lambda: self._emit_path(self.forget)))
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 0, 14, 10)
        column.setSpacing(7)
        column.addWidget(self._path)
        column.addWidget(self._said)
        column.addWidget(buttons)

    def show_state(self, folder: Followed, quarantined: int = 0, counts: str = "") -> None:
        self._folder = folder
        place = place_text(folder.path)
        self._path.setText(f"{place}\n{counts}" if counts else place)
        self._path.setToolTip(tip(folder.path))
        self._said.setText(state_sentence(folder, quarantined))
        self._open.setEnabled(not folder.gone)
        self._pause.setText(tr("Resume") if folder.by_person else tr("Pause"))

    def _toggle(self) -> None:
        if self._folder:
            self.pause.emit(self._folder.path, not self._folder.by_person)

    def _emit_path(self, signal: SignalInstance) -> None:
        if self._folder:
            signal.emit(self._folder.path)
