"""The content of a written document (DOCX, ODT, RTF): its paragraphs, and how their words look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from dossier import lazy_re as re
from dossier.reading.office.emphasis import Emphasis
from dossier.reading.office.word_links import WordLink
from dossier.reading.text_tools.nfc import composed

# Marks without width, controls, and lone surrogates; soft hyphens only say where a word may be broken
_INVISIBLE = re.compile("[\xad\u200b\u2060\ufeff\u200e\u200f\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+")
_SPACES = re.compile("[ \xa0\u2000-\u200a\u202f\u205f\u3000]")
_BREAKS = re.compile("\r\n?|[\u2028\u2029\x0b\x0c\x85]")
_TABS = re.compile(r" *\t[\t ]*")
TABBED = 160  # a line of at most so many characters is set in columns by its tabs
_NUMBER = re.compile(r"\W*|\W?\w{1,3}[.)]|\d{1,3}")  # of an item in a list
BIGGER = 1.2  # times the size of the running text that headings have at least
Joint = Literal["apart", "under", "beside"]


@dataclass(frozen=True, slots=True)
class DocumentPassage:
    """One paragraph.

    `level`: 0 the document's title, 1 and more a heading; `size` of its letters in points, if known. `joint`: its
    position after the one before it; items of lists are under it, cells of a row on the same line. `url`: where all of
    it links to. `emphasis`: of `text` as it was written, none once it is cleaned.
    """

    text: str
    level: int | None = None
    size: float = 0.0
    joint: Joint = "apart"
    url: str = ""
    emphasis: tuple[Emphasis, ...] = ()
    is_bold: bool = False  # all of it, as is known once it is cleaned
    links: tuple[WordLink, ...] = ()  # of `text` as it was written
    is_item: bool = False  # of a list


@dataclass(slots=True)
class Manuscript:
    """The content of a document; `stated`: key, the format's own name and value of each fact."""

    header: list[str] = field(default_factory=list)  # of the first page
    body: list[DocumentPassage] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    footer: list[str] = field(default_factory=list)
    stated: list[tuple[str, str, str]] = field(default_factory=list)


def left_out(counts: Mapping[str, int]) -> Iterator[tuple[str, str, str]]:
    """Statements for the reader on what the words leave out: tracked changes, comments, hidden words."""
    tracked = [(what, counts[what]) for what in ("insertions", "deletions", "moves") if what in counts]
    yield "tracked changes", "", ", ".join(f"{n} {what if n > 1 else what[:-1]}" for what, n in tracked)
    for what in ("comments", "hidden characters", "embedded texts"):
        yield what, "", str(counts.get(what, ""))


def clean(text: str) -> str:
    r"""The visible words: composed letters, plain spaces, line ends as `\n`, columns set by tabs as lines."""
    if not text.isascii():
        text = composed(text)
    text = _SPACES.sub(" ", _INVISIBLE.sub("", _BREAKS.sub("\n", text)))
    return "\n".join(_untabbed(line.strip()) for line in text.split("\n")).strip()


def _untabbed(line: str) -> str:
    """Tabs part columns in a short line, unless what is before them is a label or a number."""
    cells = _TABS.split(line)
    if len(line) > TABBED:
        return " ".join(cells)
    return cells[0] + "".join(
        f" {cell}" if before.endswith(":") or _NUMBER.fullmatch(before) else f"\n{cell}"
        for before, cell in pairwise(cells)
    )


def usual_size(body: Sequence[DocumentPassage]) -> float:
    """The size that most letters have."""
    letters: dict[float, int] = {}
    for passage in body:
        letters[passage.size] = letters.get(passage.size, 0) + len(passage.text)
    return max(letters, key=lambda size: letters[size], default=0.0)
