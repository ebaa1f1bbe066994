"""The state of one watched folder: whether it is there, what is known of its files, and when its next scan is due."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from dossier import lazy_re as re
from dossier.intake.file_stat import FileStat, Ignoring
from dossier.intake.fs_events import Hints
from dossier.model.folders import FolderSettings, FolderState

RESCAN = 10.0  # seconds between goings-through of a folder, for what the hints missed
_SOON = 0.3  # the same, when there is a reason for it
_REST = 19  # times as long as a going-through took is at least waited until the next
_PAUSED = "you paused it"
_DIGITS = re.compile(r"[\d,]+")

Identity = tuple[int, int]  # device and inode


class Folder:
    """State of one watched folder; times are seconds of the watcher's steady clock, passed in."""

    def __init__(self, path: str, settings: FolderSettings) -> None:
        self.path, self.settings = path, settings
        self._beginning = path.rstrip(os.sep) + os.sep
        self._ignoring = Ignoring(settings.patterns)
        self._identity: Identity | None = None
        self._without_hints: str | None = None  # the reason
        self.paused: str | None = "it was not looked at yet"
        self.strange: str | None = None  # why what is missing here is not taken for deleted
        self.unhinted: set[str] = set()  # files that were found by going through, and not hinted at
        self._missed = 0  # files that no hint had named when they had settled
        self.seen: dict[str, FileStat] = {}  # the last look at files that are in the archive as they are
        self.refused: dict[str, str] = {}  # files that could not be taken, and why; tried again at each going-through
        self.passed: set[str] = set()  # archives and the like in it, which are passed over
        self.is_new = True  # not gone through since it came into sight
        self._scanned, self._took, self._soon = float("-inf"), 0.0, False

    # where it is

    def attend(self, hints: Hints) -> bool:
        """Keeps up with a folder that may vanish and return; True when it came into sight."""
        found = None if self.settings.paused else identity(self.path)
        if found and found == self._identity:
            if self._wants_hints and not self._without_hints and not hints.follows(self.path):
                self._follow(hints)
                self.scan_soon()
            return False
        hints.leave(self.path)
        self._identity = found
        if found is None:
            self.paused = self._why_paused()
            return False
        self.paused, self.is_new = None, True
        self._follow(hints)
        return True

    def forget_identity(self) -> None:
        """The folder was removed, and perhaps made again between two looks."""
        self._identity = None

    @property
    def _wants_hints(self) -> bool:
        return self.settings.poll is None

    def _follow(self, hints: Hints) -> None:
        self._without_hints = hints.follow(self.path, self.settings.subfolders) if self._wants_hints else None

    def _why_paused(self) -> str:
        if self.settings.paused:
            return _PAUSED
        return "it is no folder any more" if os.path.lexists(self.path) else "the folder is gone"

    # what is in it

    def holds(self, path: str) -> bool:
        return path.startswith(self._beginning)

    def ignores(self, path: str) -> bool:
        """Whether a path in here is passed over."""
        inside = path[len(self._beginning) :]
        if not self.settings.subfolders and os.sep in inside:
            return True
        return self._ignoring.path(inside) is not None

    @property
    def ignoring(self) -> Ignoring:
        return self._ignoring

    def hinted(self, path: str) -> None:
        self.unhinted.discard(path)

    def settled(self, path: str) -> None:
        """A file settled; by now the system's hint of it would have come."""
        if path in self.unhinted:
            self.unhinted.discard(path)
            self._missed += self._wants_hints

    def refuse(self, path: str, reason: str) -> bool:
        """Whether it is new that a file cannot be taken, or why."""
        if self.refused.get(path) == reason:
            return False
        self.refused[path] = reason
        return True

    # when it is gone through

    def is_due(self, now: float) -> bool:
        if self.paused or self.is_new:
            return not self.paused
        wait = _SOON if self._soon else self.settings.poll or RESCAN
        return now - self._scanned >= max(wait, self._took * _REST)

    def scan_soon(self) -> None:
        """Schedules a scan after an event that notifications do not describe well enough."""
        self._soon = True

    def scanned(self, began: float, now: float) -> None:
        self.is_new, self._soon, self._scanned, self._took = False, False, now, now - began

    # how it is

    def state(self, settling: int) -> FolderState:
        refused = len(self.refused)
        if self.paused:
            return FolderState(self.path, "paused", settling, self.paused, refused)
        return FolderState(self.path, "settling" if settling else "watching", settling, None, refused, self._note())

    def _note(self) -> str | None:
        every = f"it is gone through every {self.settings.poll or RESCAN:g} seconds"
        if self._without_hints:
            return f"the system tells of no changes here ({self._without_hints}); {every}"
        if self._missed:
            return f"the system did not tell of {self._missed} of the changes here; {every}"
        return self.strange


def identity(folder: str) -> Identity | None:
    """Which folder is at a path; None where none is, or none that can be reached."""
    try:
        found = Path(folder).stat()
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if stat.S_ISDIR(found.st_mode) else None


def is_same_reason(before: str | None, reason: str | None) -> bool:
    """Whether a reason is the same as before, apart from numbers: free disk space differs each time."""
    return before is not None and reason is not None and _DIGITS.sub("", before) == _DIGITS.sub("", reason)
