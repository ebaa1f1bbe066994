"""Gives files within files names that are safe to show and to keep, and no two the same."""

from __future__ import annotations

from pathlib import PurePosixPath

from dossier import lazy_re as re
from dossier.reading.text_tools.nfc import display_text

_LONGEST = 150
_PATH = re.compile(r"[/\\]+")
_SPARE = re.compile(r'[<>:"|?*]+')
_ENDINGS = {
    "application/pdf": ".pdf",
    "application/rtf": ".rtf",
    "application/msword": ".doc",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
    "application/vnd.oasis.opendocument.text": ".odt",
    "image/jpeg": ".jpg",
    "image/png": ".png",
    "image/tiff": ".tif",
    "message/rfc822": ".eml",
    "text/html": ".html",
    "text/plain": ".txt",
    "text/rtf": ".rtf",
}


def safe_name(stated: str, media_type: str, instead: str) -> str:
    """The stated name without folders and characters that no file's name has; without one, `instead` and an ending."""
    last = next((part for part in reversed(_PATH.split(stated)) if part.strip(" .")), "")
    name = _SPARE.sub("_", display_text(last)).strip(" .")
    if not name:
        return _SPARE.sub("_", display_text(_PATH.sub("_", instead)))[:_LONGEST].strip(" .") + _ENDINGS.get(
            media_type, ".bin"
        )
    ending = PurePosixPath(name).suffix[:16]
    return name if len(name) <= _LONGEST else name[: _LONGEST - len(ending)].rstrip() + ending


class Names:
    """The names used so far; a name that is used again gets a number, whatever its case."""

    def __init__(self) -> None:
        self._used: dict[str, int] = {}

    def own(self, name: str) -> str:
        """`name`, or "name (2).pdf" for the second of that name."""
        path, wanted = PurePosixPath(name), name
        while wanted.casefold() in self._used:
            number = self._used[name.casefold()] = self._used.get(name.casefold(), 1) + 1
            wanted = f"{path.stem} ({number}){path.suffix}"
        self._used[wanted.casefold()] = 1
        return wanted
