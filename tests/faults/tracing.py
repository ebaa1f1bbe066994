"""Runs processes under strace, and reads what it saw."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

# Calls that change what stands on a disk, or make it durable
TRACED = (
    "openat,write,pwrite64,writev,pwritev,fsync,fdatasync,rename,renameat,renameat2,link,linkat,symlink,symlinkat,"
    "unlink,unlinkat,ftruncate,truncate,fallocate,chmod,fchmod,fchmodat,mkdir,mkdirat,rmdir,copy_file_range,sendfile"
)
_NAMES = frozenset(TRACED.split(","))
_LINE = re.compile(r"(?:(\d+) +)?(\w+)\((.*)\) += (-?\d+|\?)(.*)")
_CUT = re.compile(r"(?:(\d+) +)?(\w+)\((.*?)(?:\)? += \?)?(?: <unfinished \.\.\.>)?")
_UNFINISHED = re.compile(r"(\d+) +(\w+)\((.*) <unfinished \.\.\.>")
_RESUMED = re.compile(r"(\d+) +<\.\.\. (\w+) resumed>(.*)")
# A name may be told relative to the handle of its folder: 5</archive/log>, "events.jsonl"
_PATH = re.compile(r'<(/[^>]*?)(?: \(deleted\))?>(?:, "([^/"][^"]*)")?|"((?:[^"\\]|\\.)*)"')


@dataclass(frozen=True, slots=True)
class Call:
    """A system call as strace tells of it; `result` is None where it did not return."""

    name: str
    words: str
    result: int | None
    injected: bool = False
    thread: int = 0

    def paths(self) -> list[str]:
        """The files that it is about: those of handles, and those named, in order."""
        relative = self.name.endswith("at") or self.name in ("renameat2", "statx")
        found = (_told(match, relative) for match in _PATH.finditer(self.words))
        return [path for path in found if path[:1] == "/"]

    def is_about(self, folder: Path) -> bool:
        names = self.paths()[: 4 if "link" in self.name or "rename" in self.name else 2]
        return any(Path(name).is_relative_to(folder) for name in names)

    def changes_disk(self) -> bool:
        return self.name != "openat" or "O_CREAT" in self.words or "O_TRUNC" in self.words


def _told(found: re.Match[str], relative: bool) -> str:
    folder, name, named = found.groups()
    return f"{folder}/{name}" if folder and name and relative else folder or named


@cache
def problem() -> str | None:
    """Why nothing can be traced here; None where it can."""
    if sys.platform != "linux" or shutil.which("strace") is None:
        return "needs strace"
    tried = subprocess.run(["strace", "-o", os.devnull, "-e", "inject=sync:error=EIO", "true"], capture_output=True)
    return None if tried.returncode == 0 else "needs the right to trace processes (ptrace)"


def attached(pid: int, log: Path, *, inject: str = "", calls: str = TRACED, text: int = 0) -> subprocess.Popen[str]:
    """Lets a child that stands still go on, traced; `text` is how many bytes of strings are kept.

    `inject` is of strace's form, such as `fsync:error=EIO:when=3`. Only the main thread is followed.
    """
    words = ["strace", "-y", "-s", str(text), "-o", str(log), "-e", f"trace={calls}"]
    words += ["-e", f"inject={inject}"] if inject else []
    tracer = subprocess.Popen([*words, "-p", str(pid)], stderr=subprocess.PIPE, text=True)
    assert tracer.stderr
    said = tracer.stderr.readline()
    os.kill(pid, signal.SIGCONT)
    assert "attached" in said, said
    return tracer


def finished(tracer: subprocess.Popen[str]) -> None:
    assert tracer.stderr
    tracer.stderr.read()
    tracer.stderr.close()
    tracer.wait()


def calls_in(log: Path) -> Iterator[Call]:
    """Calls in the order in which they ended; the last may be one that never did."""
    begun: dict[str, str] = {}
    for line in log.read_text(encoding="utf-8", errors="replace").split("\n"):
        if cut := _UNFINISHED.fullmatch(line):
            begun[cut[1]] = cut[3]
            continue
        resumed = _RESUMED.fullmatch(line)
        whole = f"{resumed[1]} {resumed[2]}({begun.pop(resumed[1], '')}{resumed[3]}" if resumed else line
        if found := _LINE.fullmatch(whole):
            result = None if found[4] == "?" else int(found[4])
            yield Call(found[2], found[3], result, "(INJECTED)" in found[5], int(found[1] or 0))
        elif (found := _CUT.fullmatch(whole)) and found[2] in _NAMES:
            yield Call(found[2], found[3], None, thread=int(found[1] or 0))
