"""Reads whole web pages that were turned into Markdown, menus and footer and all."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from dossier.model.claims import Reading
from dossier.reading.page.described import Described
from dossier.reading.page.flat import Shown, is_glued, leads_to_author, page_of
from dossier.reading.registry import ending
from dossier.reading.text.markdown import Unlinked
from dossier.reading.words.charset import decode, is_binary
from dossier.reading.words.composing import composed

_TARGET = (
    r"\(\s*<?(?P<target>[^()\s<>]{0,3000}(?:\([^()\s]{0,300}\)[^()\s<>]{0,1000}){0,4})>?(?:\s+\"[^\"\n]{0,500}\")?\s*\)"
)
_IMAGE = rf"!\[[^\[\]\n]{{0,500}}\]{_TARGET.replace('?P<target>', '')}"
_LINK = re.compile(rf"\[(?P<words>(?:[^\[\]]|{_IMAGE}){{0,1500}}?)\]{_TARGET}")
# What is written and not seen: pictures, signs that set words apart, and that stand before signs
_UNSEEN = re.compile(rf"{_IMAGE}|(?<![\w\\*_])[*_]{{1,3}}(?=[^\s*_])|(?<=[^\s\\*_])[*_]{{1,3}}(?!\w)|\\(?=[^\w\s])")
_HEADING = re.compile(r"[ \t]{0,3}(#{1,6})[ \t]+")
_ITEM = re.compile(r"[ \t]*(?:[-+*]|\d{1,3}[.)])[ \t]+")
_QUOTED = re.compile(r"[ \t]*(?:>[ \t]?)+")
_RULE = re.compile(r"[ \t>]*(?:[-*_=|: \t]{3,}|[|*_-])?[ \t]*")
_BOLD = re.compile(r"[*_]{2,3}\S.*\S[*_]{2,3}")
_WORD = re.compile(r"\s+|\S+")
_MENU = re.compile(rb"^[ \t]*(?:[-+*]|\d{1,3}[.)])?[ \t]*\[[^\[\]\n]{1,80}\]\([^()\s]{1,600}\)[ \t]*\r?$", re.M)
_FEWEST = 15  # links alone on their lines that only pages have, and no clipping of their story


@dataclass(frozen=True, slots=True)
class MarkdownReader:
    """A whole page as Markdown; of an article alone the reader of text knows more."""

    version: str = "markdown/1"
    media_types: tuple[str, ...] = ("text/markdown",)
    endings: tuple[str, ...] = (".md", ".markdown", ".mdown")

    def accepts(self, data: bytes, name: str) -> bool:
        """Links alone on their lines, as menus are written, and more of them than stand under an article."""
        if data.count(b"](") < _FEWEST or data.startswith(b"---"):  # what states itself first is a clipping
            return False
        if ending(name) not in self.endings and is_binary(data):
            return False
        return sum(1 for _ in _MENU.finditer(data)) >= _FEWEST

    def read(self, data: bytes, name: str) -> Reading:  # noqa: ARG002 - a page says more than its file's name
        """Raises Unreadable for binary data."""
        written = composed(decode(data))
        links = list(_LINK.finditer(written))
        lines = list(_lines(written, list(_pieces(written, links))))
        page = page_of([line.shown() for line in lines])
        found = Described(page, page.words, ()).description()
        return Reading(self.version, "text/markdown", written, _placed(written, lines, links).back(found))


@dataclass(frozen=True, slots=True)
class _Piece:
    """Words that are seen, from `start` to `end` as written, and what they lead to, if anything."""

    start: int
    end: int
    target: str | None


@dataclass(slots=True)
class _Line:
    """A paragraph as it is seen: its words, and where each of their characters is written."""

    tag: str
    is_bold: bool
    text: str = ""
    at: array[int] = field(default_factory=lambda: array("q"))
    linked: int = 0
    authors: list[tuple[int, int]] = field(default_factory=list)
    target: str | None = None  # of the words that were added last

    def add(self, written: str, piece: _Piece) -> None:
        """Words, with white space as one blank each."""
        first = len(self.text)
        for match in _WORD.finditer(written, piece.start, piece.end):
            if not match[0].isspace():
                self._set_apart(match[0][0], piece.target)
                self._put(match[0], range(*match.span()))
            elif self.text and not self.text[-1].isspace():
                self._put(" ", (match.start(),))
        if piece.target is not None and len(self.text) > first:
            self.linked += len(self.text) - first
            if leads_to_author(piece.target):
                self.authors.append((first, len(self.text)))

    def _put(self, words: str, places: Iterable[int]) -> None:
        self.text += words
        self.at.extend(places)

    def _set_apart(self, letter: str, target: str | None) -> None:
        if target is not self.target and self.text and is_glued(self.text[-1], letter):
            self.end()
        self.target = target

    def end(self) -> None:
        """Ends a line of the paragraph."""
        if self.text and self.text[-1] != "\n":
            self._put("\n", (self.at[-1],))

    def shown(self) -> Shown:
        text = self.text.rstrip()
        return Shown(text, self.tag, self.linked, len(text) if self.is_bold else 0, tuple(self.authors))


def _pieces(written: str, links: Sequence[re.Match[str]]) -> Iterator[_Piece]:
    last = 0
    for link in links:
        yield from _without_marks(written, last, link.start(), None)
        yield from _without_marks(written, *link.span("words"), link["target"])
        last = link.end()
    yield from _without_marks(written, last, len(written), None)


def _without_marks(written: str, start: int, end: int, target: str | None) -> Iterator[_Piece]:
    for mark in _UNSEEN.finditer(written, start, end):
        if mark.start() > start:
            yield _Piece(start, mark.start(), target)
        start = mark.end()
    if start < end:
        yield _Piece(start, end, target)


def _lines(written: str, pieces: Sequence[_Piece]) -> Iterator[_Line]:
    """The paragraphs, in order; lines that follow each other without an empty one are one, unless a mark begins them."""
    line, n = None, 0
    for start, end in _spans(written):
        if _RULE.fullmatch(written, start, end):
            if line is not None and line.text:
                yield line
            line = None
            continue
        tag, first = _opened(written, start, end)
        if line is None or tag != "p" or line.tag[0] == "h":
            if line is not None and line.text:
                yield line
            line = _Line(tag, _BOLD.fullmatch(written[first:end].strip()) is not None)
        while n < len(pieces) and pieces[n].start < end:
            piece = pieces[n]
            low, high = max(first, piece.start), min(end, piece.end)
            if low < high:
                line.add(written, _Piece(low, high, piece.target))
            if piece.end > end:
                break
            n += 1
        if written[end - 2 : end] == "  ":
            line.end()
        else:
            line.add(written, _Piece(end, min(len(written), end + 1), None))
    if line is not None and line.text:
        yield line


def _spans(written: str) -> Iterator[tuple[int, int]]:
    at = 0
    for line in written.split("\n"):
        yield at, at + len(line)
        at += len(line) + 1


def _opened(written: str, start: int, end: int) -> tuple[str, int]:
    """The tag of what begins with a line, and where its words do."""
    quoted = _QUOTED.match(written, start, end)
    first = quoted.end() if quoted else start
    if heading := _HEADING.match(written, first, end):
        return f"h{len(heading[1])}", heading.end()
    if item := _ITEM.match(written, first, end):
        return "li", item.end()
    return "p", first


def _placed(written: str, lines: Sequence[_Line], links: Sequence[re.Match[str]]) -> Unlinked:
    """The page's words, and where they are written."""
    words, at = "\n\n".join([line.text.rstrip() for line in lines]), array("q")
    for line in lines:
        at.extend([at[-1]] * 2 if at else ())
        at.extend(line.at[: len(line.text.rstrip())])
    at.append(len(written))
    begins = frozenset(link.start("words") for link in links)
    return Unlinked(written, words, at, begins, {link.end("words"): link.end() for link in links})
