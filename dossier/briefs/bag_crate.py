"""Describes a bag's payload as an RO-Crate 1.1, whose root is `data` (as its appendix on BagIt has it)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import quote

from dossier.briefs.bag_names import source_file
from dossier.model.bags import Package
from dossier.model.briefs import BriefSource

_Json = dict[str, Any]
_KINDS = {".html": "text/html", ".pdf": "application/pdf", ".json": "application/json", ".txt": "text/plain"}
_WHAT = {
    "data/brief.html": "The brief, as a web page",
    "data/brief.pdf": "The brief, as a PDF",
    "data/case.json": "Which file is what",
    "data/provenance.json": "Provenance (W3C PROV-JSON)",
}
_LOG: _Json = {"@id": "log/", "@type": "Dataset", "name": "The log's lines on this case, with their proof"}
_RIGHTS = "The sources belong to those who published them. They are included so that the brief can be checked."


def crate(package: Package, names: Iterable[str]) -> _Json:
    """The RO-Crate metadata file; `names` are the bag's files that it describes, without those of the log."""
    payload = sorted(name for name in names if name.startswith("data/"))
    files = [_file(name, _source(package, name)) for name in payload]
    parts = [*files, _LOG]
    graph = [_descriptor(), _root(package, parts), _rights(), *parts, _software(package)]
    return {"@context": "https://w3id.org/ro/crate/1.1/context", "@graph": graph}


def _descriptor() -> _Json:
    conforms = {"@id": "https://w3id.org/ro/crate/1.1"}
    about = {"@type": "CreativeWork", "conformsTo": conforms, "about": {"@id": "./"}}
    return {"@id": "ro-crate-metadata.json", **about}


def _root(package: Package, parts: list[_Json]) -> _Json:
    brief = package.brief
    return {
        "@id": "./",
        "@type": "Dataset",
        "name": brief.name,
        "identifier": f"{package.archive}/{brief.case}",
        "description": f"Sources of the Dossier case {brief.case}, their texts and provenance, and a sourced brief.",
        "datePublished": brief.made[:10],
        "license": {"@id": "#rights"},
        "creator": {"@id": "#dossier"},
        "hasPart": [{"@id": part["@id"]} for part in parts],
    }


def _rights() -> _Json:
    return {"@id": "#rights", "@type": "CreativeWork", "name": "Rights in the sources", "description": _RIGHTS}


def _software(package: Package) -> _Json:
    name, _, version = package.brief.by.rpartition(" ")
    return {"@id": "#dossier", "@type": "SoftwareApplication", "name": name, "version": version}


def _source(package: Package, name: str) -> BriefSource | None:
    """The source that the brief cites this file as."""
    return next((source for source in package.brief.sources if source_file(source.version) == name), None)


def _file(name: str, source: BriefSource | None) -> _Json:
    path = PurePosixPath(name).relative_to("data")
    about: _Json = {"@id": quote(str(path)), "@type": "File", "name": _WHAT.get(name, path.name)}
    if source is None:
        return about | {"encodingFormat": _KINDS.get(path.suffix, "application/octet-stream")}
    stated = {"name": source.headline, "publisher": source.outlet, "author": source.byline, "url": source.url}
    about |= {key: line.text for key, line in stated.items() if line}
    return about | {"encodingFormat": source.version.media_type, "contentSize": str(source.version.size)}
