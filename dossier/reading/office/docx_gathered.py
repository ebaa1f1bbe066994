"""The data gathered from a part of a DOCX during the walk: runs, paragraphs, fields, sections, the story."""

from __future__ import annotations

from dataclasses import dataclass, field

from dossier.reading.office.docx_styles import DocxStyles
from dossier.reading.office.emphasis import Face
from dossier.reading.office.passages import DocumentPassage, Joint


@dataclass(slots=True)
class DocxRun:
    """How the letters of a run are set; None where its styles decide."""

    style: str = ""
    size: float | None = None
    hidden: bool | None = None
    bold: bool | None = None
    italic: bool | None = None

    def face(self, styles: DocxStyles, paragraph: str) -> Face:
        """How its letters look in a paragraph of that style."""
        bold = styles.is_set("bold", self.style, paragraph) if self.bold is None else self.bold
        italic = styles.is_set("italic", self.style, paragraph) if self.italic is None else self.italic
        return Face(bold, italic)


@dataclass(slots=True)
class DocxParagraph:
    """A paragraph in the making; a text box puts one into another."""

    joint: Joint = "apart"
    style: str = ""
    level: int | None = None
    is_item: bool = False  # of a list
    in_properties: bool = False  # whether its own properties are being read
    continues: bool = False  # its end was deleted: the next paragraph continues it
    pieces: list[str] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)  # of each piece
    run: DocxRun = field(default_factory=DocxRun)
    letters: dict[tuple[str, float | None], int] = field(default_factory=dict)
    targets: list[str | None] = field(default_factory=list)  # where each piece leads, if it is in a link


@dataclass(slots=True)
class DocxField:
    """A field that is open; what it does not set, it inherits from the field around it."""

    code: str = ""
    target: str | None = None  # of a link, empty for a place in the document
    shown: bool = True


@dataclass(slots=True)
class DocxSection:
    """The headers and footers of a section by their kind ("header first"), and whether its first page has its own."""

    parts: dict[str, str] = field(default_factory=dict)  # ids of relations
    own_first: bool = False


@dataclass(slots=True)
class DocxStory:
    """The content of one part: passages, the notes it refers to by kind and id, and counts of what is not shown."""

    styles: DocxStyles
    links: dict[str, str]  # what they lead to, by ids of relations
    passages: list[DocumentPassage] = field(default_factory=list)
    called: list[tuple[str, str]] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)  # of a part of notes: words by id
    sections: list[DocxSection] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    damage: str | None = None
