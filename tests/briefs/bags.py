"""A bag of a small case, and what a forger does with one."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from dossier import Archive
from dossier.briefs import seal, standalone

MADE = datetime(2026, 5, 15, 18, 30, tzinfo=UTC)
STORY = """\
The Harbour Gazette

Two ferries collide off the eastern pier

By Ada Ruiz

PORTO, March 3, 2026 - Two ferries collided on Sunday, injuring four people, the harbour master said.
"""
OTHER = STORY.replace("The Harbour Gazette", "Diario del Canal").replace("four people", "five people")
LATER = STORY.replace("four people", "six people")


def opened(folder: Path, made: datetime = MADE) -> Archive:
    return Archive.create(folder, exist_ok=True, clock=lambda: made, person="ana", keys=folder.with_name("keys"))


def archive_with_case(home: Path) -> Path:
    """An archive with a case of three reports: one of two versions and corrected, one other, one in quarantine."""
    inbox, folder = home / "in", home / "archive"
    inbox.mkdir(parents=True)
    for name, text in (("gazette.txt", STORY), ("canal.txt", OTHER), ("empty.txt", "")):
        (inbox / name).write_text(text)
    with opened(folder) as archive:
        for name in ("gazette.txt", "canal.txt", "empty.txt"):
            list(archive.add([inbox / name], jobs=1))
        (inbox / "gazette.txt").write_text(LATER)
        list(archive.add([inbox / "gazette.txt"], jobs=1))
        archive.corrections.set("R1", "headline", "Two ferries collide")
        archive.cases.new("Ferries", ["R1", "R2", "R3"])
        archive.cases.add_note("Ferries", "Four became six.")
    return folder


def written(bag: Path, files: dict[str, bytes]) -> Path:
    """A bag of these payload files that is as RFC 8493 has it, and nobody's in particular."""
    bag.mkdir()
    for name, data in files.items():
        (bag / name).parent.mkdir(parents=True, exist_ok=True)
        (bag / name).write_bytes(data)
    (bag / "bagit.txt").write_bytes(b"BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n")
    (bag / "bag-info.txt").write_text(f"Payload-Oxum: {sum(map(len, files.values()))}.{len(files)}\n")
    remanifest(bag)
    return bag


def remanifest(bag: Path) -> None:
    """As a forger would: sums and manifests that fit again."""
    files = {path.relative_to(bag).as_posix(): path.read_bytes() for path in bag.rglob("*") if path.is_file()}
    payload = {name: data for name, data in files.items() if name.startswith("data/")}
    oxum = f"Payload-Oxum: {sum(map(len, payload.values()))}.{len(payload)}".encode()
    files["bag-info.txt"] = re.sub(rb"Payload-Oxum: .*", oxum, files["bag-info.txt"])
    files["manifest-sha256.txt"] = _lines(payload)
    tags = {name: data for name, data in files.items() if name not in payload and name != "tagmanifest-sha256.txt"}
    files["tagmanifest-sha256.txt"] = _lines(tags)
    for name in ("bag-info.txt", "manifest-sha256.txt", "tagmanifest-sha256.txt"):
        (bag / name).write_bytes(files[name])


def relist(bag: Path) -> None:
    """The same for the list of contents, which the log tells of."""
    left = {"bagit.txt", "bag-info.txt", "manifest-sha256.txt", "tagmanifest-sha256.txt"}
    files = {path.relative_to(bag).as_posix(): path.read_bytes() for path in bag.rglob("*") if path.is_file()}
    listed = {n: data for n, data in files.items() if n not in left and not n.startswith("data/log/")}
    (bag / "data/log/contents-sha256.txt").write_bytes(_lines(listed))


def _lines(files: dict[str, bytes]) -> bytes:
    return "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(files.items())).encode()


def replaced(path: Path, old: bytes, new: bytes) -> None:
    data = path.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new, 1))


def resealed(path: Path) -> None:
    data = path.read_bytes()
    was, now = seal.found(data), seal.expected(data)
    assert was and now
    path.write_bytes(data.replace(was.encode(), now.encode()))


def change_record(bag: Path, change: Callable[[Any], None]) -> None:
    """Changes the record that the page carries, and seals the page again."""
    path = bag / "data/brief.html"
    page = path.read_bytes()
    found = re.search(rb'(?s)<template id="dossier-brief-json">(.*?)</template>', page)
    assert found
    record = json.loads(found[1])
    change(record)
    text = json.dumps(record, indent=1).replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")
    path.write_bytes(page[: found.start(1)] + text.encode() + page[found.end(1) :])
    resealed(path)


def change_json(path: Path, change: Callable[[Any], None]) -> None:
    data = json.loads(path.read_text())
    change(data)
    path.write_text(f"{json.dumps(data, indent=1)}\n")


def copied(bag: Path, to: Path) -> Path:
    return Path(shutil.copytree(bag, to))


def failing(bag: Path) -> list[standalone.BagCheck]:
    return [check for check in standalone.verify(bag) if not check.ok]


def things(bag: Path) -> set[str]:
    """What the stand-alone checks find wrong."""
    return {check.thing for check in failing(bag)}
