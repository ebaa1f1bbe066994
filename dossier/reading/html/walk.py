"""Walks a page's tree once and gathers blocks of visible words, marks, and what the head states."""

from __future__ import annotations

from selectolax.lexbor import LexborDocumentOptions, LexborHTMLParser, LexborNode

from dossier import lazy_re as re
from dossier.reading.html.html_nodes import Box, HtmlBlock, HtmlPage, InlineMark, box_in, fold
from dossier.reading.html.kinds import (
    ANCHOR,
    BLOCK,
    BR,
    BY_ID,
    KINDS,
    LINK,
    PLAIN,
    SKIP,
    STRONG,
    TEXT_ID,
    TIME,
    TITLE,
    kind_of,
)
from dossier.reading.html.markup_guard import limit_markup
from dossier.reading.html.metadata import (
    NOTHING,
    SPECIAL,
    TO_PAGE,
    MarkValue,
    is_hidden,
    mark_of,
    marking_hints,
    take_address,
    take_block,
    take_inline,
    take_language,
    take_stated,
)
from dossier.reading.text_tools.nfc import composed

_DRAWN = (BLOCK, PLAIN, ANCHOR, STRONG, TIME)
_HEADINGS = frozenset(("h1", "h2", "h3", "h4"))
_BREAK = "\0"  # HTML text never holds a NUL: the parser replaces it
_MOST_MARKS = 20  # of one line
# What browsers that save a page write over it, "saved from url=(0031)https://lobos.example/ferry.html"; and SingleFile.
_SAVED = re.compile(
    rb"<!--\s*(?:saved from url=\(\d{1,5}\)|Page saved with SingleFile\s+url:\s*)"
    rb"(?P<address>https?://(?!internet\.e-mail)[^\s<>]{1,1800})\s",
    re.I,
)
_HEAD = 4_096  # bytes in which it may come
_STREAMED = b"S:"  # in the identifiers of the segments


def parse(source: bytes) -> HtmlPage:
    """The page behind `source`, which is in UTF-8; any bytes are a page, if an empty one."""
    # Without events: keeping selections up to date as options are added takes quadratic time.
    tree = LexborHTMLParser(limit_markup(source), options=LexborDocumentOptions.WO_EVENTS)
    root = None if tree.root is None or is_hidden(tree.root.attributes) else tree.root
    if _STREAMED in source:
        _place_segments(tree)
    walker = _Walker(_special_elements(tree) if root is not None else frozenset())
    if saved := _SAVED.search(source, 0, _HEAD):
        walker.page.links.append(("saved-from", fold(saved["address"].decode(errors="replace"))))
    if root is not None:
        take_language(walker.page, root)
        walker.walk(root)
    return walker.finish()


def _place_segments(tree: LexborHTMLParser) -> None:
    """Moves the hidden segments of a page that React streamed to their places, as the page's script would do.

    A late segment is `<div hidden id="S:3">` at the end of the page; `<template id="B:3">` marks its place.
    """
    places = {place.id: place for place in tree.css("template[id]")}
    for segment in tree.css('div[hidden][id^="S:"]'):
        del segment.attrs["hidden"]
        place = places.get(f"B:{(segment.id or '')[2:]}")
        if place is None:
            continue  # it is read where it is
        place.insert_before(segment)  # a copy
        moved = place.prev
        segment.decompose()
        if moved is not None:
            places |= {inner.id: inner for inner in moved.css("template[id]")}


def _special_elements(tree: LexborHTMLParser) -> frozenset[int]:
    """The elements whose attributes count; removes those that are not drawn, and the titles of drawings."""
    # By id: `css` returns an element once for each selector that it matches
    found = {node.mem_id: node for node in tree.css(SPECIAL)}
    gone = []
    for key, node in reversed(found.items()):  # inner ones first: an element is removed with its content
        kind = BY_ID.get(node.tag_id)
        code = PLAIN if kind is None else kind[0]
        if _is_of_drawing(node) if code == TITLE else code in _DRAWN and is_hidden(node.attributes):
            node.decompose()
            gone.append(key)
    return frozenset(found).difference(gone)


def _is_of_drawing(title: LexborNode) -> bool:
    above = title.parent
    kind = BY_ID.get(above.tag_id) if above is not None else None
    return kind is None or kind[0] == SKIP


