"""Checks the brief in PDF as far as the standard library goes: its seal and what is attached."""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Iterator
from typing import Any

from dossier.briefs.standalone.bag_files import PAGE, PRINT, Files, earlier
from dossier.briefs.standalone.html_check import source_name, unsealed
from dossier.briefs.standalone.limits import Unusable, bounded_json, within

_PIECE = 1024  # bytes that are unfolded at once
_MOST_FOLDED = 1032  # times as many bytes a piece unfolds to (deflate)


def print_holds(files: Files, data: dict[str, Any]) -> tuple[str, str, list[tuple[str, str]]]:
    """The seal, and what is attached: the page's own record, and the texts. What the pages show is not looked at."""
    paper = files.read(PRINT)
    found = re.search(rb"\n%dossier-seal sha256:([0-9a-f]{64})\nstartxref\n\d+\n%%EOF\n?\Z", paper[-256:])
    faults = unsealed(PRINT, paper, found, max(0, len(paper) - 256))
    brief, texts, recorded = {**earlier(data, "brief"), "layout": ""}, set[str](), False
    for stream in _streams(paper):
        texts.add(hashlib.sha256(stream).hexdigest())
        recorded = recorded or _is_record(stream, brief)
    if not recorded:
        faults.append((PRINT, f"carries not the record of {PAGE}"))
    missing = [s for s in brief["sources"] if s["rendition_digest"] and s["rendition_digest"] not in texts]
    faults += [(PRINT, f"carries not the text of {source_name(source)}") for source in missing]
    return PRINT, "seal, record and texts hold; how its pages look was not checked", faults


def _streams(paper: bytes) -> Iterator[bytes]:
    """The PDF's streams, unfolded where they are folded (ISO 32000-1, 7.3.8)."""
    room = [0]  # bytes so far
    for number, hit in enumerate(re.finditer(rb"stream\r?\n", paper), 1):
        within("streams", number, PRINT)
        about = paper[max(0, hit.start() - 1000) : hit.start()].rpartition(b" obj")[2]
        length = re.search(rb"/Length (\d{1,12})\b", about)
        if not length:
            continue
        stream = memoryview(paper)[hit.end() : hit.end() + int(length[1])]
        try:
            yield b"".join(_pieces(stream, b"/FlateDecode" in about, room))
        except zlib.error:
            continue  # then what is looked for is found missing


def _pieces(stream: memoryview, folded: bool, room: list[int]) -> Iterator[bytes]:
    """Counts what it gives, and for a damaged piece what it may have unfolded to."""
    unfold = zlib.decompressobj()
    for at in range(0, len(stream), _PIECE):
        piece = bytes(stream[at : at + _PIECE])
        try:
            found = unfold.decompress(piece) if folded else piece
        except zlib.error:
            room[0] += _MOST_FOLDED * len(piece)
            within("unfolded", room[0], PRINT)
            raise
        room[0] += len(found)
        within("unfolded", room[0], PRINT)
        yield found


def _is_record(stream: bytes, brief: Any) -> bool:
    if not stream.lstrip().startswith(b"{"):
        return False
    try:
        record = bounded_json(stream.decode(), PRINT)
    except (Unusable, UnicodeDecodeError):
        return False
    return isinstance(record, dict) and {**record, "layout": ""} == brief
