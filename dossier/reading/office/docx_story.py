"""Walks through a part of a DOCX that holds paragraphs, and gathers what of them is seen."""

from __future__ import annotations

from typing import Any

from dossier import lazy_re as re
from dossier.reading.office.docx_gathered import DocxField, DocxParagraph, DocxRun, DocxSection, DocxStory
from dossier.reading.office.docx_styles import SPACES, DocxStyles, is_on, outline_level, points, value
from dossier.reading.office.emphasis import emphasis, stretches
from dossier.reading.office.passages import DocumentPassage, Joint
from dossier.reading.office.word_links import leads, links
from dossier.reading.office.xml_walk import Attributes, End, Start, Walk

# Skipped: deleted and moved words, former properties, the fallback form of a drawing, and phonetic guides (ruby)
_SILENT = frozenset(
    (
        *("w:del", "w:moveFrom", "w:rPrChange", "w:pPrChange", "w:sectPrChange", "w:tblPrChange"),
        *("w:trPrChange", "w:tcPrChange", "w:tblGridChange", "mc:Fallback", "w:rt"),
    )
)
# Fields that the program fills anew at every opening: what they show is not what was written (ECMA-376, 17.16.5)
_VOLATILE = frozenset(
    ("PAGE", "NUMPAGES", "SECTIONPAGES", "SECTION", "DATE", "TIME", "FILENAME", "PAGEREF", "NUMCHARS", "NUMWORDS")
)
_HYPERLINK = re.compile(r'HYPERLINK\s+"([^"\s]+)"', re.I)
_HEX = re.compile(r"[0-9A-Fa-f]{1,6}")


def walk_story(data: bytes, styles: DocxStyles, links: dict[str, str]) -> DocxStory:
    """Walks through a part. Where its markup breaks off `damage` says so, and what came before is kept."""
    walker = _Walker(DocxStory(styles, links))
    walker.story.damage = Walk(SPACES, walker.starts(), walker.ends(), walker.text, _SILENT).over(data)
    while walker.open:
        walker.end_paragraph()
    return walker.story


