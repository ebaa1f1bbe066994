"""Reads scanned issues: a METS file with its ALTO pages in a zip becomes articles, or pages where none are marked."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, islice
from pathlib import PurePosixPath
from urllib.parse import unquote
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.model.file_parts import Part
from dossier.reading.exports.containers import SYSTEM_FILE, file_parts
from dossier.reading.exports.item_format import Piece, listing, parts_of
from dossier.reading.exports.named_item import NamedField, NamedItem
from dossier.reading.exports.wire_items import alto_blocks
from dossier.reading.exports.xml_items import decode_head, root_of, without_doctype
from dossier.reading.text_tools.charset import decode
from dossier.reading.text_tools.zipped import Container, is_zip

FORM = "mets"
_MARK = '{"form": "mets", '
_ALL = 2 << 30  # bytes of all pages of a container
_HEAD = 1 << 12  # bytes at the beginning, where the first entry is named
_NAMES = 1 << 16  # bytes at the end of a container in which its entries are named
_ARTICLES = frozenset(("article", "artikel", "artigo", "artículo", "articolo"))
_HEADINGS = frozenset(("heading", "headline", "title"))
_BYLINES = frozenset(("author", "byline"))
_NO_TEXT = frozenset(("illustration", "caption", "picture", "image", "graphic"))
_HYPHEN = re.compile(r"(?<=[^\W\d_])-\n(?=[^\W\d_])")
_CUT = 200  # letters of a locator


@dataclass(frozen=True, slots=True)
class _Story:
    """One article or page as METS lists it: fields, and the text blocks that hold its words."""

    locator: str
    fields: tuple[NamedField, ...]
    headings: tuple[tuple[str, str], ...]  # file and block
    authors: tuple[tuple[str, str], ...]
    body: tuple[tuple[str, str], ...]  # an empty block is the whole file


@dataclass(frozen=True, slots=True)
class MetsItems:
    """A story that was cut out of an issue, in a form of our own that keeps the names of METS."""

    version: str = "mets/1"
    media_type: str = "application/mets+xml"
    endings: tuple[str, ...] = (".zip",)

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        return data.startswith(_MARK.encode())

    def pieces(self, data: bytes) -> Iterator[Piece]:
        """Every article, or every page, of all issues in a container. Raises Unreadable."""
        return _pieces(_issues(Container(data, _ALL)))

    def item(self, data: bytes) -> NamedItem:
        content = json.loads(data)
        return NamedItem(FORM, tuple(NamedField(*one) for one in content["fields"]), tuple(content["body"]))

    def lacks(self, data: bytes) -> Clause | None:
        return _missing_pages(_issues(Container(data, _ALL)))


@dataclass(frozen=True, slots=True)
class MetsReader:
    """Gives the stories of the issues in a zip; what else is in it, and no page of theirs, is a file of its own."""

    form: MetsItems = MetsItems()

    @property
    def version(self) -> str:
        return self.form.version

    @property
    def media_types(self) -> tuple[str, ...]:
        return (self.form.media_type,)

    @property
    def endings(self) -> tuple[str, ...]:
        return self.form.endings

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        if not is_zip(data) or not (b"mets" in data[-_NAMES:].lower() or b"mets" in data[:_HEAD].lower()):
            return False
        try:
            return bool(_issue_names(Container(data, _ALL)))
        except Unreadable:
            return False

    def read(self, data: bytes, name: str) -> Reading:  # noqa: ARG002 - stories have names of their own
        """Raises Unreadable where no page of any issue is there."""
        issues = _issues(Container(data, _ALL))
        pieces, lacks = _pieces(issues), _missing_pages(issues)
        first = list(islice(pieces, 1))
        if not first:
            raise Unreadable(lacks or Clause("scanned-issue-without-words"))
        return listing(self.version, self.form.media_type, chain(first, pieces), lacks)

    def parts(self, data: bytes, name: str) -> Iterator[Part]:  # noqa: ARG002 - stories have names of their own
        """Stories first, then files that belong to no issue. Raises Unreadable."""
        container = Container(data, _ALL)
        issues = _issues(container)
        yield from parts_of(_pieces(issues), self.form.media_type, fewest=1)
        own = {path for issue in issues for path in issue.files}
        yield from file_parts(container, lambda inner: inner.casefold() in own)


def _issues(container: Container) -> list[_Issue]:
    """The issues of a container. Raises Unreadable."""
    return [_Issue(container, path) for path in _issue_names(container)]


def _pieces(issues: Iterable[_Issue]) -> Iterator[Piece]:
    for issue in issues:
        yield from filter(None, map(issue.piece, issue.stories()))


def _missing_pages(issues: Iterable[_Issue]) -> Clause | None:
    """Names the first missing page of the first issue that is incomplete."""
    for issue in issues:
        if missing := [name for name in issue.pages.values() if name not in issue.container]:
            return Clause("pages-missing", number=len(missing), first=missing[0])
    return None


def _issue_names(container: Container) -> list[str]:
    """The METS files of a container."""
    found = [n for n in container.names if "mets" in PurePosixPath(n).name.lower() and n.lower().endswith(".xml")]
    return [name for name in found if not SYSTEM_FILE.search(name) and root_of(container.unfold(name)) == "mets"]


def _local(element: Element) -> str:
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def _attribute(element: Element, name: str) -> str:
    """The value of an attribute, whatever its namespace."""
    return next((value for key, value in element.items() if key.rpartition("}")[2] == name), "")


@dataclass
class _Issue:
    """One METS file: its pages by the ids of their files, its stories, and the words of pages once they are asked."""

    container: Container
    path: str
    pages: dict[str, str] = field(default_factory=dict)
    files: set[str] = field(default_factory=set)  # all that belongs to it, folded
    _blocks: dict[str, Mapping[str, str]] = field(default_factory=dict)
    _sections: list[Element] = field(default_factory=list)  # descriptions, in the order of the file
    _places: dict[str, list[int]] = field(default_factory=dict)  # of descriptions, by their ids
    _entries: dict[str, list[str]] = field(default_factory=dict)  # paths in the container, by folded file name

    def __post_init__(self) -> None:
        source = self.container.unfold(self.path)
        try:
            self._root = ElementTree.fromstring(without_doctype(decode(source)))
        except ElementTree.ParseError:
            raise Unreadable(Clause("torn-mets")) from None
        self.files.add(self.path.casefold())
        for entry in self.container.names:
            self._entries.setdefault(PurePosixPath(entry).name.casefold(), []).append(entry)
        for one in self._root.iter():
            if _local(one) == "dmdSec":
                self._places.setdefault(_attribute(one, "ID"), []).append(len(self._sections))
                self._sections.append(one)
            elif _local(one) == "file":
                href = next((_attribute(at, "href") for at in one if _local(at) == "FLocat"), "")
                name = self._found(href)
                self.files.add(name.casefold())
                if name.lower().endswith(".xml"):
                    self.pages[_attribute(one, "ID")] = name

    def _found(self, href: str) -> str:
        """The entry that an address means: in the METS file's own folder, else the only one of that name."""
        steps = unquote(re.sub(r"^file:(?://)?/?", "", href)).replace("\\", "/").split("/")
        path = "/".join(step for step in steps if step not in ("", ".", ".."))
        near = str(PurePosixPath(self.path).parent / path)
        if near in self.container:
            return near
        alike = self._entries.get(PurePosixPath(path).name.casefold(), [])
        return alike[0] if len(alike) == 1 else near

    def stories(self) -> list[_Story]:
        """The articles that the logical structure marks with blocks of their own; else the pages."""
        issue = tuple(self._issue_fields())
        maps = [one for one in self._root.iter() if _local(one) == "structMap"]
        logical = [one for one in maps if _attribute(one, "TYPE").casefold() == "logical"]
        articles = [story for one in logical for div in _outermost(one) if (story := self._article(div, issue)).body]
        if articles:
            return articles
        return [_Story(f"page {n}", issue, (), (), ((page, ""),)) for n, page in enumerate(self._page_order(maps), 1)]

    def _page_order(self, maps: list[Element]) -> list[str]:
        """The pages in the order of the physical structure; else as they are listed."""
        physical = [one for one in maps if _attribute(one, "TYPE").casefold() == "physical"]
        pointed = [_attribute(p, "FILEID") for one in physical for p in one.iter() if _local(p) in ("fptr", "area")]
        return [page for page in dict.fromkeys(pointed) if page in self.pages] or [*self.pages]

    def _issue_fields(self) -> Iterator[NamedField]:
        """The newspaper and its day: from the description of the whole issue, which comes before those of articles."""
        articles = {part for div in self._root.iter() if _is_article(div) for part in _attribute(div, "DMDID").split()}
        for section in self._sections:
            if _attribute(section, "ID") in articles:
                continue
            for one in section.iter():
                words = " ".join("".join(one.itertext()).split())
                if _local(one) == "title" and words:
                    yield NamedField("outlet", "mods:title", words)
                elif _local(one) in ("dateIssued", "date") and words:
                    yield NamedField("published", f"mods:{_local(one)}", words)
                elif _local(one) in ("languageTerm", "language") and re.fullmatch(r"[a-z]{2}", words):
                    yield NamedField("language", f"mods:{_local(one)}", words)

    def _article(self, div: Element, issue: tuple[NamedField, ...]) -> _Story:
        fields = [NamedField("headline", "div@LABEL", _attribute(div, "LABEL"), 1)]
        described = {n for ident in _attribute(div, "DMDID").split() for n in self._places.get(ident, ())}
        for n in sorted(described):
            fields += _described(self._sections[n])
        places: dict[str, list[tuple[str, str]]] = {"heading": [], "author": [], "body": []}
        for kind, area in _areas(div):
            places[kind].append((_attribute(area, "FILEID"), _attribute(area, "BEGIN")))
        known = tuple(one for one in (*fields, *issue) if one.value)
        name = next((one.value for one in known if one.kind == "headline"), "") or _attribute(div, "ID")
        kept = (tuple(dict.fromkeys(found)) for found in places.values())
        return _Story(name[:_CUT], known, *kept)

    def piece(self, story: _Story) -> Piece | None:
        """The story with its words; None where its pages are missing or empty."""
        body = [words for at in story.body for words in self._words(*at)]
        heading = " ".join(" ".join(words.split()) for at in story.headings for words in self._words(*at))
        fields = [*story.fields]
        if heading:
            fields.append(NamedField("headline", "div[heading]", heading))
        fields += [
            NamedField("byline", "div[author]", " ".join(words.split()))
            for at in story.authors
            for words in self._words(*at)
        ]
        if not body:
            return None
        content = {"fields": [[f.kind, f.name, f.value, f.place] for f in fields], "body": body}
        return Piece(story.locator, (_MARK + json.dumps(content, ensure_ascii=False)[1:]).encode())

    def _words(self, file: str, block: str) -> list[str]:
        """The paragraphs of one block of a page, or of the whole page."""
        name = self.pages.get(file)
        if name is None or name not in self.container:
            return []
        if name not in self._blocks:
            self._blocks[name] = {
                ident or f"block {n}": _HYPHEN.sub("", "\n".join(lines)).replace("\n", " ")
                for n, (ident, lines) in enumerate(alto_blocks(_text(self.container.unfold(name))))
            }
        blocks = self._blocks[name]
        return [*blocks.values()] if not block else [blocks[block]] if block in blocks else []


