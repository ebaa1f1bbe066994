"""Checks the brief in PDF as far as the standard library goes: its seal and what is attached."""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Iterator
from typing import Any

from dossier.briefs.standalone.files import MOST, PAGE, PRINT, Files, Unusable, earlier
from dossier.briefs.standalone.page import source_name, unsealed


def print_holds(files: Files, data: dict[str, Any]) -> tuple[str, str, list[tuple[str, str]]]:
    """The seal, and what is attached: the page's own record, and the texts. What the pages show is not looked at."""
    paper = files.read(PRINT)
    found = re.search(rb"\n%dossier-seal sha256:([0-9a-f]{64})\nstartxref\n\d+\n%%EOF\n?\Z", paper[-256:])
    faults = unsealed(PRINT, paper, found, max(0, len(paper) - 256))
    attached = list(_streams(paper))
    texts = {hashlib.sha256(stream).hexdigest() for stream in attached}
    brief = {**earlier(data, "brief"), "layout": ""}
    if not any({**record, "layout": ""} == brief for record in _records(attached)):
        faults.append((PRINT, f"carries not the record of {PAGE}"))
    missing = [s for s in brief["sources"] if s["rendition_digest"] and s["rendition_digest"] not in texts]
    faults += [(PRINT, f"carries not the text of {source_name(source)}") for source in missing]
    return PRINT, "seal, record and texts hold; how its pages look was not checked", faults


def _streams(paper: bytes) -> Iterator[bytes]:
    """The PDF's streams, unfolded where they are folded (ISO 32000-1, 7.3.8)."""
    left = MOST
    for hit in re.finditer(rb"stream\r?\n", paper):
        about = paper[max(0, hit.start() - 1000) : hit.start()].rpartition(b" obj")[2]
        length = re.search(rb"/Length (\d{1,12})\b", about)
        if not length:
            continue
        stream = paper[hit.end() : hit.end() + int(length[1])]
        if b"/FlateDecode" in about:
            try:
                stream = zlib.decompressobj().decompress(stream, left)
            except zlib.error:
                continue  # then what is looked for is found missing
        left -= len(stream)
        if left <= 0:
            raise Unusable(PRINT, f"unfolds to more than {MOST:,} bytes")
        yield stream


def _records(streams: list[bytes]) -> Iterator[dict[str, Any]]:
    for stream in streams:
        if stream.lstrip().startswith(b"{"):
            try:
                record = json.loads(stream)
            except (ValueError, RecursionError):
                continue
            if isinstance(record, dict):
                yield record
