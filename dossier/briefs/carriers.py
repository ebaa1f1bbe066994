"""Takes apart the file that a brief came in: its record, its attachments, and the words on its pages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser

from dossier.briefs.pdf_opening import Opened, Unopened, open_pdf
from dossier.briefs.record import RECORD_NAME
from dossier.model.digest import Digest

_RECORD = re.compile(r'<template id="dossier-brief-json">(.*?)</template>', re.DOTALL)
_CITATION = re.compile(r"Citation (\d+)")


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
    """Raises Unopened."""
    return carried(open_pdf(data, RECORD_NAME))


def carried(found: Opened) -> Carried:
    """What an opened PDF carries."""
    return Carried(found.wanted, found.attached, found.pages)
