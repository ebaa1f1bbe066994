"""Takes apart the file that a brief came in: its record, its attachments, and the words on its pages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from html.parser import HTMLParser
from multiprocessing import get_context

from dossier.briefs.record import RECORD_NAME
from dossier.model.digest import Digest

_MOST_PAGES = 20_000
_MOST_MEMORY = 4 << 30  # bytes of address space for the child that opens a PDF
_PATIENCE = 300.0  # seconds

_RECORD = re.compile(r'<template id="dossier-brief-json">(.*?)</template>', re.DOTALL)
_CITATION = re.compile(r"Citation (\d+)")


class Unopened(Exception):
    """The file cannot be taken apart; `reason` is a clause."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Carried:
    """What a file carries: `record` as JSON text, SHA-256 of attachments by name, words of pages.

    For HTML, `listed` and `marked` hold the words that stand in the list of citations and in place, by number.
    """

    record: str | None
    attached: Mapping[str, Digest] = field(default_factory=dict)
    pages: tuple[str, ...] = ()
    listed: Mapping[int, str] = field(default_factory=dict)
    marked: Mapping[int, str] = field(default_factory=dict)


def from_html(data: bytes) -> Carried:
    """Raises Unopened when the bytes are not UTF-8."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise Unopened(f"it is not UTF-8 from byte {error.start} on") from None
    found = _RECORD.search(text)
    words = _Words()
    words.feed(text if found is None else text[: found.start()])
    words.close()
    return Carried(found[1] if found else None, listed=words.listed, marked=words.marked)


class _Words(HTMLParser):
    """Gathers the words of marks and of the list of citations; the small numbers between them aside."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.listed: dict[int, str] = {}
        self.marked: dict[int, str] = {}
        self._open: list[int] = []
        self._entry = 0
        self._quoting = False
        self._aside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "mark":
            named = _CITATION.fullmatch(given.get("title", ""))
            self._open.append(int(named[1]) if named else 0)
        elif tag == "li":
            self._entry = int(given["value"]) if given.get("value", "").isdecimal() else 0
        elif tag == "q":
            self._quoting = True
        elif tag == "a":
            self._aside = given.get("class") == "cite"

    def handle_endtag(self, tag: str) -> None:
        if tag == "mark" and self._open:
            self._open.pop()
        elif tag == "q":
            self._quoting = False
        elif tag == "a":
            self._aside = False

    def handle_data(self, data: str) -> None:
        if self._aside:
            return
        for number in self._open:
            self.marked[number] = self.marked.get(number, "") + data
        if self._quoting and self._entry:
            self.listed[self._entry] = self.listed.get(self._entry, "") + data


def from_pdf(data: bytes) -> Carried:
    """Opens the PDF in a child process, for a hostile one can abort the process that opens it. Raises Unopened."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_limited) as child:
        try:
            return child.submit(opened_pdf, data).result(_PATIENCE)
        except BrokenProcessPool:
            raise Unopened("the program that opened it broke off") from None
        except TimeoutError:
            raise Unopened("it takes too long to open") from None
        except (MemoryError, ValueError, RuntimeError) as error:
            raise Unopened(f"it cannot be opened ({error})") from None


def _limited() -> None:
    """Bounds the child's memory where the system can."""
    try:
        import resource as limits
    except ImportError:  # Windows
        return
    # macOS refuses a limit on address space; the child's patience still holds there
    with suppress(ValueError, OSError):
        limits.setrlimit(limits.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))


def opened_pdf(data: bytes) -> Carried:
    """The same in this process, for files that are known to be sound. Raises RuntimeError when it is no PDF."""
    import pypdfium2

    pdf = pypdfium2.PdfDocument(data)
    if len(pdf) > _MOST_PAGES:
        raise ValueError(f"{len(pdf)} pages")
    held = [pdf.get_attachment(at) for at in range(pdf.count_attachments())]
    named = {item.get_name(): bytes(item.get_data()) for item in held}
    record = named.get(RECORD_NAME)
    pages = tuple(page.get_textpage().get_text_range() for page in pdf)
    return Carried(
        record.decode("utf-8", "replace") if record is not None else None,
        {name: Digest.of(content) for name, content in named.items()},
        pages,
    )
