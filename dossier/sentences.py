"""Errors in sentences for people: what is wrong, with which thing, and what to do about it."""

from __future__ import annotations

import errno

from dossier.errors import (
    ArchiveBusy,
    BadBackup,
    BadInput,
    CatalogDamaged,
    DossierError,
    FixityMismatch,
    LogDamaged,
    MissingBlob,
    NewerArchive,
    NotAnArchive,
    NotAsSeen,
    NotShownYet,
    OlderCopy,
    ReadOnlyArchive,
    ShownFromAside,
    Stopped,
    SyncFailed,
    Unreadable,
)

_DISK = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is used up",
    errno.EROFS: "the disk can only be read",
    errno.EACCES: "you may not write there",
    errno.EPERM: "you may not write there",
    errno.EIO: "the disk failed",
}


def sentence(error: DossierError | OSError) -> str:
    """One or two sentences; names the thing and the reason."""
    match error:
        case BadInput():
            return f"{error.thing}: {error.reason}."
        case Unreadable():
            return f"The file {error.reason}."
        case SyncFailed():
            return (
                f"{error.filename}: the disk did not confirm what was written ({error.strerror}). "
                "Dossier writes no more to this archive until it is started again, and then checks what was in doubt. "
                "Nothing that was reported as archived is lost."
            )
        case OSError():
            return _of_system(error)
        case _:
            return _of_archive(error)


def _of_archive(error: DossierError) -> str:
    match error:
        case NotAnArchive():
            return f"{error.folder} is not a Dossier archive: it {error.reason}."
        case NewerArchive():
            return (
                f"{error.folder} was made by a later Dossier (form {error.found}; this one knows {error.known}). "
                "Please use the newer Dossier; nothing was changed."
            )
        case ArchiveBusy():
            return (
                f"Another Dossier is writing to {error.folder}; it did not finish within {error.waited:g} seconds. "
                "Nothing was lost; please try again."
            )
        case NotShownYet():
            return (
                f"It is recorded in {error.folder} for good, but cannot be shown yet ({error.reason}). "
                "Nothing needs to be done again: it appears once the catalog can be written."
            )
        case LogDamaged():
            return (
                f"The log {error.path} is damaged at line {error.line}: {error.reason}. "
                'Nothing is written until that is mended; "dossier audit" tells more.'
            )
        case NotAsSeen():
            return (
                f"{error.folder} is not as this computer saw it last: {error.reason}. If you put an older copy in its "
                'place yourself, say so with "dossier audit --accept-head". If there are two copies of this archive '
                "here, go on with one of them only: both cannot be the one that was seen. Else "
                '"dossier audit" names what is wrong. Until then, nothing more is signed.'
            )
        case CatalogDamaged():
            return f'The catalog {error.path} cannot be used ({error.reason}); "dossier rebuild" makes it again.'
        case MissingBlob():
            return f'The archive has lost the bytes sha256:{error.digest}; "dossier audit" lists all that is missing.'
        case FixityMismatch():
            return (
                f"Bytes in the archive are not what they were: sha256:{error.expected} now hashes to {error.found}. "
                "They are not shown; restore that file from a backup."
            )
        case _:
            return _of_copies(error)


def _of_copies(error: DossierError) -> str:
    match error:
        case BadBackup():
            return f"{error.path} cannot be restored: {error.member or 'it'} {error.reason}. Nothing was restored."
        case Stopped():
            return f"{error.what} was stopped; nothing is left of it."
        case OlderCopy():
            return (
                f"{error.folder} is an older copy: it ends at event {error.events:,}, and this computer has seen "
                f"{error.seen:,} events of the archive. What came after is not in it. If it is to take the archive's "
                f'place, say so with "dossier --archive {error.folder} audit --accept-head".'
            )
        case ReadOnlyArchive():
            return (
                f"{error.folder} can only be read here ({error.reason}). It can be searched, shown and audited; "
                "nothing can be added or changed."
            )
        case ShownFromAside():
            return (
                f"The catalog of {error.folder} is older than its log or than this Dossier, and cannot be written to: "
                "another was made in a temporary folder, for this once."
            )
        case _:
            return str(error)


def _of_system(error: OSError) -> str:
    thing, known = error.filename or "the archive", _DISK.get(error.errno or 0)
    if known:
        return f"{thing} could not be written or read: {known}. Nothing that was reported as archived is lost."
    return f"{thing} could not be written or read: {error.strerror or error}."
