"""Hashes the files of one folder after another; also runs as a program, one for each processor.

The program is started by its path and imports next to nothing: it is at work before a Dossier would be imported. It
reads folders and answers each with what it found, both marshalled, for both sides are the same Python.
"""

from __future__ import annotations

import gc
import hashlib
import marshal
import os
import sys

INCOMING = ".incoming"  # the folder of bytes that have no name yet
LARGE = 4 << 20  # bytes from which on a file is left to the caller: threads hash large files as fast as processes do

_SMALL = 64 << 10  # bytes that are read without asking how many there are
# Nothing is opened through a link, and no pipe is waited for that takes a file's place meanwhile
_READ = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_FOLDER = _READ | getattr(os, "O_DIRECTORY", 0)
_BY_HANDLE = os.open in os.supports_dir_fd and os.scandir in os.supports_fd

# What a folder holds: names that are their bytes' digests, faults (path, kind, words), paths of large blobs
FolderCheck = tuple[list[str], list[tuple[str, str, str]], list[str]]


def is_blob_name(name: str, folder: str) -> bool:
    """Whether a blob may have this name in a folder of that name."""
    return len(name) == 64 and name[:2] == folder and not name.strip("0123456789abcdef")


def is_blob_folder(name: str) -> bool:
    """Whether a folder of blobs may have this name."""
    return len(name) == 2 and not name.strip("0123456789abcdef")


def check_folder(folder: str) -> FolderCheck:
    """All that is in a folder, and in folders in it, by name. Raises OSError when it cannot be listed."""
    result: FolderCheck = [], [], []
    _check_all(folder, result)
    return result


def _check_all(folder: str, result: FolderCheck) -> None:
    if not _BY_HANDLE:
        _check_listed(folder, None, result)
        return
    handle = os.open(folder, _FOLDER)
    try:
        _check_listed(folder, handle, result)
    finally:
        os.close(handle)


def _check_listed(folder: str, handle: int | None, result: FolderCheck) -> None:
    """What is in a folder; its files are opened relative to `handle`, where the system can do that."""
    with os.scandir(folder if handle is None else handle) as listed:
        entries = sorted(listed, key=lambda entry: entry.name)
    for entry in entries:
        if entry.is_dir(follow_symlinks=False):
            result[1].append((f"{folder}{os.sep}{entry.name}", "stray", "is a folder where bytes were kept"))
            _check_all(f"{folder}{os.sep}{entry.name}", result)
        elif entry.name != INCOMING:
            _check(entry, folder, handle, result)


def _check(entry: os.DirEntry[str], folder: str, handle: int | None, result: FolderCheck) -> None:
    """Hashes a small blob; leaves a large one, and one that went missing, to `fixity.check_blob`."""
    sound, faults, large = result
    name, path = entry.name, f"{folder}{os.sep}{entry.name}"
    if not is_blob_name(name, folder.rpartition(os.sep)[2]):
        faults.append((path, "stray", "no blob has this name"))
        return
    if not entry.is_file(follow_symlinks=False):  # to open a pipe would be to wait for its writer
        faults.append((path, "stray", "is a link, a pipe or a device where bytes were kept"))
        return
    try:
        data = _bytes(path if handle is None else name, handle)
    except OSError as error:
        faults.append((path, "unreadable", error.strerror or str(error)))
        return
    if data is None:
        large.append(path)
        return
    digest = hashlib.sha256(data).hexdigest()
    if digest == name:
        sound.append(digest)
    else:
        faults.append((path, "changed", f"its bytes hash to {digest}"))


def _bytes(path: str, folder: int | None) -> bytes | None:
    """The bytes of a file; None where they are too many."""
    handle = os.open(path, _READ, dir_fd=folder)
    try:
        data = os.read(handle, _SMALL)
        if len(data) < _SMALL:  # a regular file gives all that it has
            return data
        more = os.read(handle, LARGE - _SMALL)
        return data + more if len(more) < LARGE - _SMALL else None
    finally:
        os.close(handle)


def main() -> None:
    """Answers folder after folder until the input ends; with the reason alone where one cannot be listed."""
    stdin, stdout = sys.stdin.buffer, sys.stdout.buffer
    gc.disable()  # nothing here holds a circle
    while folder := marshal.load(stdin):
        try:
            answer: FolderCheck | str = check_folder(folder)
        except OSError as error:
            answer = error.strerror or str(error)
        stdout.write(marshal.dumps(answer))
        stdout.flush()


if __name__ == "__main__":
    main()
