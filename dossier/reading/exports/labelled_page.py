"""Reads pages that databases and index forms write: labels above or before values, or classes that name fields."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from selectolax.lexbor import LexborHTMLParser, LexborNode

from dossier import lazy_re as re
from dossier.authority.knowledge import entries
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.model.file_parts import Part
from dossier.reading.exports.item_format import Piece, listing, parts_of
from dossier.reading.exports.named_item import NamedField, NamedItem, describe_item
from dossier.reading.exports.story_split import may_close_stories, may_hold_stories, split
from dossier.reading.exports.xml_items import paragraphs_in
from dossier.reading.html.html_reader import HtmlReader, page_source, parse_page
from dossier.reading.html.markup_guard import limit_markup
from dossier.reading.plaintext.database_labels import KINDS, TAGS
from dossier.reading.plaintext.database_marks import lone_label
from dossier.reading.plaintext.database_record import read_record
from dossier.reading.plaintext.text_reader import describe
from dossier.reading.text_tools.charset import is_binary
from dossier.reading.text_tools.text_lines import is_rule, lines

_CELL = re.compile(
    rb">\s*([^<>&\s][^<>&]{0,40}?)\s*(?:&nbsp;|\xc2\xa0|\xa0)?\s*[:\s]*</(?:td|th|b|strong|dt|span|p|div|font|label)>",
    re.I,
)
_HEAD = 1 << 15  # bytes in which labels are looked for
_FEWEST = 3  # of them
_PLAIN, _PAGE = "text/plain; charset=utf-8", "text/html"


@cache
def _formats() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    names = dict.fromkeys(row.note for row in entries("html_fields"))
    return {name: {r.concept: r.words for r in entries("html_fields") if r.note == name} for name in names}


@dataclass(frozen=True, slots=True)
class LabelledPageReader:
    """One story or many of a page whose labels or classes name the fields."""

    version: str = "labelled-page/1"
    media_types: tuple[str, ...] = (_PAGE,)
    endings: tuple[str, ...] = (".html", ".htm")

    def accepts(self, data: bytes, name: str) -> bool:
        if is_binary(data) or not HtmlReader().accepts(data, name):
            return False
        if any(all(needed.lstrip(".").encode() in data for needed in rules["needs"]) for rules in _formats().values()):
            return True
        labelled = _has_labels(data)
        if not labelled and not may_close_stories(data):
            return False
        words = parse_page(data).words
        return bool(_stories(words)) or (labelled and _is_record(words))

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable where no story is in it."""
        pieces, media_type = _pieces(data)
        if len(pieces) > 1:
            return listing(self.version, _PAGE, iter(pieces), _lacks(data))
        if media_type == _PAGE:
            return describe_item(_item(pieces[0].data), self.version, _PAGE, name)
        words = parse_page(data).words
        return Reading(self.version, _PAGE, words, describe(words, name))

    def parts(self, data: bytes, name: str) -> Iterator[Part]:  # noqa: ARG002 - stories have names of their own
        pieces, media_type = _pieces(data)
        return parts_of(iter(pieces), media_type)


def _lacks(data: bytes) -> Clause | None:
    """A whole page ends with a tag, be it that of a paragraph; a page that ends within words was cut off."""
    return None if data.rstrip().endswith((b">", b";")) else Clause("cut-off-within-last-story")


def _has_labels(data: bytes) -> bool:
    """Whether elements near the start hold labels of a story and nothing else."""
    cells = (cell.decode("utf-8", "replace").strip() for cell in _CELL.findall(data, 0, _HEAD))
    known = {label for cell in cells if (label := lone_label(cell)) in KINDS or cell.lower() in TAGS}
    return len(known) >= _FEWEST


def _is_record(words: str) -> bool:
    record = read_record(words, [line for line in lines(words) if not is_rule(line.text)])
    return record is not None and record.start < record.end


def _stories(words: str) -> list[str]:
    return [span.of(words).strip() for span in split(words).stories] if may_hold_stories(words.encode()) else []


def _pieces(data: bytes) -> tuple[list[Piece], str]:
    """The stories as pages of their own, or as plain words where only lines part them."""
    if found := list(_elements(data)):
        return found, _PAGE
    words = parse_page(data).words
    stories = _stories(words) or [words]
    return [Piece(f"{n} of {len(stories)}", story.encode()) for n, story in enumerate(stories, 1)], _PLAIN


def _elements(data: bytes) -> Iterator[Piece]:
    tree = LexborHTMLParser(limit_markup(page_source(data)))
    for rules in _formats().values():
        for node in tree.css(rules["item"][0]):
            if all(node.css_first(needed) for needed in rules["needs"]):
                key = next((_words(found) for s in rules.get("id", ()) if (found := node.css_first(s))), "")
                yield Piece(key, f'<meta charset="utf-8">\n{node.html}'.encode())


def _item(data: bytes) -> NamedItem:
    tree = LexborHTMLParser(data)
    for form, rules in _formats().items():
        node = next((n for n in tree.css(rules["item"][0]) if all(n.css_first(s) for s in rules["needs"])), None)
        if node is not None and form == "hocr":
            return _recognised(node)
        if node is not None:
            return _classed(node, form, rules)
    raise Unreadable(Clause("page-without-story"))


def _classed(node: LexborNode, form: str, rules: Mapping[str, tuple[str, ...]]) -> NamedItem:
    fields = [
        NamedField(kind, selector.lstrip("."), _words(found), place)
        for kind, selectors in rules.items()
        if kind not in ("item", "needs", "id", "body")
        for place, selector in enumerate(selectors)
        for found in node.css(selector)[:5]
    ]
    body = next((found.html or "" for s in rules["body"] if (found := node.css_first(s))), "")
    return NamedItem(form, tuple(fields), tuple(paragraphs_in(body)))


def _recognised(node: LexborNode) -> NamedItem:
    """The lines that an engine recognised, paragraph by paragraph (hOCR)."""
    groups = node.css(".ocr_par") or [node]
    parts = ("\n".join(_words(line) for line in group.css(".ocr_line")) for group in groups)
    return NamedItem("hocr", (), tuple(part for part in parts if part.strip()))


def _words(node: LexborNode) -> str:
    return " ".join(node.text().split())
