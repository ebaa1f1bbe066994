"""The files of a bag, and what is said of them."""

from __future__ import annotations

import hashlib
import os
import stat
import time
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from dossier.briefs.standalone.limits import FAULTS, LIMITS, LONGEST, Unusable, bounded_json, not_counted, within

DECLARATION = b"BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n"
MANIFEST, TAG_MANIFEST = "manifest-sha256.txt", "tagmanifest-sha256.txt"
CASE, LOG, CONTENTS = "data/case.json", "data/log/", "data/log/contents-sha256.txt"
UNPACKED = frozenset({"bagit.txt", "bag-info.txt", MANIFEST, TAG_MANIFEST})  # what the list of contents leaves out
PAGE, PRINT = "data/brief.html", "data/brief.pdf"

Faults = Iterator["tuple[str, str]"]  # the thing, and what is wrong with it


class BagCheck(NamedTuple):
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


def told(name: str, thing: str, good: str, faults: Iterable[tuple[str, str]]) -> Iterator[BagCheck]:
    """One check for each fault, as far as so many are of use; one for all where there is none."""
    found = dict[tuple[str, str], None]()
    for what, why in faults:
        if len(found) > FAULTS:
            yield BagCheck(name, False, thing[:LONGEST], f"has more than {FAULTS:,} faults; no more were looked for")
            break
        if (fault := (what[:LONGEST], why[:LONGEST])) not in found:
            found[fault] = None
            yield BagCheck(name, False, *fault)
    if not found:
        yield BagCheck(name, True, thing[:LONGEST], good[:LONGEST])


class Files:
    """The files of a bag by their names there, with `/` as separator; links are not followed.

    `stated` holds the size in bytes that each file must have, as soon as it is known: files of another size are not
    read.
    """

    def __init__(self, bag: Path) -> None:
        """Raises Unusable where there are too many, OSError."""
        self.bag, self.strange, self._digests = bag, list[tuple[str, str]](), dict[str, dict[str, str]]()
        self.stated = dict[str, int]()
        self.paths = dict(sorted(self._walked()))
        self.formed = {unicodedata.normalize("NFC", name): name for name in self.paths}

    def _walked(self) -> Iterator[tuple[str, Path]]:
        todo, met = [""], 0
        while todo:
            under = todo.pop()
            with os.scandir(self.bag / under) as entries:
                for entry in entries:
                    within("files", met := met + 1, "the bag")
                    name, mode = f"{under}{entry.name}", entry.stat(follow_symlinks=False).st_mode
                    if stat.S_ISDIR(mode):
                        todo += self._below(f"{name}/")
                    elif stat.S_ISREG(mode):
                        yield name, Path(entry.path)
                    else:
                        self.strange.append((name, "is neither a file nor a folder"))

    def _below(self, folder: str) -> list[str]:
        """The folder, where it does not lie too deep."""
        try:
            within("depth", folder.count("/"), folder)
        except Unusable as error:
            self.strange.append((str(error.args[0]), str(error.args[1])))
            return []
        return [folder]

    def unfit(self, name: str) -> str:
        """Why a file is not read: it has not as many bytes as are stated of it, or too many; empty where it is."""
        size, stated = self.paths[name].stat().st_size, self.stated.get(name)
        if stated is not None:
            return "" if size == stated else f"has {size:,} bytes, and {stated:,} are stated: it was not read"
        most, words = LIMITS["whole"]
        return words.format(found=size, most=most) + ": it was not read" if size > most else ""

    def find(self, name: str) -> str | None:
        """The file of this name, which some systems keep in another form of Unicode."""
        return name if name in self.paths else self.formed.get(unicodedata.normalize("NFC", name))

    def read(self, name: str) -> bytes:
        path = self.paths.get(name)
        if path is None:
            raise Unusable(name, "is missing")
        try:
            if unfit := self.unfit(name):
                raise Unusable(name, unfit)
            within("whole", path.stat().st_size, name)
            return path.read_bytes()
        except OSError as error:
            raise Unusable(name, f"cannot be read ({error.strerror or error})") from None

    def text(self, name: str) -> str:
        data = self.read(name)
        within("text", len(data), name)
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            raise Unusable(name, f"is not UTF-8 from byte {error.start} on") from None
        if text.startswith("\ufeff"):
            raise Unusable(name, "begins with a byte-order mark")
        return text

    def json(self, name: str) -> Any:
        return bounded_json(self.text(name), name)

    def digest(self, name: str, algorithm: str = "sha256") -> str:
        """In hex; empty for a file that is not, or cannot be, read."""
        known = self._digests.setdefault(name, {})
        if algorithm not in known:
            try:
                with not_counted(time.process_time):
                    known[algorithm] = "" if self.unfit(name) else _hashed(self.paths[name], algorithm)
            except OSError:
                known[algorithm] = ""
        return known[algorithm]


def _hashed(path: Path, algorithm: str) -> str:
    hashed = hashlib.new(algorithm)
    with path.open("rb") as stream:
        for part in iter(lambda: stream.read(1 << 20), b""):
            hashed.update(part)
    return hashed.hexdigest()
