"""Checks a bag against BagIt 1.0 (RFC 8493)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from dossier.briefs.standalone.bag_files import MANIFEST, Faults, Files
from dossier.briefs.standalone.limits import Unusable, within

_LENGTHS = {"md5": 32, "sha1": 40, "sha224": 56, "sha256": 64, "sha384": 96, "sha512": 128}  # in hex digits


def bag_holds(files: Files, _: object) -> tuple[str, str, Faults]:
    """What RFC 8493 asks of every bag."""
    return "structure", "the bag is as RFC 8493 has it, every file as listed", structure(files)


def structure(files: Files) -> Faults:
    """What RFC 8493 forbids, and every file that is not as its manifest says."""
    yield from files.strange
    if len(files.formed) < len(files.paths):
        twins = set(files.paths) - set(files.formed.values())
        yield from ((name, "has the name of another file, but for its form of Unicode") for name in sorted(twins))
    yield from _declared(files)
    yield from _informed(files)
    if "fetch.txt" in files.paths:
        yield "fetch.txt", "names files that lie elsewhere; nothing is fetched, so they cannot be checked"
    if not (files.bag / "data").is_dir():
        yield "data", "is missing"
    payload = [name for name in files.paths if name.startswith("data/")]
    manifests = [name for name in files.paths if re.fullmatch(r"(tag)?manifest-[^/]*\.txt", name)]
    if not any(name.startswith("manifest-") for name in manifests):
        yield MANIFEST, "is missing: a bag needs a manifest of its payload"
    for name in manifests:
        yield from _listed(files, name, payload if name.startswith("manifest-") else ())


def _declared(files: Files) -> Faults:
    if "bagit.txt" not in files.paths:
        yield "bagit.txt", "is missing"
        return
    end = rb"(?:\r\n|\n|\r)"
    form = rb"BagIt-Version: (\d+\.\d+)" + end + rb"Tag-File-Character-Encoding: UTF-8" + end + rb"?"
    found = re.fullmatch(form, files.read("bagit.txt")[:1024])
    if not found:
        yield "bagit.txt", "is not the two lines that declare a bag in UTF-8, to the letter"
    elif found[1] not in (b"0.97", b"1.0"):
        yield "bagit.txt", f"declares version {found[1].decode()}, which is not known here"


def lines_of(text: str) -> list[str]:
    """Lines by LF, CR or both; the last may do without."""
    lines = re.split(r"\r\n|\n|\r", text)
    return lines[:-1] if lines[-1] == "" else lines


def _informed(files: Files) -> Faults:
    if "bag-info.txt" not in files.paths:
        return
    try:
        lines = lines_of(files.text("bag-info.txt"))
    except Unusable as error:
        yield error.args
        return
    for number, line in enumerate(lines, 1):
        if not re.match(r"[^\s:](?:[^:]*[^\s:])?:[ \t]", line) and not (number > 1 and re.match(r"[ \t]+\S", line)):
            yield "bag-info.txt", f"line {number} is no label, colon, space and value"
    sums = [line.partition(":")[2].strip() for line in lines if line.lower().startswith("payload-oxum:")]
    if len(sums) > 1:
        yield "bag-info.txt", "tells Payload-Oxum more than once"
    elif sums and sums[0] != oxum(files):
        yield "bag-info.txt", f"tells {sums[0]} bytes and files (Payload-Oxum); there are {oxum(files)}"


def oxum(files: Files) -> str:
    """Bytes and number of the payload's files."""
    sizes = [path.stat().st_size for name, path in files.paths.items() if name.startswith("data/")]
    return f"{sum(sizes)}.{len(sizes)}"


def _listed(files: Files, manifest: str, needed: Iterable[str]) -> Faults:
    """Whether a manifest can be read, its files are there and as it says, and it names all that it needs to."""
    tags, algorithm = manifest.startswith("tag"), manifest.partition("-")[2][:-4]
    if algorithm not in _LENGTHS:
        yield manifest, f"is of an algorithm that cannot be checked here ({algorithm})"
        return
    try:
        lines = lines_of(files.text(manifest))
        within("lines", len(lines), manifest)
    except Unusable as error:
        yield error.args
        return
    met = set[str]()
    for number, line in enumerate(lines, 1):
        found = re.fullmatch(r"([0-9A-Fa-f]+)[ \t]+(\S.*)", line, re.DOTALL)
        if not found or len(found[1]) != _LENGTHS[algorithm]:
            yield manifest, f"line {number} is no digest and name"
            continue
        named = re.sub("%(0[aAdD]|25)", lambda hit: chr(int(hit[1], 16)), found[2])
        if flaw := _flaw(named, tags):
            yield manifest, f"line {number} names {named!r}, {flaw}"
            continue
        name = files.find(named)
        if (name or named) in met:
            yield manifest, f"line {number} names {named!r} once more"
        met.add(name or named)
        if name is None:
            yield named, f"is missing; {manifest} names it"
        elif unfit := files.unfit(name):
            yield name, unfit
        elif files.digest(name, algorithm) != found[1].lower():
            yield name, f"is not as {manifest} has it: {found[1].lower()} became {files.digest(name, algorithm)}"
    yield from ((name, f"is not in {manifest}: it was added") for name in needed if name not in met)


def _flaw(name: str, tags: bool) -> str:
    """Why a manifest may not name this; empty where it may."""
    if name.startswith(("/", "~", "\\")) or re.match("[A-Za-z]:", name):
        return "which is no place within the bag"
    if any(part in ("", ".", "..") for part in re.split(r"[/\\]", name)):
        return "which may lead out of the bag"
    if tags and (name.startswith("data/") or name.startswith("tagmanifest-")):
        return "which no manifest of tag files may"
    return "" if tags or name.startswith("data/") else "which is not in data"
