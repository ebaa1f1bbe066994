"""Reads whole web pages that were turned into Markdown, menus and footer and all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.reading.fields.stated_lines import with_facts
from dossier.reading.html.described import PageDescriber
from dossier.reading.html.flat import Shown, is_glued, leads_to_author, page_of, site_of
from dossier.reading.html.html_nodes import fold
from dossier.reading.html.page_facts import LINKED
from dossier.reading.html.stated_metadata import HEADING
from dossier.reading.reader_choice import ending
from dossier.reading.text_tools.charset import decode, is_binary
from dossier.reading.text_tools.nfc import composed

_AIM = (
    r"\(\s{0,20}<?([^()\s<>]{0,3000}(?:\([^()\s]{0,300}\)[^()\s<>]{0,1000}){0,4})>?"
    r"(?:\s{1,20}\"[^\"\n]{0,500}\")?\s{0,20}\)"
)
_IMAGE = re.compile(rf"!\[[^\[\]\n]{{0,500}}\]{_AIM}")
_LINK = re.compile(rf"\[([^\[\]]{{0,1500}})\]{_AIM}(?:\{{[^{{}}\n]{{0,300}}\}})?")
_OPEN, _SHUT = "\x01", "\x02"  # around the words of a link
_EDGE = re.compile(f"([{_OPEN}{_SHUT}])")
_BREAK = "  "  # at the end of a line
# Signs of emphasis, and backslashes before signs
_SIGNS = re.compile(r"(?<![\w\\*_])[*_]{1,6}(?=[^\s*_])|(?<=[^\s\\*_])[*_]{1,6}(?!\w)|\\(?=[^\w\s])")
_HEADING = re.compile(r"(#{1,6})[ \t]+")
_ITEM = re.compile(r"(?:[-+*]|\d{1,3}[.)])[ \t]+")
_QUOTED = re.compile(r"^(?:>[ \t]?)+")
_UNDERLINE = re.compile(r"(?:=+|-{3,})[ \t]*")  # a heading's
# What parts paragraphs: empty lines, rules of any kind, and lines of markup
_RULE = re.compile(r"[-*_=|: \t]*|:{3,}.*|(?:</?[A-Za-z][^<>]{0,500}>[ \t]*)+|<!--.*-->")
_BOLD = re.compile(r"(?:\*\*|__)\S(?:.*\S)?(?:\*\*|__)", re.S)
_MENU = re.compile(
    rb"^[ \t]{0,40}(?:[-+*]|\d{1,3}[.)])?[ \t]{0,10}(?:\[[^\[\]\n]{0,80}\]\([^()\n]{0,600}\)[ \t]*){1,40}\r?$", re.M
)
_FEWEST, _OVER = 15, 2  # lines of links alone that only pages have, and no clipping of their story; of these over it


@dataclass(frozen=True, slots=True)
class MarkdownReader:
    """A whole page as Markdown; of an article alone the reader of text knows more."""

    version: str = "markdown/1"
    media_types: tuple[str, ...] = ("text/markdown",)
    endings: tuple[str, ...] = (".md", ".markdown", ".mdown")

    def accepts(self, data: bytes, name: str) -> bool:
        """True if links are alone on their lines, as in menus, and more than an article has at its foot."""
        if data.count(b"](") < _FEWEST or data.startswith(b"---"):  # what states itself first is a clipping
            return False
        if ending(name) not in self.endings and is_binary(data):
            return False
        found = [match.start() for match in _MENU.finditer(data)]
        return len(found) >= _FEWEST and 2 * found[_OVER - 1] < len(data)

    def read(self, data: bytes, name: str) -> Reading:  # noqa: ARG002 - a page says more than its file's name
        """The rendition is the page as it would be seen. Raises Unreadable for binary data and a page without words."""
        targets: list[str] = []
        page = page_of(list(_shown(composed(decode(data)), targets)))
        if not page.words:
            raise Unreadable("is a page without words")
        site = site_of(targets)
        rendition, facts = with_facts(page.words, [(LINKED, LINKED, site)] if site else [], HEADING)
        return Reading(self.version, "text/markdown", rendition, PageDescriber(page, rendition, facts).description())


def _shown(written: str, targets: list[str]) -> Iterator[Shown]:
    """The paragraphs with words, in order; what their links lead to is added to `targets`."""

    def linked(link: re.Match[str]) -> str:
        targets.append(link[2])
        return f"{_OPEN}{link[1]}{_SHUT}"

    bare = written.replace(_OPEN, "").replace(_SHUT, "")
    found = _Links(iter(targets))
    for tag, words in _paragraphs(_LINK.sub(linked, _IMAGE.sub("", bare)).split("\n")):
        one = found.shown(tag, words)
        if one.text:
            yield one


def _paragraphs(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The tag and the words of each; lines that follow each other are one, unless a mark begins them."""
    tag, words = "", list[str]()
    for raw in lines:
        line = _QUOTED.sub("", raw.lstrip(), count=1)
        begun, rest = _opened(line)
        if line.startswith(_OPEN):  # a link may hold a heading
            begun, rest = _opened(line[1:].lstrip())
            rest = _OPEN + rest
        if tag == "p" and (under := _UNDERLINE.fullmatch(line)):
            tag = "h1" if under[0][0] == "=" else "h2"
        if tag and (begun != "p" or tag[0] == "h" or _RULE.fullmatch(line)):
            yield tag, "".join(words)
            tag, words = "", []
        if not _RULE.fullmatch(line):
            tag = tag or begun
            words += rest, "\n" if raw.endswith(_BREAK) else " "
    yield tag, "".join(words)


def _opened(line: str) -> tuple[str, str]:
    """The tag of what begins with a line, and its words."""
    if heading := _HEADING.match(line):
        words = line[heading.end() :].rstrip()
        closed = words.rstrip("#")  # "## Bridge falls ##", but "C#"
        return f"h{len(heading[1])}", closed if closed[-1:].isspace() else words
    if item := _ITEM.match(line):
        return "li", line[item.end() :]
    return "p", line


@dataclass(slots=True)
class _Links:
    """The targets of the links, in order, and the one that is open: some reach over several paragraphs."""

    targets: Iterator[str]
    open: str | None = None

    def shown(self, tag: str, words: str) -> Shown:
        """A paragraph without the signs in it."""
        is_bold = _BOLD.fullmatch(_EDGE.sub("", words).strip()) is not None
        text, linked, authors = "", 0, []
        for piece in _EDGE.split(_SIGNS.sub("", words)):
            if piece in (_OPEN, _SHUT):
                self.open = next(self.targets, "") if piece == _OPEN else None
                continue
            start, text = _added(text, piece)
            if self.open is not None:
                linked += len(text) - start
                if start < len(text) and leads_to_author(self.open):
                    authors.append((start, len(text.rstrip())))
        text = text.rstrip()
        return Shown(text, tag, min(linked, len(text)), len(text) if is_bold else 0, tuple(authors))


def _added(text: str, piece: str) -> tuple[int, str]:
    """The text with a piece at its end, and where that begins; white space is one blank or break."""
    words = "\n".join(fold(line) for line in piece.split("\n")).strip("\n")
    if not words:
        return len(text), text + (" " if piece and text and not text[-1].isspace() else "")
    if text and not text[-1].isspace():
        glued = is_glued(text[-1], words[0]) and not piece[0].isspace()
        text += "\n" if glued else " " if piece[0].isspace() else ""
    start = len(text)
    return start, text + words + (" " if piece[-1].isspace() else "")
