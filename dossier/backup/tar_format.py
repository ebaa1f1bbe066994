"""The file format of a backup: an uncompressed tar, in which the content determines every byte.

First `dossier-backup.json` (what is to come), then under `archive/` all that an archive is made of, its mark last, so
that one unpacked by half is no archive; at the end `dossier-backup.sha256`, over every byte before it. The catalog is
left out: it is a projection of the rest. Any tar (POSIX.1-1988, GNU for files from 8 GiB on) unpacks a working archive.
"""

from __future__ import annotations

import json
import tarfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import room_on
from dossier.log.event_log import NAME
from dossier.model.digest import Digest

FORM = 1
WORDS = 1 << 20  # bytes: more than a manifest, a mark or the READ-ME ever needs
MANIFEST, SEAL = "dossier-backup.json", "dossier-backup.sha256"
FOLDER = "archive/"
MARK, READ_ME, LOG = "dossier.json", "READ-ME.txt", f"log/{NAME}"
BLOCK = tarfile.BLOCKSIZE
END = bytes(2 * BLOCK)
COMPANIONS = (NAME, "checkpoints", "torn-lines.bin")  # all that Dossier itself writes into the log's folder
# What an archive may contain besides blobs: the log, and what earlier backups took from its folder
_FILE = re.compile(r"READ-ME\.txt|dossier\.json|log/[A-Za-z0-9][A-Za-z0-9._-]{0,60}")


@dataclass(frozen=True, slots=True)
class BackupPart:
    """A file of the archive that is no blob."""

    bytes: int
    sha256: Digest


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a backup holds."""

    archive: str  # the archive's name for ever
    made: str  # RFC 3339 UTC
    dossier: str  # version of the program
    events: int
    blobs: int
    blob_bytes: int
    files: Mapping[str, BackupPart]  # by their path in the archive, in the order in which they come
    missing: tuple[Digest, ...] = ()  # blobs that the log names and the archive had no more, or not as they were kept

    @property
    def bytes(self) -> int:
        """Of all that is kept, without what the form adds."""
        return self.blob_bytes + sum(part.bytes for part in self.files.values())


def to_json(manifest: Manifest) -> bytes:
    fields = {name: value for name, value in asdict(manifest).items() if name != "missing" or value}
    return (json.dumps({"form": FORM, **fields}, indent=1) + "\n").encode()


def from_json(data: bytes) -> Manifest:
    """Raises ValueError with the reason, as a clause."""
    try:
        fields = json.loads(data)
        form = fields["form"]
    except (ValueError, RecursionError, LookupError, TypeError) as error:
        raise ValueError("is no manifest") from error
    if form != FORM:
        raise ValueError(f"is of form {form}, and this Dossier knows form {FORM} only: please use a newer one")
    try:
        return _manifest(fields)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise ValueError(f"is no manifest: {error!r}") from error


def _manifest(fields: Mapping[str, Any]) -> Manifest:
    files = {name: BackupPart(_count(part["bytes"]), Digest(part["sha256"])) for name, part in fields["files"].items()}
    for name in files:
        if not _FILE.fullmatch(name):
            raise ValueError(f"{name!r} is no file of an archive")
    if LOG not in files or list(files)[-1:] != [MARK]:
        raise ValueError("it names no log, or not the mark as the last file")
    return Manifest(
        archive=str(fields["archive"]),
        made=str(fields["made"]),
        dossier=str(fields["dossier"]),
        events=_count(fields["events"]),
        blobs=_count(fields["blobs"]),
        blob_bytes=_count(fields["blob_bytes"]),
        files=files,
        missing=tuple(map(Digest, fields.get("missing", ()))),
    )


def _count(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{value!r} is no count")
    return value


def blob_name(digest: Digest) -> str:
    """The path of a blob in the archive."""
    return f"blobs/{digest[:2]}/{digest}"


def header(name: str, size: int, moment: int) -> bytes:
    """The block before a file of `size` bytes; `moment` is of the backup, in seconds since 1970."""
    info = tarfile.TarInfo(name)
    info.size, info.mtime = size, moment
    info.mode = 0o444 if name.startswith(f"{FOLDER}blobs/") else 0o644
    return info.tobuf(tarfile.GNU_FORMAT, "ascii", "strict")


def padding(size: int) -> bytes:
    """Zeros that fill a file's last block."""
    return bytes(-size % BLOCK)


def check_room(folder: Path, needed: int) -> None:
    """Raises BadInput where a disk has less room than `needed` bytes: better before than in the midst of it."""
    free = room_on(folder)
    if free < needed:
        raise BadInput(folder, Clause("has-not-enough-room", needed=needed, free=free))
