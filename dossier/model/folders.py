"""Watched folders: how each is to be watched, how it is, and what became of every file in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal

from dossier.clauses import Clause
from dossier.errors import BadInput

# Names that belong to downloads under way, editors and systems; what they hold arrives under its own name later, or is
# a copy, a mark or a bin that a system keeps
USUAL = (
    ".*", "~$*", "*~", "*.tmp", "*.temp", "*.swp", "*.part", "*.partial", "*.crdownload", "*.download", "*.opdownload",
    "*.!ut", "*.!qb", "*.!bt", "*.bc!", "*.filepart", "*.aria2", "*.dtapart", "*.downloading", "Thumbs.db",
    "desktop.ini", "Icon\r", "*Zone.Identifier", "@eaDir", "#recycle", "$RECYCLE.BIN", "System Volume Information",
    "__MACOSX", "lost+found",
)  # fmt: skip

_DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class FolderSettings:
    """How a folder is watched."""

    quiet: float = 1.0  # seconds without a change after which a file is taken
    ignore: tuple[str, ...] = ()  # glob patterns of names, or with a slash of paths in the folder; case does not count
    usual: bool = True  # whether hidden, temporary and partly downloaded files are passed over as well
    poll: float | None = None  # seconds between goings-through instead of the system's events, for network folders
    subfolders: bool = True
    paused: bool = False

    @property
    def patterns(self) -> tuple[str, ...]:
        """All names that are passed over."""
        return (*self.ignore, *(USUAL if self.usual else ()))


@dataclass(frozen=True, slots=True)
class FolderEdit:
    """What is to be changed of a folder's settings; None and nothing stay as they are."""

    quiet: float | None = None
    ignore: tuple[str, ...] = ()  # patterns to pass over as well
    unignore: tuple[str, ...] = ()  # patterns to pass over no more
    usual: bool | None = None
    poll: float | None = None  # 0 goes back to the system's events
    subfolders: bool | None = None
    paused: bool | None = None

    def on(self, settings: FolderSettings) -> FolderSettings:
        """The settings as they are afterwards."""
        kept = tuple(pattern for pattern in settings.ignore if pattern not in self.unignore)
        changes = {name: getattr(self, name) for name in ("quiet", "usual", "subfolders", "paused")}
        if self.poll is not None:
            settings = replace(settings, poll=self.poll or None)
        settings = replace(settings, ignore=tuple(dict.fromkeys((*kept, *self.ignore))))
        return replace(settings, **{name: value for name, value in changes.items() if value is not None})


@dataclass(frozen=True, slots=True)
class WatchedFolder:
    """A folder that the archive follows."""

    path: str
    since: str  # RFC 3339 UTC
    settings: FolderSettings = FolderSettings()


@dataclass(frozen=True, slots=True)
class FolderState:
    """How the watch of a folder fares just now."""

    path: str
    state: Literal["watching", "settling", "paused"]
    settling: int = 0  # files that may still be growing
    reason: str | None = None  # why it is paused
    refused: int = 0  # files that cannot be taken so far, each for a reason that was reported
    note: str | None = None  # what a person should know of the watch, such as that no events come


Fate = Literal["archived", "duplicate", "quarantined", "ignored", "pending"]
FILE_FATES: tuple[Fate, ...] = ("archived", "duplicate", "quarantined", "ignored", "pending")


IN_ARCHIVE = Clause("in-an-archive")
PAUSED = Clause("paused-by-you")  # why a folder is paused that a person paused


@dataclass(frozen=True, slots=True)
class Accounted:
    """What became of one entry of a folder's listing."""

    path: str
    fate: Fate
    report: str | None = None
    reason: str | None = None  # why it is pending or in quarantine; where the twin is; the pattern that ignores it


def tally(account: Iterable[Accounted]) -> dict[Fate, int]:
    """How many entries met each fate."""
    counts: dict[Fate, int] = dict.fromkeys(FILE_FATES, 0)
    for entry in account:
        counts[entry.fate] += 1
    return counts


def settings_json(settings: FolderSettings) -> dict[str, Any]:
    return asdict(settings) | {"ignore": list(settings.ignore)}


def settings_from(data: Mapping[str, Any]) -> FolderSettings:
    """What `settings_json` gave; what a later Dossier may add is passed over."""
    known = {field.name: data[field.name] for field in fields(FolderSettings) if field.name in data}
    if "ignore" in known:
        known["ignore"] = tuple(known["ignore"])
    return FolderSettings(**known)


def check_settings(folder: str, settings: FolderSettings) -> None:
    """Raises BadInput for settings by which no folder can be watched."""
    if not 0 <= settings.quiet <= _DAY:
        raise BadInput(folder, Clause("settle-time-out-of-range", seconds=settings.quiet, most=_DAY))
    if settings.poll is not None and not 0.1 <= settings.poll <= _DAY:
        raise BadInput(folder, Clause("poll-time-out-of-range", seconds=settings.poll, most=_DAY))
    if any(not pattern.strip() or not pattern.isprintable() for pattern in settings.ignore):
        raise BadInput(folder, Clause("bad-ignore-pattern"))
