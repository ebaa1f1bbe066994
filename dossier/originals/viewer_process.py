"""The confined child that takes a file apart: one file, then questions about it, until its input ends.

`python -m dossier.originals.viewer_process LOOK`: standard input gives the file's size and bytes, then a line of JSON a
question; on standard output a line of JSON an answer, and after it so many bytes as the answer says.
"""

from __future__ import annotations

import importlib
import json
import signal
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, BinaryIO

from dossier.clauses import to_json
from dossier.errors import Unreadable
from dossier.model.digest import Digest
from dossier.reading.text_tools.charset_guess import pair_costs
from dossier.sandbox import check_sandbox, confine, load_late_parts

MEMORY = 4 << 30  # bytes of address space
_SECONDS = 60  # for one answer; the parent is less patient, but may have died
_DOTS = 12_000_000  # of a sheet at most
_DEPTH = 10_000  # calls: a page may be nested 400 elements deep

Answer = tuple[dict[str, Any], bytes]
Ask = Callable[[dict[str, Any]], Answer]
Opener = Callable[[bytes], Ask]


def main() -> None:
    stdin, stdout = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not mix with the answers
    sys.setrecursionlimit(_DEPTH)
    load_late_parts()
    for module in _NEEDED[sys.argv[1]]:
        importlib.import_module(module)  # nothing can be loaded any more once we are confined
    if sys.argv[1] in _DECODING:
        pair_costs()
    protection = confine(MEMORY)

    def opener(data: bytes) -> Ask:
        check_sandbox(protection)
        return _OPENERS[sys.argv[1]](data)

    ask, answer = _taken_up(opener, stdin.read(int(stdin.readline())))
    _send(stdout, answer)
    while line := stdin.readline():
        question = json.loads(line)
        if "file" in question:
            ask, answer = _taken_up(opener, stdin.read(question["file"]))
        else:
            _limit_time()
            answer = ask(question)
        _send(stdout, answer)


def _taken_up(opener: Opener, data: bytes) -> tuple[Ask, Answer]:
    """What answers questions about the file, and its first answer."""
    _limit_time()
    try:
        ask = opener(data)
        return ask, ask({})
    except (MemoryError, ValueError, RuntimeError, Unreadable) as error:
        failed = _failed(error)
        return (lambda _: failed), failed


def _failed(error: Exception) -> Answer:
    reason = error.reason if isinstance(error, Unreadable) else str(error) or type(error).__name__
    return {"error": to_json(reason)}, b""


def _limit_time() -> None:
    if sys.platform != "win32":
        signal.alarm(_SECONDS)


def _send(stdout: BinaryIO, answer: Answer) -> None:
    head, data = answer
    stdout.write(json.dumps(head | {"bytes": len(data)}).encode() + b"\n" + data)
    stdout.flush()


def _pages(made_by: str, name: str) -> Opener:
    """An opener of what is one page: the function `name` of the module `made_by` rewrites it."""

    def opened(data: bytes) -> Ask:
        page = getattr(importlib.import_module(f"dossier.originals.{made_by}"), name)(data)
        answer = json.dumps(asdict(page)).encode()
        return lambda _: ({}, answer)

    return opened


def _sheets(data: bytes) -> Ask:
    import pypdfium2

    pdf = pypdfium2.PdfDocument(data)
    count = len(pdf)

    def ask(question: dict[str, Any]) -> Answer:
        if not question:
            return {"pages": count}, b""
        try:
            if "quotes" in question:
                return _marked(pdf, question["quotes"])
            if "links" in question:
                return _linked(pdf, question["links"])
            return _drawn(pdf[question["page"] - 1], question["width"])
        except (MemoryError, ValueError, RuntimeError) as error:
            return _failed(error)

    return ask


def _captures(data: bytes) -> Ask:
    """A list of pages; `capture` takes one of them up, and if that is a PDF, all other questions are about it."""
    from dossier.originals.web_archive_pages import Captures

    captures = Captures(data)
    listed = json.dumps([asdict(one) for one in captures.listed()]).encode()
    open_pdf: list[Ask] = []

    def capture(number: int) -> Answer:
        page = captures.taken(number)
        open_pdf.clear()
        if not isinstance(page, bytes):
            return {}, json.dumps(asdict(page)).encode()
        open_pdf.append(_sheets(page))
        return open_pdf[0]({})

    def ask(question: dict[str, Any]) -> Answer:
        if not question:
            return {}, listed
        try:
            return capture(question["capture"]) if "capture" in question else open_pdf[0](question)
        except (MemoryError, ValueError, RuntimeError, IndexError, Unreadable) as error:
            return _failed(error)

    return ask


