"""Reads the styles of an ODT: which paragraphs are titles and headings, how large they are, and which are hidden."""

from __future__ import annotations

from dataclasses import dataclass, field

from dossier import lazy_re as re
from dossier.reading.office.outline import DEEPEST, level_of
from dossier.reading.office.xml_walk import Attributes, Start

_SIZE = re.compile(r"(\d{1,3}(?:\.\d+)?)(pt|%)")
_PARAGRAPHS = "paragraph"
_BOLD = ("bold", "bolder", "600", "700", "800", "900")


@dataclass(slots=True)
class OdtStyle:
    """One style as written; what it does not set, its parent style may set."""

    name: str = ""
    base: str = ""
    level: int | None = None
    size: str = ""
    hidden: bool | None = None
    bold: bool | None = None
    italic: bool | None = None
    master: str = ""  # of the page that begins with such a paragraph


@dataclass(slots=True)
class OdtStyles:
    """All styles by family and name; filled during a walk."""

    by_name: dict[tuple[str, str], OdtStyle] = field(default_factory=dict)
    size: float = 12.0
    at: OdtStyle = field(default_factory=OdtStyle)

    def starts(self) -> dict[str, Start]:
        return {
            "style:style": self._style,
            "style:default-style": self._default,
            "style:text-properties": self._text_properties,
        }

    def _style(self, attributes: Attributes) -> None:
        name, base = attributes.get("style:name", ""), attributes.get("style:parent-style-name", "")
        level = attributes.get("style:default-outline-level", "")
        self.at = OdtStyle(name, base, int(level) if level in tuple("123456789") else None)
        self.at.master = attributes.get("style:master-page-name", "")
        self.by_name[attributes.get("style:family", ""), name] = self.at

    def _default(self, attributes: Attributes) -> None:
        self.at = OdtStyle()
        self.by_name[attributes.get("style:family", ""), ""] = self.at

    def _text_properties(self, attributes: Attributes) -> None:
        self.at.size = attributes.get("fo:font-size", self.at.size)
        if "fo:font-weight" in attributes:  # normal, bold, or hundreds (XSL 1.1, 7.9.9)
            self.at.bold = attributes["fo:font-weight"] in _BOLD
        if "fo:font-style" in attributes:
            self.at.italic = attributes["fo:font-style"] in ("italic", "oblique")
        if "text:display" in attributes:
            self.at.hidden = attributes["text:display"] == "none"

    def level(self, name: str) -> int | None:
        """0 for the document's title, 1 and more for headings."""
        return level_of(self._chain(_PARAGRAPHS, name), title="Title", heading="Heading_20_")

    def size_of(self, name: str) -> float:
        """The size in points of a paragraph's style; resolves percentages of the parent style."""
        share = 1.0
        for style in (*self._chain(_PARAGRAPHS, name), *self._chain(_PARAGRAPHS, "")):
            if match := _SIZE.fullmatch(style.size):
                if match[2] == "pt":
                    return share * float(match[1])
                share *= float(match[1]) / 100
        return share * self.size

    def size_in(self, name: str) -> float | None:
        """The size in points, if a style for letters sets it."""
        sizes = (match for style in self._chain("text", name) if (match := _SIZE.fullmatch(style.size)))
        return next((float(match[1]) for match in sizes if match[2] == "pt"), None)

    def face(self, family: str, name: str) -> tuple[bool | None, bool | None]:
        """Whether letters of a style are bold and italic; None where neither it nor a parent style sets it."""
        chain = self._chain(family, name)
        bold = next((style.bold for style in chain if style.bold is not None), None)
        return bold, next((style.italic for style in chain if style.italic is not None), None)

    def hides(self, family: str, name: str) -> bool:
        return bool(next((style.hidden for style in self._chain(family, name) if style.hidden is not None), False))

    def master(self, name: str) -> str:
        """The master page that a paragraph of this style begins."""
        return next((style.master for style in self._chain(_PARAGRAPHS, name) if style.master), "")

    def _chain(self, family: str, name: str) -> list[OdtStyle]:
        found: list[OdtStyle] = []
        while (style := self.by_name.get((family, name))) is not None and len(found) < DEEPEST:
            found.append(style)
            if not style.base:
                break
            name = style.base
        return found
