"""Events: what happened to the archive, one line of the log each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Literal

from dossier.model.digest import Digest

EventKind = Literal[
    "archive-created", "accession", "new-version", "part-kept", "joined", "separated", "kept-apart",
    "apart-undone", "version-accepted",
    "sighting", "moved", "original-gone", "quarantine",
    "reading", "correction", "correction-undone", "review-settled", "review-reopened", "ruling",
    "case-created", "case-renamed", "case-withdrawn", "case-restored", "case-added", "case-removed",
    "case-note", "note-marked", "note-withdrawn", "note-restored", "brief-planned",
    "case-searched", "case-search-withdrawn", "case-search-restored",
    "passage-redacted", "redaction-undone",
    "highlight-made", "highlight-changed", "highlight-removed", "highlight-restored",
    "packed", "export", "handed-over", "receipt-kept",
    "source-graded", "suggestion-dismissed",
    "rows-merged", "row-split", "cell-corrected", "cell-removed", "row-settled", "names-joined",
    "judgement-undone",
    "tagged", "untagged", "trashed", "untrashed", "search-saved", "search-dropped",
    "folder-watched", "folder-set", "folder-unwatched",
    "outlet-set", "outlet-dropped", "outlets-heeded", "rule-made", "rule-withdrawn",
    "charset-set", "charset-unset", "columns-set", "columns-unset",
    "backup", "erasure", "erased",
    "key-made", "key-rotated", "head-accepted", "time-stamped", "checkpoint-cosigned", "cosignature-kept",
]  # fmt: skip

# What each is in the PREMIS event-type vocabulary (Library of Congress, id.loc.gov/vocabulary/preservation/eventType)
PREMIS: Mapping[EventKind, str] = {
    "archive-created": "creation",
    "accession": "accession",
    "new-version": "accession",
    "part-kept": "accession",
    "joined": "metadata modification",
    "separated": "metadata modification",
    "kept-apart": "metadata modification",
    "apart-undone": "metadata modification",
    "version-accepted": "metadata modification",
    "sighting": "message digest calculation",
    "moved": "filename change",
    "original-gone": "metadata modification",  # of what is known of the source; the archive deletes nothing
    "quarantine": "quarantine",
    "reading": "metadata extraction",
    "correction": "metadata modification",
    "correction-undone": "metadata modification",
    "review-settled": "metadata modification",
    "review-reopened": "metadata modification",
    "ruling": "metadata modification",
    "case-created": "information package creation",
    "case-renamed": "metadata modification",
    "case-withdrawn": "metadata modification",  # out of sight; all that is in it stays in the log
    "case-restored": "metadata modification",
    "case-added": "information package merging",
    "case-removed": "information package splitting",
    "case-note": "metadata modification",
    "note-marked": "policy assignment",
    "note-withdrawn": "metadata modification",  # out of sight; its words stay in the log
    "note-restored": "metadata modification",
    "brief-planned": "policy assignment",
    "case-searched": "metadata modification",
    "case-search-withdrawn": "metadata modification",  # out of sight; its words stay in the log
    "case-search-restored": "metadata modification",
    "passage-redacted": "redaction",
    "redaction-undone": "policy assignment",
    "highlight-made": "metadata modification",
    "highlight-changed": "metadata modification",
    "highlight-removed": "metadata modification",  # out of sight; its words stay in the log
    "highlight-restored": "metadata modification",
    "source-graded": "metadata modification",
    "suggestion-dismissed": "metadata modification",
    "rows-merged": "metadata modification",
    "row-split": "metadata modification",
    "cell-corrected": "metadata modification",
    "cell-removed": "metadata modification",
    "row-settled": "metadata modification",
    "names-joined": "metadata modification",
    "judgement-undone": "metadata modification",
    "packed": "packing",
    "export": "dissemination information package creation",
    "handed-over": "transfer",
    "receipt-kept": "accession",  # of the receipt
    "tagged": "metadata modification",
    "untagged": "metadata modification",
    "trashed": "metadata modification",  # out of every list; the archive deletes nothing
    "untrashed": "metadata modification",
    "search-saved": "policy assignment",
    "search-dropped": "policy assignment",
    "folder-watched": "policy assignment",
    "folder-set": "policy assignment",
    "folder-unwatched": "policy assignment",
    "outlet-set": "metadata modification",
    "outlet-dropped": "metadata modification",
    "outlets-heeded": "metadata extraction",
    "rule-made": "policy assignment",
    "rule-withdrawn": "policy assignment",
    "charset-set": "metadata modification",
    "charset-unset": "metadata modification",
    "columns-set": "policy assignment",
    "columns-unset": "policy assignment",
    "key-made": "policy assignment",
    "key-rotated": "policy assignment",
    "head-accepted": "validation",
    "time-stamped": "digital signature generation",
    "checkpoint-cosigned": "digital signature generation",  # of another archive
    "cosignature-kept": "digital signature validation",
    "backup": "replication",
    "erasure": "deletion",
    "erased": "deletion",  # what is left of a line that an erasure lists
}

WITHDRAWN = "withdrawn"  # the verdict of a ruling that takes back the one before

_FILE = {"report": str, "path": str, "sha256": Digest, "stamp": str}
_KEPT = _FILE | {"version": int, "size": int}
_READ = {"report": str, "version": int, "rendition": Digest, "description": Digest}
_PINNED = {"report": str, "version": int, "rendition": Digest, "start": int, "end": int}

# The details that an event of a kind cannot do without, and what they are
NEEDED: Mapping[EventKind, Mapping[str, type]] = {
    "archive-created": {"archive": str},
    "accession": _KEPT,
    "new-version": _KEPT,
    "part-kept": _FILE | {"size": int},  # a file that belongs to the saved page of a report
    # All versions of `other` are versions of `report` from now on: pairs of the old number and the new
    "joined": {"report": str, "other": str, "versions": list},
    # Versions of `report` go back to `other`, or become a new report of this name: pairs of the old number and the new
    "separated": {"report": str, "other": str, "versions": list},
    "kept-apart": {"report": str, "other": str},
    "apart-undone": {"report": str, "other": str},  # they may be one story again
    "version-accepted": {"report": str, "version": int},
    "sighting": _FILE,
    "moved": _FILE | {"moved_from": str},
    "original-gone": {"report": str, "path": str},
    "quarantine": {"report": str, "version": int, "reason": str},
    "reading": _READ | {"reader": str, "media_type": str},
    "correction": _READ | {"field": str, "claims": list},
    "correction-undone": _READ | {"field": str, "correction": int},
    "review-settled": _READ | {"fields": list},  # which are as they should be, stated or not
    "review-reopened": _READ | {"settled": int},
    "ruling": {"report": str, "other": str, "verdict": str},
    "case-created": {"case": str, "name": str},
    "case-renamed": {"case": str, "name": str},
    "case-withdrawn": {"case": str},
    "case-restored": {"case": str},
    "case-added": {"case": str, "reports": list},
    "case-removed": {"case": str, "reports": list},
    "case-note": {"case": str, "text": str},
    "note-marked": {"case": str, "note": int},  # and `private`
    "note-withdrawn": {"case": str, "note": int},
    "note-restored": {"case": str, "note": int},
    "brief-planned": {"case": str, "plan": dict},
    # `where` is empty for this archive; `reports` are the first that it found
    "case-searched": {"case": str, "query": str, "where": str, "count": int, "reports": list},
    "case-search-withdrawn": {"case": str, "search": int},
    "case-search-restored": {"case": str, "search": int},
    "passage-redacted": {"case": str, "report": str, "version": int, "start": int, "end": int}
    | {"quote": str, "reason": str, "salt": str},
    "redaction-undone": {"case": str, "redaction": int},
    "highlight-made": _PINNED | {"quote": str, "before": str, "after": str, "colour": str, "comment": str},
    "highlight-changed": {"report": str, "highlight": int, "colour": str, "comment": str},
    "highlight-removed": {"report": str, "highlight": int},
    "highlight-restored": {"report": str, "highlight": int},
    "suggestion-dismissed": {"reports": list},
    "source-graded": {"report": str, "reliability": str, "credibility": int},
    "rows-merged": {"case": str, "rows": list},
    "row-split": {"case": str, "row": dict, "cells": list},
    "cell-corrected": {"case": str, "report": str, "row": dict, "cell": dict},
    "cell-removed": {"case": str, "report": str, "row": dict, "cell": dict},
    "row-settled": {"case": str, "row": dict},
    "names-joined": {"names": list},  # spellings of one name
    "judgement-undone": {"judgement": int, "reports": list},
    "packed": {"case": str, "digest": Digest},  # of the list of files that a bag of the case holds
    "export": {"case": str, "path": str, "digest": Digest},
    "handed-over": {"case": str, "path": str, "digest": Digest, "to": str, "versions": dict},  # a bag
    # `receipt` is what was signed; `key` signed it, or none where it was signed on paper
    "receipt-kept": {"case": str, "handover": int, "to": str, "receipt": Digest, "key": str, "versions": dict},
    "tagged": {"report": str, "tags": list},
    "untagged": {"report": str, "tags": list},
    "trashed": {"report": str},
    "untrashed": {"report": str},
    "search-saved": {"name": str, "query": str},
    "search-dropped": {"name": str},
    "folder-watched": {"path": str},
    "folder-set": {"path": str, "settings": dict},
    "folder-unwatched": {"path": str},
    "outlet-set": {"name": str, "aliases": list, "domains": list, "languages": list},
    "outlet-dropped": {"name": str},
    # What was read before event `outlets` and mentions an outlet that it or one before it is about was read again
    "outlets-heeded": {"outlets": int},
    "rule-made": {"rule": str, "report": str, "outlet": str, "field": str, "kind": str, "how": dict}
    | {"correction": int, "said": str},
    "rule-withdrawn": {"rule": str},
    "charset-set": {"report": str, "sha256": Digest, "charset": str},  # in which these bytes are to be read
    "charset-unset": {"report": str, "sha256": Digest},
    # Which field each column of tables with this header holds: pairs of a column and a field
    "columns-set": {"report": str, "header": list, "fields": list},
    "columns-unset": {"report": str, "header": list},
    "key-made": {"key": str},
    "key-rotated": {"key": str, "note": str},  # the note is signed by the key before
    "head-accepted": {"size": int, "root": str},  # of the log, before this line
    "time-stamped": {"checkpoint": str, "token": Digest, "tsa": str, "time": str},
    # `origin` names the other log, `key` is its key, `note` its checkpoint with the cosignature
    "checkpoint-cosigned": {"origin": str, "key": str, "note": str},
    "cosignature-kept": {"note": str, "key": str, "time": str},  # of this log, by the key of a witness
    "backup": {"path": str, "digest": Digest, "bytes": int, "events": int, "blobs": int},
    # Lines as [number, leaf hash, what it brought or null]; blobs are those that no other line names
    "erasure": {"report": str, "reports": list, "ground": str, "lines": list, "blobs": list},
    "erased": {"leaf": Digest, "pad": int},  # and `brings`: a report or rule, and the number of its version
}

_BLOBS = ("sha256", "rendition", "description", "token", "receipt")


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `detail` holds JSON values only."""

    seq: int  # from 1, without gaps
    at: str  # RFC 3339 UTC, microseconds
    kind: EventKind
    agent: str  # "person:NAME" or "software:dossier/VERSION"
    detail: Mapping[str, Any]
    salt: str = ""  # random digits, without which a line's hash would let others guess its content; from 0.4.0

    @property
    def report(self) -> str | None:
        found = self.detail.get("report")
        return found if isinstance(found, str) else None

    @property
    def blobs(self) -> frozenset[Digest]:
        """The digests of all bytes in the store that this event names."""
        return frozenset(Digest(self.detail[name]) for name in _BLOBS if self.detail.get(name))


@dataclass(frozen=True, slots=True)
class Changes:
    """What one write changed; everybody on screen listens to these."""

    reports: frozenset[str] = frozenset()
    cases: frozenset[str] = frozenset()
    folders: bool = False
    links: bool = False
    outlets: bool = False  # those that people entered
    rules: bool = False
    searches: bool = False  # those that people saved
    names: bool = False  # which spellings are one name
    anything: bool = False  # and besides, whatever nobody can name

    def touches(self, report: str) -> bool:
        return self.anything or report in self.reports

    @classmethod
    def of(cls, each: Sequence[Changes]) -> Changes:
        """All of these together."""
        reports, cases = ([*map(attrgetter(name), each)] for name in ("reports", "cases"))
        flags = zip(*map(_FLAGS, each), strict=True)
        return cls(frozenset().union(*reports), frozenset().union(*cases), *map(any, flags))

    def __or__(self, other: Changes) -> Changes:
        return Changes.of((self, other))


_FLAGS = attrgetter(*(field.name for field in fields(Changes) if field.type == "bool"))
