"""The account of a folder: every entry of its listing, and what became of it; the totals add up to the listing."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping

from dossier.catalog import Catalog, SeenPlace
from dossier.clauses import Clause
from dossier.intake.file_stat import FileStat, Ignoring, no_file, path_text
from dossier.model.folders import IN_ARCHIVE, Accounted, FolderSettings
from dossier.repository.detect import ArchiveLocator, of_archive


def account(
    catalog: Catalog,
    folder: str,
    settings: FolderSettings,
    without: Collection[str] = (),
    refused: Mapping[str, str] | None = None,
) -> Iterator[Accounted]:
    """Every entry that is no folder, and every folder that cannot be listed, by name; links are not followed.

    Folders `without` have accounts of their own. `refused` are reasons that a watch knows, by path. Files are looked
    at, not opened.
    """
    beginning = folder.rstrip(os.sep) + os.sep
    known = {found.here.path: found for found in catalog.located_within(path_text(beginning))}
    reasons = refused or {}
    for path, ignored, trouble in _entries(beginning, Ignoring(settings.patterns), settings.subfolders, without):
        place = path_text(path)
        if trouble or ignored:
            yield Accounted(place, "pending" if trouble else "ignored", None, trouble or ignored)
            continue
        try:
            found = os.lstat(path)
        except OSError as error:  # gone since it was listed, or out of reach
            yield Accounted(place, "pending", None, f"cannot be looked at: {error.strerror or error}")
            continue
        if reason := no_file(found.st_mode):
            yield Accounted(place, "ignored", None, reason)
        else:
            yield _file(place, path, FileStat.of(found), known.get(place), reasons)


def _entries(
    beginning: str, ignoring: Ignoring, subfolders: bool, without: Collection[str]
) -> Iterator[tuple[str, str | None, str | None]]:
    """Paths, why each is passed over, and why a folder cannot be listed."""
    root = beginning.rstrip(os.sep) or os.sep
    todo: list[tuple[str, str | None]] = [(root, IN_ARCHIVE if ArchiveLocator().archive_over(root) else None)]
    while todo:
        folder, by = todo.pop()
        by = by or (IN_ARCHIVE if of_archive(folder) else None)
        try:
            with os.scandir(folder) as listed:
                entries = sorted(listed, key=lambda entry: entry.name)
        except OSError as error:
            yield folder, None, f"cannot be listed: {error.strerror or error}"
            continue
        for entry in entries:
            path = os.path.join(folder, entry.name)  # noqa: PTH118
            why = by or _reason_to_ignore(ignoring.name(entry.name, path[len(beginning) :].replace(os.sep, "/")))
            if not entry.is_dir(follow_symlinks=False):
                yield path, why, None
            elif subfolders and path not in without:
                todo.append((path, why))


def _reason_to_ignore(pattern: str | None) -> str | None:
    return f"its name is like {pattern}" if pattern else None


def _file(place: str, path: str, file_stat: FileStat, known: SeenPlace | None, refused: Mapping[str, str]) -> Accounted:
    if known is None:
        return Accounted(place, "pending", None, refused.get(path) or _out_of_reach(path) or "was not taken in yet")
    report = known.here.report
    if known.here.stamp != file_stat.stamp:
        reason = refused.get(path) or _out_of_reach(path) or Clause("changed-since-taken-in")
        return Accounted(place, "pending", report, reason)
    if not known.here.home:
        return Accounted(place, "duplicate", report, f"has the same bytes as {report}")
    if known.state == "quarantined":
        return Accounted(place, "quarantined", report, known.reason)
    return Accounted(place, "archived", report)


def _out_of_reach(path: str) -> str | None:
    return None if os.access(path, os.R_OK) else "cannot be opened: Permission denied"
