"""Checkpoints: signed words on how long the log is and what its root is (C2SP tlog-checkpoint), one after the other."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from dataclasses import dataclass
from io import BufferedWriter
from pathlib import Path

from dossier import lazy_re as re
from dossier.archive_folder import entered
from dossier.files import sync_file
from dossier.log.signed_notes import PublicKey, unbase64

NAME = "checkpoints"
_NEAR = 4096  # bytes in which the last note surely begins
_SIGNED = re.compile("^— [^\n]*\n".encode(), re.MULTILINE)
_SIZE = re.compile(r"0|[1-9][0-9]{0,18}")


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """How long a log is, and the root over its lines; `origin` names the log."""

    origin: str
    size: int
    root: bytes

    def text(self) -> str:
        return f"{self.origin}\n{self.size}\n{base64.b64encode(self.root).decode()}\n"

    @classmethod
    def parse(cls, text: str) -> Checkpoint:
        """Raises ValueError for what no checkpoint's `text` is."""
        origin, size, root = text.removesuffix("\n").split("\n")
        if not origin or not _SIZE.fullmatch(size) or len(hashed := unbase64(root)) != 32:
            raise ValueError("not a log's name, size and root")
        return cls(origin, int(size), hashed)

    @classmethod
    def claimed(cls, note: str) -> Checkpoint | None:
        """The content of a note without a check of its signature; None where it is no checkpoint."""
        try:
            return cls.parse(note.partition("\n\n")[0])
        except ValueError:
            return None

    @classmethod
    def verified(cls, note: str, key: PublicKey) -> Checkpoint | None:
        """The checkpoint of a note; None if `key` did not sign it or it holds no checkpoint."""
        text = key.signed(note)
        try:
            return cls.parse(text) if text else None
        except ValueError:
            return None


class Checkpoints:
    """Signed notes in `folder/checkpoints`, oldest first; the caller holds the archive's writer lock while appending.

    The notes follow each other unchanged, so that the last five lines are a note that other tools can check.
    """

    def __init__(self, folder: Path) -> None:
        """`folder` is a folder of an archive, where nothing is read or written through a link."""
        self._folder, self.path = folder, folder / NAME

    def read(self, start: int = 0) -> bytes:
        """The bytes from `start` on. Raises ForeignPart, OSError."""
        try:
            with entered(self._folder.parent, self._folder.name) as folder, folder.reader(NAME) as stream:
                stream.seek(start)
                return stream.read()
        except FileNotFoundError:
            return b""

    def size(self) -> int:
        """Bytes. Raises ForeignPart, OSError."""
        try:
            with entered(self._folder.parent, self._folder.name) as folder:
                return folder.size(NAME) or 0
        except FileNotFoundError:
            return 0

    def newest(self) -> str | None:
        """The last whole note."""
        notes = list(whole(self.read(max(0, self.size() - _NEAR))))
        return notes[-1].decode(errors="replace") if notes else None

    def append(self, note: str, start: int = 0) -> int:
        """Adds a note, durably, and gives the file's length in bytes; all up to byte `start` stays. Raises OSError.

        What a process has left behind that died while it wrote a note is cut off.
        """
        before = start + sum(map(len, whole(self.read(start))))
        with entered(self._folder.parent, self._folder.name) as folder:
            with BufferedWriter(folder.appender(NAME)) as stream:
                stream.truncate(before)
                stream.write(note.encode())
                stream.flush()  # all of it, or an error: of an unbuffered note a full disk takes a part
                sync_file(stream.fileno(), self.path)
            if not before:
                folder.sync()
        return before + len(note.encode())


def whole(data: bytes) -> Iterator[bytes]:
    """Notes, each up to its signature's line; what follows the last such line is none yet."""
    start = 0
    for line in _SIGNED.finditer(data):
        yield data[start : line.end()]
        start = line.end()