class _Walker:
    """The callbacks of one walk."""

    def __init__(self, story: DocxStory) -> None:
        self.story = story
        self.open: list[DocxParagraph] = []
        self._fields: list[DocxField] = []
        self._links: list[str] = []  # what those that are open lead to
        self._rows: list[tuple[int, int]] = []  # cells and paragraphs in the row at hand, of each open table
        self._listening = self._coding = False
        self._carried: DocxParagraph | None = None
        self._note = ("", 0)
        self._hiding: dict[str, bool] = {}  # styles by id

    def starts(self) -> dict[str, Start]:
        return {**self._shapes(), **self._settings(), **self._marks(), **self._counted()}

    def _shapes(self) -> dict[str, Start]:
        return {
            "w:p": self._start_paragraph,
            "w:r": self._start_run,
            "w:t": self._listen,
            "m:t": self._listen,
            "w:instrText": self._code,
            "w:tbl": lambda _: self._rows.append((0, 0)),
            "w:tr": lambda _: self._row(0, 0),
            "w:tc": self._start_cell,
            "w:hyperlink": lambda attributes: self._links.append(self.story.links.get(attributes.get("r:id", ""), "")),
            "w:fldSimple": self._simple_field,
            "w:fldChar": self._field_mark,
            "w:footnote": self._start_note,
            "w:endnote": self._start_note,
            "w:sectPr": lambda _: self.story.sections.append(DocxSection()),
        }

    def _settings(self) -> dict[str, Start]:
        return {
            "w:pPr": lambda _: self._set_in_properties(True),
            "w:pStyle": lambda attributes: self._set("style", value(attributes)),
            "w:outlineLvl": lambda attributes: self._set("level", outline_level(attributes)),
            "w:numPr": lambda _: self._item(),
            "w:rStyle": lambda attributes: self._set_run("style", value(attributes)),
            "w:sz": lambda attributes: self._set_run("size", points(attributes)),
            "w:vanish": lambda attributes: self._set_run("hidden", is_on(attributes)),
            "w:b": lambda attributes: self._set_run("bold", is_on(attributes)),
            "w:i": lambda attributes: self._set_run("italic", is_on(attributes)),
            "w:headerReference": lambda attributes: self._furniture("header", attributes),
            "w:footerReference": lambda attributes: self._furniture("footer", attributes),
            "w:titlePg": self._own_first,
        }

    def _marks(self) -> dict[str, Start]:
        return {
            "w:tab": lambda _: self._mark("\t"),
            "w:ptab": lambda _: self._mark("\t"),
            "w:br": lambda _: self._mark("\n"),
            "w:cr": lambda _: self._mark("\n"),
            "w:noBreakHyphen": lambda _: self._mark("-"),
            "w:sym": self._symbol,
        }

    def _counted(self) -> dict[str, Start]:
        return {
            "w:ins": lambda _: self._count("insertions"),
            "w:del": self._deleted,
            "w:moveFrom": lambda _: self._count("moves"),
            "w:commentReference": lambda _: self._count("comments"),
            "w:altChunk": lambda _: self._count("embedded texts"),
            "w:footnoteReference": lambda attributes: self.story.called.append(
                ("footnotes", attributes.get("w:id", ""))
            ),
            "w:endnoteReference": lambda attributes: self.story.called.append(("endnotes", attributes.get("w:id", ""))),
        }

    def ends(self) -> dict[str, End]:
        return {
            "w:p": self.end_paragraph,
            "w:pPr": lambda: self._set_in_properties(False),
            "w:t": self._stop_listening,
            "m:t": self._stop_listening,
            "w:instrText": self._stop_listening,
            "w:tbl": lambda: self._leave(self._rows),
            "w:hyperlink": lambda: self._leave(self._links),
            "w:fldSimple": lambda: self._leave(self._fields),
            "w:footnote": self._end_note,
            "w:endnote": self._end_note,
        }

    # Words

    def text(self, words: str) -> None:
        if self._coding:
            if self._fields:
                self._fields[-1].code += words
        elif self._listening:
            self._add(words)

    def _add(self, words: str) -> None:
        if not self.open or (self._fields and not self._fields[-1].shown):
            return
        paragraph = self.open[-1]
        if self._is_hidden(paragraph):
            self._count("hidden characters", len(words))
            return
        paragraph.pieces.append(words)
        paragraph.faces.append(paragraph.run.face(self.story.styles, paragraph.style))
        setting = paragraph.run.style, paragraph.run.size
        paragraph.letters[setting] = paragraph.letters.get(setting, 0) + len(words)
        paragraph.targets.append(self._target())

    def _target(self) -> str | None:
        """The link target of the current words."""
        if self._links:
            return self._links[-1]
        return self._fields[-1].target if self._fields else None

    def _is_hidden(self, paragraph: DocxParagraph) -> bool:
        if paragraph.run.hidden is not None:
            return paragraph.run.hidden
        return self._hides(paragraph.run.style) or self._hides(paragraph.style)

    def _hides(self, style: str) -> bool:
        found = self._hiding.get(style)
        if found is None:
            found = self._hiding[style] = self.story.styles.hides(style)
        return found

    def _listen(self, _attributes: Attributes) -> None:
        self._listening = True

    def _code(self, _attributes: Attributes) -> None:
        self._coding = True

    def _stop_listening(self) -> None:
        self._listening = self._coding = False

    def _mark(self, mark: str) -> None:
        if self.open and not self.open[-1].in_properties:  # among its properties a tab is a place on the ruler
            self._add(mark)

    def _symbol(self, attributes: Attributes) -> None:
        """Adds a letter given by its number; those of symbol fonts, in the private area, are no words."""
        code = int(attributes.get("w:char", "") or "0", 16) if _HEX.fullmatch(attributes.get("w:char", "")) else 0
        if 0x20 <= code < 0xD800:
            self._mark(chr(code))

    # Paragraphs and tables

    def _start_paragraph(self, _attributes: Attributes) -> None:
        paragraph = DocxParagraph(self._joint())
        if self._carried is not None:
            paragraph.pieces, paragraph.letters = self._carried.pieces, self._carried.letters
            paragraph.faces, paragraph.targets = self._carried.faces, self._carried.targets
            self._carried = None
        self.open.append(paragraph)

    def _joint(self) -> Joint:
        """A row's cells are on one line; all else in a table is under what comes before it."""
        if not self._rows:
            return "apart"
        cells, paragraphs = self._rows[-1]
        self._rows[-1] = cells, paragraphs + 1
        return "beside" if cells > 1 and paragraphs == 0 else "under"

    def _row(self, cells: int, paragraphs: int) -> None:
        if self._rows:
            self._rows[-1] = cells, paragraphs

    def _start_cell(self, _attributes: Attributes) -> None:
        if self._rows:
            self._row(self._rows[-1][0] + 1, 0)

    def end_paragraph(self) -> None:
        if not self.open:
            return
        paragraph = self.open.pop()
        if paragraph.continues:
            self._carried = paragraph
        else:
            self.story.passages.append(self._passage(paragraph))

    def _passage(self, paragraph: DocxParagraph) -> DocumentPassage:
        styles = self.story.styles
        text = "".join(paragraph.pieces)
        level = paragraph.level if paragraph.level is not None else styles.level(paragraph.style)
        style, size = max(paragraph.letters, key=lambda setting: paragraph.letters[setting], default=("", None))
        size = size or styles.size_of(style, paragraph.style or styles.plain)
        styled = level is None and styles.is_item(paragraph.style)
        set_apart = emphasis(stretches(paragraph.pieces, paragraph.faces))
        joint = "under" if styled and paragraph.joint == "apart" else paragraph.joint
        found = links(stretches(paragraph.pieces, paragraph.targets))
        is_item = styled or paragraph.is_item
        return DocumentPassage(text, level, size, joint, leads(found, text), set_apart, False, found, is_item)

    def _start_run(self, _attributes: Attributes) -> None:
        if self.open:
            self.open[-1].run = DocxRun()

    def _set_in_properties(self, yes: bool) -> None:
        if self.open:
            self.open[-1].in_properties = yes

    def _set(self, what: str, setting: str | int | None) -> None:
        if self.open:
            setattr(self.open[-1], what, setting)

    def _set_run(self, what: str, setting: str | float | None) -> None:
        if self.open and not self.open[-1].in_properties:  # there they set the mark at its end alone
            setattr(self.open[-1].run, what, setting)

    def _item(self) -> None:
        if self.open:
            self.open[-1].joint, self.open[-1].is_item = "under", True

    # Fields, notes, sections, changes

    def _simple_field(self, attributes: Attributes) -> None:
        self._open_field(attributes.get("w:instr", ""))
        self._decode_field()

    def _open_field(self, code: str = "") -> None:
        outer = self._fields[-1] if self._fields else DocxField()
        self._fields.append(DocxField(code, outer.target, outer.shown))

    def _field_mark(self, attributes: Attributes) -> None:
        kind = attributes.get("w:fldCharType")
        if kind == "begin":
            self._open_field()
        elif kind == "separate":
            self._decode_field()
        elif kind == "end":
            self._leave(self._fields)

    def _decode_field(self) -> None:
        if self._fields:
            one = self._fields[-1]
            what = next(iter(one.code.split()), "").upper()
            one.shown = one.shown and what not in _VOLATILE
            if what == "HYPERLINK":
                match = _HYPERLINK.search(one.code)
                one.target = match[1] if match else ""

    def _start_note(self, attributes: Attributes) -> None:
        self._note = attributes.get("w:id", ""), len(self.story.passages)

    def _end_note(self) -> None:
        ident, first = self._note
        self.story.notes[ident] = "\n".join(passage.text for passage in self.story.passages[first:])

    def _furniture(self, what: str, attributes: Attributes) -> None:
        if self.story.sections:
            self.story.sections[-1].parts[f"{what} {attributes.get('w:type', 'default')}"] = attributes.get("r:id", "")

    def _own_first(self, attributes: Attributes) -> None:
        if self.story.sections:
            self.story.sections[-1].own_first = is_on(attributes)

    def _deleted(self, _attributes: Attributes) -> None:
        self._count("deletions")
        if self.open and self.open[-1].in_properties:
            self.open[-1].continues = True

    def _count(self, what: str, by: int = 1) -> None:
        self.story.counts[what] = self.story.counts.get(what, 0) + by

    @staticmethod
    def _leave(stack: list[Any]) -> None:
        if stack:
            stack.pop()
