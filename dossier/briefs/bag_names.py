"""Makes names for files in a bag that are safe on every system, whatever the source was called."""

from __future__ import annotations

import unicodedata

from dossier import lazy_re as re
from dossier.model.file_parts import own_name
from dossier.model.reports import Version

_MOST = 100  # bytes in UTF-8: with the folders before it, within what every file system takes
_ENDING = 16
# What Windows and URLs read as something else, what shells expand, and what a manifest would have to encode
_SPECIAL = frozenset("<>:\"/\\|?*%~`$&;!#'")
_RESERVED = re.compile(r"(?:CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(?:COM|LPT)[0-9¹²³])", re.IGNORECASE)


def safe_name(name: str) -> str:
    """The name in NFC with its letters kept; `_` replaces characters special to a shell, a display or a file system."""
    kept = "".join(c if c.isprintable() and c not in _SPECIAL else "_" for c in unicodedata.normalize("NFC", name))
    stem, dot, ending = kept.strip(" .").rpartition(".")
    if not dot or len(ending.encode()) > _ENDING:
        stem, ending = kept.strip(" ."), ""
    stem = _cut(stem, _MOST - _ENDING - 1).strip(" .").lstrip("-") or "file"
    if _RESERVED.fullmatch(stem.partition(".")[0].strip()):
        stem = f"_{stem}"
    return f"{stem}.{ending}" if ending else stem


def _cut(text: str, most: int) -> str:
    """As many whole signs as fit into `most` bytes."""
    return text.encode()[:most].decode(errors="ignore")


def home(version: Version) -> str:
    """`R1-v2`: the prefix or folder of all files of a version."""
    return f"{version.report}-v{version.number}"


def source_file(version: Version) -> str:
    """The path in a bag of a version's original bytes."""
    return f"data/sources/{home(version)}/{safe_name(own_name(version.path.replace(chr(92), '/')))}"
