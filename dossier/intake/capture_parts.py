"""Recognises files that are no reports but parts of one: `Page_files/`, ArchiveBox's forms, pages of a METS issue."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase as fnmatch
from itertools import islice
from pathlib import Path, PurePath
from urllib.parse import unquote

from dossier import lazy_re as re
from dossier.authority.knowledge import concepts, entries
from dossier.clauses import Clause
from dossier.errors import BadInput, PassedOver
from dossier.intake.file_stat import path_text

_TABLE = "capture_files"
_OF_ISSUE = frozenset((".xml", ".jpg", ".jpeg", ".tif", ".tiff", ".jp2", ".png", ".pdf"))
_METS = re.compile(rb"<(?:[\w.-]+:)?mets\b")
_HREF = re.compile(rb"\bhref\s*=\s*[\"']([^\"'<>]{1,1000})[\"']")
_MOST_ENTRIES, _MOST_METS = 5000, 32 << 20  # files of a folder among which METS is looked for; bytes of one
_DEEPEST = 4  # folders above a file, among which one may be a program's own
_MOST = 1 << 20  # bytes of an index.json; ArchiveBox writes some kilobytes


@dataclass(frozen=True, slots=True)
class OwnFiles:
    """The names of the files that a program keeps for itself, in a folder that holds all its marks."""

    program: str
    names: tuple[str, ...]
    needed: tuple[str, ...]

    def folders(self, path: Path) -> Iterator[Path]:
        """The folders in which the file, or a folder that holds it, has such a name."""
        at = path
        for _ in range(_DEEPEST):
            if any(fnmatch(at.name.casefold(), name) for name in self.names):
                yield at.parent
            if at.parent == at:
                return
            at = at.parent

    def marks(self, folder: Path) -> bool:
        return all((folder / mark).exists() for mark in self.needed)


def _own_files() -> tuple[OwnFiles, ...]:
    rows = entries("program_files")
    return tuple(OwnFiles(row.concept, row.words, tuple(row.note.split("+"))) for row in rows)


class CaptureParts:
    """Finds the page that a file belongs to. Remembers folders, and is therefore made again for every batch."""

    def __init__(self) -> None:
        words = concepts(_TABLE)
        self._endings, self._pages = words["folder"], words["page"]
        self._documents, self._forms, self._own = words["document"], words["archivebox"], _own_files()
        self._folders: dict[str, Path | None] = {}
        self._listed: dict[Path, dict[str, Path]] = {}

    def page_of(self, path: Path) -> Path | None:
        """The saved page that a file is a part of; None for a report of its own.

        A document is a report wherever it lies: no browser writes any next to a page.
        """
        if issue := self._issue_of(path):
            return issue
        page = self._page_over(os.fspath(path.parent))
        if page is None or page == path:
            return None
        return None if path.suffix.lower() in self._documents else page

    def _issue_of(self, path: Path) -> Path | None:
        """The METS file, in the same folder or the one above, that lists a page or picture."""
        if path.suffix.lower() not in _OF_ISSUE:
            return None
        name = path.name.casefold()
        found = (self._issues_in(folder).get(name) for folder in (path.parent, path.parent.parent))
        return next((issue for issue in found if issue and issue != path), None)

    def _issues_in(self, folder: Path) -> dict[str, Path]:
        """The names that METS files of a folder list, each with its METS file."""
        if folder not in self._listed:
            self._listed[folder] = listed = dict[str, Path]()
            for issue in _metses(folder):
                listed |= dict.fromkeys(_names_in(issue), issue)
        return self._listed[folder]

    def why_no_report(self, path: Path) -> Clause | None:
        """Why a file is passed over that a program keeps for itself, as a clause."""
        for own in self._own:
            folder = next((folder for folder in own.folders(path) if own.marks(folder)), None)
            if folder is not None:
                return Clause("program-file", program=own.program)
        return None

    def _page_over(self, folder: str) -> Path | None:
        """The page that all files in a folder belong to."""
        climbed = []
        while folder not in self._folders:
            if (own := self._sibling_page(folder) or self._page_within(folder)) is not None:
                self._folders[folder] = own
                break
            climbed.append(folder)
            above = os.path.dirname(folder)  # noqa: PTH120 - asked of every folder
            if above == folder:
                break
            folder = above
        found = self._folders.get(folder)
        for one in climbed:
            self._folders[one] = found
        return found

    def _sibling_page(self, folder: str) -> Path | None:
        """`Page.html`, of a folder `Page_files`."""
        above, name = os.path.split(folder)
        lower = name.lower()
        stem = next((name[: -len(end)] for end in self._endings if lower.endswith(end) and lower != end), None)
        if stem is None:
            return None
        pages = (Path(above, f"{stem}{end}") for page in self._pages for end in (page, page.upper()))
        return next((page for page in pages if page.is_file()), None)

    def _page_within(self, folder: str) -> Path | None:
        """The best form of the page in a folder that ArchiveBox made of it."""
        if not _is_snapshot(Path(folder, "index.json")):
            return None
        forms = (Path(folder, form) for form in self._forms)
        return next((form for form in forms if form.is_file()), None)


def is_issue(place: str) -> bool:
    """Whether a file is called as METS files are."""
    name = PurePath(place).name.lower()
    return "mets" in name and name.endswith(".xml")


def _metses(folder: Path) -> list[Path]:
    try:
        with os.scandir(folder) as found:
            names = [entry.name for entry in islice(found, _MOST_ENTRIES) if is_issue(entry.name)]
    except OSError:
        return []
    return sorted(folder / name for name in names)


def _names_in(issue: Path) -> set[str]:
    """The names, without folders and case, of the files that a METS file lists; none for other XML."""
    try:
        with issue.open("rb") as file:
            data = file.read(_MOST_METS)
    except OSError:
        return set()
    if not _METS.search(data[:4096]):
        return set()
    return {unquote(h.decode("utf-8", "replace")).replace("\\", "/").rpartition("/")[2].casefold()
            for h in _HREF.findall(data)}  # fmt: skip


def _is_snapshot(index: Path) -> bool:
    """Whether ArchiveBox wrote an index: it names an address, and the moment by which its folder is called."""
    try:
        with index.open("rb") as file:
            index_json = json.loads(file.read(_MOST))
    except (OSError, ValueError, RecursionError):
        return False
    return (
        isinstance(index_json, dict) and "url" in index_json and str(index_json.get("timestamp")) == index.parent.name
    )


@dataclass(frozen=True, slots=True)
class SortedOut:
    """Files to be taken in, and for each that is a part of a saved page, by its place, the place of that page."""

    files: list[Path | BadInput]
    pages: dict[str, str]


def sort_out(batch: Iterable[Path | BadInput]) -> SortedOut:
    """Tells parts of saved pages from reports; a page that is not in the batch is taken in before its parts."""
    known, pages = CaptureParts(), dict[str, str]()
    files, seen, brought = list[Path | BadInput](), set[str](), set[str]()
    for item in batch:
        if isinstance(item, Path):
            place = path_text(item)
            if reason := known.why_no_report(item):
                files.append(PassedOver(place, reason))
                continue
            if page := known.page_of(item):
                pages[place] = own = path_text(page)
                if own not in seen and own not in brought:
                    files.append(page)
                    brought.add(own)
            elif place in brought:
                brought.discard(place)
                seen.add(place)
                continue
            seen.add(place)
        files.append(item)
    return SortedOut(files, pages)
