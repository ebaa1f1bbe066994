"""Recognizes a backup that was made on this computer: restored here, it is no older copy of the archive."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from dossier.log import Log
from dossier.log.checkpoints import Checkpoints, whole
from dossier.model.backup import Contents
from dossier.proofs.local_state import Head, LocalState
from dossier.proofs.signer import Growth


def goes_on_from(memory: LocalState, contents: Contents, folder: Path) -> bool:
    """Whether the archive in `folder`, just restored, lacks nothing of what was seen but the event of its own backup.

    If so, that event is forgotten here, so that either copy of the archive can go on; the first that is written to,
    or found in order by an audit, is the one that is remembered. Raises BadInput where memory cannot be used.
    """
    seen = memory.head()
    if not seen or not memory.event_of_backup(contents.sha256) == seen.size == contents.events + 1:
        return False
    log = Log(folder / "log")
    growth = Growth(log, Head())
    if (memory.leaves(seen) or [])[: contents.events] != growth.leaves:
        return False
    end = sum(map(len, whole(Checkpoints(log.path.parent).read())))
    memory.remember(replace(growth.head, checkpoints=end), (), after=contents.events)
    return True