# An inline element: its kind, its node, the first of the line's pieces that are its own, and its mark. The mark is
# `None` until it is needed: to read it costs more than to walk over the element, and most elements hold no words.
_Inline = tuple[int, LexborNode, int, MarkValue | None]


class _Walker:
    def __init__(self, special: frozenset[int]) -> None:
        self.page = HtmlPage()
        self.special = special
        self.length = 0
        # The line: its words as they come, how many are in links and in bold, and how many links began in it.
        self.pieces: list[str] = []
        self.linked = self.bold = self.anchors = 0
        self.closed = False  # an inline element ended, and no text came since
        self.in_anchor = self.in_strong = 0  # how many of the open ones are such
        self.open: list[_Inline] = []
        # Marked elements that ended in the line: first piece, end, mark.
        self.ended: list[tuple[int, int, MarkValue]] = []
        self.asked = 0  # how many of the open ones were open when an earlier line ended, and have their marks read
        # Marked elements that are still open: place in `open`, first piece in this line, mark.
        self.carried: list[tuple[int, int, MarkValue]] = []

    def walk(self, root: LexborNode) -> None:  # noqa: C901, PLR0912 - see below
        """Depth first without recursion: pages may be nested deeper than the interpreter's stack.

        A page has some twelve hundred nodes: the code for each block is inlined in the loop, with the box in a local
        variable, because a method for it makes the reading of a page 1 % slower.
        """
        kinds, known, special, pieces = KINDS, len(KINDS), self.special, self.pieces
        # Open elements: a block with the box around it, an inline element with None.
        stack: list[tuple[LexborNode, Box | None]] = []
        box = box_in(None, "", None, 0)
        node: LexborNode | None = root
        while node is not None:
            number = node.tag_id
            if number == TEXT_ID:
                if pieces or not node.is_empty_text_node:
                    self._take_text(node.text_content or "", box.tag)
            else:
                code, tag, inside = (kinds[number] if number < known else None) or kind_of(node, box.tag)
                if code == BLOCK:
                    if pieces:
                        self._end_line(box)
                    if node.mem_id in special:
                        take_block(self.page, node.attributes)
                    child = node.first_child
                    if child is not None:
                        stack.append((node, box))
                        box = box_in(box, tag, node, inside)
                        # A line does not begin with white space.
                        node = child.next or child if child.is_empty_text_node else child
                        continue
                elif code >= PLAIN:
                    first = self._enter(node, code, box.tag)
                    if first is not None:
                        stack.append((node, None))
                        node = first
                        continue
                elif code == BR:
                    pieces.append(_BREAK)
                elif code != SKIP and (code != LINK or node.mem_id in special):
                    take_stated(self.page, code, node)
            after = node.next
            while after is None and stack:
                node, outer = stack.pop()
                if outer is None:
                    self._leave(self.open.pop())
                else:
                    if pieces:
                        self._end_line(box)
                    box = outer
                after = node.next
            node = after
        self._end_line(box)

    def _take_text(self, text: str, tag: str) -> None:
        pieces = self.pieces
        if not text.isspace():
            if self.closed and pieces and tag in _HEADINGS and _is_set_apart(pieces[-1], text):
                pieces.append(" ")
            pieces.append(text)
            self.closed = False
            if self.in_anchor:
                self.linked += len(text.strip())
            if self.in_strong:
                self.bold += len(text.strip())
        elif pieces:
            pieces.append(text)

    def _enter(self, node: LexborNode, code: int, tag: str) -> LexborNode | None:
        """Opens an element within a line; the first node in it that is still to be walked."""
        mark = take_inline(self.page, code, node.attributes) if node.mem_id in self.special else None
        if self.closed and (tag != "p" or code == TIME):
            self.pieces.append(" ")  # drawn apart by their style, as a time is anywhere
        if code == ANCHOR:
            self.anchors += 1
            self.in_anchor += 1
        elif code == STRONG:
            self.in_strong += 1
        element = code, node, len(self.pieces), mark
        child = node.first_child
        if child is not None:
            if child.tag_id != TEXT_ID or child.next is not None:
                self.open.append(element)
                return child
            self._take_text(child.text_content or "", tag)  # words alone, as most of them hold
        self._leave(element)
        return None

    def _leave(self, element: _Inline) -> None:
        """Closes an inline element, and marks the words since it began."""
        code, node, start, mark = element
        self.closed = True
        if code == ANCHOR:
            self.in_anchor -= 1
        elif code == STRONG:
            self.in_strong -= 1
        size = len(self.pieces)
        if len(self.open) < self.asked:
            self._close_carried(size)
        elif size > start and (ended := self._mark_at_end(code, node, mark))[0]:
            self.ended.append((start, size, ended))

    def finish(self) -> HtmlPage:
        self.page.words = "\n\n".join([block.text for block in self.page.blocks])
        return self.page

    def _mark_at_end(self, code: int, node: LexborNode, mark: MarkValue | None) -> MarkValue:
        """The mark of an element that ends; adds what it states about the page."""
        names = node.attrs.get("class")
        if names and code == ANCHOR and TO_PAGE in names:
            take_address(self.page, node)
        if mark is None:
            mark = mark_of(code, node.attributes) if code == TIME or (names and marking_hints(names)) else NOTHING
        return mark

    def _end_line(self, box: Box) -> None:
        """Writes the line, if it holds words."""
        pieces = self.pieces
        if len(self.open) > self.asked:
            self._ask_open()
        text = pieces[0].strip() if len(pieces) == 1 else "".join(pieces).strip()
        if not text.isprintable() or "  " in text:  # so is hardly any, and the others are folded already
            text = _lines(text)
        elif not text.isascii():
            text = composed(text)
        if text:
            start = self.length + 2 if self.length else 0
            self.length = end = start + len(text)
            block = HtmlBlock(start, end, text, box, self.linked, self.anchors, self.bold)
            self.page.blocks.append(block)
            if box.tag in _HEADINGS:
                self.page.headings.append(block)
            if self.ended or self.carried:
                self._write_marks(pieces, text, start)
        if self.ended:
            self.ended.clear()
        if self.carried:
            self.carried = [(at, 0, mark) for at, _, mark in self.carried]
        pieces.clear()
        self.linked = self.bold = self.anchors = 0
        self.closed = False

    def _write_marks(self, pieces: list[str], text: str, start: int) -> None:
        """Adds the spans of marked words in the line; the folded text before them gives their offset."""
        size = len(pieces)
        for first, end, (kind, value) in self._marked(size):
            if end - first == size:
                self.page.marks.append(InlineMark(kind, start, start + len(text), value))
                continue
            words = _lines("".join(pieces[first:end]))
            before = len(_lines("".join(pieces[:first])))
            at = text.find(words, max(0, before - 1)) if words else -1
            if at >= 0:
                self.page.marks.append(InlineMark(kind, start + at, start + at + len(words), value))

    def _marked(self, size: int) -> list[tuple[int, int, MarkValue]]:
        """The marked elements of the line, outer ones first: first piece, end, mark."""
        found = [(first, -end, -n, mark) for n, (first, end, mark) in enumerate(self.ended)]
        last = len(self.ended) + len(self.open)
        found += [(first, -size, at - last, mark) for at, first, mark in self.carried]
        found.sort()
        return [(first, -end, mark) for first, end, _, mark in found[:_MOST_MARKS]]

    def _ask_open(self) -> None:
        """Reads the marks of elements that are still open: they reach into the next line."""
        for at, (code, node, first, mark) in enumerate(self.open[self.asked :], self.asked):
            if len(self.carried) < _MOST_MARKS:
                value = mark_of(code, node.attributes) if mark is None else mark
                if value[0]:
                    self.carried.append((at, first, value))
        self.asked = len(self.open)

    def _close_carried(self, size: int) -> None:
        """Ends the innermost element that an earlier line left open."""
        self.asked -= 1
        if self.carried and self.carried[-1][0] == self.asked:
            *_, mark = self.carried.pop()
            if size:
                self.ended.append((0, size, mark))


def _is_set_apart(before: str, text: str) -> bool:
    """Whether what follows an element within a heading begins a line of its own: "<span>The strike</span>Ferry ..."."""
    return text[:1].isupper() and before[-1:].islower()


def _lines(raw: str) -> str:
    if _BREAK not in raw:
        return fold(raw)
    return "\n".join(line for part in raw.split(_BREAK) if (line := fold(part)))
