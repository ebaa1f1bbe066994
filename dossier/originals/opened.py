"""A file that a confined child process holds open, and the child's answers about it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from math import isfinite
from types import TracebackType
from typing import Any, BinaryIO

from dossier.children import Broken, Dialogue, child_command
from dossier.clauses import Clause, from_json
from dossier.errors import Unreadable
from dossier.model.digest import Digest
from dossier.model.originals import (
    Captured,
    CapturedPicture,
    DrawnSheet,
    MarkupPage,
    PageFile,
    PreparedPage,
    SheetLink,
    SheetMark,
)
from dossier.model.quotes import Quote

_PATIENCE = 20.0  # seconds for an answer
_MOST = 64 << 20  # bytes of an answer
_BROKE_OFF = Clause("viewer-broke-off")
_LONGEST = 1 << 16  # bytes of its first line
_MOST_PAGES = 1 << 20  # of a PDF; pdfium itself opens no more
_NONSENSE = (ValueError, KeyError, TypeError, OverflowError, RecursionError)  # what an answer of another form leads to


class ViewerClient:
    """Asks a child of its own; not for several threads at once. Every method raises Unreadable.

    A child that dies, hangs or says what nobody asked for is ended, and the file cannot be shown; nothing else happens.
    """

    def __init__(self, viewer: str, data: bytes, patience: float = _PATIENCE) -> None:
        self._patience = patience
        self._child = Dialogue([*child_command("dossier.originals.viewer_process"), viewer])
        try:
            self._first, self._data = self._ask(b"%d\n" % len(data) + data)
        except Unreadable:
            self.close()
            raise

    def reopen(self, data: bytes) -> None:
        """The same child takes up another file of the same kind, and lets go of the one before. Raises Unreadable."""
        self._first, self._data = self._ask(json.dumps({"file": len(data)}).encode() + b"\n" + data)

    def __enter__(self) -> ViewerClient:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def pages(self) -> int:
        """Of a PDF."""
        try:
            pages = int(self._first["pages"])
        except _NONSENSE as error:
            raise Unreadable(_BROKE_OFF) from error
        if not 0 <= pages <= _MOST_PAGES:
            raise Unreadable(_BROKE_OFF)
        return pages

    def page(self) -> MarkupPage:
        """A web page, letter or document."""
        return _page(self._data)

    def captures(self) -> tuple[Captured, ...]:
        """The pages in a web archive."""
        try:
            return tuple(_captured(one) for one in json.loads(self._data))
        except _NONSENSE as error:
            raise Unreadable(_BROKE_OFF) from error

    def capture(self, number: int) -> MarkupPage | int:
        """Takes one page of a web archive up; of a PDF the number of its pages, which `sheet` then draws."""
        head, data = self._ask(json.dumps({"capture": number}).encode() + b"\n")
        if "pages" not in head:
            return _page(data)
        self._first = head
        return self.pages

    def pictures(self, media_type: str, address: str | None = None) -> tuple[CapturedPicture, ...]:
        """The pictures of a capture of this kind; `address` is that of its page within a web archive."""
        _, data = self._ask(json.dumps({"list": media_type, "address": address}).encode() + b"\n")
        try:
            return tuple(_picture(number, one) for number, one in enumerate(json.loads(data), 1))
        except _NONSENSE as error:
            raise Unreadable(_BROKE_OFF) from error

    def picture(self, number: int) -> bytes:
        """The bytes of one of those, counted from 1."""
        return self._ask(json.dumps({"picture": number - 1}).encode() + b"\n")[1]

    def web_page(
        self, media_type: str, page: str | int | None, marks: Sequence[Quote], start: Sequence[Quote]
    ) -> PreparedPage:
        """A page of a capture of this kind for a browser, with words marked; it opens at those of `start`."""
        asked = {"web": media_type, "page": page, "marks": [asdict(one) for one in marks],
                 "start": [asdict(one) for one in start]}  # fmt: skip
        head, data = self._ask(json.dumps(asked).encode() + b"\n")
        try:
            return PreparedPage(data, int(head["marked"]), str(head["place"]))
        except _NONSENSE as error:
            raise Unreadable(_BROKE_OFF) from error

    def drawn_file(self, address: str) -> PageFile | None:
        """What the page taken up last draws from an address of `PAGE_SCHEME`; None where the capture lacks it."""
        head, data = self._ask(json.dumps({"drawn": address}).encode() + b"\n")
        try:
            return PageFile(data, str(head["media_type"])) if head["media_type"] else None
        except _NONSENSE as error:
            raise Unreadable(_BROKE_OFF) from error

    def marks(self, quotes: Sequence[Quote]) -> tuple[SheetMark, ...]:
        """The places of these words on the sheets where they are found."""
        _, data = self._ask(json.dumps({"quotes": [asdict(quote) for quote in quotes]}).encode() + b"\n")
        try:
            return tuple(_mark(one) for one in json.loads(data))
        except _NONSENSE as error:
            raise Unreadable(_BROKE_OFF) from error

    def links(self, number: int) -> tuple[SheetLink, ...]:
        """What leads elsewhere in the document, on a page of a PDF counted from 1."""
        _, data = self._ask(json.dumps({"links": number}).encode() + b"\n")
        try:
            return tuple(SheetLink(str(one["words"]), _box(one["box"]), int(one["page"])) for one in json.loads(data))
        except _NONSENSE as error:
            raise Unreadable(_BROKE_OFF) from error

    def sheet(self, number: int, width: int) -> DrawnSheet:
        """A page of a PDF, counted from 1, drawn so many dots wide."""
        head, dots = self._ask(json.dumps({"page": number, "width": width}).encode() + b"\n")
        try:
            across, down, stride = (int(head[name]) for name in ("width", "height", "stride"))
            sheet = DrawnSheet(number, across, down, stride, dots, float(head["points"]))
        except _NONSENSE as error:
            raise Unreadable(_BROKE_OFF) from error
        if head.get("channels") != 3 or not isfinite(sheet.points):
            raise Unreadable(_BROKE_OFF)
        if across < 1 or stride < 3 * across or len(dots) != stride * down:
            raise Unreadable(_BROKE_OFF)
        return sheet

    def close(self) -> None:
        """Ends the child; may be called on any thread."""
        self._child.close()

    def _ask(self, question: bytes) -> tuple[dict[str, Any], bytes]:
        try:
            return self._child.ask(question, self._patience, _answer)
        except Broken as error:
            raise Unreadable(Clause("takes-too-long-to-open")) from error
        except (*_NONSENSE, OSError) as error:
            raise Unreadable(Clause("ended-program-opened")) from error


def _answer(stdout: BinaryIO) -> tuple[dict[str, Any], bytes]:
    head = json.loads(stdout.readline(_LONGEST))
    if "error" in head:
        raise Unreadable(Clause("not-opened", error=from_json(head["error"])))
    size = int(head["bytes"])
    if not 0 <= size <= _MOST:
        raise ValueError(size)
    data = stdout.read(size)
    if len(data) != size:
        raise ValueError(len(data))
    return head, data


def _page(data: bytes) -> MarkupPage:
    try:
        found = json.loads(data)
        scripts, pictures, frames = (int(found[name]) for name in ("scripts", "pictures", "frames"))
        attached = tuple(map(str, found["attached"]))
        return MarkupPage(tuple(map(str, found["pieces"])), scripts, pictures, frames, attached)
    except _NONSENSE as error:
        raise Unreadable(_BROKE_OFF) from error


def _captured(one: dict[str, Any]) -> Captured:
    when = one["captured"]
    captured = None if when is None else str(when)
    return Captured(int(one["number"]), str(one["url"]), captured, str(one["media_type"]), int(one["size"]))


def _picture(number: int, one: dict[str, Any]) -> CapturedPicture:
    return CapturedPicture(
        number=number, name=str(one["name"]), media_type=str(one["media_type"]), sha256=Digest(str(one["sha256"])),
        size=int(one["size"]), width=int(one["width"]), height=int(one["height"]), caption=str(one["caption"]),
        alt=str(one["alt"]), fields=tuple((str(name), str(value)) for name, value in one["fields"]),
    )  # fmt: skip


def _mark(one: dict[str, Any]) -> SheetMark:
    return SheetMark(int(one["page"]), tuple(map(_box, one["boxes"])))


def _box(edges: list[float]) -> tuple[float, float, float, float]:
    left, top, right, bottom = map(float, edges)
    if not (0 <= left <= right <= 1 and 0 <= top <= bottom <= 1):
        raise ValueError(edges)
    return left, top, right, bottom
