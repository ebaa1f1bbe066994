"""Seals an exported file: a SHA-256 over all of it, its own 64 digits counted as zeros.

The seal has one fixed place in each format: in HTML the first `<meta name="dossier-seal">`, in Markdown the first line,
in PDF a comment line before the last `startxref` (white space to every PDF reader, ISO 32000-1, 7.2.4), in DOCX the
comment of the zip at its very end (no part of the document). It is no signature: anybody who changes the file can seal
it again. It finds accidents and careless changes; the digest of the whole file, compared with the one in the sender's
log, finds the rest.
"""

from __future__ import annotations

import hashlib

from dossier import lazy_re as re
from dossier.model.digest import Digest

ZEROS = b"0" * 64
HTML_META = f'<meta name="dossier-seal" content="sha256:{ZEROS.decode()}">'
MARKDOWN_LINE = f"<!-- dossier-seal sha256:{ZEROS.decode()} -->"
ZIP_COMMENT = b"dossier-seal sha256:" + ZEROS + b"\n"

_HTML = re.compile(rb'<meta name="dossier-seal" content="sha256:([0-9a-f]{64})">')
_MARKDOWN = re.compile(rb"\A<!-- dossier-seal sha256:([0-9a-f]{64}) -->\n")
_ZIP = re.compile(rb"dossier-seal sha256:([0-9a-f]{64})\n\Z")
_PDF = re.compile(rb"\n%dossier-seal sha256:([0-9a-f]{64})\nstartxref\n\d+\n%%EOF\n?\Z")
_PDF_END = re.compile(rb"\nstartxref\n\d+\n%%EOF\n?\Z")


def is_pdf(data: bytes) -> bool:
    return data.startswith(b"%PDF-")


def is_docx(data: bytes) -> bool:
    return data.startswith(b"PK\x03\x04")


def is_markdown(data: bytes) -> bool:
    """By either of the two comments; HTML holds neither, for there every `<` of a source is written otherwise."""
    return data.startswith(b"<!-- dossier-seal") or b"\n<!-- dossier-brief-json\n" in data


def is_marked(head: bytes, tail: bytes) -> bool:
    """Whether a file that begins and ends so has a seal where a brief has it."""
    if is_pdf(head):
        return _PDF.search(tail) is not None
    if is_docx(head):
        return _ZIP.search(tail) is not None
    return (_HTML.search(head) or _MARKDOWN.match(head)) is not None


def seal(data: bytes) -> bytes:
    """The file with its seal put in. A PDF is given its comment line first; the others hold theirs already, in zeros.

    Raises ValueError when there is no place for a seal: then an exporter is wrong.
    """
    data = _with_line(data) if is_pdf(data) else data
    place = _place(data)
    if place is None:
        raise ValueError("no place for a seal")
    return _filled(data, place, _digest(data, place).encode())


def found(data: bytes) -> str | None:
    """The seal that the file carries; None when it carries none."""
    place = _place(data)
    return data[place[0] : place[1]].decode() if place else None


def expected(data: bytes) -> str | None:
    """The seal that the file ought to carry; None when it has no place for one."""
    place = _place(data)
    return _digest(data, place) if place else None


def _with_line(data: bytes) -> bytes:
    end = _PDF_END.search(data, max(0, len(data) - 64))
    if end is None:
        raise ValueError("no place for a seal")
    return data[: end.start()] + b"\n%dossier-seal sha256:" + ZEROS + data[end.start() :]


def _place(data: bytes) -> tuple[int, int] | None:
    if is_pdf(data):
        hit = _PDF.search(data, max(0, len(data) - 256))
    elif is_docx(data):
        hit = _ZIP.search(data, max(0, len(data) - len(ZIP_COMMENT)))
    else:
        hit = (_MARKDOWN if is_markdown(data) else _HTML).search(data)
    return hit.span(1) if hit else None


def _digest(data: bytes, place: tuple[int, int]) -> Digest:
    whole = hashlib.sha256()
    for part in _filling(data, place, ZEROS):
        whole.update(part)
    return Digest(whole.hexdigest())


def _filled(data: bytes, place: tuple[int, int], digits: bytes) -> bytes:
    return b"".join(_filling(data, place, digits))


def _filling(data: bytes, place: tuple[int, int], digits: bytes) -> tuple[memoryview, bytes, memoryview]:
    """Views: a brief of many sources has megabytes, and need not be copied for its digest."""
    whole = memoryview(data)
    return whole[: place[0]], digits, whole[place[1] :]


def blank(data: bytes) -> bytes:
    """The file with its seal counted as zeros; a file without a seal as it is."""
    place = _place(data)
    return _filled(data, place, ZEROS) if place else data