def _text(data: bytes) -> str:
    return decode_head(data) if data[:2] in (b"\xff\xfe", b"\xfe\xff") else decode(data)


def _is_article(div: Element) -> bool:
    return _local(div) == "div" and _attribute(div, "TYPE").casefold() in _ARTICLES


def _outermost(structure: Element) -> Iterator[Element]:
    """Articles that are within no other article."""
    ahead = [*reversed(structure)]
    while ahead:
        div = ahead.pop()
        if _is_article(div):
            yield div
        else:
            ahead += reversed(div)


def _areas(article: Element) -> Iterator[tuple[str, Element]]:
    """The areas of an article with what they hold, by the nearest division that says so."""
    ahead = [("body", one) for one in reversed(article)]
    while ahead:
        kind, one = ahead.pop()
        name = _attribute(one, "TYPE").casefold()
        if name in _NO_TEXT:
            continue
        kind = "heading" if name in _HEADINGS else "author" if name in _BYLINES else kind
        if _local(one) == "area" and _attribute(one, "BEGIN"):
            yield kind, one
        ahead += [(kind, inner) for inner in reversed(one)]


def _described(section: Element) -> Iterator[NamedField]:
    """What the description of an article (MODS or Dublin Core) states."""
    for one in section.iter():
        words = " ".join("".join(one.itertext()).split())
        match _local(one):
            case "title" if words:
                yield NamedField("headline", "mods:title", words)
            case "subTitle" if words:
                yield NamedField("standfirst", "mods:subTitle", words)
            case ("namePart" | "creator") as name if words:
                yield NamedField("byline", f"mods:{name}", words)
