"""Opens zip containers without trusting them: entries are counted before, and measured while, they are unfolded."""

from __future__ import annotations

import zipfile
import zlib
from io import BytesIO
from typing import IO

from dossier.clauses import Clause
from dossier.errors import Unreadable

MOST_ENTRIES = 50_000
PART = 64 << 20  # bytes of one part, unfolded
WHOLE = 256 << 20  # bytes of all that is unfolded from one container
_START = b"PK\x03\x04"
_ENTRY = b"PK\x01\x02"  # opens every line of the table of contents (APPNOTE 4.3.12)
_FOLDER = ("/", "\\")  # `ZipInfo.is_dir` fails on a name without letters
_HEAD, _TAIL = 4096, 1 << 16
_LOCKED = 1  # general purpose bit 0 (APPNOTE 4.4.4)
_CHUNK = 1 << 20
# Bzip2 and LZMA unfold without a bound that the standard library could set; ODF, OPC and WACZ know neither.
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError)


def is_zip(data: bytes) -> bool:
    """Whether the bytes open as a zip container does."""
    return data.startswith(_START)


def mentions(data: bytes, *marks: bytes) -> bool:
    """True if each mark is near one end of a zip container, where entries are named; cheap, opens nothing."""
    return is_zip(data) and all(mark in data[:_HEAD] or mark in data[-_TAIL:] for mark in marks)


class Container:
    r"""The parts of a zip container by name; names ignore case, and `\` is `/` (as in OPC, part 2, 6.2.2).

    Of several parts of one name the last counts, as where a document was saved again; `files` holds all of them.
    `whole` bounds what all calls of `unfold` may give together, so that parts that overlap are no bomb either.
    """

    def __init__(self, data: bytes, whole: int = WHOLE) -> None:
        """Raises Unreadable when the table of contents is damaged, or longer than any document's."""
        if data.count(_ENTRY) > MOST_ENTRIES:
            raise Unreadable(Clause("too-many-zip-parts", most=MOST_ENTRIES))
        try:
            self._zip = zipfile.ZipFile(BytesIO(data))
        except _DAMAGE as error:
            raise Unreadable(Clause("damaged-zip-container")) from error
        self._left = self._whole = whole
        self.files = tuple(entry for entry in self._zip.infolist() if not entry.filename.endswith(_FOLDER))
        self._entries = {_folded(entry.filename): entry for entry in self.files}

    @property
    def names(self) -> tuple[str, ...]:
        """The parts' names unchanged, in the order of the table of contents."""
        return tuple(entry.filename for entry in self._entries.values())

    def __contains__(self, name: str) -> bool:
        return _folded(name) in self._entries

    def unfold(self, name: str | zipfile.ZipInfo, most: int = PART) -> bytes:
        """The bytes of one part, at most `most`. Raises Unreadable: absent, locked, larger (by its own word, or as it
        turns out), damaged, or packed in a way that is not bounded."""
        entry = self._entry(name)
        most = min(most, self._left)
        if entry.file_size > most:
            raise _too_large(entry.filename, most)
        try:
            with self._zip.open(entry) as stream:
                data = _at_most(stream, most)
        except _DAMAGE as error:
            raise Unreadable(Clause("zip-part-damaged", part=entry.filename)) from error
        if len(data) > most:
            raise _too_large(entry.filename, most)
        self._left -= len(data)
        return data

    def again(self) -> Container:
        """The same container, for another pass over its parts: the bound counts anew."""
        self._left = self._whole
        return self

    def fault(self, name: str | zipfile.ZipInfo, most: int = PART) -> Clause | None:
        """Why a part cannot be unpacked, as its own entry says; damage shows only when it is."""
        try:
            entry = self._entry(name)
        except Unreadable as error:
            return error.reason
        return _too_large(entry.filename, most).reason if entry.file_size > most else None

    def _entry(self, name: str | zipfile.ZipInfo) -> zipfile.ZipInfo:
        entry = self._entries.get(_folded(name)) if isinstance(name, str) else name
        if entry is None:
            raise Unreadable(Clause("zip-part-missing", part=str(name)))
        if entry.flag_bits & _LOCKED:
            raise Unreadable(Clause("locked-with-password"))
        if entry.compress_type not in _METHODS:
            raise Unreadable(Clause("unknown-zip-compression", part=entry.filename))
        return entry


def _folded(name: str) -> str:
    return name.replace("\\", "/").lstrip("/").casefold()


def _too_large(name: str, most: int) -> Unreadable:
    return Unreadable(Clause("zip-part-too-large", part=name, most=most))


def _at_most(stream: IO[bytes], most: int) -> bytes:
    """All of the stream, or one byte more than `most`: enough to know."""
    chunks: list[bytes] = []
    left = most + 1
    while left > 0 and (chunk := stream.read(min(_CHUNK, left))):
        chunks.append(chunk)
        left -= len(chunk)
    return b"".join(chunks)
