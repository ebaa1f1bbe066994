"""Packs a case into a BagIt bag (RFC 8493): sources, texts, readings, both forms of the brief, provenance, the log."""

from __future__ import annotations

from typing import Any

from dossier.briefs import standalone
from dossier.briefs.bag_crate import crate
from dossier.briefs.bag_names import home, source_file
from dossier.briefs.bag_provenance import provenance
from dossier.briefs.bag_words import readme
from dossier.briefs.bag_writing import Bag
from dossier.briefs.check_page import CHECK_PAGE, check_page
from dossier.briefs.html_export import HtmlExporter
from dossier.briefs.pdf_export import PdfExporter
from dossier.briefs.standalone.bag_files import CASE, CONTENTS, LOG, PAGE, PRINT, TAG_MANIFEST
from dossier.model.bags import Package
from dossier.model.briefs import Brief
from dossier.model.cases import Source
from dossier.model.describe import description_json
from dossier.model.digest import Digest
from dossier.model.proofs import Proof, proof_json
from dossier.model.reports import Version
from dossier.store import BlobStore

FORM = 2  # of case.json; grows when a reader of the old form would misunderstand the new one


def pack(bag: Bag, package: Package, store: BlobStore) -> Digest:
    """Writes everything but the log, and returns the digest of the list of files, which the log is to record.

    Raises BadInput, MissingBlob, FixityMismatch.
    """
    for source in package.file.sources:
        if source.salted:
            _keep_what_is_shown(bag, source)
            continue
        for version in source.versions:
            _keep(bag, version, store)
        if source.description:
            bag.add_json(_description(source.version), description_json(source.description))
    for source in package.file.earlier:
        if source.salted:
            _keep_what_is_shown(bag, source)
    bag.add(PAGE, HtmlExporter().export(package.brief))
    bag.add(PRINT, PdfExporter().export(package.brief))
    bag.add_json("data/provenance.json", provenance(package))
    bag.add_json(CASE, case_json(package))
    bag.add("README.txt", readme(package.brief).encode())
    bag.add("verify.py", standalone.program().encode())
    bag.add(CHECK_PAGE, check_page())
    bag.add_json("data/ro-crate-metadata.json", crate(package, bag.digests))
    return Digest.of(bag.listed(bag.digests))


def finish(bag: Bag, package: Package, proof: Proof) -> Digest:
    """Adds the log's lines with their proof, and all that makes a folder a bag; gives the tag manifest's digest."""
    listed = bag.listed(bag.digests)
    bag.add(CONTENTS, listed)
    bag.add(f"{LOG}events.jsonl", "".join(f"{found.line}\n" for found in proof.events).encode())
    bag.add_json(f"{LOG}proof.json", proof_json(proof))
    bag.add(f"{LOG}checkpoint", proof.checkpoint.encode())
    bag.add(f"{LOG}key", f"{proof.key}\n".encode())
    bag.close(case_json(package))
    return bag.digests[TAG_MANIFEST]


def _keep(bag: Bag, version: Version, store: BlobStore) -> None:
    bag.add(source_file(version), store.read(version.sha256))
    if version.rendition and version.description:
        bag.add(_rendition(version), store.read(version.rendition))
        bag.add(_reading(version), store.read(version.description))


def _keep_what_is_shown(bag: Bag, source: Source) -> None:
    """Of a source with blackened words its text without them is given alone: the file itself holds them."""
    if source.description:
        bag.add(_rendition(source.version), source.record.rendition.encode())
        bag.add_json(_description(source.version), description_json(source.description))


def _rendition(version: Version) -> str:
    return f"data/renditions/{home(version)}.txt"


def _reading(version: Version) -> str:
    return f"data/readings/{home(version)}.json"


def _description(version: Version) -> str:
    return f"data/descriptions/{home(version)}.json"


def case_json(package: Package) -> dict[str, Any]:
    """Which file is what: the case, and every version of its reports."""
    brief = package.brief
    about = {"form": FORM, "archive": package.archive, "case": brief.case, "name": brief.name}
    about |= {"events": [event.seq for event in package.events]}
    about |= {"made": brief.made, "by": brief.by, "reports": [source.report for source in brief.sources]}
    listed = [_version_json(source, version, brief) for source in package.file.sources for version in source.versions]
    return {**about, "sources": listed}


def _version_json(source: Source, version: Version, brief: Brief) -> dict[str, Any]:
    cited = any((one.report, one.version.number) == (version.report, version.number) for one in brief.sources)
    newest = version.number == source.version.number
    if source.salted:
        return _salted_json(version, cited)
    read = version.rendition is not None
    return {
        "report": version.report,
        "version": version.number,
        "cited": cited,
        "path": version.path,
        "file": source_file(version),
        "sha256": version.sha256,
        "bytes": version.size,
        "media_type": version.media_type,
        "first_seen": version.first_seen,
        "state": version.state,
        "reason": version.reason,
        "reader": version.reader,
        "rendition": _rendition(version) if read else None,
        "reading": _reading(version) if read else None,
        "description": _description(version) if read and newest else None,
    }


def _salted_json(version: Version, cited: bool) -> dict[str, Any]:
    """`sha256` is salted, and the sender keeps the salt; the size in bytes is omitted: it reveals the length."""
    about: dict[str, Any] = {"report": version.report, "version": version.number, "redacted": True}
    about |= {"path": version.path, "file": None, "sha256": version.sha256, "bytes": None}
    about |= {"media_type": version.media_type, "first_seen": version.first_seen, "state": version.state}
    shown = cited and version.state == "read"
    read, description = (_rendition(version), _description(version)) if shown else (None, None)
    about |= {"reason": version.reason, "reader": version.reader, "rendition": read, "reading": None}
    return about | {"cited": cited, "description": description}
