"""Checks a bag's files and sources against its log."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any

from dossier.briefs.standalone.bag_files import (
    CASE,
    CONTENTS,
    DECLARATION,
    LOG,
    TAG_MANIFEST,
    UNPACKED,
    Faults,
    Files,
    earlier,
)
from dossier.briefs.standalone.bagit import oxum
from dossier.briefs.standalone.limits import Unusable, within
from dossier.briefs.standalone.version_names import VersionNames

_FORMS = (1, 2)  # of case.json


def sizes_hold(files: Files, data: dict[str, Any]) -> tuple[str, str, list[tuple[str, str]]]:
    """Compares file sizes with those in the case, as far as the signed log covers it, before any file is hashed."""
    packed = _packed(files)
    within("lines", len(packed), CONTENTS)
    told = {event["detail"]["digest"] for event in earlier(data, "events") if event["kind"] == "packed"}
    if files.digest(CONTENTS) in told and packed.get(CASE) == files.digest(CASE):
        for source in files.json(CASE)["sources"]:
            if source["file"] and type(source["bytes"]) is int:
                files.stated[files.find(source["file"]) or source["file"]] = source["bytes"]
    faults = [(name, unfit) for name in files.paths if (unfit := files.unfit(name))]
    return f"{len(files.paths)} files", "are as large as is stated of them, or may be", faults


def _packed(files: Files) -> dict[str, str]:
    """The digests of the files that were packed, by their names."""
    return {line[66:]: line[:64] for line in files.text(CONTENTS).splitlines()}


def contents_hold(files: Files, data: dict[str, Any]) -> tuple[str, str, list[tuple[str, str]]]:
    """Checks every file outside of the log against the list whose digest the signed log contains."""
    digest, faults = files.digest(CONTENTS), list[tuple[str, str]]()
    if not any(event["kind"] == "packed" and event["detail"]["digest"] == digest for event in data.get("events", ())):
        faults.append((CONTENTS, "is not the list of files that the log tells of"))
    packed = _packed(files)
    here = {name for name in files.paths if name not in UNPACKED and not name.startswith(LOG)}
    faults += [(name, "is missing: it was packed") for name in packed if files.find(name) is None]
    for name in sorted(here):
        if (was := packed.get(unicodedata.normalize("NFC", name))) is None:
            faults.append((name, "was not there when the bag was packed"))
        elif was != files.digest(name):
            faults.append((name, files.unfit(name) or f"is not what was packed: {was} became {files.digest(name)}"))
    known = {f"{LOG}{name}" for name in ("key", "checkpoint", "proof.json", "events.jsonl", "contents-sha256.txt")}
    faults += [(n, "is no file of a bag's log") for n in files.paths if n.startswith(LOG) and n not in known]
    return f"{len(packed)} files", "are those whose digests the signed log holds", faults


def tags_hold(files: Files, data: dict[str, Any]) -> tuple[str, str, list[tuple[str, str]]]:
    """What the list of contents leaves out, for it counts the log's files as well, is as the case has it."""
    data["case"] = case = files.json(CASE)
    if type(case["form"]) is not int or case["form"] not in _FORMS:
        raise Unusable(CASE, f"is of form {case['form']!r}, which is not known here: it cannot be checked")
    wanted = {"bagit.txt": DECLARATION, "bag-info.txt": info(case, oxum(files)).encode()}
    faults = [(name, "is not as the case has it") for name, words in wanted.items() if files.read(name) != words]
    lines = files.text(TAG_MANIFEST).splitlines()
    if files.text(TAG_MANIFEST) != "".join(
        sorted((f"{line.lower()[:64]}  {line[66:]}\n" for line in lines), key=_name)
    ):
        faults.append((TAG_MANIFEST, "is not written as it was packed"))
    listed = {_name(line) for line in lines}
    tags = [name for name in files.paths if not name.startswith("data/") and name != TAG_MANIFEST]
    faults += [(name, f"is not in {TAG_MANIFEST}: it was added") for name in tags if name not in listed]
    return "tag files", f"the case {case['case']}, packed {case['made']}", faults


def _name(line: str) -> str:
    return line[66:]


def info(case: Mapping[str, Any], payload: str) -> str:
    """The lines of bag-info.txt; a line holds no line's end."""
    words = {
        "Source-Organization": case["archive"],
        "External-Description": f"Dossier case {case['case']}: {case['name']}",
        "Bagging-Date": case["made"][:10],
        "External-Identifier": f"{case['archive']}/{case['case']}",
        "Bag-Software-Agent": case["by"],
        "Payload-Oxum": payload,
    }
    return "".join(f"{label}: {' '.join(str(value).split())}\n" for label, value in words.items())


