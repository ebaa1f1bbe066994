"""The errors of the program as data: faces turn these into sentences.

Each error has a code, and keeps its data under the names of its parameters. A `reason` is a `Clause`, which has a code
and data of its own.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from dossier.clauses import Clause, to_json


class DossierError(Exception):
    """Root of every error that is reported to people; anything else is a bug and falls through."""

    @property
    def code(self) -> str:
        """The kind of error as programs know it: `bad-input`, `no-archive`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower()

    def to_dict(self) -> dict[str, Any]:
        """The error for programs: its code, its data (a reason has a code and data again), its English sentence."""
        data = {name: str(value) if isinstance(value, Path) else to_json(value) for name, value in vars(self).items()}
        return {"code": self.code, "data": data, "message": str(self)}


class BadInput(DossierError):
    """Something given by a person (a file, a name, a query) cannot be used.

    `thing` names it as the person did, or is a clause ("the list"); `reason` is one such as "does not exist". A name
    without letters, an unset variable in a script, is shown as quotation marks with nothing between.
    """

    def __init__(self, thing: str | Path, reason: Clause) -> None:
        self.thing = thing if isinstance(thing, Clause) else str(thing) or '""'
        super().__init__(f"{self.thing}: {reason}")
        self.reason = reason


class PassedOver(BadInput):
    """Something among files that is by rule not taken in, such as another archive: nothing failed."""


class ForeignPart(BadInput):
    """An archive's folder contains what no archive has there: a link, a pipe, a device, another disk."""


class Unreadable(DossierError):
    """A file's bytes could not be read as a report; its custody is not affected."""

    def __init__(self, reason: Clause) -> None:
        super().__init__(reason)
        self.reason = reason


class FixityMismatch(DossierError):
    """Bytes do not have the digest under which they are kept."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"expected sha256 {expected}, found {found}")
        self.expected = expected
        self.found = found


class MissingBlob(DossierError):
    """The store holds no bytes under this digest."""

    def __init__(self, digest: str) -> None:
        super().__init__(f"no bytes under sha256 {digest}")
        self.digest = digest


class NotAnArchive(DossierError):
    """The folder exists, is not empty, and is not an archive."""

    def __init__(self, folder: Path, reason: Clause) -> None:
        super().__init__(f"{folder}: {reason}")
        self.folder = folder
        self.reason = reason


class NoArchive(DossierError):
    """There is no archive at this place, and the verb makes none."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: there is no archive")
        self.path = path


class ArchiveExists(DossierError):
    """An archive was to be made where there is one."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: there is an archive")
        self.path = path


class NewerArchive(DossierError):
    """The archive was made by a later Dossier; this one would not understand all of it."""

    def __init__(self, folder: Path, found: int, known: int) -> None:
        super().__init__(f"{folder}: archive format {found}; this Dossier knows up to {known}")
        self.folder = folder
        self.found = found
        self.known = known


class ArchiveBusy(DossierError):
    """Another process is writing to the archive and did not finish in time."""

    def __init__(self, folder: Path, waited: float) -> None:
        super().__init__(f"{folder}: another process is writing to it (waited {waited:g} s)")
        self.folder = folder
        self.waited = waited


class LogDamaged(DossierError):
    """A line of the log cannot be what was written; nothing more is written until a person has looked."""

    def __init__(self, path: Path, line: int, reason: Clause) -> None:
        super().__init__(f"{path}, line {line}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


class CatalogDamaged(DossierError):
    """The catalog's file cannot be used; it can be made again from blobs and log."""

    def __init__(self, path: Path, reason: Clause) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class NoReader(DossierError):
    """No reader's process can be started: no file is to blame, and none was read."""

    def __init__(self, reason: Clause) -> None:
        super().__init__(f"no reader can be started: {reason}")
        self.reason = reason


class NoSandbox(DossierError):
    """Files were opened without a sandbox: this system has neither Landlock nor seccomp. Nothing failed."""

    def __init__(self) -> None:
        super().__init__("files were opened without a sandbox")


class NotCompared(DossierError):
    """The reports of a case could not be compared within the limits; nothing of them is touched.

    `reports` names those that hold most of the words; `reason` is a clause such as "takes too long".
    """

    def __init__(self, reports: str, reason: Clause) -> None:
        super().__init__(f"the comparison {reason}; most of the words are in {reports}")
        self.reports = reports
        self.reason = reason


class NotAsSeen(DossierError):
    """The archive does not continue what this computer last saw of it.

    It was set back, cut short, put into another order, replaced, or has a key that the one before did not sign.
    """

    def __init__(self, folder: Path, reason: Clause) -> None:
        super().__init__(f"{folder}: {reason}")
        self.folder = folder
        self.reason = reason


class SyncFailed(DossierError, OSError):
    """The system could not confirm that what was written is on the disk, and cannot later either.

    A second try may succeed without anything having been written (Linux drops the pages in question), so the process
    that gets this writes no more; the next start writes anew what was in doubt. Made as OSError is: number, words,
    file.
    """

    def to_dict(self) -> dict[str, Any]:
        return super().to_dict() | {"data": {"file": self.filename, "error": self.strerror}}


class NotShownYet(DossierError):
    """Something is recorded in the log for good, and the catalog could not follow; the next writer mends that."""

    def __init__(self, folder: Path, reason: Clause) -> None:
        super().__init__(f"{folder}: recorded, but the catalog could not follow: {reason}")
        self.folder = folder
        self.reason = reason


class BadBackup(DossierError):
    """A file that was to be restored is no backup, or is not as it was written; nothing was restored.

    `member` names what in it is amiss, empty for the file itself; `reason` is a clause such as "is cut short".
    """

    def __init__(self, path: Path, member: str, reason: Clause) -> None:
        super().__init__(f"{path}: {member or 'the file'} {reason}")
        self.path = path
        self.member = member
        self.reason = reason


class ReadOnlyArchive(DossierError):
    """The archive can be looked at, and nothing can be written to it."""

    def __init__(self, folder: Path, reason: Clause) -> None:
        super().__init__(f"{folder}: can only be read: {reason}")
        self.folder = folder
        self.reason = reason


class ShownFromAside(DossierError):
    """The catalog is behind the log or has another schema, and nobody may write to it: a temporary one was made."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder}: shown from a catalog that was made aside")
        self.folder = folder


class OlderCopy(DossierError):
    """An archive was restored of which this computer has seen more events than the copy holds."""

    def __init__(self, folder: Path, events: int, seen: int) -> None:
        super().__init__(f"{folder}: holds {events} events, and {seen} were seen")
        self.folder = folder
        self.events = events
        self.seen = seen


class Stopped(DossierError):
    """A person stopped something that takes long before it was done; nothing is left of it."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} was stopped")
        self.what = what
