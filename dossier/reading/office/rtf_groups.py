"""The kinds of groups in an RTF, and what each inherits from the group around it."""

from __future__ import annotations

from dataclasses import dataclass, field

from dossier import lazy_re as re
from dossier.reading.office.emphasis import PLAIN, Face, emphasis, stretches
from dossier.reading.office.passages import DocumentPassage, Joint
from dossier.reading.office.word_links import leads, links

FURNITURE = frozenset(("header", "headerf", "headerl", "headerr", "footer", "footerf", "footerl", "footerr"))
TABLES = frozenset(("fonttbl", "stylesheet"))
# Gathered unchanged: the document's information, its users' properties, and the codes of fields
FACTS = frozenset(
    (
        *("title", "subject", "author", "manager", "company", "operator", "category", "keywords", "doccomm"),
        *("propname", "staticval", "generator", "fldinst"),
    )
)
TIMES = frozenset(("creatim", "revtim"))
INFO = frozenset(("info", "userprops"))
SKIPPED = frozenset(
    (
        *("colortbl", "pict", "objdata", "nonshppict", "shprslt", "listtext", "pntext", "pntxta", "pntxtb", "xe", "tc"),
        *("rxe", "bkmkstart", "bkmkend", "revtbl", "filetbl", "sp", "mmathPr", "ftnsep", "ftnsepc", "aftnsep"),
        *("printim", "buptim", "hlinkbase", "comment", "private"),
    )
)
# All control words that decide how their group's words are used
ENTERED = SKIPPED | FURNITURE | TABLES | INFO | FACTS | TIMES
ENTERED |= frozenset(("footnote", "shptxt", "shpinst", "object", "result", "field", "annotation"))
_VOLATILE = frozenset(("PAGE", "NUMPAGES", "SECTIONPAGES", "SECTION", "DATE", "TIME", "FILENAME", "PAGEREF"))
_HYPERLINK = re.compile(r'HYPERLINK\s+"([^"\s]+)"', re.I)


@dataclass(slots=True)
class RtfField:
    """A field that is open; its code is complete when the code's group ends."""

    code: str = ""
    target: str | None = None  # of a link, empty for a place in the document
    shown: bool = True

    def decode(self, code: str) -> None:
        self.code += code
        what = next(iter(self.code.split()), "").upper()
        self.shown = what not in _VOLATILE
        if what == "HYPERLINK":
            match = _HYPERLINK.search(self.code)
            self.target = match[1] if match else ""


@dataclass(slots=True, eq=False)
class RtfTarget:
    """The destination of paragraphs: the text, a note, a page's head, a box; with the paragraph in the making."""

    passages: list[DocumentPassage] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)  # of each piece
    sizes: dict[float, int] = field(default_factory=dict)
    targets: list[str | None] = field(default_factory=list)  # the link target of each piece, if any
    cell: int = 0  # place in its row of the cell at hand
    fresh: bool = True  # nothing is in that cell yet

    def add(self, words: str, half_points: int, target: str | None, face: Face = PLAIN) -> None:
        self.pieces.append(words)
        self.faces.append(face)
        self.targets.append(target)
        size = half_points / 2
        self.sizes[size] = self.sizes.get(size, 0) + len(words)

    def end_paragraph(self, level: int | None, joint: Joint, *, is_item: bool) -> None:
        parts = [(_paired(words), face) for words, face in stretches(self.pieces, self.faces)]
        text = "".join(words for words, _ in parts)
        size = max(self.sizes, key=lambda size: self.sizes[size], default=0.0)
        found = links((_paired(words), target) for words, target in stretches(self.pieces, self.targets))
        url = leads(found, text)
        self.passages.append(DocumentPassage(text, level, size, joint, url, emphasis(parts), False, found, is_item))
        self.pieces, self.faces, self.targets, self.sizes, self.fresh = [], [], [], {}, False


def _paired(words: str) -> str:
    """Joins surrogate pairs: the format gives letters beyond the first plane as two units of UTF-16."""
    return words.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


@dataclass(slots=True)
class State:
    """The state that a group inherits from the group around it."""

    context: RtfTarget
    place: str = "text"  # where words go: "text", "skipped", a table, or a destination of facts
    font: int | None = None
    half_points: int = 24
    hidden: bool = False
    deleted: bool = False
    bold: bool = False
    italic: bool = False
    fallback: int = 1  # characters after each \u that replace it in older programs
    style: int = 0
    level: int | None = None
    tight: bool = False  # item of a list
    table: bool = False
    field: RtfField | None = None

    def inner(self) -> State:
        """The state for an inner group; `copy.copy` takes ten times as long, and every few words have a group."""
        return State(
            *(self.context, self.place, self.font, self.half_points, self.hidden, self.deleted, self.bold, self.italic),
            *(self.fallback, self.style, self.level, self.tight, self.table, self.field),
        )

    @property
    def is_text(self) -> bool:
        """Whether its words are some that are read."""
        return self.place in ("text", "footnote") or self.place in FURNITURE

    @property
    def joint(self) -> Joint:
        """A row's cells are on one line; all else in a table, and items of lists, is under what comes before."""
        if self.table:
            return "beside" if self.context.cell and self.context.fresh else "under"
        return "under" if self.tight else "apart"


@dataclass(slots=True)
class RtfStory:
    """The content of a document, including its facts by destination, with dates as ISO 8601."""

    passages: list[DocumentPassage] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    furniture: dict[str, list[str]] = field(default_factory=dict)
    facts: list[tuple[str, str]] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    own_first: bool = False
    is_whole: bool = True
