"""The words for a place where an archive is, or is to be."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from dossier.archive_place import ArchivePlace
from dossier.translations import term, tr

_BARS = {
    "no-disk": term("{path} is on no disk that is here. Connect it, or choose another place."),
    "file": term("{path} is a file. Name a folder."),
    "under-file": term("{path} cannot be a folder, for {thing} is a file. Choose another place."),
    "in-archive": term("{path} lies in another archive, {thing}. Choose a place outside of it."),
    "other-things": term("{path} holds other things. Name an empty folder, or a new one in it."),
    "in-watched": term("{path} lies in the folder to be watched. Choose a place outside of {thing}."),
    "holds-watched": term("{path} holds the folder to be watched, {thing}. Choose a place outside of each other."),
    "not-allowed": term("You may not write to {thing}. Choose a place of your own."),
    "no-locks": term("On the disk of {thing} programs cannot take turns at writing. Choose a disk of this computer."),
    "no-watched": term("There is no folder {thing} to be watched. Make it first, name another, or none for now."),
    "failed": term("Nothing can be written there: {thing}. Choose another place."),
}


def place_sentence(place: ArchivePlace) -> str:
    """What is at a place or in the way there, and how much room it has."""
    if place.bar:
        return tr(_BARS[place.bar], path=str(place.path), thing=place.thing)
    room = tr("{size} free on this disk.", size=size(place.free or 0))
    if place.kind == "archive":
        return f"{tr('An archive is there; it will be opened.')} {room}"
    return f"{tr('The archive will be made there.')} {room} {_tight(place)}".strip()


def _tight(place: ArchivePlace) -> str:
    return tr("That is little: every file is kept as a copy.") if place.is_tight else ""


def size(count: int) -> str:
    return QLocale().formattedDataSize(count, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat)