def _pictures(data: bytes) -> Ask:
    """`list` finds the pictures of a capture, given its media type and address; `picture` gives the bytes of one."""
    from PIL import Image

    from dossier.originals.picture_facts import is_shown, picture_facts
    from dossier.originals.pictures import MOST, pictures_in

    Image.MAX_IMAGE_PIXELS = None  # no dots are decoded here, and a huge picture is to be listed with its measures
    pictures: dict[Digest, bytes] = {}

    def listed(media_type: str, address: str | None) -> Answer:
        pictures.clear()
        described = []
        for drawn in pictures_in(data, media_type, address):
            facts, digest = picture_facts(drawn.data), Digest.of(drawn.data)
            if facts is None or not is_shown(*facts[1:3]) or digest in pictures:
                continue
            kind, width, height, fields = facts
            described.append({
                "media_type": kind, "width": width, "height": height, "fields": fields, "name": drawn.name,
                "caption": drawn.caption, "alt": drawn.alt, "size": len(drawn.data), "sha256": digest,
            })  # fmt: skip
            pictures[digest] = drawn.data
            if len(pictures) == MOST:
                break
        return {}, json.dumps(described).encode()

    def ask(question: dict[str, Any]) -> Answer:
        try:
            if "list" in question:
                return listed(question["list"], question["address"])
            return {}, list(pictures.values())[question["picture"]] if question else b""
        except (MemoryError, ValueError, RuntimeError, IndexError, Unreadable) as error:
            return _failed(error)

    return ask


def _web_page(data: bytes) -> Ask:
    """`web` prepares a page, given its media type, which page it is, and words; `drawn` gives a file that it draws."""
    from dossier.originals.drawn_page import DrawnPage

    opened: list[DrawnPage] = []

    def ask(question: dict[str, Any]) -> Answer:
        try:
            if "web" in question:
                opened[:] = opened or [DrawnPage.of(data, question["web"], question["page"])]
                return opened[0].page(question["marks"], question["start"])
            return opened[0].file(question["drawn"]) if question else ({}, b"")
        except (MemoryError, ValueError, RuntimeError, IndexError, Unreadable) as error:
            return _failed(error)

    return ask


def _marked(pdf: Any, quotes: list[dict[str, str]]) -> Answer:
    from dossier.model.quotes import Quote
    from dossier.originals.pdf_marks import marks_on

    return {}, json.dumps(marks_on(pdf, [Quote(**quote) for quote in quotes])).encode()


def _linked(pdf: Any, number: int) -> Answer:
    from dossier.originals.pdf_links import links_on

    return {}, json.dumps(links_on(pdf, number)).encode()


def _drawn(page: Any, width: int) -> Answer:
    points, height = page.get_size()
    scale = width / max(points, 1.0)
    scale = min(scale, (_DOTS / max(points * height, 1.0)) ** 0.5)
    bitmap = page.render(scale=scale)
    form = {"width": bitmap.width, "height": bitmap.height, "stride": bitmap.stride, "points": points}
    return form | {"channels": bitmap.n_channels}, bytes(bitmap.buffer)


_OPENERS: dict[str, Opener] = {
    "page": _pages("packed_markup", "unpacked_page"), "mail": _pages("mail_markup", "letter_page"),
    "saved": _pages("mail_markup", "saved_page"), "document": _pages("documents", "document_page"), "sheets": _sheets,
    "captures": _captures, "pictures": _pictures, "web": _web_page,
}  # fmt: skip
_DECODING = frozenset({"page", "mail", "saved", "captures", "pictures", "web"})  # may have to guess a charset
_OURS = "dossier.originals"
_PILLOW = tuple(
    f"PIL.{kind}ImagePlugin" for kind in ("Jpeg", "Png", "Gif", "WebP", "Tiff", "Bmp", "Avif", "Mpo", "Iptc")
)
_NEEDED = {
    "page": (f"{_OURS}.packed_markup",), "mail": (f"{_OURS}.mail_markup",), "saved": (f"{_OURS}.mail_markup",),
    "document": (f"{_OURS}.documents",), "sheets": ("pypdfium2", f"{_OURS}.pdf_marks", f"{_OURS}.pdf_links"),
    "captures": ("pypdfium2", f"{_OURS}.pdf_marks", f"{_OURS}.pdf_links", f"{_OURS}.web_archive_pages"),
    "pictures": (f"{_OURS}.pictures", f"{_OURS}.picture_facts", *_PILLOW), "web": (f"{_OURS}.drawn_page",),
}  # fmt: skip


if __name__ == "__main__":
    main()
