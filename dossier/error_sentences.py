"""Formats errors as sentences for people: what is wrong, with which thing, and what to do; and judgements in words."""

from __future__ import annotations

import errno
from collections.abc import Callable

from dossier.errors import (
    ArchiveBusy,
    ArchiveExists,
    BadBackup,
    BadInput,
    CatalogDamaged,
    DossierError,
    FixityMismatch,
    LogDamaged,
    MissingBlob,
    NewerArchive,
    NoArchive,
    NoReader,
    NoSandbox,
    NotAnArchive,
    NotAsSeen,
    NotCompared,
    NotShownYet,
    OlderCopy,
    ReadOnlyArchive,
    ShownFromAside,
    Stopped,
    SyncFailed,
    Unreadable,
)
from dossier.model.judgements import (
    CREDIBILITY,
    RELIABILITY,
    Corrected,
    Dismissed,
    Graded,
    Judgement,
    Merged,
    NamesJoined,
    Pin,
    Qualifier,
    Removed,
    SettledRow,
    Split,
)
from dossier.translations import term, tr, worded

_DISK = {
    errno.ENOSPC: term("the disk is full"),
    errno.EDQUOT: term("your share of the disk is used up"),
    errno.EROFS: term("the disk can only be read"),
    errno.EACCES: term("you may not write there"),
    errno.EPERM: term("you may not write there"),
    errno.EIO: term("the disk failed"),
}
# What each of these errors says; names in braces are its own.
_OF_ARCHIVE: dict[type[DossierError], str] = {
    NotAnArchive: term("{folder} is not a Dossier archive: it {reason}."),
    NoArchive: term('There is no archive at {path}; "dossier init" and "dossier add" make one.'),
    ArchiveExists: term("{path} is an archive already; nothing was changed."),
    NewerArchive: term(
        "{folder} was made by a later Dossier (form {found}; this one knows {known}). "
        "Please use the newer Dossier; nothing was changed."
    ),
    ArchiveBusy: term(
        "Another Dossier is writing to {folder}; it did not finish within {waited:g} seconds. "
        "Nothing was lost; please try again."
    ),
    NoReader: term("no reader can be started: {reason}"),
    NotShownYet: term(
        "It is recorded in {folder} for good, but cannot be shown yet ({reason}). "
        "Nothing needs to be done again: it appears once the catalog can be written."
    ),
    LogDamaged: term(
        "The log {path} is damaged at line {line}: {reason}. "
        'Nothing is written until that is mended; "dossier audit" tells more.'
    ),
    NotAsSeen: term(
        "{folder} is not as this computer saw it last: {reason}. If you put an older copy in its "
        'place yourself, say so with "dossier audit --accept-head". If there are two copies of this archive '
        "here, go on with one of them only: both cannot be the one that was seen. Else "
        '"dossier audit" names what is wrong. Until then, nothing more is signed.'
    ),
    NoSandbox: term(
        "Files are opened without a sandbox here: neither Landlock nor seccomp is in force. "
        "With DOSSIER_REQUIRE_SANDBOX=1 they are kept and not read."
    ),
    NotCompared: term(
        "The comparison {reason}, and was given up; nothing is lost. Most of the words are in {reports}: "
        "without such a report in the case, the others can be compared."
    ),
    CatalogDamaged: term('The catalog {path} cannot be used ({reason}); "dossier rebuild" makes it again.'),
    MissingBlob: term('The archive has lost the bytes sha256:{digest}; "dossier audit" lists all that is missing.'),
    FixityMismatch: term(
        "Bytes in the archive are not what they were: sha256:{expected} now hashes to {found}. "
        "They are not shown; restore that file from a backup."
    ),
    Stopped: term("{what} was stopped; nothing is left of it."),
    OlderCopy: term(
        "{folder} is an older copy: it ends at event {events}, and this computer has seen "
        "{seen} events of the archive. What came after is not in it. If it is to take the archive's "
        'place, say so with "dossier --archive {folder} audit --accept-head".'
    ),
    ReadOnlyArchive: term(
        "{folder} can only be read here ({reason}). It can be searched, shown and audited; "
        "nothing can be added or changed."
    ),
    ShownFromAside: term(
        "The catalog of {folder} is older than its log or than this Dossier, and cannot be written to: "
        "another was made in a temporary folder, for this once."
    ),
}
_QUALIFIERS: dict[Qualifier, str] = {
    "exactly": term("exactly"),
    "at-least": term("at-least"),
    "at-most": term("at-most"),
    "about": term("about"),
    "between": term("between"),
}


