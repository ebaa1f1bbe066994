"""Notes on cases: each can be kept and withdrawn, and comes back as it was, with its number and its time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dossier.model.cases import CaseId

if TYPE_CHECKING:
    from dossier.archive import Archive

Call = Callable[["Archive"], Any]


def note_kept(case: CaseId, text: str, private: bool) -> tuple[Call, Call]:
    """Kept again it is the same note."""
    kept: list[str] = []

    def keep(archive: Archive) -> Any:
        if kept:
            return archive.cases.restore_note(case, kept[0])
        found = archive.cases.add_note(case, text, private=private)
        kept[:] = [found.notes[-1].note]
        return found

    return keep, lambda archive: archive.cases.remove_note(case, kept[0])


def note_withdrawn(case: CaseId, note: str) -> tuple[Call, Call]:
    return lambda archive: archive.cases.remove_note(case, note), lambda archive: archive.cases.restore_note(case, note)
