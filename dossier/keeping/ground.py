"""What stands in a folder: an archive, nothing yet, or other things; loads nothing, for every start asks it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from dossier.errors import BadInput
from dossier.files import INCOMING

if TYPE_CHECKING:
    from dossier.model.folders import WatchedFolder

MARK = "dossier.json"  # its archive's form and name
# What may stand in a folder that is to become an archive: what a founding leaves that was cut short, and what
# systems put into every folder
_EMPTY = frozenset({"blobs", "log", "READ-ME.txt", ".DS_Store", "Thumbs.db", "desktop.ini"})


def archive_around(path: Path) -> Path | None:
    """The archive in which `path` lies or would lie, however it is reached."""
    here = path.parent.resolve()
    return next((folder for folder in (here, *here.parents) if (folder / MARK).exists()), None)


def check_outside(out: Path, watched: Iterable[WatchedFolder] = ()) -> None:
    """Raises BadInput where a file handed out would stand in an archive, or in a watched folder."""
    if archive := archive_around(out):
        raise BadInput(out, f"lies in the archive {archive}; name a file elsewhere")
    check_unwatched(out, watched)


def check_unwatched(out: Path, watched: Iterable[WatchedFolder]) -> None:
    """Raises BadInput where what is handed out would be taken for what came in."""
    here = out.parent.resolve() / out.name
    for folder in watched:
        if here.is_relative_to(Path(folder.path).resolve()):
            raise BadInput(out, f"lies in the watched folder {folder.path}, from which it would be taken in")


def may_become_archive(folder: Path) -> bool:
    """Whether nothing is in a folder, or only what every system puts there. Raises OSError."""
    return not has_begun(folder) and is_nothing(names_in(folder))


def has_begun(folder: Path) -> bool:
    """Whether a log was ever written there."""
    return any((folder / "log").glob("*"))


def names_in(folder: Path) -> set[str]:
    """All that is there, none where no folder is. Raises OSError."""
    return {path.name for path in folder.iterdir()} if folder.exists() else set()


def is_nothing(names: set[str]) -> bool:
    """Whether an archive may be made where only these stand."""
    return all(name in _EMPTY or name.startswith(INCOMING) for name in names)
