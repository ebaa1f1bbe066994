"""The confined child that takes a file apart: one file, then questions about it, until its input ends.

`python -m dossier.originals.program LOOK`: on standard input the file's size and its bytes, then a line of JSON a
question; on standard output a line of JSON an answer, and after it so many bytes as the answer says.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, BinaryIO

from dossier.confinement import confine, load_late_parts

MEMORY = 4 << 30  # bytes of address space
_SECONDS = 60  # for one answer; the parent is less patient, but may have died
_DOTS = 12_000_000  # of a sheet at most
_DEPTH = 10_000  # calls: a page may be nested 400 elements deep

Answer = tuple[dict[str, Any], bytes]


def main() -> None:
    stdin, stdout = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not stand among the answers
    sys.setrecursionlimit(_DEPTH)
    opener = {"page": _page, "sheets": _sheets}[sys.argv[1]]
    load_late_parts()
    import pypdfium2  # noqa: F401 - nothing can be loaded any more once we are confined

    from dossier.originals import markup  # noqa: F401

    confine(MEMORY)
    data = stdin.read(int(stdin.readline()))
    _limit_time()
    try:
        ask = opener(data)
    except (MemoryError, ValueError, RuntimeError, _unreadable()) as error:
        _send(stdout, ({"error": str(error) or type(error).__name__}, b""))
        return
    _send(stdout, ask({}))
    while line := stdin.readline():
        _limit_time()
        _send(stdout, ask(json.loads(line)))


def _unreadable() -> type[Exception]:
    from dossier.errors import Unreadable

    return Unreadable


def _limit_time() -> None:
    if sys.platform != "win32":
        signal.alarm(_SECONDS)


def _send(stdout: BinaryIO, answer: Answer) -> None:
    head, data = answer
    stdout.write(json.dumps(head | {"bytes": len(data)}).encode() + b"\n" + data)
    stdout.flush()


def _page(data: bytes) -> Callable[[dict[str, Any]], Answer]:
    from dossier.originals.markup import harmless

    page = json.dumps(asdict(harmless(data))).encode()
    return lambda _: ({}, page)


def _sheets(data: bytes) -> Callable[[dict[str, Any]], Answer]:
    import pypdfium2

    pdf = pypdfium2.PdfDocument(data)
    count = len(pdf)

    def ask(asked: dict[str, Any]) -> Answer:
        if not asked:
            return {"pages": count}, b""
        try:
            return _drawn(pdf[asked["page"] - 1], asked["width"])
        except (MemoryError, ValueError, RuntimeError) as error:
            return {"error": str(error) or type(error).__name__}, b""

    return ask


def _drawn(page: Any, width: int) -> Answer:
    points, height = page.get_size()
    scale = width / max(points, 1.0)
    scale = min(scale, (_DOTS / max(points * height, 1.0)) ** 0.5)
    bitmap = page.render(scale=scale)
    form = {"width": bitmap.width, "height": bitmap.height, "stride": bitmap.stride, "points": points}
    return form | {"channels": bitmap.n_channels}, bytes(bitmap.buffer)


if __name__ == "__main__":
    main()
