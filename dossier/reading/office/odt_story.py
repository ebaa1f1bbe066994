"""Walks through the parts of an ODT, and gathers what of its paragraphs is seen."""

from __future__ import annotations

from dataclasses import dataclass, field

from dossier import lazy_re as re
from dossier.reading.office.emphasis import Face, emphasis, stretches
from dossier.reading.office.odt_styles import OdtStyles
from dossier.reading.office.passages import DocumentPassage, Joint
from dossier.reading.office.word_links import leads, links
from dossier.reading.office.xml_walk import Attributes, End, Start, Walk

_ODF = "urn:oasis:names:tc:opendocument:xmlns:"
SPACES = {
    **{f"{_ODF}{name}:1.0": name for name in ("office", "text", "style", "table", "draw", "meta", "manifest")},
    f"{_ODF}xsl-fo-compatible:1.0": "fo",
    f"{_ODF}svg-compatible:1.0": "svg",
    "urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0": "style",  # headers of first pages, early
    "http://www.w3.org/1999/xlink": "xlink",
    "http://purl.org/dc/elements/1.1/": "dc",
}
# Numbers of notes, descriptions of pictures, readings attached to words, cells under others, and data
_SILENT = frozenset(
    (
        *("text:note-citation", "svg:title", "svg:desc", "text:ruby-text", "table:covered-table-cell"),
        *("office:forms", "office:binary-data", "office:scripts", "office:settings", "office:meta"),
    )
)
# What the program fills anew at every opening, and fields of hidden words: no words that were written to be seen
_UNSEEN = (
    *("text:page-number", "text:page-count", "text:page-continuation", "text:time", "text:file-name"),
    *("text:hidden-text", "text:tracked-changes", "office:annotation"),
)
_FURNITURE = tuple(f"{what}{kind}" for what in ("header", "footer") for kind in ("-first", "", "-left"))
_WHITE = re.compile(r"[ \t\r\n]+")


@dataclass(slots=True)
class _Paragraph:
    style: str
    joint: Joint
    level: int | None = None
    pieces: list[str] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)  # of each piece
    letters: dict[str, int] = field(default_factory=dict)  # how many by the style they are set in
    targets: list[str | None] = field(default_factory=list)  # where each piece leads, if it is in a link


@dataclass(frozen=True, slots=True)
class _Span:
    """Words that are set in a style of their own; what that leaves open the one around them says."""

    style: str = ""
    hidden: bool = False
    bold: bool | None = None
    italic: bool | None = None


@dataclass(slots=True)
class OdtStory:
    """Passages, notes in their order, heads and feet of pages, and counts of what is not shown."""

    styles: OdtStyles = field(default_factory=OdtStyles)
    passages: list[DocumentPassage] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    furniture: dict[tuple[str, str], list[str]] = field(default_factory=dict)  # by master page and kind
    first_style: str | None = None  # of the first paragraph
    counts: dict[str, int] = field(default_factory=dict)


