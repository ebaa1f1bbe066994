"""Unpacks a backup and checks everything in it: the manifest says what may come next before it comes."""

from __future__ import annotations

import hashlib
import tarfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from dossier.backup.tar_format import (
    BLOCK,
    END,
    FOLDER,
    LOG,
    MANIFEST,
    MARK,
    SEAL,
    WORDS,
    BackupPart,
    Manifest,
    blob_name,
    from_json,
    header,
    padding,
)
from dossier.clauses import Clause, as_clause
from dossier.errors import BadBackup, LogDamaged
from dossier.files import sync_file, sync_folder
from dossier.log import Log
from dossier.model.backup import Contents, Step
from dossier.model.digest import Digest

Keep = Callable[[Digest, Iterator[bytes]], None]  # keeps a blob; takes all of its pieces

LATER = f"later-{MARK}"
_CHUNK = 1 << 20
# The most that a backup may hold, and the sentence for more; all of it is known from its first block and its size
BOUNDS = {
    "files": (64, "too-many-files-listed"),
    "events": (10_000_000, "too-many-events-listed"),
    "blobs": (2_000_000, "too-many-blobs-listed"),
    "line": (16 << 20, "line-too-long"),
}
_KINDS = {
    tarfile.REGTYPE: "a file",
    tarfile.LNKTYPE: "a link",
    tarfile.SYMTYPE: "a symbolic link",
    tarfile.CHRTYPE: "a device",
    tarfile.BLKTYPE: "a device",
    tarfile.DIRTYPE: "a folder",
    tarfile.FIFOTYPE: "a pipe",
    tarfile.GNUTYPE_SPARSE: "a file with holes",
}


def unpack(path: Path, aside: Path, keep: Keep, step: Step) -> Contents:
    """Unpacks the log and its companions into the folder `aside` and passes the blobs to `keep`, each checked.

    The mark of an archive is put there under another name, LATER. Raises BadBackup, OSError.
    """
    if path.exists() and not path.is_file():  # a pipe would be waited for
        raise BadBackup(path, "", Clause("not-a-file"))
    try:
        stream = path.open("rb")
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError) as error:
        raise BadBackup(path, "", Clause("not-a-file")) from error
    with stream:
        return _Unpacking(path, stream, step).through(aside, keep)


