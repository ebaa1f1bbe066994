"""The files of a bag, and what is said of them."""

from __future__ import annotations

import hashlib
import json
import os
import stat
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

DECLARATION = b"BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n"
MANIFEST, TAG_MANIFEST = "manifest-sha256.txt", "tagmanifest-sha256.txt"
CASE, LOG, CONTENTS = "data/case.json", "data/log/", "data/log/contents-sha256.txt"
UNPACKED = frozenset({"bagit.txt", "bag-info.txt", MANIFEST, TAG_MANIFEST})  # what the list of contents leaves out
PAGE, PRINT = "data/brief.html", "data/brief.pdf"

MOST = 1 << 29  # bytes of a file that is read whole, and of what a PDF unfolds to
Faults = Iterator["tuple[str, str]"]  # the thing, and what is wrong with it


class Check(NamedTuple):
    """One thing that was looked at."""

    name: str
    ok: bool
    thing: str
    detail: str


def earlier(data: dict[str, Any], name: str) -> Any:
    """What an earlier look has found. Raises Unusable."""
    if name not in data:
        raise Unusable(name, "could not be read, and this rests on it")
    return data[name]


class Unusable(Exception):
    """A file that cannot be understood, and so nothing that rests on it can be checked."""


def told(name: str, thing: str, good: str, faults: Iterable[tuple[str, str]]) -> Iterator[Check]:
    """One check for each fault; one for all where there is none."""
    found = list(dict.fromkeys(faults))
    yield from (Check(name, False, what, why) for what, why in found)
    if not found:
        yield Check(name, True, thing, good)


class Files:
    """The files of a bag by their names there, parted by `/`; links are not followed."""

    def __init__(self, bag: Path) -> None:
        self.bag, self.strange, self._digests = bag, list[str](), dict[str, dict[str, str]]()
        self.paths = dict(sorted(self._walked()))
        self.formed = {unicodedata.normalize("NFC", name): name for name in self.paths}

    def _walked(self) -> Iterator[tuple[str, Path]]:
        todo = [""]  # folders, however deep they lie in each other
        while todo:
            under = todo.pop()
            with os.scandir(self.bag / under) as entries:
                for entry in entries:
                    name, mode = f"{under}{entry.name}", entry.stat(follow_symlinks=False).st_mode
                    if stat.S_ISDIR(mode):
                        todo.append(f"{name}/")
                    elif stat.S_ISREG(mode):
                        yield name, Path(entry.path)
                    else:
                        self.strange.append(name)

    def find(self, name: str) -> str | None:
        """The file of this name, which some systems keep in another form of Unicode."""
        return name if name in self.paths else self.formed.get(unicodedata.normalize("NFC", name))

    def read(self, name: str) -> bytes:
        path = self.paths.get(name)
        if path is None:
            raise Unusable(name, "is missing")
        try:
            if path.stat().st_size > MOST:
                raise Unusable(name, f"is larger than {MOST:,} bytes")
            return path.read_bytes()
        except OSError as error:
            raise Unusable(name, f"cannot be read ({error.strerror or error})") from None

    def text(self, name: str) -> str:
        try:
            text = self.read(name).decode()
        except UnicodeDecodeError as error:
            raise Unusable(name, f"is not UTF-8 from byte {error.start} on") from None
        if text.startswith("\ufeff"):
            raise Unusable(name, "begins with a byte-order mark")
        return text

    def json(self, name: str) -> Any:
        try:
            return json.loads(self.text(name))
        except (ValueError, RecursionError) as error:
            raise Unusable(name, f"is not JSON ({error})") from None

    def digest(self, name: str, algorithm: str = "sha256") -> str:
        """In hex; empty for a file that cannot be read."""
        known = self._digests.setdefault(name, {})
        if algorithm not in known:
            hashed = hashlib.new(algorithm)
            try:
                with self.paths[name].open("rb") as stream:
                    for part in iter(lambda: stream.read(1 << 20), b""):
                        hashed.update(part)
                known[algorithm] = hashed.hexdigest()
            except OSError:
                known[algorithm] = ""
        return known[algorithm]
