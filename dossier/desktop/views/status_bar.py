"""The status bar: the watch, always visible; a job with its count and a way to stop it; what the archive holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QSizePolicy, QStatusBar, QWidget

from dossier.desktop import value_wording
from dossier.desktop.appearance import Appearance
from dossier.desktop.nouns.followed_folder import Followed
from dossier.desktop.tooltips import tip
from dossier.desktop.views.empty_hints import Elided, button, words
from dossier.error_sentences import sentence
from dossier.errors import NoSandbox
from dossier.translations import tr, tr_n

_FINE = 1000  # steps of the bar
_LEAST = 80  # points of a job's name that are always seen
_LONGEST = 60  # letters of what the watch does
_SAID = 8000  # milliseconds that something said in passing stays


class Status(QStatusBar):
    """Says `cancelled` when a job is to stop, `watch_asked` when the watch was clicked."""

    cancelled = Signal()
    watch_asked = Signal()
    log_asked = Signal()

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._sign = QLabel()
        self._watch: QPushButton = button("", self.watch_asked.emit, link=True)
        self._watch.setAccessibleName(tr("State of the watched folders"))
        left = QWidget()
        row = QHBoxLayout(left)
        row.setContentsMargins(10, 1, 6, 1)
        row.setSpacing(3)
        row.addWidget(self._sign)
        row.addWidget(self._watch)
        self._job = self._job_part()
        self._held = words(muted=True)
        self.addWidget(left)
        self._said = Elided(muted=True)
        self.addWidget(self._said, 1)
        self._forget = QTimer(self, singleShot=True, interval=_SAID)
        self._forget.timeout.connect(lambda: self._said.say(""))
        self.addPermanentWidget(self._job)
        self.addPermanentWidget(self._held)
        self.addPermanentWidget(button(tr("Jobs and files"), self.log_asked.emit, link=True))
        self.setSizeGripEnabled(False)
        self._states: Sequence[Followed] = ()
        self._lacks_sandbox = False
        look.changed.connect(self._dress)
        self._dress()
        self.idle()

    def _job_part(self) -> QWidget:
        part = QWidget()
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 8, 0)
        self._bar = QProgressBar()
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(90)
        self._doing = Elided()
        self._doing.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._doing.setMinimumWidth(_LEAST)
        row.addWidget(self._doing)
        row.addWidget(self._bar)
        self._stop = button(tr("Stop"), self.cancelled.emit, link=True)
        row.addWidget(self._stop)
        return part

    def busy(self, text: str, part: float | None = None, stops: bool = True) -> None:
        """What runs, how far it is from 0 to 1 if that is known, and whether it can be stopped."""
        self._doing.say(text)
        self._bar.setRange(0, 0 if part is None else _FINE)
        if part is not None:
            self._bar.setValue(round(part * _FINE))
        self._stop.setVisible(stops)
        self._job.show()

    def is_busy(self) -> bool:
        return not self._job.isHidden()

    def idle(self) -> None:
        self._job.hide()

    def say(self, text: str) -> None:
        self._said.say(text)
        self._forget.start()

    def held(self, reports: int, quarantined: int) -> None:
        attention = f" · {tr_n(quarantined, '{n} needs attention', '{n} need attention')}" if quarantined else ""
        self._held.setText(value_wording.reports_text(reports) + attention)

    def watching(self, states: Sequence[Followed], lacks_sandbox: bool = False) -> None:
        """The watched folders as they are now, and whether files are opened without a sandbox."""
        if (states, lacks_sandbox) != (self._states, self._lacks_sandbox) or not self._watch.text():
            self._states, self._lacks_sandbox = states, lacks_sandbox
            self._dress()

    def _dress(self) -> None:
        text, name, colour = _summary(self._states, self._look)
        short, whole = _short(text), text
        if self._lacks_sandbox:
            short, whole = f"{short} · {tr('no sandbox')}", f"{whole}\n{sentence(NoSandbox())}"
        self._watch.setText(short)
        self._watch.setToolTip(tip(whole))
        self._sign.setPixmap(self._look.pixmap(name, colour, 15, self.devicePixelRatioF()))


def _short(text: str) -> str:
    """A reason may name a path; the rest of it is in the tooltip and over the folder's list."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _summary(states: Sequence[Followed], look: Appearance) -> tuple[str, str, str]:
    """The watch in few words, with an icon and its colour."""
    theme = look.theme
    if not states:
        return tr("No folder is watched"), "watching", theme.muted
    paused = [state for state in states if state.state == "paused"]
    settling = max((state.settling for state in states if state.state == "settling"), default=0)
    if settling:
        text = tr_n(settling, "Waiting for {n} file to settle", "Waiting for {n} files to settle")
        return text, "settling", theme.accent
    if paused and len(states) == 1:
        text = tr("Paused by you") if paused[0].by_person else tr("Paused: {reason}", reason=paused[0].reason)
        return text, "pause", theme.warn
    if paused:
        text = tr_n(len(states), "{paused} of {n} folder paused", "{paused} of {n} folders paused", paused=len(paused))
        return text, "pause", theme.warn
    return tr_n(len(states), "Watching {n} folder", "Watching {n} folders"), "watching", theme.good
