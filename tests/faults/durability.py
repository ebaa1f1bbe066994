"""Follows a trace, and names what was told or built upon before it would have outlived a power cut.

The model is the strictest that POSIX allows: bytes are on the disk once their file was synced after the last write, a
name once its folder was synced after it was given; whatever was not synced is lost with the power, or is not, at the
disk's choice. So before a line of the log is written, the blobs that it names must be durable, for the line may be.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from tests.faults.tracing import Call

CALLS = "fstat,newfstatat,statx,syncfs,"  # beside those that change files: looks at their length, syncs of all there is
_BLOBS = ("sha256", "rendition", "description")
_WAL_HEADER = ", 32, 0"  # bytes, from byte: what stands before the first commit
_NOREPLACE = "RENAME_NOREPLACE"


class Disk:
    """What of an archive would outlive a power cut, as far as a trace tells; `faults` are in the order of the trace."""

    def __init__(self, archive: Path, words: Path, synced: bool = True) -> None:
        """`words` is where the process acknowledges. `synced`: whether all that stands there before is durable."""
        self._blobs, self._log, self._wal = archive / "blobs", archive / "log" / "events.jsonl", "catalog.sqlite-wal"
        self._words = words
        self._before = {path.name for path in self._blobs.glob("??/*")}
        self._dirty: set[str] = set() if synced else {str(self._log)}  # files whose bytes are not synced
        self._names: dict[str, set[str]] = defaultdict(set)  # by folder: names that are not synced
        self._begun = self._log.exists()  # before it is, the catalog gets its tables
        if not self._begun:
            self._names[str(self._log.parent)].add(str(self._log))
        self._measured: set[str] = set()  # files whose length was looked at after the last write
        self._readonly: set[str] = set()
        self._logged: dict[str, str] = {}  # blobs that the log names, and how far that is: written, synced, shown
        self._news = not synced  # lines that no commit has followed yet
        self._failed = ""
        self.faults: list[str] = []

    def follow(self, calls: Iterable[Call]) -> list[str]:
        for call in calls:
            self._take(call)
        return self.faults

    def _take(self, call: Call) -> None:
        paths = call.paths()
        if call.result is None or not paths:
            return
        if call.result < 0:
            if "sync" in call.name:
                self._failed = paths[0]
            return
        deed = _DEEDS.get(call.name)
        if deed is not None:
            deed(self, call, paths)

    # what calls do

    def _write(self, call: Call, paths: list[str]) -> None:
        path = paths[0]
        if path.endswith(self._wal) and call.words.endswith(_WAL_HEADER):
            return
        self._dirty.add(path)
        self._measured.discard(path)
        if path == str(self._log):
            self._write_log(_text(call))
        elif path == str(self._words):
            self._acknowledge(_text(call))
        elif path == str(self._log.parent / "checkpoints"):
            self._outrun("a checkpoint is signed")
        elif path.endswith(self._wal):
            self._outrun("the catalog is written")

    def _sync(self, call: Call, paths: list[str]) -> None:
        path = paths[0]
        if path.endswith(self._wal) and path in self._dirty:
            self._commit()
        self._dirty.discard(path)
        self._names.pop(path, None)
        if path == str(self._log):
            self._logged |= {digest: "synced" for digest, state in self._logged.items() if state == "written"}

    def _sync_all(self, call: Call, paths: list[str]) -> None:
        for path in [*self._dirty, *self._names]:
            self._sync(call, [path])

    def _create(self, call: Call, paths: list[str]) -> None:
        if "O_CREAT" in call.words and re.search(r"\b0?444$", call.words):
            self._readonly.add(paths[-1])

    def _measure(self, call: Call, paths: list[str]) -> None:
        self._measured.add(paths[0])

    def _protect(self, call: Call, paths: list[str]) -> None:
        if re.search(r"\b0?444$", call.words):
            self._readonly.add(paths[0])

    def _make(self, call: Call, paths: list[str]) -> None:
        self._names[str(Path(paths[-1]).parent)].add(paths[-1])

    def _name(self, call: Call, paths: list[str]) -> None:
        old, new = paths[-2:]
        for kind in (self._dirty, self._measured, self._readonly):
            if old in kind:
                kind.add(new)
        self._names[str(Path(new).parent)].add(new)
        if Path(new).is_relative_to(self._blobs) and len(Path(new).name) == 64:
            self._name_blob(call, old, new)
        elif Path(new).name == "head.json":
            self._outrun("the computer remembers the log's head")
        if not Path(new).is_relative_to(self._blobs) and old in self._dirty:
            self._fault("a file takes its place before its bytes are synced")

    def _name_blob(self, call: Call, old: str, new: str) -> None:
        if "rename" in call.name and _NOREPLACE not in call.words:
            self._fault("a blob is named in a way that replaces what may stand there")
        if old in self._dirty:
            self._fault("a blob is named before its bytes are synced")
        if old not in self._measured:
            self._fault("a blob is named though nobody has looked at its length")
        if old not in self._readonly:
            self._fault("a blob is named that can be written to")

    # what follows from that

    def _write_log(self, text: str) -> None:
        if self._failed:
            self._fault(f"the log is written after a sync of {Path(self._failed).name} failed")
        self._news = self._begun = True
        for digest in _named(text, (*_BLOBS, "digest")):
            self._logged[digest] = "written"
        for digest in _named(text, _BLOBS) - self._before:
            self._hold(digest)

    def _hold(self, digest: str) -> None:
        path = self._blobs / digest[:2] / digest
        if str(path) in self._dirty:
            self._fault("the log names a blob whose bytes are not synced")
        if str(path) in self._names[str(path.parent)] or str(path.parent) in self._names[str(self._blobs)]:
            self._fault("the log names a blob whose name is not synced")

    def _commit(self) -> None:
        if self._begun and not self._news:
            self._fault("the catalog commits what no line of the log tells of")
        self._news = False
        self._logged |= {digest: "shown" for digest, state in self._logged.items() if state == "synced"}

    def _acknowledge(self, text: str) -> None:
        for line in text.splitlines():
            if line.startswith("{") and (digest := json.loads(line).get("sha256")):
                known = "shown" if digest in self._before else "unknown"
                self._hold_product(json.loads(line).get("path", ""))
                state = self._logged.get(digest, known)
                if state != "shown":
                    self._fault(f"a file is acknowledged that the catalog does not hold for good (log: {state})")
                if str(self._log) in self._names[str(self._log.parent)]:
                    self._fault("a file is acknowledged, and the log's own name is not synced")

    def _outrun(self, what: str) -> None:
        """What builds on the log comes after its sync."""
        if str(self._log) in self._dirty:
            self._fault(f"{what} while lines of the log are not synced")

    def _hold_product(self, path: str) -> None:
        if path in self._dirty or path in self._names[str(Path(path).parent)]:
            self._fault("a file is acknowledged that is not synced, or its name is not")

    def _fault(self, words: str) -> None:
        if words not in self.faults:
            self.faults.append(words)


_Deed = Callable[[Disk, Call, list[str]], None]
_DEEDS: dict[str, _Deed] = {
    **dict.fromkeys(("write", "pwrite64", "writev", "ftruncate", "copy_file_range", "sendfile"), Disk._write),
    **dict.fromkeys(("fsync", "fdatasync"), Disk._sync),
    **dict.fromkeys(("fstat", "newfstatat", "statx"), Disk._measure),
    "syncfs": Disk._sync_all,
    "openat": Disk._create,
    **dict.fromkeys(("chmod", "fchmod", "fchmodat"), Disk._protect),
    **dict.fromkeys(("mkdir", "mkdirat"), Disk._make),
    **dict.fromkeys(("link", "linkat", "rename", "renameat", "renameat2"), Disk._name),
}


def _text(call: Call) -> str:
    """The string that was written, out of strace's C-like quotes."""
    quoted = re.search(r'"((?:[^"\\]|\\.)*)"', call.words)
    return quoted[1].encode("latin-1").decode("unicode_escape") if quoted else ""


def _named(text: str, keys: Iterable[str]) -> set[str]:
    """Files that lines of the log name, in details of these names."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    return {line["detail"][key] for line in lines for key in keys if line["detail"].get(key)}
