"""Hashes every blob again and reports which do not match their names (PREMIS: fixity check)."""

from __future__ import annotations

import hashlib
import marshal
import os
import queue
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, cast

from dossier.archive_folder import entered
from dossier.children import child_command, child_environment, is_packed
from dossier.errors import ForeignPart
from dossier.model.digest import Digest
from dossier.store import hashing
from dossier.store.hashing import INCOMING, FolderCheck, check_folder

__all__ = ["BlobFault", "check_blob", "check_blobs"]

_MANY = 4000  # files for which processes are worth their start
_MOST = 8  # processes: a disk gives no more than these take
_Check = Callable[[str], FolderCheck]


@dataclass(frozen=True, slots=True)
class BlobFault:
    """A file among the blobs that is not what its name says."""

    path: Path
    fault: Literal["changed", "stray", "unreadable"]
    detail: str


def check_blobs(root: Path, workers: int | None = None) -> Iterator[Digest | BlobFault]:
    """Every file under `root`: its digest when sound, else the fault. Order is by folder.

    Files that are still coming in, or that a crash left half-way, are no blobs yet and are passed over. `workers` is
    how many files are read at a time, by default one a processor: small ones by processes, for Python opens files one
    after the other in each, and large ones by threads.
    """
    workers = workers or max(1, min(_MOST, os.cpu_count() or 1))
    folders, others = _top(root)
    yield from (BlobFault(root / name, "stray", "no blob has this name") for name in others)
    with _checking(folders, workers) as check, ThreadPoolExecutor(workers) as hands:
        for found in hands.map(lambda folder: _check_with_large_files(check, folder), folders):
            yield from found


def _top(root: Path) -> tuple[list[str], list[str]]:
    """Folders (paths) and other entries (names) of `root`, by name."""
    if not root.is_dir():
        return [], []
    with os.scandir(root) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    folders = [entry.path for entry in entries if entry.is_dir(follow_symlinks=False) and entry.name != INCOMING]
    return folders, [entry.name for entry in entries if not entry.is_dir(follow_symlinks=False)]


@contextmanager
def _checking(folders: list[str], workers: int) -> Iterator[_Check]:
    """The function that checks a folder: in child processes if there are many files, else in this thread."""
    if workers == 1 or not folders or len(folders) * len(os.listdir(folders[0])) < _MANY:  # noqa: PTH208
        yield check_folder
        return
    idle = queue.SimpleQueue[subprocess.Popen[bytes]]()
    children = [_child() for _ in range(workers)]
    for child in children:
        idle.put(child)
    try:
        yield lambda folder: _ask_child(idle, folder)
    finally:
        for child in children:
            child.kill()
            child.communicate()


def _child() -> subprocess.Popen[bytes]:
    # By its path and without site-packages, it has begun before another would have imported Dossier
    packed = is_packed()
    command = child_command(hashing.__name__) if packed else [sys.executable, "-I", "-S", hashing.__file__]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=child_environment())


def _ask_child(idle: queue.SimpleQueue[subprocess.Popen[bytes]], folder: str) -> FolderCheck:
    child = idle.get()
    assert child.stdin and child.stdout, "it was started with pipes"
    try:
        child.stdin.write(marshal.dumps(folder))
        child.stdin.flush()
        answer = marshal.load(child.stdout)
    except (BrokenPipeError, EOFError):
        answer = None
    finally:
        idle.put(child)
    if answer is None:  # somebody has ended it: then we do its work
        return check_folder(folder)
    if isinstance(answer, str):
        raise OSError(f"{folder}: {answer}")
    return cast(FolderCheck, answer)


def _check_with_large_files(check: _Check, folder: str) -> list[Digest | BlobFault]:
    """Checks all files in a folder, the large ones too."""
    try:
        sound, faults, large = check(folder)
    except OSError as error:
        return [BlobFault(Path(folder), "unreadable", error.strerror or str(error))]
    blob_faults = [BlobFault(Path(path), cast("Literal['changed']", kind), words) for path, kind, words in faults]
    return [*map(Digest, sound), *blob_faults, *(check_blob(Path(path)) for path in large)]


def check_blob(path: Path) -> Digest | BlobFault:
    """One file among the blobs: its digest when sound, else the fault."""
    try:
        with entered(path.parents[1], path.parent.name) as folder, folder.reader(path.name) as stream:
            found = hashlib.file_digest(stream, "sha256").hexdigest()  # lets go of the interpreter's lock
    except ForeignPart as error:
        return BlobFault(path, "unreadable", error.reason)
    except OSError as error:
        return BlobFault(path, "unreadable", error.strerror or str(error))
    return Digest(found) if found == path.name else BlobFault(path, "changed", f"its bytes hash to {found}")
