"""Reads the styles of a DOCX: which paragraphs are titles and headings, how large they are, and which are hidden."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from dossier.reading.office.outline import DEEPEST, level_of
from dossier.reading.office.xml_walk import Attributes, End, Start, Walk

SPACES = {
    "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w",
    "http://purl.oclc.org/ooxml/wordprocessingml/main": "w",  # ISO/IEC 29500 Strict
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships": "r",
    "http://purl.oclc.org/ooxml/officeDocument/relationships": "r",
    "http://schemas.openxmlformats.org/officeDocument/2006/math": "m",
    "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc",
}
Toggle = Literal["bold", "italic"]
_OFF = ("0", "false", "off", "none")


@dataclass(slots=True)
class DocxStyle:
    """One style as written; what it leaves open the style it rests on may say."""

    name: str = ""
    base: str = ""
    level: int | None = None
    size: float | None = None
    hidden: bool | None = None
    bold: bool | None = None
    italic: bool | None = None
    item: bool = False  # of a list


@dataclass(slots=True)
class DocxStyles:
    """All styles by their ids, the default size of letters, and the style of plain paragraphs."""

    by_id: dict[str, DocxStyle] = field(default_factory=dict)
    size: float = 10.0
    plain: str = ""
    _toggled: dict[tuple[Toggle, str], bool] = field(default_factory=dict)  # results by style, as their chains are long

    def level(self, ident: str) -> int | None:
        """0 for the document's title, 1 and more for headings."""
        return level_of(self._chain(ident))

    def size_of(self, *idents: str) -> float:
        """The size in points from the first style that sets it."""
        found = (style.size for ident in idents for style in self._chain(ident) if style.size)
        return next(found, self.size)

    def hides(self, ident: str) -> bool:
        """Whether its words are not shown, or only ask to be replaced."""
        chain = self._chain(ident)
        return any(style.name == "placeholder text" for style in chain) or bool(
            next((style.hidden for style in chain if style.hidden is not None), False)
        )

    def is_set(self, what: Toggle, run: str, paragraph: str) -> bool:
        """Whether letters are so: a style of letters turns round what the paragraph's says (ECMA-376, 17.7.3)."""
        return self._toggle(what, run) != self._toggle(what, paragraph or self.plain)

    def _toggle(self, what: Toggle, ident: str) -> bool:
        found = self._toggled.get((what, ident))
        if found is None:
            settings = (style.bold if what == "bold" else style.italic for style in self._chain(ident))
            found = self._toggled[what, ident] = bool(
                next((setting for setting in settings if setting is not None), False)
            )
        return found

    def is_item(self, ident: str) -> bool:
        return any(style.item for style in self._chain(ident))

    def _chain(self, ident: str) -> list[DocxStyle]:
        found: list[DocxStyle] = []
        while ident in self.by_id and len(found) < DEEPEST:
            found.append(self.by_id[ident])
            ident = found[-1].base
        return found


def value(attributes: Attributes) -> str:
    return attributes.get("w:val", "")


def is_on(attributes: Attributes) -> bool:
    """A property that is there is on, unless it says otherwise (ECMA-376, part 1, 17.17.4)."""
    return value(attributes) not in _OFF


def points(attributes: Attributes) -> float | None:
    """Converts a size, which the format gives in half points."""
    half = value(attributes)
    return int(half) / 2 if half.isascii() and half.isdigit() and len(half) < 5 else None


def outline_level(attributes: Attributes) -> int | None:
    """The level of a heading; the format counts from 0, and uses 9 for running text."""
    level = value(attributes)
    return int(level) + 1 if level in tuple("012345678") else None


def read_styles(data: bytes | None) -> tuple[DocxStyles, str | None]:
    """The styles in a styles part, if there is one, and where it breaks off, if it does."""
    found = DocxStyles()
    gather = _Gather(found)
    walk = Walk(SPACES, gather.starts(), gather.ends(), lambda _: None, frozenset(("w:tblStylePr",)))
    return found, walk.over(data) if data is not None else None


class _Gather:
    """Fills `DocxStyles` during a walk; outside any style come the defaults of the document."""

    def __init__(self, styles: DocxStyles) -> None:
        self._styles = styles
        self._at = DocxStyle()
        self._inside = False

    def starts(self) -> dict[str, Start]:
        return {
            "w:style": self._style,
            "w:name": lambda attributes: setattr(self._at, "name", value(attributes).casefold()),
            "w:basedOn": lambda attributes: setattr(self._at, "base", value(attributes)),
            "w:outlineLvl": lambda attributes: setattr(self._at, "level", outline_level(attributes)),
            "w:vanish": lambda attributes: setattr(self._at, "hidden", is_on(attributes)),
            "w:b": lambda attributes: setattr(self._at, "bold", is_on(attributes)),
            "w:i": lambda attributes: setattr(self._at, "italic", is_on(attributes)),
            "w:numPr": lambda _: setattr(self._at, "item", True),
            "w:sz": self._size,
        }

    def ends(self) -> dict[str, End]:
        return {"w:style": self._leave}

    def _style(self, attributes: Attributes) -> None:
        ident, self._inside = attributes.get("w:styleId", ""), True
        self._at = self._styles.by_id[ident] = DocxStyle()
        if attributes.get("w:type") == "paragraph" and attributes.get("w:default", "0") not in _OFF:
            self._styles.plain = ident

    def _leave(self) -> None:
        self._at, self._inside = DocxStyle(), False

    def _size(self, attributes: Attributes) -> None:
        if size := points(attributes):
            self._at.size = size
            if not self._inside:
                self._styles.size = size
