"""Taking back a correction, as a deed of its own: undone, the same is said again with its evidence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dossier.desktop.undo.undo_stack import Deed
from dossier.desktop.value_wording import field_within
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive


def correction_taken_back(archive: Archive, report: str, field: str) -> Deed:
    taken: list[int] = []

    def take_back() -> Any:
        taken[:] = [archive.corrections.last(report, field)]
        return archive.corrections.undo(report, field)

    label = tr("taking back of the {field}", field=field_within(field))
    return Deed(label, take_back, lambda: archive.corrections.redo(report, taken[0]))