def sentence(error: DossierError | OSError) -> str:
    """One or two sentences; names the thing and the reason."""
    match error:
        case BadInput():
            return tr("{thing}: {reason}.", thing=worded(error.thing), reason=worded(error.reason))
        case Unreadable():
            return tr("The file {reason}.", reason=worded(error.reason))
        case SyncFailed():
            return tr(
                "{file}: the disk did not confirm what was written ({reason}). "
                "Dossier writes no more to this archive until it is started again, and then checks what was in doubt. "
                "Nothing that was reported as archived is lost.",
                file=error.filename,
                reason=error.strerror,
            )
        case OSError():
            return _of_system(error)
        case _:
            return _of_archive(error)


def _of_archive(error: DossierError) -> str:
    match error:
        case BadBackup():
            return _of_backup(error)
        case LogDamaged():
            parts = vars(error) | {"line": str(error.line)}  # a place, no count: without signs between thousands
        case _:
            parts = vars(error)
    reason = {"reason": worded(parts["reason"])} if "reason" in parts else {}
    return tr(_OF_ARCHIVE[type(error)], **parts | reason)


def _of_backup(error: BadBackup) -> str:
    reason = worded(error.reason)
    if error.member:
        return tr(
            "{path} cannot be restored: {member} {reason}. Nothing was restored.",
            path=error.path,
            member=error.member,
            reason=reason,
        )
    return tr("{path} cannot be restored: it {reason}. Nothing was restored.", path=error.path, reason=reason)


def _of_system(error: OSError) -> str:
    thing, known = error.filename or tr("the archive"), _DISK.get(error.errno or 0)
    if known:
        return tr(
            "{thing} could not be written or read: {reason}. Nothing that was reported as archived is lost.",
            thing=thing,
            reason=tr(known),
        )
    return tr("{thing} could not be written or read: {reason}.", thing=thing, reason=error.strerror or error)


def judgement_words(judgement: Judgement, called: Callable[[str], str] = str) -> str:
    """`R12 graded B2`, `figure/killed settled at 12`; `called` gives another name for a row's key."""
    match judgement.said:
        case Graded(report, grade):
            words = f"{tr(RELIABILITY[grade.reliability])}; {tr(CREDIBILITY[grade.credibility])}"
            return tr("{report} graded {grade}: {words}", report=report, grade=grade, words=words)
        case Dismissed(reports):
            return tr("{reports} are not suggested as a case", reports=" ".join(reports))
        case NamesJoined(names):
            return tr("{names} are one name", names=", ".join(f"“{name}”" for name in names))
        case Merged(rows):
            return tr(
                "{row} merged with {others}",
                row=called(rows[0].key),
                others=", ".join(called(row.key) for row in rows[1:]),
            )
        case Split(row, cells):
            return tr("{row} split: {cells}", row=called(row.key), cells=", ".join(map(_pinned, cells)))
        case Corrected(row, pin):
            right = _right(judgement.said) or tr("it without a source")
            return tr("{row} corrected: {cell} states {value}", row=called(row.key), cell=_pinned(pin), value=right)
        case Removed(row, pin):
            return tr("{row} without {cell}", row=called(row.key), cell=_pinned(pin))
        case SettledRow(row, _, None):
            return tr("{row} settled", row=called(row.key))
        case SettledRow(row, _, value):
            return tr("{row} settled at {value}", row=called(row.key), value=str(value))


def _pinned(pin: Pin) -> str:
    return f"{pin.report} “{pin.quote}”"


def _right(corrected: Corrected) -> str:
    value = (
        None
        if corrected.value is None
        else f"{corrected.value}"
        if corrected.least is None
        else f"{corrected.least}-{corrected.value}"
    )
    how = tr(_QUALIFIERS[corrected.qualifier]) if corrected.qualifier else None
    return ", ".join(part for part in (value, how, corrected.attributed_to) if part is not None)