def sources_hold(files: Files, data: dict[str, Any]) -> tuple[str, str, list[tuple[str, str]]]:
    """Checks that every version of every report is there, with the file, text and reading recorded in the log."""
    told, names = {kind: list[Any]() for kind in ("accession", "new-version", "reading", "quarantine")}, VersionNames()
    for event in data.get("events", ()):
        names.learn(event["kind"], event["detail"])
    for event in data.get("events", ()):
        if event["kind"] in told:
            told[event["kind"]].append(names.present(event["detail"]))
    kept, case = told["accession"] + told["new-version"], earlier(data, "case")
    faults = list[tuple[str, str]]()
    redacted = [source for source in case["sources"] if source.get("redacted")]
    for source in case["sources"]:
        if source.get("redacted"):
            faults += _redacted(files, source, kept)
        else:
            faults += _source(files, source, kept, told["reading"] + told["quarantine"])
    lines = {event["seq"] for event in data.get("events", ()) if event["kind"] != "packed"}
    faults += [(f"event {n}", "is not told of as the case has it") for n in sorted(lines ^ set(case["events"]))]
    listed = {(source["report"], source["version"]) for source in case["sources"]}
    wanted = {(detail["report"], detail["version"]) for detail in kept if detail["report"] in case["reports"]}
    faults += [(f"{r} version {v}", "stands in the log, and not in the case") for r, v in sorted(wanted - listed)]
    missing = set(case["reports"]) - {report for report, _ in listed}
    faults += [(report, "is a report of the case, and none of its versions is there") for report in sorted(missing)]
    good = "files, texts and readings are those that the log tells of"
    if redacted:
        good += f"; {len(redacted)} with blackened words are not given, nor their lines of the log"
    return f"{len(listed)} versions", good, faults


def _source(files: Files, source: Mapping[str, Any], kept: list[Any], read: list[Any]) -> Faults:
    report, number = source["report"], source["version"]
    thing, mine = f"{report} version {number}", {"report": report, "version": number}
    held = {name: digest_of(files, source.get(name)) for name in ("file", "rendition", "reading")}
    if not _any(kept, {**mine, "sha256": held["file"], "size": source["bytes"]}):
        yield thing, f"its file is not the one that was archived ({source['file']})"
    if source["rendition"]:
        if not _any(read, {**mine, "rendition": held["rendition"], "description": held["reading"]}):
            yield thing, "its text or its reading is not the one that the log tells of"
        text = files.read(source["rendition"]).decode()
        for name in filter(None, (source["reading"], source.get("description"))):
            yield from _claims(thing, files.json(name), text)
    elif source["reason"] and not _any(read, {**mine, "reason": source["reason"]}):
        yield thing, "the log tells of no quarantine for this reason"


def _redacted(files: Files, source: Mapping[str, Any], kept: list[Any]) -> Faults:
    """Neither the file nor a line of the log is given, for they hold what is blackened; the text without it holds."""
    thing = f"{source['report']} version {source['version']}"
    if source["file"] or source["reading"]:
        yield thing, "is said to have blackened words, and its file is given all the same"
    if _any(kept, {"report": source["report"]}):
        yield thing, "is said to have blackened words, and the log tells the SHA-256 of its file"
    if source["rendition"]:
        text = files.read(source["rendition"]).decode()
        yield from _claims(thing, files.json(source["description"]), text)


def digest_of(files: Files, name: str | None) -> str | None:
    found = files.find(name) if name else None
    return files.digest(found) if found else None


def _any(details: list[Any], wanted: Mapping[str, Any]) -> bool:
    return any(all(detail.get(name) == value for name, value in wanted.items()) for detail in details)


def says(text: str, start: int, end: int, quote: str) -> bool:
    """Whether the text has the words at this place; compares their length before it cuts out a piece."""
    return 0 <= start <= end <= len(text) and end - start == len(quote) and text[start:end] == quote


def _claims(thing: str, description: Any, text: str) -> Faults:
    """Yields the claims whose words the text does not contain at their place."""
    for claim in [*description["claims"], *description["others"]]:
        for words in claim["evidence"]:
            if "start" in words and not says(text, words["start"], words["end"], words["quote"]):
                yield thing, f"does not say {words['quote'][:80]!r} at characters {words['start']} to {words['end']}"
