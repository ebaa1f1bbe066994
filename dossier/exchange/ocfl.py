"""An OCFL 1.1 storage root: an object a report, a version a version, every file named by its SHA-512."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from dossier.exchange.exported import Exported, ExportedReport, Files, file_name
from dossier.model.reports import Version

_INVENTORY = "https://ocfl.io/1.1/spec/#inventory"


class OcflFormat:
    """https://ocfl.io/1.1/spec/; objects lie at the root in folders named after their reports."""

    kind, folder = "ocfl", True

    def files(self, exported: Exported) -> Files:
        yield "0=ocfl_1.1", b"ocfl_1.1\n"
        for report in exported.reports:
            for name, data in _object(exported, report):
                yield f"{report.id}/{name}", data


def _object(exported: Exported, report: ExportedReport) -> Files:
    yield "0=ocfl_object_1.1", b"ocfl_object_1.1\n"
    manifest, fixity, states = dict[str, list[str]](), dict[str, list[str]](), dict[str, Any]()
    inventory = b""
    for number, version in enumerate(report.detail.versions, 1):
        state = dict[str, list[str]]()
        for logical, data in _content(exported, version):
            digest = hashlib.sha512(data).hexdigest()
            if digest not in manifest:
                # Names of files are kept in the inventory alone: not every system can write each of them
                path = f"v{number}/content/{'text.txt' if logical == 'text.txt' else 'source'}"
                manifest[digest] = [path]
                fixity.setdefault(hashlib.sha256(data).hexdigest(), []).append(path)
                yield path, data
            state.setdefault(digest, []).append(logical)
        states[f"v{number}"] = {
            "created": version.first_seen,
            "message": f"{version.report} version {version.number}, found at {version.path}",
            "state": state,
            "user": {"name": exported.by, "address": f"urn:dossier:{exported.archive}"},
        }
        inventory = _json({
            "id": exported.urn(report.id), "type": _INVENTORY, "digestAlgorithm": "sha512", "head": f"v{number}",
            "fixity": {"sha256": fixity}, "manifest": manifest, "versions": states,
        })  # fmt: skip
        yield from _inventory(f"v{number}/", inventory)
    yield from _inventory("", inventory)


def _content(exported: Exported, version: Version) -> Files:
    yield f"source/{file_name(version)}", exported.read(version.sha256)
    if version.rendition:
        yield "text.txt", exported.read(version.rendition)


def _inventory(folder: str, data: bytes) -> Files:
    yield f"{folder}inventory.json", data
    yield f"{folder}inventory.json.sha512", f"{hashlib.sha512(data).hexdigest()} inventory.json\n".encode()


def _json(data: Any) -> bytes:
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()