class OdtWalk:
    """Walks first through the styles, then through the content: what the latter says rests on the former."""

    def __init__(self) -> None:
        self.story = OdtStory()
        self._open: list[_Paragraph] = []
        self._spans: list[_Span] = []  # that are open
        self._links: list[str] = []
        self._rows: list[tuple[int, int]] = []  # cells and paragraphs in the row at hand, of each open table
        self._aside: list[list[DocumentPassage]] = []  # notes and page furniture that are open
        self._unseen = 0
        self._hidden: list[bool] = []  # of the sections and dates that are open
        self._lists = 0
        self._master = ""

    def over(self, data: bytes) -> str | None:
        """Walks through one part; where it breaks off, returns the reason as a clause."""
        damage = Walk(SPACES, self._starts(), self._ends(), self._text, _SILENT).over(data)
        while self._open:
            self._end_paragraph()
        return damage

    def _starts(self) -> dict[str, Start]:
        return {
            **self.story.styles.starts(),
            **dict.fromkeys(_UNSEEN, lambda _: self._reveal(-1)),
            **{f"style:{kind}": lambda _: self._aside.append([]) for kind in _FURNITURE},
            "style:master-page": lambda attributes: setattr(self, "_master", attributes.get("style:name", "")),
            "office:annotation": self._comment,
            **self._changes(),
            **self._blocks(),
            **self._within(),
        }

    def _changes(self) -> dict[str, Start]:
        return {
            "text:insertion": lambda _: self._count("insertions"),
            "text:deletion": lambda _: self._count("deletions"),
        }

    def _blocks(self) -> dict[str, Start]:
        return {
            "text:p": self._start_paragraph,
            "text:h": self._start_heading,
            "text:list": lambda _: self._list(1),
            "text:section": lambda attributes: self._hide(attributes.get("text:display") == "none"),
            "text:note": lambda _: self._aside.append([]),
            "table:table": lambda _: self._rows.append((0, 0)),
            "table:table-row": lambda _: self._row(0, 0),
            "table:table-cell": lambda _: self._row(self._rows[-1][0] + 1 if self._rows else 0, 0),
        }

    def _within(self) -> dict[str, Start]:
        return {
            "text:span": self._start_span,
            "text:a": lambda attributes: self._links.append(attributes.get("xlink:href", "")),
            "text:s": lambda _: self._add(" "),
            "text:tab": lambda _: self._add("\t"),
            "text:line-break": lambda _: self._add("\n"),
            "text:date": lambda attributes: self._hide(attributes.get("text:fixed") != "true"),
        }

    def _ends(self) -> dict[str, End]:
        return {
            **dict.fromkeys(_UNSEEN, lambda: self._reveal(1)),
            **{f"style:{kind}": self._ender(kind) for kind in _FURNITURE},
            "text:p": self._end_paragraph,
            "text:h": self._end_paragraph,
            "text:list": lambda: self._list(-1),
            "text:section": self._show,
            "text:date": self._show,
            "text:note": self._end_note,
            "text:span": lambda: self._leave(self._spans),
            "text:a": lambda: self._leave(self._links),
            "table:table": lambda: self._leave(self._rows),
        }

    # Words

    def _text(self, words: str) -> None:
        self._add(_WHITE.sub(" ", words))

    def _add(self, words: str) -> None:
        if not self._open or self._unseen:
            return
        paragraph = self._open[-1]
        span = self._spans[-1] if self._spans else _Span()
        if span.hidden or self.story.styles.hides("paragraph", paragraph.style):
            self._count("hidden characters", len(words))
            return
        if words.startswith(" ") and paragraph.pieces and paragraph.pieces[-1][-1:] == " ":
            words = words[1:]  # white space that meets white space is one space (ODF 1.3, part 3, 6.1.2)
        paragraph.pieces.append(words)
        paragraph.faces.append(self._face(span, paragraph.style))
        paragraph.letters[span.style] = paragraph.letters.get(span.style, 0) + len(words)
        paragraph.targets.append(self._links[-1] if self._links else None)

    def _face(self, span: _Span, paragraph: str) -> Face:
        bold, italic = self.story.styles.face("paragraph", paragraph)
        bold, italic = bold if span.bold is None else span.bold, italic if span.italic is None else span.italic
        return Face(bool(bold), bool(italic))

    def _start_span(self, attributes: Attributes) -> None:
        outer, styles = self._spans[-1] if self._spans else _Span(), self.story.styles
        style = attributes.get("text:style-name", outer.style)
        bold, italic = styles.face("text", style)
        hidden = outer.hidden or styles.hides("text", style)
        bold, italic = outer.bold if bold is None else bold, outer.italic if italic is None else italic
        self._spans.append(_Span(style, hidden, bold, italic))

    def _reveal(self, by: int) -> None:
        self._unseen -= by

    def _hide(self, hidden: bool) -> None:
        self._hidden.append(hidden)
        self._unseen += hidden

    def _show(self) -> None:
        if self._hidden:
            self._unseen -= self._hidden.pop()

    def _comment(self, _attributes: Attributes) -> None:
        self._count("comments")
        self._reveal(-1)

    def _count(self, what: str, by: int = 1) -> None:
        self.story.counts[what] = self.story.counts.get(what, 0) + by

    # Paragraphs, lists and tables

    def _start_heading(self, attributes: Attributes) -> None:
        self._start_paragraph(attributes)
        level = attributes.get("text:outline-level", "1")
        if self._open:
            self._open[-1].level = int(level) if level in tuple("123456789") else 1

    def _start_paragraph(self, attributes: Attributes) -> None:
        style = attributes.get("text:style-name", "")
        if self.story.first_style is None and not self._aside:
            self.story.first_style = style
        self._open.append(_Paragraph(style, self._joint()))

    def _joint(self) -> Joint:
        """A row's cells are on one line; all else in a table, and items of lists, is under what comes before."""
        if not self._rows:
            return "under" if self._lists else "apart"
        cells, paragraphs = self._rows[-1]
        self._rows[-1] = cells, paragraphs + 1
        return "beside" if cells > 1 and paragraphs == 0 else "under"

    def _end_paragraph(self) -> None:
        if self._open:
            paragraph = self._open.pop()
            if not self._unseen:
                (self._aside[-1] if self._aside else self.story.passages).append(self._passage(paragraph))

    def _passage(self, paragraph: _Paragraph) -> DocumentPassage:
        styles = self.story.styles
        text = "".join(paragraph.pieces)
        titled = styles.level(paragraph.style)
        level = titled if titled == 0 or paragraph.level is None else paragraph.level
        span = max(paragraph.letters, key=lambda style: paragraph.letters[style], default="")
        size = styles.size_in(span) or styles.size_of(paragraph.style)
        found = links(stretches(paragraph.pieces, paragraph.targets))
        set_apart = emphasis(stretches(paragraph.pieces, paragraph.faces))
        return DocumentPassage(
            text, level, size, paragraph.joint, leads(found, text), set_apart, False, found, self._lists > 0
        )

    def _list(self, by: int) -> None:
        self._lists += by

    def _row(self, cells: int, paragraphs: int) -> None:
        if self._rows:
            self._rows[-1] = cells, paragraphs

    # Notes, heads and feet

    def _end_note(self) -> None:
        if self._aside and (words := "\n".join(passage.text for passage in self._aside.pop())):
            self.story.notes.append(words)

    def _ender(self, kind: str) -> End:
        return lambda: self._end_furniture(kind)

    def _end_furniture(self, kind: str) -> None:
        if self._aside:
            self.story.furniture[self._master, kind] = [passage.text for passage in self._aside.pop()]

    @staticmethod
    def _leave(stack: list[_Span] | list[str] | list[tuple[int, int]]) -> None:
        if stack:
            stack.pop()