class _Unpacking:
    """One pass over a backup file, from its first byte to its last."""

    def __init__(self, path: Path, stream: BinaryIO, step: Step) -> None:
        self._path, self._stream, self._step = path, stream, step
        self._hasher = hashlib.sha256()
        self._moment = -1  # set by the first header
        self._done = 0

    def through(self, aside: Path, keep: Keep) -> Contents:
        manifest = self._manifest()
        self._check_counts(manifest)
        for name in [name for name in manifest.files if name != MARK]:
            self._file(name, manifest, aside / name)
        sync_folder(aside / "log")
        self._blobs(manifest, self._blobs_in_log(manifest, aside), keep)
        self._file(MARK, manifest, aside / LATER)
        self._seal()
        log = manifest.files[LOG].bytes
        sha256 = Digest(self._hasher.hexdigest())
        counts = (manifest.events, manifest.blobs, manifest.bytes)
        return Contents(manifest.archive, manifest.made, *counts, log, sha256, missing=manifest.missing)

    # what is to come

    def _manifest(self) -> Manifest:
        block = self._read(BLOCK, MANIFEST)
        try:
            info = tarfile.TarInfo.frombuf(block, "ascii", "strict")
        except (tarfile.HeaderError, ValueError) as error:
            raise BadBackup(self._path, "", Clause("no-backup")) from error
        if info.name != MANIFEST or info.size > WORDS:
            raise BadBackup(self._path, "", Clause("no-backup-manifest", manifest=MANIFEST))
        self._moment = int(info.mtime)
        self._check_header(block, MANIFEST, info.size)
        data = b"".join(self._content(MANIFEST, info.size))
        try:
            return from_json(data)
        except ValueError as error:
            raise BadBackup(self._path, MANIFEST, as_clause(str(error))) from error

    def _check_counts(self, manifest: Manifest) -> None:
        """Checks before unpacking that counts are within bounds, and that the file's size fits the manifest."""
        parts = len(manifest.files) + manifest.blobs
        for what, count in (("files", len(manifest.files)), ("events", manifest.events), ("blobs", manifest.blobs)):
            self._check_bound(what, count, MANIFEST)
        size = self._path.stat().st_size
        if size < manifest.bytes:
            raise BadBackup(self._path, "", Clause("backup-cut-short", bytes=manifest.bytes, size=size))
        if size > manifest.bytes + WORDS + (parts + 8) * 2 * BLOCK:
            raise BadBackup(self._path, "", Clause("backup-too-long", bytes=manifest.bytes, size=size))

    def _check_bound(self, what: str, count: int, name: str) -> None:
        limit, code = BOUNDS[what]
        if count > limit:
            raise BadBackup(self._path, name, Clause(code, found=count, most=limit))

    def _blobs_in_log(self, manifest: Manifest, aside: Path) -> list[Digest]:
        """The blobs that the log names, in order, without those that were lost when the backup was made."""
        events, listed = 0, set[Digest]()
        log = Log(aside / "log")
        try:
            for event, _ in log.events():
                events += 1
                listed |= event.blobs
                if events == 1 and event.detail.get("archive") != manifest.archive:
                    raise BadBackup(self._path, LOG, Clause("log-of-another-archive", archive=manifest.archive))
        except LogDamaged as error:
            reason = Clause("log-line-not-understood", line=error.line, reason=error.reason, version=manifest.dossier)
            raise BadBackup(self._path, LOG, reason) from error
        lost, counts = set(manifest.missing), (events, len(listed) - len(manifest.missing))
        if log.torn_tail() or counts != (manifest.events, manifest.blobs) or not lost <= listed:
            raise BadBackup(self._path, LOG, Clause("log-differs-from-manifest", events=events, blobs=len(listed)))
        return sorted(listed - lost)

    # what comes

    def _file(self, name: str, manifest: Manifest, target: Path) -> None:
        part = manifest.files[name]
        if name != LOG and not name.startswith("log/") and part.bytes > WORDS:
            raise BadBackup(self._path, name, Clause("member-too-large"))
        self._begin_member(FOLDER + name, part.bytes)
        target.parent.mkdir(exist_ok=True)
        with target.open("xb") as out:
            hasher, line = hashlib.sha256(), 0
            for piece in self._content(FOLDER + name, part.bytes):
                out.write(piece)
                hasher.update(piece)
                end = piece.rfind(b"\n") + 1
                line = len(piece) - end if end else line + len(piece)
                if name == LOG:
                    self._check_bound("line", line, FOLDER + LOG)
            self._check_digest(name, part, hasher.hexdigest())
            out.flush()
            sync_file(out.fileno(), target)
        self._advance(part.bytes, manifest)

    def _check_digest(self, name: str, part: BackupPart, sha256: str) -> None:
        if sha256 != part.sha256:
            raise BadBackup(self._path, FOLDER + name, Clause("not-as-was-written", sha256=sha256))

    def _blobs(self, manifest: Manifest, named: list[Digest], keep: Keep) -> None:
        left = manifest.blob_bytes
        for digest in named:
            size = self._begin_member(FOLDER + blob_name(digest))
            left -= size
            if left < 0:
                raise BadBackup(self._path, FOLDER + blob_name(digest), Clause("member-larger-than-listed"))
            keep(digest, self._checked(digest, size))
            self._advance(size, manifest)
        if left:
            raise BadBackup(self._path, MANIFEST, Clause("blobs-missing-from-backup", left=left))

    def _checked(self, digest: Digest, size: int) -> Iterator[bytes]:
        name, hasher = FOLDER + blob_name(digest), hashlib.sha256()
        for piece in self._content(name, size):
            hasher.update(piece)
            yield piece
        if hasher.hexdigest() != digest:
            raise BadBackup(self._path, name, Clause("not-as-was-written", sha256=hasher.hexdigest()))

    def _seal(self) -> None:
        expected = f"{self._hasher.hexdigest()}\n".encode()
        self._begin_member(SEAL, len(expected))
        if b"".join(self._content(SEAL, len(expected))) != expected:
            raise BadBackup(self._path, SEAL, Clause("seal-broken"))
        if self._read(len(END), "the end") != END or self._stream.read(1):
            raise BadBackup(self._path, "", Clause("backup-continues-after-end"))

    # blocks

    def _begin_member(self, name: str, size: int | None = None) -> int:
        """Reads the next header, which must have this name and, if given, this size; returns the size."""
        block = self._read(BLOCK, name)
        if not any(block):
            raise BadBackup(self._path, name, Clause("member-missing"))
        try:
            info = tarfile.TarInfo.frombuf(block, "ascii", "strict")
        except (tarfile.HeaderError, ValueError) as error:
            raise BadBackup(self._path, name, Clause("has-damaged-header", error=error)) from error
        if info.name != name or info.type != tarfile.REGTYPE:
            kind = _KINDS.get(info.type, "something")
            raise BadBackup(self._path, ascii(info.name)[:120], Clause("foreign-member", kind=kind, name=name))
        if size is not None and info.size != size:
            raise BadBackup(self._path, name, Clause("member-size-differs", size=info.size, listed=size))
        self._check_header(block, name, info.size)
        return info.size

    def _check_header(self, block: bytes, name: str, size: int) -> None:
        try:
            expected = header(name, size, self._moment) if size >= 0 else None
        except ValueError:  # a moment that no header can hold
            expected = None
        if block != expected:
            raise BadBackup(self._path, name, Clause("foreign-header"))

    def _content(self, name: str, size: int) -> Iterator[bytes]:
        left = size
        while left:
            piece = self._read(min(left, _CHUNK), name)
            left -= len(piece)
            yield piece
        if self._read(len(padding(size)), name) != padding(size):
            raise BadBackup(self._path, name, Clause("bytes-after-member"))

    def _read(self, size: int, name: str) -> bytes:
        data = self._stream.read(size)
        self._hasher.update(data)
        if len(data) != size:
            raise BadBackup(self._path, name, Clause("member-cut-short"))
        return data

    def _advance(self, size: int, manifest: Manifest) -> None:
        self._done += size
        self._step(self._done, manifest.bytes)
