"""Tags, trash and saved searches as deeds that can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dossier.desktop.undo.undo_stack import Deed
from dossier.model.tags import SavedSearch
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive

Marked = Sequence[tuple[str, tuple[str, ...]]]


def tagged(archive: Archive, reports: Sequence[str], tags: Sequence[str], on: bool) -> Deed:
    """Puts tags on or takes them off; undone, each report has the tags that it had before."""
    changed: list[tuple[str, tuple[str, ...]]] = []

    def do() -> Marked:
        changed[:] = archive.tags.add(reports, tags) if on else archive.tags.remove(reports, tags)
        return changed

    def undo() -> None:
        for names in dict.fromkeys(names for _, names in changed):
            alike = [report for report, held in changed if held == names]
            (archive.tags.remove if on else archive.tags.add)(alike, names)

    return Deed(tr("tagging") if on else tr("taking tags off"), do, undo, bool)


def trashed(archive: Archive, reports: Sequence[str], into: bool) -> Deed:
    """Puts into the trash or back; undone, what lay there before lies there again."""
    changed: list[str] = []

    def do() -> Sequence[str]:
        changed[:] = archive.reports.trash(reports) if into else archive.reports.restore(reports)
        return changed

    def undo() -> Any:
        return archive.reports.restore(changed) if into else archive.reports.trash(changed)

    return Deed(tr("move to the trash") if into else tr("putting back from the trash"), do, undo, bool)


def search_saved(archive: Archive, name: str, query: str) -> Deed:
    return Deed(tr("saving a search"), lambda: archive.search.save(name, query), lambda: archive.search.remove(name))


def search_renamed(archive: Archive, before: SavedSearch, name: str) -> Deed:
    return Deed(
        tr("renaming a search"),
        lambda: archive.search.save(name, before.query, before.name),
        lambda: archive.search.save(before.name, before.query, name),
    )


def search_dropped(archive: Archive, search: SavedSearch) -> Deed:
    return Deed(
        tr("removing a search"),
        lambda: archive.search.remove(search.name),
        lambda: archive.search.save(search.name, search.query),
    )
